package asmformat

// checkLosses reports what printing can drop: types of attributes, what stands in a group without deciding it, and
// lists of types that may be empty.
func (r *resolver) checkLosses(list []Element) {
	for _, e := range list {
		switch e := e.(type) {
		case *Var:
			if e.Ref.Kind == AttrVar && !e.Qualified {
				a := r.subj.Attrs[e.Ref.Index]
				if a.Form == AttrStripped && a.OwnType {
					r.sink.reportFix(codeLostType, e.Span, "write qualified($"+a.Name+")", a.Name)
				} else if e.Maybe && a.Form == AttrStripped && a.First.isZero() {
					r.sink.reportFix(codeHiddenAttr, e.Span, "write qualified($"+a.Name+"), or a literal in front: (`"+a.Name+"` $"+a.Name+"^)?",
						a.Name)
				}
			}
		case *Group:
			r.groupLosses(e)
			r.checkLosses(e.Then)
			r.checkLosses(e.Else)
		case *OIList:
			for _, c := range e.Clauses {
				r.checkLosses(c.Body)
			}
		}
	}
}

// groupLosses warns of attributes and properties that disappear with the group although they may have a value.
func (r *resolver) groupLosses(g *Group) {
	anchors := presence(r.subj, g.Anchor, nil)
	for _, list := range [][]Element{g.Then, g.Else} {
		for _, e := range list {
			v, ok := e.(*Var)
			if !ok || e == g.Anchor || v.Ref.Kind != AttrVar && v.Ref.Kind != PropVar {
				continue
			}
			covered := false
			for _, p := range anchors {
				covered = covered || p.Ref == v.Ref
			}
			if !covered {
				r.sink.report(codeLostInGroup, v.Span, r.what(v.Ref), r.elementWord(g.Anchor))
			}
		}
	}
}

// emptyTypes warns of type lists outside groups whose number of values may be zero.
func (r *resolver) emptyTypes(list []Element) {
	for _, e := range list {
		t, ok := e.(*TypeOf)
		if !ok || t.Arg.Arity != Variadic {
			continue
		}
		if all, _ := allOf(t.Arg.Ref.Kind); t.Arg.All && r.someRequired(all) {
			continue
		}
		r.sink.report(codeEmptyTypes, t.Span, r.typeArgWord(t.Arg)).Input = r.subj.Name + " ... (no value, so no type)"
	}
}
