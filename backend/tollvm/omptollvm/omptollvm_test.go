package omptollvm_test

import (
	"testing"

	"github.com/odsgen/ods/backend/tollvm"
	"github.com/odsgen/ods/backend/tollvm/cftollvm"
	"github.com/odsgen/ods/backend/tollvm/memreftollvm"
	"github.com/odsgen/ods/backend/tollvm/omptollvm"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/cf"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/defs/omp"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/tests/dialecttest"
)

var suite = dialecttest.Suite{
	Dialects: []*core.Dialect{arith.New(), cf.New(), funcd.New(), llvm.New(), memref.New(), omp.New()},
	Extend: func(r *core.Registry) {
		for _, f := range []func(*core.Registry){tollvm.Extend, cftollvm.Extend, memreftollvm.Extend, omptollvm.Extend} {
			f(r)
		}
	},
	Passes: func(reg *passes.Registry) {
		tollvm.RegisterPasses(reg)
		omptollvm.RegisterPasses(reg)
	},
}

// TestFiles compares what the passes print with what mlir-opt printed.
func TestFiles(t *testing.T) { suite.Files(t) }

// TestOracle compares the same inputs with mlir-opt.
func TestOracle(t *testing.T) { suite.Oracle(t) }
