package asmformat

import "slices"

// lower fills the program from the resolved elements.
func (r *resolver) lower(list []Element, types *typeSolver) Program {
	l := &lowerer{r.subj, r.open}
	p := Program{Print: l.print(list, nil), Parse: l.parse(list)}
	if r.isOp() {
		p.Finish = r.finish(types)
		p.DictIsDiscardable = r.propDict != nil
		p.Elided = r.elided(true)
		if r.propDict != nil {
			p.PropDictElided = r.elided(false)
		}
	}
	return p
}

type lowerer struct {
	subj *Subject
	open map[Element]bool // see resolver
}

// print lowers a sequence for printing; present are the values that are known to be there.
func (l *lowerer) print(list []Element, present []Ref) []Step {
	var out []Step
	for _, e := range list {
		switch e := e.(type) {
		case *Group:
			g := &PrintIf{at: e.at, Any: presence(l.subj, e.Anchor, nil), Negate: e.Inverted}
			inner := slices.Concat(present, presentRefs(e.Anchor, nil))
			then, other := inner, present
			if e.Inverted {
				then, other = present, inner
			}
			g.Then = l.print(l.printed(e, e.Then), then)
			g.Else = l.print(l.printed(e, e.Else), other)
			if l.open[e.Guard] && len(g.Else) == 0 {
				g.Else = []Step{&NoOperands{e.at}}
			}
			out = append(out, g)
		case *OIList:
			for _, c := range e.Clauses {
				shown := clausePresence(l.subj, c)
				if len(shown) == 0 {
					continue // nothing tells that the clause was there, so it is only read
				}
				body := []Step{c.Literal}
				if c.Unit == nil {
					body = append(body, l.print(c.Body, l.only(c))...)
				}
				out = append(out, &PrintIf{at: c.Literal.at, Any: shown, Then: body})
			}
		case *Var:
			// A value that may be absent has its own condition, unless the group has it.
			if guard, ok := l.varGuard(e.Ref); ok && !slices.Contains(present, e.Ref) {
				out = append(out, &PrintIf{at: e.at, Any: []Presence{guard}, Then: []Step{e}})
				continue
			}
			out = append(out, e)
		case *Whitespace:
			if e.Kind != BlankNone {
				out = append(out, e)
			}
		default:
			out = append(out, e)
		}
	}
	return out
}

// varGuard is the condition under which an attribute or parameter that may be absent is printed.
func (l *lowerer) varGuard(ref Ref) (Presence, bool) {
	switch ref.Kind {
	case AttrVar:
		return Presence{Kind: PresentIfSet, Ref: ref}, l.subj.Attrs[ref.Index].Optional
	case ParamVar:
		return Presence{Kind: PresentIfNotDefault, Ref: ref}, l.subj.Params[ref.Index].Optional
	}
	return Presence{}, false
}

// only returns the one value that decides a clause, which is present when the clause is printed.
func (l *lowerer) only(c Clause) []Ref {
	if p := clausePresence(l.subj, c); len(p) == 1 {
		return []Ref{p[0].Ref}
	}
	return nil
}

// printed drops an anchor that is not printed.
func (l *lowerer) printed(g *Group, list []Element) []Element {
	if !g.ElidedAnchor {
		return list
	}
	return slices.DeleteFunc(slices.Clone(list), func(e Element) bool { return e == g.Anchor })
}

// presence appends the conditions under which an anchor counts as present.
func presence(subj *Subject, e Element, out []Presence) []Presence {
	add := func(p Presence) {
		if !slices.Contains(out, p) {
			out = append(out, p)
		}
	}
	switch e := e.(type) {
	case *Var:
		add(varPresence(subj, e.Ref))
	case *TypeOf:
		add(typePresence(e.Arg))
	case *Args:
		if e.Form == ArgPairs {
			add(varPresence(subj, e.Of.Ref))
		}
	case *FunctionalType:
		add(typePresence(e.Inputs)) // upstream looks at the inputs alone
	case *Custom:
		for _, a := range e.Args {
			switch {
			case a.ByRef:
			case a.Kind == ArgVar:
				add(varPresence(subj, a.Ref))
			case a.Kind == ArgType:
				add(typePresence(TypeArg{Ref: a.Ref, Arity: a.Arity}))
			}
		}
	case *Params:
		for _, v := range e.Items {
			add(varPresence(subj, v.Ref))
		}
	case *Struct:
		for _, f := range e.Fields {
			add(varPresence(subj, Ref{ParamVar, f.Param}))
		}
	}
	return out
}

// clausePresence lists the conditions under which a clause of an oilist is printed.
func clausePresence(subj *Subject, c Clause) []Presence {
	var out []Presence
	for _, e := range c.Body {
		if g, ok := e.(*Group); ok {
			e = g.Anchor
		}
		out = presence(subj, e, out)
	}
	return slices.DeleteFunc(out, func(p Presence) bool { return p.Kind == PresentAlways })
}

func typePresence(t TypeArg) Presence {
	p := Presence{Kind: PresentIfNotEmpty, Ref: t.Ref, All: t.All}
	switch {
	case !t.All && t.Arity == Optional:
		p.Kind = PresentIfSet
	case !t.All && t.Arity == Single:
		p.Kind = PresentAlways
	}
	return p
}

func varPresence(subj *Subject, ref Ref) Presence {
	p := Presence{Ref: ref}
	switch ref.Kind {
	case OperandVar, ResultVar:
		return typePresence(TypeArg{Ref: ref, Arity: subj.arity(ref)})
	case RegionVar, SuccessorVar:
		p.Kind = PresentIfNotEmpty
	case AttrVar:
		a := subj.Attrs[ref.Index]
		p.Kind = PresentAlways
		if a.Default {
			p.Kind = PresentIfNotDefault
		} else if a.Optional {
			p.Kind = PresentIfSet
		}
	case PropVar:
		p.Kind = PresentAlways
		if subj.Props[ref.Index].Default {
			p.Kind = PresentIfNotDefault
		}
	case ParamVar:
		p.Kind = PresentAlways
		if subj.Params[ref.Index].Optional {
			p.Kind = PresentIfNotDefault
		}
	}
	return p
}

// parse lowers a sequence for parsing.
func (l *lowerer) parse(list []Element) []Step {
	var out []Step
	for _, e := range list {
		switch e := e.(type) {
		case *Whitespace:
		case *Var:
			out = append(out, e)
		case *Group:
			out = append(out, l.parseGroup(e))
		case *OIList:
			p := &ParseClauses{at: e.at}
			for _, c := range e.Clauses {
				clause := ParseClause{Literal: c.Literal}
				if c.Unit != nil {
					clause.Body = []Step{&SetUnit{c.Unit.at, c.Unit.Ref}}
				} else {
					clause.Body = l.parse(c.Body)
				}
				p.Clauses = append(p.Clauses, clause)
			}
			out = append(out, p)
		default:
			out = append(out, e)
		}
	}
	return out
}

// parseGroup lowers an optional group.
func (l *lowerer) parseGroup(g *Group) Step {
	p := &ParseIf{at: g.at, Guard: l.guard(g.Guard)}
	then := g.Then
	for len(then) > 0 && then[0] != g.Guard {
		then = then[1:]
	}
	p.Then = l.parse(l.printed(g, then[1:]))
	p.Else = l.parse(l.printed(g, g.Else))
	if v, ok := g.Anchor.(*Var); ok && g.ElidedAnchor {
		unit := &SetUnit{v.at, v.Ref}
		if g.Inverted {
			p.Else = slices.Insert(p.Else, 0, Step(unit))
		} else {
			p.Then = slices.Insert(p.Then, 0, Step(unit))
		}
	}
	return p
}

func (l *lowerer) guard(e Element) Guard {
	switch e := e.(type) {
	case *Literal:
		return Guard{Kind: GuardLiteral, Literal: e}
	case *Custom:
		return Guard{Kind: GuardCustom, Element: e}
	case *Var:
		if e.Ref.Kind == PropVar {
			return Guard{Kind: GuardProp, Element: e}
		}
	}
	return Guard{Kind: GuardElement, Element: e}
}

// elided lists what a dictionary does not print: attr-dict when attrs is set, else prop-dict.
func (r *resolver) elided(attrs bool) []Elision {
	var out []Elision
	if r.subj.OperandSegments && r.all[AllOperands] == nil {
		out = append(out, Elision{Name: "operandSegmentSizes", Attr: -1, Prop: -1})
	}
	if r.subj.ResultSegments && r.allTypes[AllResults] == nil {
		out = append(out, Elision{Name: "resultSegmentSizes", Attr: -1, Prop: -1})
	}
	if attrs {
		for i, v := range r.subj.Operands {
			ref, ok := r.names[v.SizesAttr]
			if _, bound := r.bound[Ref{OperandVar, i}]; v.Arity == VariadicOfVariadic && ok && bound {
				out = append(out, Elision{Name: v.SizesAttr, Attr: ref.Index, Prop: -1})
			}
		}
	}
	for i, a := range r.subj.Attrs {
		if _, ok := r.bound[Ref{AttrVar, i}]; ok {
			out = append(out, Elision{Name: a.Name, Attr: i, Prop: -1})
		} else if a.Default {
			out = append(out, Elision{Name: a.Name, Attr: i, Prop: -1, IfDefault: true})
		}
	}
	if !attrs {
		for i, p := range r.subj.Props {
			if _, ok := r.bound[Ref{PropVar, i}]; ok {
				out = append(out, Elision{Name: p.Name, Attr: -1, Prop: i})
			} else if p.Default {
				out = append(out, Elision{Name: p.Name, Attr: -1, Prop: i, IfDefault: true})
			}
		}
	}
	return out
}

// finish lists what happens behind the text: regions, successors, segment sizes, checks, result types, operands,
// inference, in upstream's order.
func (r *resolver) finish(s *typeSolver) []Finish {
	var out []Finish
	add := func(kind FinishKind, ref Ref, src *TypeSource) {
		f := Finish{Kind: kind, Ref: ref}
		if src != nil {
			f.Source = *src
		}
		out = append(out, f)
	}
	if len(r.subj.Regions) > 0 {
		add(AddRegions, Ref{RegionVar, -1}, nil)
	}
	if len(r.subj.Successors) > 0 {
		add(AddSuccessors, Ref{SuccessorVar, -1}, nil)
	}
	allOperands := r.all[AllOperands] != nil
	if r.subj.OperandSegments && !allOperands {
		add(SetOperandSegments, Ref{OperandVar, -1}, nil)
	}
	for i, v := range r.subj.Operands {
		if v.Arity == VariadicOfVariadic && !allOperands {
			add(SetGroupSizes, Ref{OperandVar, i}, nil)
		}
	}
	allResultTypes, infer := r.allTypes[AllResults] != nil, r.inferResults(s)
	if r.subj.ResultSegments && !allResultTypes {
		add(SetResultSegments, Ref{ResultVar, -1}, nil)
	}
	for _, ref := range r.transformed(s, infer) {
		add(CheckType, ref, nil)
	}
	switch {
	case infer:
	case allResultTypes:
		add(AddResultTypes, Ref{ResultVar, -1}, &TypeSource{Kind: SourceFullList})
	default:
		for i := range r.subj.Results {
			add(AddResultTypes, Ref{ResultVar, i}, s.from[Ref{ResultVar, i}])
		}
	}
	switch {
	case len(r.subj.Operands) == 0:
	case allOperands || r.allTypes[AllOperands] != nil:
		add(ResolveOperands, Ref{OperandVar, -1}, &TypeSource{Kind: SourceFullList})
		if last := &out[len(out)-1]; r.allTypes[AllOperands] == nil {
			last.Source.Kind = SourceParsed
			for i := range r.subj.Operands {
				if src := s.from[Ref{OperandVar, i}]; src != nil {
					last.Each = append(last.Each, *src)
				}
			}
		}
	default:
		for i := range r.subj.Operands {
			add(ResolveOperands, Ref{OperandVar, i}, s.from[Ref{OperandVar, i}])
		}
	}
	if infer {
		add(InferResultTypes, Ref{ResultVar, -1}, nil)
	}
	return out
}

// transformed lists the values whose types go into a transformer, results' sources first, each once.
func (r *resolver) transformed(s *typeSolver, infer bool) []Ref {
	var out []Ref
	visit := func(src *TypeSource) {
		for ; src != nil; src = src.Via {
			if src.Kind != SourceMatch || src.Of.Kind == AttrVar || slices.Contains(out, src.Of) || r.subj.value(src.Of).Any {
				continue
			}
			out = append(out, src.Of)
		}
	}
	if !infer && r.allTypes[AllResults] == nil {
		for i := range r.subj.Results {
			visit(s.from[Ref{ResultVar, i}])
		}
	}
	for i := range r.subj.Operands {
		visit(s.from[Ref{OperandVar, i}])
	}
	return out
}
