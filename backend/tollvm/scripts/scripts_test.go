package scripts_test

import (
	"testing"

	"github.com/odsgen/ods/backend/tollvm"
	"github.com/odsgen/ods/backend/tollvm/cftollvm"
	"github.com/odsgen/ods/backend/tollvm/memreftollvm"
	"github.com/odsgen/ods/backend/tollvm/scripts"
	"github.com/odsgen/ods/backend/tollvm/vectortollvm"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/cf"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/defs/scf"
	transformdefs "github.com/odsgen/ods/defs/transform"
	"github.com/odsgen/ods/defs/vector"
	"github.com/odsgen/ods/passes/transform"
	"github.com/odsgen/ods/tests/dialecttest"
)

var suite = dialecttest.Suite{
	Dialects: []*core.Dialect{arith.New(), cf.New(), funcd.New(), llvm.New(), memref.New(), scf.New(), transformdefs.New(), vector.New()},
	Passes:   transform.RegisterPasses,
	Extend: func(r *core.Registry) {
		tollvm.Extend(r)
		cftollvm.Extend(r)
		memreftollvm.Extend(r)
		vectortollvm.Extend(r)
		transform.Extend(r)
		scripts.Extend(r)
	},
}

// TestFiles compares what scripts do with what they did in mlir-opt.
func TestFiles(t *testing.T) { suite.Files(t) }

// TestOracle compares the same scripts with mlir-opt.
func TestOracle(t *testing.T) { suite.Oracle(t) }
