package packing_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/arith"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/linalg"
	"github.com/odsgen/ods/defs/math"
	"github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/defs/tensor"
	"github.com/odsgen/ods/defs/ub"
	"github.com/odsgen/ods/passes/dialect/linalg/packing"
	"github.com/odsgen/ods/tests/dialecttest"
)

// TestBlocks compares what linalg-block-pack-matmul makes with what mlir-opt made.
func TestBlocks(t *testing.T) {
	s := dialecttest.Suite{Passes: packing.RegisterPasses, Dialects: []*core.Dialect{affine.New(), arith.New(), funcd.New(), linalg.New(),
		math.New(), memref.New(), tensor.New(), ub.New()}}
	const pass = "'--linalg-block-pack-matmul=block-factors=32,16,64"
	s.Recorded(t, "testdata/recorded/block", "--linalg-block-pack-matmul", pass+"'", pass+" rhs-transpose-outer-blocks=false rhs-transpose-inner-blocks=false'",
		pass+" lhs-transpose-outer-blocks=true lhs-transpose-inner-blocks=true'", pass+" mnk-order=2,0,1'",
		pass+" mnk-padded-multiples=256,512,384'", "--linalg-block-pack-matmul=block-factors=32,16")
}
