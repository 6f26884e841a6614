package shapes

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	viewiface "github.com/odsgen/ods/generated/iface/view"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/generated/tensor"
)

// AddDims adds the patterns that compute the size of a result from the operands of the operation that it is of:
// upstream's populateResolveRankedShapedTypeResultDimsPatterns.
func AddDims(set *rewrite.PatternSet) {
	for _, def := range []*core.OpDef{&memref.DimDef, &tensor.DimDef} {
		set.Add(rewrite.Pattern{Name: def.Name + " of a result", Root: def.Name, Match: reifyDim})
	}
	set.Add(rewrite.OpPattern(&tensor.DimDef, tensor.AsDimOp, "tensor.dim of a shared output of scf.forall", dimOfInit))
}

// reifyDim replaces the size of a result.
func reifyDim(op *core.Operation, rw *rewrite.Rewriter) bool {
	v := op.Operand(0)
	at, ok := op.Operand(1).ConstantValue().(*core.IntegerAttr)
	if v.DefiningOp() == nil || !ok {
		return false
	}
	sizes := Reify(&rw.Builder, v.DefiningOp())
	i := at.Int64()
	if v.Index() >= len(sizes) || i < 0 || i >= int64(len(sizes[v.Index()])) {
		return rw.NoMatch(op, "the sizes of the result cannot be computed")
	}
	size := sizes[v.Index()][i]
	if size == (core.FoldResult{}) {
		return false
	}
	rw.SetLoc(op.Loc())
	rw.ReplaceOp(op, memrefdefs.ValueOf(&rw.Builder, size))
	return true
}

// dimOfInit asks for the size of what a parallel loop starts with: iterations do not change the shape.
func dimOfInit(op tensor.DimOp, rw *rewrite.Rewriter) bool {
	v := op.Source()
	if !v.IsBlockArg() {
		return false
	}
	loop, ok := scf.AsForallOp(v.OwnerBlock().ParentOp())
	if !ok {
		return false
	}
	i := v.Index() - (v.OwnerBlock().NumArgs() - len(loop.Outputs()))
	if i < 0 {
		return false
	}
	rw.Modify(op.Op, func() { op.SetSource(loop.Outputs()[i]) })
	return true
}

// AddEmpty adds the patterns that make a tensor.empty of a slice, a reshape and a concatenation of such, of those with
// one use only when single is set: upstream's populateFoldTensorEmptyPatterns.
func AddEmpty(set *rewrite.PatternSet, single bool) {
	isEmpty := func(v *core.Value) bool {
		op, ok := tensor.AsEmptyOp(v.DefiningOp())
		return ok && (!single || op.Result().HasOneUse())
	}
	set.Add(rewrite.OpPattern(&tensor.ExtractSliceDef, tensor.AsExtractSliceOp, "slice of tensor.empty",
		func(op tensor.ExtractSliceOp, rw *rewrite.Rewriter) bool {
			if !isEmpty(op.Source()) {
				return false
			}
			rw.ReplaceOpWith(op.Op, tensor.NewEmpty(&rw.Builder, op.Result().Type(), op.Sizes()).Op)
			return true
		}))
	for _, def := range []*core.OpDef{&tensor.ExpandShapeDef, &tensor.CollapseShapeDef} {
		set.Add(rewrite.Pattern{Name: def.Name + " of tensor.empty", Root: def.Name,
			Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
				return isEmpty(op.Operand(0)) && reshapedEmpty(op, rw)
			}})
	}
	set.Add(rewrite.OpPattern(&tensor.ConcatDef, tensor.AsConcatOp, "tensor.concat of tensor.empty", concatOfEmpty))
}

func reshapedEmpty(op *core.Operation, rw *rewrite.Rewriter) bool {
	sizes := Reify(&rw.Builder, op)
	if len(sizes) != 1 {
		return false
	}
	t := op.Result(0).Type()
	v := Empty(&rw.Builder, sizes[0], t.(core.ShapedType).ElementType())
	if v.Type() == t {
		rw.ReplaceOp(op, v)
	} else {
		rw.ReplaceOpWith(op, tensor.NewCast(&rw.Builder, t, v).Op)
	}
	return true
}

func concatOfEmpty(op tensor.ConcatOp, rw *rewrite.Rewriter) bool {
	for _, v := range op.Inputs() {
		if _, ok := tensor.AsEmptyOp(v.DefiningOp()); !ok {
			return rw.NoMatch(op.Op, "not all operands are defined by an empty op")
		}
	}
	x, ok := viewiface.ReifyRankedShapedTypeOpInterfaceKey.Of(op.Op)
	if !ok || len(op.Inputs()) == 0 {
		return false
	}
	sizes := x.ReifyResultShapes(&rw.Builder)
	rw.SetLoc(op.Op.Loc())
	rw.ReplaceOp(op.Op, Empty(&rw.Builder, sizes[0], op.Result().Type().(core.ShapedType).ElementType()))
	return true
}
