package arith

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/upstream"
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

// Constants may be merged with a wrap that no operation had, since what was added between them had the other sign. Then a
// flag of both operations does not hold for the merged one. An unsigned wrap of the sum of two summands, or of two
// subtrahends, is none of these: then the operations wrapped, too. So the functions for these rules look at signed wraps only.

// SignedSumFlags returns the shared flags that hold when a and b are merged to their sum, which wraps as an unsigned
// number only when the operations did.
func (h Hooks) SignedSumFlags(f, g *arith.IntegerOverflowFlagsAttr, a, b *core.IntegerAttr) *arith.IntegerOverflowFlagsAttr {
	_, signed := a.Value().SAddOv(b.Value())
	return h.without(h.CommonFlags(f, g), signed, false)
}

// SumFlags returns the shared flags that hold when a and b are merged to their sum.
func (h Hooks) SumFlags(f, g *arith.IntegerOverflowFlagsAttr, a, b *core.IntegerAttr) *arith.IntegerOverflowFlagsAttr {
	_, signed := a.Value().SAddOv(b.Value())
	_, unsigned := a.Value().UAddOv(b.Value())
	return h.without(h.CommonFlags(f, g), signed, unsigned)
}

// SignedDifferenceFlags returns the shared flags that hold when a and b are merged to their difference, which wraps as
// an unsigned number only when the operations did.
func (h Hooks) SignedDifferenceFlags(f, g *arith.IntegerOverflowFlagsAttr, a, b *core.IntegerAttr) *arith.IntegerOverflowFlagsAttr {
	_, signed := a.Value().SSubOv(b.Value())
	return h.without(h.CommonFlags(f, g), signed, false)
}

// DifferenceFlags returns the shared flags that hold when a and b are merged to their difference.
func (h Hooks) DifferenceFlags(f, g *arith.IntegerOverflowFlagsAttr, a, b *core.IntegerAttr) *arith.IntegerOverflowFlagsAttr {
	_, signed := a.Value().SSubOv(b.Value())
	_, unsigned := a.Value().USubOv(b.Value())
	return h.without(h.CommonFlags(f, g), signed, unsigned)
}

// ProductFlags returns the shared flags that hold when factors a and b are merged. The operations wrap whenever their
// product does, unless they multiply zero, which then never wraps, or minus one by the number that follows the greatest.
func (h Hooks) ProductFlags(f, g *arith.IntegerOverflowFlagsAttr, a, b *core.IntegerAttr) *arith.IntegerOverflowFlagsAttr {
	v, signed := a.Value().SMulOv(b.Value())
	return h.without(h.CommonFlags(f, g), signed && v.IsMinSigned(), false)
}

func (Hooks) without(f *arith.IntegerOverflowFlagsAttr, nsw, nuw bool) *arith.IntegerOverflowFlagsAttr {
	flags := f.Value()
	if nsw {
		flags &^= arith.IntegerOverflowFlagsNsw
	}
	if nuw {
		flags &^= arith.IntegerOverflowFlagsNuw
	}
	if flags == f.Value() || upstream.MergedConstants.In(f.Context()) {
		return f
	}
	return arith.GetIntegerOverflowFlagsAttr(f.Context(), flags)
}

// ZeroExtendedFlags returns the flags that hold for the truncation of a number that was extended by zeros, which may have
// been extended by its sign before: then the sign is no longer what is cut off.
func (h Hooks) ZeroExtendedFlags(f *arith.IntegerOverflowFlagsAttr) *arith.IntegerOverflowFlagsAttr {
	return h.without(f, true, false)
}

// ConvertsExactly reports whether the conversion of an integer to a float never rounds. Upstream takes any for one, and so
// has numbers rounded once that are rounded twice.
func (Hooks) ConvertsExactly(op *core.Operation) bool {
	if upstream.DoubleRounding.In(op.Context()) {
		return true
	}
	width := elementWidth(op.Operand(0).Type())
	if op.Is(&arith.SIToFPDef) {
		width--
	}
	f, ok := core.ElementTypeOrSelf(op.Result(0).Type()).(*core.FloatType)
	return ok && uint(width) <= uint(f.Semantics().Precision())
}

// KeepsBits reports whether a cast of an integer or index cuts nothing off. Upstream takes that for granted.
func (Hooks) KeepsBits(op *core.Operation) bool {
	width := func(v *core.Value) uint { return core.StorageWidth(core.ElementTypeOrSelf(v.Type())) }
	return upstream.NarrowIndexCasts.In(op.Context()) || width(op.Operand(0)) <= width(op.Result(0))
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
