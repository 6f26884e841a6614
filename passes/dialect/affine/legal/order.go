package legal

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/core/presburger"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/passes/dialect/affine/dependence"
	"github.com/odsgen/ods/passes/dialect/affine/loops"
)

// orders answers questions about the order in which iterations of loops touch memory.
type orders struct {
	*Memory
	checker dependence.Checker
}

// carried returns the pairs of iterations between which there is a dependence that the loop at a depth carries. known
// is false when these can be any pairs.
func (o *orders) carried(src, dst Touch, depth int) (r dependence.Result, known bool) {
	if !sameElements(src, dst) {
		return r, false
	}
	r = o.checker.Check(src.Access, dst.Access, depth, false)
	return r, r.Outcome != dependence.Unknown && (r.Outcome == dependence.None || r.CommonLoops >= depth)
}

// distance returns a row of constraints for the distance in the loop at a depth, counted from 1, times factor.
func distance(r dependence.Result, depth int, factor int64) []presburger.Int {
	row := r.Constraints.ZeroRow()
	row[depth-1], row[depth-1+r.SourceLoops] = presburger.Of(-factor), presburger.Of(factor)
	return row
}

// isEmpty reports whether there are no integers that fulfil constraints, as far as that is found out.
func isEmpty(c dependence.Constraints) bool { return c.Clone().IsEmpty() || c.IsIntegerEmpty() }

// mayRunBack reports whether the distance in the loop at a depth may be negative.
func mayRunBack(r dependence.Result, depth int) bool {
	c := r.Constraints.Clone()
	row := distance(r, depth, -1)
	row[len(row)-1] = presburger.Of(-1)
	c.AddInequality(row)
	return !isEmpty(c)
}

// AreInterchangeable reports whether the iterations of a band of perfectly nested loops can be executed in any order in
// which no loop runs backwards, as tiles are: no dependence has a negative distance in one of the loops.
func (m *Memory) AreInterchangeable(band []gen.ForOp) bool {
	if len(band) < 2 {
		return true // the order stays
	}
	inner := band[len(band)-1]
	list := m.shared(inner.Op)
	o := orders{Memory: m}
	first := dependence.Depth(band[0].Op) + 1
	last := first + len(band) - 1
	for _, src := range list {
		for _, dst := range list {
			if !m.Conflict(src, dst) {
				continue
			}
			for depth := first; depth < last; depth++ {
				r, known := o.carried(src, dst, depth)
				if !known {
					return false
				}
				for d := depth + 1; r.Outcome == dependence.Exists && d <= last; d++ {
					if mayRunBack(r, d) {
						return false
					}
				}
			}
		}
	}
	return true
}

// HasKnownOrder reports whether the loops of a perfect nest can be put into another order and the dependence analysis
// sees all that orders their iterations: they carry no values, each stays inside of those that compute its bounds, and
// distances are known. permutation has the loops' numbers from the outermost on.
func (m *Memory) HasKnownOrder(nest []gen.ForOp, permutation []int) bool {
	root := nest[0].Op
	outside := map[*core.Operation]bool{}
	for _, i := range permutation {
		loop := nest[i].Op
		if loop.NumResults() > 0 {
			return false
		}
		for _, v := range loop.OperandList(0, loop.NumOperands()) {
			if !flow.IsDefinedOutside(root, v) && !(v.IsBlockArg() && outside[v.OwnerBlock().ParentOp()]) {
				return false
			}
		}
		outside[loop] = true
	}
	list := m.shared(root)
	o := orders{Memory: m}
	depth := dependence.Depth(root) + 1
	for _, src := range list {
		for _, dst := range list {
			if !m.Conflict(src, dst) {
				continue
			}
			if _, known := o.carried(src, dst, depth); !known {
				return false
			}
		}
	}
	return true
}

// shared returns what is done in an operation to memory that is not made in it for each time anew.
func (m *Memory) shared(op *core.Operation) []Touch {
	return slices.DeleteFunc(m.Touches(op), func(t Touch) bool {
		return t.Value != nil && !slices.ContainsFunc(m.info.Roots(t.Value), func(root *core.Value) bool {
			def := root.DefiningOp()
			return kindOf(root) != allocation || !op.IsProperAncestorOf(def) || !m.isPrivate(root)
		})
	})
}

// CanTile reports whether a perfect nest can be cut into tiles of the given sizes. Loops whose tiles have one iteration
// keep their place, so what they carry on the outside of the nest does not matter.
func (m *Memory) CanTile(nest []gen.ForOp, sizes []uint64) bool {
	for len(nest) > 0 && sizes[0] == 1 {
		nest, sizes = nest[1:], sizes[1:]
	}
	return m.AreInterchangeable(nest)
}

// CanJam reports whether copies of the body of a loop, for so many iterations, can be executed together in inner loops.
func (m *Memory) CanJam(loop gen.ForOp, factor uint64) bool {
	if n, ok := loops.ConstantTripCount(loop); factor <= 1 || ok && n <= 1 {
		return true
	}
	return canCombine(loop) && m.canJam(loop.Op, &gen.ForDef, dependence.Depth(loop.Op)+1, int64(factor-1)*loops.Step(loop))
}

// CanJamRegions is [Memory.CanJam] for loops of another kind: def is their definition. All distances between their
// iterations are unknown, unless the induction variable is a subscript.
func (m *Memory) CanJamRegions(loop *core.Operation, def *core.OpDef) bool {
	return m.canJam(loop, def, 0, 0)
}

// canJam looks at all pairs of touches in a loop at a depth, 0 when no distances are known; iterations whose induction
// variables are at most reach apart come together.
func (m *Memory) canJam(loop *core.Operation, def *core.OpDef, depth int, reach int64) bool {
	list := m.shared(loop)
	o := orders{Memory: m}
	for _, src := range list {
		for _, dst := range list {
			if m.Conflict(src, dst) && o.jamReverses(loop, def, src, dst, depth, reach) {
				return false
			}
		}
	}
	return true
}

// jamReverses reports whether a later iteration of a loop may come to touch memory by dst before an earlier one does by
// src.
func (o *orders) jamReverses(loop *core.Operation, def *core.OpDef, src, dst Touch, depth int, reach int64) bool {
	inner, back := jamPlace(loop, def, src.Op, dst.Op)
	if inner == 0 && !back {
		return false
	}
	if depth == 0 {
		return !apart(src, dst, loop.Region(0).Entry().Arg(0))
	}
	r, known := o.carried(src, dst, depth)
	if !known || r.Outcome == dependence.None {
		return !known
	}
	near := distance(r, depth, -1)
	near[len(near)-1] = presburger.Of(reach)
	r.Constraints = r.Constraints.Clone()
	r.Constraints.AddInequality(near)
	for d := depth + 1; d <= depth+inner; d++ {
		if d > r.CommonLoops {
			return true
		}
		if mayRunBack(r, d) {
			return true
		}
		r.Constraints.AddEquality(distance(r, d, 1))
	}
	return back && !isEmpty(r.Constraints)
}

// apart reports whether two touches in different iterations of a loop are of different elements, because one subscript of
// both is its induction variable.
func apart(a, b Touch, iv *core.Value) bool {
	if a.Value != b.Value || a.Value == nil || !isInjective(a.Value) {
		return false
	}
	x, y := plainIndices(a.Op), plainIndices(b.Op)
	for i := range min(len(x), len(y)) {
		if x[i] == iv && y[i] == iv {
			return true
		}
	}
	return false
}

// plainIndices returns the subscripts of memref.load and memref.store.
func plainIndices(op *core.Operation) []*core.Value {
	if l, ok := memref.AsLoadOp(op); ok {
		return l.Indices()
	}
	if s, ok := memref.AsStoreOp(op); ok {
		return s.Indices()
	}
	return nil
}

// jamPlace returns how many loops inside of a loop are around both operations and jammed, and whether dst comes before
// src in one iteration of these, in another sequence of operations that is copied as a whole.
func jamPlace(loop *core.Operation, def *core.OpDef, src, dst *core.Operation) (inner int, back bool) {
	at := loop
	for {
		block := at.Region(0).Entry()
		a, b := block.AncestorOpInBlock(src), block.AncestorOpInBlock(dst)
		switch {
		case a == b && a.Is(def):
			inner, at = inner+1, a
			continue
		case a == b || a.IsBeforeInBlock(b):
			return inner, false
		}
		for op := b; op != a; op = op.Next() {
			if op.Is(def) {
				return inner, true
			}
		}
		return inner, a.Is(def)
	}
}
