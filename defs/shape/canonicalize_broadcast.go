package shape

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/shape"
	"github.com/odsgen/ods/generated/tensor"
)

// This file has the canonicalization patterns of shape.broadcast.

// CanonicalizationPatternsBroadcast adds types that know the rank, constants, single shapes, casts, duplicates and
// shapes without dimensions.
func (Hooks) CanonicalizationPatternsBroadcast(set *rewrite.PatternSet) {
	add := func(name string, f func(shape.BroadcastOp, *rewrite.Rewriter) bool) {
		set.Add(rewrite.OpPattern(&shape.BroadcastDef, shape.AsBroadcastOp, name, f))
	}
	add("shape.broadcast rank", broadcastRank)
	add("shape.broadcast constants", broadcastConstants)
	add("shape.broadcast of one", func(op shape.BroadcastOp, rw *rewrite.Rewriter) bool {
		switch shapes := op.Shapes(); {
		case len(shapes) != 1:
			return false
		case isShape(op.Result().Type()) && !isShape(shapes[0].Type()):
			rw.ReplaceOpWith(op.Op, shape.NewFromExtentTensor(&rw.Builder, shapes[0]).Op)
		default:
			replace(op.Op, shapes[0], rw)
		}
		return true
	})
	set.Add(
		withoutCasts(&shape.BroadcastDef, "shape.broadcast of tensor.cast"),
		operandPattern(&shape.BroadcastDef, "shape.broadcast duplicates", unique),
		operandPattern(&shape.BroadcastDef, "shape.broadcast empty shapes", func(list []*core.Value) []*core.Value {
			if kept := nonEmpty(list); len(kept) > 0 {
				return kept
			}
			return list
		}))
}

// broadcastRank gives the result the rank of the longest shape, when all are known.
func broadcastRank(op shape.BroadcastOp, rw *rewrite.Rewriter) bool {
	t := op.Result().Type()
	if !isExtentTensor(t) || t.(*core.RankedTensorType).Shape()[0] != core.Dynamic {
		return false
	}
	rank := int64(0)
	for _, v := range op.Shapes() {
		s, ok := v.Type().(*core.RankedTensorType)
		if !ok || s.Shape()[0] == core.Dynamic {
			return false
		}
		rank = max(rank, s.Shape()[0])
	}
	c := op.Op.Context()
	by := shape.NewBroadcast(&rw.Builder, c.RankedTensor([]int64{rank}, c.Index(), nil), op.Shapes())
	rw.ReplaceOpWith(op.Op, tensor.NewCast(&rw.Builder, t, by.Result()).Op)
	return true
}

// broadcastConstants makes one of several constants, as far as they can be broadcast to one another.
func broadcastConstants(op shape.BroadcastOp, rw *rewrite.Rewriter) bool {
	var all []int64
	var left []*core.Value
	for _, v := range op.Shapes() {
		if c, ok := shape.AsConstShapeOp(v.DefiningOp()); ok {
			next, _ := extents(c.ShapeAttr())
			if joined, ok := broadcast(all, next); ok {
				all = joined
				continue
			}
		}
		left = append(left, v)
	}
	if len(op.Shapes())-len(left) < 2 {
		return false
	}
	known := extentsAttr(op.Op.Context(), all).(*core.DenseElementsAttr)
	left = append(left, shape.ConstShape{Shape: known, Loc: op.Op.Loc()}.Build(&rw.Builder).Result())
	rw.ReplaceOpWith(op.Op, shape.NewBroadcast(&rw.Builder, op.Result().Type(), left).Op)
	return true
}

// withoutCasts makes a pattern that uses extent tensors instead of casts that forget how many extents there are.
func withoutCasts(def *core.OpDef, name string) rewrite.Pattern {
	return rewrite.Pattern{Name: name, Root: def.Name, Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
		list := op.OperandList(0, op.NumOperands())
		sources := slices.Clone(list)
		for i, v := range list {
			c, ok := tensor.AsCastOp(v.DefiningOp())
			if ok && isExtentTensor(v.Type()) && v.Type().(*core.RankedTensorType).Shape()[0] == core.Dynamic {
				sources[i] = c.Source()
			}
		}
		if slices.Equal(list, sources) {
			return false
		}
		rw.Modify(op, func() { op.SetOperands(sources) })
		return true
	}}
}
