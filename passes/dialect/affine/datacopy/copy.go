package datacopy

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/dim"
	affinedefs "github.com/odsgen/ods/defs/affine"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/passes/dialect/affine/buffers"
	"github.com/odsgen/ods/passes/dialect/affine/dependence"
	"github.com/odsgen/ods/passes/dialect/affine/legal"
	"github.com/odsgen/ods/passes/dialect/affine/slice"
)

// span is a range of operations of a block, without end, for which copies are made. It grows and shrinks with what is
// put around it.
type span struct {
	block      *core.Block
	begin, end *core.Operation
	// buffers are those that were made for memory.
	buffers map[*core.Value]*core.Value
	bytes   uint64
}

// copyRange makes the copies of a range of operations of a block, end excluded.
func (g *generator) copyRange(begin, end *core.Operation) {
	if begin == end {
		return
	}
	r, ok := g.gather(begin, end, dependence.Depth(begin))
	if !ok {
		return
	}
	if !g.opts.Unchecked {
		r = g.legal(r, legal.Range{Begin: begin, End: end})
	}
	s := &span{block: begin.Block(), begin: begin, end: end, buffers: map[*core.Value]*core.Value{}}
	for _, t := range slices.Concat(r.read, r.written) {
		ok = g.copyRegion(s, t) && ok
	}
	if ok && s.bytes > g.opts.Capacity {
		g.rep.OpEmitWarningf(s.block.ParentOp(), "total size of all copy buffers' for this block exceeds fast memory capacity")
	}
}

// copied is one copy: of a box of memory that starts at starts, each over the symbols of the region, to or from a
// buffer.
type copied struct {
	touched
	shape   []int64
	starts  []affine.Expr
	symbols []*core.Value
	buffer  *core.Value
}

// layout finds the box around a region. It returns false where that is not known to be a box of constant size with
// one start.
func (t touched) layout() (c copied, ok bool) {
	c = copied{touched: t, symbols: t.Values(t.NumDims(), t.NumVars())}
	shape, starts, ok := t.Box()
	if !ok || slices.Contains(c.symbols, nil) {
		return c, false
	}
	c.shape = shape
	dims := make([]affine.Expr, len(c.symbols))
	for i := range dims {
		dims[i] = affine.Dim(i)
	}
	for _, start := range starts {
		if start.NumResults() != 1 {
			return c, false
		}
		c.starts = append(c.starts, start.Result(0).ReplaceSymbols(dims))
	}
	return c, true
}

func (c *copied) elements() int64 {
	return dim.Count(c.shape...)
}

// copyRegion makes the copy of one region and lets the range use the buffer. It returns false when it cannot.
func (g *generator) copyRegion(s *span, t touched) bool {
	place := g.placeOf(t, s.begin, s.end)
	zero := constant(g.top(g.f.Loc()), 0)
	memory := t.MemRef.Type().(*core.MemRefType)
	if !buffers.HasIdentityLayout(memory) || len(memory.Shape()) == 0 {
		return false
	}
	for d := range memory.Shape() {
		if _, _, ok := t.Bounds(d); !ok {
			return false
		}
	}
	c, ok := t.layout()
	if !ok {
		return false
	}
	if c.elements() == 0 {
		return true
	}
	last, atEnd := s.end.Prev(), place.out == s.end
	top, prologue, epilogue := g.top(t.loc), core.BuilderBefore(place.in), core.BuilderBefore(place.out)
	prologue.SetLoc(t.loc)
	epilogue.SetLoc(t.loc)
	at := prologue
	if t.IsWrite {
		at = epilogue
	}
	indices := c.startIndices(top, at, zero)
	buffer, existing := s.buffers[t.MemRef]
	if !existing {
		buffer = g.newBuffer(s, &c, prologue, memory)
	}
	c.buffer = buffer
	elements := constant(top, c.elements())
	var first *core.Operation // of what goes after the range
	if g.opts.DMA {
		stride, ok := c.makeStride(top, memory)
		if !ok {
			return false
		}
		first = g.transfer(&c, prologue, epilogue, transferred{zero, elements, indices, stride})
	} else {
		nest := c.pointwise(at)
		g.nests, g.isCopy[nest.Op] = append(g.nests, nest), true
		if t.IsWrite {
			first = nest.Op
		}
	}
	if !existing {
		free := memref.NewDealloc(epilogue, buffer).Op
		if first == nil {
			first = free
		}
	}
	if atEnd && first != nil {
		s.end = first
	}
	s.use(&c, last)
	return true
}

// newBuffer allocates the buffer of a copy.
func (g *generator) newBuffer(s *span, c *copied, b *core.Builder, memory *core.MemRefType) *core.Value {
	ctx := b.Context()
	t := ctx.MemRef(c.shape, memory.ElementType(), nil, ctx.I64Attr(int64(g.opts.FastSpace)))
	buffer := memref.NewAlloc(b, t, nil, nil).Op.Result(0)
	s.buffers[c.MemRef] = buffer
	if size, ok := slice.ElementSize(t); ok {
		s.bytes = dim.Total(s.bytes, uint64(dim.Count(size, c.elements())))
	}
	return buffer
}

// startIndices returns the subscripts of the first element of the box.
func (c *copied) startIndices(top, b *core.Builder, zero *core.Value) (out []*core.Value) {
	for _, e := range c.starts {
		n, known := e.Value()
		switch {
		case known && n == 0:
			out = append(out, zero)
		case known:
			out = append(out, constant(top, n))
		default:
			m := b.Context().AffineMap(affine.NewMap(len(c.symbols), 0, e))
			out = append(out, gen.NewApply(b, c.symbols, m).Op.Result(0))
		}
	}
	return out
}

// use makes the range from its beginning to last access the buffer instead of the memory.
func (s *span) use(c *copied, last *core.Operation) {
	n, rank := len(c.symbols), len(c.shape)
	remap := make([]affine.Expr, rank)
	for i := range remap {
		remap[i] = affine.Dim(n + i).Sub(c.starts[i])
	}
	before := s.begin.Prev()
	buffers.ReplaceUses(c.MemRef, c.buffer, buffers.Remap{
		Map: affine.NewMap(n+rank, 0, remap...), ExtraOperands: c.symbols,
		Only: func(user *core.Operation) bool {
			op := s.block.AncestorOpInBlock(user)
			return op != nil && !op.IsBeforeInBlock(s.begin) && !last.IsBeforeInBlock(op)
		},
	})
	if s.begin = s.block.First(); before != nil {
		s.begin = before.Next()
	}
}

// composedSubscripts returns the identity map of subscripts, composed with the affine.apply that compute them; where
// there are none, constants stay operands.
func composedSubscripts(indices []*core.Value) (*affine.Map, []*core.Value) {
	m := affine.IdentityMap(len(indices))
	if !slices.ContainsFunc(indices, func(v *core.Value) bool { return v.DefiningOp().Is(&gen.ApplyDef) }) {
		return m, indices
	}
	return affinedefs.Compose(m, indices)
}
