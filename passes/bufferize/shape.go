package bufferize

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	bufferizationgen "github.com/odsgen/ods/generated/bufferization"
)

// assumingModel is of shape.assuming, whose region yields its results.
type assumingModel struct{ Defaults }

// Operands implements [Op].
func (assumingModel) Operands(v *core.Value, _ *AnalysisState) []OperandAlias {
	return []OperandAlias{{Use: v.DefiningOp().Region(0).Entry().Last().OperandUse(v.Index()), Relation: Equivalent}}
}

// Bufferize implements [Op].
func (assumingModel) Bufferize(op *core.Operation, rw *Rewriter) bool {
	st := &core.OperationState{Info: op.Info(), Operands: op.OperandList(0, op.NumOperands()),
		Types: op.Region(0).Entry().Last().OperandTypes(), Loc: op.Loc()}
	st.AddRegion()
	n := rw.Create(st)
	n.Region(0).TakeBody(op.Region(0))
	rw.SetAfter(n)
	vals := n.ResultList()
	for i, r := range op.Results() {
		if query.IsTensor(r.Type()) {
			vals[i] = bufferizationgen.NewToTensor(rw.at(op.Loc()), r.Type(), vals[i]).Result()
		}
	}
	rw.ReplaceOp(op, vals...)
	return true
}

// assumingYieldModel is of shape.assuming_yield.
type assumingYieldModel struct{ reader }

// MustBeInPlace implements [Op].
func (assumingYieldModel) MustBeInPlace(*core.Use, *AnalysisState) bool { return true }

// Values implements [Op].
func (assumingYieldModel) Values(u *core.Use, _ *AnalysisState) []ValueAlias {
	return []ValueAlias{{Value: u.Owner().ParentOp().Result(u.Index()), Relation: Equivalent}}
}

// Bufferize implements [Op].
func (assumingYieldModel) Bufferize(op *core.Operation, rw *Rewriter) bool {
	return rw.yieldBuffers(op)
}
