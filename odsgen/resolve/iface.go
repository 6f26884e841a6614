package resolve

import (
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"sort"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/keys"
	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/model"
)

func sortStrings(s []string) { sort.Strings(s) }

// findInterface looks an interface up; nil after a report.
func (r *Resolver) findInterface(u *Unit, name string, at report.Place) *model.Interface {
	s, ok, reported := lookup(r, u, name, at, func(u *Unit, name string) (*symbol, bool) {
		s := u.syms[name]
		return s, s != nil && s.iface != nil
	})
	if ok {
		return s.iface
	}
	if !reported {
		names := r.allNames(u, func(u *Unit) []string {
			return slices.DeleteFunc(slices.Clone(u.symNames), func(n string) bool { return u.syms[n].iface == nil })
		})
		fix := report.DidYouMean(name, names, "declare it under interfaces:, or import the library that does")
		if _, ok, _ := lookup(r, u, name, at, func(u *Unit, name string) (*traitDecl,
			bool) {
			t := u.traits[name]
			return t, t != nil
		}); ok {
			fix = "it is a trait: list it under traits:"
		}
		r.rep.Error(report.UnknownInterface, at, fix, "unknown interface '%s'", name)
	}
	return nil
}

// interfaceConstraint returns what an interface of types or attributes means as a constraint.
func (r *Resolver) interfaceConstraint(s *symbol) *model.Constraint {
	it := s.iface
	if it.Constraint != nil {
		return it.Constraint
	}
	goName := s.body.Get("go_name").Value()
	if goName == "" {
		goName = s.name
	}
	con := &model.Constraint{Kind: s.kind}
	con.Common = model.Common{Name: s.name, GoName: goName, Dialect: s.unit.Dialect, Summary: goName + " instance", Span: s.key.Span,
		ID: -1}
	self := &model.Expr{Op: model.ExprSelf, Kind: kindOfSelf(s.kind), Span: s.key.Span}
	con.Pred = &model.Expr{Op: model.ExprImplements, Kind: model.KindBool, Args: []*model.Expr{self}, Interface: it,
		Span: s.key.Span}
	if con.Kind == model.TypeConstraint {
		con.ClassOf = con
	}
	con.Key = con.Kind.String() + " " + con.Pred.String() + "\n" + con.Summary
	it.Constraint = con
	return con
}

var interfaceKinds = map[string]model.InterfaceKind{
	"": model.OpInterface, "op": model.OpInterface, "type": model.TypeInterface, "attr": model.AttrInterface,
	"dialect": model.DialectInterface,
}

// defineInterface fills an interface.
func (r *Resolver) defineInterface(u *Unit, it *model.Interface, key, body *yamlx.Node) {
	o := r.object(body, "interface '"+key.Value()+"'", keys.Interface)
	con := it.Constraint
	it.Common = o.common(u, key)
	it.Constraint = con
	if it.GoName == "" {
		it.GoName = camel(it.Name)
	}
	it.Kind = interfaceKinds[o.word("on")]
	native, goType := r.promise(u, o, "native")
	it.Native, it.GoType = u.Dialect.Native || native, goType
	it.Conditional = o.flag("conditional")
	it.Verifier, it.VerifierFunc = r.promise(u, o, "verifier")
	it.RegionVerifier, it.RegionVerifierFunc = r.promise(u, o, "region_verifier")
	if (it.Verifier || it.RegionVerifier) && it.Kind != model.OpInterface {
		r.rep.Error(report.KeyConflict, key.Place(), "remove the verifier",
			"interface '%s' is not for operations, so nothing verifies its implementations", it.Name)
	}
	if it.Conditional && it.Kind == model.DialectInterface {
		r.rep.Error(report.KeyConflict, key.Place(), "remove conditional:", "dialect interface '%s' cannot be conditional", it.Name)
	}
	for _, e := range o.list("extends") {
		if base := r.findInterface(u, e.Value(), e.Place()); base != nil {
			if base.Is(it.Name) {
				r.rep.Error(report.Cycle, e.Place(), "remove one 'extends'", "interface '%s' extends itself", it.Name)
				continue
			}
			it.Extends = append(it.Extends, base)
		}
	}
	for _, m := range o.list("methods") {
		r.method(u, it, m)
	}
}

// method reads a method of an interface.
func (r *Resolver) method(u *Unit, it *model.Interface, n *yamlx.Node) {
	m := &model.Method{Span: n.Span}
	text := n
	if n.Kind == yamlx.Map {
		o := r.object(n, "a method", keys.Method)
		text = o.scalar("signature")
		m.Summary, m.Static = o.text("summary"), o.flag("static")
		var final *model.GoFunc
		m.Default, m.Func = r.promise(u, o, "default")
		if m.Final, final = r.promise(u, o, "final"); m.Final {
			m.Func = final
		}
		if m.Default && m.Final {
			r.rep.Error(report.KeyConflict, n.Place(), "remove one of the two", "a method with a final implementation has no default one")
		}
	}
	if text == nil || text.Kind != yamlx.Scalar {
		r.rep.Error(report.MissingKey, n.Place(), `write "Name(x int) T", or {signature: ...}`, "a method has no signature")
		return
	}
	if m.Signature = r.signature(u, text); m.Signature == nil {
		return
	}
	m.Name = m.Signature.Name
	if old := findMethod(it, m.Name); old != nil {
		d := r.rep.Error(report.DuplicateMethod, text.Place(), "rename or remove it", "interface '%s' has two methods '%s'", it.Name,
			m.Name)
		report.Note(d, old.Span, "first declared here")
		return
	}
	it.Methods = append(it.Methods, m)
}

// dialectInterfaces reads the dialect interfaces that a dialect implements.
func (r *Resolver) dialectInterfaces(u *Unit, list []*yamlx.Node) {
	for _, n := range list {
		it := r.findInterface(u, n.Value(), n.Place())
		switch {
		case it == nil:
		case it.Kind != model.DialectInterface:
			r.rep.Error(report.TraitTarget, n.Place(), "remove it", "'%s' is an interface for %ss, not for dialects", it.Name,
				interfaceTarget(it.Kind))
		default:
			u.Dialect.Implements = append(u.Dialect.Implements, &model.InterfaceUse{Interface: it, Span: n.Span})
		}
	}
}

// findMethod looks a method up in an interface and those that it extends.
func findMethod(it *model.Interface, name string) *model.Method {
	for _, x := range slices.Backward(it.Lineage()) {
		for _, m := range x.Methods {
			if m.Name == name {
				return m
			}
		}
	}
	return nil
}

// allMethods lists the methods of an interface with those that it extends.
func allMethods(it *model.Interface) []*model.Method {
	var out []*model.Method
	for _, x := range it.Lineage() {
		out = append(out, x.Methods...)
	}
	return out
}

// signaturePrefix is what makes a signature a Go file.
const signaturePrefix = "package p; type _ interface { "

// signature parses a Go method signature; nil after a report.
func (r *Resolver) signature(u *Unit, n *yamlx.Node) *model.Signature {
	text := strings.TrimSpace(n.Value())
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, "", signaturePrefix+text+" }", parser.SkipObjectResolution)
	fail := func(msg string) *model.Signature {
		r.rep.Error(report.Signature, n.Place(), "write a Go method: Name(x int) (T, bool)", "%q is no Go signature: %s", text, msg)
		return nil
	}
	if err != nil {
		msg := err.Error()
		if _, after, ok := strings.Cut(msg, ": "); ok {
			msg = after
		}
		return fail(msg)
	}
	if len(f.Decls) != 1 || strings.Contains(text, "//") || strings.Contains(text, "/*") {
		return fail("expected one method and nothing behind it")
	}
	methods := f.Decls[0].(*ast.GenDecl).Specs[0].(*ast.TypeSpec).Type.(*ast.InterfaceType).Methods.List
	if len(methods) != 1 || len(methods[0].Names) != 1 {
		return fail("expected one method")
	}
	ft := methods[0].Type.(*ast.FuncType)
	sig := &model.Signature{Name: methods[0].Names[0].Name, Text: text}
	if !token.IsExported(sig.Name) {
		r.rep.Error(report.GoNameInvalid, n.Place(), "start it with a capital letter", "method '%s' is not exported", sig.Name)
		return nil
	}
	plain := true
	ast.Inspect(ft, func(x ast.Node) bool {
		switch x.(type) {
		case nil, *ast.FuncType, *ast.FieldList, *ast.Field, *ast.Ident, *ast.SelectorExpr, *ast.StarExpr, *ast.ArrayType, *ast.MapType,
			*ast.ChanType, *ast.Ellipsis,
			*ast.IndexExpr, *ast.IndexListExpr, *ast.ParenExpr, *ast.BasicLit:
		case *ast.InterfaceType, *ast.StructType: // empty ones only: fields have tags and names
			plain = plain && strings.TrimSpace((signaturePrefix +
				text)[fset.Position(x.End()).Offset-2:fset.Position(x.End()).Offset]) == "{}"
		default:
			plain = false
		}
		return plain
	})
	if !plain {
		return fail("types in a signature are names, pointers, slices, maps, channels and functions")
	}
	source := func(e ast.Expr) string {
		return (signaturePrefix + text + " }")[fset.Position(e.Pos()).Offset:fset.Position(e.End()).Offset]
	}
	fields := func(list *ast.FieldList) []model.SigParam {
		var out []model.SigParam
		if list == nil {
			return nil
		}
		for _, fd := range list.List {
			typ := fd.Type
			if el, ok := typ.(*ast.Ellipsis); ok {
				sig.Variadic, typ = true, el.Elt
			}
			if len(fd.Names) == 0 {
				out = append(out, model.SigParam{Type: source(typ)})
			}
			for _, name := range fd.Names {
				out = append(out, model.SigParam{Name: name.Name, Type: source(typ)})
			}
		}
		return out
	}
	sig.Params, sig.Results = fields(ft.Params), fields(ft.Results)
	ast.Inspect(ft, func(x ast.Node) bool {
		if s, ok := x.(*ast.SelectorExpr); ok {
			if id, ok := s.X.(*ast.Ident); ok && !slices.Contains(sig.Imports, id.Name) {
				sig.Imports = append(sig.Imports, id.Name)
				if id.Name != "core" && id.Name != "diag" && u.goImports[id.Name] == "" {
					r.rep.Error(report.Signature, n.Place(), "add '"+id.Name+": import/path' to go_imports:",
						"package '%s' in a signature is not known", id.Name)
				}
			}
		}
		return true
	})
	return sig
}

// partsOf are the parts that methods of a definition's interfaces can return.
type partsOf struct {
	owner string
	ref   func(name string) (model.ValueRef, bool)
	names []string
}

// partsOfOp are those of an operation.
func partsOfOp(op *model.Op) partsOf { return partsOf{op.FullName(), op.Ref, partNames(op)} }

// partsOfDef are the parameters of a type or attribute.
func partsOfDef(def *model.AttrOrTypeDef) partsOf {
	p := partsOf{owner: def.Dialect.Name + "." + def.Name}
	for _, x := range def.Params {
		p.names = append(p.names, x.Name)
	}
	p.ref = func(name string) (model.ValueRef, bool) {
		i := slices.Index(p.names, name)
		return model.ValueRef{Index: i}, i >= 0
	}
	return p
}

// interfaceUses reads the key interfaces of a definition.
func (r *Resolver) interfaceUses(u *Unit, o object, kind model.InterfaceKind, parts partsOf) []*model.InterfaceUse {
	var out []*model.InterfaceUse
	for _, it := range o.list("interfaces") {
		name, args := it.Named()
		if name.Kind != yamlx.Scalar {
			r.rep.Error(report.OneKey, it.Place(), "write NAME or {NAME: [methods]}",
				"an item of 'interfaces' must be a name or a map with one key")
			continue
		}
		iface := r.findInterface(u, name.Value(), name.Place())
		if iface == nil {
			continue
		}
		if iface.Kind != kind {
			r.rep.Error(report.TraitTarget, name.Place(), "remove it", "'%s' is an interface for %ss, not for %ss", iface.Name,
				interfaceTarget(iface.Kind), interfaceTarget(kind))
			continue
		}
		use := &model.InterfaceUse{Interface: iface, Span: name.Span}
		if args != nil && args.Kind == yamlx.List {
			r.overrides(use, args)
		} else if args != nil && args.Kind == yamlx.Map {
			r.bindings(u, use, args, parts)
		} else if args != nil {
			r.rep.Error(report.WrongKind, args.Place(), "write [Method, ...], or {Method: $part}",
				"the methods of interface '%s' must be a list or a map, not %s", iface.Name, args.Kind)
		}
		if slices.ContainsFunc(out, func(x *model.InterfaceUse) bool { return x.Interface == iface }) {
			r.rep.Error(report.DuplicateTrait, name.Place(), "remove one", "interface '%s' is listed twice", iface.Name)
			continue
		}
		out = append(out, use)
	}
	return out
}

func interfaceTarget(k model.InterfaceKind) string {
	return [...]string{"operation", "type", "attribute", "dialect"}[k]
}

// overrides reads the methods that a definition implements in place of the default.
func (r *Resolver) overrides(use *model.InterfaceUse, list *yamlx.Node) {
	for _, m := range list.Items {
		r.override(use, m)
	}
}

// override reads one of them.
func (r *Resolver) override(use *model.InterfaceUse, m *yamlx.Node) {
	method := findMethod(use.Interface, m.Value())
	if method == nil && len(allMethods(use.Interface)) == 0 && use.Interface.Native || method != nil && method.Default {
		use.Overrides = append(use.Overrides, m.Value())
		return
	}
	problem := "has no method"
	if method != nil {
		problem = "has no default for method"
	}
	r.unknownMethod(use.Interface, m, problem, func(x *model.Method) bool { return x.Default })
}

// unknownMethod reports the name of a method that cannot be implemented; can says which can.
func (r *Resolver) unknownMethod(it *model.Interface, m *yamlx.Node, problem string, can func(*model.Method) bool) {
	var names []string
	for _, x := range allMethods(it) {
		if can(x) {
			names = append(names, x.Name)
		}
	}
	r.rep.Error(report.UnknownMethod, m.Place(), report.DidYouMean(m.Value(), names, "remove it"), "interface '%s' %s '%s'",
		it.Name, problem, m.Value())
}

// bindings reads how methods are implemented: {Method: $part}, go(Func), go(pkg.Func), none, or true for a hook in place
// of the default.
func (r *Resolver) bindings(u *Unit, use *model.InterfaceUse, table *yamlx.Node, parts partsOf) {
	for i, key := range table.Keys {
		n := table.Items[i]
		if n.Value() == "true" {
			r.override(use, key)
			continue
		}
		m := findMethod(use.Interface, key.Value())
		if m == nil || m.Final {
			problem := "has no method"
			if m != nil {
				problem = "does not let definitions implement method"
			}
			r.unknownMethod(use.Interface, key, problem, func(x *model.Method) bool { return !x.Final })
			continue
		}
		if b := r.binding(u, m, key, n, parts); b != nil {
			use.Bindings = append(use.Bindings, b)
		}
	}
}

// binding reads how one method is implemented; nil after a report.
func (r *Resolver) binding(u *Unit, m *model.Method, key, n *yamlx.Node, parts partsOf) *model.MethodBinding {
	b := &model.MethodBinding{Method: m.Name, Span: n.Span}
	name, part := strings.CutPrefix(n.Value(), "$")
	switch {
	case n.Value() == "none":
	case !part:
		b.Func = r.hookFunc(u, n, "$part, go(Func), go(pkg.Func), none, true")
		if b.Func == nil {
			return nil
		}
		return b
	default:
		ref, ok := parts.ref(name)
		if !ok {
			r.rep.Error(report.UnknownValue, n.Place(), report.DidYouMean(name, parts.names, "declare it"), "'%s' has no part '$%s'", parts.owner,
				name)
			return nil
		}
		b.Part = &ref
	}
	if part && m.Static {
		r.rep.Error(report.KeyConflict, n.Place(), "write go(Func)", "static method '%s' has no operation that '%s' could be a part of", m.Name,
			n.Value())
		return nil
	}
	return b
}
