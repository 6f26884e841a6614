// Command ods-jit is the command ods run with one more engine, which compiles programs instead of interpreting them. It is
// a program of its own, so that ods and what users link need nothing but the standard library.
package main

import (
	"context"
	"io"
	"os"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/backend/jit"
	"github.com/odsgen/ods/driver"
	"github.com/odsgen/ods/driver/run"
	"github.com/odsgen/ods/generated/all"
)

func main() {
	dialects := all.Registry()
	backend.Extend(dialects)
	engines := append([]driver.Engine{{Name: "jit", Summary: "compiled code, without checks for undefined behaviour", Run: execute,
		Fast: backend.FastPipeline, Parallel: backend.ParallelPipeline}},
		run.Engines()...)
	os.Exit(driver.Main(driver.Config{Name: "ods-jit", Version: "1", Dialects: dialects, Passes: backend.Passes(),
		Commands: []driver.Command{driver.RunCommand(backend.Pipeline, engines...)}}, os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}

// execute executes a function of a module as compiled code.
func execute(ctx context.Context, w io.Writer, call driver.Call) error {
	return run.ExecuteEngine(ctx, w, call, engine.Options{Mode: engine.JIT, Compiler: jit.Compiler{Workers: call.Workers}})
}
