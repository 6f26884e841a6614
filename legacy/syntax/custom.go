package syntax

import "strings"

// This file reads operations in custom form: the standard ones each by its syntax, all others token by token.

// syntaxOf returns what reads a statement that begins with a word; nil when that has no syntax of its own here.
func syntaxOf(word string) func(r *reader, st *statement) {
	switch word {
	case "func", "cfgfunc", "mlfunc", "extfunc":
		return (*reader).function
	case "module":
		return (*reader).module
	case "constant":
		return (*reader).constantOp
	case "alloc":
		return (*reader).alloc
	case "alloc_static":
		return (*reader).allocStatic
	case "load":
		return (*reader).load
	case "store":
		return (*reader).store
	case "tensor_store":
		return (*reader).tensorStore
	case "cmpi", "cmpf":
		return (*reader).compare
	case "for", "affine.for":
		return (*reader).loop
	case "if", "affine.if":
		return (*reader).conditional
	case "affine_apply":
		return (*reader).apply
	case "reshape":
		return (*reader).reshape
	case "view":
		return (*reader).view
	case "mldim":
		return (*reader).gone
	case "br", "cond_br", "br_cond":
		return (*reader).branch
	case "call":
		return (*reader).call
	}
	return nil
}

// custom reads an operation by its custom syntax.
func (r *reader) custom(st *statement) {
	name := r.tok()
	if why, ok := dropped[name]; ok {
		r.fail(r.start, "operation '%s' has no counterpart today; %s", name, why)
	}
	if f := syntaxOf(strings.TrimPrefix(name, "std.")); f != nil {
		f(r, st)
		return
	}
	if f := foreignSyntax(name); f != nil {
		f(r, st)
		return
	}
	if name == "gpu.return" && r.launches > 0 {
		r.replace("gpu.terminator")
		return
	}
	r.anyCustom()
}

// gone reports a construct that is no operation any more.
func (r *reader) gone(*statement) {
	r.fail(r.start, "'%s' has no counterpart today", r.tok())
}

// rename writes today's name of the operation.
func (r *reader) rename() {
	name := r.tok()
	today, _ := todaysName(name)
	switch {
	case today == name:
		r.copy()
	case renamed[name] == "" && name == "module_terminator", name == "spv._module_end":
		r.skip()
	default:
		r.replace(today)
	}
}

// anyCustom reads an operation whose syntax is not known here, or has not changed.
func (r *reader) anyCustom() {
	name := r.tok()
	if !strings.Contains(name, ".") && !standardOps[name] && renamed[name] == "" && name != "module_terminator" &&
		r.peekAt(1) != "(" {
		if strings.HasPrefix(r.peekAt(1), "%") || r.peekAt(1) == ":" {
			r.fail(r.start, "'%s' is no operation of 2019; an operation of another dialect is written in quotes or with the dialect's name", name)
		}
	}
	r.rename()
	r.rest()
}

// rest reads up to the end of the statement.
func (r *reader) rest() {
	for r.start < r.end && !r.is("}") && !(r.onNewLine() && r.beginsStatement()) {
		r.item()
	}
}

// function reads a function.
func (r *reader) function(*statement) {
	at, keyword := r.start, r.tok()
	r.skip()
	if r.kind() == 'a' {
		r.fail(r.start, "the result type stands behind the arguments: func @name(...) -> %s", r.tok())
	}
	if r.kind() == '$' {
		r.expected("the name of a function, as in '@f'")
	}
	name := r.aside(func() {
		if r.kind() != '@' {
			r.expected("the name of a function, as in '@f'")
		}
		r.copy()
	})
	r.need("(")
	var args, types []stretch
	named := false
	for !r.is(")") {
		if r.kind() == '%' {
			named = true
			if n := r.peekAt(1); n != ":" {
				arg := r.tok()
				r.fail(r.start, "the type of '%s' is missing; write '%s: TYPE'", arg, arg)
			}
			args = append(args, r.aside(r.argument))
		} else {
			types = append(types, r.aside(func() {
				r.typ()
				if r.kind() == '%' {
					r.fail(r.start, "an argument is written '%s: TYPE'", r.tok())
				}
				if r.is("{") {
					r.dict()
				}
			}))
		}
		if !r.drop(",") {
			break
		}
	}
	r.need(")")
	if r.is(":") {
		r.fail(r.start, "types stand behind the arguments they belong to: func @name(%%a: TYPE)")
	}
	rest := r.aside(func() {
		if r.is("->") {
			r.copy()
			if r.is("(") && !r.arrowBehind() {
				r.typeList()
			} else {
				r.typ()
			}
		}
		if r.is("reads") || r.is("writes") || r.is("may_reads") || r.is("may_writes") || r.is("[") {
			r.fail(r.start, "what a function reads and writes has no counterpart today; leave it out")
		}
		if r.accept("attributes") {
			r.dict()
		}
	})
	loc := r.aside(func() { // stood in front of the body
		if r.is("loc") {
			r.copy()
			r.bracketed("(", ")")
		}
	})
	body := r.is("{") && keyword != "extfunc"
	if body {
		r.skip()
		if r.is("}") { // an empty region was a declaration, too
			body = false
			r.skip()
		}
	}
	if len(args) > 0 && len(types) > 0 {
		r.fail(at, "some arguments have names and some have not; give all of them names")
	}
	if body && !named && len(types) > 0 {
		args = r.argsOfLabel(at, len(types))
	} else if !body && !named {
		args = types
	}
	r.out = append(r.out, piece{"\n" + r.funcName(body), at, false})
	r.emit(name)
	r.put("(")
	for i, a := range args {
		r.comma(i > 0)
		r.emit(a)
	}
	r.put(")")
	r.emit(rest)
	if r.symbols > 0 {
		r.put(` "None"`)
	}
	if body {
		r.put(" {")
		r.regionRest(len(args) > 0)
	}
	r.emit(loc)
}

func (r *reader) funcName(body bool) string {
	switch {
	case r.symbols > 0:
		return "spirv.func "
	case body:
		return "func.func "
	}
	return "func.func private "
}

// argsOfLabel reads the label of the first block, which has the names of the arguments.
func (r *reader) argsOfLabel(at, n int) (args []stretch) {
	if r.kind() != '^' || r.peekAt(1) != "(" {
		r.fail(at, "the arguments have no names; write '%%a: TYPE' for each")
	}
	r.skip()
	r.skip()
	for !r.is(")") {
		args = append(args, r.aside(r.argument))
		if !r.drop(",") {
			break
		}
	}
	r.need(")")
	r.need(":")
	if len(args) != n {
		r.fail(at, "the function has %d arguments, but its first block %d", n, len(args))
	}
	return args
}

// module reads a module.
func (r *reader) module(*statement) {
	r.copy()
	if r.kind() == '@' {
		r.copy()
	}
	if r.accept("attributes") {
		r.dict()
	}
	r.region()
}

// constantOp reads "constant 1 : i32" or "constant @f : () -> ()".
func (r *reader) constantOp(*statement) {
	if n := r.peekAt(1); strings.HasPrefix(n, "@") {
		r.replace("func.constant")
		r.copy()
		r.expect(":")
		r.typ()
		return
	}
	if r.peekAt(1) == "unit" { // a value of type none, which no constant makes today
		r.replace("builtin.unrealized_conversion_cast to none")
		r.skip()
		if r.drop(":") {
			r.aside(r.typ)
		}
		return
	}
	r.replace("std2019.constant")
	if r.is("{") && r.dictAhead() {
		r.dict()
	}
	if r.kind() == 'a' && r.peekAt(1) == "<" && (r.is("dense") || r.is("splat") || r.is("sparse") || r.is("opaque")) {
		if r.elements() {
			if r.drop(":") {
				r.aside(r.typ)
			}
			return
		}
	}
	r.rest()
}

// alloc reads the three ways to write an allocation: "alloc(%d)[%s] : T", "alloc T(%d)[%s]" and "alloc <...>(%d)".
func (r *reader) alloc(*statement) {
	r.replace("std2019.alloc")
	if !r.is("(") {
		t := r.aside(r.memrefType)
		r.dimsAndSymbolUses()
		r.put(" : ")
		r.emit(t)
		return
	}
	r.dimsAndSymbolUses()
	if r.is("{") {
		r.dict()
	}
	if !r.is(":") {
		r.fail(r.start, "the type of the memory is missing; write ': memref<...>'")
	}
	r.copy()
	r.memrefType()
}

// memrefType reads a memref type; the word may be missing.
func (r *reader) memrefType() {
	if r.is("<") {
		at := r.start
		r.put(" memref")
		r.memrefBody(at)
		return
	}
	r.typ()
}

// dimsAndSymbolUses reads "(%a)[%b]".
func (r *reader) dimsAndSymbolUses() {
	if !r.is("(") {
		r.put("()")
		return
	}
	r.bracketed("(", ")")
	if r.is("[") {
		if r.peekAt(1) == "]" {
			r.skip()
			r.skip()
			return
		}
		r.bracketed("[", "]")
	}
}

func (r *reader) allocStatic(*statement) {
	r.fail(r.start, "operation 'alloc_static' has no counterpart today; %s", dropped["alloc_static"])
}

// indices reads "[%i, 3]"; a literal becomes a constant.
func (r *reader) indices() {
	r.expect("[")
	for !r.is("]") {
		if r.kind() == '0' || r.is("-") {
			at := r.start
			r.put(" " + r.constant(r.literal(), "index"))
			_ = at
		} else if r.kind() == '%' {
			r.value()
		} else {
			r.expected("an index")
		}
		if !r.accept(",") {
			break
		}
	}
	r.expect("]")
}

// literal skips a number.
func (r *reader) literal() string {
	sign := ""
	if r.is("-") {
		sign = r.skip()
	}
	if r.kind() != '0' {
		r.expected("a number")
	}
	return sign + r.skip()
}

// load reads "load %m[%i] : T".
func (r *reader) load(*statement) {
	r.rename()
	if r.kind() != '%' {
		r.expected("the memory to load from")
	}
	r.value()
	r.indices()
	r.typed("load")
}

// typed reads attributes and the type of memory.
func (r *reader) typed(what string) stretch {
	if r.is("{") {
		r.dict()
	}
	if !r.is(":") {
		r.fail(r.start, "the type of the memory is missing; write ': memref<...>' behind the %s", what)
	}
	r.copy()
	t := r.aside(r.memrefType)
	r.emit(t)
	return t
}

// store reads "store %v, %m[%i] : T" and "store %v to %m[%i] : T"; the value may be a literal.
func (r *reader) store(*statement) {
	r.rename()
	at, literal := len(r.out), ""
	if r.kind() == '0' || r.is("-") {
		literal = r.literal()
		r.put("") // for the constant's name
	} else if r.kind() == '%' {
		r.value()
	} else {
		r.expected("the value to store")
	}
	r.toOrComma()
	r.value()
	r.indices()
	t := r.typed("store")
	if literal != "" {
		r.out[at].text = " " + r.constant(number(literal, elementOf(t.String())), elementOf(t.String()))
	}
}

// number writes a literal as a value of a type: floats have a point.
func number(literal, typ string) string {
	if (strings.HasPrefix(typ, "f") || strings.HasPrefix(typ, "bf")) && !strings.ContainsAny(literal, ".x") {
		return literal + ".0"
	}
	return literal
}

// elementOf returns the element type in the text of a memref type.
func elementOf(t string) string {
	t = strings.TrimSpace(t)
	i := strings.IndexByte(t, '<')
	if i < 0 {
		return t
	}
	t = t[i+1:]
	for {
		t = strings.TrimSpace(t)
		k := 0
		for k < len(t) && (t[k] >= '0' && t[k] <= '9' || t[k] == '?') {
			k++
		}
		rest := strings.TrimSpace(t[k:])
		if k == 0 || !strings.HasPrefix(rest, "x") {
			break
		}
		t = rest[1:]
	}
	depth := 0
	for i, c := range t {
		switch c {
		case '<', '(':
			depth++
		case ',', '>', ')':
			if depth == 0 {
				return strings.TrimSpace(t[:i])
			}
			if c != ',' {
				depth--
			}
		}
	}
	return t
}

// toOrComma reads "," or "to", which is a comma today.
func (r *reader) toOrComma() {
	if r.is("to") {
		r.replace(",")
		return
	}
	r.expect(",")
	if r.kind() != '%' {
		r.expected("the memory to store to")
	}
}

func (r *reader) tensorStore(*statement) {
	r.rename()
	if r.kind() != '%' {
		r.expected("the tensor to store")
	}
	r.value()
	r.toOrComma()
	r.value()
	r.typed("store")
}

// compare reads the predicate, which was in quotes.
func (r *reader) compare(*statement) {
	r.rename()
	if r.kind() == '"' {
		r.replace(" " + strings.Trim(r.tok(), `"`))
	}
	r.rest()
}

// branch reads a branch, to which values are passed.
func (r *reader) branch(*statement) {
	r.rename()
	for r.start < r.end && !r.is("}") && !(r.onNewLine() && r.beginsStatement()) {
		if r.is("(") && (r.peekAt(1) == "-" || len(r.peekAt(1)) > 0 && r.peekAt(1)[0] >= '0' && r.peekAt(1)[0] <= '9') {
			r.fail(r.start, "a branch passes values; define a constant in front of it and pass its name and type")
		}
		r.item()
	}
}

// call reads a call.
func (r *reader) call(*statement) {
	r.rename()
	if r.kind() != '@' {
		r.fail(r.start, "a function is called by its name, as in '@f'; '%s' is none", r.tok())
	}
	r.copy()
	r.expect("(")
	for !r.is(")") {
		if r.kind() != '%' {
			r.fail(r.start, "an operand is the name of a value; define a constant in front of the call and use its name")
		}
		r.value()
		if !r.accept(",") {
			break
		}
	}
	r.expect(")")
	if r.is("with") {
		r.fail(r.start, "a call has no domain today; leave out 'with ...' and put the call in an affine.if")
	}
	r.rest()
}
