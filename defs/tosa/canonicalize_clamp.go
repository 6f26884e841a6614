package tosa

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/quant"
	"github.com/odsgen/ods/generated/tosa"
)

// CanonicalizationPatternsClamp adds ranges that have all numbers, and limits of limited numbers.
func (Hooks) CanonicalizationPatternsClamp(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&tosa.ClampDef, tosa.AsClampOp, "tosa.clamp to everything", clampsNothing),
		rewrite.OpPattern(&tosa.ClampDef, tosa.AsClampOp, "tosa.clamp of tosa.clamp", clampOfClamp))
}

func clampsNothing(op tosa.ClampOp, rw *rewrite.Rewriter) bool {
	t, ok := op.Input().Type().(*core.RankedTensorType)
	if !ok || op.Output().Type() != op.Input().Type() {
		return false
	}
	all := false
	switch e := t.ElementType().(type) {
	case *core.FloatType:
		low, okLow := op.MinValAttr().(*core.FloatAttr)
		high, okHigh := op.MaxValAttr().(*core.FloatAttr)
		all = okLow && okHigh && low.Value().IsInf() && low.Value().IsNegative() && high.Value().IsInf()
	case *core.IntegerType:
		low, okLow := op.MinValAttr().(*core.IntegerAttr)
		high, okHigh := op.MaxValAttr().(*core.IntegerAttr)
		if !okLow || !okHigh {
			return false
		}
		if isUnsigned(e) || e.Width() == 1 {
			all = low.Value().IsZero() && high.Value().IsAllOnes()
		} else {
			all = low.Value().IsMinSigned() && high.Value().IsMaxSigned()
		}
	}
	if all {
		rw.ReplaceOp(op.Op, op.Input())
	}
	return all
}

func clampOfClamp(op tosa.ClampOp, rw *rewrite.Rewriter) bool {
	inner, ok := tosa.AsClampOp(op.Input().DefiningOp())
	if !ok || inner.Op == op.Op {
		return false
	}
	mode := op.NanMode()
	if mode != inner.NanMode() {
		if mode == tosa.NanPropagationModeIGNORE {
			return false
		}
		mode = tosa.NanPropagationModeIGNORE
	}
	low, high := narrowed(core.ElementTypeOrSelf(op.Input().Type()), op, inner)
	if low == nil || high == nil {
		return false
	}
	made := tosa.Clamp{OutputType: op.Output().Type(), Input: inner.Input(), MinVal: low, MaxVal: high,
		NanMode: tosa.GetNanPropagationModeAttr(op.Op.Context(), mode)}
	rw.ReplaceOpWith(op.Op, made.Build(&rw.Builder).Op)
	return true
}

// narrowed returns the limits that hold for both, nil when their ranges have nothing between their ends in common.
func narrowed(t core.Type, a, b tosa.ClampOp) (low, high core.Attribute) {
	if q, ok := t.(*quant.UniformQuantizedType); ok {
		t = storageType(q.StorageType(), q.Flags())
	}
	c := t.Context()
	if _, ok := t.(*core.FloatType); ok {
		lowA, highA, okA := floatRange(a)
		lowB, highB, okB := floatRange(b)
		if !okA || !okB || !lowA.LT(highB) || !lowB.LT(highA) {
			return nil, nil
		}
		if lowA.LT(lowB) {
			lowA = lowB
		}
		if highB.LT(highA) {
			highA = highB
		}
		return c.FloatAttr(lowA), c.FloatAttr(highA)
	}
	i, ok := t.(*core.IntegerType)
	lowA, highA, okA := intRange(a)
	lowB, highB, okB := intRange(b)
	if !ok || !okA || !okB {
		return nil, nil
	}
	less, minOf, maxOf := num.Int.SLT, num.Int.SMin, num.Int.SMax
	if isUnsigned(i) {
		less, minOf, maxOf = num.Int.ULT, num.Int.UMin, num.Int.UMax
	}
	if !less(lowA, highB) || !less(lowB, highA) {
		return nil, nil
	}
	return c.APIntAttr(i, maxOf(lowA, lowB)), c.APIntAttr(i, minOf(highA, highB))
}

func floatRange(op tosa.ClampOp) (low, high num.Float, ok bool) {
	l, okL := op.MinValAttr().(*core.FloatAttr)
	h, okH := op.MaxValAttr().(*core.FloatAttr)
	if !okL || !okH {
		return low, high, false
	}
	return l.Value(), h.Value(), true
}

func intRange(op tosa.ClampOp) (low, high num.Int, ok bool) {
	l, okL := op.MinValAttr().(*core.IntegerAttr)
	h, okH := op.MaxValAttr().(*core.IntegerAttr)
	if !okL || !okH {
		return low, high, false
	}
	return l.Value(), h.Value(), true
}
