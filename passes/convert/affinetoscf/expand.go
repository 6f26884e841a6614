package affinetoscf

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/generated/arith"
)

// expander computes expressions at a builder's insertion point.
type expander struct {
	b          *core.Builder
	dims, syms []*core.Value
	// fail takes the reason why an expression cannot be computed; may be nil.
	fail func(text string)
}

func index(b *core.Builder, v int64) *core.Value {
	return arith.NewConstant(b, b.Context().IndexAttr(v)).Result()
}

// ExpandExpr computes an expression of values; nil where it divides by a constant that is not positive, which fail is
// told.
func ExpandExpr(b *core.Builder, e affine.Expr, dims, syms []*core.Value, fail func(text string)) *core.Value {
	x := expander{b, dims, syms, fail}
	return x.value(e)
}

// ExpandMap computes the results of a map of values; nil when that is not possible, see [ExpandExpr].
func ExpandMap(b *core.Builder, m *affine.Map, operands []*core.Value, fail func(text string)) []*core.Value {
	n := m.NumDims()
	out := make([]*core.Value, m.NumResults())
	for i, e := range m.Results() {
		if out[i] = ExpandExpr(b, e, operands[:n], operands[n:], fail); out[i] == nil {
			return nil
		}
	}
	return out
}

func (x *expander) value(e affine.Expr) *core.Value {
	switch e.Kind() {
	case affine.KindConst:
		v, _ := e.Value()
		return index(x.b, v)
	case affine.KindDim:
		return x.dims[e.Position()]
	case affine.KindSymbol:
		return x.syms[e.Position()]
	}
	if v, ok := e.RHS().Value(); ok && v <= 0 && e.Kind() != affine.KindAdd && e.Kind() != affine.KindMul {
		text := "division by non-positive value is not supported"
		if e.Kind() == affine.KindMod {
			text = "modulo by non-positive value is not supported"
		}
		if x.fail != nil {
			x.fail(text)
		}
		return nil
	}
	l := x.value(e.LHS())
	if l == nil {
		return nil
	}
	r := x.value(e.RHS())
	if r == nil {
		return nil
	}
	switch e.Kind() {
	case affine.KindAdd:
		return arith.NewAddI(x.b, l, r).Result()
	case affine.KindMul:
		return arith.MulI{Lhs: l, Rhs: r, OverflowFlags: arith.IntegerOverflowFlagsNsw}.Build(x.b).Result()
	case affine.KindMod:
		return x.mod(l, r)
	case affine.KindFloorDiv:
		return x.floorDiv(l, r)
	}
	return x.ceilDiv(l, r)
}

func (x *expander) sub(l, r *core.Value) *core.Value { return arith.NewSubI(x.b, l, r).Result() }
func (x *expander) div(l, r *core.Value) *core.Value { return arith.NewDivSI(x.b, l, r).Result() }
func (x *expander) cmp(p arith.CmpIPredicate, l, r *core.Value) *core.Value {
	return arith.NewCmpI(x.b, p, l, r).Result()
}
func (x *expander) choose(c, l, r *core.Value) *core.Value {
	return arith.NewSelect(x.b, c, l, r).Result()
}

// mod: the remainder of l by r, plus r when that is negative.
func (x *expander) mod(l, r *core.Value) *core.Value {
	rem := arith.NewRemSI(x.b, l, r).Result()
	negative := x.cmp(arith.CmpIPredicateSlt, rem, index(x.b, 0))
	corrected := arith.NewAddI(x.b, rem, r).Result()
	return x.choose(negative, corrected, rem)
}

// floorDiv: l / r, and -1 - ((-1 - l) / r) for negative l.
func (x *expander) floorDiv(l, r *core.Value) *core.Value {
	zero, minusOne := index(x.b, 0), index(x.b, -1)
	negative := x.cmp(arith.CmpIPredicateSlt, l, zero)
	quotient := x.div(x.choose(negative, x.sub(minusOne, l), l), r)
	return x.choose(negative, x.sub(minusOne, quotient), quotient)
}

// ceilDiv: (l - 1) / r + 1, and -(-l / r) for l <= 0.
func (x *expander) ceilDiv(l, r *core.Value) *core.Value {
	zero, one := index(x.b, 0), index(x.b, 1)
	low := x.cmp(arith.CmpIPredicateSle, l, zero)
	negated := x.sub(zero, l)
	quotient := x.div(x.choose(low, negated, x.sub(l, one)), r)
	negatedQuotient := x.sub(zero, quotient)
	return x.choose(low, negatedQuotient, arith.NewAddI(x.b, quotient, one).Result())
}
