package bufferize

import "github.com/odsgen/ods/core"

// classes partitions values into sets (union-find). Members are listed in the order in which sets were joined, which
// reports show.
type classes struct {
	of map[*core.Value]*class
}

type class struct {
	parent  *class // nil at the root
	members []*core.Value
}

func newClasses() *classes { return &classes{of: make(map[*core.Value]*class)} }

// add enters a value in a set of its own.
func (c *classes) add(v *core.Value) *class {
	if k := c.of[v]; k != nil {
		return k.root()
	}
	k := &class{members: []*core.Value{v}}
	c.of[v] = k
	return k
}

func (k *class) root() *class {
	r := k
	for r.parent != nil {
		r = r.parent
	}
	for k.parent != nil {
		k, k.parent = k.parent, r
	}
	return r
}

// join unites the sets of two values; those of w come behind those of v.
func (c *classes) join(v, w *core.Value) {
	a, b := c.add(v), c.add(w)
	if a == b {
		return
	}
	// The smaller list is moved, so that joining is not quadratic; only when it has to come first is the larger one
	// copied.
	if len(a.members) >= len(b.members) {
		a.members = append(a.members, b.members...)
	} else {
		a.members = append(a.members[:len(a.members):len(a.members)], b.members...)
	}
	b.parent, b.members = a, nil
}

// members returns the set of a value, itself included.
func (c *classes) members(v *core.Value) []*core.Value {
	if k := c.of[v]; k != nil {
		return k.root().members
	}
	return nil
}

func (c *classes) same(v, w *core.Value) bool {
	a, b := c.of[v], c.of[w]
	return a != nil && b != nil && a.root() == b.root()
}
