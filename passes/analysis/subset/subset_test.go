package subset_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/bufferization"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/linalg"
	"github.com/odsgen/ods/defs/scf"
	"github.com/odsgen/ods/defs/tensor"
	"github.com/odsgen/ods/defs/ub"
	"github.com/odsgen/ods/defs/vector"
	"github.com/odsgen/ods/passes/analysis/subset"
	"github.com/odsgen/ods/tests/dialecttest"
)

var suite = dialecttest.Suite{
	Dialects: []*core.Dialect{affine.New(), arith.New(), bufferization.New(), funcd.New(), linalg.New(), scf.New(), tensor.New(), ub.New(),
		vector.New()},
	Passes: subset.RegisterPasses,
}

// TestRecorded compares what the pass does with what mlir-opt did.
func TestRecorded(t *testing.T) {
	suite.Recorded(t, "testdata", "--loop-invariant-subset-hoisting --allow-unregistered-dialect",
		"--fold-tensor-subset-ops --allow-unregistered-dialect",
		"--pass-pipeline='builtin.module(func.func(loop-invariant-subset-hoisting))' --allow-unregistered-dialect")
}

// TestBeyond runs what mlir-opt cannot do.
func TestBeyond(t *testing.T) { suite.FilesBelow(t, "testdata/beyond") }
