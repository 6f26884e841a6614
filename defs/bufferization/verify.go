package bufferization

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/generated/bufferization"
)

func isMemRef(t core.Type) bool {
	switch t.(type) {
	case *core.MemRefType, *core.UnrankedMemRefType:
		return true
	}
	return false
}

// VerifyAllocTensor counts the sizes and compares the type with that of the contents.
func (Hooks) VerifyAllocTensor(op bufferization.AllocTensorOp, r *core.Reporter) bool {
	t, _ := op.Result().Type().(*core.RankedTensorType)
	sizes := len(op.DynamicSizes())
	if v := op.Copy(); v != nil {
		if sizes > 0 {
			return r.OpEmitErrorf(op.Op, "dynamic sizes not needed when copying a tensor").Fail()
		}
		if v.Type() != op.Result().Type() {
			return r.OpEmitErrorf(op.Op, "expected that `copy` and return type match").Fail()
		}
		return true
	}
	want := 0
	if t != nil {
		for _, n := range t.Shape() {
			if n == core.Dynamic {
				want++
			}
		}
	}
	if sizes != want {
		return r.OpErrorf(op.Op, "incorrect number of dynamic sizes, has %d, expected %d", sizes, want).Fail()
	}
	return true
}

// VerifyDealloc wants a condition for each memref, and a result for each one that is retained.
func (Hooks) VerifyDealloc(op bufferization.DeallocOp, r *core.Reporter) bool {
	if len(op.Conditions()) != len(op.Memrefs()) {
		return r.OpErrorf(op.Op, "must have the same number of conditions as memrefs to deallocate").Fail()
	}
	if op.Op.NumResults() != len(op.Retained()) {
		return r.OpErrorf(op.Op, "must have the same number of updated conditions (results) as retained operands").Fail()
	}
	return true
}

// VerifyMaterializeInDestination compares source, destination and result, and allows the flags for memory only.
func (Hooks) VerifyMaterializeInDestination(op bufferization.MaterializeInDestinationOp, r *core.Reporter) bool {
	dest := op.Dest().Type()
	toMemory := isMemRef(dest)
	if !toMemory && !query.IsTensor(dest) {
		return r.OpErrorf(op.Op, "'dest' must be a tensor or a memref").Fail()
	}
	results := op.Op.NumResults()
	switch {
	case !toMemory && results != 1:
		return r.OpErrorf(op.Op, "tensor 'dest' implies exactly one tensor result").Fail()
	case !toMemory && op.Op.Result(0).Type() != dest:
		return r.OpErrorf(op.Op, "result and 'dest' types must match").Fail()
	case toMemory && results > 0:
		return r.OpErrorf(op.Op, "memref 'dest' implies zero results").Fail()
	case op.Restrict() && !toMemory:
		return r.OpErrorf(op.Op, "'restrict' is valid only for memref destinations").Fail()
	case op.Writable() != toMemory:
		return r.OpErrorf(op.Op, "'writable' must be specified if and only if the destination is of memref type").Fail()
	}
	from, to := op.Source().Type().(core.ShapedType), dest.(core.ShapedType)
	if !from.HasRank() || !to.HasRank() {
		return true
	}
	if len(from.Shape()) != len(to.Shape()) {
		return r.OpErrorf(op.Op, "rank mismatch between source and destination shape").Fail()
	}
	for i, n := range from.Shape() {
		if m := to.Shape()[i]; n != m && n != core.Dynamic && m != core.Dynamic {
			return r.OpErrorf(op.Op, "source/destination shapes are incompatible").Fail()
		}
	}
	return true
}

// match compares a tensor with its memory.
func match(op *core.Operation, tensor, memory core.Type, r *core.Reporter) bool {
	const mismatch = "failed to verify that specified tensor and buffer types match"
	if own, ok := bufferization.TensorLikeTypeKey.Of(tensor); ok {
		return own.FitsBuffer(memory) || r.OpErrorf(op, mismatch).Fail()
	}
	t := tensor.(core.ShapedType)
	m, ok := memory.(core.ShapedType)
	if !ok {
		return true
	}
	reason := ""
	switch {
	case t.HasRank() != m.HasRank() || t.HasRank() && !slices.Equal(t.Shape(), m.Shape()):
		reason = "shapes do not match"
	case t.ElementType() != m.ElementType():
		reason = "element types do not match"
	default:
		return true
	}
	r.OpEmitErrorf(op, "%s", reason)
	return r.OpErrorf(op, mismatch).Fail()
}

// VerifyToBuffer compares the tensor with the memory.
func (Hooks) VerifyToBuffer(op bufferization.ToBufferOp, r *core.Reporter) bool {
	return match(op.Op, op.Tensor().Type(), op.Buffer().Type(), r)
}

// VerifyToTensor compares the memory with the tensor.
func (Hooks) VerifyToTensor(op bufferization.ToTensorOp, r *core.Reporter) bool {
	return match(op.Op, op.Result().Type(), op.Buffer().Type(), r)
}
