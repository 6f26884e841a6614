package tosatoarith_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/arith"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/quant"
	"github.com/odsgen/ods/defs/tensor"
	"github.com/odsgen/ods/defs/tosa"
	"github.com/odsgen/ods/defs/ub"
	"github.com/odsgen/ods/defs/vector"
	"github.com/odsgen/ods/passes/convert/tosatoarith"
	"github.com/odsgen/ods/tests/dialecttest"
)

// TestConvert compares what the pass makes of each operation with what mlir-opt made of it.
func TestConvert(t *testing.T) {
	s := dialecttest.Suite{Passes: tosatoarith.RegisterPasses, Dialects: []*core.Dialect{arith.New(), funcd.New(), quant.New(), tensor.New(), tosa.New(), ub.New(), vector.New()}}
	s.Recorded(t, "testdata/recorded", "--tosa-to-arith", "--tosa-to-arith=include-apply-rescale=true", "'--tosa-to-arith=include-apply-rescale=true use-32-bit=true'")
}
