package fusion

import (
	"slices"

	"github.com/odsgen/ods/core"
)

func (g *graph) hasEdge(src, dst int, value *core.Value) bool {
	return slices.Contains(g.out[src], edge{dst, value})
}

func (g *graph) addEdge(src, dst int, value *core.Value) {
	if g.hasEdge(src, dst, value) {
		return
	}
	g.out[src] = append(g.out[src], edge{dst, value})
	g.in[dst] = append(g.in[dst], edge{src, value})
	if isMemRef(value) {
		if _, found := g.edgeCount[value]; !found {
			g.memory = append(g.memory, value)
		}
		g.edgeCount[value]++
	}
}

func (g *graph) removeEdge(src, dst int, value *core.Value) {
	if isMemRef(value) {
		g.edgeCount[value]--
	}
	drop := func(edges map[int][]edge, from, to int) {
		if i := slices.Index(edges[from], edge{to, value}); i >= 0 {
			edges[from] = slices.Delete(edges[from], i, i+1)
		}
	}
	drop(g.in, dst, src)
	drop(g.out, src, dst)
}

func (g *graph) removeNode(id int) {
	for _, e := range slices.Clone(g.in[id]) {
		g.removeEdge(e.node, id, e.value)
	}
	for _, e := range slices.Clone(g.out[id]) {
		g.removeEdge(id, e.node, e.value)
	}
	delete(g.in, id)
	delete(g.out, id)
	delete(g.nodes, id)
	g.order.remove(id)
}

// reaches reports whether edges lead from one node to another one.
func (g *graph) reaches(src, dst int) bool {
	seen, todo := map[int]bool{}, []int{src}
	for len(todo) > 0 {
		id := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if id == dst {
			return true
		}
		if seen[id] {
			continue
		}
		seen[id] = true
		for _, e := range g.out[id] {
			todo = append(todo, e.node)
		}
	}
	return false
}

// storesBefore counts the edges to a node on memory that the source stores to.
func (g *graph) storesBefore(id int, memory *core.Value) (n int) {
	for _, e := range g.in[id] {
		if e.value == memory && count(g.nodes[e.node].stores, memory) > 0 {
			n++
		}
	}
	return n
}

// outCount counts the edges from a node on memory.
func (g *graph) outCount(id int, memory *core.Value) (n int) {
	for _, e := range g.out[id] {
		if e.value == memory {
			n++
		}
	}
	return n
}

// insertionPoint returns the operation before which the fusion of two nests can go so that all dependences stay, or
// nil.
func (g *graph) insertionPoint(src, dst int) *core.Operation {
	for _, e := range g.in[dst] {
		if !isMemRef(e.value) && g.reaches(src, e.node) {
			return nil
		}
	}
	after, before := map[*core.Operation]bool{}, map[*core.Operation]bool{}
	for _, e := range g.out[src] {
		after[g.nodes[e.node].op] = e.node != dst
	}
	for _, e := range g.in[dst] {
		before[g.nodes[e.node].op] = e.node != src
	}
	end := g.nodes[dst].op
	var first *core.Operation
	for op := g.nodes[src].op.Next(); op != nil && op != end; op = op.Next() {
		if first == nil && after[op] {
			first = op
		}
		if first != nil && before[op] {
			return nil
		}
	}
	if first != nil {
		return first
	}
	return end
}

// fused updates edges after the fusion of a producer into a consumer. Memory that became private has no edges any more.
func (g *graph) fused(src, dst int, private []*core.Value, removed bool) {
	for _, e := range slices.Clone(g.in[src]) {
		if !slices.Contains(private, e.value) {
			g.addEdge(e.node, dst, e.value)
		}
	}
	for _, e := range slices.Clone(g.out[src]) {
		if e.node != dst && removed {
			g.addEdge(dst, e.node, e.value)
		}
		if e.node == dst || removed {
			g.removeEdge(src, e.node, e.value)
		}
	}
	for _, e := range slices.Clone(g.in[dst]) {
		if slices.Contains(private, e.value) {
			g.removeEdge(e.node, dst, e.value)
		}
	}
}

// merged moves the edges of a nest to the one that it was fused into.
func (g *graph) merged(src, dst int) {
	for _, e := range slices.Clone(g.in[src]) {
		g.addEdge(e.node, dst, e.value)
		g.removeEdge(e.node, src, e.value)
	}
	for _, e := range slices.Clone(g.out[src]) {
		g.addEdge(dst, e.node, e.value)
		g.removeEdge(src, e.node, e.value)
	}
}

// memoryEdges returns the edges on memory.
func memoryEdges(list []edge) (out []edge) {
	for _, e := range list {
		if isMemRef(e.value) {
			out = append(out, e)
		}
	}
	return out
}

// recollect finds the accesses of a node again.
func (g *graph) recollect(n *node) { n.accesses = collect(n.op) }
