package llvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/generated/ptr"
)

// StructBody is what a struct contains.
type StructBody struct {
	Elements []core.Type
	Packed   bool
	// Opaque is set when nothing is known about the contents: an identified struct that is opaque, or whose body was not
	// set.
	Opaque bool
}

// BodyOf returns what a struct contains.
func BodyOf(t *llvm.LLVMStructType) StructBody {
	if t.Name() == "" {
		return StructBody{Elements: t.Elements(), Packed: t.Packed()}
	}
	d, _ := t.Definition()
	lit, ok := d.(*llvm.LLVMStructType)
	if !ok {
		return StructBody{Opaque: true}
	}
	return StructBody{Elements: lit.Elements(), Packed: lit.Packed()}
}

// Struct returns the literal struct with the elements.
func Struct(c *core.Context, packed bool, elements ...core.Type) *llvm.LLVMStructType {
	return llvm.GetLLVMStructType(c, "", elements, packed)
}

// IdentifiedStruct returns the struct of a name. [SetBody] says what it contains.
func IdentifiedStruct(c *core.Context, name string) *llvm.LLVMStructType {
	return llvm.GetLLVMStructType(c, name, nil, false)
}

// SetBody sets what an identified struct contains. It returns false when the struct contains something else already,
// and for literal structs. Several goroutines may try at once; one of them wins.
func SetBody(t *llvm.LLVMStructType, packed bool, elements ...core.Type) bool {
	return define(t, Struct(t.Context(), packed, elements...))
}

// SetOpaque says that the contents of an identified struct will never be known. It returns false when they are known
// already.
func SetOpaque(t *llvm.LLVMStructType) bool { return define(t, llvm.GetLLVMVoidType(t.Context())) }

func define(t *llvm.LLVMStructType, d core.Type) bool {
	if t.Name() == "" {
		return false
	}
	if t.SetDefinition(d) {
		return true
	}
	old, _ := t.Definition()
	return old == d
}

// Ptr returns the pointer type of an address space.
func Ptr(c *core.Context, addressSpace uint32) *llvm.LLVMPointerType {
	return llvm.GetLLVMPointerType(c, addressSpace)
}

// Array returns the type of n elements.
func Array(elem core.Type, n uint64) *llvm.LLVMArrayType {
	return llvm.GetLLVMArrayType(elem.Context(), elem, n)
}

// Function returns the type of functions with the result, void for none, and the parameters.
func Function(result core.Type, params []core.Type, varArg bool) *llvm.LLVMFunctionType {
	return llvm.GetLLVMFunctionType(result.Context(), result, params, varArg)
}

// Void returns the type of no value.
func Void(c *core.Context) *llvm.LLVMVoidType { return llvm.GetLLVMVoidType(c) }

// IsVoid reports whether the type is !llvm.void.
func IsVoid(t core.Type) bool { _, ok := t.(*llvm.LLVMVoidType); return ok }

// IsCompatibleFloat reports whether LLVM has the float type.
func IsCompatibleFloat(t core.Type) bool {
	switch f := t.(type) {
	case *core.FloatType:
		switch f.Semantics() {
		case num.BF16, num.F16, num.F32, num.F64, num.F80, num.F128:
			return true
		}
	case *llvm.LLVMPPCFP128Type:
		return true
	}
	return false
}

// IsCompatibleVector reports whether the type is a vector that LLVM has: of rank one, with elements that are integers,
// floats or pointers.
func IsCompatibleVector(t core.Type) bool {
	v, ok := t.(*core.VectorType)
	return ok && hasCompatibleElements(v) && !isPPC(v.ElementType())
}

// hasCompatibleElements reports whether values of the vector type can exist. There are vectors of ppc_fp128, too,
// although no operation computes with them.
func hasCompatibleElements(v *core.VectorType) bool {
	if len(v.Shape()) != 1 {
		return false
	}
	switch e := v.ElementType().(type) {
	case *core.IntegerType:
		return e.IsSignless()
	case *llvm.LLVMPointerType:
		return true
	case *ptr.PtrType:
		return isPtrCompatible(e)
	default:
		return IsCompatibleFloat(e)
	}
}

func isPPC(t core.Type) bool { _, ok := t.(*llvm.LLVMPPCFP128Type); return ok }

// IsCompatibleOuter reports whether LLVM has types of this kind, whatever they contain.
func IsCompatibleOuter(t core.Type) bool {
	switch t := t.(type) {
	case *core.IntegerType:
		return t.IsSignless()
	case *core.VectorType:
		return len(t.Shape()) == 1
	case *core.FloatType:
		return IsCompatibleFloat(t)
	case *ptr.PtrType:
		return isPtrCompatible(t)
	case interface{ Def() *core.TypeDef }:
		return t.Def() != nil && t.Def().Dialect == llvm.Name
	}
	return false
}

// isPtrCompatible reports whether a pointer of dialect ptr is one into an address space of LLVM.
func isPtrCompatible(t *ptr.PtrType) bool {
	_, ok := t.MemorySpace().(*llvm.AddressSpaceAttr)
	return ok
}

// IsCompatibleType reports whether the type, with all it contains, is one of LLVM's.
func IsCompatibleType(t core.Type) bool { return isCompatible(t, nil) }

func isCompatible(t core.Type, open []core.Type) bool {
	for _, o := range open {
		if o == t {
			return true // a recursive struct: its other parts decide
		}
	}
	switch t := t.(type) {
	case *llvm.LLVMStructType:
		return allCompatible(BodyOf(t).Elements, append(open, t))
	case *llvm.LLVMArrayType:
		return isCompatible(t.ElementType(), open)
	case *llvm.LLVMFunctionType:
		return isCompatible(t.ReturnType(), open) && allCompatible(t.Params(), open)
	case *core.VectorType:
		return hasCompatibleElements(t)
	}
	return IsCompatibleOuter(t)
}

func allCompatible(list []core.Type, open []core.Type) bool {
	for _, t := range list {
		if !isCompatible(t, open) {
			return false
		}
	}
	return true
}

// IsLoadable reports whether values of the type have a size, so that memory can hold them.
func IsLoadable(t core.Type) bool {
	switch t := t.(type) {
	case *llvm.LLVMVoidType, *llvm.LLVMFunctionType:
		return false
	case *llvm.LLVMStructType:
		return !BodyOf(t).Opaque
	case *llvm.LLVMTargetExtType:
		return targetExtHas(t, supportsMemory)
	}
	return IsCompatibleOuter(t)
}
