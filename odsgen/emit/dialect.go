package emit

import (
	"fmt"
	"maps"
	"slices"
	"sort"
	"strings"

	"github.com/odsgen/ods/odsgen/model"
)

// doc emits the package comment, for packages that consist of generated code alone.
func (g *gen) doc() *source {
	s := newSource("doc.gen.go")
	kind, use := "dialect", "ctx := core.NewContext("+g.d.GoPackage+".New(hooks))"
	if g.d.Library {
		kind, use = "library", ""
		for _, i := range g.d.Interfaces {
			if !i.Native {
				use = "x, ok := " + g.d.GoPackage + "." + interfaceKeyName(i) + ".Of(op)"
				break
			}
		}
	}
	s.doc("Package %s is generated from the definition of the %s %q%s", g.d.GoPackage, kind, g.d.Name, clause(g.d.Summary))
	if use != "" {
		s.doc("\n\t%s", use)
	}
	s.onlyDoc()
	return s
}

// apartDoc is [gen.doc] of the package that views and builders are in, those of o among them.
func (g *gen) apartDoc(o *model.Op) *source {
	s := newSource("doc.gen.go")
	s.apart = true
	name := g.d.APIPackage()
	s.doc("Package %s has views and builders of operations of dialect %q, which only programs link that use them. Package %s has all else.", name,
		g.d.Name, g.d.GoPackage)
	if o.BuildersApart {
		s.doc("\n\top := %s.%s{Loc: loc}.Build(b)", name, o.GoName)
	} else {
		s.doc("\n\tview, ok := %s.As%sOp(op)", name, o.GoName)
	}
	s.onlyDoc()
	return s
}

// onlyDoc makes what was printed the comment of the package, and the file otherwise empty.
func (s *source) onlyDoc() {
	s.pkgDoc = s.body.String()
	s.body.Reset()
	s.body.WriteByte('\n')
}

// dialect emits the dialect's definition, its constructor and the Hooks interface. It comes last because the other
// emitters record the hooks.
//
//	func New(h Hooks) *core.Dialect
//	type Hooks interface {
//		FoldAddI(op AddIOp, in *core.FoldIn) core.Fold
//	}
func (g *gen) dialect() *source {
	s := newSource("dialect.gen.go")
	if g.d.Library && len(g.hooks) == 0 {
		return s
	}
	d := g.d
	fields := g.hookFields()
	for _, h := range d.Hooks {
		if h.Call != nil && !d.Library {
			g.goHook(h.Call) // also when only other dialects call it
		}
	}
	for _, b := range g.ownBuilders() {
		params, _ := sigText(b.Signature)
		g.hook(b.Name+"Builder", b.Name, "("+strings.Join(params, ", ")+") "+sigResults(b.Signature),
			"is a builder that the definition lists")
	}
	interfaces := g.patternInterfaces()
	for _, t := range d.Traits {
		g.traitVar(s, t)
	}
	for _, r := range d.Resources {
		s.doc("%sResource is the side-effect resource %q%s", r.GoName, r.Name, clause(r.Summary))
		s.p("var %sResource = core.Resource{Name: %q}\n", r.GoName, r.Name)
	}
	if interfaces = append(interfaces, g.dialectInterfaces(s)...); len(interfaces) > 0 {
		fields = append(fields, fmt.Sprintf("Interfaces: []core.InterfaceImpl{\n%s\n},", strings.Join(interfaces, "\n")))
		g.dialectAdapters(s)
	}
	if !d.Library {
		g.dialectDef(s, fields)
	}
	g.hooksInterface(s)
	return s
}

// hookFields returns the fields of the definition that call hooks.
func (g *gen) hookFields() (fields []string) {
	for i := range model.DialectHooks {
		x := &model.DialectHooks[i]
		h := model.FindHook(g.d.Hooks, x.Kind)
		if h == nil || x.Field == "" {
			continue
		}
		g.hook(h.Interface, h.Method, "("+x.Params+") "+x.Result, x.Doc)
		fields = append(fields, fmt.Sprintf("%s: func(hooks any, %s) %s { %shooks.(Hooks).%s(%s) },", x.Field, x.Params,
			x.Result, flag("return ", x.Result != ""), h.Method, x.Args))
	}
	return fields
}

// patternInterfaces returns the entries of the dialect's interfaces for canonicalization.
func (g *gen) patternInterfaces() (interfaces []string) {
	if h := model.FindHook(g.d.Hooks, model.HookDialectCanonicalizer); h != nil {
		g.hook(h.Interface, h.Method, "(set *rewrite.PatternSet)", "adds the dialect's own canonicalization patterns")
		interfaces = append(interfaces, dialectPatterns("DialectCanonicalizer", "hooks.(Hooks)."+h.Method))
	}
	if len(g.canonicalRules()) > 0 {
		interfaces = append(interfaces, dialectPatterns("DialectRules",
			"func(set *rewrite.PatternSet) { addRules(hooks, set) }"))
	}
	return interfaces
}

// dialectDef emits the definition of the dialect.
func (g *gen) dialectDef(s *source, fields []string) {
	d := g.d
	what, extends := "the dialect's namespace", ""
	if d.Extends != "" {
		what, extends = "the name of the extension", fmt.Sprintf("\nExtends: %q,", d.Extends)
	}
	s.doc("Name is %s.", what)
	s.p("const Name = %q\n", d.Name)
	s.p("var dialectDef = core.DialectDef{\nName: Name,%s", extends)
	if list := g.dependencies(); len(list) > 0 {
		s.p("Depends: []string{%s},", quoteList(list))
	}
	if d.UnknownOps {
		s.p("AllowsUnknownOps: true,")
	}
	list := func(field, typ string, names []string) {
		if len(names) == 0 {
			return
		}
		for i, n := range names {
			names[i] = "&" + n + "Def"
		}
		s.p("%s: []*core.%s{%s},", field, typ, s.wrap(names))
	}
	var ops, types, attrs []string
	for _, o := range d.Ops {
		ops = append(ops, o.GoName)
	}
	for _, t := range d.Types {
		if t.Mnemonic != "" {
			types = append(types, t.GoName)
		}
	}
	for _, a := range d.Attrs {
		if a.Mnemonic != "" {
			attrs = append(attrs, a.GoName)
		}
	}
	list("Ops", "OpDef", ops)
	list("Types", "TypeDef", types)
	list("Attrs", "AttrDef", attrs)
	for _, f := range fields {
		s.p("%s", f)
	}
	if d.Versioned {
		s.p("Evolution: &versions,")
	}
	g.hookTable(s)
	s.p("}\n")
}

// dialectPatterns returns an entry of the dialect's interfaces for what adds canonicalization patterns: add is a
// func(*rewrite.PatternSet).
func dialectPatterns(key, add string) string {
	return fmt.Sprintf("{Key: &rewrite.%s, Impl: func(hooks any) rewrite.CanonicalizerOp { return rewrite.CanonicalizerOf(%s) }},", key, add)
}

// dependencies returns the dialects that are loaded with this one: those that the definition names, then those whose
// hooks it calls.
func (g *gen) dependencies() []string {
	out := slices.Clone(g.d.Depends)
	for _, name := range slices.Sorted(maps.Keys(g.depends)) {
		if !slices.Contains(out, name) {
			out = append(out, name)
		}
	}
	return out
}

// traitVar emits a trait of the dialect's own; its checks are hooks.
func (g *gen) traitVar(s *source, t *model.Trait) {
	if t.Kind != model.TraitOwn {
		return
	}

	s.doc("%sTrait is the trait %s%s", t.GoName, t.Name, clause(t.Summary))
	s.p("var %sTrait = core.Trait{Name: %q%s,", t.GoName, t.Name, flag(", Structural: true", t.Structural))
	for i := range t.Hooks {
		h := &t.Hooks[i]
		p := promises[h.Kind]
		g.promised(h, p.signature("op *core.Operation"), fmt.Sprintf(p.doc, "operations with the trait "+t.Name))
		hook := fmt.Sprintf("rt.HooksOf(op, %q).(Hooks).%s", g.d.Name, h.Method)
		if h.Native() {
			hook = g.goFunc(s, h.Func)
		}
		s.p("%s: func%s,", h.Kind.Field(), p.function("", hook, p.self()))
	}
	s.p("}\n")
}

// ownBuilders lists the builders that definitions promise.
func (g *gen) ownBuilders() []*model.Builder {
	var out []*model.Builder
	for _, o := range g.d.Ops {
		out = append(out, o.Builders...)
	}
	for _, l := range [][]*model.AttrOrTypeDef{g.d.Types, g.d.Attrs} {
		for _, t := range l {
			out = append(out, t.Builders...)
		}
	}
	return out
}

// discardable emits the helpers for the dialect's discardable attributes:
//
//	const KernelName = "gpu.kernel"
//	func KernelOf(op *core.Operation) *core.UnitAttr
//	func SetKernel(op *core.Operation, v *core.UnitAttr)
func (g *gen) discardable() *source {
	s := newSource("discardable.gen.go")
	for _, a := range g.d.Discardable {
		class, name := g.attrClass(s, a.Constraint), g.d.Name+"."+a.Name
		s.doc("%sName is the discardable attribute %s%s", a.GoName, name, clause(a.Summary))
		s.p("const %sName = %q\n", a.GoName, name)
		s.doc("%sOf returns the attribute %s of an operation, or nil when it is absent or of another kind.", a.GoName, name)
		s.p("func %sOf(op *core.Operation) %s { return rt.AttrAs[%s](op.Attr(%sName)) }\n", a.GoName, class, class, a.GoName)
		s.doc("Set%s sets the attribute %s of an operation; nil removes it.", a.GoName, name)
		s.p("func Set%s(op *core.Operation, v %s) {\nif v == nil {\nop.RemoveAttr(%sName)\nreturn\n}\nop.SetAttr(%sName, v)\n}\n",
			a.GoName, class, a.GoName, a.GoName)
	}
	return s
}

// hooksInterface emits the interface of the hooks and the constructor.
func (g *gen) hooksInterface(s *source) {
	sort.SliceStable(g.hooks, func(i, j int) bool { return g.hooks[i].group < g.hooks[j].group })
	s.doc("Hooks is what the definition promises in hand-written Go. The package below defs that is named like the dialect implements it.")
	s.p("type Hooks interface {")
	for _, h := range g.hooks {
		s.doc("%s %s.", h.method, h.doc)
		s.p("%s%s", h.method, h.signature)
	}
	s.p("}\n")
	if !g.d.Library {
		s.doc("New returns the dialect bound to its hooks. The value is immutable and may serve many contexts.")
		s.p("func New(h Hooks) *core.Dialect { return &core.Dialect{Def: &dialectDef, Hooks: h} }\n")
	}
}
