package supervectorize

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	affinedefs "github.com/odsgen/ods/defs/affine"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/vector"
	"github.com/odsgen/ods/passes/dialect/affine/buffers"
	"github.com/odsgen/ods/passes/dialect/affine/loops"
)

// maxRank is how many dimensions vectors can have.
const maxRank = 3

// Options say how vectors are made.
type Options struct {
	// Sizes are those of the vectors, the first one for the outermost loop of a nest.
	Sizes []int64
	// FastestVarying says for each loop of a nest along which dimension of memory it has to go, the last one being 0;
	// empty: any.
	FastestVarying []int64
	// Parallel are the loops that may be vectorized.
	Parallel map[*core.Operation]bool
	// Reductions are those that parallel loops with carried values do.
	Reductions map[*core.Operation][]loops.Reduction
	// Legal reports whether vectors of a size can do what a loop does; nil: all.
	Legal func(loop gen.ForOp, size int64) bool
}

// Run vectorizes nests of loops in an operation. Memory with a layout is reported.
func Run(root *core.Operation, opts Options, rep *core.Reporter) (changed bool) {
	rank := len(opts.Sizes)
	if rank == 0 || rank > maxRank || len(opts.FastestVarying) > 0 && len(opts.FastestVarying) != rank {
		return false
	}
	m := matcher{opts: opts, rep: rep, bodies: map[*core.Operation]body{}}
	for _, bucket := range buckets(m.matches(root, 0)) {
		for _, nest := range bucket {
			// A match of another bucket may have replaced loops of this one.
			if !nest.loop.Op.IsErased() && m.vectorizable(nest.loop) && vectorize(nest, opts) {
				changed = true
				break
			}
		}
	}
	return changed
}

// match is a loop that can be vectorized with the loops in it that can be, too.
type match struct {
	loop   gen.ForOp
	inside []match
}

// matcher finds nests.
type matcher struct {
	opts   Options
	rep    *core.Reporter
	bodies map[*core.Operation]body
}

// matches returns the loops at a depth of the pattern in an operation, inner ones first, that contain loops of all
// further depths.
func (m *matcher) matches(root *core.Operation, depth int) (out []match) {
	root.Walk(func(op *core.Operation) {
		loop, ok := gen.AsForOp(op)
		if !ok || depth > 0 && op == root || !m.fits(loop, depth) {
			return
		}
		found := match{loop: loop}
		if depth+1 < len(m.opts.Sizes) {
			if found.inside = m.matches(op, depth+1); len(found.inside) == 0 {
				return
			}
		}
		out = append(out, found)
	})
	return out
}

// fits reports whether a loop can be vectorized at a depth of the pattern.
func (m *matcher) fits(loop gen.ForOp, depth int) bool {
	if !m.opts.Parallel[loop.Op] {
		return false
	}
	b, ok := m.bodies[loop.Op]
	if !ok {
		if b.ok = m.vectorizable(loop); b.ok {
			b.dim, b.ok = m.dimension(loop)
		}
		m.bodies[loop.Op] = b
	}
	return b.ok && (b.dim < 0 || len(m.opts.FastestVarying) == 0 || int64(b.dim) == m.opts.FastestVarying[depth])
}

// body says whether what is in a loop can be vectorized, and along which dimension of memory the loop goes: 0 is the
// last one, -1 none.
type body struct {
	ok  bool
	dim int
}

// vectorizable reports whether there is nothing in a loop that prevents vectors: conditions, other operations with
// regions, values that cannot be elements of vectors, and vectors.
func (m *matcher) vectorizable(loop gen.ForOp) bool {
	return loop.Op.WalkPost(func(op *core.Operation) core.WalkResult {
		if op.NumRegions() > 0 && !op.Is(&gen.ForDef) || op.Is(&vector.TransferReadDef) || op.Is(&vector.TransferWriteDef) {
			return core.WalkInterrupt
		}
		for _, v := range op.Operands() {
			t := v.Type()
			if mem, ok := t.(*core.MemRefType); ok {
				t = mem.ElementType()
			}
			if !isElement(t) {
				return core.WalkInterrupt
			}
		}
		for _, v := range op.Results() {
			if !isElement(v.Type()) {
				return core.WalkInterrupt
			}
		}
		if mem := accessed(op); mem != nil {
			if _, ok := mem.ElementType().(*core.VectorType); ok {
				return core.WalkInterrupt
			}
		}
		return core.WalkAdvance
	})
}

// isElement reports whether vectors can have elements of a type.
func isElement(t core.Type) bool {
	switch t.(type) {
	case *core.IntegerType, *core.IndexType, *core.FloatType:
		return true
	}
	return t.Context().VerifyVector([]int64{1}, t) == ""
}

// accessed returns the type of the memory that affine.load and affine.store access; nil for other operations.
func accessed(op *core.Operation) *core.MemRefType {
	var mem *core.Value
	if l, ok := gen.AsLoadOp(op); ok {
		mem = l.Memref()
	} else if s, ok := gen.AsStoreOp(op); ok {
		mem = s.Memref()
	} else {
		return nil
	}
	t, _ := mem.Type().(*core.MemRefType)
	return t
}

// dimension returns the only dimension of memory along which a loop goes, counted from the last one; -1 when its
// accesses do not depend on it, and false when there are several.
func (m *matcher) dimension(loop gen.ForOp) (int, bool) {
	iv, dim := loops.InductionVar(loop), -1
	ok := loop.Op.WalkPost(func(op *core.Operation) core.WalkResult {
		mem := accessed(op)
		if mem == nil {
			return core.WalkAdvance
		}
		if !buffers.HasIdentityLayout(mem) {
			m.rep.OpEmitErrorf(op, "NYI: non-trivial layout map")
			return core.WalkInterrupt
		}
		d, ok := dimensionOf(iv, op, mem)
		if !ok || d >= 0 && dim >= 0 && d != dim {
			return core.WalkInterrupt
		}
		if d >= 0 {
			dim = d
		}
		return core.WalkAdvance
	})
	return dim, ok
}

// dimensionOf is [matcher.dimension] for one access.
func dimensionOf(iv *core.Value, access *core.Operation, mem *core.MemRefType) (int, bool) {
	m, indices := subscripts(access)
	dim := -1
	for i, e := range m.Results() {
		for leaf := range e.PostOrder() {
			at := 0
			switch {
			case leaf.IsDim():
				at = leaf.Position()
			case leaf.IsSymbol():
				at = m.NumDims() + leaf.Position()
			default:
				continue
			}
			if !dependsOn(indices[at], iv) {
				continue
			}
			if dim >= 0 {
				return 0, false
			}
			dim = len(mem.Shape()) - 1 - i
		}
	}
	return dim, true
}

// subscripts returns the map and the operands of affine.load and affine.store.
func subscripts(op *core.Operation) (*affine.Map, []*core.Value) {
	if l, ok := gen.AsLoadOp(op); ok {
		return l.MapAttr().Value(), l.Indices()
	}
	s := core.Must(gen.AsStoreOp(op))
	return s.MapAttr().Value(), s.Indices()
}

// dependsOn reports whether an index is computed from an induction variable.
func dependsOn(index, iv *core.Value) bool {
	if index == iv {
		return true
	}
	if !isApply(index) {
		return false
	}
	m, operands := affinedefs.Compose(affine.IdentityMap(1), []*core.Value{index})
	_, operands = affinedefs.CanonicalMap(m, operands)
	return slices.Contains(operands, iv)
}

func isApply(v *core.Value) bool {
	_, ok := gen.AsApplyOp(v.DefiningOp())
	return ok
}

// buckets puts matches that are in one another together, in the order in which they were found. Only one match of each
// can be vectorized.
func buckets(matches []match) (out [][]match) {
	var roots []*core.Operation
next:
	for _, m := range matches {
		for i, root := range roots {
			inside, around := root.IsAncestorOf(m.loop.Op), m.loop.Op.IsAncestorOf(root)
			if around && !inside {
				roots[i] = m.loop.Op
			}
			if inside || around {
				out[i] = append(out[i], m)
				continue next
			}
		}
		roots, out = append(roots, m.loop.Op), append(out, []match{m})
	}
	return out
}
