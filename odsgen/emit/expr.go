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
	case model.ExprAnd, model.ExprOr:
		op, empty := " && ", "true"
		if e.Op == model.ExprOr {
			op, empty = " || ", "false"
		}
		if len(e.Args) == 0 {
			return empty
		}
		if len(e.Args) == 1 {
			return arg(0)
		}
		parts := make([]string, len(e.Args))
		for i := range parts {
			parts[i] = arg(i)
		}
		return "(" + strings.Join(parts, op) + ")"
	case model.ExprNot:
		return "!" + arg(0)
	case model.ExprEq, model.ExprNe, model.ExprLt, model.ExprLe, model.ExprGt, model.ExprGe:
		return g.compare(s, e, v)
	case model.ExprIn:
		kind := map[model.ExprKind]string{model.KindInt: "InInt", model.KindType: "InType", model.KindAttr: "InAttr", model.KindString: "InString"}[e.Args[0].Kind]
		parts := make([]string, 0, len(e.Args))
		for i, a := range e.Args {
			if i > 0 && a.Op == model.ExprList {
				for _, x := range a.Args {
					parts = append(parts, g.expr(s, x, v))
				}
				continue
			}
			parts = append(parts, g.expr(s, a, v))
		}
		return fmt.Sprintf("%s.%s(%s)", s.use(queryPath), kind, strings.Join(parts, ", "))
	case model.ExprIs:
		return g.isConstraint(s, e.Constraint, arg(0), v)
	case model.ExprIsClass:
		return fmt.Sprintf("%s.Is[%s](%s)", s.use(queryPath), g.defType(s, e.Def), arg(0))
	case model.ExprImplements:
		return g.implements(s, e.Interface, arg(0))
	case model.ExprHasTrait:
		if e.Trait.Kind == model.TraitOwn {
			fn := "HasTypeTrait"
			if e.Args[0].Kind == model.KindAttr {
				fn = "HasAttrTrait"
			}
			return fmt.Sprintf("%s.%s(%s, &%s)", s.use(CorePath), fn, arg(0), g.ownTrait(s, e.Trait))
		}
		return fmt.Sprintf("%s.Has%s(%s)", s.use(queryPath), e.Trait.Name, arg(0))
	case model.ExprEach, model.ExprSome:
		fn := "Each"
		if e.Op == model.ExprSome {
			fn = "Some"
		}
		inner := v
		inner.depth++
		inner.elem = "e" + strconv.Itoa(inner.depth)
		return fmt.Sprintf("%s.%s(%s, func(%s %s) bool { return %s })", s.use(queryPath), fn, arg(0), inner.elem,
			g.kindType(s, e.Args[0].Elem), g.expr(s, e.Args[1], inner))
	case model.ExprAllEqual:
		return g.allEqual(s, e, v)
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
		parts := make([]string, len(e.Args))
		for i := range parts {
			parts[i] = arg(i)
		}
		elem := e.Elem
		if e.Kind == model.KindShape {
			elem = model.KindInt
		} else if len(e.Args) > 0 {
			elem = e.Args[0].Kind
		}
		return fmt.Sprintf("[]%s{%s}", g.kindType(s, elem), strings.Join(parts, ", "))
	case model.ExprCall:
		return g.call(s, e, v)
	case model.ExprGo:
		return g.goCall(s, e, v)
	}
	panic(fmt.Sprintf("emit: unknown expression operator %d", e.Op))
}

func (g *gen) kindType(s *source, k model.ExprKind) string {
	core := s.use(CorePath)
	switch k {
	case model.KindInt:
		return "int64"
	case model.KindString:
		return "string"
	case model.KindType:
		return core + ".Type"
	case model.KindAttr:
		return core + ".Attribute"
	case model.KindRegion:
		return "*" + core + ".Region"
	case model.KindBlock:
		return "*" + core + ".Block"
	case model.KindShape:
		return "[]int64"
	}
	return "bool"
}

func (g *gen) compare(s *source, e *model.Expr, v env) string {
	name := map[model.ExprOp]string{model.ExprEq: "Eq", model.ExprNe: "Ne", model.ExprLt: "Lt", model.ExprLe: "Le",
		model.ExprGt: "Gt", model.ExprGe: "Ge"}[e.Op]
	kind := map[model.ExprKind]string{model.KindInt: "Int", model.KindType: "Type", model.KindAttr: "Attr",
		model.KindString: "String", model.KindShape: "Shape", model.KindList: "List"}[e.Args[0].Kind]
	x, y := g.expr(s, e.Args[0], v), g.expr(s, e.Args[1], v)
	if kind == "" { // booleans
		op := "=="
		if e.Op == model.ExprNe {
			op = "!="
		}
		return fmt.Sprintf("(%s %s %s)", x, op, y)
	}
	if e.Args[0].Kind == model.KindType && e.Args[1].Kind == model.KindList || e.Args[0].Kind == model.KindList && e.Args[1].Kind == model.KindType {
		return g.allEqualArgs(s, e.Args, v)
	}
	return fmt.Sprintf("%s.%s%s(%s, %s)", s.use(queryPath), name, kind, x, y)
}

func (g *gen) allEqual(s *source, e *model.Expr, v env) string { return g.allEqualArgs(s, e.Args, v) }

// allEqualArgs compares values and lists of values alike.
func (g *gen) allEqualArgs(s *source, args []*model.Expr, v env) string {
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
			parts[i] = fmt.Sprintf("[]%s{%s}", g.kindType(s, elem), parts[i])
		}
	}
	q := s.use(queryPath)
	if !lists {
		return fmt.Sprintf("%s.%s(%s)", q, fn, strings.Join(parts, ", "))
	}
	return fmt.Sprintf("%s.%s(%s.Concat(%s)...)", q, fn, s.use("slices"), strings.Join(parts, ", "))
}

// call emits a function of the vocabulary. Most are functions of package query under the same name.
func (g *gen) call(s *source, e *model.Expr, v env) string {
	args := make([]string, len(e.Args))
	for i, a := range e.Args {
		args[i] = g.expr(s, a, v)
	}
	list := strings.Join(args, ", ")
	q := func(name string) string { return fmt.Sprintf("%s.%s(%s)", s.use(queryPath), name, list) }
	switch e.Name {
	case "int_type":
		return fmt.Sprintf("%s.Type(%s.Integer(uint(%s)))", s.use(CorePath), v.ctx, list)
	case "signed_type":
		return fmt.Sprintf("%[1]s.Type(%[2]s.IntegerOf(uint(%[3]s), %[1]s.Signed))", s.use(CorePath), v.ctx, list)
	case "unsigned_type":
		return fmt.Sprintf("%[1]s.Type(%[2]s.IntegerOf(uint(%[3]s), %[1]s.Unsigned))", s.use(CorePath), v.ctx, list)
	case "float_type":
		return fmt.Sprintf("%s.FloatType(%s, %s)", s.use(queryPath), v.ctx, list)
	case "index_type":
		return fmt.Sprintf("%s.Type(%s.Index())", s.use(CorePath), v.ctx)
	case "none_type":
		return fmt.Sprintf("%s.Type(%s.None())", s.use(CorePath), v.ctx)
	case "complex_type":
		return fmt.Sprintf("%s.Type(%s.Complex(%s))", s.use(CorePath), v.ctx, list)
	case "vector_type":
		return fmt.Sprintf("%s.Type(%s.Vector(%s, nil))", s.use(CorePath), v.ctx, list)
	case "tensor_type":
		return fmt.Sprintf("%s.Type(%s.RankedTensor(%s, nil))", s.use(CorePath), v.ctx, list)
	case "tuple_type":
		return fmt.Sprintf("%s.Type(%s.Tuple(%s))", s.use(CorePath), v.ctx, list)
	case "opaque_type":
		return fmt.Sprintf("%s.Type(%s.Opaque(%s))", s.use(CorePath), v.ctx, list)
	case "named_type":
		if e.Def.Native {
			return fmt.Sprintf("%s.Type(%s.%s())", s.use(CorePath), v.ctx, strings.TrimSuffix(e.Def.GoName, "Type"))
		}
		return fmt.Sprintf("%s.Type(%sGet%s(%s))", s.use(CorePath), g.qualifier(s, e.Def.Dialect), e.Def.GoName, v.ctx)
	case "type":
		if len(e.Args) == 1 && e.Args[0].Kind == model.KindType {
			return list
		}
		return q("TypeOf")
	case "static_shape":
		return q("StaticShape")
	case "type_id":
		return q("TypeID")
	}
	var b strings.Builder
	for _, w := range strings.Split(e.Name, "_") {
		b.WriteString(upper(w))
	}
	return q(b.String())
}

// makesType reports whether an expression makes a type in a way that cannot fail: its Go is never nil.
func makesType(e *model.Expr) bool {
	makers := []string{
		"int_type", "signed_type", "unsigned_type", "index_type", "none_type", "complex_type", "vector_type", "tensor_type", "tuple_type",
		"opaque_type", "named_type",
	}
	return e.Op == model.ExprCall && slices.Contains(makers, e.Name)
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
		g.goHook(e)
		hooks := v.hooks
		if isMaker(e) {
			list = v.ctx
			if hooks == "" {
				hooks = fmt.Sprintf("%s.Dialect(%q).Hooks", v.ctx, g.d.Name)
			}
		}
		if hooks == "" {
			hooks = fmt.Sprintf("%s.HooksOf(%s, %q)", s.use(CorePath), v.self, g.d.Name)
		}
		return fmt.Sprintf("%s.(Hooks).%s(%s)", hooks, e.Name, list)
	case "core":
		return fmt.Sprintf("%s.%s(%s)", s.use(CorePath), e.Name, list)
	}
	path := e.Pkg
	if p, ok := g.goImports[e.Pkg]; ok {
		path = p
	}
	return fmt.Sprintf("%s.%s(%s)", s.use(path), e.Name, list)
}

// isMaker reports whether a call makes a type of nothing. The function gets the context instead.
func isMaker(e *model.Expr) bool { return e.Kind == model.KindType && len(e.Args) == 0 }

// goHook records the hook that an expression calls.
func (g *gen) goHook(e *model.Expr) {
	params := make([]string, len(e.Args))
	for i, a := range e.Args {
		params[i] = fmt.Sprintf("a%d %s", i+1, hookParamType(a.Kind))
	}
	if isMaker(e) {
		params = []string{"c *core.Context"}
	}
	iface, result, doc := e.Name+"Predicate", "bool", "is a condition of constraints"
	if e.Kind == model.KindType {
		iface, result, doc = e.Name+"Transform", "core.Type", "makes a type from the parts of an operation"
	}
	g.tableHook(iface, e.Name, fmt.Sprintf("(%s) %s", strings.Join(params, ", "), result), doc)
}

// hookParamType returns the Go type of an argument of a hook that an expression calls.
func hookParamType(k model.ExprKind) string {
	switch k {
	case model.KindBool:
		return "bool"
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
	case model.KindOperation:
		return "*core.Operation"
	case model.KindShape:
		return "[]int64"
	}
	return "[]core.Type"
}

// defType returns the Go type of a type or attribute definition.
func (g *gen) defType(s *source, d *model.AttrOrTypeDef) string {
	if d.Native {
		return "*" + s.use(CorePath) + "." + d.GoName
	}
	return "*" + g.qualifier(s, d.Dialect) + d.GoName
}

// nativeInterfaces are the type and attribute interfaces of builtin that are Go types of package core, by the name in
// definitions.
var nativeInterfaces = map[string]string{
	"FloatTypeInterface": "*%s.FloatType", "ShapedTypeInterface": "%s.ShapedType", "TypedAttrInterface": "%s.TypedAttr",
	"ElementsAttrInterface": "%s.ElementsAttr", "BlobAttrInterface": "*%s.DenseResourceAttr",
}

// nativeDefKeys are those that have a key in package core.
var nativeDefKeys = map[string]string{
	"MemRefElementTypeInterface": "MemRefElement", "VectorElementTypeInterface": "VectorElement",
	"MemRefLayoutAttrInterface": "MemRefLayout", "SymbolUserAttrInterface": "SymbolUserAttr", "PtrLikeTypeInterface": "PtrLike",
	"FunctionLikeTypeInterface": "FunctionLikeTypes",
}

// nativeDefTypes are the Go types of those keys.
var nativeDefTypes = map[string]string{
	"MemRefElementTypeInterface": "Type", "VectorElementTypeInterface": "Type",
	"MemRefLayoutAttrInterface": "MemRefLayoutAttr", "SymbolUserAttrInterface": "SymbolUserAttribute", "PtrLikeTypeInterface": "Type",
	"FunctionLikeTypeInterface": "FunctionLikeType",
}

func (g *gen) implements(s *source, i *model.Interface, x string) string {
	if n, ok := nativeInterfaces[i.Name]; ok && i.Native {
		return fmt.Sprintf("%s.Is[%s](%s)", s.use(queryPath), fmt.Sprintf(n, s.use(CorePath)), x)
	}
	if g.interfaceType(s, i) == "" {
		return "false" // nothing can implement it
	}
	kind := "Type"
	if i.Kind == model.AttrInterface {
		kind = "Attr"
	}
	return fmt.Sprintf("%s.Implements%s(&%s, %s)", s.use(queryPath), kind, g.interfaceKey(s, i), x)
}
