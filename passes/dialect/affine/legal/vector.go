package legal

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	affinedefs "github.com/odsgen/ods/defs/affine"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/passes/dialect/affine/dependence"
	"github.com/odsgen/ods/passes/dialect/affine/loops"
)

// CanVectorize reports whether so many iterations of a loop, which is known to be parallel as far as accesses to the
// same memory go, can be done by operations on vectors, without masks: accesses go along consecutive elements, and where
// the last vector has more elements than there are iterations left, these are outside of the memory that is stored to.
func (m *Memory) CanVectorize(loop gen.ForOp, size int64) bool {
	list := m.shared(loop.Op)
	for i, a := range list {
		if slices.ContainsFunc(list[i+1:], func(b Touch) bool { return !sameElements(a, b) && m.Conflict(a, b) }) {
			return false
		}
	}
	if size == 1 {
		return true
	}
	whole := loops.LargestDivisorOfTripCount(loop)%uint64(size) == 0
	iv := loops.InductionVar(loop)
	return loops.Step(loop) == 1 && loop.Op.WalkPost(func(op *core.Operation) core.WalkResult {
		a, isAccess := dependence.AccessOf(op)
		inner, isLoop := gen.AsForOp(op)
		ok := true
		switch {
		case op == loop.Op:
		case isAccess:
			ok = isConsecutive(a, iv) && (whole || !a.IsStore || endsWith(loop, a))
		case isLoop:
			ok = sameForAll(inner, iv)
		default:
			ok = whole || op.IsSpeculatable() || op.Has(core.TraitTerminator)
		}
		if !ok {
			return core.WalkInterrupt
		}
		return core.WalkAdvance
	})
}

// isConsecutive reports whether each subscript of an access stays, or grows by one, when an induction variable does.
func isConsecutive(a dependence.Access, iv *core.Value) bool {
	m, operands := a.Composed()
	at := slices.Index(operands, iv)
	if at < 0 {
		return true
	}
	if at >= m.NumDims() {
		return false
	}
	for _, e := range m.Results() {
		if n, ok := growth(m, e, at); !ok || n != 0 && n != 1 {
			return false
		}
	}
	return true
}

// growth returns by how much an expression of a map grows when a dimension grows by one.
func growth(m *affine.Map, e affine.Expr, dim int) (int64, bool) {
	dims := make([]affine.Expr, m.NumDims())
	for i := range dims {
		dims[i] = affine.Dim(i)
	}
	dims[dim] = affine.Dim(dim).AddConst(1)
	return affine.Simplify(e.ReplaceDims(dims).Sub(e), m.NumDims(), m.NumSymbols()).Value()
}

// sameForAll reports whether a loop does not depend on an induction variable around it, or only by where it starts, which
// nothing looks at.
func sameForAll(loop gen.ForOp, iv *core.Value) bool {
	depends := func(m *affine.Map, operands []*core.Value) bool {
		m, operands = affinedefs.Compose(m, operands)
		_, operands = affinedefs.CanonicalMap(affine.SimplifyMap(m), operands)
		return slices.Contains(operands, iv)
	}
	if !depends(loops.LowerBound(loop), loop.LowerBoundOperands()) && !depends(loops.UpperBound(loop), loop.UpperBoundOperands()) {
		return true
	}
	_, ok := loops.ConstantTripCount(loop)
	return ok && !loops.InductionVar(loop).HasUses()
}

// endsWith reports whether the element after the last one that a loop stores to is not in the memory.
func endsWith(loop gen.ForOp, store dependence.Access) bool {
	iv := loops.InductionVar(loop)
	m, operands := store.Composed()
	at := slices.Index(operands, iv)
	for d, e := range m.Results() {
		if n, ok := growth(m, e, at); at < 0 || !ok || n != 1 {
			continue
		}
		offset, ok := affine.Simplify(e.Sub(affine.Dim(at)), m.NumDims(), m.NumSymbols()).Value()
		return ok && reachesEnd(loop, store.MemRef, d, offset)
	}
	return false
}

// reachesEnd reports whether each upper bound of a loop, plus an offset, is the size of memory in a dimension.
func reachesEnd(loop gen.ForOp, memory *core.Value, dim int, offset int64) bool {
	bound := loops.UpperBound(loop)
	t := memory.Type().(*core.MemRefType)
	is := func(size *affine.Map, operands []*core.Value) bool {
		exprs := slices.Repeat(size.Results(), bound.NumResults())
		diff, vals := loops.Difference(bound, loop.UpperBoundOperands(), affine.NewMap(size.NumDims(), size.NumSymbols(), exprs...), operands)
		diff, _ = affinedefs.CanonicalMap(diff, vals)
		return !slices.ContainsFunc(affine.SimplifyMap(diff).Results(), func(e affine.Expr) bool {
			n, ok := e.Value()
			return !ok || n+offset < 0
		})
	}
	if n := t.Shape()[dim]; n != core.Dynamic {
		return is(affine.ConstantMap(n), nil)
	}
	return slices.ContainsFunc(sizesOf(memory, dim), func(v *core.Value) bool {
		return is(affine.SymbolIdentityMap(1), []*core.Value{v})
	})
}

// sizesOf returns values that are known to be the size of memory in a dimension that is not static.
func sizesOf(memory *core.Value, dim int) (out []*core.Value) {
	for user := range memory.Users() {
		if d, ok := memref.AsDimOp(user); ok {
			if n, ok := d.Index().ConstantValue().(*core.IntegerAttr); ok && n.Int64() == int64(dim) {
				out = append(out, user.Result(0))
			}
		}
	}
	var sizes []*core.Value
	if a, ok := memref.AsAllocOp(memory.DefiningOp()); ok {
		sizes = a.DynamicSizes()
	} else if a, ok := memref.AsAllocaOp(memory.DefiningOp()); ok {
		sizes = a.DynamicSizes()
	}
	for _, n := range memory.Type().(*core.MemRefType).Shape()[:dim] {
		if n == core.Dynamic && len(sizes) > 0 {
			sizes = sizes[1:]
		}
	}
	if len(sizes) > 0 {
		out = append(out, sizes[0])
	}
	return out
}
