package shape

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/shape"
	"github.com/odsgen/ods/generated/tensor"
)

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
		s, ok := extents(v.ConstantValue())
		return ok && len(s) == 0
	})
	return out
}

// CanonicalizationPatternsCstrBroadcastable adds duplicates, shapes without dimensions, and equal shapes.
func (Hooks) CanonicalizationPatternsCstrBroadcastable(set *rewrite.PatternSet) {
	holds := func(op *core.Operation, rw *rewrite.Rewriter) bool {
		rw.ReplaceOpWith(op, shape.ConstWitness{Passing: true}.Build(&rw.Builder).Op)
		return true
	}
	reduce := func(name string, keep func([]*core.Value) []*core.Value) rewrite.Pattern {
		return rewrite.OpPattern(&shape.CstrBroadcastableDef, shape.AsCstrBroadcastableOp, name,
			func(op shape.CstrBroadcastableOp, rw *rewrite.Rewriter) bool {
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
	set.Add(reduce("shape.cstr_broadcastable duplicates", unique), reduce("shape.cstr_broadcastable empty shapes", nonEmpty),
		withoutCasts(&shape.CstrBroadcastableDef, "shape.cstr_broadcastable of tensor.cast"))
}

// CanonicalizationPatternsCstrEq adds a shape that is compared with itself.
func (Hooks) CanonicalizationPatternsCstrEq(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&shape.CstrEqDef, shape.AsCstrEqOp, "shape.cstr_eq of equal shapes",
		func(op shape.CstrEqOp, rw *rewrite.Rewriter) bool {
			if len(unique(op.Shapes())) != 1 {
				return false
			}
			rw.ReplaceOpWith(op.Op, shape.ConstWitness{Passing: true}.Build(&rw.Builder).Op)
			return true
		}))
}

// CanonicalizationPatternsIsBroadcastable adds duplicates.
func (Hooks) CanonicalizationPatternsIsBroadcastable(set *rewrite.PatternSet) {
	set.Add(operandPattern(&shape.IsBroadcastableDef, "shape.is_broadcastable duplicates", unique))
}

// CanonicalizationPatternsRank adds the rank of a value whose type knows it.
func (Hooks) CanonicalizationPatternsRank(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&shape.RankDef, shape.AsRankOp, "shape.rank of a type",
		func(op shape.RankOp, rw *rewrite.Rewriter) bool {
			of, ok := shape.AsShapeOfOp(op.Shape().DefiningOp())
			if !ok {
				return false
			}
			t, ok := of.Arg().Type().(core.ShapedType)
			if !ok || !t.HasRank() {
				return false
			}
			rank := op.Op.Context().IndexAttr(int64(len(t.Shape())))
			by := Hooks{}.MaterializeConstant(&rw.Builder, rank, op.Rank().Type(), op.Op.Loc())
			if by == nil {
				return false
			}
			rw.ReplaceOpWith(op.Op, by)
			return true
		}))
}

// CanonicalizationPatternsShapeOf adds shapes that types know or that tensors were given, other types of the result,
// and single sizes.
func (Hooks) CanonicalizationPatternsShapeOf(set *rewrite.PatternSet) {
	set.Add(
		rewrite.OpPattern(&shape.ShapeOfDef, shape.AsShapeOfOp, "shape.shape_of of a type",
			func(op shape.ShapeOfOp, rw *rewrite.Rewriter) bool {
				t, ok := op.Arg().Type().(*core.RankedTensorType)
				if !ok || slices.Contains(t.Shape(), core.Dynamic) || !isExtentTensor(op.Result().Type()) {
					return false
				}
				known := extentsAttr(op.Op.Context(), t.Shape()).(*core.DenseElementsAttr)
				replace(op.Op, shape.ConstShape{Shape: known, Loc: op.Op.Loc()}.Build(&rw.Builder).Result(), rw)
				return true
			}),
		rewrite.OpPattern(&shape.ShapeOfDef, shape.AsShapeOfOp, "shape.shape_of of tensor.reshape", shapeOfReshape),
		rewrite.OpPattern(&tensor.CastDef, tensor.AsCastOp, "tensor.cast of shape.shape_of",
			func(op tensor.CastOp, rw *rewrite.Rewriter) bool {
				of, ok := shape.AsShapeOfOp(op.Source().DefiningOp())
				if !ok || !isExtentTensor(op.Dest().Type()) {
					return false
				}
				t, ok := of.Arg().Type().(*core.RankedTensorType)
				if n := op.Dest().Type().(*core.RankedTensorType).Shape()[0]; !ok || n != core.Dynamic && n != int64(len(t.Shape())) {
					return false
				}
				rw.ReplaceOpWith(op.Op, shape.ShapeOf{Arg: of.Arg(), ResultType: op.Dest().Type()}.Build(&rw.Builder).Op)
				return true
			}),
		rewrite.OpPattern(&tensor.ExtractDef, tensor.AsExtractOp, "tensor.extract of shape.shape_of",
			func(op tensor.ExtractOp, rw *rewrite.Rewriter) bool {
				of, ok := shape.AsShapeOfOp(op.Tensor().DefiningOp())
				if !ok || len(op.Indices()) != 1 || !query.IsTensor(of.Arg().Type()) {
					return false
				}
				rw.ReplaceOpWith(op.Op, tensor.NewDim(&rw.Builder, of.Arg(), op.Indices()[0]).Op)
				return true
			}))
}

// replace replaces an operation by an extent tensor, with a cast when it has another type.
func replace(op *core.Operation, v *core.Value, rw *rewrite.Rewriter) {
	if t := op.Result(0).Type(); v.Type() != t {
		v = tensor.NewCast(&rw.Builder, t, v).Dest()
	}
	rw.ReplaceOp(op, v)
}

// shapeOfReshape takes the shape that a tensor was given, which may be of another integer type.
func shapeOfReshape(op shape.ShapeOfOp, rw *rewrite.Rewriter) bool {
	r, ok := tensor.AsReshapeOp(op.Arg().DefiningOp())
	if !ok || !isExtentTensor(op.Result().Type()) {
		return false
	}
	given, want := r.Shape().Type().(*core.RankedTensorType), op.Result().Type().(*core.RankedTensorType)
	switch {
	case given.ElementType() == want.ElementType():
		replace(op.Op, r.Shape(), rw)
	case slices.Equal(given.Shape(), want.Shape()):
		rw.ReplaceOpWith(op.Op, arith.NewIndexCast(&rw.Builder, want, r.Shape()).Op)
	default:
		return false
	}
	return true
}
