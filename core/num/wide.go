package num

import "math/bits"

// wide is an unsigned 256-bit integer, least significant word first: room for the exact product of two significands of
// any kind (226 bits for f128).
type wide [4]uint64

func (a *wide) isZero() bool { return a[0]|a[1]|a[2]|a[3] == 0 }

func (a *wide) bitLen() int {
	for i := 3; i >= 0; i-- {
		if a[i] != 0 {
			return i*64 + bits.Len64(a[i])
		}
	}
	return 0
}

func (a *wide) trailingZeros() int {
	for i, w := range a {
		if w != 0 {
			return i*64 + bits.TrailingZeros64(w)
		}
	}
	return 256
}

func (a *wide) bit(i int) uint64 { return a[i/64] >> (i % 64) & 1 }

// shl shifts left by n >= 0; bits beyond 256 are lost.
func (a *wide) shl(n int) {
	q, r := n/64, uint(n%64)
	for i := 3; i >= 0; i-- {
		var v uint64
		if i >= q {
			v = a[i-q] << r
			if r != 0 && i > q {
				v |= a[i-q-1] >> (64 - r)
			}
		}
		a[i] = v
	}
}

// shr shifts right by n >= 0 and reports whether a set bit was lost.
func (a *wide) shr(n int) (lost bool) {
	if n == 0 {
		return false
	}
	lost = a.trailingZeros() < n && !a.isZero()
	q, r := n/64, uint(n%64)
	for i := range 4 {
		var v uint64
		if i+q < 4 {
			v = a[i+q] >> r
			if r != 0 && i+q+1 < 4 {
				v |= a[i+q+1] << (64 - r)
			}
		}
		a[i] = v
	}
	return lost
}

func (a *wide) add(b *wide) {
	var c uint64
	for i := range a {
		a[i], c = bits.Add64(a[i], b[i], c)
	}
}

func (a *wide) addWord(v uint64) { a.add(&wide{v}) }

// sub subtracts b and a borrow of 0 or 1.
func (a *wide) sub(b *wide, borrow uint64) {
	for i := range a {
		a[i], borrow = bits.Sub64(a[i], b[i], borrow)
	}
}

func (a *wide) cmp(b *wide) int {
	for i := 3; i >= 0; i-- {
		if a[i] != b[i] {
			if a[i] < b[i] {
				return -1
			}
			return +1
		}
	}
	return 0
}

// mulWord multiplies by v and returns what overflows.
func (a *wide) mulWord(v uint64) (overflow uint64) {
	for i := range a {
		hi, lo := bits.Mul64(a[i], v)
		var c uint64
		a[i], c = bits.Add64(lo, overflow, 0)
		overflow = hi + c
	}
	return overflow
}

// divWord divides by v and returns the remainder.
func (a *wide) divWord(v uint64) (rem uint64) {
	for i := 3; i >= 0; i-- {
		if rem == 0 && a[i] < v {
			a[i], rem = 0, a[i]
			continue
		}
		a[i], rem = bits.Div64(rem, a[i], v)
	}
	return rem
}

// mul128 returns the full product of two values below 2^128.
func mul128(a, b *wide) (p wide) {
	for i := range 2 {
		var carry uint64
		for j := range 2 {
			hi, lo := bits.Mul64(a[i], b[j])
			var c uint64
			lo, c = bits.Add64(lo, carry, 0)
			hi += c
			p[i+j], c = bits.Add64(p[i+j], lo, 0)
			carry = hi + c
		}
		p[i+2] += carry
	}
	return p
}
