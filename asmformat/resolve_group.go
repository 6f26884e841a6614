package asmformat

import "slices"

// group resolves an optional group and checks its parts.
func (r *resolver) group(n *OptionalNode) Element {
	g := &Group{at: at{n.Span}, HasElse: n.HasElse}
	var anchors []Element
	inElse := false
	branch := func(nodes []Node, isElse bool) []Element {
		var out []Element
		for _, c := range nodes {
			e := r.elem(c, inFormat)
			if e == nil {
				r.broken = true
				continue
			}
			out = append(out, e)
			if slices.Contains(n.Anchors, c) {
				anchors = append(anchors, e)
				inElse = isElse
			}
		}
		return out
	}
	g.Then = branch(n.Then, false)
	g.Else = branch(n.Else, true)
	r.checkAnchors(n)
	if len(n.Then) == 0 {
		r.sink.report(codeGroupEmpty, n.Span, "optional group")
	}
	if len(anchors) == 1 {
		g.Anchor, g.Inverted = anchors[0], inElse
	}
	r.groupFirst(g, len(g.Then) == len(n.Then))
	for _, e := range slices.Concat(g.Then, g.Else) {
		if r.isOp() {
			r.groupMember(e, e == g.Anchor, "an optional group")
		} else {
			r.groupParam(e, e == g.Anchor)
		}
	}
	if g.Anchor == nil || g.Guard == nil {
		return nil
	}
	g.ElidedAnchor = r.isElided(g)
	return g
}

// checkAnchors reports no anchor, and more than one.
func (r *resolver) checkAnchors(n *OptionalNode) {
	if len(n.Then) == 0 && len(n.Else) == 0 {
		return
	}
	switch len(n.Anchors) {
	case 0:
		r.sink.report(codeNoAnchor, n.Span)
	case 1:
	default:
		f := r.sink.report(codeTwoAnchors, n.Anchors[1].Where())
		f.note(n.Anchors[0].Where(), "the first anchor")
	}
}

// groupFirst finds the first element that is parsed. complete is false when elements are missing from the group
// because they were faulty.
func (r *resolver) groupFirst(g *Group, complete bool) {
	first := firstParsed(g.Then)
	switch e := first.(type) {
	case nil:
		if complete && len(g.Then) > 0 {
			r.sink.report(codeGroupFirst, g.Span, "whitespace alone")
		}
		return
	case *Literal, *Custom:
	case *Var:
		if e.Ref.Kind == PropVar && !r.propDecides(e.Ref.Index) {
			r.sink.report(codeAnchorProp, e.Span, e.Name, "be the first element of an optional group")
		}
		e.Maybe = true
	default:
		if complete || g.Then[0] != first {
			r.sink.report(codeGroupFirst, first.Where(), r.elementWord(first))
		}
		return
	}
	g.Guard = first
}

// firstParsed skips leading whitespace elements.
func firstParsed(list []Element) Element {
	for _, e := range list {
		if _, blank := e.(*Whitespace); !blank {
			return e
		}
	}
	return nil
}

// propDecides reports whether a property can be absent in text and recognised.
func (r *resolver) propDecides(i int) bool {
	p := r.subj.Props[i]
	return p.Default && p.OptionalParser
}

// isElided reports whether the anchor is a unit attribute or property whose value is the group's presence. Upstream
// prints and parses it when it is the first element.
func (r *resolver) isElided(g *Group) bool {
	v, ok := g.Anchor.(*Var)
	if !ok || !r.isUnit(v.Ref) {
		return false
	}
	return v != g.Guard && (len(g.Else) == 0 || v != g.Else[0])
}

// isUnit reports whether the variable is a presence flag.
func (r *resolver) isUnit(ref Ref) bool {
	return ref.Kind == AttrVar && r.subj.Attrs[ref.Index].Unit || ref.Kind == PropVar && r.subj.Props[ref.Index].Unit
}

// elementWord names an element in messages.
func (r *resolver) elementWord(e Element) string {
	switch e := e.(type) {
	case *Literal:
		return "the literal `" + e.Text + "`"
	case *Whitespace:
		return "a whitespace element"
	case *Var:
		return r.what(e.Ref)
	case *TypeOf:
		return "the type of " + r.typeArgWord(e.Arg)
	case *FunctionalType:
		return "'functional-type'"
	case *AttrDict:
		if e.Keyword {
			return "'attr-dict-with-keyword'"
		}
		return "'attr-dict'"
	case *PropDict:
		return "'prop-dict'"
	case *All:
		return quote(allWord[e.Kind])
	case *Custom:
		return "'custom<" + e.Name + ">'"
	case *Group:
		return "an optional group"
	case *OIList:
		return "'oilist'"
	case *Args:
		return "'args'"
	case *Params:
		return "'params'"
	default:
		return "'struct'"
	}
}

// groupMember checks one element of a group in an operation's format; where names the group or clause.
func (r *resolver) groupMember(e Element, anchor bool, where string) {
	switch e := e.(type) {
	case *Var:
		r.groupVar(e.Ref, e.Span, anchor, where)
	case *TypeOf:
		r.groupType(e.Arg, e.Span, where)
	case *FunctionalType:
		r.groupType(e.Inputs, e.Span, where)
		r.groupType(e.Results, e.Span, where)
	case *Custom:
		if anchor {
			r.customAnchor(e, where)
		}
	case *Args:
		r.groupArgs(e, where)
	case *Literal, *Whitespace, *Group:
		if anchor {
			r.sink.report(codeAnchorKind, e.Where(), r.elementWord(e))
		}
	default:
		r.sink.report(codeGroupElement, e.Where(), r.elementWord(e), where)
	}
}

// groupVar checks a variable in a group.
func (r *resolver) groupVar(ref Ref, span Span, anchor bool, where string) {
	switch ref.Kind {
	case OperandVar:
		if !r.subj.arity(ref).IsVarLen() {
			r.sink.report(codeGroupVarLen, span, r.what(ref), where)
		}
	case AttrVar:
		if a := r.subj.Attrs[ref.Index]; anchor && !a.Optional && !a.Default {
			r.sink.report(codeAnchorAttr, span, a.Name)
		}
	case PropVar:
		if anchor && !r.propDecides(ref.Index) {
			r.sink.report(codeAnchorProp, span, r.subj.name(ref), "be an anchor")
		}
	case RegionVar:
	default:
		r.sink.report(codeGroupElement, span, r.what(ref), where)
	}
}

// groupType checks the subject of a type in a group.
func (r *resolver) groupType(t TypeArg, span Span, where string) {
	switch {
	case t.All:
		r.sink.reportFix(codeGroupElement, span, "name the single operands or results", "the type of "+r.typeArgWord(t), where)
	case !t.Arity.IsVarLen():
		r.sink.report(codeGroupVarLen, span, r.what(t.Ref), where)
	}
}

// customAnchor checks that everything that a custom directive binds could be the anchor.
func (r *resolver) customAnchor(c *Custom, where string) {
	binds := false
	for _, a := range c.Args {
		if a.ByRef || a.Kind == ArgText {
			continue
		}
		binds = true
		switch a.Kind {
		case ArgVar:
			r.groupVar(a.Ref, a.Span, true, where)
		case ArgType:
			r.groupType(TypeArg{Ref: a.Ref, Arity: a.Arity}, a.Span, where)
		default:
			r.sink.report(codeGroupElement, a.Span, "a dictionary", "a custom directive that is an anchor")
		}
	}
	if !binds {
		r.sink.report(codeAnchorText, c.Span)
	}
}

// groupParam checks one element of a group in an attribute's or type's format.
func (r *resolver) groupParam(e Element, anchor bool) {
	need := func(i int, span Span) {
		if !r.subj.Params[i].Optional {
			r.sink.report(codeGroupParam, span, r.what(Ref{ParamVar, i}))
		}
	}
	switch e := e.(type) {
	case *Var:
		need(e.Ref.Index, e.Span)
	case *Params:
		for _, v := range e.Items {
			need(v.Ref.Index, e.Span)
		}
	case *Struct:
		for _, f := range e.Fields {
			need(f.Param, f.Value.Where())
		}
	case *Custom:
		binds := false
		for _, a := range e.Args {
			if a.Kind == ArgVar && !a.ByRef {
				binds = true
				need(a.Ref.Index, a.Span)
			}
		}
		if anchor && !binds {
			r.sink.report(codeAnchorText, e.Span)
		}
	default:
		if anchor {
			r.sink.report(codeAnchorKind, e.Where(), r.elementWord(e))
		}
	}
}

// oilist resolves the clauses and checks their parts.
func (r *resolver) oilist(n *OIListNode, ctx place) Element {
	if !r.isOp() {
		r.sink.report(codeNotHere, n.Span, "oilist", r.subjectWord())
		return nil
	}
	if ctx != inFormat {
		r.sink.report(codeTopOnly, n.Span, "oilist", r.inside)
		return nil
	}
	o := &OIList{at: at{n.Span}}
	for _, c := range n.Clauses {
		lit, ok := r.literal(c.Literal, inFormat).(*Literal)
		if !ok {
			if literalFault(c.Literal.Text) == literalOK {
				r.sink.report(codeClauseBlank, c.Literal.Span)
			}
			r.broken = true
			continue
		}
		clause := Clause{Literal: lit}
		for _, b := range c.Body {
			e := r.elem(b, inFormat)
			if e == nil {
				r.broken = true
				continue
			}
			clause.Body = append(clause.Body, e)
			r.clauseMember(e)
		}
		if len(clause.Body) == 1 {
			if v, isVar := clause.Body[0].(*Var); isVar && r.isUnit(v.Ref) {
				clause.Unit = v
			}
		}
		if len(clause.Body) == len(c.Body) && len(clausePresence(r.subj, clause)) == 0 {
			r.sink.report(codeClauseIdle, lit.Span, lit.Text)
		}
		o.Clauses = append(o.Clauses, clause)
	}
	return o
}

// clauseMember checks one element of a clause.
func (r *resolver) clauseMember(e Element) {
	v, ok := e.(*Var)
	switch {
	case ok && v.Ref.Kind == AttrVar:
		if a := r.subj.Attrs[v.Ref.Index]; !a.Optional && !a.Default {
			r.sink.report(codeClauseAttr, v.Span, a.Name)
		}
	case ok && v.Ref.Kind == PropVar:
		if p := r.subj.Props[v.Ref.Index]; !p.Default {
			r.sink.report(codeClauseProp, v.Span, p.Name)
		}
	default:
		r.groupMember(e, false, "an oilist clause")
	}
}

// decideMaybe marks the optional attributes whose absence the parser accepts: those outside groups, in clauses, and
// those of a group that do not decide it. The anchor of a group is expected once the group is there, as upstream
// does; so is an attribute in stripped form, which cannot be tried.
func (r *resolver) decideMaybe(list []Element, group *Group) {
	for _, e := range list {
		switch e := e.(type) {
		case *Var:
			if e.Ref.Kind != AttrVar || !r.subj.Attrs[e.Ref.Index].Optional {
				continue
			}
			if group == nil || e != group.Anchor && r.subj.Attrs[e.Ref.Index].Form != AttrStripped {
				e.Maybe = true
			}
		case *Group:
			r.decideMaybe(e.Then, e)
			r.decideMaybe(e.Else, e)
		case *OIList:
			for _, c := range e.Clauses {
				r.decideMaybe(c.Body, nil)
			}
		}
	}
}

// someRequired reports whether a kind has an element that cannot be absent.
func (r *resolver) someRequired(kind AllKind) bool {
	required := func(n int, vk VarKind) bool {
		for i := range n {
			if !r.subj.arity(Ref{vk, i}).IsVarLen() {
				return true
			}
		}
		return false
	}
	switch kind {
	case AllOperands:
		return required(len(r.subj.Operands), OperandVar)
	case AllResults:
		return required(len(r.subj.Results), ResultVar)
	case AllRegions:
		return required(len(r.subj.Regions), RegionVar)
	default:
		return required(len(r.subj.Successors), SuccessorVar)
	}
}
