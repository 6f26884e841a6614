package memref_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/arith"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/passes"
	memrefpasses "github.com/odsgen/ods/passes/memref"
	"github.com/odsgen/ods/tests/passtest"
)

var suite = passtest.Suite{
	Dialects: []*core.Dialect{affine.New(), arith.New(), funcd.New(), memref.New()},
	Passes:   []func(*passes.Registry){memrefpasses.Register},
}

// TestFiles compares what the passes print with what mlir-opt printed.
func TestFiles(t *testing.T) { suite.Files(t, "testdata") }

// TestRecordings checks the recorded outputs against mlir-opt.
func TestRecordings(t *testing.T) { suite.Recordings(t, "testdata") }
