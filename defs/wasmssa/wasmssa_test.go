package wasmssa_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/wasmssa"
	"github.com/odsgen/ods/tests/dialecttest"
)

func dialects() []*core.Dialect { return []*core.Dialect{wasmssa.New()} }

// TestFiles runs the tests below testdata.
func TestFiles(t *testing.T) { dialecttest.Files(t, dialects()...) }

// TestOracle compares the same inputs with mlir-opt.
func TestOracle(t *testing.T) { dialecttest.Oracle(t, dialects()...) }
