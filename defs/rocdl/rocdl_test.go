package rocdl_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/defs/rocdl"
	"github.com/odsgen/ods/tests/dialecttest"
)

func dialects() []*core.Dialect { return []*core.Dialect{funcd.New(), llvm.New(), rocdl.New()} }

// TestFiles runs the tests below testdata.
func TestFiles(t *testing.T) { dialecttest.Files(t, dialects()...) }

// TestOracle compares the same inputs with mlir-opt.
func TestOracle(t *testing.T) { dialecttest.Oracle(t, dialects()...) }
