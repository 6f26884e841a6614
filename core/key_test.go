package core

import (
	"encoding/binary"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/num"
)

// One part with metadata and two parts without were one location when the bytes of the second part were those of the
// metadata after a mark.
func TestFusedLocationsDiffer(t *testing.T) {
	c := NewContext()
	meta := c.String("metadata")
	src := &Source{Name: "f", Text: make([]byte, 1<<20)}
	c.AddSource(src)
	a := src.LocAt(7)
	number := binary.AppendUvarint([]byte{0xff}, uint64(meta.attrBase().id))
	v, _ := binary.Uvarint(number)
	b := Location{v}
	one, two := c.FusedLoc([]Location{a}, meta), c.FusedLoc([]Location{a, b}, nil)
	if one == two {
		t.Fatal("one location")
	}
	if d := c.Loc(one); len(d.Fused) != 1 || d.Metadata != Attribute(meta) {
		t.Errorf("got %v", d)
	}
	if d := c.Loc(two); len(d.Fused) != 2 || d.Metadata != nil {
		t.Errorf("got %v", d)
	}
}

// Names with zero bytes do not run into what follows.
func TestNamedLocationsDiffer(t *testing.T) {
	c := NewContext()
	child := c.FileLoc("f", 1, 1)
	long := string(binary.AppendUvarint([]byte{'a', 0}, child.v))
	x, y := c.NameLoc(long[:len(long)-1], Location{uint64(long[len(long)-1])}), c.NameLoc("a", child)
	if x == y || c.Loc(y).Name != "a" || c.Loc(x).Name != long[:len(long)-1] {
		t.Errorf("got %v and %v", c.Loc(x), c.Loc(y))
	}
	r, s := c.FileRangeLoc("a\x00\x02", 1, 1, 2, 1), c.FileRangeLoc("a", 1, 1, 1, 2)
	if c.Loc(r).Name != "a\x00\x02" || c.Loc(s).Name != "a" {
		t.Errorf("got %v and %v", c.Loc(r), c.Loc(s))
	}
}

// Floats of different kinds with the same bits are different parameters.
func TestFloatParametersDiffer(t *testing.T) {
	def := AttrDef{Dialect: "d", Mnemonic: "f"}
	c := NewContext(&Dialect{Def: &DialectDef{Name: "d", Attrs: []*AttrDef{&def}}})
	seen := make(map[*keyedAttr]string)
	for _, s := range num.AllSemantics() {
		v := num.FloatFromUint(s, 1)
		var k Key
		k.APFloat(v)
		a := InternAttr(c, &def, &k, func() *keyedAttr { return &keyedAttr{params: []any{v}} })
		if other, ok := seen[a]; ok {
			t.Errorf("%s and %s are one", s.String(), other)
		}
		seen[a] = s.String()
	}
}

// keyedAttr is an attribute of a dialect with any parameters.
type keyedAttr struct {
	AttrBase
	params []any
}

// keyReader makes parameters from the input of a fuzz target: of a small range, so that different ones are nearly
// alike.
type keyReader struct {
	b []byte
	c *Context
}

func (r *keyReader) byte() byte {
	if len(r.b) == 0 {
		return 0
	}
	v := r.b[0]
	r.b = r.b[1:]
	return v
}

func (r *keyReader) int() int64 {
	v := r.byte()
	switch v % 8 {
	case 0:
		return -int64(v / 8)
	case 1:
		return int64(r.byte())<<7 | int64(v)
	case 2:
		return Dynamic
	}
	return int64(v / 8)
}

// size is a size of a tensor or memref.
func (r *keyReader) size() int64 {
	if v := r.int(); v >= 0 {
		return v
	}
	return Dynamic
}

// namespace is the name of a dialect.
func (r *keyReader) namespace() string { return "d" + string(rune('a'+r.byte()%3)) }

// body is the text of a type or attribute, in which brackets and quotes match, and which does not make an arrow of the
// bracket after it.
func (r *keyReader) body() string {
	return strings.TrimRight(strings.Map(func(c rune) rune {
		if c < ' ' || strings.ContainsRune("<>()[]{}\"", c) {
			return '_'
		}
		return c
	}, r.string()), "-")
}

// layout is the layout of a memref of a rank.
func (r *keyReader) layout(rank int) Attribute {
	v := r.byte()
	switch v % 3 {
	case 0:
		return nil
	case 1:
		return r.c.AffineMap(affine.NewMap(rank, 0, affine.Const(int64(v/3))))
	}
	strides := make([]int64, rank)
	for i := range strides {
		strides[i] = r.int()
	}
	return r.c.StridedLayout(r.int(), strides)
}

func (r *keyReader) string() string {
	n := min(int(r.byte()%4), len(r.b))
	s := string(r.b[:n])
	r.b = r.b[n:]
	return s
}

func list[T any](r *keyReader, f func() T) []T {
	out := make([]T, r.byte()%4)
	for i := range out {
		out[i] = f()
	}
	return out
}

func (r *keyReader) typ() Type {
	v := r.byte()
	switch v % 4 {
	case 0:
		return r.c.Index()
	case 1:
		return r.c.Float(num.AllSemantics()[int(v)%len(num.AllSemantics())])
	}
	return r.c.IntegerOf(uint(v)+uint(r.byte())<<6, Signedness(v%3))
}

func (r *keyReader) attr() Attribute {
	v := r.byte()
	switch v % 4 {
	case 0:
		return nil
	case 1:
		return r.c.String(r.string())
	}
	return r.c.IntegerAttr(r.c.I64(), r.int())
}

func (r *keyReader) someAttr() Attribute {
	if a := r.attr(); a != nil {
		return a
	}
	return r.c.Unit()
}

func (r *keyReader) loc() Location {
	if r.byte()%2 == 0 {
		return Location{uint64(r.byte())<<7 | 0x7f}
	}
	return r.c.FileLoc(r.string(), int(r.byte()), int(r.byte()))
}

func (r *keyReader) expr(dims, syms int) affine.Expr {
	v := r.byte()
	switch {
	case v%4 == 0 && dims > 0:
		return affine.Dim(int(v/4) % dims)
	case v%4 == 1 && syms > 0:
		return affine.Symbol(int(v/4) % syms)
	case v%4 == 2 && len(r.b) > 0:
		return r.expr(dims, syms).Add(r.expr(dims, syms))
	}
	return affine.Const(int64(v / 4))
}

// interned makes one of everything that is interned, and returns it with the parameters that were asked for and those
// that it has.
func (r *keyReader) interned(kinds []byte) (thing any, asked, has []any) {
	c := r.c
	switch r.byte() % 22 {
	case 0:
		w, s := uint(r.byte())<<4|uint(r.byte()), Signedness(r.byte()%3)
		t := c.IntegerOf(w, s)
		return t, []any{w, s}, []any{t.Width(), t.Signedness()}
	case 1:
		in, out := list(r, r.typ), list(r, r.typ)
		t := c.Function(in, out)
		return t, []any{in, out}, []any{slices.Clone(t.Inputs()), slices.Clone(t.Results())}
	case 2:
		l := list(r, r.typ)
		t := c.Tuple(l...)
		return t, []any{l}, []any{slices.Clone(t.Types())}
	case 3:
		shape, elem := list(r, func() int64 { return 1 + max(0, r.int()) }), r.typ()
		scalable := make([]bool, len(shape))
		for i := range scalable {
			scalable[i] = r.byte()%2 == 1
		}
		t := c.Vector(shape, elem, scalable)
		return t, []any{shape, elem, scalable}, []any{t.Shape(), t.ElementType(), t.ScalableDims()}
	case 4:
		shape, elem, enc := list(r, r.size), r.typ(), r.attr()
		t := c.RankedTensor(shape, elem, enc)
		return t, []any{shape, elem, enc}, []any{t.Shape(), t.ElementType(), t.Encoding()}
	case 5:
		shape, elem, space := list(r, r.size), r.typ(), dropDefaultSpace(r.attr())
		layout := r.layout(len(shape))
		t := c.MemRef(shape, elem, layout, space)
		return t, []any{shape, elem, layout, space}, []any{t.Shape(), t.ElementType(), t.Layout(), t.MemorySpace()}
	case 6:
		elem, space := r.typ(), dropDefaultSpace(r.attr())
		t := c.UnrankedMemRef(elem, space)
		return t, []any{elem, space}, []any{t.ElementType(), t.MemorySpace()}
	case 7:
		d, s := r.namespace(), r.body()
		t := c.Opaque(d, s)
		return t, []any{d, s}, []any{t.dialect, t.data}
	case 8:
		s, t := r.string(), r.typ()
		a := c.TypedString(s, t)
		return a, []any{s, t}, []any{a.Value(), a.Type()}
	case 9:
		root, nested := r.string(), list(r, r.string)
		a := c.SymbolRef(root, nested...)
		return a, []any{root, nested}, []any{a.root, orEmpty(a.nested)}
	case 10:
		l := list(r, r.someAttr)
		a := c.Array(l...)
		return a, []any{l}, []any{orEmpty(slices.Clone(a.Elems()))}
	case 11:
		var entries []NamedAttr
		for i := range r.byte() % 4 {
			entries = append(entries, NamedAttr{Name: string(rune('a'+i)) + r.string(), Value: r.someAttr()})
		}
		a := c.Dict(entries)
		return a, []any{orEmpty(entries)}, []any{orEmpty(slices.Clone(a.Entries()))}
	case 12:
		dims, syms := int(r.byte()%3), int(r.byte()%3)
		m := affine.NewMap(dims, syms, list(r, func() affine.Expr { return r.expr(dims, syms) })...)
		a := c.AffineMap(m)
		return a, []any{m.String()}, []any{a.Value().String()}
	case 13:
		d, s, t := r.namespace(), r.body(), r.typ()
		a := c.OpaqueAttr(d, s, t)
		return a, []any{d, s, t}, []any{a.dialect, a.data, a.typ}
	case 14:
		offset, strides := r.int(), list(r, r.int)
		a := c.StridedLayout(offset, strides)
		return a, []any{offset, strides}, []any{a.offset, orEmpty(slices.Clone(a.strides))}
	case 15:
		s := num.AllSemantics()[int(r.byte())%len(num.AllSemantics())]
		v := num.FloatFromUint(s, uint64(r.byte()%8))
		a := c.FloatAttr(v)
		return a, []any{v}, []any{a.Value()}
	case 16:
		t := c.Integer(uint(r.byte())<<2 | uint(r.byte()%4))
		v := num.NewSigned(t.Width(), r.int())
		a := c.APIntAttr(t, v)
		return a, []any{t, v}, []any{a.Type(), a.Value()}
	case 17:
		elem, raw := []*IntegerType{c.I8(), c.I16(), c.I1()}[r.byte()%3], make([]byte, 2*int(r.byte()%3))
		for i := range raw {
			raw[i] = r.byte() % 4
		}
		a := c.DenseArray(elem, raw)
		return a, []any{Type(elem), raw}, []any{a.elem, append([]byte{}, a.raw...)}
	case 18:
		strs := list(r, r.string)
		if len(strs) == 0 {
			strs = []string{""}
		}
		t := c.RankedTensor([]int64{int64(len(strs))}, c.Opaque("d", "s"), nil)
		a := c.DenseStrings(t, strs)
		return a, []any{t.String(), strs}, []any{a.Type().String(), expand(a.Strings(), len(strs))}
	case 19:
		name, child := r.string(), r.loc()
		l := c.NameLoc(name, child)
		return l, []any{name, child}, []any{c.Loc(l).Name, c.Loc(l).Child}
	case 20:
		file := "f" + r.string()
		line, col, endLine, endCol := int(r.byte()), int(r.byte()), 1+int(r.byte()), int(r.byte())
		l := c.FileRangeLoc(file, line, col, endLine, endCol)
		d := c.Loc(l)
		return l, []any{file, line, col, endLine, endCol}, []any{d.Name, d.Line, d.Col, d.EndLine, d.EndCol}
	}
	// A dialect's attribute: its parameters have the kinds of the definition.
	def := c.Dialect("keyed").Def.Attrs[0]
	var k Key
	params := make([]any, len(kinds))
	for i, kind := range kinds {
		params[i] = r.param(&k, kind)
	}
	a := InternAttr(c, def, &k, func() *keyedAttr { return &keyedAttr{params: params} })
	return a, params, a.params
}

// param makes a parameter of a kind, and adds it to the key.
func (r *keyReader) param(k *Key, kind byte) any {
	switch kind % 12 {
	case 0:
		v := r.int()
		k.Int(v)
		return v
	case 1:
		v := uint64(r.int())
		k.Uint(v)
		return v
	case 2:
		v := r.byte()%2 == 0
		k.Bool(v)
		return v
	case 3:
		v := r.string()
		k.String(v)
		return v
	case 4:
		v := []byte(r.string())
		k.Bytes(v)
		return v
	case 5:
		v := list(r, r.typ)
		k.Types(v)
		return v
	case 6:
		v := list(r, r.attr)
		k.Attrs(v)
		return v
	case 7:
		v := list(r, r.int)
		k.Ints(v)
		return v
	case 8:
		v := r.loc()
		k.Loc(v)
		return v
	case 9:
		v := num.NewSigned(uint(r.byte()), r.int())
		k.APInt(v)
		return v
	case 10:
		s := num.AllSemantics()[int(r.byte())%len(num.AllSemantics())]
		v := num.FloatFromUint(s, uint64(r.byte()%8))
		k.APFloat(v)
		return v
	}
	v := list(r, r.string)
	k.Strings(v)
	return v
}

func orEmpty[T any](l []T) []T {
	if l == nil {
		return []T{}
	}
	return l
}

// expand repeats a splat.
func expand(l []string, n int) []string {
	if len(l) == 1 && n > 1 {
		return slices.Repeat(l, n)
	}
	return l
}

// FuzzKeys interns things with parameters that are nearly alike. Each must have the parameters that were asked for:
// when two different ones had one key, the second would get those of the first. And what has the same parameters is the
// same.
func FuzzKeys(f *testing.F) {
	f.Add([]byte{0}, []byte("\x13\x01\xff\x05"))
	f.Add([]byte{3, 3}, []byte("\x15\x02ab\x01c\x15\x01a\x02bc"))
	f.Add([]byte{10}, []byte("\x15\x00\x01\x15\x01\x01\x15\x02\x01"))
	f.Add([]byte{7, 0, 11}, []byte("\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f\x10\x11\x12\x13\x14"))
	for i := range 22 {
		f.Add([]byte{5, 6}, []byte(fmt.Sprintf("%c\x02\x01a\x03\x02b\x01%c\x01\x03\x02\x01ab", i, i)))
	}
	f.Fuzz(func(t *testing.T, kinds, data []byte) {
		def := AttrDef{Dialect: "keyed", Mnemonic: "a"}
		c := NewContext(&Dialect{Def: &DialectDef{Name: "keyed", Attrs: []*AttrDef{&def}}})
		r := &keyReader{b: data[:min(len(data), 1000)], c: c}
		kinds = kinds[:min(len(kinds), 8)]
		made := make(map[any][]any)
		for len(r.b) > 0 {
			thing, asked, has := r.interned(kinds)
			if !reflect.DeepEqual(asked, has) {
				t.Fatalf("asked for %T with %v, got one with %v", thing, asked, has)
			}
			for other, params := range made {
				if reflect.TypeOf(other) == reflect.TypeOf(thing) && other != thing && reflect.DeepEqual(params, asked) {
					if _, ok := thing.(Location); !ok { // which has several kinds
						t.Fatalf("%T with %v is there twice", thing, asked)
					}
				}
			}
			made[thing] = asked
		}
	})
}
