package nvvmtollvm_test

import (
	"testing"

	"github.com/odsgen/ods/backend/tollvm"
	"github.com/odsgen/ods/backend/tollvm/nvvmtollvm"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/arith"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/defs/nvvm"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/tests/dialecttest"
)

var suite = dialecttest.Suite{
	Dialects: []*core.Dialect{arith.New(), funcd.New(), llvm.New(), nvvm.New()},
	Extend: func(r *core.Registry) {
		tollvm.Extend(r)
		nvvmtollvm.Extend(r)
	},
	Passes: func(reg *passes.Registry) {
		tollvm.RegisterPasses(reg)
		nvvmtollvm.RegisterPasses(reg)
	},
}

// TestFiles compares what the passes print with what mlir-opt printed.
func TestFiles(t *testing.T) { suite.Files(t) }

// TestOracle compares the same inputs with mlir-opt.
func TestOracle(t *testing.T) { suite.Oracle(t) }
