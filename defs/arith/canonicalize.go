package arith

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/constfold"
	"github.com/odsgen/ods/generated/arith"
)

// This file has the canonicalization patterns of integer addition, subtraction and multiplication, and what all patterns share. A pattern's
// benefit is the number of operations that it matches, so that the more specific one is tried first.

// pattern makes a pattern that starts from one operation.
func pattern[V any](def *core.OpDef, as func(*core.Operation) (V, bool), name string, benefit int, f func(V, *rewrite.Rewriter) bool) rewrite.Pattern {
	return rewrite.Pattern{Name: name, Root: def.Name, Benefit: benefit, Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
		v, ok := as(op)
		return ok && f(v, rw)
	}}
}

// fuse gives what a pattern makes the location of all that it replaces: the root, and of each inner operation itself, or the constant that
// the pattern finds among its operands, which is how upstream's generated patterns do it.
func fuse(rw *rewrite.Rewriter, root *core.Operation, inner ...*core.Operation) {
	locs := []core.Location{root.Loc()}
	for _, op := range inner {
		locs = append(locs, op.Loc())
	}
	rw.SetLoc(rw.Context().FusedLoc(locs, nil))
}

// constant makes arith.constant with the integer at the rewriter's insertion point.
func constant(rw *rewrite.Rewriter, t core.Type, v num.Int) *core.Value {
	return arith.NewConstant(&rw.Builder, rw.Context().APIntAttr(t, v)).Result()
}

// linear is one of x+c, x-c and c-x with a constant c.
type linear struct {
	x       *core.Value
	c       num.Int
	from    *core.Operation // makes c
	negated bool            // c-x
	add     bool
	flags   arith.IntegerOverflowFlags
}

// linearOf takes an addition or subtraction of a constant apart.
func linearOf(op *core.Operation) (l linear, ok bool) {
	var lhs, rhs *core.Value
	if add, ok := arith.AsAddIOp(op); ok {
		l.add, l.flags, lhs, rhs = true, add.OverflowFlags(), add.Lhs(), add.Rhs()
	} else if sub, ok := arith.AsSubIOp(op); ok {
		l.flags, lhs, rhs = sub.OverflowFlags(), sub.Lhs(), sub.Rhs()
	} else {
		return l, false
	}
	if c := constfold.Scalar(rhs); c != nil {
		l.x, l.c, l.from = lhs, c.Value(), rhs.DefiningOp()
		return l, true
	}
	if c := constfold.Scalar(lhs); c != nil && !l.add {
		l.x, l.c, l.from, l.negated = rhs, c.Value(), lhs.DefiningOp(), true
		return l, true
	}
	return l, false
}

// chain merges an addition or subtraction of a constant with that of another constant that defines its operand:
//
//	(x + a) + b = x + (a+b)    (x - a) + b = x + (b-a)    (a - x) + b = (a+b) - x
//	(x + a) - b = x + (a-b)    (x - a) - b = x - (a+b)    (a - x) - b = (a-b) - x
//	b - (x + a) = (b-a) - x    b - (x - a) = (a+b) - x    b - (a - x) = x + (b-a)
func chain(op *core.Operation, rw *rewrite.Rewriter) bool {
	outer, ok := linearOf(op)
	if !ok {
		return false
	}
	inner, ok := linearOf(outer.x.DefiningOp())
	if !ok || inner.x == outer.x { // the latter in a loop that nothing reaches, where it would never end
		return false
	}
	a, b := inner.c, outer.c
	// What is computed is c - x when exactly one of the two negates x.
	negated := inner.negated != outer.negated
	subtract := negated
	var c num.Int
	switch {
	case outer.add && (inner.add || inner.negated): // x+a+b, a-x+b
		c = a.Add(b)
	case outer.add: // x-a+b
		c = b.Sub(a)
	case !outer.negated && (inner.add || inner.negated): // x+a-b, a-x-b
		c = a.Sub(b)
	case !outer.negated: // x-a-b stays a subtraction
		c, subtract = a.Add(b), true
	case inner.add, inner.negated: // b-(x+a), b-(a-x)
		c = b.Sub(a)
	default: // b-(x-a)
		c = a.Add(b)
	}
	flags := inner.flags & outer.flags
	if !outer.add && !outer.negated && inner.add {
		flags = arith.IntegerOverflowFlagsNone // as upstream
	}
	fuse(rw, op, inner.from)
	t := op.Result(0).Type()
	k := constant(rw, t, c)
	var r *core.Value
	switch {
	case negated:
		r = arith.SubI{Lhs: k, Rhs: inner.x, OverflowFlags: flags}.Build(&rw.Builder).Result()
	case subtract:
		r = arith.SubI{Lhs: inner.x, Rhs: k, OverflowFlags: flags}.Build(&rw.Builder).Result()
	default:
		r = arith.AddI{Lhs: inner.x, Rhs: k, OverflowFlags: flags}.Build(&rw.Builder).Result()
	}
	rw.ReplaceOp(op, r)
	return true
}

// CanonicalizationPatternsAddI merges constants, and turns the addition of a negated value into a subtraction.
func (Hooks) CanonicalizationPatternsAddI(set *rewrite.PatternSet) {
	set.Add(
		rewrite.Pattern{Name: "addi of a constant to a constant more or less", Root: arith.AddIDef.Name, Benefit: 2, Match: chain},
		pattern(&arith.AddIDef, arith.AsAddIOp, "addi(x, muli(y, -1))", 2, func(op arith.AddIOp, rw *rewrite.Rewriter) bool {
			return addNegated(op, op.Lhs(), op.Rhs(), rw)
		}),
		pattern(&arith.AddIDef, arith.AsAddIOp, "addi(muli(x, -1), y)", 2, func(op arith.AddIOp, rw *rewrite.Rewriter) bool {
			return addNegated(op, op.Rhs(), op.Lhs(), rw)
		}),
	)
}

// addNegated replaces x + y*-1 by x-y.
func addNegated(op arith.AddIOp, x, product *core.Value, rw *rewrite.Rewriter) bool {
	mul, ok := arith.AsMulIOp(product.DefiningOp())
	if !ok || !constfold.IsAllOnes(core.ConstantValue(mul.Rhs())) {
		return false
	}
	fuse(rw, op.Op, mul.Rhs().DefiningOp())
	rw.ReplaceOp(op.Op, arith.NewSubI(&rw.Builder, x, mul.Lhs()).Result())
	return true
}

// CanonicalizationPatternsSubI merges constants, and replaces (a-b)-a by 0-b.
func (Hooks) CanonicalizationPatternsSubI(set *rewrite.PatternSet) {
	set.Add(
		rewrite.Pattern{Name: "subi of a constant and a constant more or less", Root: arith.SubIDef.Name, Benefit: 2, Match: chain},
		pattern(&arith.SubIDef, arith.AsSubIOp, "subi(subi(a, b), a)", 2, func(op arith.SubIOp, rw *rewrite.Rewriter) bool {
			inner, ok := arith.AsSubIOp(op.Lhs().DefiningOp())
			if !ok || inner.Lhs() != op.Rhs() {
				return false
			}
			zero := constfold.Zero(op.Result().Type())
			if zero == nil {
				return false
			}
			fuse(rw, op.Op, inner.Op)
			k := arith.NewConstant(&rw.Builder, zero).Result()
			flags := inner.OverflowFlags() & op.OverflowFlags()
			rw.ReplaceOp(op.Op, arith.SubI{Lhs: k, Rhs: inner.Rhs(), OverflowFlags: flags}.Build(&rw.Builder).Result())
			return true
		}),
	)
}

// CanonicalizationPatternsMulI merges constants.
func (Hooks) CanonicalizationPatternsMulI(set *rewrite.PatternSet) {
	set.Add(pattern(&arith.MulIDef, arith.AsMulIOp, "muli(muli(x, c0), c1)", 2, func(op arith.MulIOp, rw *rewrite.Rewriter) bool {
		inner, ok := arith.AsMulIOp(op.Lhs().DefiningOp())
		if !ok {
			return false
		}
		a, b := constfold.Scalar(inner.Rhs()), constfold.Scalar(op.Rhs())
		if a == nil || b == nil {
			return false
		}
		fuse(rw, op.Op, inner.Rhs().DefiningOp())
		k := constant(rw, op.Result().Type(), a.Value().Mul(b.Value()))
		flags := inner.OverflowFlags() & op.OverflowFlags()
		rw.ReplaceOp(op.Op, arith.MulI{Lhs: inner.Lhs(), Rhs: k, OverflowFlags: flags}.Build(&rw.Builder).Result())
		return true
	}))
}

// CanonicalizationPatternsAddUIExtended drops an unused carry.
func (Hooks) CanonicalizationPatternsAddUIExtended(set *rewrite.PatternSet) {
	set.Add(pattern(&arith.AddUIExtendedDef, arith.AsAddUIExtendedOp, "addui_extended without overflow", 1,
		func(op arith.AddUIExtendedOp, rw *rewrite.Rewriter) bool {
			if op.Overflow().HasUses() {
				return false
			}
			// An unused result may be replaced by anything, upstream takes an operand.
			rw.ReplaceOp(op.Op, arith.NewAddI(&rw.Builder, op.Lhs(), op.Rhs()).Result(), op.Lhs())
			return true
		}))
}

// lowHalf replaces an extended multiplication whose upper half is unused.
func lowHalf(op *core.Operation, rw *rewrite.Rewriter) bool {
	if op.Result(1).HasUses() {
		return false
	}
	rw.ReplaceOp(op, arith.NewMulI(&rw.Builder, op.Operand(0), op.Operand(1)).Result(), op.Operand(0))
	return true
}

// CanonicalizationPatternsMulUIExtended drops an unused upper half.
func (Hooks) CanonicalizationPatternsMulUIExtended(set *rewrite.PatternSet) {
	set.Add(rewrite.Pattern{Name: "mului_extended without high", Root: arith.MulUIExtendedDef.Name, Match: lowHalf})
}

// CanonicalizationPatternsMulSIExtended drops an unused upper half, and replaces that of x*1 by the sign.
func (Hooks) CanonicalizationPatternsMulSIExtended(set *rewrite.PatternSet) {
	set.Add(
		rewrite.Pattern{Name: "mulsi_extended without high", Root: arith.MulSIExtendedDef.Name, Match: lowHalf},
		pattern(&arith.MulSIExtendedDef, arith.AsMulSIExtendedOp, "mulsi_extended(x, 1)", 1,
			func(op arith.MulSIExtendedOp, rw *rewrite.Rewriter) bool {
				x := op.Lhs()
				one, ok := constfold.IntValue(op.Rhs())
				if !ok || !one.IsOne() || !one.IsStrictlyPositive() { // i1 has no 1
					return false
				}
				zero := constfold.Zero(x.Type())
				if zero == nil {
					return false
				}
				k := arith.NewConstant(&rw.Builder, zero).Result()
				negative := arith.NewCmpI(&rw.Builder, x, k, arith.CmpIPredicateSlt).Result()
				rw.ReplaceOp(op.Op, x, arith.NewExtSI(&rw.Builder, x.Type(), negative).Out())
				return true
			}),
	)
}
