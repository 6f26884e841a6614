package engine

import (
	"math"

	"github.com/odsgen/ods/core/num"
)

// round returns the function that rounds to integral values in a mode.
func round(rm num.RoundingMode) func(num.Float) num.Float {
	return func(x num.Float) num.Float {
		r, _ := x.RoundToIntegral(rm)
		return r
	}
}

// unaryMath returns a function of one float by its name in C and LLVM, or nil. Results are correctly rounded.
func unaryMath(name string) func(num.Float) num.Float { return hosted(name, exactMath(name)) }

// exactMath is unaryMath by way of package num alone.
func exactMath(name string) func(num.Float) num.Float {
	switch name {
	case "acos":
		return num.Acos
	case "acosh":
		return num.Acosh
	case "asin":
		return num.Asin
	case "asinh":
		return num.Asinh
	case "atan":
		return num.Atan
	case "atanh":
		return num.Atanh
	case "cbrt":
		return num.Cbrt
	case "cos":
		return num.Cos
	case "cosh":
		return num.Cosh
	case "erf":
		return num.Erf
	case "erfc":
		return num.Erfc
	case "exp":
		return num.Exp
	case "exp2":
		return num.Exp2
	case "exp10":
		return func(x num.Float) num.Float {
			ten, _ := num.FromDouble(x.Semantics(), 10)
			return num.Pow(ten, x)
		}
	case "expm1":
		return num.Expm1
	case "fabs":
		return num.Float.Abs
	case "log":
		return num.Log
	case "log10":
		return func(x num.Float) num.Float {
			r := num.Log10(x)
			if r.IsNaN() && !x.IsNaN() {
				return r.Abs() // as C's libraries have it, other than for log and log2
			}
			return r
		}
	case "log1p":
		return num.Log1p
	case "log2":
		return num.Log2
	case "sin":
		return num.Sin
	case "sinh":
		return num.Sinh
	case "sqrt":
		return sqrt
	case "tan":
		return num.Tan
	case "tanh":
		return num.Tanh
	case "ceil":
		return round(num.TowardPositive)
	case "floor":
		return round(num.TowardNegative)
	case "trunc":
		return round(num.TowardZero)
	case "round":
		return round(num.NearestTiesToAway)
	case "roundeven", "rint", "nearbyint":
		return round(num.NearestTiesToEven)
	}
	return nil
}

// Math returns a function of C's mathematical library by its name for doubles, with the number of its operands; nil when
// it is not known. It works on floats of any one kind, and results are correctly rounded.
func Math(name string) (operands int, f func(x ...num.Float) num.Float) {
	if f := unaryMath(name); f != nil {
		return 1, func(x ...num.Float) num.Float { return f(x[0]) }
	}
	if f := binaryMath(name); f != nil {
		return 2, func(x ...num.Float) num.Float { return f(x[0], x[1]) }
	}
	if name == "fma" {
		return 3, func(x ...num.Float) num.Float { return fusedMultiplyAdd(x) }
	}
	return 0, nil
}

// sqrt takes the hardware's way where there is one.
func sqrt(x num.Float) num.Float {
	switch x.Semantics() {
	case num.F64:
		f, _ := x.ToFloat64()
		return num.Float64(math.Sqrt(f))
	case num.F32:
		// The root of a double that is a float rounds to the right float.
		f, _ := x.ToFloat64()
		return num.FloatFromBits(num.F32, num.NewInt(32, word32(float32(math.Sqrt(f)))))
	}
	return x.Sqrt()
}

// binaryMath returns a function of two floats by its name in C and LLVM, or nil.
func binaryMath(name string) func(x, y num.Float) num.Float {
	switch name {
	case "atan2":
		return num.Atan2
	case "copysign":
		return num.Float.CopySign
	case "fmod":
		return func(x, y num.Float) num.Float { r, _ := x.Mod(y); return r }
	case "maxnum", "fmax":
		return num.Float.MaxNum
	case "minnum", "fmin":
		return num.Float.MinNum
	case "maximum":
		return num.Float.Maximum
	case "minimum":
		return num.Float.Minimum
	case "pow":
		return num.Pow
	case "remainder":
		return func(x, y num.Float) num.Float { r, _ := x.Remainder(y); return r }
	}
	return nil
}
