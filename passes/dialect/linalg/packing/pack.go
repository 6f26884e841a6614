package packing

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/rt"
	affinedefs "github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/iface/constfold"
	"github.com/odsgen/ods/defs/iface/view"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/passes/dialect/tensor/shapes"
)

// layout says how a tensor is cut into tiles.
type layout struct {
	inner []int64           // the dimensions that are cut
	tiles []core.FoldResult // how large tiles are in these
	outer []int64           // the order of the dimensions over tiles; nil: as they are
}

func permute[T any](list []T, order []int64) []T {
	out := make([]T, len(order))
	for i, at := range order {
		out[i] = list[at]
	}
	return out
}

func inverse(order []int64) []int64 {
	out := make([]int64, len(order))
	for i, at := range order {
		out[at] = int64(i)
	}
	return out
}

// upTo returns the numbers from a up to b.
func upTo(a, b int) []int64 {
	var out []int64
	for i := a; i < b; i++ {
		out = append(out, int64(i))
	}
	return out
}

// dest makes what a tensor is packed into.
func (l layout) dest(b *core.Builder, v *core.Value) *core.Value {
	sizes := shapes.Of(b, v)
	m := affine.NewMap(2, 0, affine.Dim(0).CeilDiv(affine.Dim(1)))
	for i, d := range l.inner {
		sizes[d] = affinedefs.ComposedFoldedApply(b, m, []core.FoldResult{sizes[d], l.tiles[i]})
	}
	if l.outer != nil {
		sizes = permute(sizes, l.outer)
	}
	return shapes.Empty(b, append(sizes, l.tiles...), v.Type().(core.ShapedType).ElementType())
}

func (l layout) order(b *core.Builder) *core.DenseArrayAttr {
	if l.outer == nil {
		return nil
	}
	return rt.DenseFrom(b.Context().Integer(64), l.outer)
}

func (l layout) pack(b *core.Builder, v, dest, padding *core.Value) linalg.PackOp {
	return linalg.Pack{Source: v, Dest: dest, PaddingValue: padding, InnerTiles: view.Values(l.tiles), StaticInnerTiles: view.Integers(l.tiles),
		OuterDimsPerm: l.order(b), InnerDimsPos: l.inner}.Build(b)
}

func (l layout) unpack(b *core.Builder, v, dest *core.Value) linalg.UnPackOp {
	return linalg.UnPack{Source: v, Dest: dest, InnerTiles: view.Values(l.tiles), StaticInnerTiles: view.Integers(l.tiles),
		OuterDimsPerm: l.order(b), InnerDimsPos: l.inner}.Build(b)
}

// fills reports whether tiles of known sizes fill a tensor of a known shape.
func (l layout) fills(t core.ShapedType) bool {
	if slices.Contains(t.Shape(), core.Dynamic) {
		return false
	}
	ok := true
	for i, d := range l.inner {
		n, known := view.Constant(l.tiles[i])
		if !known {
			return false
		}
		ok = ok && n != 0 && t.Shape()[d]%n == 0
	}
	return ok
}

// cutLoop makes two loops of one in the maps of operands, and returns which dimension of each operand it goes over: -1 for
// none.
func cutLoop(maps []*affine.Map, loop, loops int) (by []*affine.Map, dims []int, ok bool) {
	for _, m := range maps {
		m = m.ShiftDims(1, loops)
		at := -1
		for k, e := range m.Results() {
			if e.IsFunctionOfDim(loop) {
				if at >= 0 {
					return nil, nil, false
				}
				at = k
			}
		}
		if at >= 0 {
			if !m.Result(at).IsDim() {
				return nil, nil, false
			}
			m = m.InsertResult(affine.Dim(loops), m.NumResults())
		}
		by, dims = append(by, m), append(dims, at)
	}
	return by, dims, true
}

// Pack replaces a structured operation by a generic one on packed tensors. There is a size for each loop; zero leaves it
// alone. The operations around it are made at the insertion point. Operations on buffers cannot be packed.
func Pack(rw *rewrite.Rewriter, x linalg.LinalgOp, sizes []core.FoldResult) (*core.Operation, bool) {
	op, b := x.AsOperation(), &rw.Builder
	if op.NumResults() != x.DpsInits().Len() {
		return nil, false
	}
	defer rw.SetLoc(rw.Loc())
	rw.SetLoc(op.Loc())
	maps, kinds := x.IndexingMaps(), slices.Clone(x.IteratorTypes())
	layouts := make([]layout, op.NumOperands())
	for i, n := range sizes {
		if view.IsConstant(n, 0) {
			continue
		}
		by, dims, ok := cutLoop(maps, i, len(kinds))
		if !ok {
			return nil, false
		}
		maps, kinds = by, append(kinds, kinds[i])
		for k, d := range dims {
			if d >= 0 {
				layouts[k].inner, layouts[k].tiles = append(layouts[k].inner, int64(d)), append(layouts[k].tiles, n)
			}
		}
	}
	var operands []*core.Value
	for i, v := range op.Operands() {
		l := layouts[i]
		if len(l.inner) == 0 {
			operands = append(operands, v)
			continue
		}
		dest := l.dest(b, v)
		var padding *core.Value
		if !l.fills(v.Type().(core.ShapedType)) {
			padding = arith.NewConstant(b, constfold.Zero(dest.Type().(core.ShapedType).ElementType())).Op.Result(0)
		}
		operands = append(operands, l.pack(b, v, dest, padding).Op.Result(0))
	}
	n := op.NumOperands() - x.DpsInits().Len()
	g := linalgdefs.NewGeneric(b, operands[:n], operands[n:], maps, kinds)
	rw.InlineRegionBefore(op.Region(0), g.Region(), nil)
	var results []*core.Value
	for i, v := range g.Op.ResultList() {
		if l := layouts[n+i]; len(l.inner) > 0 {
			v = l.unpack(b, v, op.Operand(n+i)).Op.Result(0)
		}
		results = append(results, v)
	}
	rw.ReplaceOp(op, results...)
	return g.Op, true
}
