package testtransform_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/bufferization"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/index"
	"github.com/odsgen/ods/defs/linalg"
	"github.com/odsgen/ods/defs/math"
	"github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/defs/pdl"
	"github.com/odsgen/ods/defs/scf"
	"github.com/odsgen/ods/defs/tensor"
	"github.com/odsgen/ods/defs/transform"
	"github.com/odsgen/ods/defs/ub"
	"github.com/odsgen/ods/defs/vector"
	transformpasses "github.com/odsgen/ods/passes/transform"
	"github.com/odsgen/ods/tests/dialect/testtransform"
	"github.com/odsgen/ods/tests/dialecttest"
)

func dialects() []*core.Dialect {
	return []*core.Dialect{funcd.New(), pdl.New(), scf.New(), transform.New(), testtransform.Dialect()}
}

func suite() dialecttest.Suite {
	s := dialecttest.Suite{Passes: transformpasses.RegisterPasses, Extend: func(r *core.Registry) {
		transformpasses.Extend(r)
		testtransform.Extend(r)
	}}
	s.Dialects = append(dialects(), affine.New(), arith.New(), bufferization.New(), index.New(), linalg.New(), math.New(), memref.New(),
		tensor.New(), ub.New(), vector.New())
	return s
}

// TestFiles runs the tests below testdata.
func TestFiles(t *testing.T) { suite().Files(t) }

// TestOracle compares the same inputs with mlir-opt.
func TestOracle(t *testing.T) { suite().Oracle(t) }

// TestLoaded checks that the extension comes with the dialect, under whose prefix its parts are found, and is not
// listed as one.
func TestLoaded(t *testing.T) {
	r := core.NewRegistry(dialects()...)
	c := core.NewContextWith(r)
	if c.LookupOp("transform.test_transform_op") == nil {
		t.Error("transform.test_transform_op is not there")
	}
	if c.LookupType("transform", "test_dialect_op") == nil {
		t.Error("!transform.test_dialect_op is not there")
	}
	if c.LookupOp("testtransform.test_transform_op") != nil {
		t.Error("the name of the extension is a prefix")
	}
	for _, n := range r.Names() {
		if n == testtransform.Name {
			t.Errorf("%s is listed as a dialect", n)
		}
	}
}
