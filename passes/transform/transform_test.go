package transform_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/bufferization"
	"github.com/odsgen/ods/defs/cf"
	complexd "github.com/odsgen/ods/defs/complex"
	"github.com/odsgen/ods/defs/dlti"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/gpu"
	"github.com/odsgen/ods/defs/irdl"
	"github.com/odsgen/ods/defs/linalg"
	"github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/defs/math"
	"github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/defs/pdl"
	"github.com/odsgen/ods/defs/pdl_interp"
	"github.com/odsgen/ods/defs/scf"
	"github.com/odsgen/ods/defs/tensor"
	transformdefs "github.com/odsgen/ods/defs/transform"
	"github.com/odsgen/ods/defs/ub"
	"github.com/odsgen/ods/defs/vector"
	"github.com/odsgen/ods/passes/bufferize"
	"github.com/odsgen/ods/passes/transform"
	"github.com/odsgen/ods/tests/dialecttest"
)

var suite = dialecttest.Suite{
	Dialects: []*core.Dialect{affine.New(), arith.New(), bufferization.New(), cf.New(), complexd.New(), dlti.New(), funcd.New(), gpu.New(), irdl.New(), linalg.New(),
		llvm.New(), math.New(), memref.New(), pdl.New(), pdlinterp.New(), scf.New(), transformdefs.New(), tensor.New(), ub.New(), vector.New()},
	Passes: transform.RegisterPasses,
	Extend: func(r *core.Registry) {
		transform.Extend(r)
		bufferize.Extend(r)
	},
	Generic: true,
}

// TestFiles compares what scripts do with what they did in mlir-opt.
func TestFiles(t *testing.T) { suite.Files(t) }

// TestOracle compares the same scripts with mlir-opt.
func TestOracle(t *testing.T) { suite.Oracle(t) }
