package arith

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/constfold"
	"github.com/odsgen/ods/generated/arith"
)

// This file has the canonicalization patterns of bitwise operations, casts, comparisons, select and floats.

// extended returns the operands of two extensions of the same kind from the same type.
func extended(a, b *core.Value) (x, y *core.Value, signed, ok bool) {
	p, q := a.DefiningOp(), b.DefiningOp()
	if p == nil || q == nil || p.Info() != q.Info() || !p.Is(&arith.ExtUIDef) && !p.Is(&arith.ExtSIDef) {
		return nil, nil, false, false
	}
	x, y = p.Operand(0), q.Operand(0)
	return x, y, p.Is(&arith.ExtSIDef), x.Type() == y.Type()
}

// ofExtensions makes the pattern f(ext(x), ext(y)) -> ext(f(x, y)).
func ofExtensions(def *core.OpDef, build func(b *core.Builder, x, y *core.Value) *core.Value) rewrite.Pattern {
	return rewrite.Pattern{Name: def.Name + " of extensions", Root: def.Name, Benefit: 3, Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
		x, y, signed, ok := extended(op.Operand(0), op.Operand(1))
		if !ok {
			return false
		}
		fuse(rw, op, op.Operand(0).DefiningOp(), op.Operand(1).DefiningOp())
		narrow := build(&rw.Builder, x, y)
		t := op.Result(0).Type()
		if signed {
			rw.ReplaceOp(op, arith.NewExtSI(&rw.Builder, t, narrow).Out())
		} else {
			rw.ReplaceOp(op, arith.NewExtUI(&rw.Builder, t, narrow).Out())
		}
		return true
	}}
}

// CanonicalizationPatternsAndI moves extensions outwards.
func (Hooks) CanonicalizationPatternsAndI(set *rewrite.PatternSet) {
	set.Add(ofExtensions(&arith.AndIDef, func(b *core.Builder, x, y *core.Value) *core.Value { return arith.NewAndI(b, x, y).Result() }))
}

// CanonicalizationPatternsOrI moves extensions outwards.
func (Hooks) CanonicalizationPatternsOrI(set *rewrite.PatternSet) {
	set.Add(ofExtensions(&arith.OrIDef, func(b *core.Builder, x, y *core.Value) *core.Value { return arith.NewOrI(b, x, y).Result() }))
}

// CanonicalizationPatternsXOrI moves extensions outwards, and inverts comparisons.
func (Hooks) CanonicalizationPatternsXOrI(set *rewrite.PatternSet) {
	set.Add(
		pattern(&arith.XOrIDef, arith.AsXOrIOp, "xori(cmpi, true)", 2, func(op arith.XOrIOp, rw *rewrite.Rewriter) bool {
			cmp, ok := arith.AsCmpIOp(op.Lhs().DefiningOp())
			if !ok || !isBool(op.Rhs(), true) {
				return false
			}
			fuse(rw, op.Op, cmp.Op)
			rw.ReplaceOp(op.Op, arith.NewCmpI(&rw.Builder, cmp.Lhs(), cmp.Rhs(), Invert(cmp.Predicate())).Result())
			return true
		}),
		ofExtensions(&arith.XOrIDef, func(b *core.Builder, x, y *core.Value) *core.Value { return arith.NewXOrI(b, x, y).Result() }),
	)
}

// isBool reports whether the value is the i1 constant.
func isBool(v *core.Value, want bool) bool {
	return core.ConstantValue(v) == core.Attribute(v.Context().Bool(want))
}

// CanonicalizationPatternsExtSI replaces extsi(extui(x)) by extui(x).
func (Hooks) CanonicalizationPatternsExtSI(set *rewrite.PatternSet) {
	set.Add(pattern(&arith.ExtSIDef, arith.AsExtSIOp, "extsi(extui(x))", 2, func(op arith.ExtSIOp, rw *rewrite.Rewriter) bool {
		inner, ok := arith.AsExtUIOp(op.In().DefiningOp())
		if !ok {
			return false
		}
		fuse(rw, op.Op, inner.Op)
		rw.ReplaceOp(op.Op, arith.NewExtUI(&rw.Builder, op.Out().Type(), inner.In()).Out())
		return true
	}))
}

// CanonicalizationPatternsTruncI shortens trunci(ext(x)) to a smaller extension, and makes a shift logical when only its own bits remain.
func (Hooks) CanonicalizationPatternsTruncI(set *rewrite.PatternSet) {
	set.Add(
		pattern(&arith.TruncIDef, arith.AsTruncIOp, "trunci(extsi(x))", 2, func(op arith.TruncIOp, rw *rewrite.Rewriter) bool {
			inner, ok := arith.AsExtSIOp(op.In().DefiningOp())
			if !ok || !wider(op.Out(), inner.In()) {
				return false
			}
			fuse(rw, op.Op, inner.Op)
			rw.ReplaceOp(op.Op, arith.NewExtSI(&rw.Builder, op.Out().Type(), inner.In()).Out())
			return true
		}),
		pattern(&arith.TruncIDef, arith.AsTruncIOp, "trunci(extui(x))", 2, func(op arith.TruncIOp, rw *rewrite.Rewriter) bool {
			inner, ok := arith.AsExtUIOp(op.In().DefiningOp())
			if !ok || !wider(op.Out(), inner.In()) {
				return false
			}
			fuse(rw, op.Op, inner.Op)
			rw.ReplaceOp(op.Op, arith.NewExtUI(&rw.Builder, op.Out().Type(), inner.In()).Out())
			return true
		}),
		pattern(&arith.TruncIDef, arith.AsTruncIOp, "trunci(shrsi(x, c))", 2, truncOfShift),
	)
}

func wider(a, b *core.Value) bool { return elementWidth(a.Type()) > elementWidth(b.Type()) }

// truncOfShift replaces trunci(shrsi(x, c)) by trunci(shrui(x, c)) when c is as much as the truncation cuts off.
func truncOfShift(op arith.TruncIOp, rw *rewrite.Rewriter) bool {
	shift, ok := arith.AsShRSIOp(op.In().DefiningOp())
	if !ok {
		return false
	}
	amount := core.ConstantValue(shift.Rhs())
	n, ok := constfold.Int(amount)
	if cut := elementWidth(shift.Lhs().Type()) - elementWidth(op.Out().Type()); !ok || n.LimitedValue(1<<32) != uint64(cut) {
		return false
	}
	fuse(rw, op.Op, shift.Rhs().DefiningOp())
	k := arith.NewConstant(&rw.Builder, amount).Result()
	logical := arith.ShRUI{Lhs: shift.Lhs(), Rhs: k, IsExact: shift.IsExact()}.Build(&rw.Builder).Result()
	rw.ReplaceOp(op.Op, arith.TruncI{OutType: op.Out().Type(), In: logical, OverflowFlags: op.OverflowFlags()}.Build(&rw.Builder).Out())
	return true
}

// CanonicalizationPatternsTruncF converts an integer to the shorter kind at once, unless a rounding mode is given.
func (Hooks) CanonicalizationPatternsTruncF(set *rewrite.PatternSet) {
	set.Add(pattern(&arith.TruncFDef, arith.AsTruncFOp, "truncf of an integer", 2, func(op arith.TruncFOp, rw *rewrite.Rewriter) bool {
		if op.RoundingmodeAttr() != nil {
			return false
		}
		t := op.Out().Type()
		if inner, ok := arith.AsSIToFPOp(op.In().DefiningOp()); ok {
			fuse(rw, op.Op, inner.Op)
			rw.ReplaceOp(op.Op, arith.NewSIToFP(&rw.Builder, t, inner.In()).Out())
			return true
		}
		if inner, ok := arith.AsUIToFPOp(op.In().DefiningOp()); ok {
			fuse(rw, op.Op, inner.Op)
			rw.ReplaceOp(op.Op, arith.NewUIToFP(&rw.Builder, t, inner.In()).Out())
			return true
		}
		return false
	}))
}

// CanonicalizationPatternsIndexCast undoes a cast and skips a sign extension.
func (Hooks) CanonicalizationPatternsIndexCast(set *rewrite.PatternSet) {
	set.Add(pattern(&arith.IndexCastDef, arith.AsIndexCastOp, "index_cast of a cast", 2, func(op arith.IndexCastOp, rw *rewrite.Rewriter) bool {
		if inner, ok := arith.AsIndexCastOp(op.In().DefiningOp()); ok && inner.In().Type() == op.Out().Type() {
			rw.ReplaceOp(op.Op, inner.In())
			return true
		}
		inner, ok := arith.AsExtSIOp(op.In().DefiningOp())
		if !ok {
			return false
		}
		fuse(rw, op.Op, inner.Op)
		rw.ReplaceOp(op.Op, arith.NewIndexCast(&rw.Builder, op.Out().Type(), inner.In()).Out())
		return true
	}))
}

// CanonicalizationPatternsIndexCastUI undoes a cast and skips a zero extension.
func (Hooks) CanonicalizationPatternsIndexCastUI(set *rewrite.PatternSet) {
	set.Add(pattern(&arith.IndexCastUIDef, arith.AsIndexCastUIOp, "index_castui of a cast", 2, func(op arith.IndexCastUIOp, rw *rewrite.Rewriter) bool {
		if inner, ok := arith.AsIndexCastUIOp(op.In().DefiningOp()); ok && inner.In().Type() == op.Out().Type() {
			rw.ReplaceOp(op.Op, inner.In())
			return true
		}
		inner, ok := arith.AsExtUIOp(op.In().DefiningOp())
		if !ok {
			return false
		}
		fuse(rw, op.Op, inner.Op)
		rw.ReplaceOp(op.Op, arith.NewIndexCastUI(&rw.Builder, op.Out().Type(), inner.In()).Out())
		return true
	}))
}

// CanonicalizationPatternsBitcast merges bitcasts.
func (Hooks) CanonicalizationPatternsBitcast(set *rewrite.PatternSet) {
	set.Add(pattern(&arith.BitcastDef, arith.AsBitcastOp, "bitcast(bitcast(x))", 2, func(op arith.BitcastOp, rw *rewrite.Rewriter) bool {
		inner, ok := arith.AsBitcastOp(op.In().DefiningOp())
		if !ok {
			return false
		}
		fuse(rw, op.Op, inner.Op)
		rw.ReplaceOp(op.Op, arith.NewBitcast(&rw.Builder, op.Out().Type(), inner.In()).Out())
		return true
	}))
}

// CanonicalizationPatternsCmpI compares for equality before extending.
func (Hooks) CanonicalizationPatternsCmpI(set *rewrite.PatternSet) {
	set.Add(pattern(&arith.CmpIDef, arith.AsCmpIOp, "cmpi of extensions", 3, func(op arith.CmpIOp, rw *rewrite.Rewriter) bool {
		p := op.Predicate()
		if p != arith.CmpIPredicateEq && p != arith.CmpIPredicateNe {
			return false
		}
		x, y, _, ok := extended(op.Lhs(), op.Rhs())
		if !ok {
			return false
		}
		fuse(rw, op.Op, op.Lhs().DefiningOp(), op.Rhs().DefiningOp())
		rw.ReplaceOp(op.Op, arith.NewCmpI(&rw.Builder, x, y, p).Result())
		return true
	}))
}

// negated returns the operands of two negations.
func negated(a, b *core.Value) (x, y *core.Value, ok bool) {
	p, okp := arith.AsNegFOp(a.DefiningOp())
	q, okq := arith.AsNegFOp(b.DefiningOp())
	if !okp || !okq {
		return nil, nil, false
	}
	return p.Operand(), q.Operand(), true
}

// CanonicalizationPatternsMulF drops two negations.
func (Hooks) CanonicalizationPatternsMulF(set *rewrite.PatternSet) {
	set.Add(pattern(&arith.MulFDef, arith.AsMulFOp, "mulf(negf(x), negf(y))", 3, func(op arith.MulFOp, rw *rewrite.Rewriter) bool {
		x, y, ok := negated(op.Lhs(), op.Rhs())
		if !ok {
			return false
		}
		fuse(rw, op.Op, op.Lhs().DefiningOp(), op.Rhs().DefiningOp())
		rw.ReplaceOp(op.Op, arith.MulF{Lhs: x, Rhs: y, Fastmath: op.Fastmath()}.Build(&rw.Builder).Result())
		return true
	}))
}

// CanonicalizationPatternsDivF drops two negations.
func (Hooks) CanonicalizationPatternsDivF(set *rewrite.PatternSet) {
	set.Add(pattern(&arith.DivFDef, arith.AsDivFOp, "divf(negf(x), negf(y))", 3, func(op arith.DivFOp, rw *rewrite.Rewriter) bool {
		x, y, ok := negated(op.Lhs(), op.Rhs())
		if !ok {
			return false
		}
		fuse(rw, op.Op, op.Lhs().DefiningOp(), op.Rhs().DefiningOp())
		rw.ReplaceOp(op.Op, arith.DivF{Lhs: x, Rhs: y, Fastmath: op.Fastmath()}.Build(&rw.Builder).Result())
		return true
	}))
}
