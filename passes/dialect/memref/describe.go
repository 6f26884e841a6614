package memref

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/rewrite"
	affinedefs "github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/iface/view"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	gen "github.com/odsgen/ods/generated/memref"
)

// This file computes what subviews and reshapes are made of.

// descriptor is what a memref consists of, each part a value or a constant.
type descriptor struct {
	base           *core.Value // without dimensions
	offset         core.FoldResult
	sizes, strides []core.FoldResult
}

func memrefType(v *core.Value) *core.MemRefType {
	t, _ := v.Type().(*core.MemRefType)
	return t
}

func constant(b *core.Builder, n int64) core.FoldResult {
	return core.FoldResult{Attr: b.Context().IndexAttr(n)}
}

// known returns a number, or the value that it is at run time where it is dynamic.
func known(b *core.Builder, n int64, v *core.Value) core.FoldResult {
	if n == core.Dynamic {
		return core.FoldResult{Value: v}
	}
	return constant(b, n)
}

// knowns is [known] for lists.
func knowns(b *core.Builder, list []int64, vals []*core.Value) []core.FoldResult {
	out := make([]core.FoldResult, len(list))
	for i, n := range list {
		out[i] = known(b, n, vals[i])
	}
	return out
}

// apply computes an expression of symbols.
func apply(b *core.Builder, e affine.Expr, symbols ...core.FoldResult) core.FoldResult {
	return affinedefs.ComposedFoldedApply(b, affine.NewMap(0, len(symbols), e), symbols)
}

// source is the described source of a view.
type source struct {
	t    *core.MemRefType
	meta gen.ExtractStridedMetadataOp
	// offset and strides are known from the type or values of meta; shape and sizes are what each of them knows.
	offset  core.FoldResult
	strides []core.FoldResult
	shape   []int64
	sizes   []*core.Value
}

// describe makes a description of a view's source; ok is false when its layout has no strides.
func describe(b *core.Builder, v *core.Value) (s source, ok bool) {
	s.t = memrefType(v)
	if s.t == nil {
		return s, false
	}
	strides, offset, ok := s.t.StridesAndOffset()
	if !ok {
		return s, false
	}
	s.meta = gen.NewExtractStridedMetadata(b, v)
	s.offset, s.strides = known(b, offset, s.meta.Offset()), knowns(b, strides, s.meta.Strides())
	s.shape, s.sizes = s.t.Shape(), s.meta.Sizes()
	return s, true
}

// describeSubView: each stride is multiplied, and the offsets are counted in strides of the source.
func describeSubView(op gen.SubViewOp, rw *rewrite.Rewriter) (d descriptor, ok bool) {
	dropped, ok := memrefdefs.DroppedDims(op)
	if !ok {
		return d, false
	}
	b := &rw.Builder
	src, ok := describe(b, op.Source())
	if !ok {
		return d, false
	}
	c := op.Op.Context()
	offsets := view.Mixed(c, op.StaticOffsetsAttr(), op.Offsets())
	steps := view.Mixed(c, op.StaticStridesAttr(), op.Strides())
	strides := make([]core.FoldResult, len(offsets))
	sum, terms := affine.Symbol(0), []core.FoldResult{src.offset}
	for i, stride := range src.strides {
		strides[i] = apply(b, affine.Symbol(0).Mul(affine.Symbol(1)), steps[i], stride)
		sum = sum.Add(affine.Symbol(len(terms)).Mul(affine.Symbol(len(terms) + 1)))
		terms = append(terms, offsets[i], stride)
	}
	d.base, d.offset = src.meta.BaseBuffer(), apply(b, sum, terms...)
	for i, size := range view.Mixed(c, op.StaticSizesAttr(), op.Sizes()) {
		if !dropped[i] {
			d.sizes, d.strides = append(d.sizes, size), append(d.strides, strides[i])
		}
	}
	return d, true
}

// describeReshape computes sizes and strides group by group.
func describeReshape(from *core.Value, groups [][]int64, to *core.MemRefType, rw *rewrite.Rewriter,
	group func(s source, i int) (sizes, strides []core.FoldResult)) (d descriptor, ok bool) {
	b := &rw.Builder
	src, ok := describe(b, from)
	if !ok {
		return d, false
	}
	d.base, d.offset = src.meta.BaseBuffer(), src.offset
	if len(src.shape) == 0 {
		for range to.Shape() {
			d.sizes, d.strides = append(d.sizes, constant(b, 1)), append(d.strides, constant(b, 1))
		}
		return d, true
	}
	for i := range groups {
		sizes, strides := group(src, i)
		d.sizes, d.strides = append(d.sizes, sizes...), append(d.strides, strides...)
	}
	return d, true
}

func describeExpandShape(op gen.ExpandShapeOp, rw *rewrite.Rewriter) (descriptor, bool) {
	groups, to := view.Groups(op.ReassociationAttr()), memrefType(op.Result())
	given := view.Mixed(op.Op.Context(), op.StaticOutputShapeAttr(), op.OutputShape())
	return describeReshape(op.Src(), groups, to, rw, func(s source, i int) (sizes, strides []core.FoldResult) {
		dynamic := 0
		for _, k := range groups[i] {
			if to.Shape()[k] == core.Dynamic {
				dynamic++
			}
		}
		if dynamic > 1 {
			return expandGivenGroup(&rw.Builder, s.strides[i], groups[i], given)
		}
		return expandGroup(&rw.Builder, s, i, groups[i], to.Shape())
	})
}

// expandGivenGroup computes the sizes and strides of the dimensions that a dimension becomes from the sizes that the
// operation gives: with several dynamic ones, the dimension does not tell them. mlir-opt dereferences null here.
func expandGivenGroup(b *core.Builder, stride core.FoldResult, group []int64, given []core.FoldResult) (sizes,
	strides []core.FoldResult) {
	sizes, strides = make([]core.FoldResult, len(group)), make([]core.FoldResult, len(group))
	e, factors := affine.Symbol(0), []core.FoldResult{stride}
	for k := len(group) - 1; k >= 0; k-- {
		sizes[k] = given[group[k]]
		strides[k] = apply(b, e, factors...)
		e, factors = e.Mul(affine.Symbol(len(factors))), append(factors, sizes[k])
	}
	return sizes, strides
}

// expandGroup computes the sizes and strides of the dimensions that dimension i becomes. At most one of them is
// dynamic: it is what the others leave of the dimension.
func expandGroup(b *core.Builder, s source, i int, group, shape []int64) (sizes, strides []core.FoldResult) {
	sizes, strides = make([]core.FoldResult, len(group)), make([]core.FoldResult, len(group))
	factors := make([]int64, len(group))
	product, dynamic := int64(1), -1
	for k := len(group) - 1; k >= 0; k-- {
		factors[k] = product
		if n := shape[group[k]]; n != core.Dynamic {
			sizes[k] = constant(b, n)
			product = dim.Mul(product, n)
		} else {
			dynamic = k
		}
	}
	size := core.FoldResult{Value: s.sizes[i]}
	s0, s1 := affine.Symbol(0), affine.Symbol(1)
	if dynamic >= 0 {
		sizes[dynamic] = apply(b, s0.FloorDivConst(product), size)
	}
	for k, f := range factors {
		if k < dynamic {
			strides[k] = apply(b, s0.MulConst(f).FloorDivConst(product).Mul(s1), size, s.strides[i])
		} else {
			strides[k] = apply(b, s0.MulConst(f), s.strides[i])
		}
	}
	return sizes, strides
}

func describeCollapseShape(op gen.CollapseShapeOp, rw *rewrite.Rewriter) (descriptor, bool) {
	groups, to := view.Groups(op.ReassociationAttr()), memrefType(op.Result())
	return describeReshape(op.Src(), groups, to, rw, func(s source, i int) (sizes, strides []core.FoldResult) {
		size := collapsedSize(&rw.Builder, s, groups[i], to.Shape()[i])
		return []core.FoldResult{size}, []core.FoldResult{collapsedStride(&rw.Builder, s, groups[i], to, i)}
	})
}

// collapsedSize is the product of the sizes.
func collapsedSize(b *core.Builder, s source, group []int64, size int64) core.FoldResult {
	if size != core.Dynamic {
		return constant(b, size)
	}
	e, factors := affine.Const(1), make([]core.FoldResult, len(group))
	for k, d := range group {
		e = e.Mul(affine.Symbol(k))
		factors[k] = known(b, s.shape[d], s.sizes[d])
	}
	return apply(b, e, factors...)
}

// collapsedStride is the stride of the innermost dimension whose size is not 1; the stride of others means nothing.
// Where all have size 1 it is what the type of the result asks for.
func collapsedStride(b *core.Builder, s source, group []int64, to *core.MemRefType, i int) core.FoldResult {
	for k := len(group) - 1; k >= 0; k-- {
		if s.shape[group[k]] != 1 {
			return s.strides[group[k]]
		}
	}
	strides, _, _ := to.StridesAndOffset()
	if strides[i] != core.Dynamic {
		return constant(b, strides[i])
	}
	for _, d := range group {
		if s.strides[d].Value != nil {
			return s.strides[d]
		}
	}
	return s.strides[group[len(group)-1]]
}
