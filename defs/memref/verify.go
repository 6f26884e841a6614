package memref

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/message"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/memref"
)

// typeOf returns a value's type when it is a memref with a rank, which constraints have checked.
func typeOf(v *core.Value) *core.MemRefType {
	t, _ := v.Type().(*core.MemRefType)
	return t
}

// verifyAlloc counts the operands for sizes and for symbols of the layout.
func verifyAlloc(op *core.Operation, t *core.MemRefType, sizes, symbols int, r *core.Reporter) bool {
	if n := numDynamic(t.Shape()); sizes != n {
		return r.OpErrorf(op, "incorrect number of dynamic sizes, has %d, expected %d", sizes, n).Fail()
	}
	if n := numSymbols(t); symbols != n {
		return r.OpErrorf(op, "symbol operand count does not equal memref symbol count: expected %d, got %d", n, symbols).Fail()
	}
	return true
}

// VerifyAlloc counts the operands.
func (Hooks) VerifyAlloc(op memref.AllocOp, r *core.Reporter) bool {
	return verifyAlloc(op.Op, typeOf(op.Memref()), len(op.DynamicSizes()), len(op.SymbolOperands()), r)
}

// VerifyAlloca counts the operands and looks for the scope in which the memory lives.
func (Hooks) VerifyAlloca(op memref.AllocaOp, r *core.Reporter) bool {
	if allocationScope(op.Op) == nil {
		return r.OpErrorf(op.Op, "requires an ancestor op with AutomaticAllocationScope trait").Fail()
	}
	return verifyAlloc(op.Op, typeOf(op.Memref()), len(op.DynamicSizes()), len(op.SymbolOperands()), r)
}

// allocationScope returns the operation around at whose end stack memory is freed.
func allocationScope(op *core.Operation) *core.Operation {
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		if p.Has(core.TraitAutomaticAllocationScope) {
			return p
		}
	}
	return nil
}

// VerifyDistinctObjects compares the types of operands and results.
func (Hooks) VerifyDistinctObjects(op memref.DistinctObjectsOp, r *core.Reporter) bool {
	if !slices.Equal(op.Op.OperandTypes(), op.Op.ResultTypes()) {
		return r.OpErrorf(op.Op, "operand types and result types must match").Fail()
	}
	if op.Op.NumOperands() == 0 {
		return r.OpErrorf(op.Op, "expected at least one operand").Fail()
	}
	return true
}

// VerifyAtomicRMW wants an index for each dimension and a kind that fits the value.
func (Hooks) VerifyAtomicRMW(op memref.AtomicRMWOp, r *core.Reporter) bool {
	if len(op.Indices()) != len(typeOf(op.Memref()).Shape()) {
		return r.OpErrorf(op.Op, "expects the number of subscripts to be equal to memref rank").Fail()
	}
	_, isInt := op.Value().Type().(*core.IntegerType)
	switch kind := op.Kind(); kind {
	case arith.AtomicRMWKindAssign, arith.AtomicRMWKindMaxnumf, arith.AtomicRMWKindMinnumf:
	case arith.AtomicRMWKindAddf, arith.AtomicRMWKindMaximumf, arith.AtomicRMWKindMinimumf, arith.AtomicRMWKindMulf:
		if isInt {
			return r.OpErrorf(op.Op, "with kind '%s' expects a floating-point type", kind).Fail()
		}
	default:
		if !isInt {
			return r.OpErrorf(op.Op, "with kind '%s' expects an integer type", kind).Fail()
		}
	}
	return true
}

// VerifyAtomicYield compares the value with the element.
func (Hooks) VerifyAtomicYield(op memref.AtomicYieldOp, r *core.Reporter) bool {
	parent := op.Op.ParentOp().Result(0).Type()
	if t := op.Result().Type(); t != parent {
		return r.OpErrorf(op.Op, "types mismatch between yield op: %s and its parent: %s", message.Quote(t),
			message.Quote(parent)).Fail()
	}
	return true
}

// VerifyGenericAtomicRMW wants one argument, the element, and a body without effects.
func (Hooks) VerifyGenericAtomicRMW(op memref.GenericAtomicRMWOp, r *core.Reporter) bool {
	entry := op.AtomicBody().Entry()
	if entry == nil || entry.NumArgs() != 1 {
		return r.OpErrorf(op.Op, "expected single number of entry block arguments").Fail()
	}
	if entry.Arg(0).Type() != op.Result().Type() {
		return r.OpErrorf(op.Op, "expected block argument of the same type result type").Fail()
	}
	ok := true
	for o := range op.AtomicBody().Ops() {
		o.WalkPost(func(n *core.Operation) core.WalkResult {
			if n.IsMemoryEffectFree() {
				return core.WalkAdvance
			}
			ok = r.OpEmitErrorf(n, "body of 'memref.generic_atomic_rmw' should contain only operations with no side effects").Fail()
			return core.WalkInterrupt
		})
		if !ok {
			return false
		}
	}
	return true
}

// VerifyDmaStart looks at the operands in the order in which they stand.
func (Hooks) VerifyDmaStart(op memref.DmaStartOp, r *core.Reporter) bool {
	n, pos, want := op.Op.NumOperands(), 0, 4
	enough := func() bool {
		return n >= want || r.OpErrorf(op.Op, "expected at least %d operands", want).Fail()
	}
	indexed := func(name string) bool {
		t := typeOf(op.Op.Operand(pos))
		if t == nil {
			return r.OpErrorf(op.Op, "expected %s to be of memref type", name).Fail()
		}
		want += len(t.Shape())
		if !enough() {
			return false
		}
		pos++
		for range t.Shape() {
			if !isIndex(op.Op.Operand(pos)) {
				return r.OpErrorf(op.Op, "expected %s indices to be of index type", name).Fail()
			}
			pos++
		}
		return true
	}
	if !enough() || !indexed("source") || !indexed("destination") {
		return false
	}
	if !isIndex(op.Op.Operand(pos)) {
		return r.OpErrorf(op.Op, "expected num elements to be of index type").Fail()
	}
	pos++
	if !indexed("tag") {
		return false
	}
	if n != want && n != want+2 {
		return r.OpErrorf(op.Op, "incorrect number of operands").Fail()
	}
	if n == want+2 && (!isIndex(op.Op.Operand(want)) || !isIndex(op.Op.Operand(want+1))) {
		return r.OpErrorf(op.Op, "expected stride and num elements per stride to be of type index").Fail()
	}
	return true
}

func isIndex(v *core.Value) bool {
	_, ok := v.Type().(*core.IndexType)
	return ok
}

// VerifyDmaWait wants an index for each dimension of the tag.
func (Hooks) VerifyDmaWait(op memref.DmaWaitOp, r *core.Reporter) bool {
	rank := len(typeOf(op.TagMemRef()).Shape())
	if n := len(op.TagIndices()); n != rank {
		return r.OpErrorf(op.Op, "expected tagIndices to have the same number of elements as the tagMemRef rank, expected %d, but got %d", rank, n).Fail()
	}
	return true
}

// VerifySymbolUsesGetGlobal looks for the global variable and compares its type.
func (Hooks) VerifySymbolUsesGetGlobal(op memref.GetGlobalOp, symbols *core.SymbolTableCollection, r *core.Reporter) bool {
	name := op.GlobalName()
	global, ok := memref.AsGlobalOp(symbols.LookupNearest(op.Op, op.GlobalNameAttr()))
	if !ok {
		return r.OpErrorf(op.Op, "'%s' does not reference a valid global memref", name).Fail()
	}
	if t, want := op.Result().Type(), core.Type(global.GlobalType()); t != want {
		return r.OpErrorf(op.Op, "result type %s does not match type %s of the global memref @%s", message.Quote(t),
			message.Quote(want), name).Fail()
	}
	return true
}

// VerifyGlobal compares the initial value with the type.
func (Hooks) VerifyGlobal(op memref.GlobalOp, r *core.Reporter) bool {
	t := op.GlobalType()
	if !core.IsStaticShape(t) {
		return r.OpErrorf(op.Op, "type should be static shaped memref, but got %s", message.Quote(t)).Fail()
	}
	switch a := op.InitialValueAttr().(type) {
	case nil, *core.UnitAttr:
		return true
	case core.ElementsAttr:
		s := a.ShapedType()
		if s.ElementType() != t.ElementType() {
			return r.OpErrorf(op.Op, "initial value element expected to be of type %s, but was of type %s", message.Quote(t.ElementType()),
				message.Quote(s.ElementType())).Fail()
		}
		if !slices.Equal(s.Shape(), t.Shape()) {
			return r.OpErrorf(op.Op, "initial value shape expected to be %s but was %s", list(t.Shape()), list(s.Shape())).Fail()
		}
		return true
	default:
		return r.OpErrorf(op.Op, "initial value should be a unit or elements attribute, but got %s", core.AttrString(a)).Fail()
	}
}

// VerifyLoad wants an index for each dimension.
func (Hooks) VerifyLoad(op memref.LoadOp, r *core.Reporter) bool {
	rank := len(typeOf(op.Memref()).Shape())
	if n := op.Op.NumOperands() - 1; n != rank {
		return r.OpErrorf(op.Op, "incorrect number of indices for load, expected %d but got %d", rank, n).Fail()
	}
	return true
}

// VerifyRealloc wants memory without gaps, of one element type and space, and a size when the type has none.
func (Hooks) VerifyRealloc(op memref.ReallocOp, r *core.Reporter) bool {
	from, to := typeOf(op.Source()), typeOf(op.Op.Result(0))
	switch {
	case !hasIdentityLayout(from):
		return r.OpEmitErrorf(op.Op, "unsupported layout for source memref type %s", message.Quote(from)).Fail()
	case !hasIdentityLayout(to):
		return r.OpEmitErrorf(op.Op, "unsupported layout for result memref type %s", message.Quote(to)).Fail()
	case from.MemorySpace() != to.MemorySpace():
		return r.OpEmitErrorf(op.Op, "different memory spaces specified for source memref type %s and result memref type %s",
			message.Quote(from), message.Quote(to)).Fail()
	case from.ElementType() != to.ElementType():
		return r.OpEmitErrorf(op.Op, "different element types specified for source memref type %s and result memref type %s",
			message.Quote(from), message.Quote(to)).Fail()
	}
	dynamic, given := to.Shape()[0] == core.Dynamic, op.DynamicResultSize() != nil
	if dynamic && !given {
		return r.OpEmitErrorf(op.Op, "missing dimension operand for result type %s", message.Quote(to)).Fail()
	}
	if !dynamic && given {
		return r.OpEmitErrorf(op.Op, "unnecessary dimension operand for result type %s", message.Quote(to)).Fail()
	}
	return true
}
