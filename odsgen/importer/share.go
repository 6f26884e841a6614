package importer

import (
	"slices"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/tablegen"
)

// member is an operation that may be made of a template.
type member struct {
	rec  *tablegen.Record
	body *yamlx.Node
	// shared is set once it is.
	shared bool
}

// bases are the classes of upstream that say nothing about a dialect.
var bases = map[string]bool{"Op": true, "Arguments": true, "Results": true}

// share moves what operations of one base class have in common to templates, one for a class: first where that saves
// most.
func (im *importer) share(ops []*member) *yamlx.Node {
	out := mapping()
	for {
		var best *template
		for _, t := range im.templates(ops) {
			if best == nil || t.saved > best.saved {
				best = t
			}
		}
		if best == nil {
			return out
		}
		name := strings.TrimSuffix(strings.TrimSuffix(className(best.class), "Op"), "Base")
		if name = identifier(or(name, className(best.class))); out.Index(name) >= 0 || name == "" {
			name = identifier(best.class)
		}
		put(out, name, best.use(name))
	}
}

// template is what the operations of a class have in common.
type template struct {
	class   string
	members []*member
	body    *yamlx.Node
	params  []param
	saved   int
}

// param is a parameter of a template with its value for each member.
type param struct {
	name   string
	values []string
}

// templates returns those that save something, of operations that have none yet, in the order in which classes first
// occur.
func (im *importer) templates(ops []*member) []*template {
	var classes []string
	by := map[string][]*member{}
	for _, m := range ops {
		for _, class := range m.rec.Supers {
			if m.shared || bases[class] {
				continue
			}
			if by[class] == nil {
				classes = append(classes, class)
			}
			by[class] = append(by[class], m)
		}
	}
	var out []*template
	for _, class := range classes {
		t := &template{class: class, members: by[class], body: mapping()}
		if len(t.members) >= 2 && t.find() {
			out = append(out, t)
		}
	}
	return out
}

// kept are the keys that stay with the operation.
var kept = map[string]bool{"go_name": true, "summary": true, "description": true, "deprecated": true}

// find finds out what all members have in common, and whether a template of it is worth its lines.
func (t *template) find() bool {
	lines := 0
	first := t.members[0].body
	for i, k := range first.Keys {
		key := k.Value()
		values := []*yamlx.Node{first.Items[i]}
		for _, m := range t.members[1:] {
			if v := m.body.Get(key); v != nil {
				values = append(values, v)
			}
		}
		if kept[key] || len(values) < len(t.members) {
			continue
		}
		if key == "traits" || key == "interfaces" {
			if common := commonItems(values, key); len(common.Items) > 0 {
				put(t.body, key, common)
				lines++
			}
			continue
		}
		params := len(t.params)
		if v := t.unify(values, ""); v != nil && len(t.params) <= 3 {
			put(t.body, key, v)
			lines++
		} else {
			t.params = t.params[:params]
		}
	}
	if len(t.params) == 1 {
		t.rename(t.params[0].name, "type")
	}
	t.saved = (lines-1)*len(t.members) - lines - 2
	return lines >= 2 && t.saved > 0
}

// unify returns a tree that stands for all given ones, with parameters where constraints differ; nil when they differ
// otherwise.
func (t *template) unify(list []*yamlx.Node, part string) *yamlx.Node {
	first := list[0]
	same := true
	for _, n := range list[1:] {
		same = same && sameTree(first, n)
		if n.Kind != first.Kind || len(n.Items) != len(first.Items) || len(n.Keys) != len(first.Keys) {
			return nil
		}
	}
	if same {
		return first
	}
	if first.Kind == yamlx.Scalar {
		if part == "" {
			return nil // a flag or a format
		}
		return expanded("${" + t.param(list, part) + "}")
	}
	out := &yamlx.Node{Kind: first.Kind, Keys: first.Keys}
	for i := range first.Items {
		var items []*yamlx.Node
		name := part
		for _, n := range list {
			if first.Kind == yamlx.Map && n.Keys[i].Value() != first.Keys[i].Value() {
				return nil
			}
			items = append(items, n.Items[i])
		}
		if first.Kind == yamlx.Map {
			switch key := first.Keys[i].Value(); {
			case part == "":
				name = key
			case key != "type" && !allSame(items):
				return nil
			}
		}
		v := t.unify(items, name)
		if v == nil {
			return nil
		}
		out.Items = append(out.Items, v)
	}
	return out
}

func allSame(list []*yamlx.Node) bool {
	return !slices.ContainsFunc(list, func(n *yamlx.Node) bool { return !sameTree(n, list[0]) })
}

// param returns the name of a parameter with the given values.
func (t *template) param(list []*yamlx.Node, name string) string {
	var values []string
	for _, n := range list {
		values = append(values, n.Value())
	}
	for _, p := range t.params {
		if slices.Equal(p.values, values) {
			return p.name
		}
	}
	name = identifier(name)
	for slices.ContainsFunc(t.params, func(p param) bool { return p.name == name }) || name == "_" {
		name += "_type"
	}
	t.params = append(t.params, param{name, values})
	return name
}

// rename gives a parameter another name.
func (t *template) rename(from, to string) {
	t.params[0].name = to
	var walk func(n *yamlx.Node) *yamlx.Node
	walk = func(n *yamlx.Node) *yamlx.Node {
		if n.Kind == yamlx.Scalar {
			if n.Value() == "${"+from+"}" {
				return expanded("${" + to + "}")
			}
			return n
		}
		c := &yamlx.Node{Kind: n.Kind, Style: n.Style, Keys: n.Keys}
		for _, it := range n.Items {
			c.Items = append(c.Items, walk(it))
		}
		return c
	}
	t.body = walk(t.body)
}

// silent are traits that verify nothing, whose place in the list does not matter.
var silent = map[string]bool{"Pure": true, "NoMemoryEffect": true, "Commutative": true, "AlwaysSpeculatable": true,
	"RecursivelySpeculatable": true,
	"RecursiveMemoryEffects":  true, "MemRefsNormalizable": true, "AffineScope": true, "AutomaticAllocationScope": true}

// commonItems returns the items that all lists have. Traits are verified in order: when moving them to the front
// changed that, there are none.
func commonItems(lists []*yamlx.Node, key string) *yamlx.Node {
	common := list()
	for _, it := range lists[0].Items {
		if !slices.ContainsFunc(lists[1:], func(l *yamlx.Node) bool { return !hasItem(l, it) }) {
			common.Items = append(common.Items, it)
		}
	}
	for _, l := range lists {
		before, after := "", ""
		for _, it := range l.Items {
			before += loud(it, key)
		}
		for _, it := range append(slices.Clone(common.Items), rest(l, common)...) {
			after += loud(it, key)
		}
		if before != after {
			return list()
		}
	}
	return common
}

// loud names a trait that verifies something.
func loud(n *yamlx.Node, key string) string {
	switch {
	case key != "traits" || silent[n.Value()]:
		return ""
	case n.Kind == yamlx.Map:
		return string(yamlx.Write(n))
	}
	return n.Value() + "\n"
}

func hasItem(l, it *yamlx.Node) bool {
	return slices.ContainsFunc(l.Items, func(x *yamlx.Node) bool { return sameTree(x, it) })
}

func rest(l, common *yamlx.Node) []*yamlx.Node {
	return slices.DeleteFunc(slices.Clone(l.Items), func(x *yamlx.Node) bool { return hasItem(common, x) })
}

// use makes the members of the template, and returns its definition.
func (t *template) use(name string) *yamlx.Node {
	def := mapping()
	if len(t.params) > 0 {
		var names []string
		for _, p := range t.params {
			names = append(names, p.name)
		}
		put(def, "params", texts(names))
	}
	for i, k := range t.body.Keys {
		put(def, k.Value(), t.body.Items[i])
	}
	for i, m := range t.members {
		extends := plain(name)
		if len(t.params) > 0 {
			args := mapping()
			for _, p := range t.params {
				put(args, p.name, plain(p.values[i]))
			}
			extends = pair(name, args)
		}
		body := mapping()
		put(body, "extends", extends)
		for j, k := range m.body.Keys {
			key, v := k.Value(), m.body.Items[j]
			switch {
			case t.body.Get(key) == nil:
				put(body, key, v)
			case key == "traits" || key == "interfaces":
				putAll(body, key+"+", list(rest(v, t.body.Get(key))...))
			}
		}
		m.body.Keys, m.body.Items = body.Keys, body.Items
		m.shared = true
	}
	return def
}
