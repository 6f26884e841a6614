package ptrtollvm_test

import (
	"testing"

	"github.com/odsgen/ods/backend/tollvm"
	"github.com/odsgen/ods/backend/tollvm/memreftollvm"
	"github.com/odsgen/ods/backend/tollvm/ptrtollvm"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/arith"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/defs/ptr"
	"github.com/odsgen/ods/tests/dialecttest"
)

var suite = dialecttest.Suite{
	Dialects: []*core.Dialect{arith.New(), funcd.New(), llvm.New(), memref.New(), ptr.New()},
	Extend: func(r *core.Registry) {
		for _, f := range []func(*core.Registry){tollvm.Extend, memreftollvm.Extend, ptrtollvm.Extend} {
			f(r)
		}
	},
	Passes: tollvm.RegisterPasses,
}

// TestFiles compares what the pass prints with what mlir-opt printed.
func TestFiles(t *testing.T) { suite.Files(t) }

// TestOracle compares the same inputs with mlir-opt.
func TestOracle(t *testing.T) { suite.Oracle(t) }
