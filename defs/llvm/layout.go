package llvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// Layout says how types are laid out in memory. The zero value is not useful; see [DefaultLayout].
type Layout struct {
	// PointerBits is the width of pointers in address space 0, and of index.
	PointerBits uint64
}

// DefaultLayout returns what holds without a data layout specification.
func DefaultLayout() Layout { return Layout{PointerBits: 64} }

// Bits returns the width of a type without padding at its end; 0 for types without a size.
func (l Layout) Bits(t core.Type) uint64 {
	switch t := t.(type) {
	case *core.IntegerType:
		return uint64(t.Width())
	case *core.IndexType, *llvm.LLVMPointerType:
		return l.PointerBits
	case *core.FloatType:
		return uint64(t.Width())
	case *llvm.LLVMPPCFP128Type:
		return 128
	case *core.VectorType:
		return uint64(core.NumElements(t.Shape())) * l.Bits(t.ElementType())
	case *llvm.LLVMArrayType:
		return t.NumElements() * alignTo(l.Size(t.ElementType()), l.Align(t.ElementType())) * 8
	case *llvm.LLVMStructType:
		return l.structSize(BodyOf(t)) * 8
	}
	return 0
}

// Size returns the number of bytes that a value of the type takes, without padding behind it.
func (l Layout) Size(t core.Type) uint64 { return (l.Bits(t) + 7) / 8 }

// AllocSize returns the distance in bytes between elements of an array of the type.
func (l Layout) AllocSize(t core.Type) uint64 { return alignTo(l.Size(t), l.Align(t)) }

// Align returns the ABI alignment of the type in bytes.
func (l Layout) Align(t core.Type) uint64 {
	switch t := t.(type) {
	case *core.IntegerType:
		// Like LLVM's default layout: i64 and wider are aligned to 4 bytes.
		return min(powerOf2(l.Size(t)), 4)
	case *core.VectorType:
		return powerOf2(l.Size(t))
	case *llvm.LLVMArrayType:
		return l.Align(t.ElementType())
	case *llvm.LLVMStructType:
		body := BodyOf(t)
		most := uint64(1)
		for _, e := range body.Elements {
			if !body.Packed {
				most = max(most, l.Align(e))
			}
		}
		return most
	}
	return max(powerOf2(l.Size(t)), 1)
}

// Offset returns the number of bytes in front of element i of a struct.
func (l Layout) Offset(t *llvm.LLVMStructType, i int) uint64 {
	body := BodyOf(t)
	at := uint64(0)
	for k, e := range body.Elements {
		if !body.Packed {
			at = alignTo(at, l.Align(e))
		}
		if k == i {
			break
		}
		at += l.Size(e)
	}
	return at
}

func (l Layout) structSize(body StructBody) uint64 {
	at, most := uint64(0), uint64(1)
	for _, e := range body.Elements {
		if !body.Packed {
			a := l.Align(e)
			at, most = alignTo(at, a), max(most, a)
		}
		at += l.Size(e)
	}
	return alignTo(at, most)
}

func alignTo(n, a uint64) uint64 { return (n + a - 1) / a * a }

// powerOf2 returns the least power of two that is not less than n.
func powerOf2(n uint64) uint64 {
	p := uint64(1)
	for p < n {
		p *= 2
	}
	return p
}
