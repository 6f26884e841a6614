package complextocalls_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/arith"
	complexd "github.com/odsgen/ods/defs/complex"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/ub"
	"github.com/odsgen/ods/passes/convert/complextocalls"
	"github.com/odsgen/ods/tests/dialecttest"
)

func suite() dialecttest.Suite {
	return dialecttest.Suite{Passes: complextocalls.RegisterPasses,
		Dialects: []*core.Dialect{arith.New(), complexd.New(), funcd.New(), ub.New()}}
}

// TestFiles runs the tests below testdata.
func TestFiles(t *testing.T) { suite().Files(t) }

// TestOracle compares the same inputs with mlir-opt.
func TestOracle(t *testing.T) { suite().Oracle(t) }
