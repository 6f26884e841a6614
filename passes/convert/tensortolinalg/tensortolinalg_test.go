package tensortolinalg_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/complex"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/linalg"
	"github.com/odsgen/ods/defs/scf"
	"github.com/odsgen/ods/defs/tensor"
	"github.com/odsgen/ods/passes/convert/tensortolinalg"
	"github.com/odsgen/ods/tests/dialecttest"
)

var suite = dialecttest.Suite{
	Dialects: []*core.Dialect{affine.New(), arith.New(), complexd.New(), funcd.New(), linalg.New(), scf.New(), tensor.New()},
	Passes:   tensortolinalg.RegisterPasses,
	Generic:  true,
}

// TestFiles compares what the pass prints with what mlir-opt printed.
func TestFiles(t *testing.T) { suite.Files(t) }

// TestOracle compares the same inputs with mlir-opt.
func TestOracle(t *testing.T) { suite.Oracle(t) }
