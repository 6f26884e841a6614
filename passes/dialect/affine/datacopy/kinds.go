package datacopy

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/dim"
	affinedefs "github.com/odsgen/ods/defs/affine"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/passes/dialect/affine/loops"
)

// pointwise makes loops over the elements of the region that copy one at a time, and returns the outermost one.
func (c *copied) pointwise(at *core.Builder) (root gen.ForOp) {
	b := core.NewBuilder(at.Context())
	b.Restore(at.Save())
	b.SetLoc(at.Loc())
	rank := len(c.shape)
	var exprs []affine.Expr
	var operands, ivs, offsets []*core.Value
	for d := range rank {
		lower, upper, _ := c.Bounds(d)
		lower, lowerOperands := loops.CanonicalBound(lower, c.symbols)
		upper, upperOperands := loops.CanonicalBound(upper, c.symbols)
		loop := loops.NewFor(b, lower, lowerOperands, upper, upperOperands, 1)
		if d == 0 {
			root = loop
		}
		b.SetBefore(loops.Body(loop).Last())
		start := affine.NewMap(len(c.symbols), 0, c.starts[d])
		offset := gen.NewApply(b, c.symbols, b.Context().AffineMap(start)).Op.Result(0)
		exprs = append(exprs, affine.Dim(2*d+1).Sub(affine.Dim(2*d)))
		ivs, offsets = append(ivs, loops.InductionVar(loop)), append(offsets, offset)
		operands = append(operands, offset, loops.InductionVar(loop))
	}
	m, operands := affinedefs.Compose(affine.NewMap(2*rank, 0, exprs...), operands)
	m, operands = affinedefs.CanonicalMap(affine.SimplifyMap(m), operands)
	for _, v := range offsets {
		if !v.HasUses() {
			v.DefiningOp().Erase()
		}
	}
	ctx := b.Context()
	elem := c.MemRef.Type().(*core.MemRefType).ElementType()
	inMemory, inBuffer := ctx.AffineMap(affine.IdentityMap(rank)), ctx.AffineMap(m)
	if c.IsWrite {
		v := gen.NewLoad(b, elem, c.buffer, operands, inBuffer).Result()
		gen.NewStore(b, v, c.MemRef, ivs, inMemory)
	} else {
		v := gen.NewLoad(b, elem, c.MemRef, ivs, inMemory).Result()
		gen.NewStore(b, v, c.buffer, operands, inBuffer)
	}
	return root
}

// transferred are the operands of a transfer: the constant 0, how many elements there are, the first element in the
// memory, and, unless empty, stride and
// elements per stride.
type transferred struct {
	zero, elements  *core.Value
	indices, stride []*core.Value
}

// makeStride makes the constants that say how the box lies in the memory; none when it is in one piece. It returns
// false for several levels of strides.
func (c *copied) makeStride(top *core.Builder, memory *core.MemRefType) (out []*core.Value, ok bool) {
	each, stride := int64(1), int64(1)
	var found [][2]int64
	for d := len(c.shape) - 1; d >= 1; d-- {
		n := memory.Shape()[d]
		stride = dim.Count(stride, n)
		each = dim.Count(each, c.shape[d])
		if c.shape[d] < n && c.shape[d-1] > 1 {
			found = append(found, [2]int64{stride, each})
		}
	}
	if len(found) > 1 {
		return nil, false
	}
	for _, f := range found {
		out = []*core.Value{constant(top, f[0]), constant(top, f[1])}
	}
	return out, true
}

// transfer makes the transfer of a copy, and what waits for it, and returns the first operation that it puts after
// the range.
func (g *generator) transfer(c *copied, prologue, epilogue *core.Builder, t transferred) *core.Operation {
	ctx := prologue.Context()
	memMap, memIndices := composedSubscripts(t.indices)
	bufMap, bufIndices := composedSubscripts(slices.Repeat([]*core.Value{t.zero}, len(c.shape)))
	tagMap, tagIndices := composedSubscripts([]*core.Value{t.zero})
	tagType := ctx.MemRef([]int64{1}, ctx.I32(), nil, ctx.I64Attr(int64(g.opts.TagSpace)))
	tag := memref.NewAlloc(prologue, tagType, nil, nil).Op.Result(0)

	src, srcMap, srcIndices := c.MemRef, memMap, memIndices
	dst, dstMap, dstIndices := c.buffer, bufMap, bufIndices
	b := prologue
	if c.IsWrite {
		src, srcMap, srcIndices, dst, dstMap, dstIndices = dst, dstMap, dstIndices, src, srcMap, srcIndices
		b = epilogue
	}
	operands := slices.Concat([]*core.Value{src}, srcIndices, []*core.Value{dst}, dstIndices, []*core.Value{tag}, tagIndices,
		[]*core.Value{t.elements}, t.stride)
	start := gen.DmaStart{Operands: operands, Attrs: []core.NamedAttr{
		{Name: "dst_map", Value: ctx.AffineMap(dstMap)}, {Name: "src_map", Value: ctx.AffineMap(srcMap)},
		{Name: "tag_map", Value: ctx.AffineMap(tagMap)},
	}}.Build(b)
	wait := slices.Concat([]*core.Value{tag}, []*core.Value{t.zero}, []*core.Value{t.elements})
	gen.DmaWait{Operands: wait, Attrs: []core.NamedAttr{{Name: "tag_map", Value: ctx.AffineMap(tagMap)}}}.Build(b)
	free := memref.NewDealloc(epilogue, tag).Op
	if c.IsWrite {
		return start.Op
	}
	return free
}
