package shape

// node says what a node of a graph is: one of the caller, or one that was added.
type node struct {
	kind  Kind
	value int // of a label
}

// graph is a control flow graph. Nodes from first on were added.
type graph struct {
	succs [][]int
	nodes []node
	start int
	first int

	rpo      []int // the nodes that control reaches, in reverse postorder
	number   []int // of each node in rpo, -1 for unreachable ones
	idom     []int
	children [][]int
	// in and out are the numbers of a walk over the dominator tree.
	in, out []int
	scratch []int
}

func newGraph(succs [][]int) *graph {
	g := &graph{first: len(succs)}
	for _, s := range succs {
		g.succs = append(g.succs, append([]int(nil), s...))
	}
	return g
}

// add makes a node without successors.
func (g *graph) add(n node) int {
	g.succs = append(g.succs, nil)
	g.nodes = append(g.nodes, n)
	return len(g.succs) - 1
}

// of returns what a node is.
func (g *graph) of(n int) node {
	if n < g.first {
		return node{kind: Code}
	}
	return g.nodes[n-g.first]
}

func (g *graph) predecessors() [][]int {
	preds := make([][]int, len(g.succs))
	for n, list := range g.succs {
		for _, s := range list {
			preds[s] = append(preds[s], n)
		}
	}
	return preds
}

// order numbers the nodes that control reaches in reverse postorder.
func (g *graph) order() {
	g.number = make([]int, len(g.succs))
	for i := range g.number {
		g.number[i] = -1
	}
	type frame struct{ node, next int }
	stack := []frame{{node: g.start}}
	g.number[g.start] = 0
	var post []int
	for len(stack) > 0 {
		f := &stack[len(stack)-1]
		list := g.succs[f.node]
		if f.next == len(list) {
			post = append(post, f.node)
			stack = stack[:len(stack)-1]
			continue
		}
		// From the end, so that the first successor follows its predecessor.
		s := list[len(list)-1-f.next]
		f.next++
		if g.number[s] < 0 {
			g.number[s] = 0
			stack = append(stack, frame{node: s})
		}
	}
	g.rpo = make([]int, len(post))
	for i, n := range post {
		k := len(post) - 1 - i
		g.rpo[k], g.number[n] = n, k
	}
}

// back reports whether an edge leads back or to its own start.
func (g *graph) back(from, to int) bool { return g.number[to] <= g.number[from] }

// dominators computes the immediate dominators, their tree, and the numbers of a walk over it.
func (g *graph) dominators() {
	n := len(g.succs)
	d := &dominators{parent: make([]int, n), semi: make([]int, n), label: make([]int, n), ancestor: make([]int, n)}
	g.idom = make([]int, n)
	preds := g.predecessors()
	// A depth-first numbering; semi is that number until the node is processed.
	order := d.depthFirst(g)
	bucket := make([][]int, n)
	for i := len(order) - 1; i > 0; i-- {
		w := order[i]
		for _, v := range preds[w] {
			if d.semi[v] >= 0 {
				d.semi[w] = min(d.semi[w], d.semi[d.eval(v)])
			}
		}
		bucket[order[d.semi[w]]] = append(bucket[order[d.semi[w]]], w)
		p := d.parent[w]
		d.ancestor[w] = p
		for _, v := range bucket[p] {
			if u := d.eval(v); d.semi[u] < d.semi[v] {
				g.idom[v] = u
			} else {
				g.idom[v] = p
			}
		}
		bucket[p] = nil
	}
	for i, w := range order {
		if i > 0 && g.idom[w] != order[d.semi[w]] {
			g.idom[w] = g.idom[g.idom[w]]
		}
	}
	g.idom[g.start] = g.start
	g.tree()
}

// dominators is the state of the algorithm of Lengauer and Tarjan, in its simple form.
type dominators struct{ parent, semi, label, ancestor []int }

func (d *dominators) depthFirst(g *graph) []int {
	for i := range d.semi {
		d.semi[i], d.ancestor[i], d.label[i] = -1, -1, i
	}
	type frame struct{ node, next int }
	stack := []frame{{node: g.start}}
	order := []int{g.start}
	d.semi[g.start] = 0
	for len(stack) > 0 {
		f := &stack[len(stack)-1]
		if f.next == len(g.succs[f.node]) {
			stack = stack[:len(stack)-1]
			continue
		}
		s := g.succs[f.node][f.next]
		f.next++
		if d.semi[s] < 0 {
			d.semi[s], d.parent[s] = len(order), f.node
			order = append(order, s)
			stack = append(stack, frame{node: s})
		}
	}
	return order
}

// eval returns the node with the least semidominator on the way up to the root of a node's tree, and shortens the way.
func (d *dominators) eval(v int) int {
	if d.ancestor[v] < 0 {
		return v
	}
	var path []int
	for u := v; d.ancestor[d.ancestor[u]] >= 0; u = d.ancestor[u] {
		path = append(path, u)
	}
	for i := len(path) - 1; i >= 0; i-- {
		u := path[i]
		a := d.ancestor[u]
		if d.semi[d.label[a]] < d.semi[d.label[u]] {
			d.label[u] = d.label[a]
		}
		d.ancestor[u] = d.ancestor[a]
	}
	return d.label[v]
}

// tree collects the children of each node in the dominator tree, in reverse postorder, and numbers a walk over it.
func (g *graph) tree() {
	n := len(g.succs)
	g.children = make([][]int, n)
	for _, v := range g.rpo[1:] {
		g.children[g.idom[v]] = append(g.children[g.idom[v]], v)
	}
	g.in, g.out = make([]int, n), make([]int, n)
	type frame struct{ node, next int }
	stack := []frame{{node: g.start}}
	clock := 0
	for len(stack) > 0 {
		f := &stack[len(stack)-1]
		if f.next == 0 {
			clock++
			g.in[f.node] = clock
		}
		if f.next == len(g.children[f.node]) {
			g.out[f.node] = clock
			stack = stack[:len(stack)-1]
			continue
		}
		c := g.children[f.node][f.next]
		f.next++
		stack = append(stack, frame{node: c})
	}
}

// dominates reports whether every way to b leads through a.
func (g *graph) dominates(a, b int) bool { return g.in[a] <= g.in[b] && g.out[b] <= g.out[a] }
