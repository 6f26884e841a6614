package affine

import "github.com/odsgen/ods/core/num"

// Bound returns a constant upper (or lower) bound of e for inputs (dimensions, then symbols) with the given bounds, or
// false where none is found: quotients and remainders are looked into only when they are all of e, as in upstream's
// getBoundForAffineExpr.
func Bound(e Expr, dims, syms int, lower, upper []Known, isUpper bool) (int64, bool) {
	if e.n == nil {
		return 0, false
	}
	if k := e.n.kind; k == KindFloorDiv || k == KindCeilDiv || k == KindMod {
		c, ok := e.n.rhs.Value()
		if k != KindMod && (!ok || c < 1) {
			return 0, false
		}
		if ok && c >= 1 {
			return boundDivision(e, c, func(isUpper bool) (int64, bool) {
				return Bound(e.n.lhs, dims, syms, lower, upper, isUpper)
			}, isUpper)
		}
	}
	f := flattener{dims: dims, syms: syms}
	var r row
	if !f.flatten(&r, e, 1) || len(f.locals) > 0 {
		return 0, false
	}
	sum := r.konst
	for _, t := range r.terms {
		if t.coef == 0 {
			continue
		}
		bounds := lower
		if isUpper == (t.coef > 0) {
			bounds = upper
		}
		if t.column >= len(bounds) || !bounds[t.column].OK {
			return 0, false
		}
		sum += bounds[t.column].Value * t.coef
	}
	return sum, true
}

// boundDivision bounds lhs op c for a positive c.
func boundDivision(e Expr, c int64, lhs func(isUpper bool) (int64, bool), isUpper bool) (int64, bool) {
	b, ok := lhs(isUpper)
	switch e.n.kind {
	case KindFloorDiv:
		return num.FloorDiv(b, c), ok
	case KindCeilDiv:
		return num.CeilDiv(b, c), ok
	}
	// Within one period of mod c its bounds are those of lhs; else 0 and c-1.
	if lb, lok := lhs(false); lok {
		if ub, uok := lhs(true); uok && num.FloorDiv(lb, c) == num.FloorDiv(ub, c) {
			return mod(b, c), true
		}
	}
	if isUpper {
		return c - 1, true
	}
	return 0, true
}
