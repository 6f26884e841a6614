package destination

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/view"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/bufferization"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/passes/dialect/tensor/shapes"
)

// Style replaces tensor.from_elements, tensor.generate and tensor.pad by operations that write to a tensor.empty, and
// returns the one that makes the result: upstream's rewriteInDestinationPassingStyle. ok is false for anything else.
func Style(rw *rewrite.Rewriter, op *core.Operation) (by *core.Operation, ok bool) {
	rw.SetBefore(op)
	rw.SetLoc(op.Loc())
	if x, is := tensor.AsFromElementsOp(op); is {
		return insertElements(rw, x), true
	} else if x, is := tensor.AsGenerateOp(op); is {
		return generate(rw, x)
	} else if x, is := tensor.AsPadOp(op); is {
		return pad(rw, x)
	}
	return nil, false
}

func insertElements(rw *rewrite.Rewriter, op tensor.FromElementsOp) *core.Operation {
	b := &rw.Builder
	t := op.Op.Result(0).Type().(*core.RankedTensorType)
	v := tensor.NewEmpty(b, t, nil).Result()
	shape := t.Shape()
	var numbers []*core.Value
	if len(shape) > 0 {
		for i := range slices.Max(shape) {
			numbers = append(numbers, memrefdefs.ConstantIndex(b, i))
		}
	}
	at := make([]int64, len(shape))
	for _, e := range op.Op.Operands() {
		indices := make([]*core.Value, len(shape))
		for d, i := range at {
			indices[d] = numbers[i]
		}
		v = tensor.Insert{Scalar: e, Dest: v, Indices: indices}.Build(b).Op.Result(0)
		for d := len(shape) - 1; d >= 0; d-- {
			if at[d]++; at[d] < shape[d] {
				break
			}
			at[d] = 0
		}
	}
	rw.ReplaceOp(op.Op, v)
	return v.DefiningOp()
}

func generate(rw *rewrite.Rewriter, op tensor.GenerateOp) (*core.Operation, bool) {
	t, ok := op.Result().Type().(*core.RankedTensorType)
	if !ok || op.Body().Entry() == nil || op.Body().Entry().Next() != nil {
		return nil, false
	}
	empty := tensor.NewEmpty(&rw.Builder, t, op.DynamicExtents()).Result()
	g := generic(rw, op.Body().Entry(), t, empty)
	rw.ReplaceOpWith(op.Op, g)
	return g, true
}

// generic makes a linalg.generic of a block that computes an element from its indices.
func generic(rw *rewrite.Rewriter, body *core.Block, t *core.RankedTensorType, dest *core.Value) *core.Operation {
	at := rw.Save()
	defer rw.Restore(at)
	n := len(t.Shape())
	g := linalgdefs.NewGeneric(&rw.Builder, nil, []*core.Value{dest}, []*affine.Map{affine.IdentityMap(n)},
		slices.Repeat([]linalg.IteratorType{linalg.IteratorTypeParallel}, n))
	block := rw.CreateBlock(g.Region(), []core.Type{t.ElementType()}, rw.Loc())
	rw.SetStart(block)
	var indices []*core.Value
	for i := range n {
		indices = append(indices, linalg.NewIndex(&rw.Builder, int64(i)).Op.Result(0))
	}
	rw.MergeBlocks(body, block, indices)
	end := block.Last()
	rw.SetBefore(end)
	rw.SetLoc(end.Loc())
	rw.ReplaceOpWith(end, linalg.NewYield(&rw.Builder, end.OperandList(0, end.NumOperands())).Op)
	rw.SetLoc(g.Op.Loc())
	return g.Op
}

// Fill writes what a tensor is padded with to all of dest, with a linalg.fill or, when it depends on where it is, a
// linalg.generic.
func Fill(rw *rewrite.Rewriter, op tensor.PadOp, dest *core.Value) *core.Operation {
	body := op.Region().Entry()
	v := body.Last().Operand(0)
	if a := v.ConstantValue(); a != nil {
		l := rw.Loc()
		rw.SetLoc(v.Loc())
		v = arith.NewConstant(&rw.Builder, a).Result()
		rw.SetLoc(l)
		return linalgdefs.MakeFill(rw, v, dest)
	}
	if v.ParentBlock() != body {
		return linalgdefs.MakeFill(rw, v, dest)
	}
	return generic(rw, body, op.Result().Type().(*core.RankedTensorType), dest)
}

// Pads reports whether anything is added around a tensor, as far as that is known.
func Pads(op tensor.PadOp) bool {
	isZero := func(m core.FoldResult) bool { return view.IsConstant(m, 0) }
	c := op.Op.Context()
	for _, m := range append(view.Mixed(c, op.StaticLowAttr(), op.Low()), view.Mixed(c, op.StaticHighAttr(), op.High())...) {
		if !isZero(m) {
			return true
		}
	}
	return false
}

func pad(rw *rewrite.Rewriter, op tensor.PadOp) (*core.Operation, bool) {
	t, ok := op.Result().Type().(*core.RankedTensorType)
	if !ok || op.Region().Entry() == nil || op.Region().Entry().Next() != nil {
		return nil, false
	}
	b := &rw.Builder
	sizes := shapes.Reify(b, op.Op)
	if len(sizes) == 0 {
		return nil, false
	}
	rw.SetLoc(op.Op.Loc())
	var dynamic []*core.Value
	for i, n := range t.Shape() {
		if n == core.Dynamic {
			dynamic = append(dynamic, memrefdefs.ValueOf(b, sizes[0][i]))
		}
	}
	if op.Nofold() && !Pads(op) {
		dest := bufferization.AllocTensor{ResultType: t, DynamicSizes: dynamic}.Build(b).Result()
		by := linalgdefs.NewCopy(b, op.Source(), dest)
		rw.ReplaceOpWith(op.Op, by)
		return by, true
	}
	filled := Fill(rw, op, tensor.NewEmpty(b, t, dynamic).Result())
	rw.SetAfter(filled)
	part := shapes.Of(b, op.Source())
	offsets, offsetVals := op.StaticLow(), op.Low()
	static, vals := view.Split(part)
	by := tensor.InsertSlice{Source: op.Source(), Dest: filled.Result(0), Offsets: offsetVals, StaticOffsets: offsets, Sizes: vals,
		StaticSizes: static, StaticStrides: slices.Repeat([]int64{1}, len(part))}.Build(b).Op
	rw.ReplaceOpWith(op.Op, by)
	return by, true
}
