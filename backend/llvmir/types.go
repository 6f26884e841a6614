package llvmir

import (
	"fmt"
	"strconv"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/generated/ptr"
)

// typeText returns the text of a type, computed once.
func (t *translator) typeText(ty core.Type) string {
	if s, ok := t.types[ty]; ok {
		return s
	}
	s := string(t.appendType(nil, ty))
	t.types[ty] = s
	return s
}

// floatName is what LLVM calls a float kind; empty for kinds that it lacks.
func floatName(s *num.Semantics) string {
	switch s {
	case num.F16:
		return "half"
	case num.BF16:
		return "bfloat"
	case num.F32:
		return "float"
	case num.F64:
		return "double"
	case num.F80:
		return "x86_fp80"
	case num.F128:
		return "fp128"
	}
	return ""
}

func (t *translator) appendType(b []byte, ty core.Type) []byte {
	switch ty := ty.(type) {
	case *core.IntegerType:
		return strconv.AppendUint(append(b, 'i'), uint64(ty.Width()), 10)
	case *core.FloatType:
		if n := floatName(ty.Semantics()); n != "" {
			return append(b, n...)
		}
		// LLVM has no small floats; they travel as integers.
		return strconv.AppendUint(append(b, 'i'), uint64(ty.Width()), 10)
	case *llvm.LLVMPointerType:
		return appendPointer(b, ty.AddressSpace())
	case *ptr.PtrType:
		if s, ok := ty.MemorySpace().(*llvm.AddressSpaceAttr); ok {
			return appendPointer(b, s.AddressSpace())
		}
	case *core.VectorType:
		return t.appendVector(b, ty.Shape(), ty.ScalableDims(), ty.ElementType())
	case *llvm.LLVMArrayType:
		b = strconv.AppendUint(append(b, '['), ty.NumElements(), 10)
		b = append(b, " x "...)
		b = t.appendType(b, ty.ElementType())
		return append(b, ']')
	case *llvm.LLVMStructType:
		if ty.Name() != "" {
			return appendName(append(b, '%'), ty.Name())
		}
		return t.appendStructBody(b, ty)
	case *llvm.LLVMFunctionType:
		b = t.appendType(b, ty.ReturnType())
		b = append(b, " ("...)
		for i, p := range ty.Params() {
			if i > 0 {
				b = append(b, ", "...)
			}
			b = t.appendType(b, p)
		}
		if ty.VarArg() {
			if len(ty.Params()) > 0 {
				b = append(b, ", "...)
			}
			b = append(b, "..."...)
		}
		return append(b, ')')
	case *llvm.LLVMVoidType:
		return append(b, "void"...)
	case *llvm.LLVMTokenType:
		return append(b, "token"...)
	case *llvm.LLVMLabelType:
		return append(b, "label"...)
	case *llvm.LLVMMetadataType:
		return append(b, "metadata"...)
	case *llvm.LLVMPPCFP128Type:
		return append(b, "ppc_fp128"...)
	case *llvm.LLVMX86AMXType:
		return append(b, "x86_amx"...)
	case *llvm.LLVMTargetExtType:
		b = append(b, `target("`...)
		b = appendEscaped(b, ty.ExtTypeName())
		b = append(b, '"')
		for _, p := range ty.TypeParams() {
			b = append(b, ", "...)
			b = t.appendType(b, p)
		}
		for _, p := range ty.IntParams() {
			b = append(b, ", "...)
			b = strconv.AppendUint(b, uint64(p), 10)
		}
		return append(b, ')')
	}
	t.badType = ty
	return append(b, "void"...)
}

// appendVector writes a vector type; leading dimensions of one with several become arrays.
func (t *translator) appendVector(b []byte, shape []int64, scalable []bool, elem core.Type) []byte {
	if len(shape) > 1 {
		b = strconv.AppendInt(append(b, '['), shape[0], 10)
		b = append(b, " x "...)
		b = t.appendVector(b, shape[1:], scalable[1:], elem)
		return append(b, ']')
	}
	b = append(b, '<')
	if len(scalable) > 0 && scalable[0] {
		b = append(b, "vscale x "...)
	}
	n := int64(1)
	if len(shape) > 0 {
		n = shape[0]
	}
	b = strconv.AppendInt(b, n, 10)
	b = append(b, " x "...)
	b = t.appendType(b, elem)
	return append(b, '>')
}

// appendStructBody writes what a struct contains.
func (t *translator) appendStructBody(b []byte, ty *llvm.LLVMStructType) []byte {
	body := llvmdefs.BodyOf(ty)
	if body.Opaque {
		return append(b, "opaque"...)
	}
	if body.Packed {
		b = append(b, '<')
	}
	if len(body.Elements) == 0 {
		b = append(b, "{}"...)
	} else {
		b = append(b, "{ "...)
		for i, e := range body.Elements {
			if i > 0 {
				b = append(b, ", "...)
			}
			b = t.appendType(b, e)
		}
		b = append(b, " }"...)
	}
	if body.Packed {
		b = append(b, '>')
	}
	return b
}

// appendName writes an identifier after its sigil, quoted where LLVM quotes.
func appendName(b []byte, name string) []byte {
	quote := name == "" || name[0] >= '0' && name[0] <= '9'
	for i := 0; i < len(name) && !quote; i++ {
		c := name[i]
		quote = !(c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '-' || c == '.' || c == '_')
	}
	if !quote {
		return append(b, name...)
	}
	b = append(b, '"')
	b = appendEscaped(b, name)
	return append(b, '"')
}

// appendEscaped writes bytes as LLVM writes them between quotes.
func appendEscaped[S ~string | ~[]byte](b []byte, s S) []byte {
	const hex = "0123456789ABCDEF"
	for i := 0; i < len(s); i++ {
		c := s[i]
		switch {
		case c == '\\':
			b = append(b, '\\', '\\')
		case c >= 0x20 && c < 0x7f && c != '"':
			b = append(b, c)
		default:
			b = append(b, '\\', hex[c>>4], hex[c&15])
		}
	}
	return b
}

// vectorOf takes a vector type apart; any other type is one scalar.
func vectorOf(ty core.Type) (elem core.Type, n int, ok bool) {
	v, ok := ty.(*core.VectorType)
	if !ok || len(v.Shape()) != 1 || v.IsScalable() {
		return ty, 1, false
	}
	return v.ElementType(), int(v.Shape()[0]), true
}

func isPacked(ty *llvm.LLVMStructType) bool { return llvmdefs.BodyOf(ty).Packed }

// subtypes returns the types that LLVM's type contains.
func subtypes(ty core.Type) []core.Type {
	switch ty := ty.(type) {
	case *llvm.LLVMStructType:
		return llvmdefs.BodyOf(ty).Elements
	case *llvm.LLVMArrayType:
		return []core.Type{ty.ElementType()}
	case *core.VectorType:
		return []core.Type{ty.ElementType()}
	case *llvm.LLVMFunctionType:
		return append([]core.Type{ty.ReturnType()}, ty.Params()...)
	case *llvm.LLVMTargetExtType:
		return ty.TypeParams()
	}
	return nil
}

// Types writes types as LLVM does, for text that is added to a module. The zero value is ready to use.
type Types struct{ t *translator }

// Text returns the text of a type, or an error for one that LLVM lacks.
func (s *Types) Text(ty core.Type) (string, error) {
	if s.t == nil {
		s.t = &translator{types: map[core.Type]string{}}
	}
	text := s.t.typeText(ty)
	if s.t.badType != nil {
		return "", fmt.Errorf("type '%s' cannot be converted to LLVM IR; convert it to a type of the llvm dialect first", ty)
	}
	return text, nil
}

// Name returns a symbol's name as it comes after '@', quoted where it must be.
func Name(name string) string { return string(appendName(nil, name)) }

// CallingConvention returns the words before a function's type, with a blank after them, or nothing.
func CallingConvention(c llvm.CConv) string { return cconvText(c) }

// appendPointer writes a pointer into an address space.
func appendPointer(b []byte, space uint32) []byte {
	b = append(b, "ptr"...)
	if space != 0 {
		b = append(b, " addrspace("...)
		b = append(strconv.AppendUint(b, uint64(space), 10), ')')
	}
	return b
}
