package expand

import (
	"maps"
	"slices"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/model"
)

// maxExpansions bounds what one for_each may produce.
const maxExpansions = 10000

// maxExtends bounds chains of templates.
const maxExtends = 32

// Scope is what a file declares and imports for reuse.
type Scope struct {
	name      string
	vars      map[string]*yamlx.Node
	varNames  []string
	templates map[string]*yamlx.Node
	mixins    map[string]*yamlx.Node
	imports   []*Scope
	rep       *report.Reporter
}

// NewScope returns the scope of a file that imports others.
func NewScope(name string, imports []*Scope, rep *report.Reporter) *Scope {
	return &Scope{
		name: name, imports: imports, rep: rep,
		vars: map[string]*yamlx.Node{}, templates: map[string]*yamlx.Node{}, mixins: map[string]*yamlx.Node{},
	}
}

// Declare reads the keys vars, templates and mixins of a file.
func (s *Scope) Declare(root *yamlx.Node) {
	if v := root.Get("vars"); s.isMap(v, "vars") {
		for i, k := range v.Keys {
			// A variable may use those above it.
			s.vars[k.Value()] = s.Value(v.Items[i])
			s.varNames = append(s.varNames, k.Value())
		}
	}
	for _, t := range []struct {
		key string
		to  map[string]*yamlx.Node
	}{{"templates", s.templates}, {"mixins", s.mixins}} {
		if v := root.Get(t.key); s.isMap(v, t.key) {
			for i, k := range v.Keys {
				if s.isMap(v.Items[i], k.Value()) {
					t.to[k.Value()] = v.Items[i]
				}
			}
		}
	}
}

func (s *Scope) isMap(n *yamlx.Node, what string) bool {
	if n == nil || n.Kind == yamlx.Null {
		return false
	}
	if n.Kind != yamlx.Map {
		s.rep.Error(report.WrongKind, n.Place(), "write 'name: ...' entries", "'%s' must be a map, not %s", what, n.Kind)
		return false
	}
	return true
}

// Entry is a definition after expansion. Use is the key it was written under, before interpolation.
type Entry struct {
	Key, Body *yamlx.Node
}

// Section expands the definitions in a section's map. keep names variables that are left in place for a later stage.
func (s *Scope) Section(n *yamlx.Node, keep func(key, name string) bool) []Entry {
	if n == nil || n.Kind != yamlx.Map {
		return nil
	}
	var out []Entry
	for i, k := range n.Keys {
		kept := func(name string) bool { return keep != nil && keep(k.Value(), name) }
		out = append(out, s.entry(k, n.Items[i], kept)...)
		if len(out) > maxExpansions {
			s.rep.Error(report.ForEach, k.Place(), "split the section", "expands to more than %d definitions", maxExpansions)
			return out[:maxExpansions]
		}
	}
	return out
}

// Value interpolates a part of the file that is not a definition.
func (s *Scope) Value(n *yamlx.Node) *yamlx.Node {
	return s.interp(n, env{s.vars}, nil, model.Span{}, false)
}

// env are the variables that can be used: the maps are looked into in order.
type env []map[string]*yamlx.Node

func (e env) get(name string) *yamlx.Node {
	for _, m := range e {
		if v := m[name]; v != nil {
			return v
		}
	}
	return nil
}

func (e env) names() []string {
	var out []string
	for _, m := range e {
		for k := range m {
			out = append(out, k)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

func (s *Scope) entry(key, body *yamlx.Node, kept func(string) bool) []Entry {
	keepAll := func(name string) bool { return kept(name) || s.mixin(name) != nil }
	var out []Entry
	for _, row := range s.rows(body) {
		if s.rep.Overgrown() {
			break
		}
		vars := env{row, s.vars}
		k := s.interp(key, vars, kept, model.Span{}, row != nil)
		if k.Kind != yamlx.Scalar {
			k = key
		}
		b := s.interp(without(body, "for_each"), vars, keepAll, model.Span{}, row != nil)
		b = s.extend(b, nil, kept)
		b = s.mix(b, kept)
		out = append(out, Entry{k, b})
	}
	return out
}

// without returns the map without some keys; anything else as it is.
func without(n *yamlx.Node, keys ...string) *yamlx.Node {
	if n == nil || n.Kind != yamlx.Map || !slices.ContainsFunc(keys, func(k string) bool { return n.Index(k) >= 0 }) {
		return n
	}
	out := *n
	out.Keys, out.Items = nil, nil
	for i, k := range n.Keys {
		if !slices.Contains(keys, k.Value()) {
			out.Keys = append(out.Keys, k)
			out.Items = append(out.Items, n.Items[i])
		}
	}
	return &out
}

func (s *Scope) interp(n *yamlx.Node, vars env, kept func(string) bool, used model.Span, isCopy bool) *yamlx.Node {
	ip := yamlx.Interpolator{
		Env: func(name string) (*yamlx.Node, bool) {
			v := vars.get(name)
			return v, v == nil && kept != nil && kept(name)
		},
		Used: used, Rep: s.rep, Names: vars.names, Copy: isCopy,
	}
	return ip.Tree(n)
}

// rows returns the variable bindings of for_each: one nil row without it.
func (s *Scope) rows(body *yamlx.Node) []map[string]*yamlx.Node {
	fe := body.Get("for_each")
	if fe == nil {
		return []map[string]*yamlx.Node{nil}
	}
	fe = s.Value(fe)
	switch fe.Kind {
	case yamlx.Map:
		return s.product(fe)
	case yamlx.List:
		var rows []map[string]*yamlx.Node
		for _, it := range fe.Items {
			if it.Kind != yamlx.Map {
				s.rep.Error(report.ForEach, it.Place(), "write {variable: value}",
					"an item of 'for_each' must be a map from variables to values, not %s", it.Kind)
				continue
			}
			row := map[string]*yamlx.Node{}
			for i, k := range it.Keys {
				row[k.Value()] = it.Items[i]
			}
			rows = append(rows, row)
		}
		return rows
	}
	s.rep.Error(report.ForEach, fe.Place(), "write {variable: [values]}", "'for_each' must be a map or a list of maps, not %s",
		fe.Kind)
	return nil
}

// product returns all combinations, the last variable fastest.
func (s *Scope) product(fe *yamlx.Node) []map[string]*yamlx.Node {
	rows := []map[string]*yamlx.Node{{}}
	for i, k := range fe.Keys {
		list := fe.Items[i]
		if list.Kind != yamlx.List || len(list.Items) == 0 {
			s.rep.Error(report.ForEach, list.Place(), "write [a, b, ...]", "variable '%s' of 'for_each' needs a list of values, not %s",
				k.Value(), list.Kind)
			return nil
		}
		if len(rows)*len(list.Items) > maxExpansions {
			s.rep.Error(report.ForEach, fe.Place(), "use fewer values", "'for_each' has more than %d combinations", maxExpansions)
			return nil
		}
		if !s.rep.Grow(fe.Place(), len(rows)*len(list.Items)*(i+1), 0) {
			return nil
		}
		var next []map[string]*yamlx.Node
		for _, r := range rows {
			for _, v := range list.Items {
				row := maps.Clone(r)
				row[k.Value()] = v
				next = append(next, row)
			}
		}
		rows = next
	}
	return rows
}

// find looks a template or mixin up: here, then in the imports; "lib.Name" in one import.
func (s *Scope) find(name string, in func(*Scope) map[string]*yamlx.Node) (*yamlx.Node, *Scope) {
	if n := in(s)[name]; n != nil {
		return n, s
	}
	lib, local, qualified := strings.Cut(name, ".")
	for _, imp := range s.imports {
		if qualified && imp.name == lib {
			return in(imp)[local], imp
		}
		if n := in(imp)[name]; n != nil {
			return n, imp
		}
	}
	return nil, nil
}

func templatesOf(s *Scope) map[string]*yamlx.Node { return s.templates }
func mixinsOf(s *Scope) map[string]*yamlx.Node    { return s.mixins }

func (s *Scope) mixin(name string) *yamlx.Node {
	n, _ := s.find(name, mixinsOf)
	return n
}

func (s *Scope) names(in func(*Scope) map[string]*yamlx.Node) []string {
	var out []string
	for _, sc := range append([]*Scope{s}, s.imports...) {
		for n := range in(sc) {
			out = append(out, n)
		}
	}
	slices.Sort(out)
	return out
}

// Visible returns the names of the templates and mixins that can be used, each of an import also with the import's name
// in front.
func (s *Scope) Visible() (templates, mixins []string) {
	list := func(in func(*Scope) map[string]*yamlx.Node) []string {
		out := s.names(in)
		for _, imp := range s.imports {
			for n := range in(imp) {
				out = append(out, imp.name+"."+n)
			}
		}
		return out
	}
	return list(templatesOf), list(mixinsOf)
}
