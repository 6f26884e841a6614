package emit

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/form"
	"github.com/odsgen/ods/odsgen/internal/ruleprog"
	"github.com/odsgen/ods/odsgen/model"
)

// build emits a step of the replacement.
func (e *ruleEmitter) build(st *ruleprog.Build) {
	switch st.Kind {
	case ruleprog.Fuse:
		args := []string{"rw", "op"}
		for _, l := range st.Src[1:] {
			if l.Kind == model.BindOp {
				args = append(args, e.expr(l)+".Op")
			} else {
				args = append(args, e.expr(l)+".DefiningOp()")
			}
		}
		e.line("rule.Fuse(%s)", strings.Join(args, ", "))
	case ruleprog.Make:
		e.makeOp(st)
	case ruleprog.Move:
		x, _ := e.ref(st.Node)
		e.line("rw.InlineRegionBefore(%s, %s.%s(), nil)", x, e.expr(st.Dst[0]), st.Region.GoName)
	case ruleprog.Do:
		e.do(e.variables(st.Dst), fmt.Sprintf("h.%s(%s)", st.Hook.Method,
			strings.TrimSuffix("rw, "+e.args(st.Hook, st.HookArgs), ", ")))
	case ruleprog.Erase:
		e.line("rw.EraseOp(op)")
	case ruleprog.Replace:
		e.line("rw.ReplaceOp(op%s)", flag(", ", len(st.Vals) > 0)+commas(st.Vals, func(v *ruleprog.Val) string {
			return e.val(v) + flag("...", v.Many)
		}))
	}
}

// val returns the expression of a value or a list; "" for no value.
func (e *ruleEmitter) val(v *ruleprog.Val) string {
	switch v.Kind {
	case ruleprog.ValRef:
		x, _ := e.ref(v.Node)
		return x
	case ruleprog.ValReg:
		return e.expr(v.Reg)
	case ruleprog.ValResult:
		return resultOf(e.expr(v.Reg), v.Reg.Op, v.Index)
	case ruleprog.ValResults:
		return e.expr(v.Reg) + ".Op.ResultList()"
	case ruleprog.ValLists:
		return fmt.Sprintf("[][]*core.Value{%s}", commas(v.List, func(l *ruleprog.Val) string {
			return strings.TrimPrefix(e.val(l), "[]*core.Value")
		}))
	case ruleprog.ValList:
		var parts []string
		for list := v.List; len(list) > 0; {
			n := slices.IndexFunc(list, func(x *ruleprog.Val) bool { return x.Many })
			switch n {
			case 0:
				parts, list = append(parts, e.val(list[0])), list[1:]
				continue
			case -1:
				n = len(list)
			}
			parts, list = append(parts, fmt.Sprintf("[]*core.Value{%s}", commas(list[:n], e.val))), list[n:]
		}
		switch {
		case parts == nil:
			return "[]*core.Value{}"
		case len(parts) == 1 && !v.List[0].Many:
			return parts[0]
		}
		return fmt.Sprintf("slices.Concat(%s)", strings.Join(parts, ", "))
	}
	return ""
}

// makeOp emits the statement that makes an operation.
func (e *ruleEmitter) makeOp(st *ruleprog.Build) {
	o := st.Dst[0].Op
	var sets []string
	set := func(name, x string) {
		if x != "" {
			sets = append(sets, name+": "+x)
		}
	}
	e.resultTypes(st, set)
	for i, v := range st.Vals {
		set(model.FieldName(o.Operands[i].GoName, "Operand", i), e.val(v))
	}
	for _, a := range st.Attrs {
		set(a.Attr.GoName, e.fieldValue(o, a.Attr, a.Node))
	}
	if st.Loc != nil {
		set("Loc", e.loc(st.Loc))
	}
	e.do(e.variables(st.Dst), fmt.Sprintf("%s%s{%s}.Build(&rw.Builder)", e.g.apiQualifier(e.s, o, o.BuildersApart), o.GoName,
		strings.Join(sets, ", ")))
}

// resultTypes sets the fields of a builder that hold result types.
func (e *ruleEmitter) resultTypes(st *ruleprog.Build, set func(name, x string)) {
	types := "[]core.Type{"
	for i, t := range st.Types {
		o := st.Dst[0].Op
		name := resultField(o, i)
		switch many := strings.HasSuffix(name, "Types"); {
		case t.Given != nil && many:
			set(name, types+e.expr(t.Given)+"}")
		case t.Given != nil:
			set(name, e.expr(t.Given))
		case many:
			set(name, "op.ResultTypes()")
		default:
			set(name, resultOf(e.expr(e.p.Root), e.r.Root(), t.Root)+".Type()")
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
	if have != class && class != "core.Attribute" {
		x, have = fmt.Sprintf("rt.AttrAs[%s](%s)", class, e.attribute(x, c, optional)), class
	}
	if f.typ == class {
		if class == "core.Attribute" {
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
		value = fmt.Sprintf(u.get, fmt.Sprintf("core.Attribute(%s)", e.g.constant(e.s, form.AttrConst(n.Lits[0], a.Constraint))))
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
		if k.Kind == model.ConstAttr && class != "core.Attribute" {
			x = fmt.Sprintf("rt.AttrAs[%s](%s)", class, x)
		}
		return x
	}
	lit := func(k *model.Const) string { return e.g.literal(e.s, k) }
	switch {
	case k.Kind == model.ConstList:
		return fmt.Sprintf("%s{%s}", typ, commas(k.List, lit))
	case k.Kind != model.ConstUnit && lit(k) != "":
		return lit(k)
	}
	u, _ := e.g.unwrap(e.s, a.Constraint)
	x := "core.Attribute(" + e.g.constant(e.s, form.AttrConst(k, a.Constraint)) + ")"
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
	return fmt.Sprintf("rule.Loc(%s)", strings.Join(args, ", "))
}
