package slice

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/affine/flat"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/presburger"
	affinedefs "github.com/odsgen/ods/defs/affine"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/passes/dialect/affine/dependence"
)

// Region is the part of memory that an access touches: dimensions are subscripts, symbols the values that it depends
// on.
type Region struct {
	MemRef  *core.Value
	IsWrite bool
	dependence.Constraints
}

// RegionOf returns what an access touches in one iteration of the outermost depth loops around it. With a slice, loops
// have the bounds that it gives. Quotients stay in the constraints when keepLocals is set. It returns false for what is
// not supported.
func RegionOf(op *core.Operation, depth int, s *State, keepLocals bool) (*Region, bool) {
	return regionOf(op, depth, s, keepLocals, true)
}

// RegionByLoops is [RegionOf] without the bounds that the shape of the memory gives, which hold where accesses are
// within bounds.
func RegionByLoops(op *core.Operation, depth int) (*Region, bool) {
	return regionOf(op, depth, nil, false, false)
}

// WholeRegion returns all of the memory that an access is to, in terms of the induction variables of the outermost
// depth affine.for around it. It returns false when the shape is not static.
func WholeRegion(op *core.Operation, depth int) (*Region, bool) {
	a, ok := dependence.AccessOf(op)
	if !ok {
		return nil, false
	}
	r := &Region{MemRef: a.MemRef, IsWrite: a.IsStore}
	around := dependence.ForLoops(op)
	ivs := make([]*core.Value, depth)
	for i := range min(depth, len(around)) {
		ivs[i] = dependence.InductionVar(around[i])
	}
	r.Constraints = dependence.NewConstraints(make([]*core.Value, len(r.shape())), ivs)
	r.boundByShape()
	return r, !slices.Contains(r.shape(), core.Dynamic)
}

func regionOf(op *core.Operation, depth int, s *State, keepLocals, byShape bool) (*Region, bool) {
	a, ok := dependence.AccessOf(op)
	if !ok {
		return nil, false
	}
	around := dependence.InductionVars(op)
	if depth > len(around) {
		return nil, false
	}
	r := &Region{MemRef: a.MemRef, IsWrite: a.IsStore}
	rank := a.Rank()
	if rank == 0 {
		r.Constraints = dependence.NewConstraints(around[:depth], nil)
		r.SetDimSymbolSeparation(depth)
		return r, true
	}
	m, operands := a.Composed()
	if !r.bound(m, operands, s) {
		return nil, false
	}
	aligned := r.Align(m, operands)
	if aligned == nil || !flat.ComposeMap(r.Relation, aligned) {
		return nil, false
	}
	r.SetDimSymbolSeparation(r.NumDimsAndSymbols() - rank)
	for _, v := range r.Values(r.NumDims(), r.NumDimsAndSymbols()) {
		if v != nil && affinedefs.IsInductionVar(v) && !slices.Contains(around[:depth], v) {
			r.ProjectOutValue(v)
		}
	}
	if !keepLocals {
		r.ProjectOut(r.NumDimsAndSymbols(), r.Num(presburger.Local))
	}
	r.ConstantFold(r.NumDims(), r.Num(presburger.Symbol))
	if byShape {
		r.boundByShape()
	}
	r.RemoveTrivialRedundancy()
	return r, true
}

// bound makes constraints of what is known about the operands of an access.
func (r *Region) bound(m *affine.Map, operands []*core.Value, s *State) bool {
	dims := m.NumDims()
	all := slices.Clone(operands)
	if s != nil {
		for _, v := range s.Operands {
			if !slices.Contains(all, v) {
				all = append(all, v)
			}
		}
	}
	r.Constraints = dependence.NewConstraints(all[:dims], all[dims:])
	for _, v := range all {
		if loop, ok := dependence.LoopOf(v); ok {
			if !r.AddForDomain(loop) {
				return false
			}
		} else if affinedefs.IsInductionVar(v) {
			p, ok := gen.AsParallelOp(v.OwnerBlock().ParentOp())
			if !ok || !r.AddParallelDomain(p) {
				return false
			}
		} else if !affinedefs.IsValidSymbol(v) {
			return false
		} else if n, ok := v.ConstantValue().(*core.IntegerAttr); ok {
			r.AddConstantBound(presburger.EQ, r.FindValue(v), n.Int64())
		}
	}
	if s == nil {
		return true
	}
	for _, v := range s.Operands {
		if !r.AddInductionVarOrTerminalSymbol(v) {
			return false
		}
	}
	return s.AddBounds(r.Constraints)
}

// shape returns the shape of the memory.
func (r *Region) shape() []int64 {
	t, _ := r.MemRef.Type().(*core.MemRefType)
	if t == nil {
		return nil
	}
	return t.Shape()
}

// IsWithinShape reports whether the shape of the memory is known to have all elements of the box.
func (r *Region) IsWithinShape() bool {
	for i, size := range r.shape() {
		if size == core.Dynamic {
			return false
		}
		below, above := r.Clone(), r.Clone()
		below.AddConstantBound(presburger.UB, i, -1)
		above.AddConstantBound(presburger.LB, i, size)
		if !below.IsEmpty() || !above.IsEmpty() {
			return false
		}
	}
	return true
}

// boundByShape bounds the subscripts by the shape.
func (r *Region) boundByShape() {
	for d, n := range r.shape() {
		r.AddConstantBound(presburger.LB, d, 0)
		if n != core.Dynamic {
			r.AddConstantBound(presburger.UB, d, n-1)
		}
	}
}

// Box returns the shape of a box around the region, and where it starts in each dimension, in terms of the symbols. It
// returns false when the region is not known to fit into one.
func (r *Region) Box() (shape []int64, starts []*affine.Map, ok bool) {
	c := &Region{MemRef: r.MemRef, Constraints: r.Clone()}
	c.boundByShape()
	for d, n := range r.shape() {
		size, start, ok := flat.ConstantExtent(c.Relation, d)
		if !ok {
			if n == core.Dynamic {
				return nil, nil, false
			}
			size, start = n, affine.NewMap(0, c.Num(presburger.Symbol), affine.Const(0))
		}
		shape, starts = append(shape, size), append(starts, start)
	}
	return shape, starts, true
}

// Elements returns how many elements the box of the region has.
func (r *Region) Elements() (int64, bool) {
	shape, _, ok := r.Box()
	return dim.Count(shape...), ok
}

// ElementSize returns the size in bytes of an element of memory: an integer, a floating-point number, or a vector of
// them.
func ElementSize(t *core.MemRefType) (int64, bool) {
	e, n := t.ElementType(), int64(1)
	if v, ok := e.(*core.VectorType); ok {
		e = v.ElementType()
		for _, s := range v.Shape() {
			n = dim.Count(n, s)
		}
	}
	switch e := e.(type) {
	case *core.IntegerType:
		return dim.CeilDiv(dim.Count(int64(e.Width()), n), 8), true
	case *core.FloatType:
		return dim.CeilDiv(dim.Count(int64(e.Width()), n), 8), true
	}
	return 0, false
}

// Size returns the size in bytes of the box of the region. That of memory with a layout is not known and 0.
func (r *Region) Size() (int64, bool) {
	t, ok := r.MemRef.Type().(*core.MemRefType)
	if !ok {
		return 0, false
	}
	if t.Layout() != nil {
		return 0, true
	}
	n, ok := r.Elements()
	if !ok {
		return 0, false
	}
	size, ok := ElementSize(t)
	return dim.Count(n, size), ok
}

// Bounds returns lower bounds, and upper bounds that are not part of the region, of the subscript in a dimension, as
// maps of the other values. It returns false where there are none.
func (r *Region) Bounds(dim int) (lower, upper *affine.Map, ok bool) {
	locals, ok := flat.LocalExprs(r.Relation)
	if !ok {
		return nil, nil, false
	}
	lower, upper = flat.LowerAndUpperBound(r.Relation, dim, 0, r.NumDims(), r.NumDimsAndSymbols(), locals, false)
	return lower, upper, lower != nil && upper != nil && lower.NumResults() > 0 && upper.NumResults() > 0
}

// Union makes the region the smallest box around both. It returns false when no such box is known.
func (r *Region) Union(o *Region) bool {
	c := o.Clone()
	if !aligned(r.Constraints, c) {
		r.MergeAndAlign(r.NumDims(), c)
	}
	return r.UnionBoundingBox(c.Relation)
}

// Footprint returns how many bytes a nest accesses.
func Footprint(root gen.ForOp) (int64, bool) { return FootprintOr(root, func(*core.Operation) {}) }

// FootprintOr is [Footprint] with a function that is told an access whose region has no common box with those before.
func FootprintOr(root gen.ForOp, noUnion func(access *core.Operation)) (int64, bool) {
	depth := dependence.Depth(root.Op)
	var list []*Region
	ok := root.Op.WalkPost(func(op *core.Operation) core.WalkResult {
		if !dependence.IsRead(op) && !dependence.IsWrite(op) {
			return core.WalkAdvance
		}
		r, ok := RegionOf(op, depth, nil, false)
		if !ok {
			return core.WalkInterrupt
		}
		i := slices.IndexFunc(list, func(o *Region) bool { return o.MemRef == r.MemRef })
		if i < 0 {
			list = append(list, r)
		} else if !list[i].Union(r) {
			noUnion(op)
			return core.WalkInterrupt
		}
		return core.WalkAdvance
	})
	var total int64
	for _, r := range list {
		n, known := r.Size()
		ok = ok && known
		total = dim.Total(total, n)
	}
	return total, ok
}
