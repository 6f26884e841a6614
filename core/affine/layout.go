package affine

import (
	"math"

	"github.com/odsgen/ods/core/dim"
)

// Dynamic marks a size, stride or offset that is not known, as in upstream's shaped types.
const Dynamic = math.MinInt64

// StridedMap returns the layout map of strides and an offset: (d0, d1)[s0] -> (d0 * s0 + d1 + 4). Each dynamic one is a
// symbol of its own, the offset first.
func StridedMap(strides []int64, offset int64) *Map {
	syms := 0
	value := func(v int64) Expr {
		if v != Dynamic {
			return Const(v)
		}
		syms++
		return Symbol(syms - 1)
	}
	e := value(offset)
	for i, s := range strides {
		e = e.Add(Dim(i).Mul(value(s)))
	}
	return &Map{len(strides), syms, []Expr{e}}
}

// CanonicalStridedExpr returns the row-major layout of a shape over its dimensions: for 2x3x4, d0 * 12 + d1 * 4 + d2.
// Strides to the left of a dynamic (or empty) size are symbols, numbered from the right. For no sizes it is 0.
func CanonicalStridedExpr(sizes []int64) Expr {
	if len(sizes) == 0 {
		return Const(0)
	}
	var e Expr
	running, dynamic, syms := int64(1), false, 0
	for i := len(sizes) - 1; i >= 0; i-- {
		stride := Const(running)
		if dynamic {
			stride = Symbol(syms)
			syms++
		}
		if term := Dim(i).Mul(stride); e.Valid() {
			e = e.Add(term)
		} else {
			e = term
		}
		if sizes[i] > 0 {
			running = dim.Mul(running, sizes[i])
		}
		dynamic = dynamic || sizes[i] <= 0 || running == dim.Dynamic
	}
	return Simplify(e, len(sizes), syms)
}

// StrideExprs returns the strides and the offset of a layout map on a shape as expressions over the map's symbols (for
// an identity layout of a dynamic shape, over symbols of [CanonicalStridedExpr]). It returns false for a layout that is
// not strided.
func (m *Map) StrideExprs(shape []int64) (strides []Expr, offset Expr, ok bool) {
	identity := m.IsIdentity()
	if len(m.results) != 1 && !identity {
		return nil, Expr{}, false
	}
	x := strideExtractor{offset: Const(0), strides: make([]Expr, len(shape))}
	for i := range x.strides {
		x.strides[i] = Const(0)
	}
	if identity {
		return x.strides, x.offset, x.extract(CanonicalStridedExpr(shape), Const(1))
	}
	if !x.extract(Simplify(m.results[0], m.dims, m.syms), Const(1)) {
		return nil, Expr{}, false
	}
	for i, s := range x.strides {
		x.strides[i] = Simplify(s, m.dims, m.syms)
	}
	return x.strides, Simplify(x.offset, m.dims, m.syms), true
}

// StridesAndOffset is [Map.StrideExprs] with [Dynamic] for what is not constant.
func (m *Map) StridesAndOffset(shape []int64) (strides []int64, offset int64, ok bool) {
	exprs, off, ok := m.StrideExprs(shape)
	if !ok {
		return nil, 0, false
	}
	strides = make([]int64, len(exprs))
	for i, e := range exprs {
		strides[i] = constOrDynamic(e)
	}
	return strides, constOrDynamic(off), true
}

func constOrDynamic(e Expr) int64 {
	if v, ok := e.Value(); ok {
		return v
	}
	return Dynamic
}

// strideExtractor sums up what each dimension and everything else contributes to an address.
type strideExtractor struct {
	strides []Expr
	offset  Expr
}

// extract adds e * factor; it returns false where a dimension is divided or has no place in the shape.
func (x *strideExtractor) extract(e, factor Expr) bool {
	switch k := e.n.kind; {
	case k == KindDim:
		if e.v >= int64(len(x.strides)) {
			return false
		}
		x.strides[e.v] = x.strides[e.v].Add(factor)
		return true
	case !k.Binary():
		x.offset = x.offset.Add(e.Mul(factor))
		return true
	case k == KindAdd:
		return x.extract(e.n.lhs, factor) && x.extract(e.n.rhs, factor)
	case k != KindMul:
		return false
	}
	l, r := e.n.lhs, e.n.rhs
	if l.IsDim() {
		return x.extract(l, r.Mul(factor))
	}
	// Only one factor of an affine product can have a dimension.
	if l.n.symbolic {
		return x.extract(r, factor.Mul(l))
	}
	return x.extract(l, factor.Mul(r))
}

// CanonicalizeLayout returns the layout map that a memref of the shape has in canonical form: nil when the layout is
// row-major without offset (and is better left out), m simplified when it has one result, else m.
func (m *Map) CanonicalizeLayout(shape []int64) *Map {
	switch {
	case m.IsIdentity():
		return nil
	case len(m.results) != 1:
		return m
	case m.dims == 0 && m.syms == 0:
		if isZero(m.results[0]) {
			return nil
		}
		return m
	case len(shape) == 0:
		return m // one element whose offset counts
	}
	e := Simplify(m.results[0], m.dims, m.syms)
	if e.Equal(CanonicalStridedExpr(shape)) {
		return nil
	}
	return m.withResults([]Expr{e})
}
