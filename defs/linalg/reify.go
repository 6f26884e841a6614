package linalg

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/tensor"
)

// sizesOf returns the sizes of a tensor, which tensor.dim computes where they are not known.
func sizesOf(b *core.Builder, v *core.Value) []core.FoldResult {
	c := b.Context()
	var out []core.FoldResult
	for i, n := range shapeOf(v.Type()) {
		if n != core.Dynamic {
			out = append(out, core.FoldResult{Attr: c.IndexAttr(n)})
			continue
		}
		index := indexConstant(b, int64(i))
		out = append(out, core.FoldResult{Value: tensor.NewDim(b, v, index).Result()})
	}
	return out
}

// outputSizes returns the sizes of each tensor among the outputs, which are those of the results.
func outputSizes(b *core.Builder, outputs []*core.Value) [][]core.FoldResult {
	var out [][]core.FoldResult
	for _, v := range outputs {
		if _, ok := v.Type().(*core.RankedTensorType); ok {
			out = append(out, sizesOf(b, v))
		}
	}
	return out
}

// ReifyResultShapesSoftmax gives the sizes of the output.
func (Hooks) ReifyResultShapesSoftmax(op linalg.SoftmaxOp, b *core.Builder) [][]core.FoldResult {
	return outputSizes(b, []*core.Value{op.Output()})
}

// ReifyResultShapesPack gives the sizes of the destination.
func (Hooks) ReifyResultShapesPack(op linalg.PackOp, b *core.Builder) [][]core.FoldResult {
	return outputSizes(b, []*core.Value{op.Dest()})
}

// ReifyResultShapesUnPack gives the sizes of the destination.
func (Hooks) ReifyResultShapesUnPack(op linalg.UnPackOp, b *core.Builder) [][]core.FoldResult {
	return outputSizes(b, []*core.Value{op.Dest()})
}

// ReifyResultShapesStructured gives the sizes of the outputs.
func (Hooks) ReifyResultShapesStructured(op *core.Operation, b *core.Builder) [][]core.FoldResult {
	return outputSizes(b, op.OperandList(numInputs(op), op.NumOperands()))
}
