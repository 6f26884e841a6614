package dim

import (
	"math"
	"math/big"
	"math/bits"
)

// Dynamic is a size that is not known, and the same number as core.Dynamic.
const Dynamic = math.MinInt64

// Add returns the sum of sizes: [Dynamic] when one is, or when the sum does not fit.
func Add(n int64, more ...int64) int64 {
	for _, m := range more {
		sum := n + m
		if n == Dynamic || m == Dynamic || (sum < n) != (m < 0) {
			return Dynamic
		}
		n = sum
	}
	return n
}

// Sub returns the difference of two sizes: [Dynamic] when one is, or when it does not fit.
func Sub(n, m int64) int64 {
	if m == Dynamic {
		return Dynamic
	}
	return Add(n, -m)
}

// Mul returns the product of sizes: [Dynamic] when one is, even if another is zero, or when the product does not fit.
func Mul(n int64, more ...int64) int64 {
	for _, m := range more {
		var ok bool
		if n, ok = mul(n, m); !ok {
			return Dynamic
		}
	}
	return n
}

// mul returns the product of two sizes; false when one is [Dynamic], or when the product does not fit.
func mul(n, m int64) (int64, bool) {
	if n == Dynamic || m == Dynamic {
		return 0, false
	}
	hi, lo := bits.Mul64(magnitude(n), magnitude(m))
	if hi != 0 || lo > math.MaxInt64 {
		return 0, false
	}
	if (n < 0) != (m < 0) {
		return -int64(lo), true
	}
	return int64(lo), true
}

func magnitude(n int64) uint64 {
	if n < 0 {
		return -uint64(n)
	}
	return uint64(n)
}

// CeilDiv returns how many pieces of a size cover n, the last one perhaps in part: [Dynamic] when either is, or when
// there are no such pieces.
func CeilDiv(n, piece int64) int64 {
	if n < 0 || piece <= 0 {
		return Dynamic
	}
	return n/piece + min(n%piece, 1)
}

// Number is a type that counts.
type Number interface {
	~int | ~int64 | ~uint64
}

// Count returns the product of numbers that are not negative: the number of elements of a shape, the bits of so many
// elements. It is the largest number of T when the product does not fit, so that it exceeds every limit, whatever order
// the numbers come in; zero times anything is zero.
func Count[T Number](numbers ...T) T {
	limit := most[T]()
	n, full := uint64(1), false
	for _, m := range numbers {
		if m == 0 {
			return 0
		}
		hi, lo := bits.Mul64(n, uint64(m))
		if full = full || hi != 0 || lo > limit; !full {
			n = lo
		}
	}
	if full {
		return T(limit)
	}
	return T(n)
}

// SameCount reports whether the products of two lists of numbers that are not negative are equal, however large.
func SameCount(a, b []int64) bool {
	if n, m := Count(a...), Count(b...); n < math.MaxInt64 || m < math.MaxInt64 {
		return n == m
	}
	return exact(a).Cmp(exact(b)) == 0
}

func exact(numbers []int64) *big.Int {
	n := big.NewInt(1)
	for _, m := range numbers {
		n.Mul(n, big.NewInt(m))
	}
	return n
}

// Total returns the sum of numbers that are not negative, or the largest number of T when it does not fit.
func Total[T Number](numbers ...T) T {
	limit := most[T]()
	n := uint64(0)
	for _, m := range numbers {
		if uint64(m) > limit-n {
			return T(limit)
		}
		n += uint64(m)
	}
	return T(n)
}

// most returns the largest number of T.
func most[T Number]() uint64 {
	if zero := T(0); zero-1 > 0 {
		return math.MaxUint64
	}
	return math.MaxInt64
}

// Known reports whether no size is [Dynamic].
func Known(sizes ...int64) bool {
	for _, n := range sizes {
		if n == Dynamic {
			return false
		}
	}
	return true
}

// Linear returns the position of an element in row-major order: [Dynamic] when it does not fit.
func Linear(shape, index []int64) int64 {
	at := int64(0)
	for i, n := range shape {
		at = Add(Mul(at, n), index[i])
	}
	return at
}
