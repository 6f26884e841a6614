package emit

import (
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/core/rt"
	"github.com/odsgen/ods/internal/lazyregexp"
	"github.com/odsgen/ods/odsgen/internal/form"
	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/model"
)

// Options says where generated packages are.
type Options struct {
	// PackagePath returns the Go import path of the generated package of a dialect: another one, or this one where views
	// and builders are in a package below it.
	PackagePath func(d *model.Dialect) string
	// Doc says that the package has no hand-written files, so that its comment is generated, too.
	Doc bool
}

// gen is the state of generating one dialect's package.
type gen struct {
	d         *model.Dialect
	opt       Options
	names     map[string]bool
	goImports map[string]string
	findings  diag.List
	at        model.Span // the definition that is being emitted

	constraints     *source
	constraintVars  map[string]string
	constraintFuncs map[string]string
	hooks           []hookLine
	hooked          map[*model.Constraint]bool // whether a constraint calls a hook
	depends         map[string]bool            // dialects whose hooks are called, which are loaded with this one
	defaults        map[string]string          // functions that make default values, by their expressions
	helpers         map[string]string          // functions that tables of operations point to, by their text without the name
	sharedViews     map[string]bool            // the views that have the methods of several operations
	tables          map[string]string          // tables of interfaces that operations share, by their text
	asmFuncs        map[*model.Op][2]string    // the parse and print functions of the operations with a declarative format
}

// hookLine is one method of the package's Hooks. Those of a group stand together.
type hookLine struct {
	group, method, signature, doc string
	untyped                       bool // listed in the hook table
}

// Package is what is generated for one dialect or library. It is immutable.
type Package struct {
	Files []File
	// Apart are the files of [model.Dialect.APIPackage]; there are none without the key api.
	Apart []File
	gen   *gen
}

// Dialect generates the package of one dialect or library. Findings are about the definitions; an error is a bug of
// odsgen.
func Dialect(d *model.Dialect, opt Options) (*Package, diag.List, error) {
	p := &Package{gen: newGen(d, opt)}
	for _, s := range p.gen.sources() {
		name, files := d.GoPackage, &p.Files
		if s.apart {
			name, files = d.APIPackage(), &p.Apart
		}
		f, err := s.finish(name, p.gen.goImports)
		if err != nil {
			return nil, p.gen.findings, err
		}
		if f != nil {
			*files = append(*files, *f)
		}
	}
	return p, p.gen.findings, nil
}

// Plan is [Dialect] without files, which takes most of the time.
func Plan(d *model.Dialect, opt Options) *Package {
	p := &Package{gen: newGen(d, opt)}
	p.gen.sources()
	return p
}

func newGen(d *model.Dialect, opt Options) *gen {
	g := &gen{d: d, opt: opt, names: map[string]bool{}, goImports: map[string]string{},
		constraints: newSource("constraints.gen.go"), constraintVars: map[string]string{}, constraintFuncs: map[string]string{}, asmFuncs: map[*model.Op][2]string{}, helpers: map[string]string{}, sharedViews: map[string]bool{}, tables: map[string]string{}, defaults: map[string]string{},
		depends: map[string]bool{}, hooked: map[*model.Constraint]bool{}}
	maps.Copy(g.goImports, d.GoImports)
	for _, i := range d.Interfaces {
		g.importQualifiers(i)
	}
	for _, op := range d.Ops {
		for _, u := range op.Interfaces {
			g.importQualifiers(u.Interface)
		}
	}
	g.reserve()
	return g
}

// importQualifiers knows the packages in an interface's signatures, which views and hooks repeat.
func (g *gen) importQualifiers(i *model.Interface) {
	for q, p := range i.GoImports {
		g.goImports[q] = p
	}
}

// sources runs all emitters. The operations come after the text functions, which several may share, the dialect after
// those that record hooks, the constraints after those that use them.
func (g *gen) sources() []*source {
	asm := g.asm()
	types, attrs := g.defs("types.gen.go", g.d.Types), g.defs("attrs.gen.go", g.d.Attrs)
	out := []*source{g.enums(), g.interfaces(), types, attrs, g.ops(), g.views(false), g.views(true), g.builders(false), g.builders(true), asm, g.discardable(), g.rules(), g.passes(), g.evolution(), g.dialect(), g.porting(), g.constraints}
	if g.opt.Doc {
		out = append(out, g.doc())
	}
	if i := slices.IndexFunc(g.d.Ops, func(o *model.Op) bool { return o.BuildersApart || o.ViewApart }); i >= 0 {
		out = append(out, g.apartDoc(g.d.Ops[i]))
	}
	return out
}

// Stub is a method that hand-written code owes a generated package.
type Stub struct {
	// Receiver is the generated type that lacks the method; "" when it is one of the hooks.
	Receiver string
	// Method is its name. Text is the method without a body worth the name, in the generated package, where the type of the hooks is
	// called hooks; External for a type Hooks in a package of its own.
	Method, Text, External string
}

// Stubs returns the methods that the hooks of a dialect must have, in the order of their interfaces, then those of its
// passes, but for those that are written already.
func (p *Package) Stubs(written func(receiver, method string) bool) []Stub {
	g := p.gen
	var out []Stub
	for _, h := range g.hooks {
		if written("", h.method) {
			continue
		}
		text := func(receiver, sig string) string {
			return commentBlock(h.method+" "+h.doc+".") + fmt.Sprintf("func (%s) %s%s {\n\tpanic(\"implement me\")\n}\n", receiver, h.method, sig)
		}
		external := qualifyTypes(g.d, h.signature, func() string { return g.d.GoPackage + "." })
		out = append(out, Stub{"", h.method, text("hooks", h.signature), text("Hooks", external)})
	}
	for _, x := range g.d.Passes {
		for _, s := range g.passStubs(x) {
			if !written(s.Receiver, s.Method) {
				out = append(out, s)
			}
		}
	}
	return out
}

// StubImports returns the import paths that the text of stubs may need, by the name of the package. external says that
// the hooks are in a package of their own.
func (p *Package) StubImports(external bool) map[string]string {
	g := p.gen
	out := maps.Clone(g.goImports)
	for _, name := range []string{"core", "passes", "rewrite", "num", "diag", "affine"} {
		out[name] = runtime[name]
	}
	if external {
		out[g.d.GoPackage] = g.opt.PackagePath(g.d)
	}
	return out
}

var exportedName = lazyregexp.New(`[\w.]*\b[A-Z]\w*`)

// qualifyTypes puts the package before the types that a dialect declares; qualifier is called when there is one.
func qualifyTypes(d *model.Dialect, text string, qualifier func() string) string {
	own := map[string]bool{}
	for _, o := range d.Ops {
		own[o.GoName+"Op"] = true
	}
	for _, l := range [][]*model.AttrOrTypeDef{d.Types, d.Attrs} {
		for _, t := range l {
			own[t.GoName] = true
		}
	}
	for _, e := range d.Enums {
		own[e.GoName] = true
	}
	for _, i := range d.Interfaces {
		own[i.GoName] = true
	}
	return exportedName().ReplaceAllStringFunc(text, func(w string) string {
		if own[w] {
			return qualifier() + w
		}
		return w
	})
}

// reserve takes the exported names, so that helpers never collide with them.
func (g *gen) reserve() {
	for _, n := range []string{"New", "Hooks", "Name"} {
		g.names[n] = true
	}
	for _, o := range g.d.Ops {
		for _, n := range []string{o.GoName, o.GoName + "Op", "New" + o.GoName, "Build" + o.GoName, "As" + o.GoName + "Op", o.GoName + "Def"} {
			g.names[n] = true
		}
	}
}

// unique returns name, with a number after it when it is taken.
func (g *gen) unique(name string) string {
	n := name
	for i := 2; g.names[n] || goReserved[n]; i++ {
		n = fmt.Sprintf("%s%d", name, i)
	}
	g.names[n] = true
	return n
}

// qualifier returns "pkg." for what the package of a dialect declares, and "" in that package.
func (g *gen) qualifier(s *source, d *model.Dialect) string {
	if d == g.d && !s.apart {
		return ""
	}
	if d.Native {
		return "core."
	}
	return s.useAs(g.opt.PackagePath(d), d.GoPackage) + "."
}

// apiQualifier is [gen.qualifier] for a view or a builder of an operation, which may be apart.
func (g *gen) apiQualifier(s *source, o *model.Op, apart bool) string {
	switch {
	case !apart:
		return g.qualifier(s, o.Dialect)
	case s.apart && o.Dialect == g.d:
		return ""
	}
	return s.use(path.Join(g.opt.PackagePath(o.Dialect), o.Dialect.APIPackage())) + "."
}

// native returns what package core has of an interface, nil for one that is not of package core.
func native(i *model.Interface) *rt.Interface {
	if !i.Native {
		return nil
	}
	return rt.LookupInterface(i.Name)
}

// interfaceKey returns the Go expression of an interface's key variable.
func (g *gen) interfaceKey(s *source, i *model.Interface) string {
	if i.GoType != nil {
		return g.goFunc(s, i.GoType) + "Key"
	}
	if n := native(i); n != nil {
		return "core." + n.Key
	}
	return g.qualifier(s, i.Dialect) + interfaceKeyName(i)
}

// interfaceType returns the Go interface type; "" for an interface of builtin that has none, because tables express it or because nothing
// asks for it.
func (g *gen) interfaceType(s *source, i *model.Interface) string {
	if i.GoType != nil {
		return g.goFunc(s, i.GoType)
	}
	if n := native(i); n != nil && !strings.HasPrefix(n.Type, "*") {
		return "core." + n.Type
	}
	if i.Native {
		return ""
	}
	return g.qualifier(s, i.Dialect) + i.GoName
}

func interfaceKeyName(i *model.Interface) string { return i.GoName + "Key" }

// hook records an interface that the hooks must implement.
func (g *gen) hook(group, method, signature, doc string) {
	if i := slices.IndexFunc(g.hooks, func(h hookLine) bool { return h.method == method }); i >= 0 {
		if old := g.hooks[i]; !sameSignature(old.signature, signature) {
			g.fault(report.HookTwice, g.at, "rename one, or give it another go_name:", "hook '%s' is needed twice: it %s, and it %s", method, old.doc, doc)
		}
		return
	}
	g.hooks = append(g.hooks, hookLine{group: group, method: method, signature: signature, doc: doc})
}

// tableHook is [gen.hook] for one that a format or an expression names. Live definitions find it in the hook table.
func (g *gen) tableHook(group, method, signature, doc string) {
	g.hook(group, method, signature, doc)
	for i := range g.hooks {
		if g.hooks[i].method == method {
			g.hooks[i].untyped = true
		}
	}
}

// sameSignature reports whether two signatures have the same types.
func sameSignature(a, b string) bool {
	if a == b {
		return true
	}
	ap, ar := signatureTypes(a)
	bp, br := signatureTypes(b)
	return slices.Equal(ap, bp) && slices.Equal(ar, br)
}

// fault reports a definition that no Go can be made for.
func (g *gen) fault(code *report.Code, at model.Span, fix, format string, args ...any) {
	d := diag.Diagnostic{Severity: diag.Error, Code: code.ID, Pos: at.Pos(), SourceLine: at.SourceLine(), Message: fmt.Sprintf(format, args...), Fix: fix}
	for _, old := range g.findings {
		if old.Message == d.Message && old.Pos == d.Pos {
			return
		}
	}
	g.findings = append(g.findings, d)
}

// clause turns a summary into a clause after a colon: "is the definition of x: summary".
func clause(summary string) string {
	s := strings.TrimSuffix(form.FirstLine(summary), ".")
	if s == "" {
		return "."
	}
	return ": " + s + "."
}
