package resolve

import (
	"go/token"
	"slices"
	"strings"

	"github.com/odsgen/ods/asmformat"
	"github.com/odsgen/ods/core/rt/param"
	"github.com/odsgen/ods/odsgen/internal/keys"
	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/model"
)

// defConstraint returns what the name of a type or attribute means as a constraint. It needs the body only, so that
// definitions can refer to each other in any order.
func (r *Resolver) defConstraint(s *symbol) *model.Constraint {
	def := s.def
	if def.Constraint != nil {
		return def.Constraint
	}
	con := &model.Constraint{Kind: s.kind, Def: def}
	def.Constraint = con
	o := object{r, s.body, "'" + s.name + "'", keys.Def}
	if s.body.Kind != yamlx.Map {
		o.n = &yamlx.Node{Kind: yamlx.Map}
	}
	con.Common = model.Common{Name: s.name, Dialect: s.unit.Dialect, Span: s.key.Span,
		Summary: strings.TrimSpace(o.n.Get("summary").Value()), ID: -1,
		Deprecated: o.n.Get("deprecated").Value()}
	if m := o.n.Get("message"); m != nil && m.Kind == yamlx.Scalar {
		con.Summary = strings.TrimSpace(m.Value())
	} else if con.Summary == "" {
		con.Summary = s.name
	}
	con.GoName = camel(s.name)
	con.Class = con.GoName
	if v := o.n.Get("go_name"); v != nil && v.Kind == yamlx.Scalar {
		con.Class = v.Value()
	}
	def.GoName = con.Class
	self := &model.Expr{Op: model.ExprSelf, Kind: kindOfSelf(s.kind), Span: s.key.Span}
	con.Pred = &model.Expr{Op: model.ExprIsClass, Kind: model.KindBool, Args: []*model.Expr{self}, Def: def, Span: s.key.Span}
	native := s.unit.Dialect.Native || o.n.Get("native").Value() == "true"
	switch {
	case native:
		r.constraintFacts(s, con, o, nil)
	case !def.IsAttr && o.n.Index("params") < 0 && o.n.Index("extends") < 0:
		con.Builds = model.Call("named_type", s.key.Span)
		con.Builds.Def = def
	case def.IsAttr:
		con.Stripped = true
	}
	con.Key = con.Kind.String() + " " + con.Pred.String() + "\n" + con.Summary
	return con
}

// defineDef fills a type or attribute.
func (r *Resolver) defineDef(u *Unit, def *model.AttrOrTypeDef, key, body *yamlx.Node) {
	what, suffix, target, ikind := "type", "Type", "type", model.TypeInterface
	if def.IsAttr {
		what, suffix, target, ikind = "attribute", "Attr", "attr", model.AttrInterface
	}
	var more []keys.Key
	if u.Dialect.Native || body.Get("native").Value() == "true" {
		more = keys.NativeKeys
	}
	o := r.object(body, what+" '"+key.Value()+"'", keys.Def, more...)
	def.Common = o.common(u, key)
	if def.GoName == "" {
		def.GoName = camel(def.Name)
	}
	r.checkIdent(key, withArticle(what))
	if !strings.HasSuffix(def.Name, suffix) {
		r.rep.Error(report.DefSuffix, key.Place(), "name it '"+camel(def.Name)+suffix+"'", "the name of %s '%s' does not end in '%s'",
			what, def.Name, suffix)
	}
	def.Mnemonic = o.text("mnemonic")
	if v := o.scalar("mnemonic"); v != nil && !isMnemonic(v.Value()) {
		r.rep.Error(report.BadName, v.Place(), "use letters, digits, '_', '$' and '.'", "%q cannot be a mnemonic", v.Value())
	}
	def.Native = u.Dialect.Native || o.flag("native")
	def.Verifier, def.SkipBuilders, def.Alias = o.flag("verifier"), o.flag("skip_default_builders"), o.flag("alias")
	def.Location = o.flag("location")
	if def.Location && !def.IsAttr {
		r.rep.Error(report.SelfType, o.get("location").Place(), "remove it", "only attributes can be locations")
	}
	for _, p := range o.pairs("params") {
		r.param(u, def, p)
	}
	if def.Encoded = o.word("bytecode") != ""; def.Encoded {
		r.checkEncoded(u, def, o.get("bytecode"))
	}
	def.Format = r.format(o)
	if !def.Native {
		r.checkDefFormat(def, key, o)
	}
	def.Builders = r.builders(u, o)
	def.Traits = r.traitUses(u, o, nil, target)
	def.Interfaces = r.interfaceUses(u, o, ikind, partsOfDef(def))
}

// checkDefFormat checks that mnemonic, parameters and format fit together.
func (r *Resolver) checkDefFormat(def *model.AttrOrTypeDef, key *yamlx.Node, o object) {
	written := 0
	for _, p := range def.Params {
		if !p.Self && !p.Mutable {
			written++
		}
	}
	switch {
	case def.Format != nil && def.Mnemonic == "":
		r.rep.Error(report.FormatMnemonic, o.get("format").Place(), "add mnemonic:", "'%s' has a format but no mnemonic", def.Name)
	case def.Format == nil && def.Mnemonic != "" && written > 0:
		r.rep.Error(report.MissingFormat, key.Place(), "add format: '`<` params `>`', or format: custom",
			"'%s' has parameters but no format to write them", def.Name)
	}
}

// checkEncoded checks that a type or attribute can be written as a number and its parameters.
func (r *Resolver) checkEncoded(u *Unit, def *model.AttrOrTypeDef, key *yamlx.Node) {
	fail := func(fix, format string, args ...any) {
		def.Encoded = false
		r.rep.Error(report.Encoded, key.Place(), fix, "'%s' cannot be encoded: "+format, append([]any{def.Name}, args...)...)
	}
	switch {
	case def.ID < 0:
		fail("add id: with a number that no other definition of its kind has, and never change it", "it has no id")
	case def.Mnemonic == "":
		fail("add mnemonic:, or remove bytecode", "it has no mnemonic")
	case u.Dialect.Extends != "":
		fail("remove bytecode; it is written as text then", "numbers belong to the dialect '%s', which this one extends", u.Dialect.Extends)
	}
	for _, p := range def.Params {
		t := p.Type
		for t.Kind == model.ParamList && t.Elem != nil {
			t = *t.Elem
		}
		if t.Kind == model.ParamGo || p.Mutable {
			fail("remove bytecode, or let the hooks of the dialect implement bytecode.Encoding",
				"how the parameter '%s' is written is not known", p.Name)
		}
	}
}

// format reads the key format.
func (r *Resolver) format(o object) *model.Format {
	i := o.n.Index("format")
	if i < 0 {
		return nil
	}
	v := o.n.Items[i]
	if v.Kind != yamlx.Scalar {
		r.rep.Error(report.FormatCustom, v.Place(), "write format: |, followed by the format on lines of its own",
			"'format' must be text or the word custom, not %s", v.Kind)
		return nil
	}
	if v.Style == yamlx.Plain && v.Value() == "custom" {
		return &model.Format{Custom: true, Text: v.Text}
	}
	return &model.Format{Text: v.Text, Allow: o.allowed(asmformat.Allowable, "those about formats that mlir-tblgen accepts")}
}

// builders reads the key builders.
func (r *Resolver) builders(u *Unit, o object) []*model.Builder {
	var out []*model.Builder
	for _, it := range o.list("builders") {
		text := it
		b := &model.Builder{Span: it.Span}
		if it.Kind == yamlx.Map {
			bo := r.object(it, "a builder", keys.BuilderTable)
			text, b.Summary = bo.scalar("signature"), bo.text("summary")
		}
		if text == nil || text.Kind != yamlx.Scalar {
			r.rep.Error(report.Signature, it.Place(), `write "Build(b *core.Builder, ...) T"`, "a builder is a Go signature")
			continue
		}
		if b.Signature = r.signature(u, text); b.Signature != nil {
			b.Name = b.Signature.Name
			out = append(out, b)
		}
	}
	return out
}

// param reads a parameter of a type or attribute.
func (r *Resolver) param(u *Unit, def *model.AttrOrTypeDef, p pair) {
	pa := &model.Param{Name: p.key.Value(), GoName: camel(p.key.Value()), Span: p.key.Span}
	r.checkIdent(p.key, "a parameter")
	typ := p.value
	var o object
	if typ.Kind == yamlx.Map {
		o = r.object(typ, "parameter '"+pa.Name+"'", keys.Param)
		typ = o.scalar("type")
		pa.Optional, pa.Self, pa.Mutable, pa.Summary = o.flag("optional"), o.flag("self_type"), o.flag("mutable"), o.text("summary")
		if g := o.goName("go_name"); g != "" {
			pa.GoName = g
		}
		if typ == nil {
			r.rep.Error(report.MissingKey, p.key.Place(), "add type:", "parameter '%s' has no type", pa.Name)
		}
	}
	if typ != nil {
		pa.Type = r.paramType(u, typ)
	}
	if o.n != nil {
		if v := o.get("default"); v != nil {
			pa.Optional = true
			pa.Default = r.paramDefault(pa, v)
		} else if pa.Optional && neverAbsent(pa.Type) {
			elem := pa.Type
			pa.Type = model.ParamType{Kind: model.ParamMaybe, Go: elem.Go, Elem: &elem, Span: elem.Span}
		}
	}
	switch {
	case pa.Self && (!def.IsAttr || pa.Type.Kind != model.ParamTypeRef):
		r.rep.Error(report.SelfType, p.key.Place(), "remove self_type",
			"only a parameter of an attribute, of type Type, can be its own type")
	case pa.Mutable && def.IsAttr:
		r.rep.Error(report.SelfType, p.key.Place(), "remove mutable", "parameters of attributes cannot be mutable")
	}
	for _, q := range def.Params {
		if q.Name == pa.Name {
			d := r.rep.Error(report.DuplicateName, p.key.Place(), "rename one of the two", "'%s' has two parameters '%s'", def.Name,
				pa.Name)
			report.Note(d, q.Span, "first declared here")
		}
		if q.Self && pa.Self {
			r.rep.Error(report.SelfType, p.key.Place(), "remove self_type", "an attribute has one type of its own")
		}
	}
	def.Params = append(def.Params, pa)
}

// neverAbsent reports whether each Go value of a type is one that text can say, so that none is left for a parameter
// that is not there.
func neverAbsent(t model.ParamType) bool {
	if t.Enum != nil {
		return t.Kind == model.ParamEnum && slices.ContainsFunc(t.Enum.Cases, func(c *model.EnumCase) bool { return c.Value == 0 })
	}
	return t.Scalar != nil && t.Scalar.Basic()
}

// paramType resolves the type of a parameter.
func (r *Resolver) paramType(u *Unit, n *yamlx.Node) model.ParamType {
	text := strings.TrimSpace(n.Value())
	t := model.ParamType{Span: n.Span, Go: text}
	switch t.Scalar = param.Lookup(text); {
	case t.Scalar != nil:
		t.Kind = model.ParamScalar
	case n.Kind != yamlx.Scalar:
		r.rep.Error(report.WrongKind, n.Place(), "name a type", "the type of a parameter must be text, not %s", n.Kind)
	case strings.HasPrefix(text, "[]"):
		elem := *n
		elem.Text = yamlx.Slice(n.Text, strings.Index(n.Value(), "[]")+2, len(n.Value()))
		e := r.paramType(u, &elem)
		t.Kind, t.Elem = model.ParamList, &e
	case strings.HasPrefix(text, "go("):
		t.Kind, t.Go = model.ParamGo, r.goType(u, n)
	case text == "Type" || text == "Attribute":
		t.Kind, t.Constraint = model.ParamTypeRef, nil
		if text == "Attribute" {
			t.Kind = model.ParamAttrRef
		}
	default:
		r.paramConstraint(u, n, text, &t)
	}
	return t
}

// goTypePackages are those of the Go types of parameters that need not stand under go_imports.
var goTypePackages = []string{"core", "num", "diag", "affine", "rewrite", "rt", "bytecode"}

// goType reads go(Type), a type of the dialect's Go package, or go(pkg.Type).
func (r *Resolver) goType(u *Unit, n *yamlx.Node) string {
	name := strings.TrimSuffix(strings.TrimPrefix(n.Value(), "go("), ")")
	pkg, typ, dotted := strings.Cut(name, ".")
	switch {
	case !dotted:
		typ = name
	case !isIdent(pkg):
	case !slices.Contains(goTypePackages, pkg) && u.goImports[pkg] == "":
		r.rep.Error(report.Signature, n.Place(), "add '"+pkg+": import/path' to go_imports:", "package '%s' is not known", pkg)
	}
	if !strings.HasSuffix(n.Value(), ")") || dotted && !isIdent(pkg) || !isIdent(typ) || dotted && !token.IsExported(typ) {
		r.rep.Error(report.ParamType, n.Place(), "write go(Type), a type of the dialect's Go package, or go(pkg.Type)",
			"'%s' names no Go type", n.Value())
	}
	return name
}

// paramConstraint resolves a parameter type that is a name: an enum or a constraint.
func (r *Resolver) paramConstraint(u *Unit, n *yamlx.Node, text string, t *model.ParamType) {
	base, _, _ := strings.Cut(text, "<")
	s, ok, reported := lookup(r, u, base, n.Place(),
		func(u *Unit, name string) (*symbol, bool) { s := u.syms[name]; return s, s != nil })
	switch {
	case reported:
	case !ok && r.enumClass(u, text, n, t):
	case !ok:
		names := func() []string {
			names := r.allNames(u, func(u *Unit) []string { return u.symNames })
			for _, k := range param.Kinds() {
				names = append(names, k.Name)
			}
			sortStrings(names)
			return append(names, "Type", "Attribute")
		}
		fix := r.rep.DidYouMean(text, names, "use a Go scalar type, an enum, a constraint, or go(pkg.Name)")
		if s := r.enumOfAttr(u, text, n.Place()); s != nil {
			fix = "write " + s.enum.Name + ", a parameter that holds a case of the enum"
		}
		r.rep.Error(report.ParamType, n.Place(), fix, "unknown parameter type '%s'", text)
	case s.enum != nil:
		r.symbolConstraint(s)
		t.Kind, t.Enum, t.Go = model.ParamEnum, s.enum, s.enum.GoName
	default:
		t.Constraint = r.namedConstraint(u, n, s.kind, nil)
		t.Kind, t.Go = model.ParamTypeRef, ""
		if s.kind == model.AttrConstraint {
			t.Kind = model.ParamAttrRef
		}
	}
}

// enumClass resolves a parameter type that is the attribute of an enum that has one of its own: ModeAttr of the enum
// Mode. The enum's name itself makes the parameter a value of the enum.
func (r *Resolver) enumClass(u *Unit, name string, n *yamlx.Node, t *model.ParamType) bool {
	s := r.enumOfAttr(u, name, n.Place())
	if s == nil {
		return false
	}
	con := r.symbolConstraint(s)
	if con.Enum.Storage != model.EnumAttr {
		return false
	}
	t.Kind, t.Go, t.Constraint = model.ParamAttrRef, "", con
	return true
}

// paramDefault reads the default value of a parameter.
func (r *Resolver) paramDefault(pa *model.Param, n *yamlx.Node) *model.Const {
	switch {
	case pa.Type.Kind == model.ParamEnum:
		return r.enumConst(pa.Type.Enum, n)
	case pa.Type.Kind == model.ParamAttrRef && pa.Type.Constraint != nil && pa.Type.Constraint.Enum != nil:
		return r.enumConst(pa.Type.Constraint.Enum, n)
	case pa.Type.Scalar != nil && pa.Type.Scalar.Basic():
		return r.scalarConst(pa.Type.Go, n)
	case pa.Type.Kind == model.ParamList && n.Kind == yamlx.List && len(n.Items) == 0:
		return &model.Const{Kind: model.ConstList, Span: n.Span}
	case n.Kind == yamlx.Scalar && (pa.Type.Kind == model.ParamTypeRef || pa.Type.Kind == model.ParamAttrRef):
		return &model.Const{Kind: model.ConstAttr, Str: n.Value(), Span: n.Span}
	}
	r.rep.Error(report.NoDefault, n.Place(), "use optional: true", "a default of this parameter cannot be written")
	return nil
}
