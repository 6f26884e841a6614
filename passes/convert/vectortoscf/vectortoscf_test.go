package vectortoscf_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/cf"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/defs/scf"
	"github.com/odsgen/ods/defs/tensor"
	"github.com/odsgen/ods/defs/ub"
	"github.com/odsgen/ods/defs/vector"
	"github.com/odsgen/ods/passes/convert/vectortoscf"
	"github.com/odsgen/ods/tests/dialecttest"
)

func suite() dialecttest.Suite {
	return dialecttest.Suite{Generic: true, Passes: vectortoscf.RegisterPasses,
		Dialects: []*core.Dialect{affine.New(), arith.New(), cf.New(), funcd.New(), memref.New(), scf.New(), tensor.New(), ub.New(),
			vector.New()}}
}

// TestFiles runs the tests below testdata.
func TestFiles(t *testing.T) { suite().Files(t) }

// TestOracle compares the same inputs with mlir-opt.
func TestOracle(t *testing.T) { suite().Oracle(t) }
