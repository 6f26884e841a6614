package syntax

import (
	"strconv"
	"strings"
)

// This file reads dialect vector, in which positions had types, and parts of a vector were tuples.

// vectorExtract reads "vector.extract %v[1 : i32, 2 : i32] : T".
func (r *reader) vectorExtract(*statement) {
	r.replace("vector.extract")
	r.value()
	position := r.positions()
	r.putPosition(position)
	if r.is("{") {
		r.dict()
	}
	r.expect(":")
	source := r.aside(r.typ)
	if r.is("from") { // as it is written today
		r.emit(source)
		r.rest()
		return
	}
	r.put(" " + vectorPart(source.String(), len(position)) + " from ")
	r.emit(source)
	r.apart = true
}

// vectorInsert reads "vector.insert %x, %v[1 : i32] : T into U".
// The type of an element was left out in "vector.insertelement %x, %v[%i : i32] : T".
func (r *reader) vectorInsert(*statement) {
	r.replace("vector.insert")
	r.value()
	r.expect(",")
	r.value()
	r.putPosition(r.positions())
	r.untilType()
	t := r.aside(r.typ)
	if !r.is("into") {
		r.put(" " + elementOf(t.String()) + " into")
	}
	r.emit(t)
	r.rest()
}

// positions reads "[1 : i32, %i : i32]"; values become indices.
func (r *reader) positions() (list []string) {
	r.need("[")
	for !r.is("]") {
		if r.kind() == '%' {
			value := strings.TrimSpace(r.aside(r.value).String())
			typ := "index"
			if r.drop(":") {
				typ = strings.TrimSpace(r.aside(r.typ).String())
			}
			if typ != "index" {
				name := r.freshName("i")
				r.before = append(r.before, piece{"\n" + name + " = std2019.index_cast " + value + " : " + typ + " to index", r.start, false})
				value = name
			}
			list = append(list, value)
		} else {
			list = append(list, r.literal())
			if r.drop(":") {
				r.aside(r.typ)
			}
		}
		if !r.drop(",") {
			break
		}
	}
	r.need("]")
	return list
}

func (r *reader) putPosition(list []string) { r.put(" [" + strings.Join(list, ", ") + "]") }

// vectorPart returns the type of what a position of n numbers leads to.
func vectorPart(t string, n int) string {
	t = strings.TrimSpace(t)
	shape := shapeOf(t)
	if n >= len(shape) {
		return elementOf(t)
	}
	return "vector<" + strings.Join(shape[n:], "x") + "x" + elementOf(t) + ">"
}

// shapeOf returns the sizes in the text of a shaped type.
func shapeOf(t string) (sizes []string) {
	_, body, _ := strings.Cut(t, "<")
	for range rankOf(t) {
		var n string
		n, body, _ = strings.Cut(body, "x")
		sizes = append(sizes, strings.TrimSpace(n))
	}
	return sizes
}

// vectorShuffle reads "vector.shuffle %a, %b [0 : i32, 2 : i32] : T, U".
func (r *reader) vectorShuffle(*statement) {
	r.copy()
	r.value()
	r.expect(",")
	r.value()
	r.putPosition(r.positions())
	r.rest()
}

// vectorTuple reads "vector.tuple %a, %b : T, U". A tuple is what it is made of, today.
func (r *reader) vectorTuple(st *statement) {
	r.skip()
	var parts []string
	for _, v := range r.operands("", "") {
		parts = append(parts, strings.TrimSpace(v.String()))
	}
	r.need(":")
	r.typesAside()
	r.defineTuple(st, parts)
}

func (r *reader) defineTuple(st *statement, parts []string) {
	if len(st.names) != 1 {
		r.fail(st.at, "a tuple is one value")
	}
	r.tuples[st.names[0]] = parts
	st.heads = nil
}

// tuple reads the name of a tuple.
func (r *reader) tuple() []string {
	name, at := r.tok(), r.start
	parts, ok := r.tuples[name]
	if !ok {
		r.fail(at, "'%s' is not made by an operation of this text; a tuple of vectors has no counterpart today, pass its parts", name)
	}
	r.skip()
	return parts
}

// vectorTupleGet reads "vector.tuple_get %t, 1 : tuple<T, U>", which is one of the parts.
func (r *reader) vectorTupleGet(st *statement) {
	r.skip()
	parts := r.tuple()
	r.need(",")
	i, err := strconv.Atoi(r.literal())
	if err != nil || i < 0 || i >= len(parts) || len(st.names) != 1 {
		r.fail(r.prevEnd, "expected the number of one of the %d parts", len(parts))
	}
	r.need(":")
	r.aside(r.typ)
	r.passed[st.names[0]] = parts[i]
	st.heads = nil
}

// slicing is what "vector.extract_slices %v, [2, 2], [1, 1]" says.
type slicing struct{ shape, sizes, strides []int }

// slices reads sizes and strides, and returns the offsets of all slices.
func (r *reader) slicesOf(s *slicing) {
	r.need(",")
	s.sizes = numbers(r.aside(r.item).String())
	r.need(",")
	s.strides = numbers(r.aside(r.item).String())
	if r.is("{") {
		r.aside(r.dict)
	}
	r.need(":")
}

// offsets returns where each slice begins, in order of rows.
func (r *reader) offsets(s *slicing, vector string) (all [][]int) {
	s.shape = numbers(strings.Join(shapeOf(vector), ","))
	if len(s.shape) == 0 || len(s.shape) != len(s.sizes) || len(s.shape) != len(s.strides) {
		r.fail(r.prevEnd, "expected a size and a stride for each dimension of '%s'", strings.TrimSpace(vector))
	}
	total := 1
	for i, n := range s.shape {
		if s.sizes[i] < 1 || s.strides[i] != 1 {
			r.fail(r.prevEnd, "slices have positive sizes, and strides of 1")
		}
		if total *= (n + s.sizes[i] - 1) / s.sizes[i]; total > maxCount {
			r.fail(r.prevEnd, "there are more than %d slices", maxCount)
		}
	}
	for k := range total {
		at := make([]int, len(s.shape))
		for i := len(at) - 1; i >= 0; i-- {
			n := (s.shape[i] + s.sizes[i] - 1) / s.sizes[i]
			at[i], k = k%n*s.sizes[i], k/n
		}
		all = append(all, at)
	}
	return all
}

// size returns the sizes of the slice at an offset: the last ones may be smaller.
func (s *slicing) size(at []int) (sizes []int, typ string) {
	for i, o := range at {
		n := min(s.sizes[i], s.shape[i]-o)
		sizes, typ = append(sizes, n), typ+strconv.Itoa(n)+"x"
	}
	return sizes, typ
}

func listOf(numbers []int) string {
	words := make([]string, len(numbers))
	for i, n := range numbers {
		words[i] = strconv.Itoa(n)
	}
	return "[" + strings.Join(words, ", ") + "]"
}

// vectorExtractSlices reads "vector.extract_slices %v, [2, 2], [1, 1] : T into tuple<...>".
func (r *reader) vectorExtractSlices(st *statement) {
	r.skip()
	var s slicing
	source := strings.TrimSpace(r.aside(r.value).String())
	r.slicesOf(&s)
	from := strings.TrimSpace(r.aside(r.typ).String())
	if !r.drop("into") {
		r.expected("'into'")
	}
	r.aside(r.typ)
	var parts []string
	for _, at := range r.offsets(&s, from) {
		sizes, typ := s.size(at)
		name := r.freshName("slice")
		r.before = append(r.before, piece{"\n" + name + " = vector.extract_strided_slice " + source + " {offsets = " + listOf(at) + ", sizes = " +
			listOf(sizes) + ", strides = " + listOf(s.strides) + "} : " + from + " to vector<" + typ + elementOf(from) + ">", st.at, false})
		parts = append(parts, name)
	}
	r.defineTuple(st, parts)
}

// vectorInsertSlices reads "vector.insert_slices %t, [2, 2], [1, 1] : tuple<...> into T". All of T is written.
func (r *reader) vectorInsertSlices(st *statement) {
	r.skip()
	var s slicing
	parts := r.tuple()
	r.slicesOf(&s)
	r.aside(r.typ)
	if !r.drop("into") {
		r.expected("'into'")
	}
	to := strings.TrimSpace(r.aside(r.typ).String())
	all := r.offsets(&s, to)
	if len(all) != len(parts) || len(st.names) != 1 {
		r.fail(st.at, "expected %d parts, found %d", len(all), len(parts))
	}
	whole := r.freshName("whole")
	r.before = append(r.before, piece{"\n" + whole + " = ub.poison : " + to, st.at, false})
	for i, at := range all {
		_, typ := s.size(at)
		text := "vector.insert_strided_slice " + parts[i] + ", " + whole + " {offsets = " + listOf(at) + ", strides = " + listOf(s.strides) +
			"} : vector<" + typ + elementOf(to) + "> into " + to
		if i == len(all)-1 {
			r.out = append(r.out, piece{" " + text, st.at, false})
			break
		}
		next := r.freshName("whole")
		r.before = append(r.before, piece{"\n" + next + " = " + text, st.at, false})
		whole = next
	}
	r.apart = true
}

// vectorContract reads a contraction; masks of its operands are gone.
func (r *reader) vectorContract(*statement) {
	r.copy()
	if r.kind() == '#' {
		r.item()
	} else if r.is("{") {
		r.dict()
	}
	vals := r.operands("", "")
	if len(vals) > 3 {
		r.fail(r.prevEnd, "a contraction has no masks of its operands today; write vector.mask around it, with one mask of the iteration space")
	}
	for i, v := range vals {
		r.comma(i > 0)
		r.emit(v)
	}
	r.rest()
}

// vectorTypeCast reads "vector.type_cast %m : memref<2x3xf32>, memref<1xvector<2x3xf32>>" of spring, whose result had a dimension.
func (r *reader) vectorTypeCast(*statement) {
	at := r.start
	r.skip()
	v := r.aside(r.value)
	r.need(":")
	from := r.aside(r.typ)
	if !r.drop(",") {
		r.out = append(r.out, piece{" vector.type_cast ", at, false})
		r.emit(v)
		r.put(" : ")
		r.emit(from)
		r.rest()
		return
	}
	to := strings.TrimSpace(r.aside(r.typ).String())
	inner, ok := strings.CutPrefix(to, "memref<1x")
	if !ok {
		r.fail(at, "'vector.type_cast' makes memory of one vector, not '%s'", to)
	}
	name := r.freshName("vector")
	r.before = append(r.before, piece{"\n" + name + " = vector.type_cast " + v.String() + " : " + from.String() + " to memref<" + inner, at, false})
	r.out = append(r.out, piece{" memref.expand_shape " + name + " [] output_shape [1] : memref<" + inner + " into " + to, at, false})
	r.apart = true
}
