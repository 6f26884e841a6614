package arith

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/defs/iface/cast"
	"github.com/odsgen/ods/defs/iface/constfold"
	"github.com/odsgen/ods/generated/arith"
)

// This file has the folders of casts.

// castConstant folds a cast of a constant, and one between equal types, which is what upstream's CastOpInterface adds.
func castConstant(op *core.Operation, in *core.FoldIn, f constfold.Op1) core.Fold {
	if r := constfold.Unary(in.Const(0), op.Result(0).Type(), f); r != nil {
		return core.FoldAttr(r)
	}
	return cast.Fold(op)
}

// elementWidth returns the width of an integer, index or float, or of the elements.
func elementWidth(t core.Type) uint { return core.StorageWidth(core.ElementTypeOrSelf(t)) }

// toWidth folds a cast that changes the width of integers.
func toWidth(op *core.Operation, in *core.FoldIn, f func(v num.Int, width uint) num.Int) core.Fold {
	width := elementWidth(op.Result(0).Type())
	return castConstant(op, in, func(a num.Int) (num.Int, bool) { return f(a, width), true })
}

// FoldExtUI takes the operand of an inner zero extension.
func (Hooks) FoldExtUI(op arith.ExtUIOp, in *core.FoldIn) core.Fold {
	if inner, ok := arith.AsExtUIOp(op.In().DefiningOp()); ok {
		op.SetIn(inner.In())
		return core.InPlace
	}
	return toWidth(op.Op, in, num.Int.ZExt)
}

// FoldExtSI takes the operand of an inner sign extension.
func (Hooks) FoldExtSI(op arith.ExtSIOp, in *core.FoldIn) core.Fold {
	if inner, ok := arith.AsExtSIOp(op.In().DefiningOp()); ok {
		op.SetIn(inner.In())
		return core.InPlace
	}
	return toWidth(op.Op, in, num.Int.SExt)
}

// FoldTruncI folds truncations of extensions and of truncations.
func (Hooks) FoldTruncI(op arith.TruncIOp, in *core.FoldIn) core.Fold {
	inner := op.In().DefiningOp()
	if _, ok := arith.AsTruncIOp(inner); ok {
		op.SetIn(inner.Operand(0))
		return core.InPlace
	}
	_, zero := arith.AsExtUIOp(inner)
	_, sign := arith.AsExtSIOp(inner)
	if zero || sign {
		src := inner.Operand(0)
		from, to := core.ElementTypeOrSelf(src.Type()), core.ElementTypeOrSelf(op.Out().Type())
		if core.StorageWidth(from) > core.StorageWidth(to) {
			op.SetIn(src)
			return core.InPlace
		}
		if from == to {
			return core.FoldValue(src)
		}
	}
	return toWidth(op.Op, in, num.Int.Trunc)
}

// convertFloat folds a cast between float kinds unless the value changes.
func convertFloat(op *core.Operation, in *core.FoldIn, rm num.RoundingMode) core.Fold {
	from, to := constfold.Semantics(op.Operand(0).Type()), constfold.Semantics(op.Result(0).Type())
	return castConstant(op, in, func(a num.Int) (num.Int, bool) {
		v := num.FloatFromBits(from, a)
		if v.IsNaN() && !to.HasNaN() {
			return a, false
		}
		r, loses, st := v.Convert(to, rm)
		return r.Bits(), !loses && st == num.OK
	})
}

// FoldExtF takes the operand of an inner truncation when both may be contracted.
func (Hooks) FoldExtF(op arith.ExtFOp, in *core.FoldIn) core.Fold {
	if inner, ok := arith.AsTruncFOp(op.In().DefiningOp()); ok && inner.In().Type() == op.Out().Type() {
		a, _ := inner.Fastmath()
		b, _ := op.Fastmath()
		if a&b&arith.FastMathFlagsContract != 0 {
			return core.FoldValue(inner.In())
		}
	}
	return convertFloat(op.Op, in, num.NearestTiesToEven)
}

// FoldTruncF folds truncations of extensions that lose nothing.
func (Hooks) FoldTruncF(op arith.TruncFOp, in *core.FoldIn) core.Fold {
	if ext, ok := arith.AsExtFOp(op.In().DefiningOp()); ok {
		src := ext.In()
		from, to := core.ElementTypeOrSelf(src.Type()), core.ElementTypeOrSelf(op.Out().Type())
		if representable(constfold.Semantics(from), constfold.Semantics(ext.Out().Type())) {
			if core.StorageWidth(from) > core.StorageWidth(to) {
				op.SetIn(src)
				return core.InPlace
			}
			if from == to {
				return core.FoldValue(src)
			}
		}
	}
	mode, given := op.Roundingmode()
	if !given {
		mode = arith.RoundingModeToNearestEven
	}
	return convertFloat(op.Op, in, roundingModes[mode])
}

// representable reports whether every value of kind a has one of kind b. The parameters of the kinds decide, as
// upstream, which leaves differences in special values out.
func representable(a, b *num.Semantics) bool {
	return a.MaxExponent() <= b.MaxExponent() && a.MinExponent() >= b.MinExponent() && a.Precision() <= b.Precision()
}

var roundingModes = [...]num.RoundingMode{
	arith.RoundingModeToNearestEven: num.NearestTiesToEven,
	arith.RoundingModeDownward:      num.TowardNegative,
	arith.RoundingModeUpward:        num.TowardPositive,
	arith.RoundingModeTowardZero:    num.TowardZero,
	arith.RoundingModeToNearestAway: num.NearestTiesToAway,
}

// FoldUIToFP folds constants.
func (Hooks) FoldUIToFP(op arith.UIToFPOp, in *core.FoldIn) core.Fold {
	return intToFloatConst(op.Op, in, false)
}

// FoldSIToFP folds constants.
func (Hooks) FoldSIToFP(op arith.SIToFPOp, in *core.FoldIn) core.Fold {
	return intToFloatConst(op.Op, in, true)
}

func intToFloatConst(op *core.Operation, in *core.FoldIn, signed bool) core.Fold {
	sem := constfold.Semantics(op.Result(0).Type())
	return castConstant(op, in, func(a num.Int) (num.Int, bool) {
		r, _ := num.FromInt(sem, a, signed, num.NearestTiesToEven)
		return r.Bits(), true
	})
}

// FoldFPToUI folds constants that fit.
func (Hooks) FoldFPToUI(op arith.FPToUIOp, in *core.FoldIn) core.Fold {
	return floatToIntConst(op.Op, in, false)
}

// FoldFPToSI folds constants that fit.
func (Hooks) FoldFPToSI(op arith.FPToSIOp, in *core.FoldIn) core.Fold {
	return floatToIntConst(op.Op, in, true)
}

func floatToIntConst(op *core.Operation, in *core.FoldIn, signed bool) core.Fold {
	sem, width := constfold.Semantics(op.Operand(0).Type()), elementWidth(op.Result(0).Type())
	return castConstant(op, in, func(a num.Int) (num.Int, bool) {
		r, _, st := num.FloatFromBits(sem, a).ToInt(width, signed, num.TowardZero)
		return r, st&num.InvalidOp == 0
	})
}

// FoldIndexCast folds constants.
func (Hooks) FoldIndexCast(op arith.IndexCastOp, in *core.FoldIn) core.Fold {
	return toWidth(op.Op, in, num.Int.SExtOrTrunc)
}

// FoldIndexCastUI folds constants.
func (Hooks) FoldIndexCastUI(op arith.IndexCastUIOp, in *core.FoldIn) core.Fold {
	return toWidth(op.Op, in, num.Int.ZExtOrTrunc)
}

// FoldBitcast folds constants, but no poison of elements, as upstream.
func (Hooks) FoldBitcast(op arith.BitcastOp, in *core.FoldIn) core.Fold {
	t, shaped := op.Out().Type().(core.ShapedType)
	if !shaped {
		return castConstant(op.Op, in, func(a num.Int) (num.Int, bool) { return a, true })
	}
	if d, ok := in.Const(0).(*core.DenseElementsAttr); ok {
		return core.FoldAttr(op.Op.Context().DenseElements(t, d.RawData()))
	}
	return cast.Fold(op.Op)
}
