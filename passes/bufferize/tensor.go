package bufferize

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/defs/iface/view"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	bufferizationgen "github.com/odsgen/ods/generated/bufferization"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/tensor"
)

// alias implements [Op] for operations that neither read nor write and whose result shares memory with operand 0.
type alias struct {
	Defaults
	relation Relation
}

// Reads implements [Op].
func (alias) Reads(*core.Use, *AnalysisState) bool { return false }

// Writes implements [Op].
func (alias) Writes(*core.Use, *AnalysisState) bool { return false }

// Values implements [Op].
func (a alias) Values(u *core.Use, _ *AnalysisState) []ValueAlias {
	return []ValueAlias{{Value: u.Owner().Result(0), Relation: a.relation}}
}

// sourceType returns the type of the memory of operand 0.
func sourceType(v *core.Value, s *AnalysisState, path *Path) (core.Type, bool) {
	return s.bufferType(v.DefiningOp().Operand(0), path)
}

// reader implements [Op] for operations that read operands and have no aliases.
type reader struct{ Defaults }

// Writes implements [Op].
func (reader) Writes(*core.Use, *AnalysisState) bool { return false }

// asker implements [Op] for operations that look at sizes only.
type asker struct{ reader }

// Reads implements [Op].
func (asker) Reads(*core.Use, *AnalysisState) bool { return false }

type castModel struct{ alias }

// BufferType implements [Op]: the layout stays.
func (castModel) BufferType(v *core.Value, s *AnalysisState, path *Path) (core.Type, bool) {
	src, ok := sourceType(v, s, path)
	if !ok {
		return nil, false
	}
	from, ranked := src.(*core.MemRefType)
	to, toRanked := v.Type().(*core.RankedTensorType)
	if !ranked || !toRanked {
		return dynamicType(v.Type(), query.MemorySpace(src)), true
	}
	return to.Context().MemRef(to.Shape(), to.ElementType(), from.Layout(), from.MemorySpace()), true
}

// Bufferize implements [Op].
func (castModel) Bufferize(op *core.Operation, rw *Rewriter) bool {
	m, ok := rw.Buffer(op.Operand(0))
	if !ok {
		return false
	}
	t, ok := rw.State.BufferType(op.Result(0))
	if !ok {
		return false
	}
	if m.Type() != t {
		m = rw.castTo(op.Loc(), m, t)
	}
	rw.Replace(op, m)
	return true
}

type dimModel struct{ asker }

// Bufferize implements [Op].
func (dimModel) Bufferize(op *core.Operation, rw *Rewriter) bool {
	m, ok := rw.Buffer(op.Operand(0))
	if ok {
		rw.Replace(op, memref.Dim{Source: m, Index: op.Operand(1), Loc: op.Loc()}.Build(&rw.Builder).Result())
	}
	return ok
}

type rankModel struct{ asker }

// Bufferize implements [Op].
func (rankModel) Bufferize(op *core.Operation, rw *Rewriter) bool {
	m, ok := rw.Buffer(op.Operand(0))
	if ok {
		rw.Replace(op, memref.Rank{Memref: m, Loc: op.Loc()}.Build(&rw.Builder).Op.Result(0))
	}
	return ok
}

type emptyModel struct{ Defaults }

// ResultWrites implements [Op]: the contents are not defined.
func (emptyModel) ResultWrites(*core.Value, *AnalysisState) bool { return false }

// Bufferize implements [Op].
func (emptyModel) Bufferize(op *core.Operation, rw *Rewriter) bool {
	if !op.HasUses() {
		rw.EraseOp(op)
		return true
	}
	v, ok := rw.AllocTensor(op.Loc(), op.Result(0), false)
	if ok {
		rw.ReplaceOp(op, v)
	}
	return ok
}

type extractModel struct{ reader }

// Bufferize implements [Op].
func (extractModel) Bufferize(op *core.Operation, rw *Rewriter) bool {
	m, ok := rw.Buffer(op.Operand(0))
	if ok {
		rw.Replace(op, rw.temporal(memref.Load{Memref: m, Indices: op.OperandList(1, op.NumOperands()),
			Loc: op.Loc()}.Build(&rw.Builder).Op).Result(0))
	}
	return ok
}

// destination implements [Op] for operations that write their result to one operand.
type destination struct {
	Defaults
	dest int
}

// Writes implements [Op].
func (d destination) Writes(u *core.Use, _ *AnalysisState) bool { return u.Index() == d.dest }

// Values implements [Op].
func (d destination) Values(u *core.Use, _ *AnalysisState) []ValueAlias {
	if u.Index() != d.dest {
		return nil
	}
	return []ValueAlias{{Value: u.Owner().Result(0), Relation: Equivalent}}
}

type insertModel struct{ destination }

// Bufferize implements [Op].
func (insertModel) Bufferize(op *core.Operation, rw *Rewriter) bool {
	m, ok := rw.Buffer(op.Operand(1))
	if ok {
		rw.temporal(memref.Store{Value: op.Operand(0), Memref: m, Indices: op.OperandList(2, op.NumOperands()),
			Loc: op.Loc()}.Build(&rw.Builder).Op)
		rw.Replace(op, m)
	}
	return ok
}

type fromElementsModel struct{ Defaults }

// Bufferize implements [Op]: each element is stored.
func (fromElementsModel) Bufferize(op *core.Operation, rw *Rewriter) bool {
	l, t := op.Loc(), op.Result(0).Type().(*core.RankedTensorType)
	m, ok := rw.freshBuffer(op)
	if !ok {
		return false
	}
	if len(t.Shape()) == 0 && op.NumOperands() > 0 {
		rw.temporal(memref.Store{Value: op.Operand(0), Memref: m, Loc: l}.Build(&rw.Builder).Op)
	} else if op.NumOperands() > 0 {
		var largest int64
		for _, n := range t.Shape() {
			largest = max(largest, n)
		}
		numbers := make([]*core.Value, largest)
		for i := range numbers {
			numbers[i] = rw.index(l, int64(i))
		}
		at := make([]int64, len(t.Shape()))
		for _, v := range op.Operands() {
			indices := make([]*core.Value, len(at))
			for i, k := range at {
				indices[i] = numbers[k]
			}
			rw.temporal(memref.Store{Value: v, Memref: m, Indices: indices, Loc: l}.Build(&rw.Builder).Op)
			for i := len(at) - 1; i >= 0; i-- {
				if at[i]++; at[i] < t.Shape()[i] {
					break
				}
				at[i] = 0
			}
		}
	}
	rw.Replace(op, m)
	return true
}

// freshBuffer makes memory for the result of an operation.
func (rw *Rewriter) freshBuffer(op *core.Operation) (*core.Value, bool) {
	v, ok := rw.AllocTensor(op.Loc(), op.Result(0), false)
	if !ok {
		return nil, false
	}
	t, ok := rw.State.BufferType(v)
	if !ok {
		return nil, false
	}
	return bufferizationgen.NewToBuffer(rw.at(op.Loc()), t, v).Buffer(), true
}

// denseCopy makes memory with the contents of a tensor and identity layout.
func (rw *Rewriter) denseCopy(l core.Location, v *core.Value, from *core.MemRefType) (*core.Value, bool) {
	t, ok := rw.AllocTensor(l, v, true)
	if !ok {
		return nil, false
	}
	return bufferizationgen.NewToBuffer(rw.at(l), from.Context().MemRef(from.Shape(), from.ElementType(), nil, from.MemorySpace()), t).Buffer(),
		true
}

type collapseModel struct{ alias }

// Reads implements [Op]: it may have to copy.
func (collapseModel) Reads(*core.Use, *AnalysisState) bool { return true }

// BufferType implements [Op].
func (collapseModel) BufferType(v *core.Value, s *AnalysisState, path *Path) (core.Type, bool) {
	src, ok := sourceType(v, s, path)
	from, ranked := src.(*core.MemRefType)
	if !ok || !ranked {
		return nil, false
	}
	op := core.Must(tensor.AsCollapseShapeOp(v.DefiningOp()))
	if t, ok := memrefdefs.CollapsedType(from, view.Groups(op.ReassociationAttr())); ok {
		return t, true
	}
	return identityType(v.Type(), from.MemorySpace()), true
}

// Bufferize implements [Op].
func (collapseModel) Bufferize(op *core.Operation, rw *Rewriter) bool {
	m, ok := rw.Buffer(op.Operand(0))
	if !ok {
		return false
	}
	from := m.Type().(*core.MemRefType)
	view1 := core.Must(tensor.AsCollapseShapeOp(op))
	to := op.Result(0).Type().(*core.RankedTensorType)
	var t *core.MemRefType
	if len(to.Shape()) == 0 {
		var layout core.Attribute
		if !memrefdefs.HasIdentityLayout(from) {
			_, offset, ok := from.StridesAndOffset()
			if !ok {
				return false
			}
			layout = op.Context().StridedLayout(offset, nil)
		}
		t = op.Context().MemRef(nil, to.ElementType(), layout, from.MemorySpace())
	} else {
		groups := view.Groups(view1.ReassociationAttr())
		if t, ok = memrefdefs.CollapsedType(from, groups); !ok {
			if m, ok = rw.denseCopy(op.Loc(), op.Operand(0), from); !ok {
				return false
			}
			t, _ = memrefdefs.CollapsedType(m.Type().(*core.MemRefType), groups)
		}
	}
	rw.Replace(op, memref.CollapseShape{ResultType: t, Src: m, Reassociation: view1.ReassociationAttr(),
		Loc: op.Loc()}.Build(&rw.Builder).Result())
	return true
}

type expandModel struct{ alias }

// BufferType implements [Op].
func (expandModel) BufferType(v *core.Value, s *AnalysisState, path *Path) (core.Type, bool) {
	src, ok := sourceType(v, s, path)
	from, ranked := src.(*core.MemRefType)
	if !ok || !ranked {
		return nil, false
	}
	op := core.Must(tensor.AsExpandShapeOp(v.DefiningOp()))
	return memrefdefs.ExpandedType(from, v.Type().(*core.RankedTensorType).Shape(), view.Groups(op.ReassociationAttr()))
}

// Bufferize implements [Op].
func (expandModel) Bufferize(op *core.Operation, rw *Rewriter) bool {
	m, ok := rw.Buffer(op.Operand(0))
	if !ok {
		return false
	}
	e := core.Must(tensor.AsExpandShapeOp(op))
	t, ok := memrefdefs.ExpandedType(m.Type().(*core.MemRefType), op.Result(0).Type().(*core.RankedTensorType).Shape(),
		view.Groups(e.ReassociationAttr()))
	if !ok {
		return false
	}
	rw.Replace(op, memref.ExpandShape{ResultType: t, Src: m, OutputShape: e.OutputShape(), Reassociation: e.ReassociationAttr(),
		StaticOutputShape: e.StaticOutputShape(), Loc: op.Loc()}.Build(&rw.Builder).Result())
	return true
}

type reshapeModel struct{ alias }

// Reads implements [Op].
func (reshapeModel) Reads(u *core.Use, _ *AnalysisState) bool { return u.Index() == 1 }

// Values implements [Op].
func (m reshapeModel) Values(u *core.Use, s *AnalysisState) []ValueAlias {
	if u.Index() != 0 {
		return nil
	}
	return m.alias.Values(u, s)
}

// BufferType implements [Op].
func (reshapeModel) BufferType(v *core.Value, s *AnalysisState, path *Path) (core.Type, bool) {
	src, ok := sourceType(v, s, path)
	if !ok {
		return nil, false
	}
	return identityType(v.Type(), query.MemorySpace(src)), true
}

// Bufferize implements [Op].
func (reshapeModel) Bufferize(op *core.Operation, rw *Rewriter) bool {
	m, ok1 := rw.Buffer(op.Operand(0))
	if !ok1 {
		return false
	}
	shape, ok2 := rw.Buffer(op.Operand(1))
	if !ok2 {
		return false
	}
	t, ok := rw.State.BufferType(op.Result(0))
	if !ok {
		return false
	}
	if from, ranked := m.Type().(*core.MemRefType); ranked && !memrefdefs.HasIdentityLayout(from) {
		if m, ok = rw.denseCopy(op.Loc(), op.Operand(0), from); !ok {
			return false
		}
	}
	rw.Replace(op, memref.Reshape{ResultType: t, Source: m, Shape: shape, Loc: op.Loc()}.Build(&rw.Builder).Result())
	return true
}
