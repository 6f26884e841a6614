package engine

import (
	"math"

	"github.com/odsgen/ods/core/num"
)

// hostMath returns a function of Go's package math, or one made of those, by its name in C. Its relative error is far below
// hostPrecision for arguments that are an f32; nil when there is none. Powers are not among them: those of great exponents lose more.
func hostMath(name string) func(float64) float64 {
	switch name {
	case "acos":
		// Pi/2 - asin(x) would cancel close to 1.
		return func(x float64) float64 {
			if x > 0.5 {
				return 2 * math.Asin(math.Sqrt((1-x)/2))
			}
			return math.Acos(x)
		}
	case "acosh":
		return math.Acosh
	case "asin":
		return math.Asin
	case "asinh":
		return math.Asinh
	case "atan":
		return math.Atan
	case "atanh":
		return math.Atanh
	case "cbrt":
		return math.Cbrt
	case "cos":
		return math.Cos
	case "cosh":
		return math.Cosh
	case "erf":
		return math.Erf
	case "erfc":
		return math.Erfc
	case "exp":
		return math.Exp
	case "exp2":
		return math.Exp2
	case "expm1":
		return math.Expm1
	case "log":
		return math.Log
	case "log10":
		return func(x float64) float64 { return math.Log(x) * (1 / math.Ln10) }
	case "log1p":
		return math.Log1p
	case "log2":
		return func(x float64) float64 { return math.Log(x) * (1 / math.Ln2) }
	case "sin":
		return math.Sin
	case "sinh":
		return math.Sinh
	case "tan":
		return math.Tan
	case "tanh":
		return math.Tanh
	}
	return nil
}

// hostPrecision bounds the relative error of what hostMath returns.
const hostPrecision = 0x1p-38

// hosted is a correctly rounded function that is fast for f32: where all numbers within hostPrecision of what Go's math computes round to
// the same f32, that is the result. That is so for all but one in some thousand arguments.
func hosted(name string, exact func(num.Float) num.Float) func(num.Float) num.Float {
	host := hostMath(name)
	if host == nil || exact == nil {
		return exact
	}
	return func(x num.Float) num.Float {
		if x.Semantics() == num.F32 {
			v, _ := x.ToFloat64()
			y := host(v)
			lo, hi := float32(y*(1-hostPrecision)), float32(y*(1+hostPrecision))
			// NaN, infinities and zeros are left to the other one.
			if lo == hi && lo != 0 && !math.IsInf(float64(lo), 0) {
				return num.Float32(lo)
			}
		}
		return exact(x)
	}
}
