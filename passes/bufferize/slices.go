package bufferize

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	affinedefs "github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/iface/view"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	viewiface "github.com/odsgen/ods/generated/iface/view"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/tensor"
)

// slice has the numbers of an operation on a part of a tensor.
func slice(op *core.Operation) (offsets, sizes, strides []core.FoldResult) {
	s, ok := viewiface.OffsetSizeAndStrideOpInterfaceKey.Of(op)
	if !ok {
		return nil, nil, nil
	}
	return s.MixedOffsets(), s.MixedSizes(), s.MixedStrides()
}

func shapeOf(t core.Type) []int64 {
	if s, ok := t.(core.ShapedType); ok {
		return s.Shape()
	}
	return nil
}

// subview makes the view of the part of some memory that the operation works on, of the given shape.
func (rw *Rewriter) subview(op *core.Operation, m *core.Value, shape []int64) (*core.Value, bool) {
	offsets, sizes, strides := slice(op)
	return memrefdefs.ReducedSubView(rw.at(op.Loc()), m, shape, offsets, sizes, strides)
}

type extractSliceModel struct{ alias }

// BufferType implements [Op].
func (extractSliceModel) BufferType(v *core.Value, s *AnalysisState, path *Path) (core.Type, bool) {
	src, ok := sourceType(v, s, path)
	from, ranked := src.(*core.MemRefType)
	if !ok || !ranked {
		return nil, false
	}
	offsets, sizes, strides := slice(v.DefiningOp())
	t, ok := memrefdefs.ReducedSubViewType(from, shapeOf(v.Type()), offsets, sizes, strides)
	return t, ok
}

// Bufferize implements [Op].
func (extractSliceModel) Bufferize(op *core.Operation, rw *Rewriter) bool {
	m, ok := rw.Buffer(op.Operand(0))
	if !ok {
		return false
	}
	v, ok := rw.subview(op, m, shapeOf(op.Result(0).Type()))
	if ok {
		rw.Replace(op, v)
	}
	return ok
}

// readsDest reports whether an operation that puts a part into a tensor leaves some of the tensor as it was.
func readsDest(op *core.Operation) bool {
	offsets, sizes, strides := slice(op)
	shape := shapeOf(op.Operand(1).Type())
	for i := range sizes {
		size, ok := view.Constant(sizes[i])
		if !view.IsConstant(offsets[i], 0) || !view.IsConstant(strides[i], 1) || !ok || i >= len(shape) || size != shape[i] {
			return true
		}
	}
	return false
}

// insertInto copies a tensor to a part of another one and returns the memory of the latter.
func (rw *Rewriter) insertInto(op *core.Operation, source, dest *core.Value) (*core.Value, bool) {
	m, ok := rw.Buffer(dest)
	if !ok {
		return nil, false
	}
	part, ok := rw.subview(op, m, shapeOf(source.Type()))
	if !ok {
		return nil, false
	}
	from, ok := rw.Buffer(source)
	if !ok {
		return nil, false
	}
	rw.Copy(op.Loc(), from, part)
	return m, true
}

type insertSliceModel struct{ destination }

// Reads implements [Op].
func (insertSliceModel) Reads(u *core.Use, _ *AnalysisState) bool {
	return u.Index() != 1 || readsDest(u.Owner())
}

// Bufferize implements [Op].
func (insertSliceModel) Bufferize(op *core.Operation, rw *Rewriter) bool {
	m, ok := rw.insertInto(op, op.Operand(0), op.Operand(1))
	if ok {
		rw.Replace(op, m)
	}
	return ok
}

// parallelInsertModel is of an operation in the terminator of a loop.
type parallelInsertModel struct{ Defaults }

// Reads implements [Op]: the loop says that the destination is read.
func (parallelInsertModel) Reads(u *core.Use, _ *AnalysisState) bool { return u.Index() != 1 }

// Writes implements [Op].
func (parallelInsertModel) Writes(u *core.Use, _ *AnalysisState) bool { return u.Index() == 1 }

// ResolveConflicts implements [Op]: it works in place.
func (parallelInsertModel) ResolveConflicts(*core.Operation, *Rewriter) bool { return true }

// Bufferize implements [Op]: it copies before the terminator.
func (parallelInsertModel) Bufferize(op *core.Operation, rw *Rewriter) bool {
	terminator := op.ParentOp()
	rw.SetBefore(terminator)
	m, ok := rw.Buffer(op.Operand(1))
	if !ok {
		return false
	}
	from, ok := rw.Buffer(op.Operand(0))
	if !ok {
		return false
	}
	part, ok := rw.subview(op, m, shapeOf(op.Operand(0).Type()))
	if !ok {
		return false
	}
	rw.Copy(op.Loc(), from, part)
	for user := range from.Users() {
		if !user.Is(&memref.DeallocDef) {
			continue
		}
		if user.Block() == terminator.Block() {
			rw.MoveOp(user, user.Block(), user.Block().Last())
		}
		break
	}
	rw.EraseOp(op)
	return true
}

type concatModel struct{ reader }

// Bufferize implements [Op]: each operand is copied to its part of the result.
func (concatModel) Bufferize(op *core.Operation, rw *Rewriter) bool {
	c := core.Must(tensor.AsConcatOp(op))
	l, t := op.Loc(), op.Result(0).Type().(*core.RankedTensorType)
	v, ok := rw.AllocTensor(l, op.Result(0), false)
	if !ok {
		return false
	}
	if space, ok := rw.Options().memorySpace(t); !ok || space != nil {
		return rw.Report().OpEmitErrorf(op, "memory space not implemented yet").Fail()
	}
	m := rw.toBuffer(l, v, t.Context().MemRef(t.Shape(), t.ElementType(), nil, nil))
	dim := int(c.Dim())
	n := len(t.Shape())
	offsets, sizes, strides := make([]core.FoldResult, n), make([]core.FoldResult, n), make([]core.FoldResult, n)
	for i, size := range t.Shape() {
		offsets[i], strides[i] = rw.number(0), rw.number(1)
		sizes[i] = rw.number(size)
		if size == core.Dynamic {
			sizes[i] = core.FoldResult{Value: rw.dim(l, m, i)}
		}
	}
	for _, in := range op.Operands() {
		from, ok := rw.Buffer(in)
		if !ok {
			return false
		}
		shape := shapeOf(in.Type())
		sizes[dim] = rw.number(shape[dim])
		if shape[dim] == core.Dynamic {
			index := rw.index(l, int64(dim))
			sizes[dim] = core.FoldResult{Value: rw.CreateOrFold(func(b *core.Builder) *core.Operation {
				return memref.Dim{Source: from, Index: index, Loc: l}.Build(b).Op
			})}
		}
		part, ok := memrefdefs.ReducedSubView(rw.at(l), m, shape, offsets, sizes, strides)
		if !ok {
			return false
		}
		rw.Copy(l, from, part)
		sum := affine.NewMap(0, 2, affine.Symbol(0).Add(affine.Symbol(1)))
		offsets[dim] = affinedefs.ComposedFoldedApply(rw.at(l), sum, []core.FoldResult{offsets[dim], sizes[dim]})
	}
	rw.Replace(op, m)
	return true
}
