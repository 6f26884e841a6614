package accomp

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/iface/accomp"
)

// VerifyRead wants two variables.
func VerifyRead(read accomp.AtomicReadOpInterface, r *core.Reporter) bool {
	if read.X() == read.V() {
		return r.OpEmitErrorf(read.AsOperation(), "read and write must not be to the same location for atomic reads").Fail()
	}
	return true
}

// VerifyWrite wants a value of type element, that of the variable, which is nil when it is not known.
func VerifyWrite(write accomp.AtomicWriteOpInterface, element core.Type, r *core.Reporter) bool {
	if element != nil && element != write.Expr().Type() {
		return r.OpEmitErrorf(write.AsOperation(), "address must dereference to value type").Fail()
	}
	return true
}

// VerifyUpdate wants a region with one argument of type element, that of the variable, which is nil when it is not
// known.
func VerifyUpdate(op *core.Operation, element core.Type, r *core.Reporter) bool {
	entry := op.Region(0).Entry()
	if entry.NumArgs() != 1 {
		return r.OpEmitErrorf(op, "the region must accept exactly one argument").Fail()
	}
	if element != nil && element != entry.Arg(0).Type() {
		return r.OpEmitErrorf(op, "the type of the operand must be a pointer type whose element type is the same as that of the region "+
			"argument").Fail()
	}
	return true
}

// VerifyUpdateRegion wants the region of an update to yield the new value.
func VerifyUpdateRegion(op *core.Operation, r *core.Reporter) bool {
	entry := op.Region(0).Entry()
	yield := entry.Last()
	if yield.NumOperands() != 1 {
		return r.OpEmitErrorf(op, "only updated value must be returned").Fail()
	}
	if yield.Operand(0).Type() != entry.Arg(0).Type() {
		return r.OpEmitErrorf(op, "input and yielded value must have the same type").Fail()
	}
	return true
}

// Updated says what an update does: nothing when it keeps the value; when it does not look at the old value, a write of
// the new one, which is returned.
func Updated(op *core.Operation) (value *core.Value, nothing bool) {
	entry := op.Region(0).Entry()
	if entry.First() != entry.Last() {
		return nil, false
	}
	if value = entry.Last().Operand(0); value == entry.Arg(0) {
		return nil, true
	}
	return value, false
}

// VerifyCaptureRegion wants an update and a read, or a read and a write, of one variable.
func VerifyCaptureRegion(op *core.Operation, r *core.Reporter) bool {
	var ops []*core.Operation
	for o := range op.Region(0).Entry().Ops() {
		ops = append(ops, o)
	}
	if len(ops) != 3 {
		return r.OpEmitErrorf(op, "expected three operations in atomic.capture region (one terminator, and two atomic ops)").Fail()
	}
	first, second := ops[0], ops[1]
	read, isRead := accomp.AtomicReadOpInterfaceKey.Of(first)
	update, isUpdate := accomp.AtomicUpdateOpInterfaceKey.Of(first)
	var x *core.Value // of the second
	if o, ok := accomp.AtomicReadOpInterfaceKey.Of(second); ok && isUpdate {
		x = o.X()
	} else if o, ok := accomp.AtomicUpdateOpInterfaceKey.Of(second); ok && isRead {
		x = o.X()
	} else if o, ok := accomp.AtomicWriteOpInterfaceKey.Of(second); ok && isRead {
		x = o.X()
	} else {
		return r.OpEmitErrorf(first, "invalid sequence of operations in the capture region").Fail()
	}
	if isUpdate && update.X() != x {
		return r.OpEmitErrorf(first, "updated variable in atomic.update must be captured in second operation").Fail()
	}
	if isRead && read.X() != x {
		return r.OpEmitErrorf(first, "captured variable in atomic.read must be updated in second operation").Fail()
	}
	return true
}
