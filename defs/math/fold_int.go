package math

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/upstream"
	"github.com/odsgen/ods/defs/iface/constfold"
	"github.com/odsgen/ods/defs/iface/intrange"
	"github.com/odsgen/ods/generated/math"
)

// This file has the folders of functions of integers.

// integer folds with a total function.
func integer(in *core.FoldIn, f func(num.Int) num.Int) core.Fold {
	return core.FoldAttr(constfold.Unary(in.Const(0), nil, func(a num.Int) (num.Int, bool) { return f(a), true }))
}

// count folds to a number of bits.
func count(in *core.FoldIn, f func(num.Int) uint) core.Fold {
	return integer(in, func(a num.Int) num.Int { return num.NewInt(a.Width(), uint64(f(a))) })
}

// FoldAbsI folds constants; the absolute value of the least number is that number.
func (Hooks) FoldAbsI(_ math.AbsIOp, in *core.FoldIn) core.Fold { return integer(in, num.Int.Abs) }

// FoldCountLeadingZeros folds constants; zero has as many as bits.
func (Hooks) FoldCountLeadingZeros(_ math.CountLeadingZerosOp, in *core.FoldIn) core.Fold {
	return count(in, num.Int.LeadingZeros)
}

// FoldCountTrailingZeros folds constants; zero has as many as bits.
func (Hooks) FoldCountTrailingZeros(_ math.CountTrailingZerosOp, in *core.FoldIn) core.Fold {
	return count(in, num.Int.TrailingZeros)
}

// FoldCtPop folds constants.
func (Hooks) FoldCtPop(_ math.CtPopOp, in *core.FoldIn) core.Fold { return count(in, num.Int.PopCount) }

// FoldIPowI folds constants, unless the base is zero and the exponent negative.
func (Hooks) FoldIPowI(_ math.IPowIOp, in *core.FoldIn) core.Fold {
	return core.FoldAttr(constfold.Binary(in.Operands, nil, func(base, exp num.Int) (num.Int, bool) {
		one := num.One(base.Width())
		if exp.IsStrictlyPositive() {
			return power(base, exp), true
		}
		switch {
		case exp.IsZero():
			return one, true
		case base.IsZero():
			return base, false
		case base.IsOne():
			return base, true
		case base.IsAllOnes(): // 1 or -1 as the exponent is even or odd
			if exp.Bit(0) {
				return base, true
			}
			return one, true
		}
		return num.Zero(base.Width()), true // 1/base^n is between -1 and 1
	}))
}

// power computes base to the exponent, modulo 2 to the width, by squaring.
func power(base, exp num.Int) num.Int {
	r := num.One(base.Width())
	for ; !exp.IsZero(); exp = exp.LShr(1) {
		if exp.Bit(0) {
			r = r.Mul(base)
		}
		base = base.Mul(base)
	}
	return r
}

// SpeculateIPowI reports whether the exponent is known not to be negative, or the base not to be zero: the power is
// what 1 is divided by otherwise.
func (Hooks) SpeculateIPowI(op math.IPowIOp) bool {
	return upstream.TrappingHoist.In(op.Op.Context()) || intrange.NeverZero(op.Lhs()) || intrange.NeverNegative(op.Rhs())
}
