package linalg

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	affinedefs "github.com/odsgen/ods/defs/affine"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/memref"
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
		out = append(out, core.FoldResult{Value: rewrite.FoldCreated(b, tensor.NewDim(b, v, index).Op)})
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

// ReifyResultShapesStructured computes the sizes of the outputs from those of the operands, by way of the loops: as
// upstream does, from the first operand that a loop goes over.
func (Hooks) ReifyResultShapesStructured(op *core.Operation, b *core.Builder) [][]core.FoldResult {
	defer b.SetLoc(b.Loc())
	b.SetLoc(op.Loc())
	outputs := op.OperandList(numInputs(op), op.NumOperands())
	maps := Maps(op)
	loopsToShapes := affine.ConcatMaps(maps...)
	shapesToLoops := loopsToShapes.InversePermutation()
	var flat []core.FoldResult
	first := 0 // the place of the first output's sizes among all
	for i, v := range op.Operands() {
		if i == numInputs(op) {
			first = len(flat)
		}
		flat = append(flat, foldedSizes(b, v)...)
	}
	if shapesToLoops == nil || len(flat) != loopsToShapes.NumResults() {
		return outputSizes(b, outputs)
	}
	m := loopsToShapes.SliceMap(first, len(flat)-first).Compose(shapesToLoops)
	computed := make([]core.FoldResult, m.NumResults())
	for i := range computed {
		computed[i] = affinedefs.ComposedFoldedApply(b, m.SubMap(i), flat)
	}
	var out [][]core.FoldResult
	at := 0
	for _, v := range outputs {
		sizes := make([]core.FoldResult, len(shapeOf(v.Type())))
		for i, n := range shapeOf(v.Type()) {
			switch {
			case n != core.Dynamic:
				sizes[i].Attr = b.Context().IndexAttr(n)
			case dependsOnDimFrom(m.Result(at), first):
				sizes[i].Value = foldedDim(b, v, i)
			default:
				sizes[i].Value = memrefdefs.ValueOf(b, computed[at])
			}
			at++
		}
		out = append(out, sizes)
	}
	return out
}

// dependsOnDimFrom reports whether an expression uses a dimension from a number on.
func dependsOnDimFrom(e affine.Expr, first int) bool {
	for x := range e.PostOrder() {
		if x.IsDim() && x.Position() >= first {
			return true
		}
	}
	return false
}

// foldedSizes returns the sizes of a tensor or a buffer; what its type does not know is computed, folded.
func foldedSizes(b *core.Builder, v *core.Value) []core.FoldResult {
	shape := shapeOf(v.Type())
	out := make([]core.FoldResult, len(shape))
	for i, n := range shape {
		if n != core.Dynamic {
			out[i].Attr = b.Context().IndexAttr(n)
		} else {
			out[i].Value = foldedDim(b, v, i)
		}
	}
	return out
}

func foldedDim(b *core.Builder, v *core.Value, i int) *core.Value {
	at := indexConstant(b, int64(i))
	if _, ok := v.Type().(*core.MemRefType); ok {
		return rewrite.FoldCreated(b, memref.NewDim(b, v, at).Op)
	}
	return rewrite.FoldCreated(b, tensor.NewDim(b, v, at).Op)
}
