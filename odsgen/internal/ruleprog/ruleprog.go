package ruleprog

import (
	"fmt"
	"slices"

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
	Operand   Kind = iota // Dst[0] is operand Index of Src[0], perhaps none
	Group                 // Dst[0] is the list of operands Index of Src[0], or the list of lists
	RegionOf              // Dst[0] is the region Index of Src[0]
	Attr                  // Dst[0] is the attribute Attr of Src[0]
	Defined               // Dst[0] defines the value Src[0], is an Op, and that is its result Result when it has several
	Constant              // Dst[0] is the constant that the value Src[0] is, and satisfies Constraint when there is one
	Either                // Dst are Src, or Src exchanged
	Length                // the list Src[0] has Index elements; with Open at least so many
	Elem                  // Dst[0] is element Index of the list Src[0], from the end when negative
	Slice                 // Dst[0] is the list Src[0] without the first Index and the last To elements
	Same                  // Src[0] and Src[1] are equal
	Is                    // Src[0], or its type when it is a value, satisfies Constraint
	OneOf                 // the attribute Src[0] is one of Lits
	IsInt                 // the attribute Src[0] is the integer Int, or all its elements are
	IsFloat               // the attribute Src[0] is the float Float, or all its elements are
	IsBool                // the attribute Src[0] is the i1 constant Int
	Absent                // Src[0] is absent
	Present               // Src[0] is there
	Call                  // Hook takes Src[0] apart into Dst
	Where                 // Cond holds
	Compute               // Dst[0] is the attribute that Hook computes from Args; with Required it must be one
	TypeOf                // Dst[0] is the type Type
	Unused                // the results of the operation Src[0] have no uses
	NoSelfUse             // none of the operations Src takes its own result, which would be matched for ever
)

// Step is one step of a match.
type Step struct {
	Kind       Kind
	Dst, Src   []*Reg
	Index, To  int
	Open       bool
	Op         *model.Op
	Result     int
	Attr       *model.Attribute
	Constraint *model.Constraint
	Lits       []*model.Const
	Int        int64
	Float      float64
	Hook       *model.RuleHook
	Args       []*model.RuleNode
	Required   bool
	Cond       *model.RuleCond
	Type       *model.RuleType
	// Reason says why there is no match when the step fails; "" for one that cannot fail.
	Reason string
}

// Program is a compiled match.
type Program struct {
	Rule  *model.Rule
	Root  *Reg
	Regs  []*Reg
	Steps []*Step
	// Locs are what the location of the rule is fused of: operations, and values that are constants, whose operation is
	// meant.
	Locs []*Reg
	// bound are the registers of what the match binds, computed those of attributes that Go functions compute, types those
	// of result types.
	bound    map[*model.Binding]*Reg
	computed map[*model.RuleNode]*Reg
	types    map[*model.RuleType]*Reg
}

// Bound returns the register of a binding of the match, nil for one that the replacement makes.
func (p *Program) Bound(b *model.Binding) *Reg { return p.bound[b] }

// Computed returns the register of an attribute that a Go function computes.
func (p *Program) Computed(n *model.RuleNode) *Reg { return p.computed[n] }

// TypeReg returns the register of a result type.
func (p *Program) TypeReg(t *model.RuleType) *Reg { return p.types[t] }

// Compile turns the match of a rule, its conditions, and what must be computed before anything is made, into steps.
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
		p.step(&Step{Kind: NoSelfUse, Src: inner, Reason: "an operation takes its own result"})
	}
	if r.Erase && len(r.Root().Results) > 0 {
		p.step(&Step{Kind: Unused, Src: []*Reg{p.Root}, Reason: "its results are used"})
	}
	for _, list := range [][]*model.RuleNode{r.Build, r.Replace, r.After} {
		for _, n := range list {
			p.made(n)
		}
	}
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

// op matches an operation that is in a register.
func (p *Program) op(n *model.RuleNode, at *Reg) {
	if n.Binding != nil {
		at.Name = n.Binding.Name
		p.bound[n.Binding] = at
	}
	p.attrs(n, at)
	for _, g := range n.Regions {
		if g.Node.Kind == model.RuleVar {
			x := p.reg(g.Node.Binding.Name, model.BindRegion)
			p.bound[g.Node.Binding] = x
			p.step(&Step{Kind: RegionOf, Dst: []*Reg{x}, Src: []*Reg{at}, Index: slices.Index(n.Op.Regions, g.Region), Op: n.Op})
		}
	}
	i := 0
	for _, a := range n.Args {
		if a.Kind == model.RuleEither {
			x, y := p.operand(n.Op, i, at), p.operand(n.Op, i+1, at)
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
			g := p.reg(v.Name, model.BindLists)
			p.step(&Step{Kind: Group, Dst: []*Reg{g}, Src: []*Reg{at}, Index: v.Index, Op: n.Op})
			p.bind(a, g, what)
			continue
		}
		if v.Length == model.Variadic {
			g := p.reg(v.Name, model.BindValues)
			p.step(&Step{Kind: Group, Dst: []*Reg{g}, Src: []*Reg{at}, Index: v.Index, Op: n.Op})
			p.list(a, g, what)
			continue
		}
		p.value(a, p.operand(n.Op, v.Index, at), what)
	}
}

func (p *Program) operand(op *model.Op, i int, at *Reg) *Reg {
	v := op.Operands[i]
	x := p.reg(v.Name, model.BindValue)
	x.Constraint, x.Optional = v.Constraint, v.Length == model.Optional
	p.step(&Step{Kind: Operand, Dst: []*Reg{x}, Src: []*Reg{at}, Index: i, Op: op})
	return x
}

// attrs matches the attributes, which costs less than to look at what defines the operands.
func (p *Program) attrs(n *model.RuleNode, at *Reg) {
	for _, a := range n.Attrs {
		if a.Node.Kind == model.RuleAny {
			continue
		}
		x := p.reg(a.Attr.Name, model.BindAttr)
		x.Constraint, x.Optional = a.Attr.Constraint, a.Attr.MayBeAbsent()
		p.step(&Step{Kind: Attr, Dst: []*Reg{x}, Src: []*Reg{at}, Attr: a.Attr, Op: n.Op})
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
	old := p.bound[n.Binding]
	p.step(&Step{Kind: Same, Src: []*Reg{x, old}, Reason: what + " is not $" + n.Binding.Name})
}

// there demands that what may be absent is there.
func (p *Program) there(x *Reg, what string) {
	if x.Optional {
		p.step(&Step{Kind: Present, Src: []*Reg{x}, Reason: what + " is absent"})
	}
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

func (p *Program) presence(n *model.RuleNode, x *Reg, what string) {
	if n.Kind == model.RuleAbsent {
		p.step(&Step{Kind: Absent, Src: []*Reg{x}, Reason: what + " is present"})
	} else {
		p.step(&Step{Kind: Present, Src: []*Reg{x}, Reason: what + " is absent"})
	}
}

// call lets a Go function take a thing apart.
func (p *Program) call(n *model.RuleNode, x *Reg, what string) {
	s := &Step{Kind: Call, Src: []*Reg{x}, Hook: n.Hook, Args: literals(n),
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

// attr matches an attribute.
func (p *Program) attr(n *model.RuleNode, x *Reg, what string) {
	check := func(k Kind, s Step, reason string) {
		s.Kind, s.Src, s.Reason = k, []*Reg{x}, what+reason
		p.step(&s)
	}
	switch n.Kind {
	case model.RuleVar:
		p.bind(n, x, what)
		if n.Sub != nil {
			p.attr(n.Sub, x, what)
		}
	case model.RuleIs:
		p.there(x, what)
		check(Is, Step{Constraint: n.Constraint}, " is not "+n.Constraint.Summary)
	case model.RuleLit:
		check(OneOf, Step{Lits: n.Lits, Constraint: x.Constraint}, " has another value")
	case model.RuleInt:
		check(IsInt, Step{Int: n.Int}, fmt.Sprintf(" is not %d", n.Int))
	case model.RuleFloat:
		check(IsFloat, Step{Float: n.Float}, fmt.Sprintf(" is not %v", n.Float))
	case model.RuleBool:
		check(IsBool, Step{Int: n.Int}, fmt.Sprintf(" is not %v", n.Int == 1))
	case model.RuleGo:
		p.there(x, what)
		p.call(n, x, what)
	case model.RuleAbsent, model.RulePresent:
		p.presence(n, x, what)
	}
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
	atLeast := ""
	if open {
		atLeast = "at least "
	}
	p.step(&Step{Kind: Length, Src: []*Reg{x}, Index: before + after, Open: open,
		Reason: fmt.Sprintf("%s does not have %s%d values", what, atLeast, before+after)})
	i := 0
	for _, a := range n.Args {
		if a.Kind == model.RuleRest {
			if a.Binding != nil {
				rest := p.reg(a.Binding.Name, model.BindValues)
				p.step(&Step{Kind: Slice, Dst: []*Reg{rest}, Src: []*Reg{x}, Index: before, To: after})
				p.bind(a, rest, "the rest of "+what)
			}
			i = -after
			continue
		}
		if a.Kind != model.RuleAny {
			e := p.reg(x.Name, model.BindValue)
			p.step(&Step{Kind: Elem, Dst: []*Reg{e}, Src: []*Reg{x}, Index: i})
			p.value(a, e, element(i)+" of "+what)
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

// use counts that a reference is read.
func (p *Program) use(n *model.RuleNode) {
	if x := p.bound[n.Binding]; x != nil {
		x.Uses++
	}
}

func (p *Program) useCond(c *model.RuleCond) {
	for _, n := range c.Nodes {
		if n.Binding == nil {
			continue // a constant
		}
		if x := p.bound[n.Binding]; x != nil {
			x.Uses += 2 // an expression may mention it any number of times
		}
	}
	for _, a := range c.Args {
		p.useCond(a)
	}
}

// made counts what a replacement reads, and computes its attributes and types.
func (p *Program) made(n *model.RuleNode) {
	if n == nil {
		return
	}
	switch n.Kind {
	case model.RuleVar, model.RuleRest:
		p.use(n)
	case model.RuleGo:
		if n.Want == model.BindAttr && n.Hook.Role == model.HookAttr {
			p.compute(n)
			return
		}
		for _, a := range n.Args {
			p.made(a)
		}
	case model.RuleOp, model.RuleList:
		for _, a := range n.Args {
			p.made(a)
		}
		for _, a := range n.Attrs {
			p.made(a.Node)
		}
		for _, g := range n.Regions {
			p.use(g.Node)
		}
		for _, t := range n.Types {
			x := p.reg("type", model.BindAttr)
			x.Type, x.Uses = true, 1
			p.types[t] = x
			for _, m := range t.Nodes {
				if r := p.bound[m.Binding]; r != nil {
					r.Uses += 2
				}
			}
			p.step(&Step{Kind: TypeOf, Dst: []*Reg{x}, Type: t, Reason: fmt.Sprintf("the type of '%s' cannot be made", n.Op.FullName())})
		}
		if n.Loc != nil {
			for _, m := range n.Loc.Of {
				p.use(m)
			}
		}
	}
}

// compute lets a Go function compute an attribute, behind those that it takes.
func (p *Program) compute(n *model.RuleNode) {
	for _, a := range n.Args {
		p.made(a)
	}
	name := "attr"
	x := p.reg(name, model.BindAttr)
	x.Uses = 1
	s := &Step{Kind: Compute, Dst: []*Reg{x}, Hook: n.Hook, Args: n.Args, Required: true,
		Reason: fmt.Sprintf("'%s' gives no attribute", n.Hook.Method)}
	if n.Attr != nil {
		x.Name, x.Constraint = n.Attr.Name, n.Attr.Constraint
		x.Optional = n.Attr.MayBeAbsent()
		s.Required = !x.Optional
	}
	p.computed[n] = x
	p.step(s)
}
