package importer

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/odsgen/format"
	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/load"
	"github.com/odsgen/ods/odsgen/model"
	"github.com/odsgen/ods/odsgen/tablegen"
)

// Options says what is imported, and how.
type Options struct {
	// Dialect is the name of the dialect; it may be left out when the records have one besides those that are shipped.
	Dialect string
	// Docs keeps summaries and descriptions.
	Docs bool
	// Flat writes every definition in full, without templates.
	Flat bool
	// Load says where definitions of other dialects are; its field Embedded holds those that are shipped.
	Load load.Options
}

// Result is an imported dialect.
type Result struct {
	// Name is the dialect's, or that of the library of passes.
	Name string
	// YAML is the definition, laid out.
	YAML []byte
	// Needs are what the definition leaves open.
	Needs []Need
	// Counts say how much there is of each section.
	Counts []Count
}

// Count is how many definitions a section has.
type Count struct {
	Section string
	N       int
}

// Dialects returns the names of the dialects of which the records define something besides the dialect itself, sorted.
func Dialects(recs *tablegen.Records) []string {
	out := append(owners(recs, "Op", "opDialect"), owners(recs, "AttrOrTypeDef", "dialect")...)
	slices.Sort(out)
	return slices.Compact(out)
}

// owners returns the dialects that own definitions of a class, sorted, without builtin.
func owners(recs *tablegen.Records, class, field string) []string {
	var out []string
	for _, r := range recs.Derived(class) {
		if name := r.Record(field).Str("name"); name != "" && name != "builtin" {
			out = append(out, name)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// Import makes a definition of a dialect. The error says what is wrong with the records, or that the dialect is not
// among them.
func Import(recs *tablegen.Records, opt Options) (*Result, error) {
	name := opt.Dialect
	if name == "" {
		names := owners(recs, "Op", "opDialect") // what is included for its types has no operations, mostly
		if len(names) == 0 {
			names = owners(recs, "AttrOrTypeDef", "dialect")
		}
		switch {
		case len(names) == 0 && len(recs.Derived("PassBase")) > 0:
			return nil, errors.New("the records are passes; name their library with --dialect")
		case len(names) == 0:
			return nil, errors.New("the records define no operations, types or attributes")
		case len(names) > 1:
			return nil, fmt.Errorf("the records are of several dialects; choose one with --dialect: %s", strings.Join(names, ", "))
		}
		name = names[0]
	}
	var dialect *tablegen.Record
	for _, d := range recs.Derived("Dialect") {
		if d.Str("name") == name {
			dialect = d
			break
		}
	}
	passes := len(recs.Derived("PassBase")) > 0
	if dialect == nil && !passes {
		return nil, fmt.Errorf("the records define no dialect %q; those with operations, types or attributes: %s", name,
			strings.Join(Dialects(recs), ", "))
	}
	// The name becomes that of a file and of a package of Go.
	if !libraryName.MatchString(name) {
		what := "dialect"
		if dialect == nil {
			what = "library"
		}
		return nil, fmt.Errorf("%q cannot be the name of a %s; use letters, digits and '_'", name, what)
	}
	if checkNames(recs, dialect); len(recs.Problems()) > 0 {
		return nil, errors.New(strings.Join(recs.Problems(), "\n"))
	}
	lib, err := loadLibrary(opt.Load, name)
	if err != nil {
		return nil, err
	}
	im := newImporter(recs, opt, lib, dialect, name)
	root := mapping()
	if dialect != nil {
		root = im.file()
	} else {
		put(root, "library", plain(name))
		passes := im.passes()
		if paths := sorted(im.imports); len(paths) > 0 {
			put(root, "imports", texts(paths))
		}
		put(root, "passes", passes)
	}
	if problems := recs.Problems(); len(problems) > 0 {
		return nil, errors.New(strings.Join(problems, "\n"))
	}
	text, err := im.settle(root)
	if err != nil {
		return nil, err
	}
	res := &Result{Name: name, YAML: text, Needs: im.needs}
	for i, k := range root.Keys {
		if root.Items[i].Kind == yamlx.Map && k.Value() != "constraints" {
			res.Counts = append(res.Counts, Count{k.Value(), len(root.Items[i].Keys)})
		}
	}
	return res, nil
}

// layout writes a tree as "odsgen fmt" does.
func layout(name string, root *yamlx.Node) ([]byte, error) {
	text, findings, err := format.Source(model.NewSource(name+".yaml", yamlx.Write(root)))
	if err == nil && findings.HasErrors() {
		var list diag.List = findings
		err = list
	}
	return text, err
}

var libraryName = regexp.MustCompile(`^[A-Za-z_]\w*$`)

// importer is the state of one import.
type importer struct {
	recs    *tablegen.Records
	opt     Options
	lib     *library
	dialect *tablegen.Record
	name    string
	// namespace is the dialect's in C++, without leading colons.
	namespace string

	needs   []Need
	imports map[string]bool

	// names are the constraints that records became, busy those that are being translated.
	names map[string]string
	busy  map[string]bool
	// own are the names of this definition by what defines them, so that none is given twice.
	own map[string]string
	// directives are the shapes of the arguments of custom directives, by their names in the source.
	directives map[string][]string
	// directiveCPP are the names in the source by those here.
	directiveCPP map[string]string
	// goNames are the names in Go that are taken.
	goNames map[string]bool
	// conditions are the named constraints, by kind in the order of model.ConstraintKind.
	conditions [5]*yamlx.Node
	types      *yamlx.Node
	attrs      *yamlx.Node
	enums      *yamlx.Node
	traits     *yamlx.Node
	ifaces     *yamlx.Node
	resources  *yamlx.Node

	// byPredicate finds named constraints by their condition, hooks those in Go by their C++.
	byPredicate map[string][]*tablegen.Record
	hooks       map[string]string
	hookNames   map[string]bool
	// classes are the definitions of the records by their qualified name in C++.
	classes map[string]*tablegen.Record
	// opNames are the names of all operations by their qualified class.
	opNames map[string]string
	// enumAttrs and enumProps say how enums are used, by the name of the enum's record.
	enumAttrs map[string]*tablegen.Record
	enumProps map[string]bool
}

func newImporter(recs *tablegen.Records, opt Options, lib *library, dialect *tablegen.Record, name string) *importer {
	im := &importer{recs: recs, opt: opt, lib: lib, dialect: dialect, name: name, imports: map[string]bool{},
		names: map[string]string{}, busy: map[string]bool{},
		own: map[string]string{}, byPredicate: map[string][]*tablegen.Record{}, hooks: map[string]string{},
		hookNames: map[string]bool{}, directives: map[string][]string{}, directiveCPP: map[string]string{},
		goNames: map[string]bool{"Hooks": true, "New": true, "Name": true},
		classes: map[string]*tablegen.Record{}, opNames: map[string]string{}, enumAttrs: map[string]*tablegen.Record{},
		enumProps: map[string]bool{}}
	for i := range im.conditions {
		im.conditions[i] = mapping()
	}
	for _, n := range []**yamlx.Node{&im.types, &im.attrs, &im.enums, &im.traits, &im.ifaces, &im.resources} {
		*n = mapping()
	}
	if dialect != nil {
		im.namespace = namespaceOf(dialect)
	}
	for _, r := range recs.All() {
		im.index(r)
	}
	return im
}

// namespaceOf returns the namespace of a dialect's C++.
func namespaceOf(dialect *tablegen.Record) string {
	if dialect.Has("cppNamespace") {
		return trimColons(dialect.Str("cppNamespace"))
	}
	return dialect.Str("name")
}

// trimColons returns a qualified name of C++ without the colons in front.
func trimColons(name string) string { return strings.TrimPrefix(strings.TrimSpace(name), "::") }

func (im *importer) index(r *tablegen.Record) {
	if p := r.Value("predicate"); p.Kind == tablegen.Def && r.Is("Constraint") {
		im.byPredicate[p.Text] = append(im.byPredicate[p.Text], r)
	}
	switch {
	case r.Is("Op") && !r.Anonymous:
		if d := r.Record("opDialect"); d != nil {
			im.opNames[namespaceOf(d)+"::"+className(r.Name)] = d.Str("name") + "." + r.Str("opName")
		}
	case r.Is("AttrOrTypeDef"):
		if d := r.Record("dialect"); d != nil && !r.Anonymous {
			im.classes[namespaceOf(d)+"::"+r.Str("cppClassName")] = r
		}
		if e := r.Value("enum"); r.Is("EnumAttr") && e.Kind == tablegen.Def && im.enumAttrs[e.Text] == nil && !r.Anonymous {
			im.enumAttrs[e.Text] = r
		}
	case r.Is("Interface") && !r.Anonymous:
		im.classes[strings.TrimPrefix(trimColons(r.Str("cppNamespace"))+"::"+r.Str("cppInterfaceName"), "::")] = r
	case r.Is("EnumInfo"):
		name := strings.TrimPrefix(trimColons(r.Str("cppNamespace"))+"::"+r.Str("className"), "::")
		if im.classes[name] == nil || !r.Anonymous {
			im.classes[name] = r
		}
	}
	if e := r.Value("enum"); r.Is("Property") && e.Kind == tablegen.Def {
		im.enumProps[e.Text] = true
	}
}

// className returns the class in C++ of a definition: its name after the first underscore.
func className(def string) string {
	prefix, rest, ok := strings.Cut(def, "_")
	if !ok || prefix == "" || rest == "" {
		return strings.Trim(def, "_")
	}
	return rest
}

// ownRecord reports whether a definition belongs to the dialect.
func (im *importer) ownRecord(r *tablegen.Record) bool {
	if d := r.Value("dialect"); d.Kind == tablegen.Def {
		return d.Text == im.dialect.Name
	}
	if d := r.Value("opDialect"); d.Kind == tablegen.Def {
		return d.Text == im.dialect.Name
	}
	ns := trimColons(r.Str("cppNamespace"))
	// in the namespace that includes it
	return ns == im.namespace || ns == "" && r.Is("Interface") && r.Str("cppInterfaceName") != ""
}

// use returns how a name of another definition is written, and imports that.
func (im *importer) use(d *model.Dialect, name string) string {
	if d == im.lib.builtin {
		return name
	}
	if d.ImportPath != "" {
		im.imports[d.ImportPath] = true
	}
	if len(im.lib.names[name]) > 1 || im.own[name] != "" {
		return d.Name + "." + name
	}
	return name
}

// doc returns a summary or description when they are kept.
func (im *importer) doc(text string) string {
	if !im.opt.Docs {
		return ""
	}
	return strings.TrimSpace(text)
}
