package shape_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/cf"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/scf"
	shapedefs "github.com/odsgen/ods/defs/shape"
	"github.com/odsgen/ods/defs/tensor"
	"github.com/odsgen/ods/defs/ub"
	"github.com/odsgen/ods/passes/dialect/shape"
	"github.com/odsgen/ods/tests/dialecttest"
)

func suite() dialecttest.Suite {
	return dialecttest.Suite{Passes: shape.RegisterPasses,
		Dialects: []*core.Dialect{arith.New(), cf.New(), funcd.New(), shapedefs.New(), scf.New(), tensor.New(), ub.New()}}
}

// TestFiles runs the tests below testdata.
func TestFiles(t *testing.T) { suite().Files(t) }

// TestOracle compares the same inputs with mlir-opt.
func TestOracle(t *testing.T) { suite().Oracle(t) }

// TestLower compares what shape-to-shape-lowering makes with what mlir-opt made.
func TestLower(t *testing.T) {
	suite().Recorded(t, "testdata/recorded/lower", "--shape-to-shape-lowering")
}

// TestConstraints does that for convert-shape-constraints.
func TestConstraints(t *testing.T) {
	suite().Recorded(t, "testdata/recorded/constraints", "--convert-shape-constraints")
}
