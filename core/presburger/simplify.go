package presburger

import "slices"

// This file drops constraints that others make superfluous.

// keyOf makes a map key of coefficients.
func keyOf(row []Int) string {
	b := make([]byte, 0, 4*len(row))
	for _, c := range row {
		v, ok := c.Int64()
		if ok && v >= -100 && v <= 100 {
			b = append(b, byte(v+100))
			continue
		}
		b = append(append(append(b, 255), c.String()...), 255)
	}
	return string(b)
}

func allZero(row []Int) bool {
	return !slices.ContainsFunc(row, func(c Int) bool { return !c.IsZero() })
}

// RemoveTrivialRedundancy drops inequalities that hold always, or that differ from another one in the constant only. It
// also divides constraints by what divides all coefficients.
func (r *Relation) RemoveTrivialRedundancy() {
	r.tighten()
	r.Normalize()
	n := r.NumVars()
	first := map[string]int{} // inequalities by coefficients
	redundant := make([]bool, len(r.ineq))
	for i, row := range r.ineq {
		if allZero(row[:n]) && row[n].Sign() >= 0 {
			redundant[i] = true
			continue
		}
		k := keyOf(row[:n])
		at, found := first[k]
		switch {
		case !found:
			first[k] = i
		case r.ineq[at][n].Cmp(row[n]) > 0:
			redundant[at] = true
			first[k] = i
		default:
			redundant[i] = true
		}
	}
	r.keep(redundant)
}

// keep drops the inequalities that are marked.
func (r *Relation) keep(redundant []bool) {
	kept := r.ineq[:0]
	for i, row := range r.ineq {
		if !redundant[i] {
			kept = append(kept, row)
		}
	}
	clear(r.ineq[len(kept):])
	r.ineq = kept
}

// RemoveRedundantInequalities drops each inequality whose opposite no point fulfils together with the others.
func (r *Relation) RemoveRedundantInequalities() {
	redundant := make([]bool, len(r.ineq))
	t := r.Clone()
	// An inequality is opposed in the clone while others are there; redundant ones stay out of it.
	for i, at := 0, 0; i < len(r.ineq); i++ {
		row := t.ineq[at]
		t.ineq[at] = opposite(row)
		if t.IsEmpty() {
			redundant[i] = true
			t.RemoveInequality(at)
			continue
		}
		t.ineq[at] = row
		at++
	}
	r.keep(redundant)
}

// opposite returns the inequality that holds exactly for the integer points for which another one does not: -x - 1 >=
// 0.
func opposite(row []Int) []Int {
	out := make([]Int, len(row), len(row)+1)
	for i, c := range row {
		out[i] = c.Neg()
	}
	out[len(out)-1] = out[len(out)-1].Sub(Of(1))
	return out
}

// RemoveIndependent drops constraints that mention none of the n variables from column pos on.
func (r *Relation) RemoveIndependent(pos, n int) {
	independent := func(row []Int) bool { return allZero(row[pos : pos+n]) }
	r.eq = slices.DeleteFunc(r.eq, independent)
	r.ineq = slices.DeleteFunc(r.ineq, independent)
}

// IsHyperRectangular reports whether each constraint mentions at most one of the n variables from column pos on;
// constraints that mention others, too, count as those of that variable only where they are the only coefficient.
func (r *Relation) IsHyperRectangular(pos, n int) bool {
	for _, rows := range [][][]Int{r.ineq, r.eq} {
		for _, row := range rows {
			k := 0
			for _, c := range row[pos : pos+n] {
				if !c.IsZero() {
					k++
				}
			}
			if k > 1 {
				return false
			}
		}
	}
	return true
}
