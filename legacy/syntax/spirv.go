package syntax

import (
	"strconv"
	"strings"
)

// This file reads dialect spv: its types, and the operations whose syntax has changed.

// spirvType is a type of dialect spv, or one that is used in it.
type spirvType struct {
	kind    string       // "ptr", "array", "rtarray", "struct"; empty for all others
	text    string       // of others, as written today
	size    string       // of an array
	stride  string       // of arrays; empty when there is none
	storage string       // the storage class of a pointer
	parts   []*spirvType // what it is made of
	layout  []string     // "[0, NonWritable]" of each member; empty when there is none
}

// String returns the type as it is written today.
func (t *spirvType) String() string {
	stride := ""
	if t.stride != "" {
		stride = ", stride=" + t.stride
	}
	switch t.kind {
	case "ptr":
		return "!spirv.ptr<" + t.parts[0].String() + ", " + t.storage + ">"
	case "array":
		return "!spirv.array<" + t.size + " x " + t.parts[0].String() + stride + ">"
	case "rtarray":
		return "!spirv.rtarray<" + t.parts[0].String() + stride + ">"
	case "struct":
		members := make([]string, len(t.parts))
		for i, p := range t.parts {
			members[i] = strings.TrimSpace(p.String() + " " + t.layout[i])
		}
		return "!spirv.struct<(" + strings.Join(members, ", ") + ")>"
	}
	return t.text
}

// vectorOf returns the number of elements and the element type of a vector.
func (t *spirvType) vectorOf() (n int, element *spirvType) {
	body, ok := strings.CutPrefix(t.text, "vector<")
	size, rest, two := strings.Cut(strings.TrimSuffix(body, ">"), "x")
	n, err := strconv.Atoi(strings.TrimSpace(size))
	if !ok || !two || err != nil || t.kind != "" {
		return 0, nil
	}
	return n, &spirvType{text: strings.TrimSpace(rest)}
}

// part returns the type of part i of a composite; nil when it has none. A negative i is one that is not known, which
// does not matter where all parts are equal.
func (t *spirvType) part(i int) *spirvType {
	switch t.kind {
	case "array", "rtarray":
		return t.parts[0]
	case "struct":
		if i < 0 || i >= len(t.parts) {
			return nil
		}
		return t.parts[i]
	}
	_, e := t.vectorOf()
	return e
}

// numParts is the number of parts of a composite of fixed size, or -1.
func (t *spirvType) numParts() int {
	switch t.kind {
	case "struct":
		return len(t.parts)
	case "array":
		if n, err := strconv.Atoi(t.size); err == nil {
			return n
		}
	case "":
		if n, e := t.vectorOf(); e != nil {
			return n
		}
	}
	return -1
}

// spirvTypes reads the syntax of types of 2019: "!spv.array<4x!spv.array<4xf32 [4]> [16]>".
type spirvTypes struct {
	text  string
	at    int
	depth int
}

// spirvTypeOf reads a type of 2019 or of today; nil when it is neither.
func spirvTypeOf(text string) *spirvType {
	p := &spirvTypes{text: text}
	t := p.typ()
	if p.blanks(); t == nil || p.at < len(p.text) {
		return nil
	}
	return t
}

func (p *spirvTypes) blanks() {
	for p.at < len(p.text) && strings.IndexByte(" \t\r\n", p.text[p.at]) >= 0 {
		p.at++
	}
}

func (p *spirvTypes) accept(s string) bool {
	p.blanks()
	if !strings.HasPrefix(p.text[p.at:], s) {
		return false
	}
	p.at += len(s)
	return true
}

// until returns what stands before the first of the given characters that is not within brackets.
func (p *spirvTypes) until(ends string) string {
	p.blanks()
	from, depth := p.at, 0
	for ; p.at < len(p.text); p.at++ {
		c := p.text[p.at]
		if depth == 0 && strings.IndexByte(ends, c) >= 0 {
			break
		}
		switch c {
		case '<', '(', '[':
			depth++
		case '>', ')', ']':
			depth--
		}
	}
	return strings.TrimSpace(p.text[from:p.at])
}

// brackets reads "[...]"; empty when there is none.
func (p *spirvTypes) brackets() string {
	if !p.accept("[") {
		return ""
	}
	body := p.until("]")
	if !p.accept("]") {
		return ""
	}
	return "[" + body + "]"
}

func (p *spirvTypes) typ() *spirvType {
	if p.depth++; p.depth > maxDepth {
		return nil
	}
	defer func() { p.depth-- }()
	switch {
	case p.accept("!spv.ptr<"):
		t := &spirvType{kind: "ptr", parts: []*spirvType{p.typ()}}
		if t.parts[0] == nil || !p.accept(",") {
			return nil
		}
		t.storage = p.until(">")
		return p.closed(t)
	case p.accept("!spv.array<"):
		t := &spirvType{kind: "array", size: p.until("x")}
		if !p.accept("x") {
			return nil
		}
		return p.arrayRest(t)
	case p.accept("!spv.rtarray<"):
		return p.arrayRest(&spirvType{kind: "rtarray"})
	case p.accept("!spv.struct<"):
		if p.accept("(") { // as it is written today
			return nil
		}
		t := &spirvType{kind: "struct"}
		for !p.accept(">") {
			if len(t.parts) > 0 && !p.accept(",") {
				return nil
			}
			m := p.typ()
			if m == nil {
				return nil
			}
			t.parts, t.layout = append(t.parts, m), append(t.layout, p.brackets())
		}
		return t
	}
	text := strings.ReplaceAll(p.until(",>[ "), "!spv.", "!spirv.")
	if text == "" {
		return nil
	}
	return &spirvType{text: text}
}

func (p *spirvTypes) arrayRest(t *spirvType) *spirvType {
	e := p.typ()
	if e == nil {
		return nil
	}
	t.parts, t.stride = []*spirvType{e}, strings.Trim(p.brackets(), "[ ]")
	if t.stride == "" && p.accept(",") && p.accept("stride") && p.accept("=") {
		t.stride = p.until(">")
	}
	return p.closed(t)
}

func (p *spirvTypes) closed(t *spirvType) *spirvType {
	if !p.accept(">") {
		return nil
	}
	return t
}

// spirvType returns a type of dialect spv as it is written today.
func (r *reader) spirvType(name, body string) string {
	if t := spirvTypeOf(name + body); t != nil {
		return t.String()
	}
	return strings.ReplaceAll(name+body, "!spv.", "!spirv.")
}

// spirvOperandType reads the type of dialect spv that is current, as it was written.
func (r *reader) spirvOperandType() (*spirvType, stretch) {
	at, text := r.start, r.tok()+r.rawBody()
	if r.kind() == '!' && r.typeAliases[r.tok()] != "" {
		text = r.typeTexts[r.tok()]
	}
	t := spirvTypeOf(text)
	if t == nil {
		r.fail(at, "'%s' is not a type of dialect spv", text)
	}
	return t, r.aside(r.typ)
}

// spirvNames are operations of dialect spv that have more than another prefix today.
var spirvNames = map[string]string{
	"constant": "Constant", "specConstant": "SpecConstant", "globalVariable": "GlobalVariable", "_address_of": "mlir.addressof",
	"_reference_of": "mlir.referenceof", "_merge": "mlir.merge", "selection": "mlir.selection", "loop": "mlir.loop",
	"undef": "Undef", "SubgroupBallotKHR": "KHR.SubgroupBallot",
}

func spirvName(name string) string {
	plain := strings.TrimPrefix(name, "spv.")
	if today, ok := spirvNames[plain]; ok {
		return "spirv." + today
	}
	if rest, ok := strings.CutPrefix(plain, "GLSL."); ok {
		return "spirv.GL." + rest
	}
	return "spirv." + plain
}

// spirvModule reads 'spv.module "Logical" "GLSL450" {...} attributes {capabilities = [...]}'.
func (r *reader) spirvModule(*statement) {
	r.replace("spirv.module")
	words := 0
	for ; r.kind() == '"'; words++ {
		r.replace(" " + strings.Trim(r.tok(), `"`))
	}
	if words != 2 {
		r.expected("the addressing and the memory model")
	}
	r.symbols++
	defer func() { r.symbols-- }()
	body := r.aside(r.region)
	if r.drop("attributes") {
		r.spirvTriple(strings.Join(strings.Fields(r.aside(r.dict).String()), " "))
	}
	r.put(" ")
	r.emit(body)
}

// spirvTriple writes capabilities and extensions as today's triple.
func (r *reader) spirvTriple(dict string) {
	names := func(key string) string {
		_, list, ok := strings.Cut(dict, key+" = [")
		if !ok {
			return ""
		}
		list, _, _ = strings.Cut(list, "]")
		return strings.ReplaceAll(list, `"`, "")
	}
	r.put(" requires #spirv.vce<v1.0, [" + names("capabilities") + "], [" + names("extensions") + "]>")
}

// spirvScopes reads an operation whose scopes and semantics were in quotes.
func (r *reader) spirvScopes(*statement) {
	r.rename()
	for r.kind() == '"' || r.is(",") {
		if r.is(",") {
			r.copy()
			continue
		}
		r.replace(" <" + strings.Trim(r.tok(), `"`) + ">")
	}
	r.rest()
}

// spirvGroup reads 'spv.GroupNonUniformFMul "Subgroup" "ClusteredReduce" %x cluster_size(%n) : T': the type was that of the operand
// and of the result. Sizes have 32 bits.
func (r *reader) spirvGroup(*statement) {
	r.rename()
	for r.kind() == '"' {
		r.replace(" <" + strings.Trim(r.tok(), `"`) + ">")
	}
	size := ""
	for r.start < r.end && !r.is(":") && !r.is("}") {
		if r.is("cluster_size") {
			size = ", i32"
		}
		r.item()
	}
	r.expect(":")
	t := r.aside(r.typ)
	r.emit(t)
	if !r.is("->") && !r.is(",") {
		r.put(size + " -> ")
		r.emit(t)
	}
	r.rest()
}

// spirvConstant remembers an integer, which may be the index of a member of a structure.
func (r *reader) spirvConstant(st *statement) {
	r.rename()
	if r.kind() == '0' && len(st.names) == 1 {
		r.indexOf[st.names[0]] = r.tok()
	}
	r.rest()
}

// spirvAccessChain reads "spv.AccessChain %p[%i, %j] : !spv.ptr<T, C>": indices had 32 bits, and the result was what they
// lead to.
func (r *reader) spirvAccessChain(*statement) {
	r.rename()
	r.value()
	r.expect("[")
	var indices []int
	for !r.is("]") {
		i := -1
		if n, err := strconv.Atoi(r.indexOf[r.tok()]); err == nil {
			i = n
		}
		indices = append(indices, i)
		r.value()
		if !r.accept(",") {
			break
		}
	}
	r.expect("]")
	if r.is("{") {
		r.dict()
	}
	r.expect(":")
	at := r.start
	t, text := r.spirvOperandType()
	if r.is(",") { // as it is written today
		r.emit(text)
		r.rest()
		return
	}
	if t.kind != "ptr" {
		r.fail(at, "the first operand of 'spv.AccessChain' is a pointer, not '%s'", t)
	}
	to := t.parts[0]
	for _, i := range indices {
		if to = to.part(i); to == nil {
			r.fail(at, "the type of what the indices lead to is not known; indices of structures are constants of the same module")
		}
	}
	r.emit(text)
	r.put(strings.Repeat(", i32", len(indices)))
	r.put(" -> " + (&spirvType{kind: "ptr", parts: []*spirvType{to}, storage: t.storage}).String())
	r.apart = true
}

// spirvConstruct reads "spv.CompositeConstruct %a, %b : T": the operands are the parts of T.
func (r *reader) spirvConstruct(*statement) {
	if r.peekAt(1) == ":" { // what has no parts has one value, and today's text of the operation without operands cannot be read
		r.replace("spirv.Undef")
		r.rest()
		return
	}
	r.rename()
	n := 0
	for r.kind() == '%' {
		r.value()
		n++
		if !r.accept(",") {
			break
		}
	}
	if r.is("{") {
		r.dict()
	}
	r.expect(":")
	if r.is("(") { // as it is written today
		r.rest()
		return
	}
	at := r.start
	t, text := r.spirvOperandType()
	if k := t.numParts(); k != n {
		r.fail(at, "'%s' has %d parts, but %d operands are given", t, k, n)
	}
	types := make([]string, n)
	for i := range types {
		types[i] = t.part(i).String()
	}
	r.put(" (" + strings.Join(types, ", ") + ") -> ")
	r.emit(text)
	r.apart = true
}
