package syntax

import "strings"

// This file reads loops, conditionals, and the operations that look at memory in another way.

// loop reads an affine loop.
func (r *reader) loop(*statement) {
	r.replace("affine.for")
	if r.kind() != '%' {
		r.expected("the induction variable, as in '%i'")
	}
	r.copy()
	r.expect("=")
	r.bound("max")
	if !r.is("to") {
		r.expected("'to'")
	}
	r.copy()
	r.bound("min")
	if r.accept("step") {
		if r.kind() != '0' {
			r.expected("a positive number")
		}
		r.copy()
	}
	if r.is("with") {
		r.fail(r.start, "values that a loop carries are written 'iter_args(%%x = %%init) -> (TYPE)' today, and its body ends in affine.yield")
	}
	r.expect("{")
	r.regionRest(true)
	if r.is("{") && !r.onNewLine() {
		r.dict()
	}
}

// bound reads a bound of a loop.
func (r *reader) bound(word string) {
	switch {
	case r.kind() == '%':
		r.value()
		return
	case r.kind() == '0' || r.is("-"):
		r.accept("-")
		r.copy()
		return
	case r.is(word):
		r.copy()
	}
	r.put(" ")
	r.appliedMap()
}

// appliedMap reads "#map(%i)[%n]" or the same with the map written out, and returns the map if it is known.
func (r *reader) appliedMap() (results int) {
	switch {
	case r.kind() == '#':
		if m := r.aliases[r.tok()].m; m != nil {
			results = m.NumResults()
		}
		r.dialectAttr()
	case r.is("("):
		if m := r.affineMap(); m != nil {
			results = m.NumResults()
		}
	default:
		r.expected("an affine map")
	}
	r.dimsAndSymbolUses()
	return results
}

// conditional reads "if #set(%i)[%n] { } else if ... else { }".
func (r *reader) conditional(*statement) {
	r.replace("affine.if")
	switch {
	case r.kind() == '#':
		r.dialectAttr()
	case r.is("("):
		r.put(" ")
		r.affineSet()
	default:
		if r.problem != "" {
			r.lexical()
		}
		r.expected("an integer set")
	}
	r.dimsAndSymbolUses()
	r.expect("{")
	r.regionRest(true)
	if !r.is("else") {
		if r.is("{") && !r.onNewLine() {
			r.dict()
		}
		return
	}
	r.copy()
	if r.is("if") || r.is("affine.if") {
		r.put(" {\n")
		r.conditional(nil)
		r.put("\n}")
		return
	}
	r.expect("{")
	r.regionRest(true)
	if r.is("{") && !r.onNewLine() {
		r.dict()
	}
}

// apply reads "affine_apply #map(%i)[%n]".
func (r *reader) apply(st *statement) {
	r.rename()
	r.put(" ")
	st.setResults(r.appliedMap())
	if r.is("{") && !r.onNewLine() {
		r.dict()
	}
}

// reshape reads "reshape %m : T (%sizes)[%symbols] to (T -> U)" or "... : U".
func (r *reader) reshape(*statement) {
	r.rename()
	r.value()
	r.need(":")
	from := r.aside(r.memrefType)
	if r.is("(") {
		r.dimsAndSymbolUses()
	}
	var to stretch
	switch {
	case r.drop("to"):
		if r.drop("(") {
			r.aside(r.memrefType)
			r.need("->")
			to = r.aside(r.memrefType)
			r.need(")")
		} else {
			to = r.aside(r.memrefType)
		}
	case r.drop(":"):
		to = r.aside(r.memrefType)
	default:
		r.expected("'to' and the new type")
	}
	r.fromTo(from, to)
}

func (r *reader) fromTo(from, to stretch) {
	r.put(" : ")
	r.emit(from)
	r.put(" to ")
	r.emit(to)
	r.apart = true
}

// view reads "view T -> U (%sizes)[%symbols] %m : T" of spring 2019, and "view %m[%offset][%sizes] : T to U" of autumn.
func (r *reader) view(*statement) {
	if strings.HasPrefix(r.peekAt(1), "%") {
		r.replace("std2019.byte_view")
		r.value()
		r.rest()
		return
	}
	r.rename()
	r.aside(r.memrefType)
	r.need("->")
	to := r.aside(r.memrefType)
	uses := r.aside(r.dimsAndSymbolUses)
	r.value()
	r.emit(uses)
	r.need(":")
	r.fromTo(r.aside(r.memrefType), to)
}
