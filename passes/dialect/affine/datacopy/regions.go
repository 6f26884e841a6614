package datacopy

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/passes/dialect/affine/dependence"
	"github.com/odsgen/ods/passes/dialect/affine/legal"
	"github.com/odsgen/ods/passes/dialect/affine/slice"
)

// touched is what operations access of one piece of memory, and where the first access is.
type touched struct {
	*slice.Region
	loc core.Location
	// both is set for what is also written.
	both bool
}

// regions are what is read and what is written, in the order of the first accesses. What is both has the same box in
// both lists.
type regions struct{ read, written []touched }

func find(list []touched, v *core.Value) *slice.Region {
	for _, t := range list {
		if t.MemRef == v {
			return t.Region
		}
	}
	return nil
}

// gather collects what the operations of a range access, depth loops being around it. It returns false when the box
// around some accesses is not known.
func (g *generator) gather(begin, end *core.Operation, depth int) (r regions, ok bool) {
	ok = true
	for op := begin; op != end; op = op.Next() {
		op.Walk(func(op *core.Operation) {
			if isAccess(op) && ok {
				ok = g.add(&r, op, begin, end, depth)
			}
		})
	}
	return r, ok
}

// add adds an access in a range to the regions.
func (g *generator) add(r *regions, op, begin, end *core.Operation, depth int) bool {
	a, _ := dependence.AccessOf(op)
	t, ok := a.MemRef.Type().(*core.MemRefType)
	if !ok || !g.isSlow(t) || !a.MemRef.ParentRegion().IsAncestorOf(begin.ParentRegion()) {
		return true
	}
	region, ok := g.regionOf(op, begin, end, depth)
	if !ok {
		if region, ok = slice.WholeRegion(op, depth); !ok {
			return false
		}
	}
	for _, known := range []*slice.Region{find(r.read, a.MemRef), find(r.written, a.MemRef)} {
		if known == nil {
			continue
		}
		if !known.Union(region) {
			if region, ok = slice.WholeRegion(op, depth); !ok {
				return false
			}
			known.Constraints = region.Clone()
		} else {
			region.Constraints = known.Clone()
		}
	}
	list := &r.read
	if a.IsStore {
		list = &r.written
	}
	if find(*list, a.MemRef) == nil {
		*list = append(*list, touched{Region: region, loc: op.Loc()})
	}
	return true
}

// regionOf returns the box that holds what an access touches. It returns false for a box with elements that no execution may
// touch, unless they are known to be there: the copy would read them.
func (g *generator) regionOf(op, begin, end *core.Operation, depth int) (*slice.Region, bool) {
	r, ok := slice.RegionByLoops(op, depth)
	if !ok || g.opts.Unchecked || r.IsWithinShape() {
		return r, ok
	}
	a, _ := dependence.AccessOf(op)
	return r, legal.ReachesBox(a, g.placeOf(touched{Region: r}, begin, end).in.Block())
}

// legal leaves the regions for which a buffer may take the place of the memory. What is written must be read before,
// too, unless all of the box is written.
func (g *generator) legal(r regions, span legal.Range) (out regions) {
	m := legal.NewMemory()
	buffered := map[*core.Value]bool{}
	for _, t := range slices.Concat(r.read, r.written) {
		if _, known := buffered[t.MemRef]; !known {
			outer := t.Values(t.NumDims(), t.NumVars())
			buffered[t.MemRef] = m.CanBuffer(span, t.MemRef) && !slices.ContainsFunc(outer, func(v *core.Value) bool { return v != nil && span.Defines(v) })
		}
	}
	for _, t := range r.read {
		if buffered[t.MemRef] {
			t.both = find(r.written, t.MemRef) != nil
			out.read = append(out.read, t)
		}
	}
	for _, t := range r.written {
		if !buffered[t.MemRef] {
			continue
		}
		t.both = true
		out.written = append(out.written, t)
		if find(r.read, t.MemRef) == nil && !g.isAllWritten(t, span) {
			before := *t.Region
			before.IsWrite, before.Constraints = false, t.Clone()
			out.read = append(out.read, touched{Region: &before, loc: t.loc, both: true})
		}
	}
	return out
}

// isAllWritten reports whether a store in a range reaches each element of a box, and is executed wherever its copy is
// made.
func (g *generator) isAllWritten(t touched, span legal.Range) bool {
	block := g.placeOf(t, span.Begin, span.End).in.Block()
	shape, starts, ok := t.Box()
	depth := dependence.Depth(span.Begin)
	for op := span.Begin; ok && op != span.End; op = op.Next() {
		found := !op.WalkPost(func(o *core.Operation) core.WalkResult {
			a, _ := dependence.AccessOf(o)
			if !isAccess(o) || !a.IsStore || a.MemRef != t.MemRef || !legal.ReachesBox(a, block) {
				return core.WalkAdvance
			}
			region, ok := slice.RegionByLoops(o, depth)
			if !ok {
				return core.WalkAdvance
			}
			n, at, ok := region.Box()
			if ok && slices.Equal(n, shape) && slices.EqualFunc(at, starts, (*affine.Map).Equal) {
				return core.WalkInterrupt
			}
			return core.WalkAdvance
		})
		if found {
			return true
		}
	}
	return false
}

// isSlow reports whether memory is in the space that is copied from.
func (g *generator) isSlow(t *core.MemRefType) bool {
	space, ok := t.MemorySpace().(*core.IntegerAttr)
	return !ok || uint64(uint32(space.Int64())) == g.opts.SlowSpace
}

// place is where copies go: before in, and before out, which is after in.
type place struct{ in, out *core.Operation }

// placeOf returns where the copies of a region go that a range accesses: around the outermost loop that contains the
// range and does not move the region. Other operations in that loop must not touch the memory.
func (g *generator) placeOf(r touched, begin, end *core.Operation) place {
	m, span := legal.NewMemory(), legal.Range{Begin: begin, End: end}
	symbols := r.Values(r.NumDims(), r.NumDimsAndSymbols())
	p := place{begin, end}
	for op := begin.ParentOp(); op != nil; op = op.ParentOp() {
		loop, ok := gen.AsForOp(op)
		if !ok || slices.Contains(symbols, dependence.InductionVar(loop)) {
			break
		}
		if !r.MemRef.ParentRegion().IsAncestorOf(op.ParentRegion()) {
			break
		}
		if !g.opts.Unchecked && !m.CanBufferAround(op, span, r.MemRef, r.both || r.IsWrite) {
			break
		}
		p = place{op, op.Next()}
	}
	return p
}
