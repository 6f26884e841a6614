package live

import (
	"reflect"
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/rewrite/rule"
	"github.com/odsgen/ods/odsgen/internal/ruleprog"
	"github.com/odsgen/ods/odsgen/model"
)

// rules gives the dialect its rewrite rules for canonicalization, interpreted. A rule whose Go functions are not all
// bound is left out: nothing is rewritten by it.
func (d *dialect) rules() {
	missing := map[string]bool{}
	for _, h := range d.m.RuleHooks {
		if d.hook(h.Method, ruleprog.Params(d.m, h)) == nil {
			missing[h.Method] = true
			d.set.lose(LostFold, d.m.Name, h.Method, h.Span)
		}
	}
	var list []*liveRule
	for _, r := range d.m.Rules {
		if r.Set == "" && !slices.ContainsFunc(r.Hooks(), func(h *model.RuleHook) bool { return missing[h.Method] }) {
			list = append(list, &liveRule{d: d, r: r, p: ruleprog.Compile(r)})
		}
	}
	if len(list) == 0 {
		return
	}
	add := rewrite.CanonicalizerOf(func(set *rewrite.PatternSet) {
		for _, l := range list {
			set.Add(rewrite.Pattern{Name: l.r.Name, Root: l.r.Root().FullName(), Benefit: l.r.Benefit, Rule: l.r.Listing, Match: l.apply})
		}
	})
	d.def.Interfaces = append(d.def.Interfaces,
		core.InterfaceImpl{Key: &rewrite.DialectRules, Impl: func(any) rewrite.CanonicalizerOp { return add }})
}

// liveRule interprets a rule. It is immutable.
type liveRule struct {
	d *dialect
	r *model.Rule
	p *ruleprog.Program
}

// match is an attempt to apply a rule.
type match struct {
	*liveRule
	op   *core.Operation
	rw   *rewrite.Rewriter
	regs []any // *core.Value, []*core.Value, core.Attribute, *core.Operation or core.Type; nil when absent
	made map[*model.Binding]any
}

// apply rewrites an operation when the rule matches it.
func (l *liveRule) apply(op *core.Operation, rw *rewrite.Rewriter) bool {
	m := &match{liveRule: l, op: op, rw: rw, regs: make([]any, len(l.p.Regs)), made: map[*model.Binding]any{}}
	m.regs[l.p.Root.Index] = op
	if reason := m.run(l.p.Steps); reason != "" {
		return rw.NoMatch(op, reason)
	}
	m.replace()
	return true
}

// run executes steps and returns why they do not match, "" when they do.
func (m *match) run(steps []*ruleprog.Step) string {
	for i, st := range steps {
		if st.Kind == ruleprog.Either {
			x, y := m.regs[st.Src[0].Index], m.regs[st.Src[1].Index]
			m.regs[st.Dst[0].Index], m.regs[st.Dst[1].Index] = x, y
			if m.run(steps[i+1:]) == "" {
				return ""
			}
			m.regs[st.Dst[0].Index], m.regs[st.Dst[1].Index] = y, x
			if m.run(steps[i+1:]) == "" {
				return ""
			}
			return "it does not match with its operands in either order"
		}
		if !m.step(st) {
			return st.Reason
		}
	}
	return ""
}

func (m *match) value(r *ruleprog.Reg) *core.Value {
	v, _ := m.regs[r.Index].(*core.Value)
	return v
}

func (m *match) values(r *ruleprog.Reg) []*core.Value {
	v, _ := m.regs[r.Index].([]*core.Value)
	return v
}

func (m *match) operation(r *ruleprog.Reg) *core.Operation {
	v, _ := m.regs[r.Index].(*core.Operation)
	return v
}

func (m *match) attr(r *ruleprog.Reg) core.Attribute {
	v, _ := m.regs[r.Index].(core.Attribute)
	return v
}

func (m *match) set(r *ruleprog.Reg, v any) { m.regs[r.Index] = v }

// setAttr sets a register to an attribute, or to nothing.
func (m *match) setAttr(r *ruleprog.Reg, a core.Attribute) {
	if a == nil {
		m.regs[r.Index] = nil
		return
	}
	m.regs[r.Index] = a
}

// step executes one step and reports whether it holds.
func (m *match) step(st *ruleprog.Step) bool {
	var src *ruleprog.Reg
	if len(st.Src) > 0 {
		src = st.Src[0]
	}
	switch st.Kind {
	case ruleprog.Operand:
		if v := m.operation(src).OptionalOperand(st.Index); v != nil {
			m.set(st.Dst[0], v)
		} else {
			m.set(st.Dst[0], nil)
		}
	case ruleprog.Group:
		if st.Dst[0].Kind == model.BindLists {
			m.set(st.Dst[0], m.operation(src).NestedOperands(st.Index))
		} else {
			m.set(st.Dst[0], m.operation(src).OperandGroup(st.Index))
		}
	case ruleprog.RegionOf:
		m.set(st.Dst[0], m.operation(src).Region(st.Index))
	case ruleprog.Attr:
		m.setAttr(st.Dst[0], m.operation(src).Slot(st.Attr.Slot))
	case ruleprog.Defined:
		return m.defined(st)
	case ruleprog.Constant:
		a := m.value(src).ConstantValue()
		m.setAttr(st.Dst[0], a)
		return a != nil && (open(st.Constraint) || m.d.acceptsAttr(st.Constraint, a))
	case ruleprog.Length:
		n := len(m.values(src))
		return n == st.Index || st.Open && n > st.Index
	case ruleprog.Elem:
		l := m.values(src)
		if st.Index < 0 {
			m.set(st.Dst[0], l[len(l)+st.Index])
		} else {
			m.set(st.Dst[0], l[st.Index])
		}
	case ruleprog.Slice:
		l := m.values(src)
		m.set(st.Dst[0], l[st.Index:len(l)-st.To])
	case ruleprog.Same:
		return m.same(st)
	case ruleprog.Is:
		if src.Kind == model.BindValue {
			return open(st.Constraint) || m.d.acceptsType(st.Constraint, m.value(src).Type())
		}
		return open(st.Constraint) || m.d.acceptsAttr(st.Constraint, m.attr(src))
	case ruleprog.OneOf:
		return slices.ContainsFunc(st.Lits, func(k *model.Const) bool { return rule.OneOf(m.attr(src), m.constant(k, st.Constraint)) })
	case ruleprog.IsInt:
		return rule.IsInt(m.attr(src), st.Int)
	case ruleprog.IsFloat:
		return rule.IsFloat(m.attr(src), st.Float)
	case ruleprog.IsBool:
		return rule.IsBool(m.attr(src), st.Int == 1)
	case ruleprog.Absent, ruleprog.Present:
		absent := m.regs[src.Index] == nil
		if src.Constraint != nil && src.Constraint.Kind == model.PropConstraint {
			absent = rule.IsNone(m.attr(src))
		}
		return absent == (st.Kind == ruleprog.Absent)
	case ruleprog.Call:
		return m.takeApart(st)
	case ruleprog.Where:
		return m.holds(st.Cond)
	case ruleprog.NoSelfUse:
		return !slices.ContainsFunc(st.Src, func(r *ruleprog.Reg) bool { return rule.HasSelfUse(m.operation(r)) })
	case ruleprog.Unused:
		return !m.op.HasUses()
	case ruleprog.Compute:
		a, _ := present(m.call(st.Hook, m.args(st.Args))[0]).(core.Attribute)
		m.setAttr(st.Dst[0], a)
		return a != nil || !st.Required
	case ruleprog.TypeOf:
		t := m.scope(st.Type.Nodes).typ(st.Type.Expr)
		m.set(st.Dst[0], t)
		return t != nil
	}
	return true
}

func (m *match) constant(k *model.Const, c *model.Constraint) core.Attribute {
	if c == nil {
		c = &model.Constraint{}
	}
	if c.Kind == model.PropConstraint && k.Kind != model.ConstAttr {
		return m.d.propConst(m.op.Context(), k, c)
	}
	return m.d.constant(m.op.Context(), k, c)
}

// defined looks at the operation that makes a value.
func (m *match) defined(st *ruleprog.Step) bool {
	v := m.value(st.Src[0])
	def := v.DefiningOp()
	if def == nil || !def.IsRegistered() || def.Name() != st.Op.FullName() {
		return false
	}
	m.set(st.Dst[0], def)
	return st.Result < 0 || len(st.Op.Results) == 1 || def.OptionalResult(st.Result) == v
}

func (m *match) same(st *ruleprog.Step) bool {
	a, b := m.regs[st.Src[0].Index], m.regs[st.Src[1].Index]
	if l, ok := a.([]*core.Value); ok {
		return slices.Equal(l, m.values(st.Src[1]))
	}
	if l, ok := a.([][]*core.Value); ok {
		return rule.SameLists(l, b.([][]*core.Value))
	}
	if op, ok := b.(*core.Operation); ok {
		b = op.Result(0)
	}
	return a == b
}

// takeApart calls a Go function that gives the parts of a thing.
func (m *match) takeApart(st *ruleprog.Step) bool {
	out := m.call(st.Hook, append([]any{m.regs[st.Src[0].Index]}, m.args(st.Args)...))
	if ok, _ := out[len(out)-1].(bool); !ok {
		return false
	}
	for i, d := range st.Dst {
		m.set(d, present(out[i]))
	}
	return true
}

// call calls a Go function; all are bound, or the rule is not there.
func (m *match) call(h *model.RuleHook, args []any) []any {
	return callHook(m.d.hooks[h.Method], m.d.compiled.Hooks, args)
}

// present turns a nil pointer of some type into a nil interface.
func present(v any) any {
	if v == nil {
		return nil
	}
	if r := reflect.ValueOf(v); r.Kind() == reflect.Pointer && r.IsNil() {
		return nil
	}
	return v
}

// args are the arguments of a Go function.
func (m *match) args(nodes []*model.RuleNode) []any {
	out := make([]any, len(nodes))
	for i, n := range nodes {
		v, typ := n.GoConst()
		switch {
		case typ != "":
			out[i] = v
		case n.Kind == model.RuleGo:
			out[i] = m.regs[m.p.Computed(n).Index]
		default:
			out[i] = m.ref(n)
		}
	}
	return out
}

// ref returns what a reference stands for.
func (m *match) ref(n *model.RuleNode) any {
	x := m.made[n.Binding]
	if r := m.p.Bound(n.Binding); r != nil {
		x = m.regs[r.Index]
	}
	if !n.HasPart {
		return x
	}
	op := x.(*core.Operation)
	list, group, one := n.Binding.Op.Operands, op.OperandGroup, op.OptionalOperand
	switch n.Part.Kind {
	case model.RefResult:
		list, group, one = n.Binding.Op.Results, op.ResultGroup, op.OptionalResult
	case model.RefAttribute, model.RefProperty:
		if a := op.Slot(n.PartAttr().Slot); a != nil {
			return a
		}
		return nil
	}
	switch list[n.Part.Index].Length {
	case model.Variadic:
		return group(n.Part.Index)
	case model.Nested:
		return op.NestedOperands(n.Part.Index)
	}
	return present(one(n.Part.Index))
}

// valueOf returns the one value that a reference stands for; of an operation its result.
func (m *match) valueOf(n *model.RuleNode) *core.Value {
	switch x := m.ref(n).(type) {
	case *core.Value:
		return x
	case *core.Operation:
		return x.Result(0)
	}
	return nil
}

// holds evaluates a condition.
func (m *match) holds(c *model.RuleCond) bool {
	switch c.Kind {
	case model.CondAnd:
		return !slices.ContainsFunc(c.Args, func(a *model.RuleCond) bool { return !m.holds(a) })
	case model.CondOr:
		return slices.ContainsFunc(c.Args, m.holds)
	case model.CondNot:
		return !m.holds(c.Args[0])
	case model.CondGo:
		ok, _ := m.call(c.Hook, m.args(c.Nodes))[0].(bool)
		return ok
	case model.CondUnused, model.CondOneUse:
		if op, ok := m.ref(c.Nodes[0]).(*core.Operation); ok {
			if c.Kind == model.CondUnused {
				return !op.HasUses()
			}
			return rule.OneUse(op)
		}
		v := m.valueOf(c.Nodes[0])
		if c.Kind == model.CondUnused {
			return !v.HasUses()
		}
		return v.HasOneUse()
	}
	return m.scope(c.Nodes).truth(c.Expr)
}

func (m *match) scope(nodes []*model.RuleNode) *scope {
	return &scope{ctx: m.op.Context(), d: m.d, parts: ruleParts{m, nodes}}
}

// ruleParts are what names stand for in an expression.
type ruleParts struct {
	m     *match
	nodes []*model.RuleNode
}

func (p ruleParts) part(r model.ValueRef, kind model.ExprKind) any {
	switch x := p.m.ref(p.nodes[r.Index]).(type) {
	case core.Attribute:
		return attrAs(x, kind)
	case []*core.Value:
		return query.TypesOf(x)
	case *core.Region:
		return x
	}
	return query.TypeOfValue(p.m.valueOf(p.nodes[r.Index]))
}
