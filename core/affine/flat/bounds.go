package flat

import (
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/presburger"
)

// SliceBounds returns lower and upper bounds of the n dimensions from offset on as maps of the other dimensions and of
// the symbols. Variables that are a remainder, a quotient or a sum of others are found to be that. A map is nil where
// no bound is known. Upper bounds are closed when closed is set.
func SliceBounds(r *presburger.Relation, offset, n int, closed bool) (lower, upper []*affine.Map) {
	r.Normalize()
	memo := unknowns(r, offset, n)
	dims, syms := r.NumDims()-n, r.Num(presburger.Symbol)
	adjust := int64(1)
	if closed {
		adjust = 0
	}
	lower, upper = make([]*affine.Map, n), make([]*affine.Map, n)
	var clone *presburger.Relation
	for pos := range n {
		if e := memo[offset+pos]; e.Valid() {
			e = affine.Simplify(e, dims, syms)
			lower[pos], upper[pos] = affine.NewMap(dims, syms, e), affine.NewMap(dims, syms, e.AddConst(adjust))
			continue
		}
		if r.Num(presburger.Local) == 0 {
			if clone == nil {
				clone = r.Clone()
				clone.RemoveRedundantInequalities()
			}
			lower[pos], upper[pos] = LowerAndUpperBound(clone, pos, offset, n, r.NumDims(), nil, closed)
		}
		if m := lower[pos]; m == nil || m.NumResults() != 1 {
			if v, ok := constantBound(r, presburger.LB, offset+pos); ok {
				lower[pos] = affine.NewMap(dims, syms, affine.Const(v))
			}
		}
		if m := upper[pos]; m == nil || m.NumResults() != 1 {
			if v, ok := constantBound(r, presburger.UB, offset+pos); ok {
				upper[pos] = affine.NewMap(dims, syms, affine.Const(v+adjust))
			}
		}
	}
	return lower, upper
}

func constantBound(r *presburger.Relation, t presburger.BoundType, pos int) (int64, bool) {
	b, ok := r.ConstantBound(t, pos)
	if !ok {
		return 0, false
	}
	return b.Int64()
}

// LowerAndUpperBound returns the bounds of the dimension at offset+pos that constraints give which mention none of the
// n dimensions from offset on besides; the variables from symStart on are symbols of the maps. locals are the
// expressions of local variables. The maps may have any number of results; they are nil when a coefficient is too
// large.
func LowerAndUpperBound(r *presburger.Relation, pos, offset, n, symStart int, locals []affine.Expr, closed bool) (lower,
	upper *affine.Map) {
	at := pos + offset
	lbs, ubs, eqs := r.BoundIndices(at, offset, n)
	dims, syms := symStart-n, r.NumDimsAndSymbols()-symStart
	adjust := int64(1)
	if closed {
		adjust = 0
	}
	ok := true
	// rest returns the sum of a row without the n dimensions, times sign, and the coefficient of the dimension.
	rest := func(row []presburger.Int, sign int64) (affine.Expr, int64) {
		s, fits := small(row)
		if !fits {
			ok = false
			return affine.Const(0), 1
		}
		b := append(append([]int64(nil), s[:offset]...), s[offset+n:]...)
		for i := range b {
			b[i] *= sign
		}
		d := s[at]
		if d < 0 {
			d = -d
		}
		return sum(b, dims, syms, locals), d
	}
	var ls, us []affine.Expr
	for _, i := range lbs {
		e, d := rest(r.Inequality(i), -1)
		ls = append(ls, e.AddConst(d-1).FloorDivConst(d))
	}
	for _, i := range ubs {
		e, d := rest(r.Inequality(i), 1)
		us = append(us, e.FloorDivConst(d).AddConst(adjust))
	}
	for _, i := range eqs {
		row := r.Equality(i)
		e, d := rest(row, int64(-row[at].Sign()))
		us = append(us, e.FloorDivConst(d).AddConst(adjust))
		ls = append(ls, e.CeilDivConst(d))
	}
	if !ok {
		return nil, nil
	}
	return affine.NewMap(dims, syms, ls...), affine.NewMap(dims, syms, us...)
}

// unknowns returns what each variable is in terms of the dimensions without the n from offset on and of the symbols, as
// far as that is found out.
func unknowns(r *presburger.Relation, offset, n int) []affine.Expr {
	memo := make([]affine.Expr, r.NumVars())
	nd := r.NumDims()
	for i := range r.NumDimsAndSymbols() {
		switch {
		case i >= nd:
			memo[i] = affine.Symbol(i - nd)
		case i < offset:
			memo[i] = affine.Dim(i)
		case i >= offset+n:
			memo[i] = affine.Dim(i - n)
		}
	}
	// The dimensions of the expressions are the variables without the unknown ones.
	column := func(dim int) int {
		if dim < offset {
			return dim
		}
		return dim + n
	}
	for changed := true; changed; {
		changed = false
		for pos := range memo {
			if !memo[pos].Valid() && detect(r, pos, memo, column) {
				changed = true
			}
		}
	}
	return memo
}

// detect finds out what one variable is. column is the place of a dimension of the expressions among the variables.
func detect(r *presburger.Relation, pos int, memo []affine.Expr, column func(dim int) int) bool {
	l, okL := constantBound(r, presburger.LB, pos)
	u, okU := constantBound(r, presburger.UB, pos)
	if okL && okU {
		if l == u {
			memo[pos] = affine.Const(l)
			return true
		}
		if detectMod(r, pos, l, u, memo, column) {
			return true
		}
	}
	if detectFloorDiv(r, pos, memo) {
		return true
	}
	for i := range r.NumEqualities() {
		row, ok := small(r.Equality(i))
		if !ok || row[pos] == 0 {
			continue
		}
		e := affine.Const(0)
		for j, c := range row[:len(row)-1] {
			if j == pos || c == 0 {
				continue
			}
			if !memo[j].Valid() {
				return false // of the first equality, as upstream
			}
			e = e.Add(memo[j].MulConst(c))
		}
		e = e.AddConst(row[len(row)-1])
		if row[pos] > 0 {
			memo[pos] = e.Neg().FloorDivConst(row[pos])
		} else {
			memo[pos] = e.FloorDivConst(-row[pos])
		}
		return true
	}
	return false
}

// detectMod sees that a variable r with 0 <= r < d is a remainder: where r + d * q == n for a known dimension n.
func detectMod(r *presburger.Relation, pos int, lower, upper int64, memo []affine.Expr, column func(dim int) int) bool {
	if lower != 0 || upper < 1 {
		return false
	}
	d := upper + 1
	for i := range r.NumEqualities() {
		row, ok := small(r.Equality(i))
		if !ok || row[pos] == 0 || row[len(row)-1] != 0 {
			continue
		}
		if detectModBy(r, pos, d, row, memo, column) {
			return true
		}
	}
	return false
}

func detectModBy(r *presburger.Relation, pos int, d int64, row []int64, memo []affine.Expr, column func(dim int) int) bool {
	at := row[pos]
	e := affine.Const(0)
	quotients, quotient, sign := 0, 0, int64(1)
	for j := range r.NumDimsAndSymbols() {
		c := row[j]
		switch {
		case j == pos || c == 0:
			continue
		case c%(d*at) == 0:
			quotients++
			quotient, sign = j, -1
			if (c > 0) == (at > 0) {
				sign = 1
			}
			continue
		case !memo[j].Valid():
			return false
		}
		e = e.Add(memo[j].MulConst(c))
	}
	if at > 0 {
		e = e.Neg().FloorDivConst(at)
	} else {
		e = e.FloorDivConst(-at)
	}
	e = affine.Simplify(e, r.NumDims(), r.Num(presburger.Symbol))
	if !e.IsDim() || quotients == 0 {
		return false
	}
	memo[pos] = e.ModConst(d)
	if u, ok := constantBound(r, presburger.UB, column(e.Position())); ok && u < d {
		memo[pos] = e
	}
	if quotients == 1 && !memo[quotient].Valid() {
		memo[quotient] = e.FloorDivConst(d).MulConst(sign)
	}
	return true
}
