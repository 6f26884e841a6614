package resolve

import (
	"go/token"
	"slices"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/expand"
	"github.com/odsgen/ods/odsgen/internal/keys"
	"github.com/odsgen/ods/odsgen/internal/lang"
	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/model"
)

// File is what a definition file gives.
type File struct {
	Root   *yamlx.Node
	Source *model.Source
	// ImportPath is the Go import path of the directory, when known.
	ImportPath string
	// OnDemand leaves out of the model the constraints that nothing uses. Mistakes in them are not found.
	OnDemand bool
}

// Resolver turns files into the model. It serves one load.
type Resolver struct {
	rep     *report.Reporter
	builtin *Unit
	exprs   map[string]*lang.Expr // by their texts, of which a third is there several times
	parsed  map[string]parsedRule // the rules of the file in work, by their texts
}

// New returns a resolver.
func New(rep *report.Reporter) *Resolver { return &Resolver{rep: rep, exprs: map[string]*lang.Expr{}} }

// Unit is a resolved file together with what importers need of it.
type Unit struct {
	Dialect *model.Dialect
	scope   *expand.Scope
	imports []*Unit
	root    object
	// syms are the names that can stand for constraints.
	syms      map[string]*symbol
	symNames  []string
	traits    map[string]*traitDecl
	resources map[string]*model.Resource
	goImports map[string]string
	// implements are the dialect interfaces that the dialect names.
	implements []*yamlx.Node
	// damaged are the operations with errors, about which follow-on findings stay silent.
	damaged map[*model.Op]bool
	// goHooks are the Go predicates and transforms that expressions call; finished says that they are all promised.
	goHooks  []model.Hook
	finished bool
}

// Damaged reports whether errors were found in an operation itself, so that rules about it as a whole mean little.
func (u *Unit) Damaged(op *model.Op) bool { return u.damaged[op] }

// Name returns the name that a file's tree declares, and whether it is a library; "" when it declares none.
func Name(root *yamlx.Node) (name string, library bool) {
	if n := root.Get("dialect"); n != nil {
		return n.Value(), false
	}
	if n := root.Get("library"); n != nil {
		return n.Value(), true
	}
	return "", false
}

// Add resolves a file. imports are the units of its imports, in order; the first unit that is added is builtin and
// implied by the others.
func (r *Resolver) Add(f File, imports []*Unit) *Unit {
	name, library := Name(f.Root)
	u := &Unit{
		Dialect: &model.Dialect{Name: name, Library: library, Source: f.Source, ImportPath: f.ImportPath, Span: f.Root.Span},
		imports: imports, syms: map[string]*symbol{}, traits: map[string]*traitDecl{},
		resources: map[string]*model.Resource{}, goImports: map[string]string{},
		damaged: map[*model.Op]bool{},
	}
	first := r.builtin == nil
	if first {
		r.builtin = u
	}
	var scopes []*expand.Scope
	for _, i := range imports {
		scopes = append(scopes, i.scope)
		u.Dialect.Imports = append(u.Dialect.Imports, i.Dialect)
	}
	if !first {
		scopes = append(scopes, r.builtin.scope)
	}
	u.scope = expand.NewScope(name, scopes, r.rep)
	u.root = r.object(f.Root, "a definition file", keys.File)
	r.header(u)
	u.scope.Declare(u.root.n)
	work := r.declare(u)
	r.define(u, work, f.OnDemand)
	api := r.api(u)
	r.buildersApart(u, api)
	r.rules(u)
	r.passes(u)
	r.upgrades(u)
	r.promiseHooks(u, work)
	finishDialect(u)
	shareMethods(u.Dialect)
	r.viewsApart(u, api)
	return u
}

// header reads what is not a definition.
func (r *Resolver) header(u *Unit) {
	d, o := u.Dialect, u.root
	nameKey := "dialect"
	if d.Library {
		nameKey = "library"
	}
	n := o.scalar(nameKey)
	if n == nil || d.Name == "" || len(o.n.Keys) > 0 && o.n.Keys[0].Value() != nameKey {
		at := report.At(model.Span{File: d.Source, Start: 0, End: 0})
		if len(o.n.Keys) > 0 {
			at = o.n.Keys[0].Place()
		}
		r.rep.Error(report.FirstKey, at, "start the file with 'dialect: NAME' or 'library: NAME'",
			"the first key is not 'dialect' or 'library'")
	} else {
		d.Span = n.Span
		r.checkIdent(n, "a "+nameKey)
	}
	if v := o.n.Get("library"); v != nil && nameKey == "dialect" {
		r.rep.Error(report.KeyConflict, v.Place(), "remove one of the two", "a file is either a dialect or a library")
	}
	d.Native, d.UnknownOps, d.Porting, d.Setters = o.flag("native"), o.flag("unknown_ops"), o.flag("porting"), o.flag("setters")
	d.CompiledAsm = o.word("asm") == "compiled"
	d.Version = o.version("version")
	d.Summary = o.text("summary")
	d.Description = strings.TrimRight(o.scalar("description").Value(), " \n")
	d.GoPackage = o.text("go_package")
	if d.GoPackage == "" {
		d.GoPackage = PackageName(d.Name)
	} else if !isIdent(d.GoPackage) || token.IsKeyword(d.GoPackage) || d.GoPackage == "main" || d.GoPackage == "_" {
		r.rep.Error(report.GoNameInvalid, o.get("go_package").Place(), "use letters and digits", "%q is no Go package name",
			d.GoPackage)
	}
	for i := range model.DialectHooks {
		if h := &model.DialectHooks[i]; o.flag(h.Key) {
			at := o.n.Keys[o.n.Index(h.Key)].Span
			d.Hooks = append(d.Hooks, model.Hook{Kind: h.Kind, Interface: h.Interface, Method: h.Method, Span: at})
		}
	}
	for _, v := range o.list("depends") {
		d.Depends = append(d.Depends, v.Value())
		known := v.Value() == "builtin" || slices.ContainsFunc(u.imports,
			func(i *Unit) bool { return i.Dialect.Name == v.Value() && !i.Dialect.Library })
		if !known {
			r.rep.Error(report.DependsUnknown, v.Place(), "add it to imports:", "dialect '%s' in 'depends' is not imported", v.Value())
		}
	}
	r.extension(u)
	if v := u.root.section("go_imports"); v != nil {
		for i, k := range v.Keys {
			if r.goImport(k, v.Items[i]) {
				u.goImports[k.Value()] = v.Items[i].Value()
			}
		}
	}
	d.GoImports = u.goImports
	u.implements = o.list("dialect_interfaces")
	d.Meta = o.n.Get("meta").Raw()
}

// extension reads which dialect the file extends.
func (r *Resolver) extension(u *Unit) {
	d, o := u.Dialect, u.root
	n := o.scalar("extension_of")
	if n == nil {
		return
	}
	isIt := func(i *Unit) bool {
		return i.Dialect.Name == n.Value() && !i.Dialect.Library && i.Dialect.Extends == ""
	}
	switch {
	case d.Library:
		r.rep.Error(report.KeyConflict, n.Place(), "start the file with 'dialect: NAME'", "a library extends no dialect")
		return
	case !slices.ContainsFunc(u.imports, isIt):
		r.rep.Error(report.DependsUnknown, n.Place(), "add it to imports:", "dialect '%s' in 'extension_of' is not imported", n.Value())
		return
	}
	d.Extends = n.Value()
	if !slices.Contains(d.Depends, d.Extends) {
		d.Depends = append([]string{d.Extends}, d.Depends...)
	}
	for _, k := range wholeDialect {
		if v := o.n.Get(k); v != nil {
			r.rep.Error(report.KeyConflict, v.Place(), "remove it", "'%s' is for the dialect as a whole, which '%s' only extends", k,
				d.Name)
		}
	}
}

// wholeDialect are the keys that an extension cannot have, because they are about what the dialect says of all its
// operations, types and attributes.
var wholeDialect = []string{"constant_materializer", "attr_verifier", "region_arg_verifier", "region_result_verifier",
	"type_parser", "attr_parser", "unknown_ops",
	"discardable_attributes", "dialect_interfaces", "upgrades"}

// symbol is a name that can stand for a constraint: a constraint, type, attribute, enum or interface.
type symbol struct {
	name   string
	unit   *Unit
	key    *yamlx.Node
	kind   model.ConstraintKind
	body   *yamlx.Node
	params []lang.Param
	// One of these is set unless the symbol is a constraint.
	def   *model.AttrOrTypeDef
	enum  *model.Enum
	iface *model.Interface
	// con is the resolved constraint when there are no parameters; instances are those with, by argument text.
	con       *model.Constraint
	instances map[string]*model.Constraint
	busy      bool
}

// work is what declare leaves for define.
type work struct {
	enums, types, attrs, ifaces, ops []expand.Entry
	constraints                      []*symbol
	traits                           []*traitDecl
}

// declare expands the sections and enters every name, so that order in the file does not matter.
func (r *Resolver) declare(u *Unit) *work {
	w := &work{}
	section := func(o object, key string) []expand.Entry {
		return u.scope.Section(o.section(key), keepParams(key))
	}
	w.enums = section(u.root, "enums")
	for _, e := range w.enums {
		r.checkIdent(e.Key, "an enum")
		en := model.NewEnum()
		en.Name, en.Dialect, en.Span = e.Key.Value(), u.Dialect, e.Key.Span
		u.Dialect.Enums = append(u.Dialect.Enums, en)
		r.enter(u, &symbol{name: e.Key.Value(), key: e.Key, body: e.Body, enum: en, kind: model.AttrConstraint})
	}
	for _, s := range []struct {
		key    string
		isAttr bool
		to     *[]*model.AttrOrTypeDef
	}{{"types", false, &u.Dialect.Types}, {"attributes", true, &u.Dialect.Attrs}} {
		list := section(u.root, s.key)
		if s.isAttr {
			w.attrs = list
		} else {
			w.types = list
		}
		for _, e := range list {
			def := &model.AttrOrTypeDef{IsAttr: s.isAttr}
			def.Name, def.Dialect, def.Span = e.Key.Value(), u.Dialect, e.Key.Span
			*s.to = append(*s.to, def)
			kind := model.TypeConstraint
			if s.isAttr {
				kind = model.AttrConstraint
			}
			r.enter(u, &symbol{name: e.Key.Value(), key: e.Key, body: e.Body, def: def, kind: kind})
		}
	}
	w.ifaces = section(u.root, "interfaces")
	for _, e := range w.ifaces {
		r.checkIdent(e.Key, "an interface")
		it := &model.Interface{GoImports: u.goImports}
		it.Name, it.Dialect, it.Span = e.Key.Value(), u.Dialect, e.Key.Span
		u.Dialect.Interfaces = append(u.Dialect.Interfaces, it)
		kind := model.TypeConstraint
		if e.Body.Get("on").Value() == "attr" {
			kind = model.AttrConstraint
		}
		r.enter(u, &symbol{name: e.Key.Value(), key: e.Key, body: e.Body, iface: it, kind: kind})
	}
	cons := r.object(u.root.section("constraints"), "'constraints'", keys.Constraints)
	for _, s := range []struct {
		key  string
		kind model.ConstraintKind
	}{{"types", model.TypeConstraint}, {"attributes", model.AttrConstraint}, {"properties", model.PropConstraint},
		{"regions", model.RegionConstraint}, {"successors", model.SuccessorConstraint}} {
		for _, e := range section(cons, s.key) {
			name, params := r.paramKey(e.Key, "a constraint")
			sym := &symbol{name: name, key: e.Key, body: e.Body, kind: s.kind, params: params, instances: map[string]*model.Constraint{}}
			w.constraints = append(w.constraints, sym)
			r.enter(u, sym)
		}
	}
	for _, e := range section(u.root, "traits") {
		if t := r.declareTrait(u, e); t != nil {
			w.traits = append(w.traits, t)
		}
	}
	r.declareResources(u)
	w.ops = section(u.root, "ops")
	for _, e := range w.ops {
		op := &model.Op{Mnemonic: e.Key.Value()}
		op.Name, op.Dialect, op.Span = e.Key.Value(), u.Dialect, e.Key.Span
		if old := u.Dialect.Op(op.Mnemonic); old != nil {
			d := r.rep.Error(report.DuplicateMnemonic, e.Key.Place(), "rename one of the two", "operation '%s' is defined twice",
				op.FullName())
			report.Note(d, old.Span, "first defined here")
		}
		if !isOpName(op.Mnemonic) {
			r.rep.Error(report.BadName, e.Key.Place(), "use letters, digits, '_', '$', '.' and '-'",
				"%q cannot be the name of an operation", op.Mnemonic)
		} else if strings.HasPrefix(op.Mnemonic, u.Dialect.Prefix()+".") {
			r.rep.Error(report.BadName, e.Key.Place(), "write '"+strings.TrimPrefix(op.Mnemonic, u.Dialect.Prefix()+".")+"'",
				"the dialect's prefix is not part of an operation's name")
		}
		u.Dialect.Ops = append(u.Dialect.Ops, op)
	}
	return w
}

func (r *Resolver) declareResources(u *Unit) {
	for _, e := range u.scope.Section(u.root.section("resources"), nil) {
		o := r.object(e.Body, "resource '"+e.Key.Value()+"'", keys.Resource)
		res := &model.Resource{Common: o.common(u, e.Key)}
		if res.GoName == "" {
			res.GoName = camel(res.Name)
		}
		u.resources[res.Name] = res
		u.Dialect.Resources = append(u.Dialect.Resources, res)
	}
}

// keepParams leaves "${param}" of parametrised constraints and traits to the instantiation.
func keepParams(section string) func(key, name string) bool {
	switch section {
	case "types", "attributes", "properties", "regions", "successors", "traits":
		return func(key, _ string) bool { return strings.Contains(key, "<") }
	}
	return nil
}

// enter declares a symbol and reports a duplicate.
func (r *Resolver) enter(u *Unit, s *symbol) {
	s.unit = u
	if old := u.syms[s.name]; old != nil {
		d := r.rep.Error(report.DuplicateMnemonic, s.key.Place(), "rename one of the two", "'%s' is defined twice", s.name)
		report.Note(d, old.key.Span, "first defined here")
		return
	}
	u.syms[s.name] = s
	u.symNames = append(u.symNames, s.name)
}

// paramKey splits "Name<a, b: int>".
func (r *Resolver) paramKey(key *yamlx.Node, what string) (string, []lang.Param) {
	name, params, errs := lang.ParseKey(key.Value())
	r.exprErrors(key, errs)
	if !isIdent(strings.TrimLeft(name, "0123456789")) {
		r.rep.Error(report.BadName, key.Place(), "use letters, digits and '_'", "%q cannot be the name of %s", name, what)
	}
	return name, params
}

// units returns where names of u are looked up: itself, builtin, imports.
func (r *Resolver) units(u *Unit) []*Unit {
	list := []*Unit{u}
	if r.builtin != u {
		list = append(list, r.builtin)
	}
	return append(list, u.imports...)
}

// lookup finds a name, qualified or not, in what get returns for a unit. It reports ambiguous names and unknown
// prefixes; ok is false when a report was made or nothing was found.
func lookup[T comparable](r *Resolver, u *Unit, name string, at report.Place, get func(*Unit, string) (T, bool)) (v T, ok,
	reported bool) {
	if prefix, local, qualified := strings.Cut(name, "."); qualified {
		for _, i := range r.units(u) {
			if i.Dialect.Name == prefix {
				v, ok = get(i, local)
				return v, ok, false
			}
		}
		var names []string
		for _, i := range r.units(u) {
			names = append(names, i.Dialect.Name)
		}
		r.rep.Error(report.UnknownDialect, at, report.DidYouMean(prefix, names, "add it to imports:"),
			"'%s' is no imported dialect or library", prefix)
		return v, false, true
	}
	for _, i := range r.units(u)[:min(2, len(r.units(u)))] {
		if i == u || i == r.builtin {
			if v, ok = get(i, name); ok {
				return v, true, false
			}
		}
	}
	var from *Unit
	for _, i := range u.imports {
		w, found := get(i, name)
		if !found || from != nil && w == v {
			continue
		}
		if from != nil {
			r.rep.Error(report.Ambiguous, at, "write "+from.Dialect.Name+"."+name+" or "+i.Dialect.Name+"."+name,
				"'%s' is defined in '%s' and in '%s'", name, from.Dialect.Name, i.Dialect.Name)
			return v, true, false
		}
		v, ok, from = w, true, i
	}
	return v, ok, false
}

// allNames lists what can be referred to, for suggestions.
func (r *Resolver) allNames(u *Unit, of func(*Unit) []string) []string {
	var out []string
	for _, i := range r.units(u) {
		out = append(out, of(i)...)
	}
	return out
}
