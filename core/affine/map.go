package affine

import (
	"encoding/binary"
	"slices"
)

// Map is an immutable affine map: (d0, ..., dn)[s0, ..., sm] -> (results). Maps are compared with [Map.Equal]; core's
// attributes make them unique.
type Map struct {
	dims, syms int
	results    []Expr
}

// NewMap returns the map with the given numbers of dimensions and symbols. The results are copied.
func NewMap(dims, syms int, results ...Expr) *Map {
	return &Map{dims, syms, slices.Clone(results)}
}

// NumDims returns the number of dimensions.
func (m *Map) NumDims() int { return m.dims }

// NumSymbols returns the number of symbols.
func (m *Map) NumSymbols() int { return m.syms }

// NumInputs returns the number of dimensions and symbols.
func (m *Map) NumInputs() int { return m.dims + m.syms }

// NumResults returns the number of results.
func (m *Map) NumResults() int { return len(m.results) }

// Result returns the result at index i.
func (m *Map) Result(i int) Expr { return m.results[i] }

// Results returns the results. The slice is shared and must not be changed.
func (m *Map) Results() []Expr { return m.results }

// Equal reports whether both maps have the same dimensions, symbols and results.
func (m *Map) Equal(o *Map) bool {
	if m == o {
		return true
	}
	return m != nil && o != nil && m.dims == o.dims && m.syms == o.syms && slices.EqualFunc(m.results, o.results, Expr.Equal)
}

// AppendKey appends a byte string that identifies the map, see [Expr.AppendKey].
func (m *Map) AppendKey(dst []byte) []byte {
	dst = appendHeader(dst, m.dims, m.syms, len(m.results))
	for _, e := range m.results {
		dst = e.AppendKey(dst)
	}
	return dst
}

func appendHeader(dst []byte, dims, syms, n int) []byte {
	dst = binary.AppendUvarint(dst, uint64(dims))
	dst = binary.AppendUvarint(dst, uint64(syms))
	return binary.AppendUvarint(dst, uint64(n))
}

// Set is an immutable integer set: (d0, ..., dn)[s0, ..., sm] : (constraints), where a constraint is an expression that
// is zero or an expression that is not negative.
type Set struct {
	dims, syms  int
	constraints []Expr
	eqs         []bool
}

// NewSet returns the set with the given constraints; eqs[i] says that constraints[i] == 0, else it is >= 0. It returns
// nil if the slices differ in length. The slices are copied.
func NewSet(dims, syms int, constraints []Expr, eqs []bool) *Set {
	if len(constraints) != len(eqs) {
		return nil
	}
	return &Set{dims, syms, slices.Clone(constraints), slices.Clone(eqs)}
}

// EmptySet returns the canonical set without elements: (d0, ...)[s0, ...] : (1 == 0).
func EmptySet(dims, syms int) *Set {
	return &Set{dims, syms, []Expr{Const(1)}, []bool{true}}
}

// NumDims returns the number of dimensions.
func (s *Set) NumDims() int { return s.dims }

// NumSymbols returns the number of symbols.
func (s *Set) NumSymbols() int { return s.syms }

// NumInputs returns the number of dimensions and symbols.
func (s *Set) NumInputs() int { return s.dims + s.syms }

// NumConstraints returns the number of constraints.
func (s *Set) NumConstraints() int { return len(s.constraints) }

// Constraint returns the expression of constraint i and whether it is an equality.
func (s *Set) Constraint(i int) (e Expr, isEq bool) { return s.constraints[i], s.eqs[i] }

// Constraints returns the expressions of all constraints. The slice is shared and must not be changed.
func (s *Set) Constraints() []Expr { return s.constraints }

// NumEqualities returns the number of constraints that are equalities.
func (s *Set) NumEqualities() int {
	n := 0
	for _, eq := range s.eqs {
		if eq {
			n++
		}
	}
	return n
}

// NumInequalities returns the number of constraints that are inequalities.
func (s *Set) NumInequalities() int { return len(s.eqs) - s.NumEqualities() }

// IsEmptySet reports whether s is the canonical empty set of [EmptySet]; other sets may be empty too.
func (s *Set) IsEmptySet() bool { return s.Equal(EmptySet(s.dims, s.syms)) }

// Equal reports whether both sets have the same dimensions, symbols and constraints in the same order.
func (s *Set) Equal(o *Set) bool {
	if s == o {
		return true
	}
	return s != nil && o != nil && s.dims == o.dims && s.syms == o.syms &&
		slices.EqualFunc(s.constraints, o.constraints, Expr.Equal) && slices.Equal(s.eqs, o.eqs)
}

// AppendKey appends a byte string that identifies the set, see [Expr.AppendKey].
func (s *Set) AppendKey(dst []byte) []byte {
	dst = appendHeader(dst, s.dims, s.syms, len(s.constraints))
	for i, e := range s.constraints {
		b := byte(0)
		if s.eqs[i] {
			b = 1
		}
		dst = e.AppendKey(append(dst, b))
	}
	return dst
}
