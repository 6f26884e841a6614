package core_test

import (
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/num"
)

// panicText returns what f panics with, "" when it does not.
func panicText(f func()) (text string) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case string:
			text = r
		case error:
			text = r.Error()
		}
	}()
	f()
	return ""
}

// What the parser refuses cannot be made in Go either, and the message says what is wrong.
func TestConstructorsRefuse(t *testing.T) {
	c := core.NewContext()
	f32, i32, i64 := core.Type(c.F32()), core.Type(c.I32()), core.Type(c.I64())
	fn := c.Function(nil, nil)
	two := c.RankedTensor([]int64{2}, i32, nil)
	dynamic := c.RankedTensor([]int64{core.Dynamic}, i32, nil)
	text := c.RankedTensor([]int64{2}, c.Opaque("a", "b"), nil)
	indices := c.DenseElements(c.RankedTensor([]int64{1, 1}, i64, nil), make([]byte, 8))
	value := c.DenseElements(c.RankedTensor([]int64{1}, i32, nil), make([]byte, 4))
	for want, f := range map[string]func(){
		"integer type: integer bitwidth is limited to 16777215 bits": func() { c.Integer(1 << 24) },
		"integer type: 7 is no signedness":                           func() { c.IntegerOf(8, 7) },
		"float type: the kind is nil":                                func() { c.Float(nil) },
		"function type: input #1 is nil, expected a type": func() {
			c.Function([]core.Type{i32,
				nil}, nil)
		},
		"function type: result #0 is nil, expected a type": func() {
			c.Function(nil,
				[]core.Type{nil})
		},
		"tuple type: element #0 is nil, expected a type": func() { c.Tuple(nil) },
		"complex type: invalid element type for complex": func() { c.Complex(c.Index()) },
		"complex type: the element type is nil":          func() { c.Complex(nil) },
		"vector type: vector types must have positive constant sizes but got 4, -1": func() {
			c.Vector([]int64{4, -1}, i32,
				nil)
		},
		"vector type: vector types must have positive constant sizes but got 0": func() {
			c.Vector([]int64{0}, i32,
				nil)
		},
		"vector type: failed to verify 'elementType': VectorElementTypeInterface instance": func() {
			c.Vector([]int64{1}, fn,
				nil)
		},
		"vector type: the element type is nil": func() {
			c.Vector([]int64{1}, nil,
				nil)
		},
		"vector type: the shape has 1 dimensions, but 2 flags say which are scalable": func() {
			c.Vector([]int64{1}, i32,
				make([]bool, 2))
		},
		"tensor type: size #1 is -1; a size that is not known is core.Dynamic": func() {
			c.RankedTensor([]int64{4, -1},
				i32, nil)
		},
		"tensor type: invalid tensor element type": func() {
			c.RankedTensor(nil, two,
				nil)
		},
		"tensor type: the element type is nil": func() { c.UnrankedTensor(nil) },
		"memref type: size #0 is -1; a size that is not known is core.Dynamic": func() {
			c.MemRef([]int64{-1}, i32,
				nil, nil)
		},
		"memref type: invalid memref element type": func() { c.UnrankedMemRef(fn, nil) },
		"memref type: memref layout mismatch between rank and affine map: 1 != 2": func() {
			c.MemRef([]int64{1}, i32,
				c.AffineMap(affine.NewMap(2, 0, affine.Dim(1))), nil)
		},
		"memref type: expected the number of strides to match the rank": func() {
			c.MemRef([]int64{1}, i32,
				c.StridedLayout(0, nil), nil)
		},
		"memref type: layout '1 : i32' is no affine map, strides or layout of a dialect": func() {
			c.MemRef([]int64{1}, i32,
				c.I32Attr(1), nil)
		},
		"memref type: unsupported memory space Attribute": func() {
			c.MemRef([]int64{1}, i32, nil,
				c.TypeAttr(i32))
		},
		"opaque type: invalid dialect namespace '\"\"'":                       func() { c.Opaque("", "b") },
		"opaque type: invalid dialect namespace '\"a b\"'":                    func() { c.Opaque("a b", "c") },
		"opaque type: the brackets and quotes of \"b>\" do not match":         func() { c.Opaque("a", "b>") },
		"opaque attribute: the brackets and quotes of \"(\" do not match":     func() { c.OpaqueAttr("a", "(", nil) },
		"integer attribute: type 'f32' is no integer or index type":           func() { c.IntegerAttr(f32, 1) },
		"integer attribute: type 'tensor<2xi32>' is no integer or index type": func() { c.IntegerAttr(two, 1) },
		"integer attribute: the type is nil":                                  func() { c.IntegerAttr(nil, 1) },
		"integer attribute: the value has 64 bits, but type 'i32' has 32": func() {
			c.APIntAttr(i32,
				num.NewInt(64, 1))
		},
		"type attribute: the type is nil":                           func() { c.TypeAttr(nil) },
		"array attribute: element #1 is nil, expected an attribute": func() { c.Array(c.Unit(), nil) },
		"dictionary attribute: name 'a' is there twice": func() {
			c.Dict([]core.NamedAttr{{Name: "a",
				Value: c.Unit()}, {Name: "a", Value: c.Unit()}})
		},
		"dictionary attribute: a name is empty":                                func() { c.Dict([]core.NamedAttr{{Value: c.Unit()}}) },
		"dictionary attribute: the value of 'a' is nil, expected an attribute": func() { c.Dict([]core.NamedAttr{{Name: "a"}}) },
		"distinct attribute: the attribute is nil":                             func() { c.Distinct(nil) },
		"dense elements of type tensor<?xi32> made from 8 bytes": func() {
			c.DenseElements(dynamic,
				make([]byte, 8))
		},
		"string elements: elements literal type must have static shape":                         func() { c.DenseStrings(c.RankedTensor([]int64{core.Dynamic}, c.Opaque("a", "b"), nil), []string{"a"}) },
		"dense elements: elements of type '!a.b' are no numbers; give strings, by DenseStrings": func() { c.DenseElements(text, nil) },
		"dense elements: '1 : i64' is no element of type 'i32'": func() {
			c.DenseSplat(two,
				c.I64Attr(1))
		},
		"dense elements: '\"a\"' is no element of type 'i32'": func() {
			c.DenseOf(two,
				[]core.Attribute{c.I32Attr(1), c.String("a")})
		},
		"string elements: elements of type 'i32' are numbers, not strings": func() {
			c.DenseStrings(two,
				[]string{"a"})
		},
		"string elements: 3 elements, but type 'tensor<2x!a.b>' expected 2 elements": func() {
			c.DenseStrings(text,
				[]string{"a", "b", "c"})
		},
		"sparse elements: indices of type 'tensor<1xi32>' are not of type i64": func() {
			c.SparseElements(two, value,
				value)
		},
		"sparse elements: values of type 'tensor<1x1xi64>' are no elements of 'tensor<2xi32>'": func() {
			c.SparseElements(two, indices,
				indices)
		},
		"packed array: expected integer or float type, got: 'index'": func() {
			c.DenseArray(c.Index(),
				nil)
		},
		"packed array: element type bitwidth must be a multiple of 8": func() {
			c.DenseArray(c.Integer(7),
				[]byte{1})
		},
		"packed array: 3 bytes are no whole number of elements of type 'i16'": func() {
			c.DenseArray(c.I16(),
				make([]byte, 3))
		},
	} {
		if got := panicText(f); !strings.HasPrefix(got, "core: "+want) {
			t.Errorf("got %q, expected %q", got, "core: "+want)
		}
	}
}

// What stands at the edge of what constructors take is read back.
func TestConstructorsAccept(t *testing.T) {
	c := core.NewContext()
	c.AllowUnregistered(true)
	none := c.RankedTensor([]int64{0}, c.I32(), nil)
	for _, typ := range []core.Type{
		c.Integer(0), c.Integer(core.MaxIntegerWidth), c.Vector(nil, c.Index(), nil), c.Vector([]int64{4}, c.F32(), []bool{true}), none,
		c.RankedTensor([]int64{0, core.Dynamic}, c.Complex(c.I32()), c.Unit()), c.RankedTensor(nil, c.Opaque("a", "b"), nil),
		c.MemRef([]int64{core.Dynamic}, c.UnrankedMemRef(c.Index(), nil), c.StridedLayout(-1, []int64{core.Dynamic}), c.String("s")),
		c.Opaque("a$1", "<(\"(\")>"), c.Opaque("a", ""), c.Opaque("a", "-"), c.Opaque("a", "b->c"),
		c.Function(nil, []core.Type{c.Tuple()}),
	} {
		if got, err := core.ParseType(c, typ.String()); err != nil || got != typ {
			t.Errorf("%s is read as %v: %v", typ, got, err)
		}
	}
	for _, a := range []core.Attribute{
		c.DenseElements(none, nil), c.DenseStrings(c.RankedTensor([]int64{0}, c.Opaque("a", "b"), nil), nil), c.TypedString("s", nil),
		c.DenseArray(c.Integer(0), nil), c.DenseArray(c.I1(), []byte{1}), c.IntegerAttr(c.Integer(0), 0), c.Dict(nil), c.Array(),
		c.DenseSplat(c.RankedTensor([]int64{2}, c.Complex(c.F32()), nil),
			c.Array(c.FloatAttr(num.FloatZero(num.F32, false)), c.FloatAttr(num.FloatZero(num.F32, true)))),
		c.OpaqueAttr("a", "b<->c>", c.I32()),
	} {
		if got, err := core.ParseAttr(c, a.String()); err != nil || got != a {
			t.Errorf("%s is read as %v: %v", a, got, err)
		}
	}
}

// Types, attributes and values of two contexts do not mix.
func TestContextsDoNotMix(t *testing.T) {
	arith := &core.OpDef{Name: "t.add", Operands: []core.ValueDef{{Name: "x"}}, Results: []core.ValueDef{{Name: "r"}},
		Slots: []core.SlotDef{{Name: "a", Optional: true}}}
	region := &core.OpDef{Name: "t.box", Traits: []*core.Trait{&core.NoTerminator}, Regions: []core.RegionDef{{Name: "body"}}}
	newContext := func() *core.Context {
		return core.NewContext(&core.Dialect{Def: &core.DialectDef{Name: "t", Ops: []*core.OpDef{arith, region}}})
	}
	c, other := newContext(), newContext()
	other.Integer(77) // so that numbers of types differ
	info, _ := c.LookupOp("t.add"), other.LookupOp("t.add")
	foreign := core.NewBlock([]core.Type{other.I32()}).Arg(0)
	own := core.NewBlock([]core.Type{c.I32()}).Arg(0)
	const end = " of another context than the operation; make types, attributes and operations that belong together by the same Context"
	for want, f := range map[string]func(){
		"type 'i32' belongs to another context than what is made of it; make both by the same Context": func() {
			c.Vector([]int64{2},
				other.I32(), nil)
		},
		"type 'i32' and type 'f32' belong to different contexts; make both by the same Context": func() {
			c.Tuple(c.I32(),
				other.F32())
		},
		"attribute 'unit' belongs to another context than what is made of it; make both by the same Context":  func() { c.Array(other.Unit()) },
		"attribute '\"a\"' belongs to another context than what is made of it; make both by the same Context": func() { c.Distinct(other.String("a")) },
		"type 'i32' belongs to another context than what is made of it":                                       func() { c.I32Attr(1); c.IntegerAttr(other.I32(), 1) },
		"cannot build 't.add': operand #0 has type 'i32'" +
			end: func() { core.Create(&core.OperationState{Info: info, Operands: []*core.Value{foreign}}) },
		"cannot build 't.add': result #0 has type 'i32'" +
			end: func() { core.Create(&core.OperationState{Info: info, Types: []core.Type{other.I32()}}) },
		"cannot build 't.add': attribute 'a' is 'unit'" +
			end: func() { core.Create(&core.OperationState{Info: info, Slots: []core.Attribute{other.Unit()}}) },
		"cannot build 't.add': attribute 'b' is 'unit'" + end: func() {
			core.Create(&core.OperationState{Info: info, Attrs: []core.NamedAttr{{Name: "b", Value: other.Unit()}}})
		},
	} {
		if got := panicText(f); !strings.HasPrefix(got, "core: "+want) {
			t.Errorf("got %q, expected %q", got, "core: "+want)
		}
	}

	box := func(c *core.Context, args ...core.Type) (*core.Operation, *core.Block) {
		op := core.Create(&core.OperationState{Info: c.LookupOp("t.box"), Regions: []*core.Region{nil}})
		b := core.NewBlock(args)
		op.Region(0).Append(b)
		return op, b
	}
	add := func(x *core.Value) *core.Operation {
		return core.Create(&core.OperationState{Info: x.Type().Context().LookupOp("t.add"), Operands: []*core.Value{x},
			Types: []core.Type{x.Type()}})
	}
	for want, change := range map[string]func(b *core.Block, op *core.Operation){
		"": func(*core.Block, *core.Operation) {},
		"'t.add' op result #0 has type 'i32'" + end: func(_ *core.Block,
			op *core.Operation) {
			op.Result(0).SetType(other.I32())
		},
		"'t.add' op attribute 'a' is 'unit'" + end: func(_ *core.Block,
			op *core.Operation) {
			op.SetSlot(0, other.Unit())
		},
		"'t.add' op attribute 'b' is 'unit'" + end: func(_ *core.Block,
			op *core.Operation) {
			op.SetAttr("b", other.Unit())
		},
		"block argument #1 has type 'f32'" + end: func(b *core.Block,
			_ *core.Operation) {
			b.AddArg(other.F32(), core.Location{})
		},
		"'t.add' op belongs to another context than 't.box' around it": func(b *core.Block,
			_ *core.Operation) {
			b.Append(add(foreign))
		},
	} {
		top, b := box(c, c.I32())
		op := add(b.Arg(0))
		b.Append(op)
		change(b, op)
		r := core.NewReporter(c)
		ok := core.Verify(top, r, core.VerifyOptions{})
		if want == "" {
			if !ok {
				t.Errorf("refused: %v", r.List())
			}
		} else if ok || len(r.List()) == 0 || r.List()[0].Message != want {
			t.Errorf("got %v, expected %q", r.List(), want)
		}
	}
	if r := core.NewReporter(other); core.Verify(add(own), r, core.VerifyOptions{}) || !strings.Contains(r.List()[0].Message,
		"belongs to another context than the reporter") {
		t.Errorf("got %v", r.List())
	}
}
