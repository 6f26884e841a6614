package testpasses_test

import (
	"testing"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/backend/tollvm"
	"github.com/odsgen/ods/backend/tollvm/cftollvm"
	"github.com/odsgen/ods/backend/tollvm/memreftollvm"
	"github.com/odsgen/ods/backend/tollvm/vectortollvm"
	"github.com/odsgen/ods/generated/all"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/convert/affinetoscf"
	"github.com/odsgen/ods/passes/convert/scftocf"
	"github.com/odsgen/ods/passes/convert/vectortoscf"
	"github.com/odsgen/ods/passes/dialect/linalg"
	"github.com/odsgen/ods/passes/dialect/memref"
	"github.com/odsgen/ods/tests/dialecttest"
	"github.com/odsgen/ods/tests/testpasses"
)

// TestRecorded compares what each pass makes of the inputs with what mlir-opt made of them.
func TestRecorded(t *testing.T) {
	suite := dialecttest.Suite{Dialects: all.Dialects(), Passes: register, Extend: backend.Extend}
	suite.Recorded(t, "testdata", "--test-single-fold", "--test-arith-emulate-wide-int=widest-int-supported=16", "--test-cf-assert",
		"--test-transform-dialect-erase-schedule", "--test-lower-to-llvm", "--test-lower-to-llvm=reassociate-fp-reductions",
		"--dump-pass-pipeline --pass-pipeline=builtin.module(func.func(test-arith-emulate-wide-int),test-single-fold,test-cf-assert)")
}

func register(r *passes.Registry) {
	for _, f := range []func(*passes.Registry){affinetoscf.RegisterPasses, cftollvm.RegisterPasses, linalg.RegisterPasses, memref.RegisterPasses,
		memreftollvm.RegisterPasses, scftocf.RegisterPasses, tollvm.RegisterPasses, vectortollvm.RegisterPasses, vectortoscf.RegisterPasses,
		testpasses.Register} {
		f(r)
	}
}
