package driver_test

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/driver"
	"github.com/odsgen/ods/passes"
)

// config is what the tests' command works with.
func config() driver.Config {
	reg := passes.NewRegistry()
	passes.RegisterGeneric(reg)
	return driver.Config{Dialects: core.NewRegistry(), Passes: reg}
}
