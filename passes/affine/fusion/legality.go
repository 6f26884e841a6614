package fusion

import (
	"slices"

	"github.com/odsgen/ods/core"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/iface/view"
	"github.com/odsgen/ods/passes/affine/dependence"
	"github.com/odsgen/ods/passes/affine/slice"
)

// escapes reports whether memory may be used in other ways than by affine accesses in the block.
func (g *graph) escapes(memory *core.Value) bool {
	def := memory.DefiningOp()
	if def == nil {
		return true
	}
	if v, ok := view.ViewLikeOpInterfaceKey.Of(def); ok && g.escapes(v.ViewSource()) {
		return true
	}
	if !dependence.OnlyEffect(def, core.EffectAllocate, memory) {
		return true
	}
	for user := range memory.Users() {
		around := g.block.Region().AncestorOpInRegion(user)
		if around == nil {
			return true
		}
		if _, ok := gen.AffineMapAccessInterfaceKey.Of(user); around.Block() == g.block && !ok {
			return true
		}
	}
	return false
}

// escapingStores returns the memory that the source stores to and that escapes.
func (p *pair) escapingStores() (out []*core.Value) {
	for _, op := range p.src.stores {
		if m := memRef(op); !slices.Contains(out, m) && p.escapes(m) {
			out = append(out, m)
		}
	}
	return out
}

// canRemoveSource reports whether the fused nest does all that is needed of the source.
func (p *pair) canRemoveSource(s *slice.State) bool {
	needed := len(p.escaping) > 0
	for _, e := range p.out[p.src.id] {
		op := p.nodes[e.node].op
		if op == p.dst.op {
			continue
		}
		if op.Block() != p.dst.op.Block() || p.point != op && !p.point.IsBeforeInBlock(op) {
			return false
		}
		needed = true
	}
	if !needed {
		return true
	}
	maximal, known := s.IsMaximal()
	return known && maximal
}

// canBePrivate reports whether the fused nest can use memory of its own.
func (p *pair) canBePrivate(memory *core.Value, removed bool) bool {
	t, ok := memory.Type().(*core.MemRefType)
	if !ok {
		return false
	}
	if _, ok := slice.ElementSize(t); !ok {
		return false
	}
	if slices.Contains(p.escaping, memory) && (removed || count(p.dst.stores, memory) > 0) {
		return false
	}
	if p.storesBefore(p.src.id, memory) > 0 || p.outCount(p.dst.id, memory) > 0 {
		return false
	}
	return !removed || !slices.ContainsFunc(p.out[p.src.id], func(e edge) bool { return e.value == memory && e.node != p.dst.id })
}

// hasCycle reports whether accesses of a nest depend on themselves, directly or through others, in its loops.
func hasCycle(a accesses, root *core.Operation) bool {
	var list []dependence.Access
	root.Walk(func(op *core.Operation) {
		if x, ok := dependence.AccessOf(op); ok {
			list = append(list, x)
		}
	})
	first := dependence.Depth(root) + 1
	edges := make([][]int, len(list))
	var checker dependence.Checker
	for i, x := range list {
		for j, y := range list {
			if x.MemRef != y.MemRef {
				continue
			}
			for d := first; d <= dependence.NumCommonLoops(x.Op, y.Op)+1; d++ {
				if checker.Check(x, y, d, false).Outcome != dependence.None {
					edges[i] = append(edges[i], j)
					break
				}
			}
		}
	}
	return cyclic(edges)
}

// cyclic reports whether a graph has a cycle.
func cyclic(edges [][]int) bool {
	const (
		open = 1
		done = 2
	)
	state := make([]int, len(edges))
	var visit func(i int) bool
	visit = func(i int) bool {
		state[i] = open
		for _, j := range edges[i] {
			if state[j] == open || state[j] == 0 && visit(j) {
				return true
			}
		}
		state[i] = done
		return false
	}
	for i := range edges {
		if state[i] == 0 && visit(i) {
			return true
		}
	}
	return false
}
