package memreftollvm

import (
	"github.com/odsgen/ods/backend/tollvm"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/generated/memref"
)

// reshape gives the elements of a memref the shape that another memref holds.
func (t converter) reshape(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	r := core.Must(memref.AsReshapeOp(op))
	if t.ElementPointer(r.Source().Type()) == nil {
		return rw.NoMatch(op, "the memory space is no address space")
	}
	switch m := op.Result(0).Type().(type) {
	case *core.MemRefType:
		if t.ConvertOne(m) == nil {
			return rw.NoMatch(op, "the result has no descriptor")
		}
		rw.ReplaceOp(op, t.emit(&rw.Builder).reshapeRanked(r, m, in[0]))
		return true
	case *core.UnrankedMemRefType:
		if t.ElementPointer(m) == nil {
			return rw.NoMatch(op, "the memory space is no address space")
		}
		rw.ReplaceOp(op, t.reshapeUnranked(r, m, in, rw))
		return true
	}
	return rw.NoMatch(op, "the result is no memref")
}

func (e emitter) reshapeRanked(r memref.ReshapeOp, m *core.MemRefType, source *core.Value) *core.Value {
	d := e.Poison(e.Types.ConvertOne(m))
	allocated, aligned := e.Pointers(r.Source().Type(), source)
	d = e.InsertValue(allocated, d, tollvm.FieldAllocated)
	d = e.InsertValue(aligned, d, tollvm.FieldAligned)
	strides, offset, _ := m.StridesAndOffset()
	if offset == core.Dynamic {
		offset = 0 // a reshaped memref has none
	}
	d = e.InsertValue(e.IndexConst(offset), d, tollvm.FieldOffset)
	var stride *core.Value
	for i := len(strides) - 1; i >= 0; i-- {
		if strides[i] != core.Dynamic {
			stride = e.IndexConst(strides[i])
		}
		size := e.reshapedSize(r, m, i)
		d = e.InsertValue(size, d, tollvm.FieldSizes, int64(i))
		d = e.InsertValue(stride, d, tollvm.FieldStrides, int64(i))
		stride = e.Mul(stride, size)
	}
	return d
}

// reshapedSize returns the size of a dimension, loaded from the shape when the type does not have it.
func (e emitter) reshapedSize(r memref.ReshapeOp, m *core.MemRefType, i int) *core.Value {
	if n := m.Shape()[i]; n != core.Dynamic {
		return e.IndexConst(n)
	}
	elem := r.Shape().Type().(*core.MemRefType).ElementType()
	size := memref.Load{ResultType: elem, Memref: r.Shape(),
		Indices: []*core.Value{e.IndexConst(int64(i))}}.Build(e.Builder).Op.Result(0)
	if elem == e.Types.Index() {
		return size
	}
	return e.CastTo(size, e.Types.Index())
}

// reshapeUnranked makes a descriptor on the stack and a loop that fills in its sizes and strides. Operations after the
// reshape go to the block after the loop.
func (t converter) reshapeUnranked(r memref.ReshapeOp, m *core.UnrankedMemRefType, in []*core.Value,
	rw *conversion.Rewriter) *core.Value {
	e := t.emit(&rw.Builder)
	ptr, shape := t.ElementPointer(m), in[1]
	rank := e.shapeLength(r, shape)
	d := e.InsertValue(rank, e.Poison(t.ConvertOne(m)), tollvm.FieldRank)
	desc := e.Alloca(t.Context().I8(), e.UnrankedSize(d))
	d = e.InsertValue(desc, d, tollvm.FieldDescriptor)
	allocated, aligned, offset := e.PointersAndOffset(r.Source().Type(), in[0])
	e.Store(allocated, e.PointerAt(desc, ptr, tollvm.FieldAllocated))
	e.Store(aligned, e.PointerAt(desc, ptr, tollvm.FieldAligned))
	e.Store(offset, e.PointerAt(desc, ptr, tollvm.FieldOffset))
	sizes := e.SizesAt(desc, ptr)
	strides := e.GEP(sizes, t.Index(), rank)
	from := e.ExtractValue(shape, tollvm.FieldAligned)
	one := e.IndexConst(1)
	last := e.Sub(rank, one)

	before, rest := rw.SplitBlock(r.Op.Block(), r.Op.Next())
	cond := rw.CreateBlock(before.Region(), []core.Type{t.Index(), t.Index()}, r.Op.Loc(), r.Op.Loc())
	rw.MergeBlocks(rest, cond, nil)
	rw.SetEnd(before)
	llvm.NewBr(e.Builder, []*core.Value{last, one}, cond)
	rw.SetStart(cond)
	at, stride := cond.Arg(0), cond.Arg(1)
	goesOn := llvm.NewICmp(e.Builder, llvm.ICmpPredicateSge, at, e.IndexConst(0)).Op

	cond, body := rw.SplitBlock(cond, goesOn.Next())
	behind := body.First()
	rw.SetStart(body)
	size := e.Load(t.Index(), e.GEP(from, t.ConvertOne(r.Shape().Type().(*core.MemRefType).ElementType()), at))
	e.Store(size, e.GEP(sizes, t.Index(), at))
	e.Store(stride, e.GEP(strides, t.Index(), at))
	next := e.Mul(stride, size)
	llvm.NewBr(e.Builder, []*core.Value{e.Sub(at, one), next}, cond)
	body, remainder := rw.SplitBlock(body, behind)
	rw.SetEnd(cond)
	llvm.NewCondBr(e.Builder, goesOn.Result(0), nil, nil, body, remainder)
	rw.SetStart(remainder)
	return d
}

// shapeLength returns the number of elements of a shape.
func (e emitter) shapeLength(r memref.ReshapeOp, shape *core.Value) *core.Value {
	if n := r.Shape().Type().(*core.MemRefType).Shape()[0]; n != core.Dynamic {
		return e.IndexConst(n)
	}
	return e.ExtractValue(shape, tollvm.FieldSizes, 0)
}
