package memref

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/defs/iface/view"
)

// hasIdentityLayout reports whether elements follow one another without gaps, the last dimension fastest.
func hasIdentityLayout(t *core.MemRefType) bool {
	m := t.LayoutMap()
	return m != nil && m.IsIdentity()
}

// numSymbols returns the number of values that the layout does not know.
func numSymbols(t *core.MemRefType) int {
	if m := t.LayoutMap(); m != nil && !m.IsIdentity() {
		return m.NumSymbols()
	}
	return 0
}

// numDynamic counts the sizes that are not known.
func numDynamic(shape []int64) int {
	n := 0
	for _, d := range shape {
		if d == core.Dynamic {
			n++
		}
	}
	return n
}

// subviewType returns the type of a part of memory when no dimensions are left out; ok is false when the layout has no
// strides.
func subviewType(t *core.MemRefType, offsets, sizes, strides []int64) (out *core.MemRefType, ok bool) {
	steps, offset, ok := t.StridesAndOffset()
	if !ok || len(steps) != len(offsets) || len(steps) != len(strides) {
		return nil, false
	}
	for i, n := range offsets {
		offset = dim.Add(offset, view.Mul(n, steps[i]))
	}
	result := make([]int64, len(steps))
	for i, n := range strides {
		result[i] = view.Mul(steps[i], n)
	}
	c := t.Context()
	return c.MemRef(sizes, t.ElementType(), c.StridedLayout(offset, result), t.MemorySpace()), true
}

// expandedType returns the type after dimensions are split into groups.
func expandedType(t *core.MemRefType, shape []int64, groups [][]int64) (out *core.MemRefType, ok bool) {
	c := t.Context()
	if hasIdentityLayout(t) {
		return c.MemRef(shape, t.ElementType(), nil, t.MemorySpace()), true
	}
	steps, offset, ok := t.StridesAndOffset()
	if !ok {
		return nil, false
	}
	strides := make([]int64, len(shape))
	for i := range strides {
		strides[i] = 1
	}
	for i, g := range groups {
		step := steps[i]
		for k := len(g) - 1; k >= 0; k-- {
			strides[g[k]] = step
			step = view.Mul(step, shape[g[k]])
		}
	}
	return c.MemRef(shape, t.ElementType(), c.StridedLayout(offset, strides), t.MemorySpace()), true
}

// collapsedType returns the type after groups of dimensions are joined. With strict, dimensions must be known to be
// contiguous; otherwise they must not be known not to be.
func collapsedType(t *core.MemRefType, groups [][]int64, strict bool) (out *core.MemRefType, ok bool) {
	c := t.Context()
	shape := make([]int64, len(groups))
	for i, g := range groups {
		shape[i] = 1
		for _, d := range g {
			shape[i] = dim.Mul(shape[i], t.Shape()[d])
		}
	}
	if hasIdentityLayout(t) {
		return c.MemRef(shape, t.ElementType(), nil, t.MemorySpace()), true
	}
	strides, offset, ok := collapsedStrides(t, groups, strict)
	if !ok {
		return nil, false
	}
	return c.MemRef(shape, t.ElementType(), c.StridedLayout(offset, strides), t.MemorySpace()), true
}

func collapsedStrides(t *core.MemRefType, groups [][]int64, strict bool) (result []int64, offset int64, ok bool) {
	steps, offset, ok := t.StridesAndOffset()
	if !ok {
		return nil, 0, false
	}
	shape := t.Shape()
	for _, g := range groups {
		// Strides of dimensions of size 1 mean nothing.
		last := len(g) - 1
		for last > 0 && shape[g[last]] == 1 {
			last--
		}
		switch {
		case shape[g[last]] != core.Dynamic || last == 0:
			result = append(result, steps[g[last]])
		default: // may turn out to be 1, and then another stride counts
			result = append(result, core.Dynamic)
		}
	}
	for i, g := range groups {
		stride := result[i]
		for k := len(g) - 1; k > 0; k-- {
			stride = view.Mul(stride, shape[g[k]])
			if shape[g[k-1]] == 1 {
				continue
			}
			known := stride != core.Dynamic && steps[g[k-1]] != core.Dynamic
			if strict && !known || known && stride != steps[g[k-1]] {
				return nil, 0, false
			}
		}
	}
	return result, offset, true
}

// transposedType returns the type with permuted dimensions.
func transposedType(t *core.MemRefType, permutation *affine.Map) (out *core.MemRefType, ok bool) {
	steps, offset, ok := t.StridesAndOffset()
	if !ok {
		return nil, false
	}
	shape, strides := make([]int64, len(steps)), make([]int64, len(steps))
	for i := range steps {
		from := permutation.DimPosition(i)
		shape[i], strides[i] = t.Shape()[from], steps[from]
	}
	c := t.Context()
	return c.MemRef(shape, t.ElementType(), c.StridedLayout(offset, strides), t.MemorySpace()), true
}

// canonicalLayout returns the type with its layout as a simplified map.
func canonicalLayout(t *core.MemRefType) *core.MemRefType {
	m := t.LayoutMap()
	if m == nil {
		return t
	}
	c := t.Context()
	var layout core.Attribute
	if m = m.CanonicalizeLayout(t.Shape()); m != nil {
		layout = c.AffineMap(m)
	}
	return c.MemRef(t.Shape(), t.ElementType(), layout, t.MemorySpace())
}
