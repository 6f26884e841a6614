package pdltopdlinterp

import (
	"maps"
	"slices"

	"github.com/odsgen/ods/core"
)

// cost orders edges: by depth, and those of equal depth by the order in which they were found.
type cost struct{ depth, id int }

func (a cost) less(b cost) bool { return a.depth < b.depth || a.depth == b.depth && a.id < b.id }

type way struct {
	cost
	connector *core.Value
}

type ways struct {
	sources []*core.Value
	by      map[*core.Value]way
}

func (w *ways) set(source *core.Value, to way) {
	if _, ok := w.by[source]; !ok {
		w.sources = append(w.sources, source)
	}
	w.by[source] = to
}

func (w *ways) remove(source *core.Value) {
	delete(w.by, source)
	w.sources = slices.DeleteFunc(w.sources, func(v *core.Value) bool { return v == source })
}

// graph has for each root the ways that lead to it from others.
type graph struct {
	targets []*core.Value
	in      map[*core.Value]*ways
}

func newGraph() *graph { return &graph{in: make(map[*core.Value]*ways)} }

func (g *graph) to(target *core.Value) *ways {
	w := g.in[target]
	if w == nil {
		w = &ways{by: make(map[*core.Value]way)}
		g.in[target] = w
		g.targets = append(g.targets, target)
	}
	return w
}

// improve adds a way, or makes it cheaper; it reports whether there was none.
func (g *graph) improve(target, source *core.Value, c cost, connector *core.Value) (added bool) {
	w := g.to(target)
	old, ok := w.by[source]
	switch {
	case !ok:
		w.set(source, way{c, connector})
	case c.depth < old.depth:
		w.set(source, way{cost{c.depth, old.id}, connector})
	}
	return !ok
}

func (g *graph) connector(target, source *core.Value) *core.Value {
	return g.in[target].by[source].connector
}

func (g *graph) clone() *graph {
	n := &graph{targets: slices.Clone(g.targets), in: make(map[*core.Value]*ways)}
	for v, w := range g.in {
		n.in[v] = &ways{slices.Clone(w.sources), maps.Clone(w.by)}
	}
	return n
}

// edge is a way that was chosen.
type edge struct{ target, source *core.Value }

// solution is a tree of ways that starts at a root.
type solution struct {
	root    *core.Value
	parents map[*core.Value]*core.Value
	total   int
}

// branching returns the ways of the cheapest tree from a root to all others, parents first.
func (g *graph) branching(root *core.Value, roots []*core.Value) []edge {
	return g.solve(root).preOrder(roots)
}

// solve is Edmonds' algorithm: each node takes the cheapest way in; a cycle that this makes becomes one node, and the
// smaller graph is solved.
func (g *graph) solve(root *core.Value) *solution { return g.clone().solveHere(root) }

func (g *graph) solveHere(root *core.Value) *solution {
	s := &solution{root: root, parents: map[*core.Value]*core.Value{root: nil}}
	for _, node := range g.targets {
		if _, done := s.parents[node]; done {
			continue
		}
		chosen := make(map[*core.Value]int)
		for done := false; !done; _, done = s.parents[node] {
			source, c := g.cheapest(node)
			if source == nil {
				return s // not connected
			}
			s.parents[node] = source
			chosen[node] = c.depth
			s.total += c.depth
			node = source
		}
		if _, cyclic := chosen[node]; cyclic {
			return g.solveCycle(s, node, chosen)
		}
	}
	return s
}

func (g *graph) cheapest(node *core.Value) (source *core.Value, c cost) {
	w := g.in[node]
	if w == nil {
		return nil, c
	}
	for _, v := range w.sources {
		if e := w.by[v]; source == nil || e.cost.less(c) {
			source, c = v, e.cost
		}
	}
	return source, c
}

// solveCycle makes one node of the cycle through a node, whose ways cost what is chosen, solves the rest, and opens the
// cycle where the way from outside ends.
func (g *graph) solveCycle(s *solution, node *core.Value, chosen map[*core.Value]int) *solution {
	cycle := []*core.Value{node}
	for v := s.parents[node]; v != node; v = s.parents[v] {
		cycle = append(cycle, v)
	}
	from, into := g.contract(cycle, chosen)
	s = g.solveHere(s.root)
	for v, p := range s.parents {
		if p == node {
			s.parents[v] = from[v]
		}
	}
	outside := s.parents[node]
	entry := into[outside]
	for i, v := range cycle {
		s.total += chosen[v]
		if v == entry {
			s.parents[v] = outside
		} else {
			s.parents[v] = cycle[(i+1)%len(cycle)]
		}
	}
	return s
}

// contract replaces the nodes of a cycle by its first. from says for each node after the cycle which of its nodes the
// way comes from, into for each before it which it leads to.
func (g *graph) contract(cycle []*core.Value, chosen map[*core.Value]int) (from, into map[*core.Value]*core.Value) {
	from, into = make(map[*core.Value]*core.Value), make(map[*core.Value]*core.Value)
	inCycle := make(map[*core.Value]bool)
	for _, v := range cycle {
		inCycle[v] = true
	}
	merged := &ways{by: make(map[*core.Value]way)}
	for _, target := range g.targets {
		w := g.in[target]
		if inCycle[target] {
			for _, source := range w.sources {
				if inCycle[source] {
					continue
				}
				c := w.by[source].cost
				c.depth -= chosen[target]
				if old, ok := merged.by[source]; !ok || c.less(old.cost) {
					into[source] = target
					merged.set(source, way{cost: c})
				}
			}
			delete(g.in, target)
			continue
		}
		var best *core.Value
		for _, source := range slices.Clone(w.sources) {
			if !inCycle[source] {
				continue
			}
			if best == nil || w.by[source].cost.less(w.by[best].cost) {
				if best != nil {
					w.remove(best)
				}
				best = source
			} else {
				w.remove(source)
			}
		}
		if best != nil {
			e := w.by[best]
			w.remove(best)
			w.set(cycle[0], way{cost: e.cost})
			from[target] = best
		}
	}
	g.targets = slices.DeleteFunc(g.targets, func(v *core.Value) bool { return inCycle[v] })
	g.targets = append(g.targets, cycle[0])
	g.in[cycle[0]] = merged
	return from, into
}

// preOrder returns the ways of the tree, those from the root first.
func (s *solution) preOrder(nodes []*core.Value) []edge {
	children := make(map[*core.Value][]*core.Value)
	for _, v := range nodes {
		if v != s.root {
			children[s.parents[v]] = append(children[s.parents[v]], v)
		}
	}
	list := []edge{{target: s.root}}
	for i := 0; i < len(list); i++ {
		for _, v := range children[list[i].target] {
			list = append(list, edge{v, list[i].target})
		}
	}
	return list
}
