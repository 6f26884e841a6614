package llvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/datalayout"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/generated/llvm"
)

// What an entry of a data layout says about a pointer, in bits: !llvm.ptr = dense<[size, abi, preferred, index]>. The
// last may be missing; it is the size then.
const (
	ptrSize = iota
	ptrABI
	ptrPreferred
	ptrIndex
)

// What holds for pointers into address space 0 when there is no entry, in bits and in bytes.
const (
	defaultPointerBits  = 64
	defaultPointerAlign = 8
)

// pointerEntry returns the entry about pointers into an address space, nil when there is none.
func pointerEntry(entries []datalayout.Entry, space uint32) *datalayout.Entry {
	for i := range entries {
		if entries[i].Type.(*llvm.LLVMPointerType).AddressSpace() == space {
			return &entries[i]
		}
	}
	return nil
}

// pointerFact returns what an entry says about a pointer. Without one pointers into address space 0 have the default,
// and others are like those.
func pointerFact(t *llvm.LLVMPointerType, entries []datalayout.Entry, position int64) uint64 {
	e := pointerEntry(entries, t.AddressSpace())
	if e == nil {
		e = pointerEntry(entries, 0)
	}
	bits := position == ptrSize || position == ptrIndex
	switch {
	case e == nil && bits:
		return defaultPointerBits
	case e == nil:
		return defaultPointerAlign
	}
	v, ok := e.Int(position)
	if !ok && position == ptrIndex {
		v, _ = e.Int(ptrSize)
	}
	if bits {
		return v
	}
	return v / 8
}

// LayoutBitsLLVMPointerType returns the size of a pointer.
func (Hooks) LayoutBitsLLVMPointerType(t *llvm.LLVMPointerType, _ *datalayout.Layout, entries []datalayout.Entry) uint64 {
	return pointerFact(t, entries, ptrSize)
}

// LayoutABIAlignLLVMPointerType returns the alignment that the ABI demands.
func (Hooks) LayoutABIAlignLLVMPointerType(t *llvm.LLVMPointerType, _ *datalayout.Layout, entries []datalayout.Entry) uint64 {
	return pointerFact(t, entries, ptrABI)
}

// LayoutPreferredAlignLLVMPointerType returns the best alignment.
func (Hooks) LayoutPreferredAlignLLVMPointerType(t *llvm.LLVMPointerType, _ *datalayout.Layout,
	entries []datalayout.Entry) uint64 {
	return pointerFact(t, entries, ptrPreferred)
}

// LayoutIndexBitsLLVMPointerType returns the width of offsets.
func (Hooks) LayoutIndexBitsLLVMPointerType(t *llvm.LLVMPointerType, _ *datalayout.Layout, entries []datalayout.Entry) (uint64,
	bool) {
	return pointerFact(t, entries, ptrIndex), true
}

// LayoutCompatibleLLVMPointerType demands the same size and an alignment that the outer one is a multiple of. What has
// no entry outside has the default; its alignment is compared in bytes with one in bits, as upstream does.
func (Hooks) LayoutCompatibleLLVMPointerType(_ *llvm.LLVMPointerType, outer, inner []datalayout.Entry) bool {
	for _, e := range inner {
		size, abi := uint64(defaultPointerBits), uint64(defaultPointerAlign)
		if old := pointerEntry(outer, e.Type.(*llvm.LLVMPointerType).AddressSpace()); old != nil {
			size, _ = old.Int(ptrSize)
			abi, _ = old.Int(ptrABI)
		}
		newSize, _ := e.Int(ptrSize)
		newABI, _ := e.Int(ptrABI)
		if size != newSize || abi < newABI || newABI != 0 && abi%newABI != 0 {
			return false
		}
	}
	return true
}

// VerifyLayoutEntriesLLVMPointerType checks that each entry has three or four numbers.
func (Hooks) VerifyLayoutEntriesLLVMPointerType(_ *llvm.LLVMPointerType, entries []datalayout.Entry, at core.Location,
	r *core.Reporter) bool {
	for _, e := range entries {
		t := core.TypeString(e.Type)
		if n := e.Len(); n != 3 && n != 4 {
			return r.Errorf(at, "expected layout attribute for '%s' to be a dense integer elements attribute with 3 or 4 elements",
				t).Fail()
		}
		if !datalayout.IsI64(datalayout.Integers(e.Value)) {
			return r.Errorf(at, "expected i64 parameters for '%s'", t).Fail()
		}
		if !alignmentsOrdered(e, ptrABI, ptrPreferred, at, r) {
			return false
		}
	}
	return true
}

// alignmentsOrdered checks that the preferred alignment is not less than that of the ABI.
func alignmentsOrdered(e datalayout.Entry, abi, preferred int64, at core.Location, r *core.Reporter) bool {
	a, _ := e.Int(abi)
	if p, ok := e.Int(preferred); ok && a > p {
		return r.Errorf(at, "preferred alignment is expected to be at least as large as ABI alignment").Fail()
	}
	return true
}

// LayoutBitsLLVMArrayType counts the padding behind each element.
func (Hooks) LayoutBitsLLVMArrayType(t *llvm.LLVMArrayType, l *datalayout.Layout, _ []datalayout.Entry) uint64 {
	return dim.Count(t.NumElements(), l.AllocSize(t.ElementType()), 8)
}

// LayoutABIAlignLLVMArrayType returns that of the elements.
func (Hooks) LayoutABIAlignLLVMArrayType(t *llvm.LLVMArrayType, l *datalayout.Layout, _ []datalayout.Entry) uint64 {
	return l.ABIAlign(t.ElementType())
}

// LayoutPreferredAlignLLVMArrayType returns that of the elements.
func (Hooks) LayoutPreferredAlignLLVMArrayType(t *llvm.LLVMArrayType, l *datalayout.Layout, _ []datalayout.Entry) uint64 {
	return l.PreferredAlign(t.ElementType())
}

// StructOffset returns the number of bytes in front of element i of a struct. For the number of elements it is where
// the last one ends.
func StructOffset(l *datalayout.Layout, t *llvm.LLVMStructType, i int) uint64 {
	body := BodyOf(t)
	at := uint64(0)
	for k, e := range body.Elements {
		if !body.Packed {
			at = datalayout.AlignTo(at, l.ABIAlign(e))
		}
		if k == i {
			break
		}
		at += l.Size(e)
	}
	return at
}

// LayoutBitsLLVMStructType counts padding in front of elements and at the end.
func (Hooks) LayoutBitsLLVMStructType(t *llvm.LLVMStructType, l *datalayout.Layout, _ []datalayout.Entry) uint64 {
	body := BodyOf(t)
	end := StructOffset(l, t, len(body.Elements))
	if !body.Packed {
		end = datalayout.AlignTo(end, strictest(l, body))
	}
	return end * 8
}

// strictest returns the alignment of the element that has the strictest one.
func strictest(l *datalayout.Layout, body StructBody) uint64 {
	most := uint64(1)
	for _, e := range body.Elements {
		most = max(most, l.ABIAlign(e))
	}
	return most
}

// LayoutABIAlignLLVMStructType returns the strictest alignment of the elements, or a stricter one that the layout
// demands.
func (Hooks) LayoutABIAlignLLVMStructType(t *llvm.LLVMStructType, l *datalayout.Layout, entries []datalayout.Entry) uint64 {
	if BodyOf(t).Packed {
		return 1
	}
	return structAlign(t, l, entries, 0)
}

// LayoutPreferredAlignLLVMStructType is the same for the best alignment; structs may be packed.
func (Hooks) LayoutPreferredAlignLLVMStructType(t *llvm.LLVMStructType, l *datalayout.Layout, entries []datalayout.Entry) uint64 {
	return structAlign(t, l, entries, 1)
}

func structAlign(t *llvm.LLVMStructType, l *datalayout.Layout, entries []datalayout.Entry, position int64) uint64 {
	n := strictest(l, BodyOf(t))
	if len(entries) == 0 {
		return n
	}
	v, ok := entries[0].Int(position)
	if !ok {
		v, _ = entries[0].Int(0)
	}
	return max(v/8, n)
}

// LayoutCompatibleLLVMStructType demands an alignment that the outer one is a multiple of.
func (Hooks) LayoutCompatibleLLVMStructType(_ *llvm.LLVMStructType, outer, inner []datalayout.Entry) bool {
	if len(outer) == 0 {
		return true
	}
	abi, _ := outer[0].Int(0)
	for _, e := range inner {
		if n, _ := e.Int(0); abi < n || n != 0 && abi%n != 0 {
			return false
		}
	}
	return true
}

// VerifyLayoutEntriesLLVMStructType checks that what is said is about all structs, and that it is one or two
// alignments.
func (Hooks) VerifyLayoutEntriesLLVMStructType(_ *llvm.LLVMStructType, entries []datalayout.Entry, at core.Location,
	r *core.Reporter) bool {
	for _, e := range entries {
		t := e.Type.(*llvm.LLVMStructType)
		text := core.TypeString(t)
		if n := e.Len(); n != 1 && n != 2 {
			return r.Errorf(at, "expected layout attribute for '%s' to be a dense integer elements attribute of 1 or 2 elements",
				text).Fail()
		}
		if !datalayout.IsI64(datalayout.Integers(e.Value)) {
			return r.Errorf(at, "expected i64 entries for '%s'", text).Fail()
		}
		if t.Name() != "" || len(BodyOf(t).Elements) > 0 {
			return r.Errorf(at, "unexpected layout attribute for struct '%s'", text).Fail()
		}
		if !alignmentsOrdered(e, 0, 1, at, r) {
			return false
		}
	}
	return true
}
