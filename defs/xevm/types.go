package xevm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// The address spaces of pointers.
const (
	globalSpace  = 1
	genericSpace = 4
)

func inSpace(t core.Type, space uint32) bool {
	p, ok := t.(*llvm.LLVMPointerType)
	return ok && p.AddressSpace() == space
}

// IsLLVMPointerInAddressSpace1 reports whether a type is a pointer to global memory.
func (Hooks) IsLLVMPointerInAddressSpace1(t core.Type) bool { return inSpace(t, globalSpace) }

// IsLLVMPointerInAddressSpace4 reports whether a type is a pointer to generic memory.
func (Hooks) IsLLVMPointerInAddressSpace4(t core.Type) bool { return inSpace(t, genericSpace) }

// MakeGlobalPointer returns the type of pointers to global memory.
func (Hooks) MakeGlobalPointer(c *core.Context) core.Type {
	return llvm.GetLLVMPointerType(c, globalSpace)
}

// MakeGenericPointer returns the type of pointers to generic memory.
func (Hooks) MakeGenericPointer(c *core.Context) core.Type {
	return llvm.GetLLVMPointerType(c, genericSpace)
}

// VerifyXeVMTargetAttr checks the level of optimization, the triple and the processor.
func (Hooks) VerifyXeVMTargetAttr(r *core.Reporter, at core.Location, _ *core.Context, o int, triple, chip string,
	_ *core.DictAttr,
	linkFiles *core.ArrayAttr) bool {
	if o < 0 || o > 3 {
		return r.Errorf(at, "The optimization level must be a number between 0 and 3.").Fail()
	}
	if triple == "" {
		return r.Errorf(at, "The target triple cannot be empty.").Fail()
	}
	if chip == "" {
		return r.Errorf(at, "The target chip cannot be empty.").Fail()
	}
	if linkFiles == nil {
		return true
	}
	for _, f := range linkFiles.Elems() {
		if _, ok := f.(*core.StringAttr); !ok {
			return r.Errorf(at, "All the elements in the `link` array must be strings.").Fail()
		}
	}
	return true
}
