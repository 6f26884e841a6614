package spirv

import (
	"math/bits"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/message"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/generated/spirv"
)

// This file checks operations on memory, and on composites.

// verifySemantics wants at most one order.
func verifySemantics(op *core.Operation, a core.Attribute, r *core.Reporter) bool {
	const orders = spirv.MemorySemanticsAcquire | spirv.MemorySemanticsRelease | spirv.MemorySemanticsAcquireRelease |
		spirv.MemorySemanticsSequentiallyConsistent
	if s, ok := a.(*spirv.MemorySemanticsAttr); ok && bits.OnesCount32(uint32(s.Value()&orders)) > 1 {
		return r.OpEmitErrorf(op, "expected at most one of these four memory constraints to be set: "+
			"`Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`").Fail()
	}
	return true
}

// VerifyAtomicInt checks an atomic operation on an integer.
func (Hooks) VerifyAtomicInt(op *core.Operation, r *core.Reporter) bool {
	t := pointee(op.Operand(0).Type())
	if _, ok := t.(*core.IntegerType); !ok {
		return r.OpErrorf(op, "pointer operand must point to an integer value, found %s", message.Quote(t)).Fail()
	}
	return verifySemantics(op, op.Attr("semantics"), r)
}

// VerifyEXTAtomicFAdd checks an atomic operation on a float.
func (Hooks) VerifyEXTAtomicFAdd(op spirv.EXTAtomicFAddOp, r *core.Reporter) bool {
	t := pointee(op.Op.Operand(0).Type())
	if _, ok := t.(*core.FloatType); !ok {
		return r.OpErrorf(op.Op, "pointer operand must point to an float value, found %s", message.Quote(t)).Fail()
	}
	return verifySemantics(op.Op, op.Op.Attr("semantics"), r)
}

// VerifyBarrier wants at most one order.
func (Hooks) VerifyBarrier(op *core.Operation, r *core.Reporter) bool {
	return verifySemantics(op, op.Attr("memory_semantics"), r)
}

// verifyAccess checks that an alignment is there when memory is accessed aligned, for attributes with a prefix.
func verifyAccess(op *core.Operation, prefix string, r *core.Reporter) bool {
	a, ok := op.Attr(prefix + memoryAccessAttr).(*spirv.MemoryAccessAttr)
	aligned := op.Attr(prefix+alignmentAttr) != nil
	switch {
	case !ok && aligned:
		return r.OpErrorf(op, "invalid alignment specification without aligned memory access specification").Fail()
	case !ok:
		return true
	case a.Value()&spirv.MemoryAccessAligned != 0 && !aligned:
		return r.OpErrorf(op, "missing alignment value").Fail()
	case a.Value()&spirv.MemoryAccessAligned == 0 && aligned:
		return r.OpErrorf(op, "invalid alignment specification with non-aligned memory access specification").Fail()
	}
	return true
}

func verifyPointee(op *core.Operation, ptr *core.Value, t core.Type, r *core.Reporter) bool {
	if pointee(ptr.Type()) != t {
		return r.OpErrorf(op, "mismatch in result type and pointer type").Fail()
	}
	return true
}

// VerifyLoad compares the types.
func (Hooks) VerifyLoad(op spirv.LoadOp, r *core.Reporter) bool {
	return verifyPointee(op.Op, op.Ptr(), op.Op.Result(0).Type(), r) && verifyAccess(op.Op, "", r)
}

// VerifyStore compares the types.
func (Hooks) VerifyStore(op spirv.StoreOp, r *core.Reporter) bool {
	return verifyPointee(op.Op, op.Ptr(), op.Value().Type(), r) && verifyAccess(op.Op, "", r)
}

// VerifyCopyMemory compares the types.
func (Hooks) VerifyCopyMemory(op spirv.CopyMemoryOp, r *core.Reporter) bool {
	if pointee(op.Target().Type()) != pointee(op.Source().Type()) {
		return r.OpErrorf(op.Op, "both operands must be pointers to the same type").Fail()
	}
	return verifyAccess(op.Op, "", r) && verifyAccess(op.Op, "source_", r)
}

// VerifyINTELSubgroupBlockRead compares the types.
func (Hooks) VerifyINTELSubgroupBlockRead(op spirv.INTELSubgroupBlockReadOp, r *core.Reporter) bool {
	return verifyPointee(op.Op, op.Op.Operand(0), blockElement(op.Op.Result(0).Type()), r)
}

// VerifyINTELSubgroupBlockWrite compares the types.
func (Hooks) VerifyINTELSubgroupBlockWrite(op spirv.INTELSubgroupBlockWriteOp, r *core.Reporter) bool {
	return verifyPointee(op.Op, op.Op.Operand(0), blockElement(op.Op.Operand(1).Type()), r)
}

// physicalPointer returns the pointer into physical storage that the type is, or that it is an array of.
func physicalPointer(t core.Type) bool {
	if a, ok := t.(*spirv.ArrayType); ok {
		t = a.ElementType()
	}
	p, ok := t.(*spirv.PointerType)
	return ok && p.StorageClass() == spirv.StorageClassPhysicalStorageBuffer
}

// VerifyVariable checks storage class, initializer and decorations.
func (Hooks) VerifyVariable(op spirv.VariableOp, r *core.Reporter) bool {
	t := op.Op.Result(0).Type().(*spirv.PointerType)
	if op.StorageClass() != spirv.StorageClassFunction {
		return r.OpErrorf(op.Op, "can only be used to model function-level variables. Use spirv.GlobalVariable for module-level variables.").Fail()
	}
	if op.StorageClass() != t.StorageClass() {
		return r.OpErrorf(op.Op, "storage class must match result pointer's storage class").Fail()
	}
	if op.Op.NumOperands() > 0 {
		def := op.Op.Operand(0).DefiningOp()
		if def == nil || !def.Is(&spirv.ConstantDef) && !def.Is(&spirv.ReferenceOfDef) && !def.Is(&spirv.AddressOfDef) {
			return r.OpErrorf(op.Op, "initializer must be the result of a constant or spirv.GlobalVariable op").Fail()
		}
	}
	for _, name := range []string{"descriptor_set", "binding", "built_in"} {
		if op.Op.Attr(name) != nil {
			return r.OpErrorf(op.Op, "cannot have '%s' attribute (only allowed in spirv.GlobalVariable)", name).Fail()
		}
	}
	if physicalPointer(t.PointeeType()) {
		aliased, restricted := op.Op.Attr("aliased_pointer") != nil, op.Op.Attr("restrict_pointer") != nil
		if !aliased && !restricted {
			return r.OpErrorf(op.Op, " with physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'").Fail()
		}
		if aliased && restricted {
			return r.OpErrorf(op.Op, " with physical buffer pointer must have exactly one aliasing decoration").Fail()
		}
	}
	return true
}

// constantInt returns the value of an integer spirv.Constant.
func constantInt(op *core.Operation) (int32, bool) {
	if op == nil || !op.Is(&spirv.ConstantDef) {
		return 0, false
	}
	i, ok := op.Attr("value").(*core.IntegerAttr)
	if !ok {
		return 0, false
	}
	return int32(i.Value().Int64()), true
}

// verifyChain walks from a pointer along indices and compares the type with the result's.
func verifyChain(op *core.Operation, indices []*core.Value, r *core.Reporter) bool {
	fail := func(format string, args ...any) bool {
		return r.Errorf(op.Loc(), "'spirv.AccessChain' "+format, args...).Fail()
	}
	ptr := op.Operand(0).Type().(*spirv.PointerType)
	t := ptr.PointeeType()
	index := int32(0)
	for _, v := range indices {
		if !IsComposite(t) {
			return fail("op cannot extract from non-composite type %s with index %d", message.Quote(t), index)
		}
		index = 0
		if s, ok := t.(*spirv.StructType); ok {
			def := v.DefiningOp()
			if def == nil {
				return fail("op index must be an integer spirv.Constant to access element of spirv.struct")
			}
			if index, ok = constantInt(def); !ok {
				return fail("index must be an integer spirv.Constant to access element of spirv.struct, but provided %s", def.Name())
			}
			if index < 0 || int(index) >= len(MembersOf(s)) {
				return fail("op index %d out of bounds for %s", index, message.Quote(t))
			}
		}
		t = PartOf(t, int(index))
	}
	want := Pointer(t, ptr.StorageClass())
	if got := op.Result(0).Type(); got != core.Type(want) {
		return r.OpErrorf(op, "invalid result type: expected %s, but provided %s", message.Quote(want), message.Quote(got)).Fail()
	}
	return true
}

// VerifyAccessChain compares the type of the result with what the indices lead to.
func (Hooks) VerifyAccessChain(op spirv.AccessChainOp, r *core.Reporter) bool {
	return verifyChain(op.Op, op.Indices(), r)
}

// VerifyPtrAccessChain compares the type of the result with what the indices lead to.
func (Hooks) VerifyPtrAccessChain(op spirv.PtrAccessChainOp, r *core.Reporter) bool {
	return verifyChain(op.Op, op.Indices(), r)
}

// VerifyInBoundsPtrAccessChain compares the type of the result with what the indices lead to.
func (Hooks) VerifyInBoundsPtrAccessChain(op spirv.InBoundsPtrAccessChainOp, r *core.Reporter) bool {
	return verifyChain(op.Op, op.Indices(), r)
}

// VerifyCompositeExtract compares the type of the result with the part's.
func (Hooks) VerifyCompositeExtract(op spirv.CompositeExtractOp, r *core.Reporter) bool {
	part, ok := partAt(op.Composite().Type(), op.Op.Attr("indices"), locFail(op.Op, r))
	if !ok {
		return false
	}
	if t := op.Op.Result(0).Type(); t != part {
		return r.OpErrorf(op.Op, "invalid result type: expected %s but provided %s", message.Quote(part), message.Quote(t)).Fail()
	}
	return true
}

func locFail(op *core.Operation, r *core.Reporter) func(string, ...any) bool {
	return func(format string, args ...any) bool { return r.Errorf(op.Loc(), format, args...).Fail() }
}

// VerifyCompositeInsert compares the type of the object with the part's.
func (Hooks) VerifyCompositeInsert(op spirv.CompositeInsertOp, r *core.Reporter) bool {
	part, ok := partAt(op.Composite().Type(), op.Op.Attr("indices"), locFail(op.Op, r))
	if !ok {
		return false
	}
	if t := op.Object().Type(); t != part {
		return r.OpErrorf(op.Op, "object operand type should be %s, but found %s", message.Quote(part), message.Quote(t)).Fail()
	}
	if from, to := op.Composite().Type(), op.Op.Result(0).Type(); from != to {
		return r.OpErrorf(op.Op, "result type should be the same as the composite type, but found %s vs %s", message.Quote(from),
			message.Quote(to)).Fail()
	}
	return true
}

// VerifyCompositeConstruct compares the constituents with the parts of the result.
func (Hooks) VerifyCompositeConstruct(op spirv.CompositeConstructOp, r *core.Reporter) bool {
	t := op.Op.Result(0).Type()
	n := op.Op.NumOperands()
	count := func(want, got int) bool {
		return r.OpErrorf(op.Op, "has incorrect number of operands: expected %d, but provided %d", want, got).Fail()
	}
	same := func(want, got core.Type) bool {
		return want == got ||
			r.OpErrorf(op.Op, "operand type mismatch: expected operand type %s, but provided %s", message.Quote(want),
				message.Quote(got)).Fail()
	}
	if m, ok := t.(*spirv.CooperativeMatrixType); ok {
		if n != 1 {
			return count(1, n)
		}
		return same(m.ElementType(), op.Op.Operand(0).Type())
	}
	parts, known := NumParts(t)
	if known && n == parts {
		for i := range n {
			if !same(PartOf(t, i), op.Op.Operand(i).Type()) {
				return false
			}
		}
		return true
	}
	v, ok := t.(*core.VectorType)
	if !ok {
		return r.OpErrorf(op.Op, "expected to return a vector or cooperative matrix when the number of constituents is less than what the result needs").Fail()
	}
	total := 0
	for _, o := range op.Op.Operands() {
		elem := o.Type()
		switch e := elem.(type) {
		case *core.VectorType:
			elem = e.ElementType()
			total = dim.Total(total, int(core.NumElements(e.Shape())))
		case *core.IntegerType, *core.FloatType:
			total++
		default:
			return r.OpErrorf(op.Op, "operand type mismatch: expected operand to have a scalar or vector type, but provided %s",
				message.Quote(elem)).Fail()
		}
		if elem != v.ElementType() {
			return r.OpErrorf(op.Op, "operand element type mismatch: expected to be %s, but provided %s", message.Quote(v.ElementType()),
				message.Quote(elem)).Fail()
		}
	}
	return total == parts || count(parts, total)
}

// VerifyVectorShuffle checks the selectors.
func (Hooks) VerifyVectorShuffle(op spirv.VectorShuffleOp, r *core.Reporter) bool {
	list, _ := op.Op.Attr("components").(*core.ArrayAttr)
	count := func(v *core.Value) int64 { return core.NumElements(v.Type().(*core.VectorType).Shape()) }
	n := count(op.Op.Result(0))
	if int64(list.Len()) != n {
		return r.OpErrorf(op.Op, "result type element count (%d) mismatch with the number of component selectors (%d)", n,
			list.Len()).Fail()
	}
	total := count(op.Op.Operand(0)) + count(op.Op.Operand(1))
	for _, a := range list.Elems() {
		i := uint32(a.(*core.IntegerAttr).Value().Int64())
		if int64(i) >= total && i != ^uint32(0) {
			return r.OpErrorf(op.Op, "component selector %d out of range: expected to be in [0, %d) or 0xffffffff", i, total).Fail()
		}
	}
	return true
}

// verifyMatrixAccess checks loads and stores of cooperative matrices.
func verifyMatrixAccess(op *core.Operation, not spirv.MemoryAccess, r *core.Reporter) bool {
	t := pointee(op.Operand(0).Type())
	if !IsScalar(t) && !query.Is[*core.VectorType](t) {
		return r.OpErrorf(op, "Pointer must point to a scalar or vector type but provided %s", message.Quote(t)).Fail()
	}
	a, ok := op.Attr("memory_operand").(*spirv.MemoryAccessAttr)
	aligned := op.Attr(alignmentAttr) != nil
	switch {
	case !ok:
		return true
	case a.Value()&not != 0:
		return r.OpErrorf(op, "not compatible with memory operand '%s'", not).Fail()
	case a.Value()&spirv.MemoryAccessAligned != 0 && !aligned:
		return r.OpErrorf(op, "missing value for the 'Aligned' memory operand").Fail()
	case a.Value()&spirv.MemoryAccessAligned == 0 && aligned:
		return r.OpErrorf(op, "found alignment attribute for non-'Aligned' memory operand").Fail()
	}
	return true
}

// VerifyKHRCooperativeMatrixLoad checks the pointer and the memory operand.
func (Hooks) VerifyKHRCooperativeMatrixLoad(op spirv.KHRCooperativeMatrixLoadOp, r *core.Reporter) bool {
	return verifyMatrixAccess(op.Op, spirv.MemoryAccessMakePointerAvailable, r)
}

// VerifyKHRCooperativeMatrixStore checks the pointer and the memory operand.
func (Hooks) VerifyKHRCooperativeMatrixStore(op spirv.KHRCooperativeMatrixStoreOp, r *core.Reporter) bool {
	return verifyMatrixAccess(op.Op, spirv.MemoryAccessMakePointerVisible, r)
}

// VerifyKHRCooperativeMatrixMulAdd checks uses, scopes and shapes.
func (Hooks) VerifyKHRCooperativeMatrixMulAdd(op spirv.KHRCooperativeMatrixMulAddOp, r *core.Reporter) bool {
	var m [3]*spirv.CooperativeMatrixType
	ints := true
	for i := range m {
		m[i] = op.Op.Operand(i).Type().(*spirv.CooperativeMatrixType)
		_, isInt := m[i].ElementType().(*core.IntegerType)
		ints = ints && isInt
	}
	a, b, c := m[0], m[1], m[2]
	fail := func(text string) bool { return r.OpErrorf(op.Op, "%s", text).Fail() }
	switch {
	case a.Use() != spirv.CooperativeMatrixUseKHRMatrixA:
		return fail("operand #0 must be of use 'MatrixA'")
	case b.Use() != spirv.CooperativeMatrixUseKHRMatrixB:
		return fail("operand #1 must be of use 'MatrixB'")
	case c.Use() != spirv.CooperativeMatrixUseKHRMatrixAcc:
		return fail("operand #2 must be of use 'MatrixAcc'")
	case a.Scope() != b.Scope() || b.Scope() != c.Scope():
		return fail("matrix scope mismatch")
	case a.Shape()[0] != c.Shape()[0]:
		return fail("matrix size mismatch on dimension 'M'")
	case b.Shape()[1] != c.Shape()[1]:
		return fail("matrix size mismatch on dimension 'N'")
	case a.Shape()[1] != b.Shape()[0]:
		return fail("matrix size mismatch on dimension 'K'")
	case op.Op.Attr("matrix_operands") != nil && !ints:
		return fail("Matrix Operands require all matrix element types to be Integer Types")
	}
	return true
}

// VerifyEXTEmitMeshTasks checks where the payload is.
func (Hooks) VerifyEXTEmitMeshTasks(op spirv.EXTEmitMeshTasksOp, r *core.Reporter) bool {
	p := op.Payload()
	if p != nil && p.Type().(*spirv.PointerType).StorageClass() != spirv.StorageClassTaskPayloadWorkgroupEXT {
		return r.OpErrorf(op.Op, "payload must be a variable with a storage class of TaskPayloadWorkgroupEXT").Fail()
	}
	return true
}
