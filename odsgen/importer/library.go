package importer

import (
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"strings"

	"github.com/odsgen/ods/odsgen/load"
	"github.com/odsgen/ods/odsgen/model"
)

// library is what there is already: builtin and the shipped definitions, in which names are looked up.
type library struct {
	dialects []*model.Dialect
	builtin  *model.Dialect
	// names has, for each name of a constraint, type, attribute, enum or interface, the definitions that have it.
	names map[string][]entry
	// families are the constraints with parameters of all definitions.
	families map[string]*family
	traits   map[string][]*model.Dialect
}

// entry is a name of a definition.
type entry struct {
	dialect *model.Dialect
	kind    model.ConstraintKind
	name    string
	// con says more, unless nothing refers to the name.
	con   *model.Constraint
	enum  *model.Enum
	iface *model.Interface
}

// summary is what messages say of the constraint, "" when that is not known.
func (e entry) summary() string {
	if e.con == nil {
		return ""
	}
	return e.con.Summary
}

// family is a constraint with parameters whose summary tells the arguments.
type family struct {
	dialect *model.Dialect
	def     *model.ConstraintFamily
	summary *regexp.Regexp
	// params are the names of the parameters in the order of the groups of the expression.
	groups []string
}

// loadLibrary reads all definitions of a file system, but that of the dialect itself.
func loadLibrary(opt load.Options, without string) (*library, error) {
	var roots []string
	err := fs.WalkDir(opt.Embedded, ".", func(p string, d fs.DirEntry, err error) error {
		dir := path.Dir(p)
		if err == nil && path.Base(p) == path.Base(dir)+".yaml" && dir != without {
			roots = append(roots, dir)
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	prog, list := load.Load(opt, roots...)
	if list.HasErrors() {
		return nil, fmt.Errorf("the shipped definitions cannot be read: %w", list)
	}
	lib := &library{names: map[string][]entry{}, families: map[string]*family{}, traits: map[string][]*model.Dialect{}}
	for _, d := range prog.Dialects {
		if d.Name != without || d.Library {
			lib.add(d)
		}
	}
	return lib, nil
}

func (l *library) add(d *model.Dialect) {
	l.dialects = append(l.dialects, d)
	if d.Name == "builtin" {
		l.builtin = d
	}
	put := func(name string, e entry) {
		e.dialect, e.name = d, name
		l.names[name] = append(l.names[name], e)
	}
	for _, c := range d.Constraints {
		put(c.Name, entry{kind: c.Kind, con: c})
	}
	for _, t := range d.Types {
		put(t.Name, entry{kind: model.TypeConstraint, con: t.Constraint})
	}
	for _, a := range d.Attrs {
		put(a.Name, entry{kind: model.AttrConstraint, con: a.Constraint})
	}
	for _, e := range d.Enums {
		kind := model.AttrConstraint
		if e.Storage == model.EnumProperty {
			kind = model.PropConstraint
		}
		put(e.Name, entry{kind: kind, con: e.Constraint, enum: e})
	}
	for _, i := range d.Interfaces {
		kind := model.TypeConstraint
		if i.Kind == model.AttrInterface {
			kind = model.AttrConstraint
		}
		put(i.Name, entry{kind: kind, con: i.Constraint, iface: i})
	}
	for _, t := range d.Traits {
		l.traits[t.Name] = append(l.traits[t.Name], d)
	}
	for _, f := range d.Families {
		if l.families[f.Name] == nil {
			l.families[f.Name] = newFamily(d, f)
		}
	}
}

// interpolation is a place in a summary where an argument stands: its name, what is put between elements, and how each
// is written.
var interpolation = regexp.MustCompile(`\$\{(\w+)(?::([^:}]*))?(?::([^}]*))?\}`)

// newFamily compiles a summary with "${...}" to an expression that finds the arguments.
func newFamily(d *model.Dialect, def *model.ConstraintFamily) *family {
	f := &family{dialect: d, def: def}
	if def.Summary == "" {
		return f
	}
	var b strings.Builder
	last := 0
	for _, m := range interpolation.FindAllStringSubmatchIndex(def.Summary, -1) {
		b.WriteString(regexp.QuoteMeta(def.Summary[last:m[0]]) + "(.+?)")
		f.groups = append(f.groups, def.Summary[m[2]:m[3]])
		last = m[1]
	}
	b.WriteString(regexp.QuoteMeta(def.Summary[last:]))
	f.summary = regexp.MustCompile("(?s)^" + b.String() + "$")
	return f
}

// match returns the texts of the parameters in a summary.
func (f *family) match(summary string) (map[string]string, bool) {
	if f == nil || f.summary == nil {
		return nil, false
	}
	m := f.summary.FindStringSubmatch(summary)
	if m == nil {
		return nil, false
	}
	out := map[string]string{}
	for i, name := range f.groups {
		if old, ok := out[name]; ok && old != m[i+1] {
			return nil, false
		}
		out[name] = m[i+1]
	}
	return out, true
}

// find returns a definition of a name and kind, in builtin or else elsewhere.
func (l *library) find(name string, kind model.ConstraintKind) (entry, bool) {
	var out entry
	for _, e := range l.names[name] {
		if e.kind != kind || e.iface != nil && e.iface.Kind != model.TypeInterface && e.iface.Kind != model.AttrInterface {
			continue
		}
		if e.dialect == l.builtin {
			return e, true
		}
		if out.dialect == nil {
			out = e
		}
	}
	return out, out.dialect != nil
}

// iface returns the interface of a name: the definition's own, or that of the Go type.
func (l *library) iface(names ...string) (*model.Interface, *model.Dialect) {
	for _, name := range names {
		for _, e := range l.names[name] {
			if e.iface != nil {
				return e.iface, e.dialect
			}
		}
	}
	for _, name := range names {
		for _, d := range l.dialects {
			for _, i := range d.Interfaces {
				if i.GoName == name {
					return i, d
				}
			}
		}
	}
	return nil, nil
}

// dialect returns a dialect by name, or nil.
func (l *library) dialect(name string) *model.Dialect {
	for _, d := range l.dialects {
		if d.Name == name && !d.Library {
			return d
		}
	}
	return nil
}

// opByClass returns the operation of a dialect whose class in C++ has that name, or nil.
func opByClass(d *model.Dialect, class string) *model.Op {
	for _, op := range d.Ops {
		if op.GoName+"Op" == class {
			return op
		}
	}
	return nil
}
