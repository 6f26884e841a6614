package aliases_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/arith"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/gpu"
	"github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/defs/nvgpu"
	"github.com/odsgen/ods/defs/vector"
	"github.com/odsgen/ods/passes/dialect/memref/aliases"
	"github.com/odsgen/ods/tests/dialecttest"
)

var suite = dialecttest.Suite{
	Dialects: []*core.Dialect{affine.New(), arith.New(), funcd.New(), gpu.New(), memref.New(), nvgpu.New(), vector.New()},
	Passes:   aliases.RegisterPasses,
	Generic:  true,
}

// TestFiles compares what the pass prints with what mlir-opt printed.
func TestFiles(t *testing.T) { suite.Files(t) }

// TestOracle compares the same inputs with mlir-opt.
func TestOracle(t *testing.T) { suite.Oracle(t) }
