package llvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/message"
	"github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/generated/ptr"
)

// This file says what pointers of dialect ptr may do in the address spaces of LLVM.

// VerifyLoadAddressSpaceAttr checks that the type has a size, and that an atomic load is possible.
func (Hooks) VerifyLoadAddressSpaceAttr(_ *llvm.AddressSpaceAttr, t core.Type, op *core.Operation, r *core.Reporter) bool {
	return VerifyPointerLoad(t, op, r)
}

// VerifyStoreAddressSpaceAttr checks that the type has a size, and that an atomic store is possible.
func (Hooks) VerifyStoreAddressSpaceAttr(_ *llvm.AddressSpaceAttr, t core.Type, op *core.Operation, r *core.Reporter) bool {
	return VerifyPointerStore(t, op, r)
}

// VerifyPointerLoad reports why op cannot load a value of the type through a pointer of dialect ptr: the type has no
// size, or the load is atomic and the type too complex. Address spaces of other dialects share it.
func VerifyPointerLoad(t core.Type, op *core.Operation, r *core.Reporter) bool {
	load, ok := ptr.AsLoadOp(op)
	return verifyAccess(t, op, ok && load.Ordering() != ptr.AtomicOrderingNotAtomic, r)
}

// VerifyPointerStore is [VerifyPointerLoad] for stores.
func VerifyPointerStore(t core.Type, op *core.Operation, r *core.Reporter) bool {
	store, ok := ptr.AsStoreOp(op)
	return verifyAccess(t, op, ok && store.Ordering() != ptr.AtomicOrderingNotAtomic, r)
}

func verifyAccess(t core.Type, op *core.Operation, atomic bool, r *core.Reporter) bool {
	if !IsLoadable(t) {
		return r.OpEmitErrorf(op, "type must be LLVM type with size, but got %s", message.Quote(t)).Fail()
	}
	if atomic && !isAtomicType(t) {
		return r.OpEmitErrorf(op, "unsupported type %s for atomic access", message.Quote(t)).Fail()
	}
	return true
}
