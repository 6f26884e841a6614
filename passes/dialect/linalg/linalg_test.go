package linalg_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/cf"
	funcd "github.com/odsgen/ods/defs/func"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	"github.com/odsgen/ods/defs/math"
	"github.com/odsgen/ods/defs/memref"
	scfdefs "github.com/odsgen/ods/defs/scf"
	"github.com/odsgen/ods/defs/tensor"
	"github.com/odsgen/ods/defs/ub"
	"github.com/odsgen/ods/passes/dialect/linalg"
	"github.com/odsgen/ods/tests/dialecttest"
)

var suite = dialecttest.Suite{
	Dialects: []*core.Dialect{affine.New(), arith.New(), cf.New(), funcd.New(), linalgdefs.New(), math.New(), memref.New(),
		scfdefs.New(), tensor.New(), ub.New()},
	Passes:  linalg.RegisterPasses,
	Generic: true,
}

// TestFiles compares what the passes print with what mlir-opt printed.
func TestFiles(t *testing.T) { suite.Files(t) }

// TestOracle compares the same inputs with mlir-opt.
func TestOracle(t *testing.T) { suite.Oracle(t) }

// TestForms compares what the passes between named, category and generic operations make with what mlir-opt made.
func TestForms(t *testing.T) {
	suite.Recorded(t, "testdata/recorded/forms", "--linalg-specialize-generic-ops", "--linalg-morph-ops=named-to-category",
		"--linalg-morph-ops=category-to-generic", "--linalg-morph-ops=named-to-generic", "--linalg-morph-ops=generic-to-named",
		"--linalg-fold-into-elementwise", "--linalg-inline-scalar-operands")
}

// TestElementwise does that for convert-elementwise-to-linalg.
func TestElementwise(t *testing.T) {
	suite.Recorded(t, "testdata/recorded/elementwise", "--convert-elementwise-to-linalg")
}

// TestFusion does that for linalg-fuse-elementwise-ops.
func TestFusion(t *testing.T) {
	suite.Recorded(t, "testdata/recorded/fusion", "--linalg-fuse-elementwise-ops")
}

// TestLibrary does that for convert-linalg-to-std.
func TestLibrary(t *testing.T) {
	suite.Recorded(t, "testdata/recorded/library", "--convert-linalg-to-std")
}

// TestDepthwise does that for simplify-depthwise-conv.
func TestDepthwise(t *testing.T) {
	suite.Recorded(t, "testdata/recorded/depthwise", "--simplify-depthwise-conv")
}
