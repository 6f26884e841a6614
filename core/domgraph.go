package core

// flowGraph is a flow graph in compressed form. Its nodes are the blocks by number, perhaps with a virtual root after
// them.
type flowGraph struct {
	n, root int
	start   []int32 // index of a node's first edge in to; start[n] is the number of edges
	to      []int32
	mem     *cells
}

// cells hands out pieces of one array, because a tree takes about fifteen small ones.
type cells []int32

func (c *cells) take(n int) []int32 {
	if len(*c) < n {
		*c = make([]int32, max(20*n, 128))
	}
	out := (*c)[:n:n]
	*c = (*c)[n:]
	return out
}

// graph returns the flow graph of the region, with the entry as root. Edges to other regions, which malformed IR may
// have, are left out.
func (t *DomTree) graph(mem *cells) *flowGraph {
	g := &flowGraph{n: len(t.blocks), mem: mem}
	g.start, g.to = mem.take(g.n + 1)[:0], mem.take(2 * g.n)[:0]
	for _, b := range t.blocks {
		g.start = append(g.start, int32(len(g.to)))
		if b.last == nil || b.last.ext == nil {
			continue
		}
		for i := range b.last.ext.successors {
			if s := b.last.ext.successors[i].block; s != nil && s.region == t.region {
				g.to = append(g.to, int32(t.num(s)))
			}
		}
	}
	g.start = append(g.start, int32(len(g.to)))
	return g
}

func (g *flowGraph) succs(i int32) []int32 { return g.to[g.start[i]:g.start[i+1]] }

// reversed returns the graph with all edges turned around and a virtual root, after all nodes, with edges to the given
// ones.
func (g *flowGraph) reversed(roots []int32) *flowGraph {
	r := &flowGraph{n: g.n + 1, root: g.n, start: g.mem.take(g.n + 2), to: g.mem.take(len(g.to) + len(roots)), mem: g.mem}
	for _, v := range g.to {
		r.start[v+1]++
	}
	for i := range g.n {
		r.start[i+1] += r.start[i]
	}
	fill := g.mem.take(g.n)
	copy(fill, r.start)
	for u := range int32(g.n) {
		for _, v := range g.succs(u) {
			r.to[fill[v]] = u
			fill[v]++
		}
	}
	copy(r.to[len(g.to):], roots)
	r.start[g.n+1] = int32(len(r.to))
	return r
}

// postRoots returns where the search for post-dominators starts: the blocks without successors, and one block of each
// loop that cannot be left, so that every block is in the tree. Of such a loop it is the block that a depth-first
// search from its first block reaches last, which is what LLVM's choice comes to for ordinary loops.
func postRoots(g *flowGraph) []int32 {
	back := g.reversed(nil)
	seen := make([]bool, g.n)
	var roots, stack []int32
	mark := func(from int32) {
		seen[from] = true
		stack = append(stack[:0], from)
		for len(stack) > 0 {
			i := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			for _, p := range back.succs(i) {
				if !seen[p] {
					seen[p] = true
					stack = append(stack, p)
				}
			}
		}
	}
	for i := range int32(g.n) {
		if len(g.succs(i)) == 0 {
			roots = append(roots, i)
			mark(i)
		}
	}
	// As in Kosaraju's algorithm, the block that a search of the reversed graph finishes last belongs to a component
	// without a way out; after everything that reaches it is marked, so does the last one of the rest.
	order := back.postorder(seen)
	for k := len(order) - 1; k >= 0; k-- {
		if v := order[k]; !seen[v] {
			roots = append(roots, g.furthest(v))
			mark(v)
		}
	}
	return roots
}

// postorder returns the nodes that are not in skip in the order in which a depth-first search from every node finishes
// them.
func (g *flowGraph) postorder(skip []bool) []int32 {
	edge := append([]int32(nil), g.start...)
	visited := make([]bool, g.n)
	var order, stack []int32
	for i := range int32(len(skip)) {
		if skip[i] || visited[i] {
			continue
		}
		visited[i] = true
		stack = append(stack[:0], i)
		for len(stack) > 0 {
			v := stack[len(stack)-1]
			if edge[v] == g.start[v+1] {
				order = append(order, v)
				stack = stack[:len(stack)-1]
				continue
			}
			s := g.to[edge[v]]
			edge[v]++
			if !visited[s] && !skip[s] {
				visited[s] = true
				stack = append(stack, s)
			}
		}
	}
	return order
}

// furthest returns the node that a depth-first search from v visits last.
func (g *flowGraph) furthest(v int32) int32 {
	seen := map[int32]bool{}
	stack := []int32{v}
	last := v
	for len(stack) > 0 {
		u := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if seen[u] {
			continue
		}
		seen[u], last = true, u
		for _, s := range g.succs(u) {
			if !seen[s] {
				stack = append(stack, s)
			}
		}
	}
	return last
}

// dominators returns the immediate dominator of each of the first blocks nodes: noBlock for the root and below a
// virtual one, unreachable for nodes that the root does not reach. All arrays but number are indexed by depth-first
// number.
func (g *flowGraph) dominators(blocks int) []int32 {
	var s domSearch
	s.run(g)
	n := len(s.vertex)
	semi, idom := g.mem.take(n), g.mem.take(n)
	bucket, next := g.mem.take(n), g.mem.take(n) // lists of nodes by semidominator
	s.ancestor, s.label, s.path = g.mem.take(n), g.mem.take(n), g.mem.take(n)[:0]
	for i := range int32(n) {
		semi[i], s.label[i], s.ancestor[i], bucket[i] = i, i, noBlock, noBlock
	}
	s.semi = semi
	back := g.reversed(nil)
	for w := int32(n - 1); w > 0; w-- {
		for _, p := range back.succs(s.vertex[w]) {
			if v := s.number[p]; v != noBlock {
				semi[w] = min(semi[w], semi[s.eval(v)])
			}
		}
		next[w], bucket[semi[w]] = bucket[semi[w]], w
		parent := s.parent[w]
		s.ancestor[w] = parent
		for v := bucket[parent]; v != noBlock; v = next[v] {
			if u := s.eval(v); semi[u] < semi[v] {
				idom[v] = u
			} else {
				idom[v] = parent
			}
		}
		bucket[parent] = noBlock
	}
	out := g.mem.take(blocks)
	for i := range out {
		out[i] = unreachable
	}
	for w := range int32(n) {
		if w > 0 && idom[w] != semi[w] {
			idom[w] = idom[idom[w]]
		}
		if b := s.vertex[w]; int(b) < blocks {
			out[b] = noBlock
			if d := s.vertex[idom[w]]; w > 0 && int(d) < blocks {
				out[b] = d
			}
		}
	}
	return out
}

// domSearch is the depth-first search and the forest of the Lengauer-Tarjan algorithm.
type domSearch struct {
	number         []int32 // depth-first number by node, noBlock when unreachable
	vertex, parent []int32 // node, and number of the parent in the search
	ancestor       []int32 // parent in the forest, noBlock for a root
	label, semi    []int32
	path           []int32
}

func (s *domSearch) run(g *flowGraph) {
	s.number, s.vertex, s.parent = g.mem.take(g.n), g.mem.take(g.n)[:0], g.mem.take(g.n)[:0]
	for i := range s.number {
		s.number[i] = noBlock
	}
	edge := g.mem.take(len(g.start))
	copy(edge, g.start)
	visit := func(v, parent int32) {
		s.number[v] = int32(len(s.vertex))
		s.vertex = append(s.vertex, v)
		s.parent = append(s.parent, parent)
	}
	visit(int32(g.root), 0)
	stack := append(g.mem.take(g.n)[:0], int32(g.root))
	for len(stack) > 0 {
		v := stack[len(stack)-1]
		if edge[v] == g.start[v+1] {
			stack = stack[:len(stack)-1]
			continue
		}
		w := g.to[edge[v]]
		edge[v]++
		if s.number[w] == noBlock {
			visit(w, s.number[v])
			stack = append(stack, w)
		}
	}
}

// eval returns the node with the smallest semidominator on the way from v to the root of its tree in the forest, the
// root excluded, and shortens that way.
func (s *domSearch) eval(v int32) int32 {
	if s.ancestor[v] == noBlock {
		return v
	}
	s.path = s.path[:0]
	for u := v; s.ancestor[s.ancestor[u]] != noBlock; u = s.ancestor[u] {
		s.path = append(s.path, u)
	}
	for i := len(s.path) - 1; i >= 0; i-- {
		u := s.path[i]
		a := s.ancestor[u]
		if s.semi[s.label[a]] < s.semi[s.label[u]] {
			s.label[u] = s.label[a]
		}
		s.ancestor[u] = s.ancestor[a]
	}
	return s.label[v]
}
