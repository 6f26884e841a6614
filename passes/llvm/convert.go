package llvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/rewrite"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	gen "github.com/odsgen/ods/generated/llvm"
)

// This file reinterprets the bits of values as values of other types, as storing and loading them does on machines that store the lowest
// byte first.

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

// convertible reports whether values of a type can be made of one of another type: of its first bits when narrow, by overwriting the first bits
// of such a value otherwise.
func convertible(from, to core.Type, narrow bool) bool {
	if from == to {
		return true
	}
	if !hasBits(from) || !hasBits(to) {
		return false
	}
	l := llvmdefs.DefaultLayout()
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
	b   *core.Builder
	loc core.Location
}

func (c converter) intOf(t core.Type) *core.IntegerType {
	if i, ok := t.(*core.IntegerType); ok {
		return i
	}
	return t.Context().Integer(uint(llvmdefs.DefaultLayout().Bits(t)))
}

// folded returns what the result of a new operation folds to, and erases the operation then, or else the result.
func (c converter) folded(op *core.Operation) *core.Value {
	in := make([]core.Attribute, op.NumOperands())
	for i, v := range op.OperandList(0, op.NumOperands()) {
		in[i] = core.ConstantValue(v)
	}
	list := core.FoldOp(op, in).Results()
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

// extract makes a value of the first bits.
func (c converter) extract(v *core.Value, t core.Type) *core.Value {
	l := llvmdefs.DefaultLayout()
	if l.Bits(v.Type()) == l.Bits(t) {
		return c.cast(v, t)
	}
	low := gen.Trunc{ResType: c.intOf(t), Arg: c.toInt(v), Loc: c.loc}.Build(c.b).Res()
	return c.fromInt(low, t)
}

// insert overwrites the first bits of before.
func (c converter) insert(v, before *core.Value) *core.Value {
	l := llvmdefs.DefaultLayout()
	width := uint(l.Bits(v.Type()))
	if uint64(width) == l.Bits(before.Type()) {
		return c.cast(v, before.Type())
	}
	whole, part := c.toInt(before), c.toInt(v)
	t := c.intOf(before.Type())
	part = c.folded(gen.ZExt{ResType: t, Arg: part, Loc: c.loc}.Build(c.b).Op)
	keep := num.AllOnes(width).ZExt(t.Width()).Not()
	mask := gen.Constant{ResType: t, Value: t.Context().APIntAttr(t, keep), Loc: c.loc}.Build(c.b).Res()
	rest := c.folded(gen.And{Lhs: whole, Rhs: mask, Loc: c.loc}.Build(c.b).Op)
	return c.fromInt(c.folded(gen.Or{Lhs: rest, Rhs: part, Loc: c.loc}.Build(c.b).Op), before.Type())
}
