package shape

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/shape"
)

// This file has the canonicalization patterns of witnesses and of what relies on them.

// CanonicalizationPatternsAssuming adds regions whose witness is a constant, and results without uses.
func (Hooks) CanonicalizationPatternsAssuming(set *rewrite.PatternSet) {
	set.Add(
		// Where the witness does not hold, what happens is undefined: mlir-opt runs the region there, too.
		rewrite.OpPattern(&shape.AssumingDef, shape.AsAssumingOp, "shape.assuming of a constant",
			func(op shape.AssumingOp, rw *rewrite.Rewriter) bool {
				if _, ok := shape.AsConstWitnessOp(op.Witness().DefiningOp()); !ok {
					return false
				}
				b := op.DoRegion().Entry()
				end := b.Terminator()
				vals := end.OperandList(0, end.NumOperands())
				rw.InlineBlockBefore(b, op.Op.Block(), op.Op, nil)
				rw.ReplaceOp(op.Op, vals...)
				rw.EraseOp(end)
				return true
			}),
		rewrite.OpPattern(&shape.AssumingDef, shape.AsAssumingOp, "shape.assuming unused results",
			func(op shape.AssumingOp, rw *rewrite.Rewriter) bool {
				unused := func(v *core.Value) bool { return !v.HasUses() }
				results := op.Op.ResultList()
				if !slices.ContainsFunc(results, unused) {
					return false
				}
				end := op.DoRegion().Entry().Terminator()
				var kept []*core.Value
				for i, v := range results {
					if !unused(v) {
						kept = append(kept, end.Operand(i))
					}
				}
				rw.Modify(end, func() { end.SetOperands(kept) })
				rw.EraseResults(op.Op, unused)
				return true
			}))
}

// CanonicalizationPatternsAssumingAll adds witnesses of witnesses, duplicates, single ones, and those that follow from
// others.
func (Hooks) CanonicalizationPatternsAssumingAll(set *rewrite.PatternSet) {
	set.Add(
		operandPattern(&shape.AssumingAllDef, "shape.assuming_all duplicates", unique),
		rewrite.OpPattern(&shape.AssumingAllDef, shape.AsAssumingAllOp, "shape.assuming_all of one",
			func(op shape.AssumingAllOp, rw *rewrite.Rewriter) bool {
				if op.Op.NumOperands() != 1 {
					return false
				}
				rw.ReplaceOp(op.Op, op.Op.Operand(0))
				return true
			}),
		rewrite.OpPattern(&shape.AssumingAllDef, shape.AsAssumingAllOp, "shape.assuming_all of shape.assuming_all",
			func(op shape.AssumingAllOp, rw *rewrite.Rewriter) bool {
				var all []*core.Value
				nested := false
				for _, v := range op.Inputs() {
					if inner, ok := shape.AsAssumingAllOp(v.DefiningOp()); ok {
						all, nested = append(all, inner.Inputs()...), true
					} else {
						all = append(all, v)
					}
				}
				if !nested {
					return false
				}
				rw.ReplaceOpWith(op.Op, shape.NewAssumingAll(&rw.Builder, all).Op)
				return true
			}),
		rewrite.OpPattern(&shape.AssumingAllDef, shape.AsAssumingAllOp, "shape.assuming_all of shape.cstr_broadcastable", dropImplied),
		rewrite.OpPattern(&shape.AssumingAllDef, shape.AsAssumingAllOp, "shape.assuming_all of shape.cstr_eq", joinEqual))
}

// dropImplied drops constraints on shapes that another one has among its own. As in mlir-opt, all witnesses must be
// such constraints.
func dropImplied(op shape.AssumingAllOp, rw *rewrite.Rewriter) bool {
	var all []shape.CstrBroadcastableOp
	for _, v := range unique(op.Inputs()) {
		c, ok := shape.AsCstrBroadcastableOp(v.DefiningOp())
		if !ok {
			return false
		}
		all = append(all, c)
	}
	slices.SortStableFunc(all, func(a, b shape.CstrBroadcastableOp) int { return len(b.Shapes()) - len(a.Shapes()) })
	var kept []*core.Value
	var implied []*core.Operation
	for i, c := range all {
		within := func(by shape.CstrBroadcastableOp) bool { return isSubset(c.Shapes(), by.Shapes()) }
		if slices.ContainsFunc(all[:i], within) {
			implied = append(implied, c.Op)
		} else {
			kept = append(kept, c.Result())
		}
	}
	if len(implied) == 0 {
		return false
	}
	rw.ReplaceOpWith(op.Op, shape.NewAssumingAll(&rw.Builder, kept).Op)
	for _, c := range implied {
		if !c.Result(0).HasUses() {
			rw.EraseOp(c)
		}
	}
	return true
}

// isSubset reports whether all values of a list are in another one.
func isSubset(part, whole []*core.Value) bool {
	return !slices.ContainsFunc(part, func(v *core.Value) bool { return !slices.Contains(whole, v) })
}

// joinEqual makes one constraint of equalities that have shapes in common.
func joinEqual(op shape.AssumingAllOp, rw *rewrite.Rewriter) bool {
	var all []*core.Value
	for _, v := range op.Inputs() {
		c, ok := shape.AsCstrEqOp(v.DefiningOp())
		if !ok {
			return false
		}
		shared := slices.ContainsFunc(c.Shapes(), func(s *core.Value) bool { return slices.Contains(all, s) })
		if len(all) > 0 && len(c.Shapes()) > 0 && !shared {
			return false
		}
		all = append(all, c.Shapes()...)
	}
	rw.ReplaceOpWith(op.Op, shape.NewCstrEq(&rw.Builder, all).Op)
	return true
}
