package tosa

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/core/upstream"
	"github.com/odsgen/ods/generated/tosa"
)

// This file has the folders of elementwise operations. Constants are folded when all of their elements are equal.

// splat returns the constant of an operand when all of its elements are equal, else nil.
func splat(in *core.FoldIn, i int) *core.DenseElementsAttr {
	d, ok := in.Const(i).(*core.DenseElementsAttr)
	if !ok || !d.IsSplat() || d.NumElements() == 0 {
		return nil
	}
	return d
}

// ranked returns the type of a value when it is a ranked tensor of numbers.
func ranked(v *core.Value) *core.RankedTensorType {
	t, ok := v.Type().(*core.RankedTensorType)
	if !ok || !isNumber(t.ElementType()) {
		return nil
	}
	return t
}

func isNumber(t core.Type) bool {
	switch t.(type) {
	case *core.IntegerType, *core.IndexType, *core.FloatType:
		return true
	}
	return false
}

// filled folds to a tensor whose elements have all the same bits; nil is no fold. Sizes must be known, which upstream
// does not ask: what it makes cannot be read back.
func filled(t *core.RankedTensorType, bits num.Int) core.Fold {
	if !core.IsStaticShape(t) {
		return core.NoFold
	}
	return core.FoldAttr(t.Context().DenseElements(t, bits.AppendLittleEndian(nil)))
}

// binary folds two constants.
func binary(op *core.Operation, in *core.FoldIn, ints func(a, b num.Int) num.Int, floats func(a, b num.Float) num.Int) core.Fold {
	a, b, t := splat(in, 0), splat(in, 1), ranked(op.Result(0))
	if a == nil || b == nil || t == nil || a.ShapedType().ElementType() != b.ShapedType().ElementType() {
		return core.NoFold
	}
	switch a.ShapedType().ElementType().(type) {
	case *core.FloatType:
		return filled(t, floats(a.Float(0), b.Float(0)))
	case *core.IntegerType:
		return filled(t, ints(a.Int(0), b.Int(0)))
	}
	return core.NoFold
}

// bits adapts a function of floats.
func bits(f func(a, b num.Float) num.Float) func(a, b num.Float) num.Int {
	return func(a, b num.Float) num.Int { return f(a, b).Bits() }
}

// FoldAdd folds x+0.
func (Hooks) FoldAdd(op tosa.AddOp, in *core.FoldIn) core.Fold {
	a, b, t := ranked(op.Input1()), ranked(op.Input2()), ranked(op.Output())
	switch {
	case a == nil || b == nil || t == nil:
		return core.NoFold
	case a == t && isSplatZero(splat(in, 1)):
		return core.FoldValue(op.Input1())
	case b == t && isSplatZero(splat(in, 0)):
		return core.FoldValue(op.Input2())
	}
	return binary(op.Op, in, num.Int.Add, bits(num.Float.Add))
}

// isSplatZero reports whether a constant is zero everywhere.
func isSplatZero(d *core.DenseElementsAttr) bool {
	return d != nil && isNumber(d.ShapedType().ElementType()) && isZero(d)
}

// FoldSub folds x-0.
func (Hooks) FoldSub(op tosa.SubOp, in *core.FoldIn) core.Fold {
	a, b, t := ranked(op.Input1()), ranked(op.Input2()), ranked(op.Output())
	switch {
	case a == nil || b == nil || t == nil:
		return core.NoFold
	case a == t && isSplatZero(splat(in, 1)):
		return core.FoldValue(op.Input1())
	}
	return binary(op.Op, in, num.Int.Sub, bits(num.Float.Sub))
}

// FoldGreater folds constants.
func (Hooks) FoldGreater(op tosa.GreaterOp, in *core.FoldIn) core.Fold {
	return compare(op.Op, in, num.Int.SGT, num.Int.UGT, num.Float.GT)
}

// FoldGreaterEqual folds constants.
func (Hooks) FoldGreaterEqual(op tosa.GreaterEqualOp, in *core.FoldIn) core.Fold {
	return compare(op.Op, in, num.Int.SGE, num.Int.UGE, num.Float.GE)
}

// FoldEqual folds integers that are compared with themselves.
func (Hooks) FoldEqual(op tosa.EqualOp, in *core.FoldIn) core.Fold {
	if t, ok := op.Input1().Type().(core.ShapedType); ok && op.Input1() == op.Input2() {
		out := ranked(op.Output())
		if _, isInteger := t.ElementType().(*core.IntegerType); isInteger && out != nil && core.IsStaticShape(out) {
			return filled(out, bit(true))
		}
	}
	same := func(a, b num.Int) bool { return a == b }
	return compare(op.Op, in, same, same, num.Float.EQ)
}

func compare(op *core.Operation, in *core.FoldIn, signed, unsigned func(a, b num.Int) bool,
	floats func(a, b num.Float) bool) core.Fold {
	ints := signed
	if t, ok := core.ElementTypeOrSelf(op.Operand(0).Type()).(*core.IntegerType); ok && isUnsigned(t) {
		ints = unsigned
	}
	return binary(op, in, func(a, b num.Int) num.Int { return bit(ints(a, b)) },
		func(a, b num.Float) num.Int { return bit(floats(a, b)) })
}

func bit(v bool) num.Int {
	if v {
		return num.One(1)
	}
	return num.Zero(1)
}

// FoldIntDiv folds 0/x and x/1.
func (Hooks) FoldIntDiv(op tosa.IntDivOp, in *core.FoldIn) core.Fold {
	t := ranked(op.Output())
	if t == nil || op.Input1().Type() != op.Input2().Type() || ranked(op.Input1()) == nil ||
		query.Is[*core.FloatType](t.ElementType()) {
		return core.NoFold
	}
	a, b := splat(in, 0), splat(in, 1)
	switch {
	case a != nil && a.Int(0).IsZero():
		return core.FoldAttr(a)
	case b != nil && b.Int(0).IsOne():
		return core.FoldValue(op.Input1())
	case a == nil || b == nil || b.Int(0).IsZero():
		return core.NoFold
	}
	return filled(t, a.Int(0).SDiv(b.Int(0)))
}

// FoldMul folds x*0 and x*1, where one is shifted to the left as much as the product is to the right. The product of
// narrow integers has the width of the result; upstream multiplies them in their own width.
func (Hooks) FoldMul(op tosa.MulOp, in *core.FoldIn) core.Fold {
	a, b, t := ranked(op.Input1()), ranked(op.Input2()), ranked(op.Output())
	if a == nil || b == nil || t == nil {
		return core.NoFold
	}
	shift := uint(0)
	if isInt(t.ElementType(), 32) {
		d, ok := in.Const(2).(*core.DenseElementsAttr)
		if !ok || d.NumElements() == 0 {
			return core.NoFold
		}
		shift = d.Int(0).ShiftAmount(64)
	}
	x, y := splat(in, 0), splat(in, 1)
	for _, c := range []struct {
		typ   *core.RankedTensorType
		known *core.DenseElementsAttr
		other *core.Value
	}{{b, x, op.Input2()}, {a, y, op.Input1()}} {
		if c.typ != t || c.known == nil {
			continue
		}
		if isZero(c.known) && core.IsStaticShape(t) {
			return core.FoldAttr(t.Context().DenseSplat(t, c.known.Element(0)))
		}
		if isOne(c.known, shift) {
			return core.FoldValue(c.other)
		}
	}
	return foldProduct(t, x, y, shift)
}

func isOne(d *core.DenseElementsAttr, shift uint) bool {
	if query.Is[*core.FloatType](d.ShapedType().ElementType()) {
		return d.Float(0).IsExactly(1)
	}
	v, ok := d.Int(0).SExtValue()
	return ok && shift < 63 && v == 1<<shift
}

func foldProduct(t *core.RankedTensorType, x, y *core.DenseElementsAttr, shift uint) core.Fold {
	switch {
	case x == nil || y == nil || x.ShapedType().ElementType() != y.ShapedType().ElementType():
		return core.NoFold
	case query.Is[*core.FloatType](t.ElementType()):
		if x.ShapedType().ElementType() != t.ElementType() {
			return core.NoFold
		}
		return filled(t, x.Float(0).Mul(y.Float(0)).Bits())
	}
	p := x.Int(0).SExtOrTrunc(128).Mul(y.Int(0).SExtOrTrunc(128))
	if shift > 0 {
		p = p.Add(num.One(128).Shl(shift - 1)).AShr(shift)
		if v, ok := p.SExtValue(); !ok || v != int64(int32(v)) {
			return core.NoFold
		}
	}
	return filled(t, p.Trunc(core.StorageWidth(t.ElementType())))
}

// FoldAbs folds |(|x|)|.
func (Hooks) FoldAbs(op tosa.AbsOp, _ *core.FoldIn) core.Fold {
	if _, ok := tosa.AsAbsOp(op.Input1().DefiningOp()); ok {
		return core.FoldValue(op.Input1())
	}
	return core.NoFold
}

// FoldReciprocal folds constants.
func (Hooks) FoldReciprocal(op tosa.ReciprocalOp, in *core.FoldIn) core.Fold {
	d, t := splat(in, 0), ranked(op.Output())
	if d == nil || t == nil || !query.Is[*core.FloatType](d.ShapedType().ElementType()) {
		return core.NoFold
	}
	v := d.Float(0)
	return filled(t, num.FloatOne(v.Semantics()).Div(v).Bits())
}

// FoldNegate folds -(-x) when all zero points are zero.
func (Hooks) FoldNegate(op tosa.NegateOp, _ *core.FoldIn) core.Fold {
	inner, ok := tosa.AsNegateOp(op.Input1().DefiningOp())
	if !ok {
		return core.NoFold
	}
	for _, zp := range []*core.Value{op.Input1Zp(), op.OutputZp(), inner.Input1Zp(), inner.OutputZp()} {
		if d, ok := zp.ConstantValue().(*core.DenseElementsAttr); !ok || d.NumElements() == 0 || !isZero(d) {
			return core.NoFold
		}
	}
	return core.FoldValue(inner.Input1())
}

// FoldCast folds to a value that has the type, and constants.
func (Hooks) FoldCast(op tosa.CastOp, in *core.FoldIn) core.Fold {
	if op.Input().Type() == op.Output().Type() {
		return core.FoldValue(op.Input())
	}
	d, t := splat(in, 0), ranked(op.Output())
	if d == nil || t == nil {
		return core.NoFold
	}
	switch from := d.ShapedType().ElementType().(type) {
	case *core.FloatType:
		return castFloat(d.Float(0), t)
	case *core.IntegerType:
		return castInt(d.Int(0), isUnsigned(from) || from.Width() == 1,
			isUnsigned(from) || from.Width() == 1 && !upstream.CastOfTrue.In(op.Op.Context()), t)
	}
	return core.NoFold
}

func castFloat(v num.Float, t *core.RankedTensorType) core.Fold {
	switch to := t.ElementType().(type) {
	case *core.FloatType:
		r, _, _ := v.Convert(to.Semantics(), num.NearestTiesToEven)
		return filled(t, r.Bits())
	case *core.IntegerType:
		r, _, _ := v.ToInt(to.Width(), !isUnsigned(to), num.NearestTiesToEven)
		return filled(t, r)
	}
	return core.NoFold
}

func isUnsigned(t *core.IntegerType) bool { return t.Signedness() == core.Unsigned }

// castInt converts an integer, which is extended with zeros or with its sign, and unsigned or not to a float; to booleans,
// what is not zero is true.
func castInt(v num.Int, zeros, unsigned bool, t *core.RankedTensorType) core.Fold {
	switch to := t.ElementType().(type) {
	case *core.FloatType:
		r, _ := num.FromInt(to.Semantics(), v, !unsigned, num.NearestTiesToEven)
		return filled(t, r.Bits())
	case *core.IntegerType:
		switch {
		case to.Width() == 1:
			return filled(t, bit(!v.IsZero()))
		case zeros:
			return filled(t, v.ZExtOrTrunc(to.Width()))
		}
		return filled(t, v.SExtOrTrunc(to.Width()))
	}
	return core.NoFold
}
