package syntax

import (
	"strconv"
	"strings"

	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/diag"
)

// This file reads types and attributes wherever they stand.

// item reads a token, or everything between brackets, with the types, maps and attributes inside.
func (r *reader) item() {
	t := r.tok()
	switch r.kind() {
	case '(':
		if isMap, isSet := r.mapAhead(); isMap {
			r.put(" ")
			r.affineMap()
			return
		} else if isSet {
			r.put(" ")
			r.affineSet()
			return
		}
		r.bracketed("(", ")")
	case '[':
		r.bracketed("[", "]")
	case '<':
		r.bracketed("<", ">")
	case '{':
		if r.dictAhead() {
			r.dict()
		} else {
			r.region()
		}
	case ')', ']', '>', '}', 0:
		r.expected("a value, type or attribute")
	case '!':
		r.dialectType()
	case '#':
		r.dialectAttr()
	case 'a':
		if r.peekAt(1) == "<" {
			switch t {
			case "memref":
				r.memref()
				return
			case "dense", "splat", "sparse", "opaque":
				r.elements()
				return
			case "affine_map", "affine_set":
				r.todaysMap()
				return
			}
		}
		r.copy()
	default:
		r.copy()
	}
}

// bracketed reads what is between brackets.
func (r *reader) bracketed(open, closing string) {
	defer r.enter()()
	r.expect(open)
	for !r.is(closing) {
		if open == "<" && r.is(")") { // "(tensor<4xf32) -> ..." stands in the opening example of the reference
			r.report(diag.Warning, r.start, "'>' is missing in front of this ')'")
			r.put(">")
			return
		}
		r.item()
	}
	r.copy()
}

// typ reads a type.
func (r *reader) typ() {
	switch r.kind() {
	case '(':
		r.functionType()
	case 'a', '!':
		r.item()
		if r.is("<") {
			r.bracketed("<", ">")
		}
	default:
		r.expected("a type")
	}
}

// functionType reads "(a, b) -> c".
func (r *reader) functionType() {
	defer r.enter()()
	r.typeList()
	r.expect("->")
	if r.is("(") {
		r.typeList()
	} else {
		r.typ()
	}
}

// typeList reads types in parentheses, each with attributes if it has some, and returns their number.
func (r *reader) typeList() (n int) {
	r.expect("(")
	for !r.is(")") {
		r.typ()
		n++
		if r.is("{") {
			r.dict()
		}
		if !r.accept(",") {
			break
		}
	}
	r.expect(")")
	return n
}

// memref reads a memref type: today it has one layout, and a space that is an attribute.
func (r *reader) memref() {
	at := r.start
	r.copy()
	r.memrefBody(at)
}

// memrefBody reads the part of a memref type in brackets.
func (r *reader) memrefBody(at int) {
	defer r.enter()()
	r.expect("<")
	for !r.is(",") && !r.is(">") {
		r.item()
	}
	var layouts []stretch
	var maps []*affine.Map
	known, space := true, stretch(nil)
	for r.drop(",") {
		switch {
		case r.is("("):
			var m *affine.Map
			layouts = append(layouts, r.aside(func() { m = r.affineMap() }))
			maps, known = append(maps, m), known && m != nil
		case r.kind() == '#' && r.aliasNames[r.tok()] != "":
			m := r.aliases[r.tok()].m
			layouts = append(layouts, r.aside(r.dialectAttr))
			maps, known = append(maps, m), known && m != nil
		case r.is("0"):
			r.skip()
		case r.is("affine_map"), r.is("strided"):
			layouts, known = append(layouts, r.aside(func() {
				r.item()
				if r.is("<") {
					r.bracketed("<", ">")
				}
			})), false
		case r.is("offset"):
			layouts, known = append(layouts, r.aside(r.strided)), false
		case r.kind() == 'a' && r.peekAt(1) != "<":
			space = r.aside(func() { r.replace(`"` + r.tok() + `"`) })
		default:
			space = r.aside(r.item)
		}
	}
	switch {
	case len(layouts) == 0:
	case !known && len(layouts) > 1:
		r.fail(at, "a memref type has one layout today, and one of these cannot be composed with the others")
	case !known:
		r.layout(layouts[0])
	default:
		r.composed(at, layouts, maps)
	}
	if space != nil {
		r.layout(space)
	}
	r.expect(">")
}

// todaysMap reads a map or set that is written as it is today.
func (r *reader) todaysMap() {
	r.copy()
	r.expect("<")
	for !r.is(">") || r.end < len(r.text) && r.text[r.end] == '=' {
		if r.start == r.end || r.is("{") || r.is("}") {
			r.expected("'>'")
		}
		r.copy()
	}
	r.copy()
}

// strided reads "offset: 0, strides: [?, 1]".
func (r *reader) strided() {
	r.skip()
	r.need(":")
	offset := r.skip()
	r.need(",")
	if !r.is("strides") {
		r.expected("'strides'")
	}
	r.skip()
	r.need(":")
	r.put("strided<")
	r.bracketed("[", "]")
	if offset != "0" {
		r.put(", offset: " + offset)
	}
	r.put(">")
}

func (r *reader) layout(s stretch) {
	r.put(", ")
	r.out = append(r.out, s...)
}

// composed writes several layouts as one: the first map is applied first. Identities are left out, as they were then.
func (r *reader) composed(at int, layouts []stretch, maps []*affine.Map) {
	var all *affine.Map
	var only stretch
	for i, m := range maps {
		if m.IsIdentity() && m.NumSymbols() == 0 {
			continue
		}
		if all == nil {
			all, only = m, layouts[i]
			continue
		}
		if m.NumDims() != all.NumResults() {
			r.fail(at, "layout %d has %d dimensions, but the one in front of it has %d results", i+1, m.NumDims(), all.NumResults())
		}
		all, only = m.Compose(all), nil
	}
	switch {
	case all == nil:
	case r.spellStrides && stridedLayout(all) != "":
		r.put(", " + stridedLayout(all))
	case only != nil:
		r.layout(only)
	default:
		r.put(", affine_map<" + all.String() + ">")
	}
}

// stridedLayout returns a layout that "offset: 0, strides: [...]" was only another spelling of, as it is written today; empty
// for others. Symbols stand for the offset and the strides that are not known, in this order.
func stridedLayout(m *affine.Map) string {
	if m.NumResults() != 1 || m.NumDims() == 0 {
		return ""
	}
	strides, offset, ok := m.StridesAndOffset(make([]int64, m.NumDims()))
	if !ok || !affine.StridedMap(strides, offset).Equal(m) {
		return ""
	}
	number := func(n int64) string {
		if n == affine.Dynamic {
			return "?"
		}
		return strconv.FormatInt(n, 10)
	}
	words := make([]string, len(strides))
	for i, n := range strides {
		words[i] = number(n)
	}
	text := "strided<[" + strings.Join(words, ", ") + "]"
	if offset != 0 {
		text += ", offset: " + number(offset)
	}
	return text + ">"
}

// rawBody skips "<...>" that touches the name in front of it, whatever is inside, and returns it. It is empty when
// there is none.
func (r *reader) rawBody() string {
	if r.end >= len(r.text) || r.text[r.end] != '<' {
		return ""
	}
	depth, i := 0, r.end
	for ; i < len(r.text); i++ {
		switch c := r.text[i]; c {
		case '<', '(', '[', '{':
			depth++
		case '>':
			if r.text[i-1] == '-' {
				continue
			}
			depth--
		case ')', ']', '}':
			depth--
		case '"':
			for i++; i < len(r.text) && r.text[i] != '"' && r.text[i] != '\n'; i++ {
				if r.text[i] == '\\' {
					i++
				}
			}
		}
		if depth == 0 {
			return r.text[r.end : i+1]
		}
	}
	r.fail(r.end, "expected '>' that closes this '<'")
	return ""
}

// copyRaw writes s instead of the current token and of body, which follows it.
func (r *reader) copyRaw(s, body string) {
	end := r.end + len(body)
	r.replace(s)
	r.prevEnd = end
	r.move(end)
}

// dialectType reads "!name", with what is in brackets behind it.
func (r *reader) dialectType() {
	name := r.tok()
	if today, ok := r.typeAliases[name]; ok {
		r.replace(today)
		return
	}
	body := r.rawBody()
	switch {
	case name == "!llvm" || strings.HasPrefix(name, "!llvm."):
		r.copyRaw(r.llvmType(name, body), body)
	case strings.HasPrefix(name, "!spv."):
		r.copyRaw(r.spirvType(name, body), body)
	case name == "!linalg" || strings.HasPrefix(name, "!linalg."):
		r.copyRaw(r.linalgType(name, body), body)
	default:
		if quoted, ok := strings.CutPrefix(body, `<"`); ok && name == "!quant" {
			r.copyRaw("!quant."+strings.TrimSuffix(quoted, `">`), body)
			return
		}
		r.copyRaw(name+body, body)
	}
}

// dialectAttr reads "#name", with what is in brackets behind it.
func (r *reader) dialectAttr() {
	if r.problem != "" {
		r.lexical()
	}
	if today, ok := r.aliasNames[r.tok()]; ok {
		r.replace(today)
		return
	}
	name, body := r.tok(), r.rawBody()
	r.copyRaw(strings.Replace(name, "#spv.", "#spirv.", 1)+body, body)
}

// elements reads "dense<tensor<2xi32>, [1, 2]>", with the type first, which stands behind today. It reports whether that was so.
func (r *reader) elements() (typeFirst bool) {
	kind := r.tok()
	if kind == "opaque" && strings.HasPrefix(r.peekAt(2), `"`) {
		r.opaqueElements()
		return false
	}
	if t := r.peekAt(2); t != "tensor" && t != "vector" && (kind != "opaque" || r.peekAt(3) == ":") {
		r.copy()
		r.expect("<")
		r.dropEmpty()
		for !r.is(">") {
			r.item()
		}
		r.copy()
		return false
	}
	if kind == "opaque" {
		r.opaqueElements()
		return true
	}
	if kind == "splat" {
		r.replace("dense")
	} else {
		r.copy()
	}
	r.expect("<")
	typ := r.aside(r.typ)
	r.need(",")
	r.dropEmpty()
	for !r.is(">") {
		r.item()
	}
	r.copy()
	r.put(" : ")
	r.out = append(r.out, typ...)
	return true
}

// opaqueElements reads 'opaque<"dialect", "0x00">' and 'opaque<tensor<1xi32>, "0x00">', which are attributes of no dialect today.
func (r *reader) opaqueElements() {
	at := r.start
	r.skip()
	r.need("<")
	typ := stretch(nil)
	if r.kind() == '"' { // the name of a dialect
		r.skip()
	} else {
		typ = r.aside(r.typ)
	}
	r.need(",")
	if r.kind() != '"' {
		r.expected("the bytes of the elements, as in '\"0x00\"'")
	}
	r.put(" #elements2019.opaque<" + r.skip() + ">")
	r.need(">")
	if typ != nil {
		r.put(" : ")
		r.emit(typ)
	}
	r.apart = true
	r.report(diag.Warning, at, "opaque elements have no counterpart today; they are kept as '#elements2019.opaque'")
}

// dropEmpty leaves out "[], []", the elements of sparse attributes without any.
func (r *reader) dropEmpty() {
	if !r.is("[") || r.peekAt(1) != "]" || r.peekAt(2) != "," || r.peekAt(3) != "[" || r.peekAt(4) != "]" {
		return
	}
	for range 5 {
		r.skip()
	}
}

// dictAhead tells attributes from a region at a '{'.
func (r *reader) dictAhead() bool {
	s := r.ahead()
	s.next()
	name := s.tok()
	if name == "}" {
		return true
	}
	if name == "" || !isWord(name) && name[0] != '"' {
		return false
	}
	s.next()
	switch s.tok() {
	case ":", "=", ",":
		return true
	case "}":
		return !terminators[name]
	}
	return false
}

// terminators are words that stand alone in a region.
var terminators = map[string]bool{"return": true, "llvm.return": true, "gpu.return": true, "spv.Return": true, "std.return": true}

// dict reads attributes between braces: "name: value" was written before summer 2019, "name = value" since.
func (r *reader) dict() { r.attributes(nil) }

// attributes reads the attributes of an operation, some of which have changed.
func (r *reader) attributes(changes map[string]attrChange) {
	defer r.enter()()
	r.expect("{")
	for !r.is("}") {
		if k := r.kind(); k != 'a' && k != '"' {
			r.expected("the name of an attribute")
		}
		if today, ok := attrNames[r.tok()]; ok && (r.peekAt(1) == "=" || r.peekAt(1) == ":") {
			r.segments(today)
			if !r.accept(",") {
				break
			}
			continue
		}
		change, changed := changes[strings.Trim(r.tok(), `"`)]
		unit := strings.Trim(r.tok(), `"`) == "llvm.noalias" && r.peekAt(2) == "true"
		if changed && change.name != "" {
			r.replace(change.name)
		} else {
			r.copy()
		}
		switch {
		case unit:
			r.skip()
			r.skip()
		case r.is(":"):
			r.replace(" =")
			r.changedValue(change)
		case r.accept("="):
			r.changedValue(change)
		}
		if !r.accept(",") {
			break
		}
	}
	r.expect("}")
}

func (r *reader) changedValue(c attrChange) {
	if c.wrap != "" && r.kind() == '"' {
		r.replace(" " + strings.Replace(c.wrap, "*", strings.Trim(r.tok(), `"`), 1))
		return
	}
	r.attrValue()
}

// attrValue reads the value of an attribute.
func (r *reader) attrValue() {
	if r.kind() == '@' {
		r.copy()
		for r.is(":") { // "::@nested", or the type of a function, which is not written today
			if r.peekAt(1) == ":" {
				r.copy()
				r.copy()
				r.copy()
				continue
			}
			r.skip()
			r.aside(r.typ)
		}
		return
	}
	for {
		switch r.tok() {
		case ",", "}", "]", ">", ")", "":
			return
		}
		switch {
		case r.is("["):
			r.copy()
			for !r.is("]") {
				r.attrValue()
				if !r.accept(",") {
					break
				}
			}
			r.expect("]")
		case r.is("{"):
			r.dict()
		default:
			r.item()
		}
	}
}

// attrNames are attributes that hold the sizes of groups, which were dense elements.
var attrNames = map[string]string{"operand_segment_sizes": "operandSegmentSizes", "result_segment_sizes": "resultSegmentSizes"}

// segments reads "operand_segment_sizes = dense<[1, 2]> : vector<2xi32>".
func (r *reader) segments(today string) {
	r.replace(today)
	r.skip()
	value := strings.TrimSpace(r.aside(r.attrValue).String())
	list, ok := strings.CutPrefix(value, "dense<[")
	i := strings.Index(list, "]")
	if !ok || i < 0 {
		r.put("= " + value)
		return
	}
	r.put(" = array<i32: " + list[:i] + ">")
}
