package syntax

import (
	"strconv"
	"strings"

	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/internal/lazyregexp"
)

// This file reads operations in the generic form.

// genericOp is an operation in the generic form, in parts.
type genericOp struct {
	operands, successors, passed, passedTypes, properties, attrs, regions, ins, outs stretch
	counts                                                                           []int // operands passed to each successor
	nOperands, nRegions, nIns, nOuts                                                 int
	functionType                                                                     bool
}

// generic reads "name"(%a)[^bb(%b : t)] ({...}) {a: 1} : (t) -> u. In the spring of 2019 regions stood at the end,
// without parentheses, and the type could be missing.
func (r *reader) generic(st *statement) {
	at, literal := r.start, r.tok()
	name := strings.Trim(literal, `"`)
	if why, ok := dropped[name]; ok {
		r.fail(at, "operation '%s' has no counterpart today; %s", name, why)
	}
	r.skip()
	g := &genericOp{}
	r.changes = attrChanges[name]
	r.genericParts(g)
	if ending[name] {
		return
	}
	st.setResults(g.nOuts)

	today, known := todaysName(name)
	if as, ok := kept[name]; ok {
		r.report(diag.Warning, at, "operation '%s' has no counterpart today; it is kept as '%s'", name, as)
		today = as
	}
	if name == "gpu.launch_func" {
		r.launchFunc(at, g)
	}
	if name == "constant" || name == "std.constant" {
		today = constantName(g.attrs, today)
	}
	r.move(r.start)
	r.out = append(r.out, piece{" \"" + today + "\"(", at, false})
	r.emit(g.operands)
	if len(g.passed) > 0 {
		r.comma(g.nOperands > 0)
		r.emit(g.passed)
	}
	r.put(")")
	if len(g.successors) > 0 {
		r.put("[")
		r.emit(g.successors)
		r.put("]")
	}
	if len(g.properties) > 0 {
		r.put(" <")
		r.emit(g.properties)
		r.put(">")
	}
	if g.nRegions > 0 {
		r.put(" (")
		r.emit(g.regions)
		r.put(")")
	}
	if today == "std2019.constant" {
		g.typeValue(at)
	}
	r.genericAttrs(at, name, known, g)
	r.put(" : (")
	r.emit(g.ins)
	if len(g.passedTypes) > 0 {
		r.comma(g.nIns > 0)
		r.emit(g.passedTypes)
	}
	r.put(") -> (")
	r.emit(g.outs)
	r.put(")")
	r.apart = true
}

// plainNumber matches the value of a constant that has no type of its own.
var plainNumber = lazyregexp.New(`(\bvalue\s*=\s*-?[0-9][0-9a-zA-Z.+-]*)(\s*[,}])`)

// typeValue gives the value of a constant the type of the result, which it had without saying so.
func (g *genericOp) typeValue(at int) {
	if text := g.attrs.String(); g.nOuts == 1 && plainNumber().MatchString(text) {
		t := strings.ReplaceAll(strings.TrimSpace(g.outs.String()), "$", "$$")
		g.attrs = stretch{{plainNumber().ReplaceAllString(text, "${1} : "+t+"${2}"), at, false}}
	}
}

func (r *reader) emit(s stretch) { r.out = append(r.out, s...) }

func (r *reader) comma(yes bool) {
	if yes {
		r.put(", ")
	}
}

// genericAttrs writes the attributes, with the sizes of operand groups that the old form did not need.
func (r *reader) genericAttrs(at int, name string, known bool, g *genericOp) {
	text := strings.TrimSpace(g.attrs.String())
	name = strings.TrimPrefix(name, "std.")
	extra := ""
	if known && len(g.properties) == 0 {
		switch name {
		case "cond_br", "br_cond":
			if len(g.counts) == 2 {
				extra = "operandSegmentSizes = array<i32: 1, " + strconv.Itoa(g.counts[0]) + ", " + strconv.Itoa(g.counts[1]) + ">"
			}
		case "alloc":
			dynamic := strings.Count(g.outs.String(), "?")
			if dynamic <= g.nOperands {
				extra = "operandSegmentSizes = array<i32: " + strconv.Itoa(dynamic) + ", " + strconv.Itoa(g.nOperands-dynamic) + ">"
			}
		case "dma_start", "subview", "view", "reshape":
			r.fail(at, "the generic form of '%s' does not say which operands belong together; write its custom form", name)
		}
	}
	switch {
	case text == "" && extra == "":
	case text == "" || text == "{}":
		r.put(" {" + extra + "}")
	case extra == "":
		r.put(" ")
		r.emit(g.attrs)
	default:
		r.put(" {" + extra + ", ")
		r.emit(dropBrace(g.attrs))
	}
}

// launchFunc writes "kernel" and the sizes of operand groups as they are today: six sizes, and what is passed.
func (r *reader) launchFunc(at int, g *genericOp) {
	attrs := dictEntries(g.attrs.String())
	kernel, module := strings.Trim(attrs["kernel"], `"@ `), strings.TrimPrefix(attrs["kernel_module"], "@")
	const sizes = 6
	if kernel == "" || g.nOperands < sizes {
		r.fail(at, "'gpu.launch_func' needs the name of a kernel and %d sizes", sizes)
	}
	if module == "" { // a kernel was a function of the module
		module = kernel
	}
	g.attrs = stretch{{"{kernel = @" + module + "::@" + kernel + ", operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, " +
		strconv.Itoa(g.nOperands-sizes) + ", 0>}", at, false}}
}

// dropBrace returns a dictionary without its first brace.
func dropBrace(s stretch) stretch {
	for i, p := range s {
		if k := strings.IndexByte(p.text, '{'); k >= 0 {
			out := append(stretch(nil), s...)
			out[i].text = p.text[k+1:]
			if p.copied {
				out[i].origin += k + 1
			}
			return out
		}
	}
	return s
}

// constantName tells a constant that is a function from others.
func constantName(attrs stretch, name string) string {
	text := strings.ReplaceAll(attrs.String(), " ", "")
	if strings.Contains(text, "value=@") {
		return "func.constant"
	}
	return name
}

// genericParts reads everything behind the name.
func (r *reader) genericParts(g *genericOp) {
	r.need("(")
	g.operands = r.aside(func() {
		for !r.is(")") {
			if r.kind() != '%' {
				if r.kind() == '0' || r.is("-") {
					r.fail(r.start, "an operand is the name of a value; define a constant in front of the operation and use its name")
				}
				r.expected("an operand")
			}
			r.value()
			g.nOperands++
			if !r.accept(",") {
				break
			}
		}
	})
	r.need(")")
	if r.drop("[") {
		r.genericSuccessors(g)
	}
	for {
		switch {
		case r.is("(") && r.peekAt(1) == "{":
			r.skip()
			r.genericRegions(g)
		case r.is("<") && r.peekAt(1) == "{":
			r.skip()
			g.properties = r.aside(r.dict)
			r.need(">")
		case r.is("{") && r.dictAhead() && len(g.attrs) == 0:
			g.attrs = r.aside(func() { r.attributes(r.changes) })
		case r.is("{") && !r.onNewLine(), r.is("{") && g.nRegions > 0:
			r.oneRegion(g)
		case r.is(":") && !g.functionType:
			r.skip()
			r.genericType(g)
		default:
			return
		}
	}
}

// value reads "%a" or "%a#1".
func (r *reader) value() {
	r.copy()
	if r.kind() == '#' && r.start == r.prevEnd {
		r.copy()
	}
}

func (r *reader) genericSuccessors(g *genericOp) {
	for !r.is("]") {
		if r.kind() != '^' {
			r.expected("a block, as in '^bb1'")
		}
		if len(g.successors) > 0 {
			g.successors = append(g.successors, piece{", ", r.start, false})
		}
		g.successors = append(g.successors, r.aside(r.copy)...)
		n := 0
		if r.drop("(") {
			passed := r.aside(func() {
				for r.kind() == '%' {
					r.value()
					n++
					if !r.accept(",") {
						break
					}
				}
			})
			r.need(":")
			types := r.aside(func() {
				for !r.is(")") {
					r.typ()
					if !r.accept(",") {
						break
					}
				}
			})
			r.need(")")
			if len(g.passed) > 0 {
				g.passed = append(g.passed, piece{", ", r.start, false})
				g.passedTypes = append(g.passedTypes, piece{", ", r.start, false})
			}
			g.passed, g.passedTypes = append(g.passed, passed...), append(g.passedTypes, types...)
		}
		g.counts = append(g.counts, n)
		if !r.drop(",") {
			break
		}
	}
	r.need("]")
}

func (r *reader) genericRegions(g *genericOp) {
	for {
		r.oneRegion(g)
		if !r.drop(",") {
			break
		}
	}
	r.need(")")
}

func (r *reader) oneRegion(g *genericOp) {
	text := r.aside(r.region)
	if g.nRegions > 0 {
		g.regions = append(g.regions, piece{", ", r.start, false})
	}
	g.regions = append(g.regions, text...)
	g.nRegions++
}

// genericType reads a function type, or only the result type of an operation without operands.
func (r *reader) genericType(g *genericOp) {
	g.functionType = true
	if !r.is("(") {
		g.outs, g.nOuts = r.aside(r.typ), 1
		return
	}
	r.need("(")
	g.ins = r.aside(func() { g.nIns = r.types() })
	r.need(")")
	r.need("->")
	if !r.is("(") {
		g.outs, g.nOuts = r.aside(r.typ), 1
		return
	}
	// "() -> ()" as the only result is not in parentheses.
	if whole := r.aside(func() {
		if s := r.ahead(); s.tok() == "(" && r.arrowBehind() {
			r.functionType()
			g.nOuts = 1
		}
	}); g.nOuts == 1 {
		g.outs = whole
		return
	}
	r.need("(")
	g.outs = r.aside(func() { g.nOuts = r.types() })
	r.need(")")
}

// arrowBehind reports whether an arrow follows the parentheses that open here.
func (r *reader) arrowBehind() bool {
	s := r.ahead()
	depth := 0
	for ; s.tok() != ""; s.next() {
		switch s.tok() {
		case "(", "{", "[":
			depth++
		case ")", "}", "]":
			if depth--; depth == 0 {
				s.next()
				return s.tok() == "->"
			}
		}
	}
	return false
}

// types reads types separated by commas up to a closing parenthesis.
func (r *reader) types() (n int) {
	for !r.is(")") {
		r.typ()
		n++
		if !r.accept(",") {
			break
		}
	}
	return n
}
