package llvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// VerifyLayoutEntryLLVMPointerType checks what a data layout states about pointers: size, alignments, and perhaps the size of an index.
func (Hooks) VerifyLayoutEntryLLVMPointerType(x *llvm.LLVMPointerType, value core.Attribute, r *core.Reporter, at core.Location) bool {
	d, ok := value.(*core.DenseElementsAttr)
	if !ok || !isIntElements(d) || d.NumElements() != 3 && d.NumElements() != 4 {
		return r.Errorf(at, "expected layout attribute for '%s' to be a dense integer elements attribute with 3 or 4 elements", x).Fail()
	}
	if !hasI64Elements(d) {
		return r.Errorf(at, "expected i64 parameters for '%s'", x).Fail()
	}
	return preferredAtLeastABI(d, 1, r, at)
}

// VerifyLayoutEntryLLVMStructType checks what a data layout states about structs: their alignments.
func (Hooks) VerifyLayoutEntryLLVMStructType(x *llvm.LLVMStructType, value core.Attribute, r *core.Reporter, at core.Location) bool {
	d, ok := value.(*core.DenseElementsAttr)
	if !ok || !isIntElements(d) || d.NumElements() != 1 && d.NumElements() != 2 {
		return r.Errorf(at, "expected layout attribute for '%s' to be a dense integer elements attribute of 1 or 2 elements", x).Fail()
	}
	if !hasI64Elements(d) {
		return r.Errorf(at, "expected i64 entries for '%s'", x).Fail()
	}
	if len(BodyOf(x).Elements) > 0 || x.Name() != "" {
		return r.Errorf(at, "unexpected layout attribute for struct '%s'", x).Fail()
	}
	return d.NumElements() == 1 || preferredAtLeastABI(d, 0, r, at)
}

func isIntElements(d *core.DenseElementsAttr) bool {
	_, ok := d.ShapedType().ElementType().(*core.IntegerType)
	return ok
}

func hasI64Elements(d *core.DenseElementsAttr) bool {
	t, ok := d.ShapedType().ElementType().(*core.IntegerType)
	return ok && t.Width() == 64
}

// preferredAtLeastABI compares the alignment at a position with the preferred one behind it.
func preferredAtLeastABI(d *core.DenseElementsAttr, abi int64, r *core.Reporter, at core.Location) bool {
	if d.Int(abi+1).Int64() < d.Int(abi).Int64() {
		return r.Errorf(at, "preferred alignment is expected to be at least as large as ABI alignment").Fail()
	}
	return true
}

// VerifyLayoutEntryLLVMArrayType accepts everything; the layout of an array follows from that of its elements.
func (Hooks) VerifyLayoutEntryLLVMArrayType(*llvm.LLVMArrayType, core.Attribute, *core.Reporter, core.Location) bool {
	return true
}
