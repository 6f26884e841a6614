package core

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// users lists the owners of the uses of a value, in use-list order.
func users(v *Value) string {
	var out []string
	for u := range v.Uses() {
		out = append(out, fmt.Sprint(strings.TrimPrefix(u.Owner().Name(), "foo."), u.Index()))
	}
	return strings.Join(out, " ")
}

// TestUseListOrder pins the order of uses, which follows upstream: the latest use is first, and replacing moves uses
// from the front of one list to the front of the other, which turns them around.
func TestUseListOrder(t *testing.T) {
	c := testContext()
	blk := NewBlock([]Type{c.I32(), c.I32()})
	b := BuilderAtEnd(c, blk)
	x, y := blk.Arg(0), blk.Arg(1)
	a := build(b, "foo.a", nil, x, x)
	build(b, "foo.b", nil, x)
	build(b, "foo.c", nil, y)
	check := func(what string, v *Value, want string) {
		t.Helper()
		if got := users(v); got != want {
			t.Errorf("%s: %s, want %s", what, got, want)
		}
	}
	check("made", x, "b0 a1 a0")
	x.ReplaceAllUsesWith(y)
	check("replaced", y, "a0 a1 b0 c0")
	check("replaced from", x, "")
	a.SetOperand(0, y)
	check("set to the same", y, "a0 a1 b0 c0")
	a.SetOperand(1, x)
	a.SetOperand(1, y)
	check("set twice", y, "a1 a0 b0 c0")
	a.SetOperands([]*Value{x, y, x})
	check("more operands", x, "a2 a0")
	check("more operands, other", y, "a1 b0 c0")
	y.ReplaceUsesIf(x, func(u *Use) bool { return u.Owner() != a })
	check("some replaced", x, "c0 b0 a2 a0")
	x.ReplaceAllUsesExcept(y, a)
	check("except", x, "a2 a0")
	if x.HasOneUse() || !y.HasUses() || x.FirstUse().Index() != 2 {
		t.Error("queries of the use list")
	}
	// Erasing while iterating is allowed.
	for u := range y.Users() {
		u.Erase()
	}
	check("erased", y, "")
	if blk.First() != nil {
		t.Error("all users were erased, some twice named")
	}
}

func TestBlockUseOrder(t *testing.T) {
	c := testContext()
	r := new(Region)
	entry, one, two := new(Block), new(Block), new(Block)
	for _, b := range []*Block{entry, one, two} {
		r.Append(b)
	}
	br := func(b *Block, succs ...*Block) *Operation {
		return BuilderAtEnd(c, b).Create(&OperationState{Info: c.OpName("foo.br"), Successors: succs})
	}
	t1 := br(entry, one, two, one)
	br(one, two)
	preds := func(b *Block) []*Block { return slices.Collect(b.Preds()) }
	if !slices.Equal(preds(two), []*Block{one, entry}) || !slices.Equal(preds(one), []*Block{entry, entry}) {
		t.Error("predecessors come in use-list order, the latest first")
	}
	if one.UniquePred() != entry || one.SinglePred() != nil || two.UniquePred() != nil || entry.HasPreds() {
		t.Error("single and unique predecessors")
	}
	t1.SetSuccessor(2, two)
	if one.SinglePred() != entry || t1.Successor(2) != two {
		t.Error("set successor")
	}
	two.ReplaceAllUsesWith(one)
	if two.HasPreds() || t1.Successor(1) != one {
		t.Error("replace a block")
	}
}

const nestedText = `
"foo.top"() ({
^bb0(%a: i32):
  "foo.uses_later"(%l) : (i32) -> ()
  %o:2 = "foo.o"(%a)[^bb1] ({
  ^bb0(%i: i32):
    "foo.i"(%i, %a, %o#1) {x = 1 : i32} : (i32, i32, i32) -> ()
    "foo.j"(%i)[^bb1] : (i32) -> ()
  ^bb1:
    "foo.end"() : () -> ()
  }) : (i32) -> (i32, i32)
^bb1:
  %l = "foo.l"(%o#0) : (i32) -> i32
  "foo.br"()[^bb1, ^bb1] : () -> ()
}) {y = "text"} : () -> ()
`

func TestClone(t *testing.T) {
	c := testContext()
	root := parseNoVerify(t, c, nestedText)
	top := root.Region(0).Entry().First()
	var m IRMapping
	clone := top.Clone(&m)
	root.Region(0).Entry().Append(clone)
	if got, want := clone.String(), top.String(); got != want {
		t.Errorf("clone:\n%s\noriginal:\n%s", got, want)
	}
	// Nothing of the clone refers to the original.
	clone.WalkPre(func(op *Operation) WalkResult {
		for _, v := range op.Operands() {
			if top.IsAncestorOf(v.ParentBlock().ParentOp()) {
				t.Errorf("%s uses a value of the original", op.Name())
			}
		}
		for _, b := range op.Successors() {
			if top.IsAncestorOf(b.ParentOp()) {
				t.Errorf("%s names a block of the original", op.Name())
			}
		}
		return WalkAdvance
	})
	old := top.Region(0).Entry().Arg(0)
	if m.Value(old) != clone.Region(0).Entry().Arg(0) || m.Block(top.Region(0).Entry()) != clone.Region(0).Entry() {
		t.Error("the mapping did not learn arguments and blocks")
	}
	// Operands are cloned before regions, so the nested use is the latest one; the parser met it first.
	if got, want := users(m.Value(old)), "i1 o0"; got != want || users(old) != "o0 i1" {
		t.Errorf("use list of the clone %q, of the original %q", got, users(old))
	}
	if empty := top.CloneWithoutRegions(nil); !empty.Region(0).IsEmpty() || empty.Attr("y") != top.Attr("y") {
		t.Error("clone without regions")
	}
	// Attributes are shared until written.
	clone.SetAttr("y", c.Unit())
	if top.Attr("y") != Attribute(c.String("text")) {
		t.Error("writing an attribute of the clone changed the original")
	}
	top.Erase()
	if !strings.Contains(clone.String(), "foo.uses_later") {
		t.Error("the clone died with the original")
	}
}

func parseNoVerify(t testing.TB, c *Context, text string) *Operation {
	t.Helper()
	op, list := Parse(c, []byte(text), ParseOptions{Name: "test.mlir", Workers: 1, NoVerify: true})
	if op == nil {
		t.Fatal(list)
	}
	return op
}

func TestWalkOrder(t *testing.T) {
	c := testContext()
	root := parseNoVerify(t, c, nestedText)
	var pre, post []string
	root.WalkPre(func(op *Operation) WalkResult {
		pre = append(pre, op.Name())
		if op.Name() == "foo.j" {
			return WalkInterrupt
		}
		return WalkAdvance
	})
	root.WalkPost(func(op *Operation) WalkResult {
		post = append(post, op.Name())
		return WalkAdvance
	})
	if want := []string{"builtin.module", "foo.top", "foo.uses_later", "foo.o", "foo.i", "foo.j"}; !reflect.DeepEqual(pre, want) {
		t.Errorf("pre-order %v", pre)
	}
	if want := []string{"foo.uses_later", "foo.i", "foo.j", "foo.end", "foo.o", "foo.l", "foo.br", "foo.top",
		"builtin.module"}; !reflect.DeepEqual(post, want) {
		t.Errorf("post-order %v", post)
	}
	var skipped []string
	root.WalkPre(func(op *Operation) WalkResult {
		skipped = append(skipped, op.Name())
		if op.Name() == "foo.o" {
			return WalkSkip
		}
		return WalkAdvance
	})
	if slices.Contains(skipped, "foo.i") || !slices.Contains(skipped, "foo.l") {
		t.Errorf("skipping %v", skipped)
	}
}

func TestOrderInBlock(t *testing.T) {
	c := testContext()
	blk := new(Block)
	b := BuilderAtEnd(c, blk)
	ops := make([]*Operation, 50)
	for i := range ops {
		ops[i] = build(b, "foo.x", nil)
	}
	ops[10].MoveBefore(ops[3])
	ops[4].MoveAfter(ops[49])
	new := build(BuilderBefore(ops[20]), "foo.new", nil)
	if !ops[10].IsBeforeInBlock(ops[3]) || ops[4].IsBeforeInBlock(ops[49]) || !new.IsBeforeInBlock(ops[20]) ||
		new.IsBeforeInBlock(ops[19]) {
		t.Error("order after moves")
	}
	n := 0
	for op := range blk.Ops() {
		if op.Next() != nil && !op.IsBeforeInBlock(op.Next()) {
			t.Error("order along the block")
		}
		n++
	}
	if n != 51 {
		t.Errorf("%d operations", n)
	}
}

func TestEraseChecksUses(t *testing.T) {
	c := testContext()
	blk := new(Block)
	b := BuilderAtEnd(c, blk)
	def := build(b, "foo.def", []Type{c.I32()})
	use := build(b, "foo.use", nil, def.Result(0))
	defer func() {
		if r := recover(); r == nil || !strings.Contains(fmt.Sprint(r), "'foo.def' erased while result #0 still has uses") {
			t.Errorf("panic %v", r)
		}
		use.Erase()
		def.Erase()
		if !def.IsErased() || def.Name() != "<erased>" {
			t.Error("an erased operation can be recognized")
		}
	}()
	def.Erase()
}

func BenchmarkWalk(b *testing.B) {
	c := testContext()
	m := manyFuncs(c, 1000, 25, 0)
	b.ReportAllocs()
	n := 0
	for b.Loop() {
		n = 0
		m.WalkPre(func(*Operation) WalkResult { n++; return WalkAdvance })
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(n), "ns/operation")
}

func BenchmarkClone(b *testing.B) {
	c := testContext()
	m := manyFuncs(c, 1000, 25, 0)
	b.ReportAllocs()
	for b.Loop() {
		m.Clone(nil)
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/27001, "ns/operation")
}
