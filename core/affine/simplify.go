package affine

import (
	"cmp"
	"slices"
)

// Simplify returns e in upstream's canonical form over dims dimensions and syms symbols: it is flattened to a sum of
// products with constants, in which each quotient and each product that is not affine counts as a variable, and built up
// again from the sum. An expression that divides or takes a remainder by a constant below one, or that refers to
// positions outside of the given numbers, is returned unchanged (but for semi-affine parts).
//
// The algorithm is SimpleAffineExprFlattener's, the sorted reconstruction of semi-affine sums included; in MLIR 22.1.8
// that one takes terms for one another that share a key, such as d0 * s0 and d0 floordiv s0, and so does this.
func Simplify(e Expr, dims, syms int) Expr {
	if e.n == nil {
		return e
	}
	if !e.n.pure {
		e = simplifySemiAffine(e, dims, syms)
	}
	f := flattener{dims: dims, syms: syms}
	r, ok := f.flatten(e)
	if !ok {
		return e
	}
	sum := f.build(r)
	if e.n.pure || e.Equal(sum) {
		return sum
	}
	return f.buildSemiAffine(r)
}

// row is a sum: a coefficient per dimension, symbol and local variable, in this order, and a constant. Coefficients that
// are not there are zero, so that a new local costs nothing in the rows there are.
type row struct {
	coef  []int64
	konst int64
}

func (r *row) set(i int, v int64) {
	for len(r.coef) <= i {
		r.coef = append(r.coef, 0)
	}
	r.coef[i] = v
}

func (r *row) at(i int) int64 {
	if i < len(r.coef) {
		return r.coef[i]
	}
	return 0
}

func (r *row) clear() {
	clear(r.coef)
	r.konst = 0
}

// gcd returns the greatest common divisor of g and everything in the row.
func (r *row) gcd(g uint64) uint64 {
	for _, c := range r.coef {
		g = gcd(g, uint64(abs(c)))
	}
	return gcd(g, uint64(abs(r.konst)))
}

func (r *row) divide(d int64) {
	for i := range r.coef {
		r.coef[i] /= d
	}
	r.konst /= d
}

// flattener turns expressions into rows. Locals are the expressions that count as variables.
type flattener struct {
	dims, syms int
	locals     []Expr
	localIndex map[uint64][]int // by hash, once there are many
}

// flatten returns the row of e; false means that e divides by a constant below one or has positions out of range.
func (f *flattener) flatten(e Expr) (row, bool) {
	var r row
	switch e.n.kind {
	case KindConst:
		r.konst = e.v
		return r, true
	case KindDim:
		r.set(int(e.v), 1)
		return r, int(e.v) < f.dims
	case KindSymbol:
		r.set(f.dims+int(e.v), 1)
		return r, int(e.v) < f.syms
	}
	lhs, ok := f.flatten(e.n.lhs)
	if !ok {
		return r, false
	}
	rhs, ok := f.flatten(e.n.rhs)
	if !ok {
		return r, false
	}
	switch {
	case e.n.kind == KindAdd:
		if len(rhs.coef) > len(lhs.coef) {
			lhs, rhs = rhs, lhs
		}
		for i, c := range rhs.coef {
			lhs.coef[i] += c
		}
		lhs.konst += rhs.konst
	case !e.n.rhs.IsConst():
		v := Binary(e.n.kind, f.build(lhs), f.build(rhs))
		lhs.clear()
		lhs.set(f.local(v), 1)
	case e.n.kind == KindMul:
		for i := range lhs.coef {
			lhs.coef[i] *= rhs.konst
		}
		lhs.konst *= rhs.konst
	case e.n.kind == KindMod:
		ok = f.mod(&lhs, rhs.konst)
	default:
		ok = f.div(e.n.kind, &lhs, rhs.konst)
	}
	return lhs, ok
}

// mod makes x mod c of the row x: x - c * q with the local q = x floordiv c, reduced by what divides all of x and c.
func (f *flattener) mod(x *row, c int64) bool {
	if c <= 0 {
		return false
	}
	g := int64(x.gcd(uint64(c)))
	if g == c {
		x.clear()
		return true
	}
	dividend := row{slices.Clone(x.coef), x.konst}
	dividend.divide(g)
	q := f.local(f.build(dividend).FloorDivConst(c / g))
	x.set(q, x.at(q)-c) // x may contain q already
	return true
}

// div makes x floordiv c or x ceildiv c of the row x, a local unless c divides everything.
func (f *flattener) div(k Kind, x *row, c int64) bool {
	if c <= 0 {
		return false
	}
	g := int64(x.gcd(uint64(c)))
	x.divide(g)
	if c == g {
		return true
	}
	q := Binary(k, f.build(*x), Const(c/g))
	x.clear()
	x.set(f.local(q), 1)
	return true
}

// local returns the column of the local variable that stands for e.
func (f *flattener) local(e Expr) int {
	base := f.dims + f.syms
	h := e.Hash()
	if f.localIndex == nil {
		f.localIndex = map[uint64][]int{}
	}
	for _, i := range f.localIndex[h] {
		if f.locals[i].Equal(e) {
			return base + i
		}
	}
	f.localIndex[h] = append(f.localIndex[h], len(f.locals))
	f.locals = append(f.locals, e)
	return base + len(f.locals) - 1
}

// column returns the expression of the variable in column i.
func (f *flattener) column(i int) Expr {
	switch {
	case i < f.dims:
		return Dim(i)
	case i < f.dims+f.syms:
		return Symbol(i - f.dims)
	}
	return f.locals[i-f.dims-f.syms]
}

// build returns the sum that r stands for: dimensions, symbols, locals, constant.
func (f *flattener) build(r row) Expr {
	sum := Const(0)
	for i, c := range r.coef {
		if c != 0 {
			sum = sum.Add(f.column(i).MulConst(c))
		}
	}
	if r.konst != 0 {
		sum = sum.AddConst(r.konst)
	}
	return sum
}

// key orders the terms of a semi-affine sum.
type key struct {
	pos  uint32
	then int32
}

// buildSemiAffine returns the sum that r stands for with its terms ordered by the positions that they mention: d0 before
// d0 * s0 before s0 before d1. Terms of equal key stand for the first one of them, as in upstream.
func (f *flattener) buildSemiAffine(r row) Expr {
	type term struct {
		coef int64
		expr Expr
	}
	var keys []key
	terms := map[key]term{}
	add := func(k key, column int) {
		keys = append(keys, k)
		if _, ok := terms[k]; !ok {
			terms[k] = term{r.coef[column], f.column(column)}
		}
	}
	base := f.dims + f.syms
	nextDim, nextSym := int32(-1), int32(max(f.dims, f.syms))
	for i := f.dims; i < min(base, len(r.coef)); i++ {
		if r.coef[i] != 0 {
			add(key{uint32(i - f.dims), nextSym}, i)
			nextSym++
		}
	}
	placed := make([]bool, len(f.locals))
	for i, e := range f.locals {
		if r.at(base+i) == 0 || !e.Kind().Binary() {
			continue
		}
		lhs, rhs := e.n.lhs, e.n.rhs
		switch {
		case lhs.IsDim() && rhs.IsConst():
			add(key{uint32(lhs.v), nextDim}, base+i)
			nextDim--
		case lhs.IsDim() && rhs.IsSymbol():
			add(key{uint32(lhs.v), int32(rhs.v)}, base+i)
		case lhs.IsSymbol() && (rhs.IsConst() || rhs.IsSymbol()):
			add(key{uint32(lhs.v), nextSym}, base+i)
			nextSym++
		default:
			continue
		}
		placed[i] = true
	}
	for i := range min(f.dims, len(r.coef)) {
		if r.coef[i] != 0 {
			add(key{uint32(i), nextDim}, i)
			nextDim--
		}
	}
	slices.SortFunc(keys, func(a, b key) int {
		return cmp.Or(cmp.Compare(a.pos, b.pos), cmp.Compare(a.then, b.then))
	})
	sum := Const(0)
	for _, k := range keys {
		sum = sum.Add(terms[k].expr.MulConst(terms[k].coef))
	}
	for i := base; i < len(r.coef); i++ {
		if r.coef[i] != 0 && !placed[i-base] {
			sum = sum.Add(f.locals[i-base].MulConst(r.coef[i]))
		}
	}
	if r.konst != 0 {
		sum = sum.AddConst(r.konst)
	}
	return sum
}

// SimplifyMap returns m with its results simplified by [Simplify].
func SimplifyMap(m *Map) *Map {
	results := make([]Expr, len(m.results))
	for i, e := range m.results {
		results[i] = Simplify(e, m.dims, m.syms)
	}
	return &Map{m.dims, m.syms, results}
}
