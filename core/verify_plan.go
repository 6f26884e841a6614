package core

// verifyPlan is what a definition makes the verifier do, prepared so that an operation is checked without searching its
// tables. It is made once for each operation name and context.
type verifyPlan struct {
	def   *OpDef
	hooks any

	minOperands, minResults, minRegions, minSuccessors int
	moreOperands, moreResults                          bool // a declared part has no fixed count
	moreRegions, moreSuccessors                        bool

	structural []func(op *Operation, r *Reporter) bool
	declared   bool  // VerifyDeclared has something to check
	required   []int // slots that must be present, sorted by name
	later      []func(op *Operation, r *Reporter) bool
	region     []regionCheck
	symbolUser bool // the operation refers to symbols that have to be checked
}

// regionCheck is a check that follows those of nested operations.
type regionCheck struct {
	trait *Trait // nil for an interface
	f     func(op *Operation, r *Reporter) bool
}

func (i *OpInfo) verifyPlan() *verifyPlan {
	if p := load(&i.plan); p != nil {
		return p
	}
	p := newVerifyPlan(i)
	store(&i.plan, p)
	return p
}

func newVerifyPlan(i *OpInfo) *verifyPlan {
	d := i.def
	p := &verifyPlan{def: d, hooks: i.Hooks()}
	p.minOperands, p.moreOperands = countValues(d.Operands)
	p.minResults, p.moreResults = countValues(d.Results)
	for k := range d.Regions {
		if d.Regions[k].Variadic {
			p.moreRegions = true
		} else {
			p.minRegions++
		}
	}
	for k := range d.Successors {
		if d.Successors[k].Variadic {
			p.moreSuccessors = true
		} else {
			p.minSuccessors++
		}
	}
	for _, k := range i.byName {
		if s := &d.Slots[k]; !s.Optional && s.Default == nil && !s.Segments && s.Prop == nil {
			p.required = append(p.required, k)
		}
	}
	p.declared = len(p.required) > 0 || declaresConstraints(d)
	p.addTraits()
	p.symbolUser = SymbolUserOpInterfaceKey.In(i)
	return p
}

// addTraits orders the checks of traits and interfaces as the definition does.
func (p *verifyPlan) addTraits() {
	d := p.def
	interfaces := func(after int) {
		for k := range d.Interfaces {
			v, ok := d.Interfaces[k].Key.(verifiableInterface)
			if !ok || d.Interfaces[k].After != after {
				continue
			}
			if v.hasVerifier(false) {
				p.later = append(p.later, func(op *Operation, r *Reporter) bool { return v.verifyInterface(op, r, false) })
			}
			if v.hasVerifier(true) {
				p.region = append(p.region, regionCheck{f: func(op *Operation, r *Reporter) bool {
					return v.verifyInterface(op, r, true)
				}})
			}
		}
	}
	interfaces(-1)
	for k, t := range d.Traits {
		switch {
		case t.Verify == nil:
		case t.Structural:
			p.structural = append(p.structural, t.Verify)
		default:
			p.later = append(p.later, t.Verify)
		}
		if t.VerifyRegions != nil {
			p.region = append(p.region, regionCheck{t, t.VerifyRegions})
		}
		interfaces(k + 1)
	}
	interfaces(0)
	if d.VerifyInferred && d.InferTypes != nil {
		p.region = append(p.region, regionCheck{f: verifyInferredTypes})
	}
}

func countValues(defs []ValueDef) (fixed int, more bool) {
	for k := range defs {
		if defs[k].Arity == Single {
			fixed++
		} else {
			more = true
		}
	}
	return fixed, more
}

func declaresConstraints(d *OpDef) bool {
	for k := range d.Slots {
		if d.Slots[k].Constraint != nil {
			return true
		}
	}
	for _, list := range [][]ValueDef{d.Operands, d.Results} {
		for k := range list {
			if v := &list[k]; v.Constraint != nil && v.Constraint.Check != nil || v.Arity == Optional || v.Segments > 0 {
				return true
			}
		}
	}
	for k := range d.Regions {
		if d.Regions[k].Constraint != nil || len(d.Regions[k].Args) > 0 {
			return true
		}
	}
	for k := range d.Successors {
		if d.Successors[k].Constraint != nil {
			return true
		}
	}
	return len(d.Predicates) > 0
}

// run checks everything that does not depend on nested operations: counts, structural traits, the declaration, other
// traits and interfaces, the conditions with messages of their own, the hand-written verifier.
func (p *verifyPlan) run(op *Operation, r *Reporter) bool {
	if !p.counts(op, r) {
		return false
	}
	for _, f := range p.structural {
		if !f(op, r) {
			return false
		}
	}
	if p.declared && !p.verifyDeclared(op, r) {
		return false
	}
	for _, f := range p.later {
		if !f(op, r) {
			return false
		}
	}
	for k := range p.def.Checks {
		if c := &p.def.Checks[k]; !c.Holds(op) {
			return r.OpErrorf(op, "%s", c.Summary).Fail()
		}
	}
	return p.def.Verify == nil || p.def.Verify(p.hooks, op, r)
}

// runRegions checks what depends on nested operations. Two traits look at all of them, which is left out where the way
// through the unit has shown that there is nothing to find.
func (p *verifyPlan) runRegions(op *Operation, u *unit) bool {
	for i := range p.region {
		c := &p.region[i]
		switch {
		case c.trait == &IsolatedFromAbove && !u.slow:
		case c.trait == &SymbolTable:
			if !u.verifySymbols(op) {
				return false
			}
		case !c.f(op, u.r):
			return false
		}
	}
	return p.def.VerifyRegions == nil || p.def.VerifyRegions(p.hooks, op, u.r)
}

// counts checks the numbers of regions, results, successors and operands, in upstream's order.
func (p *verifyPlan) counts(op *Operation, r *Reporter) bool {
	regions, successors := 0, 0
	if op.ext != nil {
		regions, successors = len(op.ext.regions), len(op.ext.successors)
	}
	if regions < p.minRegions || regions > p.minRegions && !p.moreRegions {
		return p.regionCount(op, r)
	}
	if n := int(op.nResults); n < p.minResults || n > p.minResults && !p.moreResults {
		return p.resultCount(op, r)
	}
	if successors < p.minSuccessors || successors > p.minSuccessors && !p.moreSuccessors {
		return p.successorCount(op, successors, r)
	}
	if successors > 0 && !verifySuccessorRegions(op, p.minSuccessors > 0, r) {
		return false
	}
	if n := int(op.nOperands); n < p.minOperands || n > p.minOperands && !p.moreOperands {
		return p.operandCount(op, n, r)
	}
	return true
}

func (p *verifyPlan) regionCount(op *Operation, r *Reporter) bool {
	switch n := p.minRegions; {
	case p.moreRegions:
		return r.OpErrorf(op, "expected %d or more regions", n).Fail()
	case n == 0:
		return r.OpErrorf(op, "requires zero regions").Fail()
	case n == 1:
		return r.OpErrorf(op, "requires one region").Fail()
	default:
		return r.OpErrorf(op, "expected %d regions", n).Fail()
	}
}

func (p *verifyPlan) resultCount(op *Operation, r *Reporter) bool {
	switch n := p.minResults; {
	case p.moreResults:
		return r.OpErrorf(op, "expected %d or more results", n).Fail()
	case n == 0:
		return r.OpErrorf(op, "requires zero results").Fail()
	case n == 1:
		return r.OpErrorf(op, "requires one result").Fail()
	default:
		return r.OpErrorf(op, "expected %d results", n).Fail()
	}
}

func (p *verifyPlan) successorCount(op *Operation, found int, r *Reporter) bool {
	switch n := p.minSuccessors; {
	case p.moreSuccessors:
		return r.OpErrorf(op, "requires at least %d successors but found %d", n, found).Fail()
	case n == 1:
		return r.OpErrorf(op, "requires 1 successor but found %d", found).Fail()
	default:
		return r.OpErrorf(op, "requires %d successors but found %d", n, found).Fail()
	}
}

func (p *verifyPlan) operandCount(op *Operation, found int, r *Reporter) bool {
	switch n := p.minOperands; {
	case p.moreOperands:
		return r.OpErrorf(op, "expected %d or more operands, but found %d", n, found).Fail()
	case n == 0:
		return r.OpErrorf(op, "requires zero operands").Fail()
	case n == 1:
		return r.OpErrorf(op, "requires a single operand").Fail()
	default:
		return r.OpErrorf(op, "expected %d operands, but found %d", n, found).Fail()
	}
}

// verifySuccessorRegions checks that branches stay in their region; operations with only variadic successors are
// exempt.
func verifySuccessorRegions(op *Operation, counted bool, r *Reporter) bool {
	if !counted {
		return true
	}
	parent := op.ParentRegion()
	for i := range op.ext.successors {
		if op.ext.successors[i].block.region != parent {
			return r.OpEmitErrorf(op, "reference to block defined in another region").Fail()
		}
	}
	return true
}
