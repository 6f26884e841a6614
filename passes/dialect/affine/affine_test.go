package affine_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	affinedefs "github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/cf"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/defs/scf"
	"github.com/odsgen/ods/defs/ub"
	"github.com/odsgen/ods/defs/vector"
	"github.com/odsgen/ods/passes/dialect/affine"
	"github.com/odsgen/ods/tests/dialecttest"
)

var suite = dialecttest.Suite{
	Dialects: []*core.Dialect{affinedefs.New(), arith.New(), cf.New(), funcd.New(), memref.New(), scf.New(), ub.New(),
		vector.New()},
	Passes:  affine.RegisterPasses,
	Generic: true,
}

// TestFiles compares what the passes print with what mlir-opt printed.
func TestFiles(t *testing.T) { suite.Files(t) }

// TestOracle compares the same inputs with mlir-opt.
func TestOracle(t *testing.T) { suite.Oracle(t) }
