package presburger

import "slices"

// This file asks whether there are points.

// explosion bounds the number of constraints per variable of the original relation; beyond it, emptiness is not looked
// into any more.
const explosion = 32

// contradicts reports whether some constraint without variables does not hold.
func (r *Relation) contradicts() bool {
	n := r.NumVars()
	bad := func(eq bool) func(row []Int) bool {
		return func(row []Int) bool {
			return (row[n].Sign() < 0 || eq && row[n].Sign() > 0) && allZero(row[:n])
		}
	}
	return slices.ContainsFunc(r.eq, bad(true)) || slices.ContainsFunc(r.ineq, bad(false))
}

// noGCD reports whether what divides the coefficients of some equality does not divide its constant, so that no
// integers fulfil it.
func (r *Relation) noGCD() bool {
	n := r.NumVars()
	return slices.ContainsFunc(r.eq, func(row []Int) bool {
		g := rowGCD(row[:n])
		return g.Sign() > 0 && !row[n].Mod(g).IsZero()
	})
}

// IsObviouslyEmpty looks for a constraint that cannot hold.
func (r *Relation) IsObviouslyEmpty() bool { return r.noGCD() || r.contradicts() }

// IsEmpty eliminates all variables. When it returns true there is no integer point; there may be none, too, when it
// returns false.
func (r *Relation) IsEmpty() bool {
	if r.IsObviouslyEmpty() {
		return true
	}
	t := r.Clone()
	t.substituteLocals()
	if t.IsObviouslyEmpty() {
		return true
	}
	for at := 0; at < t.NumVars(); at++ {
		t.gauss(at, t.NumVars())
		if t.IsObviouslyEmpty() {
			return true
		}
	}
	for t.NumVars() > 0 {
		t.fourierMotzkin(t.bestToEliminate(0, t.NumVars()))
		if t.NumConstraints() >= explosion*r.NumVars() {
			return false
		}
		if t.contradicts() {
			return true
		}
	}
	return false
}

// IsIntegerEmpty reports whether there is no integer point, by the Omega test. Relations so large that the test would
// not end in reasonable time count as not empty.
func (r *Relation) IsIntegerEmpty() bool {
	fuel := 20_000
	return omega{r.Clone(), &fuel}.empty()
}

// omega is a relation that the test uses up.
type omega struct {
	*Relation
	fuel *int
}

func (o omega) empty() bool {
	if *o.fuel--; *o.fuel < 0 {
		return false
	}
	if !o.solveEqualities() {
		return true
	}
	for o.NumVars() > 0 {
		o.RemoveTrivialRedundancy()
		if o.contradicts() {
			return true
		}
		if len(o.ineq) > 2000 {
			*o.fuel = 0
			return false
		}
		pos, exact := o.choose()
		if !exact {
			return o.inexact(pos)
		}
		o.fourierMotzkin(pos)
	}
	return o.contradicts()
}

// solveEqualities eliminates all equalities; it returns false when one has no solution. Where no coefficient is 1,
// variables are replaced by sums in the manner of Euclid's algorithm until one is.
func (o omega) solveEqualities() bool {
	n := o.NumVars
	for len(o.eq) > 0 {
		if o.IsObviouslyEmpty() {
			return false
		}
		eq := o.eq[0]
		normalizeRow(eq)
		least := -1
		for i, c := range eq[:n()] {
			if !c.IsZero() && (least < 0 || c.Abs().Cmp(eq[least].Abs()) < 0) {
				least = i
			}
		}
		switch {
		case least < 0: // 0 == 0
			o.RemoveEquality(0)
		case eq[least].Abs().IsOne():
			o.gaussBy(0, least)
		default:
			o.euclid(eq, least)
		}
	}
	return !o.contradicts()
}

// gaussBy substitutes a variable by an equality.
func (o omega) gaussBy(eq, pos int) {
	row := o.eq[eq]
	o.RemoveEquality(eq)
	o.rows(func(r []Int) []Int { eliminateFrom(r, row, pos, pos); return r })
	o.RemoveColumns(pos, pos+1)
}

// euclid replaces the variable at pos, of coefficient a, by y - sum (c floordiv a) x, which leaves remainders of the
// other coefficients.
func (o omega) euclid(eq []Int, pos int) {
	a := eq[pos]
	q := make([]Int, len(eq))
	for i, c := range eq {
		if i == pos {
			continue
		}
		if a.Sign() < 0 {
			c = c.Neg()
		}
		q[i] = c.FloorDiv(a.Abs())
	}
	o.rows(func(row []Int) []Int {
		if f := row[pos]; !f.IsZero() {
			for i := range row {
				row[i] = row[i].Sub(f.Mul(q[i]))
			}
		}
		return row
	})
}

// choose returns the variable whose elimination is exact, or the one that makes the fewest inequalities.
func (o omega) choose() (pos int, exact bool) {
	best, least := 0, -1
	for col := range o.NumVars() {
		lower, upper := 0, 0
		unitL, unitU := true, true
		for _, row := range o.ineq {
			switch row[col].Sign() {
			case 1:
				lower++
				unitL = unitL && row[col].IsOne()
			case -1:
				upper++
				unitU = unitU && row[col].Abs().IsOne()
			}
		}
		e := unitL || unitU
		if n := lower * upper; least < 0 || e && !exact || e == exact && n < least {
			best, least, exact = col, n, e
		}
	}
	return best, exact
}

// inexact decides by the shadows: no points in the real one mean none; points in the dark one mean some; what is
// between is searched near the lower bounds.
func (o omega) inexact(pos int) bool {
	shadow := o.Clone()
	shadow.fourierMotzkin(pos)
	if (omega{shadow, o.fuel}).empty() {
		return true
	}
	dark := o.Clone()
	dark.darkShadow(pos)
	if !(omega{dark, o.fuel}).empty() {
		return false
	}
	var most Int // of the coefficients of upper bounds
	for _, row := range o.ineq {
		if c := row[pos].Neg(); c.Cmp(most) > 0 {
			most = c
		}
	}
	for _, row := range o.ineq {
		a := row[pos]
		if a.Sign() <= 0 {
			continue
		}
		last := most.Mul(a).Sub(most).Sub(a).FloorDiv(most)
		for i := Of(0); i.Cmp(last) <= 0; i = i.Add(Of(1)) {
			if *o.fuel <= 0 {
				return false
			}
			splinter := o.Clone()
			eq := slices.Clone(row)
			eq[len(eq)-1] = eq[len(eq)-1].Sub(i)
			splinter.AddEquality(eq)
			if !(omega{splinter, o.fuel}).empty() {
				return false
			}
		}
	}
	return true
}

// darkShadow eliminates a variable so that each point that remains is that of an integer point.
func (r *Relation) darkShadow(pos int) {
	var rows [][]Int
	for _, u := range r.ineq {
		if u[pos].Sign() >= 0 {
			if u[pos].IsZero() {
				rows = append(rows, u)
			}
			continue
		}
		for _, l := range r.ineq {
			if l[pos].Sign() <= 0 {
				continue
			}
			cl, cu := l[pos], u[pos].Neg()
			row := make([]Int, len(l))
			for j := range row {
				row[j] = u[j].Mul(cl).Add(l[j].Mul(cu))
			}
			n := len(row) - 1
			row[n] = row[n].Sub(cl.Sub(Of(1)).Mul(cu.Sub(Of(1))))
			rows = append(rows, row)
		}
	}
	r.ineq = rows
	r.RemoveColumns(pos, pos+1)
}

// IsSubsetOf reports whether each integer point is one of o, too: exact when all local variables of o are quotients.
// The relations must be between the same variables, local ones excepted. ok is false when a local variable of o is not
// a quotient.
func (r *Relation) IsSubsetOf(o *Relation) (subset, ok bool) {
	a, b := r.Clone(), o.Clone()
	a.MergeLocals(b)
	reprs := b.LocalReprs()
	defs := NewRelation(b.num[Domain], b.num[Range], b.num[Symbol], b.num[Local])
	for i, q := range reprs {
		if b.Mentions(b.Offset(Local)+i) && q.Denom.IsZero() {
			return false, false
		}
		if !q.Denom.IsZero() {
			lower, upper := q.bounds(b.Offset(Local) + i)
			defs.AddInequality(upper)
			defs.AddInequality(lower)
		}
	}
	a.Append(defs)
	outside := func(row []Int) bool {
		t := a.Clone()
		t.AddInequality(opposite(row))
		return t.IsIntegerEmpty()
	}
	for _, row := range b.ineq {
		if !outside(row) {
			return false, true
		}
	}
	for _, row := range b.eq {
		if !outside(row) || !outside(negated(row)) {
			return false, true
		}
	}
	return true, true
}

func negated(row []Int) []Int {
	out := make([]Int, len(row))
	for i, c := range row {
		out[i] = c.Neg()
	}
	return out
}

// Mentions reports whether some constraint mentions the variable in a column.
func (r *Relation) Mentions(pos int) bool { return pivot(r.eq, pos) >= 0 || pivot(r.ineq, pos) >= 0 }
