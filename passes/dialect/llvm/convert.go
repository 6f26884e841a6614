package llvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/datalayout"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/dlti"
	gen "github.com/odsgen/ods/generated/llvm"
)

// This file reinterprets the bits of values as values of other types, as storing and loading them does.

// hasBits reports whether values of the type can be cast to integers.
func hasBits(t core.Type) bool {
	switch t := t.(type) {
	case *gen.LLVMStructType, *gen.LLVMArrayType:
		return false
	case *core.VectorType:
		return !isPointer(t.ElementType()) && !t.IsScalable()
	}
	return true
}

func isPointer(t core.Type) bool { _, ok := t.(*gen.LLVMPointerType); return ok }

// convertible reports whether values of a type can be made of one of another type: of its first bits when narrow, by
// overwriting the first bits of such a value otherwise.
func convertible(l *datalayout.Layout, from, to core.Type, narrow bool) bool {
	if from == to {
		return true
	}
	if !hasBits(from) || !hasBits(to) {
		return false
	}
	f, t := l.Size(from), l.Size(to)
	if isPointer(from) && isPointer(to) {
		return f == t
	}
	if narrow {
		return t <= f
	}
	return t >= f
}

// converter makes operations that convert; those that fold are not made.
type converter struct {
	b      *core.Builder
	loc    core.Location
	layout *datalayout.Layout
}

// bigEndian reports whether memory has the highest byte of a value first.
func (c converter) bigEndian() bool {
	s, ok := c.layout.Named(dlti.KeyEndianness).(*core.StringAttr)
	return ok && s.Value() == dlti.BigEndian
}

func (c converter) constant(t *core.IntegerType, v num.Int) *core.Value {
	return gen.Constant{ResType: t, Value: t.Context().APIntAttr(t, v), Loc: c.loc}.Build(c.b).Res()
}

func (c converter) intOf(t core.Type) *core.IntegerType {
	if i, ok := t.(*core.IntegerType); ok {
		return i
	}
	return t.Context().Integer(uint(c.layout.Bits(t)))
}

// folded returns what the result of a new operation folds to, and erases the operation then, or else the result.
func (c converter) folded(op *core.Operation) *core.Value {
	in := make([]core.Attribute, op.NumOperands())
	for i, v := range op.OperandList(0, op.NumOperands()) {
		in[i] = v.ConstantValue()
	}
	list := op.Fold(in).Results()
	if len(list) == 0 {
		return op.Result(0)
	}
	v := list[0].Value
	if v == nil {
		k := rewrite.Materialize(c.b, op.Info().Dialect(), list[0].Attr, op.Result(0).Type(), c.loc)
		if k == nil {
			return op.Result(0)
		}
		v = k.Result(0)
	}
	op.Erase()
	return v
}

// toInt makes an integer of the same bits.
func (c converter) toInt(v *core.Value) *core.Value {
	t := c.intOf(v.Type())
	switch {
	case v.Type() == core.Type(t):
		return v
	case isPointer(v.Type()):
		return c.folded(gen.PtrToInt{ResType: t, Arg: v, Loc: c.loc}.Build(c.b).Op)
	}
	return c.folded(gen.Bitcast{ResType: t, Arg: v, Loc: c.loc}.Build(c.b).Op)
}

// fromInt is the reverse of toInt.
func (c converter) fromInt(v *core.Value, t core.Type) *core.Value {
	switch {
	case v.Type() == t:
		return v
	case isPointer(t):
		return c.folded(gen.IntToPtr{ResType: t, Arg: v, Loc: c.loc}.Build(c.b).Op)
	}
	return c.folded(gen.Bitcast{ResType: t, Arg: v, Loc: c.loc}.Build(c.b).Op)
}

// cast converts between types of the same width.
func (c converter) cast(v *core.Value, t core.Type) *core.Value {
	switch {
	case v.Type() == t:
		return v
	case isPointer(v.Type()) && isPointer(t):
		return c.folded(gen.AddrSpaceCast{ResType: t, Arg: v, Loc: c.loc}.Build(c.b).Op)
	}
	return c.fromInt(c.toInt(v), t)
}

// extract makes a value of the bits that memory has first.
func (c converter) extract(v *core.Value, t core.Type) *core.Value {
	from, to := c.layout.Bits(v.Type()), c.layout.Bits(t)
	if from == to {
		return c.cast(v, t)
	}
	whole := c.toInt(v)
	if c.bigEndian() {
		by := c.constant(c.intOf(v.Type()), num.NewInt(uint(from), from-to))
		whole = c.folded(gen.LShr{Lhs: whole, Rhs: by, Loc: c.loc}.Build(c.b).Op)
	}
	part := gen.Trunc{ResType: c.intOf(t), Arg: whole, Loc: c.loc}.Build(c.b).Res()
	return c.fromInt(part, t)
}

// insert overwrites the bits of before that memory has first.
func (c converter) insert(v, before *core.Value) *core.Value {
	width, all := uint(c.layout.Bits(v.Type())), uint(c.layout.Bits(before.Type()))
	if width == all {
		return c.cast(v, before.Type())
	}
	whole, part := c.toInt(before), c.toInt(v)
	t := c.intOf(before.Type())
	part = c.folded(gen.ZExt{ResType: t, Arg: part, Loc: c.loc}.Build(c.b).Op)
	keep := num.AllOnes(width).ZExt(all).Not()
	if c.bigEndian() {
		by := c.constant(t, num.NewInt(all, uint64(all-width)))
		part = c.folded(gen.Shl{Lhs: part, Rhs: by, Loc: c.loc}.Build(c.b).Op)
		keep = num.AllOnes(all - width).ZExt(all)
	}
	rest := c.folded(gen.And{Lhs: whole, Rhs: c.constant(t, keep), Loc: c.loc}.Build(c.b).Op)
	return c.fromInt(c.folded(gen.Or{Lhs: rest, Rhs: part, Loc: c.loc}.Build(c.b).Op), before.Type())
}
