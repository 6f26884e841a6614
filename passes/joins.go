package passes

import "github.com/odsgen/ods/core"

// joins returns those of the wanted blocks in which several values can arrive when the blocks of stores set one each, and these blocks one
// each in turn. It takes time in proportion to the region, where lists of all dominance frontiers can be as long as its square: Sreedhar and
// Gao, "A linear time algorithm for placing phi-nodes" (1995). Blocks are visited by falling depth in the dominator tree, each with what it
// dominates. An edge from there to a block that is no deeper leaves what the block dominates. What was visited for a deeper block need not be
// visited again: edges that leave what the higher one dominates leave what the deeper one dominates.
func joins(tree *core.DomTree, stores []*core.Block, wanted map[*core.Block]bool) map[*core.Block]bool {
	out := make(map[*core.Block]bool)
	depth := depths{tree: tree, of: make(map[*core.Block]int)}
	var waiting [][]*core.Block // by depth
	entered := make(map[*core.Block]bool)
	enter := func(b *core.Block) {
		if entered[b] || !tree.IsReachable(b) {
			return
		}
		entered[b] = true
		d := depth.at(b)
		for len(waiting) <= d {
			waiting = append(waiting, nil)
		}
		waiting[d] = append(waiting[d], b)
	}
	for _, b := range stores {
		enter(b)
	}
	visited := make(map[*core.Block]bool)
	for d := len(waiting) - 1; d >= 0; d-- {
		for len(waiting[d]) > 0 {
			last := len(waiting[d]) - 1
			root := waiting[d][last]
			waiting[d] = waiting[d][:last]
			visited[root] = true
			for work := []*core.Block{root}; len(work) > 0; {
				b := work[len(work)-1]
				work = work[:len(work)-1]
				if end := b.Last(); end != nil {
					for _, to := range end.Successors() {
						if wanted[to] && !out[to] && depth.at(to) <= d {
							out[to] = true
							enter(to)
						}
					}
				}
				for _, child := range tree.Children(b) {
					if !visited[child] {
						visited[child] = true
						work = append(work, child)
					}
				}
			}
		}
	}
	return out
}

// depths are depths of blocks in a dominator tree, computed when they are asked for.
type depths struct {
	tree *core.DomTree
	of   map[*core.Block]int
}

func (d depths) at(b *core.Block) int {
	var path []*core.Block
	n := 0
	for ; b != nil; b = d.tree.Idom(b) {
		if k, known := d.of[b]; known {
			n = k + 1
			break
		}
		path = append(path, b)
	}
	for i := len(path) - 1; i >= 0; i-- {
		d.of[path[i]] = n
		n++
	}
	return n - 1
}
