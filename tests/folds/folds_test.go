package folds_test

import (
	"testing"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/generated/all"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/dialect/arith"
	"github.com/odsgen/ods/passes/inline"
	testdialect "github.com/odsgen/ods/tests/dialect"
	"github.com/odsgen/ods/tests/dialecttest"
)

// TestRecorded compares what each pass makes of the inputs with what mlir-opt made of them.
func TestRecorded(t *testing.T) {
	suite := dialecttest.Suite{Dialects: append(all.Dialects(), testdialect.Dialect()), Passes: register, Extend: backend.Extend}
	suite.Recorded(t, "testdata", "--canonicalize", "--cse", "--sccp", "--inline", "--int-range-optimizations")
}

func register(r *passes.Registry) {
	arith.RegisterPasses(r)
	inline.RegisterPasses(r)
}

// TestBeyond runs where mlir-opt is wrong.
func TestBeyond(t *testing.T) {
	suite := dialecttest.Suite{Dialects: append(all.Dialects(), testdialect.Dialect()), Passes: register, Extend: backend.Extend}
	suite.FilesBelow(t, "testdata/beyond")
}
