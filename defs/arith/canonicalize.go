package arith

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/constfold"
	"github.com/odsgen/ods/generated/arith"
)

// This file has what the rewrite rules of the definition compute in Go.

// AddConstants returns the sum of two integers.
func (Hooks) AddConstants(a, b *core.IntegerAttr) core.Attribute { return combine(a, b, num.Int.Add) }

// SubConstants returns the difference of two integers.
func (Hooks) SubConstants(a, b *core.IntegerAttr) core.Attribute { return combine(a, b, num.Int.Sub) }

// MulConstants returns the product of two integers.
func (Hooks) MulConstants(a, b *core.IntegerAttr) core.Attribute { return combine(a, b, num.Int.Mul) }

func combine(a, b *core.IntegerAttr, f func(a, b num.Int) num.Int) core.Attribute {
	return a.Context().APIntAttr(a.Type(), f(a.Value(), b.Value()))
}

// CommonFlags returns the overflow flags that two operations share.
func (Hooks) CommonFlags(a, b *arith.IntegerOverflowFlagsAttr) *arith.IntegerOverflowFlagsAttr {
	if a == b {
		return a
	}
	return arith.GetIntegerOverflowFlagsAttr(a.Context(), a.Value()&b.Value())
}

// Zero returns the zero of a value's type, nil when the type has none that can be written.
func (Hooks) Zero(v *core.Value) core.Attribute { return constfold.Zero(v.Type()) }

// InvertPredicate returns the predicate that holds when p does not.
func (Hooks) InvertPredicate(p *core.IntegerAttr) *core.IntegerAttr {
	return arith.CmpIPredicateAttrOf(p.Context(), Invert(arith.CmpIPredicate(p.Int64())))
}

// TruncationMatchesShift reports whether n is as much as the truncation of x cuts off.
func (Hooks) TruncationMatchesShift(x *core.Value, truncation *core.Operation, n core.Attribute) bool {
	amount, ok := constfold.Int(n)
	cut := elementWidth(x.Type()) - elementWidth(truncation.Result(0).Type())
	return ok && amount.LimitedValue(1<<32) == uint64(cut)
}

// constant makes arith.constant with the integer at the rewriter's insertion point.
func constant(rw *rewrite.Rewriter, t core.Type, v num.Int) *core.Value {
	return arith.NewConstant(&rw.Builder, rw.Context().APIntAttr(t, v)).Result()
}
