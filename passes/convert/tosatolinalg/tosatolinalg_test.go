package tosatolinalg_test

import (
	"context"
	"strings"
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
	return dialecttest.Suite{Passes: tosatolinalg.RegisterPasses, Dialects: []*core.Dialect{affine.New(), arith.New(), funcd.New(), index.New(),
		linalg.New(), math.New(), memref.New(), quant.New(), scf.New(), tensor.New(), tosa.New(), ub.New()}}
}

// TestConvert compares what tosa-to-linalg makes of each operation, for many types, with what mlir-opt made of it.
func TestConvert(t *testing.T) {
	suite().Recorded(t, "testdata/recorded/tosa-to-linalg", "'--pass-pipeline=builtin.module(func.func(tosa-to-linalg))'")
}

// TestConvertNamed does that for tosa-to-linalg-named.
func TestConvertNamed(t *testing.T) {
	suite().Recorded(t, "testdata/recorded/tosa-to-linalg-named", "'--pass-pipeline=builtin.module(func.func(tosa-to-linalg-named))'",
		"'--pass-pipeline=builtin.module(func.func(tosa-to-linalg-named{prefer-conv2d-kernel-layout-hwcf=true}))'")
}

// TestPipeline does that for tosa-to-linalg-pipeline.
func TestPipeline(t *testing.T) {
	s := suite()
	register := s.Passes
	s.Passes = func(r *passes.Registry) { passes.RegisterPasses(r); register(r); tosatolinalg.RegisterPipelines(r) }
	s.Recorded(t, "testdata/recorded/pipeline", "--tosa-to-linalg-pipeline")
}

// TestQuantized shows that operations on elements that linalg cannot compute with are refused. mlir-opt crashes.
func TestQuantized(t *testing.T) {
	c := core.NewContext(suite().Dialects...)
	op, err := core.ParseString(c, "t.mlir", `func.func @f(%a: tensor<1x2x3x!quant.uniform<i8:f32, 0.5>>, %b: tensor<1x3x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<1x2x2xi32> {
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.matmul %a, %b, %z, %z : (tensor<1x2x3x!quant.uniform<i8:f32, 0.5>>, tensor<1x3x2x!quant.uniform<i8:f32, 0.5>>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x2xi32>
  return %0 : tensor<1x2x2xi32>
}
`)
	if err != nil {
		t.Fatal(err)
	}
	m := passes.NewManager(c, "builtin.module")
	m.Nest("func.func").MustAdd(tosatolinalg.ConvertNamed.New())
	list, ok := m.Run(context.Background(), op)
	want := "t.mlir:3:8: error: failed to legalize operation 'tosa.matmul'"
	if ok || !strings.HasPrefix(list.Error(), want) {
		t.Errorf("got %v %v, want %s", ok, list, want)
	}
}
