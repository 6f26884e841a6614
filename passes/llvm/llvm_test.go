package llvm_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/passes/llvm"
	"github.com/odsgen/ods/tests/dialecttest"
)

var suite = dialecttest.Suite{Dialects: []*core.Dialect{llvmdefs.New()}, Extend: llvm.Extend, Generic: true}

// TestFiles compares what the passes print with what mlir-opt printed.
func TestFiles(t *testing.T) { suite.Files(t) }

// TestOracle compares the same inputs with mlir-opt.
func TestOracle(t *testing.T) { suite.Oracle(t) }
