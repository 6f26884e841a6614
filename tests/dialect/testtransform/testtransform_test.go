package testtransform_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/pdl"
	"github.com/odsgen/ods/defs/scf"
	"github.com/odsgen/ods/defs/transform"
	"github.com/odsgen/ods/tests/dialect/testtransform"
	"github.com/odsgen/ods/tests/dialecttest"
)

func dialects() []*core.Dialect {
	return []*core.Dialect{funcd.New(), pdl.New(), scf.New(), transform.New(), testtransform.Dialect()}
}

// TestFiles runs the tests below testdata.
func TestFiles(t *testing.T) { dialecttest.Files(t, dialects()...) }

// TestOracle compares the same inputs with mlir-opt.
func TestOracle(t *testing.T) { dialecttest.Oracle(t, dialects()...) }

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
