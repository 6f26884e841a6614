package syntax

import "strings"

// This file reads operations of other dialects whose syntax has changed, and the types of llvm and spirv.

var foreign map[string]func(r *reader, st *statement)

func init() {
	foreign = map[string]func(r *reader, st *statement){}
}

// spirvNames are operations of dialect spv that have more than another prefix today.
var spirvNames = map[string]string{
	"constant": "Constant", "specConstant": "SpecConstant", "globalVariable": "GlobalVariable", "_address_of": "mlir.addressof",
	"_reference_of": "mlir.referenceof", "_merge": "mlir.merge", "selection": "mlir.selection", "loop": "mlir.loop", "undef": "Undef",
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

// llvmType returns a type of dialect llvm as it is written today: '!llvm.i32' and '!llvm<"i32*">' were LLVM's own types.
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
	{"void", "!llvm.void"}, {"float", "f32"}, {"double", "f64"}, {"half", "f16"}, {"fp128", "f128"}, {"x86_fp80", "f80"}, {"label", "!llvm.label"},
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
