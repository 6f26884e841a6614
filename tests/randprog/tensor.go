package randprog

import "fmt"

// tensorTypes are the types of tensors in random programs: the type, that of elements, and the sizes.
var tensorTypes = []struct {
	typ, elem string
	shape     []int
}{
	{"tensor<5xi32>", "i32", []int{5}},
	{"tensor<2x3xf64>", "f64", []int{2, 3}},
	{"tensor<4xi64>", "i64", []int{4}},
}

// tensor returns some tensor; new ones are constants or have all elements of one value.
func (s *structured) tensor(k int) string {
	t := tensorTypes[k]
	if l := s.vals[t.typ]; len(l) > 0 && s.r.IntN(5) > 0 {
		return l[len(l)-1-min(s.r.IntN(len(l)), s.r.IntN(len(l)))]
	}
	if s.r.IntN(2) == 0 {
		value := fmt.Sprint(s.r.IntN(100) - 50)
		if isFloat(t.elem) {
			value += ".0"
		}
		return s.op(t.typ, "arith.constant dense<%s> : %s", value, t.typ)
	}
	v, n := s.random(t.elem), 1
	for _, d := range t.shape {
		n *= d
	}
	list := v
	for range n - 1 {
		list += ", " + v
	}
	return s.op(t.typ, "tensor.from_elements %s : %s", list, t.typ)
}

// tensorStep writes an operation on tensors. What is inserted into stays usable, so that bufferization has to copy now
// and then.
func (s *structured) tensorStep() {
	k := s.r.IntN(len(tensorTypes))
	t := tensorTypes[k]
	switch x := s.tensor(k); s.r.IntN(6) {
	case 0, 1:
		s.op(t.elem, "tensor.extract %s[%s] : %s", x, s.indices(t.shape), t.typ)
	case 2, 3:
		s.op(t.typ, "tensor.insert %s into %s[%s] : %s", s.random(t.elem), x, s.indices(t.shape), t.typ)
	case 4:
		s.slice(t.typ, t.elem, x, t.shape)
	case 5:
		if s.depth < 3 {
			s.tensorLoop(k, x)
		}
	}
}

// slice takes a part out of the last dimension, changes it and puts it into another place.
func (s *structured) slice(typ, elem, x string, shape []int) {
	n := shape[len(shape)-1]
	size := 1 + s.r.IntN(n-1)
	from, to := s.r.IntN(n-size+1), s.index(n-size+1)
	lead, ones := "", ""
	if len(shape) > 1 {
		lead, ones = s.index(shape[0])+", ", "1, "
	}
	part := fmt.Sprintf("tensor<%dx%s>", size, elem)
	p := s.hidden("tensor.extract_slice %s[%s%d] [%s%d] [%s1] : %s to %s", x, lead, from, ones, size, ones, typ, part)
	if s.r.IntN(2) == 0 {
		p = s.hidden("tensor.insert %s into %s[%s] : %s", s.random(elem), p, s.index(size), part)
	}
	other := x
	if l := s.vals[typ]; len(l) > 0 {
		other = l[s.r.IntN(len(l))]
	}
	s.op(typ, "tensor.insert_slice %s into %s[%s%s] [%s%d] [%s1] : %s into %s", p, other, lead, to, ones, size, ones, part, typ)
}

// tensorLoop writes a loop that carries a tensor and changes some of its elements in each round.
func (s *structured) tensorLoop(k int, init string) {
	t := tensorTypes[k]
	res, iv, arg := s.fresh(), s.fresh(), s.fresh()
	lo, hi, step := s.number("index", 0), s.number("index", int64(1+s.r.IntN(4))), s.number("index", 1)
	fmt.Fprintf(&s.b, "  %s = scf.for %s = %s to %s step %s iter_args(%s = %s) -> (%s) {\n", res, iv, lo, hi, step, arg, init, t.typ)
	s.scope(func() {
		s.vals["index"] = append(s.vals["index"], iv)
		s.vals[t.typ] = append(s.vals[t.typ], arg)
		s.block(s.r.IntN(3))
		cur := arg
		for range 1 + s.r.IntN(2) {
			v := s.random(t.elem)
			cur = s.hidden("tensor.insert %s into %s[%s] : %s", v, cur, s.indices(t.shape), t.typ)
			if s.r.IntN(2) == 0 {
				s.op(t.elem, "tensor.extract %s[%s] : %s", cur, s.indices(t.shape), t.typ)
			}
		}
		fmt.Fprintf(&s.b, "  scf.yield %s : %s\n", cur, t.typ)
	})
	s.b.WriteString("  }\n")
	s.vals[t.typ] = append(s.vals[t.typ], res)
}

// Tensors is Structured with tensors.
func Tensors(seed uint64, funcs, steps int) string {
	s := &structured{program: newProgram(seed), tensors: true}
	for i := range funcs {
		s.structuredFunction(fmt.Sprintf("f%d", i), steps)
	}
	s.main()
	return s.b.String()
}
