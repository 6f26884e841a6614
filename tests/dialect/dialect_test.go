package dialect_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/arith"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/gpu"
	"github.com/odsgen/ods/defs/linalg"
	"github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/defs/nvvm"
	"github.com/odsgen/ods/tests/dialect"
	"github.com/odsgen/ods/tests/dialecttest"
)

func dialects() []*core.Dialect {
	return []*core.Dialect{arith.New(), funcd.New(), gpu.New(), linalg.New(), llvm.New(), nvvm.New(), dialect.Dialect()}
}

// TestFiles runs the tests below testdata.
func TestFiles(t *testing.T) { dialecttest.Files(t, dialects()...) }

// TestOracle compares the same inputs with mlir-opt.
func TestOracle(t *testing.T) { dialecttest.Oracle(t, dialects()...) }
