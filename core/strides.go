package core

import (
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/dim"
)

// StridesAndOffset returns by how many elements the position moves for each dimension and where it starts, [Dynamic]
// for what is not known. ok is false when the layout does not have that form.
// The slice may be the type's: do not change it.
func (t *MemRefType) StridesAndOffset() (strides []int64, offset int64, ok bool) {
	switch l := t.layout.(type) {
	case *StridedLayoutAttr:
		return l.strides, l.offset, true
	case nil:
		return rowMajorStrides(t.shape), 0, true
	}
	m := t.LayoutMap()
	switch {
	case m == nil:
		return nil, 0, false
	case m.Equal(affine.IdentityMap(len(t.shape))):
		return rowMajorStrides(t.shape), 0, true
	case m.NumResults() != 1:
		return nil, 0, false
	}
	s := stridesOf{offset: affine.Const(0), strides: make([]affine.Expr, m.NumDims())}
	for i := range s.strides {
		s.strides[i] = affine.Const(0)
	}
	if !s.add(m.Result(0), affine.Const(1)) {
		return nil, 0, false
	}
	value := func(e affine.Expr) int64 {
		if v, ok := affine.Simplify(e, m.NumDims(), m.NumSymbols()).Value(); ok {
			return v
		}
		return Dynamic
	}
	for _, e := range s.strides {
		strides = append(strides, value(e))
	}
	return strides, value(s.offset), true
}

// rowMajorStrides returns the strides of a shape whose elements follow one another, the last dimension fastest. What
// depends on a dimension without a known size, or with none, is [Dynamic], and so is what does not fit.
func rowMajorStrides(shape []int64) []int64 {
	strides := make([]int64, len(shape))
	n := int64(1)
	for i := len(shape) - 1; i >= 0; i-- {
		strides[i] = n
		if n = dim.Mul(n, shape[i]); n == 0 {
			n = Dynamic
		}
	}
	return strides
}

// stridesOf collects what a layout's expression adds up to.
type stridesOf struct {
	strides []affine.Expr // by dimension
	offset  affine.Expr
}

// add adds e times factor; false when that is not linear.
func (s *stridesOf) add(e, factor affine.Expr) bool {
	switch e.Kind() {
	case affine.KindDim:
		s.strides[e.Position()] = s.strides[e.Position()].Add(factor)
	case affine.KindSymbol, affine.KindConst:
		s.offset = s.offset.Add(e.Mul(factor))
	case affine.KindAdd:
		return s.add(e.LHS(), factor) && s.add(e.RHS(), factor)
	case affine.KindMul:
		if e.LHS().IsSymbolicOrConstant() {
			return s.add(e.RHS(), factor.Mul(e.LHS()))
		}
		return s.add(e.LHS(), factor.Mul(e.RHS()))
	default:
		return false
	}
	return true
}
