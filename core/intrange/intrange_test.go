package intrange_test

import (
	"testing"

	"github.com/odsgen/ods/core/intrange"
	"github.com/odsgen/ods/core/num"
)

func n(width uint, v int64) num.Int { return num.NewSigned(width, v) }

// contains reports whether the bounds allow the value.
func contains(r intrange.Range, v num.Int) bool {
	return r.UMin.ULE(v) && v.ULE(r.UMax) && r.SMin.SLE(v) && v.SLE(r.SMax)
}

// binary are the functions of two ranges with what they bound. ok is false where the result is undefined, so that
// anything is right.
var binary = map[string]struct {
	bound func(a, b intrange.Range) intrange.Range
	f     func(a, b num.Int) (r num.Int, ok bool)
}{
	"add": {func(a, b intrange.Range) intrange.Range { return intrange.Add(a, b, 0) }, total(num.Int.Add)},
	"add nsw": {func(a, b intrange.Range) intrange.Range { return intrange.Add(a, b, intrange.NoSignedWrap) },
		defined(num.Int.SAddOv)},
	"add nuw": {func(a, b intrange.Range) intrange.Range { return intrange.Add(a, b, intrange.NoUnsignedWrap) },
		defined(num.Int.UAddOv)},
	"sub": {func(a, b intrange.Range) intrange.Range { return intrange.Sub(a, b, 0) }, total(num.Int.Sub)},
	"sub nsw": {func(a, b intrange.Range) intrange.Range { return intrange.Sub(a, b, intrange.NoSignedWrap) },
		defined(num.Int.SSubOv)},
	"sub nuw": {func(a, b intrange.Range) intrange.Range { return intrange.Sub(a, b, intrange.NoUnsignedWrap) },
		defined(num.Int.USubOv)},
	"mul": {func(a, b intrange.Range) intrange.Range { return intrange.Mul(a, b, 0) }, total(num.Int.Mul)},
	"mul nsw": {func(a, b intrange.Range) intrange.Range { return intrange.Mul(a, b, intrange.NoSignedWrap) },
		defined(num.Int.SMulOv)},
	"divu":      {intrange.DivU, divisor(num.Int.UDiv)},
	"divs":      {intrange.DivS, divisor(num.Int.SDiv)},
	"ceildivu":  {intrange.CeilDivU, divisor(num.Int.UCeilDiv)},
	"ceildivs":  {intrange.CeilDivS, divisor(num.Int.SCeilDiv)},
	"floordivs": {intrange.FloorDivS, divisor(num.Int.SFloorDiv)},
	"rems":      {intrange.RemS, divisor(num.Int.SRem)},
	"remu":      {intrange.RemU, divisor(num.Int.URem)},
	"maxs":      {intrange.MaxS, total(num.Int.SMax)},
	"maxu":      {intrange.MaxU, total(num.Int.UMax)},
	"mins":      {intrange.MinS, total(num.Int.SMin)},
	"minu":      {intrange.MinU, total(num.Int.UMin)},
	"and":       {intrange.And, total(num.Int.And)},
	"or":        {intrange.Or, total(num.Int.Or)},
	"xor":       {intrange.Xor, total(num.Int.Xor)},
	"shl":       {func(a, b intrange.Range) intrange.Range { return intrange.Shl(a, b, 0) }, amount(num.Int.Shl)},
	"shrs":      {intrange.ShrS, amount(num.Int.AShr)},
	"shru":      {intrange.ShrU, amount(num.Int.LShr)},
}

func total(f func(a, b num.Int) num.Int) func(a, b num.Int) (num.Int, bool) {
	return func(a, b num.Int) (num.Int, bool) { return f(a, b), true }
}

func defined(f func(a, b num.Int) (num.Int, bool)) func(a, b num.Int) (num.Int, bool) {
	return func(a, b num.Int) (num.Int, bool) { r, overflow := f(a, b); return r, !overflow }
}

// divisor leaves out division by zero and the quotient that overflows.
func divisor(f func(a, b num.Int) num.Int) func(a, b num.Int) (num.Int, bool) {
	return func(a, b num.Int) (num.Int, bool) {
		if b.IsZero() || a.IsMinSigned() && b.IsAllOnes() {
			return b, false
		}
		return f(a, b), true
	}
}

func amount(f func(a num.Int, n uint) num.Int) func(a, b num.Int) (num.Int, bool) {
	return func(a, b num.Int) (num.Int, bool) {
		s := b.ShiftAmount(a.Width())
		return f(a, s), s < a.Width()
	}
}

// ranges returns all ranges of the width given by signed or by unsigned bounds.
func ranges(width uint) []intrange.Range {
	var out []intrange.Range
	for lo := range int64(1) << width {
		for hi := range int64(1) << width {
			a, b := n(width, lo), n(width, hi)
			if a.ULE(b) {
				out = append(out, intrange.FromUnsigned(a, b))
			}
			if a.SLE(b) && a.IsNegative() != b.IsNegative() {
				out = append(out, intrange.FromSigned(a, b))
			}
		}
	}
	return out
}

// TestSound tries all pairs of ranges of 3 bits with all values in them: no result may lie outside of the bounds.
func TestSound(t *testing.T) {
	const width = 3
	all := ranges(width)
	for name, test := range binary {
		for _, a := range all {
			for _, b := range all {
				r := test.bound(a, b)
				for x := range int64(1) << width {
					for y := range int64(1) << width {
						x, y := n(width, x), n(width, y)
						if !contains(a, x) || !contains(b, y) {
							continue
						}
						if v, ok := test.f(x, y); ok && !contains(r, v) {
							t.Fatalf("%s: %v of %v, %v of %v gives %v, which is outside of %v", name, x, a, y, b, v, r)
						}
					}
				}
			}
		}
	}
}

// TestSoundCasts does the same with all ranges of 4 bits and changes of the width.
func TestSoundCasts(t *testing.T) {
	for _, r := range ranges(4) {
		for x := range int64(1) << 4 {
			v := n(4, x)
			if !contains(r, v) {
				continue
			}
			for width := uint(1); width < 4; width++ {
				if cut := intrange.Trunc(r, width); !contains(cut, v.Trunc(width)) {
					t.Fatalf("%v of %v is outside of %v at width %d", v, r, cut, width)
				}
			}
			if u, s := intrange.ExtU(r, 9), intrange.ExtS(r, 9); !contains(u, v.ZExt(9)) || !contains(s, v.SExt(9)) {
				t.Fatalf("%v of %v is outside of %v or %v", v, r, u, s)
			}
		}
	}
}

// TestEvaluate checks that a known outcome is that of all values.
func TestEvaluate(t *testing.T) {
	const width = 3
	all := ranges(width)
	for p := intrange.EQ; p <= intrange.UGE; p++ {
		for _, a := range all {
			for _, b := range all {
				result, known := intrange.Evaluate(p, a, b)
				if !known {
					continue
				}
				for x := range int64(1) << width {
					for y := range int64(1) << width {
						x, y := n(width, x), n(width, y)
						if contains(a, x) && contains(b, y) && intrange.Compare(p, x, y) != result {
							t.Fatalf("predicate %d of %v and %v is said to be %v, but not of %v and %v", p, a, b, result, x, y)
						}
					}
				}
			}
		}
	}
}

// TestExact has bounds that must not be wider.
func TestExact(t *testing.T) {
	u := func(lo, hi int64) intrange.Range { return intrange.FromUnsigned(n(8, lo), n(8, hi)) }
	s := func(lo, hi int64) intrange.Range { return intrange.FromSigned(n(8, lo), n(8, hi)) }
	for _, test := range []struct {
		name      string
		got, want intrange.Range
	}{
		{"add", intrange.Add(u(1, 9), intrange.Constant(n(8, 5)), 0), u(6, 14)},
		{"add that may wrap", intrange.Add(u(1, 250), u(5, 10), 0), intrange.Max(8)},
		{"add nuw", intrange.Add(u(1, 250), u(5, 10), intrange.NoUnsignedWrap), u(6, 255)},
		{"remainder in one period", intrange.RemU(u(11, 13), intrange.Constant(n(8, 10))), u(1, 3)},
		{"remainder in two periods", intrange.RemU(u(8, 13), intrange.Constant(n(8, 10))), u(0, 9)},
		{"signed remainder", intrange.RemS(s(-30, 30), intrange.Constant(n(8, -7))), s(-6, 6)},
		{"and", intrange.And(u(0, 255), u(0, 12)), u(0, 15)},
		{"xor", intrange.Xor(u(64, 67), intrange.Constant(n(8, 1))), u(64, 67)},
		{"trunc of a sign", intrange.Trunc(intrange.FromSigned(n(16, -130), n(16, 0)), 8), intrange.Max(8)},
		{"trunc of copies of the sign", intrange.Trunc(intrange.FromSigned(n(16, -128), n(16, 5)), 8), s(-128, 5)},
		{"division by something", intrange.DivU(u(10, 20), u(0, 5)), u(2, 20)},
		{"union", u(1, 2).Union(u(7, 8)), u(1, 8)},
		{"intersection", u(1, 8).Intersect(u(7, 9)), u(7, 8)},
	} {
		if !test.got.Equal(test.want) {
			t.Errorf("%s: got %v, want %v", test.name, test.got, test.want)
		}
	}
	if got, want := s(-1, 5).String(), "unsigned : [0, 255] signed : [-1, 5]"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if v, ok := s(5, 5).Value(); !ok || v.Uint64() != 5 {
		t.Error("the value of one number is not known")
	}
}

// TestContradiction applies all functions to bounds that contradict one another, as analysis of code that is never
// executed may give: none may panic.
func TestContradiction(t *testing.T) {
	const width = 2
	var all []intrange.Range
	for i := range int64(1) << (4 * width) {
		v := func(k int) num.Int { return n(width, i>>(k*width)) }
		all = append(all, intrange.Range{UMin: v(0), UMax: v(1), SMin: v(2), SMax: v(3)})
	}
	for _, test := range binary {
		for _, a := range all {
			for _, b := range all {
				test.bound(a, b)
			}
		}
	}
}

// TestIndex checks that ranges of index hold for both widths.
func TestIndex(t *testing.T) {
	add := func(in []intrange.Range) intrange.Range { return intrange.Add(in[0], in[1], 0) }
	small := intrange.FromUnsigned(n(64, 1), n(64, 9))
	if got, want := intrange.Index(add, []intrange.Range{small, small}, intrange.Both), intrange.FromUnsigned(n(64, 2),
		n(64, 18)); !got.Equal(want) {
		t.Errorf("got %v, want %v", got, want)
	}
	half := intrange.Constant(n(64, 1<<31))
	got := intrange.Index(add, []intrange.Range{half, half}, intrange.Both)
	if !contains(got, n(64, 0)) || !contains(got, n(64, 1<<32)) {
		t.Errorf("%v does not hold for both widths", got)
	}
}
