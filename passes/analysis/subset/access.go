package subset

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/bufferization"
	"github.com/odsgen/ods/generated/iface/view"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/generated/vector"
	"github.com/odsgen/ods/passes/analysis/valuebounds"
)

// Access is an operation that takes a part out of a tensor, or puts one into it (upstream's SubsetOpInterface).
type Access struct {
	Op *core.Operation
	// Container is the operand that is the whole tensor.
	Container *core.Use
	// Source is the operand that is put into the tensor; nil when a part is taken out.
	Source *core.Use
	// Slice is the part. Whole says that it is all of the tensor instead.
	Slice valuebounds.Slice
	Whole bool
}

// IsInsertion reports whether a part is put into the tensor. The operation's result is the new tensor then, otherwise
// the part.
func (a Access) IsInsertion() bool { return a.Source != nil }

// Of returns what an operation does with a part of a tensor; ok is false when it is not such an operation.
func Of(op *core.Operation) (a Access, ok bool) {
	switch op.Info().Def() {
	case &tensor.ExtractSliceDef:
		a = Access{Op: op, Container: op.OperandUse(0)}
	case &tensor.InsertSliceDef, &tensor.ParallelInsertSliceDef:
		a = Access{Op: op, Source: op.OperandUse(0), Container: op.OperandUse(1)}
	case &vector.TransferReadDef, &vector.TransferWriteDef:
		return ofTransfer(op)
	case &linalg.CopyDef:
		if op.NumOperands() != 2 {
			return a, false
		}
		return Access{Op: op, Source: op.OperandUse(0), Container: op.OperandUse(1), Whole: true}, true
	case &bufferization.MaterializeInDestinationDef:
		return Access{Op: op, Source: op.OperandUse(0), Container: op.OperandUse(1), Whole: true}, true
	default:
		return a, false
	}
	v, ok := view.OffsetSizeAndStrideOpInterfaceKey.Of(op)
	if !ok {
		return a, false
	}
	a.Slice = valuebounds.Slice{Offsets: v.MixedOffsets(), Sizes: v.MixedSizes(), Strides: v.MixedStrides()}
	return a, true
}

// ofTransfer describes a transfer of a vector: it touches as many elements of each dimension as the permutation map
// says, at most.
func ofTransfer(op *core.Operation) (a Access, ok bool) {
	var indices []*core.Value
	var m *core.AffineMapAttr
	var t core.Type
	if r, ok := vector.AsTransferReadOp(op); ok {
		a = Access{Op: op, Container: op.OperandUse(0)}
		indices, m, t = r.Indices(), r.PermutationMapAttr(), r.Vector().Type()
	} else if w, ok := vector.AsTransferWriteOp(op); ok {
		a = Access{Op: op, Source: op.OperandUse(0), Container: op.OperandUse(1)}
		indices, m, t = w.Indices(), w.PermutationMapAttr(), w.ValueToStore().Type()
	}
	v, isVector := t.(*core.VectorType)
	if !isVector || m == nil {
		return a, false
	}
	sizes := make([]int64, len(indices))
	for i := range sizes {
		sizes[i] = 1
	}
	for i, e := range m.Value().Results() {
		if e.IsDim() && i < len(v.Shape()) {
			sizes[e.Position()] = v.Shape()[i]
		}
	}
	number := func(n int64) core.FoldResult { return core.FoldResult{Attr: op.Context().IndexAttr(n)} }
	for i, v := range indices {
		a.Slice.Offsets = append(a.Slice.Offsets, core.FoldResult{Value: v})
		a.Slice.Sizes = append(a.Slice.Sizes, number(sizes[i]))
		a.Slice.Strides = append(a.Slice.Strides, number(1))
	}
	return a, true
}

// SamePart reports whether two operations on one tensor are known to be about the same part.
func (a Access) SamePart(b Access) bool {
	return !a.Whole && !b.Whole && a.Slice.Equal(b.Slice)
}

// Disjoint reports whether two operations on one tensor are known to be about parts without an element in common.
func (a Access) Disjoint(b Access) bool {
	return !a.Whole && !b.Whole && a.Slice.Disjoint(b.Slice)
}
