package llvm

import (
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/message"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/defs/iface/intrange"
	"github.com/odsgen/ods/generated/llvm"
)

// This file has the verifiers of instructions.

// VerifyReturn compares the operand with the result of the function around.
func (Hooks) VerifyReturn(op llvm.ReturnOp, r *core.Reporter) bool {
	fn, ok := enclosingFunction(op.Op)
	if !ok {
		return true
	}
	want := FunctionTypeOf(fn).ReturnType()
	arg := op.Arg()
	if IsVoid(want) {
		if arg == nil {
			return true
		}
		return r.OpErrorf(op.Op, "expected no operands").Note(fn.Op.Loc(), "when returning from function").Fail()
	}
	if arg == nil {
		return r.OpErrorf(op.Op, "expected 1 operand").Note(fn.Op.Loc(), "when returning from function").Fail()
	}
	if arg.Type() != want {
		return r.OpErrorf(op.Op, "mismatching result types").Note(fn.Op.Loc(), "when returning from function").Fail()
	}
	return true
}

// VerifyBitcast checks that pointers stay pointers, and vectors of them too.
func (Hooks) VerifyBitcast(op llvm.BitcastOp, r *core.Reporter) bool {
	from, to := op.Arg().Type(), op.Res().Type()
	fv, _ := from.(*core.VectorType)
	tv, _ := to.(*core.VectorType)
	fp, _ := core.ElementTypeOrSelf(from).(*llvm.LLVMPointerType)
	tp, _ := core.ElementTypeOrSelf(to).(*llvm.LLVMPointerType)
	if (fp == nil) != (tp == nil) {
		return r.OpErrorf(op.Op, "can only cast pointers from and to pointers").Fail()
	}
	if fp == nil {
		return true
	}
	if fv != nil && tv == nil || fv == nil && tv != nil {
		if fv != nil {
			return r.OpErrorf(op.Op, "cannot cast vector of pointers to pointer").Fail()
		}
		return r.OpErrorf(op.Op, "cannot cast pointer to vector of pointers").Fail()
	}
	if fp.AddressSpace() != tp.AddressSpace() {
		return r.OpErrorf(op.Op, "cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead").Fail()
	}
	return true
}

// VerifyExtension wants more bits than before, of a vector of the same shape.
func (Hooks) VerifyExtension(op *core.Operation, r *core.Reporter) bool {
	from, to := op.Operand(0).Type(), op.Result(0).Type()
	fv, isVector := from.(*core.VectorType)
	if isVector {
		tv, ok := to.(*core.VectorType)
		if !ok {
			return r.OpEmitErrorf(op, "input type is a vector but output type is an integer").Fail()
		}
		if fv.Shape()[0] != tv.Shape()[0] || fv.IsScalable() != tv.IsScalable() {
			return r.OpEmitErrorf(op, "input and output vectors are of incompatible shape").Fail()
		}
	} else if _, ok := to.(*core.VectorType); ok {
		return r.OpEmitErrorf(op, "input type is an integer but output type is a vector").Fail()
	}
	if core.StorageWidth(core.ElementTypeOrSelf(to)) <= core.StorageWidth(core.ElementTypeOrSelf(from)) {
		return r.OpEmitErrorf(op, "integer width of the output type is smaller or equal to the integer width of the input type").Fail()
	}
	return true
}

// VerifyAlloca checks the type of inalloca and of target types.
func (Hooks) VerifyAlloca(op llvm.AllocaOp, r *core.Reporter) bool {
	if t, ok := op.ElemType().(*llvm.LLVMTargetExtType); ok && !targetExtHas(t, supportsMemory) {
		return r.OpErrorf(op.Op, "this target extension type cannot be used in alloca").Fail()
	}
	return true
}

// VerifyLoad checks atomic loads, and that only pointers are known to be dereferenceable.
func (Hooks) VerifyLoad(op llvm.LoadOp, r *core.Reporter) bool {
	if _, ok := op.Res().Type().(*llvm.LLVMPointerType); op.DereferenceableAttr() != nil && !ok {
		return r.OpErrorf(op.Op, "expected op to return a single LLVM pointer type").Fail()
	}
	return verifyAtomicAccess(op.Op, "load", op.Res().Type(), op.Ordering(), op.SyncscopeAttr(), op.AlignmentAttr(), r,
		llvm.AtomicOrderingRelease, llvm.AtomicOrderingAcqRel)
}

// VerifyStore checks atomic stores.
func (Hooks) VerifyStore(op llvm.StoreOp, r *core.Reporter) bool {
	return verifyAtomicAccess(op.Op, "store", op.Value().Type(), op.Ordering(), op.SyncscopeAttr(), op.AlignmentAttr(), r,
		llvm.AtomicOrderingAcquire, llvm.AtomicOrderingAcqRel)
}

func verifyAtomicAccess(op *core.Operation, word string, t core.Type, o llvm.AtomicOrdering, scope *core.StringAttr,
	align *core.IntegerAttr,
	r *core.Reporter, unsupported ...llvm.AtomicOrdering) bool {
	if o == llvm.AtomicOrderingNotAtomic {
		if scope != nil {
			return r.OpErrorf(op, "expected syncscope to be null for non-atomic access").Fail()
		}
		return true
	}
	if !isAtomicType(t) {
		return r.OpErrorf(op, "unsupported type %s for atomic access", message.Quote(t)).Fail()
	}
	for _, u := range unsupported {
		if o == u {
			return r.OpErrorf(op, "unsupported ordering '%s'", o).Fail()
		}
	}
	if align == nil {
		return r.OpErrorf(op, "expected alignment for atomic access").Fail()
	}
	return true
}

// isAtomicType reports whether memory accesses of the type can be atomic.
func isAtomicType(t core.Type) bool {
	if _, ok := t.(*llvm.LLVMPointerType); ok {
		return true
	}
	bits := uint(0)
	switch t := t.(type) {
	case *core.IntegerType:
		bits = t.Width()
	case *core.FloatType:
		switch t.Semantics() {
		case num.BF16, num.F16, num.F32, num.F64, num.F80, num.F128:
			bits = t.Width()
		}
	}
	return bits == 8 || bits == 16 || bits == 32 || bits == 64 || bits == 128
}

// VerifyAtomicRMW checks type and ordering.
func (Hooks) VerifyAtomicRMW(op llvm.AtomicRMWOp, r *core.Reporter) bool {
	t := op.Val().Type()
	switch op.BinOp() {
	case llvm.AtomicBinOpFadd, llvm.AtomicBinOpFsub, llvm.AtomicBinOpFmax, llvm.AtomicBinOpFmin, llvm.AtomicBinOpFmaximum,
		llvm.AtomicBinOpFminimum:
		if v, ok := t.(*core.VectorType); ok {
			if v.IsScalable() {
				return r.OpErrorf(op.Op, "expected LLVM IR fixed vector type").Fail()
			}
			if !IsCompatibleFloat(v.ElementType()) {
				return r.OpErrorf(op.Op, "expected LLVM IR floating point type for vector element").Fail()
			}
		} else if !IsCompatibleFloat(t) {
			return r.OpErrorf(op.Op, "expected LLVM IR floating point type").Fail()
		}
	case llvm.AtomicBinOpXchg:
		if !isAtomicType(t) {
			return r.OpErrorf(op.Op, "unexpected LLVM IR type for 'xchg' bin_op").Fail()
		}
	default:
		i, ok := t.(*core.IntegerType)
		if !ok || !isAtomicType(i) || i.Width() == 80 {
			return r.OpErrorf(op.Op, "expected LLVM IR integer type").Fail()
		}
	}
	if op.Ordering() < llvm.AtomicOrderingMonotonic {
		return r.OpErrorf(op.Op, "expected at least '%s' ordering", llvm.AtomicOrderingMonotonic).Fail()
	}
	return true
}

// VerifyAtomicCmpXchg checks type and orderings.
func (Hooks) VerifyAtomicCmpXchg(op llvm.AtomicCmpXchgOp, r *core.Reporter) bool {
	if !isAtomicType(op.Val().Type()) {
		return r.OpErrorf(op.Op, "unexpected LLVM IR type").Fail()
	}
	if op.SuccessOrdering() < llvm.AtomicOrderingMonotonic || op.FailureOrdering() < llvm.AtomicOrderingMonotonic {
		return r.OpErrorf(op.Op, "ordering must be at least 'monotonic'").Fail()
	}
	if f := op.FailureOrdering(); f == llvm.AtomicOrderingRelease || f == llvm.AtomicOrderingAcqRel {
		return r.OpErrorf(op.Op, "failure ordering cannot be 'release' or 'acq_rel'").Fail()
	}
	return true
}

// VerifyFence checks the ordering.
func (Hooks) VerifyFence(op llvm.FenceOp, r *core.Reporter) bool {
	if op.Ordering() < llvm.AtomicOrderingAcquire {
		return r.OpErrorf(op.Op, "can be given only acquire, release, acq_rel, and seq_cst orderings").Fail()
	}
	return true
}

// EffectsLoad says that a load reads from its address. Atomic and volatile ones order memory, so they write, too.
func (Hooks) EffectsLoad(op llvm.LoadOp, dst []core.Effect) []core.Effect {
	dst = append(dst, core.Effect{Kind: core.EffectRead, Value: op.Addr(), Resource: &core.DefaultResource})
	return orderingEffects(dst, op.Volatile(), op.Ordering())
}

// EffectsStore says that a store writes to its address. Atomic and volatile ones order memory, so they read, too.
func (Hooks) EffectsStore(op llvm.StoreOp, dst []core.Effect) []core.Effect {
	dst = append(dst, core.Effect{Kind: core.EffectWrite, Value: op.Addr(), Resource: &core.DefaultResource})
	return orderingEffects(dst, op.Volatile(), op.Ordering())
}

func orderingEffects(dst []core.Effect, volatile bool, o llvm.AtomicOrdering) []core.Effect {
	if volatile || o != llvm.AtomicOrderingNotAtomic && o != llvm.AtomicOrderingUnordered {
		return append(dst, core.Effect{Kind: core.EffectRead, Resource: &core.DefaultResource},
			core.Effect{Kind: core.EffectWrite, Resource: &core.DefaultResource})
	}
	return dst
}

// VerifyGEP compares the indices with the operands and with the type that they index.
func (Hooks) VerifyGEP(op llvm.GEPOp, r *core.Reporter) bool {
	raw := op.RawConstantIndices()
	dynamic := 0
	for _, c := range raw {
		if c == DynamicIndex {
			dynamic++
		}
	}
	if n := len(op.DynamicIndices()); n != dynamic {
		return r.OpErrorf(op.Op, "expected as many dynamic indices as specified in 'rawConstantIndices'").Fail()
	}
	if op.NoWrapFlags() == llvm.GEPNoWrapFlagsInboundsFlag {
		return r.OpErrorf(op.Op, "'%s' cannot be used directly.", op.NoWrapFlags()).Fail()
	}
	// The first index goes over the pointer.
	t := op.ElemType()
	for i := 1; i < len(raw); i++ {
		switch a := t.(type) {
		case *llvm.LLVMStructType:
			if raw[i] == DynamicIndex {
				return r.OpErrorf(op.Op, "expected index %d indexing a struct to be constant", i).Fail()
			}
			elems := BodyOf(a).Elements
			if raw[i] < 0 || int(raw[i]) >= len(elems) {
				return r.OpErrorf(op.Op, "index %d indexing a struct is out of bounds", i).Fail()
			}
			t = elems[raw[i]]
		case *llvm.LLVMArrayType:
			t = a.ElementType()
		case *core.VectorType:
			t = a.ElementType()
		default:
			return r.OpErrorf(op.Op, "type %s cannot be indexed (index #%d)", message.Quote(t), i).Fail()
		}
	}
	return true
}

// VerifyExtractValue compares the result with the part of the aggregate.
func (Hooks) VerifyExtractValue(op llvm.ExtractValueOp, r *core.Reporter) bool {
	t, reason := ElementTypeAt(op.Container().Type(), op.Position())
	if reason != "" {
		return r.OpErrorf(op.Op, "%s", reason).Fail()
	}
	if t != op.Res().Type() {
		return r.OpErrorf(op.Op, "Type mismatch: extracting from %s should produce %s but this op returns %s",
			message.Quote(op.Container().Type()), message.Quote(t), message.Quote(op.Res().Type())).Fail()
	}
	return true
}

// VerifyInsertValue compares the value with the part of the aggregate.
func (Hooks) VerifyInsertValue(op llvm.InsertValueOp, r *core.Reporter) bool {
	t, reason := ElementTypeAt(op.Container().Type(), op.Position())
	if reason != "" {
		return r.OpErrorf(op.Op, "%s", reason).Fail()
	}
	if t != op.Value().Type() {
		return r.OpErrorf(op.Op, "Type mismatch: cannot insert %s into %s", message.Quote(op.Value().Type()),
			message.Quote(op.Container().Type())).Fail()
	}
	return true
}

// VerifyShuffleVector checks masks of scalable vectors.
func (Hooks) VerifyShuffleVector(op llvm.ShuffleVectorOp, r *core.Reporter) bool {
	v, ok := op.V1().Type().(*core.VectorType)
	if !ok || !v.IsScalable() {
		return true
	}
	for _, m := range op.Mask() {
		if m != 0 {
			return r.OpErrorf(op.Op, "expected a splat operation for scalable vectors").Fail()
		}
	}
	return true
}

// VerifySwitch compares the numbers of cases and destinations.
func (Hooks) VerifySwitch(op llvm.SwitchOp, r *core.Reporter) bool {
	n := len(op.CaseDestinations())
	values := op.CaseValuesAttr()
	if values == nil && n != 0 || values != nil && int(values.NumElements()) != n {
		return r.OpErrorf(op.Op, "expects number of case values to match number of case destinations").Fail()
	}
	if values != nil && values.ShapedType().ElementType() != op.Value().Type() {
		return r.OpEmitErrorf(op.Op, "expects case value type to match condition value type").Fail()
	}
	return true
}

// VerifyAssume checks the operand bundles.
func (Hooks) VerifyAssume(op llvm.AssumeOp, r *core.Reporter) bool {
	return verifyBundles(op.Op, op.OpBundleOperands(), op.OpBundleTagsAttr(), r)
}

// verifyBundles checks that each operand bundle has a tag.
func verifyBundles(op *core.Operation, operands [][]*core.Value, tags *core.ArrayAttr, r *core.Reporter) bool {
	n := 0
	if tags != nil {
		n = tags.Len()
		for _, t := range tags.Elems() {
			if _, ok := t.(*core.StringAttr); !ok {
				return r.OpEmitErrorf(op, "operand bundle tag must be a StringAttr").Fail()
			}
		}
	}
	if n != len(operands) {
		return r.OpEmitErrorf(op, "expected %d operand bundle tags, but actually got %d", len(operands), n).Fail()
	}
	return true
}

// SpeculateUDiv reports whether the divisor is known not to be zero.
func (Hooks) SpeculateUDiv(op llvm.UDivOp) bool { return intrange.NeverZero(op.Rhs()) }

// SpeculateSDiv reports whether the divisor is known to be neither zero nor minus one.
func (Hooks) SpeculateSDiv(op llvm.SDivOp) bool { return intrange.NeverZeroOrMinusOne(op.Rhs()) }

// SpeculateURem reports whether the divisor is known not to be zero.
func (Hooks) SpeculateURem(op llvm.URemOp) bool { return intrange.SpeculateUnsigned(op.Op) }

// SpeculateSRem reports whether the divisor is known to be neither zero nor minus one.
func (Hooks) SpeculateSRem(op llvm.SRemOp) bool { return intrange.SpeculateSigned(op.Op) }

// targetProperty is what can be done with values of a target's type.
type targetProperty uint8

const (
	zeroInit       targetProperty = 1 << iota // may be zeroinitializer
	globalValue                               // may be the type of a global
	supportsMemory                            // may be allocated, loaded and stored
)

// targetExtHas reports whether a target's type has a property. LLVM knows it by the name.
func targetExtHas(t *llvm.LLVMTargetExtType, want targetProperty) bool {
	var has targetProperty
	name := t.ExtTypeName()
	switch {
	case strings.HasPrefix(name, "spirv."):
		has = zeroInit | globalValue | supportsMemory
	case name == "aarch64.svcount":
		has = supportsMemory
	case name == "amdgcn.named.barrier":
		has = globalValue
	}
	return has&want == want
}
