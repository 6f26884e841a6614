package inline

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/iface/call"
)

// node is a callable region in the call graph; the nodes for everything outside have no region.
type node struct {
	region   *core.Region
	edges    []*node // calls and, for the outer node, all callables that are not nested in one
	children []*node // callables nested in this one

	component *component
}

func (n *node) external() bool { return n.region == nil }

func (n *node) op() *core.Operation { return n.region.Op() }

// graph says which callable calls which.
type graph struct {
	nodes   map[*core.Region]*node
	order   []*node
	outer   node // calls every callable
	unknown node // what is called when that cannot be seen
	tables  *core.SymbolCollection
	// indirect is set when what some call leads to is a value.
	indirect bool
}

func newGraph(op *core.Operation, tables *core.SymbolCollection) *graph {
	g := &graph{nodes: make(map[*core.Region]*node), tables: tables}
	// Two walks: nodes may be called before they are met.
	g.walk(op, nil, g.addNode, func(*node, call.CallOpInterface) {})
	g.walk(op, nil, func(r *core.Region, _ *node) *node { return g.nodes[r] }, func(n *node, c call.CallOpInterface) {
		n.addEdge(g.callee(c))
	})
	return g
}

func (n *node) addEdge(to *node) {
	for _, e := range n.edges {
		if e == to {
			return
		}
	}
	n.edges = append(n.edges, to)
}

func (g *graph) addNode(r *core.Region, parent *node) *node {
	n := &node{region: r}
	g.nodes[r] = n
	g.order = append(g.order, n)
	if parent != nil {
		parent.children = append(parent.children, n)
		parent.addEdge(n)
	} else {
		g.outer.addEdge(n)
	}
	return n
}

func (g *graph) walk(op *core.Operation, parent *node, enter func(*core.Region, *node) *node, visit func(*node, call.CallOpInterface)) {
	if c, ok := call.CallOpInterfaceKey.Of(op); ok {
		if parent != nil {
			visit(parent, c)
		}
		return
	}
	if c, ok := call.CallableOpInterfaceKey.Of(op); ok {
		r := c.CallableRegion()
		if r == nil || r.IsEmpty() {
			return
		}
		parent = enter(r, parent)
	}
	for _, r := range op.Regions() {
		for o := range r.Ops() {
			g.walk(o, parent, enter, visit)
		}
	}
}

// callee returns the node that a call leads to.
func (g *graph) callee(c call.CallOpInterface) *node {
	var op *core.Operation
	if ref := c.CalleeSymbol(); ref != nil {
		op = g.tables.LookupNearest(c.AsOperation(), ref)
	} else if v := c.CalleeValue(); v != nil {
		g.indirect = true
		op = v.DefiningOp()
	}
	if op != nil {
		if n := g.nodeOf(op); n != nil {
			return n
		}
	}
	return &g.unknown
}

// nodeOf returns the node of a callable operation, or nil.
func (g *graph) nodeOf(op *core.Operation) *node {
	if c, ok := call.CallableOpInterfaceKey.Of(op); ok {
		if r := c.CallableRegion(); r != nil {
			return g.nodes[r]
		}
	}
	return nil
}

// components returns the strongly connected components, callees before callers (Tarjan's algorithm). The order inside of a
// component is that in which the nodes come off the stack, as upstream's, because calls are collected in it.
func (g *graph) components() (list [][]*node) {
	type frame struct {
		n    *node
		next int
		low  int
	}
	const done = int(^uint(0) >> 1)
	number := make(map[*node]int)
	var stack []*node
	var visit []frame
	enter := func(n *node) {
		number[n] = len(number) + 1
		stack = append(stack, n)
		visit = append(visit, frame{n: n, low: number[n]})
	}
	enter(&g.outer)
	for len(visit) > 0 {
		f := &visit[len(visit)-1]
		if f.next < len(f.n.edges) {
			to := f.n.edges[f.next]
			f.next++
			if k := number[to]; k == 0 {
				enter(to)
			} else {
				f.low = min(f.low, k)
			}
			continue
		}
		leaf := *f
		visit = visit[:len(visit)-1]
		if len(visit) > 0 {
			p := &visit[len(visit)-1]
			p.low = min(p.low, leaf.low)
		}
		if leaf.low != number[leaf.n] {
			continue
		}
		var scc []*node
		for {
			n := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			number[n] = done
			scc = append(scc, n)
			if n == leaf.n {
				break
			}
		}
		list = append(list, scc)
	}
	return list
}
