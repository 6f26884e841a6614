package datacopy

import (
	"slices"

	"github.com/odsgen/ods/core"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/passes/affine/dependence"
	"github.com/odsgen/ods/passes/affine/slice"
)

// touched is what operations access of one piece of memory, and where the first access is.
type touched struct {
	*slice.Region
	loc core.Location
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
				ok = g.add(&r, op, begin.ParentRegion(), depth)
			}
		})
	}
	return r, ok
}

// add adds an access to the regions.
func (g *generator) add(r *regions, op *core.Operation, around *core.Region, depth int) bool {
	a, _ := dependence.AccessOf(op)
	t, ok := a.MemRef.Type().(*core.MemRefType)
	if !ok || !g.isSlow(t) || !a.MemRef.ParentRegion().IsAncestorOf(around) {
		return true
	}
	region, ok := slice.RegionByLoops(op, depth)
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
		*list = append(*list, touched{region, op.Loc()})
	}
	return true
}

// isSlow reports whether memory is in the space that is copied from.
func (g *generator) isSlow(t *core.MemRefType) bool {
	space, ok := t.MemorySpace().(*core.IntegerAttr)
	return !ok || uint64(uint32(space.Int64())) == g.opts.SlowSpace
}

// place is where copies go: before in, and before out, which is behind in.
type place struct{ in, out *core.Operation }

// placeOf returns where the copies of a region go that a range accesses: around the outermost loop that contains the
// range and does not move the region.
func placeOf(r *slice.Region, begin, end *core.Operation) place {
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
		p = place{op, op.Next()}
	}
	return p
}
