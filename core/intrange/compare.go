package intrange

import "github.com/odsgen/ods/core/num"

// Predicate says how two integers are compared. The numbers are those that the predicates have in the dialects arith
// and index.
type Predicate uint8

// The predicates: equal or not, and the orders of signed and of unsigned numbers.
const (
	EQ Predicate = iota
	NE
	SLT
	SLE
	SGT
	SGE
	ULT
	ULE
	UGT
	UGE
)

// predicates has the test of each predicate, its inverse, and the bounds that decide about it: the one of the left and
// the one of the right range for which it is hardest to hold.
var predicates = [...]struct {
	holds       func(a, b num.Int) bool
	inverse     Predicate
	left, right func(Range) num.Int
}{
	EQ:  {num.Int.Equal, NE, nil, nil},
	NE:  {func(a, b num.Int) bool { return !a.Equal(b) }, EQ, nil, nil},
	SLT: {num.Int.SLT, SGE, sMax, sMin},
	SLE: {num.Int.SLE, SGT, sMax, sMin},
	SGT: {num.Int.SGT, SLE, sMin, sMax},
	SGE: {num.Int.SGE, SLT, sMin, sMax},
	ULT: {num.Int.ULT, UGE, uMax, uMin},
	ULE: {num.Int.ULE, UGT, uMax, uMin},
	UGT: {num.Int.UGT, ULE, uMin, uMax},
	UGE: {num.Int.UGE, ULT, uMin, uMax},
}

func uMin(r Range) num.Int { return r.UMin }
func uMax(r Range) num.Int { return r.UMax }
func sMin(r Range) num.Int { return r.SMin }
func sMax(r Range) num.Int { return r.SMax }

// Compare computes the comparison of two numbers.
func Compare(p Predicate, a, b num.Int) bool { return predicates[p].holds(a, b) }

// Evaluate returns the outcome of comparing any value of a with any of b when it is always the same.
func Evaluate(p Predicate, a, b Range) (result, known bool) {
	switch {
	case always(p, a, b):
		return true, true
	case always(predicates[p].inverse, a, b):
		return false, true
	}
	return false, false
}

func always(p Predicate, a, b Range) bool {
	switch p {
	case EQ:
		x, okx := a.Value()
		y, oky := b.Value()
		return okx && oky && x.Equal(y)
	case NE: // one interpretation would be enough; upstream wants both
		return (always(SLT, a, b) || always(SGT, a, b)) && (always(ULT, a, b) || always(UGT, a, b))
	}
	rule := predicates[p]
	return rule.holds(rule.left(a), rule.right(b))
}
