package rewrite

import (
	"slices"

	"github.com/odsgen/ods/core"
)

// PostOrder returns the blocks reachable from entry, successors before predecessors. Iterative, so depth is not a
// limit.
func PostOrder(entry *core.Block) []*core.Block {
	if entry.HasNoSuccessors() {
		return []*core.Block{entry}
	}
	type frame struct {
		b    *core.Block
		next int
	}
	var (
		out    []*core.Block
		seen   blockSet
		buffer [16]frame
	)
	seen.add(entry)
	stack := append(buffer[:0], frame{b: entry})
	for len(stack) > 0 {
		f := &stack[len(stack)-1]
		if t := f.b.Last(); t != nil && f.next < t.NumSuccessors() {
			s := t.Successor(f.next)
			f.next++
			if s != nil && seen.add(s) {
				stack = append(stack, frame{b: s})
			}
			continue
		}
		out = append(out, f.b)
		stack = stack[:len(stack)-1]
	}
	return out
}

// blockSet is a set of blocks. Most regions have few, for which a list is faster than a map.
type blockSet struct {
	few  [12]*core.Block
	n    int
	many map[*core.Block]bool
}

// add reports whether the block was not there yet.
func (s *blockSet) add(b *core.Block) bool {
	if s.many == nil {
		if slices.Contains(s.few[:s.n], b) {
			return false
		}
		if s.n < len(s.few) {
			s.few[s.n] = b
			s.n++
			return true
		}
		s.many = make(map[*core.Block]bool, 2*len(s.few))
		for _, c := range s.few {
			s.many[c] = true
		}
	}
	if s.many[b] {
		return false
	}
	s.many[b] = true
	return true
}
