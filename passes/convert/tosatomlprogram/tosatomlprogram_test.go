package tosatomlprogram_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/arith"
	funcd "github.com/odsgen/ods/defs/func"
	mlprogram "github.com/odsgen/ods/defs/ml_program"
	"github.com/odsgen/ods/defs/quant"
	"github.com/odsgen/ods/defs/tensor"
	"github.com/odsgen/ods/defs/tosa"
	"github.com/odsgen/ods/defs/ub"
	"github.com/odsgen/ods/passes/convert/tosatomlprogram"
	"github.com/odsgen/ods/tests/dialecttest"
)

// TestConvert compares what the pass makes of each operation with what mlir-opt made of it.
func TestConvert(t *testing.T) {
	s := dialecttest.Suite{Passes: tosatomlprogram.RegisterPasses, Dialects: []*core.Dialect{arith.New(), funcd.New(), mlprogram.New(), quant.New(), tensor.New(), tosa.New(), ub.New()}}
	s.Recorded(t, "testdata/recorded", "--tosa-to-mlprogram")
}
