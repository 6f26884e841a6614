package cli

import (
	"io"
	"os"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs"
	"github.com/odsgen/ods/driver"
	"github.com/odsgen/ods/generated/all"
	"github.com/odsgen/ods/odsgen/live"
)

// Main runs the command with its arguments (without the program's name) and returns its exit status. Each of extend adds
// dialects to the shipped ones. The policy of the garbage collector of the whole process changes, so that one process
// runs one command.
func Main(args []string, stdin io.Reader, stdout, stderr io.Writer, extend ...func(*core.Registry)) int {
	gc := relaxCollector(os.Getenv)
	dialects := func() *core.Registry { return Dialects(extend...) }
	cfg := driver.Config{
		Name:     "ods",
		Version:  version(),
		Dialects: dialects(),
		Passes:   withUpgrade(backend.Passes()),
		Commands: commands(dialects),
		Legacy:   old(),
		Parsed:   gc.parsed,

		Streaming:   gc.streaming,
		Definitions: live.Definitions(defs.FS),
	}
	return driver.Main(cfg, args, stdin, stdout, stderr)
}

// Dialects returns a new registry of every shipped dialect with what shipped passes add to it, and of what each of
// extend adds.
func Dialects(extend ...func(*core.Registry)) *core.Registry {
	r := all.Registry()
	backend.Extend(r)
	for _, f := range extend {
		f(r)
	}
	return r
}
