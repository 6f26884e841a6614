package flat

import (
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/presburger"
)

// InequalityBound returns the bound that an inequality gives of the dimension at pos, whose coefficient there is 1 or
// -1, as a map of the other dimensions and of the symbols; upper bounds are greater than the dimension. It returns
// false when a local variable is not known to be a quotient, or a coefficient is too large.
func InequalityBound(r *presburger.Relation, pos, inequality int) (*affine.Map, bool) {
	memo, ok := LocalExprs(r)
	row, fits := small(r.Inequality(inequality))
	if !ok || !fits {
		return nil, false
	}
	bound := append(append([]int64(nil), row[:pos]...), row[pos+1:]...)
	if row[pos] > 0 {
		for i := range bound {
			bound[i] = -bound[i]
		}
	} else {
		bound[len(bound)-1]++
	}
	dims, syms := r.NumDims()-1, r.Num(presburger.Symbol)
	return affine.NewMap(dims, syms, sum(bound, dims, syms, memo[r.NumDimsAndSymbols():])), true
}
