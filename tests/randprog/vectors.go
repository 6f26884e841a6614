package randprog

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// vectors writes random functions of the llvm dialect on vectors: those that fill registers of 128 bits, several of
// them, and others. Where NaNs could be told apart, and where zeros could that operations choose from, they are replaced.
type vectors struct {
	r *rand.Rand
	b strings.Builder
	n int
	// vals are the values that can be used, by their types, and params the types of the parameters of the functions.
	vals   map[string][]string
	params [][]string
	shown  map[string]bool
}

// vectorLengths are the lengths of vectors of an element type.
var vectorLengths = map[string][]int{"i8": {16, 32, 16, 5}, "i16": {8, 16, 4}, "i32": {4, 8, 4, 3}, "i64": {2, 4, 3}, "f32": {4, 8, 4, 3, 2},
	"f64": {2, 4, 2, 3}}

// Vectors returns a module whose function @main calls functions of so many steps on vectors and prints their results.
func Vectors(seed uint64, funcs, steps int) string {
	p := &vectors{r: rand.New(rand.NewPCG(seed, 29)), shown: map[string]bool{}}
	var results []string
	for i := range funcs {
		results = append(results, p.function(i, steps))
	}
	p.main(results)
	for _, e := range []string{"i8", "i16", "i32", "i64", "f32", "f64"} {
		for n := range 33 {
			if t := vec(n, e); n > 0 && p.shown[t] {
				p.show(n, e)
			}
		}
	}
	p.b.WriteString("llvm.func @printI64(i64)\nllvm.func @printNewline()\n")
	return p.b.String()
}

func (p *vectors) pick(list ...string) string { return list[p.r.IntN(len(list))] }

func isFloatElem(e string) bool { return e[0] == 'f' }

func (p *vectors) elem() string { return p.pick("i8", "i16", "i32", "i64", "f32", "f64", "f32", "i32") }

// typ returns a type of vectors.
func (p *vectors) typ() (n int, e string) {
	e = p.elem()
	l := vectorLengths[e]
	return l[p.r.IntN(len(l))], e
}

// def writes an operation and makes its result a value that can be used.
func (p *vectors) def(t, format string, args ...any) string {
	p.n++
	v := fmt.Sprintf("%%v%d", p.n)
	fmt.Fprintf(&p.b, "  %s = %s\n", v, fmt.Sprintf(format, args...))
	p.vals[t] = append(p.vals[t], v)
	return v
}

// hidden writes an operation whose result is for the writer only.
func (p *vectors) hidden(format string, args ...any) string {
	p.n++
	v := fmt.Sprintf("%%v%d", p.n)
	fmt.Fprintf(&p.b, "  %s = %s\n", v, fmt.Sprintf(format, args...))
	return v
}

// literal writes a number of a type.
func (p *vectors) literal(e string) string {
	if isFloatElem(e) {
		return p.pick("0.0", "-0.0", "1.0", "-2.5", "0.5", "3.0e38", "1.0e-40", "-0.75", "16777217.0", "1.5", "100.25", "-7.0")
	}
	if e == "i1" {
		return p.pick("true", "false")
	}
	w := widthOf(e)
	switch p.r.IntN(4) {
	case 0:
		return p.pick("0", "1", "-1", fmt.Sprint(int64(1)<<(w-1)-1), fmt.Sprint(-(int64(1) << (w - 1))))
	case 1:
		return fmt.Sprint(p.r.IntN(w))
	}
	return fmt.Sprint(int64(p.r.Uint64()) >> (64 - w))
}

// constant writes a constant of a type.
func (p *vectors) constant(t string) string {
	n, e := split(t)
	if n == 0 {
		s := p.literal(e)
		if e != "i1" {
			s += " : " + e
		}
		return p.hidden("llvm.mlir.constant(%s) : %s", s, t)
	}
	list := []string{p.literal(e)}
	for len(list) < n {
		list = append(list, p.literal(e))
	}
	text := "[" + strings.Join(list, ", ") + "]"
	if p.r.IntN(3) == 0 {
		text = list[0]
	}
	return p.hidden("llvm.mlir.constant(dense<%s> : %s) : %s", text, t, t)
}

func (p *vectors) splat(t, literal string) string {
	return p.hidden("llvm.mlir.constant(dense<%s> : %s) : %s", literal, t, t)
}

// get returns a value of a type.
func (p *vectors) get(t string) string {
	if l := p.vals[t]; len(l) > 0 && p.r.IntN(8) > 0 {
		return l[len(l)-1-min(p.r.IntN(len(l)), p.r.IntN(len(l)))]
	}
	v := p.constant(t)
	p.vals[t] = append(p.vals[t], v)
	return v
}

// generic writes an operation with operands of any types.
func (p *vectors) generic(name, attrs, result string, operands ...string) string {
	var vals, types []string
	for i := 0; i < len(operands); i += 2 {
		vals, types = append(vals, operands[i]), append(types, operands[i+1])
	}
	if attrs != "" {
		attrs = " <{" + attrs + "}>"
	}
	return fmt.Sprintf("\"llvm.%s\"(%s)%s : (%s) -> %s", name, strings.Join(vals, ", "), attrs, strings.Join(types, ", "), result)
}

func (p *vectors) apply(name, attrs, result string, operands ...string) string {
	return p.def(result, "%s", p.generic(name, attrs, result, operands...))
}

func (p *vectors) quiet(name, attrs, result string, operands ...string) string {
	return p.hidden("%s", p.generic(name, attrs, result, operands...))
}

// canonical replaces NaNs by a number.
func (p *vectors) canonical(v, t string) string {
	n, _ := split(t)
	other := p.splat(t, "77.0")
	bad := p.quiet("fcmp", "predicate = 8 : i64", vec(n, "i1"), v, t, v, t)
	return p.quiet("select", "", t, bad, vec(n, "i1"), other, t, v, t)
}

// index returns an index of an element, which is a constant or not.
func (p *vectors) index(n int) string {
	if p.r.IntN(2) == 0 {
		return p.hidden("llvm.mlir.constant(%d : i32) : i32", p.r.IntN(n))
	}
	return p.quiet("urem", "", "i32", p.get("i32"), "i32", p.hidden("llvm.mlir.constant(%d : i32) : i32", n), "i32")
}

// uniform makes a vector of one scalar.
func (p *vectors) uniform(n int, e, x string) string {
	t := vec(n, e)
	zero := p.hidden("llvm.mlir.constant(0 : i32) : i32")
	one := p.hidden("llvm.insertelement %s, %s[%s : i32] : %s", x, p.splat(t, map[bool]string{true: "0.0", false: "0"}[isFloatElem(e)]), zero, t)
	mask := strings.TrimSuffix(strings.Repeat("0, ", n), ", ")
	return p.def(t, "llvm.shufflevector %s, %s [%s] : %s", one, one, mask, t)
}

// step writes a random operation.
func (p *vectors) step() {
	n, e := p.typ()
	t, mask := vec(n, e), vec(n, "i1")
	switch p.r.IntN(14) {
	case 0:
		p.shuffle(n, e)
	case 1:
		if p.r.IntN(2) == 0 {
			p.def(e, "llvm.extractelement %s[%s : i32] : %s", p.get(t), p.index(n), t)
			return
		}
		p.def(t, "llvm.insertelement %s, %s[%s : i32] : %s", p.get(e), p.get(t), p.index(n), t)
	case 2:
		p.uniform(n, e, p.get(e))
	case 3:
		cond, of := p.get(mask), mask
		if p.r.IntN(3) == 0 {
			cond, of = p.get("i1"), "i1"
		}
		p.apply("select", "", t, cond, of, p.get(t), t, p.get(t), t)
	case 4, 12, 13:
		p.masks(p.known(n))
	case 5:
		p.memory(n, e)
	case 6:
		p.aggregate(t)
	case 7:
		if isFloatElem(e) {
			p.apply("fcmp", fmt.Sprintf("predicate = %d : i64", p.r.IntN(16)), mask, p.get(t), t, p.get(t), t)
		} else {
			p.apply("icmp", fmt.Sprintf("predicate = %d : i64", p.r.IntN(10)), mask, p.get(t), t, p.get(t), t)
		}
	default:
		if isFloatElem(e) {
			p.floats(n, e)
		} else {
			p.integers(n, e)
		}
	}
}

func (p *vectors) shuffle(n int, e string) {
	l := vectorLengths[e]
	from, limit := vec(n, e), 2*n
	m := l[p.r.IntN(len(l))]
	var list []string
	start, step := p.r.IntN(limit), p.r.IntN(3)
	for i := range m {
		k := (start + i*step) % limit
		if step == 2 && p.r.IntN(3) == 0 {
			k = p.r.IntN(limit)
		}
		list = append(list, fmt.Sprint(k))
	}
	p.def(vec(m, e), "llvm.shufflevector %s, %s [%s] : %s", p.get(from), p.get(from), strings.Join(list, ", "), from)
}

// known returns a length that there are vectors of truth values of, or else n.
func (p *vectors) known(n int) int {
	var list []int
	for i := range 33 {
		if len(p.vals[vec(i, "i1")]) > 0 && i > 0 {
			list = append(list, i)
		}
	}
	if len(list) == 0 {
		return n
	}
	return list[p.r.IntN(len(list))]
}

// masks writes an operation on truth values.
func (p *vectors) masks(n int) {
	t := vec(n, "i1")
	switch p.r.IntN(8) {
	case 7:
		l := []string{"i8", "i16", "i32", "i64", "f32", "f64"}
		v := vec(n, l[p.r.IntN(len(l))])
		p.apply("select", "", v, p.get(t), t, p.get(v), v, p.get(v), v)
	case 0, 1:
		p.apply(p.pick("and", "or", "xor"), "", t, p.get(t), t, p.get(t), t)
	case 2:
		p.apply("xor", "", t, p.get(t), t, p.splat(t, "true"), t)
	case 3:
		e := p.pick("i8", "i16", "i32", "i64")
		p.apply(p.pick("sext", "zext"), "", vec(n, e), p.get(t), t)
	case 4:
		p.apply("intr.vector.reduce."+p.pick("and", "or", "xor"), "", "i1", p.get(t), t)
	case 5:
		if n == 8 || n == 16 || n == 32 {
			p.apply("bitcast", "", fmt.Sprint("i", n), p.get(t), t)
			return
		}
		p.apply("select", "", t, p.get(t), t, p.get(t), t, p.get(t), t)
	case 6:
		p.def("i1", "llvm.extractelement %s[%s : i32] : %s", p.get(t), p.index(n), t)
	}
}

// The memory that functions have is in parts, so that the bits of floats are seen as floats only.
var memoryParts = map[string]int{"i8": 0, "i16": 0, "i32": 0, "i64": 0, "f32": 256, "f64": 512}

// memory writes an access.
func (p *vectors) memory(n int, e string) {
	t, mask := vec(n, e), vec(n, "i1")
	size := widthOf(e) / 8
	at := memoryParts[e] + p.r.IntN(8)*size
	a := p.hidden("llvm.getelementptr inbounds %%p[%d] : (!llvm.ptr) -> !llvm.ptr, i8", at)
	switch p.r.IntN(4) {
	case 0:
		fmt.Fprintf(&p.b, "  llvm.store %s, %s {alignment = 1 : i64} : %s, !llvm.ptr\n", p.get(t), a, t)
	case 1:
		p.def(t, "llvm.load %s {alignment = 1 : i64} : !llvm.ptr -> %s", a, t)
	case 2:
		v, m := p.get(t), p.get(mask)
		fmt.Fprintf(&p.b, "  llvm.intr.masked.store %s, %s, %s {alignment = 1 : i32} : %s, %s into !llvm.ptr\n", v, a, m, t, mask)
	case 3:
		p.def(t, "llvm.intr.masked.load %s, %s, %s {alignment = 1 : i32} : (!llvm.ptr, %s, %s) -> %s", a, p.get(mask), p.get(t), mask, t, t)
	}
}

// aggregate puts vectors into a struct or an array and takes one out.
func (p *vectors) aggregate(t string) {
	if p.r.IntN(2) == 0 {
		s := fmt.Sprintf("!llvm.struct<(%s, i32)>", t)
		a := p.hidden("llvm.mlir.zero : %s", s)
		a = p.hidden("llvm.insertvalue %s, %s[0] : %s", p.get(t), a, s)
		a = p.hidden("llvm.insertvalue %s, %s[1] : %s", p.get("i32"), a, s)
		p.def("i32", "llvm.extractvalue %s[1] : %s", a, s)
		p.def(t, "llvm.extractvalue %s[0] : %s", a, s)
		return
	}
	s := fmt.Sprintf("!llvm.array<3 x %s>", t)
	a := p.hidden("llvm.mlir.constant(dense<%s> : %s) : %s", map[bool]string{true: "1.5", false: "3"}[strings.Contains(t, "xf")],
		strings.Replace(t, "<", "<3x", 1), s)
	a = p.hidden("llvm.insertvalue %s, %s[%d] : %s", p.get(t), a, p.r.IntN(3), s)
	p.def(t, "llvm.extractvalue %s[%d] : %s", a, p.r.IntN(3), s)
}

// integers writes an operation on integers.
func (p *vectors) integers(n int, e string) {
	t, w := vec(n, e), widthOf(e)
	switch p.r.IntN(10) {
	case 0, 1, 2:
		p.apply(p.pick("add", "sub", "mul", "and", "or", "xor"), "", t, p.get(t), t, p.get(t), t)
	case 3:
		by := p.splat(t, fmt.Sprint(p.r.IntN(w)))
		low := fmt.Sprint(w - 1)
		switch p.r.IntN(3) {
		case 0:
			by = p.quiet("and", "", t, p.get(t), t, p.splat(t, low), t)
		case 1:
			by = p.uniform(n, e, p.quiet("and", "", e, p.get(e), e, p.hidden("llvm.mlir.constant(%s : %s) : %s", low, e, e), e))
		}
		p.apply(p.pick("shl", "lshr", "ashr"), "", t, p.get(t), t, by, t)
	case 4:
		by := p.quiet("lshr", "", t, p.get(t), t, p.splat(t, "1"), t)
		by = p.quiet("or", "", t, by, t, p.splat(t, "1"), t)
		p.apply(p.pick("udiv", "sdiv", "urem", "srem"), "", t, p.get(t), t, by, t)
	case 5:
		p.apply("intr."+p.pick("smax", "smin", "umax", "umin", "sadd.sat", "uadd.sat", "ssub.sat", "usub.sat"), "", t, p.get(t), t, p.get(t), t)
	case 6:
		if p.r.IntN(2) == 0 {
			p.apply("intr.abs", "is_int_min_poison = false", t, p.get(t), t)
		} else {
			p.apply("intr.ctpop", "", t, p.get(t), t)
		}
	case 7:
		to := p.pick("i8", "i16", "i32", "i64")
		switch {
		case widthOf(to) > w:
			p.apply(p.pick("sext", "zext"), "", vec(n, to), p.get(t), t)
		case widthOf(to) < w:
			p.apply("trunc", "", vec(n, to), p.get(t), t)
		default:
			f := p.pick("f32", "f64")
			p.apply(p.pick("sitofp", "uitofp"), "", vec(n, f), p.get(t), t)
		}
	case 8:
		to := p.elem()
		if n*w%widthOf(to) != 0 || n*w == widthOf(to) {
			return
		}
		r := vec(n*w/widthOf(to), to)
		if !isFloatElem(to) {
			p.apply("bitcast", "", r, p.get(t), t)
			return
		}
		v := p.canonical(p.quiet("bitcast", "", r, p.get(t), t), r)
		p.vals[r] = append(p.vals[r], v)
	case 9:
		p.apply("intr.vector.reduce."+p.pick("add", "mul", "and", "or", "xor", "smax", "smin", "umax", "umin"), "", e, p.get(t), t)
	}
}

// floats writes an operation on floats.
func (p *vectors) floats(n int, e string) {
	t := vec(n, e)
	switch p.r.IntN(10) {
	case 0, 1, 2:
		p.apply(p.pick("fadd", "fsub", "fmul", "fdiv"), "", t, p.get(t), t, p.get(t), t)
	case 3:
		p.apply(p.pick("fneg", "intr.fabs", "intr.sqrt", "intr.ceil", "intr.floor", "intr.trunc", "intr.nearbyint", "intr.roundeven", "intr.round"),
			"", t, p.get(t), t)
	case 4:
		p.apply("intr."+p.pick("minimum", "maximum"), "", t, p.get(t), t, p.get(t), t)
	case 5:
		v := p.quiet("intr."+p.pick("minnum", "maxnum"), "", t, p.get(t), t, p.get(t), t)
		p.apply("fadd", "", t, v, t, p.splat(t, "0.0"), t)
	case 6:
		v := p.canonical(p.get(t), t)
		if p.r.IntN(2) == 0 {
			p.apply("intr.copysign", "", t, p.get(t), t, v, t)
			return
		}
		to := p.pick("i8", "i16", "i32", "i64")
		if m := n * widthOf(e) / widthOf(to); m > 1 && n*widthOf(e)%widthOf(to) == 0 {
			p.apply("bitcast", "", vec(m, to), v, t)
		}
	case 7:
		v := p.quiet("intr.minnum", "", t, p.get(t), t, p.splat(t, "100.0"), t)
		name := p.pick("fptosi", "fptoui")
		v = p.quiet("intr.maxnum", "", t, v, t, p.splat(t, map[string]string{"fptosi": "-100.0", "fptoui": "0.0"}[name]), t)
		p.apply(name, "", vec(n, p.pick("i8", "i16", "i32", "i64")), v, t)
	case 8:
		if e == "f32" {
			p.apply("fpext", "", vec(n, "f64"), p.get(t), t)
		} else {
			p.apply("fptrunc", "", vec(n, "f32"), p.get(t), t)
		}
	case 9:
		if p.r.IntN(2) == 0 {
			p.apply("intr.vector.reduce."+p.pick("fadd", "fmul"), "", e, p.get(e), e, p.get(t), t)
			return
		}
		p.apply("intr.vector.reduce."+p.pick("fmaximum", "fminimum"), "", e, p.get(t), t)
	}
}

// function writes function number i and returns the type of its result.
func (p *vectors) function(i, steps int) string {
	p.vals = map[string][]string{}
	var types, decl []string
	for k := range 3 {
		t := vec(p.typ())
		types = append(types, t)
		decl = append(decl, fmt.Sprintf("%%a%d: %s", k, t))
		p.vals[t] = append(p.vals[t], fmt.Sprintf("%%a%d", k))
	}
	result := vec(p.typ())
	fmt.Fprintf(&p.b, "llvm.func @g%d(%s, %%p: !llvm.ptr) -> %s attributes {no_inline} {\n", i, strings.Join(decl, ", "), result)
	for range steps / 3 {
		p.step()
	}
	if i > 0 && p.r.IntN(2) == 0 {
		p.call(p.r.IntN(i))
	}
	p.loop(steps / 3)
	p.branch(steps / 6)
	for range steps / 3 {
		p.step()
	}
	fmt.Fprintf(&p.b, "  llvm.return %s : %s\n}\n", p.get(result), result)
	p.params = append(p.params, append(types, result))
	p.shown[result] = true
	return result
}

// call writes a call of an earlier function.
func (p *vectors) call(i int) {
	t := p.params[i]
	p.def(t[3], "llvm.call @g%d(%s, %s, %s, %%p) : (%s, %s, %s, !llvm.ptr) -> %s", i, p.get(t[0]), p.get(t[1]), p.get(t[2]), t[0], t[1],
		t[2], t[3])
}

// carried returns values to pass to a block with arguments of these types.
func (p *vectors) carried(types []string) string {
	var vals []string
	for _, t := range types {
		vals = append(vals, p.get(t))
	}
	return strings.Join(vals, ", ")
}

// arguments declares the arguments of a block.
func (p *vectors) arguments(types []string) string {
	var decl []string
	for _, t := range types {
		p.n++
		v := fmt.Sprintf("%%v%d", p.n)
		decl = append(decl, v+": "+t)
		p.vals[t] = append(p.vals[t], v)
	}
	return strings.Join(decl, ", ")
}

// someTypes returns the types of what blocks pass on: vectors, truth values and a scalar.
func (p *vectors) someTypes() []string {
	n, _ := p.typ()
	return []string{vec(p.typ()), vec(n, "i1"), vec(p.typ()), p.elem()}
}

// loop writes a loop of a few rounds.
func (p *vectors) loop(steps int) {
	p.n++
	id, types := p.n, p.someTypes()
	zero := p.hidden("llvm.mlir.constant(0 : i32) : i32")
	one := p.hidden("llvm.mlir.constant(1 : i32) : i32")
	end := p.hidden("llvm.mlir.constant(%d : i32) : i32", 2+p.r.IntN(3))
	first := p.carried(types)
	list := strings.Join(types, ", ")
	fmt.Fprintf(&p.b, "  llvm.br ^loop%d(%s, %s : i32, %s)\n^loop%d(%%i%d: i32, %s):\n", id, zero, first, list, id, id, p.arguments(types))
	for range steps {
		p.step()
	}
	next := p.quiet("add", "", "i32", fmt.Sprintf("%%i%d", id), "i32", one, "i32")
	more := p.quiet("icmp", "predicate = 6 : i64", "i1", next, "i32", end, "i32")
	again, out := p.carried(types), p.carried(types)
	fmt.Fprintf(&p.b, "  llvm.cond_br %s, ^loop%d(%s, %s : i32, %s), ^exit%d(%s : %s)\n", more, id, next, again, list, id, out, list)
	fmt.Fprintf(&p.b, "^exit%d(%s):\n", id, p.arguments(types))
}

// branch writes two ways that meet again.
func (p *vectors) branch(steps int) {
	p.n++
	id, types := p.n, p.someTypes()
	list := strings.Join(types, ", ")
	fmt.Fprintf(&p.b, "  llvm.cond_br %s, ^a%d, ^b%d\n", p.get("i1"), id, id)
	before := clone(p.vals)
	for _, way := range []string{"a", "b"} {
		p.vals = clone(before)
		fmt.Fprintf(&p.b, "^%s%d:\n", way, id)
		for range steps {
			p.step()
		}
		out := p.carried(types)
		fmt.Fprintf(&p.b, "  llvm.br ^meet%d(%s : %s)\n", id, out, list)
	}
	p.vals = before
	fmt.Fprintf(&p.b, "^meet%d(%s):\n", id, p.arguments(types))
}

// main writes the function that calls the others and prints.
func (p *vectors) main(results []string) {
	p.vals = map[string][]string{}
	p.b.WriteString("llvm.func @main() {\n")
	size := p.hidden("llvm.mlir.constant(1024 : i64) : i64")
	zero := p.hidden("llvm.mlir.constant(0 : i8) : i8")
	memory := p.hidden("llvm.alloca %s x i8 {alignment = 16 : i64} : (i64) -> !llvm.ptr", size)
	fmt.Fprintf(&p.b, "  \"llvm.intr.memset\"(%s, %s, %s) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()\n", memory, zero, size)
	for i, t := range results {
		in := p.params[i]
		v := p.hidden("llvm.call @g%d(%s, %s, %s, %s) : (%s, %s, %s, !llvm.ptr) -> %s", i, p.get(in[0]), p.get(in[1]), p.get(in[2]), memory,
			in[0], in[1], in[2], t)
		n, e := split(t)
		fmt.Fprintf(&p.b, "  llvm.call @show_%d_%s(%s) : (%s) -> ()\n", n, e, v, t)
		p.vals[t] = append(p.vals[t], v)
	}
	p.b.WriteString("  llvm.return\n}\n")
}

// show writes the function that prints a vector.
func (p *vectors) show(n int, e string) {
	t := vec(n, e)
	fmt.Fprintf(&p.b, "llvm.func @show_%d_%s(%%a: %s) {\n", n, e, t)
	v := "%a"
	if isFloatElem(e) {
		v = p.canonical(v, t)
		e = fmt.Sprint("i", widthOf(e))
		v, t = p.quiet("bitcast", "", vec(n, e), v, t), vec(n, e)
	}
	for i := range n {
		x := p.hidden("llvm.extractelement %s[%s : i32] : %s", v, p.hidden("llvm.mlir.constant(%d : i32) : i32", i), t)
		if e != "i64" {
			x = p.quiet("sext", "", "i64", x, e)
		}
		fmt.Fprintf(&p.b, "  llvm.call @printI64(%s) : (i64) -> ()\n  llvm.call @printNewline() : () -> ()\n", x)
	}
	p.b.WriteString("  llvm.return\n}\n")
}
