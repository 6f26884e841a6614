package approx

import (
	"cmp"
	"slices"
	"sync"
)

// Function is the approximation of one function at one width.
type Function struct {
	// Name is the mnemonic of the operation of the dialect math.
	Name string
	// Kind is F32 or F64: the type of arguments and results.
	Kind Kind
	// ULP bounds the error in units of the last place of the exact result.
	ULP float64
	// Wide says that an f32 is computed in f64.
	Wide bool

	params []Kind
	record func(r *recorder, x []value) []value
}

// Find returns the approximation of an operation of math for a kind of floats, or nil.
func Find(name string, k Kind) *Function {
	for i := range functions() {
		if f := &functions()[i]; f.Name == name && f.Kind == k {
			return f
		}
	}
	return nil
}

// Functions returns all approximations, sorted by name. Nobody changes them.
func Functions() []Function { return functions() }

// Program records the program of a function.
func (f *Function) Program() *Program { return record(f.record, f.params...) }

// Params returns the kinds of the arguments.
func (f *Function) Params() []Kind { return f.params }

// unary is a function that is written for each width.
type unary = func(x value) value

// row is one function: its bounds and how it is computed for f32, in f32 or in f64, and for f64.
type row struct {
	name         string
	ulp32, ulp64 float64
	narrow       unary // in f32
	wide         unary // for f32, in f64
	full         unary // f64
}

var functions = sync.OnceValue(func() []Function {
	var out []Function
	add := func(name string, k Kind, ulp float64, wide bool, params []Kind, f func(x []value) []value) {
		out = append(out, Function{name, k, ulp, wide, params, func(_ *recorder, x []value) []value { return f(x) }})
	}
	for _, f := range unaries() {
		if f.narrow != nil {
			add(f.name, F32, f.ulp32, false, []Kind{F32}, func(x []value) []value { return []value{f.narrow(x[0])} })
		} else {
			add(f.name, F32, f.ulp32, true, []Kind{F32}, func(x []value) []value { return []value{f.wide(x[0].wide()).narrow()} })
		}
		add(f.name, F64, f.ulp64, false, []Kind{F64}, func(x []value) []value { return []value{f.full(x[0])} })
	}
	out = append(out, others()...)
	slices.SortFunc(out, func(a, b Function) int {
		return cmp.Or(cmp.Compare(a.Name, b.Name), cmp.Compare(a.Kind, b.Kind))
	})
	return out
})

// with gives a function its coefficients.
func with(f func(x value, tail []float64, exact bool) value, tail []float64, exact bool) unary {
	return func(x value) value { return f(x, tail, exact) }
}

func first(f func(x value, tail []float64) value, tail []float64) unary {
	return func(x value) value { return f(x, tail) }
}

func unaries() []row {
	log := func(f func(x value, tail []float64, exact bool) value) (unary, unary) {
		return with(f, logTail48, false), with(f, logTail64, true)
	}
	_, logF := log(logOf)
	log2W, log2F := log(log2Of)
	log10W, log10F := log(log10Of)
	log1pW, log1pF := log(log1pOf)
	asinhW, asinhF := log(asinhOf)
	acoshW, acoshF := log(acoshOf)
	atanhW, atanhF := log(atanhOf)
	return []row{
		{"acos", 0.51, 1, nil, with(acosOf, asinTail48, false), with(acosOf, asinTail64, true)},
		{"acosh", 0.51, 1, nil, acoshW, acoshF},
		{"asin", 0.51, 1, nil, with(asinOf, asinTail48, false), with(asinOf, asinTail64, true)},
		{"asinh", 0.51, 1, nil, asinhW, asinhF},
		{"atan", 0.51, 1, nil, with(atanOf, atanTail48, false), with(atanOf, atanTail64, true)},
		{"atanh", 0.51, 2, nil, atanhW, atanhF},
		{"cbrt", 0.51, 1, nil, func(x value) value { return cbrtOf(x, false) }, func(x value) value { return cbrtOf(x, true) }},
		{"cos", 0.51, 1, nil, func(x value) value { _, c := trig48.sincos(x); return c }, func(x value) value { _, c := trig64.sincos(x); return c }},
		{"cosh", 1.5, 1.5, first(coshOf, expTail32), nil, first(coshOf, expTail64)},
		{"erf", 1.5, 1.5, erf32, nil, erf64},
		{"erfc", 0.51, 2.5, nil, func(x value) value { return erfcOf(x, 11, erfTail48, erfcRatio48, expTail48, false) },
			func(x value) value { return erfcOf(x, 28, erfTail64, erfcRatio64, expTail64, true) }},
		{"exp", 1, 1, first(expOf, expTail32), nil, first(expOf, expTail64)},
		{"exp2", 1, 1, first(exp2Of, exp2Tail32), nil, first(exp2Of, exp2Tail64)},
		{"expm1", 2, 2, first(expm1Of, expTail32), nil, first(expm1Of, expTail64)},
		{"log", 1, 1, log32, nil, logF},
		{"log10", 0.51, 1, nil, log10W, log10F},
		{"log1p", 0.51, 1, nil, log1pW, log1pF},
		{"log2", 0.51, 1, nil, log2W, log2F},
		{"rsqrt", 1.5, 1.5, rsqrtOf, nil, rsqrtOf},
		{"sin", 0.51, 1, nil, func(x value) value { s, _ := trig48.sincos(x); return s }, func(x value) value { s, _ := trig64.sincos(x); return s }},
		{"sinh", 1.75, 2, func(x value) value { return sinhOf(x, expTail32, sinhTail32) }, nil, func(x value) value { return sinhOf(x, expTail64, sinhTail64) }},
		{"tan", 0.51, 1.5, nil, trig48.tan, trig64.tan},
		{"tanh", 1.5, 1.5, func(x value) value { return tanhOf(x, expTail32, tanhTail32) }, nil, func(x value) value { return tanhOf(x, expTail64, tanhTail64) }},
	}
}

// others are the functions with two arguments or results.
func others() []Function {
	return []Function{
		{"atan2", F32, 0.51, true, []Kind{F32, F32}, func(_ *recorder, x []value) []value {
			return []value{atan2Of(x[0].wide(), x[1].wide(), atanTail48, false).narrow()}
		}},
		{"atan2", F64, 1, false, []Kind{F64, F64}, func(_ *recorder, x []value) []value {
			return []value{atan2Of(x[0], x[1], atanTail64, true)}
		}},
		{"fpowi", F32, 0.51, true, []Kind{F32, I32}, func(_ *recorder, x []value) []value {
			return []value{fpowiOf(x[0].wide(), x[1], exp2Tail48, false).narrow()}
		}},
		{"fpowi", F64, 1.5, false, []Kind{F64, I32}, func(_ *recorder, x []value) []value {
			return []value{fpowiOf(x[0], x[1], exp2Tail64, true)}
		}},
		{"powf", F32, 0.51, true, []Kind{F32, F32}, func(_ *recorder, x []value) []value {
			return []value{powOf(x[0].wide(), x[1].wide(), exp2Tail48, false).narrow()}
		}},
		{"powf", F64, 1.5, false, []Kind{F64, F64}, func(_ *recorder, x []value) []value {
			return []value{powOf(x[0], x[1], exp2Tail64, true)}
		}},
		{"sincos", F32, 0.51, true, []Kind{F32}, func(_ *recorder, x []value) []value {
			s, c := trig48.sincos(x[0].wide())
			return []value{s.narrow(), c.narrow()}
		}},
		{"sincos", F64, 1, false, []Kind{F64}, func(_ *recorder, x []value) []value {
			s, c := trig64.sincos(x[0])
			return []value{s, c}
		}},
	}
}
