package fusion

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/iface/view"
	"github.com/odsgen/ods/passes/dialect/affine/dependence"
	"github.com/odsgen/ods/passes/dialect/affine/legal"
	"github.com/odsgen/ods/passes/dialect/affine/slice"
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
		if around == nil || !g.unchecked && (around.Block() != g.block || def.Block() != g.block) && !overwrites(around.Block(), memory) {
			return true
		}
		if _, ok := gen.AffineMapAccessInterfaceKey.Of(user); around.Block() == g.block && !ok {
			return true
		}
	}
	return false
}

// isLegal reports whether a slice of the source can be put into the destination, and the result before point; removed
// says whether the source goes away.
func (p *pair) isLegal(s *slice.State, point *core.Operation, removed bool) bool {
	m := legal.NewMemory()
	return p.opts.Unchecked || m.CanFuse(p.src.op, p.dst.op, point) && m.SliceKeepsOrder(nestOf(p.src), nestOf(p.dst), s, !removed)
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
	return p.isMaximal(s)
}

// isMaximal reports whether a slice has all iterations of the sliced loops.
func (p *pair) isMaximal(s *slice.State) bool {
	maximal, known := s.IsMaximal()
	return known && maximal && (p.opts.Unchecked || legal.IsWhole(s))
}

// canBePrivate reports whether the fused nest can use memory of its own.
func (p *pair) canBePrivate(s *slice.State, memory *core.Value, removed bool) bool {
	t, ok := memory.Type().(*core.MemRefType)
	if !ok {
		return false
	}
	if _, ok := slice.ElementSize(t); !ok {
		return false
	}
	if !p.opts.Unchecked && !p.holdsAllLoads(s, memory) {
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

// overwrites reports whether a block stores to all elements of memory before it loads any.
func overwrites(block *core.Block, memory *core.Value) bool {
	for op := range block.Ops() {
		if op == memory.DefiningOp() {
			continue
		}
		touched, all := false, false
		op.Walk(func(o *core.Operation) {
			if !slices.Contains(o.OperandList(0, o.NumOperands()), memory) {
				return
			}
			a, ok := dependence.AccessOf(o)
			touched = touched || !ok || !a.IsStore
			all = all || ok && a.IsStore && storesAll(a, block)
		})
		if touched || all {
			return !touched
		}
	}
	return false
}

// storesAll reports whether a store in a block is to all elements of its memory.
func storesAll(store dependence.Access, block *core.Block) bool {
	if !legal.ReachesBox(store, block) {
		return false
	}
	r, ok := slice.RegionOf(store.Op, dependence.Depth(block.AncestorOpInBlock(store.Op)), nil, false)
	if !ok {
		return false
	}
	size, _, ok := r.Box()
	return ok && slices.Equal(size, store.MemRef.Type().(*core.MemRefType).Shape())
}

// holdsAllLoads reports whether private memory has all that both nests load of memory: what a slice of the source stored
// there. What nothing was stored to before may have any value.
func (p *pair) holdsAllLoads(s *slice.State, memory *core.Value) bool {
	var stores []dependence.Access
	for _, op := range p.src.stores {
		if a, _ := dependence.AccessOf(op); a.MemRef == memory {
			stores = append(stores, a)
		}
	}
	fresh := p.isFresh(memory)
	for _, op := range p.src.loads {
		a, _ := dependence.AccessOf(op)
		if a.MemRef == memory && !slices.ContainsFunc(stores, func(s dependence.Access) bool {
			return s.SameElement(a) && (fresh || s.Op.Block() == op.Block() && s.Op.IsBeforeInBlock(op))
		}) {
			return false
		}
	}
	for _, op := range p.dst.loads {
		a, _ := dependence.AccessOf(op)
		if a.MemRef == memory && !slices.ContainsFunc(stores, func(st dependence.Access) bool {
			return p.covers(st, op) || legal.SliceStores(s, st, a)
		}) {
			return false
		}
	}
	return true
}

// isFresh reports whether nothing is done to memory, which is allocated in the block, before the source.
func (p *pair) isFresh(memory *core.Value) bool {
	def := memory.DefiningOp()
	if def == nil || def.Block() != p.block || !dependence.OnlyEffect(def, core.EffectAllocate, memory) {
		return false
	}
	for user := range memory.Users() {
		if around := p.block.AncestorOpInBlock(user); around == nil || around.IsBeforeInBlock(p.src.op) {
			return false
		}
	}
	return true
}

// covers reports whether a store of the source reaches all that a load of the destination loads.
func (p *pair) covers(store dependence.Access, load *core.Operation) bool {
	if !legal.ReachesBox(store, p.block) {
		return false
	}
	outer := dependence.Depth(p.src.op)
	all, ok := slice.RegionOf(store.Op, outer, nil, false)
	some, ok2 := slice.RegionOf(load, outer, nil, false)
	if !ok || !ok2 {
		return false
	}
	size, start, ok := all.Box()
	part, at, ok2 := some.Box()
	if !ok || !ok2 {
		return false
	}
	for d := range size {
		if start[d].NumResults() != 1 || at[d].NumResults() != 1 || start[d].NumSymbols() != at[d].NumSymbols() {
			return false
		}
		n, ok := affine.Simplify(at[d].Result(0).Sub(start[d].Result(0)), 0, at[d].NumSymbols()).Value()
		if !ok || n < 0 || n+part[d] > size[d] || start[d].NumSymbols() > 0 && !slices.Equal(symbols(all), symbols(some)) {
			return false
		}
	}
	return true
}

// symbols returns the values that a region depends on.
func symbols(r *slice.Region) []*core.Value { return r.Values(r.NumDims(), r.NumDimsAndSymbols()) }

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
