package main

import (
	"fmt"
	"math/big"
	"strings"
	"sync"
)

// precision is that of all numbers here, in bits. What cancels most is 1-erf(28), which is below 2^-1000 and made of
// terms above 2^1000.
const precision = 3000

func num(v float64) *big.Float {
	return new(big.Float).SetPrec(precision).SetFloat64(v)
}
func add(x, y *big.Float) *big.Float { return num(0).Add(x, y) }
func sub(x, y *big.Float) *big.Float { return num(0).Sub(x, y) }
func mul(x, y *big.Float) *big.Float { return num(0).Mul(x, y) }
func quo(x, y *big.Float) *big.Float { return num(0).Quo(x, y) }
func root(x *big.Float) *big.Float   { return num(0).Sqrt(x) }

// series sums terms until they no longer count.
func series(term *big.Float, next func(i int, term *big.Float) *big.Float, weight func(i int) *big.Float) *big.Float {
	sum := num(0)
	for i := 0; term.Sign() != 0; i++ {
		t := term
		if weight != nil {
			t = quo(term, weight(i))
		}
		if sum.Sign() != 0 && t.MantExp(nil) < sum.MantExp(nil)-precision {
			break
		}
		sum = add(sum, t)
		term = next(i, term)
	}
	return sum
}

func exp(x *big.Float) *big.Float {
	const halvings = 40
	t := num(0).SetMantExp(x, -halvings)
	y := series(num(1), func(i int, term *big.Float) *big.Float { return quo(mul(term, t), num(float64(i+1))) }, nil)
	for range halvings {
		y = mul(y, y)
	}
	return y
}

// alternate sums x^(2i+first)/(2i+first)! with alternating signs.
func alternate(x *big.Float, first int) *big.Float {
	z := mul(x, x)
	start := num(1)
	if first == 1 {
		start = x
	}
	return series(start, func(i int, term *big.Float) *big.Float {
		k := float64(2*i + first)
		return num(0).Neg(quo(mul(term, z), num((k+1)*(k+2))))
	}, nil)
}

func sin(x *big.Float) *big.Float { return alternate(x, 1) }
func cos(x *big.Float) *big.Float { return alternate(x, 0) }

// odd sums x^(2i+1)/(2i+1), with alternating signs or without.
func odd(x *big.Float, alternating bool) *big.Float {
	z := mul(x, x)
	if alternating {
		z.Neg(z)
	}
	return series(x, func(_ int, term *big.Float) *big.Float { return mul(term, z) },
		func(i int) *big.Float { return num(float64(2*i + 1)) })
}

func atan(x *big.Float) *big.Float {
	const halvings = 12
	for range halvings {
		x = quo(x, add(num(1), root(add(num(1), mul(x, x)))))
	}
	return num(0).SetMantExp(odd(x, true), halvings)
}

func asin(x *big.Float) *big.Float { return atan(quo(x, root(sub(num(1), mul(x, x))))) }

// log is 2^12 times the logarithm of a root.
func log(x *big.Float) *big.Float {
	const roots = 12
	for range roots {
		x = root(x)
	}
	return num(0).SetMantExp(odd(quo(sub(x, num(1)), add(x, num(1))), false), roots+1)
}

func atanh(x *big.Float) *big.Float {
	return mul(num(0.5), log(quo(add(num(1), x), sub(num(1), x))))
}

func sinh(x *big.Float) *big.Float { return mul(num(0.5), sub(exp(x), exp(num(0).Neg(x)))) }

func tanh(x *big.Float) *big.Float {
	e := exp(add(x, x))
	return quo(sub(e, num(1)), add(e, num(1)))
}

var pi = sync.OnceValue(func() *big.Float { return mul(num(4), atan(num(1))) })
var ln2 = sync.OnceValue(func() *big.Float { return log(num(2)) })

func erf(x *big.Float) *big.Float {
	z := num(0).Neg(mul(x, x))
	s := series(x, func(i int, term *big.Float) *big.Float { return quo(mul(term, z), num(float64(i+1))) },
		func(i int) *big.Float { return num(float64(2*i + 1)) })
	return quo(add(s, s), root(pi()))
}

func erfc(x *big.Float) *big.Float { return sub(num(1), erf(x)) }

// tail returns (f(x)-x)/x^3 as a function of x squared, for odd functions.
func tail(f func(*big.Float) *big.Float) func(*big.Float) *big.Float {
	return func(z *big.Float) *big.Float {
		x := root(z)
		return quo(sub(f(x), x), mul(x, z))
	}
}

// erfcCenter is where the variable of erfcRatio is zero.
const erfcCenter = 3.75

var fits = []fit{
	{"expTail64", "(exp(u)-1-u)/u^2", expTail, -0.3474, 0.3474, 10},
	{"expTail48", "(exp(u)-1-u)/u^2", expTail, -0.3474, 0.3474, 7},
	{"expTail32", "(exp(u)-1-u)/u^2", expTail, -0.3474, 0.3474, 5},
	{"exp2Tail64", "(2^u-1)/u-1", exp2Tail, -0.5001, 0.5001, 11},
	{"exp2Tail48", "(2^u-1)/u-1", exp2Tail, -0.5001, 0.5001, 8},
	{"exp2Tail32", "(2^u-1)/u-1", exp2Tail, -0.5001, 0.5001, 6},
	{"logTail64", "(2*atanh(s)-2*s)/s^3 with s*s = u", logTail, 0, 0.02946, 7},
	{"logTail48", "(2*atanh(s)-2*s)/s^3 with s*s = u", logTail, 0, 0.02946, 4},
	{"powTail64", "(atanh(s)-s-s^3/3)/s^5 with s*s = u", powTail, 0, 0.02946, 7},
	{"logTail32", "(log(1+u)-u+u^2/2)/u^3", logTail32, -0.2930, 0.4143, 8},
	{"sinTail64", "(sin(x)-x)/x^3 with x*x = u", tail(sin), 0, 0.6170, 5},
	{"sinTail48", "(sin(x)-x)/x^3 with x*x = u", tail(sin), 0, 0.6170, 3},
	{"cosTail64", "(cos(x)-1+x^2/2)/x^4 with x*x = u", cosTail, 0, 0.6170, 5},
	{"cosTail48", "(cos(x)-1+x^2/2)/x^4 with x*x = u", cosTail, 0, 0.6170, 3},
	{"atanTail64", "(atan(x)-x)/x^3 with x*x = u", tail(atan), 0, 0.1717, 12},
	{"atanTail48", "(atan(x)-x)/x^3 with x*x = u", tail(atan), 0, 0.1717, 7},
	{"asinTail64", "(asin(x)-x)/x^3 with x*x = u", tail(asin), 0, 0.25, 14},
	{"asinTail48", "(asin(x)-x)/x^3 with x*x = u", tail(asin), 0, 0.25, 8},
	{"sinhTail64", "(sinh(x)-x)/x^3 with x*x = u", tail(sinh), 0, 1, 7},
	{"sinhTail32", "(sinh(x)-x)/x^3 with x*x = u", tail(sinh), 0, 1, 3},
	{"tanhTail64", "(tanh(x)-x)/x^3 with x*x = u", tail(tanh), 0, 0.3026, 11},
	{"tanhTail32", "(tanh(x)-x)/x^3 with x*x = u", tail(tanh), 0, 0.3026, 5},
	{"erfTail64", "erf(x)/x-1 with x*x = u", erfTail, 0, 1, 12},
	{"erfTail48", "erf(x)/x-1 with x*x = u", erfTail, 0, 1, 9},
	{"erfTail32", "erf(x)/x-1 with x*x = u", erfTail, 0, 1, 6},
	{"erfcRatio64", "(1+2*x)*exp(x*x)*erfc(x) with (x-3.75)/(x+3.75) = u", erfcRatio, -0.8751, 0.7639, 25},
	{"erfcRatio48", "(1+2*x)*exp(x*x)*erfc(x) with (x-3.75)/(x+3.75) = u", erfcRatio, -0.8751, 0.4946, 13},
	{"logErfc32", "log(erfc(u+1))", logErfc, -0.001, 2.95, 9},
	{"cbrtStart", "the cube root of u", cbrt, 1, 2, 4},
}

func expTail(u *big.Float) *big.Float {
	return quo(sub(sub(exp(u), num(1)), u), mul(u, u))
}

func exp2Tail(u *big.Float) *big.Float { return sub(quo(sub(exp(mul(u, ln2())), num(1)), u), num(1)) }

func logTail(z *big.Float) *big.Float {
	s := root(z)
	return quo(mul(num(2), sub(atanh(s), s)), mul(s, z))
}

func powTail(z *big.Float) *big.Float {
	s := root(z)
	cube := mul(s, z)
	return quo(sub(sub(atanh(s), s), quo(cube, num(3))), mul(cube, z))
}

func logTail32(u *big.Float) *big.Float {
	z := mul(u, u)
	return quo(add(sub(log(add(num(1), u)), u), mul(num(0.5), z)), mul(u, z))
}

func cosTail(z *big.Float) *big.Float {
	return quo(add(sub(cos(root(z)), num(1)), mul(num(0.5), z)), mul(z, z))
}

func erfTail(z *big.Float) *big.Float {
	x := root(z)
	return sub(quo(erf(x), x), num(1))
}

// erfcRatio is smooth as far as infinity. M. Shepherd and J. Laframboise, "Chebyshev approximation of
// (1+2x)exp(x^2)erfc x in 0 <= x < infinity", Mathematics of Computation 36 (1981).
func erfcRatio(t *big.Float) *big.Float {
	x := quo(mul(num(erfcCenter), add(num(1), t)), sub(num(1), t))
	return mul(mul(add(num(1), add(x, x)), exp(mul(x, x))), erfc(x))
}

func logErfc(u *big.Float) *big.Float { return log(erfc(add(u, num(1)))) }

func cbrt(u *big.Float) *big.Float { return exp(quo(log(u), num(3))) }

// twoOverPi writes the bits of 2/pi, after a word of zeros, in words of 64 bits.
func twoOverPi() string {
	var b strings.Builder
	b.WriteString("// twoOverPi has the bits of 2/pi below the point; the first word are 64 zeros.\nvar twoOverPi = []uint64{0, ")
	const words = 19
	v := quo(num(2), pi())
	n, _ := num(0).SetMantExp(v, 64*words).Int(nil)
	for i := words - 1; i >= 0; i-- {
		w := new(big.Int).Rsh(n, uint(64*i))
		fmt.Fprintf(&b, "%#016x, ", w.And(w, new(big.Int).SetUint64(1<<64-1)).Uint64())
	}
	b.WriteString("}\n\n")
	return b.String()
}

// constants writes numbers as sums of floats, each of which has the given number of bits, and the last all that it has.
func constants() string {
	var b strings.Builder
	b.WriteString("// Numbers as unevaluated sums. The parts but the last have few bits, so that their products are exact.\nvar (\n")
	for _, c := range []struct {
		name string
		v    *big.Float
		bits []uint
	}{
		{"ln2Parts32", ln2(), []uint{14, 24}},
		{"ln2Parts64", ln2(), []uint{40, 53}},
		{"log10Of2Parts64", quo(ln2(), log(num(10))), []uint{40, 53}},
		{"log2EParts", quo(num(1), ln2()), []uint{53, 53}},
		{"log10EParts", quo(num(1), log(num(10))), []uint{53, 53}},
		{"halfPiParts3", quo(pi(), num(2)), []uint{32, 32, 53}},
		{"halfPiParts", quo(pi(), num(2)), []uint{53, 53}},
		{"quarterPiParts", quo(pi(), num(4)), []uint{50, 53}},
		{"piParts", pi(), []uint{53, 53}},
		{"thirdParts", quo(num(1), num(3)), []uint{53, 53}},
		{"cbrt2Parts", cbrt(num(2)), []uint{53}},
		{"cbrt4Parts", cbrt(num(4)), []uint{53}},
		{"twoOverPiParts", quo(num(2), pi()), []uint{53}},
	} {
		fmt.Fprintf(&b, "%s = []float64{", c.name)
		rest := c.v
		for _, bits := range c.bits {
			part := new(big.Float).SetPrec(bits).Set(rest)
			x, _ := part.Float64()
			fmt.Fprintf(&b, "%v, ", x)
			rest = sub(rest, part)
		}
		b.WriteString("}\n")
	}
	b.WriteString(")\n")
	return b.String()
}
