package run

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"testing"
)

// intOp is an operation of integers of a width, given and answered as signed numbers; ok is false where it is undefined.
type intOp struct {
	arith, index string
	f            func(a, b int64, width uint) (r int64, ok bool)
}

func total(f func(a, b int64, width uint) int64) func(a, b int64, width uint) (int64, bool) {
	return func(a, b int64, width uint) (int64, bool) { return f(a, b, width), true }
}

func unsigned(a int64, width uint) uint64 { return uint64(a) << (64 - width) >> (64 - width) }

// signedDivision rounds as the sign of step says, towards zero where it is zero.
func signedDivision(step int64) func(a, b int64, width uint) (int64, bool) {
	return func(a, b int64, width uint) (int64, bool) {
		if b == 0 || b == -1 && a == -1<<(width-1) {
			return 0, false
		}
		q := a / b
		if a%b != 0 && step != 0 && (a < 0) == (b < 0) == (step > 0) {
			q += step
		}
		return q, true
	}
}

func unsignedDivision(f func(a, b uint64) uint64) func(a, b int64, width uint) (int64, bool) {
	return func(a, b int64, width uint) (int64, bool) {
		if b == 0 {
			return 0, false
		}
		return int64(f(unsigned(a, width), unsigned(b, width))), true
	}
}

func shift(f func(a int64, n, width uint) int64) func(a, b int64, width uint) (int64, bool) {
	return func(a, b int64, width uint) (int64, bool) {
		n := unsigned(b, width)
		return f(a, uint(min(n, 63)), width), n < uint64(width)
	}
}

var intOps = []intOp{
	{"addi", "add", total(func(a, b int64, _ uint) int64 { return a + b })},
	{"subi", "sub", total(func(a, b int64, _ uint) int64 { return a - b })},
	{"muli", "mul", total(func(a, b int64, _ uint) int64 { return a * b })},
	{"andi", "and", total(func(a, b int64, _ uint) int64 { return a & b })},
	{"xori", "xor", total(func(a, b int64, _ uint) int64 { return a ^ b })},
	{"maxsi", "maxs", total(func(a, b int64, _ uint) int64 { return max(a, b) })},
	{"minsi", "mins", total(func(a, b int64, _ uint) int64 { return min(a, b) })},
	{"maxui", "maxu", total(func(a, b int64, w uint) int64 { return int64(max(unsigned(a, w), unsigned(b, w))) })},
	{"minui", "minu", total(func(a, b int64, w uint) int64 { return int64(min(unsigned(a, w), unsigned(b, w))) })},
	{"divsi", "divs", signedDivision(0)},
	{"ceildivsi", "ceildivs", signedDivision(1)},
	{"floordivsi", "floordivs", signedDivision(-1)},
	{"remsi", "rems", func(a, b int64, w uint) (int64, bool) {
		q, ok := signedDivision(0)(a, b, w)
		return a - q*b, ok
	}},
	{"divui", "divu", unsignedDivision(func(a, b uint64) uint64 { return a / b })},
	{"ceildivui", "ceildivu", unsignedDivision(func(a, b uint64) uint64 {
		if a%b != 0 {
			return a/b + 1
		}
		return a / b
	})},
	{"remui", "remu", unsignedDivision(func(a, b uint64) uint64 { return a % b })},
	{"shli", "shl", shift(func(a int64, n, _ uint) int64 { return a << n })},
	{"shrsi", "shrs", shift(func(a int64, n, _ uint) int64 { return a >> n })},
	{"shrui", "shru", shift(func(a int64, n, w uint) int64 { return int64(unsigned(a, w) >> n) })},
}

// edges are the numbers of a width at which something changes.
func edges(width uint) []int64 {
	least := int64(-1) << (width - 1)
	return []int64{least, least + 1, -7, -2, -1, 0, 1, 2, 3, 7, -(least + 2), -(least + 1)}
}

// TestIntegerEdges executes every operation for edge values as it is, folded, and expanded by passes, and compares the
// results with those of Go.
func TestIntegerEdges(t *testing.T) {
	for _, c := range []struct {
		typ, widen string
		width      uint
	}{{"i8", "extsi", 8}, {"i5", "extsi", 5}, {"i64", "", 64}, {"index", "index_cast", 64}} {
		t.Run(c.typ, func(t *testing.T) {
			var funcs, calls, want strings.Builder
			for _, op := range intOps {
				name := "arith." + op.arith
				text := fmt.Sprintf("%s %%a, %%b : %s", name, c.typ)
				if c.typ == "index" {
					name = "index." + op.index
					text = name + " %a, %b"
				}
				widen, result := "", "%r"
				if c.widen != "" {
					widen, result = fmt.Sprintf("%%w = arith.%s %%r : %s to i64\n", c.widen, c.typ), "%w"
				}
				fmt.Fprintf(&funcs, "func.func @%s(%%a: %[2]s, %%b: %[2]s) -> i64 {\n%%r = %s\n%sreturn %s : i64\n}\n", op.arith, c.typ, text, widen, result)
				for _, a := range edges(c.width) {
					for _, b := range edges(c.width) {
						r, ok := op.f(a, b, c.width)
						if !ok {
							continue
						}
						fmt.Fprintf(&calls, "func.func @p%d() {\n%%a = arith.constant %d : %[3]s\n%%b = arith.constant %[4]d : %[3]s\n"+
							"%%r = call @%[5]s(%%a, %%b) : (%[3]s, %[3]s) -> i64\nvector.print %%r : i64\nreturn\n}\n", calls.Len(), a, c.typ, b, op.arith)
						fmt.Fprintf(&want, "%d\n", r<<(64-c.width)>>(64-c.width))
					}
				}
			}
			var main strings.Builder
			for _, line := range strings.Split(calls.String(), "\n") {
				if name, ok := strings.CutPrefix(line, "func.func "); ok {
					fmt.Fprintf(&main, "call %s : () -> ()\n", strings.TrimSuffix(name, " {"))
				}
			}
			text := funcs.String() + calls.String() + "func.func @main() {\n" + main.String() + "return\n}\n"
			for _, pipeline := range []string{"", "builtin.module(inline,canonicalize)", "builtin.module(inline,sccp,cse)", "builtin.module(arith-expand)",
				"builtin.module(int-range-optimizations,arith-unsigned-when-equivalent)"} {
				m := parse(t, text)
				if pipeline != "" {
					apply(t, m, pipeline)
				}
				sameLines(t, pipeline, output(t, lower(t, printed(t, m)), Engines()[0]), want.String())
			}
		})
	}
}

// sameLines compares what programs printed.
func sameLines(t *testing.T, after, got, want string) {
	t.Helper()
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	if len(g) != len(w) {
		t.Fatalf("after %q: %d lines, want %d", after, len(g), len(w))
	}
	n := 0
	for i := range g {
		if g[i] != w[i] {
			if n++; n < 5 {
				t.Errorf("after %q, line %d: %s, want %s", after, i+1, g[i], w[i])
			}
		}
	}
}

// TestNarrowedEdges executes operations of numbers that fit into 8 bits, signed, unsigned and one of each, before and
// after they are computed with fewer bits.
func TestNarrowedEdges(t *testing.T) {
	var funcs, main strings.Builder
	ops := []string{"cmpi slt,", "cmpi ult,", "cmpi sge,", "cmpi uge,", "cmpi eq,"}
	values := edges(8)
	for _, op := range intOps {
		ops = append(ops, op.arith)
	}
	ops = append(ops, "addi %s overflow<nsw>", "subi %s overflow<nsw>", "muli %s overflow<nsw, nuw>")
	for i, op := range ops {
		text := op
		if !strings.Contains(op, "%s") {
			text += " %s"
		}
		back := ""
		if strings.HasPrefix(op, "cmpi") {
			back = "%%w = arith.extui %%r : i1 to i32\n"
		}
		for j, ext := range []string{"extsi extsi", "extui extui", "extsi extui", "extui extsi"} {
			a, b, _ := strings.Cut(ext, " ")
			value := "%%r"
			if back != "" {
				value = "%%w"
			}
			fmt.Fprintf(&funcs, "func.func @f%d_%d(%%x: i8, %%y: i8) -> i32 {\n%%a = arith.%s %%x : i8 to i32\n%%b = arith.%s %%y : i8 to i32\n"+
				"%%r = arith."+fmt.Sprintf(text, "%%a, %%b")+" : i32\n"+back+"return "+value+" : i32\n}\n", i, j, a, b)
			for _, x := range values {
				for _, y := range values {
					wideX, wideY := x, y
					if a == "extui" {
						wideX &= 255
					}
					if b == "extui" {
						wideY &= 255
					}
					if !narrowDefined(op, wideX, wideY) {
						continue
					}
					k := main.Len()
					fmt.Fprintf(&main, "%%x%d = arith.constant %d : i8\n%%y%[1]d = arith.constant %[3]d : i8\n%%r%[1]d = call @f%[4]d_%[5]d(%%x%[1]d, %%y%[1]d) : (i8, i8) -> i32\n"+
						"vector.print %%r%[1]d : i32\n", k, x, y, i, j)
				}
			}
		}
	}
	text := funcs.String() + "func.func @main() {\n" + main.String() + "return\n}\n"
	want := output(t, lower(t, text), Engines()[0])
	for _, widths := range []string{"8", "16", "8,16"} {
		pipeline := "builtin.module(arith-int-range-narrowing{int-bitwidths-supported=" + widths + "})"
		m := parse(t, text)
		apply(t, m, pipeline)
		sameLines(t, pipeline, output(t, lower(t, printed(t, m)), Engines()[0]), want)
	}
}

func narrowDefined(op string, a, b int64) bool {
	for _, o := range intOps {
		if o.arith == op {
			_, ok := o.f(a, b, 32)
			return ok
		}
	}
	return !strings.Contains(op, "nuw") || a >= 0 && b >= 0
}

// TestFloatEdges executes functions of zeros of both signs, infinities, NaN, great and very small numbers, before and after
// they are expanded. What is a whole number is exact, other results are near each other, and signs are the same.
func TestFloatEdges(t *testing.T) {
	inf := float32(math.Inf(1))
	values := []float32{0, float32(math.Copysign(0, -1)), 0.25, -0.25, 0.5, -0.5, math.Nextafter32(0.5, 0), -math.Nextafter32(0.5, 0), 0.75, -0.75, 1, -1,
		1.5, -1.5, 2, 2.5, -2.5, 3, -3, 8388607.5, -8388609, 1e10, -1e10, 1e30, -1e30, 3e38, -3e38, inf, -inf, float32(math.NaN()), 1e-40, -1e-40}
	var funcs, main strings.Builder
	type call struct {
		name  string
		exact bool
		args  []float32
	}
	var calls []call
	add := func(name string, exact bool, args ...float32) {
		calls = append(calls, call{name, exact, args})
		k := len(calls)
		var operands, types []string
		for i, x := range args {
			fmt.Fprintf(&main, "%%c%d_%d = arith.constant 0x%08X : f32\n", k, i, math.Float32bits(x))
			operands, types = append(operands, fmt.Sprintf("%%c%d_%d", k, i)), append(types, "f32")
		}
		fmt.Fprintf(&main, "%%r%d = call @%s(%s) : (%s) -> i32\nvector.print %%r%[1]d : i32\n", k, name, strings.Join(operands, ", "), strings.Join(types, ", "))
	}
	define := func(name, params, body string) {
		fmt.Fprintf(&funcs, "func.func @%s(%s) -> i32 {\n%s\n%%b = arith.bitcast %%r : f32 to i32\nreturn %%b : i32\n}\n", name, params, body)
	}
	for _, f := range []string{"ceil", "floor", "round", "roundeven", "trunc", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh", "rsqrt", "exp2", "tan"} {
		define(f, "%x: f32", "%r = math."+f+" %x : f32")
		for _, x := range values {
			if abs := math.Abs(float64(x)); abs > 1e9 && !math.IsInf(abs, 0) && f == "tan" {
				continue // sine and cosine of great numbers are not near each other
			}
			add(f, strings.Contains("ceil floor round roundeven trunc", f), x)
		}
	}
	define("powf", "%x: f32, %y: f32", "%r = math.powf %x, %y : f32")
	for _, x := range values {
		for _, y := range values {
			add("powf", false, x, y)
		}
	}
	for i, y := range []string{"0.0", "1.0", "-1.0", "0.5", "-0.5", "2.0", "-2.0", "3.0"} {
		define(fmt.Sprint("powf", i), "%x: f32", "%y = arith.constant "+y+" : f32\n%r = math.powf %x, %y : f32")
		define(fmt.Sprint("fpowi", i), "%x: f32", fmt.Sprintf("%%y = arith.constant %d : i32\n%%r = math.fpowi %%x, %%y : f32, i32", i-4))
		for _, x := range values {
			add(fmt.Sprint("powf", i), false, x)
			add(fmt.Sprint("fpowi", i), false, x)
		}
	}
	for _, f := range []string{"maximumf", "minimumf"} {
		define(f, "%x: f32, %y: f32", "%r = arith."+f+" %x, %y : f32")
		for _, x := range values {
			for _, y := range values {
				add(f, true, x, y)
			}
		}
	}
	define("clamp", "%x: f32", "%lo = arith.constant -1.5 : f32\n%hi = arith.constant 0.75 : f32\n%r = math.clampf %x to [%lo, %hi] : f32")
	for _, x := range values {
		add("clamp", true, x)
	}
	text := funcs.String() + "func.func @main() {\n" + main.String() + "return\n}\n"
	bits := func(s string) float32 {
		n, err := strconv.ParseInt(s, 10, 64)
		if err != nil {
			t.Fatal(err)
		}
		return math.Float32frombits(uint32(n))
	}
	m := parse(t, text)
	apply(t, m, "builtin.module(math-expand-ops,arith-expand)")
	got := strings.Fields(output(t, lower(t, printed(t, m)), Engines()[0]))
	direct := strings.ReplaceAll(text, "%r = math.clampf %x to [%lo, %hi] : f32", "%m = arith.maximumf %x, %lo : f32\n%r = arith.minimumf %m, %hi : f32")
	want := strings.Fields(output(t, lower(t, direct), Engines()[0]))
	if len(got) != len(calls) || len(want) != len(calls) {
		t.Fatalf("%d and %d results of %d calls", len(got), len(want), len(calls))
	}
	for i, c := range calls {
		if g, w := bits(got[i]), bits(want[i]); !near(g, w, c.exact) {
			t.Errorf("%s of %v is %v expanded, not %v", c.name, c.args, g, w)
		}
	}
}

func near(a, b float32, exact bool) bool {
	x, y := float64(a), float64(b)
	switch {
	case math.IsNaN(x) || math.IsNaN(y):
		return math.IsNaN(x) && math.IsNaN(y)
	case math.Signbit(x) != math.Signbit(y):
		return false
	case x == y:
		return true
	case math.IsInf(x, 0) || math.IsInf(y, 0):
		return false
	}
	return !exact && math.Abs(x-y) <= max(1e-6, 2e-3*max(math.Abs(x), math.Abs(y)))
}
