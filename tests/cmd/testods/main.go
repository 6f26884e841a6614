package main

import (
	"os"

	"github.com/odsgen/ods/cmd/ods/cli"
	"github.com/odsgen/ods/core"
	testdialect "github.com/odsgen/ods/tests/dialect"
	"github.com/odsgen/ods/tests/dialect/testtransform"
	"github.com/odsgen/ods/tests/testpasses"
)

// foreign are dialects of mlir-opt that its tests make at run time. Their types and attributes are taken as they are.
var foreign = []string{"test_irdl_to_cpp"}

// extension is what the command has besides what ods has.
var extension = cli.Extension{Dialects: dialects, Passes: testpasses.Register}

func main() { os.Exit(cli.Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr, extension)) }

func dialects(r *core.Registry) {
	r.Add(testdialect.Dialect(), testtransform.Dialect(), &core.Dialect{Def: &testDyn}, &core.Dialect{Def: &testNames})
	r.AddForeign(foreign...)
	testtransform.Extend(r)
}
