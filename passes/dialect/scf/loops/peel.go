package loops

import (
	"math"
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/upstream"
	affinedefs "github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/iface/intrange"
	affinegen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/scf"
)

// Peel splits a loop into one of whole steps and, after it, one for what remains, when something may remain, and
// simplifies affine.min and affine.max in both with what is known now. It returns the loop for the rest, and false for one
// that counts unsigned numbers, or narrow ones that are not known. The algorithm is upstream's peelForLoopAndSimplifyBounds.
func Peel(rw *rewrite.Rewriter, loop scf.ForOp) (scf.ForOp, bool) {
	l, u, s := loop.LowerBound(), loop.UpperBound(), loop.Step()
	if isUnsigned(loop) || !canSplit(l, u, s) || isMultiple(l, u, s) || wraps(l, u) && !upstream.Peeling.In(loop.Op.Context()) {
		return scf.ForOp{}, false
	}
	rw.SetBefore(loop.Op)
	rw.SetLoc(loop.Op.Loc())
	s0, s1, s2 := affine.Symbol(0), affine.Symbol(1), affine.Symbol(2)
	split := bound(rw, affine.NewMap(0, 3, s1.Sub(s1.Sub(s0).Mod(s2))), l.Type(), l, u, s)

	rw.SetAfter(loop.Op)
	rest, _ := scf.AsForOp(rw.Clone(loop.Op, nil))
	rest.SetLowerBound(split)
	if !upstream.Peeling.In(loop.Op.Context()) && !neverBelow(u, l, loop.UnsignedCmp()) {
		// Of bounds in the wrong order, the split lies below both.
		rw.SetBefore(rest.Op)
		rest.SetLowerBound(clampBound(rw, loop.UnsignedCmp(), true, split, l))
	}
	for i, r := range loop.Results() {
		rw.ReplaceAllUsesWith(r, rest.Results()[i])
	}
	rest.SetInitArgs(loop.Results()...)
	rw.Modify(loop.Op, func() { loop.SetUpperBound(split) })

	simplify := func(l scf.ForOp, whole bool) {
		l.Op.Walk(func(op *core.Operation) {
			if x, ok := asExtremum(op); ok {
				simplifyPeeled(rw, x, inductionVar(l), u, s, whole)
			}
		})
	}
	simplify(loop, true)
	simplify(rest, false)
	return rest, true
}

// isMultiple reports whether a loop is known to end at its upper bound, or has steps that say nothing.
func isMultiple(l, u, s *core.Value) bool {
	if step, ok := constantOf(core.FoldResult{Value: s}); ok {
		if step <= 1 {
			return true
		}
		lower, okL := constantOf(core.FoldResult{Value: l})
		upper, okU := constantOf(core.FoldResult{Value: u})
		if okL && okU && (upper-lower)%step == 0 {
			return true
		}
	}
	if !slices.ContainsFunc([]*core.Value{l, u, s}, func(v *core.Value) bool { _, ok := affinegen.AsApplyOp(v.DefiningOp()); return ok }) {
		return false
	}
	m, _ := affinedefs.Compose(affine.NewMap(0, 3, affine.Symbol(1).Sub(affine.Symbol(0)).Mod(affine.Symbol(2))),
		[]*core.Value{l, u, s})
	n, ok := m.Result(0).Value()
	return ok && n == 0
}

// canSplit reports whether maps, which count in index, can compute a bound of these values: of indices, or constants.
func canSplit(vals ...*core.Value) bool {
	if query.Is[*core.IndexType](vals[0].Type()) || upstream.Peeling.In(vals[0].Context()) {
		return true
	}
	return !slices.ContainsFunc(vals, func(v *core.Value) bool { _, ok := constantOf(core.FoldResult{Value: v}); return !ok })
}

// wraps reports whether the difference of two bounds is known to be too great for an index.
func wraps(l, u *core.Value) bool {
	lower, okL := constantOf(core.FoldResult{Value: l})
	upper, okU := constantOf(core.FoldResult{Value: u})
	return okL && okU && upper > lower && upper-lower < 0
}

// bound computes a bound of a type by a map of values.
func bound(rw *rewrite.Rewriter, m *affine.Map, t core.Type, operands ...*core.Value) *core.Value {
	v := rw.CreateOrFold(func(b *core.Builder) *core.Operation {
		return affinegen.NewApply(b, operands, b.Context().AffineMap(m)).Op
	})
	if v.Type() != t {
		v = rw.CreateOrFold(func(b *core.Builder) *core.Operation { return arith.NewIndexCast(b, t, v).Op })
	}
	return v
}

// clampBound computes the greater or the smaller one of two bounds.
func clampBound(rw *rewrite.Rewriter, unsigned, greater bool, x, y *core.Value) *core.Value {
	return rw.CreateOrFold(func(b *core.Builder) *core.Operation {
		switch {
		case unsigned && greater:
			return arith.NewMaxUI(b, x, y).Op
		case unsigned:
			return arith.NewMinUI(b, x, y).Op
		case greater:
			return arith.NewMaxSI(b, x, y).Op
		}
		return arith.NewMinSI(b, x, y).Op
	})
}

// neverBelow reports whether an upper bound is known to be at least the lower one: both are constants, or what defines
// them says so.
func neverBelow(upper, lower *core.Value, unsigned bool) bool {
	u, l := intrange.Of(upper), intrange.Of(lower)
	if unsigned {
		return l.UMax.ULE(u.UMin)
	}
	return l.SMax.SLE(u.SMin)
}

// PeelFront puts the first iteration of a loop with possibly more than one before it, as a loop, which it returns.
// It returns false where there is no more than one, and for a loop that counts unsigned numbers. The algorithm is
// upstream's peelForLoopFirstIteration.
func PeelFront(rw *rewrite.Rewriter, loop scf.ForOp) (scf.ForOp, bool) {
	l, u, s := loop.LowerBound(), loop.UpperBound(), loop.Step()
	lower, okL := constantOf(core.FoldResult{Value: l})
	upper, okU := constantOf(core.FoldResult{Value: u})
	step, okS := constantOf(core.FoldResult{Value: s})
	if isUnsigned(loop) || !canSplit(l, s) {
		return scf.ForOp{}, false
	}
	if okL && okU && okS && math.Ceil(float64(float32(upper-lower)/float32(step))) <= 1 {
		return scf.ForOp{}, false
	}
	rw.SetBefore(loop.Op)
	rw.SetLoc(loop.Op.Loc())
	split := bound(rw, affine.NewMap(0, 2, affine.Symbol(0).Add(affine.Symbol(1))), u.Type(), l, s)
	end := split
	if !upstream.Peeling.In(loop.Op.Context()) && !(okL && okU && upper > lower) {
		// Where there is no iteration, or less than a step to the upper bound.
		end = clampBound(rw, loop.UnsignedCmp(), false, split, u)
	}
	first, _ := scf.AsForOp(rw.Clone(loop.Op, nil))
	first.SetUpperBound(end)
	rw.Modify(loop.Op, func() {
		loop.SetInitArgs(first.Results()...)
		loop.SetLowerBound(split)
	})
	return first, true
}
