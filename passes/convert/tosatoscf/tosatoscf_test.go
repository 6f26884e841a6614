package tosatoscf_test

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
	"github.com/odsgen/ods/passes/convert/tosatoscf"
	"github.com/odsgen/ods/tests/dialecttest"
)

// TestConvert compares what the pass makes of each operation with what mlir-opt made of it.
func TestConvert(t *testing.T) {
	s := dialecttest.Suite{Passes: tosatoscf.RegisterPasses, Dialects: []*core.Dialect{affine.New(), arith.New(), funcd.New(), index.New(), linalg.New(), math.New(), memref.New(), quant.New(), scf.New(), tensor.New(), tosa.New(), ub.New()}}
	s.Recorded(t, "testdata/recorded", "--tosa-to-scf")
}
