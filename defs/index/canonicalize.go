package index

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/constfold"
	"github.com/odsgen/ods/generated/index"
)

// This file has the canonicalizations.

// merge joins the constants of a chain: f(f(x, a), b) = f(x, f(b, a)), unless targets differ on f(b, a).
func merge(op *core.Operation, rw *rewrite.Rewriter, f function) bool {
	inner := op.Operand(0).DefiningOp()
	if inner == nil || inner.Info() != op.Info() {
		return false
	}
	a, b := constfold.Scalar(inner.Operand(1)), constfold.Scalar(op.Operand(1))
	if a == nil || b == nil {
		return false
	}
	r, ok := f.compute(b.Value(), a.Value())
	if !ok {
		return false
	}
	c := index.NewConstant(&rw.Builder, rw.Context().APIntAttr(b.Type(), r)).Result()
	merged := rw.Create(&core.OpState{Info: op.Info(), Operands: []*core.Value{inner.Operand(0), c}, Types: op.ResultTypes()})
	rw.ReplaceOp(op, merged.Result(0))
	return true
}

// CanonicalizeAdd merges constants.
func (Hooks) CanonicalizeAdd(op index.AddOp, rw *rewrite.Rewriter) bool { return merge(op.Op, rw, add) }

// CanonicalizeMul merges constants.
func (Hooks) CanonicalizeMul(op index.MulOp, rw *rewrite.Rewriter) bool { return merge(op.Op, rw, mul) }

// CanonicalizeMaxS merges constants.
func (Hooks) CanonicalizeMaxS(op index.MaxSOp, rw *rewrite.Rewriter) bool {
	return merge(op.Op, rw, maxS)
}

// CanonicalizeMaxU merges constants.
func (Hooks) CanonicalizeMaxU(op index.MaxUOp, rw *rewrite.Rewriter) bool {
	return merge(op.Op, rw, maxU)
}

// CanonicalizeMinS merges constants.
func (Hooks) CanonicalizeMinS(op index.MinSOp, rw *rewrite.Rewriter) bool {
	return merge(op.Op, rw, minS)
}

// CanonicalizeMinU merges constants.
func (Hooks) CanonicalizeMinU(op index.MinUOp, rw *rewrite.Rewriter) bool {
	return merge(op.Op, rw, minU)
}

// CanonicalizeAnd merges constants.
func (Hooks) CanonicalizeAnd(op index.AndOp, rw *rewrite.Rewriter) bool { return merge(op.Op, rw, and) }

// CanonicalizeOr merges constants.
func (Hooks) CanonicalizeOr(op index.OrOp, rw *rewrite.Rewriter) bool { return merge(op.Op, rw, or) }

// CanonicalizeXOr merges constants.
func (Hooks) CanonicalizeXOr(op index.XOrOp, rw *rewrite.Rewriter) bool { return merge(op.Op, rw, xor) }

// CanonicalizeCmp compares the operands of a difference instead of the difference with zero.
func (Hooks) CanonicalizeCmp(op index.CmpOp, rw *rewrite.Rewriter) bool {
	if constfold.IsZero(core.ConstantValue(op.Rhs())) {
		if sub, ok := index.AsSubOp(op.Lhs().DefiningOp()); ok {
			rw.ReplaceOp(op.Op, index.NewCmp(&rw.Builder, sub.Lhs(), sub.Rhs(), op.Pred()).Result())
			return true
		}
		return false
	}
	if !constfold.IsZero(core.ConstantValue(op.Lhs())) {
		return false
	}
	sub, ok := index.AsSubOp(op.Rhs().DefiningOp())
	if !ok {
		return false
	}
	rw.ReplaceOp(op.Op, index.NewCmp(&rw.Builder, sub.Rhs(), sub.Lhs(), op.Pred()).Result())
	return true
}
