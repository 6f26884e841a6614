package ruleprog

import (
	"fmt"

	"github.com/odsgen/ods/odsgen/model"
)

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

// compute lets a Go function compute an attribute, after those that it takes.
func (p *Program) compute(n *model.RuleNode) {
	for _, a := range n.Args {
		p.made(a)
	}
	name := "attr"
	x := p.reg(name, model.BindAttr)
	x.Uses = 1
	s := &Step{Kind: Compute, Dst: []*Reg{x}, Hook: n.Hook, HookArgs: n.Args, Required: true,
		Reason: fmt.Sprintf("'%s' gives no attribute", n.Hook.Method)}
	if n.Attr != nil {
		x.Name, x.Constraint = n.Attr.Name, n.Attr.Constraint
		x.Optional = n.Attr.MayBeAbsent()
		s.Required = !x.Optional
	}
	p.computed[n] = x
	p.step(s)
}
