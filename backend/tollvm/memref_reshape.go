package tollvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/generated/memref"
)

// reshape gives the elements of a memref the shape that another memref holds.
func (t *TypeConverter) reshape(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	r, _ := memref.AsReshapeOp(op)
	if t.elementPointer(r.Source().Type()) == nil {
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
		if t.elementPointer(m) == nil {
			return rw.NoMatch(op, "the memory space is no address space")
		}
		rw.ReplaceOp(op, t.reshapeUnranked(r, m, in, rw))
		return true
	}
	return rw.NoMatch(op, "the result is no memref")
}

func (e emitter) reshapeRanked(r memref.ReshapeOp, m *core.MemRefType, source *core.Value) *core.Value {
	d := e.poison(e.t.ConvertOne(m))
	allocated, aligned := e.pointers(r.Source().Type(), source)
	d = e.insert(allocated, d, fieldAllocated)
	d = e.insert(aligned, d, fieldAligned)
	strides, offset, _ := m.StridesAndOffset()
	if offset == core.Dynamic {
		offset = 0 // a reshaped memref has none
	}
	d = e.insert(e.indexConst(offset), d, fieldOffset)
	var stride *core.Value
	for i := len(strides) - 1; i >= 0; i-- {
		if strides[i] != core.Dynamic {
			stride = e.indexConst(strides[i])
		}
		size := e.reshapedSize(r, m, i)
		d = e.insert(size, d, fieldSizes, int64(i))
		d = e.insert(stride, d, fieldStrides, int64(i))
		stride = e.mul(stride, size)
	}
	return d
}

// reshapedSize returns the size of a dimension, loaded from the shape when the type does not have it.
func (e emitter) reshapedSize(r memref.ReshapeOp, m *core.MemRefType, i int) *core.Value {
	if n := m.Shape()[i]; n != core.Dynamic {
		return e.indexConst(n)
	}
	elem := r.Shape().Type().(*core.MemRefType).ElementType()
	size := memref.Load{ResultTypes: []core.Type{elem}, Memref: r.Shape(),
		Indices: []*core.Value{e.indexConst(int64(i))}}.Build(e.Builder).Op.Result(0)
	if elem == e.t.index {
		return size
	}
	return e.castTo(size, e.t.index)
}

// reshapeUnranked makes a descriptor on the stack and a loop that fills in its sizes and strides. Operations behind the
// reshape go to the block behind the loop.
func (t *TypeConverter) reshapeUnranked(r memref.ReshapeOp, m *core.UnrankedMemRefType, in []*core.Value,
	rw *conversion.Rewriter) *core.Value {
	e := t.emit(&rw.Builder)
	ptr, shape := t.elementPointer(m), in[1]
	rank := e.shapeLength(r, shape)
	d := e.insert(rank, e.poison(t.ConvertOne(m)), fieldRank)
	desc := e.alloca(t.ctx.I8(), e.unrankedSize(d))
	d = e.insert(desc, d, fieldDescriptor)
	allocated, aligned, offset := e.pointersAndOffset(r.Source().Type(), in[0])
	e.store(allocated, e.pointerAt(desc, ptr, fieldAllocated))
	e.store(aligned, e.pointerAt(desc, ptr, fieldAligned))
	e.store(offset, e.pointerAt(desc, ptr, fieldOffset))
	sizes := e.sizesAt(desc, ptr)
	strides := e.gep(sizes, t.index, rank)
	from := e.extract(shape, fieldAligned)
	one := e.indexConst(1)
	last := e.sub(rank, one)

	before, rest := rw.SplitBlock(r.Op.Block(), r.Op.Next())
	cond := rw.CreateBlock(before.Region(), []core.Type{t.index, t.index}, r.Op.Loc(), r.Op.Loc())
	rw.MergeBlocks(rest, cond, nil)
	rw.SetEnd(before)
	llvm.NewBr(e.Builder, []*core.Value{last, one}, cond)
	rw.SetStart(cond)
	at, stride := cond.Arg(0), cond.Arg(1)
	goesOn := llvm.NewICmp(e.Builder, llvm.ICmpPredicateSge, at, e.indexConst(0)).Op

	cond, body := rw.SplitBlock(cond, goesOn.Next())
	behind := body.First()
	rw.SetStart(body)
	size := e.load(t.index, e.gep(from, t.ConvertOne(r.Shape().Type().(*core.MemRefType).ElementType()), at))
	e.store(size, e.gep(sizes, t.index, at))
	e.store(stride, e.gep(strides, t.index, at))
	next := e.mul(stride, size)
	llvm.NewBr(e.Builder, []*core.Value{e.sub(at, one), next}, cond)
	body, remainder := rw.SplitBlock(body, behind)
	rw.SetEnd(cond)
	llvm.NewCondBr(e.Builder, goesOn.Result(0), nil, nil, body, remainder)
	rw.SetStart(remainder)
	return d
}

// shapeLength returns the number of elements of a shape.
func (e emitter) shapeLength(r memref.ReshapeOp, shape *core.Value) *core.Value {
	if n := r.Shape().Type().(*core.MemRefType).Shape()[0]; n != core.Dynamic {
		return e.indexConst(n)
	}
	return e.extract(shape, fieldSizes, 0)
}
