package presburger

import "slices"

// This file finds bounds of variables.

// BoundType says which way a bound bounds.
type BoundType uint8

// The types of bounds.
const (
	EQ BoundType = iota
	LB
	UB
)

// equalityToConstant returns the number of an equality that says what a variable is in terms of the constant, or also
// of symbols and locals; or -1.
func (r *Relation) equalityToConstant(pos int, symbolic bool) int {
	n := r.NumVars()
	if symbolic {
		n = r.NumDims()
	}
	return slices.IndexFunc(r.eq, func(row []Int) bool {
		if !row[pos].Abs().IsOne() {
			return false
		}
		for c := range n {
			if c != pos && !row[c].IsZero() {
				return false
			}
		}
		return true
	})
}

// EqualityToSymbols returns the number of an equality that says what a variable is in terms of symbols, locals and the
// constant; or -1.
func (r *Relation) EqualityToSymbols(pos int) int { return r.equalityToConstant(pos, true) }

// AddBound bounds a variable by a constant.
func (r *Relation) AddBound(t BoundType, pos int, v Int) {
	row := r.ZeroRow()
	n := len(row) - 1
	row[pos], row[n] = Of(1), v.Neg()
	switch t {
	case EQ:
		r.AddEquality(row)
		return
	case UB:
		row[pos], row[n] = Of(-1), v
	}
	r.AddInequality(row)
}

// ConstantBound returns a constant bound (lower or upper) of a variable: the tightest one that elimination of the
// others finds.
func (r *Relation) ConstantBound(t BoundType, pos int) (Int, bool) {
	if t == EQ {
		lower, okL := r.ConstantBound(LB, pos)
		upper, okU := r.ConstantBound(UB, pos)
		return lower, okL && okU && lower.Equal(upper)
	}
	c := r.Clone()
	c.ProjectOut(0, pos)
	c.ProjectOut(1, c.NumVars()-1)
	if e := c.equalityToConstant(0, false); e >= 0 {
		v := c.eq[e][1]
		if c.eq[e][0].Sign() > 0 {
			v = v.Neg()
		}
		return v, true
	}
	var best Int
	found := false
	for _, row := range c.ineq {
		var v Int
		switch s := row[0].Sign(); {
		case t == LB && s > 0:
			v = row[1].Neg().CeilDiv(row[0])
		case t == UB && s < 0:
			v = row[1].FloorDiv(row[0].Neg())
		default:
			continue
		}
		if !found || t == LB && v.Cmp(best) > 0 || t == UB && v.Cmp(best) < 0 {
			best, found = v, true
		}
	}
	return best, found
}

// Extent is a constant bound of how many values a variable takes, with the bounds that it is the difference of. Lower
// and Upper have coefficients of the symbols and the constant; the variable is at least Lower floordiv Divisor and at
// most Upper floordiv Divisor.
type Extent struct {
	Size         Int
	Lower, Upper []Int
	Divisor      Int
	// LowerAt and UpperAt are the numbers of the inequalities; of the same equality when IsEquality is set.
	LowerAt, UpperAt int
	IsEquality       bool
}

// ConstantExtent looks for the smallest constant difference between bounds in terms of symbols of the dimension at pos.
func (r *Relation) ConstantExtent(pos int) (x Extent, ok bool) {
	nd, ns := r.NumDims(), r.num[Symbol]
	symbolic := func(row []Int) []Int { return append(slices.Clone(row[nd:nd+ns]), row[len(row)-1]) }
	if e := r.equalityToConstant(pos, true); e >= 0 {
		row := r.eq[e]
		if !allZero(row[nd+ns : len(row)-1]) {
			return x, false
		}
		x = Extent{Size: Of(1), Lower: symbolic(row), Divisor: Of(1), LowerAt: e, UpperAt: e, IsEquality: true}
		if row[pos].Sign() > 0 {
			x.Lower = negated(x.Lower)
		}
		x.Upper = x.Lower
		return x, true
	}
	lower, upper, _ := r.BoundIndices(pos, 0, nd)
	n := r.NumVars()
	for _, u := range upper {
		for _, l := range lower {
			lrow, urow := r.ineq[l], r.ineq[u]
			if slices.ContainsFunc(negatedPairs(lrow[:n], urow[:n]), func(same bool) bool { return !same }) {
				continue
			}
			size := urow[n].Add(lrow[n]).Add(Of(1)).CeilDiv(lrow[pos])
			if size.Sign() < 0 {
				size = Int{}
			}
			if !ok || size.Cmp(x.Size) < 0 {
				x, ok = Extent{Size: size, LowerAt: l, UpperAt: u, Divisor: lrow[pos]}, true
			}
		}
	}
	if ok {
		x.Lower, x.Upper = negated(symbolic(r.ineq[x.LowerAt])), symbolic(r.ineq[x.UpperAt])
		x.Lower[ns] = x.Lower[ns].Add(x.Divisor).Sub(Of(1))
	}
	return x, ok
}

// negatedPairs tells for each pair of coefficients whether they are opposite.
func negatedPairs(a, b []Int) []bool {
	out := make([]bool, len(a))
	for i := range a {
		out[i] = a[i].Equal(b[i].Neg())
	}
	return out
}

// UnionBoundingBox makes the relation, a set, the smallest box around it and another set with the same variables, as
// far as bounds in terms of symbols are known whose difference is constant; it returns false where they are not.
func (r *Relation) UnionBoundingBox(o *Relation) bool {
	common := r.common(o)
	nd, ns := r.NumDims(), r.num[Symbol]
	var rows [][]Int
	for d := range nd {
		x, ok := r.ConstantExtent(d)
		if !ok {
			return false
		}
		y, ok := o.ConstantExtent(d)
		if !ok || !x.Divisor.Equal(y.Divisor) {
			return false
		}
		lower, ok := pick(x.Lower, y.Lower, false)
		if ok {
			// Rounding down becomes rounding up: i >= e floordiv d means i >= (e - d + 1) ceildiv d.
			lower[ns] = lower[ns].Sub(x.Divisor).Add(Of(1))
		} else if lower, ok = r.pickConstant(o, LB, d, ns); !ok {
			return false
		}
		upper, ok := pick(x.Upper, y.Upper, true)
		if !ok {
			if upper, ok = r.pickConstant(o, UB, d, ns); !ok {
				return false
			}
		}
		row := func(coef Int, bound []Int) []Int {
			out := r.ZeroRow()
			out[d] = coef
			copy(out[nd:], bound[:ns])
			out[len(out)-1] = bound[ns]
			return out
		}
		rows = append(rows, row(x.Divisor, negated(lower)), row(x.Divisor.Neg(), upper))
	}
	r.eq, r.ineq = nil, rows
	r.Append(common)
	r.RemoveTrivialRedundancy()
	return true
}

// pick returns a copy of the smaller or the greater one of bounds that differ in their constant only.
func pick(a, b []Int, greater bool) ([]Int, bool) {
	n := len(a) - 1
	if !slices.EqualFunc(a[:n], b[:n], Int.Equal) {
		return nil, false
	}
	if c := a[n].Cmp(b[n]); c > 0 && !greater || c < 0 && greater {
		a = b
	}
	return slices.Clone(a), true
}

func (r *Relation) pickConstant(o *Relation, t BoundType, d, ns int) ([]Int, bool) {
	x, ok := r.ConstantBound(t, d)
	y, okY := o.ConstantBound(t, d)
	if !ok || !okY {
		return nil, false
	}
	out := make([]Int, ns+1)
	out[ns] = x
	if c := x.Cmp(y); c > 0 && t == LB || c < 0 && t == UB {
		out[ns] = y
	}
	return out, true
}

// common returns the constraints that both relations have.
func (r *Relation) common(o *Relation) *Relation {
	c := NewRelation(r.num[Domain], r.num[Range], r.num[Symbol], r.num[Local])
	both := func(a, b [][]Int) (out [][]Int) {
		for _, row := range a {
			if slices.ContainsFunc(b, func(other []Int) bool { return slices.EqualFunc(row, other, Int.Equal) }) {
				out = append(out, slices.Clone(row))
			}
		}
		return out
	}
	c.ineq, c.eq = both(r.ineq, o.ineq), both(r.eq, o.eq)
	return c
}
