package dialect

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/constfold"
	"github.com/odsgen/ods/generated/funcd"
)

// MaterializeConstant makes a constant of any attribute.
func (hooks) MaterializeConstant(b *core.Builder, value core.Attribute, t core.Type, loc core.Location) *core.Operation {
	return Constant{Value: value, Result0Type: t, Loc: loc}.Build(b).Op
}

// FoldConstant is the attribute.
func (hooks) FoldConstant(op ConstantOp, _ *core.FoldIn) core.Fold {
	return core.FoldAttr(op.ValueAttr())
}

// FoldOpWithRegionFold is the operand.
func (hooks) FoldOpWithRegionFold(op OpWithRegionFoldOp, _ *core.FoldIn) core.Fold {
	return core.FoldValue(op.Operand())
}

// FoldOpWithVariadicResultsAndFolder is the operands.
func (hooks) FoldOpWithVariadicResultsAndFolder(op OpWithVariadicResultsAndFolderOp, _ *core.FoldIn) core.Fold {
	return foldToOperands(op.Op)
}

// FoldManualCppOpWithFold is the operands.
func (hooks) FoldManualCppOpWithFold(op ManualCppOpWithFoldOp, _ *core.FoldIn) core.Fold {
	return foldToOperands(op.Op)
}

// foldToOperands folds each result to the operand of its number.
func foldToOperands(op *core.Operation) core.Fold {
	if op.NumOperands() != op.NumResults() {
		return core.NoFold
	}
	var out []core.FoldResult
	for _, v := range op.Operands() {
		out = append(out, core.FoldResult{Value: v})
	}
	return core.FoldTo(out...)
}

// FoldOpInPlaceFold keeps the constant operand in an attribute.
func (hooks) FoldOpInPlaceFold(op OpInPlaceFoldOp, in *core.FoldIn) core.Fold {
	c, ok := in.Const(0).(*core.IntegerAttr)
	if !ok || op.AttrAttr() != nil {
		return core.NoFold
	}
	op.SetAttrAttr(c)
	return core.InPlace
}

// FoldOpInPlaceSelfFold sets a flag.
func (hooks) FoldOpInPlaceSelfFold(op OpInPlaceSelfFoldOp, _ *core.FoldIn) core.Fold {
	if op.Folded() {
		return core.NoFold
	}
	op.SetFolded(true)
	return core.InPlace
}

// FoldOpInPlaceFoldSuccess says that it changed something.
func (hooks) FoldOpInPlaceFoldSuccess(OpInPlaceFoldSuccessOp, *core.FoldIn) core.Fold {
	return core.InPlace
}

// FoldOpInvolutionTraitFailingOperationFold leaves the work to the trait.
func (hooks) FoldOpInvolutionTraitFailingOperationFold(OpInvolutionTraitFailingOperationFoldOp, *core.FoldIn) core.Fold {
	return core.NoFold
}

// FoldOpInvolutionTraitSuccesfulOperationFold does what the trait would not.
func (hooks) FoldOpInvolutionTraitSuccesfulOperationFold(op OpInvolutionTraitSuccesfulOperationFoldOp, _ *core.FoldIn) core.Fold {
	return core.FoldValue(op.Op1())
}

// FoldFoldWithFoldAdaptor weighs the constant operands by their group, and the blocks.
func (hooks) FoldFoldWithFoldAdaptor(op FoldWithFoldAdaptorOp, in *core.FoldIn) core.Fold {
	sum := int64(0)
	for group, weight := range []int64{1, 2, 3} {
		start, n := op.Op.OperandSegment(group)
		for i := range n {
			sum += weight * intOf(in.Const(start+i))
		}
	}
	sum += 4 * int64(op.Body().CountBlocks())
	return core.FoldAttr(op.Op.Context().IntegerAttr(op.Res().Type(), sum))
}

// FoldLessThan compares constant elements.
func (hooks) FoldLessThan(op LessThanOp, in *core.FoldIn) core.Fold {
	sem := constfold.Semantics(op.Lhs().Type())
	return core.FoldAttr(constfold.Binary(in.Operands, op.Result().Type(), func(a, b num.Int) (num.Int, bool) {
		if num.FloatFromBits(sem, a).Compare(num.FloatFromBits(sem, b)) == num.Less {
			return num.One(1), true
		}
		return num.Zero(1), true
	}))
}

// CanonicalizationPatternsOpWithRegionPattern erases the operation.
func (hooks) CanonicalizationPatternsOpWithRegionPattern(set *rewrite.PatternSet) {
	set.Add(rewrite.Pattern{Name: "TestRemoveOpWithInnerOps", Root: OpWithRegionPatternDef.Name,
		Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
			rw.EraseOp(op)
			return true
		}})
}

// CanonicalizationPatternsFoldToCallOp makes the operation a call.
func (hooks) CanonicalizationPatternsFoldToCallOp(set *rewrite.PatternSet) {
	set.Add(rewrite.Pattern{Name: "FoldToCallOpPattern", Root: FoldToCallOpDef.Name,
		Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
			callee := FoldToCallOpOp{core.ViewOf(op)}.Callee()
			rw.ReplaceOpWith(op, funcd.Call{Callee: callee, Loc: op.Loc()}.Build(&rw.Builder).Op)
			return true
		}})
}
