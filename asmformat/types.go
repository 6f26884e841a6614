package asmformat

import "github.com/odsgen/ods/core/diag"

// typeSolver finds where the type of every operand and result comes from. Upstream looks one step from a written type;
// this one runs to a fixpoint, so chains of equalities work too. Facts are tried in upstream's order of preference:
// written types, then the traits in both directions of an equality, then buildable types.
type typeSolver struct {
	r *resolver
	// from holds the source of each operand, result and (parsed) attribute that is known.
	from map[Ref]*TypeSource
}

// solve fills the sources from what the format writes.
func (r *resolver) solve() *typeSolver {
	s := &typeSolver{r: r, from: map[Ref]*TypeSource{}}
	s.written(OperandVar, len(r.subj.Operands))
	s.written(ResultVar, len(r.subj.Results))
	for i, a := range r.subj.Attrs {
		ref := Ref{AttrVar, i}
		if _, ok := r.bound[ref]; ok && !a.Optional {
			s.from[ref] = &TypeSource{Kind: SourceParsed, Of: ref}
		}
	}
	for s.step() {
	}
	s.buildable()
	for s.step() {
	}
	return s
}

// written notes the types that stand in the format.
func (s *typeSolver) written(kind VarKind, n int) {
	all, _ := allOf(kind)
	for i := range n {
		ref := Ref{kind, i}
		if s.r.allTypes[all] != nil {
			s.from[ref] = &TypeSource{Kind: SourceFullList, Of: ref}
		} else if _, ok := s.r.types[ref]; ok {
			s.from[ref] = &TypeSource{Kind: SourceParsed, Of: ref}
		}
	}
}

// buildable adds the values whose constraint admits one type. Results of variable length need their number from the
// text, and so do variadic operands under the operands directive.
func (s *typeSolver) buildable() {
	for i, v := range s.r.subj.Results {
		s.add(Ref{ResultVar, i}, v.Buildable && !v.Arity.IsVarLen(), &TypeSource{Kind: SourceBuildable})
	}
	all := s.r.all[AllOperands] != nil
	for i, v := range s.r.subj.Operands {
		s.add(Ref{OperandVar, i}, v.Buildable && !(all && v.Arity.IsVarLen()), &TypeSource{Kind: SourceBuildable})
	}
}

// add notes a source if there is none yet, and reports whether it did.
func (s *typeSolver) add(ref Ref, ok bool, src *TypeSource) bool {
	if !ok || s.from[ref] != nil {
		return false
	}
	s.from[ref] = src
	return true
}

// step applies every fact once and reports whether something became known.
func (s *typeSolver) step() bool {
	changed := false
	for _, group := range s.r.subj.AllTypesMatch {
		var refs []Ref
		for _, name := range group {
			if ref, ok := s.r.names[name]; ok {
				refs = append(refs, ref)
			}
		}
		changed = s.equal(refs) || changed
	}
	if s.r.subj.SameTypeOperands || s.r.subj.SameOperandsAndResultType {
		var refs []Ref
		for i := range s.r.subj.Operands {
			refs = append(refs, Ref{OperandVar, i})
		}
		if s.r.subj.SameOperandsAndResultType {
			for i := range s.r.subj.Results {
				refs = append(refs, Ref{ResultVar, i})
			}
		}
		changed = s.equal(refs) || changed
	}
	for i, m := range s.r.subj.TypesMatch {
		from, ok1 := s.r.names[m.From]
		to, ok2 := s.r.names[m.To]
		if !ok1 || !ok2 || s.from[from] == nil || !isTyped(to) {
			continue
		}
		changed = s.add(to, true, s.via(SourceMatch, from, i)) || changed
	}
	return changed
}

// isTyped reports whether the type of ref is to be found: attributes bring their own.
func isTyped(ref Ref) bool { return ref.Kind == OperandVar || ref.Kind == ResultVar }

// equal spreads the type of the first known of refs to the others.
func (s *typeSolver) equal(refs []Ref) bool {
	changed := false
	for _, known := range refs {
		if s.from[known] == nil {
			continue
		}
		for _, ref := range refs {
			if ref != known && isTyped(ref) && s.from[ref] == nil {
				changed = s.add(ref, true, s.via(SourceSameAs, known, 0)) || changed
			}
		}
		break
	}
	return changed
}

// via builds a source that uses another value's.
func (s *typeSolver) via(kind SourceKind, of Ref, match int) *TypeSource {
	src := &TypeSource{Kind: kind, Of: of, Match: match}
	if known := s.from[of]; known.Kind != SourceParsed {
		src.Via = known
	}
	return src
}

// inferResults reports whether the operation's own inference supplies all result types: it can, none is written, and
// the equations do not supply them all. Where they do, they go first, so that the types that they use are checked with
// a message at the operation.
func (r *resolver) inferResults(s *typeSolver) bool {
	if !r.subj.InferTypes || r.allTypes[AllResults] != nil {
		return false
	}
	for ref := range r.types {
		if ref.Kind == ResultVar {
			return false
		}
	}
	for i, v := range r.subj.Results {
		if s.from[Ref{ResultVar, i}] == nil || v.Arity.IsVarLen() {
			return true // equations do not tell how many there are
		}
	}
	return false
}

// checkTypes reports operands and results whose type nothing supplies.
func (r *resolver) checkTypes(s *typeSolver) {
	end := r.end()
	missing := func(ref Ref) {
		name := r.subj.name(ref)
		fix := "add type($" + name + "), or a constraint or trait that determines it"
		if name == "" {
			all, _ := allOf(ref.Kind)
			fix = "add type(" + allWord[all] + "), or give it a name"
		}
		where := end
		if at, ok := r.bound[ref]; ok {
			where = at
		}
		f := r.sink.reportFix(codeNoType, where, fix, r.what(ref))
		if v := r.subj.value(ref); v.Buildable && v.Arity.IsVarLen() {
			f.note(where, "its constraint admits one type, but the number of values must come from the text")
		}
	}
	if !r.inferResults(s) {
		for i := range r.subj.Results {
			if ref := (Ref{ResultVar, i}); s.from[ref] == nil {
				missing(ref)
			}
		}
	}
	for i := range r.subj.Operands {
		if ref := (Ref{OperandVar, i}); s.from[ref] == nil && r.isBound(ref) {
			missing(ref)
		}
	}
}

// checkCoverage reports what the format leaves out.
func (r *resolver) checkCoverage() {
	if r.broken {
		return // what is missing may stand in the faulty part
	}
	end := r.end()
	need := func(kind VarKind, n int) {
		all, hasAll := allOf(kind)
		for i := range n {
			ref := Ref{kind, i}
			if r.isBound(ref) {
				continue
			}
			fix := "add $" + r.subj.name(ref)
			if r.subj.name(ref) == "" {
				fix = "give it a name and add it"
				if hasAll {
					fix = "add '" + allWord[all] + "', or give it a name"
				}
			}
			r.sink.reportFix(codeMissing, end, fix, r.what(ref))
		}
	}
	if !r.isOp() {
		for i, p := range r.subj.Params {
			ref := Ref{ParamVar, i}
			if !p.Self && !p.Optional && !r.isBound(ref) {
				r.sink.reportFix(codeMissing, end, "add $"+p.Name+", or give it a default", r.what(ref))
			}
		}
		return
	}
	need(OperandVar, len(r.subj.Operands))
	need(RegionVar, len(r.subj.Regions))
	need(SuccessorVar, len(r.subj.Successors))
	if r.attrDict == nil {
		r.sink.report(codeNoAttrDict, end)
	}
	for i, p := range r.subj.Props {
		if !r.isBound(Ref{PropVar, i}) && r.propDict == nil {
			f := r.sink.report(codeLostProp, end, p.Name)
			if p.Default {
				f.Severity = diag.Warning
			}
		}
	}
}

// end is where findings about something missing point: behind the last element.
func (r *resolver) end() Span { return r.tail }
