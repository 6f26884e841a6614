package live

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/core/rewrite/rule"
	"github.com/odsgen/ods/core/rt"
	"github.com/odsgen/ods/odsgen/model"
)

// replace does what the rule says once it matches.
func (m *match) replace() {
	if m.r.Builds() {
		var others []*core.Operation
		for _, l := range m.p.Locs[1:] {
			if l.Kind == model.BindOp {
				others = append(others, m.operation(l))
			} else {
				others = append(others, m.value(l).DefiningOp())
			}
		}
		rule.Fuse(m.rw, m.op, others...)
	}
	for _, n := range m.r.Build {
		m.makeStep(n)
	}
	var vals []*core.Value
	for _, n := range m.r.Replace {
		vals = append(vals, m.replacement(n)...)
	}
	for _, n := range m.r.After {
		m.makeStep(n)
	}
	if m.r.Erase || len(m.r.Root().Results) == 0 {
		m.rw.EraseOp(m.op)
		return
	}
	m.rw.ReplaceOp(m.op, vals...)
}

// makeStep executes a step of build: or after:.
func (m *match) makeStep(n *model.RuleNode) {
	if n.Kind == model.RuleOp {
		op := m.makeOp(n)
		if n.Binding != nil {
			m.made[n.Binding] = op
		}
		return
	}
	out := m.callMaker(n)
	for i, a := range n.Attrs {
		m.made[a.Node.Binding] = present(out[i])
	}
}

func (m *match) callMaker(n *model.RuleNode) []any {
	return m.call(n.Hook, append([]any{m.rw}, m.hookArgs(n.Args)...))
}

// replacement returns the values that an item of the replacement stands for.
func (m *match) replacement(n *model.RuleNode) []*core.Value {
	switch {
	case n.Kind == model.RuleOp:
		op := m.makeOp(n)
		if n.Result >= 0 {
			return []*core.Value{op.OptionalResult(n.Result)}
		}
		return op.ResultList()
	case n.Kind == model.RuleVar && !n.HasPart && n.Binding.Op != nil:
		return m.ref(n).(*core.Operation).ResultList()
	case slices.ContainsFunc(m.r.Root().Results, func(v *model.Value) bool { return v.Length != model.Single }):
		return m.makeValues(n)
	}
	return []*core.Value{m.makeValue(n)}
}

// makeValue returns one value, nil for an absent one.
func (m *match) makeValue(n *model.RuleNode) *core.Value {
	switch n.Kind {
	case model.RuleOp:
		return m.makeOp(n).OptionalResult(max(n.Result, 0))
	case model.RuleGo:
		v, _ := m.callMaker(n)[0].(*core.Value)
		return v
	case model.RuleAbsent:
		return nil
	}
	return m.valueOf(n)
}

// makeValues returns a list of values.
func (m *match) makeValues(n *model.RuleNode) []*core.Value {
	switch n.Kind {
	case model.RuleGo:
		l, _ := m.callMaker(n)[0].([]*core.Value)
		return l
	case model.RuleList:
		var out []*core.Value
		for _, a := range n.Args {
			if a.Kind == model.RuleRest {
				l, _ := m.ref(a).([]*core.Value)
				out = append(out, l...)
			} else {
				out = append(out, m.makeValue(a))
			}
		}
		return out
	}
	l, _ := m.ref(n).([]*core.Value)
	return l
}

// makeLists returns a list of lists of values.
func (m *match) makeLists(n *model.RuleNode) [][]*core.Value {
	if n.Kind != model.RuleList {
		l, _ := m.ref(n).([][]*core.Value)
		return l
	}
	var out [][]*core.Value
	for _, a := range n.Args {
		out = append(out, m.makeValues(a))
	}
	return out
}

// makeOp makes an operation.
func (m *match) makeOp(n *model.RuleNode) *core.Operation {
	o, c := n.Op, m.op.Context()
	st := core.OperationState{Info: c.LookupOp(o.FullName())}
	groups := make([][]*core.Value, len(o.Operands))
	for i, a := range n.Args {
		switch o.Operands[i].Length {
		case model.Nested:
			groups[i] = rt.Nested(&st, i, m.makeLists(a))
		case model.Variadic:
			groups[i] = m.makeValues(a)
		case model.Optional:
			groups[i] = rt.Maybe(m.makeValue(a))
		default:
			groups[i] = rt.One(m.makeValue(a))
		}
	}
	rt.SetOperands(&st, groups...)
	if types := m.resultTypes(n); len(types) > 0 {
		rt.SetTypes(&st, types...)
	}
	for _, a := range n.Attrs {
		st.SetSlot(a.Attr.Slot, m.makeAttr(a.Node))
	}
	for range o.Regions {
		st.AddRegion()
	}
	if n.Loc != nil {
		var of []core.Location
		for _, x := range n.Loc.Of {
			if op, ok := m.ref(x).(*core.Operation); ok {
				of = append(of, op.Loc())
			} else {
				of = append(of, m.valueOf(x).Loc())
			}
		}
		st.Loc = rule.Loc(c, n.Loc.Name, of...)
	}
	op := m.rw.CreateOp(&st)
	for _, g := range n.Regions {
		m.rw.InlineRegionBefore(m.ref(g.Node).(*core.Region), op.Region(slices.Index(o.Regions, g.Region)), nil)
	}
	return op
}

// resultTypes are the types of each group of results, none when they are inferred.
func (m *match) resultTypes(n *model.RuleNode) [][]core.Type {
	var out [][]core.Type
	for _, t := range n.Types {
		out = append(out, []core.Type{m.regs[m.p.TypeReg(t).Index].(core.Type)})
	}
	if !n.FromRoot {
		return out
	}
	for i, r := range n.Op.Results {
		if r.Length == model.Variadic {
			out = append(out, m.op.ResultTypes())
		} else {
			out = append(out, rt.MaybeType(query.TypeOfValue(m.op.OptionalResult(n.RootResult+i))))
		}
	}
	return out
}

// makeAttr returns an attribute, nil for none.
func (m *match) makeAttr(n *model.RuleNode) core.Attribute {
	switch n.Kind {
	case model.RuleLit:
		if k := n.Lits[0]; k.Kind == model.ConstUnit && !k.Bool && !n.Attr.Property {
			return nil
		}
		return m.constant(n.Lits[0], n.Attr.Constraint)
	case model.RuleGo:
		return m.attr(m.p.Computed(n))
	}
	a, _ := m.ref(n).(core.Attribute)
	return a
}
