package loops

import (
	"math"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/core/rewrite"
	affinedefs "github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/generated/arith"
)

// Bounds are the lower bound, the upper bound and the step of a loop.
type Bounds struct{ Lower, Upper, Step core.FoldResult }

// constantOf returns the integer that a value or an attribute is.
func constantOf(r core.FoldResult) (int64, bool) {
	a := r.Attr
	if a == nil {
		a = r.Value.ConstantValue()
	}
	i, ok := a.(*core.IntegerAttr)
	if !ok {
		return 0, false
	}
	return i.Int64(), true
}

// unsignedConstantOf returns the unsigned number that a value or an attribute is, when an int64 holds it.
func unsignedConstantOf(r core.FoldResult) (int64, bool) {
	a := r.Attr
	if a == nil {
		a = r.Value.ConstantValue()
	}
	i, ok := a.(*core.IntegerAttr)
	if !ok {
		return 0, false
	}
	n, ok := i.Value().ZExtValue()
	return int64(n), ok && n <= math.MaxInt64
}

func isConstant(v *core.Value, n int64) bool {
	c, ok := constantOf(core.FoldResult{Value: v})
	return ok && c == n
}

// valueOf returns the value that r is, making a constant for an attribute.
func valueOf(b *core.Builder, r core.FoldResult) *core.Value {
	if r.Value != nil {
		return r.Value
	}
	return arith.NewConstant(b, r.Attr).Result()
}

// applied computes an expression of symbols; a constant or an operand that it comes down to is not computed.
func applied(b *core.Builder, e affine.Expr, symbols ...core.FoldResult) core.FoldResult {
	return affinedefs.ComposedFoldedApply(b, affine.NewMap(0, len(symbols), e), symbols)
}

// NormalizedBounds computes the bounds of a loop from 0 in steps of one with as many iterations as one with the given
// bounds has. Upstream calls it emitNormalizedLoopBounds.
func NormalizedBounds(b *core.Builder, lower, upper, step *core.Value) Bounds {
	c, t := b.Context(), lower.Type()
	zero, one := core.FoldResult{Attr: c.IntegerAttr(t, 0)}, core.FoldResult{Attr: c.IntegerAttr(t, 1)}
	l, u, s := core.FoldResult{Value: lower}, core.FoldResult{Value: upper}, core.FoldResult{Value: step}
	if query.Is[*core.IndexType](t) {
		return Bounds{zero, applied(b, affine.Symbol(1).Sub(affine.Symbol(0)).CeilDiv(affine.Symbol(2)), l, u, s), one}
	}
	zeroBased, stepOne := isConstant(lower, 0), isConstant(step, 1)
	if zeroBased && stepOne {
		return Bounds{l, u, s}
	}
	n := upper
	if !zeroBased {
		n = rewrite.FoldCreated(b, arith.NewSubI(b, n, lower).Op)
	}
	if !stepOne {
		n = rewrite.FoldCreated(b, arith.NewCeilDivSI(b, n, step).Op)
	}
	return Bounds{zero, core.FoldResult{Value: n}, one}
}

// Denormalize computes, from the induction variable of a loop whose bounds were made those of [NormalizedBounds], what
// it was before, and replaces the variable by it everywhere else.
func Denormalize(b *core.Builder, iv, lower, step *core.Value) {
	keep := map[*core.Operation]bool{}
	v := iv
	zeroBased, stepOne := isConstant(lower, 0), isConstant(step, 1)
	if query.Is[*core.IndexType](iv.Type()) {
		m := affine.NewMap(1, 2, affine.Dim(0).Mul(affine.Symbol(1)).Add(affine.Symbol(0)))
		v = valueOf(b, affinedefs.ComposedFoldedApply(b, m, []core.FoldResult{{Value: iv}, {Value: lower}, {Value: step}}))
		if def := v.DefiningOp(); def != nil && !(zeroBased && stepOne) {
			keep[def] = true
		}
	} else {
		if !stepOne {
			v = arith.NewMulI(b, v, step).Result()
			keep[v.DefiningOp()] = true
		}
		if !zeroBased {
			v = arith.NewAddI(b, v, lower).Result()
			keep[v.DefiningOp()] = true
		}
	}
	if v != iv {
		iv.ReplaceUsesIf(v, func(u *core.Use) bool { return !keep[u.Owner()] })
	}
}

// Product computes the product of values of one type.
func Product(b *core.Builder, vals []*core.Value) *core.Value {
	c, t := b.Context(), vals[0].Type()
	if query.Is[*core.IndexType](t) {
		r := core.FoldResult{Attr: c.IndexAttr(1)}
		for _, v := range vals {
			r = applied(b, affine.Symbol(0).Mul(affine.Symbol(1)), r, core.FoldResult{Value: v})
		}
		return valueOf(b, r)
	}
	var product *core.Value
	for _, v := range vals {
		switch {
		case isConstant(v, 1):
		case product == nil:
			product = v
		default:
			product = arith.NewMulI(b, product, v).Result()
		}
	}
	if product == nil {
		product = arith.NewConstant(b, c.IntegerAttr(t, 1)).Result()
	}
	return product
}
