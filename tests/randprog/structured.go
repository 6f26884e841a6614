package randprog

import (
	"fmt"
	"strings"
)

// structured writes random functions of the structured dialects on top of program: loops and branches of scf and
// affine, memrefs with views of them, operations of math, index, complex and on vectors. No access leaves its memory,
// every element is written before it is read, loops are short, and what lowers to a function of a library that rounds
// in its own way is not used.
type structured struct {
	*program
	mems  []buffer
	later []later
	depth int
	// tensors says that there are tensors, too.
	tensors bool
}

// buffer is a memref that may be used.
type buffer struct {
	name, typ, elem string
	shape           []int
}

// structuredTypes are what loops and branches carry and memrefs hold.
var structuredTypes = []string{"i1", "i8", "i32", "i64", "i7", "index", "f32", "f64", "complex<f64>", "vector<3xi32>",
	"vector<2xf32>"}

// random returns some value of a type, which may be one that program does not know.
func (s *structured) random(t string) string {
	if l := s.vals[t]; len(l) > 0 && s.r.IntN(6) > 0 {
		return l[len(l)-1-min(s.r.IntN(len(l)), s.r.IntN(len(l)))]
	}
	for k := range tensorTypes {
		if tensorTypes[k].typ == t {
			return s.tensor(k)
		}
	}
	switch t {
	case "complex<f64>":
		return s.op(t, "complex.constant [%s, %s] : %s", decimal(s.r.IntN(64)-32), decimal(s.r.IntN(64)-32), t)
	case "vector<3xi32>":
		return s.op(t, "arith.constant dense<[%d, %d, %d]> : %s", s.r.IntN(99)-50, s.r.IntN(99)-50, s.r.IntN(99)-50, t)
	case "vector<2xf32>":
		return s.op(t, "arith.constant dense<[%s, %s]> : %s", decimal(s.r.IntN(64)-32), decimal(s.r.IntN(64)-32), t)
	}
	return s.value(t)
}

// decimal writes a quarter of a number as a float.
func decimal(n int) string { return fmt.Sprintf("%.2f", float64(n)/4) }

// scope runs f and forgets the values and memrefs that it made.
func (s *structured) scope(f func()) {
	vals, mems := clone(s.vals), len(s.mems)
	s.depth++
	f()
	s.depth--
	s.vals, s.mems = vals, s.mems[:mems]
}

// index writes an index below a bound.
func (s *structured) index(bound int) string {
	if s.r.IntN(2) == 0 {
		return s.number("index", int64(s.r.IntN(bound)))
	}
	return s.hidden("arith.remui %s, %s : index", s.random("index"), s.number("index", int64(bound)))
}

func (s *structured) indices(shape []int) string {
	var l []string
	for _, n := range shape {
		l = append(l, s.index(n))
	}
	return strings.Join(l, ", ")
}

// allocate writes a memref whose elements are all written.
func (s *structured) allocate() {
	elem := s.pick(structuredTypes)
	var shape []int
	dims := ""
	for range 1 + s.r.IntN(3) {
		n := 1 + s.r.IntN(5)
		shape = append(shape, n)
		dims += fmt.Sprintf("%dx", n)
	}
	b := buffer{name: s.fresh(), typ: fmt.Sprintf("memref<%s%s>", dims, elem), elem: elem, shape: shape}
	v := s.random(elem)
	how, sizes := s.pick([]string{"alloc", "alloca"}), ""
	if s.r.IntN(2) == 0 {
		// The first size is known only when the program runs.
		b.typ = "memref<?" + strings.TrimPrefix(b.typ, fmt.Sprintf("memref<%d", shape[0]))
		sizes = s.number("index", int64(shape[0]))
	}
	if s.depth > 0 {
		how = "alloc"
	}
	fmt.Fprintf(&s.b, "  %s = memref.%s(%s) : %s\n", b.name, how, sizes, b.typ)
	var ivs []string
	for _, n := range shape {
		iv := s.fresh()
		ivs = append(ivs, iv)
		fmt.Fprintf(&s.b, "  affine.for %s = 0 to %d {\n", iv, n)
	}
	fmt.Fprintf(&s.b, "  affine.store %s, %s[%s] : %s\n%s\n", v, b.name, strings.Join(ivs, ", "), b.typ,
		strings.Repeat("  }", len(shape)))
	s.mems = append(s.mems, b)
}

// memory writes an access, a view or a copy.
func (s *structured) memory() {
	if len(s.mems) == 0 || s.r.IntN(8) == 0 {
		s.allocate()
		return
	}
	m := s.mems[s.r.IntN(len(s.mems))]
	switch s.r.IntN(6) {
	case 0, 1:
		s.op(m.elem, "memref.load %s[%s] : %s", m.name, s.indices(m.shape), m.typ)
	case 2, 3:
		fmt.Fprintf(&s.b, "  memref.store %s, %s[%s] : %s\n", s.random(m.elem), m.name, s.indices(m.shape), m.typ)
	case 4:
		s.view(m)
	case 5:
		at := s.indices(m.shape)
		switch m.elem {
		case "i32", "i64", "i8":
			s.op(m.elem, "memref.atomic_rmw %s %s, %s[%s] : (%s, %s) -> %s", s.pick([]string{"addi", "maxs", "minu", "ori", "assign"}),
				s.random(m.elem),
				m.name, at, m.elem, m.typ, m.elem)
		case "f32", "f64":
			s.op(m.elem, "memref.atomic_rmw %s %s, %s[%s] : (%s, %s) -> %s", s.pick([]string{"addf", "assign"}), s.random(m.elem), m.name,
				at, m.elem, m.typ, m.elem)
		}
	}
}

// view writes a part of a memref with static or dynamic offsets, in layout known or not.
func (s *structured) view(m buffer) {
	var offsets, sizes, strides, layout []string
	v := buffer{name: s.fresh(), elem: m.elem}
	for _, n := range m.shape {
		size := 1 + s.r.IntN(n)
		step := 1
		if size > 1 && s.r.IntN(3) == 0 {
			step = 1 + s.r.IntN((n-1)/(size-1))
		}
		room := n - (size-1)*step
		off := s.r.IntN(room)
		offsets = append(offsets, fmt.Sprint(off))
		if s.r.IntN(2) == 0 {
			offsets[len(offsets)-1] = s.number("index", int64(off))
		}
		sizes, strides, layout = append(sizes, fmt.Sprint(size)), append(strides, fmt.Sprint(step)), append(layout, "?")
		v.shape = append(v.shape, size)
	}
	v.typ = fmt.Sprintf("memref<%sx%s, strided<[%s], offset: ?>>", strings.Join(sizes, "x"), m.elem, strings.Join(layout, ", "))
	dynamic := fmt.Sprintf("memref<%s%s, strided<[%s], offset: ?>>", strings.Repeat("?x", len(m.shape)), m.elem,
		strings.Join(layout, ", "))
	source := s.hidden("memref.cast %s : %s to %s", m.name, m.typ, dynamic)
	fmt.Fprintf(&s.b, "  %s = memref.subview %s[%s] [%s] [%s] : %s to %s\n", v.name, source, strings.Join(offsets, ", "),
		strings.Join(sizes, ", "),
		strings.Join(strides, ", "), dynamic, v.typ)
	s.mems = append(s.mems, v)
	if s.r.IntN(2) == 0 {
		// A copy out of the view is dense.
		d := buffer{name: s.fresh(), elem: m.elem, shape: v.shape, typ: fmt.Sprintf("memref<%sx%s>", strings.Join(sizes, "x"), m.elem)}
		fmt.Fprintf(&s.b, "  %s = memref.alloc() : %s\n  memref.copy %s, %s : %s to %s\n", d.name, d.typ, v.name, d.name, v.typ, d.typ)
		s.mems = append(s.mems, d)
	}
}

// arithmetic writes an operation on scalars, complex numbers or vectors.
func (s *structured) arithmetic() {
	if s.tensors && s.r.IntN(3) == 0 {
		s.tensorStep()
		return
	}
	switch s.r.IntN(10) {
	case 0:
		t := s.pick([]string{"f32", "f64"})
		s.op(t, "math.%s %s : %s", s.pick([]string{"absf", "floor", "ceil", "trunc", "round", "roundeven"}), s.random(t), t)
	case 1:
		t := s.pick([]string{"f32", "f64"})
		// The sign of a NaN is not the same everywhere.
		x := s.random(t)
		x = s.hidden("arith.select %s, %s, %s : %s", s.hidden("arith.cmpf ord, %s, %s : %s", x, x, t), x,
			s.hidden("arith.constant 1.0 : %s", t), t)
		s.op(t, "math.copysign %s, %s : %s", s.random(t), x, t)
		s.op(t, "math.fma %s, %s, %s : %s", s.random(t), s.random(t), s.random(t), t)
	case 2:
		t := s.pick([]string{"i8", "i32", "i64", "i7"})
		s.op(t, "math.%s %s : %s", s.pick([]string{"ctpop", "ctlz", "cttz", "absi"}), s.random(t), t)
	case 3:
		s.op("index", "index.%s %s, %s", s.pick([]string{"add", "sub", "mul", "maxs", "minu", "and", "or", "xor"}), s.random("index"),
			s.random("index"))
		d := s.hidden("index.or %s, %s", s.random("index"), s.number("index", 1))
		s.op("index", "index.%s %s, %s", s.pick([]string{"divu", "remu", "ceildivu"}), s.random("index"), d)
	case 4, 5:
		t := "complex<f64>"
		z := s.op(t, "complex.%s %s, %s : %s", s.pick([]string{"add", "sub", "mul"}), s.random(t), s.random(t), t)
		s.op("f64", "complex.%s %s : %s", s.pick([]string{"re", "im"}), z, t)
	case 6:
		t := "vector<3xi32>"
		s.op(t, "arith.%s %s, %s : %s", s.pick([]string{"addi", "subi", "muli", "andi", "maxsi", "minui"}), s.random(t), s.random(t), t)
	case 7:
		t := "vector<2xf32>"
		s.op(t, "arith.%s %s, %s : %s", s.pick([]string{"addf", "subf", "mulf"}), s.random(t), s.random(t), t)
	default:
		s.step()
	}
}

// statement writes one thing.
func (s *structured) statement() {
	if s.depth >= 3 {
		s.arithmetic()
		return
	}
	switch s.r.IntN(12) {
	case 0:
		s.loopFor()
	case 1:
		s.branchIf()
	case 2:
		s.loopWhile()
	case 3:
		s.switchOn()
	case 4:
		s.affineNest()
	case 5, 6, 7:
		s.memory()
	default:
		s.arithmetic()
	}
}

func (s *structured) block(n int) {
	for range n {
		s.statement()
	}
}

// types picks what an operation with regions carries.
func (s *structured) types() []string {
	var l []string
	for range 1 + s.r.IntN(3) {
		l = append(l, s.pick(structuredTypes))
	}
	return l
}

// branchTypes picks what a branch yields, among it tensors.
func (s *structured) branchTypes() []string {
	l := s.types()
	if s.tensors && s.r.IntN(2) == 0 {
		l = append(l, tensorTypes[s.r.IntN(len(tensorTypes))].typ)
	}
	return l
}

func (s *structured) randoms(types []string) []string {
	var l []string
	for _, t := range types {
		l = append(l, s.random(t))
	}
	return l
}

// results writes the results of an operation and remembers them.
func (s *structured) results(types []string) string {
	v := s.fresh()
	for i, t := range types {
		s.later = append(s.later, later{t, fmt.Sprintf("%s#%d", v, i)})
	}
	return fmt.Sprintf("%s:%d", v, len(types))
}

// later is a value that exists once the operation that is being written is complete.
type later struct{ typ, name string }

// arguments names the arguments of a region.
func (s *structured) arguments(types []string) []string {
	var l []string
	for _, t := range types {
		v := s.fresh()
		s.vals[t] = append(s.vals[t], v)
		l = append(l, v)
	}
	return l
}

// finish makes the results of an operation usable.
func (s *structured) finish(n int) {
	for _, l := range s.later[n:] {
		s.vals[l.typ] = append(s.vals[l.typ], l.name)
	}
	s.later = s.later[:n]
}

func (s *structured) yield(op string, types []string) {
	fmt.Fprintf(&s.b, "  %s %s : %s\n", op, strings.Join(s.randoms(types), ", "), strings.Join(types, ", "))
}

// carried writes "(%a = %x, ...)" for arguments with initial values.
func carried(args, init []string) string {
	var l []string
	for i, a := range args {
		l = append(l, a+" = "+init[i])
	}
	return "(" + strings.Join(l, ", ") + ")"
}

func (s *structured) loopFor() {
	n := len(s.later)
	types := s.types()
	init := s.randoms(types)
	lo, hi, step := s.number("index", int64(s.r.IntN(3))), s.number("index", int64(2+s.r.IntN(6))),
		s.number("index", int64(1+s.r.IntN(3)))
	res := s.results(types)
	s.scope(func() {
		iv := s.arguments([]string{"index"})[0]
		args := s.arguments(types)
		fmt.Fprintf(&s.b, "  %s = scf.for %s = %s to %s step %s iter_args%s -> (%s) {\n", res, iv, lo, hi, step, carried(args, init),
			strings.Join(types, ", "))
		s.block(2 + s.r.IntN(3))
		s.yield("scf.yield", types)
	})
	s.b.WriteString("  }\n")
	s.finish(n)
}

func (s *structured) branchIf() {
	n := len(s.later)
	types := s.branchTypes()
	c := s.random("i1")
	fmt.Fprintf(&s.b, "  %s = scf.if %s -> (%s) {\n", s.results(types), c, strings.Join(types, ", "))
	for i := range 2 {
		if i > 0 {
			s.b.WriteString("  } else {\n")
		}
		s.scope(func() {
			s.block(1 + s.r.IntN(3))
			s.yield("scf.yield", types)
		})
	}
	s.b.WriteString("  }\n")
	s.finish(n)
}

// loopWhile writes a loop that counts down.
func (s *structured) loopWhile() {
	n := len(s.later)
	types := append([]string{"i32"}, s.types()...)
	init := append([]string{s.number("i32", int64(1+s.r.IntN(5)))}, s.randoms(types[1:])...)
	list := strings.Join(types, ", ")
	res := s.results(types)
	s.scope(func() {
		args := s.arguments(types)
		fmt.Fprintf(&s.b, "  %s = scf.while %s : (%s) -> (%s) {\n", res, carried(args, init), list, list)
		s.arithmetic()
		more := s.hidden("arith.cmpi sgt, %s, %s : i32", args[0], s.number("i32", 0))
		rest := s.randoms(types[1:])
		fmt.Fprintf(&s.b, "  scf.condition(%s) %s, %s : %s\n  } do {\n", more, args[0], strings.Join(rest, ", "), list)
	})
	s.scope(func() {
		args := s.arguments(types)
		var decl []string
		for i, a := range args {
			decl = append(decl, a+": "+types[i])
		}
		fmt.Fprintf(&s.b, "  ^bb0(%s):\n", strings.Join(decl, ", "))
		s.block(1 + s.r.IntN(3))
		next := s.hidden("arith.subi %s, %s : i32", args[0], s.number("i32", 1))
		fmt.Fprintf(&s.b, "  scf.yield %s, %s : %s\n", next, strings.Join(s.randoms(types[1:]), ", "), list)
	})
	s.b.WriteString("  }\n")
	s.finish(n)
}

func (s *structured) switchOn() {
	n := len(s.later)
	types := s.types()
	on := s.index(4)
	fmt.Fprintf(&s.b, "  %s = scf.index_switch %s -> %s\n", s.results(types), on, strings.Join(types, ", "))
	for _, label := range []string{"case 0", "case 2", "default"} {
		fmt.Fprintf(&s.b, "  %s {\n", label)
		s.scope(func() {
			s.block(1 + s.r.IntN(2))
			s.yield("scf.yield", types)
		})
		s.b.WriteString("  }\n")
	}
	s.finish(n)
}

// affineNest writes loops with maps over a new memref of two dimensions, and a condition in the middle.
func (s *structured) affineNest() {
	n := len(s.later)
	t, add := "i32", "addi"
	if s.r.IntN(2) == 0 {
		t, add = "f64", "addf"
	}
	rows, columns := 2+s.r.IntN(4), 2+s.r.IntN(4)
	typ := fmt.Sprintf("memref<%dx%dx%s>", rows, columns, t)
	v, m, i, j := s.random(t), s.fresh(), s.fresh(), s.fresh()
	fmt.Fprintf(&s.b, "  %s = memref.alloc() : %s\n  affine.for %s = 0 to %d {\n  affine.for %s = 0 to %d {\n  affine.store %s, %s[%d - %s, %d - %s] : %s\n  }\n  }\n",
		m, typ, i, rows, j, columns, v, m, rows-1, i, columns-1, j, typ)
	res := strings.TrimSuffix(s.results([]string{t}), ":1")
	s.later[n].name = res
	s.scope(func() {
		i, j, acc, sum, inner := s.fresh(), s.fresh(), s.fresh(), s.fresh(), s.fresh()
		fmt.Fprintf(&s.b, "  %s = affine.for %s = 0 to %d step %d iter_args(%s = %s) -> (%s) {\n", res, i, rows, 1+s.r.IntN(2), acc, v,
			t)
		fmt.Fprintf(&s.b, "  %s = affine.for %s = max affine_map<(d0) -> (d0 floordiv 2, %d)>(%s) to min affine_map<(d0) -> (d0 + %d, %d)>(%s) iter_args(%s = %s) -> (%s) {\n",
			inner, j, s.r.IntN(2), i, 1+s.r.IntN(3), columns, i, sum, acc, t)
		s.vals["index"] = append(s.vals["index"], i, j)
		s.vals[t] = append(s.vals[t], sum)
		x := s.op(t, "affine.load %s[(%s + %s * 3) mod %d, (%s + %d) mod %d] : %s", m, i, j, rows, j, s.r.IntN(5), columns, typ)
		s.op("index", "affine.apply affine_map<(d0, d1) -> ((d0 * %d - d1) ceildiv %d + d1 mod %d)>(%s, %s)", 1+s.r.IntN(9),
			1+s.r.IntN(4), 1+s.r.IntN(4), i, j)
		s.block(s.r.IntN(3))
		c := s.hidden("affine.if affine_set<(d0, d1) : (d0 - d1 - %d >= 0)>(%s, %s) -> %s {\n  affine.yield %s : %s\n  } else {\n  affine.yield %s : %s\n  }",
			s.r.IntN(2), i, j, t, x, t, s.random(t), t)
		y := s.hidden("arith.%s %s, %s : %s", add, c, sum, t)
		fmt.Fprintf(&s.b, "  affine.store %s, %s[%s, %s] : %s\n  affine.yield %s : %s\n  }\n  affine.yield %s : %s\n", y, m, i, j, typ,
			y, t, inner, t)
	})
	s.b.WriteString("  }\n")
	s.mems = append(s.mems, buffer{name: m, typ: typ, elem: t, shape: []int{rows, columns}})
	s.finish(n)
}

// structuredFunction writes a function of the structured dialects.
func (s *structured) structuredFunction(name string, steps int) {
	s.mems, s.depth = nil, 0
	f, params := s.begin(name)
	fmt.Fprintf(&s.b, "func.func @%s(%s) -> (%s) {\n", name, strings.Join(params, ", "), strings.Join(f.rets, ", "))
	s.allocate()
	s.block(steps)
	s.call()
	s.block(steps / 2)
	for _, m := range s.mems {
		s.op(m.elem, "memref.load %s[%s] : %s", m.name, s.indices(m.shape), m.typ)
	}
	s.end(f)
}

// Structured returns the text of a module.
func Structured(seed uint64, funcs, steps int) string {
	s := &structured{program: newProgram(seed)}
	for i := range funcs {
		s.structuredFunction(fmt.Sprintf("f%d", i), steps)
	}
	s.main()
	return s.b.String()
}
