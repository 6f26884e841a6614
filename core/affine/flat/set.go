package flat

import (
	"slices"

	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/presburger"
)

// OfSet returns the constraints of a set; false when it is not pure affine.
func OfSet(s *affine.Set) (*presburger.Relation, bool) {
	sums, ok := Flatten(s.NumDims(), s.NumSymbols(), s.Constraints())
	if !ok {
		return nil, false
	}
	r := presburger.NewRelation(0, s.NumDims(), s.NumSymbols(), sums.Locals.Num(presburger.Local))
	for i, row := range sums.Rows {
		if _, isEq := s.Constraint(i); isEq {
			r.AddEquality(presburger.Row(row...))
		} else {
			r.AddInequality(presburger.Row(row...))
		}
	}
	r.Append(sums.Locals)
	return r, true
}

// mergeLocals flattens a map over the dimensions and symbols of r and puts the local variables before those of r.
func mergeLocals(r *presburger.Relation, m *affine.Map) ([][]int64, bool) {
	sums, ok := Flatten(m.NumDims(), m.NumSymbols(), m.Results())
	if !ok {
		return nil, false
	}
	if n := sums.Locals.Num(presburger.Local); n > 0 {
		old := r.Num(presburger.Local)
		r.Insert(presburger.Local, 0, n)
		sums.Locals.AppendVars(presburger.Local, old)
		r.Append(sums.Locals)
	}
	return sums.Rows, true
}

// AddBound bounds the variable at pos by each result of a map over the dimensions and symbols of r. An upper bound that
// is not closed is greater than the variable. Results that mention the variable are left out. It returns false, with r
// as it was, when the map is not pure affine.
func AddBound(r *presburger.Relation, t presburger.BoundType, pos int, m *affine.Map, closed bool) bool {
	rows, ok := mergeLocals(r, m)
	if !ok {
		return false
	}
	in := m.NumInputs()
	for _, row := range rows {
		out := r.ZeroRow()
		sign := int64(1)
		if t != presburger.UB {
			sign = -1
		}
		if in > pos && row[pos] != 0 {
			continue
		}
		for i, c := range row[:len(row)-1] {
			out[i] = presburger.Of(c).Mul(presburger.Of(sign))
		}
		out[pos] = presburger.Of(-sign)
		konst := presburger.Of(row[len(row)-1]).Mul(presburger.Of(sign))
		if !closed && t != presburger.EQ {
			konst = konst.Sub(presburger.Of(1))
		}
		out[len(out)-1] = konst
		if t == presburger.EQ {
			r.AddEquality(out)
		} else {
			r.AddInequality(out)
		}
	}
	return true
}

// LocalExprs returns what each variable is in terms of dimensions and symbols: local ones as quotients. ok is false
// when some local variable is not known to be one; its expression is not valid.
func LocalExprs(r *presburger.Relation) (memo []affine.Expr, ok bool) {
	memo = make([]affine.Expr, r.NumVars())
	nd, n := r.NumDims(), r.NumDimsAndSymbols()
	for i := range n {
		if i < nd {
			memo[i] = affine.Dim(i)
		} else {
			memo[i] = affine.Symbol(i - nd)
		}
	}
	for changed := true; changed; {
		changed = false
		for i := n; i < r.NumVars(); i++ {
			if !memo[i].Valid() && detectFloorDiv(r, i, memo) {
				changed = true
			}
		}
	}
	return memo, !slices.ContainsFunc(memo, func(e affine.Expr) bool { return !e.Valid() })
}

// detectFloorDiv sets what a variable is when a pair of bounds makes it a quotient of known ones.
func detectFloorDiv(r *presburger.Relation, pos int, memo []affine.Expr) bool {
	found := make([]bool, len(memo))
	for i, e := range memo {
		found[i] = e.Valid()
	}
	q, byEquality, ok := r.VariableRepr(pos, found)
	if !ok || byEquality {
		return false
	}
	row, ok := small(q.Dividend)
	d, okD := q.Denom.Int64()
	if !ok || !okD {
		return false
	}
	e := affine.Const(row[len(row)-1])
	for i, c := range row[:len(row)-1] {
		if c != 0 {
			e = e.Add(memo[i].MulConst(c))
		}
	}
	memo[pos] = e.FloorDivConst(d)
	return true
}

// AsSet returns the constraints as a set; false when a local variable that occurs is not known to be a quotient, or a
// coefficient is too large. Without constraints the set is everything, 0 == 0.
func AsSet(r *presburger.Relation) (*affine.Set, bool) {
	nd, ns := r.NumDims(), r.Num(presburger.Symbol)
	if r.NumConstraints() == 0 {
		return affine.NewSet(nd, ns, []affine.Expr{affine.Const(0)}, []bool{true}), true
	}
	memo, _ := LocalExprs(r)
	for i, e := range memo {
		if !e.Valid() {
			if r.Mentions(i) {
				return nil, false
			}
			memo[i] = affine.Const(0)
		}
	}
	var exprs []affine.Expr
	var eqs []bool
	for i := range r.NumConstraints() {
		isEq := i < r.NumEqualities()
		var row []presburger.Int
		if isEq {
			row = r.Equality(i)
		} else {
			row = r.Inequality(i - r.NumEqualities())
		}
		s, ok := small(row)
		if !ok {
			return nil, false
		}
		exprs, eqs = append(exprs, sum(s, nd, ns, memo[nd+ns:])), append(eqs, isEq)
	}
	return affine.NewSet(nd, ns, exprs, eqs), true
}

// SimplifySet drops constraints that others make superfluous; a set without points becomes the empty set. Sets that are
// not pure affine stay as they are.
func SimplifySet(s *affine.Set) *affine.Set {
	r, ok := OfSet(s)
	if !ok {
		return s
	}
	if r.IsEmpty() {
		return affine.EmptySet(s.NumDims(), s.NumSymbols())
	}
	r.RemoveTrivialRedundancy()
	if out, ok := AsSet(r); ok {
		return out
	}
	return s
}
