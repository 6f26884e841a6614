package math

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/defs/iface/constfold"
	"github.com/odsgen/ods/generated/math"
)

// This file has the folders of functions of floats.

// hasLibrary reports whether the float is an f32 or f64: upstream computes those with functions of libm and leaves
// others alone.
func hasLibrary(x num.Float) bool {
	sem := x.Semantics()
	return sem == num.F64 || sem == num.F32
}

// exact folds with a function that is defined for all kinds of floats.
func exact(op *core.Operation, in *core.FoldIn, f func(num.Float) num.Float) core.Fold {
	return some(op, in, func(x num.Float) (num.Float, bool) { return f(x), true })
}

// library folds with a function that is folded for f32 and f64 only.
func library(op *core.Operation, in *core.FoldIn, f func(num.Float) num.Float) core.Fold {
	return some(op, in, func(x num.Float) (num.Float, bool) {
		if !hasLibrary(x) {
			return x, false
		}
		return f(x), true
	})
}

// positive is library for functions that are left alone for negative numbers, minus zero included.
func positive(op *core.Operation, in *core.FoldIn, f func(num.Float) num.Float) core.Fold {
	return some(op, in, func(x num.Float) (num.Float, bool) {
		if x.IsNegative() || !hasLibrary(x) {
			return x, false
		}
		return f(x), true
	})
}

// some folds with a function that may give up.
func some(op *core.Operation, in *core.FoldIn, f func(num.Float) (num.Float, bool)) core.Fold {
	sem := constfold.Semantics(op.Result(0).Type())
	return core.FoldAttr(constfold.Unary(in.Const(0), nil, func(a num.Int) (num.Int, bool) {
		r, ok := f(num.FloatFromBits(sem, a))
		return r.Bits(), ok
	}))
}

// rounding folds with a function that rounds to an integral value.
func rounding(rm num.RoundingMode) func(num.Float) num.Float {
	return func(x num.Float) num.Float { r, _ := x.RoundToIntegral(rm); return r }
}

// binary folds with a function of two floats that may give up.
func binary(op *core.Operation, in *core.FoldIn, f func(a, b num.Float) (num.Float, bool)) core.Fold {
	sem := constfold.Semantics(op.Result(0).Type())
	return core.FoldAttr(constfold.Binary(in.Operands, nil, func(a, b num.Int) (num.Int, bool) {
		r, ok := f(num.FloatFromBits(sem, a), num.FloatFromBits(sem, b))
		return r.Bits(), ok
	}))
}

// FoldAbsF folds constants.
func (Hooks) FoldAbsF(op math.AbsFOp, in *core.FoldIn) core.Fold {
	return exact(op.Op, in, num.Float.Abs)
}

// FoldCeil folds constants.
func (Hooks) FoldCeil(op math.CeilOp, in *core.FoldIn) core.Fold {
	return exact(op.Op, in, rounding(num.TowardPositive))
}

// FoldFloor folds constants.
func (Hooks) FoldFloor(op math.FloorOp, in *core.FoldIn) core.Fold {
	return exact(op.Op, in, rounding(num.TowardNegative))
}

// FoldRoundEven folds constants.
func (Hooks) FoldRoundEven(op math.RoundEvenOp, in *core.FoldIn) core.Fold {
	return exact(op.Op, in, rounding(num.NearestTiesToEven))
}

// FoldRound folds constants of type f32 and f64.
func (Hooks) FoldRound(op math.RoundOp, in *core.FoldIn) core.Fold {
	return library(op.Op, in, rounding(num.NearestTiesToAway))
}

// FoldTrunc folds constants of type f32 and f64.
func (Hooks) FoldTrunc(op math.TruncOp, in *core.FoldIn) core.Fold {
	return library(op.Op, in, rounding(num.TowardZero))
}

// FoldAcos folds constants of type f32 and f64.
func (Hooks) FoldAcos(op math.AcosOp, in *core.FoldIn) core.Fold { return library(op.Op, in, num.Acos) }

// FoldAcosh folds constants of type f32 and f64.
func (Hooks) FoldAcosh(op math.AcoshOp, in *core.FoldIn) core.Fold {
	return library(op.Op, in, num.Acosh)
}

// FoldAsin folds constants of type f32 and f64.
func (Hooks) FoldAsin(op math.AsinOp, in *core.FoldIn) core.Fold { return library(op.Op, in, num.Asin) }

// FoldAsinh folds constants of type f32 and f64.
func (Hooks) FoldAsinh(op math.AsinhOp, in *core.FoldIn) core.Fold {
	return library(op.Op, in, num.Asinh)
}

// FoldAtan folds constants of type f32 and f64.
func (Hooks) FoldAtan(op math.AtanOp, in *core.FoldIn) core.Fold { return library(op.Op, in, num.Atan) }

// FoldAtanh folds constants of type f32 and f64.
func (Hooks) FoldAtanh(op math.AtanhOp, in *core.FoldIn) core.Fold {
	return library(op.Op, in, num.Atanh)
}

// FoldCos folds constants of type f32 and f64.
func (Hooks) FoldCos(op math.CosOp, in *core.FoldIn) core.Fold { return library(op.Op, in, num.Cos) }

// FoldCosh folds constants of type f32 and f64.
func (Hooks) FoldCosh(op math.CoshOp, in *core.FoldIn) core.Fold { return library(op.Op, in, num.Cosh) }

// FoldErf folds constants of type f32 and f64.
func (Hooks) FoldErf(op math.ErfOp, in *core.FoldIn) core.Fold { return library(op.Op, in, num.Erf) }

// FoldErfc folds constants of type f32 and f64.
func (Hooks) FoldErfc(op math.ErfcOp, in *core.FoldIn) core.Fold { return library(op.Op, in, num.Erfc) }

// FoldExp folds constants of type f32 and f64.
func (Hooks) FoldExp(op math.ExpOp, in *core.FoldIn) core.Fold { return library(op.Op, in, num.Exp) }

// FoldExp2 folds constants of type f32 and f64.
func (Hooks) FoldExp2(op math.Exp2Op, in *core.FoldIn) core.Fold { return library(op.Op, in, num.Exp2) }

// FoldSin folds constants of type f32 and f64.
func (Hooks) FoldSin(op math.SinOp, in *core.FoldIn) core.Fold { return library(op.Op, in, num.Sin) }

// FoldSinh folds constants of type f32 and f64.
func (Hooks) FoldSinh(op math.SinhOp, in *core.FoldIn) core.Fold { return library(op.Op, in, num.Sinh) }

// FoldTan folds constants of type f32 and f64.
func (Hooks) FoldTan(op math.TanOp, in *core.FoldIn) core.Fold { return library(op.Op, in, num.Tan) }

// FoldTanh folds constants of type f32 and f64.
func (Hooks) FoldTanh(op math.TanhOp, in *core.FoldIn) core.Fold { return library(op.Op, in, num.Tanh) }

// FoldExpM1 folds constants of type f32 and f64.
func (Hooks) FoldExpM1(op math.ExpM1Op, in *core.FoldIn) core.Fold {
	return library(op.Op, in, num.Expm1)
}

// FoldLog folds constants of type f32 and f64 without a minus sign.
func (Hooks) FoldLog(op math.LogOp, in *core.FoldIn) core.Fold { return positive(op.Op, in, num.Log) }

// FoldLog2 folds constants of type f32 and f64 without a minus sign.
func (Hooks) FoldLog2(op math.Log2Op, in *core.FoldIn) core.Fold {
	return positive(op.Op, in, num.Log2)
}

// FoldLog10 folds constants of type f32 and f64 without a minus sign.
func (Hooks) FoldLog10(op math.Log10Op, in *core.FoldIn) core.Fold {
	return positive(op.Op, in, num.Log10)
}

// FoldSqrt folds constants of type f32 and f64 without a minus sign.
func (Hooks) FoldSqrt(op math.SqrtOp, in *core.FoldIn) core.Fold {
	return positive(op.Op, in, num.Float.Sqrt)
}

// FoldLog1p folds constants of type f32 and f64 from -1 on.
func (Hooks) FoldLog1p(op math.Log1pOp, in *core.FoldIn) core.Fold {
	return some(op.Op, in, func(x num.Float) (num.Float, bool) {
		if !hasLibrary(x) || x.Add(num.FloatOne(x.Semantics())).IsNegative() {
			return x, false
		}
		return num.Log1p(x), true
	})
}

// FoldAtan2 folds constants of type f32 and f64; of two zeros, of any type, the result is NaN, as upstream has it.
func (Hooks) FoldAtan2(op math.Atan2Op, in *core.FoldIn) core.Fold {
	return binary(op.Op, in, func(y, x num.Float) (num.Float, bool) {
		switch {
		case y.IsZero() && x.IsZero():
			return num.FloatNaN(x.Semantics(), false), x.Semantics().HasNaN()
		case !hasLibrary(x):
			return x, false
		}
		return num.Atan2(y, x), true
	})
}

// FoldCopySign folds constants.
func (Hooks) FoldCopySign(op math.CopySignOp, in *core.FoldIn) core.Fold {
	return binary(op.Op, in, func(a, b num.Float) (num.Float, bool) { return a.CopySign(b), true })
}

// FoldPowF folds constants of type f32 and f64.
func (Hooks) FoldPowF(op math.PowFOp, in *core.FoldIn) core.Fold {
	return binary(op.Op, in, func(a, b num.Float) (num.Float, bool) {
		if !hasLibrary(a) {
			return a, false
		}
		return num.Pow(a, b), true
	})
}

// classify folds a float, or elements that are all equal, to whether the condition holds. Poison stays, as upstream.
func classify(op *core.Operation, in *core.FoldIn, cond func(num.Float) bool) core.Fold {
	x, ok := constfold.Float(in.Const(0))
	if !ok {
		return core.NoFold
	}
	return core.FoldAttr(constfold.Bool(op.Result(0).Type(), cond(x)))
}

// FoldIsFinite folds constants.
func (Hooks) FoldIsFinite(op math.IsFiniteOp, in *core.FoldIn) core.Fold {
	return classify(op.Op, in, num.Float.IsFinite)
}

// FoldIsInf folds constants.
func (Hooks) FoldIsInf(op math.IsInfOp, in *core.FoldIn) core.Fold {
	return classify(op.Op, in, num.Float.IsInf)
}

// FoldIsNaN folds constants.
func (Hooks) FoldIsNaN(op math.IsNaNOp, in *core.FoldIn) core.Fold {
	return classify(op.Op, in, num.Float.IsNaN)
}

// FoldIsNormal folds constants.
func (Hooks) FoldIsNormal(op math.IsNormalOp, in *core.FoldIn) core.Fold {
	return classify(op.Op, in, num.Float.IsNormal)
}
