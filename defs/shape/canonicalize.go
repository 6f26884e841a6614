package shape

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/shape"
)

// pattern makes a pattern that starts from one operation.
func pattern[V any](def *core.OpDef, as func(*core.Operation) (V, bool), name string, f func(V, *rewrite.Rewriter) bool) rewrite.Pattern {
	return rewrite.Pattern{Name: name, Root: def.Name, Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
		v, ok := as(op)
		return ok && f(v, rw)
	}}
}

// operandPattern makes a pattern that keeps some of an operation's operands when that makes them fewer.
func operandPattern(def *core.OpDef, name string, keep func(list []*core.Value) []*core.Value) rewrite.Pattern {
	return rewrite.Pattern{Name: name, Root: def.Name, Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
		list := op.OperandList(0, op.NumOperands())
		kept := keep(list)
		if len(kept) == len(list) {
			return false
		}
		rw.Modify(op, func() { op.SetOperands(kept) })
		return true
	}}
}

// unique keeps the first of equal values.
func unique(list []*core.Value) []*core.Value {
	var out []*core.Value
	for _, v := range list {
		if !slices.Contains(out, v) {
			out = append(out, v)
		}
	}
	return out
}

// nonEmpty leaves out shapes that are known to have no dimensions.
func nonEmpty(list []*core.Value) []*core.Value {
	out := slices.DeleteFunc(slices.Clone(list), func(v *core.Value) bool {
		if t, ok := v.Type().(*core.RankedTensorType); ok && len(t.Shape()) == 1 && t.Shape()[0] == 0 {
			return true
		}
		s, ok := extents(core.ConstantValue(v))
		return ok && len(s) == 0
	})
	return out
}

// CanonicalizationPatternsAssuming adds regions whose witness is known to hold, and results without uses.
func (Hooks) CanonicalizationPatternsAssuming(set *rewrite.PatternSet) {
	set.Add(pattern(&shape.AssumingDef, shape.AsAssumingOp, "shape.assuming of what holds", func(op shape.AssumingOp, rw *rewrite.Rewriter) bool {
		w, ok := shape.AsConstWitnessOp(op.Witness().DefiningOp())
		if !ok || !w.Passing() {
			return false
		}
		b := op.DoRegion().Entry()
		end := b.Terminator()
		vals := end.OperandList(0, end.NumOperands())
		rw.InlineBlockBefore(b, op.Op.Block(), op.Op, nil)
		rw.ReplaceOp(op.Op, vals...)
		rw.EraseOp(end)
		return true
	}))
}

// CanonicalizationPatternsAssumingAll adds witnesses of witnesses, duplicates and single ones.
func (Hooks) CanonicalizationPatternsAssumingAll(set *rewrite.PatternSet) {
	set.Add(
		operandPattern(&shape.AssumingAllDef, "shape.assuming_all duplicates", unique),
		pattern(&shape.AssumingAllDef, shape.AsAssumingAllOp, "shape.assuming_all of one", func(op shape.AssumingAllOp, rw *rewrite.Rewriter) bool {
			if op.Op.NumOperands() != 1 {
				return false
			}
			rw.ReplaceOp(op.Op, op.Op.Operand(0))
			return true
		}),
		pattern(&shape.AssumingAllDef, shape.AsAssumingAllOp, "shape.assuming_all of shape.assuming_all", func(op shape.AssumingAllOp, rw *rewrite.Rewriter) bool {
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
		}))
}

// CanonicalizationPatternsBroadcast adds duplicates and shapes without dimensions.
func (Hooks) CanonicalizationPatternsBroadcast(set *rewrite.PatternSet) {
	set.Add(
		operandPattern(&shape.BroadcastDef, "shape.broadcast duplicates", unique),
		operandPattern(&shape.BroadcastDef, "shape.broadcast empty shapes", func(list []*core.Value) []*core.Value {
			if kept := nonEmpty(list); len(kept) > 0 {
				return kept
			}
			return list
		}))
}

// CanonicalizationPatternsCstrBroadcastable adds duplicates, shapes without dimensions, and equal shapes.
func (Hooks) CanonicalizationPatternsCstrBroadcastable(set *rewrite.PatternSet) {
	holds := func(op *core.Operation, rw *rewrite.Rewriter) bool {
		rw.ReplaceOpWith(op, shape.ConstWitness{Passing: true}.Build(&rw.Builder).Op)
		return true
	}
	reduce := func(name string, keep func([]*core.Value) []*core.Value) rewrite.Pattern {
		return pattern(&shape.CstrBroadcastableDef, shape.AsCstrBroadcastableOp, name, func(op shape.CstrBroadcastableOp, rw *rewrite.Rewriter) bool {
			list := op.Shapes()
			kept := keep(list)
			switch {
			case len(kept) == len(list):
				return false
			case len(kept) < 2:
				return holds(op.Op, rw)
			}
			rw.ReplaceOpWith(op.Op, shape.NewCstrBroadcastable(&rw.Builder, kept).Op)
			return true
		})
	}
	set.Add(reduce("shape.cstr_broadcastable duplicates", unique), reduce("shape.cstr_broadcastable empty shapes", nonEmpty))
}

// CanonicalizationPatternsCstrEq adds a shape that is compared with itself.
func (Hooks) CanonicalizationPatternsCstrEq(set *rewrite.PatternSet) {
	set.Add(pattern(&shape.CstrEqDef, shape.AsCstrEqOp, "shape.cstr_eq of equal shapes", func(op shape.CstrEqOp, rw *rewrite.Rewriter) bool {
		if len(unique(op.Shapes())) != 1 {
			return false
		}
		rw.ReplaceOpWith(op.Op, shape.ConstWitness{Passing: true}.Build(&rw.Builder).Op)
		return true
	}))
}

// CanonicalizationPatternsIndexToSize adds casts back.
func (Hooks) CanonicalizationPatternsIndexToSize(set *rewrite.PatternSet) {
	set.Add(pattern(&shape.IndexToSizeDef, shape.AsIndexToSizeOp, "shape.index_to_size of shape.size_to_index", func(op shape.IndexToSizeOp, rw *rewrite.Rewriter) bool {
		back, ok := shape.AsSizeToIndexOp(op.Arg().DefiningOp())
		if !ok || !isSize(back.Arg().Type()) {
			return false
		}
		rw.ReplaceOp(op.Op, back.Arg())
		return true
	}))
}

// CanonicalizationPatternsSizeToIndex adds casts back.
func (Hooks) CanonicalizationPatternsSizeToIndex(set *rewrite.PatternSet) {
	set.Add(pattern(&shape.SizeToIndexDef, shape.AsSizeToIndexOp, "shape.size_to_index of shape.index_to_size", func(op shape.SizeToIndexOp, rw *rewrite.Rewriter) bool {
		back, ok := shape.AsIndexToSizeOp(op.Arg().DefiningOp())
		if !ok {
			return false
		}
		rw.ReplaceOp(op.Op, back.Arg())
		return true
	}))
}

// CanonicalizationPatternsIsBroadcastable adds duplicates.
func (Hooks) CanonicalizationPatternsIsBroadcastable(set *rewrite.PatternSet) {
	set.Add(operandPattern(&shape.IsBroadcastableDef, "shape.is_broadcastable duplicates", unique))
}

// CanonicalizationPatternsRank adds the rank of a value whose type knows it.
func (Hooks) CanonicalizationPatternsRank(set *rewrite.PatternSet) {
	set.Add(pattern(&shape.RankDef, shape.AsRankOp, "shape.rank of a type", func(op shape.RankOp, rw *rewrite.Rewriter) bool {
		of, ok := shape.AsShapeOfOp(op.Shape().DefiningOp())
		if !ok {
			return false
		}
		t, ok := of.Arg().Type().(core.ShapedType)
		if !ok || !t.HasRank() {
			return false
		}
		rank := op.Context().IndexAttr(int64(len(t.Shape())))
		by := Hooks{}.MaterializeConstant(&rw.Builder, rank, op.Rank().Type(), op.Op.Loc())
		if by == nil {
			return false
		}
		rw.ReplaceOpWith(op.Op, by)
		return true
	}))
}

// CanonicalizationPatternsShapeOf adds shapes that the type knows.
func (Hooks) CanonicalizationPatternsShapeOf(set *rewrite.PatternSet) {
	set.Add(pattern(&shape.ShapeOfDef, shape.AsShapeOfOp, "shape.shape_of of shape.with_shape", func(op shape.ShapeOfOp, rw *rewrite.Rewriter) bool {
		with, ok := shape.AsWithOp(op.Arg().DefiningOp())
		if !ok || with.Shape().Type() != op.Result().Type() {
			return false
		}
		rw.ReplaceOp(op.Op, with.Shape())
		return true
	}))
}
