package memref

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/view"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	viewiface "github.com/odsgen/ods/generated/iface/view"
	gen "github.com/odsgen/ods/generated/memref"
)

// This file replaces views and memref.extract_strided_metadata by what they consist of.

// replaceView makes a pattern that replaces a view by a memref.reinterpret_cast of its description.
func replaceView[V any](def *core.OpDef, as func(*core.Operation) (V, bool),
	describe func(V, *rewrite.Rewriter) (descriptor, bool)) rewrite.Pattern {
	return rewrite.Pattern{Name: "expand " + def.Name, Root: def.Name, Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
		v, ok := as(op)
		if !ok {
			return false
		}
		rw.SetLoc(op.Loc())
		d, ok := describe(v, rw)
		if !ok {
			return false
		}
		rw.ReplaceOp(op, d.reinterpret(&rw.Builder, op.Result(0).Type()))
		return true
	}}
}

// reinterpret casts the base to a memref that is described.
func (d descriptor) reinterpret(b *core.Builder, t core.Type) *core.Value {
	r := gen.ReinterpretCast{ResultType: t, Source: d.base}
	r.StaticOffsets, r.Offsets = split([]core.FoldResult{d.offset})
	r.StaticSizes, r.Sizes = split(d.sizes)
	r.StaticStrides, r.Strides = split(d.strides)
	return r.Build(b).Result()
}

// split separates constants from values. Unlike [view.Split] it takes values that are defined by constants for values,
// as upstream does here.
func split(list []core.FoldResult) (static []int64, vals []*core.Value) {
	static = make([]int64, len(list))
	for i, m := range list {
		if a, ok := m.Attr.(*core.IntegerAttr); ok {
			static[i] = a.Int64()
			continue
		}
		static[i] = core.Dynamic
		vals = append(vals, m.Value)
	}
	return static, vals
}

// values returns the results that memref.extract_strided_metadata has for a description.
func (d descriptor) values(b *core.Builder) []*core.Value {
	out := []*core.Value{d.base, memrefdefs.ValueOf(b, d.offset)}
	for _, s := range d.sizes {
		out = append(out, memrefdefs.ValueOf(b, s))
	}
	for _, s := range d.strides {
		out = append(out, memrefdefs.ValueOf(b, s))
	}
	return out
}

// metadataOf makes a pattern for memref.extract_strided_metadata of the results of one operation; compute gives the new
// values.
func metadataOf[V any](name string, as func(*core.Operation) (V, bool),
	compute func(gen.ExtractStridedMetadataOp, V, *rewrite.Rewriter) []*core.Value) rewrite.Pattern {
	return rewrite.OpPattern(&gen.ExtractStridedMetadataDef, gen.AsExtractStridedMetadataOp, "metadata of "+name,
		func(op gen.ExtractStridedMetadataOp, rw *rewrite.Rewriter) bool {
			v, ok := as(op.Source().DefiningOp())
			if !ok {
				return false
			}
			rw.SetLoc(op.Op.Loc())
			vals := compute(op, v, rw)
			if vals == nil {
				return false
			}
			rw.ReplaceOp(op.Op, vals...)
			return true
		})
}

// metadataOfView gives the description of a view.
func metadataOfView[V interface{ AsOperation() *core.Operation }](describe func(V, *rewrite.Rewriter) (descriptor,
	bool)) func(gen.ExtractStridedMetadataOp, V, *rewrite.Rewriter) []*core.Value {
	return func(_ gen.ExtractStridedMetadataOp, v V, rw *rewrite.Rewriter) []*core.Value {
		rw.SetLoc(v.AsOperation().Loc())
		d, ok := describe(v, rw)
		if !ok {
			return nil
		}
		return d.values(&rw.Builder)
	}
}

// rowMajor describes memory that is laid out densely from its start. The base stays nil when nothing uses it and
// optional says so.
func rowMajor(op gen.ExtractStridedMetadataOp, sizes []core.FoldResult, optional bool, rw *rewrite.Rewriter) []*core.Value {
	v, b := op.Source(), &rw.Builder
	if m := memrefType(v).LayoutMap(); m == nil || !m.IsIdentity() {
		return nil
	}
	d := descriptor{offset: constant(b, 0), sizes: sizes, strides: make([]core.FoldResult, len(sizes))}
	e := affine.Const(1)
	for i := len(sizes) - 1; i >= 0; i-- {
		inner := sizes[i+1:]
		if len(inner) == 0 {
			d.strides[i] = constant(b, 1)
			continue
		}
		e = e.Mul(affine.Symbol(len(inner) - 1))
		d.strides[i] = apply(b, e, inner...)
	}
	base := op.BaseBuffer()
	switch {
	case optional && !base.HasUses():
	case v.Type() == base.Type():
		d.base = v
	default:
		d.base = descriptor{base: v, offset: d.offset}.reinterpret(b, base.Type())
	}
	return d.values(b)
}

func metadataOfAlloc(op gen.ExtractStridedMetadataOp, a gen.AllocOp, rw *rewrite.Rewriter) []*core.Value {
	return rowMajor(op, allocated(a.Memref(), a.DynamicSizes(), rw), true, rw)
}

func metadataOfAlloca(op gen.ExtractStridedMetadataOp, a gen.AllocaOp, rw *rewrite.Rewriter) []*core.Value {
	return rowMajor(op, allocated(a.Memref(), a.DynamicSizes(), rw), true, rw)
}

func metadataOfGlobal(op gen.ExtractStridedMetadataOp, g gen.GetGlobalOp, rw *rewrite.Rewriter) []*core.Value {
	return rowMajor(op, allocated(g.Result(), nil, rw), false, rw)
}

// allocated returns the sizes of memory: those of its type, the dynamic ones as they were given.
func allocated(v *core.Value, dynamic []*core.Value, rw *rewrite.Rewriter) []core.FoldResult {
	var out []core.FoldResult
	for _, n := range memrefType(v).Shape() {
		if n != core.Dynamic {
			out = append(out, constant(&rw.Builder, n))
			continue
		}
		out = append(out, core.FoldResult{Value: dynamic[0]})
		dynamic = dynamic[1:]
	}
	return out
}

// pointerOfView takes the aligned pointer, which views with offsets have in common with their source, from the source.
// Like upstream it does not look through other views.
func pointerOfView(op gen.ExtractAlignedPointerAsIndexOp, rw *rewrite.Rewriter) bool {
	def := op.Source().DefiningOp()
	if def == nil {
		return false
	}
	if _, ok := viewiface.OffsetSizeAndStrideOpInterfaceKey.Of(def); !ok {
		return false
	}
	v, ok := viewiface.ViewLikeOpInterfaceKey.Of(def)
	if !ok {
		return false
	}
	rw.Modify(op.Op, func() { op.SetSource(v.ViewSource()) })
	return true
}

func metadataOfReinterpretCast(_ gen.ExtractStridedMetadataOp, r gen.ReinterpretCastOp, rw *rewrite.Rewriter) []*core.Value {
	if memrefType(r.Source()) == nil {
		return nil
	}
	c, b := r.Op.Context(), &rw.Builder
	return descriptor{
		base:    gen.NewExtractStridedMetadata(b, r.Source()).BaseBuffer(),
		offset:  view.Mixed(c, r.StaticOffsetsAttr(), r.Offsets())[0],
		sizes:   view.Mixed(c, r.StaticSizesAttr(), r.Sizes()),
		strides: view.Mixed(c, r.StaticStridesAttr(), r.Strides()),
	}.values(b)
}

// metadataOfCast describes the source, of whose type more may be known.
func metadataOfCast(_ gen.ExtractStridedMetadataOp, op gen.CastOp, rw *rewrite.Rewriter) []*core.Value {
	b := &rw.Builder
	s, ok := describe(b, op.Source())
	if !ok {
		return nil
	}
	return descriptor{base: s.meta.BaseBuffer(), offset: s.offset, sizes: knowns(b, s.shape, s.sizes), strides: s.strides}.values(b)
}

// metadataOfSpaceCast casts the base instead, if anything uses it.
func metadataOfSpaceCast(op gen.ExtractStridedMetadataOp, cast gen.MemorySpaceCastOp, rw *rewrite.Rewriter) []*core.Value {
	if memrefType(cast.Source()) == nil {
		return nil
	}
	vals := gen.NewExtractStridedMetadata(&rw.Builder, cast.Source()).Op.ResultList()
	if base := op.BaseBuffer(); !base.HasUses() {
		vals[0] = nil
	} else {
		vals[0] = gen.NewMemorySpaceCast(&rw.Builder, base.Type(), vals[0]).Dest()
	}
	return vals
}

func metadataOfAligned(_ gen.ExtractStridedMetadataOp, op gen.AssumeAlignmentOp, rw *rewrite.Rewriter) []*core.Value {
	return gen.NewExtractStridedMetadata(&rw.Builder, op.Memref()).Op.ResultList()
}

// metadataOfBase: a base buffer has no dimensions and starts where it starts.
func metadataOfBase(_ gen.ExtractStridedMetadataOp, op gen.ExtractStridedMetadataOp, rw *rewrite.Rewriter) []*core.Value {
	return []*core.Value{op.BaseBuffer(), memrefdefs.ConstantIndex(&rw.Builder, 0)}
}
