package syntax

import "strings"

// This file reads operations of other dialects whose syntax has changed, and the types of llvm and spirv.

// foreignSyntax returns what reads an operation of another dialect; nil when its syntax is read token by token.
func foreignSyntax(name string) func(r *reader, st *statement) {
	switch name {
	case "spv.module":
		return (*reader).spirvModule
	case "spv.ControlBarrier", "spv.MemoryBarrier":
		return (*reader).spirvScopes
	case "llvm.load":
		return (*reader).llvmLoad
	case "llvm.store":
		return (*reader).llvmStore
	case "llvm.getelementptr":
		return (*reader).llvmElement
	case "vector.transfer_read":
		return (*reader).transferRead
	case "gpu.launch":
		return (*reader).gpuLaunch
	case "linalg.matmul", "linalg.matvec", "linalg.dot", "linalg.copy", "linalg.fill":
		return (*reader).linalgNamed
	}
	if strings.HasPrefix(name, "spv.Atomic") || strings.HasPrefix(name, "spv.GroupNonUniform") {
		return (*reader).spirvScopes
	}
	return nil
}

// spirvNames are operations of dialect spv that have more than another prefix today.
var spirvNames = map[string]string{
	"constant": "Constant", "specConstant": "SpecConstant", "globalVariable": "GlobalVariable", "_address_of": "mlir.addressof",
	"_reference_of": "mlir.referenceof", "_merge": "mlir.merge", "selection": "mlir.selection", "loop": "mlir.loop",
	"undef": "Undef",
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

// spirvType returns a type of dialect spv as it is written today.
func (r *reader) spirvType(name, body string) string {
	today := strings.Replace(name, "!spv.", "!spirv.", 1)
	body = strings.ReplaceAll(body, "!spv.", "!spirv.")
	return today + body
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

// pointee returns what the LLVM pointer type that starts here points to, in today's syntax.
func (r *reader) pointee() string {
	text := strings.TrimSuffix(strings.TrimPrefix(r.rawBody(), `<"`), `">`)
	if r.tok() != "!llvm" || !strings.HasSuffix(text, "*") {
		return ""
	}
	p := &llvmTypes{text: strings.TrimSpace(strings.TrimSuffix(text, "*"))}
	if i := strings.LastIndex(p.text, "addrspace("); i >= 0 && strings.HasSuffix(p.text, ")") {
		p.text = strings.TrimSpace(p.text[:i])
	}
	t, ok := p.typ()
	if p.blanks(); !ok || p.at < len(p.text) {
		return ""
	}
	return t
}

// untilType reads operands and attributes up to the type.
func (r *reader) untilType() {
	for r.start < r.end && !r.is(":") && !r.is("}") {
		r.item()
	}
	r.expect(":")
}

// llvmLoad reads 'llvm.load %p : !llvm<"float*">'; pointers tell nothing of what they point to today.
func (r *reader) llvmLoad(*statement) {
	r.copy()
	r.untilType()
	t := r.pointee()
	r.typ()
	if t != "" {
		r.put(" -> " + t)
	} else if r.accept("->") {
		r.typ()
	}
}

func (r *reader) llvmStore(*statement) {
	r.copy()
	r.untilType()
	if t := r.pointee(); t != "" {
		r.put(" " + t + ",")
	}
	r.typ()
	if r.accept(",") {
		r.typ()
	}
}

func (r *reader) llvmElement(*statement) {
	r.copy()
	r.untilType()
	t := ""
	if r.is("(") {
		r.copy()
		t = r.pointee()
		r.types()
		r.expect(")")
	} else {
		r.expected("'('")
	}
	r.expect("->")
	r.typ()
	if t != "" {
		r.put(", " + t)
	} else if r.accept(",") {
		r.typ()
	}
}

// transferRead reads a transfer, which needs a value for what is out of bounds today.
func (r *reader) transferRead(*statement) {
	r.rename()
	for r.start < r.end && !r.is("[") && !r.is("}") && !r.is(":") {
		r.item()
	}
	if !r.is("[") {
		r.rest()
		return
	}
	r.bracketed("[", "]")
	if r.is(",") {
		r.copy()
		if r.is("(") {
			r.skip()
			r.value()
			r.need(")")
		}
		r.rest()
		return
	}
	at := len(r.out)
	r.put("")
	r.rest()
	text := r.out[at:].String()
	i := strings.LastIndex(text, ":")
	element := elementOf(text[i+1:])
	if i < 0 || strings.Contains(element, "<") {
		r.fail(r.prevEnd, "a transfer needs a value for what is out of bounds; write it behind the indices")
	}
	r.out[at].text = ", " + r.constant(number("0", element), element)
}

// linalgNamed reads "linalg.matmul(%a, %b, %c) : T, U, V": the last operand is written to.
func (r *reader) linalgNamed(*statement) {
	fill := r.is("linalg.fill")
	r.copy()
	if !r.is("(") { // as it is written today
		r.rest()
		return
	}
	var vals, types []stretch
	r.need("(")
	for !r.is(")") {
		vals = append(vals, r.aside(r.value))
		if !r.drop(",") {
			break
		}
	}
	r.need(")")
	if r.is("{") {
		r.fail(r.start, "a linalg operation with permutations has no counterpart today; write linalg.generic or linalg.transpose")
	}
	r.need(":")
	for {
		types = append(types, r.aside(r.typ))
		if !r.drop(",") {
			break
		}
	}
	if n := len(vals); n != len(types) || n < 2 {
		r.fail(r.prevEnd, "expected a type for each of the %d operands", n)
	}
	if fill {
		vals[0], vals[1], types[0], types[1] = vals[1], vals[0], types[1], types[0]
	}
	last := len(vals) - 1
	list := func(word string, vals, types []stretch) {
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
	list("ins", vals[:last], types[:last])
	list("outs", vals[last:], types[last:])
	r.apart = true
}

// gpuLaunch reads a launch. Its body can use values from around it today, so arguments are replaced by what is passed
// for them.
func (r *reader) gpuLaunch(*statement) {
	r.copy()
	for r.start < r.end && !r.is("{") && !r.is("args") && !r.is("}") {
		r.item()
	}
	outer := r.passed
	defer func() { r.passed = outer }()
	inner := make(map[string]string)
	for k, v := range outer {
		inner[k] = v
	}
	if r.drop("args") {
		r.need("(")
		for r.kind() == '%' {
			name := r.skip()
			r.need("=")
			value := r.aside(r.value).String()
			inner[name] = strings.TrimSpace(value)
			if !r.drop(",") {
				break
			}
		}
		r.need(")")
		if r.drop(":") {
			r.aside(func() {
				for !r.is("{") {
					r.typ()
					if !r.accept(",") {
						break
					}
				}
			})
		}
	}
	r.passed = inner
	r.launches++
	defer func() { r.launches-- }()
	r.region()
}

// llvmType returns a type of dialect llvm as it is written today: '!llvm.i32' and '!llvm<"i32*">' were LLVM's own
// types.
func (r *reader) llvmType(name, body string) string {
	text := strings.TrimPrefix(strings.TrimPrefix(name, "!llvm"), ".")
	if strings.HasPrefix(body, `<"`) && text == "" {
		text = strings.TrimSuffix(strings.TrimPrefix(body, `<"`), `">`)
	} else if body != "" {
		return name + body
	}
	p := &llvmTypes{text: text}
	t, ok := p.typ()
	if p.blanks(); !ok || p.at < len(p.text) {
		if body == "" {
			return name // a type of today
		}
		r.fail(r.start, "'%s' is not a type that dialect llvm has today", name+body)
	}
	return t
}

// llvmTypes reads LLVM's syntax of types.
type llvmTypes struct {
	text  string
	at    int
	depth int
}

func (p *llvmTypes) blanks() {
	for p.at < len(p.text) && p.text[p.at] == ' ' {
		p.at++
	}
}

func (p *llvmTypes) accept(s string) bool {
	p.blanks()
	if !strings.HasPrefix(p.text[p.at:], s) {
		return false
	}
	p.at += len(s)
	return true
}

var llvmWords = []struct{ old, today string }{
	{"void", "!llvm.void"}, {"float", "f32"}, {"double", "f64"}, {"half", "f16"}, {"fp128", "f128"}, {"x86_fp80", "f80"},
	{"label", "!llvm.label"},
	{"metadata", "!llvm.metadata"}, {"token", "!llvm.token"},
}

// typ reads a type.
func (p *llvmTypes) typ() (string, bool) {
	if p.depth++; p.depth > maxDepth {
		return "", false
	}
	defer func() { p.depth-- }()
	t, ok := p.base()
	for ok {
		switch {
		case p.accept("addrspace("):
			n := p.number()
			if n == "" || !p.accept(")") || !p.accept("*") {
				return "", false
			}
			t = "!llvm.ptr<" + n + ">"
		case p.accept("*"):
			t = "!llvm.ptr"
		case p.accept("("):
			args, good := p.list(")")
			if !good {
				return "", false
			}
			t = "!llvm.func<" + strings.TrimPrefix(t, "!llvm.") + " (" + args + ")>"
		default:
			return t, true
		}
	}
	return "", false
}

func (p *llvmTypes) number() string {
	p.blanks()
	from := p.at
	for p.at < len(p.text) && p.text[p.at] >= '0' && p.text[p.at] <= '9' {
		p.at++
	}
	return p.text[from:p.at]
}

func (p *llvmTypes) base() (string, bool) {
	for _, w := range llvmWords {
		if p.accept(w.old) {
			return w.today, true
		}
	}
	switch {
	case p.accept("i"):
		n := p.number()
		return "i" + n, n != ""
	case p.accept("<{"):
		list, ok := p.list("}>")
		return "!llvm.struct<packed (" + list + ")>", ok
	case p.accept("{"):
		list, ok := p.list("}")
		return "!llvm.struct<(" + list + ")>", ok
	case p.accept("["):
		n, t, ok := p.sized("]")
		return "!llvm.array<" + n + " x " + t + ">", ok
	case p.accept("<"):
		n, t, ok := p.sized(">")
		return "vector<" + n + "x" + t + ">", ok
	}
	return "", false
}

func (p *llvmTypes) sized(end string) (n, t string, ok bool) {
	n = p.number()
	if n == "" || !p.accept("x") {
		return "", "", false
	}
	t, ok = p.typ()
	return n, t, ok && p.accept(end)
}

// list reads types up to a closing bracket.
func (p *llvmTypes) list(end string) (string, bool) {
	var all []string
	for !p.accept(end) {
		if len(all) > 0 && !p.accept(",") {
			return "", false
		}
		if p.accept("...") {
			all = append(all, "...")
			continue
		}
		t, ok := p.typ()
		if !ok {
			return "", false
		}
		all = append(all, t)
	}
	return strings.Join(all, ", "), true
}
