package presburger

import "slices"

// This file eliminates variables: Gauss, and Fourier and Motzkin.

// rowGCD returns the greatest common divisor of the coefficients.
func rowGCD(row []Int) Int {
	var g Int
	for _, c := range row {
		g = GCD(g, c)
		if g.IsOne() {
			break
		}
	}
	return g
}

// divideRow divides by something that divides all coefficients.
func divideRow(row []Int, g Int) {
	if g.IsZero() || g.IsOne() {
		return
	}
	for i, c := range row {
		row[i] = c.FloorDiv(g)
	}
}

func normalizeRow(row []Int) { divideRow(row, rowGCD(row)) }

// Normalize divides each constraint by the greatest common divisor of its coefficients.
func (r *Relation) Normalize() {
	r.rows(func(row []Int) []Int { normalizeRow(row); return row })
}

// tighten divides inequalities by what divides all coefficients, and rounds the constant down, which loses no integer
// points.
func (r *Relation) tighten() {
	n := r.NumVars()
	for _, row := range r.ineq {
		g := rowGCD(row[:n])
		if g.Sign() > 0 && !g.IsOne() {
			divideRow(row[:n], g)
			row[n] = row[n].FloorDiv(g)
		}
	}
}

// pivot returns the first of the rows with a coefficient in a column, or -1.
func pivot(rows [][]Int, col int) int {
	return slices.IndexFunc(rows, func(row []Int) bool { return !row[col].IsZero() })
}

// eliminateFrom adds a multiple of an equality to a multiple of a row, so that the row has no coefficient in a column.
// Columns from start up to that one have been eliminated and are left alone.
func eliminateFrom(row, eq []Int, col, start int) {
	lead, p := row[col], eq[col]
	if lead.IsZero() {
		return
	}
	l := LCM(p, lead)
	mp, mr := l.FloorDiv(p.Abs()), l.FloorDiv(lead.Abs())
	if lead.Sign()*p.Sign() > 0 {
		mp = mp.Neg()
	}
	for j := range row {
		if j < start || j >= col {
			row[j] = mp.Mul(eq[j]).Add(mr.Mul(row[j]))
		}
	}
}

// gauss eliminates variables from column start up to limit by equalities, up to the first one that no equality but an
// inequality mentions, and returns how many it eliminated.
func (r *Relation) gauss(start, limit int) int {
	if start >= limit {
		return 0
	}
	r.tighten()
	col := start
	for ; col < limit; col++ {
		p := pivot(r.eq, col)
		if p < 0 {
			if pivot(r.ineq, col) < 0 {
				continue
			}
			break
		}
		eq := r.eq[p]
		for i, row := range r.eq {
			if i != p {
				eliminateFrom(row, eq, col, start)
				normalizeRow(row)
			}
		}
		for _, row := range r.ineq {
			eliminateFrom(row, eq, col, start)
			normalizeRow(row)
		}
		r.RemoveEquality(p)
		r.tighten()
	}
	r.RemoveColumns(start, col)
	return col - start
}

// bestToEliminate returns the column of those in [start, end) whose elimination makes the fewest inequalities.
func (r *Relation) bestToEliminate(start, end int) int {
	best, least := start, -1
	for col := start; col < end; col++ {
		lower, upper := 0, 0
		for _, row := range r.ineq {
			switch row[col].Sign() {
			case 1:
				lower++
			case -1:
				upper++
			}
		}
		if n := lower * upper; least < 0 || n < least {
			best, least = col, n
		}
	}
	return best
}

// fourierMotzkin eliminates the variable in a column: by an equality, or by combining each lower bound with each upper
// bound. The result has the points of the rational shadow. exact tells whether each of them is that of an integer
// point.
func (r *Relation) fourierMotzkin(pos int) (exact bool) {
	if p := pivot(r.eq, pos); p >= 0 {
		exact = r.eq[p][pos].Abs().IsOne()
		r.gauss(pos, pos+1)
		return exact
	}
	r.tighten()
	var lower, upper, rest []int
	for i, row := range r.ineq {
		switch row[pos].Sign() {
		case 1:
			lower = append(lower, i)
		case -1:
			upper = append(upper, i)
		default:
			rest = append(rest, i)
		}
	}
	if len(rest) == len(r.ineq) {
		r.RemoveColumns(pos, pos+1)
		return true
	}
	exact = true
	rows := make([][]Int, 0, len(lower)*len(upper)+len(rest))
	for _, u := range upper {
		for _, l := range lower {
			row, isExact := combine(r.ineq[l], r.ineq[u], pos)
			exact = exact && isExact
			rows = append(rows, row)
		}
	}
	for _, i := range rest {
		rows = append(rows, r.ineq[i])
	}
	r.ineq = rows
	r.RemoveColumns(pos, pos+1)
	r.tighten()
	r.Normalize()
	r.RemoveTrivialRedundancy()
	return exact
}

// combine adds multiples of a lower and an upper bound of a variable, so that it has no coefficient any more.
func combine(lower, upper []Int, pos int) (row []Int, exact bool) {
	cl, cu := lower[pos], upper[pos].Neg()
	l := LCM(cl, cu)
	ml, mu := l.FloorDiv(cl), l.FloorDiv(cu)
	row = make([]Int, len(lower), len(lower)+1)
	for j := range row {
		row[j] = upper[j].Mul(mu).Add(lower[j].Mul(ml))
	}
	return row, cl.IsOne() || cu.IsOne()
}

// ProjectOut eliminates n variables from column pos on. What remains has the points of the rational shadow, which may
// be more than those of integer points.
func (r *Relation) ProjectOut(pos, n int) {
	if n == 0 {
		return
	}
	at, left, eliminated := pos, n, 0
	for at < r.NumVars() {
		k := r.gauss(at, at+left)
		at++
		left -= k + 1
		eliminated += k
	}
	for i := range n - eliminated {
		r.fourierMotzkin(r.bestToEliminate(pos, pos+n-eliminated-i))
	}
	r.tighten()
	r.Normalize()
}

// SetAndEliminate gives variables from column pos on values, and takes them out.
func (r *Relation) SetAndEliminate(pos int, vals ...Int) {
	r.rows(func(row []Int) []Int {
		for i, v := range vals {
			row[len(row)-1] = row[len(row)-1].Add(row[pos+i].Mul(v))
		}
		return row
	})
	r.RemoveColumns(pos, pos+len(vals))
}

// ConstantFold gives variables from column pos on that an equality says to be constant that value, and takes them out.
func (r *Relation) ConstantFold(pos, n int) {
	for s, t := pos, 0; t < n; t++ {
		row := r.equalityToConstant(s, false)
		if row < 0 {
			s++
			continue
		}
		eq := r.eq[row]
		v := eq[len(eq)-1]
		if eq[s].Sign() > 0 {
			v = v.Neg()
		}
		r.SetAndEliminate(s, v)
	}
}
