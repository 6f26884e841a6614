package vector_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/arith"
	funcd "github.com/odsgen/ods/defs/func"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/defs/tensor"
	"github.com/odsgen/ods/defs/ub"
	"github.com/odsgen/ods/defs/vector"
	arithpasses "github.com/odsgen/ods/passes/dialect/arith"
	"github.com/odsgen/ods/tests/dialecttest"
)

func dialects() []*core.Dialect {
	return []*core.Dialect{vector.New(), arith.New(), funcd.New(), llvmdefs.New(), memref.New(), tensor.New(), ub.New()}
}

// TestFiles runs the tests below testdata.
func TestFiles(t *testing.T) { dialecttest.Files(t, dialects()...) }

// TestOracle compares the same inputs with mlir-opt.
func TestOracle(t *testing.T) { dialecttest.Oracle(t, dialects()...) }

// TestRecorded compares canonicalization, and a pass that folds without patterns, with what mlir-opt printed, locations
// included.
func TestRecorded(t *testing.T) {
	s := dialecttest.Suite{Dialects: dialects(), Passes: arithpasses.RegisterPasses}
	s.Recorded(t, "testdata/recorded", "--canonicalize", "--int-range-optimizations")
}
