package llvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/datalayout"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/message"
	"github.com/odsgen/ods/generated/llvm"
)

// This file has the verifiers of vector intrinsics.

// ValAndBoolStructType makes the struct of a type and i1.
func (Hooks) ValAndBoolStructType(t core.Type) core.Type {
	return Struct(t.Context(), false, t, t.Context().I1())
}

// VectorsFit reports whether both vectors have at most 2^17 bits.
func (Hooks) VectorsFit(a, b core.Type) bool { return vectorBits(a) <= 1<<17 && vectorBits(b) <= 1<<17 }

// vectorBits returns the number of bits of all elements, which are what LLVM has in vectors.
func vectorBits(t core.Type) uint64 {
	v, ok := t.(*core.VectorType)
	if !ok {
		return 0
	}
	return dim.Count(uint64(core.NumElements(v.Shape())), datalayout.Default().Bits(v.ElementType()))
}

// HasTwiceTheElements reports whether the first vector has twice as many elements of the same type as the second, and
// is scalable if that is.
func (Hooks) HasTwiceTheElements(a, b core.Type) bool {
	v, ok := a.(*core.VectorType)
	w, ok2 := b.(*core.VectorType)
	return ok && ok2 && core.NumElements(v.Shape()) == dim.Count(2, core.NumElements(w.Shape())) && v.IsScalable() == w.IsScalable() &&
		v.ElementType() == w.ElementType()
}

// VerifyMaskedGather compares the pointers with the result.
func (Hooks) VerifyMaskedGather(op llvm.MaskedGatherOp, r *core.Reporter) bool {
	return verifyPointers(op.Op, op.Ptrs().Type(), op.Res().Type(), 1, r)
}

// VerifyMaskedScatter compares the pointers with the value.
func (Hooks) VerifyMaskedScatter(op llvm.MaskedScatterOp, r *core.Reporter) bool {
	return verifyPointers(op.Op, op.Ptrs().Type(), op.Value().Type(), 2, r)
}

func verifyPointers(op *core.Operation, ptrs, values core.Type, operand int, r *core.Reporter) bool {
	p, ok := ptrs.(*core.VectorType)
	v, ok2 := values.(*core.VectorType)
	if !ok || !ok2 {
		return true // the declaration has reported it
	}
	if want := op.Context().Vector(v.Shape(), p.ElementType(), v.ScalableDims()); want != p {
		return r.OpErrorf(op, "expected operand #%d type to be %s", operand, message.Quote(want)).Fail()
	}
	return true
}

// VerifySincos checks that the result is a struct of two values of the operand's type.
func (Hooks) VerifySincos(op llvm.SincosOp, r *core.Reporter) bool {
	t := op.Val().Type()
	s, ok := op.Res().Type().(*llvm.LLVMStructType)
	if ok {
		e := BodyOf(s).Elements
		ok = len(e) == 2 && e[0] == t && e[1] == t
	}
	if !ok {
		return r.OpErrorf(op.Op, "expected result type to be an homogeneous struct with two elements matching the operand type, but got %s",
			message.Quote(op.Res().Type())).Fail()
	}
	return true
}
