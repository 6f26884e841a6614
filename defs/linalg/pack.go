package linalg

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/defs/iface/view"
	tensordefs "github.com/odsgen/ods/defs/tensor"
	"github.com/odsgen/ods/generated/linalg"
)

// ParseDynamicIndexList reads integers and operands in brackets.
func (Hooks) ParseDynamicIndexList(p *core.Parser, refs *[]core.OperandRef, static *core.Attribute) bool {
	return view.ParseIndexList(p, core.DelimSquare, refs, static)
}

// PrintDynamicIndexList writes integers and operands in brackets.
func (Hooks) PrintDynamicIndexList(p *core.Printer, _ *core.Operation, vals []*core.Value, static core.Attribute) {
	view.PrintIndexList(p, core.DelimSquare, vals, static)
}

// NamePack names the result.
func (Hooks) NamePack(op linalg.PackOp, set func(v *core.Value, name string)) {
	set(op.Result(), "pack")
}

// NameUnPack names the result.
func (Hooks) NameUnPack(op linalg.UnPackOp, set func(v *core.Value, name string)) {
	set(op.Result(), "unpack")
}

// relayout is what linalg.pack and linalg.unpack have in common.
type relayout struct {
	op               *core.Operation
	unpacked, packed *core.RankedTensorType
	tiles            []core.FoldResult
	staticTiles      []int64
	inner, outer     []int64
}

func relayoutOfPack(op linalg.PackOp) *relayout {
	src, _ := op.Source().Type().(*core.RankedTensorType)
	dst, _ := op.Dest().Type().(*core.RankedTensorType)
	return &relayout{op.Op, src, dst, view.Mixed(op.Op.Context(), op.StaticInnerTilesAttr(), op.InnerTiles()), op.StaticInnerTiles(),
		op.InnerDimsPos(), op.OuterDimsPerm()}
}

func relayoutOfUnPack(op linalg.UnPackOp) *relayout {
	src, _ := op.Source().Type().(*core.RankedTensorType)
	dst, _ := op.Dest().Type().(*core.RankedTensorType)
	return &relayout{op.Op, dst, src, view.Mixed(op.Op.Context(), op.StaticInnerTilesAttr(), op.InnerTiles()), op.StaticInnerTiles(),
		op.InnerDimsPos(), op.OuterDimsPerm()}
}

// positionsValid reports whether dimensions are there, each once.
func positionsValid(dims []int64, rank int) bool {
	for i, d := range dims {
		if d < 0 || d >= int64(rank) || slices.Contains(dims[:i], d) {
			return false
		}
	}
	return len(dims) <= rank
}

// packedShape returns the smallest shape that holds the tiles.
func (x *relayout) packedShape() []int64 {
	shape := slices.Clone(x.unpacked.Shape())
	for i, d := range x.inner {
		n, tile := shape[d], x.staticTiles[i]
		if n == core.Dynamic || tile == core.Dynamic {
			shape[d] = core.Dynamic
		} else {
			shape[d] = dim.CeilDiv(n, tile)
		}
	}
	if len(x.outer) > 0 {
		outer := make([]int64, len(shape))
		for i, d := range x.outer {
			outer[i] = shape[d]
		}
		shape = outer
	}
	return append(shape, x.staticTiles...)
}

func (x *relayout) verify(r *core.Reporter) bool {
	fail := func(format string, args ...any) bool { return r.OpEmitErrorf(x.op, format, args...).Fail() }
	for _, t := range x.tiles {
		if view.IsConstant(t, 0) {
			return fail("invalid zero tile factor")
		}
	}
	rank := len(x.unpacked.Shape())
	switch {
	case !positionsValid(x.inner, rank):
		return fail("invalid inner_dims_pos vector")
	case !positionsValid(x.outer, rank):
		return fail("invalid outer_dims_perm vector")
	case len(x.outer) > 0 && len(x.outer) != rank:
		return fail("outer_dims_perm must be a permutation or empty")
	case len(x.tiles) > rank:
		return fail("tiling factors must be less than or equal to the input rank for pack or output rank for unpack")
	case len(x.tiles) != len(x.inner):
		return fail("tiling factors must equal the number of dimensions to tile")
	}
	packed := x.packed.Shape()
	if want := rank + len(x.tiles); want != len(packed) {
		return fail("packed rank != (unpacked rank + num tiling factors), got %d != %d", len(packed), want)
	}
	want := x.packedShape()
	for i, n := range packed {
		if n != core.Dynamic && want[i] != core.Dynamic && want[i] != n && i < rank {
			t := x.packed.CloneWith(want, x.unpacked.ElementType())
			return fail("expected '%s' for the packed domain value, got '%s'", core.TypeString(t), core.TypeString(x.packed))
		}
	}
	for i, n := range packed[rank:] {
		if x.staticTiles[i] != n {
			return fail("mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type")
		}
	}
	return true
}

// needsPadding reports whether a size that is known is not a multiple of its tile, or of the number of tiles.
func (x *relayout) needsPadding() bool {
	for i, d := range x.inner {
		at := int(d)
		if len(x.outer) > 0 {
			at = slices.Index(x.outer, d)
		}
		n, parts := x.unpacked.Shape()[d], x.packed.Shape()[at]
		if n == core.Dynamic || parts == core.Dynamic {
			continue
		}
		if tile, ok := view.Constant(x.tiles[i]); ok {
			parts = tile
		}
		if parts == 0 || n%parts != 0 {
			return true
		}
	}
	return false
}

// VerifyPack checks tiles and shapes, and that whole tiles are filled.
func (h Hooks) VerifyPack(op linalg.PackOp, r *core.Reporter) bool {
	x := relayoutOfPack(op)
	if !x.verify(r) {
		return false
	}
	elem := x.unpacked.ElementType()
	if v := op.PaddingValue(); v != nil && v.Type() != elem {
		return r.OpErrorf(op.Op, "expected padding_value has '%s' but got: '%s'", core.TypeString(elem),
			core.TypeString(v.Type())).Fail()
	} else if v == nil && x.needsPadding() {
		return r.OpErrorf(op.Op, "invalid tile factor or output size provided. Only full tiles are supported when padding_value is not set").Fail()
	}
	return true
}

// VerifyUnPack checks tiles and shapes.
func (h Hooks) VerifyUnPack(op linalg.UnPackOp, r *core.Reporter) bool {
	return relayoutOfUnPack(op).verify(r)
}

// SpeculatePack wants tiles of known sizes, and sizes that do not need padding, or a value to pad with.
func (Hooks) SpeculatePack(op linalg.PackOp) bool {
	return tensordefs.HaveElements(op.Op) && (op.PaddingValue() != nil || tilesDivide(relayoutOfPack(op)))
}

// SpeculateUnPack wants the same of the sizes.
func (Hooks) SpeculateUnPack(op linalg.UnPackOp) bool {
	return tensordefs.HaveElements(op.Op) && tilesDivide(relayoutOfUnPack(op))
}

// tilesDivide reports whether all sizes that are cut are known multiples of tiles that are known.
func tilesDivide(x *relayout) bool {
	for i, d := range x.inner {
		n, tile := x.unpacked.Shape()[d], x.staticTiles[i]
		if n == core.Dynamic || tile == core.Dynamic || tile == 0 || n%tile != 0 {
			return false
		}
	}
	return true
}
