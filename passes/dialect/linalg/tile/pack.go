package tile

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	affinedefs "github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/iface/view"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	affinegen "github.com/odsgen/ods/generated/affine"
	viewiface "github.com/odsgen/ods/generated/iface/view"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/passes/analysis/valuebounds"
)

// relayout is what linalg.pack and linalg.unpack have in common.
type relayout struct {
	Unsupported
	op             *core.Operation
	source, dest   *core.Value
	pad            *core.Value
	inner, outer   []int64
	tiles          []core.FoldResult
	rank           int // of what is not packed
	dynamicTiles   []*core.Value
	packed, result []int64 // shapes
}

// AsOperation implements [Op].
func (x *relayout) AsOperation() *core.Operation { return x.op }

// Kinds implements [Op]: the loops go over what is not cut, and over the tiles.
func (x *relayout) Kinds() []linalg.IteratorType { return parallel(x.rank) }

func parallel(n int) []linalg.IteratorType {
	return slices.Repeat([]linalg.IteratorType{linalg.IteratorTypeParallel}, n)
}

// Domain implements [Op]: the first dimensions of the result.
func (x *relayout) Domain(w *Work) []Range {
	sizes := reify(w, x.op)
	out := make([]Range, x.rank)
	for i := range out {
		out[i] = Range{index(&w.Builder, 0), sizes[i], index(&w.Builder, 1)}
	}
	return out
}

// reify computes the sizes of the only result.
func reify(w *Work, op *core.Operation) []core.FoldResult {
	x, ok := viewiface.ReifyRankedShapedTypeOpInterfaceKey.Of(op)
	if !ok {
		return nil
	}
	return x.ReifyResultShapes(&w.Builder)[0]
}

// tileOf returns the size of the tiles in a dimension that is cut.
func (x *relayout) tileOf(dim int) (core.FoldResult, bool) {
	if i := slices.Index(x.inner, int64(dim)); i >= 0 {
		return x.tiles[i], true
	}
	return core.FoldResult{}, false
}

// permuted returns a list in the order of the outer dimensions; unpermuted is its inverse.
func (x *relayout) permuted(list []core.FoldResult) []core.FoldResult { return permute(list, x.outer) }

func (x *relayout) unpermuted(list []core.FoldResult) []core.FoldResult {
	return permute(list, inverse(x.outer))
}

// permute returns the list whose element i is element order[i] of another one; an empty order changes nothing.
func permute[T any](list []T, order []int64) []T {
	out := slices.Clone(list)
	for i, k := range order {
		out[i] = list[k]
	}
	return out
}

func inverse(order []int64) []int64 {
	out := make([]int64, len(order))
	for i, k := range order {
		out[k] = int64(i)
	}
	return out
}

// compute makes an expression of two dimensions, or a dimension and a symbol.
func compute(w *Work, e affine.Expr, operands ...core.FoldResult) core.FoldResult {
	dims, _ := affine.MaxPositions(e)
	return affinedefs.ComposedFoldedApply(&w.Builder, affine.NewMap(dims+1, len(operands)-dims-1, e), operands)
}

func least(w *Work, operands ...core.FoldResult) core.FoldResult {
	return affinedefs.ComposedFoldedMinMax(&w.Builder, &affinegen.MinDef, affine.IdentityMap(len(operands)), operands)
}

func greatest(w *Work, operands ...core.FoldResult) core.FoldResult {
	return affinedefs.ComposedFoldedMinMax(&w.Builder, &affinegen.MaxDef, affine.IdentityMap(len(operands)), operands)
}

var (
	d0, d1 = affine.Dim(0), affine.Dim(1)
	s0     = affine.Symbol(0)
)

// cut makes a slice with strides of one.
func cut(w *Work, v *core.Value, p Part) *core.Value {
	s := &slice{p.Offsets, p.Sizes, ones(&w.Builder, len(p.Offsets))}
	r, _ := s.build(&w.Builder, v)
	return r
}

// like makes the operation on slices.
func (x *relayout) like(w *Work, source, dest *core.Value) *core.Operation {
	operands := []*core.Value{source, dest}
	if x.pad != nil {
		operands = append(operands, x.pad)
	}
	return cloneWith(w.Rewriter, x.op, append(operands, x.dynamicTiles...), []core.Type{dest.Type()})
}

// padInner appends to a part of the outer dimensions of the packed side all of the tiles, whose sizes are given.
func padInner(w *Work, p Part, tiles []core.FoldResult) Part {
	out := Part{slices.Clone(p.Offsets), slices.Clone(p.Sizes)}
	for _, n := range tiles {
		out.Offsets, out.Sizes = append(out.Offsets, index(&w.Builder, 0)), append(out.Sizes, n)
	}
	return out
}

// wholeTiles reports whether a part of the packed side has all of each tile.
func (x *relayout) wholeTiles(sizes []core.FoldResult) bool {
	return slices.EqualFunc(x.tiles, sizes[len(sizes)-len(x.tiles):], sameIndex)
}

func sameIndex(a, b core.FoldResult) bool {
	n, ok := view.Constant(a)
	m, ok2 := view.Constant(b)
	if ok || ok2 {
		return ok && ok2 && n == m
	}
	return a.Value == b.Value
}

// pack is linalg.pack.
type pack struct{ relayout }

func newPack(op *core.Operation) Op {
	p := core.Must(linalg.AsPackOp(op))
	src, _ := p.Source().Type().(*core.RankedTensorType)
	dst, _ := p.Dest().Type().(*core.RankedTensorType)
	return &pack{relayout{op: op, source: p.Source(), dest: p.Dest(), pad: p.PaddingValue(), inner: p.InnerDimsPos(), outer: p.OuterDimsPerm(),
		tiles: view.Mixed(op.Context(), p.StaticInnerTilesAttr(), p.InnerTiles()), dynamicTiles: p.InnerTiles(), rank: len(src.Shape()),
		packed: dst.Shape(), result: src.Shape()}}
}

// Tile implements [Op].
func (x *pack) Tile(w *Work, loops Part) (r Result, ok bool) {
	offsets, sizes := x.unpermuted(loops.Offsets), x.unpermuted(loops.Sizes)
	whole := mixedSizes(&w.Builder, x.source)
	var in Part
	for i := range x.rank {
		at, n := offsets[i], sizes[i]
		if tile, ok := x.tileOf(i); ok {
			at, n = compute(w, d0.Mul(s0), at, tile), compute(w, d0.Mul(s0), n, tile)
		}
		if x.pad != nil { // the last tile may reach beyond the end
			n = least(w, n, compute(w, d0.Sub(d1), whole[i], at))
		}
		in.Offsets, in.Sizes = append(in.Offsets, at), append(in.Sizes, n)
	}
	return x.on(w, in, loops)
}

// on computes the tile from a part of the source.
func (x *pack) on(w *Work, in, loops Part) (r Result, ok bool) {
	src := cut(w, x.source, in)
	out, _ := x.ResultPosition(w, 0, loops)
	dst := cut(w, x.dest, out)
	by := x.like(w, src, dst)
	return Result{[]*core.Operation{by}, by.ResultList(), []*core.Operation{src.DefiningOp(), dst.DefiningOp()}}, true
}

// ResultPosition implements [Op].
func (x *pack) ResultPosition(w *Work, _ int, loops Part) (Part, bool) {
	return padInner(w, loops, reify(w, x.op)[x.rank:]), true
}

// FromResult implements [Op]: tiles can only be computed as a whole.
func (x *pack) FromResult(w *Work, _ int, at Part) (r Result, ok bool) {
	for _, o := range at.Offsets[len(at.Offsets)-len(x.tiles):] {
		if !view.IsConstant(o, 0) {
			return r, false
		}
	}
	if !x.wholeTiles(at.Sizes) {
		return r, false
	}
	return x.Tile(w, Part{at.Offsets[:x.rank], at.Sizes[:x.rank]})
}

// LoopsOfOperands implements [Op]: a part of the source must consist of whole tiles.
func (x *pack) LoopsOfOperands(w *Work, operands []int, parts []Part) (p Part, ok bool) {
	if len(operands) != 1 || operands[0] != 0 {
		return p, false
	}
	outer := slices.Clone(x.packed[:x.rank])
	if len(x.outer) > 0 {
		outer = permute(outer, inverse(x.outer))
	}
	for i := range x.rank {
		at, n := parts[0].Offsets[i], parts[0].Sizes[i]
		if tile, ok := x.tileOf(i); ok {
			bound, known := valuebounds.Upper(n)
			whole := x.result[i]
			if known && whole != core.Dynamic && bound >= whole { // the dimension is not tiled
				n = index(&w.Builder, outer[i])
				if outer[i] == core.Dynamic {
					n = mixedSizes(&w.Builder, x.dest)[i]
				}
			} else {
				inner, fixed := view.Constant(tile)
				if !known || !fixed || inner == 0 || bound%inner != 0 {
					return p, false
				}
				at, n = compute(w, d0.FloorDiv(s0), at, tile), compute(w, d0.CeilDiv(s0), n, tile)
			}
		}
		p.Offsets, p.Sizes = append(p.Offsets, at), append(p.Sizes, n)
	}
	return Part{x.permuted(p.Offsets), x.permuted(p.Sizes)}, true
}

// FromOperands implements [Op].
func (x *pack) FromOperands(w *Work, operands []int, parts []Part) (r Result, ok bool) {
	if len(operands) != 1 || operands[0] != 0 {
		return r, false
	}
	src := cut(w, x.source, parts[0])
	loops, ok := x.LoopsOfOperands(w, operands, parts)
	if !ok {
		return r, false
	}
	out, _ := x.ResultPosition(w, 0, loops)
	dst := cut(w, x.dest, out)
	by := x.like(w, src, dst)
	return Result{[]*core.Operation{by}, by.ResultList(), []*core.Operation{src.DefiningOp(), dst.DefiningOp()}}, true
}

// unpack is linalg.unpack.
type unpack struct{ relayout }

func newUnpack(op *core.Operation) Op {
	p := core.Must(linalg.AsUnPackOp(op))
	src, _ := p.Source().Type().(*core.RankedTensorType)
	dst, _ := p.Dest().Type().(*core.RankedTensorType)
	return &unpack{relayout{op: op, source: p.Source(), dest: p.Dest(), inner: p.InnerDimsPos(), outer: p.OuterDimsPerm(),
		tiles: view.Mixed(op.Context(), p.StaticInnerTilesAttr(), p.InnerTiles()), dynamicTiles: p.InnerTiles(), rank: len(dst.Shape()),
		packed: src.Shape(), result: dst.Shape()}}
}

// unpackDim says what of the source a part of a dimension of the result needs, and how more than the part is unpacked
// when it does not consist of whole tiles.
type unpackDim struct {
	aligned              bool
	at, size             core.FoldResult // in the source
	resultAt, resultSize core.FoldResult // of the part in what is unpacked, and the size of that
}

func (x *unpack) dim(w *Work, i int, at, size core.FoldResult) unpackDim {
	b := &w.Builder
	zero, one := index(b, 0), index(b, 1)
	tile, cut := x.tileOf(i)
	if !cut {
		return unpackDim{true, at, size, zero, size}
	}
	n, known := valuebounds.Upper(size)
	inner, fixed := view.Constant(tile)
	if known && fixed && n == inner {
		return unpackDim{n%inner == 0, compute(w, d0.FloorDiv(d1), at, tile), one, zero, size}
	}
	if known && fixed && inner != 0 && n%inner == 0 {
		from := compute(w, d0.FloorDiv(d1), at, tile)
		return unpackDim{true, from, compute(w, d0.CeilDiv(d1), size, tile), zero, size}
	}
	divMod := func(a, by core.FoldResult) (q, r *core.Value) {
		operands := []*core.Value{memrefdefs.ValueOf(b, a), memrefdefs.ValueOf(b, by)}
		q = affinedefs.ComposedApply(b, affine.NewMap(2, 0, d0.FloorDiv(d1)), operands).Op.Result(0)
		return q, affinedefs.ComposedApply(b, affine.NewMap(2, 0, d0.Mod(d1)), operands).Op.Result(0)
	}
	first, rest := divMod(at, tile)
	end := compute(w, d0.Add(d1), at, size)
	last, _ := divMod(core.FoldResult{Value: memrefdefs.ValueOf(b, compute(w, d0.Sub(d1), end, one))}, tile)
	count := compute(w, d0.Sub(d1), core.FoldResult{Value: last}, core.FoldResult{Value: first})
	count = compute(w, d0.Add(d1), count, one)
	return unpackDim{false, core.FoldResult{Value: first}, count, core.FoldResult{Value: rest},
		core.FoldResult{Value: product(b, memrefdefs.ValueOf(b, count), memrefdefs.ValueOf(b, tile))}}
}

// Tile implements [Op]: it unpacks all tiles that the part touches, and cuts the part out of them where it does not
// consist of whole tiles.
func (x *unpack) Tile(w *Work, loops Part) (r Result, ok bool) {
	aligned := true
	var from, inside Part
	var expanded []core.FoldResult
	for i := range x.rank {
		d := x.dim(w, i, loops.Offsets[i], loops.Sizes[i])
		aligned = aligned && d.aligned
		from.Offsets, from.Sizes = append(from.Offsets, d.at), append(from.Sizes, d.size)
		inside.Offsets = append(inside.Offsets, d.resultAt)
		expanded = append(expanded, d.resultSize)
	}
	inside.Sizes = loops.Sizes
	src := cut(w, x.source, padInner(w, Part{x.permuted(from.Offsets), x.permuted(from.Sizes)}, x.tiles))
	r.Slices = []*core.Operation{src.DefiningOp()}
	var dst *core.Value
	if aligned {
		dst = cut(w, x.dest, loops)
		r.Slices = append(r.Slices, dst.DefiningOp())
	} else {
		dst = empty(&w.Builder, expanded, core.ElementTypeOrSelf(x.dest.Type()), nil)
	}
	by := x.like(w, src, dst)
	r.Ops, r.Values = []*core.Operation{by}, by.ResultList()
	if !aligned {
		r.Values = []*core.Value{cut(w, by.Result(0), inside)}
	}
	return r, true
}

// ResultPosition implements [Op].
func (x *unpack) ResultPosition(_ *Work, _ int, loops Part) (Part, bool) { return loops, true }

// FromResult implements [Op].
func (x *unpack) FromResult(w *Work, _ int, at Part) (Result, bool) { return x.Tile(w, at) }

// LoopsOfOperands implements [Op].
func (x *unpack) LoopsOfOperands(w *Work, operands []int, parts []Part) (p Part, ok bool) {
	if len(operands) != 1 {
		return p, false
	}
	if x.op.Operand(operands[0]) == x.dest && operands[0] == 1 {
		return parts[0], true
	}
	whole := reify(w, x.op)
	offsets, sizes := x.unpermuted(parts[0].Offsets[:x.rank]), x.unpermuted(parts[0].Sizes[:x.rank])
	for i := range x.rank {
		at, n := offsets[i], sizes[i]
		if tile, ok := x.tileOf(i); ok {
			at = compute(w, d0.Mul(s0), at, tile)
			n = least(w, compute(w, d0.Mul(s0), n, tile), compute(w, d0.Sub(d1), whole[i], at))
		}
		p.Offsets, p.Sizes = append(p.Offsets, at), append(p.Sizes, n)
	}
	return p, true
}

// FromOperands implements [Op].
func (x *unpack) FromOperands(w *Work, operands []int, parts []Part) (r Result, ok bool) {
	if len(operands) != 1 || operands[0] != 0 || !x.wholeTiles(parts[0].Sizes) {
		return r, false
	}
	loops, ok := x.LoopsOfOperands(w, operands, parts)
	if !ok {
		return r, false
	}
	dst := cut(w, x.dest, loops)
	src := cut(w, x.source, parts[0])
	by := x.like(w, src, dst)
	return Result{[]*core.Operation{by}, by.ResultList(), []*core.Operation{src.DefiningOp(), dst.DefiningOp()}}, true
}
