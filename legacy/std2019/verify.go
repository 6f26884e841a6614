package std2019

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
)

// SuccessorOperandsBranch returns what goes to the successor.
func (hooks) SuccessorOperandsBranch(op BranchOp, _ int) flow.SuccessorOperands {
	return flow.GroupOperands(op.Op, 0)
}

// SuccessorOperandsCondBranch returns what goes to a successor, the one for true coming first.
func (hooks) SuccessorOperandsCondBranch(op CondBranchOp, index int) flow.SuccessorOperands {
	return flow.GroupOperands(op.Op, 1+index)
}

// VerifyAffineApply checks that operands and results are those of the map.
func (hooks) VerifyAffineApply(op AffineApplyOp, r *core.Reporter) bool {
	m := op.MapAttr().Value()
	if m.NumInputs() != op.Op.NumOperands() {
		return r.OpErrorf(op.Op, "the map takes %d operands, but %d are given", m.NumInputs(), op.Op.NumOperands()).Fail()
	}
	if m.NumResults() != op.Op.NumResults() {
		return r.OpErrorf(op.Op, "the map has %d results, but the operation %d", m.NumResults(), op.Op.NumResults()).Fail()
	}
	return true
}

// VerifyAlloc checks that each dynamic size and each symbol of the layout has a value.
func (hooks) VerifyAlloc(op AllocOp, r *core.Reporter) bool {
	t := op.Memref().Type().(*core.MemRefType)
	dynamic := 0
	for _, n := range t.Shape() {
		if n == core.Dynamic {
			dynamic++
		}
	}
	if n := len(op.DynamicSizes()); n != dynamic {
		return r.OpErrorf(op.Op, "the type has %d dynamic sizes, but %d are given", dynamic, n).Fail()
	}
	symbols := 0
	if m := t.LayoutMap(); m != nil {
		symbols = m.NumSymbols()
	}
	if n := len(op.SymbolOperands()); n != symbols {
		return r.OpErrorf(op.Op, "the layout has %d symbols, but %d are given", symbols, n).Fail()
	}
	return true
}

// VerifyAllocStatic checks that the type has no dynamic size.
func (hooks) VerifyAllocStatic(op AllocStaticOp, r *core.Reporter) bool {
	if t := op.Memref().Type().(*core.MemRefType); !core.IsStaticShape(t) {
		return r.OpErrorf(op.Op, "expected a type with static sizes, found '%s'", t).Fail()
	}
	return true
}

// indexed checks that there are as many indices as dimensions.
func indexed(op *core.Operation, t core.Type, n int, r *core.Reporter) bool {
	s, ok := t.(core.ShapedType)
	if !ok || !s.HasRank() {
		return true
	}
	if rank := len(s.Shape()); rank != n {
		return r.OpErrorf(op, "expected %d indices, as '%s' has dimensions, found %d", rank, t, n).Fail()
	}
	return true
}

// VerifyLoad counts the indices.
func (hooks) VerifyLoad(op LoadOp, r *core.Reporter) bool {
	return indexed(op.Op, op.Memref().Type(), len(op.Indices()), r)
}

// VerifyStore counts the indices.
func (hooks) VerifyStore(op StoreOp, r *core.Reporter) bool {
	return indexed(op.Op, op.Memref().Type(), len(op.Indices()), r)
}

// VerifyDmaStart counts the indices.
func (hooks) VerifyDmaStart(op DmaStartOp, r *core.Reporter) bool {
	return indexed(op.Op, op.Src().Type(), len(op.SrcIndices()), r) && indexed(op.Op, op.Dst().Type(), len(op.DstIndices()), r) &&
		indexed(op.Op, op.Tag().Type(), len(op.TagIndices()), r)
}

// VerifyExtractElement checks the aggregate and counts the indices.
func (hooks) VerifyExtractElement(op ExtractElementOp, r *core.Reporter) bool {
	t := op.Aggregate().Type()
	switch t.(type) {
	case *core.RankedTensorType, *core.UnrankedTensorType, *core.VectorType:
	default:
		return r.OpErrorf(op.Op, "expected a tensor or vector, found '%s'", t).Fail()
	}
	return indexed(op.Op, t, len(op.Indices()), r)
}

// VerifyDim checks that there is such a dimension.
func (hooks) VerifyDim(op DimOp, r *core.Reporter) bool {
	t := op.MemrefOrTensor().Type()
	n := op.IndexAttr().Int64()
	switch s := t.(type) {
	case *core.UnrankedTensorType:
		if n >= 0 {
			return true
		}
	case *core.RankedTensorType:
		if n >= 0 && n < int64(len(s.Shape())) {
			return true
		}
	case *core.MemRefType:
		if n >= 0 && n < int64(len(s.Shape())) {
			return true
		}
	default:
		return r.OpErrorf(op.Op, "expected a memref or tensor, found '%s'", t).Fail()
	}
	return r.OpErrorf(op.Op, "'%s' has no dimension %d", t, n).Fail()
}

// compatible reports whether the types have the same elements, and sizes that can be the same.
func compatible(a, b core.Type) bool {
	s, okA := a.(core.ShapedType)
	t, okB := b.(core.ShapedType)
	return okA && okB && s.ElementType() == t.ElementType() && core.CompatibleShape(a, b)
}

// VerifyTensorCast checks that the types are compatible.
func (hooks) VerifyTensorCast(op TensorCastOp, r *core.Reporter) bool {
	if a, b := op.Source().Type(), op.Dest().Type(); !compatible(a, b) {
		return r.OpErrorf(op.Op, "'%s' cannot be cast to '%s'", a, b).Fail()
	}
	return true
}

// VerifyMemrefCast checks that the types are compatible.
func (hooks) VerifyMemrefCast(op MemrefCastOp, r *core.Reporter) bool {
	if a, b := op.Source().Type(), op.Dest().Type(); !compatible(a, b) {
		return r.OpErrorf(op.Op, "'%s' cannot be cast to '%s'", a, b).Fail()
	}
	return true
}

// sameElements checks what both operations that look at memory in another way keep.
func sameElements(op *core.Operation, from, to core.Type, r *core.Reporter) bool {
	a, b := from.(*core.MemRefType), to.(*core.MemRefType)
	if a.ElementType() != b.ElementType() || a.MemorySpace() != b.MemorySpace() {
		return r.OpErrorf(op, "element type and memory space of '%s' and '%s' differ", a, b).Fail()
	}
	return true
}

// VerifyReshape checks that both types have the same number of elements, as far as it is known.
func (hooks) VerifyReshape(op ReshapeOp, r *core.Reporter) bool {
	from, to := op.Source().Type(), op.Result().Type()
	if !sameElements(op.Op, from, to, r) {
		return false
	}
	a, b := from.(*core.MemRefType), to.(*core.MemRefType)
	if core.IsStaticShape(a) && core.IsStaticShape(b) && core.NumElements(a.Shape()) != core.NumElements(b.Shape()) {
		return r.OpErrorf(op.Op, "'%s' and '%s' have different numbers of elements", a, b).Fail()
	}
	return true
}

// VerifyView checks what a view keeps.
func (hooks) VerifyView(op ViewOp, r *core.Reporter) bool {
	return sameElements(op.Op, op.Source().Type(), op.Result().Type(), r)
}

// ShapedValueDim returns what is measured.
func (hooks) ShapedValueDim(op DimOp) *core.Value { return op.MemrefOrTensor() }

// DimensionDim returns the number of the dimension.
func (hooks) DimensionDim(op DimOp) core.FoldResult { return core.FoldResult{Attr: op.IndexAttr()} }
