package validate

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/odsgen/ods/backend/engine"
)

// approximate are passes that may change floats by a part of their value, and say so: those that approximate functions,
// those that add in another order, and those that round a product and a sum once. A pass with a brace is one with that option.
var approximate = [...]struct {
	pass  string
	part  float64
	loose bool // infinite results may become others, since large sums and products are on the way, in one order or the other
}{
	{"affine-super-vectorize{vectorize-reductions=true", 1e-3, true},
	{"affine-parallelize{parallel-reductions=true", 1e-3, true},
	{"convert-complex-to-libm", 1e-4, true},
	{"convert-complex-to-llvm", 1e-4, true},
	{"convert-complex-to-standard", 1e-4, true},
	{libm, 1e-3, false},
	{"convert-vector-to-llvm{vector-contract-lowering=outerproduct", 1e-3, false},
	{"lower-vector-multi-reduction", 1e-3, true},
	{"math-uplift-to-fma", 1e-3, false},
	{"math-expand-ops", 1e-4, false},
	{"math-polynomial-approximation", 1e-2, false}, // one unit in the last place of bf16
	{"math-extend-to-supported-types", 1e-2, false},
	{"arith-emulate-unsupported-floats", 1e-2, true}, // an operation of many steps, such as vector.contract, rounds and overflows once, in the wider type
	{"tosa-to-linalg-named", 1e-3, true},
	{"tosa-optional-decompositions", 1e-3, true},
}

// Tolerance returns the part by which floats may differ after a pass, which is written as in a pipeline, and 0 after most.
// loose says that results that are infinite or not a number may differ from others, too.
func Tolerance(pass string) (part float64, loose bool) {
	name, options, _ := strings.Cut(pass, "{")
	for _, a := range approximate {
		if of, option, _ := strings.Cut(a.pass, "{"); of == name && strings.Contains(options, option) {
			return a.part, a.loose
		}
	}
	return 0, false
}

// libm is the pass before which expm1 and log1p are computed by exp and log, whose results near 1 and 0 are rounded.
const libm = "convert-math-to-libm"

// checking is the pass that adds checks of what is undefined.
const checking = "generate-runtime-verification"

// promises are options, and passes, that say something about programs which nothing checks, such as how memory is aligned
// or that 32 bits are enough. A state after a pass with one of them is not compared.
var promises = [...]string{"use-vector-alignment=true", "index-bitwidth=32", "fast-math", "assume-",
	"aggressive-rewrite=true", "tosa-narrow-i64-to-i32", "tosa-narrow-f64-to-f32"}

// promised returns the promise among the options of a pass.
func promised(pass string) string {
	for _, p := range promises {
		if strings.Contains(pass, p) {
			return p
		}
	}
	return ""
}

// difference is what two executions differ in.
type difference struct{ what, before, after string }

// comparison compares executions.
type comparison struct {
	// part is the part by which floats may differ. loose says that what is not a number, infinite, or the sign of zero
	// may change, too.
	part  float64
	loose bool
	// ones says that results may be off by units in the last place of 1.
	ones bool
	// checked says that checks were added, which find more than the interpreter does.
	checked bool
	// written says that the program leaves the contents of memory to passes.
	written bool
}

// compare returns the first difference that the execution before does not permit, nil when there is none. executed is
// false when it permits everything.
func (c comparison) compare(before, after *outcome) (d *difference, executed bool) {
	if before.end != nil {
		if k := before.class(); k == engine.Undefined || k == engine.Limit {
			if _, ok := before.exit(); !ok {
				return nil, false
			}
		}
	}
	for _, v := range before.results {
		if v.Problem != "" { // memory that is not there, so whoever returns it has gone wrong before
			return nil, false
		}
	}
	if c.checked && after.end != nil && after.class() == engine.Aborted {
		return nil, false
	}
	if after.end != nil && after.class() == engine.Limit {
		if before.end != nil {
			return nil, false
		}
		return &difference{"the end", "it returns", firstLine(after.end)}, true
	}
	// What is printed before a trap is less telling than the trap.
	if a, b := ending(before), ending(after); a != b {
		return &difference{"the end", a, b}, true
	}
	if d := c.logs(before.log, after.log); d != nil {
		return d, true
	}
	for i := range before.results {
		if d := c.values(fmt.Sprintf("result #%d", i), before.results[i], after.results[i]); d != nil {
			return d, true
		}
	}
	if c.written {
		return nil, true
	}
	for i := range before.args {
		if d := c.values(fmt.Sprintf("argument #%d", i), before.args[i], after.args[i]); d != nil {
			return d, true
		}
	}
	for _, name := range slices.Sorted(maps.Keys(before.globals)) {
		if v, ok := after.globals[name]; ok {
			if d := c.values("global '@"+name+"' at the end", before.globals[name], v); d != nil {
				return d, true
			}
		}
	}
	return nil, true
}

// ending says how a call ended; the reason only where it counts.
func ending(o *outcome) string {
	if o.end == nil {
		return "it returns"
	}
	if s, ok := o.exit(); ok {
		return fmt.Sprintf("it exits with status %d", s)
	}
	if o.class() == engine.Aborted {
		return "it is aborted"
	}
	return firstLine(o.end)
}

func firstLine(err error) string {
	s, _, _ := strings.Cut(err.Error(), "\n")
	return s
}

// logs compares what was printed and called.
func (c comparison) logs(before, after []event) *difference {
	for i := range max(len(before), len(after)) {
		var a, b event
		if i < len(before) {
			a = before[i]
		}
		if i < len(after) {
			b = after[i]
		}
		switch {
		case a.function == "" && b.function == "":
			if d := c.texts(a.text, b.text); d != nil {
				return d
			}
		case a.function != b.function:
			return &difference{fmt.Sprintf("step %d of what is printed and called", i+1), a.String(), b.String()}
		default:
			for k := range a.args {
				if d := c.values(fmt.Sprintf("argument #%d of call %d, which is of '@%s'", k, i+1, a.function), a.args[k], b.args[k]); d != nil {
					return d
				}
			}
		}
	}
	return nil
}

// String says what the event is.
func (e event) String() string {
	switch {
	case e.function == "" && e.text == "":
		return "nothing"
	case e.function == "":
		return strconv.Quote(e.text)
	}
	var args []string
	for _, a := range e.args {
		args = append(args, a.String())
	}
	return "@" + e.function + "(" + strings.Join(args, ", ") + ")"
}

// texts compares what was printed, line by line.
func (c comparison) texts(before, after string) *difference {
	before, after = withoutAddresses(before), withoutAddresses(after)
	if before == after {
		return nil
	}
	x, y := strings.Split(before, "\n"), strings.Split(after, "\n")
	for i := range max(len(x), len(y)) {
		a, b := "<end>", "<end>"
		if i < len(x) {
			a = x[i]
		}
		if i < len(y) {
			b = y[i]
		}
		if a != b && !c.nearText(a, b) {
			return &difference{fmt.Sprintf("line %d of the output", i+1), a, b}
		}
	}
	return nil
}

// withoutAddresses leaves out where memory lies, which helpers print after this text.
func withoutAddresses(s string) string {
	const before = "base@ = 0x"
	parts := strings.Split(s, before)
	for i := range parts[1:] {
		parts[i+1] = strings.TrimLeft(parts[i+1], "0123456789abcdef")
	}
	return strings.Join(parts, before)
}

// nearText reports whether two lines are the same but for floats that may differ.
func (c comparison) nearText(a, b string) bool {
	if c.part == 0 {
		return false
	}
	cut := func(s string) []string {
		return strings.FieldsFunc(s, func(r rune) bool { return strings.ContainsRune(" ,()[]", r) })
	}
	x, y := cut(a), cut(b)
	return len(x) == len(y) && !slices.ContainsFunc(x, func(s string) bool { return false }) && func() bool {
		for i := range x {
			if x[i] == y[i] {
				continue
			}
			f, err := strconv.ParseFloat(x[i], 64)
			g, err2 := strconv.ParseFloat(y[i], 64)
			if err != nil || err2 != nil || !c.near(f, g) {
				return false
			}
		}
		return true
	}()
}

// values compares two values.
func (c comparison) values(what string, before, after Value) *difference {
	if before.Problem != "" || before.Elements == nil && before.Shape == nil {
		return nil // before, there was nothing to look at
	}
	if after.Problem != "" {
		return &difference{what, before.String(), after.Problem}
	}
	if after.Elements == nil && after.Shape == nil {
		return nil
	}
	if !slices.Equal(before.Shape, after.Shape) {
		return &difference{"the shape of " + what, fmt.Sprint(before.Shape), fmt.Sprint(after.Shape)}
	}
	for k := range before.Elements {
		a, b := flat(nil, before.Elements[k]), flat(nil, after.Elements[k])
		for i := range a {
			if i < len(b) && c.scalars(a[i], b[i]) {
				continue
			}
			at := what
			if len(before.Shape) > 0 {
				at = fmt.Sprintf("element %s of %s", strings.Join(strings.Fields(fmt.Sprint(index(before.Shape, k))), ", "), what)
			}
			return &difference{at, before.Elements[k].String(), after.Elements[k].String()}
		}
	}
	return nil
}

// scalars reports whether a scalar may become another one.
func (c comparison) scalars(a, b engine.Value) bool {
	switch {
	case a.Kind == engine.PoisonKind, a.Kind == engine.PtrKind: // addresses are nothing that can be compared
		return true
	case a.Kind != b.Kind:
		return false
	case a.Kind == engine.IntKind:
		return a.Int.Equal(b.Int)
	}
	x, y := a.Float, b.Float
	if x.IsNaN() && y.IsNaN() || x.Bits().Equal(y.Bits()) {
		return true
	}
	f, _ := x.ToFloat64()
	g, _ := y.ToFloat64()
	if c.part == 0 {
		return false
	}
	// A formula of a few steps is off by some units in the last place, which is more than the part in narrow types: an exponent
	// y*log(x) of f16 reaches 11, and what the product and the logarithm are rounded by becomes a part of the power.
	units := func(n int) float64 { return math.Ldexp(1, n-int(x.Semantics().Precision())) }
	c.part = max(c.part, units(5))
	return c.near(f, g) || c.ones && math.Abs(f-g) <= units(2)
}

// near reports whether floats differ no more than they may.
func (c comparison) near(a, b float64) bool {
	switch {
	case a == b:
		return c.loose || math.Signbit(a) == math.Signbit(b)
	case c.loose && (math.IsNaN(a-b) || math.IsInf(a-b, 0)):
		return true
	case math.IsInf(a, 0) || math.IsInf(b, 0):
		return false
	}
	return math.Abs(a-b) <= c.part*max(math.Abs(a), math.Abs(b), 1e-30)
}
