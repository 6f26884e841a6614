package main

import (
	"os"

	"github.com/odsgen/ods/cmd/ods/cli"
	"github.com/odsgen/ods/core"
	testdialect "github.com/odsgen/ods/tests/dialect"
	"github.com/odsgen/ods/tests/dialect/testtransform"
)

// foreign are dialects of mlir-opt that its tests make at run time. Their types and attributes are taken as they are.
var foreign = []string{"test_irdl_to_cpp"}

func main() { os.Exit(cli.Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr, extend)) }

func extend(r *core.Registry) {
	r.Add(testdialect.Dialect(), testtransform.Dialect(), &core.Dialect{Def: &testDyn}, &core.Dialect{Def: &testNames})
	r.AddForeign(foreign...)
	testtransform.Extend(r)
}
