package query

import (
	"math/bits"

	"github.com/odsgen/ods/core"
)

// Add is a + b, Missing when one is missing or the size of a dynamic dimension, or when the sum does not fit into 64 bits;
// the other operations likewise.
func Add(a, b int64) int64 {
	s := a + b
	return fits(a, b, s, (s > a) == (b > 0) || b == 0)
}

// Sub is a - b.
func Sub(a, b int64) int64 {
	d := a - b
	return fits(a, b, d, (d < a) == (b > 0) || b == 0)
}

// Mul is a * b.
func Mul(a, b int64) int64 {
	p := a * b
	return fits(a, b, p, a == 0 || p/a == b)
}

// Div is a / b without the fraction, as in Go; Missing for a divisor of 0.
func Div(a, b int64) int64 {
	if b == 0 {
		return Missing
	}
	return fits(a, b, a/b, true)
}

// Rem is the remainder of a / b, with the sign of a, as in Go; Missing for a divisor of 0.
func Rem(a, b int64) int64 {
	if b == 0 {
		return Missing
	}
	return fits(a, b, a%b, true)
}

// Min is the smaller one.
func Min(a, b int64) int64 { return fits(a, b, min(a, b), true) }

// Max is the greater one.
func Max(a, b int64) int64 { return fits(a, b, max(a, b), true) }

// Log2 is the exponent of the greatest power of two that is at most n; Missing when n is less than 1.
func Log2(n int64) int64 {
	if n < 1 {
		return Missing
	}
	return int64(bits.Len64(uint64(n))) - 1
}

// CeilLog2 is the exponent of the smallest power of two that is at least n; Missing when n is less than 1.
func CeilLog2(n int64) int64 {
	if n < 1 {
		return Missing
	}
	return int64(bits.Len64(uint64(n - 1)))
}

// Sum adds what f yields for the elements of a list: 0 for none, Missing when it is for one of them.
func Sum[T any](list []T, f func(T) int64) int64 {
	var sum int64
	for _, e := range list {
		sum = Add(sum, f(e))
	}
	return sum
}

// fits returns the result of an operation that is right when ok.
func fits(a, b, result int64, ok bool) int64 {
	if !ok || !known(a, b) || a == core.Dynamic || b == core.Dynamic {
		return Missing
	}
	return result
}
