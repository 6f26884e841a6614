// Command ods works on IR in MLIR's textual form with the shipped dialects and passes:
//
//	ods opt file.mlir --canonicalize --cse
//	ods help
//
// ods opt takes mlir-opt's flags; docs/flags.md lists them. A project with dialects of its own builds its command with
// package driver in the same way.
package main

import (
	"os"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/driver"
)

func main() {
	gc := relaxCollector(os.Getenv)
	cfg := driver.Config{
		Name:     "ods",
		Version:  version(),
		Dialects: dialects(),
		Passes:   backend.Passes(),
		Parsed:   gc.parsed,
	}
	os.Exit(driver.Main(cfg, os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
