package ruleprog

import (
	"fmt"
	"slices"

	"github.com/odsgen/ods/core/rewrite/rule"
	"github.com/odsgen/ods/core/rt"
	"github.com/odsgen/ods/odsgen/model"
)

// Reg is a register: a value, a list of values, an attribute, an operation or a type.
type Reg struct {
	Index int
	// Name is a hint for the name of a variable.
	Name string
	Kind model.BindingKind
	// Type marks a register that holds a type.
	Type bool
	// Op is what an operation is; Constraint what is known of a value or an attribute, nil for nothing.
	Op         *model.Op
	Constraint *model.Constraint
	// Optional marks what may be absent.
	Optional bool
	// Uses counts how often the register is read; Def is the step that sets it, nil for the root.
	Uses int
	Def  *Step
}

// Kind is the kind of a step.
type Kind uint8

// The kinds of steps.
const (
	Part     Kind = iota // Dst[0] is the part Part of the operation Src[0], perhaps none
	Find                 // Dst[0] is what Get finds with Args
	Ask                  // Test holds for Src and Args
	Defined              // Dst[0] defines the value Src[0], is an Op, and that is its result Result when it has several
	Constant             // Dst[0] is the constant that the value Src[0] is, and satisfies Constraint when there is one
	Either               // Dst are Src, or Src exchanged
	Is                   // Src[0], or its type when it is a value, satisfies Constraint
	OneOf                // the attribute Src[0] is one of Lits
	Call                 // Hook takes Src[0] apart into Dst
	Where                // Cond holds
	Compute              // Dst[0] is the attribute that Hook computes from HookArgs; with Required it must be one
	TypeOf               // Dst[0] is the type Type
)

// Step is one step of a match.
type Step struct {
	Kind     Kind
	Dst, Src []*Reg
	Part     model.ValueRef
	Get      *rule.Get
	Test     *rule.Test
	// Args are the constants that Get and Test take.
	Args       rule.Args
	Op         *model.Op
	Result     int
	Constraint *model.Constraint
	Lits       []*model.Const
	Hook       *model.RuleHook
	HookArgs   []*model.RuleNode
	Required   bool
	Cond       *model.RuleCond
	Type       *model.RuleType
	// Reason says why there is no match when the step fails; "" for one that cannot fail.
	Reason string
}

// Attribute reports whether the step finds an attribute of an operation.
func (s *Step) Attribute() bool {
	return s.Kind == Part && (s.Part.Kind == model.RefAttribute || s.Part.Kind == model.RefProperty)
}

// Program is a compiled match.
type Program struct {
	Rule  *model.Rule
	Root  *Reg
	Regs  []*Reg
	Steps []*Step
	// Builds are the steps of the replacement.
	Builds []*Build
	// Locs are what the location of the rule is fused of: operations, and values that are constants, whose operation is
	// meant.
	Locs []*Reg
	// bound are the registers of what has a name, computed those of attributes that Go functions compute, types those of
	// result types.
	bound    map[*model.Binding]*Reg
	computed map[*model.RuleNode]*Reg
	types    map[*model.RuleType]*Reg
}

// Bound returns the register of a binding.
func (p *Program) Bound(b *model.Binding) *Reg { return p.bound[b] }

// Computed returns the register of an attribute that a Go function computes.
func (p *Program) Computed(n *model.RuleNode) *Reg { return p.computed[n] }

// Compile turns a rule into steps: its match, its conditions, and what must be computed before anything is made; and
// then what is made.
func Compile(r *model.Rule) *Program {
	p := &Program{Rule: r, bound: map[*model.Binding]*Reg{}, computed: map[*model.RuleNode]*Reg{}, types: map[*model.RuleType]*Reg{}}
	p.Root = p.reg("root", model.BindOp)
	p.Root.Op = r.Root()
	p.Locs = append(p.Locs, p.Root)
	p.op(r.Match, p.Root)
	// As upstream's generated code: the first so many of what was matched, where constants take part but do not count.
	p.Locs = p.Locs[:min(len(p.Locs), r.NumOps)]
	if r.RootLoc {
		p.Locs = p.Locs[:1]
	}
	for _, c := range r.Where {
		p.useCond(c)
		p.step(&Step{Kind: Where, Cond: c, Reason: "it is not true that " + c.Text})
	}
	var inner []*Reg
	for _, x := range p.Regs {
		if x.Kind == model.BindOp && x != p.Root {
			inner = append(inner, x)
		}
	}
	if len(inner) > 0 && r.Builds() {
		p.ask(&rule.TestSelfUse, rule.Args{}, "an operation takes its own result", inner...)
	}
	if r.Erase && len(r.Root().Results) > 0 {
		p.ask(&rule.TestUnusedOp, rule.Args{}, "its results are used", p.Root)
	}
	for _, list := range [][]*model.RuleNode{r.Build, r.Replace, r.After} {
		for _, n := range list {
			p.made(n)
		}
	}
	p.build()
	return p
}

func (p *Program) reg(name string, k model.BindingKind) *Reg {
	x := &Reg{Index: len(p.Regs), Name: name, Kind: k}
	p.Regs = append(p.Regs, x)
	return x
}

func (p *Program) step(s *Step) {
	for _, r := range s.Src {
		r.Uses++
	}
	for _, r := range s.Dst {
		r.Def = s
	}
	p.Steps = append(p.Steps, s)
}

// ask tests registers.
func (p *Program) ask(t *rule.Test, a rule.Args, reason string, src ...*Reg) {
	p.step(&Step{Kind: Ask, Test: t, Args: a, Src: src, Reason: reason})
}

// part gives a new register a part of an operation.
func (p *Program) part(name string, k model.BindingKind, at *Reg, part model.RefKind, index int) *Reg {
	x := p.reg(name, k)
	p.step(&Step{Kind: Part, Dst: []*Reg{x}, Src: []*Reg{at}, Part: model.ValueRef{Kind: part, Index: index}, Op: at.Op})
	return x
}

// PartOf returns how a part of an operation is found at run time.
func PartOf(o *model.Op, r model.ValueRef) (*rt.Part, rt.Args) {
	at := rt.Args{X: r.Index}
	switch r.Kind {
	case model.RefAttribute, model.RefProperty:
		return &rt.PartAttr, rt.Args{X: o.PartAttr(r).Slot}
	case model.RefRegion:
		return &rt.PartRegion, at
	case model.RefResult:
		if o.Results[r.Index].Length == model.Variadic {
			return &rt.PartResults, at
		}
		return &rt.PartResult, at
	}
	switch o.Operands[r.Index].Length {
	case model.Variadic:
		return &rt.PartOperands, at
	case model.Nested:
		return &rt.PartNested, at
	}
	return &rt.PartOperand, at
}

// UseTest returns the question of a condition about the uses of an operation or of a value.
func UseTest(c *model.RuleCond, op bool) *rule.Test {
	switch {
	case op && c.Kind == model.CondUnused:
		return &rule.TestUnusedOp
	case op:
		return &rule.TestOneUseOp
	case c.Kind == model.CondUnused:
		return &rule.TestUnused
	}
	return &rule.TestOneUse
}

// op matches an operation that is in a register.
func (p *Program) op(n *model.RuleNode, at *Reg) {
	if n.Binding != nil {
		at.Name = n.Binding.Name
		p.bound[n.Binding] = at
	}
	p.attrs(n, at)
	for _, g := range n.Regions {
		if g.Node.Kind == model.RuleVar {
			p.bound[g.Node.Binding] = p.part(g.Node.Binding.Name, model.BindRegion, at, model.RefRegion,
				slices.Index(n.Op.Regions, g.Region))
		}
	}
	i := 0
	for _, a := range n.Args {
		if a.Kind == model.RuleEither {
			x, y := p.operand(n.Op.Operands[i], at), p.operand(n.Op.Operands[i+1], at)
			dx, dy := p.reg(x.Name, model.BindValue), p.reg(y.Name, model.BindValue)
			dx.Constraint, dy.Constraint = x.Constraint, y.Constraint
			p.step(&Step{Kind: Either, Dst: []*Reg{dx, dy}, Src: []*Reg{x, y}})
			x.Uses++ // both orders name it
			y.Uses++
			i += 2
			what := func(v *model.Value) string { return fmt.Sprintf("either operand of '%s'", n.Op.FullName()) }
			p.value(a.Args[0], dx, what(nil))
			p.value(a.Args[1], dy, what(nil))
			continue
		}
		v := n.Op.Operands[i]
		i++
		if a.Kind == model.RuleAny {
			continue
		}
		what := fmt.Sprintf("operand '%s' of '%s'", v.Name, n.Op.FullName())
		if v.Length == model.Nested {
			p.bind(a, p.part(v.Name, model.BindLists, at, model.RefOperand, v.Index), what)
			continue
		}
		if v.Length == model.Variadic {
			p.list(a, p.part(v.Name, model.BindValues, at, model.RefOperand, v.Index), what)
			continue
		}
		p.value(a, p.operand(v, at), what)
	}
}

func (p *Program) operand(v *model.Value, at *Reg) *Reg {
	x := p.part(v.Name, model.BindValue, at, model.RefOperand, v.Index)
	x.Constraint, x.Optional = v.Constraint, v.Length == model.Optional
	return x
}

// attrs matches the attributes, which costs less than to look at what defines the operands.
func (p *Program) attrs(n *model.RuleNode, at *Reg) {
	for _, a := range n.Attrs {
		if a.Node.Kind == model.RuleAny {
			continue
		}
		kind, list := model.RefAttribute, n.Op.Attributes
		if a.Attr.Property {
			kind, list = model.RefProperty, n.Op.Properties
		}
		x := p.part(a.Attr.Name, model.BindAttr, at, kind, slices.Index(list, a.Attr))
		x.Constraint, x.Optional = a.Attr.Constraint, a.Attr.MayBeAbsent()
		p.attr(a.Node, x, fmt.Sprintf("attribute '%s' of '%s'", a.Attr.Name, n.Op.FullName()))
	}
}

// bind gives a register its name, or compares it with what has the name already.
func (p *Program) bind(n *model.RuleNode, x *Reg, what string) {
	if !n.Bound {
		p.bound[n.Binding] = x
		x.Name = n.Binding.Name
		return
	}
	old, same := p.bound[n.Binding], &rule.TestSame
	switch {
	case x.Kind == model.BindValues:
		same = &rule.TestSameValues
	case x.Kind == model.BindLists:
		same = &rule.TestSameLists
	case old.Kind == model.BindOp:
		old = p.part(old.Name, model.BindValue, old, model.RefResult, 0)
	}
	p.ask(same, rule.Args{}, what+" is not $"+n.Binding.Name, x, old)
}

// there demands that what may be absent is there.
func (p *Program) there(x *Reg, what string) {
	if x.Optional {
		p.present(x, what)
	}
}

func (p *Program) present(x *Reg, what string) {
	t := &rule.TestPresent
	if x.property() {
		t = &rule.TestSome
	}
	p.ask(t, rule.Args{}, what+" is absent", x)
}

func (x *Reg) property() bool {
	return x.Constraint != nil && x.Constraint.Kind == model.PropConstraint
}

// value matches one value.
func (p *Program) value(n *model.RuleNode, x *Reg, what string) {
	switch n.Kind {
	case model.RuleVar:
		p.bind(n, x, what)
		if n.Sub != nil {
			p.value(n.Sub, x, what)
		}
	case model.RuleOp:
		p.there(x, what)
		d := p.reg(n.Op.GoName, model.BindOp)
		d.Op = n.Op
		p.step(&Step{Kind: Defined, Dst: []*Reg{d}, Src: []*Reg{x}, Op: n.Op, Result: n.Result,
			Reason: fmt.Sprintf("%s is not made by '%s'", what, n.Op.FullName())})
		p.op(n, d)
		p.Locs = append(p.Locs, d)
	case model.RuleConst:
		p.constant(n.Args[0], x, what)
		p.Locs = append(p.Locs, x)
	default:
		p.either(n, x, what)
	}
}

func (p *Program) presence(n *model.RuleNode, x *Reg, what string) {
	switch {
	case n.Kind == model.RulePresent:
		p.present(x, what)
	case x.property():
		p.ask(&rule.TestNone, rule.Args{}, what+" is present", x)
	default:
		p.ask(&rule.TestAbsent, rule.Args{}, what+" is present", x)
	}
}

// call lets a Go function take a thing apart.
func (p *Program) call(n *model.RuleNode, x *Reg, what string) {
	s := &Step{Kind: Call, Src: []*Reg{x}, Hook: n.Hook, HookArgs: literals(n),
		Reason: fmt.Sprintf("%s is not what '%s' accepts", what, n.Hook.Method)}
	var dst []*Reg
	for _, a := range n.Args {
		k := model.BindValue
		if !a.Bound {
			k = a.Binding.Kind
		} else if a.Binding.Kind == model.BindAttr {
			k = model.BindAttr
		}
		d := p.reg(a.Binding.Name, k)
		d.Constraint = a.Binding.Constraint
		dst = append(dst, d)
	}
	s.Dst = dst
	p.step(s)
	for i, a := range n.Args {
		p.bind(a, dst[i], "'$"+a.Binding.Name+"' that '"+n.Hook.Method+"' gives")
		switch {
		case dst[i].Kind == model.BindAttr && dst[i].Constraint != nil:
			p.step(&Step{Kind: Is, Src: []*Reg{dst[i]}, Constraint: dst[i].Constraint,
				Reason: "'$" + a.Binding.Name + "' is not " + dst[i].Constraint.Summary})
		case a.Sub != nil:
			p.value(a.Sub, dst[i], "'$"+a.Binding.Name+"'")
		}
	}
}

// literals are the constants that a Go function is given in a match.
func literals(n *model.RuleNode) []*model.RuleNode {
	var out []*model.RuleNode
	for _, a := range n.Attrs {
		out = append(out, a.Node)
	}
	return out
}

// constant matches the constant that a value is.
func (p *Program) constant(n *model.RuleNode, x *Reg, what string) {
	c := p.reg(x.Name, model.BindAttr)
	s := &Step{Kind: Constant, Dst: []*Reg{c}, Src: []*Reg{x}, Reason: what + " is no constant"}
	is := n
	if n.Kind == model.RuleVar && n.Sub != nil {
		is = n.Sub
	}
	if is.Kind == model.RuleIs {
		s.Constraint, c.Constraint = is.Constraint, is.Constraint
		s.Reason = what + " is no constant, or not " + is.Constraint.Summary
	}
	p.step(s)
	switch {
	case n.Kind == model.RuleVar && is.Kind == model.RuleIs:
		p.bind(n, c, what)
	case n.Kind != model.RuleIs:
		p.attr(n, c, what)
	}
}

// either matches what can stand for a value as for an attribute.
func (p *Program) either(n *model.RuleNode, x *Reg, what string) {
	switch n.Kind {
	case model.RuleIs:
		p.there(x, what)
		p.step(&Step{Kind: Is, Src: []*Reg{x}, Constraint: n.Constraint, Reason: what + " is not " + n.Constraint.Summary})
	case model.RuleGo:
		p.there(x, what)
		p.call(n, x, what)
	case model.RuleAbsent, model.RulePresent:
		p.presence(n, x, what)
	}
}

// attr matches an attribute.
func (p *Program) attr(n *model.RuleNode, x *Reg, what string) {
	switch n.Kind {
	case model.RuleVar:
		p.bind(n, x, what)
		if n.Sub != nil {
			p.attr(n.Sub, x, what)
		}
	case model.RuleLit:
		p.oneOf(n.Lits, x, what+" has another value")
	case model.RuleInt:
		p.ask(&rule.TestInt, rule.Args{N: n.Int}, fmt.Sprintf("%s is not %d", what, n.Int), x)
	case model.RuleFloat:
		p.ask(&rule.TestFloat, rule.Args{Float: n.Float}, fmt.Sprintf("%s is not %v", what, n.Float), x)
	case model.RuleBool:
		p.ask(&rule.TestBool, rule.Args{Bool: n.Int == 1}, fmt.Sprintf("%s is not %v", what, n.Int == 1), x)
	default:
		p.either(n, x, what)
	}
}

// oneOf compares an attribute with constants.
func (p *Program) oneOf(lits []*model.Const, x *Reg, reason string) {
	var texts []string
	for _, k := range lits {
		if k.Kind == model.ConstString {
			texts = append(texts, k.Str)
		}
	}
	if len(texts) == len(lits) {
		p.ask(&rule.TestText, rule.Args{Texts: texts}, reason, x)
		return
	}
	p.step(&Step{Kind: OneOf, Src: []*Reg{x}, Lits: lits, Constraint: x.Constraint, Reason: reason})
}

// list matches a variadic operand.
func (p *Program) list(n *model.RuleNode, x *Reg, what string) {
	if n.Kind == model.RuleVar {
		p.bind(n, x, what)
		if n.Sub != nil {
			p.list(n.Sub, x, what)
		}
		return
	}
	before, after, open := 0, 0, false
	for _, a := range n.Args {
		switch {
		case a.Kind == model.RuleRest:
			open = true
		case open:
			after++
		default:
			before++
		}
	}
	length, atLeast := &rule.TestLength, ""
	if open {
		length, atLeast = &rule.TestLonger, "at least "
	}
	p.ask(length, rule.Args{N: int64(before + after)}, fmt.Sprintf("%s does not have %s%d values", what, atLeast, before+after), x)
	find := func(name string, k model.BindingKind, get *rule.Get, a rule.Args) *Reg {
		d := p.reg(name, k)
		p.step(&Step{Kind: Find, Get: get, Args: a, Dst: []*Reg{d}, Src: []*Reg{x}})
		return d
	}
	i := 0
	for _, a := range n.Args {
		if a.Kind == model.RuleRest {
			if a.Binding != nil {
				get := &rule.GetPart
				if after == 0 {
					get = &rule.GetTail
				}
				rest := find(a.Binding.Name, model.BindValues, get, rule.Args{N: int64(before), M: int64(after)})
				p.bind(a, rest, "the rest of "+what)
			}
			i = -after
			continue
		}
		if a.Kind != model.RuleAny {
			get, at := &rule.GetElem, i
			if i < 0 {
				get, at = &rule.GetLast, -i
			}
			p.value(a, find(x.Name, model.BindValue, get, rule.Args{N: int64(at)}), element(i)+" of "+what)
		}
		i++
	}
}

// element says which element of a list is meant; from the end when i is negative.
func element(i int) string {
	switch {
	case i == -1:
		return "the last element"
	case i < 0:
		return fmt.Sprintf("element %d from the end", -i)
	}
	return fmt.Sprintf("element %d", i)
}
