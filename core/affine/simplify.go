package affine

import (
	"cmp"
	"slices"
)

// Simplify returns e in upstream's canonical form over dims dimensions and syms symbols: it is flattened to a sum of
// products with constants, in which each quotient and each product that is not affine counts as a variable, and built
// up again from the sum. An expression that divides or takes a remainder by a constant below one, or that refers to
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
	var r row
	if !f.flatten(&r, e, 1) {
		return e
	}
	sum := f.build(&r)
	if e.n.pure || e.Equal(sum) {
		return sum
	}
	return f.buildSemiAffine(&r)
}

// term is a coefficient of a column: of a dimension, a symbol or a local variable, which are numbered in this order.
type term struct {
	column int
	coef   int64
}

// row is a sum: terms with different columns, and a constant. Only what occurs takes room, so that expressions with few
// of many dimensions are cheap.
type row struct {
	terms []term
	konst int64
	index map[int]int // of columns in terms, once there are many
}

// linearTerms is the number of terms up to which searching them beats a map.
const linearTerms = 16

func (r *row) add(column int, coef int64) {
	if r.index != nil {
		if i, ok := r.index[column]; ok {
			r.terms[i].coef += coef
			return
		}
		r.index[column] = len(r.terms)
	} else {
		for i := range r.terms {
			if r.terms[i].column == column {
				r.terms[i].coef += coef
				return
			}
		}
	}
	r.terms = append(r.terms, term{column, coef})
	if r.index == nil && len(r.terms) > linearTerms {
		r.index = make(map[int]int, 4*linearTerms)
		for i, t := range r.terms {
			r.index[t.column] = i
		}
	}
}

// sorted returns the terms in the order of their columns.
func (r *row) sorted() []term {
	slices.SortFunc(r.terms, func(a, b term) int { return cmp.Compare(a.column, b.column) })
	r.index = nil // by position: of no use any more, and sums are not added to once they are built
	return r.terms
}

// gcd returns the greatest common divisor of g and everything in the row.
func (r *row) gcd(g uint64) uint64 {
	for _, t := range r.terms {
		g = gcd(g, uint64(abs(t.coef)))
	}
	return gcd(g, uint64(abs(r.konst)))
}

func (r *row) divide(d int64) {
	for i := range r.terms {
		r.terms[i].coef /= d
	}
	r.konst /= d
}

// flattener turns expressions into rows. Locals are the expressions that count as variables.
type flattener struct {
	dims, syms int
	locals     []Expr
	localIndex map[uint64][]int // of locals by hash, once there are many
}

// flatten adds e * factor to sum; false means that e divides by a constant below one or has positions out of range.
func (f *flattener) flatten(sum *row, e Expr, factor int64) bool {
	switch k := e.n.kind; k {
	case KindConst:
		sum.konst += e.v * factor
		return true
	case KindDim:
		sum.add(int(e.v), factor)
		return e.v < int64(f.dims)
	case KindSymbol:
		sum.add(f.dims+int(e.v), factor)
		return e.v < int64(f.syms)
	case KindAdd:
		return f.flatten(sum, e.n.lhs, factor) && f.flatten(sum, e.n.rhs, factor)
	case KindMul:
		if e.n.rhs.IsConst() {
			return f.flatten(sum, e.n.lhs, factor*e.n.rhs.v)
		}
	}
	return f.flattenDivision(sum, e, factor)
}

// flattenDivision is flatten for quotients, remainders and products that are not affine.
func (f *flattener) flattenDivision(sum *row, e Expr, factor int64) bool {
	var x, y row
	if !f.flatten(&x, e.n.lhs, 1) {
		return false
	}
	if !e.n.rhs.IsConst() {
		if !f.flatten(&y, e.n.rhs, 1) {
			return false
		}
		sum.add(f.local(Binary(e.n.kind, f.build(&x), f.build(&y))), factor)
		return true
	}
	c := e.n.rhs.v
	if c <= 0 {
		return false
	}
	g := int64(x.gcd(uint64(c)))
	if e.n.kind == KindMod {
		// x - c * q with q = x floordiv c, reduced by what divides all of x and c.
		if g == c {
			return true
		}
		sum.addScaled(&x, factor)
		x.divide(g)
		sum.add(f.local(f.build(&x).FloorDivConst(c/g)), -c*factor)
		return true
	}
	x.divide(g)
	if g == c {
		sum.addScaled(&x, factor)
	} else {
		sum.add(f.local(Binary(e.n.kind, f.build(&x), Const(c/g))), factor)
	}
	return true
}

func (r *row) addScaled(x *row, factor int64) {
	for _, t := range x.terms {
		r.add(t.column, t.coef*factor)
	}
	r.konst += x.konst * factor
}

// local returns the column of the local variable that stands for e.
func (f *flattener) local(e Expr) int {
	base := f.dims + f.syms
	if f.localIndex == nil {
		for i, l := range f.locals {
			if l.Equal(e) {
				return base + i
			}
		}
	} else {
		for _, i := range f.localIndex[e.Hash()] {
			if f.locals[i].Equal(e) {
				return base + i
			}
		}
		f.localIndex[e.Hash()] = append(f.localIndex[e.Hash()], len(f.locals))
	}
	f.locals = append(f.locals, e)
	if f.localIndex == nil && len(f.locals) > linearTerms {
		f.localIndex = map[uint64][]int{}
		for i, l := range f.locals {
			f.localIndex[l.Hash()] = append(f.localIndex[l.Hash()], i)
		}
	}
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
func (f *flattener) build(r *row) Expr {
	sum := Const(0)
	for _, t := range r.sorted() {
		if t.coef != 0 {
			sum = sum.Add(f.column(t.column).MulConst(t.coef))
		}
	}
	return sum.AddConst(r.konst)
}

// key orders the terms of a semi-affine sum.
type key struct {
	pos  uint32
	then int32
}

// buildSemiAffine returns the sum that r stands for with its terms ordered by the positions that they mention: d0
// before d0 * s0 before s0 before d1. Terms of equal key stand for the first one of them, as in upstream.
func (f *flattener) buildSemiAffine(r *row) Expr {
	terms := slices.DeleteFunc(r.sorted(), func(t term) bool { return t.coef == 0 })
	base := f.dims + f.syms
	firstSym, _ := slices.BinarySearchFunc(terms, f.dims, byColumn)
	firstLocal, _ := slices.BinarySearchFunc(terms, base, byColumn)

	var keys []key
	byKey := map[key]term{}
	add := func(pos int64, then int32, t term) {
		k := key{uint32(pos), then}
		keys = append(keys, k)
		if _, ok := byKey[k]; !ok {
			byKey[k] = t
		}
	}
	nextDim, nextSym := int32(0), int32(max(f.dims, f.syms))-1
	dim := func(pos int64, t term) { nextDim--; add(pos, nextDim, t) }
	sym := func(pos int64, t term) { nextSym++; add(pos, nextSym, t) }

	for _, t := range terms[firstSym:firstLocal] {
		sym(int64(t.column-f.dims), t)
	}
	var rest []term // locals without a key, which follow
	for _, t := range terms[firstLocal:] {
		lhs, rhs := f.column(t.column).LHS(), f.column(t.column).RHS()
		switch {
		case lhs.IsDim() && rhs.IsConst():
			dim(lhs.v, t)
		case lhs.IsDim() && rhs.IsSymbol():
			add(lhs.v, int32(rhs.v), t)
		case lhs.IsSymbol() && (rhs.IsConst() || rhs.IsSymbol()):
			sym(lhs.v, t)
		default:
			rest = append(rest, t)
		}
	}
	for _, t := range terms[:firstSym] {
		dim(int64(t.column), t)
	}
	slices.SortFunc(keys, func(a, b key) int {
		return cmp.Or(cmp.Compare(a.pos, b.pos), cmp.Compare(a.then, b.then))
	})
	sum := Const(0)
	for _, k := range keys {
		t := byKey[k]
		sum = sum.Add(f.column(t.column).MulConst(t.coef))
	}
	for _, t := range rest {
		sum = sum.Add(f.column(t.column).MulConst(t.coef))
	}
	return sum.AddConst(r.konst)
}

func byColumn(t term, column int) int { return cmp.Compare(t.column, column) }

// SimplifyMap returns m with its results simplified by [Simplify].
func SimplifyMap(m *Map) *Map {
	results := make([]Expr, len(m.results))
	for i, e := range m.results {
		results[i] = Simplify(e, m.dims, m.syms)
	}
	return &Map{m.dims, m.syms, results}
}
