package emit

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/odsgen/ods/odsgen/model"
)

// env says what the variables of an expression are in the Go code around it.
type env struct {
	self string // the constrained thing
	elem string // the element of the nearest each or some
	ctx  string // expression of the *core.Context, needed to make types
	// ref returns the Go expression of an operation's part: a type, an attribute, a list of types, or a region.
	ref func(r model.ValueRef, kind model.ExprKind) string
	// hooks is the expression of the dialect's hooks.
	hooks string
	depth int
}

// expr returns the Go expression of e.
func (g *gen) expr(s *source, e *model.Expr, v env) string {
	arg := func(i int) string { return g.expr(s, e.Args[i], v) }
	switch e.Op {
	case model.ExprTrue:
		return "true"
	case model.ExprFalse:
		return "false"
	case model.ExprAnd:
		return g.junction(s, e, v, " && ", "true")
	case model.ExprOr:
		return g.junction(s, e, v, " || ", "false")
	case model.ExprNot:
		return "!" + arg(0)
	case model.ExprEq, model.ExprNe, model.ExprLt, model.ExprLe, model.ExprGt, model.ExprGe:
		return g.compare(s, e, v)
	case model.ExprIn:
		return g.in(s, e, v)
	case model.ExprIs:
		return g.isConstraint(s, e.Constraint, arg(0), v)
	case model.ExprIsClass:
		return fmt.Sprintf("query.Is[%s](%s)", g.defType(s, e.Def), arg(0))
	case model.ExprImplements:
		return g.implements(s, e.Interface, arg(0))
	case model.ExprHasTrait:
		return g.hasTrait(s, e, arg(0))
	case model.ExprEach:
		return g.overElems(s, e, v, "Each", "bool")
	case model.ExprSome:
		return g.overElems(s, e, v, "Some", "bool")
	case model.ExprSum:
		return g.overElems(s, e, v, "Sum", "int64")
	case model.ExprAllEqual:
		return g.allEqual(s, e.Args, v)
	case model.ExprSelf:
		return v.self
	case model.ExprElem:
		return v.elem
	case model.ExprValue:
		return v.ref(e.Ref, e.Kind)
	case model.ExprInt:
		return strconv.FormatInt(e.Int, 10)
	case model.ExprString:
		return strconv.Quote(e.Str)
	case model.ExprList:
		return g.listExpr(s, e, v)
	case model.ExprCall:
		return g.call(s, e, v)
	case model.ExprGo:
		return g.goCall(s, e, v)
	}
	panic(fmt.Sprintf("emit: unknown expression operator %d", e.Op))
}

// exprs returns the Go expressions of a list, separated by commas.
func (g *gen) exprs(s *source, list []*model.Expr, v env) string {
	return commas(list, func(e *model.Expr) string { return g.expr(s, e, v) })
}

// junction joins conditions; none of them is the same as empty.
func (g *gen) junction(s *source, e *model.Expr, v env, op, empty string) string {
	switch len(e.Args) {
	case 0:
		return empty
	case 1:
		return g.expr(s, e.Args[0], v)
	}
	var parts []string
	for _, a := range e.Args {
		parts = append(parts, g.expr(s, a, v))
	}
	return "(" + strings.Join(parts, op) + ")"
}

// in asks whether a value is one of a list; lists among the alternatives count with their elements.
func (g *gen) in(s *source, e *model.Expr, v env) string {
	kind := map[model.ExprKind]string{model.KindInt: "InInt", model.KindType: "InType", model.KindAttr: "InAttr",
		model.KindString: "InString"}[e.Args[0].Kind]
	list := e.Args[:1:1]
	for _, a := range e.Args[1:] {
		if a.Op == model.ExprList {
			list = append(list, a.Args...)
		} else {
			list = append(list, a)
		}
	}
	return fmt.Sprintf("query.%s(%s)", kind, g.exprs(s, list, v))
}

// hasTrait asks whether x has a trait.
func (g *gen) hasTrait(s *source, e *model.Expr, x string) string {
	if e.Trait.Kind != model.TraitOwn {
		return fmt.Sprintf("query.Has%s(%s)", e.Trait.Name, x)
	}
	fn := "OfType"
	if e.Args[0].Kind == model.KindAttr {
		fn = "OfAttr"
	}
	return fmt.Sprintf("%s.%s(%s)", g.ownTrait(s, e.Trait), fn, x)
}

// overElems calls a function of package query with a list and an expression of each element.
func (g *gen) overElems(s *source, e *model.Expr, v env, fn, result string) string {
	inner := v
	inner.depth++
	inner.elem = "e" + strconv.Itoa(inner.depth)
	return fmt.Sprintf("query.%s(%s, func(%s %s) %s { return %s })",
		fn, g.expr(s, e.Args[0], v), inner.elem, g.kindType(e.Args[0].Elem), result, g.expr(s, e.Args[1], inner))
}

func (g *gen) listExpr(s *source, e *model.Expr, v env) string {
	elem := e.Elem
	if e.Kind == model.KindShape {
		elem = model.KindInt
	} else if len(e.Args) > 0 {
		elem = e.Args[0].Kind
	}
	return fmt.Sprintf("[]%s{%s}", g.kindType(elem), g.exprs(s, e.Args, v))
}

func (g *gen) kindType(k model.ExprKind) string {
	switch k {
	case model.KindInt:
		return "int64"
	case model.KindString:
		return "string"
	case model.KindType:
		return "core.Type"
	case model.KindAttr:
		return "core.Attribute"
	case model.KindRegion:
		return "*core.Region"
	case model.KindBlock:
		return "*core.Block"
	case model.KindShape:
		return "[]int64"
	}
	return "bool"
}

func (g *gen) compare(s *source, e *model.Expr, v env) string {
	a, b := e.Args[0].Kind, e.Args[1].Kind
	if a == model.KindType && b == model.KindList || a == model.KindList && b == model.KindType {
		return g.allEqual(s, e.Args, v)
	}
	x, y := g.expr(s, e.Args[0], v), g.expr(s, e.Args[1], v)
	if w := e.Comparison(); w != nil {
		return fmt.Sprintf("query.%s(%s, %s)", w.Go, x, y)
	}
	return fmt.Sprintf("(%s %s= %s)", x, flag("=", e.Op == model.ExprEq)+flag("!", e.Op == model.ExprNe), y)
}

// allEqual compares values and lists of values alike.
func (g *gen) allEqual(s *source, args []*model.Expr, v env) string {
	fn, elem := "AllEqual", model.KindBool
	lists := false
	for _, a := range args {
		k := a.Kind
		if k == model.KindList {
			k, lists = a.Elem, true
		}
		switch k {
		case model.KindInt:
			fn = "AllEqualInt"
		case model.KindShape:
			fn = "AllEqualShape"
		}
		elem = k
	}
	parts := make([]string, len(args))
	for i, a := range args {
		parts[i] = g.expr(s, a, v)
		if lists && a.Kind != model.KindList {
			parts[i] = fmt.Sprintf("[]%s{%s}", g.kindType(elem), parts[i])
		}
	}

	if !lists {
		return fmt.Sprintf("query.%s(%s)", fn, strings.Join(parts, ", "))
	}
	return fmt.Sprintf("query.%s(slices.Concat(%s)...)", fn, strings.Join(parts, ", "))
}

// call emits a function of the vocabulary.
func (g *gen) call(s *source, e *model.Expr, v env) string {
	var args []string
	f := e.Func
	if f.Makes {
		args = append(args, v.ctx)
	}
	for _, a := range e.Args {
		args = append(args, g.expr(s, a, v))
	}
	list := strings.Join(args, ", ")
	switch {
	case f.Word == nil && e.Def.Native:
		if w := model.NativeType(e.Def); w != nil {
			return fmt.Sprintf("query.%s(%s)", w.Go, list)
		}
		return fmt.Sprintf("core.Type(%s.%s())", v.ctx, strings.TrimSuffix(e.Def.GoName, "Type"))
	case f.Word == nil:
		return fmt.Sprintf("core.Type(%sGet%s(%s))", g.qualifier(s, e.Def.Dialect), e.Def.GoName, list)
	}
	return fmt.Sprintf("query.%s(%s)", f.Word.Go, list)
}

// makesType reports whether an expression makes a type in a way that cannot fail: its Go is never nil.
func makesType(e *model.Expr) bool {
	switch e.Op {
	case model.ExprInt, model.ExprString:
		return true
	case model.ExprList:
	case model.ExprCall:
		if !e.Func.Makes {
			return false
		}
	default:
		return false
	}
	return !slices.ContainsFunc(e.Args, func(a *model.Expr) bool { return !makesType(a) })
}

// goCall emits a call of a Go function named by the author: of a package, or a hook.
func (g *gen) goCall(s *source, e *model.Expr, v env) string {
	args := make([]string, len(e.Args))
	for i, a := range e.Args {
		args[i] = g.expr(s, a, v)
	}
	list := strings.Join(args, ", ")
	switch e.Pkg {
	case "":
		if e.Maker() {
			list = strings.Join(append([]string{v.ctx}, args...), ", ")
		}
		return fmt.Sprintf("%s.%s(%s)", g.hooksOf(s, e, v), e.Name, list)
	}
	return fmt.Sprintf("%s.%s(%s)", e.Pkg, e.Name, list)
}

// hooksOf returns the hooks that a call of a hook asks: those of the dialect that the expression was written in.
func (g *gen) hooksOf(s *source, e *model.Expr, v env) string {
	name, pkg, hooks := g.d.Name, "", v.hooks
	if e.Owner == nil || e.Owner == g.d {
		g.goHook(e)
		pkg = g.qualifier(s, g.d)
	} else {
		name, pkg, hooks = e.Owner.Name, g.hookPackage(s, e.Owner), ""
	}
	switch {
	case hooks != "":
	case e.Maker() || v.self == "":
		hooks = fmt.Sprintf("%s.Dialect(%q).Hooks", v.ctx, name)
	default:
		hooks = fmt.Sprintf("rt.HooksOf(%s, %q)", v.self, name)
	}
	return fmt.Sprintf("%s.(%sHooks)", hooks, pkg)
}

// hookPackage returns the qualifier of another dialect's hooks, which are there when that dialect is loaded with this
// one.
func (g *gen) hookPackage(s *source, owner *model.Dialect) string {
	g.depends[owner.Name] = true
	return g.qualifier(s, owner)
}

// goHook records the hook that an expression calls.
func (g *gen) goHook(e *model.Expr) {
	params := e.GoParams()
	for i, t := range params {
		params[i] = fmt.Sprintf("a%d %s", i+1, t)
	}
	if e.Maker() {
		params[0] = "c *core.Context"
	}
	iface, result, doc := model.Predicates, "bool", "is a condition of constraints"
	switch e.Kind {
	case model.KindType:
		iface, result, doc = model.Transforms, "core.Type", "makes a type from the parts of an operation"
	case model.KindList:
		iface, result, doc = model.Transforms, "[]core.Type", "makes a list of types from the parts of an operation"
	}
	g.tableHook(iface, e.Name, fmt.Sprintf("(%s) %s", strings.Join(params, ", "), result), doc)
}

// defType returns the Go type of a type or attribute definition.
func (g *gen) defType(s *source, d *model.AttrOrTypeDef) string {
	if d.Native {
		return "*core." + d.GoName
	}
	return "*" + g.qualifier(s, d.Dialect) + d.GoName
}

func (g *gen) implements(s *source, i *model.Interface, x string) string {
	if n := native(i); n != nil && n.Key == "" {
		typ, pointer := strings.CutPrefix(n.Type, "*")
		return fmt.Sprintf("query.Is[%score.%s](%s)", flag("*", pointer), typ, x)
	}
	if g.interfaceType(s, i) == "" {
		return "false" // nothing can implement it
	}
	kind := "Type"
	if i.Kind == model.AttrInterface {
		kind = "Attr"
	}
	return fmt.Sprintf("query.Implements%s(&%s, %s)", kind, g.interfaceKey(s, i), x)
}
