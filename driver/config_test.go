package driver_test

import (
	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/driver"
	"github.com/odsgen/ods/generated/all"
)

// config is what the tests' command works with: everything that is shipped.
func config() driver.Config {
	dialects := all.Registry()
	backend.Extend(dialects)
	return driver.Config{Dialects: dialects, Passes: backend.Passes()}
}
