package tollvm_test

import (
	"testing"

	"github.com/odsgen/ods/backend/tollvm"
	"github.com/odsgen/ods/backend/tollvm/cftollvm"
	"github.com/odsgen/ods/backend/tollvm/memreftollvm"
	"github.com/odsgen/ods/backend/tollvm/vectortollvm"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/arith"
	armsve "github.com/odsgen/ods/defs/arm_sve"
	"github.com/odsgen/ods/defs/cf"
	complexd "github.com/odsgen/ods/defs/complex"
	"github.com/odsgen/ods/defs/dlti"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/index"
	"github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/defs/math"
	"github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/defs/rocdl"
	"github.com/odsgen/ods/defs/ub"
	"github.com/odsgen/ods/defs/vector"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/tests/dialecttest"
)

// suite has what the tests convert, and what they convert it to.
var suite = dialecttest.Suite{
	Dialects: []*core.Dialect{arith.New(), armsve.New(), cf.New(), complexd.New(), dlti.New(), funcd.New(), index.New(), llvm.New(), math.New(),
		memref.New(), rocdl.New(), ub.New(), vector.New()},
	Extend: func(r *core.Registry) {
		for _, f := range []func(*core.Registry){tollvm.Extend, cftollvm.Extend, memreftollvm.Extend, vectortollvm.Extend} {
			f(r)
		}
	},
	Passes:  register,
	Generic: true,
}

// register registers the passes of the packages, which are tested together: most inputs need several of them.
func register(reg *passes.Registry) {
	for _, f := range []func(*passes.Registry){tollvm.RegisterPasses, cftollvm.RegisterPasses, memreftollvm.RegisterPasses, vectortollvm.RegisterPasses} {
		f(reg)
	}
}

// TestFiles compares what the passes print with what mlir-opt printed.
func TestFiles(t *testing.T) { suite.Files(t) }

// TestOracle checks the recorded outputs against mlir-opt.
func TestOracle(t *testing.T) { suite.Oracle(t) }
