package callgraph

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/iface/call"
	"github.com/odsgen/ods/passes"
)

// Node is a callable region in the call graph; the nodes for everything outside have no region.
type Node struct {
	// Region is what is called, nil for what is outside.
	Region *core.Region
	// Edges are the nodes that are called, each once, in the order of the first calls, after the callables nested in
	// this one as they are met.
	Edges []*Node
	// Children are the callables nested in this one.
	Children []*Node

	callees map[*Node]bool // the edges, when they are many
}

// IsExternal reports whether the node stands for what is outside.
func (n *Node) IsExternal() bool { return n.Region == nil }

// Op returns the callable operation. The node must not be external.
func (n *Node) Op() *core.Operation { return n.Region.Op() }

// Graph says which callable calls which below the operation that it was made for.
type Graph struct {
	nodes    map[*core.Region]*Node
	order    []*Node
	outer    Node // calls every callable
	unknown  Node // what is called when that cannot be seen
	tables   core.SymbolTableCollection
	indirect bool
}

// Analysis is the call graph below the operation that a pass runs on.
var Analysis = passes.Analysis[*Graph]{Name: "CallGraph", Build: New}

// New returns the call graph below an operation.
func New(op *core.Operation) *Graph {
	g := &Graph{nodes: make(map[*core.Region]*Node)}
	// Two walks: nodes may be called before they are met.
	g.walk(op, nil, g.addNode, func(*Node, call.CallOpInterface) {})
	g.walk(op, nil, func(r *core.Region, _ *Node) *Node { return g.nodes[r] }, func(n *Node, c call.CallOpInterface) {
		n.addEdge(g.Callee(c))
		g.indirect = g.indirect || c.CalleeSymbol() == nil && c.CalleeValue() != nil
	})
	return g
}

// fewEdges is how many edges are looked through without a map.
const fewEdges = 16

func (n *Node) addEdge(to *Node) {
	if n.Calls(to) {
		return
	}
	n.Edges = append(n.Edges, to)
	switch {
	case n.callees != nil:
		n.callees[to] = true
	case len(n.Edges) > fewEdges:
		n.callees = make(map[*Node]bool, 2*len(n.Edges))
		for _, e := range n.Edges {
			n.callees[e] = true
		}
	}
}

// Calls reports whether there is an edge to a node.
func (n *Node) Calls(to *Node) bool {
	if n.callees != nil {
		return n.callees[to]
	}
	return slices.Contains(n.Edges, to)
}

func (g *Graph) addNode(r *core.Region, parent *Node) *Node {
	n := &Node{Region: r}
	g.nodes[r] = n
	g.order = append(g.order, n)
	if parent != nil {
		parent.Children = append(parent.Children, n)
		parent.Edges = append(parent.Edges, n)
	} else {
		g.outer.Edges = append(g.outer.Edges, n)
	}
	return n
}

func (g *Graph) walk(op *core.Operation, parent *Node, enter func(*core.Region, *Node) *Node,
	visit func(*Node, call.CallOpInterface)) {
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

// Nodes returns the callables in the order of the operations. The slice must not be changed.
func (g *Graph) Nodes() []*Node { return g.order }

// Of returns the node of a callable region, or nil.
func (g *Graph) Of(r *core.Region) *Node { return g.nodes[r] }

// External returns the node that calls every callable that is not nested in one, as what is outside may.
func (g *Graph) External() *Node { return &g.outer }

// Unknown returns the node that stands for callees that cannot be seen.
func (g *Graph) Unknown() *Node { return &g.unknown }

// IsIndirect reports whether there is a call of a value, not of a symbol.
func (g *Graph) IsIndirect() bool { return g.indirect }

// Callee returns the node that a call leads to, one that is external when that cannot be seen. It may be asked for
// calls that were made since.
func (g *Graph) Callee(c call.CallOpInterface) *Node {
	if ref := c.CalleeSymbol(); ref != nil {
		return g.known(g.Lookup(c.AsOperation(), ref))
	} else if v := c.CalleeValue(); v != nil {
		if op := v.DefiningOp(); op != nil {
			return g.known(g.NodeOf(op))
		}
	}
	return &g.unknown
}

func (g *Graph) known(n *Node) *Node {
	if n == nil {
		return &g.unknown
	}
	return n
}

// Lookup returns the node of the callable operation that a symbol means at an operation, or nil.
func (g *Graph) Lookup(at *core.Operation, ref *core.SymbolRefAttr) *Node {
	if op := g.tables.LookupNearest(at, ref); op != nil {
		return g.NodeOf(op)
	}
	return nil
}

// NodeOf returns the node of a callable operation, or nil.
func (g *Graph) NodeOf(op *core.Operation) *Node {
	if c, ok := call.CallableOpInterfaceKey.Of(op); ok {
		if r := c.CallableRegion(); r != nil {
			return g.nodes[r]
		}
	}
	return nil
}

// Components returns the strongly connected components, callees before callers (Tarjan's algorithm). The order inside
// of a component is that in which the nodes come off the stack, as upstream's, because calls are collected in it.
func (g *Graph) Components() (list [][]*Node) {
	type frame struct {
		n    *Node
		next int
		low  int
	}
	const done = int(^uint(0) >> 1)
	number := make(map[*Node]int)
	var stack []*Node
	var visit []frame
	enter := func(n *Node) {
		number[n] = len(number) + 1
		stack = append(stack, n)
		visit = append(visit, frame{n: n, low: number[n]})
	}
	enter(&g.outer)
	for len(visit) > 0 {
		f := &visit[len(visit)-1]
		if f.next < len(f.n.Edges) {
			to := f.n.Edges[f.next]
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
		var scc []*Node
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
