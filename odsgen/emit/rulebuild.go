package emit

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/form"
	"github.com/odsgen/ods/odsgen/model"
)

// replace emits what a rule does once it matches.
func (e *ruleEmitter) replace() {
	if e.r.Builds() {
		e.fuse()
	}
	for _, n := range e.r.Build {
		e.makeStep(n)
	}
	var vals []string
	for _, n := range e.r.Replace {
		vals = append(vals, e.replacement(n)...)
	}
	for _, n := range e.r.After {
		e.makeStep(n)
	}
	switch {
	case e.r.Erase, len(e.r.Root().Results) == 0:
		e.line("rw.EraseOp(op)")
	default:
		e.line("rw.ReplaceOp(%s)", strings.Join(append([]string{"op"}, vals...), ", "))
	}
	e.line("return true")
}

// fuse emits the location of what is made.
func (e *ruleEmitter) fuse() {
	args := []string{"rw", "op"}
	for _, l := range e.p.Locs[1:] {
		if l.Kind == model.BindOp {
			args = append(args, e.expr(l)+".Op")
		} else {
			args = append(args, e.expr(l)+".DefiningOp()")
		}
	}
	e.line("%s.Fuse(%s)", e.s.use(rulePath), strings.Join(args, ", "))
}

// makeStep emits a step of build: or after:.
func (e *ruleEmitter) makeStep(n *model.RuleNode) {
	if n.Kind == model.RuleOp {
		v := e.makeOp(n)
		if n.Binding != nil {
			e.made[n.Binding] = v
		}
		return
	}
	var vars []string
	for _, a := range n.Attrs {
		v := e.variable(a.Node.Binding.Name)
		e.made[a.Node.Binding] = v
		vars = append(vars, v)
	}
	e.do(vars, fmt.Sprintf("h.%s(%s)", n.Hook.Method, e.hookArgs(n)))
}

func (e *ruleEmitter) hookArgs(n *model.RuleNode) string {
	args := e.args(n.Hook, n.Args)
	if args == "" {
		return "rw"
	}
	return "rw, " + args
}

// replacement emits an item of the replacement and returns the expressions of its values; a list gives one with "..."
// behind it.
func (e *ruleEmitter) replacement(n *model.RuleNode) []string {
	root := e.r.Root()
	variable := slices.ContainsFunc(root.Results, func(v *model.Value) bool { return v.Length != model.Single })
	switch {
	case n.Kind == model.RuleOp:
		v := e.makeOp(n)
		return e.results(v, n.Op, n.Result, variable)
	case n.Kind == model.RuleVar && !n.HasPart && n.Binding.Op != nil:
		x, _ := e.ref(n)
		return e.results(x, n.Binding.Op, -1, variable)
	case variable:
		return []string{e.values(n) + "..."}
	}
	return []string{e.value(n)}
}

// results returns the expressions of the results of an operation: that with the index, or all.
func (e *ruleEmitter) results(view string, o *model.Op, result int, variable bool) []string {
	switch {
	case result >= 0:
		return []string{resultOf(view, o, result)}
	case variable:
		return []string{view + ".Op.ResultList()..."}
	}
	var out []string
	for i := range o.Results {
		out = append(out, resultOf(view, o, i))
	}
	return out
}

// value returns the expression of one value, after emitting what makes it.
func (e *ruleEmitter) value(n *model.RuleNode) string {
	switch n.Kind {
	case model.RuleOp:
		v := e.makeOp(n)
		return resultOf(v, n.Op, max(n.Result, 0))
	case model.RuleGo:
		v := e.variable("made")
		e.line("%s := h.%s(%s)", v, n.Hook.Method, e.hookArgs(n))
		return v
	case model.RuleAbsent:
		return ""
	}
	x, k := e.ref(n)
	if k == model.BindOp {
		return resultOf(x, n.Binding.Op, 0)
	}
	return x
}

// values returns the expression of a list of values.
func (e *ruleEmitter) values(n *model.RuleNode) string {
	core := e.s.use(CorePath)
	switch n.Kind {
	case model.RuleGo:
		return e.value(n)
	case model.RuleList:
		var single []string
		open := false
		for _, a := range n.Args {
			open = open || a.Kind == model.RuleRest
		}
		if !open {
			for _, a := range n.Args {
				single = append(single, e.value(a))
			}
			return fmt.Sprintf("[]*%s.Value{%s}", core, strings.Join(single, ", "))
		}
		var parts []string
		flush := func() {
			if len(single) > 0 {
				parts = append(parts, fmt.Sprintf("[]*%s.Value{%s}", core, strings.Join(single, ", ")))
				single = nil
			}
		}
		for _, a := range n.Args {
			if a.Kind == model.RuleRest {
				flush()
				x, _ := e.ref(a)
				parts = append(parts, x)
				continue
			}
			single = append(single, e.value(a))
		}
		flush()
		return fmt.Sprintf("%s.Concat(%s)", e.s.use("slices"), strings.Join(parts, ", "))
	}
	x, _ := e.ref(n)
	return x
}

// lists returns the expression of a list of lists.
func (e *ruleEmitter) lists(n *model.RuleNode) string {
	if n.Kind != model.RuleList {
		x, _ := e.ref(n)
		return x
	}
	var parts []string
	for _, a := range n.Args {
		parts = append(parts, strings.TrimPrefix(e.values(a), "[]*"+e.s.use(CorePath)+".Value"))
	}
	return fmt.Sprintf("[][]*%s.Value{%s}", e.s.use(CorePath), strings.Join(parts, ", "))
}

// makeOp emits the statement that makes an operation and returns the variable of its view.
func (e *ruleEmitter) makeOp(n *model.RuleNode) string {
	o := n.Op
	var sets []string
	set := func(name, x string) {
		if x != "" {
			sets = append(sets, name+": "+x)
		}
	}
	e.resultTypes(n, set)
	for i, a := range n.Args {
		v := o.Operands[i]
		name := model.FieldName(v.GoName, "Operand", i)
		if v.Length == model.Nested {
			set(name, e.lists(a))
		} else if v.Length == model.Variadic {
			set(name, e.values(a))
		} else {
			set(name, e.value(a))
		}
	}
	for _, a := range n.Attrs {
		set(a.Attr.GoName, e.fieldValue(o, a.Attr, a.Node))
	}
	if n.Loc != nil {
		set("Loc", e.loc(n.Loc))
	}
	hint := o.GoName
	if n.Binding != nil {
		hint = n.Binding.Name
	}
	v := e.variable(hint)
	e.do([]string{v}, fmt.Sprintf("%s%s{%s}.Build(&rw.Builder)", e.g.qualifier(e.s, o.Dialect), o.GoName, strings.Join(sets, ", ")))
	for _, g := range n.Regions {
		x, _ := e.ref(g.Node)
		e.line("rw.InlineRegionBefore(%s, %s.%s(), nil)", x, v, g.Region.GoName)
	}
	return v
}

// resultTypes sets the fields of a builder that hold result types which are not inferred.
func (e *ruleEmitter) resultTypes(n *model.RuleNode, set func(name, x string)) {
	o := n.Op
	core := e.s.use(CorePath)
	inferred := o.Infer != nil || model.FindHook(o.Hooks, model.HookInfer) != nil
	var given []string
	for _, t := range n.Types {
		given = append(given, e.expr(e.p.TypeReg(t)))
	}
	if inferred {
		if len(given) > 0 {
			set("ResultTypes", fmt.Sprintf("[]%s.Type{%s}", core, strings.Join(given, ", ")))
		}
		return
	}
	for i, r := range o.Results {
		name := model.FieldName(r.GoName, "Result", i)
		root := e.expr(e.p.Root)
		switch {
		case len(given) > 0 && r.Length == model.Variadic:
			set(name+"Types", fmt.Sprintf("[]%s.Type{%s}", core, given[i]))
		case len(given) > 0:
			set(name+"Type", given[i])
		case n.FromRoot && r.Length == model.Variadic:
			set(name+"Types", "op.ResultTypes()")
		case n.FromRoot:
			set(name+"Type", resultOf(root, e.r.Root(), n.RootResult+i)+".Type()")
		}
	}
}

// fieldValue returns what a builder's field takes for an attribute.
func (e *ruleEmitter) fieldValue(o *model.Op, a *model.Attribute, n *model.RuleNode) string {
	if a.Property {
		return e.propValue(a, n)
	}
	f := e.g.attrField(e.s, o, a)
	class := e.attrType(a.Constraint)
	core := e.s.use(CorePath)
	if n.Kind == model.RuleLit {
		return e.literal(f.typ, class, a, n.Lits[0])
	}
	var x, have string
	c, optional := a.Constraint, a.MayBeAbsent()
	if n.Kind == model.RuleGo {
		x, have = e.expr(e.p.Computed(n)), class
	} else {
		c, optional = e.attrInfo(n)
		if get := e.accessor(n, f.typ); get != "" {
			return get
		}
		x, _ = e.ref(n)
		have = e.attrType(c)
	}
	if a.Constraint.Unit {
		return x + " != nil"
	}
	if have != class && class != core+".Attribute" {
		x, have = fmt.Sprintf("%s.AttrAs[%s](%s)", e.s.use(rtPath), class, e.attribute(x, c, optional)), class
	}
	if f.typ == class {
		if class == core+".Attribute" {
			x = e.attribute(x, c, optional)
		}
		return x
	}
	u, _ := e.g.unwrap(e.s, a.Constraint)
	return unwrapAs(u.get, x, have)
}

// propValue returns what a builder's field takes for a property.
func (e *ruleEmitter) propValue(a *model.Attribute, n *model.RuleNode) string {
	f, u := e.g.propField(e.s, a), e.g.unwrapProp(e.s, a.Constraint)
	var value string
	switch {
	case n.Kind == model.RuleLit && n.Lits[0].Kind == model.ConstAttr:
		value = fmt.Sprintf(u.get, fmt.Sprintf("%s.Attribute(%s)", e.s.use(CorePath), e.g.constant(e.s, form.AttrConst(n.Lits[0], a.Constraint))))
	case n.Kind == model.RuleLit:
		value = e.g.propLiteral(e.s, n.Lits[0], propBase(a.Constraint))
	case n.Kind == model.RuleGo:
		value = fmt.Sprintf(u.get, e.expr(e.p.Computed(n)))
	default:
		x, _ := e.ref(n)
		value = fmt.Sprintf(u.get, x)
	}
	if f.typ == "*"+u.typ {
		return newOf(u.typ, value)
	}
	return value
}

// unwrapAs applies the conversion of an accessor to an expression of a Go type, without an assertion that this makes
// needless.
func unwrapAs(get, x, have string) string {
	if rest, ok := strings.CutPrefix(get, "%s.("+have+")"); ok {
		return x + rest
	}
	if strings.HasPrefix(get, "%s.(") && strings.HasPrefix(have, "*") {
		return x // cannot happen: the classes are equal
	}
	return fmt.Sprintf(get, x)
}

// accessor returns the call that reads an attribute as a builder's field takes it, when it is written in place and
// never absent.
func (e *ruleEmitter) accessor(n *model.RuleNode, want string) string {
	var a *model.Attribute
	var view string
	if n.HasPart {
		a = n.PartAttr()
		b := *n
		b.HasPart = false
		view, _ = e.ref(&b)
	} else if r := e.p.Bound(n.Binding); r != nil && r.Def != nil && r.Def.Attribute() && r.Uses <= 1 {
		a, view = r.Def.Op.PartAttr(r.Def.Part), e.expr(r.Def.Src[0])
	}
	if a == nil || a.MayBeAbsent() || a.Property {
		return ""
	}
	if u, ok := e.g.unwrap(e.s, a.Constraint); ok && u.typ == want && want != e.attrType(a.Constraint) {
		return fmt.Sprintf("%s.%s()", view, a.GoName)
	}
	return ""
}

// literal returns what a builder's field takes for a constant.
func (e *ruleEmitter) literal(typ, class string, a *model.Attribute, k *model.Const) string {
	if a.Constraint.Unit {
		return strconv.FormatBool(k.Bool)
	}
	if typ == class {
		x := e.g.constant(e.s, form.AttrConst(k, a.Constraint))
		if k.Kind == model.ConstAttr && class != e.s.use(CorePath)+".Attribute" {
			x = fmt.Sprintf("%s.AttrAs[%s](%s)", e.s.use(rtPath), class, x)
		}
		return x
	}
	switch k.Kind {
	case model.ConstEnum:
		return e.g.enumConst(e.s, k)
	case model.ConstInt:
		return strconv.FormatInt(k.Int, 10)
	case model.ConstBool:
		return strconv.FormatBool(k.Bool)
	case model.ConstString:
		return strconv.Quote(k.Str)
	case model.ConstFloat:
		return strconv.FormatFloat(k.Float, 'g', -1, 64)
	case model.ConstList:
		var parts []string
		for _, x := range k.List {
			if x.Kind == model.ConstBool {
				parts = append(parts, strconv.FormatBool(x.Bool))
			} else {
				parts = append(parts, strconv.FormatInt(x.Int, 10))
			}
		}
		return fmt.Sprintf("%s{%s}", typ, strings.Join(parts, ", "))
	}
	u, _ := e.g.unwrap(e.s, a.Constraint)
	x := e.s.use(CorePath) + ".Attribute(" + e.g.constant(e.s, form.AttrConst(k, a.Constraint)) + ")"
	return fmt.Sprintf(u.get, x)
}

// loc returns the expression of a stated location.
func (e *ruleEmitter) loc(l *model.RuleLoc) string {
	args := []string{"c", strconv.Quote(l.Name)}
	for _, n := range l.Of {
		x, k := e.ref(n)
		if k == model.BindOp {
			x += ".Op"
		}
		args = append(args, x+".Loc()")
	}
	return fmt.Sprintf("%s.Loc(%s)", e.s.use(rulePath), strings.Join(args, ", "))
}
