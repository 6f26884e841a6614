package arith

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/constfold"
	"github.com/odsgen/ods/generated/arith"
)

// CanonicalizationPatternsSelect replaces selections between 0 and 1 by the condition.
func (Hooks) CanonicalizationPatternsSelect(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&arith.SelectDef, arith.AsSelectOp, "SelectToExtUI", selectToExtUI).WithBenefit(1))
}

// selectToExtUI replaces a selection between the integers 0 and 1 by the extended condition.
func selectToExtUI(op arith.SelectOp, rw *rewrite.Rewriter) bool {
	t := op.Result().Type()
	if !query.Is[*core.IntegerType](t) || core.StorageWidth(t) == 1 {
		return false
	}
	yes, no := op.TrueValue().ConstantValue(), op.FalseValue().ConstantValue()
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
