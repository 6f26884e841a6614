package cftoscf

import "github.com/odsgen/ods/core"

// domTree is the dominator tree of a region as it was when it was made: blocks that came later are in none.
type domTree struct {
	number   map[*core.Block]int // in the order of a depth-first visit
	blocks   []*core.Block
	parent   []int
	children [][]int
}

// tree returns the tree of a region, made when there is none.
func (x *lifter) tree(r *core.Region) *domTree {
	if x.trees[r] == nil {
		x.trees[r] = newDomTree(r.Entry())
	}
	return x.trees[r]
}

// newDomTree computes the tree with the algorithm of Cooper, Harvey and Kennedy: A Simple, Fast Dominance Algorithm.
func newDomTree(entry *core.Block) *domTree {
	t := &domTree{number: map[*core.Block]int{}}
	var post []int
	type frame struct {
		block *core.Block
		next  int
	}
	enter := func(b *core.Block) frame {
		t.number[b] = len(t.blocks)
		t.blocks = append(t.blocks, b)
		return frame{block: b}
	}
	for stack := []frame{enter(entry)}; len(stack) > 0; {
		top := &stack[len(stack)-1]
		end := top.block.Last()
		if end == nil || top.next >= end.NumSuccessors() {
			post = append(post, t.number[top.block])
			stack = stack[:len(stack)-1]
			continue
		}
		to := end.Successor(top.next)
		top.next++
		if _, ok := t.number[to]; !ok {
			stack = append(stack, enter(to))
		}
	}
	rank := make([]int, len(t.blocks))
	for i, n := range post {
		rank[n] = i
	}
	t.parent = make([]int, len(t.blocks))
	for i := range t.parent {
		t.parent[i] = -1
	}
	t.parent[0] = 0
	for changed := true; changed; {
		changed = false
		for i := len(post) - 2; i >= 0; i-- {
			n, by := post[i], -1
			for p := range t.blocks[n].Preds() {
				k, ok := t.number[p]
				if !ok || t.parent[k] < 0 {
					continue
				}
				for by >= 0 && by != k {
					if rank[by] < rank[k] {
						by = t.parent[by]
					} else {
						k = t.parent[k]
					}
				}
				by = k
			}
			if t.parent[n] != by {
				t.parent[n], changed = by, true
			}
		}
	}
	t.children = make([][]int, len(t.blocks))
	for n := 1; n < len(t.blocks); n++ {
		t.children[t.parent[n]] = append(t.children[t.parent[n]], n)
	}
	return t
}

// below returns a block and those that it dominates, parents first.
func (t *domTree) below(b *core.Block) (out []*core.Block) {
	stack := []int{t.number[b]}
	for len(stack) > 0 {
		n := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		out = append(out, t.blocks[n])
		for i := len(t.children[n]) - 1; i >= 0; i-- {
			stack = append(stack, t.children[n][i])
		}
	}
	return out
}

// dominates reports whether all ways to b go through a. Blocks that are not in the tree dominate nothing, and are
// dominated by all.
func (t *domTree) dominates(a, b *core.Block) bool {
	if a == b {
		return true
	}
	n, ok := t.number[b]
	if !ok {
		return true
	}
	m, ok := t.number[a]
	if !ok {
		return false
	}
	for ; n > m; n = t.parent[n] {
	}
	return n == m
}
