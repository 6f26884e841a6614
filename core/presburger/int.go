package presburger

import (
	"math"
	"math/big"
	"math/bits"
)

// Int is an exact integer: an int64, or a big one where that overflows. The zero Int is 0. Ints are immutable; compare
// with [Int.Cmp] or [Int.Equal], not with ==.
type Int struct {
	v int64
	b *big.Int // not nil exactly if the value does not fit in v
}

// Of returns v.
func Of(v int64) Int { return Int{v: v} }

// Row makes coefficients of integers.
func Row(vals ...int64) []Int {
	r := make([]Int, len(vals))
	for i, v := range vals {
		r[i].v = v
	}
	return r
}

// Int64 returns the value, and whether it fits.
func (x Int) Int64() (int64, bool) { return x.v, x.b == nil }

func (x Int) big() *big.Int {
	if x.b != nil {
		return x.b
	}
	return big.NewInt(x.v)
}

func ofBig(b *big.Int) Int {
	if b.IsInt64() {
		return Int{v: b.Int64()}
	}
	return Int{b: b}
}

// Sign is -1, 0 or 1.
func (x Int) Sign() int {
	switch {
	case x.b != nil:
		return x.b.Sign()
	case x.v > 0:
		return 1
	case x.v < 0:
		return -1
	}
	return 0
}

// IsZero reports whether x is 0.
func (x Int) IsZero() bool { return x.b == nil && x.v == 0 }

// IsOne reports whether x is 1.
func (x Int) IsOne() bool { return x.b == nil && x.v == 1 }

// Cmp compares as cmp.Compare does.
func (x Int) Cmp(y Int) int {
	if x.b != nil || y.b != nil {
		return x.big().Cmp(y.big())
	}
	switch {
	case x.v < y.v:
		return -1
	case x.v > y.v:
		return 1
	}
	return 0
}

// Equal reports whether x is y.
func (x Int) Equal(y Int) bool { return x.Cmp(y) == 0 }

// Add returns x + y.
func (x Int) Add(y Int) Int {
	if x.b == nil && y.b == nil {
		s := x.v + y.v
		if (s > x.v) == (y.v > 0) {
			return Int{v: s}
		}
	}
	return ofBig(new(big.Int).Add(x.big(), y.big()))
}

// Neg returns -x.
func (x Int) Neg() Int {
	if x.b == nil && x.v != math.MinInt64 {
		return Int{v: -x.v}
	}
	return ofBig(new(big.Int).Neg(x.big()))
}

// Sub returns x - y.
func (x Int) Sub(y Int) Int { return x.Add(y.Neg()) }

// Abs returns the magnitude of x.
func (x Int) Abs() Int {
	if x.Sign() < 0 {
		return x.Neg()
	}
	return x
}

// Mul returns x * y.
func (x Int) Mul(y Int) Int {
	if x.b == nil && y.b == nil {
		if x.v == 0 || y.v == 0 {
			return Int{}
		}
		hi, lo := bits.Mul64(magnitude(x.v), magnitude(y.v))
		if hi == 0 && lo < 1<<63 {
			if (x.v < 0) != (y.v < 0) {
				return Int{v: -int64(lo)}
			}
			return Int{v: int64(lo)}
		}
	}
	return ofBig(new(big.Int).Mul(x.big(), y.big()))
}

func magnitude(v int64) uint64 {
	if v < 0 {
		return -uint64(v)
	}
	return uint64(v)
}

// FloorDiv returns the quotient rounded to negative infinity; y must be positive.
func (x Int) FloorDiv(y Int) Int {
	if x.b == nil && y.b == nil {
		q := x.v / y.v
		if x.v%y.v < 0 {
			q--
		}
		return Int{v: q}
	}
	return ofBig(new(big.Int).Div(x.big(), y.big())) // Euclidean, which is rounding down for positive divisors
}

// CeilDiv returns the quotient rounded to positive infinity; y must be positive.
func (x Int) CeilDiv(y Int) Int { return x.Neg().FloorDiv(y).Neg() }

// Mod returns what x exceeds the next multiple of y below it by; y must be positive.
func (x Int) Mod(y Int) Int { return x.Sub(x.FloorDiv(y).Mul(y)) }

// GCD returns the greatest common divisor of the magnitudes; that of 0 and 0 is 0.
func GCD(x, y Int) Int {
	if x.b == nil && y.b == nil {
		a, b := magnitude(x.v), magnitude(y.v)
		for b != 0 {
			a, b = b, a%b
		}
		if a < 1<<63 {
			return Int{v: int64(a)}
		}
	}
	return ofBig(new(big.Int).GCD(nil, nil, x.Abs().big(), y.Abs().big()))
}

// LCM returns the least common multiple of the magnitudes, which must not be 0.
func LCM(x, y Int) Int { return x.Abs().Mul(y.Abs().FloorDiv(GCD(x, y))) }

// String returns the decimal digits.
func (x Int) String() string { return x.big().String() }
