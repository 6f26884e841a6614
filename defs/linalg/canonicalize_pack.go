package linalg

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/view"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/tensor"
)

// This file has the canonicalization patterns of linalg.pack and linalg.unpack.

// sameSize reports whether two values are the same one, or the same integer.
func sameSize(a, b core.FoldResult) bool {
	if n, ok := view.Constant(a); ok {
		if m, ok := view.Constant(b); ok && n == m {
			return true
		}
	}
	return a.Value != nil && a.Value == b.Value
}

// isIdentity reports whether a permutation leaves everything in its place.
func isIdentity(perm []int64) bool {
	for i, p := range perm {
		if p != int64(i) {
			return false
		}
	}
	return true
}

// sameRelayout reports whether two operations cut the same dimensions into the same tiles.
func sameRelayout(a, b *relayout) bool {
	return slices.Equal(a.inner, b.inner) && (slices.Equal(a.outer, b.outer) || isIdentity(a.outer) && isIdentity(b.outer)) &&
		slices.EqualFunc(a.tiles, b.tiles, sameSize)
}

// inferShapes copies sizes of dimensions that are not cut between the two types, where only one knows them. It reports
// whether there are any.
func (x *relayout) inferShapes() (unpacked, packed []int64, changed bool) {
	unpacked, packed = slices.Clone(x.unpacked.Shape()), slices.Clone(x.packed.Shape())
	for i, n := range unpacked {
		at := i
		if len(x.outer) > 0 {
			at = slices.Index(x.outer, int64(i))
		}
		if slices.Contains(x.inner, int64(i)) || (n == core.Dynamic) == (packed[at] == core.Dynamic) {
			continue
		}
		if n == core.Dynamic {
			n = packed[at]
		}
		unpacked[i], packed[at] = n, n
		changed = true
	}
	return unpacked, packed, changed
}

// toShape casts a tensor to another shape.
func toShape(rw *rewrite.Rewriter, v *core.Value, shape []int64) *core.Value {
	t := v.Type().(*core.RankedTensorType)
	if slices.Equal(t.Shape(), shape) {
		return v
	}
	return tensor.NewCast(&rw.Builder, rw.Context().RankedTensor(shape, t.ElementType(), t.Encoding()), v).Dest()
}

// padsNothing reports whether all sizes that are cut are known to be multiples of their tiles.
func (x *relayout) padsNothing() bool {
	for _, d := range x.inner {
		if x.unpacked.Shape()[d] == core.Dynamic {
			return false
		}
	}
	return !slices.Contains(x.staticTiles, core.Dynamic) && !x.needsPadding()
}

// CanonicalizePack takes what has just been unpacked, drops padding that is not needed, and copies sizes between its
// operands.
func (Hooks) CanonicalizePack(op linalg.PackOp, rw *rewrite.Rewriter) bool {
	x := relayoutOfPack(op)
	if u, ok := linalg.AsUnPackOp(op.Source().DefiningOp()); ok {
		if op.PaddingValue() != nil || u.Source().Type() != op.Dest().Type() || !sameRelayout(x, relayoutOfUnPack(u)) {
			return false
		}
		rw.ReplaceOp(op.Op, u.Source())
		return true
	}
	if op.PaddingValue() != nil && x.padsNothing() {
		rw.Modify(op.Op, func() { op.SetPaddingValue(nil) })
		return true
	}
	src, dst, changed := x.inferShapes()
	if !changed {
		return false
	}
	source, dest, old := toShape(rw, op.Source(), src), toShape(rw, op.Dest(), dst), op.Dest().Type()
	rw.Modify(op.Op, func() {
		op.SetSource(source)
		op.SetDest(dest)
		op.Result().SetType(dest.Type())
	})
	if dest.Type() != old {
		rw.SetAfter(op.Op)
		c := tensor.NewCast(&rw.Builder, old, op.Result())
		rw.ReplaceUsesIf(op.Result(), c.Dest(), func(u *core.Use) bool { return u.Owner() != c.Op })
	}
	return true
}

// CanonicalizeUnPack takes what has just been packed, does not mind what its destination was, cuts the destination
// instead of the result, and copies sizes between its operands.
func (Hooks) CanonicalizeUnPack(op linalg.UnPackOp, rw *rewrite.Rewriter) bool {
	x := relayoutOfUnPack(op)
	if p, ok := linalg.AsPackOp(op.Source().DefiningOp()); ok {
		if p.PaddingValue() != nil || p.Source().Type() != op.Dest().Type() || !sameRelayout(relayoutOfPack(p), x) {
			return false
		}
		rw.ReplaceOp(op.Op, p.Source())
		return true
	}
	if def := op.Dest().DefiningOp(); def != nil {
		if dps, ok := flow.DestinationStyleOpInterfaceKey.Of(def); ok {
			inits := dps.DpsInits()
			rw.Modify(op.Op, func() { op.SetDest(def.Operand(inits.Start + op.Dest().Index())) })
			return true
		}
	}
	if op.Result().HasOneUse() && unpackSlice(op, x, rw) {
		return true
	}
	dst, src, changed := x.inferShapes()
	if !changed {
		return false
	}
	source, dest := toShape(rw, op.Source(), src), toShape(rw, op.Dest(), dst)
	n := unpack(rw, x, source, dest, x.tiles, nil)
	rw.ReplaceOpWith(op.Op, tensor.NewCast(&rw.Builder, op.Result().Type(), n.Result()).Op)
	return true
}

// outerPerm is the permutation as builders want it: nothing where there is none.
func (x *relayout) outerPerm(c *core.Context) *core.DenseArrayAttr {
	if len(x.outer) == 0 {
		return nil
	}
	return c.I64Array(x.outer...)
}

// unpack makes an operation with the dimensions of another one.
func unpack(rw *rewrite.Rewriter, x *relayout, source, dest *core.Value, tiles []core.FoldResult,
	attrs []core.NamedAttr) linalg.UnPackOp {
	return linalg.UnPack{ResultType: dest.Type(), Source: source, Dest: dest, InnerTiles: view.Values(tiles),
		OuterDimsPerm: x.outerPerm(rw.Context()), InnerDimsPos: x.inner, StaticInnerTiles: view.Integers(tiles),
		Attrs: attrs}.Build(&rw.Builder)
}

// unpackSlice unpacks into a slice of the destination, when only a slice of the result is used, from which at most
// parts of the last tiles are missing.
func unpackSlice(op linalg.UnPackOp, x *relayout, rw *rewrite.Rewriter) bool {
	var user *core.Operation
	for u := range op.Result().Users() {
		user = u
	}
	s, ok := tensor.AsExtractSliceOp(user)
	if !ok {
		return false
	}
	to := shapeOf(s.Result().Type())
	is := func(list []core.FoldResult, n int64) bool {
		return !slices.ContainsFunc(list, func(m core.FoldResult) bool { return !view.IsConstant(m, n) })
	}
	if len(to) != len(x.unpacked.Shape()) || !is(s.MixedOffsets(), 0) || !is(s.MixedStrides(), 1) {
		return false
	}
	for i, d := range x.inner {
		at := int(d)
		if len(x.outer) > 0 {
			at = slices.Index(x.outer, d)
		}
		outer, tile := x.packed.Shape()[at], x.staticTiles[i]
		if to[d] == core.Dynamic || outer == core.Dynamic || tile == core.Dynamic || dim.Count(outer, tile)-to[d] >= tile {
			return false
		}
	}
	offsets, sizes, strides := s.MixedOffsets(), s.MixedSizes(), s.MixedStrides()
	rw.SetBefore(op.Op)
	dest := tensor.ExtractSlice{ResultType: s.Result().Type(), Source: op.Dest(), Offsets: view.Values(offsets),
		Sizes:   view.Values(sizes),
		Strides: view.Values(strides), StaticOffsets: view.Integers(offsets), StaticSizes: view.Integers(sizes),
		StaticStrides: view.Integers(strides)}.Build(&rw.Builder).Result()
	rw.Modify(op.Op, func() {
		op.SetDest(dest)
		op.Result().SetType(dest.Type())
	})
	rw.ReplaceOp(s.Op, op.Result())
	return true
}

// uncast returns the operands of an operation with what casts to types that know less had, and whether there are any.
func uncast(op *core.Operation) (operands []*core.Value, changed bool) {
	operands = op.OperandList(0, op.NumOperands())
	for i, v := range operands {
		if c, ok := tensor.AsCastOp(v.DefiningOp()); ok && learns(c.Dest().Type(), c.Source().Type()) {
			operands[i] = c.Source()
			changed = true
		}
	}
	return operands, changed
}

// staticTiles returns tiles with the sizes that the innermost dimensions of a type tell.
func staticTiles(t core.Type, tiles []core.FoldResult) []core.FoldResult {
	shape, out := shapeOf(t), slices.Clone(tiles)
	for i, n := range shape[len(shape)-len(tiles):] {
		if n != core.Dynamic && out[i].Value != nil {
			out[i] = core.FoldResult{Attr: t.Context().IndexAttr(n)}
		}
	}
	return out
}

// packOfCasts packs what operands were cast from.
func packOfCasts(op linalg.PackOp, rw *rewrite.Rewriter) bool {
	operands, changed := uncast(op.Op)
	if !changed {
		return false
	}
	x := relayoutOfPack(op)
	tiles := staticTiles(operands[1].Type(), x.tiles)
	n := linalg.Pack{ResultType: operands[1].Type(), Source: operands[0], Dest: operands[1],
		PaddingValue: op.PaddingValue(),
		InnerTiles:   view.Values(tiles), OuterDimsPerm: x.outerPerm(rw.Context()), InnerDimsPos: x.inner,
		StaticInnerTiles: view.Integers(tiles),
		Attrs:            op.Op.DiscardableAttrs()}.Build(&rw.Builder)
	replaceCast(rw, op.Op, n.Op)
	return true
}

// unpackOfCasts unpacks what operands were cast from.
func unpackOfCasts(op linalg.UnPackOp, rw *rewrite.Rewriter) bool {
	operands, changed := uncast(op.Op)
	if !changed {
		return false
	}
	x := relayoutOfUnPack(op)
	n := unpack(rw, x, operands[0], operands[1], staticTiles(operands[0].Type(), x.tiles), op.Op.DiscardableAttrs())
	replaceCast(rw, op.Op, n.Op)
	return true
}
