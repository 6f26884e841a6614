package syntax

import "strings"

// This file reads operations of other dialects whose syntax has changed, and the types of llvm.

// foreignSyntax returns what reads an operation of another dialect; nil when its syntax is read token by token.
func foreignSyntax(name string) func(r *reader, st *statement) {
	switch name {
	case "spv.module":
		return (*reader).spirvModule
	case "spv.ControlBarrier", "spv.MemoryBarrier":
		return (*reader).spirvScopes
	case "spv.constant":
		return (*reader).spirvConstant
	case "spv.AccessChain":
		return (*reader).spirvAccessChain
	case "spv.CompositeConstruct":
		return (*reader).spirvConstruct
	case "llvm.load":
		return (*reader).llvmLoad
	case "llvm.store":
		return (*reader).llvmStore
	case "llvm.getelementptr":
		return (*reader).llvmElement
	case "llvm.call":
		return (*reader).llvmCall
	case "vector.transfer_read":
		return (*reader).transferRead
	case "vector.extract", "vector.extractelement":
		return (*reader).vectorExtract
	case "vector.insert", "vector.insertelement":
		return (*reader).vectorInsert
	case "nvvm.shfl.sync.bfly":
		return (*reader).nvvmShuffle
	case "nvvm.vote.ballot.sync":
		return (*reader).nvvmBallot
	case "llvm.shufflevector":
		return (*reader).llvmShuffle
	case "vector.shuffle":
		return (*reader).vectorShuffle
	case "vector.type_cast":
		return (*reader).vectorTypeCast
	case "vector.contract":
		return (*reader).vectorContract
	case "vector.tuple":
		return (*reader).vectorTuple
	case "vector.tuple_get":
		return (*reader).vectorTupleGet
	case "vector.extract_slices":
		return (*reader).vectorExtractSlices
	case "vector.insert_slices":
		return (*reader).vectorInsertSlices
	case "gpu.launch":
		return (*reader).gpuLaunch
	case "linalg.matmul", "linalg.matvec", "linalg.dot", "linalg.copy", "linalg.fill":
		return (*reader).linalgNamed
	case "linalg.range":
		return (*reader).linalgRange
	case "linalg.view":
		return (*reader).linalgView
	case "linalg.slice":
		return (*reader).linalgSlice
	case "linalg.subview":
		return (*reader).linalgSubview
	case "linalg.buffer_alloc":
		return (*reader).linalgAlloc
	case "linalg.buffer_size":
		return (*reader).linalgSize
	case "linalg.load":
		return (*reader).load
	case "linalg.store":
		return (*reader).store
	case "linalg.transpose", "memref.transpose":
		return (*reader).linalgTranspose
	case "linalg.reshape":
		return (*reader).linalgReshape
	case "linalg.conv":
		return (*reader).linalgConv
	case "linalg.generic", "linalg.indexed_generic":
		return (*reader).linalgGeneric
	}
	if op, ok := strings.CutPrefix(name, "spv.GroupNonUniform"); ok && op != "Ballot" && op != "Elect" {
		return (*reader).spirvGroup
	}
	if strings.HasPrefix(name, "spv.Atomic") || strings.HasPrefix(name, "spv.GroupNonUniform") {
		return (*reader).spirvScopes
	}
	return nil
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

// llvmCall reads "llvm.call %f(%a) : (T) -> U": the type of a pointer to a function is written, too, today.
func (r *reader) llvmCall(*statement) {
	r.copy()
	indirect := r.kind() == '%'
	r.untilType()
	if indirect && r.is("(") {
		r.put(" !llvm.ptr,")
	}
	r.rest()
}

// llvmShuffle reads "llvm.shufflevector %a, %b [0 : i32, 1 : i32] : T, T".
func (r *reader) llvmShuffle(*statement) {
	r.copy()
	r.value()
	r.expect(",")
	r.value()
	r.putPosition(r.positions())
	r.untilType()
	r.typ()
	if r.drop(",") {
		r.aside(r.typ)
	}
}

// nvvmShuffle reads "nvvm.shfl.sync.bfly %m, %x, %o, %c : T". T may be a structure of a value and whether it is valid.
func (r *reader) nvvmShuffle(*statement) {
	r.replace("nvvm.shfl.sync bfly")
	r.untilType()
	t := r.aside(r.typ)
	value := strings.TrimSpace(t.String())
	if inner, ok := strings.CutPrefix(value, "!llvm.struct<("); ok {
		value = splitOutside(inner, ',')[0]
	}
	r.put(" " + value + " ->")
	r.emit(t)
}

// nvvmBallot reads "nvvm.vote.ballot.sync %mask, %p : T".
func (r *reader) nvvmBallot(*statement) {
	r.replace("nvvm.vote.sync ballot")
	for r.start < r.end && !r.is(":") && !r.is("}") {
		r.item()
	}
	r.need(":")
	r.put(" ->")
	r.typ()
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
