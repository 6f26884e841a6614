package index

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/intrange"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/upstream"
	"github.com/odsgen/ods/defs/iface/constfold"
	"github.com/odsgen/ods/generated/index"
)

// This file has the folders. Constants are folded as far as targets with any width of index agree on the result.

// narrow is the width that index has on the narrowest target.
const narrow = 32

// function computes a result from two numbers of equal width. ok is false where it is undefined.
type function func(a, b num.Int) (r num.Int, ok bool)

func total(f func(a, b num.Int) num.Int) function {
	return func(a, b num.Int) (num.Int, bool) { return f(a, b), true }
}

// division makes a function of one that is undefined for a divisor of zero.
func division(f func(a, b num.Int) num.Int) function {
	return func(a, b num.Int) (num.Int, bool) {
		if b.IsZero() {
			return b, false
		}
		return f(a, b), true
	}
}

// shift makes a function of one that is undefined for amounts that shift everything out of the narrowest index.
func shift(f func(x num.Int, n uint) num.Int) function {
	return func(a, b num.Int) (num.Int, bool) {
		n := b.ShiftAmount(narrow)
		return f(a, n), n < narrow
	}
}

// fold folds two constants when the result with 32 bits is the lower half of that with 64.
func (f function) fold(in *core.FoldIn) core.Fold {
	a, oka := in.Const(0).(*core.IntegerAttr)
	b, okb := in.Const(1).(*core.IntegerAttr)
	if !oka || !okb {
		return core.NoFold
	}
	r, ok := f.compute(a.Value(), b.Value())
	if !ok {
		return core.NoFold
	}
	return core.FoldAttr(a.Type().Context().APIntAttr(a.Type(), r))
}

func (f function) compute(a, b num.Int) (num.Int, bool) {
	wide, ok := f(a, b)
	if !ok {
		return wide, false
	}
	small, ok := f(a.Trunc(narrow), b.Trunc(narrow))
	return wide, ok && wide.Trunc(narrow).Equal(small)
}

// The functions of the operations.
var (
	add       = total(num.Int.Add)
	sub       = total(num.Int.Sub)
	mul       = total(num.Int.Mul)
	and       = total(num.Int.And)
	or        = total(num.Int.Or)
	xor       = total(num.Int.Xor)
	maxS      = total(num.Int.SMax)
	maxU      = total(num.Int.UMax)
	minS      = total(num.Int.SMin)
	minU      = total(num.Int.UMin)
	divS      = division(num.Int.SDiv)
	divU      = division(num.Int.UDiv)
	ceilDivS  = division(num.Int.SCeilDiv)
	ceilSteps = division(ceilDiv)
	ceilDivU  = division(num.Int.UCeilDiv)
	floorDivS = division(num.Int.SFloorDiv)
	remS      = division(num.Int.SRem)
	remU      = division(num.Int.URem)
	shl       = shift(num.Int.Shl)
	shrS      = shift(num.Int.AShr)
	shrU      = shift(num.Int.LShr)
)

// ceilDiv divides, rounding up, by the steps that upstream lowers the operation to: the negation of the least number wraps.
func ceilDiv(n, d num.Int) num.Int {
	switch {
	case n.IsZero():
		return n
	case n.IsNegative() != d.IsNegative():
		return n.Neg().SDiv(d).Neg()
	}
	x := num.One(n.Width())
	if !d.IsNegative() {
		x = x.Neg()
	}
	return n.Add(x).SDiv(d).Add(num.One(n.Width()))
}

// FoldAdd folds constants and x+0.
func (Hooks) FoldAdd(op index.AddOp, in *core.FoldIn) core.Fold {
	if f := add.fold(in); !f.IsNone() || !constfold.IsZero(in.Const(1)) {
		return f
	}
	return core.FoldValue(op.Lhs())
}

// FoldSub folds constants and x-0.
func (Hooks) FoldSub(op index.SubOp, in *core.FoldIn) core.Fold {
	if f := sub.fold(in); !f.IsNone() || !constfold.IsZero(in.Const(1)) {
		return f
	}
	return core.FoldValue(op.Lhs())
}

// FoldMul folds constants, x*1 and x*0.
func (Hooks) FoldMul(op index.MulOp, in *core.FoldIn) core.Fold {
	f := mul.fold(in)
	switch {
	case !f.IsNone():
		return f
	case constfold.IsOne(in.Const(1)):
		return core.FoldValue(op.Lhs())
	case constfold.IsZero(in.Const(1)):
		return core.FoldAttr(in.Const(1))
	}
	return core.NoFold
}

// FoldDivS folds constants.
func (Hooks) FoldDivS(_ index.DivSOp, in *core.FoldIn) core.Fold { return divS.fold(in) }

// FoldDivU folds constants.
func (Hooks) FoldDivU(_ index.DivUOp, in *core.FoldIn) core.Fold { return divU.fold(in) }

// FoldCeilDivS folds constants.
func (Hooks) FoldCeilDivS(op index.CeilDivSOp, in *core.FoldIn) core.Fold {
	if upstream.IndexCeilDiv.In(op.Op.Context()) {
		return ceilSteps.fold(in)
	}
	return ceilDivS.fold(in)
}

// FoldCeilDivU folds constants.
func (Hooks) FoldCeilDivU(_ index.CeilDivUOp, in *core.FoldIn) core.Fold { return ceilDivU.fold(in) }

// FoldFloorDivS folds constants.
func (Hooks) FoldFloorDivS(_ index.FloorDivSOp, in *core.FoldIn) core.Fold { return floorDivS.fold(in) }

// FoldRemS folds constants.
func (Hooks) FoldRemS(_ index.RemSOp, in *core.FoldIn) core.Fold { return remS.fold(in) }

// FoldRemU folds constants.
func (Hooks) FoldRemU(_ index.RemUOp, in *core.FoldIn) core.Fold { return remU.fold(in) }

// FoldMaxS folds constants.
func (Hooks) FoldMaxS(_ index.MaxSOp, in *core.FoldIn) core.Fold { return maxS.fold(in) }

// FoldMaxU folds constants.
func (Hooks) FoldMaxU(_ index.MaxUOp, in *core.FoldIn) core.Fold { return maxU.fold(in) }

// FoldMinS folds constants.
func (Hooks) FoldMinS(_ index.MinSOp, in *core.FoldIn) core.Fold { return minS.fold(in) }

// FoldMinU folds constants.
func (Hooks) FoldMinU(_ index.MinUOp, in *core.FoldIn) core.Fold { return minU.fold(in) }

// FoldShl folds constants.
func (Hooks) FoldShl(_ index.ShlOp, in *core.FoldIn) core.Fold { return shl.fold(in) }

// FoldShrS folds constants.
func (Hooks) FoldShrS(_ index.ShrSOp, in *core.FoldIn) core.Fold { return shrS.fold(in) }

// FoldShrU folds constants.
func (Hooks) FoldShrU(_ index.ShrUOp, in *core.FoldIn) core.Fold { return shrU.fold(in) }

// FoldAnd folds constants.
func (Hooks) FoldAnd(_ index.AndOp, in *core.FoldIn) core.Fold { return and.fold(in) }

// FoldOr folds constants.
func (Hooks) FoldOr(_ index.OrOp, in *core.FoldIn) core.Fold { return or.fold(in) }

// FoldXOr folds constants.
func (Hooks) FoldXOr(_ index.XOrOp, in *core.FoldIn) core.Fold { return xor.fold(in) }

// FoldConstant gives the value.
func (Hooks) FoldConstant(op index.ConstantOp, _ *core.FoldIn) core.Fold {
	return core.FoldAttr(op.ValueAttr())
}

// FoldBoolConstant gives the value.
func (Hooks) FoldBoolConstant(op index.BoolConstantOp, _ *core.FoldIn) core.Fold {
	return core.FoldAttr(op.ValueAttr())
}

// foldCast folds a constant. From index, the widths that it may have must give the same.
func foldCast(to core.Type, in *core.FoldIn, resize func(x num.Int, width uint) num.Int) core.Fold {
	v, ok := in.Const(0).(*core.IntegerAttr)
	if !ok {
		return core.NoFold
	}
	width := core.StorageWidth(to)
	r := resize(v.Value(), width)
	if _, fromIndex := v.Type().(*core.IndexType); fromIndex && !resize(v.Value().Trunc(narrow), width).Equal(r) {
		return core.NoFold
	}
	return core.FoldAttr(to.Context().APIntAttr(to, r))
}

// FoldCastS folds constants.
func (Hooks) FoldCastS(op index.CastSOp, in *core.FoldIn) core.Fold {
	return foldCast(op.Output().Type(), in, num.Int.SExtOrTrunc)
}

// FoldCastU folds constants.
func (Hooks) FoldCastU(op index.CastUOp, in *core.FoldIn) core.Fold {
	return foldCast(op.Output().Type(), in, num.Int.ZExtOrTrunc)
}

// FoldCmp folds constants, the comparison of a value with itself, and that of a minimum or maximum with a constant.
func (Hooks) FoldCmp(op index.CmpOp, in *core.FoldIn) core.Fold {
	p := intrange.Predicate(op.Pred())
	b, constant := in.Const(1).(*core.IntegerAttr)
	if a, ok := in.Const(0).(*core.IntegerAttr); ok && constant {
		wide := intrange.Compare(p, a.Value(), b.Value())
		if wide == intrange.Compare(p, a.Value().Trunc(narrow), b.Value().Trunc(narrow)) {
			return core.FoldAttr(op.Op.Context().Bool(wide))
		}
	}
	if constant {
		if r, ok := compareExtremum(p, op.Lhs().DefiningOp(), b.Value()); ok {
			return core.FoldAttr(op.Op.Context().Bool(r))
		}
	}
	if op.Lhs() == op.Rhs() {
		zero := num.Zero(1)
		return core.FoldAttr(op.Op.Context().Bool(intrange.Compare(p, zero, zero)))
	}
	return core.NoFold
}

// compareExtremum compares a minimum or maximum of something and a constant with another constant. ok is false when the
// outcome depends on the something, or on the width of index.
func compareExtremum(p intrange.Predicate, op *core.Operation, b num.Int) (result, ok bool) {
	bounds := boundsOf(op)
	if bounds == nil {
		return false, false
	}
	a, isConstant := op.Operand(1).ConstantValue().(*core.IntegerAttr)
	if !isConstant {
		return false, false
	}
	wide, ok := intrange.Evaluate(p, bounds(a.Value()), intrange.Constant(b))
	if !ok {
		return false, false
	}
	small, ok := intrange.Evaluate(p, bounds(a.Value().Trunc(narrow)), intrange.Constant(b.Trunc(narrow)))
	return wide, ok && wide == small
}

// boundsOf returns the function that bounds the results of a minimum or maximum by its constant; nil for other
// operations.
func boundsOf(op *core.Operation) func(c num.Int) intrange.Range {
	if _, ok := index.AsMinSOp(op); ok {
		return func(c num.Int) intrange.Range { return intrange.FromSigned(num.SignedMin(c.Width()), c) }
	}
	if _, ok := index.AsMinUOp(op); ok {
		return func(c num.Int) intrange.Range { return intrange.FromUnsigned(num.Zero(c.Width()), c) }
	}
	if _, ok := index.AsMaxSOp(op); ok {
		return func(c num.Int) intrange.Range { return intrange.FromSigned(c, num.SignedMax(c.Width())) }
	}
	if _, ok := index.AsMaxUOp(op); ok {
		return func(c num.Int) intrange.Range { return intrange.FromUnsigned(c, num.UnsignedMax(c.Width())) }
	}
	return nil
}
