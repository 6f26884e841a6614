package loops

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/view"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/generated/vector"
	"github.com/odsgen/ods/passes/dialect/affine/legal"
)

// Body is a loop with the variables that tell its iterations apart.
type Body struct {
	Loop *core.Operation
	Vars []*core.Value
	// Unordered says that iterations have no order, so that no two of them touch the same memory, or it does not matter.
	Unordered bool
}

// MayInterleave reports whether an iteration of the second loop may come right after the same one of the first loop, which
// all came before: what both touch is the same element, named by the variables, or neither changes it.
func MayInterleave(first, second Body) bool {
	if runsOnce(first.Loop) {
		return true
	}
	same := pairing{}
	m := legal.NewMemory()
	for i, v := range first.Vars {
		same[v] = second.Vars[i]
	}
	theirs := acts(second.Loop)
	for _, a := range acts(first.Loop) {
		for _, b := range theirs {
			if a.conflicts(m, b) && !same.element(a.op, b.op, !first.Unordered) && !sameStores(a.op, b.op) {
				return false
			}
		}
	}
	return true
}

// Independent reports whether it does not matter which one of two operations is executed first.
func Independent(a, b *core.Operation) bool {
	m := legal.NewMemory()
	theirs := acts(b)
	return !slices.ContainsFunc(acts(a), func(x act) bool {
		return slices.ContainsFunc(theirs, func(y act) bool { return x.conflicts(m, y) })
	})
}

// act is one thing that an operation does to memory, or anything else that is noticed.
type act struct {
	op       *core.Operation
	value    *core.Value // nil for anything
	writes   bool
	resource *core.Resource // nil for any
}

// acts returns what an operation does, with all that is nested in it.
func acts(root *core.Operation) (out []act) {
	root.Walk(func(op *core.Operation) {
		effects, known := op.Effects()
		switch {
		case op.Has(core.TraitTerminator), op.Is(&tensor.ParallelInsertSliceDef):
		case !known:
			out = append(out, act{op: op, writes: true})
		default:
			for _, e := range effects {
				if e.Kind != core.EffectAllocate {
					out = append(out, act{op, e.Value, e.Kind != core.EffectRead, e.Resource})
				}
			}
		}
	})
	return out
}

func (a act) conflicts(m *legal.Memory, b act) bool {
	switch {
	case !a.writes && !b.writes:
		return false
	case a.resource != nil && b.resource != nil && a.resource != b.resource:
		return false
	}
	return a.value == nil || b.value == nil || m.MayAlias(a.value, b.value)
}

// pairing has the variables of the second loop for those of the first one.
type pairing map[*core.Value]*core.Value

func (p pairing) of(v *core.Value) *core.Value {
	if w, ok := p[v]; ok {
		return w
	}
	return v
}

// element reports whether two operations access the same element in the same iterations, and, if apart is set, others in
// others.
func (p pairing) element(a, b *core.Operation, apart bool) bool {
	x, y := footprintOf(a), footprintOf(b)
	if x.memory == nil || x.memory != y.memory || x.element != y.element || x.by != y.by || !slices.EqualFunc(x.at, y.at, p.equal) {
		return false
	}
	for v := range p {
		if apart && (x.element != nil || !slices.Contains(x.at, v)) {
			return false
		}
	}
	return true
}

// sameStores reports whether two operations store the same value, which both loops are given.
func sameStores(a, b *core.Operation) bool {
	x, ok := memref.AsStoreOp(a)
	y, ok2 := memref.AsStoreOp(b)
	return ok && ok2 && x.Value() == y.Value() && x.Memref() == y.Memref()
}

// footprint is what an access touches: elements from subscripts on, as the types and the map say.
type footprint struct {
	memory  *core.Value
	at      []*core.Value
	element core.Type
	by      *core.AffineMapAttr
}

func footprintOf(op *core.Operation) (f footprint) {
	switch {
	case op.Is(&memref.LoadDef):
		x := core.Must(memref.AsLoadOp(op))
		f = footprint{memory: x.Memref(), at: x.Indices()}
	case op.Is(&memref.StoreDef):
		x := core.Must(memref.AsStoreOp(op))
		f = footprint{memory: x.Memref(), at: x.Indices()}
	case op.Is(&vector.LoadDef):
		x := core.Must(vector.AsLoadOp(op))
		f = footprint{memory: x.Base(), at: x.Indices(), element: x.Result().Type()}
	case op.Is(&vector.StoreDef):
		x := core.Must(vector.AsStoreOp(op))
		f = footprint{memory: x.Base(), at: x.Indices(), element: x.ValueToStore().Type()}
	case op.Is(&vector.TransferReadDef):
		x := core.Must(vector.AsTransferReadOp(op))
		f = footprint{x.Base(), x.Indices(), x.Vector().Type(), x.PermutationMapAttr()}
	case op.Is(&vector.TransferWriteDef):
		x := core.Must(vector.AsTransferWriteOp(op))
		f = footprint{x.Base(), x.Indices(), x.ValueToStore().Type(), x.PermutationMapAttr()}
	}
	return f
}

// runsOnce reports whether a loop is known to have one iteration at most.
func runsOnce(op *core.Operation) bool {
	l, ok := flow.LoopLikeOpInterfaceKey.Of(op)
	if !ok {
		return false
	}
	p := l.LoopParts()
	if len(p.Steps) == 0 || len(p.LowerBounds) != len(p.Steps) || len(p.UpperBounds) != len(p.Steps) {
		return false
	}
	for i := range p.Steps {
		lower, ok := view.Constant(p.LowerBounds[i])
		upper, ok2 := view.Constant(p.UpperBounds[i])
		step, ok3 := view.Constant(p.Steps[i])
		if !ok || !ok2 || !ok3 || upper-lower > step {
			return false
		}
	}
	return true
}

// equal reports whether v is in an iteration of the first loop what w is in the same one of the second loop.
func (p pairing) equal(v, w *core.Value) bool {
	if p.of(v) == w {
		return true
	}
	a, b := v.DefiningOp(), w.DefiningOp()
	if a == nil || b == nil || !a.IsMemoryEffectFree() || !b.IsMemoryEffectFree() {
		return false
	}
	e := rewrite.Equivalence{Equal: func(v, w *core.Value) bool { return p.of(v) == p.of(w) }}
	return e.Ops(a, b)
}
