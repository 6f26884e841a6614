package asmformat

import "slices"

// ambiguity checks that one token decides everywhere, as the generated parsers work: walking from the end of the
// format to its start it carries the tokens that can come next, and compares them with those of each optional
// element, list and clause. What code parses (custom directives, properties) is not judged.
type ambiguity struct {
	r    *resolver
	root []Element
	// present holds the anchors of the groups around: within its group an anchor is never absent.
	present []Ref
}

// checkAmbiguity reports every place where one token of lookahead does not decide.
func (r *resolver) checkAmbiguity(list []Element) {
	a := &ambiguity{r: r, root: list}
	a.list(list, startSet{end: true})
}

// list returns the starts of the sequence followed by rest.
func (a *ambiguity) list(list []Element, rest startSet) startSet {
	for _, e := range slices.Backward(list) {
		rest = a.element(e, rest)
	}
	return rest
}

// element checks one element against what can follow it, and returns the starts of both together.
func (a *ambiguity) element(e Element, rest startSet) startSet {
	switch e := e.(type) {
	case *Whitespace:
		return rest
	case *Group:
		return a.group(e, rest)
	case *OIList:
		return a.oilist(e, rest)
	case *Custom:
		return startSet{unknown: true}
	}
	a.continues(e, rest)
	starts, known := a.starts(e)
	if !a.nullable(e) {
		return startSet{items: starts, unknown: !known}
	}
	a.optional(e, starts, rest)
	return startSet{items: append(slices.Clip(starts), rest.items...), end: rest.end, unknown: rest.unknown || !known}
}

// nullable reports whether parsing the element can consume nothing.
func (a *ambiguity) nullable(e Element) bool {
	switch e := e.(type) {
	case *Var:
		if slices.Contains(a.present, e.Ref) {
			return false
		}
		switch e.Ref.Kind {
		case AttrVar, PropVar:
			return e.Maybe
		case ParamVar:
			return e.Maybe || a.r.subj.Params[e.Ref.Index].Optional
		case RegionVar:
			return e.Maybe || a.r.subj.arity(e.Ref).IsVarLen()
		default:
			return a.r.subj.arity(e.Ref).IsVarLen()
		}
	case *TypeOf:
		// A list of types has at least one, except for the groups of a variadic of variadic.
		long := e.Arg.Arity == Optional || e.Arg.Arity == VariadicOfVariadic
		return long && !slices.Contains(a.present, e.Arg.Ref)
	case *All:
		return !a.r.someRequired(e.Kind)
	case *AttrDict, *PropDict:
		return true
	case *Params:
		return len(e.Items) == 0
	case *Struct:
		return !slices.ContainsFunc(e.Fields, func(f StructField) bool { return !a.r.subj.Params[f.Param].Optional })
	}
	return false
}

// starts returns the tokens with which an element begins; known is false when there may be others.
func (a *ambiguity) starts(e Element) (list []start, known bool) {
	one := func(f First) ([]start, bool) { return startsOf(f, e), true }
	switch e := e.(type) {
	case *Literal:
		return one(TokenFirst(e.Text))
	case *Var:
		f, ok := a.varFirst(e)
		return startsOf(f, e), ok
	case *TypeOf:
		if e.Arg.Arity == VariadicOfVariadic {
			return one(TokenFirst("("))
		}
		return one(TypeFirst())
	case *Args:
		if !e.IsList() {
			return one(First{Classes: ClassPercent})
		}
		return one(TokenFirst("("))
	case *FunctionalType:
		return one(TokenFirst("("))
	case *AttrDict:
		if e.Keyword {
			return one(TokenFirst("attributes"))
		}
		return one(TokenFirst("{"))
	case *PropDict:
		return one(TokenFirst("<"))
	case *All:
		switch e.Kind {
		case AllOperands:
			return one(First{Classes: ClassPercent})
		case AllRegions:
			return one(TokenFirst("{"))
		default:
			return one(First{Classes: ClassCaret})
		}
	case *Params:
		if len(e.Items) > 0 {
			f, ok := a.varFirst(e.Items[0])
			return startsOf(f, e), ok
		}
	case *Struct:
		for _, f := range e.Fields {
			list = append(list, start{token: a.r.subj.Params[f.Param].Name, elem: e})
		}
		return list, true
	}
	return nil, true
}

// varFirst returns what a variable's text starts with.
func (a *ambiguity) varFirst(v *Var) (First, bool) {
	switch v.Ref.Kind {
	case OperandVar:
		if a.r.subj.arity(v.Ref) == VariadicOfVariadic {
			return TokenFirst("("), true
		}
		return First{Classes: ClassPercent}, true
	case RegionVar:
		return TokenFirst("{"), true
	case SuccessorVar:
		return First{Classes: ClassCaret}, true
	case PropVar:
		p := a.r.subj.Props[v.Ref.Index]
		if p.Unit && p.First.isZero() {
			return TokenFirst("unit", "unit_absent"), true
		}
		return p.First, !p.First.isZero()
	case ParamVar:
		p := a.r.subj.Params[v.Ref.Index]
		return p.First, !p.First.isZero()
	}
	at := a.r.subj.Attrs[v.Ref.Index]
	switch {
	case !at.First.isZero():
		return at.First, true
	case at.Form == AttrSymbolName:
		return SymbolFirst(), true
	case at.Form == AttrEnumKeyword:
		f := First{Tokens: slices.DeleteFunc(slices.Clone(at.Cases), func(c string) bool { return !isKeyword(c) })}
		if len(f.Tokens) < len(at.Cases) {
			f.Classes = ClassString
		}
		return f, true
	case at.Unit:
		return TokenFirst("unit"), true
	case at.Form == AttrFull:
		return AnyAttrFirst(), true
	}
	return First{}, false
}

// isKeyword reports whether a text is a bare word of MLIR.
func isKeyword(s string) bool { return s != "" && literalFault(s) == literalOK && isKeywordStart(s[0]) }

// continues checks the tokens that extend an element at its end: ':' behind an attribute with a type, ',' behind a
// list.
func (a *ambiguity) continues(e Element, rest startSet) {
	if v, ok := e.(*Var); ok && v.Ref.Kind == AttrVar {
		at := a.r.subj.Attrs[v.Ref.Index]
		if at.Form == AttrFull || v.Qualified && at.Form != AttrTyped && at.Form != AttrEnumKeyword && at.Form != AttrSymbolName {
			if hit, found := rest.find(":"); found {
				a.report(codeAttrColon, e, hit.elem, false, at.Name)
			}
		}
		return
	}
	a.listInside(e)
	if a.isList(e) {
		if hit, found := rest.find(","); found {
			a.report(codeListComma, e, hit.elem, false, a.r.elementWord(e))
		}
	}
}

// listInside reports a list parameter in front of another item of params, whose comma it would take. In a struct the
// name and `=` behind the comma tell the next field from an element.
func (a *ambiguity) listInside(e Element) {
	p, ok := e.(*Params)
	if !ok {
		return
	}
	for _, v := range p.Items[:max(0, len(p.Items)-1)] {
		if a.r.subj.Params[v.Ref.Index].List {
			a.report(codeListComma, e, nil, false, a.r.what(v.Ref))
		}
	}
}

// isList reports whether the element is a comma separated list of unknown length.
func (a *ambiguity) isList(e Element) bool {
	long := func(ar Arity) bool { return ar == Variadic || ar == VariadicOfVariadic }
	switch e := e.(type) {
	case *Var:
		return long(a.r.subj.arity(e.Ref)) || e.Ref.Kind == ParamVar && a.r.subj.Params[e.Ref.Index].List
	case *TypeOf:
		return long(e.Arg.Arity)
	case *All:
		return true
	case *Params:
		// A list at the end, or an optional parameter that may be missing there.
		if len(e.Items) == 0 {
			return false
		}
		p := a.r.subj.Params[e.Items[len(e.Items)-1].Ref.Index]
		return p.List || p.Optional
	case *Struct:
		return slices.ContainsFunc(e.Fields, func(f StructField) bool { return a.r.subj.Params[f.Param].Optional })
	}
	return false
}

// find looks for a literal among the starts.
func (s startSet) find(token string) (start, bool) {
	i := slices.IndexFunc(s.items, func(x start) bool { return x.class == 0 && x.token == token })
	if i < 0 {
		return start{}, false
	}
	return s.items[i], true
}

// optional checks an element that may be absent against what follows.
func (a *ambiguity) optional(e Element, starts []start, rest startSet) {
	if _, hit, token, found := meet(starts, rest.items); found {
		if isDict(e) && isDict(hit.elem) {
			return // reported as bound twice
		}
		if d, ok := e.(*AttrDict); ok && !d.Keyword {
			a.report(codeDictBrace, e, hit.elem, true, a.r.elementWord(hit.elem))
			return
		}
		a.report(codeFollow, e, hit.elem, true, a.r.elementWord(e), a.r.elementWord(hit.elem), token)
		return
	}
	if rest.end && !a.r.subj.Terminator && a.r.isOp() {
		for _, s := range starts {
			if s.class == ClassPercent {
				a.r.open[e] = true
				a.report(codeEndOperand, e, nil, true, a.r.elementWord(e), "result")
			}
		}
	}
}

// isDict reports whether an element is one of the dictionaries.
func isDict(e Element) bool {
	switch e.(type) {
	case *AttrDict, *PropDict:
		return true
	}
	return false
}

// group checks the decision between the branches.
func (a *ambiguity) group(g *Group, rest startSet) startSet {
	depth := len(a.present)
	a.present = presentRefs(g.Anchor, a.present)
	other := a.list(g.Else, rest)
	// The guard decides, so within the branch it is there.
	then := a.list(after(g.Then, g.Guard), rest)
	a.present = a.present[:depth]
	guard, known := a.starts(g.Guard)
	if _, custom := g.Guard.(*Custom); custom {
		return startSet{items: other.items, end: other.end, unknown: true}
	}
	a.continues(g.Guard, then)
	if _, hit, token, found := meet(guard, other.items); found {
		if len(g.Else) > 0 && within(g.Else, hit.elem) {
			a.report(codeElseUnreachable, g.Guard, hit.elem, true, a.r.elementWord(g.Guard), token)
		} else {
			a.report(codeFollow, g.Guard, hit.elem, true, "the optional group that starts with "+a.r.elementWord(g.Guard),
				a.r.elementWord(hit.elem), token)
		}
	} else {
		a.optional(g.Guard, guard, startSet{end: other.end})
	}
	return startSet{items: append(slices.Clip(guard), other.items...), end: other.end, unknown: other.unknown || !known}
}

// presentRefs appends what a present anchor implies.
func presentRefs(e Element, out []Ref) []Ref {
	switch e := e.(type) {
	case *Var:
		return append(out, e.Ref)
	case *TypeOf:
		return append(out, e.Arg.Ref)
	case *Args:
		if e.Form == ArgPairs {
			return append(out, e.Of.Ref)
		}
	}
	return out
}

// after returns what stands behind an element.
func after(list []Element, e Element) []Element {
	return list[slices.Index(list, e)+1:]
}

// within reports whether an element stands in a sequence, at any depth.
func within(list []Element, want Element) bool {
	for _, e := range list {
		switch g := e.(type) {
		case *Group:
			if within(g.Then, want) || within(g.Else, want) {
				return true
			}
		case *OIList:
			for _, c := range g.Clauses {
				if c.Literal == want || within(c.Body, want) {
					return true
				}
			}
		}
		if e == want {
			return true
		}
	}
	return false
}

// oilist checks the clauses against each other and against what follows.
func (a *ambiguity) oilist(o *OIList, rest startSet) startSet {
	var heads []start
	for _, c := range o.Clauses {
		heads = append(heads, start{token: c.Literal.Text, elem: c.Literal})
	}
	for i, c := range o.Clauses {
		for _, earlier := range o.Clauses[:i] {
			if earlier.Literal.Text == c.Literal.Text {
				a.r.sink.report(codeClauseTwice, c.Literal.Span, c.Literal.Text).note(earlier.Literal.Span, "the earlier clause")
			}
		}
		if hit, found := rest.find(c.Literal.Text); found {
			a.report(codeClauseFollow, c.Literal, hit.elem, true, c.Literal.Text)
		}
	}
	both := startSet{items: append(slices.Clip(heads), rest.items...), end: rest.end, unknown: rest.unknown}
	for _, c := range o.Clauses {
		if c.Unit == nil {
			a.list(c.Body, both)
		}
	}
	return both
}

// report adds a finding at e about what follows it, with an input that shows it. skip tells that the input leaves
// out e.
func (a *ambiguity) report(c *code, e, next Element, skip bool, args ...any) {
	f := a.r.sink.report(c, e.Where(), args...)
	if next != nil {
		f.note(next.Where(), "%s can follow", a.r.elementWord(next))
	}
	if c == codeEndOperand {
		f.Input = a.r.sample(a.root, e, nil, true) + "\\n%0 = next.op"
		return
	}
	f.Input = a.r.sample(a.root, e, next, skip)
}
