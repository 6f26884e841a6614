package tosatolinalg_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/arith"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/index"
	"github.com/odsgen/ods/defs/linalg"
	"github.com/odsgen/ods/defs/math"
	"github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/defs/quant"
	"github.com/odsgen/ods/defs/scf"
	"github.com/odsgen/ods/defs/tensor"
	"github.com/odsgen/ods/defs/tosa"
	"github.com/odsgen/ods/defs/ub"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/convert/tosatolinalg"
	"github.com/odsgen/ods/tests/dialecttest"
)

func suite() dialecttest.Suite {
	return dialecttest.Suite{Passes: tosatolinalg.Register, Dialects: []*core.Dialect{affine.New(), arith.New(), funcd.New(), index.New(),
		linalg.New(), math.New(), memref.New(), quant.New(), scf.New(), tensor.New(), tosa.New(), ub.New()}}
}

// TestConvert compares what tosa-to-linalg makes of each operation, for many types, with what mlir-opt made of it.
func TestConvert(t *testing.T) {
	suite().Recorded(t, "recorded/tosa-to-linalg", "'--pass-pipeline=builtin.module(func.func(tosa-to-linalg))'")
}

// TestConvertNamed does that for tosa-to-linalg-named.
func TestConvertNamed(t *testing.T) {
	suite().Recorded(t, "recorded/tosa-to-linalg-named", "'--pass-pipeline=builtin.module(func.func(tosa-to-linalg-named))'",
		"'--pass-pipeline=builtin.module(func.func(tosa-to-linalg-named{prefer-conv2d-kernel-layout-hwcf=true}))'")
}

// TestPipeline does that for tosa-to-linalg-pipeline.
func TestPipeline(t *testing.T) {
	s := suite()
	register := s.Passes
	s.Passes = func(r *passes.Registry) { passes.RegisterGeneric(r); register(r) }
	s.Recorded(t, "recorded/pipeline", "--tosa-to-linalg-pipeline")
}
