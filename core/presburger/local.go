package presburger

import "slices"

// This file finds out which local variables are quotients, and merges equal ones.

// Quotient is a local variable that is a sum of other variables divided by a positive number, rounded down. A zero
// denominator means that the variable is not known to be one.
type Quotient struct {
	Dividend []Int
	Denom    Int
}

// bounds returns den*q <= dividend <= den*q + den - 1, for the variable q at pos.
func (q Quotient) bounds(pos int) (lower, upper []Int) {
	upper = slices.Clone(q.Dividend)
	upper[pos] = upper[pos].Sub(q.Denom)
	lower = negated(upper)
	n := len(lower) - 1
	lower[n] = lower[n].Add(q.Denom).Sub(Of(1))
	return lower, upper
}

// normalize divides dividend and denominator by what divides both; the constant is rounded down.
func (q *Quotient) normalize() {
	if q.Denom.IsZero() {
		return
	}
	n := len(q.Dividend) - 1
	g := q.Denom
	for _, c := range q.Dividend[:n] {
		g = GCD(g, c)
	}
	if g.IsOne() {
		return
	}
	divideRow(q.Dividend[:n], g)
	q.Dividend[n] = q.Dividend[n].FloorDiv(g)
	q.Denom = q.Denom.FloorDiv(g)
}

// LocalReprs returns for each local variable what quotient it is of the variables that are not local and local ones
// that are quotients.
func (r *Relation) LocalReprs() []Quotient {
	off := r.Offset(Local)
	found := make([]bool, r.NumVars())
	for i := range off {
		found[i] = true
	}
	out := make([]Quotient, r.num[Local])
	for changed := true; changed; {
		changed = false
		for i := range out {
			if found[off+i] {
				continue
			}
			if q, _, ok := r.VariableRepr(off+i, found); ok {
				out[i], found[off+i], changed = q, true, true
			}
		}
	}
	for i := range out {
		if out[i].Denom.IsZero() {
			out[i].Dividend = make([]Int, r.NumCols())
		}
	}
	return out
}

// BoundIndices returns the numbers of inequalities that bound a variable from below and above, and of equalities that
// mention it, as far as they mention none of the n variables from column offset on, besides itself.
func (r *Relation) BoundIndices(pos, offset, n int) (lower, upper, eqs []int) {
	independent := func(row []Int) bool {
		for c := offset; c < offset+n; c++ {
			if c != pos && !row[c].IsZero() {
				return false
			}
		}
		return true
	}
	for i, row := range r.ineq {
		switch s := row[pos].Sign(); {
		case s == 0 || !independent(row):
		case s > 0:
			lower = append(lower, i)
		default:
			upper = append(upper, i)
		}
	}
	for i, row := range r.eq {
		if !row[pos].IsZero() && independent(row) {
			eqs = append(eqs, i)
		}
	}
	return lower, upper, eqs
}

// VariableRepr returns what quotient of the variables that are marked a variable is. byEquality tells that an equality
// says so, and not a pair of bounds.
func (r *Relation) VariableRepr(pos int, found []bool) (q Quotient, byEquality, ok bool) {
	explicit := func(q Quotient) bool {
		for c := range r.NumVars() {
			if c != pos && !found[c] && !q.Dividend[c].IsZero() {
				return false
			}
		}
		return true
	}
	lower, upper, eqs := r.BoundIndices(pos, 0, 0)
	for _, u := range upper {
		for _, l := range lower {
			if q, ok := quotientOf(r.ineq[l], r.ineq[u], pos); ok && explicit(q) {
				return q, false, true
			}
		}
	}
	for _, e := range eqs {
		row := r.eq[e]
		q := Quotient{negated(row), row[pos].Abs()}
		if row[pos].Sign() < 0 {
			q.Dividend = slices.Clone(row)
		}
		q.Dividend[pos] = Int{}
		if q.normalize(); explicit(q) {
			return q, true, true
		}
	}
	return Quotient{}, false, false
}

// quotientOf returns what a pair of bounds makes of a variable: -e + d*q + (d - 1 - c) >= 0 and e - d*q >= 0, of which
// c makes the first one tighter than it has to be.
func quotientOf(lower, upper []Int, pos int) (Quotient, bool) {
	n := len(lower) - 1
	for i := range n {
		if !lower[i].Equal(upper[i].Neg()) {
			return Quotient{}, false
		}
	}
	d := lower[pos]
	c := d.Sub(Of(1)).Sub(lower[n].Add(upper[n]))
	if c.Sign() < 0 || c.Cmp(d) >= 0 {
		return Quotient{}, false
	}
	q := Quotient{slices.Clone(upper), d}
	q.Dividend[pos] = Int{}
	q.Dividend[n] = upper[n].Add(c)
	q.normalize()
	return q, true
}

// eliminateRedundantLocal makes local variable a of b.
func (r *Relation) eliminateRedundantLocal(a, b int) {
	off := r.Offset(Local)
	r.rows(func(row []Int) []Int {
		row[off+a] = row[off+a].Add(row[off+b])
		return row
	})
	r.Remove(Local, b, b+1)
}

// MergeLocals gives both relations the local variables of both, those of r first; ones of o that are a quotient that is
// there already become that one. The relations must be between the same variables, local ones excepted.
func (r *Relation) MergeLocals(o *Relation) {
	n := r.num[Local]
	r.AppendVars(Local, o.num[Local])
	o.Insert(Local, 0, n)
	divs := r.LocalReprs()
	copy(divs[n:], o.LocalReprs()[n:])
	off := r.Offset(Local)
	for i := range divs {
		divs[i].normalize()
	}
	for i := 0; i < len(divs); i++ {
		for j := max(i+1, n); j < len(divs); j++ {
			if divs[i].Denom.IsZero() || !divs[i].Denom.Equal(divs[j].Denom) || !slices.EqualFunc(divs[i].Dividend, divs[j].Dividend,
				Int.Equal) {
				continue
			}
			r.eliminateRedundantLocal(i, j)
			o.eliminateRedundantLocal(i, j)
			for k := range divs {
				row := divs[k].Dividend
				row[off+i] = row[off+i].Add(row[off+j])
				divs[k].Dividend = slices.Delete(row, off+j, off+j+1)
			}
			divs = slices.Delete(divs, j, j+1)
			j--
		}
	}
}

// substituteLocals eliminates local variables that have coefficient 1 in some equality.
func (r *Relation) substituteLocals() {
	for _, row := range r.eq {
		normalizeRow(row)
	}
	for {
		at, pos := -1, 0
		for i, row := range r.eq {
			if pos = slices.IndexFunc(row[r.Offset(Local):r.NumVars()], func(c Int) bool { return c.Abs().IsOne() }); pos >= 0 {
				at, pos = i, pos+r.Offset(Local)
				break
			}
		}
		if at < 0 {
			return
		}
		eq := r.eq[at]
		for i, row := range r.eq {
			if i != at && !row[pos].IsZero() {
				eliminateFrom(row, eq, pos, pos)
				normalizeRow(row)
			}
		}
		for _, row := range r.ineq {
			eliminateFrom(row, eq, pos, pos)
		}
		r.RemoveColumns(pos, pos+1)
		r.RemoveEquality(at)
	}
}

// AddFloorDiv adds a local variable that is a sum of variables divided by a positive number, rounded down, and returns
// its column.
func (r *Relation) AddFloorDiv(dividend []Int, divisor Int) int {
	pos := r.AppendVars(Local, 1)
	row := slices.Insert(slices.Clone(dividend), pos, Int{})
	lower, upper := Quotient{row, divisor}.bounds(pos)
	r.AddInequality(lower)
	r.AddInequality(upper)
	return pos
}
