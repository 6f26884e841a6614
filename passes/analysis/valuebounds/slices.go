package valuebounds

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/affine/flat"
	"github.com/odsgen/ods/core/presburger"
	affinedefs "github.com/odsgen/ods/defs/affine"
)

// Slice is a part of a tensor: in each dimension, Sizes elements from Offsets on, each Strides after the one before.
type Slice struct {
	Offsets, Sizes, Strides []core.FoldResult
}

// Equal reports whether two slices of one tensor are known to be the same elements.
func (a Slice) Equal(b Slice) bool {
	return equalAll(a.Offsets, b.Offsets) && equalAll(a.Sizes, b.Sizes) && equalAll(a.Strides, b.Strides)
}

func equalAll(a, b []core.FoldResult) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i].Value != nil && a[i].Value == b[i].Value {
			continue
		}
		n, ok := value(func(s *Set) affine.Expr { return s.index(a[i]).Sub(s.index(b[i])) })
		if !ok || n != 0 {
			return false
		}
	}
	return true
}

// Disjoint reports whether two slices of one tensor are known to have no element in common: in some dimension, one of
// them ends before the other.
func (a Slice) Disjoint(b Slice) bool {
	if len(a.Offsets) != len(b.Offsets) {
		return false
	}
	for i := range a.Offsets {
		if a.endsBefore(b, i) || b.endsBefore(a, i) {
			return true
		}
	}
	return false
}

func (a Slice) endsBefore(b Slice, i int) bool {
	n, ok := value(func(s *Set) affine.Expr {
		last := s.index(a.Sizes[i]).AddConst(-1).Mul(s.index(a.Strides[i]))
		return s.index(a.Offsets[i]).Add(last).Sub(s.index(b.Offsets[i]))
	})
	return ok && n < 0
}

// value returns the constant that an expression of what is in a set is known to be.
func value(of func(s *Set) affine.Expr) (n int64, ok bool) {
	s := newSet()
	e := of(s)
	pos := s.r.Num(presburger.Symbol)
	s.r.AppendVars(presburger.Symbol, 1)
	if !flat.AddBound(s.r, presburger.EQ, pos, affine.NewMap(0, pos+1, e), true) {
		return 0, false
	}
	return s.constant(presburger.EQ, pos)
}

// EqualSizes reports whether a dimension of a tensor or buffer is known to have the same size as one of another.
func EqualSizes(v *core.Value, i int, w *core.Value, j int) bool {
	n, ok := value(func(s *Set) affine.Expr { return s.size(v, i).Sub(s.size(w, j)) })
	return ok && n == 0
}

// IsSize reports whether an index is known to be the size of a dimension of a tensor or buffer.
func IsSize(m core.FoldResult, v *core.Value, dim int) bool {
	n, ok := value(func(s *Set) affine.Expr { return s.index(m).Sub(s.size(v, dim)) })
	return ok && n == 0
}

// Distance returns how much greater an index is known to be than another one. What both are computed from by affine
// operations may cancel out.
func Distance(a, b core.FoldResult) (n int64, ok bool) {
	if a.Value != nil && b.Value != nil {
		difference, operands := affinedefs.Compose(affine.NewMap(2, 0, affine.Dim(0).Sub(affine.Dim(1))), []*core.Value{a.Value, b.Value})
		n, ok = value(func(s *Set) affine.Expr {
			var dims, syms []affine.Expr
			for i, v := range operands {
				if i < difference.NumDims() {
					dims = append(dims, s.value(v))
				} else {
					syms = append(syms, s.value(v))
				}
			}
			return difference.Result(0).ReplaceDimsAndSymbols(dims, syms)
		})
		if ok && n != 0 {
			return n, true
		}
	}
	return value(func(s *Set) affine.Expr { return s.index(a).Sub(s.index(b)) })
}
