package dataflow

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/generated/iface/call"
)

// Dense is the lattice and the transfer function of a dense analysis, which knows something about each point of the
// program rather than about each value: which stores have happened, which values are needed later. Elements must only
// grow, finitely often.
type Dense[T any] interface {
	// Boundary is the element where control comes from, or goes to, code that is not seen: at the start of a public
	// function in a forward analysis, at its end in a backward one.
	Boundary() T
	// Join returns the smallest element that covers both.
	Join(a, b T) T
	// Equal reports whether two elements are the same.
	Equal(a, b T) bool
	// Transfer returns what an operation makes of the element before it, or in a backward analysis of the one after
	// it. It does not change its argument. What is nested in a loop or a condition is asked about by itself: the operation
	// is asked for what it does before control enters its regions. Calls of functions whose body is seen do what the body
	// does; see [CallTransfer].
	Transfer(op *core.Operation, t T) T
}

// CallTransfer is implemented by dense analyses for which passing arguments is something by itself.
type CallTransfer[T any] interface {
	// TransferCall is Transfer for a call of a function whose body is seen, before control enters it.
	TransferCall(op *core.Operation, t T) T
}

// DenseSolution holds the elements at the points of a program. A point that no execution reaches has none.
type DenseSolution[T any] struct {
	flow   *Solver[Constant]
	index  map[point]int
	points []densePoint[T]
}

// densePoint is a point, with the points whose elements follow from its own.
type densePoint[T any] struct {
	element T
	known   bool
	to      []denseEdge
}

// denseEdge leads to another point, through the transfer function of an operation or unchanged.
type denseEdge struct {
	to     int
	via    *core.Operation // nil: unchanged
	isCall bool            // of a function whose body is seen
}

// Forward runs an analysis from the start of the program below an operation to its end, to the fixpoint.
func Forward[T any](top *core.Operation, a Dense[T]) *DenseSolution[T] {
	return solveDense(top, a, false)
}

// Backward runs an analysis from the end of the program below an operation to its start, to the fixpoint.
func Backward[T any](top *core.Operation, a Dense[T]) *DenseSolution[T] {
	return solveDense(top, a, true)
}

// Before returns the element right before an operation; false when control never gets there (forward) or never
// leaves from there (backward).
func (s *DenseSolution[T]) Before(op *core.Operation) (T, bool) { return s.at(point{op: op}) }

// After returns the element right after an operation, as [DenseSolution.Before].
func (s *DenseSolution[T]) After(op *core.Operation) (T, bool) { return s.at(behind(op)) }

// AtStart returns the element before the operations of a block, as [DenseSolution.Before].
func (s *DenseSolution[T]) AtStart(b *core.Block) (T, bool) { return s.at(point{block: b}) }

// IsReachable reports whether control may reach the block.
func (s *DenseSolution[T]) IsReachable(b *core.Block) bool { return s.flow.IsReachable(b) }

func (s *DenseSolution[T]) at(p point) (t T, ok bool) {
	i, ok := s.index[p]
	if !ok {
		return t, false
	}
	return s.points[i].element, s.points[i].known
}

// behind is the point after an operation: that of both an operation and the block around it.
func behind(op *core.Operation) point { return point{op: op, block: op.Block()} }

// denseGraph is how control goes from point to point, and where it enters and leaves.
type denseGraph[T any] struct {
	*DenseSolution[T]
	backward bool
	entries  []int
	exits    []int
}

func solveDense[T any](top *core.Operation, a Dense[T], backward bool) *DenseSolution[T] {
	g := &denseGraph[T]{DenseSolution: &DenseSolution[T]{flow: Solve[Constant](top, Constants{}), index: make(map[point]int)},
		backward: backward}
	for _, r := range top.Regions() {
		g.region(r)
		if b := r.Entry(); b != nil {
			g.entries = append(g.entries, g.node(point{block: b}))
		}
	}
	seeds := g.entries
	if backward {
		seeds = g.exits
	}
	var queue []int
	queued := make([]bool, len(g.points))
	join := func(i int, t T) {
		p := &g.points[i]
		if p.known {
			if t = a.Join(p.element, t); a.Equal(p.element, t) {
				return
			}
		}
		p.element, p.known = t, true
		if !queued[i] {
			queued[i] = true
			queue = append(queue, i)
		}
	}
	for _, i := range seeds {
		join(i, a.Boundary())
	}
	for len(queue) > 0 {
		i := queue[0]
		queue = queue[1:]
		queued[i] = false
		for _, e := range g.points[i].to {
			join(e.to, transfer(e, a, g.points[i].element))
		}
	}
	return g.DenseSolution
}

// transfer returns what becomes of an element on the way.
func transfer[T any](e denseEdge, a Dense[T], t T) T {
	if e.via == nil {
		return t
	}
	if !e.isCall {
		return a.Transfer(e.via, t)
	}
	if c, ok := a.(CallTransfer[T]); ok {
		return c.TransferCall(e.via, t)
	}
	return t
}

func (g *denseGraph[T]) node(p point) int {
	i, ok := g.index[p]
	if !ok {
		i = len(g.points)
		g.index[p] = i
		g.points = append(g.points, densePoint[T]{})
	}
	return i
}

// edge lets control go from one point to another.
func (g *denseGraph[T]) edge(from, to point, via *core.Operation) {
	g.add(from, to, denseEdge{via: via})
}

func (g *denseGraph[T]) add(from, to point, e denseEdge) {
	i, k := g.node(from), g.node(to)
	if g.backward {
		i, k = k, i
	}
	e.to = k
	g.points[i].to = append(g.points[i].to, e)
}

func (g *denseGraph[T]) region(r *core.Region) {
	for b := range r.Blocks() {
		if !g.flow.IsReachable(b) {
			continue
		}
		at := point{block: b}
		g.node(at)
		for op := range b.Ops() {
			g.edge(at, point{op: op}, nil)
			g.op(op)
			at = behind(op)
		}
		if last := b.Last(); last == nil || !last.Has(core.TraitTerminator) {
			g.exits = append(g.exits, g.node(at))
		}
	}
}

// op adds the ways through and out of an operation.
func (g *denseGraph[T]) op(op *core.Operation) {
	for _, r := range op.Regions() {
		g.region(r)
	}
	if b, ok := flow.RegionBranchOpInterfaceKey.Of(op); ok {
		g.enter(point{op: op}, op, b.RegionSuccessors(nil), op)
		return
	}
	if from := g.flow.returns[op]; from != nil && !from.unknown && call.CallOpInterfaceKey.In(op.Info()) {
		g.call(op)
		return
	}
	g.edge(point{op: op}, behind(op), op)
	callers := g.flow.callers[op]
	for _, r := range op.Regions() {
		// Control comes from elsewhere, unless all calls are seen.
		if b := r.Entry(); b != nil && g.flow.IsReachable(b) &&
			(callers == nil || callers.unknown || !call.CallableOpInterfaceKey.In(op.Info())) {
			g.entries = append(g.entries, g.node(point{block: b}))
		}
	}
	if op.Has(core.TraitTerminator) {
		g.leave(op)
	}
}

// call adds the way through the function that a call calls.
func (g *denseGraph[T]) call(op *core.Operation) {
	c, _ := call.CallOpInterfaceKey.Of(op)
	if callee := g.flow.symbols.LookupNearest(op, c.CalleeSymbol()); callee != nil {
		if r := calleeRegion(callee); r != nil {
			g.add(point{op: op}, point{block: r.Entry()}, denseEdge{via: op, isCall: true})
		}
	}
	for _, t := range g.flow.returns[op].list {
		g.edge(behind(t.op), behind(op), nil)
	}
}

// leave adds the ways out of a terminator.
func (g *denseGraph[T]) leave(op *core.Operation) {
	for _, b := range op.Successors() {
		if g.flow.edges[edge{op.Block(), b}] {
			g.edge(behind(op), point{block: b}, nil)
		}
	}
	if op.NumSuccessors() > 0 {
		return
	}
	parent := op.ParentOp()
	if b, ok := flow.RegionBranchOpInterfaceKey.Of(parent); ok && flow.IsRegionTerminator(op) {
		g.enter(behind(op), parent, b.RegionSuccessors(op), nil)
		return
	}
	if callers := g.flow.callers[parent]; callers == nil || callers.unknown || !call.CallableOpInterfaceKey.In(parent.Info()) {
		g.exits = append(g.exits, g.node(behind(op)))
	}
}

// enter adds the ways from a point to regions of an operation, or after it.
func (g *denseGraph[T]) enter(from point, op *core.Operation, to []flow.RegionSuccessor, via *core.Operation) {
	for _, s := range to {
		if s.IsParent() {
			g.edge(from, behind(op), via)
		} else if b := s.Region.Entry(); b != nil {
			g.edge(from, point{block: b}, via)
		}
	}
}
