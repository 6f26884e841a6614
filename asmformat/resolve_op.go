package asmformat

import (
	"cmp"
	"slices"
)

// name returns the declared name, which may be empty.
func (s *Subject) name(ref Ref) string {
	switch ref.Kind {
	case OperandVar:
		return s.Operands[ref.Index].Name
	case ResultVar:
		return s.Results[ref.Index].Name
	case AttrVar:
		return s.Attrs[ref.Index].Name
	case PropVar:
		return s.Props[ref.Index].Name
	case RegionVar:
		return s.Regions[ref.Index].Name
	case SuccessorVar:
		return s.Successors[ref.Index].Name
	default:
		return s.Params[ref.Index].Name
	}
}

// arity returns the declared arity; attributes, properties and parameters are Optional when they may be absent.
func (s *Subject) arity(ref Ref) Arity {
	optional := false
	switch ref.Kind {
	case OperandVar:
		return s.Operands[ref.Index].Arity
	case ResultVar:
		return s.Results[ref.Index].Arity
	case RegionVar:
		return s.Regions[ref.Index].Arity
	case SuccessorVar:
		return s.Successors[ref.Index].Arity
	case AttrVar:
		optional = s.Attrs[ref.Index].Optional
	case ParamVar:
		optional = s.Params[ref.Index].Optional
	}
	if optional {
		return Optional
	}
	return Single
}

// value returns the declaration of an operand or result.
func (s *Subject) value(ref Ref) *Value {
	if ref.Kind == OperandVar {
		return &s.Operands[ref.Index]
	}
	return &s.Results[ref.Index]
}

// refsOf lists the variables of a map whose kind is wanted, in order of declaration.
func refsOf(m map[Ref]Span, want func(VarKind) bool) []Ref {
	var out []Ref
	for ref := range m {
		if want(ref.Kind) {
			out = append(out, ref)
		}
	}
	slices.SortFunc(out, func(a, b Ref) int { return cmp.Compare(a.Index, b.Index) })
	return out
}

// attrDictDirective resolves attr-dict in both forms.
func (r *resolver) attrDictDirective(n *DirectiveNode, ctx place, outer string) Element {
	if ctx != inFormat && ctx != inCustom {
		r.sink.report(codeTopOnly, n.NameSpan, n.Name, outer)
		return nil
	}
	if r.attrDict != nil {
		r.sink.report(codeAttrDictTwice, n.NameSpan, "attr-dict").note(*r.attrDict, "the first one")
		return &AttrDict{at{n.Span}, n.Name == "attr-dict-with-keyword"}
	}
	where := n.Span
	r.attrDict, r.dictWord = &where, n.Name
	return &AttrDict{at{n.Span}, n.Name == "attr-dict-with-keyword"}
}

// propDictDirective resolves prop-dict.
func (r *resolver) propDictDirective(n *DirectiveNode, ctx place, outer string) Element {
	if ctx != inFormat && ctx != inCustom {
		r.sink.report(codeTopOnly, n.NameSpan, n.Name, outer)
		return nil
	}
	if r.propDict != nil {
		r.sink.report(codeAttrDictTwice, n.NameSpan, "prop-dict").note(*r.propDict, "the first one")
		return &PropDict{at{n.Span}}
	}
	where := n.Span
	r.propDict = &where
	return &PropDict{at{n.Span}}
}

// allDirective resolves operands, results, regions and successors as elements.
func (r *resolver) allDirective(n *DirectiveNode, ctx place, outer string) Element {
	kind := allKind(n.Name)
	if kind == AllResults {
		r.sink.report(codeResultPlace, n.Span, quote(n.Name))
		return nil
	}
	if ctx != inFormat {
		r.sink.report(codeTopOnly, n.Span, n.Name, outer)
		return nil
	}
	if r.all[kind] != nil {
		r.sink.report(codeOverlap, n.Span, n.Name, "an earlier one").note(*r.all[kind], "the first one")
	}
	for _, ref := range refsOf(r.bound, func(k VarKind) bool { all, ok := allOf(k); return ok && all == kind }) {
		name := r.subj.name(ref)
		r.sink.report(codeOverlap, n.Span, n.Name, "$"+name).note(r.bound[ref], "'$%s' is bound here", name)
	}
	where := n.Span
	r.all[kind] = &where
	return &All{at: at{n.Span}, Kind: kind}
}

// typeArg resolves what type(...) applies to, without binding it.
func (r *resolver) typeArg(n Node) (TypeArg, bool) {
	switch n := n.(type) {
	case *VariableNode:
		ref, ok := r.lookup(n)
		if !ok {
			return TypeArg{}, false
		}
		if ref.Kind != OperandVar && ref.Kind != ResultVar {
			r.sink.report(codeTypeArg, n.Span, r.what(ref))
			return TypeArg{}, false
		}
		return TypeArg{Ref: ref, Arity: r.subj.arity(ref)}, true
	case *DirectiveNode:
		switch n.Name {
		case "operands":
			return TypeArg{All: true, Ref: Ref{Kind: OperandVar}, Arity: Variadic}, true
		case "results":
			return TypeArg{All: true, Ref: Ref{Kind: ResultVar}, Arity: Variadic}, true
		case "type":
			r.sink.report(codeTypeNested, n.NameSpan, r.inside)
			return TypeArg{}, false
		case "ref":
			r.sink.report(codeRefPlace, n.NameSpan)
			return TypeArg{}, false
		case "attr-dict", "attr-dict-with-keyword", "prop-dict", "functional-type", "custom", "regions", "successors", "args":
			r.sink.report(codeTopOnly, n.NameSpan, n.Name, r.inside)
			return TypeArg{}, false
		case "params", "struct":
			r.sink.report(codeNotHere, n.NameSpan, n.Name, r.subjectWord())
			return TypeArg{}, false
		}
		r.sink.report(codeTypeArg, n.Span, quote(n.Name))
	case *StringNode:
		r.sink.report(codeStringPlace, n.Span)
	default:
		r.elem(n, inType) // reports literals, groups, oilists
	}
	return TypeArg{}, false
}

// typeArgWord names a type's subject in messages.
func (r *resolver) typeArgWord(t TypeArg) string {
	if t.All {
		all, _ := allOf(t.Ref.Kind)
		return quote(allWord[all])
	}
	return r.what(t.Ref)
}

// bindType notes where a type is parsed and reports a second time.
func (r *resolver) bindType(t TypeArg, where Span) {
	kind, _ := allOf(t.Ref.Kind)
	report := func(first Span) {
		r.sink.report(codeTypeBound, where, r.typeArgWord(t)).note(first, "first bound here")
	}
	if first := r.allTypes[kind]; first != nil {
		report(*first)
		return
	}
	if !t.All {
		if first, dup := r.types[t.Ref]; dup {
			report(first)
			return
		}
		r.types[t.Ref] = where
		return
	}
	if refs := refsOf(r.types, func(k VarKind) bool { return k == t.Ref.Kind }); len(refs) > 0 {
		report(r.types[refs[0]])
		return
	}
	r.allTypes[kind] = &where
}

// typeDirective resolves type(x) as an element or an argument of custom.
func (r *resolver) typeDirective(n *DirectiveNode, ctx place, outer string) Element {
	if ctx == inType {
		r.sink.report(codeTypeNested, n.NameSpan, outer)
		return nil
	}
	t, ok := r.typeArg(n.Args[0])
	if !ok {
		return nil
	}
	if ctx == inCustom && t.All {
		r.sink.reportFix(codeCustomArg, n.Span, "name the single operands or results", "type("+r.typeArgWord(t)+")")
		return nil
	}
	r.bindType(t, n.Span)
	return &TypeOf{at: at{n.Span}, Arg: t}
}

// functionalType resolves functional-type(x, y).
func (r *resolver) functionalType(n *DirectiveNode, ctx place, outer string) Element {
	if ctx != inFormat {
		r.sink.report(codeTopOnly, n.NameSpan, n.Name, outer)
		return nil
	}
	f := &FunctionalType{at: at{n.Span}}
	ok := true
	for i, arg := range []*TypeArg{&f.Inputs, &f.Results} {
		t, good := r.typeArg(n.Args[i])
		if good {
			r.bindType(t, n.Args[i].Where())
		}
		*arg, ok = t, ok && good
	}
	if !ok {
		return nil
	}
	return f
}
