package live

import (
	"slices"
	"strings"

	"github.com/odsgen/ods/asmformat"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
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

	f       *asmformat.Format
	matches []*model.TypeFact
	// lists are the single values whose types stand in a list.
	lists map[asmformat.Ref]bool
	// readsAll tells which directives for all values of a kind the format has.
	readsAll            struct{ operands, operandTypes, regions, blocks bool }
	elided, elidedProps []string
}

func (o *op) value(r asmformat.Ref) *model.Value {
	if r.Kind == asmformat.ResultVar {
		return o.m.Results[r.Index]
	}
	return o.m.Operands[r.Index]
}

func (o *op) attr(r asmformat.Ref) *model.Attribute {
	if r.Kind == asmformat.PropVar {
		return o.m.Properties[r.Index]
	}
	return o.m.Attributes[r.Index]
}

// slot returns the index of the slot of segment sizes.
func (o *op) slot(kind model.SlotKind) int {
	for i, s := range o.m.Slots {
		if s.Kind == kind {
			return i
		}
	}
	return 0
}

// plain reports whether every declared value stands for exactly one.
func plain(vals []*model.Value) bool {
	for _, v := range vals {
		if v.Length.IsVariable() {
			return false
		}
	}
	return true
}

// defineOp makes the run-time form of an operation.
func (d *dialect) defineOp(m *model.Op) *op {
	o := &op{d: d, m: m}
	def := &o.def
	def.Name, def.Summary, def.Deprecated = m.FullName(), firstLine(m.Summary), m.Deprecated
	def.Operands, def.Results = d.valueDefs(m.Operands), d.valueDefs(m.Results)
	for _, r := range m.Regions {
		def.Regions = append(def.Regions, core.RegionDef{Name: r.Name, Variadic: r.Length == model.Variadic, Constraint: d.regionConstraint(r.Constraint)})
		if def.DefaultDialect == "" {
			def.DefaultDialect = r.DefaultDialect
		}
	}
	for _, s := range m.Successors {
		def.Successors = append(def.Successors, core.SuccessorDef{Name: s.Name, Variadic: s.Length == model.Variadic,
			Constraint: d.successorConstraint(s.Constraint)})
	}
	for i, s := range m.Slots {
		switch s.Kind {
		case model.SlotOperandSegments:
			def.OperandSegments = i + 1
		case model.SlotResultSegments:
			def.ResultSegments = i + 1
		}
		var compiled *core.Prop
		if c := d.ops[def.Name]; c != nil && i < len(c.Slots) && c.Slots[i].Name == s.Name {
			compiled = c.Slots[i].Prop
		}
		def.Slots = append(def.Slots, d.slotDef(s, compiled))
	}
	o.traits()
	o.effects()
	o.infer()
	o.names()
	return o
}

func firstLine(s string) string {
	s, _, _ = strings.Cut(strings.TrimSpace(s), "\n")
	return s
}

func (d *dialect) valueDefs(vals []*model.Value) []core.ValueDef {
	var out []core.ValueDef
	for _, v := range vals {
		x := core.ValueDef{Name: v.Name, Arity: core.Arity(v.Length), Constraint: d.typeConstraint(v.Constraint)}
		if v.InnerSegments != nil {
			x.Segments = v.InnerSegments.Slot + 1
		}
		out = append(out, x)
	}
	return out
}

// slotDef declares an inherent attribute or property; compiled is what a compiled definition says about the property, or nil.
func (d *dialect) slotDef(s model.Slot, compiled *core.Prop) core.SlotDef {
	if s.Attr == nil {
		return core.SlotDef{Name: s.Name, Segments: true}
	}
	a := s.Attr
	x := core.SlotDef{Name: s.Name, Optional: a.Optional || a.Constraint.Unit && !a.Property, Constraint: d.attrConstraint(a.Constraint)}
	if a.Property {
		x.Prop = d.prop(a.Constraint, compiled)
		if a.Default != nil {
			x.Default = func(c *core.Context) core.Attribute { return d.propConst(c, a.Default, a.Constraint) }
		}
		return x
	}
	if a.Default != nil {
		x.Default = func(c *core.Context) core.Attribute { return d.constant(c, a.Default, a.Constraint) }
	}
	return x
}

// traits lists the traits, what parametrised ones need, and the conditions.
func (o *op) traits() {
	for _, u := range o.m.Traits {
		switch u.Trait.Kind {
		case model.TraitPredicate:
			o.def.Predicates = append(o.def.Predicates, o.predicate(u))
		case model.TraitNative:
			if t := o.d.set.traits[u.Trait.GoName]; t != nil {
				o.def.Traits = append(o.def.Traits, t)
			}
			for _, a := range u.Args {
				switch u.Trait.Name {
				case "HasParent", "ParentOneOf":
					o.def.Parents = a.Ops
				case "SingleBlockImplicitTerminator":
					if len(a.Ops) > 0 {
						o.def.Terminator = a.Ops[0]
					}
				}
			}
		case model.TraitOwn:
			o.def.Traits = append(o.def.Traits, o.d.ownTrait(u.Trait))
		}
	}
}

// predicate is the run-time form of a condition over the parts of the operation.
func (o *op) predicate(u *model.TraitUse) core.PredTrait {
	if kind, refs := form.Match(u.Pred); refs != nil {
		p := core.PredTrait{Summary: u.Summary, Match: kind}
		for _, r := range refs {
			switch r.Kind {
			case model.RefOperand:
				p.Refs = append(p.Refs, core.PartRef{Kind: core.PartOperand, Index: r.Index})
			case model.RefResult:
				p.Refs = append(p.Refs, core.PartRef{Kind: core.PartResult, Index: r.Index})
			default:
				p.Refs = append(p.Refs, core.PartRef{Kind: core.PartSlot, Index: o.m.Attributes[r.Index].Slot})
			}
		}
		return p
	}
	o.d.needs(u.Pred, o.m.FullName(), u.Span)
	optional := o.optionalRefs(u.Pred, nil)
	return core.PredTrait{Summary: u.Summary, Check: func(x *core.Operation) bool {
		p := opParts{o.m, x}
		for _, e := range optional {
			if p.absent(e.Ref) {
				return true
			}
		}
		s := &scope{ctx: x.Context(), d: o.d, parts: p}
		return s.truth(u.Pred)
	}}
}

// optionalRefs are the references of a condition to parts that may be absent, which makes it true.
func (o *op) optionalRefs(e *model.Expr, out []*model.Expr) []*model.Expr {
	if e.Op == model.ExprValue {
		optional := false
		switch r := e.Ref; r.Kind {
		case model.RefOperand:
			optional = o.m.Operands[r.Index].Length == model.Optional
		case model.RefResult:
			optional = o.m.Results[r.Index].Length == model.Optional
		case model.RefAttribute:
			optional = o.m.Attributes[r.Index].Optional && e.Kind != model.KindBool
		case model.RefProperty:
			optional = o.m.Properties[r.Index].Optional && e.Kind != model.KindBool
		}
		if optional {
			out = append(out, e)
		}
	}
	for _, a := range e.Args {
		out = o.optionalRefs(a, out)
	}
	return out
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

func (p opParts) typ(r model.ValueRef) core.Type {
	switch r.Kind {
	case model.RefOperand:
		return query.TypeOfValue(p.op.OptionalOperand(r.Index))
	case model.RefResult:
		return query.TypeOfValue(p.op.OptionalResult(r.Index))
	case model.RefAttribute, model.RefProperty:
		return query.TypeOf(p.slot(r))
	}
	return nil
}

func (p opParts) types(r model.ValueRef) []core.Type {
	switch r.Kind {
	case model.RefOperand:
		return query.TypesOf(p.op.OperandGroup(r.Index))
	case model.RefResult:
		return query.TypesOf(p.op.ResultGroup(r.Index))
	}
	return nil
}

func (p opParts) attr(r model.ValueRef) core.Attribute {
	if r.Kind == model.RefAttribute || r.Kind == model.RefProperty {
		return p.slot(r)
	}
	return nil
}

func (p opParts) region(r model.ValueRef) *core.Region {
	if r.Kind == model.RefRegion && r.Index < p.op.NumRegions() {
		return p.op.Region(r.Index)
	}
	return nil
}

func (p opParts) block(r model.ValueRef) *core.Block {
	if r.Kind == model.RefSuccessor && r.Index < p.op.NumSuccessors() {
		return p.op.Successor(r.Index)
	}
	return nil
}

// effects lists the memory effects that the definition states.
func (o *op) effects() {
	add := func(list []model.Effect, on core.EffectTarget, index int) {
		for _, e := range list {
			x := core.EffectDef{Kind: core.EffectKind(e.Kind), On: on, Index: index, Stage: e.Stage, FullRegion: e.Full}
			if e.Resource != nil {
				x.Resource = o.d.set.resource(e.Resource)
			}
			o.def.Effects = append(o.def.Effects, x)
		}
	}
	add(o.m.Effects.List, core.OnOp, 0)
	for _, v := range o.m.Operands {
		add(v.Effects, core.OnOperand, v.Index)
	}
	for _, v := range o.m.Results {
		add(v.Effects, core.OnResult, v.Index)
	}
	for _, a := range o.m.Attributes {
		add(a.Effects, core.OnSymbol, a.Slot)
	}
}

// infer computes result types from the equations that the definition states.
func (o *op) infer() {
	m := o.m
	if m.Infer == nil || len(m.Results) == 0 || hookOf(m.Hooks, model.HookInfer) != nil {
		return
	}
	need := 0
	for _, v := range m.Operands {
		if !v.Length.IsVariable() {
			need++
		}
	}
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

func (p *inferParts) typ(r model.ValueRef) core.Type {
	switch r.Kind {
	case model.RefOperand:
		return query.FirstType(p.in.OperandGroup(r.Index))
	case model.RefResult:
		if l := p.results[r.Index]; len(l) > 0 {
			return l[0]
		}
		return nil
	}
	return query.TypeOf(p.attr(r))
}

func (p *inferParts) types(r model.ValueRef) []core.Type {
	switch r.Kind {
	case model.RefOperand:
		return query.TypesOf(p.in.OperandGroup(r.Index))
	case model.RefResult:
		return p.results[r.Index]
	}
	return nil
}

func (p *inferParts) attr(r model.ValueRef) core.Attribute {
	switch r.Kind {
	case model.RefAttribute:
		return p.in.Slot(p.m.Attributes[r.Index].Slot)
	case model.RefProperty:
		return p.in.Slot(p.m.Properties[r.Index].Slot)
	}
	return nil
}

func (p *inferParts) region(r model.ValueRef) *core.Region {
	if r.Kind == model.RefRegion {
		return p.in.Region(r.Index)
	}
	return nil
}

func (p *inferParts) block(r model.ValueRef) *core.Block {
	if r.Kind == model.RefSuccessor && r.Index < len(p.in.Successors) {
		return p.in.Successors[r.Index]
	}
	return nil
}

// names suggests SSA names for the results.
func (o *op) names() {
	type named struct {
		index int
		name  string
	}
	var list []named
	// One without a name begins a group of its own then.
	someNamed := len(o.m.Results) > 1 && !o.m.Implements("OpAsmOpInterface") && slices.ContainsFunc(o.m.Results, func(r *model.Value) bool { return r.Name != "" })
	for _, r := range o.m.Results {
		name := r.SSAName
		if name == "" && len(o.m.Results) > 1 && !o.m.Implements("OpAsmOpInterface") {
			name = r.Name // of several results each is worth a name; that of a single one would say nothing
		}
		if name != "" || someNamed {
			list = append(list, named{r.Index, name})
		}
	}
	if len(list) == 0 || hookOf(o.m.Hooks, model.HookResultNames) != nil {
		return
	}
	o.def.ResultNames = func(_ any, x *core.Operation, set func(*core.Value, string)) {
		for _, n := range list {
			if i, count := x.ResultSegment(n.index); count > 0 {
				set(x.Result(i), n.name)
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
	o.f, o.matches = f, form.Matches(o.m)
	for i := range o.def.Regions {
		o.def.Regions[i].Args = form.EntryArgDefs(f, i)
	}
	o.lists = map[asmformat.Ref]bool{}
	visit(f.Program.Parse, o.note)
	o.elided = elided(f.Program.Elided)
	o.elidedProps = elided(f.Program.PropDictElided)
	for _, m := range o.matches {
		o.d.needs(m.Expr, o.m.FullName(), m.Expr.Span)
	}
}

// note remembers what a step of the parse program says about others.
func (o *op) note(st asmformat.Step) {
	switch st := st.(type) {
	case *asmformat.FunctionalType:
		for _, t := range []asmformat.TypeArg{st.Inputs, st.Results} {
			if !t.All {
				o.lists[t.Ref] = true
			} else if t.Ref.Kind == asmformat.OperandVar {
				o.readsAll.operandTypes = true
			}
		}
	case *asmformat.TypeOf:
		if st.Arg.All && st.Arg.Ref.Kind == asmformat.OperandVar {
			o.readsAll.operandTypes = true
		}
	case *asmformat.All:
		switch st.Kind {
		case asmformat.AllOperands:
			o.readsAll.operands = true
		case asmformat.AllRegions:
			o.readsAll.regions = true
		case asmformat.AllSuccessors:
			o.readsAll.blocks = true
		}
	}
}

// visit calls f for all steps, also nested ones.
func visit(steps []asmformat.Step, f func(asmformat.Step)) {
	for _, st := range steps {
		f(st)
		switch st := st.(type) {
		case *asmformat.PrintIf:
			visit(st.Then, f)
			visit(st.Else, f)
		case *asmformat.ParseIf:
			if st.Guard.Element != nil {
				f(st.Guard.Element)
			}
			visit(st.Then, f)
			visit(st.Else, f)
		case *asmformat.ParseClauses:
			for _, c := range st.Clauses {
				visit(c.Body, f)
			}
		case *asmformat.Struct:
			for _, x := range st.Fields {
				f(x.Value)
			}
		}
	}
}
