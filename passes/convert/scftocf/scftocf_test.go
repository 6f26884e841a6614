package scftocf_test

import (
	"context"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/cf"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/defs/scf"
	"github.com/odsgen/ods/defs/ub"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/convert/scftocf"
	"github.com/odsgen/ods/tests/dialecttest"
)

func suite() dialecttest.Suite {
	return dialecttest.Suite{Passes: scftocf.RegisterPasses,
		Dialects: []*core.Dialect{affine.New(), arith.New(), cf.New(), funcd.New(), llvm.New(), memref.New(),
			scf.New(), ub.New()}}
}

// TestFiles runs the tests below testdata.
func TestFiles(t *testing.T) { suite().Files(t) }

// TestOracle compares the same inputs with mlir-opt.
func TestOracle(t *testing.T) { suite().Oracle(t) }

// TestUnequalBounds shows that a scf.parallel with lists of different lengths, which no verifier forbids, is refused.
// mlir-opt reads past the end of the shorter list.
func TestUnequalBounds(t *testing.T) {
	c := core.NewContext(suite().Dialects...)
	op, list := core.Parse(c, []byte(`
"builtin.module"() ({
  %0 = "arith.constant"() {value = 1 : index} : () -> index
  "scf.parallel"(%0, %0, %0, %0, %0) ({
  ^bb0(%i: index):
    "scf.reduce"() : () -> ()
  }) {operandSegmentSizes = array<i32: 2, 2, 1, 0>} : (index, index, index, index, index) -> ()
}) : () -> ()`), core.ParseOptions{})
	if op == nil {
		t.Fatal(list)
	}
	m := passes.NewManager(c, "builtin.module")
	m.MustAdd(scftocf.Convert.New())
	found, ok := m.Run(context.Background(), op)
	if want := "failed to legalize operation 'scf.parallel'"; ok || len(found) != 1 || !strings.Contains(found[0].Message, want) {
		t.Errorf("got %v, %v, want the error %q", found, ok, want)
	}
}
