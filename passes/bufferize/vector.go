package bufferize

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	viewdefs "github.com/odsgen/ods/defs/iface/view"
	bufferizationgen "github.com/odsgen/ods/generated/bufferization"
	"github.com/odsgen/ods/generated/vector"
)

// onBuffers makes an operation again whose operands are the given ones, with the result types and empty regions.
func (rw *Rewriter) onBuffers(op *core.Operation, operands []*core.Value, types []core.Type) *core.Operation {
	st := op.State()
	st.Operands, st.Types = operands, types
	for range op.NumRegions() {
		st.AddRegion()
	}
	return rw.Create(&st)
}

// vectorReader is of operations of dialect vector that read memory, which is operand 0.
type vectorReader struct{ reader }

// Bufferize implements [Op].
func (vectorReader) Bufferize(op *core.Operation, rw *Rewriter) bool {
	m, ok := rw.Buffer(op.Operand(0))
	if !ok {
		return false
	}
	operands := op.OperandList(0, op.NumOperands())
	operands[0] = m
	rw.Replace(op, rw.onBuffers(op, operands, op.ResultTypes()).ResultList()...)
	return true
}

// vectorWriter is of operations of dialect vector that write to memory, which is operand dest.
type vectorWriter struct{ destination }

// Bufferize implements [Op].
func (w vectorWriter) Bufferize(op *core.Operation, rw *Rewriter) bool {
	m, ok := rw.Buffer(op.Operand(w.dest))
	if !ok {
		return false
	}
	operands := op.OperandList(0, op.NumOperands())
	operands[w.dest] = m
	rw.onBuffers(op, operands, nil)
	rw.Replace(op, m)
	return true
}

type transferWriteModel struct{ vectorWriter }

// Reads implements [Op]: the destination is not read when all of it is overwritten.
func (transferWriteModel) Reads(u *core.Use, _ *AnalysisState) bool {
	op, ok := vector.AsTransferWriteOp(u.Owner())
	t, ranked := op.Base().Type().(*core.RankedTensorType)
	if !ok || !ranked || !isStaticShape(t.Shape()) || op.Op.ParentOp().Is(&vector.MaskDef) {
		return true
	}
	for _, v := range op.Indices() {
		if n, ok := viewdefs.Constant(core.FoldResult{Value: v}); !ok || n != 0 {
			return true
		}
	}
	written, ok := op.ValueToStore().Type().(*core.VectorType)
	if !ok {
		return true
	}
	for i, n := range written.Shape() {
		if i < len(t.Shape()) && t.Shape()[i] > n {
			return true
		}
	}
	return false
}

func isStaticShape(shape []int64) bool { return !slices.Contains(shape, core.Dynamic) }

// maskModel is of vector.mask, which has no operands that are tensors: what its operation gives it yields.
type maskModel struct{ Defaults }

func maskYield(op *core.Operation) *core.Operation { return op.Region(0).Entry().Last() }

// Operands implements [Op].
func (maskModel) Operands(v *core.Value, _ *AnalysisState) []OperandAlias {
	return []OperandAlias{{Use: maskYield(v.DefiningOp()).OperandUse(v.Index()), Relation: Equivalent}}
}

// ResolveConflicts implements [Op]: there is no place for a copy in the region.
func (maskModel) ResolveConflicts(op *core.Operation, rw *Rewriter) bool {
	if !rw.CopyOperands(op) {
		return false
	}
	for nested := range op.Region(0).Entry().Ops() {
		if nested.Is(&bufferizationgen.AllocTensorDef) {
			return rw.Report().OpErrorf(op, "body must bufferize in-place").Fail()
		}
	}
	return true
}

// Bufferize implements [Op]: what the masked operation still gives is yielded, memory is used directly.
func (maskModel) Bufferize(op *core.Operation, rw *Rewriter) bool {
	masked, yield := op.Region(0).Entry().First(), maskYield(op)
	if masked == nil || rw.Options().op(masked) == nil {
		return true
	}
	vals := make([]*core.Value, op.NumResults())
	var yielded []*core.Value
	var types []core.Type
	for i, v := range yield.Operands() {
		if v.DefiningOp() == masked {
			yielded, types = append(yielded, v), append(types, v.Type())
		} else {
			vals[i] = v
		}
	}
	rw.Modify(yield, func() { yield.SetOperands(yielded) })
	n := rw.onBuffers(op, op.OperandList(0, op.NumOperands()), types)
	n.Region(0).TakeBody(op.Region(0))
	next := 0
	for i := range vals {
		if vals[i] == nil {
			vals[i] = n.Result(next)
			next++
		}
	}
	rw.Replace(op, vals...)
	return true
}

// maskYieldModel is of vector.yield.
type maskYieldModel struct{ reader }

// MustBeInPlace implements [Op].
func (maskYieldModel) MustBeInPlace(*core.Use, *AnalysisState) bool { return true }

// Values implements [Op].
func (maskYieldModel) Values(u *core.Use, _ *AnalysisState) []ValueAlias {
	return []ValueAlias{{Value: u.Owner().ParentOp().Result(u.Index()), Relation: Equivalent}}
}

// Bufferize implements [Op].
func (maskYieldModel) Bufferize(op *core.Operation, rw *Rewriter) bool {
	parent := op.ParentOp()
	if !parent.Is(&vector.MaskDef) {
		return rw.Report().OpEmitErrorf(op, "unsupported vector::YieldOp parent").Fail()
	}
	if rw.Options().op(parent.Region(0).Entry().First()) == nil {
		return true
	}
	return rw.yieldBuffers(op)
}

// yieldBuffers makes a terminator again with the memory of its tensors.
func (rw *Rewriter) yieldBuffers(op *core.Operation) bool {
	vals := op.OperandList(0, op.NumOperands())
	for i, v := range vals {
		if !query.IsTensor(v.Type()) {
			continue
		}
		m, ok := rw.Buffer(v)
		if !ok {
			return false
		}
		vals[i] = m
	}
	rw.Create(&core.OperationState{Info: op.Info(), Operands: vals, Loc: op.Loc()})
	rw.EraseOp(op)
	return true
}
