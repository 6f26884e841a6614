package unitdims

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/upstream"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/passes/dialect/tensor/shapes"
)

// Add adds the patterns: upstream's populateFoldUnitExtentDimsPatterns.
func Add(set *rewrite.PatternSet, how Strategy) {
	set.Add(rewrite.OpPattern(&linalg.GenericDef, linalg.AsGenericOp, "loops of one turn",
		func(op linalg.GenericOp, rw *rewrite.Rewriter) bool { return dropLoops(op, how, rw) }))
	set.Add(rewrite.OpPattern(&tensor.PadDef, tensor.AsPadOp, "tensor.pad of dimensions of size one",
		func(op tensor.PadOp, rw *rewrite.Rewriter) bool { return dropPadding(op, how, rw) }))
	if how == Reshapes {
		set.Add(rewrite.OpPattern(&tensor.ExtractSliceDef, tensor.AsExtractSliceOp, "rank-reduced extract_slice", reduceExtract))
		set.Add(rewrite.OpPattern(&tensor.InsertSliceDef, tensor.AsInsertSliceOp, "rank-reduced insert_slice",
			func(op tensor.InsertSliceOp, rw *rewrite.Rewriter) bool { return reduceInsert(op.Op, op.Op, rw) }))
		set.Add(rewrite.OpPattern(&tensor.ParallelInsertSliceDef, tensor.AsParallelInsertSliceOp, "rank-reduced parallel_insert_slice",
			func(op tensor.ParallelInsertSliceOp, rw *rewrite.Rewriter) bool {
				return reduceInsert(op.Op, op.Op.ParentOp(), rw)
			}))
	}
	if how == Reshapes {
		rewrite.AddCanonicalizationsOf(set, &linalg.FillDef, &tensor.CollapseShapeDef, &tensor.EmptyDef, &tensor.ExpandShapeDef)
	} else {
		rewrite.AddCanonicalizationsOf(set, &linalg.FillDef, &tensor.EmptyDef)
	}
	shapes.AddEmpty(set, false)
	shapes.AddDims(set)
}

// AddInitsToInputs adds the pattern that reads outputs as inputs in an operation without reductions, which is what is
// left of a reduction whose loops are gone: upstream's populateMoveInitOperandsToInputPattern.
func AddInitsToInputs(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&linalg.GenericDef, linalg.AsGenericOp, "outputs that are read become inputs", moveInits))
}

func moveInits(op linalg.GenericOp, rw *rewrite.Rewriter) bool {
	if !linalgdefs.HasPureTensors(op.Op) {
		return false
	}
	structured := linalg.StructuredOp(op)
	for _, k := range structured.IteratorTypes() {
		if k != linalg.IteratorTypeParallel {
			return false
		}
	}
	n, body := len(op.Inputs()), op.Region().Entry()
	var moved []int
	for i := range op.Outputs() {
		if !body.Arg(n + i).HasUses() {
			continue
		}
		// A permutation visits each element exactly once: none is read after it was written, and none keeps what it was.
		if !structured.IndexingMaps()[n+i].IsPermutation() && !upstream.RepeatedOutputs.In(op.Op.Context()) {
			return false
		}
		moved = append(moved, i)
	}
	if len(moved) == 0 {
		return false
	}
	c, loc := rw.Context(), op.Op.Loc()
	rw.SetLoc(loc)
	maps := op.IndexingMapsAttr().Elems()
	inputs, outputs := op.Op.OperandList(0, n), op.Op.OperandList(n, op.Op.NumOperands())
	list := append([]core.Attribute(nil), maps[:n]...)
	at := rw.Save()
	for _, i := range moved {
		inputs = append(inputs, outputs[i])
		list = append(list, maps[n+i])
		rw.SetAfterValue(outputs[i])
		rw.SetLoc(loc)
		outputs[i] = shapes.Empty(&rw.Builder, shapes.Of(&rw.Builder, outputs[i]), core.ElementTypeOrSelf(outputs[i].Type()))
	}
	rw.Restore(at)
	rw.SetLoc(loc)
	list = append(list, maps[n:]...)
	x := linalg.Generic{ResultTensorsTypes: op.Op.ResultTypes(), Inputs: inputs, Outputs: outputs, IndexingMaps: c.Array(list...),
		IteratorTypes: op.IteratorTypesAttr(), Doc: op.DocAttr(), LibraryCall: op.LibraryCallAttr(),
		Attrs: op.Op.DiscardableAttrs()}.Build(&rw.Builder)
	copyBody(op, x, moved, rw)
	rw.ReplaceOp(op.Op, x.Op.ResultList()...)
	return true
}

// copyBody copies the region of an operation whose outputs moved became inputs.
func copyBody(from, to linalg.GenericOp, moved []int, rw *rewrite.Rewriter) {
	defer rw.Restore(rw.Save())
	n, body, loc := len(from.Inputs()), from.Region().Entry(), from.Op.Loc()
	block := rw.CreateBlock(to.Region(), nil)
	var m core.IRMapping
	add := func(v *core.Value) *core.Value { return block.AddArg(v.Type(), loc) }
	isMoved := map[int]bool{}
	for i := range n {
		m.Map(body.Arg(i), add(body.Arg(i)))
	}
	for _, i := range moved {
		isMoved[i] = true
		m.Map(body.Arg(n+i), add(body.Arg(n+i)))
	}
	for i := range from.Outputs() {
		if v := add(body.Arg(n + i)); !isMoved[i] {
			m.Map(body.Arg(n+i), v)
		}
	}
	for inner := range body.Ops() {
		x := rw.Clone(inner, &m)
		for i, v := range inner.Results() {
			m.Map(v, x.Result(i))
		}
	}
}
