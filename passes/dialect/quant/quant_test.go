package quant_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/cf"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/linalg"
	quantdefs "github.com/odsgen/ods/defs/quant"
	"github.com/odsgen/ods/defs/shape"
	"github.com/odsgen/ods/defs/tensor"
	"github.com/odsgen/ods/passes/dialect/quant"
	"github.com/odsgen/ods/tests/dialecttest"
)

var suite = dialecttest.Suite{
	Dialects: []*core.Dialect{arith.New(), cf.New(), funcd.New(), linalg.New(), quantdefs.New(), shape.New(), tensor.New()},
	Passes:   quant.RegisterPasses,
}

// TestFiles compares what the passes print with what mlir-opt printed.
func TestFiles(t *testing.T) { suite.Files(t) }

// TestOracle compares the same inputs with mlir-opt.
func TestOracle(t *testing.T) { suite.Oracle(t) }
