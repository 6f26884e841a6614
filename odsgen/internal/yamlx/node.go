package yamlx

import (
	"slices"

	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/model"
)

// Kind is the kind of a node.
type Kind uint8

// The kinds. Null is a value that is missing: "key:" with nothing after it.
const (
	Null Kind = iota
	Scalar
	List
	Map
)

// String returns the kind as messages name it.
func (k Kind) String() string {
	return [...]string{"nothing", "text", "a list", "a map"}[k]
}

// Style is how a scalar was written.
type Style uint8

// The styles.
const (
	Plain Style = iota
	SingleQuoted
	DoubleQuoted
	Literal
	Folded
)

// Node is a node of the tree.
type Node struct {
	Kind  Kind
	Style Style
	// Text is set for scalars.
	Text model.Text
	// Keys (scalars) and Items run in parallel for maps; lists have Items only.
	Keys, Items []*Node
	Span        model.Span
	// Used are the places of use of the templates that the node came through, innermost first.
	Used []model.Span
}

// Place returns where findings about the node belong.
func (n *Node) Place() report.Place { return report.Place{Span: n.Span, Used: n.Used} }

// At returns where findings about bytes [from, to) of a scalar's value belong.
func (n *Node) At(from, to int) report.Place {
	return report.Place{Span: n.Text.At(from, to), Used: n.Used}
}

// Value returns a scalar's text, "" for anything else.
func (n *Node) Value() string {
	if n == nil {
		return ""
	}
	return n.Text.Value
}

// Named splits an item that is NAME or {NAME: ARGS}; args is nil for the first form, and name the item itself when it is
// neither.
func (n *Node) Named() (name, args *Node) {
	if n.Kind == Map && len(n.Keys) == 1 {
		return n.Keys[0], n.Items[0]
	}
	return n, nil
}

// Index returns the position of a key in a map, or -1.
func (n *Node) Index(key string) int {
	if n == nil || n.Kind != Map {
		return -1
	}
	return slices.IndexFunc(n.Keys, func(k *Node) bool { return k.Text.Value == key })
}

// Get returns the value of a key in a map, or nil.
func (n *Node) Get(key string) *Node {
	if i := n.Index(key); i >= 0 {
		return n.Items[i]
	}
	return nil
}

// Raw converts a tree to the model's uninterpreted form.
func (n *Node) Raw() *model.Raw {
	if n == nil {
		return nil
	}
	r := &model.Raw{Span: n.Span}
	switch n.Kind {
	case Map:
		r.Kind = model.RawMap
		for _, k := range n.Keys {
			r.Keys = append(r.Keys, k.Text)
		}
	case List:
		r.Kind = model.RawList
	default:
		r.Kind, r.Scalar = model.RawScalar, n.Text
	}
	for _, it := range n.Items {
		r.Items = append(r.Items, it.Raw())
	}
	return r
}
