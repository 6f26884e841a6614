package loops

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/affine/flat"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/core/presburger"
	"github.com/odsgen/ods/core/rewrite"
	affinedefs "github.com/odsgen/ods/defs/affine"
	affinegen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/passes/dialect/affine/dependence"
)

// This file simplifies affine.min and affine.max with what is known about their operands.

// extremum is an affine.min or an affine.max.
type extremum struct {
	op    *core.Operation
	m     *affine.Map
	isMin bool
}

func asExtremum(op *core.Operation) (extremum, bool) {
	if m, ok := affinegen.AsMinOp(op); ok {
		return extremum{op, m.MapAttr().Value(), true}, true
	}
	if m, ok := affinegen.AsMaxOp(op); ok {
		return extremum{op, m.MapAttr().Value(), false}, true
	}
	return extremum{}, false
}

func operandsOf(op *core.Operation) []*core.Value { return op.OperandList(0, op.NumOperands()) }

// addBound bounds a variable by the results of a map of values; those that are not variables become symbols.
func addBound(c dependence.Constraints, t presburger.BoundType, pos int, m *affine.Map, operands []*core.Value) bool {
	nd := c.NumDims()
	n := c.NumDimsAndSymbols()
	exprs := make([]affine.Expr, len(operands))
	for i, v := range operands {
		switch at := slices.Index(c.Values(0, n), v); {
		case at < 0:
			exprs[i] = affine.Symbol(c.Num(presburger.Symbol))
			c.AppendSymbol(v)
		case at < nd:
			exprs[i] = affine.Dim(at)
		default:
			exprs[i] = affine.Symbol(at - nd)
		}
	}
	k := m.NumDims()
	m = m.ReplaceDimsAndSymbols(exprs[:k], exprs[k:], nd, c.Num(presburger.Symbol))
	return flat.AddBound(c.Relation, t, pos, m, t != presburger.UB)
}

// addConst adds a constant to all results.
func addConst(m *affine.Map, n int64) *affine.Map {
	out := make([]affine.Expr, m.NumResults())
	for i, e := range m.Results() {
		out[i] = e.AddConst(n)
	}
	return affine.NewMap(m.NumDims(), m.NumSymbols(), out...)
}

// simplified returns what an extremum is under constraints, as a map of one result; nil when that is not found out. The
// algorithm is upstream's simplifyConstrainedMinMaxOp.
func (x extremum) simplified(c dependence.Constraints) (*affine.Map, []*core.Value) {
	operands := operandsOf(x.op)
	at := c.NumDims()
	n := x.m.NumResults()
	for range n + 2 { // the operation, its bound and the results
		c.AppendDim(nil)
	}
	bound, results := at+1, at+2
	kind, m := presburger.LB, x.m
	if x.isMin {
		kind, m = presburger.UB, addConst(x.m, 1)
	}
	if !addBound(c, kind, at, m, operands) {
		return nil, nil
	}
	lower, upper := flat.SliceBounds(c.Relation, at, 1, false)
	m = lower[0]
	if x.isMin {
		m = upper[0]
	}
	if m == nil || m.NumResults() != 1 {
		return nil, nil
	}
	if x.isMin {
		m = addConst(m, -1)
	}
	m = m.ShiftDims(1, at)
	if !flat.AddBound(c.Relation, presburger.EQ, bound, m, true) || c.IsEmpty() {
		return nil, nil
	}
	for i := range n {
		if !x.neverBeyond(c, i, bound, results+i, operands) {
			return nil, nil
		}
	}
	return constantsIn(c, m)
}

// neverBeyond reports whether result i is at least the bound of a minimum, or at most that of a maximum.
func (x extremum) neverBeyond(c dependence.Constraints, i, bound, result int, operands []*core.Value) bool {
	c = c.Clone()
	if !addBound(c, presburger.EQ, result, x.m.SubMap(i), operands) {
		return false
	}
	row := c.ZeroRow()
	sign := int64(1)
	if !x.isMin {
		sign = -1
	}
	row[bound], row[result], row[len(row)-1] = presburger.Of(sign), presburger.Of(-sign), presburger.Of(-1)
	c.AddInequality(row)
	return c.IsEmpty()
}

// constantsIn puts constants in place of variables that are known to be constant, and returns the map with the values
// of its inputs.
func constantsIn(c dependence.Constraints, m *affine.Map) (*affine.Map, []*core.Value) {
	n := c.NumDimsAndSymbols()
	vals := c.Values(0, n)
	for i, v := range vals {
		if v == nil || v.ConstantValue() != nil {
			continue
		}
		k, ok := c.ConstantBound(presburger.EQ, i)
		if !ok {
			continue
		}
		if k, ok := k.Int64(); ok {
			leaf := affine.Dim(i)
			if i >= m.NumDims() {
				leaf = affine.Symbol(i - m.NumDims())
			}
			m = m.Replace(leaf, affine.Const(k), m.NumDims(), m.NumSymbols())
		}
	}
	return affinedefs.CanonicalMap(m, vals)
}

// replace replaces an extremum by an affine.apply when constraints say which result it is.
func (x extremum) replace(rw *rewrite.Rewriter, c dependence.Constraints) bool {
	m, operands := x.simplified(c)
	if m == nil {
		return false
	}
	rw.SetBefore(x.op)
	rw.SetLoc(x.op.Loc())
	rw.ReplaceOpWith(x.op, affinegen.NewApply(&rw.Builder, operands, rw.Context().AffineMap(m)).Op)
	return true
}

// SimplifyInLoops replaces an affine.min or affine.max by one of its results when the bounds of loops of scf, the
// induction variables of which are among its operands, say that it is always that one.
func SimplifyInLoops(rw *rewrite.Rewriter, op *core.Operation) bool {
	x, ok := asExtremum(op)
	if !ok {
		return false
	}
	c := dependence.NewConstraints(nil, nil)
	seen := map[*core.Value]bool{}
	for _, v := range op.Operands() {
		b, ok := boundsOf(v)
		if !ok || seen[v] {
			continue
		}
		seen[v] = true
		if !addLoopRange(c, v, b) {
			return false
		}
	}
	return x.replace(rw, c)
}

// boundsOf returns the bounds of the loop of scf whose induction variable a value is.
func boundsOf(v *core.Value) (Bounds, bool) {
	if !v.IsBlockArg() {
		return Bounds{}, false
	}
	op := v.OwnerBlock().ParentOp()
	if op == nil || !op.Is(&scf.ForDef) && !op.Is(&scf.ParallelDef) && !op.Is(&scf.ForallDef) {
		return Bounds{}, false
	}
	l, ok := flow.LoopLikeOpInterfaceKey.Of(op)
	if !ok {
		return Bounds{}, false
	}
	p := l.LoopParts()
	i := slices.Index(p.InductionVars, v)
	if i < 0 {
		return Bounds{}, false
	}
	return Bounds{p.LowerBounds[i], p.UpperBounds[i], p.Steps[i]}, true
}

// addLoopRange adds an induction variable with what the bounds of its loop say about it; the step must be constant.
func addLoopRange(c dependence.Constraints, iv *core.Value, b Bounds) bool {
	step, ok := constantOf(b.Step)
	if !ok || step <= 0 {
		return false
	}
	at := c.NumDims()
	c.AppendDim(iv)
	lowerAt := c.NumDimsAndSymbols()
	c.AppendSymbol(b.Lower.Value)
	c.AppendSymbol(b.Upper.Value)
	lower, upper := affine.Symbol(lowerAt-c.NumDims()), affine.Symbol(lowerAt+1-c.NumDims())
	l, constL := constantOf(b.Lower)
	u, constU := constantOf(b.Upper)
	if constL {
		c.AddConstantBound(presburger.EQ, lowerAt, l)
	}
	if constU {
		c.AddConstantBound(presburger.EQ, lowerAt+1, u)
	}
	row := c.ZeroRow()
	row[at], row[lowerAt] = presburger.Of(1), presburger.Of(-1)
	c.AddInequality(row)
	last := lower.AddConst(1) // there is one iteration at most
	if !constL || !constU || l+step < u {
		if constL {
			lower = affine.Const(l)
		}
		if constU {
			upper = affine.Const(u)
		}
		last = lower.AddConst(1).Add(upper.Sub(lower).AddConst(-1).FloorDivConst(step).MulConst(step))
	}
	return flat.AddBound(c.Relation, presburger.UB, at, affine.NewMap(c.NumDims(), c.Num(presburger.Symbol), last), false)
}

// simplifyPeeled simplifies an affine.min or affine.max within a loop that was split into one of whole steps up to a
// bound, and the rest.
func simplifyPeeled(rw *rewrite.Rewriter, x extremum, iv, upper, step *core.Value, whole bool) {
	c := dependence.NewConstraints([]*core.Value{iv}, []*core.Value{upper, step})
	for i, v := range []*core.Value{upper, step} {
		if n, ok := constantOf(core.FoldResult{Value: v}); ok {
			c.AddConstantBound(presburger.EQ, 1+i, n)
		}
	}
	if whole {
		c.AddInequality(presburger.Row(-1, 1, -1, 0)) // upper - iv >= step
	} else {
		c.AddInequality(presburger.Row(1, -1, 1, -1)) // upper - iv < step
	}
	x.replace(rw, c)
}

// ValueRange says between which numbers a value is, both included.
type ValueRange struct {
	Value        *core.Value
	Lower, Upper int64
}

// SimplifyInRanges replaces an affine.min or affine.max by one of its results when ranges of values say that it is
// always that one.
func SimplifyInRanges(rw *rewrite.Rewriter, op *core.Operation, ranges []ValueRange) bool {
	x, ok := asExtremum(op)
	if !ok {
		return false
	}
	c := dependence.NewConstraints(nil, nil)
	for _, r := range ranges {
		at := slices.Index(c.Values(0, c.NumDimsAndSymbols()), r.Value)
		if at < 0 {
			at = c.NumDimsAndSymbols()
			c.AppendSymbol(r.Value)
		}
		c.AddBound(presburger.LB, at, presburger.Of(r.Lower))
		c.AddBound(presburger.UB, at, presburger.Of(r.Upper))
	}
	return x.replace(rw, c)
}
