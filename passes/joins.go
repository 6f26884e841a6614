package passes

import (
	"cmp"
	"container/heap"
	"slices"

	"github.com/odsgen/ods/core"
)

// domOrder is where the blocks of a region are in its dominator tree, for all slots of the region: promotion makes no
// blocks and no edges.
type domOrder map[*core.Block]domPlace

// domPlace is the place of a block that control reaches.
type domPlace struct {
	// first is its number in the order in which a walk visits blocks, one after those that dominate it, and last the
	// largest number of those that it dominates.
	first, last int
	depth       int // in the tree
	block       int // its number in the region
}

func newDomOrder(tree *core.DomTree, r *core.Region) domOrder {
	type step struct {
		block *core.Block
		depth int
		left  bool
	}
	order := make(domOrder)
	number := 0
	for work := []step{{block: r.Entry()}}; len(work) > 0; {
		s := work[len(work)-1]
		work = work[:len(work)-1]
		if s.left {
			p := order[s.block]
			p.last = number
			order[s.block] = p
			continue
		}
		number++
		order[s.block] = domPlace{first: number, depth: s.depth}
		work = append(work, step{block: s.block, left: true})
		for _, child := range tree.Children(s.block) {
			work = append(work, step{block: child, depth: s.depth + 1})
		}
	}
	number = 0
	for b := range r.Blocks() {
		if p, ok := order[b]; ok {
			p.block = number
			order[b] = p
		}
		number++
	}
	return order
}

// joins returns those of the wanted blocks in which several values can arrive when the blocks of stores set one each,
// and these blocks one each in turn. It is the algorithm of Sreedhar and Gao, "A linear time algorithm for placing
// phi-nodes" (1995): blocks are visited by falling depth in the dominator tree, each with what it dominates. An edge
// from there to a block that is no deeper leaves what the block dominates. What was visited for a deeper block need not
// be visited again: edges that leave what the higher one dominates leave what the deeper one dominates. Only edges to
// wanted blocks are looked at, so it takes time in proportion to these and not to the region.
func joins(order domOrder, stores []*core.Block, wanted map[*core.Block]bool) map[*core.Block]bool {
	edges := edgesTo(order, wanted)
	out := make(map[*core.Block]bool)
	var roots deepest
	entered := make(map[*core.Block]bool)
	enter := func(b *core.Block) {
		if p, reachable := order[b]; reachable && !entered[b] {
			entered[b] = true
			heap.Push(&roots, p)
		}
	}
	for _, b := range stores {
		enter(b)
	}
	for len(roots) > 0 {
		root := heap.Pop(&roots).(domPlace)
		i, _ := slices.BinarySearchFunc(edges.list, root.first, func(e joinEdge, first int) int { return cmp.Compare(e.from, first) })
		for i = edges.at(i); i < len(edges.list) && edges.list[i].from <= root.last; i = edges.at(i) {
			if e := edges.list[i]; e.depth <= root.depth && !out[e.to] {
				out[e.to] = true
				enter(e.to)
			}
			edges.next[i] = i + 1
		}
	}
	return out
}

// joinEdge is an edge from the block with a number to a block at a depth.
type joinEdge struct {
	from, depth int
	to          *core.Block
}

// joinEdges are edges by the numbers of the blocks that they come from.
type joinEdges struct {
	list []joinEdge
	next []int // i when edge i has not been looked at, else a later one on the way to the next that has not
}

func edgesTo(order domOrder, wanted map[*core.Block]bool) *joinEdges {
	e := new(joinEdges)
	for to := range wanted {
		p, reachable := order[to]
		if !reachable {
			continue
		}
		for pred := range to.Preds() {
			if from, reachable := order[pred]; reachable {
				e.list = append(e.list, joinEdge{from.first, p.depth, to})
			}
		}
	}
	slices.SortFunc(e.list, func(a, b joinEdge) int { return cmp.Compare(a.from, b.from) })
	e.next = make([]int, len(e.list)+1)
	for i := range e.next {
		e.next[i] = i
	}
	return e
}

// at returns the first edge from number i on that has not been looked at.
func (e *joinEdges) at(i int) int {
	for e.next[i] != i {
		e.next[i] = e.next[e.next[i]]
		i = e.next[i]
	}
	return i
}

// deepest is a heap of places, those that are deepest in the tree first.
type deepest []domPlace

// Len, Less, Swap, Push and Pop implement [heap.Interface].
func (d deepest) Len() int           { return len(d) }
func (d deepest) Less(i, j int) bool { return d[i].depth > d[j].depth }
func (d deepest) Swap(i, j int)      { d[i], d[j] = d[j], d[i] }
func (d *deepest) Push(x any)        { *d = append(*d, x.(domPlace)) }
func (d *deepest) Pop() any {
	last := (*d)[len(*d)-1]
	*d = (*d)[:len(*d)-1]
	return last
}
