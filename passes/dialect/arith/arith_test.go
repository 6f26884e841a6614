package arith_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/affine"
	arithdefs "github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/cf"
	complexd "github.com/odsgen/ods/defs/complex"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/index"
	"github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/defs/scf"
	"github.com/odsgen/ods/defs/tensor"
	"github.com/odsgen/ods/defs/ub"
	"github.com/odsgen/ods/defs/vector"
	"github.com/odsgen/ods/passes/dialect/arith"
	"github.com/odsgen/ods/tests/dialecttest"
)

func suite() dialecttest.Suite {
	return dialecttest.Suite{Passes: arith.RegisterPasses,
		Dialects: []*core.Dialect{affine.New(), arithdefs.New(), cf.New(), complexd.New(), funcd.New(),
			index.New(), memref.New(), scf.New(), tensor.New(), ub.New(), vector.New()}}
}

// TestFiles compares what the passes print with what mlir-opt printed.
func TestFiles(t *testing.T) { suite().Files(t) }

// TestOracle compares the same inputs with mlir-opt.
func TestOracle(t *testing.T) { suite().Oracle(t) }
