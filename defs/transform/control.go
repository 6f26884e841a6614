package transform

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/generated/transform"
)

// bodyThenBehind goes into each of the regions and from there behind the operation.
func bodyThenBehind(op *core.Operation, from *core.Operation) []flow.RegionSuccessor {
	if from != nil {
		return []flow.RegionSuccessor{flow.LeaveOp(op)}
	}
	var out []flow.RegionSuccessor
	for _, r := range op.Regions() {
		out = append(out, flow.RegionSuccessor{Region: r})
	}
	return out
}

// RegionSuccessorsSequence goes into the body and then behind the operation.
func (Hooks) RegionSuccessorsSequence(op transform.SequenceOp, from *core.Operation) []flow.RegionSuccessor {
	return bodyThenBehind(op.Op, from)
}

// EntrySuccessorsForSequence goes into the body.
func (Hooks) EntrySuccessorsForSequence(op transform.SequenceOp, _ []core.Attribute) []flow.RegionSuccessor {
	return bodyThenBehind(op.Op, nil)
}

// RegionInvocationsSequence says once.
func (Hooks) RegionInvocationsSequence(transform.SequenceOp, []core.Attribute) []flow.InvocationBounds {
	return []flow.InvocationBounds{{Min: 1, Max: 1}}
}

// RegionSuccessorsForeach goes into the body, from there again or behind the operation.
func (Hooks) RegionSuccessorsForeach(op transform.ForeachOp, from *core.Operation) []flow.RegionSuccessor {
	out := []flow.RegionSuccessor{{Region: op.Body()}}
	if from != nil {
		out = append(out, flow.LeaveOp(op.Op))
	}
	return out
}

// RegionSuccessorsAlternatives goes into the first region, from each into the next one or behind the operation.
func (Hooks) RegionSuccessorsAlternatives(op transform.AlternativesOp, from *core.Operation) []flow.RegionSuccessor {
	regions := op.Alternatives()
	next := 0
	if from != nil {
		next = from.ParentRegion().Index() + 1
	}
	var out []flow.RegionSuccessor
	if next < len(regions) {
		out = append(out, flow.RegionSuccessor{Region: regions[next]})
	}
	if from != nil {
		out = append(out, flow.LeaveOp(op.Op))
	}
	return out
}

// EntrySuccessorsForAlternatives goes into the first region.
func (h Hooks) EntrySuccessorsForAlternatives(op transform.AlternativesOp, _ []core.Attribute) []flow.RegionSuccessor {
	return h.RegionSuccessorsAlternatives(op, nil)
}

// RegionInvocationsAlternatives says once for the first region, at most once for the others.
func (Hooks) RegionInvocationsAlternatives(op transform.AlternativesOp, _ []core.Attribute) []flow.InvocationBounds {
	out := make([]flow.InvocationBounds, len(op.Alternatives()))
	for i := range out {
		out[i].Max = 1
	}
	if len(out) > 0 {
		out[0].Min = 1
	}
	return out
}

// RegionSuccessorsTuneAlternatives goes into one of the regions and from there behind the operation.
func (Hooks) RegionSuccessorsTuneAlternatives(op transform.TuneAlternativesOp, from *core.Operation) []flow.RegionSuccessor {
	out := bodyThenBehind(op.Op, from)
	if n := op.SelectedRegionAttrAttr(); from == nil && n != nil {
		if i := n.Int64(); i >= 0 && i < int64(len(out)) {
			return out[i : i+1]
		}
	}
	return out
}

// EntrySuccessorOperandsTuneAlternatives forwards nothing.
func (Hooks) EntrySuccessorOperandsTuneAlternatives(op transform.TuneAlternativesOp,
	_ flow.RegionSuccessor) flow.SuccessorOperands {
	return flow.NoOperands(op.Op)
}

// CallableRegionNamedSequence returns the body, nil for a declaration.
func (Hooks) CallableRegionNamedSequence(op transform.NamedSequenceOp) *core.Region {
	if op.Body().IsEmpty() {
		return nil
	}
	return op.Body()
}

// CallableArgTypesNamedSequence returns the inputs of the function type.
func (Hooks) CallableArgTypesNamedSequence(op transform.NamedSequenceOp) []core.Type {
	in, _, _ := op.Op.FunctionSignature()
	return in
}

// CallableResultTypesNamedSequence returns the results of the function type.
func (Hooks) CallableResultTypesNamedSequence(op transform.NamedSequenceOp) []core.Type {
	_, out, _ := op.Op.FunctionSignature()
	return out
}

// AreCastCompatibleCast says that one handle or value becomes another: what it stands for is checked when the script
// runs.
func (Hooks) AreCastCompatibleCast(_ transform.CastOp, inputs, outputs []core.Type) bool {
	if len(inputs) != 1 || len(outputs) != 1 {
		return false
	}
	return isHandle(inputs[0]) && isHandle(outputs[0])
}

// isHandle reports whether the type is one of handles to operations.
func isHandle(t core.Type) bool {
	switch t.(type) {
	case *transform.AnyOpType, *transform.OperationType:
		return true
	}
	return isHandleType(t)
}

// NameForeachMatch suggests names of the results.
func (Hooks) NameForeachMatch(op transform.ForeachMatchOp, set func(v *core.Value, name string)) {
	set(op.Updated(), "updated_root")
	for _, v := range op.ForwardedOutputs() {
		set(v, "yielded")
	}
}

// FoldMergeHandles replaces a single handle, or handles that are all the same and merged without duplicates.
func (Hooks) FoldMergeHandles(op transform.MergeHandlesOp, _ *core.FoldIn) core.Fold {
	handles := op.Handles()
	if len(handles) == 1 {
		return core.FoldValue(handles[0])
	}
	if !op.Deduplicate() || len(handles) == 0 {
		return core.Fold{}
	}
	for _, h := range handles[1:] {
		if h != handles[0] {
			return core.Fold{}
		}
	}
	return core.FoldValue(handles[0])
}
