package mlprogram_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/cf"
	funcd "github.com/odsgen/ods/defs/func"
	mlprogramdefs "github.com/odsgen/ods/defs/ml_program"
	"github.com/odsgen/ods/defs/scf"
	"github.com/odsgen/ods/defs/tensor"
	"github.com/odsgen/ods/defs/ub"
	"github.com/odsgen/ods/passes/dialect/mlprogram"
	"github.com/odsgen/ods/tests/dialecttest"
)

func suite() dialecttest.Suite {
	return dialecttest.Suite{Passes: mlprogram.RegisterPasses,
		Dialects: []*core.Dialect{arith.New(), cf.New(), funcd.New(), mlprogramdefs.New(), scf.New(), tensor.New(), ub.New()}}
}

// TestFiles runs the tests below testdata.
func TestFiles(t *testing.T) { suite().Files(t) }

// TestSound runs tests whose results upstream gets wrong.
func TestSound(t *testing.T) { suite().FilesBelow(t, "sound") }

// TestOracle compares the same inputs with mlir-opt.
func TestOracle(t *testing.T) { suite().Oracle(t) }
