package invariant

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/upstream"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/cf"
	"github.com/odsgen/ods/generated/iface/call"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/passes/dialect/affine/dependence"
	"github.com/odsgen/ods/passes/dialect/affine/legal"
	"github.com/odsgen/ods/passes/dialect/affine/loops"
)

// Run moves operations out of all affine.for in an operation, inner loops first, and reports whether it moved any.
func Run(root *core.Operation) (changed bool) {
	root.Walk(func(op *core.Operation) {
		if l, ok := gen.AsForOp(op); ok {
			changed = hoist(l) || changed
		}
	})
	return changed
}

// mover decides about the operations of a loop, in order.
type mover struct {
	loop gen.ForOp
	// runs says that the loop is known to have an iteration.
	runs bool
	// wrong says that what upstream moves is wanted, whether the loop runs or not.
	wrong bool
	// inside has operations of the loop whose results others may use; moved those of them that are invariant.
	inside, moved map[*core.Operation]bool
	// memory and touches are what operations of the loop do to memory; upstream compares values only.
	memory  *legal.Memory
	touches []legal.Touch
}

func hoist(l gen.ForOp) bool {
	trips, known := loops.ConstantTripCount(l)
	m := mover{loop: l, runs: known && trips > 0 && !mayEnd(l.Op), wrong: upstream.TrappingHoist.In(l.Op.Context()),
		inside: map[*core.Operation]bool{}, moved: map[*core.Operation]bool{}}
	if !upstream.InvariantNames.In(l.Op.Context()) {
		m.memory = legal.NewMemory()
		m.touches = m.memory.Touches(l.Op)
	}
	var list []*core.Operation
	for op := range l.Region().Entry().Ops() {
		if op.HasUses() {
			m.inside[op] = true
		}
		if !op.Is(&gen.YieldDef) && m.invariant(op) {
			list = append(list, op)
		}
	}
	for _, op := range list {
		op.MoveBefore(l.Op)
	}
	return len(list) > 0
}

// mayEnd reports whether the program may end, or not go on, in a loop, so that what comes later there is not executed.
func mayEnd(loop *core.Operation) bool {
	return !loop.WalkPre(func(op *core.Operation) core.WalkResult {
		_, calls := call.CallOpInterfaceKey.Of(op)
		if calls || op.Is(&cf.AssertDef) || op.Is(&scf.WhileDef) {
			return core.WalkInterrupt
		}
		return core.WalkAdvance
	})
}

// invariant reports whether an operation, with all that is in it, does the same in each iteration.
func (m *mover) invariant(op *core.Operation) bool {
	switch {
	case op.Is(&gen.IfDef), op.Is(&gen.ForDef), op.Is(&gen.ParallelDef):
		for _, r := range op.Regions() {
			for o := range r.Ops() {
				if !m.invariant(o) {
					return false
				}
			}
		}
	case op.Has(core.TraitConstantLike):
	default:
		access, ok := dependence.AccessOf(op)
		if !ok && !op.IsMemoryEffectFree() || !m.runs && !m.wrong && !mayExecute(op, access, ok) {
			return false
		}
		m.inside[op] = true
		if ok && m.conflicts(access) || !m.wrong && !m.invariantBelow(op) {
			return false
		}
	}
	if !m.invariantOperands(op) {
		return false
	}
	m.moved[op] = true
	return true
}

// mayExecute reports whether an operation does no harm where it was not executed before. access is what it accesses if
// it does.
func mayExecute(op *core.Operation, access dependence.Access, accesses bool) bool {
	if !accesses {
		return op.IsSpeculatable()
	}
	return !access.IsStore && inBounds(access)
}

// inBounds reports whether what a load accesses is known to be in bounds.
func inBounds(a dependence.Access) bool {
	t, ok := a.MemRef.Type().(*core.MemRefType)
	if !ok {
		return false
	}
	m, operands := a.Composed()
	lower, upper := make([]affine.Known, len(operands)), make([]affine.Known, len(operands))
	for i, v := range operands {
		lower[i], upper[i] = rangeOf(v)
	}
	vec, _ := a.Op.Result(0).Type().(*core.VectorType)
	for i, e := range m.Results() {
		last := int64(0)
		if vec != nil && t.ElementType() != core.Type(vec) {
			if k := len(vec.Shape()) - m.NumResults() + i; k >= 0 {
				last = vec.Shape()[k] - 1
			}
		}
		low, ok := affine.Bound(e, m.NumDims(), m.NumSymbols(), lower, upper, false)
		high, ok2 := affine.Bound(e, m.NumDims(), m.NumSymbols(), lower, upper, true)
		if !ok || !ok2 || low < 0 || !dim.Known(t.Shape()[i]) || high >= dim.Sub(t.Shape()[i], last) {
			return false
		}
	}
	return true
}

// rangeOf returns the least and the greatest number that a variable of a loop with constant bounds has.
func rangeOf(v *core.Value) (lower, upper affine.Known) {
	if v.DefiningOp() != nil {
		return lower, upper
	}
	l, ok := gen.AsForOp(v.OwnerBlock().ParentOp())
	if !ok || v != loops.InductionVar(l) {
		return lower, upper
	}
	if n, ok := loops.ConstantLowerBound(l); ok {
		lower = affine.Known{Value: n, OK: true}
	}
	if n, ok := loops.ConstantUpperBound(l); ok {
		upper = affine.Known{Value: n - 1, OK: true}
	}
	return lower, upper
}

func (m *mover) invariantOperands(op *core.Operation) bool {
	args := m.loop.Region().Entry().Args()
	for _, v := range op.Operands() {
		def := v.DefiningOp()
		if slices.Contains(args, v) || def != nil && m.inside[def] && !m.moved[def] {
			return false
		}
	}
	return true
}

// invariantBelow reports whether regions of an operation use nothing that changes with the iterations. mlir-opt 22.1.8
// does not look there.
func (m *mover) invariantBelow(op *core.Operation) bool {
	ok := true
	if op.NumRegions() > 0 {
		op.Walk(func(o *core.Operation) {
			if ok && o != op {
				ok = m.invariantOperandsBelow(o)
			}
		})
	}
	return ok
}

// invariantOperandsBelow is [mover.invariantOperands] for an operation in a region of one that may be moved.
func (m *mover) invariantOperandsBelow(op *core.Operation) bool {
	for _, v := range op.Operands() {
		b := v.ParentBlock()
		if b != m.loop.Region().Entry() {
			continue // of the operation itself, or from outside of the loop
		}
		if def := v.DefiningOp(); def == nil || !m.moved[def] {
			return false
		}
	}
	return true
}

// conflicts reports whether something else in the loop stores to what is accessed, or reads what is stored.
func (m *mover) conflicts(a dependence.Access) bool {
	if m.memory != nil && m.memory.ConflictsOtherwise(a, m.touches) {
		return true
	}
	for user := range a.MemRef.Users() {
		if user == a.Op || !m.loop.Op.IsProperAncestorOf(user) {
			continue
		}
		effects, _ := user.Effects()
		for _, e := range effects {
			if e.Value == a.MemRef && (e.Kind == core.EffectWrite || e.Kind == core.EffectRead && a.IsStore) {
				return true
			}
		}
	}
	return false
}
