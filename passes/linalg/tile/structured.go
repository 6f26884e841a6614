package tile

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	affinedefs "github.com/odsgen/ods/defs/affine"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/generated/linalg"
)

// structured is a structured operation of linalg.
type structured struct{ linalg.LinalgOp }

// Kinds implements [Op].
func (x structured) Kinds() []linalg.IteratorType { return x.IteratorTypes() }

// inits returns the number of the first output among the operands.
func (x structured) inits() int { return x.AsOperation().NumOperands() - x.DpsInits().Len() }

// Domain implements [Op]: a loop is as long as the first dimension of an operand that it goes through.
func (x structured) Domain(rw *rewrite.Rewriter) []Range {
	defer rw.Restore(rw.Save())
	op, b := x.AsOperation(), &rw.Builder
	rw.SetBefore(op)
	var flat []core.FoldResult
	for _, v := range op.Operands() {
		flat = append(flat, mixedSizes(b, v)...)
	}
	maps := x.IndexingMaps()
	all := affine.ConcatMaps(maps...)
	out := make([]Range, len(x.Kinds()))
	for i := range out {
		at := all.ResultPosition(affine.Dim(i))
		if at < 0 || at >= len(flat) {
			at = 0
		}
		e := affine.NewMap(0, 1, affine.Symbol(0))
		out[i] = Range{index(b, 0), affinedefs.ComposedFoldedApply(b, e, flat[at:at+1]), index(b, 1)}
	}
	return out
}

// Tile implements [Op]: the same operation on slices of its operands.
func (x structured) Tile(rw *rewrite.Rewriter, offsets, sizes []core.FoldResult) (r Result, ok bool) {
	op, b := x.AsOperation(), &rw.Builder
	closed := closedSizes(b, sizes)
	slices := make([]*slice, op.NumOperands())
	maps, inits := x.IndexingMaps(), x.inits()
	for i, v := range op.Operands() {
		_, isTensor := v.Type().(*core.RankedTensorType)
		if !isTiled(maps[i], sizes) && !(isTensor && i >= inits) {
			continue
		}
		if slices[i], ok = sliceOf(b, v, maps[i], offsets, sizes, closed); !ok {
			return r, false
		}
	}
	operands := op.OperandList(0, op.NumOperands())
	for i, s := range slices {
		if s == nil {
			continue
		}
		if operands[i], ok = s.build(b, operands[i]); !ok {
			return r, false
		}
		r.Slices = append(r.Slices, operands[i].DefiningOp())
	}
	var types []core.Type
	for _, v := range operands[inits:] {
		if _, ok := v.Type().(*core.RankedTensorType); ok {
			types = append(types, v.Type())
		}
	}
	by := cloneWith(rw, op, operands, types)
	shiftIndices(rw, by, offsets)
	r.Ops, r.Values = []*core.Operation{by}, by.ResultList()
	return r, true
}

// cloneWith makes a copy of an operation with other operands and types of results.
func cloneWith(rw *rewrite.Rewriter, op *core.Operation, operands []*core.Value, types []core.Type) *core.Operation {
	by := op.Clone(nil)
	by.SetOperands(operands)
	for i, t := range types {
		by.Result(i).SetType(t)
	}
	return rw.Insert(by)
}

// shiftIndices adds to the places that the region of a tile asks for where the tile is.
func shiftIndices(rw *rewrite.Rewriter, op *core.Operation, offsets []core.FoldResult) {
	defer rw.Restore(rw.Save())
	defer rw.SetLoc(rw.Loc())
	var list []linalg.IndexOp
	for inner := range op.Region(0).Entry().Ops() {
		if x, ok := linalg.AsIndexOp(inner); ok && int(x.Dim()) < len(offsets) {
			list = append(list, x)
		}
	}
	sum := affine.NewMap(2, 0, affine.Dim(0).Add(affine.Dim(1)))
	for _, x := range list {
		rw.SetAfter(x.Op)
		rw.SetLoc(x.Op.Loc())
		v := x.Op.Result(0)
		r := affinedefs.ComposedFoldedApply(&rw.Builder, sum, []core.FoldResult{{Value: v}, offsets[x.Dim()]})
		by := memrefdefs.ValueOf(&rw.Builder, r)
		if by != v {
			rw.ReplaceUsesIf(v, by, func(u *core.Use) bool { return u.Owner() != by.DefiningOp() })
		}
	}
}

// ResultPosition implements [Op].
func (x structured) ResultPosition(rw *rewrite.Rewriter, result int, offsets, sizes []core.FoldResult) (at, size []core.FoldResult,
	ok bool) {
	closed := closedSizes(&rw.Builder, sizes)
	i := x.inits() + result
	s, ok := sliceOf(&rw.Builder, x.AsOperation().Operand(i), x.IndexingMaps()[i], offsets, sizes, closed)
	if !ok {
		return nil, nil, false
	}
	return s.offsets, s.sizes, true
}

// FromResult implements [Op].
func (x structured) FromResult(rw *rewrite.Rewriter, result int, offsets, sizes []core.FoldResult) (r Result, ok bool) {
	m := x.IndexingMaps()[x.inits()+result]
	if !m.IsProjectedPermutation(false) {
		return r, false
	}
	var at, size []core.FoldResult
	for _, d := range x.Domain(rw) {
		at, size = append(at, d.Offset), append(size, d.Size)
	}
	for i, e := range m.Results() {
		at[e.Position()], size[e.Position()] = offsets[i], sizes[i]
	}
	if r, ok = x.Tile(rw, at, size); ok {
		r.Values = r.Values[result : result+1]
	}
	return r, ok
}
