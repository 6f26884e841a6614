package nvvm

import (
	"github.com/odsgen/ods/core"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/nvvm"
)

// This file says what pointers of dialect ptr may do in the memory spaces of NVPTX: what they may in those of LLVM.

// VerifyLoadNVVMMemorySpaceAttr checks that the type has a size, and that an atomic load is possible.
func (Hooks) VerifyLoadNVVMMemorySpaceAttr(_ *nvvm.NVVMMemorySpaceAttr, t core.Type, op *core.Operation, r *core.Reporter) bool {
	return llvmdefs.VerifyPointerLoad(t, op, r)
}

// VerifyStoreNVVMMemorySpaceAttr checks that the type has a size, and that an atomic store is possible.
func (Hooks) VerifyStoreNVVMMemorySpaceAttr(_ *nvvm.NVVMMemorySpaceAttr, t core.Type, op *core.Operation, r *core.Reporter) bool {
	return llvmdefs.VerifyPointerStore(t, op, r)
}
