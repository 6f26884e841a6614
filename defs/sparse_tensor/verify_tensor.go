package sparse_tensor

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/query"
	sparsetensor "github.com/odsgen/ods/generated/sparse_tensor"
)

// This file checks operations on whole tensors.

// VerifyLvl wants a level that is there, when it is known.
func (Hooks) VerifyLvl(op sparsetensor.LvlOp, r *core.Reporter) bool {
	index, known := op.Index().ConstantValue().(*core.IntegerAttr)
	if known && index.Value().Uint64() >= uint64(storedAs(op.Source()).levelRank()) {
		return r.OpEmitErrorf(op.Op, "Level index exceeds the rank of the input sparse tensor").Fail()
	}
	return true
}

// VerifyConvert wants the same sizes, which the result need not tell, and no slice as a result.
func (Hooks) VerifyConvert(op sparsetensor.ConvertOp, r *core.Reporter) bool {
	from, to := storedAs(op.Source()), storedAs(op.Dest())
	if from.rank() != to.rank() {
		return r.OpEmitErrorf(op.Op, "unexpected conversion mismatch in rank").Fail()
	}
	if to.enc != nil && len(to.enc.DimSlices()) > 0 {
		return r.OpEmitErrorf(op.Op, "cannot convert to a sparse tensor slice").Fail()
	}
	for i, n := range to.Shape() {
		if n != core.Dynamic && n != from.Shape()[i] {
			return r.OpEmitErrorf(op.Op, "unexpected conversion mismatch in dimension %d", i).Fail()
		}
	}
	return true
}

// VerifyCrdTranslate wants as many coordinates as the encoding has dimensions and levels.
func (Hooks) VerifyCrdTranslate(op sparsetensor.CrdTranslateOp, r *core.Reporter) bool {
	in, out := dimToLvl(op.EncoderAttr()).NumDims(), len(op.EncoderAttr().LvlTypes())
	if op.Direction() != sparsetensor.CrdTransDirectionKindDim2lvl {
		in, out = out, in
	}
	if len(op.InCrds()) != in || len(op.OutCrds()) != out {
		return r.OpEmitErrorf(op.Op, "Coordinate rank mismatch with encoding").Fail()
	}
	return true
}

// VerifyReinterpretMap wants tensors that are stored alike.
func (Hooks) VerifyReinterpretMap(op sparsetensor.ReinterpretMapOp, r *core.Reporter) bool {
	from, to := storedAs(op.Source()), storedAs(op.Dest())
	fail := func(what string) bool {
		return r.OpEmitErrorf(op.Op, "%s mismatch between source/dest tensors", what).Fail()
	}
	switch {
	case len(from.levels()) != len(to.levels()):
		return fail("Level rank")
	case !slices.Equal(from.levels(), to.levels()):
		return fail("Level type")
	case from.posWidth() != to.posWidth() || from.crdWidth() != to.crdWidth():
		return fail("Crd/Pos width")
	case from.ElementType() != to.ElementType():
		return fail("Element type")
	}
	for i := range from.levels() {
		if levelSize(from.RankedTensorType, from.enc, i) != levelSize(to.RankedTensorType, to.enc, i) {
			return fail("Level size")
		}
	}
	return true
}

// VerifyReorderCOO wants lists of coordinates that differ in their order only.
func (Hooks) VerifyReorderCOO(op sparsetensor.ReorderCOOOp, r *core.Reporter) bool {
	from, to := storedAs(op.InputCoo()), storedAs(op.ResultCoo())
	fail := func(text string) bool { return r.OpEmitErrorf(op.Op, "%s", text).Fail() }
	switch {
	case !from.isCOO() || !to.isCOO():
		return fail("Expected COO sparse tensors only")
	case !from.sameMap(to):
		return fail("Unmatched dim2lvl map between input and result COO")
	case from.posWidth() != to.posWidth() || from.crdWidth() != to.crdWidth() || from.ElementType() != to.ElementType():
		return fail("Unmatched storage format between input and result COO")
	}
	return true
}

// VerifyConcatenate wants at least two tensors with known sizes, which differ along one dimension at most.
func (Hooks) VerifyConcatenate(op sparsetensor.ConcatenateOp, r *core.Reporter) bool {
	fail := func(format string, args ...any) bool { return r.OpEmitErrorf(op.Op, format, args...).Fail() }
	result := storedAs(op.Result())
	rank, along := result.rank(), op.DimensionAttr().Value().Uint64()
	if len(op.Inputs()) <= 1 {
		return fail("Need at least two tensors to concatenate.")
	}
	if along >= uint64(rank) {
		return fail("Concat-dimension is out of bounds for dimension-rank (%d >= %d)", along, rank)
	}
	inputs := make([]stored, len(op.Inputs()))
	for i, v := range op.Inputs() {
		inputs[i] = storedAs(v)
		if inputs[i].isDynamic() {
			return fail("Input tensor $%d has dynamic shape", i)
		}
		if n := inputs[i].rank(); n != rank {
			return fail("Input tensor $%d has a different rank (rank=%d) from the output tensor (rank=%d).", i, n, rank)
		}
	}
	for d, want := range result.Shape() {
		var sum int64
		for _, in := range inputs {
			n := in.Shape()[d]
			sum = dim.Add(sum, n)
			if uint64(d) == along {
				continue
			}
			if want != core.Dynamic && n != want {
				return fail("All dimensions (expect for the concatenating one) should be equal.")
			}
			want = n
		}
		if uint64(d) == along && want != core.Dynamic && sum != want {
			return fail("The concatenation dimension of the output tensor should be the sum of all the concatenation dimensions " +
				"of the input tensors.")
		}
	}
	return true
}

// VerifyForeach checks the body, whose arguments are the coordinates, the value, and what is carried along.
func (Hooks) VerifyForeach(op sparsetensor.ForeachOp, r *core.Reporter) bool {
	fail := func(format string, args ...any) bool { return r.OpEmitErrorf(op.Op, format, args...).Fail() }
	t, args := storedAs(op.Tensor()), entryArgs(op.Region())
	if order := op.OrderAttr(); order != nil && order.Value().NumDims() != t.levelRank() {
		return fail("Level traverse order does not match tensor's level rank")
	}
	inits, results := query.TypesOf(op.InitArgs()), op.Op.ResultTypes()
	switch {
	case t.rank()+1+len(inits) != len(args):
		return fail("Unmatched number of arguments in the block")
	case len(results) != len(inits):
		return fail("Mismatch in number of init arguments and results")
	case !slices.Equal(results, inits):
		return fail("Mismatch in types of init arguments and results")
	}
	yield, ok := yieldOf(op.Region().Entry())
	if !ok {
		return true // the trait reports the terminator
	}
	if !slices.Equal(query.TypesOf(yield.Results()), results) {
		return fail("Mismatch in types of yield values and results")
	}
	for d := range t.rank() {
		if args[d].Type() != op.Op.Context().Index() {
			return fail("Expecting Index type for argument at index %d", d)
		}
	}
	if got := args[t.rank()].Type(); got != t.ElementType() {
		return fail("Unmatched element type between input tensor and block argument, expected:%s, got: %s", t.ElementType(), got)
	}
	return true
}
