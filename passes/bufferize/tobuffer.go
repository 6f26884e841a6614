package bufferize

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/core/upstream"
	bufferizationgen "github.com/odsgen/ods/generated/bufferization"
	"github.com/odsgen/ods/generated/memref"
)

// This file has models of dialect bufferization.

type allocTensorModel struct{ reader }

// ResultWrites implements [Op]: only a copy has contents.
func (allocTensorModel) ResultWrites(v *core.Value, _ *AnalysisState) bool {
	op := core.Must(bufferizationgen.AsAllocTensorOp(v.DefiningOp()))
	return op.Copy() != nil
}

// BufferType implements [Op].
func (allocTensorModel) BufferType(v *core.Value, s *AnalysisState, path *Path) (core.Type, bool) {
	op := core.Must(bufferizationgen.AsAllocTensorOp(v.DefiningOp()))
	space := op.MemorySpaceAttr()
	switch {
	case space != nil:
	case op.Copy() != nil:
		t, ok := s.bufferType(op.Copy(), path)
		if !ok {
			return nil, false
		}
		space = query.MemorySpace(t)
	default:
		var ok bool
		if space, ok = s.Options.memorySpace(v.Type()); !ok {
			return nil, s.Report.OpEmitErrorf(op.Op, "could not infer memory space").Fail()
		}
	}
	return identityType(v.Type(), space), true
}

// Bufferize implements [Op].
func (allocTensorModel) Bufferize(o *core.Operation, rw *Rewriter) bool {
	op := core.Must(bufferizationgen.AsAllocTensorOp(o))
	if !o.HasUses() {
		rw.EraseOp(o)
		return true
	}
	var from *core.Value
	var ok bool
	if op.Copy() != nil {
		if from, ok = rw.Buffer(op.Copy()); !ok {
			return false
		}
	}
	t, ok := rw.State.BufferType(op.Result())
	m, ranked := t.(*core.MemRefType)
	if !ok || !ranked {
		return false
	}
	sizes := op.DynamicSizes()
	if from != nil {
		shape := m.Shape()
		if s, ok := from.Type().(*core.MemRefType); ok && upstream.CopiedSizes.In(o.Context()) {
			shape = s.Shape()
		}
		for i, n := range shape {
			if n == core.Dynamic {
				sizes = append(sizes, rw.dim(o.Loc(), from, i))
			}
		}
	}
	a := rw.Alloc(o.Loc(), m, sizes)
	if from != nil {
		rw.Copy(o.Loc(), from, a)
	}
	rw.Replace(o, a)
	return true
}

type materializeModel struct{ destination }

// Reads implements [Op].
func (materializeModel) Reads(u *core.Use, _ *AnalysisState) bool { return u.Index() == 0 }

// Elementwise implements [Op].
func (materializeModel) Elementwise(*core.Operation, *core.Use, *core.Use, *AnalysisState) bool {
	return true
}

// MustBeInPlace implements [Op].
func (materializeModel) MustBeInPlace(*core.Use, *AnalysisState) bool { return true }

// Writable implements [Op].
func (materializeModel) Writable(v *core.Value, _ *AnalysisState) bool {
	op := core.Must(bufferizationgen.AsMaterializeInDestinationOp(owner(v)))
	return query.IsTensor(op.Dest().Type()) || op.Writable()
}

// Bufferize implements [Op].
func (materializeModel) Bufferize(op *core.Operation, rw *Rewriter) bool {
	m := op.Operand(1)
	tensors := query.IsTensor(m.Type())
	var ok bool
	if tensors {
		if m, ok = rw.Buffer(m); !ok {
			return false
		}
	}
	from, ok := rw.Buffer(op.Operand(0))
	if !ok {
		return false
	}
	rw.Copy(op.Loc(), from, m)
	if tensors {
		rw.Replace(op, m)
	} else {
		rw.Replace(op)
	}
	return true
}

type deallocTensorModel struct{ asker }

// Bufferize implements [Op].
func (deallocTensorModel) Bufferize(op *core.Operation, rw *Rewriter) bool {
	m, ok := rw.Buffer(op.Operand(0))
	if ok {
		memref.Dealloc{Memref: m, Loc: op.Loc()}.Build(&rw.Builder)
		rw.EraseOp(op)
	}
	return ok
}

type toTensorModel struct{ Defaults }

// Writable implements [Op].
func (toTensorModel) Writable(v *core.Value, _ *AnalysisState) bool {
	op := core.Must(bufferizationgen.AsToTensorOp(owner(v)))
	return op.Writable()
}

// BufferType implements [Op].
func (toTensorModel) BufferType(v *core.Value, _ *AnalysisState, _ *Path) (core.Type, bool) {
	return v.DefiningOp().Operand(0).Type(), true
}

type toBufferModel struct{ Defaults }

// Writes implements [Op].
func (toBufferModel) Writes(u *core.Use, _ *AnalysisState) bool {
	op := core.Must(bufferizationgen.AsToBufferOp(u.Owner()))
	return !op.ReadOnly()
}

// Bufferize implements [Op].
func (toBufferModel) Bufferize(op *core.Operation, rw *Rewriter) bool {
	rw.foldPair(op)
	return true
}
