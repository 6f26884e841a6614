package syntax

import (
	"slices"
	"strconv"
	"strings"
)

// This file reads dialect linalg, whose operations listed their operands without saying which are written.

// linalgNamed reads "linalg.matmul(%a, %b, %c) : T, U, V": the last operand is written to.
func (r *reader) linalgNamed(*statement) {
	name := r.tok()
	if r.peekAt(1) != "(" { // as it is written today
		r.copy()
		r.rest()
		return
	}
	word := r.aside(r.copy)
	vals := r.operands("(", ")")
	if r.is("{") {
		at, attrs := r.start, strings.TrimSpace(r.aside(r.dict).String())
		if e := dictEntries(attrs); name == "linalg.copy" && (e["inputPermutation"] != "" || e["outputPermutation"] != "") {
			r.permutedCopy(at, e, vals)
			return
		}
		if attrs != "{}" {
			word = append(word, piece{" " + attrs, at, false})
		}
	}
	r.need(":")
	types := r.typesAside()
	r.emit(word)
	if n := len(vals); n != len(types) || n < 2 {
		r.fail(r.prevEnd, "expected a type for each of the %d operands", n)
	}
	if name == "linalg.fill" {
		vals[0], vals[1], types[0], types[1] = vals[1], vals[0], types[1], types[0]
	}
	last := len(vals) - 1
	r.group("ins", vals[:last], types[:last])
	r.group("outs", vals[last:], types[last:])
	r.apart = true
}

// permutedCopy writes a copy in which either side has its dimensions in another order.
func (r *reader) permutedCopy(at int, attrs map[string]string, vals []stretch) {
	r.need(":")
	types := r.typesAside()
	if len(vals) != 2 || len(types) != 2 {
		r.fail(at, "'linalg.copy' has an input and an output, each with its type")
	}
	rank := rankOf(types[0].String())
	dims := make([]string, rank)
	for i := range dims {
		dims[i] = "d" + strconv.Itoa(i)
	}
	list := strings.Join(dims, ", ")
	maps := make([]string, 2)
	for i, name := range []string{"inputPermutation", "outputPermutation"} {
		if maps[i] = attrs[name]; maps[i] == "" {
			maps[i] = "affine_map<(" + list + ") -> (" + list + ")>"
		}
	}
	e, x, y := elementOf(types[0].String()), r.freshName("x"), r.freshName("y")
	r.out = append(r.out, piece{" linalg.generic {indexing_maps = [" + strings.Join(maps, ", ") + "], iterator_types = [" +
		strings.Join(slices.Repeat([]string{`"parallel"`}, rank), ", ") + "]}", at, false})
	r.group("ins", vals[:1], types[:1])
	r.group("outs", vals[1:], types[1:])
	r.put(" {\n^bb0(" + x + ": " + e + ", " + y + ": " + e + "):\nlinalg.yield " + x + " : " + e + "\n}")
	r.apart = true
}

// operands reads values between brackets, or without brackets where open is empty.
func (r *reader) operands(open, closing string) (list []stretch) {
	if open != "" {
		r.need(open)
	}
	for r.kind() == '%' {
		list = append(list, r.aside(r.value))
		if !r.drop(",") {
			break
		}
	}
	if closing != "" {
		r.need(closing)
	}
	return list
}

// typesAside reads types separated by commas.
func (r *reader) typesAside() (list []stretch) {
	for {
		list = append(list, r.aside(r.typ))
		if !r.drop(",") {
			return list
		}
	}
}

// group writes " ins(%a, %b : T, U)".
func (r *reader) group(word string, vals, types []stretch) {
	if len(vals) == 0 {
		return
	}
	r.put(" " + word + "(")
	for i, v := range vals {
		r.comma(i > 0)
		r.emit(v)
	}
	r.put(" : ")
	for i, t := range types {
		r.comma(i > 0)
		r.emit(t)
	}
	r.put(")")
}

// convolution names today's operation by the number of dimensions in space.
var convolution = []string{1: "linalg.conv_1d_nwc_wcf", 2: "linalg.conv_2d_nhwc_hwcf", 3: "linalg.conv_3d_ndhwc_dhwcf"}

// linalgConv reads "linalg.conv(%filter, %input, %output) {dilations = [..], strides = [..]} : T, U, V".
func (r *reader) linalgConv(*statement) {
	at := r.start
	r.skip()
	vals := r.operands("(", ")")
	attrs := dictEntries("")
	if r.is("{") {
		attrs = dictEntries(r.aside(r.dict).String())
	}
	r.need(":")
	types := r.typesAside()
	if len(vals) != 3 || len(types) != 3 {
		r.fail(at, "'linalg.conv' has a filter, an input and an output, each with its type")
	}
	space := rankOf(types[1].String()) - 2
	if space < 1 || space >= len(convolution) {
		r.fail(at, "a convolution with %d dimensions in space has no counterpart today; write linalg.generic", space)
	}
	if attrs["padding"] != "" {
		r.fail(at, "a convolution pads nothing today; write tensor.pad, or copy the input into a larger memory")
	}
	list := func(name string) string {
		value := strings.Trim(attrs[name], "[] ")
		if value == "" {
			value = strings.TrimSuffix(strings.Repeat("1, ", space), ", ")
		}
		return name + " = dense<[" + value + "]> : tensor<" + strconv.Itoa(space) + "xi64>"
	}
	r.put(" " + convolution[space] + " {" + list("dilations") + ", " + list("strides") + "}")
	r.group("ins", []stretch{vals[1], vals[0]}, []stretch{types[1], types[0]})
	r.group("outs", vals[2:], types[2:])
	r.apart = true
}

// rankOf returns the number of dimensions in the text of a shaped type.
func rankOf(t string) int {
	_, body, _ := strings.Cut(t, "<")
	n := 0
	for {
		body = strings.TrimSpace(body)
		k := 0
		for k < len(body) && (body[k] >= '0' && body[k] <= '9' || body[k] == '?') {
			k++
		}
		rest, ok := strings.CutPrefix(strings.TrimSpace(body[k:]), "x")
		if k == 0 || !ok {
			return n
		}
		n, body = n+1, rest
	}
}

// dictEntries returns the entries of a dictionary by their names, as written today.
func dictEntries(text string) map[string]string {
	entries := make(map[string]string)
	body := strings.TrimSuffix(strings.TrimPrefix(strings.TrimSpace(text), "{"), "}")
	for _, entry := range splitOutside(body, ',') {
		name, value, ok := strings.Cut(entry, "=")
		if name = strings.Trim(strings.TrimSpace(name), `"`); !ok {
			value = "unit"
		}
		if name != "" {
			entries[name] = strings.TrimSpace(value)
		}
	}
	return entries
}

// splitOutside splits at a separator outside of brackets and strings.
func splitOutside(text string, separator byte) (parts []string) {
	depth, from := 0, 0
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case c == '"':
			for i++; i < len(text) && text[i] != '"'; i++ {
				if text[i] == '\\' {
					i++
				}
			}
		case c == '(' || c == '[' || c == '{' || c == '<':
			depth++
		case c == '>' && i > 0 && (text[i-1] == '-' || i+1 < len(text) && text[i+1] == '='):
		case c == ')' || c == ']' || c == '}' || c == '>':
			depth--
		case c == separator && depth == 0:
			parts = append(parts, text[from:i])
			from = i + 1
		}
	}
	return append(parts, text[from:])
}

// linalgGeneric reads "linalg.generic #trait %a, %b {region} : T, U -> V" and linalg.indexed_generic, whose region began
// with the indices. The trait says how many operands are read.
func (r *reader) linalgGeneric(*statement) {
	at, indexed := r.start, r.is("linalg.indexed_generic")
	r.skip()
	trait, text := r.linalgTrait()
	if r.is("ins") || r.is("outs") || r.is("attrs") { // as it is written today
		r.out = append(r.out, piece{" linalg.generic ", at, false})
		r.emit(text)
		r.rest()
		return
	}
	iterators, ok := iteratorTypes(trait)
	nIn, nOut := viewCounts(trait)
	if !ok || nOut < 1 || trait["indexing_maps"] == "" {
		r.fail(at, "a linalg operation needs 'indexing_maps', 'iterator_types' and 'n_views' (or 'args_in' and 'args_out') to be upgraded")
	}
	vals := r.operands("", "")
	more := ""
	if r.is("{") && r.dictAhead() {
		more = strings.TrimSpace(r.aside(r.dict).String())
	}
	arity := 0
	if indexed {
		arity = len(iterators)
	}
	var body stretch
	if r.is("{") {
		body = r.aside(func() { r.linalgBody(arity) })
	}
	if more == "" && r.is("{") {
		more = strings.TrimSpace(r.aside(r.dict).String())
	}
	r.need(":")
	types := r.typesAside()
	var results []stretch
	if r.drop("->") {
		results = r.linalgResults()
	}
	if len(vals) != len(types) || len(vals)+len(results) != nIn+nOut {
		r.fail(at, "expected %d operands that are read and %d that are written, each with its type", nIn, nOut)
	}
	for _, t := range results { // what is written is passed in today
		vals, types = append(vals, stretch{{r.emptyTensor(at, t.String()), at, false}}), append(types, t)
	}
	if body == nil {
		body = r.linalgCall(at, trait["fun"], arity, types, nIn)
	}
	r.out = append(r.out, piece{" linalg.generic {indexing_maps = " + trait["indexing_maps"] + ", iterator_types = [" + strings.Join(iterators, ", ") + "]", at, false})
	for _, name := range []string{"doc", "library_call"} {
		if trait[name] != "" {
			r.put(", " + name + " = " + trait[name])
		}
	}
	r.put("}")
	r.group("ins", vals[:nIn], types[:nIn])
	r.group("outs", vals[nIn:], types[nIn:])
	if more != "" && more != "{}" {
		r.put(" attrs = " + more)
	}
	r.emit(body)
	if len(results) > 0 {
		r.put(" -> ")
		r.put("(")
		for i, t := range results {
			r.comma(i > 0)
			r.emit(t)
		}
		r.put(")")
	}
	r.apart = true
}

func (r *reader) linalgResults() []stretch {
	if !r.is("(") {
		return []stretch{r.aside(r.typ)}
	}
	r.need("(")
	list := r.typesAside()
	r.need(")")
	return list
}

// linalgTrait reads the dictionary that describes the operation, or the name of one.
func (r *reader) linalgTrait() (entries map[string]string, text stretch) {
	if r.kind() == '#' {
		name := r.tok()
		text = r.aside(r.dialectAttr)
		for _, a := range r.read {
			if a.Name == r.aliasNames[name] {
				return dictEntries(a.Value), text
			}
		}
		r.fail(r.prevEnd, "'%s' is not defined", name)
	}
	if !r.is("{") {
		r.expected("the attributes that describe the operation")
	}
	text = r.aside(r.dict)
	return dictEntries(text.String()), text
}

// iteratorTypes returns the kinds of the loops, each in quotes: they were listed, or counted (parallel, reduction, window).
func iteratorTypes(trait map[string]string) (list []string, ok bool) {
	if text, given := trait["iterator_types"]; given {
		for _, w := range splitOutside(strings.Trim(text, "[] \n"), ',') {
			if w = strings.TrimSpace(w); w != "" {
				list = append(list, w)
			}
		}
		return list, true
	}
	counts := numbers(trait["n_loop_types"])
	if len(counts) != 3 {
		return nil, false
	}
	for i, kind := range []string{`"parallel"`, `"reduction"`, `"window"`} {
		list = append(list, slices.Repeat([]string{kind}, counts[i])...)
	}
	return list, true
}

// maxCount bounds the numbers of loops and operands that a trait may give.
const maxCount = 1 << 10

// numbers reads "[1, 2]"; numbers out of range give nil.
func numbers(list string) (out []int) {
	for _, w := range strings.FieldsFunc(list, func(c rune) bool { return c == '[' || c == ']' || c == ',' || c == ' ' || c == '\n' }) {
		n, err := strconv.Atoi(w)
		if err != nil || n < 0 || n > maxCount {
			return nil
		}
		out = append(out, n)
	}
	return out
}

// viewCounts returns how many operands are read and written.
func viewCounts(trait map[string]string) (in, out int) {
	if n := numbers(trait["n_views"]); len(n) == 2 {
		return n[0], n[1]
	}
	in64, out64 := numbers(firstWord(trait["args_in"])), numbers(firstWord(trait["args_out"]))
	if len(in64) != 1 || len(out64) != 1 {
		return 0, 0
	}
	return in64[0], out64[0]
}

func firstWord(s string) string {
	s, _, _ = strings.Cut(s, ":")
	return strings.TrimSpace(s)
}

// linalgBody reads the region of an operation whose first arguments are indices: these are operations today.
func (r *reader) linalgBody(indices int) {
	if indices == 0 {
		r.region()
		return
	}
	r.expect("{")
	if r.kind() != '^' {
		r.expected("a block with the arguments of the operation")
	}
	label := r.skip()
	r.need("(")
	var args []stretch
	var names []string
	for !r.is(")") {
		if len(names) < indices {
			names = append(names, r.tok())
			r.aside(r.argument)
		} else {
			args = append(args, r.aside(r.argument))
		}
		if !r.drop(",") {
			break
		}
	}
	r.need(")")
	r.need(":")
	r.put("\n" + label + "(")
	for i, a := range args {
		r.comma(i > 0)
		r.emit(a)
	}
	r.put("):")
	for i, n := range names {
		r.put("\n" + n + " = linalg.index " + strconv.Itoa(i) + " : index")
	}
	r.put("\n")
	r.regionRest(false)
}

// linalgCall writes the region of an operation that named a function instead.
func (r *reader) linalgCall(at int, function string, indices int, types []stretch, nIn int) stretch {
	if !strings.HasPrefix(function, "@") {
		r.fail(at, "a linalg operation has a region today, or had the name of a function ('fun')")
	}
	return r.aside(func() {
		var args, passed, in, out []string
		for range indices {
			passed, in = append(passed, r.freshName("i")), append(in, "index")
		}
		for i, t := range types {
			name := r.freshName("x")
			e := elementOf(t.String())
			args = append(args, name+": "+e)
			passed, in = append(passed, name), append(in, e)
			if i >= nIn {
				out = append(out, e)
			}
		}
		r.put(" {\n^bb0(" + strings.Join(args, ", ") + "):")
		for i := range indices {
			r.put("\n" + passed[i] + " = linalg.index " + strconv.Itoa(i) + " : index")
		}
		result := r.freshName("y")
		uses := []string{result}
		if len(out) > 1 {
			uses = nil
			for i := range out {
				uses = append(uses, result+"#"+strconv.Itoa(i))
			}
			result += ":" + strconv.Itoa(len(out))
		}
		r.put("\n" + result + " = func.call " + function + "(" + strings.Join(passed, ", ") + ") : (" + strings.Join(in, ", ") + ") -> (" +
			strings.Join(out, ", ") + ")")
		r.put("\nlinalg.yield " + strings.Join(uses, ", ") + " : " + strings.Join(out, ", ") + "\n}")
	})
}

// freshName returns the name of a value that the source does not use.
func (r *reader) freshName(stem string) string {
	for {
		name := "%" + stem + "_" + strconv.Itoa(r.fresh)
		r.fresh++
		if !r.values[name] {
			r.values[name] = true
			return name
		}
	}
}

// emptyTensor puts a tensor that results are written to in front of the statement.
func (r *reader) emptyTensor(at int, typ string) string {
	if strings.Contains(typ, "?") || strings.Contains(typ, "*") {
		r.fail(at, "what a linalg operation writes is an operand today, and the sizes of '%s' are not known; write tensor.empty with them", strings.TrimSpace(typ))
	}
	name := r.freshName("init")
	r.before = append(r.before, piece{"\n" + name + " = tensor.empty() : " + typ, r.start, false})
	return name
}
