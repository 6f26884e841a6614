package affine

import (
	"github.com/odsgen/ods/core"
	expr "github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/intrange"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/affine"
)

// InferResultRangesApply bounds the value of the map's expression.
func (Hooks) InferResultRangesApply(op affine.ApplyOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	m := op.MapAttr().Value()
	if m.NumResults() == 1 && len(in) == m.NumDims()+m.NumSymbols() && intrange.AllKnown(in...) {
		set(op.Op.Result(0), exprRange(m.Result(0), in[:m.NumDims()], in[m.NumDims():]))
	}
}

// exprRange bounds an expression whose dimensions and symbols are bounded. No step of it overflows.
func exprRange(e expr.Expr, dims, symbols []intrange.Range) intrange.Range {
	switch {
	case e.IsDim():
		return dims[e.Position()]
	case e.IsSymbol():
		return symbols[e.Position()]
	case e.IsConst():
		v, _ := e.Value()
		return intrange.Constant(num.NewSigned(64, v))
	}
	a, b := exprRange(e.LHS(), dims, symbols), exprRange(e.RHS(), dims, symbols)
	switch e.Kind() {
	case expr.KindAdd:
		return intrange.Add(a, b, intrange.NoSignedWrap)
	case expr.KindMul:
		return intrange.Mul(a, b, intrange.NoSignedWrap)
	case expr.KindMod:
		return modRange(a, b)
	case expr.KindFloorDiv:
		return intrange.FloorDivS(a, b)
	case expr.KindCeilDiv:
		return intrange.CeilDivS(a, b)
	}
	return intrange.Max(64)
}

// modRange bounds the remainder that is never negative.
func modRange(a, b intrange.Range) intrange.Range {
	if !b.SMin.IsStrictlyPositive() {
		return intrange.Max(64)
	}
	if a.SMin.IsNonNegative() {
		return intrange.RemS(a, b)
	}
	return intrange.FromSigned(num.Zero(64), b.SMax.Sub(num.One(64)))
}
