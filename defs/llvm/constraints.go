package llvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// Constraints has the conditions in Go of this definition's constraints. A dialect whose definition uses them, and
// therefore promises them, too, embeds it in its hooks.
type Constraints struct{}

// IsCompatibleOuterType is the condition of LLVM_Type.
func (Constraints) IsCompatibleOuterType(t core.Type) bool { return IsCompatibleOuter(t) }

// IsCompatibleVectorType is the condition of LLVM_AnyVector.
func (Constraints) IsCompatibleVectorType(t core.Type) bool { return IsCompatibleVector(t) }

// IsCompatibleFloatingPointType is the condition of LLVM_AnyFloat.
func (Constraints) IsCompatibleFloatingPointType(t core.Type) bool { return IsCompatibleFloat(t) }

// IsLoadableType is the condition of LLVM_LoadableType.
func (Constraints) IsLoadableType(t core.Type) bool { return IsLoadable(t) }

// IsFixedVectorType is the condition of LLVM_AnyFixedVector.
func (Constraints) IsFixedVectorType(t core.Type) bool {
	v, ok := t.(*core.VectorType)
	return ok && !v.IsScalable()
}

// IsDefaultPointer is the condition of LLVM_DefaultPointer.
func (c Constraints) IsDefaultPointer(t core.Type) bool { return c.IsPointerIn(t, 0) }

// DefaultPointer makes the pointer type of address space 0.
func (Constraints) DefaultPointer(c *core.Context) core.Type { return Ptr(c, 0) }

// IsPointerIn is the condition of LLVM_PointerInAddressSpace.
func (Constraints) IsPointerIn(t core.Type, space int64) bool {
	p, ok := t.(*llvm.LLVMPointerType)
	return ok && int64(p.AddressSpace()) == space
}

// PointerIn makes the pointer type of an address space.
func (Constraints) PointerIn(c *core.Context, space int64) core.Type { return Ptr(c, uint32(space)) }
