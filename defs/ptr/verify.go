package ptr

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/generated/ptr"
)

// VerifySpecAttr checks that everything is a number of bytes, and that pointers are not better off with less than the
// ABI demands.
func (Hooks) VerifySpecAttr(r *core.Reporter, at core.Location, _ *core.Context, size, abi, preferred, index uint32) bool {
	for _, e := range [...]struct {
		name string
		bits uint32
	}{{"size", size}, {"abi", abi}, {"preferred", preferred}, {"index", index}} {
		if e.bits%8 != 0 && (e.name != "index" || e.bits != noIndex) {
			return r.Errorf(at, "%s entry must be divisible by 8", e.name).Fail()
		}
	}
	return abi <= preferred || r.Errorf(at, "preferred alignment is expected to be at least as large as ABI alignment").Fail()
}

// VerifyPtrMetadataType checks that there is metadata: a pointer of this dialect has none.
func (Hooks) VerifyPtrMetadataType(r *core.Reporter, at core.Location, _ *core.Context, t core.Type) bool {
	return hasMetadata(t) || r.Errorf(at, "the ptr-like type has no metadata").Fail()
}

func hasMetadata(t core.Type) bool {
	_, opaque := t.(*ptr.PtrType)
	return !opaque
}

// MetadataOf returns the type of the metadata of a type like a pointer.
func (Hooks) MetadataOf(t core.Type) core.Type {
	if t == nil || !core.PtrLikeTypeInterfaceKey.MayImplement(t) {
		return nil
	}
	return ptr.GetPtrMetadataType(t.Context(), t)
}

// VerifyLoadGenericSpaceAttr allows everything.
func (Hooks) VerifyLoadGenericSpaceAttr(*ptr.GenericSpaceAttr, core.Type, *core.Operation, *core.Reporter) bool {
	return true
}

// VerifyStoreGenericSpaceAttr allows everything.
func (Hooks) VerifyStoreGenericSpaceAttr(*ptr.GenericSpaceAttr, core.Type, *core.Operation, *core.Reporter) bool {
	return true
}

// InferPtrAdd adds elements to elements: a pointer or an offset alone stands for a row of them.
func (Hooks) InferPtrAdd(in *core.InferIn) ([]core.Type, bool) {
	if len(in.Operands) != 2 {
		return nil, false
	}
	base, offset := in.Operands[0].Type(), in.Operands[1].Type()
	bases, manyBases := base.(core.ShapedType)
	offsets, manyOffsets := offset.(core.ShapedType)
	switch {
	case !manyOffsets:
		return []core.Type{base}, true
	case !manyBases:
		return []core.Type{offsets.CloneWith(nil, base)}, true
	case query.TypeID(base) != query.TypeID(offset):
		return nil, fail(in, "the shaped containers type must match")
	case !slices.Equal(bases.Shape(), offsets.Shape()):
		return nil, fail(in, "shapes of base and offset must match")
	}
	return []core.Type{base}, true
}

func fail(in *core.InferIn, text string) bool {
	if in.Report != nil {
		in.Report.Errorf(in.Loc, "%s", text)
	}
	return false
}

// VerifyFromPtr checks that the address stays in its memory space.
func (Hooks) VerifyFromPtr(op ptr.FromPtrOp, r *core.Reporter) bool {
	if !hasMetadata(op.Result().Type()) {
		return r.OpEmitErrorf(op.Op, "the result type cannot be `!ptr.ptr`").Fail()
	}
	return verifySameSpace(op.Op, op.Result().Type(), op.Ptr().Type(), r)
}

// VerifyToPtr checks that the address stays in its memory space.
func (Hooks) VerifyToPtr(op ptr.ToPtrOp, r *core.Reporter) bool {
	if !hasMetadata(op.Ptr().Type()) {
		return r.OpEmitErrorf(op.Op, "the input value cannot be of type `!ptr.ptr`").Fail()
	}
	return verifySameSpace(op.Op, op.Ptr().Type(), op.Result().Type(), r)
}

func verifySameSpace(op *core.Operation, a, b core.Type, r *core.Reporter) bool {
	x, known := spaceOf(a)
	y, _ := spaceOf(b)
	return !known || x == y || r.OpEmitErrorf(op, "expected the input and output to have the same memory space").Fail()
}

// spaceOf returns the memory space of a type like a pointer; known is false for types of dialects that are known by
// name only.
func spaceOf(t core.Type) (space core.Attribute, known bool) {
	if m, ok := t.(interface{ MemorySpace() core.Attribute }); ok {
		return m.MemorySpace(), true
	}
	return nil, false
}

// VerifyPtrDiff checks that rows of pointers give rows of the same kind.
func (Hooks) VerifyPtrDiff(op ptr.PtrDiffOp, r *core.Reporter) bool {
	t := op.Lhs().Type()
	if _, many := t.(core.ShapedType); !many || query.TypeID(t) == query.TypeID(op.Result().Type()) {
		return true
	}
	return r.OpEmitErrorf(op.Op, "expected the result to have the same container type as the operands when operands are shaped").Fail()
}

// VerifyLoad checks that the memory space allows the load, and that an atomic one has what it needs.
func (Hooks) VerifyLoad(op ptr.LoadOp, r *core.Reporter) bool {
	a, given := op.Alignment()
	return verifyLoad(op.Op, op.Ptr().Type(), op.Value().Type(), a, given, r) &&
		verifyAtomic(op.Op, op.Ordering(), given, op.SyncscopeAttr() != nil, r, ptr.AtomicOrderingRelease)
}

// VerifyStore checks that the memory space allows the store, and that an atomic one has what it needs.
func (Hooks) VerifyStore(op ptr.StoreOp, r *core.Reporter) bool {
	a, given := op.Alignment()
	return verifyStore(op.Op, op.Ptr().Type(), op.Value().Type(), a, given, r) &&
		verifyAtomic(op.Op, op.Ordering(), given, op.SyncscopeAttr() != nil, r, ptr.AtomicOrderingAcquire)
}

// VerifyGather checks that the memory space allows to load the elements.
func (Hooks) VerifyGather(op ptr.GatherOp, r *core.Reporter) bool {
	a, given := op.Alignment()
	return verifyLoad(op.Op, elementOf(op.Ptrs().Type()), op.Result().Type(), a, given, r)
}

// VerifyMaskedLoad checks that the memory space allows the load.
func (Hooks) VerifyMaskedLoad(op ptr.MaskedLoadOp, r *core.Reporter) bool {
	a, given := op.Alignment()
	return verifyLoad(op.Op, op.Ptr().Type(), op.Result().Type(), a, given, r)
}

// VerifyMaskedStore checks that the memory space allows the store.
func (Hooks) VerifyMaskedStore(op ptr.MaskedStoreOp, r *core.Reporter) bool {
	a, given := op.Alignment()
	return verifyStore(op.Op, op.Ptr().Type(), op.Value().Type(), a, given, r)
}

// VerifyScatter checks that the memory space allows to store the elements.
func (Hooks) VerifyScatter(op ptr.ScatterOp, r *core.Reporter) bool {
	a, given := op.Alignment()
	return verifyStore(op.Op, elementOf(op.Ptrs().Type()), op.Value().Type(), a, given, r)
}

func elementOf(t core.Type) core.Type {
	if s, ok := t.(core.ShapedType); ok {
		return s.ElementType()
	}
	return t
}

func verifyLoad(op *core.Operation, pointer, value core.Type, alignment int64, given bool, r *core.Reporter) bool {
	if space, ok := judge(pointer); ok && !space.VerifyLoad(value, op, r) {
		return false
	}
	return verifyAlignment(op, alignment, given, r)
}

func verifyStore(op *core.Operation, pointer, value core.Type, alignment int64, given bool, r *core.Reporter) bool {
	if space, ok := judge(pointer); ok && !space.VerifyStore(value, op, r) {
		return false
	}
	return verifyAlignment(op, alignment, given, r)
}

// judge returns the memory space of a pointer that says what is allowed there.
func judge(pointer core.Type) (ptr.MemorySpaceAttrInterface, bool) {
	p, ok := pointer.(*ptr.PtrType)
	if !ok {
		return nil, false
	}
	return ptr.MemorySpaceAttrInterfaceKey.Of(p.MemorySpace())
}

func verifyAlignment(op *core.Operation, n int64, given bool, r *core.Reporter) bool {
	switch {
	case given && n <= 0:
		return r.OpEmitErrorf(op, "alignment must be positive").Fail()
	case given && n&(n-1) != 0:
		return r.OpEmitErrorf(op, "alignment must be a power of 2").Fail()
	}
	return true
}

// verifyAtomic checks an ordering. One half of acquiring and releasing makes no sense, nor do both together.
func verifyAtomic(op *core.Operation, o ptr.AtomicOrdering, aligned, scoped bool, r *core.Reporter,
	senseless ptr.AtomicOrdering) bool {
	switch {
	case o == ptr.AtomicOrderingNotAtomic && scoped:
		return r.OpErrorf(op, "expected syncscope to be null for non-atomic access").Fail()
	case o == ptr.AtomicOrderingNotAtomic:
		return true
	case o == senseless || o == ptr.AtomicOrderingAcqRel:
		return r.OpErrorf(op, "unsupported ordering '%s'", o).Fail()
	case !aligned:
		return r.OpErrorf(op, "expected alignment for atomic access").Fail()
	}
	return true
}

// EffectsLoad says that a load reads from its address. Atomic and volatile ones order memory, so they write, too.
func (Hooks) EffectsLoad(op ptr.LoadOp, dst []core.Effect) []core.Effect {
	dst = append(dst, core.Effect{Kind: core.EffectRead, Value: op.Ptr(), Resource: &core.DefaultResource})
	return orderingEffects(dst, op.Volatile(), op.Ordering())
}

// EffectsStore says that a store writes to its address. Atomic and volatile ones order memory, so they read, too.
func (Hooks) EffectsStore(op ptr.StoreOp, dst []core.Effect) []core.Effect {
	dst = append(dst, core.Effect{Kind: core.EffectWrite, Value: op.Ptr(), Resource: &core.DefaultResource})
	return orderingEffects(dst, op.Volatile(), op.Ordering())
}

func orderingEffects(dst []core.Effect, volatile bool, o ptr.AtomicOrdering) []core.Effect {
	if volatile || o != ptr.AtomicOrderingNotAtomic && o != ptr.AtomicOrderingUnordered {
		return append(dst, core.Effect{Kind: core.EffectRead, Resource: &core.DefaultResource},
			core.Effect{Kind: core.EffectWrite, Resource: &core.DefaultResource})
	}
	return dst
}
