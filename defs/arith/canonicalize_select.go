package arith

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/constfold"
	"github.com/odsgen/ods/generated/arith"
)

// CanonicalizationPatternsSelect skips inner selections by the same condition, exchanges the alternatives of a negated condition, and
// replaces selections between 0 and 1 by the condition.
func (Hooks) CanonicalizationPatternsSelect(set *rewrite.PatternSet) {
	on := func(name string, benefit int, f func(arith.SelectOp, *rewrite.Rewriter) bool) {
		set.Add(pattern(&arith.SelectDef, arith.AsSelectOp, name, benefit, f))
	}
	on("select(c, x, select(c, y, z))", 2, func(op arith.SelectOp, rw *rewrite.Rewriter) bool {
		inner, ok := arith.AsSelectOp(op.FalseValue().DefiningOp())
		if !ok || inner.Condition() != op.Condition() {
			return false
		}
		fuse(rw, op.Op, inner.Op)
		rw.ReplaceOp(op.Op, arith.NewSelect(&rw.Builder, op.Condition(), op.TrueValue(), inner.FalseValue()).Result())
		return true
	})
	on("select(c, select(c, x, y), z)", 2, func(op arith.SelectOp, rw *rewrite.Rewriter) bool {
		inner, ok := arith.AsSelectOp(op.TrueValue().DefiningOp())
		if !ok || inner.Condition() != op.Condition() {
			return false
		}
		fuse(rw, op.Op, inner.Op)
		rw.ReplaceOp(op.Op, arith.NewSelect(&rw.Builder, op.Condition(), inner.TrueValue(), op.FalseValue()).Result())
		return true
	})
	on("select(not(c), x, y)", 2, func(op arith.SelectOp, rw *rewrite.Rewriter) bool {
		not, ok := arith.AsXOrIOp(op.Condition().DefiningOp())
		if !ok {
			return false
		}
		if mask := constfold.Scalar(not.Rhs()); mask == nil || !mask.Value().IsAllOnes() {
			return false
		}
		fuse(rw, op.Op, not.Rhs().DefiningOp())
		rw.ReplaceOp(op.Op, arith.NewSelect(&rw.Builder, not.Lhs(), op.FalseValue(), op.TrueValue()).Result())
		return true
	})
	on("select(c, false, true)", 1, func(op arith.SelectOp, rw *rewrite.Rewriter) bool {
		if !isBool(op.TrueValue(), false) || !isBool(op.FalseValue(), true) {
			return false
		}
		one := constant(rw, rw.Context().I1(), num.One(1))
		rw.ReplaceOp(op.Op, arith.NewXOrI(&rw.Builder, op.Condition(), one).Result())
		return true
	})
	on("select(c, 1, 0)", 1, selectToExtUI)
}

// selectToExtUI replaces a selection between the integers 0 and 1 by the extended condition.
func selectToExtUI(op arith.SelectOp, rw *rewrite.Rewriter) bool {
	t := op.Result().Type()
	if !isInteger(t) || core.StorageWidth(t) == 1 {
		return false
	}
	yes, no := core.ConstantValue(op.TrueValue()), core.ConstantValue(op.FalseValue())
	cond := op.Condition()
	switch {
	case constfold.IsOne(yes) && constfold.IsZero(no):
	case constfold.IsZero(yes) && constfold.IsOne(no):
		cond = arith.NewXOrI(&rw.Builder, cond, constant(rw, cond.Type(), num.One(1))).Result()
	default:
		return false
	}
	rw.ReplaceOp(op.Op, arith.NewExtUI(&rw.Builder, t, cond).Out())
	return true
}
