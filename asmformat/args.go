package asmformat

// ArgsForm tells how an [Args] writes arguments.
type ArgsForm uint8

// The forms of args.
const (
	// ArgsTyped is args($body): any number of arguments with their types: (%a: i32, %b: f32).
	ArgsTyped ArgsForm = iota
	// ArgsOfType is args($body, type($x)): arguments that have the types of $x: %a for a single one, else (%a, %b).
	ArgsOfType
	// ArgPairs is args($body, $x): arguments in front of the operands whose types they have: %a = %x for a single one,
	// else (%a = %x, %b = %y). It binds $x.
	ArgPairs
)

// Args is args(...): arguments of the entry block of a region, which is then written without their header. The
// directives of one region stand in front of it, in the order of the arguments.
type Args struct {
	at
	// Region is the region, Index the place among the directives of that region.
	Region Ref
	Index  int
	Form   ArgsForm
	// Of is the operand or result whose types the arguments have, Source where these come from. Both are unused for
	// ArgsTyped.
	Of     TypeArg
	Source TypeSource
	// Space: the printer writes a space before it.
	Space bool
}

// IsList reports whether the arguments are a list in parentheses.
func (a *Args) IsList() bool { return a.Form == ArgsTyped || a.Of.Arity != Single }

// sample is an example of the text.
func (a *Args) sample() string {
	switch {
	case a.Form == ArgsTyped:
		return "(%a: i32)"
	case a.IsList():
		return "()"
	case a.Form == ArgPairs:
		return "%a = %0"
	}
	return "%a"
}

// EntryArgs returns the args directives of a region, in order.
func (f *Format) EntryArgs(region int) []*Args {
	for _, e := range f.Elements {
		if v, ok := e.(*Var); ok && v.Ref == (Ref{RegionVar, region}) {
			return v.EntryArgs
		}
	}
	return nil
}

// RegionInGroup reports whether a region stands in an optional group, so that the text may leave it out. What such a
// region lacks (its terminator, or its block) is added where it is read; one that is left out stays empty.
func (f *Format) RegionInGroup(region int) bool {
	for _, e := range f.Elements {
		switch e := e.(type) {
		case *Var:
			if e.Ref == (Ref{RegionVar, region}) {
				return false
			}
		case *All:
			if e.Kind == AllRegions {
				return false
			}
		}
	}
	return true
}

// args resolves args(...).
func (r *resolver) args(n *DirectiveNode, ctx place, outer string) Element {
	if ctx != inFormat {
		r.sink.report(codeTopOnly, n.NameSpan, n.Name, outer)
		return nil
	}
	a := &Args{at: at{n.Span}}
	bad := func(i int, expected, what string) Element {
		r.sink.report(codeArgsArg, n.Args[i].Where(), expected, what)
		return nil
	}
	const region = "a region that is not variadic"
	v, ok := n.Args[0].(*VariableNode)
	if !ok {
		return bad(0, region, "another element")
	}
	if a.Region, ok = r.lookup(v); !ok {
		return nil
	}
	if a.Region.Kind != RegionVar || r.subj.arity(a.Region).IsVarLen() {
		return bad(0, region, r.what(a.Region))
	}
	if len(n.Args) == 1 {
		return a
	}
	a.Form = ArgPairs
	inner := n.Args[1]
	if d, isType := inner.(*DirectiveNode); isType && d.Name == "type" && len(d.Args) == 1 {
		a.Form, inner = ArgsOfType, d.Args[0]
	}
	const value = "an operand, or the type of an operand or result, that is neither optional nor nested"
	if v, ok = inner.(*VariableNode); !ok {
		return bad(1, value, "another element")
	}
	ref, ok := r.lookup(v)
	if !ok {
		return nil
	}
	if ref.Kind != OperandVar && (ref.Kind != ResultVar || a.Form == ArgPairs) {
		return bad(1, value, r.what(ref))
	}
	a.Of = TypeArg{Ref: ref, Arity: r.subj.arity(ref)}
	if a.Of.Arity != Single && a.Of.Arity != Variadic {
		return bad(1, value, r.what(ref))
	}
	if a.Form == ArgPairs {
		r.bind(ref, n.Args[1].Where())
	}
	return a
}

// groupArgs checks args in an optional group or clause: only pairs can be absent, namely when there are no operands.
func (r *resolver) groupArgs(a *Args, where string) {
	if a.Form == ArgPairs {
		r.groupVar(a.Of.Ref, a.Span, false, where)
		return
	}
	r.sink.reportFix(codeGroupElement, a.Span, "move it out of the group; args($region, $operands) may stand here", r.elementWord(a),
		where)
}

// checkArgs connects every args directive with its region, and checks that their types are known by then.
func (r *resolver) checkArgs(list []Element, s *typeSolver) {
	regions := map[Ref]*Var{}
	for _, e := range list {
		if v, ok := e.(*Var); ok && v.Ref.Kind == RegionVar {
			regions[v.Ref] = v
		}
	}
	for _, a := range allArgs(list, nil) {
		v := regions[a.Region]
		if v == nil || v.Span.Start < a.Span.Start {
			name := r.subj.name(a.Region)
			r.sink.reportFix(codeArgsRegion, a.Span, "write $"+name+" behind it, outside of groups", r.what(a.Region))
			continue
		}
		if n := len(v.EntryArgs); n > 0 && v.EntryArgs[n-1].Form == ArgsTyped {
			r.sink.report(codeArgsLast, a.Span, r.what(a.Region)).note(v.EntryArgs[n-1].Span, "the list of any length")
		}
		a.Index = len(v.EntryArgs)
		v.EntryArgs = append(v.EntryArgs, a)
		if a.Form == ArgsTyped {
			continue
		}
		src := s.from[a.Of.Ref]
		if src == nil || !r.knownAt(src, a.Of.Ref, v.Span.Start) {
			r.sink.reportFix(codeArgsType, v.Span,
				"write type($"+r.subj.name(a.Of.Ref)+"), or a type that is equal to it, in front of $"+v.Name,
				r.what(a.Of.Ref), "'$"+v.Name+"'").note(a.Span, "an argument has this type")
			continue
		}
		a.Source = *src
	}
}

// allArgs appends the args directives of a sequence, at any depth.
func allArgs(list []Element, out []*Args) []*Args {
	for _, e := range list {
		switch e := e.(type) {
		case *Args:
			out = append(out, e)
		case *Group:
			out = allArgs(e.Else, allArgs(e.Then, out))
		case *OIList:
			for _, c := range e.Clauses {
				out = allArgs(c.Body, out)
			}
		}
	}
	return out
}

// knownAt reports whether a type is known to a parser that has come to the given place: written in front of it, fixed
// by a constraint, or equal to such a type. Types that need a check before they are computed with are not, nor those
// that are found when all types have been read.
func (r *resolver) knownAt(src *TypeSource, self Ref, place int) bool {
	switch src.Kind {
	case SourceBuildable:
		return true
	case SourceParsed:
		where, ok := r.types[self]
		return ok && where.End <= place
	case SourceSameAs:
		if src.Via != nil {
			return r.knownAt(src.Via, src.Of, place)
		}
		return r.knownAt(&TypeSource{Kind: SourceParsed}, src.Of, place)
	}
	return false
}
