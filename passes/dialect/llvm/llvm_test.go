package llvm_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/cf"
	"github.com/odsgen/ods/defs/dlti"
	funcd "github.com/odsgen/ods/defs/func"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/defs/scf"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/dialect/llvm"
	"github.com/odsgen/ods/passes/inline"
	"github.com/odsgen/ods/tests/dialecttest"
)

var suite = dialecttest.Suite{Dialects: []*core.Dialect{arith.New(), cf.New(), dlti.New(), funcd.New(), llvmdefs.New(),
	scf.New()},
	Extend: extend, Passes: register, Generic: true}

func register(r *passes.Registry) {
	inline.RegisterPasses(r)
	llvm.RegisterPasses(r)
}

func extend(r *core.Registry) {
	inline.Extend(r)
	llvm.Extend(r)
}

// TestFiles compares what the passes print with what mlir-opt printed.
func TestFiles(t *testing.T) { suite.Files(t) }

// TestOracle compares the same inputs with mlir-opt.
func TestOracle(t *testing.T) { suite.Oracle(t) }
