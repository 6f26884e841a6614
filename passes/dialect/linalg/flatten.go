package linalg

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/view"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/passes/dialect/linalg/tile"
)

// IsElementwise reports whether an operation does the same with each element: all loops are parallel, and all outputs are
// permutations of the iteration space.
func IsElementwise(x linalg.LinalgOp) bool {
	op, maps := x.AsOperation(), x.IndexingMaps()
	first := op.NumOperands() - x.DpsInits().Len()
	for i, m := range maps {
		if !m.IsProjectedPermutation(false) || i >= first && !m.IsPermutation() {
			return false
		}
	}
	for _, k := range x.IteratorTypes() {
		if k != linalg.IteratorTypeParallel {
			return false
		}
	}
	for inner := range op.Region(0).Entry().Ops() {
		if inner.Is(&arith.ConstantDef) || inner.Is(&linalg.IndexDef) || inner.Is(&linalg.YieldDef) {
			continue
		}
		if !inner.Has(core.TraitElementwise | core.TraitScalarizable | core.TraitVectorizable | core.TraitTensorizable) {
			return false
		}
		if slices.ContainsFunc(inner.ResultTypes(), func(t core.Type) bool { _, ok := t.(core.ShapedType); return ok }) {
			return false
		}
	}
	return true
}

// Flatten replaces a structured operation of several parallel loops that goes over its operands in order by one of a single
// loop.
func Flatten(rw *rewrite.Rewriter, x linalg.LinalgOp) (*core.Operation, bool) {
	op, b := x.AsOperation(), &rw.Builder
	n := len(x.IteratorTypes())
	defer rw.SetLoc(rw.Loc())
	rw.SetLoc(op.Loc())
	group := [][]int64{nil}
	for i := range n {
		group[0] = append(group[0], int64(i))
	}
	for i, v := range op.Operands() {
		if m := x.IndexingMaps()[i]; m.NumResults() > 0 && !m.IsIdentity() {
			return nil, false
		}
		if t, ok := v.Type().(*core.MemRefType); ok && len(t.Shape()) > 0 {
			if _, ok := memrefdefs.CollapsedType(t, group); !ok {
				return nil, false
			}
		}
	}
	lengths := tile.LoopSizes(b, x)
	var operands []*core.Value
	var maps []*affine.Map
	for i, v := range op.Operands() {
		m := affine.NewMap(1, 0)
		if x.IndexingMaps()[i].NumResults() > 0 {
			m = affine.IdentityMap(1)
			v = collapsedAll(b, v, group)
		}
		operands, maps = append(operands, v), append(maps, m)
	}
	first := op.NumOperands() - x.DpsInits().Len()
	var made *core.Operation
	if op.Is(&linalg.GenericDef) {
		g := linalgdefs.NewGeneric(b, operands[:first], operands[first:], maps, []linalg.IteratorType{linalg.IteratorTypeParallel})
		rw.InlineRegionBefore(op.Region(0), g.Region(), nil)
		for i, v := range operands {
			g.Region().Entry().SetArgLoc(i, v.Loc())
		}
		made = g.Op
		splitIndices(rw, g, lengths)
	} else {
		made = op.Clone(nil)
		made.SetOperands(operands)
		for i := range made.NumResults() {
			made.Result(i).SetType(operands[first+i].Type())
		}
		rw.Insert(made)
	}
	rw.SetAfter(made)
	var results []*core.Value
	for i, v := range made.ResultList() {
		results = append(results, tensor.ExpandShape{ResultType: op.Result(i).Type(), Src: v, Reassociation: view.GroupsAttr(op.Context(), group),
			OutputShape: view.Values(lengths), StaticOutputShape: view.Integers(lengths)}.Build(b).Op.Result(0))
	}
	rw.ReplaceOp(op, results...)
	return made, true
}

// collapsedAll joins all dimensions of a tensor or a buffer.
func collapsedAll(b *core.Builder, v *core.Value, group [][]int64) *core.Value {
	if t, ok := v.Type().(*core.MemRefType); ok {
		to, _ := memrefdefs.CollapsedType(t, group)
		return memref.NewCollapseShape(b, to, v, view.GroupsAttr(b.Context(), group)).Op.Result(0)
	}
	t := v.Type().(*core.RankedTensorType)
	n := dim.Mul(1, t.Shape()...)
	return tensor.CollapseShape{ResultType: b.Context().RankedTensor([]int64{n}, t.ElementType(), t.Encoding()), Src: v,
		Reassociation: view.GroupsAttr(b.Context(), group)}.Build(b).Op.Result(0)
}

// splitIndices computes the places in loops of lengths from the place in the only loop that they have become.
func splitIndices(rw *rewrite.Rewriter, g linalg.GenericOp, lengths []core.FoldResult) {
	var indices []linalg.IndexOp
	for op := range g.Region().Entry().Ops() {
		if x, ok := linalg.AsIndexOp(op); ok {
			indices = append(indices, x)
		}
	}
	if len(indices) == 0 {
		return
	}
	b := &rw.Builder
	rw.SetStart(g.Region().Entry())
	at := make([]*core.Value, len(lengths))
	rest := linalg.NewIndex(b, 0).Op.Result(0)
	for i := len(lengths) - 1; i > 0; i-- {
		n := memrefdefs.ValueOf(b, lengths[i])
		at[i] = arith.NewRemSI(b, rest, n).Op.Result(0)
		rest = arith.NewDivSI(b, rest, n).Op.Result(0)
	}
	at[0] = rest
	for _, x := range indices {
		rw.ReplaceOp(x.Op, at[x.Dim()])
	}
}
