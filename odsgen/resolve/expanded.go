package resolve

import (
	"slices"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/expand"
	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/model"
)

// reuseKeys are the keys of a file that expansion consumes.
var reuseKeys = []string{"vars", "templates", "mixins"}

// definitionSections are the keys of a file under which definitions stand, by name.
var definitionSections = []string{"enums", "types", "attributes", "traits", "interfaces", "ops", "resources", "patterns",
	"passes"}

// constraintSections are the keys below constraints.
var constraintSections = []string{"types", "attributes", "properties", "regions", "successors"}

// Expanded returns the tree of the file with templates, mixins, for_each and vars expanded. It means the same as the
// file, and is of use only when that has no errors: those of the expansion are reported a second time.
func (u *Unit) Expanded() *yamlx.Node {
	root := *u.root.n
	root.Keys, root.Items = nil, nil
	for i, k := range u.root.n.Keys {
		v := u.root.n.Items[i]
		switch key := k.Value(); {
		case slices.Contains(reuseKeys, key):
			continue
		case slices.Contains(definitionSections, key):
			v = u.expandSection(key, v)
		case key == "constraints" && v.Kind == yamlx.Map:
			all := *v
			all.Items = slices.Clone(v.Items)
			for j, s := range v.Keys {
				if slices.Contains(constraintSections, s.Value()) {
					all.Items[j] = u.expandSection(s.Value(), v.Items[j])
				}
			}
			v = &all
		case key == "discardable_attributes":
			v = escaped(u.scope.Value(v), nil)
		}
		root.Keys, root.Items = append(root.Keys, k), append(root.Items, v)
	}
	return &root
}

func (u *Unit) expandSection(key string, n *yamlx.Node) *yamlx.Node {
	if n.Kind != yamlx.Map {
		return n
	}
	out := *n
	out.Keys, out.Items = nil, nil
	keep := keepParams(key)
	if key == "resources" {
		keep = nil
	}
	for _, e := range u.scope.Section(n, keep) {
		out.Keys = append(out.Keys, escaped(e.Key, nil))
		out.Items = append(out.Items, escaped(e.Body, keepOf(e, keep)))
	}
	return &out
}

// keepOf tells which variables of a definition were left for a later stage.
func keepOf(e expand.Entry, keep func(key, name string) bool) func(name string) bool {
	if keep == nil {
		return nil
	}
	return func(name string) bool { return keep(e.Key.Value(), name) }
}

// escaped returns a copy in which "${" that is not a variable any more reads as text.
func escaped(n *yamlx.Node, kept func(name string) bool) *yamlx.Node {
	out := *n
	out.Keys, out.Items = nil, nil
	for _, k := range n.Keys {
		out.Keys = append(out.Keys, escaped(k, kept))
	}
	for _, it := range n.Items {
		out.Items = append(out.Items, escaped(it, kept))
	}
	if !strings.Contains(n.Value(), "${") {
		return &out
	}
	var b strings.Builder
	for rest := n.Value(); ; {
		i := strings.Index(rest, "${")
		if i < 0 {
			b.WriteString(rest)
			break
		}
		name, _, _ := strings.Cut(rest[i+2:], "}")
		b.WriteString(rest[:i])
		if kept == nil || !kept(name) {
			b.WriteByte('$')
		}
		b.WriteString("${")
		rest = rest[i+2:]
	}
	out.Text = model.Text{Value: b.String(), Span: n.Span}
	return &out
}
