package syntax

import (
	"math"
	"strconv"
	"strings"
)

// This file reads what dialect linalg had of its own for memory: ranges, buffers and views. A buffer was memory in one
// dimension, a view what a memref with strides is today.

const rangeType = "!std2019.range"

// linalgType returns a type of dialect linalg as it is written today.
func (r *reader) linalgType(name, body string) string {
	inner := strings.TrimSpace(strings.TrimSuffix(strings.TrimPrefix(body, "<"), ">"))
	switch name {
	case "!linalg.range":
		return rangeType
	case "!linalg.buffer":
		if rankOf(body) == 0 { // its size was no part of the type at first
			inner = "?x" + inner
		}
		return "memref<" + inner + ">"
	case "!linalg.view":
		return "memref<" + inner + ", " + anyStrides(rankOf(body)) + ">"
	}
	r.fail(r.start, "type '%s' has no counterpart today; use index values and memref types", name)
	return ""
}

// anyStrides is the layout of a view.
func anyStrides(rank int) string {
	return "strided<[" + strings.TrimSuffix(strings.Repeat("?, ", rank), ", ") + "], offset: ?>"
}

// linalgRange reads "linalg.range %min:%max:%step : !linalg.range".
func (r *reader) linalgRange(*statement) {
	r.replace("std2019.range")
	for i := range 3 {
		if i > 0 {
			r.need(":")
			r.put(",")
		}
		r.value()
	}
	if r.is("{") {
		r.dict()
	}
	r.expect(":")
	r.typ()
}

// linalgView reads "linalg.view %m[%r, %i] : memref<...>, !linalg.range, index, !linalg.view<...>", or with the last type alone,
// when the memory is a buffer and there are ranges only.
func (r *reader) linalgView(*statement) {
	r.replace("std2019.linalg_view")
	r.value()
	vals := r.operands("[", "]")
	if r.is("{") {
		r.aside(r.dict)
	}
	r.need(":")
	types := r.typesAside()
	if r.drop("->") {
		types = append(types, r.aside(r.typ))
	}
	var result stretch
	switch len(types) {
	case len(vals) + 2:
		result = types[len(types)-1]
		types = types[:len(types)-1]
	case 1:
		at := r.start
		result = types[0]
		types = []stretch{{{"memref<?x" + elementOf(result.String()) + ">", at, false}}}
		for range vals {
			types = append(types, stretch{{rangeType, at, false}})
		}
	default:
		r.fail(r.prevEnd, "expected the types of the memory, of what it is indexed with, and of the view")
	}
	r.parts(vals, types, result)
}

// linalgSlice reads "linalg.slice %v[%i, %r] : T, index, !linalg.range, U", and 'linalg.slice %v[%i] {dim: 1} : T, index' of spring,
// which took a part in one dimension.
func (r *reader) linalgSlice(*statement) {
	at := r.start
	r.replace("std2019.linalg_slice")
	r.value()
	vals := r.operands("[", "]")
	dim := -1
	if r.is("{") {
		if n := numbers(firstWord(dictEntries(r.aside(r.dict).String())["dim"])); len(n) == 1 {
			dim = n[0]
		}
	}
	r.need(":")
	types := r.typesAside()
	switch {
	case len(types) == len(vals)+2:
		r.parts(vals, types[:len(types)-1], types[len(types)-1])
	case dim >= 0 && len(vals) == 1 && len(types) == 2:
		r.sliceOf(at, dim, vals[0], types)
	default:
		r.fail(r.prevEnd, "expected the types of the memory, of what it is indexed with, and of the part")
	}
}

// sliceOf writes a part in one dimension: "dim" says which.
func (r *reader) sliceOf(at, dim int, v stretch, types []stretch) {
	source := types[0].String()
	rank := rankOf(source)
	if dim >= rank {
		r.fail(at, "'%s' has no dimension %d", strings.TrimSpace(source), dim)
	}
	result := types[0]
	if strings.TrimSpace(types[1].String()) == "index" {
		sizes := shapeOf(source)
		sizes = append(sizes[:dim:dim], sizes[dim+1:]...)
		text := "memref<"
		for _, n := range sizes {
			text += n + "x"
		}
		result = stretch{{text + elementOf(source) + ", " + anyStrides(rank-1) + ">", at, false}}
	}
	r.put("[")
	r.emit(v)
	r.put("] {dim = " + strconv.Itoa(dim) + "} : (")
	r.emit(types[0])
	r.put(", ")
	r.emit(types[1])
	r.put(") -> ")
	r.emit(result)
	r.apart = true
}

// linalgSubview reads "linalg.subview %v[%min, %max, %step, ...] : T".
func (r *reader) linalgSubview(*statement) {
	at := r.start
	r.replace("std2019.linalg_slice")
	r.value()
	vals := r.operands("[", "]")
	if r.is("{") {
		r.aside(r.dict)
	}
	r.need(":")
	t := r.aside(r.typ)
	if len(vals)%3 != 0 {
		r.fail(at, "'linalg.subview' takes a least index, a greatest one and a step for each dimension")
	}
	types := []stretch{t}
	var ranges []stretch
	for i := 0; i < len(vals); i += 3 {
		name := r.freshName("range")
		text := "\n" + name + " = std2019.range " + strings.TrimSpace(vals[i].String()) + ", " + strings.TrimSpace(vals[i+1].String()) + ", " +
			strings.TrimSpace(vals[i+2].String()) + " : " + rangeType
		r.before = append(r.before, piece{text, at, false})
		ranges, types = append(ranges, stretch{{name, at, false}}), append(types, stretch{{rangeType, at, false}})
	}
	r.parts(ranges, types, t)
}

// parts writes "[%a, %b] : (T, U, V) -> W".
func (r *reader) parts(vals, types []stretch, result stretch) {
	list := func(all []stretch) {
		for i, s := range all {
			r.comma(i > 0)
			r.emit(s)
		}
	}
	r.put("[")
	list(vals)
	r.put("] : (")
	list(types)
	r.put(") -> ")
	r.emit(result)
	r.apart = true
}

// linalgAlloc reads "linalg.buffer_alloc %n : !linalg.buffer<f32>".
func (r *reader) linalgAlloc(*statement) {
	r.replace("std2019.alloc")
	r.put("(")
	if r.kind() == '%' {
		r.value()
	}
	r.put(")")
	if r.is("{") {
		r.dict()
	}
	r.expect(":")
	r.typ()
}

// linalgSize reads "linalg.buffer_size %b : T".
func (r *reader) linalgSize(*statement) {
	r.replace("std2019.dim")
	r.value()
	r.put(", 0")
	r.rest()
}

// linalgTranspose reads "linalg.transpose %m (i, j) -> (j, i) : T", whose result type was inferred.
func (r *reader) linalgTranspose(*statement) {
	at := r.start
	r.replace("memref.transpose")
	r.value()
	s := r.ahead()
	dims, ok := s.names("(", ")")
	arrow := s.tok() == "->"
	s.next()
	order, good := s.names("(", ")")
	if !ok || !good || !arrow || len(dims) != len(order) {
		r.expected("a permutation, as in '(i, j) -> (j, i)'")
	}
	r.put(" ")
	for r.start < s.start {
		r.copy()
	}
	if r.is("{") {
		r.dict()
	}
	r.expect(":")
	t := r.aside(r.typ)
	if r.is("to") { // as it is written today
		r.emit(t)
		r.rest()
		return
	}
	text := t.String()
	sizes, permuted := shapeOf(text), make([]string, len(order))
	if len(sizes) != len(order) {
		r.fail(at, "'%s' has %d dimensions, and the permutation %d", strings.TrimSpace(text), len(sizes), len(order))
	}
	strides := stridesOf(text, len(sizes))
	stepped := make([]string, len(order))
	for i, d := range order {
		k := indexOf(dims, d)
		if k < 0 {
			r.fail(at, "'%s' is no dimension of the permutation", d)
		}
		permuted[i], stepped[i] = sizes[k], strides[k]
	}
	offset := ""
	if strings.Contains(text, "offset: ?") {
		offset = ", offset: ?"
	}
	r.emit(t)
	r.put(" to memref<" + strings.Join(permuted, "x") + "x" + elementOf(text) + ", strided<[" + strings.Join(stepped, ", ") + "]" + offset + ">>")
	r.apart = true
}

func indexOf(list []string, s string) int {
	for i, t := range list {
		if t == s {
			return i
		}
	}
	return -1
}

// stridesOf returns the strides in the text of a memref type in today's syntax: those of its layout, or of rows without gaps.
func stridesOf(t string, rank int) []string {
	if _, list, ok := strings.Cut(t, "strided<["); ok {
		list, _, _ = strings.Cut(list, "]")
		if words := strings.Split(strings.ReplaceAll(list, " ", ""), ","); len(words) == rank {
			return words
		}
	}
	strides := make([]string, rank)
	sizes, step := shapeOf(t), 1
	for i := rank - 1; i >= 0; i-- {
		strides[i] = "?"
		if step > 0 {
			strides[i] = strconv.Itoa(step)
		}
		n, err := strconv.Atoi(sizes[i])
		if err != nil || n < 1 || step > math.MaxInt32/n { // no such memory, or a stride that is not worth stating
			n = 0
		}
		step *= n
	}
	return strides
}

// linalgReshape reads "linalg.reshape %m [(i, j, k) -> (i, j), (i, j, k) -> (k)] : T into U".
func (r *reader) linalgReshape(*statement) {
	at := r.start
	r.skip()
	v := r.aside(r.value)
	r.need("[")
	var groups []string
	next := 0
	for !r.is("]") {
		m := r.aliases[r.tok()].m
		if r.kind() == '#' {
			r.skip()
		} else {
			r.aside(func() { m = r.affineMap() })
		}
		if m == nil {
			r.fail(at, "the groups of dimensions are not known")
		}
		var group []string
		for _, e := range m.Results() {
			if !e.IsDim() || e.Position() != next {
				r.fail(at, "a group has dimensions that follow one another")
			}
			group = append(group, strconv.Itoa(next))
			next++
		}
		groups = append(groups, "["+strings.Join(group, ", ")+"]")
		if !r.drop(",") {
			break
		}
	}
	r.need("]")
	r.need(":")
	from := r.aside(r.typ)
	if !r.drop("into") {
		r.expected("'into'")
	}
	to := r.aside(r.typ)
	name, shape := "memref.collapse_shape", ""
	if rankOf(to.String()) > rankOf(from.String()) {
		sizes := shapeOf(to.String())
		if strings.Contains(strings.Join(sizes, ""), "?") {
			r.fail(at, "how dynamic sizes are factored is not known; write memref.expand_shape with its sizes")
		}
		name, shape = "memref.expand_shape", " output_shape ["+strings.Join(sizes, ", ")+"]"
	}
	r.out = append(r.out, piece{" " + name + " ", at, false})
	r.emit(v)
	r.put(" [" + strings.Join(groups, ", ") + "]" + shape + " : ")
	r.emit(from)
	r.put(" into ")
	r.emit(to)
	r.apart = true
}
