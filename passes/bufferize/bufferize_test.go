package bufferize_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/bufferization"
	"github.com/odsgen/ods/defs/cf"
	"github.com/odsgen/ods/defs/dlti"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/linalg"
	"github.com/odsgen/ods/defs/memref"
	mlprogram "github.com/odsgen/ods/defs/ml_program"
	"github.com/odsgen/ods/defs/scf"
	"github.com/odsgen/ods/defs/shape"
	sparsetensor "github.com/odsgen/ods/defs/sparse_tensor"
	"github.com/odsgen/ods/defs/tensor"
	"github.com/odsgen/ods/defs/ub"
	"github.com/odsgen/ods/defs/vector"
	"github.com/odsgen/ods/passes/bufferize"
	"github.com/odsgen/ods/tests/dialecttest"
)

var suite = dialecttest.Suite{
	Dialects: []*core.Dialect{affine.New(), arith.New(), bufferization.New(), cf.New(), dlti.New(), funcd.New(), linalg.New(), memref.New(),
		mlprogram.New(), scf.New(), shape.New(), sparsetensor.New(), tensor.New(), ub.New(), vector.New()},
	Passes: bufferize.RegisterPasses,
	Extend: bufferize.Extend,
}

const boundaries = "--one-shot-bufferize='bufferize-function-boundaries"

// TestRecorded compares all options on all inputs with what mlir-opt printed.
func TestRecorded(t *testing.T) {
	suite.Recorded(t, "testdata/oneshot",
		"--one-shot-bufferize",
		"--one-shot-bufferize=allow-unknown-ops",
		"--one-shot-bufferize=test-analysis-only",
		"--one-shot-bufferize=no-analysis-func-filter=f",
		"--one-shot-bufferize=print-conflicts",
		"--one-shot-bufferize=dump-alias-sets",
		"--one-shot-bufferize=unknown-type-conversion=infer-layout-map",
		"--one-shot-bufferize='copy-before-write test-analysis-only'",
		"--one-shot-bufferize='must-infer-memory-space use-encoding-for-memory-space'",
		boundaries+"'",
		boundaries+" allow-unknown-ops'",
		boundaries+" allow-return-allocs-from-loops'",
		boundaries+" test-analysis-only'",
		boundaries+" test-analysis-only dump-alias-sets'",
		boundaries+" use-encoding-for-memory-space buffer-alignment=0'",
		boundaries+" function-boundary-type-conversion=identity-layout-map'",
		boundaries+" function-boundary-type-conversion=fully-dynamic-layout-map'",
		boundaries+" unknown-type-conversion=identity-layout-map allow-unknown-ops'",
		boundaries+" analysis-heuristic=top-down allow-return-allocs-from-loops'",
		boundaries+" analysis-heuristic=bottom-up-from-terminators test-analysis-only'",
		boundaries+" check-parallel-regions=0'",
	)
}

// TestRecordedOthers compares the other passes with what mlir-opt printed.
func TestRecordedOthers(t *testing.T) {
	suite.Recorded(t, "testdata/others",
		"--empty-tensor-to-alloc-tensor",
		"--eliminate-empty-tensors",
		"--drop-equivalent-buffer-results",
		"--buffer-results-to-out-params",
		"--buffer-results-to-out-params=add-result-attr",
		"--buffer-results-to-out-params=hoist-static-allocs",
		"--buffer-results-to-out-params=hoist-dynamic-allocs",
		"--buffer-results-to-out-params=modify-public-functions",
		"--promote-buffers-to-stack",
		"--promote-buffers-to-stack=max-alloc-size-in-bytes=8",
		"--buffer-hoisting",
		"--buffer-loop-hoisting",
		"--optimize-allocation-liveness",
	)
}

// TestBeyond runs what mlir-opt cannot do.
func TestBeyond(t *testing.T) { suite.FilesBelow(t, "testdata/beyond") }
