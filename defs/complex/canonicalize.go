package complexd

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/complexd"
)

// This file has the canonicalization patterns.

// negatedPart negates the part of a complex.create instead of taking the part of its negation.
func negatedPart(op *core.Operation, rw *rewrite.Rewriter, i int) bool {
	neg, ok := complexd.AsNegOp(op.Operand(0).DefiningOp())
	if !ok {
		return false
	}
	create, ok := complexd.AsCreateOp(neg.Complex().DefiningOp())
	if !ok {
		return false
	}
	rw.ReplaceOp(op, arith.NewNegF(&rw.Builder, create.Op.Operand(i)).Result())
	return true
}

// CanonicalizationPatternsRe simplifies re(neg(create(a, b))).
func (Hooks) CanonicalizationPatternsRe(set *rewrite.PatternSet) {
	set.Add(rewrite.Pattern{Name: "re(neg(create(a, b)))", Root: complexd.ReDef.Name, Benefit: 1,
		Match: func(op *core.Operation, rw *rewrite.Rewriter) bool { return negatedPart(op, rw, 0) }})
}

// CanonicalizationPatternsIm simplifies im(neg(create(a, b))).
func (Hooks) CanonicalizationPatternsIm(set *rewrite.PatternSet) {
	set.Add(rewrite.Pattern{Name: "im(neg(create(a, b)))", Root: complexd.ImDef.Name, Benefit: 1,
		Match: func(op *core.Operation, rw *rewrite.Rewriter) bool { return negatedPart(op, rw, 1) }})
}

func isComplex(t core.Type) bool {
	_, ok := t.(*core.ComplexType)
	return ok
}

// recast replaces a cast by one of the value, by the operation that may make it.
func recast(op *core.Operation, from *core.Value, rw *rewrite.Rewriter) bool {
	to := op.Result(0).Type()
	if isComplex(from.Type()) || isComplex(to) {
		rw.ReplaceOp(op, complexd.NewBitcast(&rw.Builder, to, from).Result())
	} else {
		rw.ReplaceOp(op, arith.NewBitcast(&rw.Builder, to, from).Out())
	}
	return true
}

// CanonicalizationPatternsBitcast merges casts of casts, of complex and of arith in any order.
func (Hooks) CanonicalizationPatternsBitcast(set *rewrite.PatternSet) {
	set.Add(
		rewrite.Pattern{Name: "complex.bitcast between numbers that are not complex", Root: complexd.BitcastDef.Name, Benefit: 1,
			Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
				from := op.Operand(0)
				return !isComplex(from.Type()) && !isComplex(op.Result(0).Type()) && recast(op, from, rw)
			}},
		rewrite.Pattern{Name: "complex.bitcast of a cast", Root: complexd.BitcastDef.Name, Benefit: 1,
			Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
				if inner, ok := complexd.AsBitcastOp(op.Operand(0).DefiningOp()); ok {
					return recast(op, inner.Operand(), rw)
				}
				inner, ok := arith.AsBitcastOp(op.Operand(0).DefiningOp())
				return ok && recast(op, inner.In(), rw)
			}},
		rewrite.Pattern{Name: "arith.bitcast of complex.bitcast", Root: arith.BitcastDef.Name, Benefit: 1,
			Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
				inner, ok := complexd.AsBitcastOp(op.Operand(0).DefiningOp())
				return ok && recast(op, inner.Operand(), rw)
			}},
	)
}
