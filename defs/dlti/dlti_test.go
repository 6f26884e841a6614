package dlti_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/dlti"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/tests/dialect"
	"github.com/odsgen/ods/tests/dialecttest"
)

func dialects() []*core.Dialect {
	return []*core.Dialect{dlti.New(), funcd.New(), llvm.New(), dialect.Dialect()}
}

var suite = dialecttest.Suite{Dialects: dialects(), Passes: func(r *passes.Registry) { r.Add(passes.Func(queryPass)) }}

// TestFiles runs the tests below testdata.
func TestFiles(t *testing.T) { suite.Files(t) }

// TestOracle compares the same inputs with mlir-opt.
func TestOracle(t *testing.T) { suite.Oracle(t) }
