package llvmir

import (
	"slices"
	"strings"

	"github.com/odsgen/ods/backend/layout"
	"github.com/odsgen/ods/backend/read"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/llvm"
)

// constKind tells the kinds of constants apart.
type constKind uint8

const (
	constInt       constKind = iota
	constFloat               // also what LLVM represents by an integer never gets here
	constZero                // null, zeroinitializer
	constUndef               //
	constPoison              //
	constAggregate           // operands are the elements of a struct, array or vector
	constDense               // elements of an array or vector, in an elements attribute
	constBytes               // an array of i8
	constGlobal              // the address of a symbol
	constCast                // text is the opcode, one operand
	constBinary              // text is the opcode with flags, two operands
	constGEP                 // text holds the flags, source the element type; operands are base and indices
	constNone                // the empty token
	constBlock               // the address of a block
	constLocal               // the local equivalent of a function
)

// constant is a value that LLVM knows at compile time. Constants are immutable.
type constant struct {
	kind  constKind
	typ   core.Type
	ints  num.Int
	float num.Float
	ops   []*constant
	text  string // a symbol, an opcode, or the bytes
	// source is the type that a GEP steps through.
	source core.Type
	flags  gepFlags
	// dense holds the elements, from number first on.
	dense *core.DenseElementsAttr
	first int64
	block *core.Block
}

// gepFlags are the promises of a GEP.
type gepFlags = llvm.GEPNoWrapFlags

func intConst(ty core.Type, v num.Int) *constant { return &constant{kind: constInt, typ: ty, ints: v} }

func int64Const(ty core.Type, v int64) *constant {
	return intConst(ty, num.NewSigned(core.StorageWidth(ty), v))
}

func floatConst(ty core.Type, v num.Float) *constant {
	return &constant{kind: constFloat, typ: ty, float: v}
}

// zeroConst is the value without set bits, as the kind that LLVM has for it.
func zeroConst(ty core.Type) *constant {
	switch t := ty.(type) {
	case *core.IntegerType:
		return intConst(ty, num.Zero(t.Width()))
	case *core.FloatType:
		if floatName(t.Semantics()) != "" {
			return floatConst(ty, num.FloatZero(t.Semantics(), false))
		}
	case *llvm.LLVMTokenType:
		return &constant{kind: constNone, typ: ty}
	}
	return &constant{kind: constZero, typ: ty}
}

func undefConst(ty core.Type) *constant  { return &constant{kind: constUndef, typ: ty} }
func poisonConst(ty core.Type) *constant { return &constant{kind: constPoison, typ: ty} }

// isZero reports whether no bit of the value is set.
func (c *constant) isZero() bool {
	switch c.kind {
	case constZero:
		return true
	case constInt:
		return c.ints.IsZero()
	case constFloat:
		return c.float.IsPosZero()
	case constBytes:
		return strings.Trim(c.text, "\x00") == ""
	case constDense:
		raw := c.dense.Raw(0)
		if !c.dense.IsSplat() {
			n, size := scalars(c.typ), int64(len(raw))
			raw = c.dense.RawData()[c.first*size : (c.first+n)*size]
		}
		for _, x := range raw {
			if x != 0 {
				return false
			}
		}
		return true
	}
	return false
}

// scalars counts the scalars in an array or vector, whatever its depth; a scalar has one.
func scalars(ty core.Type) int64 {
	n := int64(1)
	for e, k := layout.Element(ty, 0); e != nil; e, k = layout.Element(e, 0) {
		n *= int64(k)
	}
	return n
}

// numElems returns the number of elements of an aggregate or vector.
func (c *constant) numElems() int {
	_, n := layout.Element(c.typ, 0)
	return n
}

// elem returns element i of an aggregate or vector, or nil when it is not known.
func (c *constant) elem(i int) *constant {
	ty, n := layout.Element(c.typ, i)
	if ty == nil || i < 0 || i >= n {
		return nil
	}
	switch c.kind {
	case constZero:
		return zeroConst(ty)
	case constUndef:
		return undefConst(ty)
	case constPoison:
		return poisonConst(ty)
	case constAggregate:
		return c.ops[i]
	case constBytes:
		return intConst(ty, num.NewInt(8, uint64(c.text[i])))
	case constDense:
		at := c.first + int64(i)*scalars(ty)
		if _, inner := layout.Element(ty, 0); inner == 0 {
			return denseScalar(ty, c.dense, at)
		}
		return &constant{kind: constDense, typ: ty, dense: c.dense, first: at}
	}
	return nil
}

// elems returns a new slice of the elements of an aggregate or vector, or nil when they are not all known.
func (c *constant) elems() []*constant {
	if c.kind == constAggregate {
		return slices.Clone(c.ops)
	}
	list := make([]*constant, c.numElems())
	for i := range list {
		if list[i] = c.elem(i); list[i] == nil {
			return nil
		}
	}
	return list
}

// denseScalar returns one element of an elements attribute as a constant of type ty.
func denseScalar(ty core.Type, d *core.DenseElementsAttr, at int64) *constant {
	if _, ok := d.ShapedType().ElementType().(*core.FloatType); ok {
		return scalarFromFloat(ty, d.Float(at))
	}
	return scalarFromInt(ty, d.Int(at))
}

// scalarFromFloat makes a float constant, or an integer of the same bits where LLVM lacks the kind.
func scalarFromFloat(ty core.Type, v num.Float) *constant {
	if t, ok := ty.(*core.FloatType); ok && floatName(t.Semantics()) != "" {
		return floatConst(ty, v)
	}
	return intConst(ty, v.Bits())
}

func scalarFromInt(ty core.Type, v num.Int) *constant {
	if w := core.StorageWidth(ty); w != v.Width() {
		v = resizeInt(v, w)
	}
	return intConst(ty, v)
}

func resizeInt(v num.Int, w uint) num.Int {
	switch {
	case w < v.Width():
		return v.Trunc(w)
	case w > v.Width():
		return v.SExt(w)
	}
	return v
}

// aggregateConst makes an aggregate or vector of its elements. Elements that are all zero, undef or poison make the one
// constant that LLVM has for that.
func aggregateConst(ty core.Type, ops []*constant) *constant {
	if len(ops) > 0 {
		zero, undef, poison := true, true, true
		for _, o := range ops {
			zero = zero && o.isZero()
			undef = undef && (o.kind == constUndef)
			poison = poison && o.kind == constPoison
			if !zero && !undef && !poison {
				break
			}
		}
		switch {
		case zero:
			return zeroConst(ty)
		case poison:
			return poisonConst(ty)
		case undef:
			return undefConst(ty)
		}
	} else {
		return zeroConst(ty)
	}
	return &constant{kind: constAggregate, typ: ty, ops: ops}
}

// splat returns the one scalar that all elements of a vector are, or nil.
func (c *constant) splat() *constant {
	switch c.kind {
	case constDense:
		if e, n := layout.Element(c.typ, 0); e != nil && n > 0 && c.dense.IsSplat() {
			return c.elem(0)
		}
	case constAggregate:
		for _, o := range c.ops[1:] {
			if !sameScalar(o, c.ops[0]) {
				return nil
			}
		}
		return c.ops[0]
	}
	return nil
}

func sameScalar(a, b *constant) bool {
	if a == b {
		return true
	}
	if a.kind != b.kind || a.typ != b.typ {
		return false
	}
	switch a.kind {
	case constInt:
		return a.ints == b.ints
	case constFloat:
		return a.float == b.float
	case constZero, constUndef, constPoison:
		return true
	}
	return false
}

// fromAttr makes the constant of a type that an attribute describes, as upstream's getLLVMConstant; on failure it
// reports and returns nil.
func (t *translator) fromAttr(ty core.Type, a core.Attribute, loc core.Location) *constant {
	switch v := a.(type) {
	case nil, *llvm.UndefAttr:
		return undefConst(ty)
	case *llvm.ZeroAttr:
		return zeroConst(ty)
	case *llvm.PoisonAttr:
		return poisonConst(ty)
	case *core.IntegerAttr:
		if _, ok := ty.(*core.IntegerType); ok {
			return scalarFromInt(ty, v.Value())
		}
	case *core.FloatAttr:
		switch f := ty.(type) {
		case *core.IntegerType:
			return scalarFromInt(ty, v.Value().Bits())
		case *core.FloatType:
			if f != v.Type() {
				t.errorf(loc, "FloatAttr does not match expected type of the constant")
				return nil
			}
			return scalarFromFloat(ty, v.Value())
		}
	case *core.SymbolRefAttr:
		return t.symbolConst(v.Root(), ty)
	case *core.StringAttr:
		return &constant{kind: constBytes, typ: ty, text: v.Value()}
	case *core.ArrayAttr:
		ops := make([]*constant, v.Len())
		for i, e := range v.Elems() {
			et, _ := layout.Element(ty, i)
			if et == nil {
				t.errorf(loc, "expected struct type with as many elements as the array attribute has")
				return nil
			}
			if ops[i] = t.fromAttr(et, e, loc); ops[i] == nil {
				return nil
			}
		}
		return aggregateConst(ty, ops)
	case *core.DenseElementsAttr:
		if _, complex := v.ShapedType().ElementType().(*core.ComplexType); complex {
			return t.fromElements(ty, v.NumElements(), v.Element, loc)
		}
		return t.fromDense(ty, v, loc)
	case *core.DenseResourceAttr:
		if _, ok := v.ShapedType().(*core.MemRefType); ok {
			t.errorf(loc, "unsupported dense_resource type")
			return nil
		}
		if !storable(ty) {
			t.errorf(loc, "no known conversion for innermost element type")
			return nil
		}
		if d := v.Elements(); d != nil {
			return t.fromAttr(ty, d, loc)
		}
		if b := v.Context().Blob(v.Key()); b == nil || b.Data == nil {
			t.errorf(loc, "resource does not exist")
		} else {
			t.errorf(loc, "raw data size does not match element type size")
		}
		return nil
	case *core.SparseElementsAttr:
		return t.fromElements(ty, v.NumElements(), read.Sparse(v), loc)
	}
	t.errorf(loc, "unsupported constant value")
	return nil
}

// storable reports whether LLVM keeps constants of a type as plain memory, by the innermost elements.
func storable(ty core.Type) bool {
	for e, _ := layout.Element(ty, 0); e != nil; e, _ = layout.Element(ty, 0) {
		ty = e
	}
	switch ty := ty.(type) {
	case *core.IntegerType:
		return slices.Contains([]uint{8, 16, 32, 64}, ty.Width())
	case *core.FloatType:
		return ty.Width() == 16 || ty.Width() == 32 || ty.Width() == 64
	}
	return false
}

// fromDense makes a constant array or vector.
func (t *translator) fromDense(ty core.Type, v *core.DenseElementsAttr, loc core.Location) *constant {
	n := int64(1)
	leaf := ty
	for e, k := layout.Element(ty, 0); e != nil; e, k = layout.Element(e, 0) {
		n *= int64(k)
		leaf = e
	}
	if leaf == ty || n != v.NumElements() {
		t.errorf(loc, "unsupported constant value: %s elements where %s has %d", itoa(v.NumElements()), ty, n)
		return nil
	}
	c := &constant{kind: constDense, typ: ty, dense: v}
	if n == 0 || c.isZero() {
		return zeroConst(ty)
	}
	return c
}

// fromElements makes a constant array or vector, element by element. An element that is nil is zero.
func (t *translator) fromElements(ty core.Type, n int64, elem func(i int64) core.Attribute, loc core.Location) *constant {
	next := int64(0)
	var build func(ty core.Type) *constant
	build = func(ty core.Type) *constant {
		part, k := layout.Element(ty, 0)
		if _, isStruct := ty.(*llvm.LLVMStructType); isStruct || part == nil {
			if next >= n {
				t.errorf(loc, "unsupported constant value: %s has more than %d elements", ty, n)
				return nil
			}
			next++
			a := elem(next - 1)
			if a == nil {
				return zeroConst(ty)
			}
			return t.fromAttr(ty, a, loc)
		}
		ops := make([]*constant, k)
		for i := range ops {
			if ops[i] = build(part); ops[i] == nil {
				return nil
			}
		}
		return aggregateConst(ty, ops)
	}
	return build(ty)
}

// blockAddress returns the address of a tagged block of a function.
func (b *body) blockAddress(op *core.Operation) *constant {
	v, _ := llvm.AsBlockAddressOp(op)
	a := v.BlockAddrAttr()
	t := b.t
	f, ok := llvm.AsLLVMFuncOp(t.symbols[a.Function().Root()])
	if ok {
		for blk := range f.Body().Blocks() {
			for o := range blk.Ops() {
				if tag, ok := llvm.AsBlockTagOp(o); ok && tag.TagAttr() == a.Tag() {
					return &constant{kind: constBlock, typ: op.Result(0).Type(), text: f.SymName(), block: blk}
				}
			}
		}
	}
	t.errorf(op.Loc(), "could not find an LLVM basic block corresponding to block tag %d of '@%s'", a.Tag().Id(),
		a.Function().Root())
	return nil
}

// blockNumber returns the number of a block, which may be one of another function.
func (t *translator) blockNumber(blk *core.Block) int32 {
	if n, ok := t.blockNumbers[blk]; ok {
		return n
	}
	f, ok := llvm.AsLLVMFuncOp(blk.ParentOp())
	if !ok {
		return 0
	}
	other := newBody(t)
	if other.begin(f) {
		for _, x := range other.blocks {
			if x.src != nil {
				t.blockNumbers[x.src] = x.n
			}
		}
	}
	return t.blockNumbers[blk]
}
