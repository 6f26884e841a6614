package bufferize

import (
	"github.com/odsgen/ods/core"
	coreaffine "github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/query"
	viewdefs "github.com/odsgen/ods/defs/iface/view"
	"github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/tensor"
)

// This file has the operations that compute each element: they become linalg.map without inputs.

// filled makes a tensor for the result of an operation and fills it by a linalg.map, whose body is made by the function.
func (rw *Rewriter) filled(op *core.Operation, body func(block *core.Block)) (*core.Value, bool) {
	if op.Context().LoadedDialect(linalg.Name) == nil {
		return nil, rw.Report().OpEmitErrorf(op, "dialect '%s' is not registered", linalg.Name).Fail()
	}
	if space, ok := rw.Options().memorySpace(op.Result(0).Type()); ok && space != nil {
		return nil, rw.Report().OpEmitErrorf(op, "memory space not implemented yet").Fail()
	}
	v, ok := rw.AllocTensor(op.Loc(), op.Result(0), false)
	if !ok {
		return nil, false
	}
	t := v.Type().(*core.RankedTensorType)
	m := linalg.Map{ResultTypes: []core.Type{t}, Init: v, Loc: op.Loc()}.Build(&rw.Builder)
	m.Mapper().Clear()
	defer rw.keep()()
	block := rw.CreateBlock(m.Mapper(), []core.Type{t.ElementType()}, op.Loc())
	body(block)
	return m.Op.Result(0), true
}

// generated is filled with a body that gets the indices of an element and yields it.
func (rw *Rewriter) generated(op *core.Operation, body *core.Region) (*core.Value, bool) {
	return rw.filled(op, func(block *core.Block) {
		indices := make([]*core.Value, len(op.Result(0).Type().(*core.RankedTensorType).Shape()))
		for i := range indices {
			indices[i] = linalg.Index{Dim: int64(i), Loc: op.Loc()}.Build(&rw.Builder).Result()
		}
		rw.MergeBlocks(body.Entry(), block, indices)
		last := block.Last()
		rw.SetBefore(last)
		linalg.Yield{Values: last.OperandList(0, last.NumOperands()), Loc: last.Loc()}.Build(&rw.Builder)
		rw.EraseOp(last)
	})
}

type generateModel struct{ Defaults }

// Bufferize implements [Op].
func (generateModel) Bufferize(op *core.Operation, rw *Rewriter) bool {
	v, ok := rw.generated(op, op.Region(0))
	if ok {
		rw.ReplaceOp(op, v)
	}
	return ok
}

type splatModel struct{ Defaults }

// Bufferize implements [Op].
func (splatModel) Bufferize(op *core.Operation, rw *Rewriter) bool {
	v, ok := rw.filled(op, func(*core.Block) {
		linalg.Yield{Values: []*core.Value{op.Operand(0)}, Loc: op.Loc()}.Build(&rw.Builder)
	})
	if ok {
		rw.ReplaceOp(op, v)
	}
	return ok
}

type padModel struct{ reader }

// BufferType implements [Op]: the memory is new, in the space of the source.
func (padModel) BufferType(v *core.Value, s *AnalysisState, path *Path) (core.Type, bool) {
	src, ok := sourceType(v, s, path)
	if !ok {
		return nil, false
	}
	return identityType(v.Type(), query.MemorySpace(src)), true
}

// Bufferize implements [Op]: everything is filled, then the source is inserted.
func (padModel) Bufferize(op *core.Operation, rw *Rewriter) bool {
	pad := core.Must(tensor.AsPadOp(op))
	l, source := op.Loc(), pad.Source()
	c := rw.Context()
	low, high := viewdefs.Mixed(c, pad.StaticLowAttr(), pad.Low()), viewdefs.Mixed(c, pad.StaticHighAttr(), pad.High())
	viewdefs.FoldConstants(c, low)
	viewdefs.FoldConstants(c, high)
	sum := c.AffineMap(coreaffine.NewMap(0, 3, coreaffine.Symbol(0).Add(coreaffine.Symbol(1)).Add(coreaffine.Symbol(2))))
	for i, n := range op.Result(0).Type().(*core.RankedTensorType).Shape() {
		if n == core.Dynamic { // upstream computes sizes that nothing uses
			size := tensor.Dim{Source: source, Index: rw.index(l, int64(i)), Loc: l}.Build(&rw.Builder).Result()
			before := rw.value(l, low[i])
			after := rw.value(l, high[i])
			affine.Apply{Map: sum, MapOperands: []*core.Value{size, before, after}, Loc: l}.Build(&rw.Builder)
		}
	}
	filled, ok := rw.generated(op, op.Region(0))
	if !ok {
		return false
	}
	shape := source.Type().(*core.RankedTensorType).Shape()
	in := tensor.InsertSlice{Source: source, Dest: filled, Loc: l}
	in.StaticOffsets, in.Offsets = viewdefs.Split(low)
	for i, n := range shape {
		if n == core.Dynamic {
			in.Sizes = append(in.Sizes, tensor.Dim{Source: source, Index: rw.index(l, int64(i)), Loc: l}.Build(&rw.Builder).Result())
		}
		in.StaticSizes = append(in.StaticSizes, n)
		in.StaticStrides = append(in.StaticStrides, 1)
	}
	rw.ReplaceOpWith(op, in.Build(&rw.Builder).Op)
	return true
}
