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
	"github.com/odsgen/ods/passes"
)

// An Extension is what a command has besides what ships. Functions may be nil.
type Extension struct {
	// Dialects adds dialects, and what they know of others, to the shipped ones.
	Dialects func(*core.Registry)
	// Passes adds passes and pipelines to the shipped ones.
	Passes func(*passes.Registry)
}

// Main runs the command with its arguments (without the program's name) and returns its exit status. The policy of the garbage
// collector of the whole process changes, so that one process runs one command.
func Main(args []string, stdin io.Reader, stdout, stderr io.Writer, extensions ...Extension) int {
	gc := relaxCollector(os.Getenv)
	dialects := func() *core.Registry { return Dialects(extensions...) }
	reg := withUpgrade(backend.Passes())
	for _, e := range extensions {
		if e.Passes != nil {
			e.Passes(reg)
		}
	}
	cfg := driver.Config{
		Name:     "ods",
		Version:  version(),
		Dialects: dialects(),
		Passes:   reg,
		Commands: commands(dialects),
		Legacy:   old(),
		Parsed:   gc.parsed,

		Streaming:   gc.streaming,
		Definitions: live.Definitions(defs.FS),
	}
	return driver.Main(cfg, args, stdin, stdout, stderr)
}

// Dialects returns a new registry of every shipped dialect with what shipped passes add to it, and of what extensions add.
func Dialects(extensions ...Extension) *core.Registry {
	r := all.Registry()
	backend.Extend(r)
	for _, e := range extensions {
		if e.Dialects != nil {
			e.Dialects(r)
		}
	}
	return r
}
