package accomp

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// IsPointer reports whether a type is that of pointers to variables: a memref or a pointer of the dialect llvm.
func IsPointer(t core.Type) bool {
	switch t.(type) {
	case *core.MemRefType, *core.UnrankedMemRefType, *llvm.LLVMPointerType:
		return true
	}
	return false
}

// Pointee returns the type of what a memref holds; it is nil for a pointer of the dialect llvm, which does not say.
func Pointee(t core.Type) core.Type {
	if s, ok := t.(core.ShapedType); ok {
		return s.ElementType()
	}
	return nil
}
