package csource

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/odsgen/ods/backend/read"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/llvm"
)

// extrema are intrinsics for which C needs a function of the file.
var extrema = map[string]string{
	"maximum": "maximum", "minimum": "minimum", "maxnum": "maxnum", "minnum": "minnum", "roundeven": "round_even", "powi": "powi",
}

// suffixOf is what functions of math.h have after their names for a kind of float.
func suffixOf(t core.Type) string {
	f, _ := t.(*core.FloatType)
	switch {
	case f == nil:
	case f.Semantics() == num.F32 || f.Semantics() == num.F16:
		return "f"
	case f.Semantics() == num.F80:
		return "l"
	}
	return ""
}

// floatSupport returns a function that C lacks, for a kind of float. That for f16 computes with f32.
func (e *emitter) floatSupport(snippet string, t core.Type) string {
	if f, ok := t.(*core.FloatType); ok && f.Semantics() == num.F16 {
		t = t.Context().F32()
	}
	name, _ := e.typeName(t, core.Location{})
	words := []string{"T", name, "S", suffixOf(t)}
	if snippet == "class" {
		words = append(classWords(e, t), words...)
	}
	return e.support(snippet, core.TypeString(t), words...)
}

// classWords tells the classes of floats apart: where the quiet bit is, and the least normal number.
func classWords(e *emitter, t core.Type) []string {
	if suffixOf(t) == "f" {
		return []string{"BITS", e.support("bits_f32", "f32"), "QUIET", "22", "LEAST", "0x1p-126f"}
	}
	return []string{"BITS", e.support("bits_f64", "f64"), "QUIET", "51", "LEAST", "0x1p-1022"}
}

// intSupport returns a function that C lacks, for the container of an integer.
func (e *emitter) intSupport(snippet string, width uint) string {
	c := container(width)
	return e.support(snippet, "i"+strconv.Itoa(int(width)), "U", unsignedName(c), "N", strconv.Itoa(int(width)))
}

// intrinsic writes an operation named llvm.intr.NAME.
func (b *body) intrinsic(op *core.Operation, name string) bool {
	class := read.ClassOf(name)
	switch {
	case name == "stackrestore" || name == "assume" || class == read.Nothing && name != "debugtrap" && op.NumResults() == 0:
		return true
	case op.NumResults() == 0:
		return b.effect(op, name, class)
	case name == "stacksave":
		b.values[op.Result(0)] = expr{"NULL", true} // what alloca makes ends with the function
		return true
	case class == read.Nothing:
		return b.nothing(op)
	}
	t := elementOf(op.Result(0).Type())
	if _, ok := b.typeName(t, op.Loc()); !ok {
		return false
	}
	if rest, ok := strings.CutPrefix(name, "vector.reduce."); ok {
		return b.reduce(op, rest)
	}
	if rest, ok := strings.CutPrefix(name, "masked."); ok {
		return b.maskedLoad(op, rest)
	}
	switch {
	case strings.HasSuffix(name, ".with.overflow"):
		return b.overflow(op, name)
	case class == read.Math && name != "exp10": // which C has not
		b.headers["math.h"] = true
		return b.eachCall(op, name+suffixOf(t))
	case extrema[name] != "":
		return b.eachCall(op, b.floatSupport(extrema[name], t))
	case name == "fmuladd":
		b.headers["math.h"] = true
		return b.each(op, func(x []expr) expr { return expr{x[0].inside() + " * " + x[1].inside() + " + " + x[2].inside(), false} })
	case name == "is.fpclass":
		from, _ := elementOf(op.Operand(0).Type()).(*core.FloatType)
		v, ok := llvm.AsIsFPClassOp(op)
		if from == nil || !ok || from.Semantics() != num.F32 && from.Semantics() != num.F64 {
			return b.refuse(op, "C tells the classes of float and double apart only")
		}
		f := b.floatSupport("class", from)
		return b.each(op, func(x []expr) expr { return expr{fmt.Sprintf("%s(%s, %d)", f, x[0].text, v.Bit()), true} })
	case class == read.Same:
		return b.pure(op, b.values[op.Operand(0)])
	}
	return b.integer(op, name, t)
}

// eachCall calls a function for each element.
func (b *body) eachCall(op *core.Operation, f string) bool {
	return b.each(op, func(x []expr) expr {
		args := make([]string, len(x))
		for i := range x {
			args[i] = x[i].text
		}
		return expr{fmt.Sprintf("%s(%s)", f, strings.Join(args, ", ")), true}
	})
}

// integer writes intrinsics on integers.
func (b *body) integer(op *core.Operation, name string, t core.Type) bool {
	w, ok := widthOf(t)
	if !ok {
		return b.refuse(op, "C has no function like it")
	}
	if f, ok := countings[name]; ok {
		return b.eachOne(op, b.intSupport(f, w))
	}
	switch name {
	case "abs":
		return b.each(op, func(x []expr) expr {
			return wrap(t, fmt.Sprintf("%s < 0 ? -%s : %s", signed(t, x[0]).inside(), widened(t, x[0]).inside(), x[0].inside()))
		})
	case "smax", "smin":
		return b.choosing(op, map[string]string{"smax": ">", "smin": "<"}[name], true)
	case "umax", "umin":
		return b.choosing(op, map[string]string{"umax": ">", "umin": "<"}[name], false)
	case "scmp", "ucmp":
		from := elementOf(op.Operand(0).Type())
		return b.each(op, func(x []expr) expr {
			if name == "scmp" {
				x[0], x[1] = signed(from, x[0]), signed(from, x[1])
			}
			return wrap(t, substitute(fmt.Sprintf("(%s)((X > Y) - (X < Y))", unsignedName(max(container(w), 32))), x))
		})
	case "fshl", "fshr":
		return b.funnel(op, name == "fshl", t, w)
	}
	if rest, ok := strings.CutSuffix(name, ".sat"); ok {
		return b.saturate(op, rest, t, w)
	}
	return b.refuse(op, "C has no function like it")
}

// countings are functions of one number.
var countings = map[string]string{
	"ctpop": "popcount", "ctlz": "leading", "cttz": "trailing", "bitreverse": "reverse", "bswap": "swapbytes",
}

func (b *body) eachOne(op *core.Operation, f string) bool {
	return b.each(op, func(x []expr) expr { return expr{fmt.Sprintf("%s(%s)", f, x[0].text), true} })
}

// choosing chooses one of two numbers by a comparison.
func (b *body) choosing(op *core.Operation, than string, withSign bool) bool {
	t := elementOf(op.Result(0).Type())
	return b.each(op, func(x []expr) expr { return choice(t, x[0], x[1], than, withSign) })
}

func choice(t core.Type, x, y expr, than string, withSign bool) expr {
	l, r := x, y
	if withSign {
		l, r = signed(t, x), signed(t, y)
	}
	return expr{fmt.Sprintf("%s %s %s ? %s : %s", l.inside(), than, r.inside(), x.inside(), y.inside()), false}
}

// funnel shifts two numbers as one.
func (b *body) funnel(op *core.Operation, left bool, t core.Type, w uint) bool {
	return b.each(op, func(x []expr) expr {
		n := fmt.Sprintf("(%s %% %d)", widened(t, x[2]).inside(), w)
		hi, lo := x[0].inside(), x[1].inside()
		if left {
			return wrap(t, fmt.Sprintf("%s == 0 ? %s : %s << %s | %s >> (%d - %s)", n, hi, hi, n, lo, w, n))
		}
		return wrap(t, fmt.Sprintf("%s == 0 ? %s : %s << (%d - %s) | %s >> %s", n, lo, hi, w, n, lo, n))
	})
}

// wider is a number with the digits that an operation on two of a width needs.
func wider(w uint) (unsigned, signed string, ok bool) {
	c := container(2 * w)
	return unsignedName(c), signedName(c), c != 0
}

// operators are those of intrinsics that tell about overflow.
var operators = map[string]string{"add": "+", "sub": "-", "mul": "*", "shl": "<<"}

// exact makes the result of an operation in a type in which it does not overflow.
func (b *body) exact(op *core.Operation, name string, t core.Type, w uint, x []expr) (text string, ok bool) {
	u, s, ok := wider(w)
	if !ok {
		return "", b.refuse(op, "C has no integer in which it does not overflow")
	}
	sign := operators[name[1:]]
	if name[0] == 's' {
		right := fmt.Sprintf("(%s)%s", s, signed(t, x[1]).inside())
		if sign == "<<" {
			sign, right = "*", fmt.Sprintf("((%s)1 << %s)", s, x[1].inside())
		}
		return fmt.Sprintf("(%s)%s %s %s", s, signed(t, x[0]).inside(), sign, right), true
	}
	return fmt.Sprintf("(%s)(%s)%s %s (%s)%s", s, u, x[0].inside(), sign, u, x[1].inside()), true
}

// overflow makes a struct of the result and whether it differs from the exact one.
func (b *body) overflow(op *core.Operation, name string) bool {
	t := op.Operand(0).Type()
	w, ok := widthOf(t)
	if !ok {
		return b.refuse(op, "on vectors")
	}
	text, ok := b.exact(op, strings.TrimSuffix(name, ".with.overflow"), t, w, []expr{b.values[op.Operand(0)], b.values[op.Operand(1)]})
	if !ok || !b.define(op.Result(0), "{0}") {
		return false
	}
	v := expr{b.values[op.Result(0)].text + ".f0", true}
	u, s, _ := wider(w)
	back := v
	if name[0] == 's' {
		back = signed(t, v)
	} else if name == "umul.with.overflow" {
		s, text = u, strings.TrimPrefix(text, "("+s+")")
	}
	b.line("{ %s = %s; %s = %s; %s.f1 = exact != %s; }", declare(s, "exact"), text, v.text, wrap(t, fmt.Sprintf("(%s)exact", unsignedName(container(w)))).text,
		b.values[op.Result(0)].text, back.inside())
	return true
}

// saturate limits the exact result of an operation to what its type holds.
func (b *body) saturate(op *core.Operation, name string, t core.Type, w uint) bool {
	_, s, ok := wider(w)
	if !ok {
		return b.refuse(op, "C has no integer in which it does not overflow")
	}
	least, greatest := "0", fmt.Sprintf("(((%s)1 << %d) - 1)", s, w)
	if name[0] == 's' {
		least, greatest = fmt.Sprintf("-((%s)1 << %d)", s, w-1), fmt.Sprintf("(((%s)1 << %d) - 1)", s, w-1)
	}
	ok = true
	return b.fillScalar(op, func(to string, x []expr) {
		text, fine := b.exact(op, name, t, w, x)
		ok = ok && fine
		b.line("{ %s = %s; %s = %s; }", declare(s, "exact"), text, to, wrap(t, fmt.Sprintf("(%s)(exact < %s ? %s : exact > %s ? %s : exact)",
			unsignedName(container(w)), least, least, greatest, greatest)).text)
	}) && ok
}

// fillScalar is fill, for scalars too.
func (b *body) fillScalar(op *core.Operation, write func(to string, x []expr)) bool {
	in := make([]expr, op.NumOperands())
	vector := isVector(op.Result(0).Type())
	for i, v := range op.Operands() {
		if in[i] = b.values[v]; vector {
			in[i] = expr{in[i].inside() + ".a[k]", true}
		}
	}
	if vector {
		return b.fill(op, func(to string) { write(to, in) })
	}
	if !b.define(op.Result(0), zero(op.Result(0).Type())) {
		return false
	}
	write(b.values[op.Result(0)].text, in)
	return true
}

// reductions make one of two elements, X and Y.
var reductions = map[string]string{
	"add": "X + Y", "mul": "X * Y", "and": "X & Y", "or": "X | Y", "xor": "X ^ Y", "fadd": "X + Y", "fmul": "X * Y",
	"smax": ">s", "smin": "<s", "umax": ">u", "umin": "<u", "fmax": "maxnum", "fmin": "minnum", "fmaximum": "maximum", "fminimum": "minimum",
}

// reduce combines the elements of a vector one after the other.
func (b *body) reduce(op *core.Operation, name string) bool {
	how, ok := reductions[name]
	t := op.Result(0).Type()
	vector := op.Operand(op.NumOperands() - 1)
	if !ok {
		return b.refuse(op, "C has no function like it")
	}
	first, from := b.operand(vector)+".a[0]", 1
	if op.NumOperands() == 2 {
		first, from = b.plain(op.Operand(0)), 0
	}
	if !b.define(op.Result(0), first) {
		return false
	}
	x, y := expr{b.values[op.Result(0)].text, true}, expr{b.operand(vector) + ".a[k]", true}
	var next expr
	switch {
	case snippets[how] != "":
		next = expr{fmt.Sprintf("%s(%s, %s)", b.floatSupport(how, t), x.text, y.text), true}
	case how[0] == '<' || how[0] == '>':
		next = choice(t, x, y, how[:1], how[1] == 's')
	case isFloat(t):
		next = expr{substitute(how, []expr{x, y}), false}
	default:
		next = wrap(t, substitute(how, []expr{x, y}))
	}
	b.line("for (int k = %d; k < %d; k++)", from, vector.Type().(*core.VectorType).Shape()[0])
	b.line("  %s = %s;", x.text, next.text)
	return true
}

// maskedLoad reads the elements whose bit in the mask is set.
func (b *body) maskedLoad(op *core.Operation, name string) bool {
	result := op.Result(0)
	elem, ok := b.typeName(elementOf(result.Type()), op.Loc())
	if !ok || isOdd(elementOf(result.Type())) {
		return ok && b.refuse(op, "elements of odd width")
	}
	rest := "{0}"
	if op.NumOperands() > 2 {
		rest = b.plain(op.Operand(2))
	}
	if !b.define(result, rest) {
		return false
	}
	v, mask := b.values[result].text, b.operand(op.Operand(1))
	at := fmt.Sprintf("((%s)%s)[k]", declare(elem, "*"), b.operand(op.Operand(0)))
	switch name {
	case "expandload":
		at = fmt.Sprintf("((%s)%s)[next++]", declare(elem, "*"), b.operand(op.Operand(0)))
	case "gather":
		at = fmt.Sprintf("*(%s)%s.a[k]", declare(elem, "*"), b.operand(op.Operand(0)))
	case "load":
	default:
		return b.refuse(op, "C has no function like it")
	}
	b.line("for (int k = 0, next = 0; k < %d; k++, (void)next)", result.Type().(*core.VectorType).Shape()[0])
	b.line("  if (%s.a[k])", mask)
	b.line("    %s.a[k] = %s;", v, at)
	return true
}

// effect writes intrinsics without results.
func (b *body) effect(op *core.Operation, name string, class read.Class) bool {
	switch class {
	case read.Copy, read.Fill:
		f, _, _ := strings.Cut(name, ".")
		b.headers["string.h"] = true
		b.line("%s(%s, %s, %s);", f, b.plain(op.Operand(0)), b.plain(op.Operand(1)), b.lengthOf(op))
		return true
	case read.Trap:
		b.line("__builtin_trap();")
		return true
	}
	switch name {
	case "debugtrap":
		b.line("__builtin_trap();")
		return true
	case "masked.store", "masked.compressstore", "masked.scatter":
		return b.maskedStore(op, strings.TrimPrefix(name, "masked."))
	}
	return b.refuse(op, "C has no function like it")
}

// lengthOf is the number of bytes that are copied, an operand or an attribute.
func (b *body) lengthOf(op *core.Operation) string {
	if op.NumOperands() > 2 {
		return b.plain(op.Operand(2))
	}
	n := read.Length(op)
	if n == nil {
		return "0"
	}
	return integerText(n.Value())
}

// maskedStore writes the elements whose bit in the mask is set. Operands are the value, the address and the mask.
func (b *body) maskedStore(op *core.Operation, name string) bool {
	value := op.Operand(0)
	t := elementOf(value.Type())
	elem, ok := b.typeName(t, op.Loc())
	if !ok || isOdd(t) {
		return ok && b.refuse(op, "elements of odd width")
	}
	at := map[string]string{
		"store":         fmt.Sprintf("((%s)%s)[k]", declare(elem, "*"), b.operand(op.Operand(1))),
		"compressstore": fmt.Sprintf("((%s)%s)[next++]", declare(elem, "*"), b.operand(op.Operand(1))),
		"scatter":       fmt.Sprintf("*(%s)%s.a[k]", declare(elem, "*"), b.operand(op.Operand(1))),
	}[name]
	b.line("for (int k = 0, next = 0; k < %d; k++, (void)next)", value.Type().(*core.VectorType).Shape()[0])
	b.line("  if (%s.a[k])", b.operand(op.Operand(2)))
	b.line("    %s = %s.a[k];", at, b.operand(value))
	return true
}

// callIntrinsic writes an intrinsic that is given by name: llvm.smax.i64.
func (b *body) callIntrinsic(op *core.Operation) bool {
	v := core.Must(llvm.AsCallIntrinsicOp(op))
	return b.intrinsic(op, llvmdefs.IntrinsicName(v.Intrin()))
}
