package memref

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/iface/view"
	"github.com/odsgen/ods/generated/memref"
)

// This file has types of views for passes that make them.

// ReducedSubView makes a memref.subview whose result has the shape, which may leave out dimensions of size 1; ok is
// false when no type can say where it is.
func ReducedSubView(b *core.Builder, src *core.Value, shape []int64, offsets, sizes, strides []core.FoldResult) (v *core.Value,
	ok bool) {
	from, ok := src.Type().(*core.MemRefType)
	if !ok {
		return nil, false
	}
	t, ok := ReducedSubViewType(from, shape, offsets, sizes, strides)
	if !ok {
		return nil, false
	}
	return subviewOf(t, src, offsets, sizes, strides).Build(b).Result(), true
}

// ReducedSubViewType is the type of [ReducedSubView].
func ReducedSubViewType(from *core.MemRefType, shape []int64, offsets, sizes, strides []core.FoldResult) (t *core.MemRefType,
	ok bool) {
	dropped, ok := view.DroppedDims(view.Integers(sizes), shape)
	if !ok {
		return nil, false
	}
	return reducedType(from, dropped, offsets, sizes, strides)
}

// ExpandedType returns the type of a memref.expand_shape.
func ExpandedType(t *core.MemRefType, shape []int64, groups [][]int64) (out *core.MemRefType, ok bool) {
	return expandedType(t, shape, groups)
}

// CollapsedType returns the type of a memref.collapse_shape; ok is false when it is not known that memory is laid out
// so that it is possible.
func CollapsedType(t *core.MemRefType, groups [][]int64) (out *core.MemRefType, ok bool) {
	return collapsedType(t, groups, true)
}

// HasIdentityLayout reports whether memory is laid out row by row without gaps from the start.
func HasIdentityLayout(t *core.MemRefType) bool { return hasIdentityLayout(t) }

func subviewOf(t core.Type, src *core.Value, offsets, sizes, strides []core.FoldResult) memref.SubView {
	s := memref.SubView{ResultType: t, Source: src}
	s.StaticOffsets, s.Offsets = view.Integers(offsets), view.Values(offsets)
	s.StaticSizes, s.Sizes = view.Integers(sizes), view.Values(sizes)
	s.StaticStrides, s.Strides = view.Integers(strides), view.Values(strides)
	return s
}
