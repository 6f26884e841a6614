package ruleprog

import (
	"slices"

	"github.com/odsgen/ods/odsgen/model"
)

// BuildKind is the kind of a step of a replacement.
type BuildKind uint8

// The kinds of steps of replacements.
const (
	Fuse    BuildKind = iota // what is made from here on has the location of the operations and constants Src
	Make                     // Dst[0] is a new operation
	Move                     // Region of the operation Dst[0] gets the blocks of the region that Node stands for
	Do                       // Dst are what Hook makes of HookArgs
	Erase                    // the root is erased
	Replace                  // the root is replaced by Vals
)

// Build is one step of a replacement.
type Build struct {
	Kind     BuildKind
	Dst, Src []*Reg
	// Vals are the operands of an operation, one for each declared one, or what replaces the root.
	Vals []*Val
	// Types are the types of an operation's results, one for each declared one, none when they are inferred; Stated says
	// that the rule gives them though they could be.
	Types  []ResultType
	Stated bool
	Attrs  []model.RuleAttr
	Loc    *model.RuleLoc

	Region   *model.Region
	Node     *model.RuleNode
	Hook     *model.RuleHook
	HookArgs []*model.RuleNode
}

// ResultType is the type of a result that is made: what the register Given holds, or without one that of the root's
// result with the index Root; of a variadic result a list of one type, or those of all results of the root.
type ResultType struct {
	Given *Reg
	Root  int
}

// ValKind is the kind of a [Val].
type ValKind uint8

// The kinds of values.
const (
	ValNone    ValKind = iota // no value
	ValRef                    // what Node stands for
	ValReg                    // what Reg holds
	ValResult                 // the result Index of the operation Reg
	ValResults                // all its results
	ValList                   // the values List
	ValLists                  // the lists of values List
)

// Val is a value that a replacement takes, or a list with Many. In a ValList those that are lists stand for their
// elements.
type Val struct {
	Kind  ValKind
	Many  bool
	Node  *model.RuleNode
	Reg   *Reg
	Index int
	List  []*Val
}

// build turns the replacement into steps, in the order in which things are made.
func (p *Program) build() {
	r := p.Rule
	if r.Builds() {
		p.add(&Build{Kind: Fuse, Src: p.Locs})
	}
	for _, n := range r.Build {
		p.makeStep(n)
	}
	var vals []*Val
	for _, n := range r.Replace {
		vals = append(vals, p.replacement(n)...)
	}
	for _, n := range r.After {
		p.makeStep(n)
	}
	if r.Erase || len(r.Root().Results) == 0 {
		p.add(&Build{Kind: Erase})
		return
	}
	p.add(&Build{Kind: Replace, Vals: vals})
}

func (p *Program) add(b *Build) { p.Builds = append(p.Builds, b) }

// makeStep is an item of build: or after:.
func (p *Program) makeStep(n *model.RuleNode) {
	if n.Kind == model.RuleOp {
		p.makeOp(n)
		return
	}
	var dst []*Reg
	for _, a := range n.Attrs {
		dst = append(dst, p.madeReg(a.Node.Binding))
	}
	p.add(&Build{Kind: Do, Dst: dst, Hook: n.Hook, HookArgs: n.Args})
}

// madeReg is the register of what the replacement gives a name.
func (p *Program) madeReg(b *model.Binding) *Reg {
	x := p.reg(b.Name, b.Kind)
	x.Op, x.Constraint, x.Optional = b.Op, b.Constraint, b.Optional
	p.bound[b] = x
	return x
}

// makeOp makes an operation, after those that its operands are results of.
func (p *Program) makeOp(n *model.RuleNode) *Reg {
	b := &Build{Kind: Make, Attrs: n.Attrs, Loc: n.Loc}
	for i, a := range n.Args {
		switch n.Op.Operands[i].Length {
		case model.Nested:
			b.Vals = append(b.Vals, p.lists(a))
		case model.Variadic:
			b.Vals = append(b.Vals, p.values(a))
		default:
			b.Vals = append(b.Vals, p.one(a))
		}
	}
	b.Types, b.Stated = p.resultTypes(n)
	x := p.reg(n.Op.GoName, model.BindOp)
	if n.Binding != nil {
		x.Name = n.Binding.Name
		p.bound[n.Binding] = x
	}
	x.Op, b.Dst = n.Op, []*Reg{x}
	p.add(b)
	for _, g := range n.Regions {
		p.add(&Build{Kind: Move, Dst: b.Dst, Region: g.Region, Node: g.Node})
	}
	return x
}

func (p *Program) resultTypes(n *model.RuleNode) (types []ResultType, stated bool) {
	for _, t := range n.Types {
		types = append(types, ResultType{Given: p.types[t]})
	}
	switch {
	case n.Op.Infer != nil || model.FindHook(n.Op.Hooks, model.HookInfer) != nil:
		return types, len(types) > 0
	case n.FromRoot:
		for i := range n.Op.Results {
			types = append(types, ResultType{Root: n.RootResult + i})
		}
	}
	return types, false
}

// replacement is the values that an item of the replacement stands for.
func (p *Program) replacement(n *model.RuleNode) []*Val {
	variadic := slices.ContainsFunc(p.Rule.Root().Results, func(v *model.Value) bool { return v.Length != model.Single })
	var op *Reg
	switch {
	case n.Kind == model.RuleOp:
		if op = p.makeOp(n); n.Result >= 0 {
			return []*Val{{Kind: ValResult, Reg: op, Index: n.Result}}
		}
	case n.Kind == model.RuleVar && !n.HasPart && n.Binding.Op != nil:
		op = p.bound[n.Binding]
	case variadic:
		return []*Val{p.values(n)}
	default:
		return []*Val{p.one(n)}
	}
	if variadic {
		return []*Val{{Kind: ValResults, Reg: op, Many: true}}
	}
	var out []*Val
	for i := range op.Op.Results {
		out = append(out, &Val{Kind: ValResult, Reg: op, Index: i})
	}
	return out
}

// one is a single value.
func (p *Program) one(n *model.RuleNode) *Val {
	switch {
	case n.Kind == model.RuleOp:
		return &Val{Kind: ValResult, Reg: p.makeOp(n), Index: max(n.Result, 0)}
	case n.Kind == model.RuleGo:
		return p.madeBy(n, model.BindValue)
	case n.Kind == model.RuleAbsent:
		return &Val{Kind: ValNone}
	case !n.HasPart && n.Binding.Kind == model.BindOp:
		return &Val{Kind: ValResult, Reg: p.bound[n.Binding]}
	}
	return &Val{Kind: ValRef, Node: n}
}

// madeBy is what a Go function makes.
func (p *Program) madeBy(n *model.RuleNode, k model.BindingKind) *Val {
	x := p.reg("made", k)
	p.add(&Build{Kind: Do, Dst: []*Reg{x}, Hook: n.Hook, HookArgs: n.Args})
	return &Val{Kind: ValReg, Reg: x, Many: k == model.BindValues}
}

// values is a list of values.
func (p *Program) values(n *model.RuleNode) *Val {
	switch n.Kind {
	case model.RuleGo:
		return p.madeBy(n, model.BindValues)
	case model.RuleList:
		l := &Val{Kind: ValList, Many: true}
		for _, a := range n.Args {
			if a.Kind == model.RuleRest {
				l.List = append(l.List, &Val{Kind: ValRef, Node: a, Many: true})
			} else {
				l.List = append(l.List, p.one(a))
			}
		}
		return l
	}
	return &Val{Kind: ValRef, Node: n, Many: true}
}

// lists is a list of lists.
func (p *Program) lists(n *model.RuleNode) *Val {
	if n.Kind != model.RuleList {
		return &Val{Kind: ValRef, Node: n, Many: true}
	}
	l := &Val{Kind: ValLists, Many: true}
	for _, a := range n.Args {
		l.List = append(l.List, p.values(a))
	}
	return l
}
