package asmformat

// params resolves the params directive at the top level.
func (r *resolver) params(n *DirectiveNode, ctx place) Element {
	if ctx != inFormat {
		r.sink.report(codeListPlace, n.NameSpan, n.Name, "at the top level or as the only argument of 'struct'")
		return nil
	}
	return &Params{at: at{n.Span}, Items: r.allParams(n.Span)}
}

// allParams binds every parameter but the self type.
func (r *resolver) allParams(where Span) []*Var {
	var items []*Var
	for i, p := range r.subj.Params {
		if p.Self {
			continue
		}
		ref := Ref{ParamVar, i}
		r.bind(ref, where)
		items = append(items, &Var{at: at{where}, Ref: ref, Name: p.Name})
	}
	return items
}

// structDirective resolves struct(...).
func (r *resolver) structDirective(n *DirectiveNode, ctx place) Element {
	if ctx != inFormat {
		r.sink.report(codeListPlace, n.NameSpan, n.Name, "at the top level")
		return nil
	}
	s := &Struct{at: at{n.Span}}
	if len(n.Args) == 1 {
		if d, ok := n.Args[0].(*DirectiveNode); ok && d.Name == "params" {
			for _, v := range r.allParams(d.Span) {
				s.Fields = append(s.Fields, StructField{v.Ref.Index, v})
			}
			return s
		}
	}
	ok := true
	for _, a := range n.Args {
		field, good := r.structField(a)
		s.Fields = append(s.Fields, field)
		ok = ok && good
	}
	if !ok {
		return nil
	}
	return s
}

// structField resolves one field: a parameter, qualified or not, or a custom directive that binds one.
func (r *resolver) structField(n Node) (StructField, bool) {
	bad := func(what string) (StructField, bool) {
		r.sink.report(codeStructArg, n.Where(), what)
		return StructField{}, false
	}
	switch n := n.(type) {
	case *VariableNode:
	case *DirectiveNode:
		if n.Name != "custom" && n.Name != "qualified" {
			return bad(quote(n.Name))
		}
	case *LiteralNode:
		r.literal(n, inStruct)
		return StructField{}, false
	case *StringNode:
		r.sink.report(codeStringPlace, n.Span)
		return StructField{}, false
	default:
		return bad("a group")
	}
	switch e := r.elem(n, inStruct).(type) {
	case *Var:
		return StructField{e.Ref.Index, e}, true
	case *Custom:
		bound := -1
		for i, a := range e.Args {
			if a.Kind == ArgVar && !a.ByRef && i == 0 && len(e.Args) == 1 {
				bound = a.Ref.Index
			}
		}
		if bound < 0 {
			return bad("a custom directive that does not have exactly one parameter")
		}
		return StructField{bound, e}, true
	}
	return StructField{}, false
}
