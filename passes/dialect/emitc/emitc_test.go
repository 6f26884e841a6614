package emitc_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/cf"
	emitcdefs "github.com/odsgen/ods/defs/emitc"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/ub"
	"github.com/odsgen/ods/passes/dialect/emitc"
	"github.com/odsgen/ods/tests/dialecttest"
)

// TestPasses compares what the passes make of programs with what mlir-opt makes of them, messages included.
func TestPasses(t *testing.T) {
	s := dialecttest.Suite{Passes: emitc.RegisterPasses,
		Dialects: []*core.Dialect{arith.New(), cf.New(), emitcdefs.New(), funcd.New(), ub.New()}}
	s.Recorded(t, "testdata/recorded", "--form-expressions", "--wrap-emitc-func-in-class", "--wrap-emitc-func-in-class --form-expressions")
}
