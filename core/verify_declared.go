package core

import (
	"slices"
	"strings"
)

// VerifyDeclared checks what the definition's tables say about an operation whose counts fit: attributes, types of
// operands and results, predicates, regions and successors, in upstream's order and words. The verifier calls it for
// every registered operation; it is exported for builders that want an early answer.
func (op *Operation) VerifyDeclared(r *Reporter) bool {
	if !op.info.registered {
		return true
	}
	p := op.info.verifyPlan()
	return p.counts(op, r) && p.verifyDeclared(op, r)
}

func (p *verifyPlan) verifyDeclared(op *Operation, r *Reporter) bool {
	d := p.def
	words := op.slotWords()
	for _, k := range p.required {
		if words[k] == nil {
			return r.OpErrorf(op, "requires attribute '%s'", d.Slots[k].Name).Fail()
		}
	}
	for k := range d.Slots {
		s := &d.Slots[k]
		if words[k] == nil || s.Constraint.Accepts(words[k].self) {
			continue
		}
		return r.OpErrorf(op, "%s '%s' failed to satisfy constraint: %s", s.kind(), s.Name, s.Constraint.Summary).Fail()
	}
	if !p.verifyOperands(op, r) || !p.verifyResults(op, r) {
		return false
	}
	for k := range d.Predicates {
		if q := &d.Predicates[k]; !q.Holds(op) {
			return r.OpErrorf(op, "failed to verify that %s", q.Summary).Fail()
		}
	}
	return len(d.Regions) == 0 && len(d.Successors) == 0 || verifyDeclaredRegions(op, r)
}

// kind is the word for the slot in messages.
func (s *SlotDef) kind() string {
	if s.Prop != nil {
		return "property"
	}
	return "attribute"
}

func (p *verifyPlan) verifyOperands(op *Operation, r *Reporter) bool {
	uses := op.uses()
	if !p.moreOperands {
		for i := range uses {
			if c := p.def.Operands[i].Constraint; !c.Accepts(uses[i].value.typ.self) {
				return valueFinding(op, "operand", i, "", c, uses[i].value, r)
			}
		}
		return true
	}
	for k := range p.def.Operands {
		d := &p.def.Operands[k]
		start, n := op.OperandSegment(k)
		if !verifyGroup(op, d, "operand", start, n, r) {
			return false
		}
		for i := start; i < start+n; i++ {
			if !d.Constraint.Accepts(uses[i].value.typ.self) {
				return valueFinding(op, "operand", i, d.prefix(), d.Constraint, uses[i].value, r)
			}
		}
	}
	return true
}

func (p *verifyPlan) verifyResults(op *Operation, r *Reporter) bool {
	if !p.moreResults {
		for i := range p.def.Results {
			if c := p.def.Results[i].Constraint; !c.Accepts(op.Result(i).typ.self) {
				return valueFinding(op, "result", i, "", c, op.Result(i), r)
			}
		}
		return true
	}
	for k := range p.def.Results {
		d := &p.def.Results[k]
		start, n := op.ResultSegment(k)
		if !verifyGroup(op, d, "result", start, n, r) {
			return false
		}
		for i := start; i < start+n; i++ {
			if v := op.Result(i); !d.Constraint.Accepts(v.typ.self) {
				return valueFinding(op, "result", i, d.prefix(), d.Constraint, v, r)
			}
		}
	}
	return true
}

// verifyGroup checks the length of one declared part. Upstream does not ask whether a required one is there, and then reads
// what is next to it.
func verifyGroup(op *Operation, d *ValueDef, what string, start, n int, r *Reporter) bool {
	if d.Arity == Single && n != 1 {
		return r.OpErrorf(op, "%s group starting at #%d requires 1 element, but found %d", what, start, n).Fail()
	}
	if d.Arity == Optional && n > 1 {
		return r.OpErrorf(op, "%s group starting at #%d requires 0 or 1 element, but found %d", what, start, n).Fail()
	}
	if d.Arity == VariadicOfVariadic {
		return verifySegments(op, d.Segments, -1, d.Name, n, r)
	}
	return true
}

// prefix is what the verifier adds to the constraint's summary.
func (d *ValueDef) prefix() string {
	if d.Arity == Variadic || d.Arity == VariadicOfVariadic {
		return "variadic of "
	}
	return ""
}

func valueFinding(op *Operation, what string, i int, prefix string, c *TypeConstraint, v *Value, r *Reporter) bool {
	return r.OpErrorf(op, "%s #%d must be %s%s, but got %s", what, i, prefix, c.Summary, quoteType(v.Type())).Fail()
}

func verifyDeclaredRegions(op *Operation, r *Reporter) bool {
	d := op.info.def
	index := 0
	for k := range d.Regions {
		rd := &d.Regions[k]
		end := index + 1
		if rd.Variadic {
			end = op.NumRegions() - (len(d.Regions) - 1 - k)
		}
		for ; index < end; index++ {
			if !rd.Constraint.Accepts(op.Region(index)) {
				return r.OpErrorf(op, "region #%d%s failed to verify constraint: %s", index, nameInParens(rd.Name),
					rd.Constraint.Summary).Fail()
			}
			if len(rd.Args) > 0 && !verifyEntryArgs(op, index, rd, r) {
				return false
			}
		}
	}
	index = 0
	for k := range d.Successors {
		sd := &d.Successors[k]
		end := index + 1
		if sd.Variadic {
			end = op.NumSuccessors() - (len(d.Successors) - 1 - k)
		}
		for ; index < end; index++ {
			if sd.Constraint != nil && sd.Constraint.Check != nil && !sd.Constraint.Check(op.Successor(index)) {
				return r.OpErrorf(op, "successor #%d%s failed to verify constraint: %s", index, nameInParens(sd.Name),
					sd.Constraint.Summary).Fail()
			}
		}
	}
	return true
}

func nameInParens(name string) string {
	if name == "" {
		return ""
	}
	return " ('" + name + "')"
}

// quoteType returns the type as messages show it.
func quoteType(t Type) string { return "'" + TypeString(t) + "'" }

// quoteTypes returns types as messages show them, separated by commas.
func quoteTypes(types []Type) string {
	var b strings.Builder
	for i, t := range types {
		if i > 0 {
			b.WriteString(", ")
		}
		b.WriteString(quoteType(t))
	}
	return b.String()
}

// verifyInferredTypes compares the results' types with those that the definition infers.
func verifyInferredTypes(op *Operation, r *Reporter) bool {
	d := op.info.def
	inferred, ok := d.InferTypes(op.info.Hooks(), inferInOf(op, r))
	if ok {
		actual := op.ResultTypes()
		if d.CompatibleTypes != nil && d.CompatibleTypes(op.info.Hooks(), inferred, actual) ||
			d.CompatibleTypes == nil && slices.Equal(inferred, actual) {
			return true
		}
		r.Errorf(op.loc, "'%s' op inferred type(s) %s are incompatible with return type(s) of operation %s", op.Name(),
			quoteTypes(inferred), quoteTypes(actual))
	}
	return r.OpErrorf(op, "failed to infer returned types").Fail()
}
