package slice

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/presburger"
	affinedefs "github.com/odsgen/ods/defs/affine"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/passes/dialect/affine/dependence"
	"github.com/odsgen/ods/passes/dialect/affine/loops"
)

// State is a slice: bounds of induction variables in terms of operands, and where the slice goes. The zero State is
// none.
type State struct {
	// IVs are the induction variables of the sliced loops, outermost first.
	IVs []*core.Value
	// Lower and Upper are the bounds; nil where a loop is not sliced.
	Lower, Upper []*affine.Map
	// Operands are those of all maps.
	Operands []*core.Value
	// Before is the operation before which the slice goes.
	Before *core.Operation
}

// IsEmpty reports whether there is no slice.
func (s *State) IsEmpty() bool { return len(s.IVs) == 0 }

// sliced reports whether both bounds of a loop are given.
func (s *State) sliced(i int) bool {
	l, u := s.Lower[i], s.Upper[i]
	return l != nil && u != nil && l.NumResults() > 0 && u.NumResults() > 0
}

// isPoint reports whether a loop of the slice has one iteration, by the form of its bounds.
func (s *State) isPoint(i int) bool {
	l, u := s.Lower[i], s.Upper[i]
	return l != nil && u != nil && l.NumResults() == 1 && u.NumResults() == 1 && l.Result(0).AddConst(1).Equal(u.Result(0))
}

// copied returns the loop around the slice whose iterations a loop of the slice has, one each; found is false where the
// bounds do not have that form. ok is false when they have the form, but of something that is not an induction
// variable.
func (s *State) copied(i int) (loop gen.ForOp, found, ok bool) {
	if !s.isPoint(i) || s.Lower[i].Result(0).IsConst() {
		return loop, false, true
	}
	e := s.Lower[i].Result(0)
	if !e.IsDim() {
		return loop, true, false
	}
	loop, ok = dependence.LoopOf(s.Operands[e.Position()])
	return loop, true, ok
}

// isMaximalFast compares the bounds of sliced loops with those of the loops around: known is false when that does not
// tell.
func (s *State) isMaximalFast() (maximal, known bool) {
	for i, iv := range s.IVs {
		dst, found, ok := s.copied(i)
		if !found || !ok {
			return false, false
		}
		src, _ := dependence.LoopOf(iv)
		same := loops.Step(src) == loops.Step(dst)
		for _, m := range [][2]*affine.Map{{loops.LowerBound(src), loops.LowerBound(dst)},
			{loops.UpperBound(src), loops.UpperBound(dst)}} {
			if !m[0].IsSingleConstant() || !m[1].IsSingleConstant() {
				return false, false
			}
			same = same && m[0].Result(0).Equal(m[1].Result(0))
		}
		if !same {
			return false, true
		}
	}
	return true, true
}

// IsMaximal reports whether the slice has all iterations of the sliced loops; known is false when that is not found
// out.
func (s *State) IsMaximal() (maximal, known bool) {
	if maximal, known = s.isMaximalFast(); known {
		return maximal, true
	}
	source, ok := s.source()
	if !ok {
		return false, false
	}
	var dims []*core.Value
	for _, v := range s.Operands {
		if _, ok := dependence.LoopOf(v); ok {
			dims = append(dims, v)
		}
	}
	// Loops that are not copies of loops around do not exist yet.
	for len(dims) < len(s.IVs) {
		dims = append(dims, nil)
	}
	c := dependence.NewConstraints(dims, nil)
	if !s.addTo(c) || source.NumDims() != c.NumDims() || source.Num(presburger.Symbol) != c.Num(presburger.Symbol) {
		return false, false
	}
	return source.IsSubsetOf(c.Relation)
}

// executed returns the iterations that are executed at places: the dimensions are the induction variables of the sliced
// loops, and those around the place that are not among them.
func (s *State) executed(outer int, around []*core.Value) (c dependence.Constraints, ok bool) {
	c = dependence.NewConstraints(s.IVs, nil)
	for _, iv := range around {
		if c.FindValue(iv) < 0 {
			c.AppendDim(iv)
		}
	}
	for _, iv := range around {
		if loop, ok := dependence.LoopOf(iv); !ok || !c.AddForDomain(loop) {
			return c, false
		}
	}
	for i, iv := range s.IVs {
		if i < outer {
			continue
		}
		for _, b := range []struct {
			t presburger.BoundType
			m *affine.Map
		}{{presburger.LB, s.Lower[i]}, {presburger.UB, s.Upper[i]}} {
			if b.m != nil && b.m.NumResults() > 0 && !c.AddMapBound(b.t, c.FindValue(iv), b.m, s.Operands) {
				return c, false
			}
		}
		if loop, ok := dependence.LoopOf(iv); !s.sliced(i) && (!ok || !c.AddForDomain(loop)) {
			return c, false
		}
	}
	return c, true
}

// CoversAll reports whether the slice is known to have each iteration of the sliced loops at one place at least: around
// are the induction variables around the place, outer is the number of loops around all places.
func (s *State) CoversAll(outer int, around []*core.Value) bool {
	source, ok := s.source()
	c, ok2 := s.executed(outer, around)
	if !ok || !ok2 {
		return false
	}
	for at := c.NumDims() - 1; at >= len(s.IVs); at-- {
		if !eliminate(c, at) {
			return false
		}
	}
	source.MergeAndAlign(0, c)
	subset, known := source.IsSubsetOf(c.Relation)
	return known && subset
}

// IsWithin reports whether the slice is known to have no other iterations than the sliced loops, with the arguments of
// CoversAll.
func (s *State) IsWithin(outer int, around []*core.Value) bool {
	c, ok := s.executed(outer, around)
	if !ok {
		return false
	}
	for i, iv := range s.IVs {
		loop, _ := dependence.LoopOf(iv)
		if i < outer || !s.sliced(i) {
			continue
		}
		if step := loops.Step(loop); step != 1 {
			// Points between those of the loop are not iterations.
			by, found, ok := s.copied(i)
			if !found || !ok || loops.Step(by) != step || !loops.LowerBound(by).Equal(loops.LowerBound(loop)) || !loops.LowerBound(by).IsSingleConstant() {
				return false
			}
		}
		lower, upper := loops.LowerBound(loop), loops.UpperBound(loop)
		for k := range lower.NumResults() {
			if !never(c, presburger.UB, iv, lower.SubMap(k), loop.LowerBoundOperands()) {
				return false
			}
		}
		for k := range upper.NumResults() {
			if !never(c, presburger.LB, iv, upper.SubMap(k), loop.UpperBoundOperands()) {
				return false
			}
		}
	}
	return true
}

// never reports whether a variable cannot be beyond a bound.
func never(c dependence.Constraints, t presburger.BoundType, iv *core.Value, m *affine.Map, operands []*core.Value) bool {
	c = c.Clone()
	return c.AddMapBound(t, c.FindValue(iv), m, operands) && (c.Clone().IsEmpty() || c.IsIntegerEmpty())
}

// eliminate eliminates a variable so that for each point that is left there is an integer for it: the dark shadow of
// the Omega test. It returns false for equalities in which the variable has a factor.
func eliminate(c dependence.Constraints, at int) bool {
	one := presburger.Of(1)
	for i := range c.NumEqualities() {
		if n := c.Equality(i)[at]; !n.IsZero() && n != one && n.Neg() != one {
			return false
		} else if !n.IsZero() {
			c.ProjectOut(at, 1)
			return true
		}
	}
	var rest, lower, upper [][]presburger.Int
	for i := range c.NumInequalities() {
		row := slices.Clone(c.Inequality(i))
		switch row[at].Sign() {
		case 0:
			rest = append(rest, row)
		case 1:
			lower = append(lower, row)
		default:
			upper = append(upper, row)
		}
	}
	for _, l := range lower {
		for _, u := range upper {
			a, b := l[at], u[at].Neg()
			row := make([]presburger.Int, len(l))
			for k := range row {
				row[k] = a.Mul(u[k]).Add(b.Mul(l[k]))
			}
			row[len(row)-1] = row[len(row)-1].Sub(a.Sub(one).Mul(b.Sub(one)))
			rest = append(rest, row)
		}
	}
	var eqs [][]presburger.Int
	for i := range c.NumEqualities() {
		eqs = append(eqs, slices.Clone(c.Equality(i)))
	}
	c.ClearConstraints()
	for _, row := range eqs {
		c.AddEquality(row)
	}
	for _, row := range rest {
		c.AddInequality(row)
	}
	c.RemoveColumns(at, at+1)
	return true
}

// addTo adds the iterations of the slice to constraints whose dimensions are its loops.
func (s *State) addTo(c dependence.Constraints) bool {
	for i := range s.IVs {
		loop, found, ok := s.copied(i)
		if !ok {
			return false
		}
		if found {
			if !c.AddForDomain(loop) {
				return false
			}
			continue
		}
		if m := s.Lower[i]; m != nil && !c.AddMapBound(presburger.LB, i, m, s.Operands) {
			return false
		}
		if m := s.Upper[i]; m != nil && !c.AddMapBound(presburger.UB, i, m, s.Operands) {
			return false
		}
	}
	return true
}

// source returns the iterations of the sliced loops.
func (s *State) source() (dependence.Constraints, bool) {
	c := dependence.NewConstraints(s.IVs, nil)
	for _, iv := range s.IVs {
		loop, ok := dependence.LoopOf(iv)
		if !ok || !c.AddForDomain(loop) {
			return c, false
		}
	}
	return c, true
}

// isValid reports whether the slice has only iterations of the sliced loops; known is false when that is not found out.
func (s *State) isValid() (valid, known bool) {
	if maximal, known := s.isMaximalFast(); known && maximal {
		return true, true
	}
	source, ok := s.source()
	if !ok || source.Num(presburger.Symbol) > 0 || source.Num(presburger.Local) > 0 {
		return false, false
	}
	c, ok := s.Constraints()
	if !ok {
		return false, false
	}
	n := len(s.IVs)
	c.ProjectOut(n, c.NumVars()-n)
	if c.NumDims() != source.NumDims() {
		return false, false
	}
	return c.IsSubsetOf(source.Relation)
}

// Constraints returns what bounds the induction variables, which are dimensions; the operands are symbols.
func (s *State) Constraints() (dependence.Constraints, bool) {
	c := dependence.NewConstraints(s.IVs, s.Operands)
	for _, v := range s.Operands {
		if affinedefs.IsValidSymbol(v) {
			if a, ok := v.ConstantValue().(*core.IntegerAttr); ok {
				c.AddConstantBound(presburger.EQ, c.FindValue(v), a.Int64())
			}
		} else if loop, ok := dependence.LoopOf(v); ok && !c.AddForDomain(loop) {
			return c, false
		}
	}
	return c, s.AddBounds(c)
}

// AddBounds adds the bounds of the induction variables to constraints that have these; others are left out.
func (s *State) AddBounds(c dependence.Constraints) bool {
	for i, iv := range s.IVs {
		if c.FindValue(iv) < 0 {
			continue
		}
		ok := true
		switch {
		case s.isPoint(i):
			ok = c.AddMapBound(presburger.EQ, c.FindValue(iv), s.Lower[i], s.Operands)
		case s.sliced(i):
			ok = c.AddMapBound(presburger.LB, c.FindValue(iv), s.Lower[i], s.Operands) &&
				c.AddMapBound(presburger.UB, c.FindValue(iv), s.Upper[i], s.Operands)
		default:
			loop, is := dependence.LoopOf(iv)
			ok = is && c.AddForDomain(loop)
		}
		if !ok {
			return false
		}
	}
	return true
}

// tripCounts returns how many iterations each sliced loop has; false when some number is not constant.
func (s *State) tripCounts() (map[*core.Operation]int64, bool) {
	out := map[*core.Operation]int64{}
	for i, iv := range s.IVs {
		loop, ok := dependence.LoopOf(iv)
		if !ok {
			return nil, false
		}
		if s.sliced(i) {
			n, ok := constantDifference(s.Lower[i], s.Upper[i])
			if !ok {
				return nil, false
			}
			out[loop.Op] = n
			continue
		}
		// Upstream does not divide by the step here.
		if l, ok := loops.ConstantLowerBound(loop); ok {
			if u, ok := loops.ConstantUpperBound(loop); ok {
				out[loop.Op] = u - l
				continue
			}
		}
		n, ok := loops.ConstantTripCount(loop)
		if !ok {
			return nil, false
		}
		out[loop.Op] = int64(n)
	}
	return out, true
}

// constantDifference returns the difference of bounds with one result each.
func constantDifference(lower, upper *affine.Map) (int64, bool) {
	if lower.NumResults() != 1 || upper.NumResults() != 1 {
		return 0, false
	}
	return affine.Simplify(upper.Result(0).Sub(lower.Result(0)), max(lower.NumDims(), upper.NumDims()),
		max(lower.NumSymbols(), upper.NumSymbols())).Value()
}

// IsUnit reports whether the slice has one iteration.
func (s *State) IsUnit() bool {
	counts, ok := s.tripCounts()
	return ok && product(counts) == 1
}

func product(counts map[*core.Operation]int64) int64 {
	n := int64(1)
	for _, c := range counts {
		n *= c
	}
	return n
}
