package acc_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	accdefs "github.com/odsgen/ods/defs/acc"
	"github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/cf"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/gpu"
	"github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/defs/scf"
	"github.com/odsgen/ods/passes/dialect/acc"
	"github.com/odsgen/ods/tests/dialecttest"
)

func suite() dialecttest.Suite {
	return dialecttest.Suite{Passes: acc.RegisterPasses, Extend: acc.Extend, Dialects: []*core.Dialect{
		accdefs.New(), arith.New(), cf.New(), funcd.New(), gpu.New(), llvm.New(), memref.New(), scf.New(),
	}}
}

// TestFiles compares what the passes print with what mlir-opt printed.
func TestFiles(t *testing.T) { suite().Files(t) }

// TestOracle compares the same inputs with mlir-opt.
func TestOracle(t *testing.T) { suite().Oracle(t) }
