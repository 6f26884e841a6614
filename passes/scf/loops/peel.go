package loops

import (
	"math"
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	affinedefs "github.com/odsgen/ods/defs/affine"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/scf"
)

// Peel splits a loop into one of whole steps and, behind it, one for what remains, when something may remain, and
// simplifies affine.min and affine.max in both with what is known now. It returns the loop for the rest. The algorithm
// is upstream's peelForLoopAndSimplifyBounds.
func Peel(rw *rewrite.Rewriter, loop scf.ForOp) (scf.ForOp, bool) {
	l, u, s := loop.LowerBound(), loop.UpperBound(), loop.Step()
	if isMultiple(l, u, s) {
		return scf.ForOp{}, false
	}
	rw.SetBefore(loop.Op)
	rw.SetLoc(loop.Op.Loc())
	s0, s1, s2 := affine.Symbol(0), affine.Symbol(1), affine.Symbol(2)
	split := bound(rw, affine.NewMap(0, 3, s1.Sub(s1.Sub(s0).Mod(s2))), l.Type(), l, u, s)

	rw.SetAfter(loop.Op)
	rest, _ := scf.AsForOp(rw.Clone(loop.Op, nil))
	rest.SetLowerBound(split)
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
	if !slices.ContainsFunc([]*core.Value{l, u, s}, func(v *core.Value) bool { _, ok := gen.AsApplyOp(v.DefiningOp()); return ok }) {
		return false
	}
	m, _ := affinedefs.Compose(affine.NewMap(0, 3, affine.Symbol(1).Sub(affine.Symbol(0)).Mod(affine.Symbol(2))),
		[]*core.Value{l, u, s})
	n, ok := m.Result(0).Value()
	return ok && n == 0
}

// bound computes a bound of a type by a map of values.
func bound(rw *rewrite.Rewriter, m *affine.Map, t core.Type, operands ...*core.Value) *core.Value {
	v := rw.CreateOrFold(func(b *core.Builder) *core.Operation { return gen.NewApply(b, operands, b.Context().AffineMap(m)).Op })
	if v.Type() != t {
		v = rw.CreateOrFold(func(b *core.Builder) *core.Operation { return arith.NewIndexCast(b, t, v).Op })
	}
	return v
}

// PeelFront puts the first iteration of a loop with possibly more than one in front of it, as a loop, which it returns.
// The algorithm is upstream's peelForLoopFirstIteration.
func PeelFront(rw *rewrite.Rewriter, loop scf.ForOp) (scf.ForOp, bool) {
	l, u, s := loop.LowerBound(), loop.UpperBound(), loop.Step()
	lower, okL := constantOf(core.FoldResult{Value: l})
	upper, okU := constantOf(core.FoldResult{Value: u})
	step, okS := constantOf(core.FoldResult{Value: s})
	if okL && okU && okS && math.Ceil(float64(float32(upper-lower)/float32(step))) <= 1 {
		return scf.ForOp{}, false
	}
	rw.SetBefore(loop.Op)
	rw.SetLoc(loop.Op.Loc())
	split := bound(rw, affine.NewMap(0, 2, affine.Symbol(0).Add(affine.Symbol(1))), u.Type(), l, s)
	first, _ := scf.AsForOp(rw.Clone(loop.Op, nil))
	first.SetUpperBound(split)
	rw.Modify(loop.Op, func() {
		loop.SetInitArgs(first.Results()...)
		loop.SetLowerBound(split)
	})
	return first, true
}
