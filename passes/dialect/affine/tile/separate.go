package tile

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/affine/flat"
	"github.com/odsgen/ods/core/presburger"
	affinedefs "github.com/odsgen/ods/defs/affine"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/passes/dialect/affine/dependence"
	"github.com/odsgen/ods/passes/dialect/affine/loops"
)

// SeparateFull puts before a nest over the iterations of one box, as [PerfectNest] makes it, the condition that
// the box is a full one, and in that case does it by loops whose bounds are not minima or maxima. It returns false and
// changes nothing where all boxes are full, or where loops have steps. The algorithm is upstream's separateFullTiles.
func SeparateFull(nest []gen.ForOp) bool {
	first := nest[0].Op
	full := fullTiles(nest)
	if full == nil {
		return false
	}
	cond, operands, ok := fullCondition(nest)
	if !ok {
		full.Erase()
		return false
	}
	b := core.BuilderBefore(first)
	c := b.Context()
	branch := gen.NewIf(b, nil, operands, c.IntegerSet(cond))
	for i, op := range []*core.Operation{full, first} {
		b.CreateBlock(branch.Op.Region(i), nil)
		op.MoveBefore(gen.NewYield(b, nil).Op)
	}
	return true
}

// fullTiles makes a copy of a nest, before it, whose bounds are a constant apart; nil when there are none.
func fullTiles(nest []gen.ForOp) *core.Operation {
	b := core.BuilderBefore(nest[0].Op)
	var m core.IRMapping
	var outermost *core.Operation
	fail := func() *core.Operation {
		if outermost != nil {
			outermost.Erase()
		}
		return nil
	}
	for _, l := range nest {
		if loops.Step(l) != 1 {
			return fail()
		}
		set, _ := dependence.IndexSet([]*core.Operation{l.Op})
		set.SetDimSymbolSeparation(set.NumDimsAndSymbols() - 1)
		x, ok := set.ConstantExtent(0)
		if !ok {
			return fail()
		}
		operands := set.Values(1, set.NumDimsAndSymbols())
		lower, okL := flat.InequalityBound(set.Relation, 0, x.LowerAt)
		upper, okU := flat.InequalityBound(set.Relation, 0, x.UpperAt)
		if !okL || !okU {
			return fail()
		}
		b.SetLoc(l.Op.Loc())
		lower, lowerOperands := loops.CanonicalBound(lower, operands)
		upper, upperOperands := loops.CanonicalBound(upper, operands)
		copied := loops.NewFor(b, lower, lowerOperands, upper, upperOperands, 1)
		if outermost == nil {
			outermost = copied.Op
		}
		m.Map(loops.InductionVar(l), loops.InductionVar(copied))
		b.SetBefore(loops.Body(copied).Last())
	}
	last := loops.Body(nest[len(nest)-1])
	for op := last.First(); op != last.Last(); op = op.Next() {
		b.Insert(op.Clone(&m))
	}
	return outermost
}

// fullCondition returns when the bounds that are a constant apart are the ones that hold for all loops of a nest.
func fullCondition(nest []gen.ForOp) (*affine.Set, []*core.Value, bool) {
	ops := make([]*core.Operation, len(nest))
	for i, l := range nest {
		ops[i] = l.Op
	}
	set, _ := dependence.IndexSet(ops)
	set.RemoveIndependent(0, len(nest))
	for range nest {
		set.SetDimSymbolSeparation(set.NumDimsAndSymbols() - 1)
		x, ok := set.ConstantExtent(0)
		if !ok {
			return nil, nil, false
		}
		compareBounds(set.Relation, x)
		set.RemoveColumns(0, 1)
	}
	set.RemoveTrivialRedundancy()
	set.SetDimSymbolSeparation(0)
	cond, ok := flat.AsSet(set.Relation)
	if !ok {
		return nil, nil, false
	}
	cond, operands := affinedefs.CanonicalSet(cond, set.Values(0, set.NumDimsAndSymbols()))
	return cond, operands, true
}

// compareBounds replaces the bounds of the first variable by: those of the extent are the strongest.
func compareBounds(r *presburger.Relation, x presburger.Extent) {
	lower, upper, _ := r.BoundIndices(0, 0, 0)
	isLower, isUpper := map[int]bool{}, map[int]bool{}
	for _, i := range lower {
		isLower[i] = true
	}
	for _, i := range upper {
		isUpper[i] = true
	}
	fullLower, fullUpper := r.Inequality(x.LowerAt), r.Inequality(x.UpperAt)
	var eqs, rows [][]presburger.Int
	for i := range r.NumEqualities() {
		eqs = append(eqs, r.Equality(i))
	}
	for i := range r.NumInequalities() {
		row := append([]presburger.Int(nil), r.Inequality(i)...)
		for k := range row {
			switch {
			case isLower[i]:
				row[k] = fullLower[k].Sub(row[k])
			case isUpper[i]:
				row[k] = row[k].Sub(fullUpper[k])
			}
		}
		rows = append(rows, row)
	}
	r.ClearConstraints()
	for _, row := range eqs {
		r.AddEquality(row)
	}
	for _, row := range rows {
		r.AddInequality(row)
	}
}
