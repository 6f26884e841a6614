package live

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/core/rt"
	"github.com/odsgen/ods/odsgen/internal/asmprog"
	"github.com/odsgen/ods/odsgen/internal/form"
	"github.com/odsgen/ods/odsgen/model"
)

// op is an operation's definition and what its interpreter needs.
type op struct {
	d   *dialect
	m   *model.Op
	def core.OpDef
	// compiled is the compiled definition that this one stands for, whose hooks run; nil when there is none.
	compiled *core.OpDef

	// unboundProp is the hook of a property whose Go type is not there; empty when there is none.
	unboundProp string

	// parser and printer are nil without a declarative format.
	parser  *asmprog.Program
	printer []*asmprog.WriteStep
}

// defineOp makes the run-time form of an operation.
func (d *dialect) defineOp(m *model.Op) *op {
	o := &op{d: d, m: m, def: form.OpDef(m)}
	def := &o.def
	for i, v := range m.Operands {
		def.Operands[i].Constraint = d.typeConstraint(v.Constraint)
	}
	for i, v := range m.Results {
		def.Results[i].Constraint = d.typeConstraint(v.Constraint)
	}
	for i, r := range m.Regions {
		def.Regions[i].Constraint = d.regionConstraint(r.Constraint)
	}
	for i, s := range m.Successors {
		def.Successors[i].Constraint = d.successorConstraint(s.Constraint)
	}
	for i, s := range m.Slots {
		if s.Attr == nil {
			continue
		}
		var compiled *core.Prop
		if c := d.ops[def.Name]; c != nil && i < len(c.Slots) && c.Slots[i].Name == s.Name {
			compiled = c.Slots[i].Prop
		}
		d.slot(&def.Slots[i], s.Attr, compiled)
		if x := def.Slots[i].Prop; x != nil {
			if hook := unboundProp(s.Attr.Constraint, x); hook != "" {
				o.unboundProp = hook
			}
		}
	}
	o.traits()
	o.effects()
	o.infer()
	o.names()
	return o
}

// slot adds to the slot of an attribute or property what is not data; compiled is what a compiled definition says about
// the property, or nil.
func (d *dialect) slot(x *core.SlotDef, a *model.Attribute, compiled *core.Prop) {
	x.Constraint = d.attrConstraint(a.Constraint)
	if a.Property {
		x.Prop = d.prop(a.Constraint, compiled)
	}
	if a.Default != nil {
		k := form.LitConst(a.Default, a.Constraint)
		x.Default = func(c *core.Context) core.Attribute { return d.constant(c, k) }
	}
}

// traits lists the traits and the conditions.
func (o *op) traits() {
	for _, u := range o.m.Traits {
		switch u.Trait.Kind {
		case model.TraitPredicate:
			o.def.Predicates = append(o.def.Predicates, o.predicate(u))
		case model.TraitNative:
			if t := core.LookupTrait(u.Trait.Name); t != nil {
				o.def.Traits = append(o.def.Traits, t)
			}
		case model.TraitOwn:
			o.def.Traits = append(o.def.Traits, o.d.ownTrait(u.Trait))
		}
	}
	for _, u := range o.m.Checks {
		o.def.Checks = append(o.def.Checks, o.predicate(u))
	}
}

// predicate is the run-time form of a condition over the parts of the operation.
func (o *op) predicate(u *model.TraitUse) core.PredTrait {
	if kind, refs := form.Match(u.Pred); refs != nil {
		return core.PredTrait{Summary: u.Summary, Match: kind, Refs: form.PartRefs(o.m, refs)}
	}
	o.d.needs(u.Pred, o.m.FullName(), u.Span)
	guarded := form.Guarded(o.m, u.Pred)
	return core.PredTrait{Summary: u.Summary, Check: func(x *core.Operation) bool {
		p := opParts{o.m, x}
		if slices.ContainsFunc(guarded, p.absent) {
			return true
		}
		s := &scope{ctx: x.Context(), d: o.d, parts: p}
		return s.truth(u.Pred)
	}}
}

// opParts are the parts of an operation.
type opParts struct {
	m  *model.Op
	op *core.Operation
}

func (p opParts) slot(r model.ValueRef) core.Attribute {
	if r.Kind == model.RefProperty {
		return p.op.Slot(p.m.Properties[r.Index].Slot)
	}
	return p.op.Slot(p.m.Attributes[r.Index].Slot)
}

func (p opParts) absent(r model.ValueRef) bool {
	switch r.Kind {
	case model.RefOperand:
		return p.op.OptionalOperand(r.Index) == nil
	case model.RefResult:
		return p.op.OptionalResult(r.Index) == nil
	}
	return p.slot(r) == nil
}

func (p opParts) part(r model.ValueRef, kind model.ExprKind) any {
	switch r.Kind {
	case model.RefOperand:
		if kind == model.KindList {
			return query.TypesOf(p.op.OperandGroup(r.Index))
		}
		return query.TypeOfValue(p.op.OptionalOperand(r.Index))
	case model.RefResult:
		if kind == model.KindList {
			return query.TypesOf(p.op.ResultGroup(r.Index))
		}
		return query.TypeOfValue(p.op.OptionalResult(r.Index))
	case model.RefRegion:
		if r.Index < p.op.NumRegions() {
			return p.op.Region(r.Index)
		}
		return nil
	case model.RefSuccessor:
		if r.Index < p.op.NumSuccessors() {
			return p.op.Successor(r.Index)
		}
		return nil
	}
	return attrAs(p.slot(r), kind)
}

// attrAs is an attribute as an expression of a kind means it: the attribute, or its type.
func attrAs(a core.Attribute, kind model.ExprKind) any {
	if kind == model.KindType {
		return query.TypeOf(a)
	}
	return a
}

// effects lists the memory effects that the definition states.
func (o *op) effects() {
	for _, e := range form.Effects(o.m) {
		if e.Resource != nil {
			e.Def.Resource = o.d.set.resource(e.Resource)
		}
		o.def.Effects = append(o.def.Effects, e.Def)
	}
}

// infer computes result types from the equations that the definition states.
func (o *op) infer() {
	m := o.m
	if m.Infer == nil || len(m.Results) == 0 || model.FindHook(m.Hooks, model.HookInfer) != nil {
		return
	}
	if form.LikeFirstOperand(m) {
		o.def.InferTypes = rt.InferLikeOperand
		return
	}
	need := form.MinOperands(m)
	for i := range m.Infer {
		o.d.needs(m.Infer[i].Expr, m.FullName(), m.Infer[i].Expr.Span)
	}
	o.def.InferTypes = func(_ any, in *core.InferIn) ([]core.Type, bool) {
		if len(in.Operands) < need {
			return nil, false
		}
		p := &inferParts{m: m, in: in, results: make([][]core.Type, len(m.Results))}
		s := &scope{ctx: in.Context, d: o.d, parts: p}
		for i := range m.Infer {
			d := &m.Infer[i]
			if d.To.Kind != model.RefResult {
				continue
			}
			if d.Expr.Kind == model.KindList {
				p.results[d.To.Index] = s.types(d.Expr)
				continue
			}
			t := s.typ(d.Expr)
			if t == nil {
				return nil, false
			}
			p.results[d.To.Index] = []core.Type{t}
		}
		var out []core.Type
		for _, l := range p.results {
			out = append(out, l...)
		}
		return out, true
	}
}

// inferParts are the parts of an operation that does not exist yet.
type inferParts struct {
	m       *model.Op
	in      *core.InferIn
	results [][]core.Type
}

func (p *inferParts) part(r model.ValueRef, kind model.ExprKind) any {
	switch r.Kind {
	case model.RefOperand:
		if kind == model.KindList {
			return query.TypesOf(p.in.OperandGroup(r.Index))
		}
		return query.FirstType(p.in.OperandGroup(r.Index))
	case model.RefResult:
		if l := p.results[r.Index]; kind == model.KindList {
			return l
		} else if len(l) > 0 {
			return l[0]
		}
		return nil
	case model.RefAttribute:
		return attrAs(p.in.Slot(p.m.Attributes[r.Index].Slot), kind)
	case model.RefProperty:
		return attrAs(p.in.Slot(p.m.Properties[r.Index].Slot), kind)
	case model.RefRegion:
		if g := p.in.Region(r.Index); g != nil {
			return g
		}
	case model.RefSuccessor:
		if r.Index < len(p.in.Successors) {
			return p.in.Successors[r.Index]
		}
	}
	return nil
}

// names suggests SSA names for the results.
func (o *op) names() {
	list := form.ResultNames(o.m)
	if len(list) == 0 || model.FindHook(o.m.Hooks, model.HookResultNames) != nil {
		return
	}
	o.def.ResultNames = func(_ any, x *core.Operation, set func(*core.Value, string)) {
		for _, n := range list {
			if i, count := x.ResultSegment(n.Index); count > 0 {
				set(x.Result(i), n.Name)
			}
		}
	}
}

// format compiles the assembly format and prepares what its interpreter asks for.
func (o *op) format() {
	f, findings := form.Op(o.m)
	o.d.set.findings = append(o.d.set.findings, findings...)
	if f == nil {
		return
	}
	form.Dictate(&o.def, f)
	o.parser, o.printer = asmprog.Parser(o.m, f), asmprog.Printer(o.m, f)
	for i := range o.def.Regions {
		o.def.Regions[i].Args = form.EntryArgDefs(f, i)
	}
	for _, m := range form.Matches(o.m) {
		o.d.needs(m.Expr, o.m.FullName(), m.Expr.Span)
	}
}
