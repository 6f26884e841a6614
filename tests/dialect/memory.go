package dialect

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/core/memslot"
)

// Operations that allocate or access memory, and calls.

// CalleeSymbolCallAndStore is the symbol that is called.
func (hooks) CalleeSymbolCallAndStore(op CallAndStoreOp) *core.SymbolRefAttr { return op.CalleeAttr() }

// CalleeValueCallAndStore is nothing.
func (hooks) CalleeValueCallAndStore(CallAndStoreOp) *core.Value { return nil }

// ArgOperandsCallAndStore is all operands but the address.
func (hooks) ArgOperandsCallAndStore(op CallAndStoreOp) []*core.Value { return op.CalleeOperands() }

// CalleeSymbolCallOnDevice is the symbol that is called.
func (hooks) CalleeSymbolCallOnDevice(op CallOnDeviceOp) *core.SymbolRefAttr { return op.CalleeAttr() }

// CalleeValueCallOnDevice is nothing.
func (hooks) CalleeValueCallOnDevice(CallOnDeviceOp) *core.Value { return nil }

// ArgOperandsCallOnDevice is all operands but the device.
func (hooks) ArgOperandsCallOnDevice(op CallOnDeviceOp) []*core.Value { return op.ForwardedOperands() }

// CalleeSymbolCallWithSegments is the symbol that is called.
func (hooks) CalleeSymbolCallWithSegments(op CallWithSegmentsOp) *core.SymbolRefAttr {
	return op.CalleeAttr()
}

// CalleeValueCallWithSegments is nothing.
func (hooks) CalleeValueCallWithSegments(CallWithSegmentsOp) *core.Value { return nil }

// ArgOperandsCallWithSegments is the operands in the middle.
func (hooks) ArgOperandsCallWithSegments(op CallWithSegmentsOp) []*core.Value { return op.Args() }

// CallableRegionConversionFuncOp is the body, or nil for a declaration.
func (hooks) CallableRegionConversionFuncOp(op ConversionFuncOpOp) *core.Region {
	if op.Body().IsEmpty() {
		return nil
	}
	return op.Body()
}

// CallableArgTypesConversionFuncOp is the inputs of the function's type.
func (hooks) CallableArgTypesConversionFuncOp(op ConversionFuncOpOp) []core.Type {
	return op.FunctionType().(*core.FunctionType).Inputs()
}

// CallableResultTypesConversionFuncOp is the results of the function's type.
func (hooks) CallableResultTypesConversionFuncOp(op ConversionFuncOpOp) []core.Type {
	return op.FunctionType().(*core.FunctionType).Results()
}

// FunctionBodyConversionFuncOp is the body.
func (hooks) FunctionBodyConversionFuncOp(op ConversionFuncOpOp) *core.Region { return op.Body() }

// RegionSuccessorsStoreWithARegion enters the region and comes back.
func (hooks) RegionSuccessorsStoreWithARegion(op StoreWithARegionOp, from *core.Operation) []flow.RegionSuccessor {
	if from == nil {
		return []flow.RegionSuccessor{flow.EnterRegion(op.Body(), 0)}
	}
	return []flow.RegionSuccessor{flow.LeaveOp(op.Op)}
}

// EntrySuccessorOperandsStoreWithARegion is nothing.
func (hooks) EntrySuccessorOperandsStoreWithARegion(op StoreWithARegionOp, _ flow.RegionSuccessor) flow.SuccessorOperands {
	return flow.SuccessorOperands{Op: op.Op}
}

// RegionSuccessorsStoreWithALoopRegion enters the region first and again after itself.
func (hooks) RegionSuccessorsStoreWithALoopRegion(op StoreWithALoopRegionOp, from *core.Operation) []flow.RegionSuccessor {
	if from == nil {
		return []flow.RegionSuccessor{flow.EnterRegion(op.Body(), 0)}
	}
	return []flow.RegionSuccessor{flow.EnterRegion(op.Body(), 0), flow.LeaveOp(op.Op)}
}

// EntrySuccessorOperandsStoreWithALoopRegion is nothing.
func (hooks) EntrySuccessorOperandsStoreWithALoopRegion(op StoreWithALoopRegionOp,
	_ flow.RegionSuccessor) flow.SuccessorOperands {
	return flow.SuccessorOperands{Op: op.Op}
}

// EffectsSideEffectWithRegionOp reads the effects off the attribute "effects".
func (hooks) EffectsSideEffectWithRegionOp(op SideEffectWithRegionOpOp, dst []core.Effect) []core.Effect {
	return listedEffects(op.Op, dst)
}

// PromotableSlotsMultiSlotAlloca is the memory of each result that has one element.
func (hooks) PromotableSlotsMultiSlotAlloca(op MultiSlotAllocaOp) []memslot.Slot {
	var out []memslot.Slot
	for _, v := range op.Slots() {
		if s, ok := memslot.OfMemRef(v); ok {
			out = append(out, s)
		}
	}
	return out
}

// SlotDefaultMultiSlotAlloca is a constant.
func (hooks) SlotDefaultMultiSlotAlloca(op MultiSlotAllocaOp, s memslot.Slot, b *core.Builder) *core.Value {
	return Constant{Value: op.Op.Context().IntegerAttr(s.Elem, 42), Result0Type: s.Elem, Loc: op.Op.Loc()}.Build(b).Op.Result(0)
}

// HandleSlotArgumentMultiSlotAlloca does nothing.
func (hooks) HandleSlotArgumentMultiSlotAlloca(MultiSlotAllocaOp, memslot.Slot, *core.Value, *core.Builder) {
}

// HandlePromotedMultiSlotAlloca does without the slot.
func (hooks) HandlePromotedMultiSlotAlloca(op MultiSlotAllocaOp, s memslot.Slot, unset *core.Value) *core.Operation {
	if unset != nil && !unset.HasUses() {
		unset.DefiningOp().Erase()
	}
	return withoutSlot(op, s)
}

// withoutSlot replaces the operation by one that does not have the slot, and returns it; nil when there is no other
// slot.
func withoutSlot(op MultiSlotAllocaOp, s memslot.Slot) (rest *core.Operation) {
	var kept []*core.Value
	var types []core.Type
	for _, v := range op.Slots() {
		if v != s.Ptr {
			kept, types = append(kept, v), append(types, v.Type())
		}
	}
	if len(kept) > 0 {
		less := MultiSlotAlloca{SlotsTypes: types, Loc: op.Op.Loc()}.Build(core.BuilderBefore(op.Op))
		for i, v := range kept {
			v.ReplaceAllUsesWith(less.Slots()[i])
		}
		rest = less.Op
	}
	op.Op.Erase()
	return rest
}

// DestructurableSlotsMultiSlotAlloca is the memory of each result whose elements can be told apart.
func (hooks) DestructurableSlotsMultiSlotAlloca(op MultiSlotAllocaOp) []memslot.Aggregate {
	var out []memslot.Aggregate
	for _, v := range op.Slots() {
		if s, ok := memslot.AggregateOfMemRef(v); ok {
			out = append(out, s)
		}
	}
	return out
}

// DestructureMultiSlotAlloca allocates memory of one element for each part.
func (hooks) DestructureMultiSlotAlloca(op MultiSlotAllocaOp, s memslot.Aggregate, used []core.Attribute,
	b *core.Builder) []memslot.Slot {
	var out []memslot.Slot
	for _, index := range used {
		t := op.Op.Context().MemRef(nil, s.Parts[index], nil, nil)
		v := MultiSlotAlloca{SlotsTypes: []core.Type{t}, Loc: op.Op.Loc()}.Build(b).Slots()[0]
		out = append(out, memslot.Slot{Ptr: v, Elem: t.ElementType()})
	}
	return out
}

// HandleDestructuredMultiSlotAlloca does without the slot.
func (hooks) HandleDestructuredMultiSlotAlloca(op MultiSlotAllocaOp, s memslot.Aggregate) *core.Operation {
	return withoutSlot(op, s.Slot)
}

// VerifyLoadConstMemorySpaceAttr allows to read everything.
func (hooks) VerifyLoadConstMemorySpaceAttr(*ConstMemorySpaceAttr, core.Type, *core.Operation, *core.Reporter) bool {
	return true
}

// VerifyStoreConstMemorySpaceAttr allows to write nothing.
func (hooks) VerifyStoreConstMemorySpaceAttr(_ *ConstMemorySpaceAttr, _ core.Type, op *core.Operation, r *core.Reporter) bool {
	return r.OpEmitErrorf(op, "memory space is read-only").Fail()
}
