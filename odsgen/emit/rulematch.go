package emit

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/odsgen/ods/core/rewrite/rule"
	"github.com/odsgen/ods/odsgen/internal/form"
	"github.com/odsgen/ods/odsgen/internal/ruleprog"
	"github.com/odsgen/ods/odsgen/model"
)

// step emits one step of the match; next is the one after it.
func (e *ruleEmitter) step(st, next *ruleprog.Step) {
	var x string
	var src *ruleprog.Reg
	if len(st.Src) > 0 {
		src = st.Src[0]
		x = e.expr(src)
	}
	switch st.Kind {
	case ruleprog.Part:
		e.set(st.Dst[0], partOf(x, st.Op, st.Part))
	case ruleprog.Find:
		e.set(st.Dst[0], e.text(st.Get.Go, st.Src, &st.Args))
	case ruleprog.Ask:
		e.fail(e.text(st.Test.Not, st.Src, &st.Args), st.Reason)
	case ruleprog.Defined:
		e.defined(st, x)
	case ruleprog.Constant:
		e.constant(st, next, x)
	case ruleprog.Either:
		y := e.expr(st.Src[1])
		e.line("for _, pair := range [2][2]*core.Value{{%s, %s}, {%s, %s}} {", x, y, y, x)
		e.loops++
		for i, d := range st.Dst {
			v := e.variable(d.Name)
			e.exprs[d] = v
			e.declare(v, fmt.Sprintf("pair[%d]", i))
		}
	case ruleprog.Is:
		e.is(st, x)
	case ruleprog.OneOf:
		e.oneOf(st, x)
	case ruleprog.Call:
		e.call(st, x)
	case ruleprog.Where:
		e.fail(e.negated(st.Cond), st.Reason)
	case ruleprog.Compute:
		v := e.variable(st.Dst[0].Name)
		e.exprs[st.Dst[0]] = v
		value := fmt.Sprintf("h.%s(%s)", st.Hook.Method, e.args(st.Hook, st.HookArgs))
		if want, have := e.attrType(st.Dst[0].Constraint), ruleprog.GoType(e.g.d, st.Hook.Results[0]); want != have &&
			want != "core.Attribute" {
			value = fmt.Sprintf("rt.AttrAs[%s](%s)", want, value)
		}
		e.line("%s := %s", v, value)
		if st.Required {
			e.fail(v+" == nil", st.Reason)
		}
	case ruleprog.TypeOf:
		v := e.variable("t")
		e.exprs[st.Dst[0]] = v
		e.line("%s := %s", v, e.g.expr(e.s, st.Type.Expr, e.env(st.Type.Nodes)))
		e.fail(v+" == nil", st.Reason)
	}
}

// text returns the expression of a step of the runtime.
func (e *ruleEmitter) text(text string, src []*ruleprog.Reg, a *rule.Args) string {
	var ops []string
	for _, r := range src {
		if r.Kind == model.BindOp {
			ops = append(ops, e.operation(r))
		}
	}
	words := []string{"$n", strconv.FormatInt(a.N, 10), "$m", strconv.FormatInt(a.M, 10), "$f", floatText(a.Float),
		"$b", strconv.FormatBool(a.Bool), "$ops", strings.Join(ops, ", "), "$texts", strings.TrimPrefix(quoted(a.Texts), ", ")}
	mixed := len(src) == 2 && src[0].Kind == model.BindAttr && e.attrType(src[0].Constraint) != e.attrType(src[1].Constraint)
	for i, r := range src[:min(len(src), 2)] {
		x, attr := e.expr(r), e.expr(r)
		if r.Kind == model.BindAttr && (len(src) == 1 || mixed) {
			attr = e.attribute(x, r.Constraint, mixed || r.Optional)
		}
		at := "xy"[i : i+1]
		words = append(words, "$"+at, x, "$a"+at, attr)
		if r.Kind == model.BindOp {
			words = append(words, "$o"+at, e.operation(r))
		}
	}
	return strings.NewReplacer(words...).Replace(text)
}

// operation returns the expression of the operation of a view.
func (e *ruleEmitter) operation(r *ruleprog.Reg) string {
	if r == e.p.Root {
		return "op"
	}
	return e.expr(r) + ".Op"
}

func floatText(f float64) string {
	if f == 0 && 1/f < 0 {
		return "math.Copysign(0, -1)"
	}
	return strconv.FormatFloat(f, 'g', -1, 64)
}

// defined emits the look at the operation that makes a value.
func (e *ruleEmitter) defined(st *ruleprog.Step, x string) {
	v := e.variables(st.Dst)[0]
	more := ""
	if st.Result >= 0 && len(st.Op.Results) > 1 {
		more = x + " != " + resultOf(v, st.Op, st.Result)
	}
	e.try([]string{v}, fmt.Sprintf("%sAs%sOp(%s.DefiningOp())", e.g.apiQualifier(e.s, st.Op, st.Op.ViewApart), st.Op.GoName, x), more, st.Reason)
}

// constant emits the question for a constant. Where the next step tests it, that is enough.
func (e *ruleEmitter) constant(st, next *ruleprog.Step, x string) {
	d := st.Dst[0]
	value := x + ".ConstantValue()"
	typ := e.attrType(st.Constraint)
	if st.Constraint == nil && next != nil && d.Uses == 1 && len(next.Src) > 0 && next.Src[0] == d {
		if next.Kind == ruleprog.Ask || next.Kind == ruleprog.OneOf {
			e.exprs[d] = value
			return
		}
	}
	if d.Uses == 0 && st.Constraint == nil {
		e.fail(value+" == nil", st.Reason)
		return
	}
	v := e.variable(d.Name)
	e.exprs[d] = v
	if strings.HasPrefix(typ, "*") {
		more := ""
		if !st.Constraint.IsClass() {
			more = "!" + e.g.isConstraint(e.s, st.Constraint, v, env{})
		}
		e.try([]string{v}, fmt.Sprintf("%s.(%s)", value, typ), more, st.Reason)
		return
	}
	e.line("%s := %s", v, value)
	cond := v + " == nil"
	if st.Constraint != nil {
		cond += " || !" + e.g.isConstraint(e.s, st.Constraint, v, env{})
	}
	e.fail(cond, st.Reason)
}

// is emits the test of a constraint.
func (e *ruleEmitter) is(st *ruleprog.Step, x string) {
	src := st.Src[0]
	if src.Kind == model.BindValue {
		if st.Constraint.Pred.Op != model.ExprTrue {
			e.fail("!"+e.g.isConstraint(e.s, st.Constraint, x+".Type()", env{}), st.Reason)
		}
		return
	}
	if src.Constraint == st.Constraint && st.Constraint.IsClass() && strings.HasPrefix(e.attrType(src.Constraint), "*") {
		return
	}
	if st.Constraint.Pred.Op != model.ExprTrue {
		e.fail("!"+e.g.isConstraint(e.s, st.Constraint, x, env{}), st.Reason)
	}
}

// oneOf emits the comparison of an attribute with constants: as Go values where the view has an accessor of such.
func (e *ruleEmitter) oneOf(st *ruleprog.Step, x string) {
	src := st.Src[0]
	if get, values := e.goValues(st); get != "" {
		if len(values) == 1 {
			e.fail(unequal(get, values[0]), st.Reason)
			return
		}
		v := e.variable(src.Def.Op.PartAttr(src.Def.Part).Name)
		var parts []string
		for _, k := range values {
			parts = append(parts, v+" != "+k)
		}
		e.fail(v+" := "+get+"; "+strings.Join(parts, " && "), st.Reason)
		return
	}
	var parts []string
	for _, k := range st.Lits {
		parts = append(parts, e.g.constant(e.s, form.LitConst(k, st.Constraint)))
	}
	e.fail(fmt.Sprintf("!rule.OneOf(%s, %s)", e.attribute(x, src.Constraint, src.Optional), strings.Join(parts, ", ")), st.Reason)
}

// goValues returns the accessor that reads an attribute as a Go value, and the constants as such values; "" where
// attributes are compared.
func (e *ruleEmitter) goValues(st *ruleprog.Step) (get string, values []string) {
	src := st.Src[0]
	def := src.Def
	if def == nil || !def.Attribute() || src.Optional {
		return "", nil
	}
	a := def.Op.PartAttr(def.Part)
	get = fmt.Sprintf("%s.%s()", e.expr(def.Src[0]), a.GoName)
	for _, k := range st.Lits {
		v := e.goValue(a, k)
		if v == "" {
			return "", nil
		}
		values = append(values, v)
	}
	return get, values
}

// goValue returns a constant as the accessor of an attribute gives it; "" where that is not all that the attribute
// tells.
func (e *ruleEmitter) goValue(a *model.Attribute, k *model.Const) string {
	c := a.Constraint
	var u unwrapped
	switch {
	case a.Property && propBase(c).Form != model.PropScalar:
		return ""
	case a.Property:
		c = propBase(c)
		u = e.g.unwrapProp(e.s, c)
	default:
		u, _ = e.g.unwrap(e.s, c)
	}
	switch {
	case k.Kind == model.ConstEnum && c.Enum != nil:
		return e.g.enumConst(e.s, k)
	case k.Kind == model.ConstUnit && a.Property, k.Kind == model.ConstBool && u.typ == "bool":
		return strconv.FormatBool(k.Bool)
	case k.Kind != model.ConstInt || !a.Property && c.ValueType == nil:
		return ""
	case strings.HasPrefix(u.typ, "int"), strings.HasPrefix(u.typ, "uint") && k.Int >= 0:
		return strconv.FormatInt(k.Int, 10)
	}
	return ""
}

// unequal returns the condition that two values differ.
func unequal(x, y string) string {
	switch y {
	case "true":
		return "!" + x
	case "false":
		return x
	}
	return x + " != " + y
}

// call emits the call of a Go function that takes a thing apart.
func (e *ruleEmitter) call(st *ruleprog.Step, x string) {
	vars := e.variables(st.Dst)
	src := st.Src[0]
	if src.Kind == model.BindAttr && ruleprog.GoType(e.g.d, st.Hook.Params[0]) == "core.Attribute" {
		x = e.attribute(x, src.Constraint, src.Optional)
	}
	for _, a := range st.HookArgs {
		x += ", " + goConst(a)
	}
	e.try(vars, fmt.Sprintf("h.%s(%s)", st.Hook.Method, x), "", st.Reason)
}

// env is what names mean in an expression.
func (e *ruleEmitter) env(nodes []*model.RuleNode) env {
	return env{ctx: "c", hooks: "h", ref: func(r model.ValueRef, kind model.ExprKind) string {
		n := nodes[r.Index]
		x, k := e.ref(n)

		switch k {
		case model.BindRegion:
			return x
		case model.BindAttr:
			c, optional := e.attrInfo(n)
			x = e.attribute(x, c, optional)
			if kind == model.KindType {
				return fmt.Sprintf("query.TypeOf(%s)", x)
			}
			return x
		case model.BindValues:
			return fmt.Sprintf("query.TypesOf(%s)", x)
		case model.BindOp:
			return resultOf(x, n.Binding.Op, 0) + ".Type()"
		}
		if optionalValue(n) {
			return fmt.Sprintf("query.TypeOfValue(%s)", x)
		}
		return x + ".Type()"
	}}
}

// optionalValue reports whether a reference may stand for no value.
func optionalValue(n *model.RuleNode) bool {
	if !n.HasPart {
		return n.Binding.Optional
	}
	list := n.Binding.Op.Operands
	if n.Part.Kind == model.RefResult {
		list = n.Binding.Op.Results
	}
	return list[n.Part.Index].Length == model.Optional
}

// attrInfo returns what is known of the attribute that a reference stands for.
func (e *ruleEmitter) attrInfo(n *model.RuleNode) (c *model.Constraint, optional bool) {
	if n.HasPart {
		a := n.PartAttr()
		return a.Constraint, a.MayBeAbsent()
	}
	r := e.p.Bound(n.Binding)
	return r.Constraint, r.Optional
}

// ref returns the expression of a reference and what it is.
func (e *ruleEmitter) ref(n *model.RuleNode) (string, model.BindingKind) {
	b := n.Binding
	x := e.expr(e.p.Bound(b))
	if !n.HasPart {
		return x, b.Kind
	}
	return partOf(x, b.Op, n.Part), n.Stands()
}

// negated returns the Go condition that is true when a condition does not hold.
func (e *ruleEmitter) negated(c *model.RuleCond) string {
	x := e.cond(c)
	if strings.HasPrefix(x, "!") && !strings.ContainsAny(x, "&|") {
		return x[1:]
	}
	return "!" + x
}

// cond returns the Go expression of a condition, in brackets where it is not an unary one.
func (e *ruleEmitter) cond(c *model.RuleCond) string {
	switch c.Kind {
	case model.CondAnd, model.CondOr:
		var parts []string
		for _, a := range c.Args {
			parts = append(parts, e.cond(a))
		}
		op := " && "
		if c.Kind == model.CondOr {
			op = " || "
		}
		return "(" + strings.Join(parts, op) + ")"
	case model.CondNot:
		return "!" + e.cond(c.Args[0])
	case model.CondGo:
		return fmt.Sprintf("h.%s(%s)", c.Hook.Method, e.args(c.Hook, c.Nodes))
	case model.CondUnused, model.CondOneUse:
		x, k := e.ref(c.Nodes[0])
		return strings.NewReplacer("$x", x, "$ox", x+".Op").Replace(ruleprog.UseTest(c, k == model.BindOp).Go)
	}
	x := e.g.expr(e.s, c.Expr, e.env(c.Nodes))
	if strings.ContainsAny(x, " ") && !strings.HasPrefix(x, "(") && !strings.HasSuffix(x, ")") {
		x = "(" + x + ")"
	}
	return x
}

// goConst returns the Go expression of a constant that is given to a function, "" for anything else.
func goConst(n *model.RuleNode) string {
	switch v, _ := n.GoConst(); v := v.(type) {
	case float64:
		return floatText(v)
	case string:
		return strconv.Quote(v)
	case int64, bool:
		return fmt.Sprint(v)
	}
	return ""
}

// args returns the arguments of a call of a Go function.
func (e *ruleEmitter) args(h *model.RuleHook, nodes []*model.RuleNode) string {
	var out []string
	for i, n := range nodes {
		want := ruleprog.GoType(e.g.d, h.Params[i])
		if x := goConst(n); x != "" {
			out = append(out, x)
			continue
		}
		if n.Kind == model.RuleGo {
			r := e.p.Computed(n)
			out = append(out, e.expr(r))
			continue
		}
		x, k := e.ref(n)
		switch {
		case k == model.BindOp:
			x += ".Op"
		case k == model.BindAttr && want == "core.Attribute":
			c, optional := e.attrInfo(n)
			x = e.attribute(x, c, optional)
		}
		out = append(out, x)
	}
	return strings.Join(out, ", ")
}
