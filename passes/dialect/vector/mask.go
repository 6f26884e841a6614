package vector

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/generated/vector"
)

// AddMaskLowerings adds the patterns that split masks into masks of one dimension.
func AddMaskLowerings(set *rewrite.PatternSet) {
	set.Add(
		rewrite.OpPattern(&vector.CreateMaskDef, vector.AsCreateMaskOp, "rows of create_mask", lowerCreateMask),
		rewrite.OpPattern(&vector.ConstantMaskDef, vector.AsConstantMaskOp, "rows of constant_mask", lowerConstantMask))
}

func lowerCreateMask(op vector.CreateMaskOp, rw *rewrite.Rewriter) bool {
	t := vectorOf(op.Op.Result(0))
	if len(t.Shape()) <= 1 || scalable(t, 0) {
		return rw.NoMatch(op.Op, "0-D and 1-D vectors are handled separately")
	}
	rw.SetLoc(op.Op.Loc())
	b := &rw.Builder
	row := DropDim(t, 0)
	set := vector.CreateMask{Result0Type: row, Operands: op.Op.OperandList(1, op.Op.NumOperands())}.Build(b).Op.Result(0)
	unset := zero(b, row)
	all := zero(b, t)
	for i := range t.Shape()[0] {
		at := arith.NewConstant(b, b.Context().IndexAttr(i)).Result()
		in := arith.NewCmpI(b, arith.CmpIPredicateSlt, at, op.Op.Operand(0)).Result()
		all = insert(b, arith.NewSelect(b, in, set, unset).Result(), all, i)
	}
	rw.ReplaceOp(op.Op, all)
	return true
}

func lowerConstantMask(op vector.ConstantMaskOp, rw *rewrite.Rewriter) bool {
	t := vectorOf(op.Op.Result(0))
	sizes := op.MaskDimSizes()
	rw.SetLoc(op.Op.Loc())
	b, c := &rw.Builder, op.Op.Context()
	rank := len(t.Shape())
	switch {
	case rank == 0 || rank == 1 && (sizes[0] == 0 || sizes[0] == t.Shape()[0]):
		rw.ReplaceOpWith(op.Op, arith.NewConstant(b, c.DenseSplat(t, c.Bool(sizes[0] != 0))).Op)
		return true
	case rank == 1:
		list := make([]core.Attribute, t.Shape()[0])
		for i := range list {
			list[i] = c.Bool(int64(i) < sizes[0])
		}
		rw.ReplaceOpWith(op.Op, arith.NewConstant(b, c.DenseOf(t, list)).Op)
		return true
	case scalable(t, 0):
		return rw.NoMatch(op.Op, "Cannot unroll leading scalable dim in dstType")
	}
	row := vector.ConstantMask{Result0Type: DropDim(t, 0), MaskDimSizes: sizes[1:]}.Build(b).Op.Result(0)
	all := zero(b, t)
	for i := range sizes[0] {
		all = insert(b, row, all, i)
	}
	rw.ReplaceOp(op.Op, all)
	return true
}

// AddMaskMaterializations adds the patterns that compute masks of one dimension by comparing positions with a bound,
// and give transfers that may go out of bounds such a mask. Positions are of 32 bits, or of 64 when wide.
func AddMaskMaterializations(set *rewrite.PatternSet, wide bool) {
	set.Add(
		rewrite.OpPattern(&vector.CreateMaskDef, vector.AsCreateMaskOp, "compare with positions",
			func(op vector.CreateMaskOp, rw *rewrite.Rewriter) bool {
				return compareMask(op, wide, rw)
			}),
		rewrite.OpPattern(&vector.TransferReadDef, vector.AsTransferReadOp, "mask of transfer_read",
			func(op vector.TransferReadOp, rw *rewrite.Rewriter) bool {
				return maskBounds(TransferOf(op.Op), rw, func(mask *core.Value) { op.SetMask(mask) })
			}),
		rewrite.OpPattern(&vector.TransferWriteDef, vector.AsTransferWriteOp, "mask of transfer_write",
			func(op vector.TransferWriteOp, rw *rewrite.Rewriter) bool {
				return maskBounds(TransferOf(op.Op), rw, func(mask *core.Value) { op.SetMask(mask) })
			}),
		rewrite.OpPattern(&arith.SelectDef, arith.AsSelectOp, "select of one bit", broadcastCondition))
}

func compareMask(op vector.CreateMaskOp, wide bool, rw *rewrite.Rewriter) bool {
	t := vectorOf(op.Op.Result(0))
	if t.IsScalable() || len(t.Shape()) > 1 {
		return false
	}
	rw.SetLoc(op.Op.Loc())
	b, c := &rw.Builder, op.Op.Context()
	number := c.I32()
	if wide {
		number = c.I64()
	}
	positions := c.Vector(t.Shape(), number, nil)
	list := make([]core.Attribute, elements(t.Shape()))
	for i := range list {
		list[i] = c.APIntAttr(number, num.NewInt(number.Width(), uint64(i)))
	}
	indices := arith.NewConstant(b, c.DenseOf(positions, list)).Result()
	bound := arith.NewIndexCast(b, number, op.Op.Operand(0)).Out()
	bounds := broadcast(b, positions, bound)
	rw.ReplaceOp(op.Op, arith.NewCmpI(b, arith.CmpIPredicateSlt, indices, bounds).Result())
	return true
}

// maskBounds gives a transfer a mask of what is in bounds, so that it always is.
func maskBounds(x Transfer, rw *rewrite.Rewriter, set func(mask *core.Value)) bool {
	if x.AllInBounds() || len(x.Type.Shape()) > 1 || len(x.Indices) == 0 {
		return false
	}
	rw.SetLoc(x.Op.Loc())
	b, c := &rw.Builder, x.Op.Context()
	last := len(x.Indices) - 1
	size := DimOf(b, x.Base, last)
	rest := arith.NewSubI(b, size, x.Indices[last]).Result()
	mask := vector.CreateMask{Result0Type: withElement(x.Type, c.I1()), Operands: []*core.Value{rest}}.Build(b).Op.Result(0)
	if x.Mask != nil {
		mask = arith.NewAndI(b, mask, x.Mask).Result()
	}
	rw.Modify(x.Op, func() {
		set(mask)
		x.Op.SetAttr("in_bounds", c.Array(c.Bool(true)))
	})
	return true
}

// DimOf computes the size of a dimension of a tensor or buffer.
func DimOf(b *core.Builder, v *core.Value, i int) *core.Value {
	at := arith.NewConstant(b, b.Context().IndexAttr(int64(i))).Result()
	if _, ok := v.Type().(*core.RankedTensorType); ok {
		return rewrite.FoldCreated(b, tensor.NewDim(b, v, at).Op)
	}
	return rewrite.FoldCreated(b, memref.NewDim(b, v, at).Op)
}

// broadcastCondition replaces a choice between vectors of one bit, set or not, by the condition.
func broadcastCondition(op arith.SelectOp, rw *rewrite.Rewriter) bool {
	t := vectorOf(op.Result())
	c := op.Op.Context()
	if t == nil || t != c.Vector([]int64{1}, c.I1(), nil) || vectorOf(op.Condition()) != nil {
		return false
	}
	isSplat := func(v *core.Value, bit bool) bool {
		d, ok := v.ConstantValue().(*core.DenseElementsAttr)
		return ok && d == c.DenseSplat(t, c.Bool(bit))
	}
	if !isSplat(op.TrueValue(), true) || !isSplat(op.FalseValue(), false) {
		return false
	}
	rw.SetLoc(op.Op.Loc())
	rw.ReplaceOp(op.Op, broadcast(&rw.Builder, t, op.Condition()))
	return true
}
