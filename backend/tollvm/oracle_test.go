package tollvm_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"
)

// The types that all operations are tried on.
var (
	oracleInts = []string{"i32", "i1", "index", "i200", "vector<4xi8>", "vector<2x3xi32>", "vector<1x1x2xindex>", "vector<[4]xi16>",
		"vector<2x[4]xi32>",
		"vector<i32>", "tensor<2xi32>"}
	oracleFloats = []string{"f32", "f64", "bf16", "f80", "f128", "tf32", "f8E5M2", "f4E2M1FN", "vector<4xf32>", "vector<2x3xf64>",
		"vector<2x[2]xbf16>",
		"vector<f32>", "tensor<2xf32>", "vector<2xf8E5M2>"}
)

var shapedType = regexp.MustCompile(`^(vector|tensor)<((?:\[?\d+\]?x)*)(.*)>$`)

// withElem returns the type with another element type.
func withElem(t, elem string) string {
	if m := shapedType.FindStringSubmatch(t); m != nil {
		return m[1] + "<" + m[2] + elem + ">"
	}
	return elem
}

func elemOf(t string) string {
	if m := shapedType.FindStringSubmatch(t); m != nil {
		return m[3]
	}
	return t
}

// functions collects functions of one operation each.
type functions struct{ list []string }

// add adds a function with arguments %a0, %a1, ... of the types.
func (f *functions) add(body string, args ...string) {
	for i, t := range args {
		args[i] = fmt.Sprintf("%%a%d: %s", i, t)
	}
	f.list = append(f.list, "func.func @f("+strings.Join(args, ", ")+") {\n  "+body+"\n  return\n}\n")
}

func (f *functions) text() string { return strings.Join(f.list, "\n// -----\n\n") }

func intFunctions() string {
	var f functions
	flags := map[string][]string{}
	for _, op := range []string{"addi", "subi", "muli", "shli"} {
		flags[op] = []string{"", " overflow<nsw>", " overflow<nsw, nuw>"}
	}
	for _, op := range []string{"divsi", "divui", "shrsi", "shrui"} {
		flags[op] = []string{"", " exact"}
	}
	for _, t := range oracleInts {
		for _, op := range strings.Fields("addi subi muli divsi divui remsi remui andi ori xori shli shrsi shrui maxsi maxui minsi minui ceildivsi ceildivui floordivsi") {
			for _, flag := range append(flags[op], "")[:max(1, len(flags[op]))] {
				f.add(fmt.Sprintf("%%0 = arith.%s %%a0, %%a1%s {test.x = 1 : i8} : %s", op, flag, t), t, t)
			}
		}
		f.add(fmt.Sprintf("%%0 = arith.cmpi ult, %%a0, %%a1 {test.x} : %s", t), t, t)
		if t != "index" && elemOf(t) != "index" && t != "vector<i32>" { // those print nothing that verifies
			f.add(fmt.Sprintf("%%0:2 = arith.addui_extended %%a0, %%a1 {test.x} : %s, %s", t, withElem(t, "i1")), t, t)
		}
		for _, op := range []string{"mulsi_extended", "mului_extended"} {
			f.add(fmt.Sprintf("%%0:2 = arith.%s %%a0, %%a1 {test.x} : %s", op, t), t, t)
		}
		f.add(fmt.Sprintf("%%0 = arith.select %%a0, %%a1, %%a2 {test.x} : %s", t), "i1", t, t)
		if t != withElem(t, "i32") || t == "i32" {
			f.add(fmt.Sprintf("%%0 = arith.index_cast %%a0 : %s to %s", withElem(t, "i8"), withElem(t, "index")), withElem(t, "i8"))
			f.add(fmt.Sprintf("%%0 = arith.index_castui %%a0 : %s to %s", withElem(t, "index"), withElem(t, "i128")), withElem(t, "index"))
		}
		if elemOf(t) == "index" || t == "i1" {
			continue
		}
		f.add(fmt.Sprintf("%%0 = arith.trunci %%a0 overflow<nsw> {test.x} : %s to %s", t, withElem(t, "i2")), t)
		f.add(fmt.Sprintf("%%0 = arith.extsi %%a0 {test.x} : %s to %s", t, withElem(t, "i256")), t)
		f.add(fmt.Sprintf("%%0 = arith.extui %%a0 {nonNeg} : %s to %s", t, withElem(t, "i256")), t)
		f.add(fmt.Sprintf("%%0 = arith.sitofp %%a0 : %s to %s", t, withElem(t, "f32")), t)
		f.add(fmt.Sprintf("%%0 = arith.uitofp %%a0 : %s to %s", t, withElem(t, "f8E5M2")), t)
	}
	return f.text()
}

func floatFunctions() string {
	var f functions
	bits := map[string]string{"f32": "i32", "f64": "i64", "bf16": "i16", "f80": "i80", "f128": "i128", "f8E5M2": "i8",
		"f4E2M1FN": "i4"}
	width := map[string]int{"f32": 32, "f64": 64, "bf16": 16, "f80": 80, "f128": 128, "tf32": 19, "f8E5M2": 8, "f4E2M1FN": 4,
		"f16": 16}
	for _, t := range oracleFloats {
		for _, op := range strings.Fields("addf subf mulf divf remf maximumf minimumf maxnumf minnumf") {
			for _, flag := range []string{"", " fastmath<fast>", " fastmath<nnan,reassoc>"} {
				f.add(fmt.Sprintf("%%0 = arith.%s %%a0, %%a1%s {test.x} : %s", op, flag, t), t, t)
			}
		}
		f.add(fmt.Sprintf("%%0 = arith.negf %%a0 fastmath<nsz,arcp,contract,afn> : %s", t), t)
		for _, p := range []string{"oeq", "une", "true"} {
			f.add(fmt.Sprintf("%%0 = arith.cmpf %s, %%a0, %%a1 fastmath<ninf> {test.x} : %s", p, t), t, t)
		}
		f.add(fmt.Sprintf("%%0 = arith.select %%a0, %%a1, %%a2 : %s", t), withElem(t, "i1"), t, t)
		for _, e := range []string{"f128", "f64", "f32"} {
			if width[e] > width[elemOf(t)] {
				f.add(fmt.Sprintf("%%0 = arith.extf %%a0 fastmath<fast> {test.x} : %s to %s", t, withElem(t, e)), t)
			}
		}
		for _, e := range []string{"bf16", "f8E5M2", "f4E2M1FN"} {
			for _, mode := range []string{"", " to_nearest_even", " downward", " upward fastmath<fast>", " toward_zero",
				" to_nearest_away"} {
				if width[e] < width[elemOf(t)] {
					f.add(fmt.Sprintf("%%0 = arith.truncf %%a0%s : %s to %s", mode, t, withElem(t, e)), t)
				}
			}
		}
		f.add(fmt.Sprintf("%%0 = arith.fptosi %%a0 {test.x} : %s to %s", t, withElem(t, "i32")), t)
		f.add(fmt.Sprintf("%%0 = arith.fptoui %%a0 : %s to %s", t, withElem(t, "i1")), t)
		if i := bits[elemOf(t)]; i != "" {
			f.add(fmt.Sprintf("%%0 = arith.bitcast %%a0 {test.x} : %s to %s", t, withElem(t, i)), t)
			f.add(fmt.Sprintf("%%0 = arith.bitcast %%a0 : %s to %s", withElem(t, i), t), withElem(t, i))
		}
		value := "1.0"
		if t != elemOf(t) {
			value = "dense<1.0>"
		}
		f.add(fmt.Sprintf("%%0 = arith.constant {test.x} %s : %s", value, t))
	}
	return f.text()
}

// TestArithOracle tries every operation of arith on many types.
func TestArithOracle(t *testing.T) {
	for name, test := range map[string][2]string{"ints": {intFunctions(), "=index-bitwidth=32"}, "floats": {floatFunctions(), ""}} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			suite.Compare(t, test[0], "--convert-arith-to-llvm"+test[1], "--split-input-file")
		})
	}
}
