package complextostandard_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/arith"
	complexd "github.com/odsgen/ods/defs/complex"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/defs/math"
	"github.com/odsgen/ods/defs/ub"
	"github.com/odsgen/ods/passes/convert/complextostandard"
	"github.com/odsgen/ods/tests/dialecttest"
)

var suite = dialecttest.Suite{
	Dialects: []*core.Dialect{arith.New(), complexd.New(), funcd.New(), llvm.New(), math.New(), ub.New()},
	Passes:   complextostandard.RegisterPasses,
	Generic:  true,
}

// TestFiles compares what the pass prints with what mlir-opt printed.
func TestFiles(t *testing.T) { suite.Files(t) }

// TestOracle compares the same inputs with mlir-opt.
func TestOracle(t *testing.T) { suite.Oracle(t) }
