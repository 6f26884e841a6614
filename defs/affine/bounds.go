package affine

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/num"
	gen "github.com/odsgen/ods/generated/affine"
)

// This file simplifies maps with what is known about their operands: induction variables have bounds.

// rangeOf returns the least and the greatest value of an induction variable of affine.for, as far as bounds are
// constant.
func rangeOf(v *core.Value) (lower, upper affine.Known) {
	if !v.IsBlockArg() || v.Index() != 0 {
		return lower, upper
	}
	loop, ok := gen.AsForOp(v.OwnerBlock().ParentOp())
	if !ok {
		return lower, upper
	}
	lower.Value, lower.OK = constantBound(loop.LowerBoundMapAttr().Value())
	upper.Value, upper.OK = constantBound(loop.UpperBoundMapAttr().Value())
	if upper.OK {
		upper.Value--
		if lower.OK {
			upper.Value -= (upper.Value - lower.Value) % stepOf(loop)
		}
	}
	return lower, upper
}

// ranges are those of the operands of a map.
type ranges struct {
	dims, syms   int
	operands     []*core.Value
	lower, upper []affine.Known
}

func rangesOf(m *affine.Map, operands []*core.Value) *ranges {
	r := &ranges{dims: m.NumDims(), syms: m.NumSymbols(), operands: operands}
	for _, v := range operands {
		l, u := rangeOf(v)
		r.lower, r.upper = append(r.lower, l), append(r.upper, u)
	}
	return r
}

// bounds returns the bounds of an expression, as far as they are known.
func (r *ranges) bounds(e affine.Expr) (lower, upper affine.Known) {
	if v, ok := e.Value(); ok {
		k := affine.Known{Value: v, OK: true}
		return k, k
	}
	lower.Value, lower.OK = affine.Bound(e, r.dims, r.syms, r.lower, r.upper, false)
	upper.Value, upper.OK = affine.Bound(e, r.dims, r.syms, r.lower, r.upper, true)
	return lower, upper
}

// within reports whether 0 <= e < n, for constants and induction variables.
func (r *ranges) within(e affine.Expr, n int64) bool {
	if v, ok := e.Value(); ok {
		return v >= 0 && v < n
	}
	if !e.IsDim() || e.Position() >= len(r.operands) {
		return false
	}
	v := r.operands[e.Position()]
	if !v.IsBlockArg() || v.Index() != 0 {
		return false
	}
	loop, ok := gen.AsForOp(v.OwnerBlock().ParentOp())
	if !ok {
		return false
	}
	lower, upper, ok := ConstantBounds(loop)
	return ok && lower >= 0 && upper <= n
}

// split returns q and rem when e is q + rem, where q is a multiple of div and 0 <= rem < div.
func (r *ranges) split(e affine.Expr) (q affine.Expr, div int64, rem affine.Expr, ok bool) {
	if e.Kind() != affine.KindAdd {
		return q, 0, rem, false
	}
	a, b := e.LHS(), e.RHS()
	if div = a.LargestKnownDivisor(); r.within(b, div) {
		return a, div, b, true
	}
	if div = b.LargestKnownDivisor(); r.within(a, div) {
		return b, div, a, true
	}
	return q, 0, rem, false
}

// simplify simplifies quotients and remainders.
func (r *ranges) simplify(e affine.Expr) affine.Expr {
	k := e.Kind()
	if !k.Binary() {
		return e
	}
	e = affine.Binary(k, r.simplify(e.LHS()), r.simplify(e.RHS()))
	if k = e.Kind(); k != affine.KindFloorDiv && k != affine.KindCeilDiv && k != affine.KindMod {
		return e
	}
	n, ok := e.RHS().Value()
	if !ok || n <= 0 {
		return e
	}
	if lower, upper := r.bounds(e.LHS()); lower.OK && upper.OK {
		l, u := lower.Value, upper.Value
		switch {
		case k == affine.KindFloorDiv && num.FloorDiv(l, n) == num.FloorDiv(u, n):
			return affine.Const(num.FloorDiv(l, n))
		case k == affine.KindCeilDiv && num.CeilDiv(l, n) == num.CeilDiv(u, n):
			return affine.Const(num.CeilDiv(l, n))
		case k == affine.KindMod && l >= 0 && l < n && u < n:
			return e.LHS()
		}
	}
	q, div, rem, ok := r.split(e.LHS())
	switch {
	case !ok:
	case k == affine.KindFloorDiv && n%div == 0:
		return q.FloorDivConst(n)
	case k == affine.KindMod && div%n == 0:
		return rem.ModConst(n)
	}
	return e
}

// simplifyMap simplifies the results of a map with what is known about the operands.
func simplifyMap(m *affine.Map, operands []*core.Value) *affine.Map {
	r := rangesOf(m, operands)
	out := make([]affine.Expr, m.NumResults())
	for i, e := range m.Results() {
		out[i] = r.simplify(e)
	}
	return affine.NewMap(m.NumDims(), m.NumSymbols(), out...)
}

// simplifyBounds drops results that others make superfluous, of which the greatest (isMax) or the smallest is taken.
func simplifyBounds(m *affine.Map, operands []*core.Value, isMax bool) *affine.Map {
	if len(operands) == 0 {
		return m
	}
	r := rangesOf(m, operands)
	n := m.NumResults()
	// To have one case, bounds of a minimum are those of the maximum of the negations.
	low, high := make([]affine.Known, n), make([]affine.Known, n)
	for i, e := range m.Results() {
		l, u := r.bounds(e)
		if !isMax {
			l, u = affine.Known{Value: -u.Value, OK: u.OK}, affine.Known{Value: -l.Value, OK: l.OK}
		}
		low[i], high[i] = l, u
	}
	var kept []affine.Expr
	for i, e := range m.Results() {
		if low[i].OK && high[i].OK && low[i].Value == high[i].Value {
			v := low[i].Value
			if !isMax {
				v = -v
			}
			e = affine.Const(v)
		}
		if !superfluous(i, low, high) {
			kept = append(kept, e)
		}
	}
	return affine.NewMap(m.NumDims(), m.NumSymbols(), kept...)
}

// superfluous reports whether another result of a maximum is never smaller than result i. Of equal constants the first
// one stays.
func superfluous(i int, low, high []affine.Known) bool {
	if !high[i].OK {
		return false
	}
	for k, l := range low {
		switch {
		case k == i || !l.OK || l.Value < high[i].Value:
			continue
		case l.Value == high[i].Value && high[k].OK && low[i].OK && low[i] == high[i] && l == high[k] && i < k:
			continue
		}
		return true
	}
	return false
}

// distinctResults drops repeated results.
func distinctResults(m *affine.Map) *affine.Map {
	var out []affine.Expr
	for _, e := range m.Results() {
		if !slices.ContainsFunc(out, e.Equal) {
			out = append(out, e)
		}
	}
	return affine.NewMap(m.NumDims(), m.NumSymbols(), out...)
}
