package dialect

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
)

// Control flow between blocks and regions, kinds of regions, loops, effects and speculation.

// SuccessorOperandsBr is all operands.
func (hooks) SuccessorOperandsBr(op BrOp, _ int) flow.SuccessorOperands {
	return flow.GroupOperands(op.Op, 0)
}

// SuccessorOperandsProducingBr gives the second successor the first operands.
func (hooks) SuccessorOperandsProducingBr(op ProducingBrOp, index int) flow.SuccessorOperands {
	return flow.GroupOperands(op.Op, 1-index)
}

// SuccessorOperandsInternalBr makes the first argument of the error path itself.
func (hooks) SuccessorOperandsInternalBr(op InternalBrOp, index int) flow.SuccessorOperands {
	s := flow.GroupOperands(op.Op, index)
	s.Produced = index
	return s
}

func (hooks) RegionKindSsacfgRegion(SsacfgRegionOp, int) core.RegionKind { return core.RegionSSACFG }
func (hooks) RegionKindGraphRegion(GraphRegionOp, int) core.RegionKind   { return core.RegionGraph }
func (hooks) RegionKindIsolatedGraphRegion(IsolatedGraphRegionOp, int) core.RegionKind {
	return core.RegionGraph
}
func (hooks) HasSSADominanceSsacfgRegion(SsacfgRegionOp, int) bool               { return true }
func (hooks) HasSSADominanceGraphRegion(GraphRegionOp, int) bool                 { return false }
func (hooks) HasSSADominanceIsolatedGraphRegion(IsolatedGraphRegionOp, int) bool { return false }

// RegionSuccessorsRegionIf enters one of two regions, both of which lead to the third.
func (hooks) RegionSuccessorsRegionIf(op RegionIfOp, from *core.Operation) []flow.RegionSuccessor {
	switch {
	case from == nil:
		return []flow.RegionSuccessor{flow.EnterRegion(op.ThenRegion(), 0), flow.EnterRegion(op.ElseRegion(), 0)}
	case from.ParentRegion() == op.JoinRegion():
		return []flow.RegionSuccessor{flow.LeaveOp(op.Op)}
	}
	return []flow.RegionSuccessor{flow.EnterRegion(op.JoinRegion(), 0)}
}

// EntrySuccessorOperandsRegionIf is all operands.
func (hooks) EntrySuccessorOperandsRegionIf(op RegionIfOp, _ flow.RegionSuccessor) flow.SuccessorOperands {
	return flow.GroupOperands(op.Op, 0)
}

// EntrySuccessorsForRegionIf knows nothing more about constants.
func (h hooks) EntrySuccessorsForRegionIf(op RegionIfOp, _ []core.Attribute) []flow.RegionSuccessor {
	return h.RegionSuccessorsRegionIf(op, nil)
}

// RegionInvocationsRegionIf says that each region is entered at most once.
func (hooks) RegionInvocationsRegionIf(RegionIfOp, []core.Attribute) []flow.InvocationBounds {
	return []flow.InvocationBounds{{Min: 0, Max: 1}, {Min: 0, Max: 1}, {Min: 0, Max: 1}}
}

// RegionSuccessorsAnyCond enters the region and comes back.
func (hooks) RegionSuccessorsAnyCond(op AnyCondOp, from *core.Operation) []flow.RegionSuccessor {
	if from == nil {
		return []flow.RegionSuccessor{flow.EnterRegion(op.Region(), 0)}
	}
	return []flow.RegionSuccessor{flow.LeaveOp(op.Op)}
}

// EntrySuccessorsForAnyCond is what [hooks.RegionSuccessorsAnyCond] says of the entry: constants add nothing.
func (h hooks) EntrySuccessorsForAnyCond(op AnyCondOp, _ []core.Attribute) []flow.RegionSuccessor {
	return h.RegionSuccessorsAnyCond(op, nil)
}

// RegionInvocationsAnyCond says that the region is entered once.
func (hooks) RegionInvocationsAnyCond(AnyCondOp, []core.Attribute) []flow.InvocationBounds {
	return []flow.InvocationBounds{{Min: 1, Max: 1}}
}

// EntrySuccessorOperandsAnyCond is nothing.
func (hooks) EntrySuccessorOperandsAnyCond(op AnyCondOp, _ flow.RegionSuccessor) flow.SuccessorOperands {
	return flow.SuccessorOperands{Op: op.Op}
}

// RegionSuccessorsSwitchWithNoBreak says nothing: it is never asked by a terminator.
func (hooks) RegionSuccessorsSwitchWithNoBreak(SwitchWithNoBreakOp, *core.Operation) []flow.RegionSuccessor {
	return nil
}

// EntrySuccessorOperandsSwitchWithNoBreak is nothing.
func (hooks) EntrySuccessorOperandsSwitchWithNoBreak(op SwitchWithNoBreakOp, _ flow.RegionSuccessor) flow.SuccessorOperands {
	return flow.SuccessorOperands{Op: op.Op}
}

// LoopRegionsGraphLoop is the body.
func (hooks) LoopRegionsGraphLoop(op GraphLoopOp) []*core.Region { return []*core.Region{op.Body()} }

// LoopPartsGraphLoop knows nothing about bounds.
func (hooks) LoopPartsGraphLoop(op GraphLoopOp) flow.LoopParts {
	return flow.LoopParts{Inits: flow.SuccessorOperands{Op: op.Op}, Yielded: flow.SuccessorOperands{Op: op.Op}}
}

// SpeculateConditionallySpeculatableOp is true where the operand is a constant of arith.
func (hooks) SpeculateConditionallySpeculatableOp(op ConditionallySpeculatableOpOp) bool {
	def := op.Input().DefiningOp()
	return def != nil && def.Name() == "arith.constant"
}

// SpeculateNeverSpeculatableOp is false.
func (hooks) SpeculateNeverSpeculatableOp(NeverSpeculatableOpOp) bool { return false }

// EffectsSideEffectOp reads the effects off the attribute "effects": [{effect = "read", on_result, on_reference = @x,
// test_resource}].
func (hooks) EffectsSideEffectOp(op SideEffectOpOp, dst []core.Effect) []core.Effect {
	return listedEffects(op.Op, dst)
}

// listedEffects reads the effects off an operation's attribute.
func listedEffects(op *core.Operation, dst []core.Effect) []core.Effect {
	list, _ := op.Attr("effects").(*core.ArrayAttr)
	if list == nil {
		return dst
	}
	kinds := map[string]core.EffectKind{"allocate": core.EffectAllocate, "free": core.EffectFree, "read": core.EffectRead,
		"write": core.EffectWrite}
	for _, x := range list.Elems() {
		d, ok := x.(*core.DictAttr)
		if !ok {
			continue
		}
		name, _ := d.Get("effect").(*core.StringAttr)
		if name == nil {
			continue
		}
		e := core.Effect{Kind: kinds[name.Value()], Resource: &core.DefaultResource}
		if d.Get("test_resource") != nil {
			e.Resource = &TestResourceResource
		}
		if d.Get("on_operand") != nil && op.NumOperands() > 0 {
			e.Value = op.Operand(0)
		} else if d.Get("on_argument") != nil && op.NumRegions() > 0 && !op.Region(0).IsEmpty() && op.Region(0).Entry().NumArgs() > 0 {
			e.Value = op.Region(0).Entry().Arg(0)
		} else if d.Get("on_result") != nil && op.NumResults() > 0 {
			e.Value = op.Result(0)
		} else if ref, ok := d.Get("on_reference").(*core.SymbolRefAttr); ok {
			e.Symbol = ref
		}
		dst = append(dst, e)
	}
	return dst
}

// CalleeSymbolConversionCallOp is the symbol that is called.
func (hooks) CalleeSymbolConversionCallOp(op ConversionCallOpOp) *core.SymbolRefAttr {
	return op.CalleeAttr()
}

// CalleeValueConversionCallOp is nothing.
func (hooks) CalleeValueConversionCallOp(ConversionCallOpOp) *core.Value { return nil }

// CallableRegionFunctionalRegionOp is the body.
func (hooks) CallableRegionFunctionalRegionOp(op FunctionalRegionOpOp) *core.Region { return op.Body() }

// CallableArgTypesFunctionalRegionOp is the inputs of the result's type.
func (hooks) CallableArgTypesFunctionalRegionOp(op FunctionalRegionOpOp) []core.Type {
	return op.Op.Result(0).Type().(*core.FunctionType).Inputs()
}

// CallableResultTypesFunctionalRegionOp is the results of the result's type.
func (hooks) CallableResultTypesFunctionalRegionOp(op FunctionalRegionOpOp) []core.Type {
	return op.Op.Result(0).Type().(*core.FunctionType).Results()
}
