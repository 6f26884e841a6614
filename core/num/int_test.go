package num

import (
	"bytes"
	"fmt"
	"math/big"
	"math/bits"
	"math/rand/v2"
	"strings"
	"testing"
	"unsafe"
)

var intWidths = []uint{1, 2, 3, 7, 8, 16, 17, 31, 32, 33, 63, 64, 65, 80, 127, 128, 129, 192, 255, 256, 257, 300, 1000}

func randomInt(rnd *rand.Rand, width uint) Int {
	w := make([]uint64, wordCount(width))
	for i := range w {
		w[i] = rnd.Uint64()
	}
	x := NewIntWords(width, w)
	switch rnd.IntN(6) {
	case 0:
		return x.LShr(uint(rnd.IntN(int(width))))
	case 1:
		return x.AShr(uint(rnd.IntN(int(width))))
	case 2:
		return []Int{Zero(width), One(width), AllOnes(width), SignedMin(width), SignedMax(width)}[rnd.IntN(5)]
	case 3:
		return LowBitsSet(width, uint(rnd.IntN(int(width)+1))).Shl(uint(rnd.IntN(int(width))))
	}
	return x
}

// wrap brings v into the range of the width.
func wrap(width uint, v *big.Int, signed bool) *big.Int {
	r := new(big.Int).And(v, new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), width), big.NewInt(1)))
	if signed && r.Bit(int(width)-1) != 0 {
		r.Sub(r, new(big.Int).Lsh(big.NewInt(1), width))
	}
	return r
}

// clamp brings v to the nearest value in range.
func clamp(width uint, v *big.Int, signed bool) *big.Int {
	lo, hi := new(big.Int), new(big.Int).Lsh(big.NewInt(1), width)
	if signed {
		hi.Rsh(hi, 1)
		lo.Neg(hi)
	}
	hi.Sub(hi, big.NewInt(1))
	switch {
	case v.Cmp(lo) < 0:
		return lo
	case v.Cmp(hi) > 0:
		return hi
	}
	return v
}

func floorDiv(a, b *big.Int) *big.Int {
	q, r := new(big.Int).QuoRem(a, b, new(big.Int))
	if r.Sign() != 0 && r.Sign() != b.Sign() {
		q.Sub(q, big.NewInt(1))
	}
	return q
}

func ceilDiv(a, b *big.Int) *big.Int {
	q := floorDiv(new(big.Int).Neg(a), b)
	return q.Neg(q)
}

func TestIntArithmeticAgainstBig(t *testing.T) {
	type op struct {
		name   string
		signed bool
		exact  func(a, b *big.Int) *big.Int
		wrap   func(x, y Int) Int
		ov     func(x, y Int) (Int, bool)
		sat    func(x, y Int) Int
		div    bool
	}
	add := func(a, b *big.Int) *big.Int { return new(big.Int).Add(a, b) }
	sub := func(a, b *big.Int) *big.Int { return new(big.Int).Sub(a, b) }
	mul := func(a, b *big.Int) *big.Int { return new(big.Int).Mul(a, b) }
	quo := func(a, b *big.Int) *big.Int { return new(big.Int).Quo(a, b) }
	rem := func(a, b *big.Int) *big.Int { return new(big.Int).Rem(a, b) }
	ops := []op{
		{"uadd", false, add, Int.Add, Int.UAddOv, Int.UAddSat, false},
		{"sadd", true, add, Int.Add, Int.SAddOv, Int.SAddSat, false},
		{"usub", false, sub, Int.Sub, Int.USubOv, Int.USubSat, false},
		{"ssub", true, sub, Int.Sub, Int.SSubOv, Int.SSubSat, false},
		{"umul", false, mul, Int.Mul, Int.UMulOv, Int.UMulSat, false},
		{"smul", true, mul, Int.Mul, Int.SMulOv, Int.SMulSat, false},
		{"udiv", false, quo, Int.UDiv, nil, nil, true},
		{"sdiv", true, quo, Int.SDiv, Int.SDivOv, nil, true},
		{"urem", false, rem, Int.URem, nil, nil, true},
		{"srem", true, rem, Int.SRem, nil, nil, true},
		{"floordiv", true, floorDiv, Int.SFloorDiv, nil, nil, true},
		{"ceildivs", true, ceilDiv, Int.SCeilDiv, nil, nil, true},
		{"ceildivu", false, ceilDiv, Int.UCeilDiv, nil, nil, true},
	}
	rnd := rand.New(rand.NewPCG(1, 1))
	for _, width := range intWidths {
		for range 300 {
			x, y := randomInt(rnd, width), randomInt(rnd, width)
			for _, o := range ops {
				if o.div && y.IsZero() {
					continue
				}
				a, b := x.Big(o.signed), y.Big(o.signed)
				exact := o.exact(a, b)
				wrapped := wrap(width, exact, o.signed)
				if got := o.wrap(x, y); got.Big(o.signed).Cmp(wrapped) != 0 {
					t.Fatalf("i%d %s %v %v: got %v, want %v", width, o.name, a, b, got, wrapped)
				}
				if o.ov != nil {
					got, ov := o.ov(x, y)
					if got.Big(o.signed).Cmp(wrapped) != 0 || ov != (exact.Cmp(wrapped) != 0) {
						t.Fatalf("i%d %s %v %v: got %v overflow %v, want %v", width, o.name, a, b, got, ov, exact)
					}
				}
				if o.sat != nil {
					if got, want := o.sat(x, y).Big(o.signed), clamp(width, exact, o.signed); got.Cmp(want) != 0 {
						t.Fatalf("i%d %s saturating %v %v: got %v, want %v", width, o.name, a, b, got, want)
					}
				}
			}
		}
	}
}

func TestIntBitsAgainstBig(t *testing.T) {
	rnd := rand.New(rand.NewPCG(2, 1))
	for _, width := range intWidths {
		for range 300 {
			x, y := randomInt(rnd, width), randomInt(rnd, width)
			a, b := x.Big(false), y.Big(false)
			s := x.Big(true)
			n := uint(rnd.IntN(int(width) + 3))
			other := uint(rnd.IntN(300))
			for name, v := range map[string][2]any{
				"and":       {x.And(y).Big(false), new(big.Int).And(a, b)},
				"or":        {x.Or(y).Big(false), new(big.Int).Or(a, b)},
				"xor":       {x.Xor(y).Big(false), new(big.Int).Xor(a, b)},
				"not":       {x.Not().Big(true), new(big.Int).Not(s)},
				"neg":       {x.Neg().Big(true), wrap(width, new(big.Int).Neg(s), true)},
				"abs":       {x.Abs().Big(true), wrap(width, new(big.Int).Abs(s), true)},
				"shl":       {x.Shl(n).Big(false), wrap(width, new(big.Int).Lsh(a, n), false)},
				"lshr":      {x.LShr(n).Big(false), new(big.Int).Rsh(a, n)},
				"ashr":      {x.AShr(n).Big(true), new(big.Int).Rsh(s, n)},
				"zext":      {x.ZExtOrTrunc(other).Big(false), wrap(other, a, false)},
				"extract":   {x.ExtractBits(n, other).Big(false), wrap(other, new(big.Int).Rsh(a, n), false)},
				"bitlen":    {x.ActiveBits(), uint(a.BitLen())},
				"ucmp":      {x.UCmp(y), a.Cmp(b)},
				"scmp":      {x.SCmp(y), s.Cmp(y.Big(true))},
				"dec":       {x.Text(false), a.String()},
				"sdec":      {x.Text(true), s.String()},
				"hex":       {string(x.AppendHex(nil, 0)), strings.ToUpper(a.Text(16))},
				"equal":     {x == y, a.Cmp(b) == 0},
				"key":       {bytes.Equal(x.AppendKey(nil), y.AppendKey(nil)), x == y},
				"zero":      {x.IsZero(), a.Sign() == 0},
				"one":       {x.IsOne(), a.Cmp(big.NewInt(1)) == 0},
				"minsigned": {x.IsMinSigned(), x == SignedMin(width)},
				"ones":      {x.IsAllOnes(), s.Cmp(big.NewInt(-1)) == 0},
			} {
				if fmt.Sprint(v[0]) != fmt.Sprint(v[1]) {
					t.Fatalf("i%d %s of %v, %v, %d, %d: got %v, want %v", width, name, a, b, n, other, v[0], v[1])
				}
			}
			if other > 0 {
				if got, want := x.SExtOrTrunc(other).Big(true), wrap(other, s, true); got.Cmp(want) != 0 {
					t.Fatalf("i%d sext to %d of %v: got %v, want %v", width, other, s, got, want)
				}
			}
			lo, hi := x.MulExtU(y)
			if got, want := hi.Concat(lo).Big(false), new(big.Int).Mul(a, b); got.Cmp(want) != 0 {
				t.Fatalf("i%d mulu %v %v: got %v, want %v", width, a, b, got, want)
			}
			lo, hi = x.MulExtS(y)
			if got, want := hi.Concat(lo).Big(true), new(big.Int).Mul(s, y.Big(true)); got.Cmp(want) != 0 {
				t.Fatalf("i%d muls %v %v: got %v, want %v", width, s, y.Big(true), got, want)
			}
			if back, ok := IntFromBig(width, s); !ok || back != x {
				t.Fatalf("i%d of %v: got %v %v", width, s, back, ok)
			}
			if got := x.RotL(n).RotR(n); got != x {
				t.Fatalf("i%d rotating %v by %d and back: got %v", width, x, n, got)
			}
			if got := x.RotL(n % width); n%width != 0 && got != x.Shl(n%width).Or(x.LShr(width-n%width)) {
				t.Fatalf("i%d rotl %v %d: got %v", width, x, n, got)
			}
			checkBitwise(t, x)
		}
	}
}

// checkBitwise checks counts and reversals bit by bit.
func checkBitwise(t *testing.T, x Int) {
	t.Helper()
	w := x.Width()
	var ones, lead0, lead1, trail0, trail1 uint
	rev := Zero(w)
	for i := range w {
		if x.Bit(i) {
			ones++
			rev = rev.SetBit(w - 1 - i)
		}
	}
	for lead0 < w && !x.Bit(w-1-lead0) {
		lead0++
	}
	for lead1 < w && x.Bit(w-1-lead1) {
		lead1++
	}
	for trail0 < w && !x.Bit(trail0) {
		trail0++
	}
	for trail1 < w && x.Bit(trail1) {
		trail1++
	}
	got := []uint{x.PopCount(), x.LeadingZeros(), x.LeadingOnes(), x.TrailingZeros(), x.TrailingOnes()}
	if want := []uint{ones, lead0, lead1, trail0, trail1}; fmt.Sprint(got) != fmt.Sprint(want) {
		t.Fatalf("i%d %v: counts %v, want %v", w, x, got, want)
	}
	if x.ReverseBits() != rev {
		t.Fatalf("i%d %v reversed: got %v, want %v", w, x, x.ReverseBits(), rev)
	}
	if w%8 == 0 {
		swapped := Zero(w)
		for i := uint(0); i < w; i += 8 {
			swapped = swapped.InsertBits(x.ExtractBits(i, 8), w-8-i)
		}
		if x.ByteSwap() != swapped {
			t.Fatalf("i%d %v swapped: got %v, want %v", w, x, x.ByteSwap(), swapped)
		}
	}
}

func TestParseInt(t *testing.T) {
	for _, c := range []struct {
		width uint
		text  string
		want  string // signed decimal, empty for an error
	}{
		{8, "0", "0"}, {8, "127", "127"}, {8, "128", "-128"}, {8, "255", "-1"}, {8, "256", ""}, {8, "-128", "-128"},
		{8, "-129", ""}, {8, "-0", ""}, {8, "0xFF", "-1"}, {8, "0x100", ""}, {8, "-0x80", "-128"}, {8, "0b101", "5"},
		{8, "", ""}, {8, "-", ""}, {8, "0x", ""}, {8, "12a", ""}, {8, "+1", ""}, {8, "00000000000000000000000000255", "-1"},
		{64, "18446744073709551615", "-1"}, {64, "18446744073709551616", ""}, {64, "-9223372036854775808", "-9223372036854775808"},
		{64, "-9223372036854775809", ""}, {128, "340282366920938463463374607431768211455", "-1"},
		{128, "340282366920938463463374607431768211456", ""},
		{128, "0x80000000000000000000000000000000", "-170141183460469231731687303715884105728"},
		{0, "0", "0"}, {0, "1", ""}, {1, "1", "-1"}, {1, "-1", "-1"}, {1, "2", ""},
		{65, "99999999999999999999999999999999999999", ""}, {65, "18446744073709551616z", ""},
	} {
		x, ok := ParseInt(c.width, c.text)
		if ok != (c.want != "") || ok && x.String() != c.want {
			t.Errorf("ParseInt(%d, %q): got %v %v, want %q", c.width, c.text, x, ok, c.want)
		}
	}
}

// The texts that mlir-opt accepts and prints for a signless literal.
func TestParseIntAgainstOracle(t *testing.T) {
	for _, c := range []struct {
		width uint
		text  string
	}{{8, "255"}, {8, "-128"}, {128, "340282366920938463463374607431768211455"}, {33, "0x1FFFFFFFF"},
		{1000, "-12345678901234567890123456789"}} {
		out := runOracle(t, fmt.Sprintf("\"t.t\"() {a = %s : i%d} : () -> ()", c.text, c.width), "mlir-opt-22",
			"--allow-unregistered-dialect")
		x, ok := ParseInt(c.width, c.text)
		if want := fmt.Sprintf("{a = %v : i%d}", x, c.width); !ok || !strings.Contains(out, want) {
			t.Errorf("%s : i%d: mlir-opt prints %s, want %s in it", c.text, c.width, out, want)
		}
	}
}

func TestIntWidthZero(t *testing.T) {
	z := Zero(0)
	for _, got := range []Int{z.Add(z), z.Not(), z.Neg(), AllOnes(0), SignedMin(0), SignedMax(0), z.Shl(1), z.AShr(0), z.RotL(1),
		z.ReverseBits(), NewSigned(8, -1).Trunc(0), z.SMulSat(z)} {
		if got != z {
			t.Errorf("got %v of width %d, want 0 of width 0", got, got.Width())
		}
	}
	if z.SExt(70) != Zero(70) || z.IsNegative() || !z.IsZero() || z.String() != "0" {
		t.Error("the value of width 0 must behave as 0")
	}
}

func TestIntDoesNotAllocate(t *testing.T) {
	a, b := NewInt(64, 12345), NewInt(64, 999)
	wide := NewInt(128, 5)
	if n := testing.AllocsPerRun(100, func() {
		a = a.Add(b).Mul(b).Xor(a).Shl(3).LShr(1)
		a, _ = a.SAddOv(b)
		_, a = a.MulExtS(b)
		wide = wide.Add(wide).LShr(1)
	}); n != 0 {
		t.Errorf("%v allocations, want none", n)
	}
}

func TestMixedWidthsPanic(t *testing.T) {
	defer func() {
		if r := recover(); r == nil || !strings.Contains(fmt.Sprint(r), "i8 and i16") {
			t.Errorf("got %v, want a panic that names the widths", r)
		}
	}()
	Zero(8).Add(Zero(16))
}

func TestSizes(t *testing.T) {
	if bits.UintSize != 64 {
		t.Skip("sizes are those of 64-bit platforms")
	}
	if n := unsafe.Sizeof(Int{}); n != 32 {
		t.Errorf("an Int has %d bytes, want 32", n)
	}
	if n := unsafe.Sizeof(Float{}); n != 40 {
		t.Errorf("a Float has %d bytes, want 40", n)
	}
}
