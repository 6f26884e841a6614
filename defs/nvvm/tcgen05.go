package nvvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/generated/nvvm"
)

// This file has the verifiers of operations on tensor memory.

// VerifyTcgen05Cp checks that shape and multicast go together.
func (Hooks) VerifyTcgen05Cp(op nvvm.Tcgen05CpOp, r *core.Reporter) bool {
	m := op.Multicast()
	switch op.Shape() {
	case nvvm.Tcgen05CpShapeSHAPE64x128b:
		if m != nvvm.Tcgen05CpMulticastWARPX20123 && m != nvvm.Tcgen05CpMulticastWARPX20213 {
			return r.OpEmitErrorf(op.Op, "Shape 64x128b requires multicast warpx2_01_23 or warpx2_02_13 for tcgen05.cp Op").Fail()
		}
	case nvvm.Tcgen05CpShapeSHAPE32x128b:
		if m != nvvm.Tcgen05CpMulticastWARPX4 {
			return r.OpEmitErrorf(op.Op, "Shape 32x128b requires multicast warpx4 for tcgen05.cp Op").Fail()
		}
	default:
		if m != nvvm.Tcgen05CpMulticastNONE {
			return r.OpEmitErrorf(op.Op, "Invalid multicast type for tcgen05.cp Op").Fail()
		}
	}
	return true
}

// fewest returns the least number of registers for a shape.
func fewest(s nvvm.Tcgen05LdStShape) int64 {
	switch s {
	case nvvm.Tcgen05LdStShapeSHAPE16X128B:
		return 2
	case nvvm.Tcgen05LdStShapeSHAPE16X256B:
		return 4
	}
	return 1
}

// VerifyTcgen05Ld checks offset and number of registers, each for itself.
func (Hooks) VerifyTcgen05Ld(op nvvm.Tcgen05LdOp, r *core.Reporter) bool {
	ok := true
	split := op.Shape() == nvvm.Tcgen05LdStShapeSHAPE16X32BX2
	if split && op.Offset() == nil {
		ok = r.OpEmitErrorf(op.Op, "shape 16x32bx2 requires offset argument").Fail()
	} else if !split && op.Offset() != nil {
		ok = r.OpEmitErrorf(op.Op, "offset argument is only supported for shape 16x32bx2").Fail()
	}
	if n := elements(op.Res().Type()); n < fewest(op.Shape()) {
		ok = r.OpEmitErrorf(op.Op, "invalid result type length %d for shape %s in tcgen05.ld Op", n, op.Shape()).Fail()
	}
	return ok
}

// VerifyTcgen05St checks offset and number of registers, each for itself.
func (Hooks) VerifyTcgen05St(op nvvm.Tcgen05StOp, r *core.Reporter) bool {
	ok := true
	if op.Shape() == nvvm.Tcgen05LdStShapeSHAPE16X32BX2 && op.Offset() == nil {
		ok = r.OpEmitErrorf(op.Op, "shape 16x32bx2 requires offset argument").Fail()
	}
	if n := elements(op.Val().Type()); n < fewest(op.Shape()) {
		ok = r.OpEmitErrorf(op.Op, "invalid input length %d for shape %s in tcgen05.st Op", n, op.Shape()).Fail()
	}
	return ok
}

// verifyMMA checks which lanes are disabled, and what shifting the rows of matrix A demands.
func verifyMMA(op *core.Operation, a, lanes *core.Value, group nvvm.CTAGroupKind, collector nvvm.Tcgen05MMACollectorOp,
	shift bool,
	r *core.Reporter) bool {
	if lanes != nil {
		n, want := elements(lanes.Type()), int64(4)
		if group == nvvm.CTAGroupKindCTA2 {
			want = 8
		}
		if n != want {
			return r.Errorf(op.Loc(), "Disable Output Lane of length %d is incompatible with CtaGroupAttr", n).Fail()
		}
	}
	if !shift {
		return true
	}
	if _, inMemory := a.Type().(*llvm.LLVMPointerType); !inMemory {
		return r.Errorf(op.Loc(), "A-shift can be applied only when matrix A is in tensor memory").Fail()
	}
	if collector == nvvm.Tcgen05MMACollectorOpFILL || collector == nvvm.Tcgen05MMACollectorOpUSE {
		return r.Errorf(op.Loc(), "Cannot use collector buffer operation fill or use with ashift").Fail()
	}
	return true
}

// VerifyTcgen05MMA checks lanes, shift and collector buffer.
func (Hooks) VerifyTcgen05MMA(op nvvm.Tcgen05MMAOp, r *core.Reporter) bool {
	return verifyMMA(op.Op, op.MatrixA(), op.DisableOutputLane(), op.CtaGroup(), op.CollectorOp(), op.AShift(), r)
}

// VerifyTcgen05MMASparse checks lanes, shift and collector buffer.
func (Hooks) VerifyTcgen05MMASparse(op nvvm.Tcgen05MMASparseOp, r *core.Reporter) bool {
	return verifyMMA(op.Op, op.MatrixA(), op.DisableOutputLane(), op.CtaGroup(), op.CollectorOp(), op.AShift(), r)
}

// verifyBlockScale checks that kind and size of blocks go together.
func verifyBlockScale(op *core.Operation, kind nvvm.MMABlockScaleKind, size nvvm.Tcgen05MMABlockScale, r *core.Reporter) bool {
	switch {
	case kind == nvvm.MMABlockScaleKindMXF4NVF4 && size == nvvm.Tcgen05MMABlockScaleDEFAULT:
		return r.Errorf(op.Loc(), "mxf4nvf4 requires block scale attribute").Fail()
	case kind != nvvm.MMABlockScaleKindMXF4NVF4 && size == nvvm.Tcgen05MMABlockScaleBLOCK16:
		return r.Errorf(op.Loc(), "%s kind does not support block16 attribute", kind).Fail()
	}
	return true
}

// VerifyTcgen05MMABlockScaleOperation checks kind and size of blocks.
func (Hooks) VerifyTcgen05MMABlockScaleOperation(op nvvm.Tcgen05MMABlockScaleOperationOp, r *core.Reporter) bool {
	return verifyBlockScale(op.Op, op.Kind(), op.BlockScale(), r)
}

// VerifyTcgen05MMASparseBlockScale checks kind and size of blocks.
func (Hooks) VerifyTcgen05MMASparseBlockScale(op nvvm.Tcgen05MMASparseBlockScaleOp, r *core.Reporter) bool {
	return verifyBlockScale(op.Op, op.Kind(), op.BlockScale(), r)
}
