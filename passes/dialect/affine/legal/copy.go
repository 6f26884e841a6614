package legal

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	affinedefs "github.com/odsgen/ods/defs/affine"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/passes/dialect/affine/dependence"
	"github.com/odsgen/ods/passes/dialect/affine/loops"
)

// Range is a sequence of operations of a block, without End.
type Range struct{ Begin, End *core.Operation }

// contains reports whether an operation is in the range, or nested in one that is.
func (r Range) contains(op *core.Operation) bool {
	op = r.Begin.Block().AncestorOpInBlock(op)
	return op != nil && !op.IsBeforeInBlock(r.Begin) && (r.End == nil || op.IsBeforeInBlock(r.End))
}

// Defines reports whether a value comes to be in the range.
func (r Range) Defines(v *core.Value) bool {
	def := v.DefiningOp()
	if def == nil {
		def = v.OwnerBlock().ParentOp()
		return def != nil && r.Begin.ParentOp() != def && r.contains(def)
	}
	return r.contains(def)
}

// CanBuffer reports whether a buffer can take the place of memory in all affine loads and stores of a range: nothing
// else there touches the memory, unless neither changes it.
func (m *Memory) CanBuffer(r Range, memory *core.Value) bool {
	if r.Defines(memory) {
		return false
	}
	whole := Touch{Value: memory, Writes: false, resource: &core.DefaultResource}
	for op := r.Begin; op != r.End; op = op.Next() {
		op.Walk(func(o *core.Operation) {
			if a, ok := dependence.AccessOf(o); ok && isElement(o) && a.MemRef == memory {
				whole.Writes = whole.Writes || a.IsStore
			}
		})
	}
	for op := r.Begin; op != r.End; op = op.Next() {
		if slices.ContainsFunc(m.Touches(op), func(t Touch) bool {
			return !(t.Value == memory && isElement(t.Op)) && m.Conflict(t, whole)
		}) {
			return false
		}
	}
	return true
}

// CanBufferAround reports whether the buffer can be filled before an operation around the range, and emptied after it:
// outside of the range, nothing in it touches the memory, unless neither changes it.
func (m *Memory) CanBufferAround(op *core.Operation, r Range, memory *core.Value, written bool) bool {
	whole := Touch{Value: memory, Writes: written, resource: &core.DefaultResource}
	return !slices.ContainsFunc(m.Touches(op), func(t Touch) bool { return !r.contains(t.Op) && m.Conflict(t, whole) })
}

// IsConditional reports whether there is anything but affine.for between an operation and the block of one around it.
func IsConditional(op *core.Operation, block *core.Block) bool {
	for ; op.Block() != block; op = op.ParentOp() {
		if !op.ParentOp().Is(&gen.ForDef) {
			return true
		}
	}
	return false
}

// ReachesBox reports whether an access reaches each element of the box around its elements when an operation of a block,
// around the access, is executed: each loop in between moves the element along one dimension, by no more than the loops
// inside of it have covered, or leaves it where it is, and has an iteration.
func ReachesBox(a dependence.Access, block *core.Block) bool {
	if IsConditional(a.Op, block) {
		return false
	}
	m, operands := a.Composed()
	covered := slices.Repeat([]int64{1}, m.NumResults()) // 0: not known
	for op := a.Op; op.Block() != block; op = op.ParentOp() {
		loop := core.Must(gen.AsForOp(op.ParentOp()))
		n, known := loops.ConstantTripCount(loop)
		known = known && n > 0
		along := -1
		if at := slices.Index(operands, loops.InductionVar(loop)); at >= 0 {
			for d, e := range m.Results() {
				by, ok := growth(m, e, at)
				by *= loops.Step(loop)
				switch {
				case !ok, by != 0 && along >= 0, max(by, -by) > covered[d]:
					return false
				case by != 0 && known:
					along = d
					covered[d] += max(by, -by) * int64(n-1)
				case by != 0:
					along, covered[d] = d, 0
				}
			}
			if loops.LowerBound(loop).NumResults() != 1 {
				return false
			}
			m, operands = substitute(m, operands, at, loop)
		}
		// Without iterations there is no element in the box if its bounds say so.
		if !known && (along < 0 || loops.UpperBound(loop).NumResults() != 1 || !boundsAreOutside(loop, block)) {
			return false
		}
	}
	return true
}

// substitute puts the lower bound of a loop in place of its induction variable, a dimension of a map.
func substitute(m *affine.Map, operands []*core.Value, at int, loop gen.ForOp) (*affine.Map, []*core.Value) {
	nd, ns := m.NumDims(), m.NumSymbols()
	lower := loops.LowerBound(loop).ShiftDims(nd, 0).ShiftSymbols(ns, 0)
	dims := make([]affine.Expr, nd)
	for i := range dims {
		dims[i] = affine.Dim(i)
	}
	dims[at] = lower.Result(0)
	syms := make([]affine.Expr, ns)
	for i := range syms {
		syms[i] = affine.Symbol(i)
	}
	bounds := loop.LowerBoundOperands()
	vals := slices.Concat(operands[:nd], bounds[:lower.NumDims()-nd], operands[nd:], bounds[lower.NumDims()-nd:])
	m, vals = affinedefs.Compose(m.ReplaceDimsAndSymbols(dims, syms, lower.NumDims(), lower.NumSymbols()), vals)
	return affinedefs.CanonicalMap(affine.SimplifyMap(m), vals)
}

// boundsAreOutside reports whether the bounds of a loop do not depend on loops between it and a block around it.
func boundsAreOutside(loop gen.ForOp, block *core.Block) bool {
	for _, v := range append(loop.LowerBoundOperands(), loop.UpperBoundOperands()...) {
		if v.OwnerBlock() != block && block.AncestorOpInBlock(loop.Op).IsAncestorOf(definer(v)) {
			return false
		}
	}
	return true
}

// definer returns the operation that defines a value, or in whose region it is an argument.
func definer(v *core.Value) *core.Operation {
	if def := v.DefiningOp(); def != nil {
		return def
	}
	return v.OwnerBlock().ParentOp()
}
