package unitdims

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/view"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/passes/dialect/tensor/shapes"
)

// Strategy is how dimensions of operands go away.
type Strategy uint8

// The strategies.
const (
	Reshapes Strategy = iota // tensor.collapse_shape and expand_shape
	Slices                   // slices of smaller rank
)

// collapseValue gives a tensor or a buffer fewer dimensions.
func collapseValue(b *core.Builder, v *core.Value, shape []int64, groups [][]int64, how Strategy) *core.Value {
	switch t := v.Type().(type) {
	case *core.MemRefType:
		if how == Slices {
			n := len(t.Shape())
			if r, ok := memrefdefs.ReducedSubView(b, v, shape, shapes.Repeat(b, 0, n), shapes.Of(b, v), shapes.Repeat(b, 1, n)); ok {
				return rewrite.FoldCreated(b, r.DefiningOp())
			}
			return v
		}
		to := t.Context().MemRef(shape, t.ElementType(), nil, t.MemorySpace())
		return memref.NewCollapseShape(b, to, v, view.GroupsAttr(b.Context(), groups)).Result()
	case *core.RankedTensorType:
		if how == Slices {
			to := t.Context().RankedTensor(shape, t.ElementType(), t.Encoding())
			n := len(t.Shape())
			return rewrite.FoldCreated(b, extractSlice(b, to, v, shapes.Repeat(b, 0, n), shapes.Of(b, v), shapes.Repeat(b, 1, n)))
		}
		return shapes.Collapse(b, shape, v, groups)
	}
	return v
}

func extractSlice(b *core.Builder, t core.Type, v *core.Value, offsets, sizes, strides []core.FoldResult) *core.Operation {
	return tensor.ExtractSlice{ResultType: t, Source: v,
		Offsets: view.Values(offsets), StaticOffsets: view.Integers(offsets),
		Sizes: view.Values(sizes), StaticSizes: view.Integers(sizes),
		Strides: view.Values(strides), StaticStrides: view.Integers(strides)}.Build(b).Op
}

// expandValue gives a result the type of what the operation wrote to before.
func expandValue(b *core.Builder, v, dest *core.Value, groups [][]int64, how Strategy) (*core.Value, bool) {
	t := dest.Type().(*core.RankedTensorType)
	if how == Slices {
		n := len(t.Shape())
		sizes := shapes.Of(b, dest)
		return rewrite.FoldCreated(b, tensor.InsertSlice{Source: v, Dest: dest,
			StaticOffsets: view.Integers(shapes.Repeat(b, 0, n)), StaticStrides: view.Integers(shapes.Repeat(b, 1, n)),
			Sizes: view.Values(sizes), StaticSizes: view.Integers(sizes)}.Build(b).Op), true
	}
	return shapes.Expand(b, t, v, groups)
}
