package bufferize

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/iface/call"
	"github.com/odsgen/ods/generated/iface/view"
	"github.com/odsgen/ods/generated/memref"
)

// ViewFlow says which values may refer to the same memory as others: views, arguments of blocks and results of control
// flow (upstream's BufferViewFlowAnalysis). It is a snapshot, and may be read concurrently.
type ViewFlow struct {
	next, prev map[*core.Value][]*core.Value
	terminal   map[*core.Value]bool
}

// NewViewFlow returns the flow in everything below an operation.
func NewViewFlow(root *core.Operation) *ViewFlow {
	f := &ViewFlow{next: make(map[*core.Value][]*core.Value), prev: make(map[*core.Value][]*core.Value),
		terminal: make(map[*core.Value]bool)}
	root.Walk(f.visit)
	return f
}

func (f *ViewFlow) add(from, to *core.Value) {
	if from != nil && to != nil && isMemory(from.Type()) && isMemory(to.Type()) {
		f.next[from] = append(f.next[from], to)
		f.prev[to] = append(f.prev[to], from)
	}
}

// forward adds the edges from operands to what receives them.
func (f *ViewFlow) forward(s flow.SuccessorOperands, to []*core.Value) {
	for i, v := range to {
		if i < s.Len() {
			f.add(s.Value(i), v)
		}
	}
}

func (f *ViewFlow) visit(op *core.Operation) {
	if v, ok := arith.AsSelectOp(op); ok {
		f.add(v.TrueValue(), v.Result())
		f.add(v.FalseValue(), v.Result())
		return
	}
	if v, ok := memref.AsReallocOp(op); ok {
		f.add(v.Source(), op.Result(0))
		f.end(op)
		return
	}
	if v, ok := view.ViewLikeOpInterfaceKey.Of(op); ok {
		f.add(v.ViewSource(), op.Result(0))
		return
	}
	if b, ok := flow.BranchOpInterfaceKey.Of(op); ok {
		for i, s := range op.Successors() {
			f.forward(b.SuccessorOperands(i), s.Args())
		}
		return
	}
	if b, ok := flow.RegionBranchOpInterfaceKey.Of(op); ok {
		for _, from := range append([]*core.Operation{nil}, flow.RegionBranchPoints(op)...) {
			for _, to := range b.RegionSuccessors(from) {
				f.forward(flow.OperandsBetween(b, from, to), to.Inputs)
			}
		}
		return
	}
	if flow.IsRegionTerminator(op) {
		return
	}
	f.end(op)
	if call.CallOpInterfaceKey.In(op.Info()) {
		for _, v := range op.Operands() {
			for _, r := range op.Results() {
				f.add(v, r)
			}
		}
	}
}

// end makes the results and arguments of an operation values that may be memory of their own: nothing is known about
// it, or it allocates.
func (f *ViewFlow) end(op *core.Operation) {
	for _, v := range op.Results() {
		f.terminal[v] = true
	}
	for _, r := range op.Regions() {
		for b := range r.Blocks() {
			if b.IsEntry() {
				for _, v := range b.Args() {
					f.terminal[v] = true
				}
			}
		}
	}
}

// aliases returns what may refer to the memory of v, itself first.
func (f *ViewFlow) aliases(v *core.Value) []*core.Value { return reach(f.next, v) }

// Terminals returns the values that memory may come from: those that are not views, copies or choices of others.
func (f *ViewFlow) Terminals(v *core.Value) []*core.Value {
	return slices.DeleteFunc(reach(f.prev, v), func(w *core.Value) bool { return !f.terminal[w] })
}

// reach returns what edges lead to, the start first.
func reach(edges map[*core.Value][]*core.Value, v *core.Value) []*core.Value {
	out := []*core.Value{v}
	seen := map[*core.Value]bool{v: true}
	for i := 0; i < len(out); i++ {
		for _, w := range edges[out[i]] {
			if !seen[w] {
				seen[w] = true
				out = append(out, w)
			}
		}
	}
	return out
}

// allocation is a result that is new memory and the operation that frees it, nil when there is none.
type allocation struct {
	value   *core.Value
	dealloc *core.Operation
}

// allocations returns, in post-order, the allocations of memory that is not freed automatically and in at most one
// place.
func allocations(root *core.Operation) (out []allocation) {
	root.Walk(func(op *core.Operation) {
		effects, known := op.Effects()
		if !known {
			return
		}
		var found *core.Value
		n := 0
		for _, e := range effects {
			if e.Kind == core.EffectAllocate && e.Value != nil && e.Value.DefiningOp() == op &&
				e.Resource != &core.AutomaticAllocationScopeResource {
				found, n = e.Value, n+1
			}
		}
		if n != 1 {
			return
		}
		if d, ok := deallocOf(found); ok {
			out = append(out, allocation{found, d})
		}
	})
	return out
}

// deallocOf returns the operation that frees a value; ok is false when there are several.
func deallocOf(v *core.Value) (dealloc *core.Operation, ok bool) {
	for user := range v.Users() {
		if !frees(user, v) {
			continue
		}
		if dealloc != nil {
			return nil, false
		}
		dealloc = user
	}
	return dealloc, true
}

func frees(op *core.Operation, v *core.Value) bool {
	effects, _ := op.Effects()
	for _, e := range effects {
		if e.Kind == core.EffectFree && e.Value == v {
			return true
		}
	}
	return false
}

func isLoop(op *core.Operation) bool {
	if flow.LoopLikeOpInterfaceKey.In(op.Info()) {
		return true
	}
	for i := range op.NumRegions() {
		if isRepetitive(op, i) {
			return true
		}
	}
	return false
}

func isKnownControlFlow(op *core.Operation) bool {
	return flow.LoopLikeOpInterfaceKey.In(op.Info()) || flow.RegionBranchOpInterfaceKey.In(op.Info())
}
