package fusion

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/passes/dialect/affine/dependence"
)

// node is an operation of the block.
type node struct {
	id int
	op *core.Operation
	accesses
}

// edge is a dependence through a value: memory that two nodes access, or something that one node computes and the other
// one uses.
type edge struct {
	node  int
	value *core.Value
}

// graph has the dependences between operations of a block.
type graph struct {
	block *core.Block
	// unchecked takes memory that other blocks use for memory that does not escape, as upstream does.
	unchecked bool

	nodes   map[int]*node
	order   order
	next    int
	in, out map[int][]edge
	// memory has the number of edges of each memory that had any, in the order in which they came.
	memory    []*core.Value
	edgeCount map[*core.Value]int
	// users are the nodes that access memory, in the order of these.
	users map[*core.Value][]int
	// accessed are the keys of users in order.
	accessed []*core.Value
}

// newGraph makes the graph of a block; false when it has operations whose regions nothing is known about.
func newGraph(block *core.Block, unchecked bool) (*graph, bool) {
	g := &graph{block: block, unchecked: unchecked, nodes: map[int]*node{}, in: map[int][]edge{}, out: map[int][]edge{}, edgeCount: map[*core.Value]int{},
		users: map[*core.Value][]int{}}
	nests := map[*core.Operation]int{}
	for op := range block.Ops() {
		branch := false
		if op.NumRegions() > 0 {
			_, branch = flow.RegionBranchOpInterfaceKey.Of(op)
		}
		switch {
		case op.Is(&gen.ForDef):
			nests[op] = g.next
		case dependence.IsRead(op), dependence.IsWrite(op), op.HasUses():
		case !op.IsMemoryEffectFree() && (op.NumRegions() == 0 || branch):
		case op.NumRegions() > 0 && !branch:
			return nil, false
		default:
			continue
		}
		if !g.addUser(op) {
			return nil, false
		}
	}
	g.addValueEdges(nests)
	for _, m := range g.accessed {
		g.addMemoryEdges(m)
	}
	return g, true
}

// add adds a node without accesses.
func (g *graph) add(op *core.Operation) *node {
	n := &node{id: g.next, op: op}
	g.nodes[n.id] = n
	g.order.insert(n.id)
	g.next++
	return n
}

// addUser adds a node with the accesses of an operation; false when it accesses something that is not memory.
func (g *graph) addUser(op *core.Operation) bool {
	n := g.add(op)
	n.accesses = collect(op)
	for _, list := range [][]*core.Operation{n.loads, n.stores} {
		for _, o := range list {
			g.use(memRef(o), n.id)
		}
	}
	for _, x := range []struct {
		kind core.EffectKind
		list []*core.Operation
	}{{core.EffectRead, n.reads}, {core.EffectWrite, n.writes}, {core.EffectFree, n.releases}} {
		for _, o := range x.list {
			for _, v := range affected(o, x.kind) {
				if !isMemRef(v) {
					return false
				}
				g.use(v, n.id)
			}
		}
	}
	return true
}

func (g *graph) use(memory *core.Value, id int) {
	list, found := g.users[memory]
	if !found {
		g.accessed = append(g.accessed, memory)
	}
	if !slices.Contains(list, id) {
		g.users[memory] = append(list, id)
	}
}

// nestOf returns the loop of the block that an operation is in, itself excepted.
func (g *graph) nestOf(op *core.Operation) (gen.ForOp, bool) {
	for _, l := range dependence.ForLoops(op) {
		if l.Op.Block() == g.block {
			return l, true
		}
	}
	return gen.ForOp{}, false
}

// addValueEdges adds edges from nodes to nests that use their results.
func (g *graph) addValueEdges(nests map[*core.Operation]int) {
	for _, id := range g.order.ids() {
		n := g.nodes[id]
		if len(n.stores) > 0 {
			continue
		}
		for _, v := range n.op.ResultList() {
			for user := range v.Users() {
				if nest, ok := g.nestOf(user); ok {
					g.addEdge(id, nests[nest.Op], v)
				}
			}
		}
	}
}

// addMemoryEdges adds edges between nodes that access the same memory.
func (g *graph) addMemoryEdges(memory *core.Value) {
	list := g.users[memory]
	for i, src := range list {
		for _, dst := range list[i+1:] {
			if g.mayDepend(g.nodes[src], g.nodes[dst], memory) {
				g.addEdge(src, dst, memory)
			}
		}
	}
}

// dependAgain adds edges between a node and others, one excepted, that access the same memory.
func (g *graph) dependAgain(n, except *node, memory *core.Value) {
	for _, id := range g.order.ids() {
		other := g.nodes[id]
		first, second := n, other
		if other.op.IsBeforeInBlock(n.op) {
			first, second = other, n
		}
		if other != n && other != except && (other.touchedOtherwise(memory) || count(other.loads, memory)+count(other.stores,
			memory) > 0) && g.mayDepend(first, second, memory) {
			g.addEdge(first.id, second.id, memory)
		}
	}
}

// mayDepend reports whether accesses of two nodes to memory may depend on each other.
func (g *graph) mayDepend(src, dst *node, memory *core.Value) bool {
	if !src.changes(memory) && !dst.changes(memory) {
		return false
	}
	if !src.op.Is(&gen.ForDef) || !dst.op.Is(&gen.ForDef) || src.touchedOtherwise(memory) || dst.touchedOtherwise(memory) {
		return true
	}
	depth := dependence.NumCommonLoops(src.op, dst.op) + 1
	for _, a := range slices.Concat(src.loads, src.stores) {
		for _, b := range slices.Concat(dst.loads, dst.stores) {
			x, _ := dependence.AccessOf(a)
			y, _ := dependence.AccessOf(b)
			if x.MemRef == memory && y.MemRef == memory && dependence.Check(x, y, depth, false).Outcome != dependence.None {
				return true
			}
		}
	}
	return false
}

// stored reports whether a node stores to memory, as far as effects are known.
func (n *node) stored(memory *core.Value) bool {
	return count(n.stores, memory) > 0 || slices.ContainsFunc(n.writes, func(op *core.Operation) bool {
		_, known := op.Effects()
		return known && slices.Contains(affected(op, core.EffectWrite), memory)
	})
}

// changes reports whether a node stores to memory or frees it.
func (n *node) changes(memory *core.Value) bool {
	return count(n.stores, memory) > 0 || touches(n.writes, core.EffectWrite, memory) || touches(n.releases, core.EffectFree, memory)
}

// touchedOtherwise reports whether a node does something to memory that is not an affine access.
func (n *node) touchedOtherwise(memory *core.Value) bool {
	return touches(n.reads, core.EffectRead, memory) || touches(n.writes, core.EffectWrite, memory) ||
		touches(n.releases, core.EffectFree, memory)
}
