package bufferizationtomemref_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/bufferization"
	"github.com/odsgen/ods/defs/cf"
	"github.com/odsgen/ods/defs/dlti"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/defs/scf"
	"github.com/odsgen/ods/defs/tensor"
	"github.com/odsgen/ods/defs/ub"
	"github.com/odsgen/ods/passes/convert/bufferizationtomemref"
	"github.com/odsgen/ods/tests/dialecttest"
)

var suite = dialecttest.Suite{
	Dialects: []*core.Dialect{arith.New(), bufferization.New(), cf.New(), dlti.New(), funcd.New(), memref.New(), scf.New(),
		tensor.New(), ub.New()},
	Passes: bufferizationtomemref.RegisterPasses,
}

// TestRecorded compares the pass with what mlir-opt printed.
func TestRecorded(t *testing.T) {
	suite.Recorded(t, "testdata", "--convert-bufferization-to-memref",
		"--pass-pipeline='builtin.module(func.func(convert-bufferization-to-memref))'")
}

// TestBeyond has what upstream's pass does wrong.
func TestBeyond(t *testing.T) { suite.FilesBelow(t, "testdata/beyond") }
