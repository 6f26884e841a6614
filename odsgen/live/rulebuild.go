package live

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/core/rewrite/rule"
	"github.com/odsgen/ods/core/rt"
	"github.com/odsgen/ods/odsgen/internal/ruleprog"
	"github.com/odsgen/ods/odsgen/model"
)

// build executes a step of the replacement.
func (m *match) build(st *ruleprog.Build) {
	switch st.Kind {
	case ruleprog.Fuse:
		var others []*core.Operation
		for _, l := range st.Src[1:] {
			if l.Kind == model.BindOp {
				others = append(others, m.operation(l))
			} else {
				others = append(others, m.value(l).DefiningOp())
			}
		}
		rule.Fuse(m.rw, m.op, others...)
	case ruleprog.Make:
		m.set(st.Dst[0], m.makeOp(st))
	case ruleprog.Move:
		to := m.operation(st.Dst[0]).Region(slices.Index(st.Dst[0].Op.Regions, st.Region))
		m.rw.InlineRegionBefore(m.ref(st.Node).(*core.Region), to, nil)
	case ruleprog.Do:
		out := m.call(st.Hook, append([]any{m.rw}, m.hookArgs(st.HookArgs)...))
		for i, d := range st.Dst {
			m.set(d, out[i])
		}
	case ruleprog.Erase:
		m.rw.EraseOp(m.op)
	case ruleprog.Replace:
		m.rw.ReplaceOp(m.op, m.list(st.Vals)...)
	}
}

// one returns a value, nil for none.
func (m *match) one(v *ruleprog.Val) *core.Value {
	switch v.Kind {
	case ruleprog.ValRef:
		return m.valueOf(v.Node)
	case ruleprog.ValReg:
		return m.value(v.Reg)
	case ruleprog.ValResult:
		return m.operation(v.Reg).OptionalResult(v.Index)
	}
	return nil
}

// many returns the values that a list stands for.
func (m *match) many(v *ruleprog.Val) []*core.Value {
	var x any
	switch v.Kind {
	case ruleprog.ValList:
		return m.list(v.List)
	case ruleprog.ValResults:
		return m.operation(v.Reg).ResultList()
	case ruleprog.ValReg:
		x = m.regs[v.Reg.Index]
	case ruleprog.ValRef:
		x = m.ref(v.Node)
	}
	l, _ := x.([]*core.Value)
	return l
}

// list returns values, and the elements of lists of such.
func (m *match) list(vals []*ruleprog.Val) []*core.Value {
	var out []*core.Value
	for _, v := range vals {
		if v.Many {
			out = append(out, m.many(v)...)
		} else {
			out = append(out, m.one(v))
		}
	}
	return out
}

// lists returns a list of lists of values.
func (m *match) lists(v *ruleprog.Val) [][]*core.Value {
	if v.Kind == ruleprog.ValRef {
		l, _ := m.ref(v.Node).([][]*core.Value)
		return l
	}
	var out [][]*core.Value
	for _, l := range v.List {
		out = append(out, m.many(l))
	}
	return out
}

// makeOp makes an operation.
func (m *match) makeOp(b *ruleprog.Build) *core.Operation {
	o, c := b.Dst[0].Op, m.op.Context()
	st := core.OperationState{Info: c.LookupOp(o.FullName())}
	groups := make([][]*core.Value, len(o.Operands))
	for i, v := range b.Vals {
		switch o.Operands[i].Length {
		case model.Nested:
			groups[i] = rt.Nested(&st, i, m.lists(v))
		case model.Variadic:
			groups[i] = m.many(v)
		case model.Optional:
			groups[i] = rt.Maybe(m.one(v))
		default:
			groups[i] = rt.One(m.one(v))
		}
	}
	rt.SetOperands(&st, groups...)
	if b.Types != nil {
		rt.SetTypes(&st, m.resultTypes(b)...)
	}
	for _, a := range b.Attrs {
		st.SetSlot(a.Attr.Slot, m.makeAttr(a.Node))
	}
	for range o.Regions {
		st.AddRegion()
	}
	if b.Loc != nil {
		var of []core.Location
		for _, x := range b.Loc.Of {
			if op, ok := m.ref(x).(*core.Operation); ok {
				of = append(of, op.Loc())
			} else {
				of = append(of, m.valueOf(x).Loc())
			}
		}
		st.Loc = rule.Loc(c, b.Loc.Name, of...)
	}
	return m.rw.CreateOp(&st)
}

// resultTypes are the types of each group of results.
func (m *match) resultTypes(b *ruleprog.Build) [][]core.Type {
	var out [][]core.Type
	for i, t := range b.Types {
		switch {
		case t.Given != nil:
			out = append(out, []core.Type{m.regs[t.Given.Index].(core.Type)})
		case b.Dst[0].Op.Results[i].Length == model.Variadic:
			out = append(out, m.op.ResultTypes())
		default:
			out = append(out, rt.MaybeType(query.TypeOfValue(m.op.OptionalResult(t.Root))))
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
