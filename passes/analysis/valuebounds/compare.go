package valuebounds

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/affine/flat"
	"github.com/odsgen/ods/core/presburger"
)

// Model is what an operation defined elsewhere tells about its results.
type Model interface {
	// Bounds says what is known of an index value; of the size of a dimension it says nothing.
	Bounds(s *Set, v *core.Value)
}

// Key is the key of [Model].
var Key = core.OpInterface[Model]{Name: "ValueBoundsOpInterface"}

// Between says that an index value is never less than one number and never greater than another one.
func (s *Set) Between(v *core.Value, least, greatest int64) {
	x := variable{v, itself}
	s.atLeast(x, affine.Const(least))
	s.atMost(x, affine.Const(greatest))
}

// Less compares the results of two maps of the same operands: less is whether a is always less than b; ok is false when
// neither that is known nor that a is never less. It is upstream's strongCompare.
func Less(a, b *affine.Map, operands []*core.Value) (less, ok bool) {
	s := newSet()
	s.dims = 2
	s.r = presburger.NewSet(2, 0)
	for i, m := range []*affine.Map{a, b} {
		vals := make([]affine.Expr, len(operands))
		for k, v := range operands {
			vals[k] = s.value(v)
		}
		e := m.Result(0).ReplaceDimsAndSymbols(vals[:m.NumDims()], vals[m.NumDims():])
		if !flat.AddBound(s.r, presburger.EQ, i, affine.NewMap(2, s.r.Num(presburger.Symbol), e), true) {
			return false, false
		}
	}
	for {
		if s.r.IsEmpty() {
			return false, false
		}
		if s.never(0, 1, 0) {
			return true, true
		}
		if s.never(1, 0, -1) {
			return false, true
		}
		if !s.step() {
			return false, false
		}
	}
}

// never reports whether no values make the difference of two dimensions at least as great as the negative of a number.
func (s *Set) never(a, b int, more int64) bool {
	r := s.r.Clone()
	row := r.ZeroRow()
	row[a], row[b], row[len(row)-1] = presburger.Of(1), presburger.Of(-1), presburger.Of(more)
	r.AddInequality(row)
	return r.IsEmpty()
}
