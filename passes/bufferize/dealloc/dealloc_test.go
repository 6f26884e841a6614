package dealloc_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/bufferization"
	"github.com/odsgen/ods/defs/cf"
	"github.com/odsgen/ods/defs/dlti"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/gpu"
	"github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/defs/scf"
	"github.com/odsgen/ods/defs/tensor"
	"github.com/odsgen/ods/defs/ub"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/bufferize/dealloc"
	"github.com/odsgen/ods/tests/dialecttest"
)

var suite = dialecttest.Suite{
	Dialects: []*core.Dialect{arith.New(), bufferization.New(), cf.New(), dlti.New(), funcd.New(), gpu.New(), memref.New(), scf.New(),
		tensor.New(), ub.New()},
	Passes: func(r *passes.Registry) { dealloc.RegisterPasses(r); dealloc.RegisterPipelines(r) },
	Extend: dealloc.Extend,
}

// TestRecorded compares all options on all inputs with what mlir-opt printed.
func TestRecorded(t *testing.T) {
	suite.Recorded(t, "testdata",
		"--allow-unregistered-dialect --ownership-based-buffer-deallocation",
		"--allow-unregistered-dialect --ownership-based-buffer-deallocation=private-function-dynamic-ownership",
		"--allow-unregistered-dialect --buffer-deallocation-simplification",
		"--allow-unregistered-dialect --ownership-based-buffer-deallocation --canonicalize --buffer-deallocation-simplification",
		"--allow-unregistered-dialect --bufferization-lower-deallocations",
		"--pass-pipeline='builtin.module(func.func(bufferization-lower-deallocations))'",
		"--allow-unregistered-dialect --buffer-deallocation-pipeline",
		"--allow-unregistered-dialect --buffer-deallocation-pipeline=private-function-dynamic-ownership",
	)
}

// TestBeyond runs what mlir-opt cannot do.
func TestBeyond(t *testing.T) { suite.FilesBelow(t, "testdata/beyond") }
