package builders_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/all"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/cf"
	"github.com/odsgen/ods/generated/scf"
)

// place returns a builder at the end of a block of its own region, which has arguments of the types.
func place(types ...core.Type) (*core.Builder, []*core.Value) {
	b := core.NewBuilder(types[0].Context())
	return b, b.CreateBlock(new(core.Region), types).Args()
}

func newContext() *core.Context { return core.NewContextWith(all.Registry()) }

// panics returns what f panics with, as text.
func panics(t *testing.T, f func()) (text string) {
	t.Helper()
	defer func() {
		v := recover()
		if v == nil {
			t.Error("it did not panic")
		}
		text = fmt.Sprint(v)
	}()
	f()
	return ""
}

func expectPanic(t *testing.T, want string, f func()) {
	t.Helper()
	if got := panics(t, f); got != want {
		t.Errorf("panic %q, expected %q", got, want)
	}
}

// An operation whose result types come from its body is made before the body.
func TestEmptyRegions(t *testing.T) {
	c := newContext()
	b, args := place(c.I1(), c.I32())
	for _, op := range []scf.IfOp{
		scf.NewIf(b, args[0]),
		scf.If{Condition: args[0], ResultsTypes: []core.Type{}}.Build(b),
	} {
		if op.Op.NumResults() != 0 || op.Op.NumRegions() != 2 {
			t.Errorf("%d results and %d regions, expected 0 and 2", op.Op.NumResults(), op.Op.NumRegions())
		}
	}
	given := scf.If{Condition: args[0], ResultsTypes: []core.Type{c.F32()}}.Build(b)
	if got := given.Op.ResultTypes(); len(got) != 1 || got[0] != c.F32() {
		t.Errorf("results %v, expected the type given", got)
	}

	// Results that the body implies, when it is there.
	op := scf.NewIf(b, args[0])
	at := b.Save()
	for _, r := range []*core.Region{op.ThenRegion(), op.ElseRegion()} {
		b.CreateBlock(r, nil)
		scf.NewYield(b, args[1:])
	}
	b.Restore(at)
	full, r := b.InferResults(op.Op)
	if full == nil {
		t.Fatal(r.List())
	}
	if got := full.ResultTypes(); len(got) != 1 || got[0] != c.I32() {
		t.Errorf("results %v, expected i32", got)
	}
	if full.Block() != b.Block() || full.Region(0).IsEmpty() || !core.Verify(full, r, core.VerifyOptions{}) {
		t.Errorf("the new operation is not in the place of the old one: %v", r.List())
	}
	if again, _ := b.InferResults(full); again != full {
		t.Error("an operation with the right results was replaced")
	}
	// A result in use does not go.
	two := scf.If{Condition: args[0], ResultsTypes: []core.Type{c.I32(), c.I32()}}.Build(b)
	at = b.Save()
	b.CreateBlock(two.ThenRegion(), nil)
	scf.NewYield(b, args[1:])
	b.Restore(at)
	arith.NewAddI(b, two.Op.Result(1), args[1])
	if n, r := b.InferResults(two.Op); n != nil || len(r.List()) != 1 {
		t.Errorf("a used result was dropped: %v", r.List())
	}
}

func TestMissingParts(t *testing.T) {
	c := newContext()
	b, args := place(c.I32(), c.I1())
	block := core.NewBlock(nil)
	expectPanic(t, "core: cannot build 'arith.addi': operand 'lhs' is nil, expected a value",
		func() { arith.NewAddI(b, nil, args[0]) })
	expectPanic(t, "core: cannot build 'arith.addi': operand 'rhs' is nil, expected a value",
		func() { arith.NewAddI(b, args[0], nil) })
	expectPanic(t, "core: cannot build 'cf.switch': operand #3 of 'caseOperands' is nil, expected a value", func() {
		cf.NewSwitch(b, args[0], args[:1], [][]*core.Value{args, {args[0], nil}}, block, []*core.Block{block, block})
	})
	expectPanic(t, "core: cannot build 'cf.br': successor #0 is nil, expected a block", func() { cf.NewBranch(b, nil, nil) })
	expectPanic(t, "core: cannot build 'arith.extsi': the type of result #0 is nil, expected a type",
		func() { arith.NewExtSI(b, nil, args[0]) })
	if got := panics(t, func() { arith.NewConstant(b, nil) }); !strings.HasPrefix(got,
		"core: cannot build 'arith.constant': attribute 'value' is nil, expected ") {
		t.Error(got)
	}
	if n := arith.NewAddI(b, args[0], args[0]); n.Op.NumResults() != 1 {
		t.Error("an operation with all its parts has no result")
	}
	if n := b.Block().Last(); n.Prev() != nil {
		t.Errorf("'%s' was built although a part was missing", n.Prev().Name())
	}
}

// What a builder computes is no parameter of it.
func TestComputedSegments(t *testing.T) {
	c := newContext()
	b, args := place(c.I32(), c.F32())
	op := cf.NewSwitch(b, args[0], nil, [][]*core.Value{args, nil, args[1:]}, core.NewBlock(nil),
		[]*core.Block{core.NewBlock(nil), core.NewBlock(nil), core.NewBlock(nil)})
	got := op.CaseOperands()
	if len(got) != 3 || len(got[0]) != 2 || len(got[1]) != 0 || len(got[2]) != 1 {
		t.Errorf("case operands %v", got)
	}
	if got := fmt.Sprint(op.CaseOperandSegments()); got != "[2 0 1]" {
		t.Errorf("segments %s, expected [2 0 1]", got)
	}
}

// An attribute that was removed is absent, or has its default.
func TestRemovedAttributes(t *testing.T) {
	c := newContext()
	b, args := place(c.I32())
	add := arith.AddI{Lhs: args[0], Rhs: args[0], OverflowFlags: arith.IntegerOverflowFlagsNsw}.Build(b)
	add.SetOverflowFlagsAttr(nil)
	if got := add.OverflowFlags(); got != 0 {
		t.Errorf("flags %v, expected the default", got)
	}
	cmp := arith.NewCmpI(b, arith.CmpIPredicateSlt, args[0], args[0])
	cmp.SetPredicateAttr(nil)
	if got := cmp.Predicate(); got != 0 {
		t.Errorf("predicate %v, expected the zero value", got)
	}
}

func TestReplaceOpMulti(t *testing.T) {
	c := newContext()
	b, args := place(c.I32())
	rw := rewrite.NewRewriter(c, rewrite.NoListener{})
	unused := arith.NewAddI(b, args[0], args[0])
	rw.ReplaceOpMulti(unused.Op, nil)
	unused = arith.NewAddI(b, args[0], args[0])
	rw.ReplaceOpMulti(unused.Op, [][]*core.Value{{}})
	if b.Block().Last() != nil {
		t.Error("an operation was not erased")
	}
	used := arith.NewAddI(b, args[0], args[0])
	user := arith.NewAddI(b, used.Result(), args[0])
	expectPanic(t, "rewrite: result #0 of 'arith.addi' is used, but replaced by 0 values, which only dialect conversion can do",
		func() { rw.ReplaceOpMulti(used.Op, [][]*core.Value{{}}) })
	expectPanic(t, "rewrite: result #0 of 'arith.addi' is used, but replaced by no values, which only dialect conversion can do",
		func() { rw.ReplaceOpMulti(used.Op, nil) })
	rw.ReplaceOpMulti(used.Op, [][]*core.Value{{args[0]}})
	if user.Lhs() != args[0] {
		t.Error("a result was not replaced")
	}
}
