package arith

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/defs/iface/constfold"
	"github.com/odsgen/ods/generated/arith"
)

// This file has the folders of floating-point arithmetic. Constants are computed with the rounding of the default
// environment: to the nearest, ties to even.

func floats(op *core.Operation, in *core.FoldIn, f func(a, b num.Float) num.Float) core.Fold {
	return constants(in, constfold.Floats(op.Result(0).Type(), f))
}

func isFloatOne(v num.Float) bool { return v.IsExactly(1) }
func isNegInf(v num.Float) bool   { return v.IsInf() && v.IsNegative() }
func isPosInf(v num.Float) bool   { return v.IsInf() && !v.IsNegative() }

// FoldNegF folds -(-x).
func (Hooks) FoldNegF(op arith.NegFOp, in *core.FoldIn) core.Fold {
	if neg, ok := arith.AsNegFOp(op.Operand().DefiningOp()); ok {
		return core.FoldValue(neg.Operand())
	}
	sem := constfold.Semantics(op.Result().Type())
	return core.FoldAttr(constfold.Unary(in.Const(0), nil, func(a num.Int) (num.Int, bool) {
		return num.FloatFromBits(sem, a).Neg().Bits(), true
	}))
}

// FoldAddF folds x + -0.
func (Hooks) FoldAddF(op arith.AddFOp, in *core.FoldIn) core.Fold {
	if constfold.FloatIs(in.Const(1), num.Float.IsNegZero) {
		return core.FoldValue(op.Lhs())
	}
	return floats(op.Op, in, num.Float.Add)
}

// FoldSubF folds x - +0.
func (Hooks) FoldSubF(op arith.SubFOp, in *core.FoldIn) core.Fold {
	if constfold.FloatIs(in.Const(1), num.Float.IsPosZero) {
		return core.FoldValue(op.Lhs())
	}
	return floats(op.Op, in, num.Float.Sub)
}

// FoldMulF folds x*1, and x*0 when neither NaNs nor the sign of zero matter.
func (Hooks) FoldMulF(op arith.MulFOp, in *core.FoldIn) core.Fold {
	if constfold.FloatIs(in.Const(1), isFloatOne) {
		return core.FoldValue(op.Lhs())
	}
	const relaxed = arith.FastMathFlagsNnan | arith.FastMathFlagsNsz
	if op.Fastmath()&relaxed == relaxed && constfold.FloatIs(in.Const(1), num.Float.IsZero) {
		return core.FoldValue(op.Rhs())
	}
	return floats(op.Op, in, num.Float.Mul)
}

// FoldDivF folds x/1.
func (Hooks) FoldDivF(op arith.DivFOp, in *core.FoldIn) core.Fold {
	if constfold.FloatIs(in.Const(1), isFloatOne) {
		return core.FoldValue(op.Lhs())
	}
	return floats(op.Op, in, num.Float.Div)
}

// FoldRemF folds constants.
func (Hooks) FoldRemF(op arith.RemFOp, in *core.FoldIn) core.Fold {
	return floats(op.Op, in, func(a, b num.Float) num.Float { r, _ := a.Mod(b); return r })
}

// foldFloatExtremum folds f(x, x), and x with the constants that lose against everything.
func foldFloatExtremum(op *core.Operation, in *core.FoldIn, loses func(num.Float) bool,
	f func(a, b num.Float) num.Float) core.Fold {
	if op.Operand(0) == op.Operand(1) {
		return core.FoldValue(op.Operand(1))
	}
	if constfold.FloatIs(in.Const(1), loses) {
		return core.FoldValue(op.Operand(0))
	}
	return floats(op, in, f)
}

// FoldMaximumF folds max(x, x) and x with minus infinity.
func (Hooks) FoldMaximumF(op arith.MaximumFOp, in *core.FoldIn) core.Fold {
	return foldFloatExtremum(op.Op, in, isNegInf, num.Float.Maximum)
}

// FoldMinimumF folds min(x, x) and x with infinity.
func (Hooks) FoldMinimumF(op arith.MinimumFOp, in *core.FoldIn) core.Fold {
	return foldFloatExtremum(op.Op, in, isPosInf, num.Float.Minimum)
}

// FoldMaxNumF folds max(x, x) and x with NaN.
func (Hooks) FoldMaxNumF(op arith.MaxNumFOp, in *core.FoldIn) core.Fold {
	return foldFloatExtremum(op.Op, in, num.Float.IsNaN, num.Float.MaxNum)
}

// FoldMinNumF folds min(x, x) and x with NaN.
func (Hooks) FoldMinNumF(op arith.MinNumFOp, in *core.FoldIn) core.Fold {
	return foldFloatExtremum(op.Op, in, num.Float.IsNaN, num.Float.MinNum)
}
