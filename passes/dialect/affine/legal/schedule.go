package legal

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/presburger"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/passes/dialect/affine/dependence"
	"github.com/odsgen/ods/passes/dialect/affine/slice"
)

// placed is a slice of a nest together with the place where it goes.
type placed struct {
	orders
	s *slice.State
	// outer is the number of loops around both nests, around are the induction variables in the other nest around the
	// place.
	outer  int
	around []*core.Value
	// again is set where the whole nest is executed before.
	again bool
}

// SliceKeepsOrder reports whether a slice of a nest can be executed at its place in another nest: no access of the nest
// comes after an access of the other nest, or of its own, that it comes before without the slice, where that matters.
// With again, the nest stays as well, and is executed before. Accesses of two nests of which the sliced one comes second do not depend on each other, else there was no slice.
func (m *Memory) SliceKeepsOrder(src, dst gen.ForOp, s *slice.State, again bool) bool {
	p := placed{orders: orders{Memory: m}, s: s, outer: dependence.Depth(src.Op), again: again}
	if p.around = dependence.InductionVars(s.Before); len(p.around) < p.outer || !s.IsWithin(placeOf(s)) {
		return false
	}
	p.around = p.around[p.outer:]
	from, to := m.Touches(src.Op), m.Touches(dst.Op)
	for _, x := range from {
		for _, y := range to {
			if dst.Op.IsBeforeInBlock(src.Op) {
				break
			}
			// What is stored again is the same, which does no harm to loads.
			if y.Writes && sameElements(x, y) && m.Conflict(x, y) && p.comesLate(x, y) {
				return false
			}
		}
	}
	for _, x := range from {
		for _, y := range from {
			if sameElements(x, y) && m.Conflict(x, y) && !p.keeps(x, y) {
				return false
			}
		}
	}
	return true
}

// comesLate reports whether the slice may do x after the other nest does y.
func (p *placed) comesLate(x, y Touch) bool {
	r := p.checker.Check(x.Access, y.Access, p.outer+1, false)
	if r.Outcome != dependence.Exists {
		return r.Outcome == dependence.Unknown
	}
	c := r.Constraints.Clone()
	hide(c, r.SourceLoops, p.loops(r, false))
	at, ok := p.addSlice(c)
	if !ok {
		return true
	}
	common := dependence.NumCommonLoops(y.Op, p.s.Before) - p.outer
	if isBackwards(c, r.SourceLoops+p.outer, at, common) {
		return true
	}
	// In the same iteration of the loops around both, the place decides.
	block := p.s.Before.Block()
	for block.AncestorOpInBlock(y.Op) == nil {
		block = block.ParentOp().Block()
	}
	if !block.AncestorOpInBlock(y.Op).IsBeforeInBlock(block.AncestorOpInBlock(p.s.Before)) {
		return false
	}
	for i := range common {
		c.AddEquality(difference(c, at[i], r.SourceLoops+p.outer+i, 0))
	}
	return !isEmpty(c)
}

// keeps reports whether the slice keeps the order of two accesses in the sliced nest where x comes before y.
func (p *placed) keeps(x, y Touch) bool {
	common := dependence.NumCommonLoops(x.Op, y.Op)
	for depth := p.outer + 1; depth <= common+1; depth++ {
		if x.Op == y.Op && depth > common {
			continue
		}
		r := p.checker.Check(x.Access, y.Access, depth, false)
		switch {
		case r.Outcome == dependence.None:
			continue
		case r.Outcome == dependence.Unknown:
			return false
		case x.Writes && p.alwaysWith(r, !y.Writes):
			continue
		case p.again && y.Writes, p.swaps(r):
			return false
		case x.Writes && !y.Writes:
			if !IsWhole(p.s) {
				return false
			}
		}
	}
	return true
}

// swaps reports whether the slice may be executed for the destination of a dependence at an earlier place than for the
// source.
func (p *placed) swaps(r dependence.Result) bool {
	c := r.Constraints.Clone()
	src, dst := p.loops(r, true), p.loops(r, false)
	hide(c, r.SourceLoops, dst)
	first, ok := p.addSlice(c)
	if !ok {
		return true
	}
	hide(c, 0, src)
	for _, at := range first {
		c.SetValue(at, nil)
	}
	show(c, r.SourceLoops, dst)
	second, ok := p.addSlice(c)
	if !ok {
		return true
	}
	return isLexLess(c, second, first)
}

// alwaysWith reports whether the slice is executed for the source of a dependence wherever it is for the destination;
// without back, the other way round.
func (p *placed) alwaysWith(r dependence.Result, back bool) bool {
	src, dst := p.loops(r, true), p.loops(r, false)
	from, fromLoops, to, toLoops := r.SourceLoops, dst, 0, src
	if !back {
		from, fromLoops, to, toLoops = 0, src, r.SourceLoops, dst
	}
	for i, iv := range p.s.IVs {
		at := slices.Index(toLoops, iv)
		if at < p.outer || p.s.Lower[i] == nil && p.s.Upper[i] == nil {
			continue
		}
		for _, t := range []presburger.BoundType{presburger.LB, presburger.UB} {
			bound := p.s.Lower[i]
			if t == presburger.UB {
				bound = p.s.Upper[i]
			}
			if bound == nil {
				continue
			}
			for k := range bound.NumResults() {
				c := r.Constraints.Clone()
				hide(c, to, toLoops)
				show(c, from, fromLoops)
				if _, ok := p.addSlice(c); !ok {
					return false
				}
				// Beyond the bound: below the lower one, or at the upper one or above it.
				c.SetValue(to+at, iv)
				if j := slices.Index(fromLoops, iv); j >= 0 {
					c.SetValue(from+j, nil)
				}
				beyond := bound.SubMap(k)
				other := presburger.UB
				if t == presburger.UB {
					other = presburger.LB
				}
				if !c.AddMapBound(other, to+at, beyond, p.s.Operands) || !isEmpty(c) {
					return false
				}
			}
		}
	}
	return true
}

// loops returns the induction variables around the source or the destination of a dependence.
func (p *placed) loops(r dependence.Result, source bool) []*core.Value {
	if source {
		return r.Constraints.Values(0, r.SourceLoops)
	}
	return r.Constraints.Values(r.SourceLoops, r.Constraints.NumDims())
}

// hide makes variables stand for no values; those of loops around both nests are the same in all iterations.
func hide(c dependence.Constraints, from int, list []*core.Value) {
	for i := range list {
		c.SetValue(from+i, nil)
	}
}

func show(c dependence.Constraints, from int, list []*core.Value) {
	for i, v := range list {
		c.SetValue(from+i, v)
	}
}

// addSlice adds a place of the slice to constraints in which variables stand for the sliced loops: one variable for each
// loop around the place, which are returned, and the bounds of the sliced loops there.
func (p *placed) addSlice(c dependence.Constraints) (at []int, ok bool) {
	for _, iv := range p.around {
		if c.FindValue(iv) >= 0 {
			return nil, false
		}
		c.AppendDim(iv)
	}
	for _, iv := range p.around {
		if loop, is := dependence.LoopOf(iv); !is || !c.AddForDomain(loop) {
			return nil, false
		}
	}
	for i, iv := range p.s.IVs {
		if i < p.outer || c.FindValue(iv) < 0 {
			continue
		}
		if m := p.s.Lower[i]; m != nil && m.NumResults() > 0 && !c.AddMapBound(presburger.LB, c.FindValue(iv), m, p.s.Operands) {
			return nil, false
		}
		if m := p.s.Upper[i]; m != nil && m.NumResults() > 0 && !c.AddMapBound(presburger.UB, c.FindValue(iv), m, p.s.Operands) {
			return nil, false
		}
	}
	for _, iv := range p.around {
		at = append(at, c.FindValue(iv))
	}
	return at, true
}

// difference returns the row of a variable minus another one plus a constant.
func difference(c dependence.Constraints, a, b int, constant int64) []presburger.Int {
	row := c.ZeroRow()
	row[a], row[b], row[len(row)-1] = presburger.Of(1), presburger.Of(-1), presburger.Of(constant)
	return row
}

// isBackwards reports whether variables from first on may come before those at later, compared in the order of n loops.
func isBackwards(c dependence.Constraints, first int, later []int, n int) bool {
	earlier := make([]int, n)
	for i := range earlier {
		earlier[i] = first + i
	}
	return isLexLess(c, earlier, later[:n])
}

// isLexLess reports whether some variables may come before others in lexicographic order.
func isLexLess(c dependence.Constraints, a, b []int) bool {
	c = c.Clone()
	for i := range a {
		less := c.Clone()
		less.AddInequality(difference(less, b[i], a[i], -1))
		if !isEmpty(less) {
			return true
		}
		c.AddEquality(difference(c, a[i], b[i], 0))
	}
	return false
}

// IsWhole reports whether the slice is known to have all iterations of the sliced loops.
func IsWhole(s *slice.State) bool { return s.CoversAll(placeOf(s)) }

// placeOf returns how many of the sliced loops are around the place of a slice, too, and all that are around it.
func placeOf(s *slice.State) (outer int, around []*core.Value) {
	around = dependence.InductionVars(s.Before)
	for outer < min(len(around), len(s.IVs)) && around[outer] == s.IVs[outer] {
		outer++
	}
	return outer, around
}

// SliceStores reports whether a store in a slice of one iteration is to the element of a load wherever the load is
// executed.
func SliceStores(s *slice.State, store, load dependence.Access) bool {
	if !s.IsUnit() {
		return false
	}
	around := dependence.InductionVars(load.Op)
	c := dependence.NewConstraints(around, nil)
	for _, iv := range around {
		if loop, ok := dependence.LoopOf(iv); !ok || !c.AddForDomain(loop) {
			return false
		}
	}
	for i, iv := range s.IVs {
		if c.FindValue(iv) >= 0 {
			continue // a loop around both nests
		}
		if s.Lower[i] == nil || s.Upper[i] == nil {
			return false
		}
		c.AppendDim(iv)
		if !c.AddMapBound(presburger.LB, c.FindValue(iv), s.Lower[i], s.Operands) ||
			!c.AddMapBound(presburger.UB, c.FindValue(iv), s.Upper[i], s.Operands) {
			return false
		}
	}
	sm, so := store.Composed()
	lm, lo := load.Composed()
	for d := range lm.NumResults() {
		with := c.Clone()
		with.AppendDim(nil)
		at := with.NumDims() - 1
		if !with.AddMapBound(presburger.EQ, at, lm.SubMap(d), lo) {
			return false
		}
		e := sm.Result(d)
		for _, t := range []presburger.BoundType{presburger.LB, presburger.UB} {
			differs, bound := with.Clone(), sm.SubMap(d)
			if t == presburger.LB {
				bound = affine.NewMap(sm.NumDims(), sm.NumSymbols(), e.AddConst(1))
			}
			if !differs.AddMapBound(t, at, bound, so) || !isEmpty(differs) {
				return false
			}
		}
	}
	return true
}
