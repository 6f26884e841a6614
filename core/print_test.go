package core_test

import (
	"bytes"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
)

// build makes operations of the graph that printing tests use.
type build struct {
	*core.Builder
	c *core.Context
	m *core.Operation
}

func newBuild(dialects ...*core.Dialect) *build {
	c := core.NewContext(dialects...)
	c.AllowUnregistered(true)
	m := core.NewModule(c, core.Location{})
	return &build{core.BuilderAtEnd(c, m.Body()), c, m}
}

// op makes an operation with the given result types and attributes.
func (b *build) op(name string, types []core.Type, attrs []core.NamedAttr, operands ...*core.Value) *core.Operation {
	return b.Create(&core.OperationState{Info: b.c.OpName(name), Types: types, Attrs: attrs, Operands: operands})
}

func (b *build) print(t *testing.T, o core.PrintOptions) string {
	t.Helper()
	var out bytes.Buffer
	if err := core.Print(&out, b.m, o); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

func wantText(t *testing.T, got, want string) {
	t.Helper()
	want = strings.TrimPrefix(want, "\n")
	if got != want {
		t.Errorf("got:\n%s\nwant:\n%s", got, want)
	}
}

// TestPrintNumbering is a module whose text was recorded from mlir-opt: groups of results, nested numbering, arguments,
// labels, predecessors.
func TestPrintNumbering(t *testing.T) {
	b := newBuild()
	i32, i64 := core.Type(b.c.I32()), core.Type(b.c.I64())
	x := b.op("foo.x", []core.Type{i32, i64}, nil)
	y := b.Create(&core.OperationState{Info: b.c.OpName("foo.y"), Types: []core.Type{i32}, Regions: []*core.Region{nil, nil}})
	bb0 := b.CreateBlock(y.Region(0), []core.Type{i32, b.c.F32()})
	z := b.op("foo.z", []core.Type{i32, i32}, nil, bb0.Arg(0), x.Result(1))
	bb1, bb2, bb3 := core.NewBlock(nil), core.NewBlock([]core.Type{b.c.I1()}), core.NewBlock(nil)
	for _, n := range []*core.Block{bb1, bb2, bb3} {
		y.Region(0).Append(n)
	}
	b.Create(&core.OperationState{Info: b.c.OpName("foo.br"), Successors: []*core.Block{bb1}})
	b.SetEnd(bb1)
	b.Create(&core.OperationState{Info: b.c.OpName("foo.br"), Operands: []*core.Value{z.Result(1)},
		Successors: []*core.Block{bb2, bb1}})
	b.SetEnd(bb2)
	b.op("foo.ret", nil, nil)
	b.SetEnd(bb3)
	b.op("foo.ret", nil, nil)
	b.CreateBlock(y.Region(1), nil)
	b.SetEnd(b.m.Body())
	b.op("foo.w", []core.Type{i32}, nil, y.Result(0))
	wantText(t, b.print(t, core.PrintOptions{}), `
module {
  %0:2 = "foo.x"() : () -> (i32, i64)
  %1 = "foo.y"() ({
  ^bb0(%arg0: i32, %arg1: f32):
    %3:2 = "foo.z"(%arg0, %0#1) : (i32, i64) -> (i32, i32)
    "foo.br"()[^bb1] : () -> ()
  ^bb1:  // 2 preds: ^bb0, ^bb1
    "foo.br"(%3#1)[^bb2, ^bb1] : (i32) -> ()
  ^bb2(%4: i1):  // pred: ^bb1
    "foo.ret"() : () -> ()
  ^bb3:  // no predecessors
    "foo.ret"() : () -> ()
  }, {
  ^bb0:
  }) : () -> i32
  %2 = "foo.w"(%1) : (i32) -> i32
}
`)
}

// TestPrintAliases was recorded from mlir-opt, locations included.
func TestPrintAliases(t *testing.T) {
	b := newBuild()
	c := b.c
	m := func(k int64) core.Attribute {
		return c.AffineMap(affine.NewMap(1, 0, affine.Dim(0).AddConst(k)))
	}
	many := make([]core.Type, 17)
	for i := range many {
		many[i] = c.I32()
	}
	tuple := c.Tuple(many...)
	b.SetLoc(c.NameLoc("n", c.FileLoc("f", 1, 2)))
	b.op("foo.a", []core.Type{c.MemRef([]int64{4}, c.F32(), m(1), nil)}, []core.NamedAttr{
		{Name: "z", Value: c.Array(m(2), c.Distinct(m(3)), c.Distinct(c.Unit()))}, {Name: "a", Value: c.TypeAttr(tuple)}})
	b.op("foo.b", nil, []core.NamedAttr{{Name: "l", Value: c.LocAttr(c.FileLoc("f", 1, 2))}})
	const plain = `
!tuple = tuple<i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32>
#loc = loc("f":1:2)
#map = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0) -> (d0 + 2)>
#map2 = affine_map<(d0) -> (d0 + 3)>
#distinct = distinct[0]<#map2>
module {
  %0 = "foo.a"() {a = !tuple, z = [#map1, #distinct, distinct[1]<>]} : () -> memref<4xf32, #map>
  "foo.b"() {l = #loc} : () -> ()
}
`
	wantText(t, b.print(t, core.PrintOptions{}), plain)
	wantText(t, b.print(t, core.PrintOptions{DebugInfo: true}), `
!tuple = tuple<i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32>
#loc1 = loc("f":1:2)
#map = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0) -> (d0 + 2)>
#map2 = affine_map<(d0) -> (d0 + 3)>
#distinct = distinct[0]<#map2>
module {
  %0 = "foo.a"() {a = !tuple, z = [#map1, #distinct, distinct[1]<>]} : () -> memref<4xf32, #map> loc(#loc2)
  "foo.b"() {l = #loc1} : () -> () loc(#loc2)
} loc(#loc)
#loc = loc(unknown)
#loc2 = loc("n"(#loc1))
`)
}

// TestPrintEmptySymbol shows that the name that upstream prints in a form that cannot be read can be read here.
func TestPrintEmptySymbol(t *testing.T) {
	const src = `module @"" {
  "foo.a"() {s = @""::@""} : () -> ()
}
`
	op, list := core.Parse(core.NewContext(), []byte(src), core.ParseOptions{AllowUnregistered: true})
	if op == nil {
		t.Fatal(list)
	}
	if got := op.String(); got != strings.TrimSuffix(src, "\n") {
		t.Errorf("got %s, want %s", got, src)
	}
}

// TestPrintString shows that the text of one operation stands alone.
func TestPrintString(t *testing.T) {
	b := newBuild()
	x := b.op("foo.x", []core.Type{b.c.I32(), b.c.I64()}, nil)
	y := b.op("foo.y", []core.Type{b.c.I32()}, nil, x.Result(1), x.Result(0))
	if got, want := y.String(), `%1 = "foo.y"(%0#1, %0#0) : (i64, i32) -> i32`; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	if got, want := x.String(), `%0:2 = "foo.x"() : () -> (i32, i64)`; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}
