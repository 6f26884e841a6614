package live

import (
	"reflect"
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/rewrite/rule"
	"github.com/odsgen/ods/odsgen/internal/form"
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
	regs []any     // *core.Value, []*core.Value, core.Attribute, *core.Operation or core.Type; nil when absent
	args rule.Args // of the step
}

// apply rewrites an operation when the rule matches it.
func (l *liveRule) apply(op *core.Operation, rw *rewrite.Rewriter) bool {
	m := &match{liveRule: l, op: op, rw: rw, regs: make([]any, len(l.p.Regs))}
	m.regs[l.p.Root.Index] = op
	if reason := m.run(l.p.Steps); reason != "" {
		return rw.NoMatch(op, reason)
	}
	for _, st := range l.p.Builds {
		m.build(st)
	}
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

func (m *match) operation(r *ruleprog.Reg) *core.Operation {
	v, _ := m.regs[r.Index].(*core.Operation)
	return v
}

func (m *match) attr(r *ruleprog.Reg) core.Attribute {
	v, _ := m.regs[r.Index].(core.Attribute)
	return v
}

func (m *match) set(r *ruleprog.Reg, v any) { m.regs[r.Index] = present(v) }

// argsOf are the arguments of a step, which the next one overwrites.
func (m *match) argsOf(st *ruleprog.Step) *rule.Args {
	src := m.args.Src[:0]
	for _, r := range st.Src {
		src = append(src, m.regs[r.Index])
	}
	m.args = st.Args
	m.args.Src = src
	return &m.args
}

// step executes one step and reports whether it holds.
func (m *match) step(st *ruleprog.Step) bool {
	switch st.Kind {
	case ruleprog.Part:
		m.set(st.Dst[0], part(m.operation(st.Src[0]), st.Op, st.Part))
	case ruleprog.Find:
		m.set(st.Dst[0], st.Get.Find(m.argsOf(st)))
	case ruleprog.Ask:
		return st.Test.Holds(m.argsOf(st))
	case ruleprog.Defined:
		return m.defined(st)
	case ruleprog.Constant:
		a := m.value(st.Src[0]).ConstantValue()
		m.set(st.Dst[0], a)
		return a != nil && (open(st.Constraint) || satisfies(m.d, st.Constraint, a))
	case ruleprog.Is:
		if v := m.value(st.Src[0]); v != nil {
			return open(st.Constraint) || satisfies(m.d, st.Constraint, v.Type())
		}
		return open(st.Constraint) || satisfies(m.d, st.Constraint, m.attr(st.Src[0]))
	case ruleprog.OneOf:
		return slices.ContainsFunc(st.Lits, func(k *model.Const) bool {
			return rule.OneOf(m.attr(st.Src[0]), m.constant(k, st.Constraint))
		})
	case ruleprog.Call:
		return m.takeApart(st)
	case ruleprog.Where:
		return m.holds(st.Cond)
	case ruleprog.Compute:
		a, _ := m.call(st.Hook, m.hookArgs(st.HookArgs))[0].(core.Attribute)
		m.set(st.Dst[0], a)
		return m.regs[st.Dst[0].Index] != nil || !st.Required
	case ruleprog.TypeOf:
		t := m.scope(st.Type.Nodes).typ(st.Type.Expr)
		m.set(st.Dst[0], t)
		return t != nil
	}
	return true
}

// part returns a part of an operation.
func part(op *core.Operation, o *model.Op, r model.ValueRef) any {
	p, at := ruleprog.PartOf(o, r)
	return present(p.Get(op, &at))
}

func (m *match) constant(k *model.Const, c *model.Constraint) core.Attribute {
	return m.d.constant(m.op.Context(), form.LitConst(k, c))
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

// takeApart calls a Go function that gives the parts of a thing.
func (m *match) takeApart(st *ruleprog.Step) bool {
	out := m.call(st.Hook, append([]any{m.regs[st.Src[0].Index]}, m.hookArgs(st.HookArgs)...))
	if ok, _ := out[len(out)-1].(bool); !ok {
		return false
	}
	for i, d := range st.Dst {
		m.set(d, out[i])
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

// hookArgs are the arguments of a Go function.
func (m *match) hookArgs(nodes []*model.RuleNode) []any {
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
	x := m.regs[m.p.Bound(n.Binding).Index]
	if !n.HasPart {
		return x
	}
	return part(x.(*core.Operation), n.Binding.Op, n.Part)
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
		ok, _ := m.call(c.Hook, m.hookArgs(c.Nodes))[0].(bool)
		return ok
	case model.CondUnused, model.CondOneUse:
		x := m.ref(c.Nodes[0])
		_, op := x.(*core.Operation)
		return ruleprog.UseTest(c, op).Holds(&rule.Args{Src: []any{x}})
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
