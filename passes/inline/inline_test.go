package inline_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/bufferization"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/memref"
	mlprogram "github.com/odsgen/ods/defs/ml_program"
	"github.com/odsgen/ods/defs/quant"
	"github.com/odsgen/ods/defs/scf"
	"github.com/odsgen/ods/defs/shape"
	"github.com/odsgen/ods/defs/spirv"
	"github.com/odsgen/ods/defs/tensor"
	"github.com/odsgen/ods/defs/tosa"
	"github.com/odsgen/ods/defs/ub"
	"github.com/odsgen/ods/passes/inline"
	"github.com/odsgen/ods/tests/dialecttest"
)

func suite() dialecttest.Suite {
	return dialecttest.Suite{Passes: inline.RegisterPasses, Extend: inline.Extend,
		Dialects: []*core.Dialect{affine.New(), arith.New(), bufferization.New(), funcd.New(), memref.New(), mlprogram.New(), scf.New(),
			shape.New(), tensor.New(), ub.New()}}
}

// TestFiles runs the tests below testdata.
func TestFiles(t *testing.T) { suite().Files(t) }

// TestOracle compares the same inputs with mlir-opt.
func TestOracle(t *testing.T) { suite().Oracle(t) }

// TestRecorded compares what is inlined of spirv, tosa and quant with what mlir-opt inlines.
func TestRecorded(t *testing.T) {
	s := suite()
	s.Dialects = []*core.Dialect{funcd.New(), quant.New(), spirv.New(), tensor.New(), tosa.New(), ub.New()}
	s.Recorded(t, "testdata/recorded", "'--inline=default-pipeline='")
}
