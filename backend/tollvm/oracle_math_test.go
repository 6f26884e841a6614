package tollvm_test

import (
	"fmt"
	"strings"
	"testing"
)

func mathFunctions() string {
	var f functions
	for _, t := range oracleInts {
		for _, op := range strings.Fields("absi ctlz cttz ctpop") {
			f.add(fmt.Sprintf("%%0 = math.%s %%a0 {test.x = 1 : i8} : %s", op, t), t)
		}
		f.add(fmt.Sprintf("%%0 = math.ipowi %%a0, %%a1 : %s", t), t, t)
	}
	for _, t := range oracleFloats {
		for i, op := range strings.Fields("absf acos acosh asin asinh atan atanh cbrt ceil cos cosh erf erfc exp exp2 expm1 floor log log10 log1p " +
			"log2 round roundeven rsqrt sin sinh sqrt tan tanh trunc") {
			f.add(fmt.Sprintf("%%0 = math.%s %%a0%s : %s", op, []string{"", " fastmath<fast>", " {test.x}"}[i%3], t), t)
		}
		for _, op := range strings.Fields("isfinite isinf isnan isnormal") {
			f.add(fmt.Sprintf("%%0 = math.%s %%a0 {fastmath = #arith.fastmath<nsz>} : %s", op, t), t)
			f.add(fmt.Sprintf("%%0 = math.%s %%a0 {test.x} : %s", op, t), t)
		}
		for _, op := range strings.Fields("atan2 copysign powf") {
			f.add(fmt.Sprintf("%%0 = math.%s %%a0, %%a1 fastmath<nnan> {test.x} : %s", op, t), t, t)
		}
		f.add(fmt.Sprintf("%%0 = math.fpowi %%a0, %%a1 {test.x} : %s, %s", t, withElem(t, "i32")), t, withElem(t, "i32"))
		f.add(fmt.Sprintf("%%0 = math.fpowi %%a0, %%a1 : %s, %s", t, withElem(t, "index")), t, withElem(t, "index"))
		f.add(fmt.Sprintf("%%0 = math.fma %%a0, %%a1, %%a2 fastmath<contract> : %s", t), t, t, t)
		f.add(fmt.Sprintf("%%0 = math.clampf %%a0 to [%%a1, %%a2] : %s", t), t, t, t)
		f.add(fmt.Sprintf("%%0:2 = math.sincos %%a0 fastmath<fast> {test.x} : %s", t), t)
	}
	return f.text()
}

func indexFunctions() string {
	var f functions
	for _, op := range strings.Fields("add sub mul divs divu ceildivs ceildivu floordivs rems remu maxs maxu mins minu shl shrs shru and or xor") {
		f.add(fmt.Sprintf("%%0 = index.%s %%a0, %%a1", op), "index", "index")
		f.add(fmt.Sprintf("%%0 = index.%s %%a0, %%a1 {test.x}", op), "index", "index")
	}
	for _, p := range strings.Fields("eq ne slt sle sgt sge ult ule ugt uge") {
		f.add(fmt.Sprintf("%%0 = index.cmp %s(%%a0, %%a1) {test.x}", p), "index", "index")
	}
	for _, t := range []string{"i1", "i32", "i64", "i128", "si16", "ui64"} {
		for _, op := range []string{"casts", "castu"} {
			f.add(fmt.Sprintf("%%0 = index.%s %%a0 {test.x} : %s to index", op, t), t)
			f.add(fmt.Sprintf("%%0 = index.%s %%a0 : index to %s", op, t), "index")
		}
	}
	for _, c := range []string{"constant 7", "constant {test.x} -1", "constant 0x100000003", "bool.constant true",
		"bool.constant {test.x} false", "sizeof", "sizeof {test.x}"} {
		f.add("%0 = index." + c)
	}
	return f.text()
}

func complexFunctions() string {
	var f functions
	for _, e := range []string{"f32", "f64", "f16", "bf16", "f80"} {
		t := "complex<" + e + ">"
		for _, flag := range []string{"", " fastmath<fast>", " {test.x}"} {
			for _, op := range strings.Fields("add sub mul div atan2 pow") {
				f.add(fmt.Sprintf("%%0 = complex.%s %%a0, %%a1%s : %s", op, flag, t), t, t)
			}
			for _, op := range strings.Fields("abs angle conj exp im neg re sqrt tanh") {
				f.add(fmt.Sprintf("%%0 = complex.%s %%a0%s : %s", op, flag, t), t)
			}
		}
		f.add(fmt.Sprintf("%%0 = complex.create %%a0, %%a1 {test.x} : %s", t), e, e)
		f.add(fmt.Sprintf("%%0 = complex.eq %%a0, %%a1 : %s", t), t, t)
		f.add(fmt.Sprintf("%%0 = complex.constant [1.0 : %s, -2.0 : %s] {test.x} : %s", e, e, t))
	}
	f.add("%0 = complex.bitcast %a0 : complex<f32> to i64", "complex<f32>")
	f.add("%0 = complex.constant [1 : i8, 2 : i8] : complex<i8>")
	return f.text()
}

// TestMathOracle tries every operation of the dialects math, index and complex, math on many types.
func TestMathOracle(t *testing.T) {
	for _, test := range []struct{ pass, text string }{
		{"--convert-math-to-llvm", mathFunctions()},
		{"--convert-math-to-llvm=approximate-log1p=0", mathFunctions()},
		{"--convert-index-to-llvm", indexFunctions()},
		{"--convert-index-to-llvm=index-bitwidth=32", indexFunctions()},
		{"--convert-complex-to-llvm", complexFunctions()},
		{"--convert-complex-to-llvm=complex-range=improved", complexFunctions()},
		{"--convert-complex-to-llvm=complex-range=none", complexFunctions()},
	} {
		t.Run(strings.TrimLeft(test.pass, "-"), func(t *testing.T) {
			t.Parallel()
			suite.Compare(t, test.text, test.pass, "--split-input-file", "--upstream-bugs")
		})
	}
}
