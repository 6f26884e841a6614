package core

// DomTree is the dominator or post-dominator tree of the blocks of one region. It is a snapshot: changes of the region
// do not reach it.
type DomTree struct {
	region *Region
	post   bool
	blocks []*Block         // by number, in region order
	lookup map[*Block]int32 // used when a block's scratch number was overwritten by someone else
	// idom is the number of the immediate dominator, noBlock for a root or an unreachable block. In a post-dominator tree
	// the blocks right below the virtual root have noBlock too.
	idom []int32
	// pre and last are the preorder number of a node in the tree and the largest one below it; pre is 0 when unreachable.
	pre, last []int32
	children  [][]int32
	mem       []int32 // where the arrays above are, and what was needed to make them
}

const noBlock = -1

// build makes the tree, in the memory of an earlier one if there was one, with the algorithm of Lengauer and Tarjan ("A
// fast algorithm for finding dominators in a flowgraph", 1979) with path compression: O(m log n) on any graph, and no
// recursion. Post-dominators are the dominators of the reversed graph from a virtual root.
func (t *DomTree) build(r *Region, post bool) {
	*t = DomTree{region: r, post: post, blocks: t.blocks[:0], mem: t.mem}
	for b := r.first; b != nil; b = b.next {
		b.num = uint32(len(t.blocks))
		t.blocks = append(t.blocks, b)
	}
	n := len(t.blocks)
	if need := 24*n + 16; len(t.mem) < need {
		t.mem = make([]int32, need)
	} else {
		clear(t.mem[:need])
	}
	mem := cells(t.mem[:24*n+16])
	g := t.graph(&mem)
	if post {
		g = g.reversed(postRoots(g))
	}
	t.idom = g.dominators(len(t.blocks))
	t.number(&mem)
}

// num returns the block's number, or noBlock for a block that was not in the region when the tree was made.
func (t *DomTree) num(b *Block) int32 {
	if i := b.num; int(i) < len(t.blocks) && t.blocks[i] == b {
		return int32(i)
	}
	if t.lookup == nil {
		t.lookup = make(map[*Block]int32, len(t.blocks))
		for i, b := range t.blocks {
			t.lookup[b] = int32(i)
		}
	}
	if i, ok := t.lookup[b]; ok {
		return i
	}
	return noBlock
}

// IsReachable reports whether the block can be reached from the entry; in a post-dominator tree, whether it is in the
// tree.
func (t *DomTree) IsReachable(b *Block) bool {
	i := t.num(b)
	return i >= 0 && t.pre[i] != 0
}

// Dominates reports whether every way to b leads through a; true when they are equal or b is unreachable.
func (t *DomTree) Dominates(a, b *Block) bool {
	i, j := t.num(a), t.num(b)
	if i == j {
		return true
	}
	if j < 0 || t.pre[j] == 0 {
		return true
	}
	if i < 0 || t.pre[i] == 0 {
		return false
	}
	return t.pre[i] <= t.pre[j] && t.last[j] <= t.last[i]
}

// Idom returns the immediate dominator, or nil for a root and an unreachable block.
func (t *DomTree) Idom(b *Block) *Block {
	if i := t.num(b); i >= 0 && t.idom[i] >= 0 {
		return t.blocks[t.idom[i]]
	}
	return nil
}

// Children returns a new slice of the blocks that the block dominates immediately, in region order.
func (t *DomTree) Children(b *Block) []*Block {
	if t.children == nil {
		t.children = make([][]int32, len(t.blocks))
		for i, d := range t.idom {
			if d >= 0 {
				t.children[d] = append(t.children[d], int32(i))
			}
		}
	}
	i := t.num(b)
	if i < 0 {
		return nil
	}
	out := make([]*Block, len(t.children[i]))
	for k, c := range t.children[i] {
		out[k] = t.blocks[c]
	}
	return out
}

// NearestCommon returns the closest block that dominates both; nil when an argument is unreachable or only a virtual
// root does.
func (t *DomTree) NearestCommon(a, b *Block) *Block {
	i, j := t.num(a), t.num(b)
	if i < 0 || j < 0 || t.pre[i] == 0 || t.pre[j] == 0 {
		return nil
	}
	for i >= 0 && !(t.pre[i] <= t.pre[j] && t.last[j] <= t.last[i]) {
		i = t.idom[i]
	}
	if i < 0 {
		return nil
	}
	return t.blocks[i]
}

// number gives the nodes of the tree their preorder numbers.
func (t *DomTree) number(mem *cells) {
	n := len(t.blocks)
	t.pre, t.last = mem.take(n), mem.take(n)
	first, next := mem.take(n+1), mem.take(n)
	for i := range first {
		first[i] = noBlock
	}
	for i := n - 1; i >= 0; i-- {
		switch d := t.idom[i]; {
		case d >= 0:
			next[i], first[d] = first[d], int32(i)
		case d == noBlock:
			next[i], first[n] = first[n], int32(i)
		}
	}
	clock := int32(0)
	stack := mem.take(n)[:0]
	for root := first[n]; root != noBlock; root = next[root] {
		stack = append(stack[:0], root)
		for len(stack) > 0 {
			i := stack[len(stack)-1]
			if t.pre[i] == 0 {
				clock++
				t.pre[i] = clock
			}
			if c := first[i]; c != noBlock {
				first[i] = next[c]
				stack = append(stack, c)
				continue
			}
			t.last[i] = clock
			stack = stack[:len(stack)-1]
		}
	}
	for i, d := range t.idom {
		if d == unreachable {
			t.idom[i] = noBlock
		}
	}
}

const unreachable = -2
