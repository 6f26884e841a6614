package bufferize

import (
	"slices"

	"github.com/odsgen/ods/core"
)

// numbering gives values numbers, in the order in which they are met.
type numbering struct {
	of     map[*core.Value]int32
	values []*core.Value
}

func (n *numbering) add(v *core.Value) int32 {
	i, ok := n.of[v]
	if !ok {
		i = int32(len(n.values))
		n.of[v] = i
		n.values = append(n.values, v)
	}
	return i
}

// classes partitions values into sets (union-find). Members are listed in the order in which sets were joined, which
// reports show.
type classes struct {
	*numbering
	nodes []node // by number
}

// node is what is known about a value. Sets are lists from the first of the root on.
type node struct {
	parent      int32 // itself at the root
	next        int32 // member of the set, noMember after the last
	size        int32 // of a root's set, as are
	first, last int32
}

const noMember = -1

// add enters a value, in a set of its own when it is new, and returns the root of its set.
func (c *classes) add(v *core.Value) int32 {
	i := c.numbering.add(v)
	c.reach(i)
	return c.root(i)
}

// reach makes nodes for all values up to number i.
func (c *classes) reach(i int32) {
	if k := int32(len(c.nodes)); k <= i {
		c.nodes = slices.Grow(c.nodes, int(i-k)+1)
		for ; k <= i; k++ {
			c.nodes = append(c.nodes, node{parent: k, next: noMember, size: 1, first: k, last: k})
		}
	}
}

func (c *classes) root(i int32) int32 {
	r := i
	for c.nodes[r].parent != r {
		r = c.nodes[r].parent
	}
	for c.nodes[i].parent != r {
		i, c.nodes[i].parent = c.nodes[i].parent, r
	}
	return r
}

// join unites the sets of two values; those of w come after those of v.
func (c *classes) join(v, w *core.Value) {
	a, b := c.add(v), c.add(w)
	if a == b {
		return
	}
	x, y := &c.nodes[a], &c.nodes[b]
	c.nodes[x.last].next = y.first
	first, last, size := x.first, y.last, x.size+y.size
	if x.size < y.size {
		a, b, x, y = b, a, y, x
	}
	y.parent = a
	x.first, x.last, x.size = first, last, size
}

// first returns the number of the first member of the set of a value, itself included; noMember when the value is
// unknown. The others follow by next.
func (c *classes) first(v *core.Value) int32 {
	i, ok := c.of[v]
	if !ok || int(i) >= len(c.nodes) {
		return noMember
	}
	return c.nodes[c.root(i)].first
}

func (c *classes) next(i int32) int32 { return c.nodes[i].next }

func (c *classes) same(v, w *core.Value) bool {
	i := c.first(v)
	return i != noMember && i == c.first(w)
}

// valueSet is a set of values, small as a rule.
type valueSet struct {
	list []*core.Value
	at   map[*core.Value]int // positions, from manyValues on
}

// manyValues is the size up to which a list is searched faster than a map.
const manyValues = 16

func (s *valueSet) find(v *core.Value) int {
	if s.at == nil {
		return slices.Index(s.list, v)
	}
	if i, ok := s.at[v]; ok {
		return i
	}
	return -1
}

// add adds a value and reports whether it is new.
func (s *valueSet) add(v *core.Value) bool {
	if s.find(v) >= 0 {
		return false
	}
	s.list = append(s.list, v)
	switch n := len(s.list); {
	case s.at != nil:
		s.at[v] = n - 1
	case n > manyValues:
		s.at = make(map[*core.Value]int, 2*n)
		for i, w := range s.list {
			s.at[w] = i
		}
	}
	return true
}

// pop takes the last value out.
func (s *valueSet) pop() *core.Value {
	v := s.list[len(s.list)-1]
	s.list = s.list[:len(s.list)-1]
	if s.at != nil {
		delete(s.at, v)
	}
	return v
}

// reset empties the set.
func (s *valueSet) reset() { s.list, s.at = s.list[:0], nil }
