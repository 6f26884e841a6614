package shapes

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/rewrite"
	affinedefs "github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/iface/view"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/generated/arith"
	viewiface "github.com/odsgen/ods/generated/iface/view"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/tensor"
)

// Index is a constant size or position.
func Index(b *core.Builder, n int64) core.FoldResult {
	return core.FoldResult{Attr: b.Context().IndexAttr(n)}
}

// Repeat returns a list of n times the same constant, such as strides of one.
func Repeat(b *core.Builder, value int64, n int) []core.FoldResult {
	out := make([]core.FoldResult, n)
	for i := range out {
		out[i] = Index(b, value)
	}
	return out
}

// Of returns the sizes of a tensor or a buffer; a scalar has none. What the type does not know is computed at the
// builder's insertion point.
func Of(b *core.Builder, v *core.Value) []core.FoldResult {
	t, ok := v.Type().(core.ShapedType)
	if !ok {
		return nil
	}
	out := make([]core.FoldResult, len(t.Shape()))
	for i := range out {
		out[i] = Size(b, v, i)
	}
	return out
}

// Size returns the size of one dimension of a tensor or a buffer whose rank is known.
func Size(b *core.Builder, v *core.Value, i int) core.FoldResult {
	t := v.Type().(core.ShapedType)
	if n := t.Shape()[i]; n != core.Dynamic {
		return Index(b, n)
	}
	return core.FoldResult{Value: Dim(b, v, i)}
}

// Dim makes the operation that asks for a size, folded.
func Dim(b *core.Builder, v *core.Value, i int) *core.Value {
	at := memrefdefs.ConstantIndex(b, int64(i))
	if _, ok := v.Type().(core.TensorType); ok {
		return rewrite.FoldCreated(b, tensor.NewDim(b, v, at).Op)
	}
	return rewrite.FoldCreated(b, memref.NewDim(b, v, at).Op)
}

// Empty makes a tensor.empty of sizes.
func Empty(b *core.Builder, sizes []core.FoldResult, elem core.Type) *core.Value {
	t := b.Context().RankedTensor(view.Integers(sizes), elem, nil)
	return tensor.NewEmpty(b, t, view.Values(sizes)).Result()
}

// Reify computes the sizes of the results of an operation at the builder's insertion point; nil when it cannot tell.
func Reify(b *core.Builder, op *core.Operation) [][]core.FoldResult {
	if x, ok := tensor.AsExpandShapeOp(op); ok {
		return [][]core.FoldResult{view.Mixed(op.Context(), x.StaticOutputShapeAttr(), x.OutputShape())}
	}
	if x, ok := tensor.AsCollapseShapeOp(op); ok {
		b.SetLoc(op.Loc())
		return [][]core.FoldResult{collapsedSizes(b, x)}
	}
	if x, ok := viewiface.ReifyRankedShapedTypeOpInterfaceKey.Of(op); ok {
		return x.ReifyResultShapes(b)
	}
	return nil
}

// collapsedSizes multiplies the sizes of dimensions that are joined.
func collapsedSizes(b *core.Builder, op tensor.CollapseShapeOp) []core.FoldResult {
	t := op.Result().Type().(*core.RankedTensorType)
	groups := view.Groups(op.ReassociationAttr())
	out := make([]core.FoldResult, len(t.Shape()))
	for i, n := range t.Shape() {
		if n != core.Dynamic {
			out[i] = Index(b, n)
			continue
		}
		var sizes []core.FoldResult
		product := affine.Symbol(0)
		for k, d := range groups[i] {
			sizes = append(sizes, core.FoldResult{Value: Dim(b, op.Src(), int(d))})
			if k > 0 {
				product = product.Mul(affine.Symbol(k))
			}
		}
		out[i] = affinedefs.ComposedFoldedApply(b, affine.NewMap(0, len(sizes), product), sizes)
	}
	return out
}

// Expanded computes the sizes of a tensor that is split into t: what t does not know of a group is the size of the
// source divided by the rest. ok is false when t does not know two sizes of a group.
func Expanded(b *core.Builder, src *core.Value, t *core.RankedTensorType, groups [][]int64) (sizes []core.FoldResult, ok bool) {
	in := Of(b, src)
	sizes = make([]core.FoldResult, len(t.Shape()))
	for i, n := range t.Shape() {
		if n != core.Dynamic {
			sizes[i] = Index(b, n)
		}
	}
	if core.IsStaticShape(t) {
		return sizes, true
	}
	for k, group := range groups {
		product, hole := int64(1), -1
		for _, i := range group {
			switch n := t.Shape()[i]; {
			case n != core.Dynamic:
				product = dim.Count(product, n)
			case hole >= 0:
				return nil, false
			default:
				hole = int(i)
			}
		}
		if hole < 0 {
			continue
		}
		by := memrefdefs.ConstantIndex(b, product)
		size := memrefdefs.ValueOf(b, in[k])
		sizes[hole].Value = rewrite.FoldCreated(b, arith.DivSI{Lhs: size, Rhs: by}.Build(b).Op)
	}
	return sizes, true
}

// Expand makes a tensor.expand_shape whose sizes [Expanded] computes.
func Expand(b *core.Builder, t *core.RankedTensorType, src *core.Value, groups [][]int64) (*core.Value, bool) {
	sizes, ok := Expanded(b, src, t, groups)
	if !ok {
		return nil, false
	}
	return tensor.ExpandShape{ResultType: t, Src: src, Reassociation: view.GroupsAttr(b.Context(), groups),
		OutputShape: view.Values(sizes), StaticOutputShape: view.Integers(sizes)}.Build(b).Result(), true
}

// Collapse makes a tensor.collapse_shape.
func Collapse(b *core.Builder, shape []int64, src *core.Value, groups [][]int64) *core.Value {
	t := b.Context().RankedTensor(shape, src.Type().(core.ShapedType).ElementType(), nil)
	return tensor.NewCollapseShape(b, t, src, view.GroupsAttr(b.Context(), groups)).Result()
}
