package emit

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/odsgen/ods/asmformat"
	"github.com/odsgen/ods/odsgen/model"
)

// finish emits what happens after the text is read.
func (a *opAsm) finish(f asmformat.Finish, out []stmt) []stmt {
	switch f.Kind {
	case asmformat.AddRegions:
		if a.declared["allRegions"] {
			return append(out, line("st.Regions = append(st.Regions, allRegions...)"))
		}
		for i, r := range a.o.Regions {
			x := a.regionVar(i)
			if r.Length == model.Variadic {
				out = append(out, line(fmt.Sprintf("st.Regions = append(st.Regions, %s...)", x)))
				continue
			}
			if a.o.HasTrait("SingleBlockImplicitTerminator") {
				out = append(out, line(fmt.Sprintf("p.EnsureTerminator(%s, %q, st.Loc)", x, a.implicitTerminator())))
			}
			out = append(out, line(fmt.Sprintf("st.Regions = append(st.Regions, %s)", x)))
		}
		return out
	case asmformat.AddSuccessors:
		if a.declared["allSuccessors"] {
			return append(out, line("st.Successors = append(st.Successors, allSuccessors...)"))
		}
		for i, x := range a.o.Successors {
			v := a.successorVar(i)
			if x.Length == model.Variadic {
				v += "..."
			}
			out = append(out, line(fmt.Sprintf("st.Successors = append(st.Successors, %s)", v)))
		}
		return out
	case asmformat.SetOperandSegments, asmformat.SetResultSegments:
		return append(out, line(a.segments(f.Kind == asmformat.SetResultSegments)))
	case asmformat.SetGroupSizes:
		v := a.o.Operands[f.Ref.Index]
		sizes := a.declare(localName(v.GoName, "operand", f.Ref.Index)+"Sizes", "[]int32")
		return append(out, line(fmt.Sprintf("st.SetSlot(%d, p.Context().I32Array(%s...))", v.InnerSegments.Slot, sizes)))
	case asmformat.CheckType:
		v := a.value(f.Ref)
		if a.constraintVar(v.Constraint) == "" {
			return out
		}
		x := a.typeVar(f.Ref)
		fn := a.constraintFunc(v.Constraint)
		if v.Length == model.Single && !a.lists[f.Ref] {
			return append(out, line(fmt.Sprintf("if !%s(%s) { return p.OpErrorf(p.NamePos(), \"'%%s' must be %%s, but got '%%s'\", %q, %s, %s) }", fn, x, v.Name, strconv.Quote(v.Constraint.Summary), x)))
		}
		return append(out, line(fmt.Sprintf("for _, t := range %s {\nif !%s(t) { return p.OpErrorf(p.NamePos(), \"'%%s' must be %%s, but got '%%s'\", %q, %s, t) }\n}", x, fn, v.Name,
			strconv.Quote(variadicSummary(v)))))
	case asmformat.AddResultTypes:
		if f.Ref.Index < 0 {
			return append(out, line(fmt.Sprintf("st.Types = append(st.Types, %s...)", a.allTypes(true))))
		}
		t, list := a.typeExpr(f.Source, f.Ref)
		if list {
			t += "..."
		}
		return append(out, line(fmt.Sprintf("st.Types = append(st.Types, %s)", t)))
	case asmformat.ResolveOperands:
		return a.resolve(f, out)
	case asmformat.InferResultTypes:
		return append(out, must("p.InferResultTypes(st)"))
	}
	panic(fmt.Sprintf("emit: unknown finish step %d", f.Kind))
}

func variadicSummary(v *model.Value) string {
	if v.Length == model.Variadic {
		return "variadic of " + v.Constraint.Summary
	}
	return v.Constraint.Summary
}

func (a *opAsm) implicitTerminator() string {
	for _, x := range a.o.TraitUse("SingleBlockImplicitTerminator").Args {
		if len(x.Ops) > 0 {
			return x.Ops[0]
		}
	}
	return ""
}

// segments returns the statement that stores the sizes of the groups.
func (a *opAsm) segments(results bool) string {
	vals, kind, refKind := a.o.Operands, model.SlotOperandSegments, asmformat.OperandVar
	if results {
		vals, kind, refKind = a.o.Results, model.SlotResultSegments, asmformat.ResultVar
	}
	var parts []string
	for i, v := range vals {
		r := asmformat.Ref{Kind: refKind, Index: i}
		switch {
		case v.Length == model.Single:
			parts = append(parts, "1")
		case results:
			parts = append(parts, "int32(len("+a.typeVar(r)+"))")
		default:
			parts = append(parts, "int32(len("+a.operandVar(i)+"))")
		}
	}
	slot := -1
	for i, sl := range a.o.Slots {
		if sl.Kind == kind {
			slot = i
		}
	}
	return fmt.Sprintf("st.SetSlot(%d, p.SegmentSizes(%s))", slot, strings.Join(parts, ", "))
}

// typeExpr returns the Go expression of the types that a source gives; list tells a slice from a single type.
func (a *opAsm) typeExpr(src asmformat.TypeSource, self asmformat.Ref) (expr string, list bool) {
	switch src.Kind {
	case asmformat.SourceParsed:
		v := a.value(self)
		return a.typeVar(self), v.Length != model.Single || a.lists[self]
	case asmformat.SourceBuildable:
		t := a.expr(a.s, a.value(self).Constraint.Builds, env{ctx: "p.Context()"})
		return t, false
	case asmformat.SourceSameAs:
		return a.sourceOf(src)
	case asmformat.SourceMatch:
		from, list := a.sourceOf(src)
		f := a.matches[src.Match]
		v := env{ctx: "p.Context()", hooks: "st.Info.Hooks()"}
		if !list {
			v.ref = func(model.ValueRef, model.ExprKind) string { return from }
			return a.expr(a.s, f.Expr, v), f.Expr.Kind == model.KindList
		}
		if f.Ranged {
			v.ref = func(model.ValueRef, model.ExprKind) string { return from }
			return a.expr(a.s, f.Expr, v), true
		}
		v.ref = func(model.ValueRef, model.ExprKind) string { return "t" }
		return fmt.Sprintf("%s.MapTypes(%s, func(t %s.Type) %s.Type { return %s })", a.s.use(CorePath), from, a.s.use(CorePath), a.s.use(CorePath), a.expr(a.s, f.Expr, v)), true
	}
	return "nil", true
}

// sourceOf returns the types of the value or attribute that a source refers to.
func (a *opAsm) sourceOf(src asmformat.TypeSource) (string, bool) {
	switch src.Of.Kind {
	case asmformat.OperandVar, asmformat.ResultVar:
		if src.Via != nil {
			return a.typeExpr(*src.Via, src.Of)
		}
		v := a.value(src.Of)
		if v.Length == model.Single && a.lists[src.Of] {
			return fmt.Sprintf("%s.OnlyType(%s)", a.s.use(CorePath), a.typeVar(src.Of)), false
		}
		return a.typeVar(src.Of), v.Length != model.Single
	}
	at := a.attr(src.Of)
	return fmt.Sprintf("%s.TypeOf(st.Slot(%d))", a.s.use(queryPath), at.Slot), false
}

// resolve emits the resolution of one operand group, or of all.
func (a *opAsm) resolve(f asmformat.Finish, out []stmt) []stmt {
	core := a.s.use(CorePath)
	if t := a.commonType(f); t != "" {
		return append(out, must(fmt.Sprintf("p.ResolveSame(&st.Operands, allOperands, %s)", t)))
	}
	if f.Ref.Index < 0 { // all operands against all types
		refs, at := "allOperands", "allOperandsAt"
		if !a.declared["allOperands"] {
			refs, at = a.gatherOperands(), "p.NamePos()"
		} else {
			at = a.posVar("allOperands")
		}
		types := ""
		if f.Source.Kind == asmformat.SourceFullList || a.declared["allOperandTypes"] {
			types = a.allTypes(false)
		} else {
			types = a.gatherTypes(f.Each)
		}
		return append(out, must(fmt.Sprintf("p.ResolveAll(&st.Operands, %s, %s, %s)", refs, types, at)))
	}
	v := a.o.Operands[f.Ref.Index]
	x := a.operandVar(f.Ref.Index)
	t, list := a.typeExpr(f.Source, f.Ref)
	switch {
	case v.Length == model.Single && !list:
		return append(out, must(fmt.Sprintf("p.Resolve(&st.Operands, %s, %s)", x, t)))
	case v.Length == model.Single:
		return append(out, must(fmt.Sprintf("p.ResolveAll(&st.Operands, []%s.OperandRef{%s}, %s, %s)", core, x, t, a.posVar(localName(v.GoName, "operand", f.Ref.Index)))))
	case list:
		return append(out, must(fmt.Sprintf("p.ResolveAll(&st.Operands, %s, %s, %s)", x, t, a.posVar(localName(v.GoName, "operand", f.Ref.Index)))))
	}
	return append(out, must(fmt.Sprintf("p.ResolveSame(&st.Operands, %s, %s)", x, t)))
}

// commonType returns the type of all operands when they are one list whose type is known from elsewhere, else "".
func (a *opAsm) commonType(f asmformat.Finish) string {
	if f.Ref.Index >= 0 || len(f.Each) != 1 || a.o.Operands[0].Length == model.Single || !a.declared["allOperands"] || a.declared["allOperandTypes"] {
		return ""
	}
	if t, list := a.typeExpr(f.Each[0], asmformat.Ref{Kind: asmformat.OperandVar}); !list {
		return t
	}
	return ""
}

// gatherOperands concatenates the references of all operands.
func (a *opAsm) gatherOperands() string {
	core := a.s.use(CorePath)
	var parts []string
	for i, v := range a.o.Operands {
		x := a.operandVar(i)
		if v.Length == model.Single {
			x = fmt.Sprintf("[]%s.OperandRef{%s}", core, x)
		}
		parts = append(parts, x)
	}
	return fmt.Sprintf("%s.Concat(%s)", a.s.use("slices"), strings.Join(parts, ", "))
}

// gatherTypes concatenates the types of all operands, each from its source.
func (a *opAsm) gatherTypes(each []asmformat.TypeSource) string {
	core := a.s.use(CorePath)
	var parts []string
	for i, src := range each {
		t, list := a.typeExpr(src, asmformat.Ref{Kind: asmformat.OperandVar, Index: i})
		if !list {
			t = fmt.Sprintf("[]%s.Type{%s}", core, t)
		}
		parts = append(parts, t)
	}
	return fmt.Sprintf("%s.Concat(%s)", a.s.use("slices"), strings.Join(parts, ", "))
}

// customPositions emits where a custom directive starts for the operands that it reads.
func (a *opAsm) customPositions(c *asmformat.Custom, out []stmt) []stmt {
	for _, x := range c.Args {
		if x.Kind == asmformat.ArgVar && x.Ref.Kind == asmformat.OperandVar && !x.ByRef {
			out = a.operandPosition(x.Ref.Index, out)
		}
	}
	return out
}

// customCall returns the call of a custom directive's parse hook; try makes it the optional form.
func (a *opAsm) customCall(c *asmformat.Custom, try bool) string {
	core := a.s.use(CorePath)
	args, params := []string{"p"}, []string{"p *core.Parser"}
	for _, x := range c.Args {
		arg, typ := a.customArg(x)
		args = append(args, arg)
		params = append(params, typ)
	}
	_ = core
	name, ret := "Parse"+c.Name, "bool"
	if try {
		name, ret = "TryParse"+c.Name, "(found, ok bool)"
	}
	a.tableHook("Custom"+c.Name, name, numberParams(params)+" "+ret, "parses custom<"+c.Name+">")
	return fmt.Sprintf("st.Info.Hooks().(Hooks).%s(%s)", name, strings.Join(args, ", "))
}

// numberParams names unnamed parameters a1, a2, ...
func numberParams(types []string) string {
	out := make([]string, len(types))
	for i, t := range types {
		if strings.Contains(t, " ") && !strings.HasPrefix(t, "[]") && !strings.HasPrefix(t, "*") {
			out[i] = t
			continue
		}
		out[i] = fmt.Sprintf("a%d %s", i, t)
	}
	return "(" + strings.Join(out, ", ") + ")"
}

// customArg returns the Go argument and parameter type of a parse hook.
func (a *opAsm) customArg(x asmformat.CustomArg) (arg, typ string) {
	pointer := func(v, t string) (string, string) {
		if x.ByRef {
			return v, t
		}
		return "&" + v, "*" + t
	}
	switch x.Kind {
	case asmformat.ArgText:
		return strconv.Quote(x.Text), "string"
	case asmformat.ArgAttrDict:
		return "&st.Attrs", "*[]core.NamedAttr"
	case asmformat.ArgPropDict:
		return "st", "*core.OpState"
	case asmformat.ArgAll:
		return "allOperands", "[]core.OperandRef"
	case asmformat.ArgType:
		if a.value(x.Ref).Length == model.Single && !a.lists[x.Ref] {
			return pointer(a.typeVar(x.Ref), "core.Type")
		}
		return pointer(a.typeVar(x.Ref), "[]core.Type")
	}
	switch x.Ref.Kind {
	case asmformat.OperandVar:
		v := a.o.Operands[x.Ref.Index]
		ref := a.operandVar(x.Ref.Index)
		if v.Length == model.Single {
			return pointer(ref, "core.OperandRef")
		}
		if v.Length == model.Nested {
			sizes := a.declare(localName(v.GoName, "operand", x.Ref.Index)+"Sizes", "[]int32")
			if x.ByRef {
				return ref + ", " + sizes, "[]core.OperandRef, sizes []int32"
			}
			return "&" + ref + ", &" + sizes, "*[]core.OperandRef, sizes *[]int32"
		}
		return pointer(ref, "[]core.OperandRef")
	case asmformat.RegionVar:
		if a.o.Regions[x.Ref.Index].Length == model.Variadic {
			return pointer(a.regionVar(x.Ref.Index), "[]*core.Region")
		}
		return a.regionVar(x.Ref.Index), "*core.Region"
	case asmformat.SuccessorVar:
		if a.o.Successors[x.Ref.Index].Length == model.Variadic {
			return pointer(a.successorVar(x.Ref.Index), "[]*core.Block")
		}
		return pointer(a.successorVar(x.Ref.Index), "*core.Block")
	}
	at := a.attr(x.Ref)
	if x.ByRef {
		return fmt.Sprintf("st.Slot(%d)", at.Slot), "core.Attribute"
	}
	return fmt.Sprintf("st.SlotVar(%d)", at.Slot), "*core.Attribute"
}
