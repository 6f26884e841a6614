package shape

// reduce makes a graph reducible: the parts that are not get nodes of their own.
func (g *graph) reduce() {
	g.order()
	g.dominators()
	if g.reducible() {
		return
	}
	all := make([]int, len(g.succs))
	for i := range all {
		all[i] = i
	}
	// Each part still to look at, and the node whose ways back do not count there.
	type part struct {
		nodes  []int
		header int
	}
	work := []part{{all, -1}}
	for len(work) > 0 {
		p := work[len(work)-1]
		work = work[:len(work)-1]
		for _, scc := range g.components(p.nodes, p.header) {
			entries := g.entries(scc)
			if len(entries) == 0 {
				continue // control does not reach it
			}
			header := entries[0]
			if len(entries) > 1 {
				header, scc = g.dispatch(scc, entries)
			}
			work = append(work, part{scc, header})
		}
	}
	g.order()
	g.dominators()
}

// reducible reports whether every way back leads to a node that dominates where it starts.
func (g *graph) reducible() bool {
	for _, n := range g.rpo {
		for _, s := range g.succs[n] {
			if g.back(n, s) && !g.dominates(s, n) {
				return false
			}
		}
	}
	return true
}

// components returns the strongly connected parts of a set of nodes that hold a way back, without the edges to a
// header. The algorithm is Tarjan's (1972), with a stack of its own.
func (g *graph) components(nodes []int, header int) [][]int {
	const unseen, outside = 0, -1
	for len(g.scratch) < len(g.succs) {
		g.scratch = append(g.scratch, outside)
	}
	index := g.scratch
	for _, n := range nodes {
		index[n] = unseen
	}
	low := map[int]int{}
	onStack := map[int]bool{}
	var stack []int
	var out [][]int
	type frame struct{ node, next int }
	next := 0
	for _, root := range nodes {
		if index[root] != unseen {
			continue
		}
		calls := []frame{{node: root}}
		for len(calls) > 0 {
			f := &calls[len(calls)-1]
			n := f.node
			if f.next == 0 {
				next++
				index[n], low[n] = next, next
				stack, onStack[n] = append(stack, n), true
			}
			if f.next < len(g.succs[n]) {
				s := g.succs[n][f.next]
				f.next++
				switch {
				case s == header || index[s] == outside:
				case index[s] == unseen:
					calls = append(calls, frame{node: s})
				case onStack[s]:
					low[n] = min(low[n], index[s])
				}
				if f.next < len(g.succs[n]) || len(calls) > 0 && calls[len(calls)-1].node != n {
					continue
				}
			}
			calls = calls[:len(calls)-1]
			if len(calls) > 0 {
				up := calls[len(calls)-1].node
				low[up] = min(low[up], low[n])
			}
			if low[n] != index[n] {
				continue
			}
			at := len(stack) - 1
			for stack[at] != n {
				at--
			}
			scc := append([]int(nil), stack[at:]...)
			for _, m := range scc {
				onStack[m] = false
			}
			stack = stack[:at]
			if len(scc) > 1 || n != header && g.hasEdge(n, n) {
				out = append(out, scc)
			}
		}
	}
	for _, n := range nodes {
		index[n] = outside
	}
	return out
}

func (g *graph) hasEdge(from, to int) bool {
	for _, s := range g.succs[from] {
		if s == to {
			return true
		}
	}
	return false
}

// entries returns the nodes of a part that control reaches from outside of it, in the order of the numbers.
func (g *graph) entries(scc []int) []int {
	inside := map[int]bool{}
	for _, n := range scc {
		inside[n] = true
	}
	preds := g.predecessors()
	var out []int
	for _, n := range scc {
		is := n == 0
		for _, p := range preds[n] {
			is = is || !inside[p]
		}
		if is {
			out = append(out, n)
		}
	}
	return out
}

// dispatch gives a part one entry: a node that all ways to the entries lead to, each through a node that says to which.
// It returns the new entry and the part with what belongs to it.
func (g *graph) dispatch(scc, entries []int) (int, []int) {
	inside, number := map[int]bool{}, map[int]int{}
	for _, n := range scc {
		inside[n] = true
	}
	d := g.add(node{kind: Dispatch})
	g.succs[d] = entries
	for k, n := range entries {
		number[n] = k
	}
	part := append(append([]int(nil), scc...), d)
	old := len(g.succs) - 1
	for from := range old {
		for i, to := range g.succs[from] {
			k, ok := number[to]
			if !ok {
				continue
			}
			set := g.add(node{kind: Label, value: k})
			g.succs[set] = []int{d}
			g.succs[from][i] = set
			if inside[from] {
				part = append(part, set)
			}
		}
	}
	if k, ok := number[0]; ok {
		// The entry of the graph has a way from outside that no edge stands for: a new node takes its place.
		g.start = g.add(node{kind: Label, value: k})
		g.succs[g.start] = []int{d}
	}
	return d, part
}
