package flat

import (
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/presburger"
)

// ComposeMap adds a dimension before the others for each result of a map over the dimensions and symbols of r, and
// says that it is that result. It returns false, with r as it was, when the map is not pure affine.
func ComposeMap(r *presburger.Relation, m *affine.Map) bool {
	rows, ok := mergeLocals(r, m)
	if !ok {
		return false
	}
	n := len(rows)
	r.Insert(presburger.Range, 0, n)
	for i, row := range rows {
		eq := r.ZeroRow()
		eq[i] = presburger.Of(1)
		for j, c := range row[:len(row)-1] {
			eq[n+j] = presburger.Of(-c)
		}
		eq[len(eq)-1] = presburger.Of(-row[len(row)-1])
		r.AddEquality(eq)
	}
	return true
}

// ConstantExtent looks for the smallest constant number of values of the dimension at pos, between bounds in terms of
// symbols and of quotients of symbols, and returns it with the lower bound. Bounds that mention other dimensions do not
// count.
func ConstantExtent(r *presburger.Relation, pos int) (size int64, lower *affine.Map, ok bool) {
	memo, _ := LocalExprs(r)
	syms := r.Num(presburger.Symbol)
	// bound returns what a row makes of the dimension, without the division by its coefficient.
	bound := func(row []presburger.Int, sign int64) (affine.Expr, int64, bool) {
		s, ok := small(row)
		if !ok {
			return affine.Expr{}, 0, false
		}
		e := affine.Const(0)
		for i, c := range s[:len(s)-1] {
			if i == pos || c == 0 {
				continue
			}
			if !memo[i].Valid() || !isSymbolic(memo[i]) {
				return affine.Expr{}, 0, false
			}
			e = e.Add(memo[i].MulConst(sign * c))
		}
		d := s[pos]
		if d < 0 {
			d = -d
		}
		return e.AddConst(sign * s[len(s)-1]), d, true
	}
	if at := r.EqualityToSymbols(pos); at >= 0 {
		row := r.Equality(at)
		if e, _, ok := bound(row, int64(-row[pos].Sign())); ok {
			return 1, affine.NewMap(0, syms, affine.Simplify(e, 0, syms)), true
		}
	}
	lbs, ubs, _ := r.BoundIndices(pos, 0, r.NumDims())
	for _, u := range ubs {
		ue, ud, okU := bound(r.Inequality(u), 1)
		for _, l := range lbs {
			le, ld, okL := bound(r.Inequality(l), -1)
			if !okU || !okL || ld != ud {
				continue
			}
			n, isConst := affine.Simplify(ue.Sub(le), 0, syms).Value()
			if !isConst {
				continue
			}
			if n = max((n+ld)/ld, 0); !ok || n < size {
				// As upstream, the sign of the sum is not distributed.
				negated, _, _ := bound(r.Inequality(l), 1)
				size, lower, ok = n, affine.NewMap(0, syms, negated.Neg().CeilDivConst(ld)), true
			}
		}
	}
	return size, lower, ok
}

// isSymbolic reports whether an expression mentions no dimension.
func isSymbolic(e affine.Expr) bool {
	d, _ := affine.MaxPositions(e)
	return d < 0
}
