package randprog

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// program writes random functions of dialects func, arith and cf that have no undefined behaviour: divisors are odd or
// positive, shift amounts are reduced, floats are clamped before they become integers. Loops count down from a
// constant.
type program struct {
	r    *rand.Rand
	b    strings.Builder
	n    int
	vals map[string][]string
	// funcs are the signatures of the functions that were written.
	funcs []signature
}

type signature struct {
	name         string
	params, rets []string
}

var (
	intTypes   = []string{"i1", "i8", "i16", "i32", "i64", "i7", "i33", "i128", "index"}
	floatTypes = []string{"f32", "f64"}
)

func newProgram(seed uint64) *program {
	return &program{r: rand.New(rand.NewPCG(seed, 17))}
}

func (p *program) pick(list []string) string { return list[p.r.IntN(len(list))] }

func (p *program) anyType() string {
	if p.r.IntN(3) == 0 {
		return p.pick(floatTypes)
	}
	return p.pick(intTypes)
}

func widthOf(t string) int {
	switch t {
	case "index":
		return 64
	case "f32":
		return 32
	case "f64":
		return 64
	}
	w := 0
	fmt.Sscanf(t, "i%d", &w)
	return w
}

func isFloat(t string) bool { return t[0] == 'f' }

// fresh returns a new name.
func (p *program) fresh() string {
	p.n++
	return fmt.Sprintf("%%v%d", p.n)
}

// op writes an operation with one result and returns its name.
func (p *program) op(t, format string, args ...any) string {
	v := p.fresh()
	fmt.Fprintf(&p.b, "  %s = %s\n", v, fmt.Sprintf(format, args...))
	p.vals[t] = append(p.vals[t], v)
	return v
}

// hidden is op whose result later operations do not pick.
func (p *program) hidden(format string, args ...any) string {
	v := p.fresh()
	fmt.Fprintf(&p.b, "  %s = %s\n", v, fmt.Sprintf(format, args...))
	return v
}

func (p *program) literal(t string) string {
	if isFloat(t) {
		switch p.r.IntN(8) {
		case 0:
			return "0.0"
		case 1:
			return "-0.0"
		case 2:
			return map[string]string{"f32": "0x7F800000", "f64": "0x7FF0000000000000"}[t]
		case 3:
			return map[string]string{"f32": "0x7FC00000", "f64": "0x7FF8000000000000"}[t]
		case 4:
			return fmt.Sprintf("%d.0", p.r.IntN(200)-100)
		}
		return fmt.Sprintf("%.6e", (p.r.Float64()-0.5)*float64(uint64(1)<<p.r.IntN(40)))
	}
	switch w := widthOf(t); {
	case w == 1:
		return p.pick([]string{"true", "false"})
	case w > 64:
		return fmt.Sprint(int64(p.r.Uint64()) >> p.r.IntN(63))
	case p.r.IntN(3) == 0:
		return fmt.Sprint(p.r.IntN(min(1<<(min(w, 10)-1), 20)))
	default:
		return fmt.Sprint(int64(p.r.Uint64()) >> (64 - w))
	}
}

// constant writes a constant of the type.
func (p *program) constant(t string) string {
	l := p.literal(t)
	if t == "i1" {
		return p.op(t, "arith.constant %s", l)
	}
	return p.op(t, "arith.constant %s : %s", l, t)
}

func (p *program) number(t string, v int64) string {
	return p.hidden("arith.constant %d : %s", v, t)
}

// value returns some value of the type.
func (p *program) value(t string) string {
	if l := p.vals[t]; len(l) > 0 && p.r.IntN(8) > 0 {
		// Recent values are likelier, so that programs become deep.
		i := len(l) - 1 - min(p.r.IntN(len(l)), p.r.IntN(len(l)))
		return l[i]
	}
	return p.constant(t)
}

// step writes one operation.
func (p *program) step() {
	t := p.anyType()
	if isFloat(t) {
		p.floatStep(t)
		return
	}
	p.intStep(t)
}

func (p *program) intStep(t string) {
	x, y := p.value(t), p.value(t)
	w := widthOf(t)
	switch p.r.IntN(12) {
	case 0, 1, 2, 3:
		p.op(t, "arith.%s %s, %s : %s", p.pick([]string{"addi", "subi", "muli", "andi", "ori", "xori"}), x, y, t)
	case 4:
		p.op(t, "arith.%s %s, %s : %s", p.pick([]string{"maxsi", "minsi", "maxui", "minui"}), x, y, t)
	case 5:
		if w == 1 || t == "i128" {
			return
		}
		n := p.hidden("arith.remui %s, %s : %s", y, p.number(t, int64(min(w, 1<<(min(w, 62)-1)-1))), t)
		p.op(t, "arith.%s %s, %s : %s", p.pick([]string{"shli", "shrsi", "shrui"}), x, n, t)
	case 6:
		if w < 7 || t == "i128" {
			return
		}
		d := p.hidden("arith.ori %s, %s : %s", p.hidden("arith.andi %s, %s : %s", y, p.number(t, int64(1)<<min(w-2, 60)-1), t),
			p.number(t, 1), t)
		p.op(t, "arith.%s %s, %s : %s", p.pick([]string{"divsi", "divui", "remsi", "remui"}), x, d, t)
	case 7:
		p.op("i1", "arith.cmpi %s, %s, %s : %s", p.pick([]string{"eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"}),
			x, y, t)
	case 8:
		p.op(t, "arith.select %s, %s, %s : %s", p.value("i1"), x, y, t)
	case 9:
		p.intCast(t, x)
	case 10:
		p.overflowing(t, x, y)
	case 11:
		if t == "index" || t == "i128" {
			return
		}
		f := p.pick(floatTypes)
		p.op(f, "arith.%s %s : %s to %s", p.pick([]string{"sitofp", "uitofp"}), x, t, f)
	}
}

// intCast converts to another integer type.
func (p *program) intCast(t, x string) {
	to := p.pick(intTypes)
	switch w, v := widthOf(t), widthOf(to); {
	case (t == "index") != (to == "index"):
		p.op(to, "arith.%s %s : %s to %s", p.pick([]string{"index_cast", "index_castui"}), x, t, to)
	case t == to || t == "index":
	case w < v:
		p.op(to, "arith.%s %s : %s to %s", p.pick([]string{"extsi", "extui"}), x, t, to)
	case w > v:
		p.op(to, "arith.trunci %s : %s to %s", x, t, to)
	}
}

// overflowing writes operations with two results, and with promises that hold.
func (p *program) overflowing(t, x, y string) {
	switch p.r.IntN(3) {
	case 0:
		if t == "i128" || t == "index" {
			return
		}
		v := p.fresh()
		fmt.Fprintf(&p.b, "  %s:2 = arith.%s %s, %s : %s\n", v, p.pick([]string{"mulsi_extended", "mului_extended"}), x, y, t)
		p.vals[t] = append(p.vals[t], v+"#0", v+"#1")
	case 1:
		if t == "index" {
			return // upstream's lowering makes an operation of type index
		}
		v := p.fresh()
		fmt.Fprintf(&p.b, "  %s:2 = arith.addui_extended %s, %s : %s, i1\n", v, x, y, t)
		p.vals[t] = append(p.vals[t], v+"#0")
		p.vals["i1"] = append(p.vals["i1"], v+"#1")
	case 2:
		if t != "i32" && t != "i64" {
			return
		}
		// Halves of the range cannot overflow when they are added.
		h := func(x string) string { return p.hidden("arith.shrui %s, %s : %s", x, p.number(t, 2), t) }
		p.op(t, "arith.addi %s, %s overflow<nsw, nuw> : %s", h(x), h(y), t)
	}
}

func (p *program) floatStep(t string) {
	x, y := p.value(t), p.value(t)
	switch p.r.IntN(9) {
	case 0, 1, 2:
		p.op(t, "arith.%s %s, %s : %s", p.pick([]string{"addf", "subf", "mulf", "divf"}), x, y, t)
	case 3:
		p.op(t, "arith.remf %s, %s : %s", x, y, t)
	case 4:
		p.op(t, "arith.%s %s, %s : %s", p.pick([]string{"maximumf", "minimumf"}), x, y, t)
	case 5:
		p.op(t, "arith.negf %s : %s", x, t)
	case 6:
		p.op("i1", "arith.cmpf %s, %s, %s : %s",
			p.pick([]string{"oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno"}), x, y, t)
	case 7:
		if t == "f32" {
			p.op("f64", "arith.extf %s : f32 to f64", x)
		} else {
			p.op("f32", "arith.truncf %s : f64 to f32", x)
		}
	case 8:
		to := p.pick([]string{"i8", "i16", "i32", "i64", "i33"})
		// What is no number becomes 0, everything else small.
		nan := p.hidden("arith.cmpf uno, %s, %s : %s", x, x, t)
		lo, hi := p.hidden("arith.constant 0.0 : %s", t), p.hidden("arith.constant 127.0 : %s", t)
		c := p.hidden("arith.select %s, %s, %s : %s", nan, lo, x, t)
		c = p.hidden("arith.minimumf %s, %s : %s", p.hidden("arith.maximumf %s, %s : %s", c, lo, t), hi, t)
		p.op(to, "arith.%s %s : %s to %s", p.pick([]string{"fptosi", "fptoui"}), c, t, to)
	}
}

// call writes a call of a function that exists.
func (p *program) call() {
	if len(p.funcs) == 0 {
		return
	}
	f := p.funcs[p.r.IntN(len(p.funcs))]
	var args []string
	for _, t := range f.params {
		args = append(args, p.value(t))
	}
	v := p.fresh()
	fmt.Fprintf(&p.b, "  %s:%d = func.call @%s(%s) : (%s) -> (%s)\n", v, len(f.rets), f.name, strings.Join(args, ", "),
		strings.Join(f.params, ", "), strings.Join(f.rets, ", "))
	for i, t := range f.rets {
		p.vals[t] = append(p.vals[t], fmt.Sprintf("%s#%d", v, i))
	}
}

// begin starts a function with random parameters and results; params are the former as text.
func (p *program) begin(name string) (f signature, params []string) {
	p.vals = map[string][]string{}
	f.name = name
	for range 1 + p.r.IntN(4) {
		t := p.anyType()
		v := p.fresh()
		f.params = append(f.params, t)
		params = append(params, v+": "+t)
		p.vals[t] = append(p.vals[t], v)
	}
	for range 1 + p.r.IntN(3) {
		f.rets = append(f.rets, p.anyType())
	}
	return f, params
}

// end writes the results of a function.
func (p *program) end(f signature) {
	var rets []string
	for _, t := range f.rets {
		rets = append(rets, p.value(t))
	}
	fmt.Fprintf(&p.b, "  return %s : %s\n}\n", strings.Join(rets, ", "), strings.Join(f.rets, ", "))
	p.funcs = append(p.funcs, f)
}

// function writes a function: straight code, then a loop whose body has a branch, then its results.
func (p *program) function(name string, steps int) {
	f, params := p.begin(name)
	fmt.Fprintf(&p.b, "func.func @%s(%s) -> (%s) {\n", name, strings.Join(params, ", "), strings.Join(f.rets, ", "))
	for range steps {
		p.step()
	}
	p.call()
	p.loop(steps)
	p.end(f)
}

// loop writes a loop that carries a few values through a body with two ways.
func (p *program) loop(steps int) {
	id := p.n
	types := []string{p.anyType(), p.anyType(), "i32"}
	init := []string{p.value(types[0]), p.value(types[1]), p.number("i32", int64(1+p.r.IntN(6)))}
	outside := clone(p.vals)
	carried := []string{p.fresh(), p.fresh(), p.fresh()}
	typed := func(names []string) string {
		return fmt.Sprintf("(%s : %s)", strings.Join(names, ", "), strings.Join(types[:len(names)], ", "))
	}
	var decl []string
	for i, c := range carried {
		decl = append(decl, c+" : "+types[i])
	}
	fmt.Fprintf(&p.b, "  cf.br ^head%d%s\n^head%d(%s):\n", id, typed(init), id, strings.Join(decl, ", "))
	for i, c := range carried {
		p.vals[types[i]] = append(p.vals[types[i]], c)
	}
	for range steps / 3 {
		p.step()
	}
	cond := p.value("i1")
	inside := clone(p.vals)
	fmt.Fprintf(&p.b, "  cf.cond_br %s, ^left%d, ^right%d\n^left%d:\n", cond, id, id, id)
	for range steps / 3 {
		p.step()
	}
	join := func() {
		fmt.Fprintf(&p.b, "  cf.br ^join%d%s\n", id, typed([]string{p.value(types[0]), p.value(types[1])}))
	}
	join()
	p.vals = clone(inside)
	fmt.Fprintf(&p.b, "^right%d:\n", id)
	if p.r.IntN(2) == 0 {
		p.call()
	}
	for range steps / 3 {
		p.step()
	}
	join()
	p.vals = inside
	a, b := p.fresh(), p.fresh()
	fmt.Fprintf(&p.b, "^join%d(%s : %s, %s : %s):\n", id, a, types[0], b, types[1])
	left := p.hidden("arith.subi %s, %s : i32", carried[2], p.number("i32", 1))
	again := p.hidden("arith.cmpi sgt, %s, %s : i32", left, p.number("i32", 0))
	fmt.Fprintf(&p.b, "  cf.cond_br %s, ^head%d%s, ^exit%d\n^exit%d:\n", again, id, typed([]string{a, b, left}), id, id)
	p.vals = outside
	p.vals[types[0]] = append(p.vals[types[0]], a)
	p.vals[types[1]] = append(p.vals[types[1]], b)
	p.vals["i32"] = append(p.vals["i32"], carried[2])
}

func clone(m map[string][]string) map[string][]string {
	out := map[string][]string{}
	for k, v := range m {
		out[k] = v[:len(v):len(v)]
	}
	return out
}

// main writes a function that calls all others with constants and prints what they return: integers in pieces of 64
// bits, floats as their bits, with one NaN for all.
func (p *program) main() {
	p.b.WriteString("func.func @main() {\n")
	p.vals = map[string][]string{}
	for _, f := range p.funcs {
		var args []string
		for _, t := range f.params {
			args = append(args, p.constant(t))
		}
		v := p.fresh()
		fmt.Fprintf(&p.b, "  %s:%d = func.call @%s(%s) : (%s) -> (%s)\n", v, len(f.rets), f.name, strings.Join(args, ", "),
			strings.Join(f.params, ", "), strings.Join(f.rets, ", "))
		for i, t := range f.rets {
			p.print(fmt.Sprintf("%s#%d", v, i), t)
		}
	}
	p.b.WriteString("  return\n}\nfunc.func private @printI64(i64)\nfunc.func private @printNewline()\n")
}

func (p *program) print(v, t string) {
	emit := func(v string) {
		fmt.Fprintf(&p.b, "  func.call @printI64(%s) : (i64) -> ()\n  func.call @printNewline() : () -> ()\n", v)
	}
	w := widthOf(t)
	switch {
	case isFloat(t):
		nan := p.hidden("arith.cmpf uno, %s, %s : %s", v, v, t)
		one := p.hidden("arith.constant %s : %s", map[string]string{"f32": "0x7FC00000", "f64": "0x7FF8000000000000"}[t], t)
		v = p.hidden("arith.select %s, %s, %s : %s", nan, one, v, t)
		v = p.hidden("arith.bitcast %s : %s to i%d", v, t, w)
		if w < 64 {
			v = p.hidden("arith.extui %s : i%d to i64", v, w)
		}
		emit(v)
	case t == "index":
		emit(p.hidden("arith.index_cast %s : index to i64", v))
	case w == 64:
		emit(v)
	case w < 64:
		emit(p.hidden("arith.extsi %s : %s to i64", v, t))
	default:
		emit(p.hidden("arith.trunci %s : %s to i64", v, t))
		emit(p.hidden("arith.trunci %s : %s to i64", p.hidden("arith.shrui %s, %s : %s", v, p.number(t, 64), t), t))
	}
}

// Module returns the text of a module.
func Module(seed uint64, funcs, steps int) string {
	p := newProgram(seed)
	for i := range funcs {
		p.function(fmt.Sprintf("f%d", i), steps)
	}
	p.main()
	return p.b.String()
}
