package dim_test

import (
	"math"
	"math/big"
	"testing"

	"github.com/odsgen/ods/core/dim"
)

// edges are the sizes around which 64 bits end.
var edges = []int64{0, 1, 2, 3, 4, 7, 1 << 31, 1<<31 - 1, 1 << 32, 1<<32 + 1, 3037000499, 3037000500, 1 << 61, 1 << 62,
	math.MaxInt64 - 1, math.MaxInt64, -1, -2, -3, -(1 << 32), -math.MaxInt64, dim.Dynamic}

// want is what the exact result is as a size.
func want(n *big.Int, operands ...int64) int64 {
	if !dim.Known(operands...) || !n.IsInt64() {
		return dim.Dynamic
	}
	return n.Int64()
}

func TestPairs(t *testing.T) {
	for _, a := range edges {
		for _, b := range edges {
			x, y := big.NewInt(a), big.NewInt(b)
			if got, w := dim.Add(a, b), want(new(big.Int).Add(x, y), a, b); got != w {
				t.Errorf("%d + %d is %d, want %d", a, b, got, w)
			}
			if got, w := dim.Sub(a, b), want(new(big.Int).Sub(x, y), a, b); got != w {
				t.Errorf("%d - %d is %d, want %d", a, b, got, w)
			}
			if got, w := dim.Mul(a, b), want(new(big.Int).Mul(x, y), a, b); got != w {
				t.Errorf("%d * %d is %d, want %d", a, b, got, w)
			}
			if a < 0 || b < 0 {
				continue
			}
			if got, w := dim.Count(a, b), new(big.Int).Mul(x, y); w.IsInt64() && got != w.Int64() || !w.IsInt64() && got != math.MaxInt64 {
				t.Errorf("%d times %d is %d, want %d", a, b, got, w)
			}
			if got, w := dim.Total(uint64(a), uint64(b)), new(big.Int).Add(x, y); got != w.Uint64() {
				t.Errorf("%d and %d are %d, want %d", a, b, got, w)
			}
			if got, w := dim.Total(a, b), new(big.Int).Add(x, y); w.IsInt64() && got != w.Int64() || !w.IsInt64() && got != math.MaxInt64 {
				t.Errorf("%d and %d are %d, want %d", a, b, got, w)
			}
		}
	}
}

func TestCount(t *testing.T) {
	if n := dim.Count[int64](); n != 1 {
		t.Errorf("the product of nothing is %d", n)
	}
	if n := dim.Count(int64(1<<40), 1<<40, 0); n != 0 {
		t.Errorf("an empty shape with a large part has %d elements", n)
	}
	if n := dim.Count(uint64(1<<40), 1<<40); n != math.MaxUint64 {
		t.Errorf("2**80 as an unsigned number is %d", n)
	}
	if n := dim.Count(uint64(1<<32), 1<<31); n != 1<<63 {
		t.Errorf("2**63 as an unsigned number is %d", n)
	}
}

func TestLinear(t *testing.T) {
	if n := dim.Linear([]int64{2, 3, 4}, []int64{1, 2, 3}); n != 23 {
		t.Errorf("the last of 24 elements is at %d", n)
	}
	if n := dim.Linear([]int64{4, math.MaxInt64}, []int64{3, 0}); n != dim.Dynamic {
		t.Errorf("a position beyond 64 bits is %d", n)
	}
}

func TestSameCount(t *testing.T) {
	const half = 1 << 62
	for _, c := range []struct {
		a, b []int64
		want bool
	}{
		{[]int64{2, 3}, []int64{6}, true},
		{[]int64{2, 3}, []int64{5}, false},
		{[]int64{half, half}, []int64{half / 2, half, 2}, true},
		{[]int64{half, half}, []int64{half, half, 2}, false},
		{[]int64{half, 8}, []int64{0}, false}, // equal modulo 2**64
		{[]int64{half, half, 0}, []int64{0}, true},
	} {
		if got := dim.SameCount(c.a, c.b); got != c.want {
			t.Errorf("%d and %d have as many elements: %t", c.a, c.b, got)
		}
	}
}

func TestCeilDiv(t *testing.T) {
	for _, c := range [][3]int64{{7, 2, 4}, {8, 2, 4}, {0, 3, 0}, {math.MaxInt64, 4, 1 << 61}, {math.MaxInt64, 1, math.MaxInt64},
		{dim.Dynamic, 4, dim.Dynamic}, {4, dim.Dynamic, dim.Dynamic}, {4, 0, dim.Dynamic}} {
		if got := dim.CeilDiv(c[0], c[1]); got != c[2] {
			t.Errorf("%d in pieces of %d are %d, want %d", c[0], c[1], got, c[2])
		}
	}
}
