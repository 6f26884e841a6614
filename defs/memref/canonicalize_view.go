package memref

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	arithdefs "github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/iface/view"
	"github.com/odsgen/ods/generated/memref"
)

// This file has the canonicalization patterns of views.

// forgets reports whether a cast keeps the rank and makes nothing static that was not, so that its user can do without.
func forgets(c memref.CastOp) bool {
	from, to := typeOf(c.Source()), typeOf(c.Dest())
	if from == nil || to == nil || from.ElementType() != to.ElementType() || len(from.Shape()) != len(to.Shape()) {
		return false
	}
	fromStrides, fromOffset, ok := from.StridesAndOffset()
	if !ok {
		return false
	}
	toStrides, toOffset, ok := to.StridesAndOffset()
	if !ok {
		return false
	}
	learns := func(a, b int64) bool { return a != b && a == core.Dynamic && b != core.Dynamic }
	for i := range fromStrides {
		if learns(from.Shape()[i], to.Shape()[i]) || learns(fromStrides[i], toStrides[i]) {
			return false
		}
	}
	return !learns(fromOffset, toOffset)
}

// castUnder returns the cast that makes a value, when its user can do without.
func castUnder(v *core.Value) (c memref.CastOp, ok bool) {
	c, ok = memref.AsCastOp(v.DefiningOp())
	return c, ok && forgets(c)
}

// CanonicalizationPatternsCollapseShape adds reshapes of reshapes and of casts.
func (Hooks) CanonicalizationPatternsCollapseShape(set *rewrite.PatternSet) {
	add := func(name string, f func(op memref.CollapseShapeOp, rw *rewrite.Rewriter) bool) {
		set.Add(rewrite.OpPattern(&memref.CollapseShapeDef, memref.AsCollapseShapeOp, name, f))
	}
	add("memref.collapse_shape of collapse_shape", func(op memref.CollapseShapeOp, rw *rewrite.Rewriter) bool {
		prev, ok := memref.AsCollapseShapeOp(op.Src().DefiningOp())
		if !ok || !identities(prev.Src(), op.Src(), op.Result()) {
			return false
		}
		groups, ok := view.Compose(view.Groups(prev.ReassociationAttr()), view.Groups(op.ReassociationAttr()))
		if !ok {
			return false
		}
		rw.ReplaceOpWith(op.Op, collapse(rw, op.Result().Type(), prev.Src(), groups).Op)
		return true
	})
	add("memref.collapse_shape of expand_shape", collapseOfExpand)
	add("memref.collapse_shape of cast", func(op memref.CollapseShapeOp, rw *rewrite.Rewriter) bool {
		c, ok := castUnder(op.Src())
		if !ok {
			return false
		}
		groups := view.Groups(op.ReassociationAttr())
		t, ok := collapsedType(typeOf(c.Source()), groups, false)
		if !ok {
			return false
		}
		if core.Type(t) == op.Result().Type() {
			rw.Modify(op.Op, func() { op.SetSrc(c.Source()) })
			return true
		}
		return castTo(op.Op, collapse(rw, t, c.Source(), groups).Result(), rw)
	})
}

// identities reports whether all values are memory without gaps.
func identities(vals ...*core.Value) bool {
	return !slices.ContainsFunc(vals, func(v *core.Value) bool { return !hasIdentityLayout(typeOf(v)) })
}

func collapse(rw *rewrite.Rewriter, t core.Type, src *core.Value, groups [][]int64) memref.CollapseShapeOp {
	return memref.CollapseShape{ResultType: t, Src: src, Reassociation: view.GroupsAttr(rw.Context(), groups)}.Build(&rw.Builder)
}

func expand(rw *rewrite.Rewriter, t core.Type, src *core.Value, groups [][]int64, sizes []core.FoldResult) memref.ExpandShapeOp {
	e := memref.ExpandShape{ResultType: t, Src: src, Reassociation: view.GroupsAttr(rw.Context(), groups)}
	for _, s := range sizes {
		if a, ok := s.Attr.(*core.IntegerAttr); ok {
			e.StaticOutputShape = append(e.StaticOutputShape, a.Int64())
			continue
		}
		e.StaticOutputShape = append(e.StaticOutputShape, core.Dynamic)
		e.OutputShape = append(e.OutputShape, s.Value)
	}
	return e.Build(&rw.Builder)
}

// collapseOfExpand is one collapse or one expansion, unless the groups overlap.
func collapseOfExpand(op memref.CollapseShapeOp, rw *rewrite.Rewriter) bool {
	prev, ok := memref.AsExpandShapeOp(op.Src().DefiningOp())
	if !ok || !identities(op.Src(), prev.Src(), prev.Result()) {
		return false
	}
	fine, coarse := view.Groups(prev.ReassociationAttr()), view.Groups(op.ReassociationAttr())
	from, to := len(fine), len(coarse)
	switch {
	case from > to:
		groups, ok := view.ComposeInverse(fine, coarse)
		if !ok {
			return false
		}
		rw.ReplaceOpWith(op.Op, collapse(rw, op.Result().Type(), prev.Src(), groups).Op)
		return true
	case from < to:
		groups, ok := view.ComposeInverse(coarse, fine)
		if !ok {
			return false
		}
		sizes := make([]core.FoldResult, to)
		all := view.Mixed(rw.Context(), prev.StaticOutputShapeAttr(), prev.OutputShape())
		for i, g := range coarse {
			sizes[i] = arithdefs.SizeOfGroup(&rw.Builder, all, g)
		}
		rw.ReplaceOpWith(op.Op, expand(rw, op.Result().Type(), prev.Src(), groups, sizes).Op)
		return true
	}
	return false
}

// CanonicalizationPatternsExpandShape adds reshapes of reshapes and of casts.
func (Hooks) CanonicalizationPatternsExpandShape(set *rewrite.PatternSet) {
	add := func(name string, f func(op memref.ExpandShapeOp, rw *rewrite.Rewriter) bool) {
		set.Add(rewrite.OpPattern(&memref.ExpandShapeDef, memref.AsExpandShapeOp, name, f))
	}
	sizes := func(op memref.ExpandShapeOp) []core.FoldResult {
		return view.Mixed(op.Op.Context(), op.StaticOutputShapeAttr(), op.OutputShape())
	}
	add("memref.expand_shape of expand_shape", func(op memref.ExpandShapeOp, rw *rewrite.Rewriter) bool {
		prev, ok := memref.AsExpandShapeOp(op.Src().DefiningOp())
		if !ok || !identities(prev.Src(), op.Src(), op.Result()) {
			return false
		}
		groups, ok := view.Compose(view.Groups(prev.ReassociationAttr()), view.Groups(op.ReassociationAttr()))
		if !ok {
			return false
		}
		rw.ReplaceOpWith(op.Op, expand(rw, op.Result().Type(), prev.Src(), groups, sizes(op)).Op)
		return true
	})
	add("memref.expand_shape of collapse_shape", func(op memref.ExpandShapeOp, rw *rewrite.Rewriter) bool {
		prev, ok := memref.AsCollapseShapeOp(op.Src().DefiningOp())
		if !ok || !identities(op.Src(), prev.Src(), prev.Result()) {
			return false
		}
		src, dst := view.Groups(prev.ReassociationAttr()), view.Groups(op.ReassociationAttr())
		from, to := typeOf(prev.Src()).Shape(), typeOf(op.Result()).Shape()
		switch {
		case len(from) > len(to):
			groups, ok := view.ComposeCollapsed(src, dst, from, to)
			if !ok {
				return false
			}
			rw.ReplaceOpWith(op.Op, collapse(rw, op.Result().Type(), prev.Src(), groups).Op)
			return true
		case len(from) < len(to):
			groups, ok := view.ComposeCollapsed(dst, src, to, from)
			if !ok {
				return false
			}
			rw.ReplaceOpWith(op.Op, expand(rw, op.Result().Type(), prev.Src(), groups, sizes(op)).Op)
			return true
		}
		return false
	})
	add("memref.expand_shape of cast", expandOfCast)
}

// expandOfCast expands what was cast, with sizes that are constants in the type.
func expandOfCast(op memref.ExpandShapeOp, rw *rewrite.Rewriter) bool {
	c, ok := castUnder(op.Src())
	if !ok {
		return false
	}
	sizes := view.Mixed(op.Op.Context(), op.StaticOutputShapeAttr(), op.OutputShape())
	shape := make([]int64, len(sizes))
	for i, s := range sizes {
		if shape[i] = view.ConstantOr(s); shape[i] != core.Dynamic {
			sizes[i] = core.FoldResult{Attr: rw.Context().IndexAttr(shape[i])}
		}
	}
	from, groups := typeOf(c.Source()), view.Groups(op.ReassociationAttr())
	for i, g := range groups {
		dynamic := slices.ContainsFunc(g, func(d int64) bool { return shape[d] == core.Dynamic })
		if dynamic != (from.Shape()[i] == core.Dynamic) {
			return false
		}
	}
	t, ok := expandedType(from, shape, groups)
	if !ok {
		return false
	}
	if core.Type(t) == op.Result().Type() {
		rw.Modify(op.Op, func() { op.SetSrc(c.Source()) })
		return true
	}
	return castTo(op.Op, expand(rw, t, c.Source(), groups, sizes).Result(), rw)
}

// CanonicalizationPatternsReinterpretCast adds constants in descriptions, and descriptions of memory that was taken
// apart before.
func (h Hooks) CanonicalizationPatternsReinterpretCast(set *rewrite.PatternSet) {
	set.Add(
		rewrite.OpPattern(&memref.ReinterpretCastDef, memref.AsReinterpretCastOp, "memref.reinterpret_cast constant operands",
			h.reinterpretConstants),
		rewrite.OpPattern(&memref.ReinterpretCastDef, memref.AsReinterpretCastOp, "memref.reinterpret_cast of metadata",
			h.reinterpretMetadata))
}

// reinterpretConstants puts constants, and what the result's type knows, into the lists.
func (h Hooks) reinterpretConstants(op memref.ReinterpretCastOp, rw *rewrite.Rewriter) bool {
	to := typeOf(op.Result())
	strides, offset, _ := to.StridesAndOffset()
	r := memref.ReinterpretCast{Source: op.Source()}
	found := false
	split := func(mixed []core.FoldResult, known []int64, negative bool) (static []int64, vals []*core.Value) {
		static = make([]int64, len(mixed))
		for i, m := range mixed {
			k := constify(m, known[i])
			if m.Value != nil && k.v == nil && (negative || k.n >= 0) {
				found = true
			} else if m.Value != nil {
				static[i], vals = core.Dynamic, append(vals, m.Value)
				continue
			}
			static[i] = k.n
		}
		return static, vals
	}
	r.StaticOffsets, r.Offsets = split(h.MixedOffsetsReinterpretCast(op), []int64{offset}, false)
	r.StaticSizes, r.Sizes = split(h.MixedSizesReinterpretCast(op), to.Shape(), false)
	r.StaticStrides, r.Strides = split(h.MixedStridesReinterpretCast(op), strides, true)
	if !found {
		return false
	}
	c := rw.Context()
	r.ResultType = c.MemRef(r.StaticSizes, to.ElementType(), c.StridedLayout(r.StaticOffsets[0], r.StaticStrides), to.MemorySpace())
	return castTo(op.Op, r.Build(&rw.Builder).Result(), rw)
}

func (h Hooks) reinterpretMetadata(op memref.ReinterpretCastOp, rw *rewrite.Rewriter) bool {
	meta, ok := memref.AsExtractStridedMetadataOp(op.Source().DefiningOp())
	if !ok {
		return false
	}
	offset, sizes, strides := metadataOf(meta)
	to := typeOf(op.Result())
	toStrides, toOffset, _ := to.StridesAndOffset()
	same := func(have []core.FoldResult, known []int64, vals []*core.Value, from []int64) bool {
		if len(have) != len(vals) {
			return false
		}
		for i, m := range have {
			if constify(m, known[i]) != constify(core.FoldResult{Value: vals[i]}, from[i]) {
				return false
			}
		}
		return true
	}
	if same(h.MixedStridesReinterpretCast(op), toStrides, meta.Strides(), strides) && same(h.MixedSizesReinterpretCast(op),
		to.Shape(), meta.Sizes(), sizes) &&
		same(h.MixedOffsetsReinterpretCast(op), []int64{toOffset}, []*core.Value{meta.Offset()}, []int64{offset}) {
		return replace(op.Op, meta.Source(), rw)
	}
	rw.Modify(op.Op, func() { op.SetSource(meta.Source()) })
	return true
}

// constant is an entry as a number, when it is known, or as a value.
type constant struct {
	n int64
	v *core.Value
}

// constify returns an entry, as a number when the type knows it or it is a constant.
func constify(m core.FoldResult, known int64) constant {
	if known == core.Dynamic {
		known = view.ConstantOr(m)
	}
	if known != core.Dynamic {
		return constant{n: known}
	}
	return constant{v: m.Value}
}

// CanonicalizationPatternsView adds constant sizes and views of casts.
func (Hooks) CanonicalizationPatternsView(set *rewrite.PatternSet) {
	set.Add(
		rewrite.OpPattern(&memref.ViewDef, memref.AsViewOp, "memref.view constant sizes",
			func(op memref.ViewOp, rw *rewrite.Rewriter) bool {
				old := typeOf(op.Op.Result(0))
				t, sizes, ok := constantSizes(old, op.Sizes())
				if !ok || t == old {
					return false
				}
				v := memref.View{Result0Type: t, Source: op.Source(), ByteShift: op.ByteShift(), Sizes: sizes}.Build(&rw.Builder)
				return castTo(op.Op, v.Op.Result(0), rw)
			}),
		rewrite.OpPattern(&memref.ViewDef, memref.AsViewOp, "memref.view of cast", func(op memref.ViewOp, rw *rewrite.Rewriter) bool {
			c, ok := memref.AsCastOp(op.Source().DefiningOp())
			if !ok || typeOf(c.Source()) == nil {
				return false
			}
			v := memref.View{Result0Type: op.Op.Result(0).Type(), Source: c.Source(), ByteShift: op.ByteShift(),
				Sizes: op.Sizes()}.Build(&rw.Builder)
			rw.ReplaceOpWith(op.Op, v.Op)
			return true
		}))
}

// constantSizes moves constant sizes from operands to the type. A negative one stays an operand: no type has it.
func constantSizes(t *core.MemRefType, sizes []*core.Value) (out *core.MemRefType, left []*core.Value, ok bool) {
	shape := append([]int64(nil), t.Shape()...)
	for i, n := range shape {
		if n != core.Dynamic {
			continue
		}
		v := sizes[0]
		sizes = sizes[1:]
		if c, isConst := v.ConstantValue().(*core.IntegerAttr); isConst && c.Int64() >= 0 {
			shape[i], ok = c.Int64(), true
		} else {
			left = append(left, v)
		}
	}
	return t.Context().MemRef(shape, t.ElementType(), t.Layout(), t.MemorySpace()), left, ok
}
