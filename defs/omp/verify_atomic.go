package omp

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/accomp"
	"github.com/odsgen/ods/generated/omp"
)

// verifyHint wants no hints that contradict each other.
func verifyHint(op *core.Operation, hint int64, r *core.Reporter) bool {
	if hint&3 == 3 {
		return r.OpErrorf(op, "the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined").Fail()
	}
	if hint&12 == 12 {
		return r.OpErrorf(op, "the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative cannot be combined.").Fail()
	}
	return true
}

// VerifyAtomicRead wants two variables, a memory order for reads and a hint.
func (Hooks) VerifyAtomicRead(op omp.AtomicReadOp, r *core.Reporter) bool {
	if !accomp.VerifyRead(op, r) {
		return false
	}
	if o, ok := op.MemoryOrder(); ok && (o == omp.ClauseMemoryOrderKindAcqRel || o == omp.ClauseMemoryOrderKindRelease) {
		return r.OpEmitErrorf(op.Op, "memory-order must not be acq_rel or release for atomic reads").Fail()
	}
	return verifyHint(op.Op, op.Hint(), r)
}

// VerifyAtomicWrite wants a value of the variable's type, a memory order for writes and a hint.
func (Hooks) VerifyAtomicWrite(op omp.AtomicWriteOp, r *core.Reporter) bool {
	if !accomp.VerifyWrite(op, accomp.Pointee(op.X().Type()), r) {
		return false
	}
	if o, ok := op.MemoryOrder(); ok && (o == omp.ClauseMemoryOrderKindAcqRel || o == omp.ClauseMemoryOrderKindAcquire) {
		return r.OpEmitErrorf(op.Op, "memory-order must not be acq_rel or acquire for atomic writes").Fail()
	}
	return verifyHint(op.Op, op.Hint(), r)
}

// VerifyAtomicUpdate wants an argument of the variable's type, a memory order for updates and a hint.
func (Hooks) VerifyAtomicUpdate(op omp.AtomicUpdateOp, r *core.Reporter) bool {
	if o, ok := op.MemoryOrder(); ok && (o == omp.ClauseMemoryOrderKindAcqRel || o == omp.ClauseMemoryOrderKindAcquire) {
		return r.OpEmitErrorf(op.Op, "memory-order must not be acq_rel or acquire for atomic updates").Fail()
	}
	return accomp.VerifyUpdate(op.Op, accomp.Pointee(op.X().Type()), r) && verifyHint(op.Op, op.Hint(), r)
}

// VerifyRegionsAtomicUpdate wants the new value to be yielded.
func (Hooks) VerifyRegionsAtomicUpdate(op omp.AtomicUpdateOp, r *core.Reporter) bool {
	return accomp.VerifyUpdateRegion(op.Op, r)
}

// CanonicalizeAtomicUpdate erases an update that keeps the value, and makes a write of one that does not look at it.
func (Hooks) CanonicalizeAtomicUpdate(op omp.AtomicUpdateOp, rw *rewrite.Rewriter) bool {
	value, nothing := accomp.Updated(op.Op)
	switch {
	case value != nil:
		write := omp.NewAtomicWrite(&rw.Builder, op.X(), value)
		write.SetHintAttr(op.HintAttr())
		write.SetMemoryOrderAttr(op.MemoryOrderAttr())
	case !nothing:
		return false
	}
	rw.EraseOp(op.Op)
	return true
}

// VerifyAtomicCapture checks the hint.
func (Hooks) VerifyAtomicCapture(op omp.AtomicCaptureOp, r *core.Reporter) bool {
	return verifyHint(op.Op, op.Hint(), r)
}

// VerifyRegionsAtomicCapture wants an update and a read, or a read and a write, of one variable.
func (Hooks) VerifyRegionsAtomicCapture(op omp.AtomicCaptureOp, r *core.Reporter) bool {
	if !accomp.VerifyCaptureRegion(op.Op, r) {
		return false
	}
	first := op.Region().Entry().First()
	second := first.Next()
	if first.Attr("hint") != nil || second.Attr("hint") != nil {
		return r.OpErrorf(op.Op, "operations inside capture region must not have hint clause").Fail()
	}
	if first.Attr("memory_order") != nil || second.Attr("memory_order") != nil {
		return r.OpErrorf(op.Op, "operations inside capture region must not have memory_order clause").Fail()
	}
	return true
}
