package scf_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/cf"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/memref"
	scfdefs "github.com/odsgen/ods/defs/scf"
	"github.com/odsgen/ods/defs/tensor"
	"github.com/odsgen/ods/defs/ub"
	memrefpasses "github.com/odsgen/ods/passes/dialect/memref"
	"github.com/odsgen/ods/passes/dialect/scf"
	"github.com/odsgen/ods/tests/dialecttest"
)

var suite = dialecttest.Suite{
	Dialects: []*core.Dialect{affine.New(), arith.New(), cf.New(), funcd.New(), memref.New(), scfdefs.New(), tensor.New(), ub.New()},
	Passes:   scf.RegisterPasses,
	Extend: func(r *core.Registry) {
		memrefpasses.Extend(r)
		scf.Extend(r)
	},
	Generic: true,
}

// TestFiles compares what the passes print with what mlir-opt printed.
func TestFiles(t *testing.T) { suite.Files(t) }

// TestOracle compares the same inputs with mlir-opt.
func TestOracle(t *testing.T) { suite.Oracle(t) }
