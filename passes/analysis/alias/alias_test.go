package alias_test

import (
	"fmt"
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
	"github.com/odsgen/ods/passes/analysis/alias"
	"github.com/odsgen/ods/tests/dialecttest"
)

var suite = dialecttest.Suite{
	Dialects: []*core.Dialect{affine.New(), arith.New(), cf.New(), funcd.New(), llvm.New(), memref.New(), scf.New(), ub.New()},
	Passes:   func(r *passes.Registry) { r.Add(passes.Func(testAlias), passes.Func(testModRef)) },
	Messages: true,
}

// TestFiles compares the answers with those of mlir-opt's test passes.
func TestFiles(t *testing.T) { suite.Files(t) }

// TestOracle compares the same inputs with mlir-opt.
func TestOracle(t *testing.T) { suite.Oracle(t) }

// TestMerge checks what is known of a value that is one of two.
func TestMerge(t *testing.T) {
	for _, tt := range []struct{ a, b, want alias.Result }{
		{alias.No, alias.No, alias.No}, {alias.No, alias.Must, alias.May}, {alias.Must, alias.Must, alias.Must},
		{alias.Partial, alias.Must, alias.Partial}, {alias.May, alias.Partial, alias.May},
	} {
		if got := tt.a.Merge(tt.b); got != tt.want || tt.b.Merge(tt.a) != tt.want {
			t.Errorf("%s and %s: got %s, want %s", tt.a, tt.b, got, tt.want)
		}
	}
}

// marked returns the operations with a name, and their results and arguments of their regions.
func marked(top *core.Operation) (ops []*core.Operation, vals []*core.Value) {
	top.Walk(func(op *core.Operation) {
		if op.Attr("test.ptr") == nil {
			return
		}
		ops = append(ops, op)
		vals = append(vals, op.ResultList()...)
		for _, r := range op.Regions() {
			for b := range r.Blocks() {
				vals = append(vals, b.Args()...)
			}
		}
	})
	return ops, vals
}

func opName(op *core.Operation) string { return op.Attr("test.ptr").(*core.StringAttr).Value() }

func valueName(v *core.Value) string {
	if op := v.DefiningOp(); op != nil {
		return fmt.Sprintf("%s#%d", opName(op), v.Index())
	}
	r := v.OwnerBlock().Region()
	name := fmt.Sprintf("%s.region%d", opName(r.Op()), r.Index())
	if !v.OwnerBlock().IsEntry() {
		n := 0
		for b := v.OwnerBlock(); b.Prev() != nil; b = b.Prev() {
			n++
		}
		name += fmt.Sprintf(".block%d", n)
	}
	return fmt.Sprintf("%s#%d", name, v.Index())
}

func testAlias() *passes.Pass {
	return &passes.Pass{Name: "test-alias-analysis", Run: func(r *passes.Run) {
		info := passes.Get(r, &alias.Analysis)
		name, _ := r.Op.SymbolName()
		fmt.Fprintf(r.Output(), "Testing : %q\n", name)
		_, vals := marked(r.Op)
		for i, v := range vals {
			for _, w := range vals[:i] {
				fmt.Fprintf(r.Output(), "%s <-> %s: %s\n", valueName(w), valueName(v), info.Alias(w, v))
			}
		}
		r.PreserveAll()
	}}
}

func testModRef() *passes.Pass {
	return &passes.Pass{Name: "test-alias-analysis-modref", Run: func(r *passes.Run) {
		info := passes.Get(r, &alias.Analysis)
		name, _ := r.Op.SymbolName()
		fmt.Fprintf(r.Output(), "Testing : %q\n", name)
		ops, vals := marked(r.Op)
		for _, v := range vals {
			for _, op := range ops {
				fmt.Fprintf(r.Output(), "%s -> %s: %s\n", opName(op), valueName(v), info.ModRef(op, v))
			}
		}
		r.PreserveAll()
	}}
}
