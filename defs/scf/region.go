package scf

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/generated/scf"
)

// This file says how control and values pass between regions.

// leave and enter make lists of one successor.
func leave(op *core.Operation) []flow.RegionSuccessor {
	return []flow.RegionSuccessor{flow.LeaveOp(op)}
}

func enter(r *core.Region, firstArg int) []flow.RegionSuccessor {
	return []flow.RegionSuccessor{flow.EnterRegion(r, firstArg)}
}

// RegionSuccessorsExecuteRegion goes into the region and then behind the operation.
func (Hooks) RegionSuccessorsExecuteRegion(op scf.ExecuteRegionOp, from *core.Operation) []flow.RegionSuccessor {
	if from == nil {
		return []flow.RegionSuccessor{{Region: op.Region()}}
	}
	return leave(op.Op)
}

// RegionSuccessorsFor goes to the body or behind the loop, from both the loop and its body.
func (Hooks) RegionSuccessorsFor(op scf.ForOp, _ *core.Operation) []flow.RegionSuccessor {
	return append(enter(op.Region(), 1), flow.LeaveOp(op.Op))
}

// RegionSuccessorsForall goes into the body, which does not come back to itself.
func (Hooks) RegionSuccessorsForall(op scf.ForallOp, from *core.Operation) []flow.RegionSuccessor {
	if from == nil {
		return enter(op.Region(), forallRank(op))
	}
	return leave(op.Op)
}

// RegionSuccessorsIf goes to one of the regions, and from there behind the operation.
func (Hooks) RegionSuccessorsIf(op scf.IfOp, from *core.Operation) []flow.RegionSuccessor {
	if from != nil {
		return leave(op.Op)
	}
	return []flow.RegionSuccessor{{Region: op.ThenRegion()}, elseOrBehind(op)}
}

func elseOrBehind(op scf.IfOp) flow.RegionSuccessor {
	if op.ElseRegion().IsEmpty() {
		return flow.LeaveOp(op.Op)
	}
	return flow.RegionSuccessor{Region: op.ElseRegion()}
}

// EntrySuccessorsForIf knows the region when the condition is constant.
func (Hooks) EntrySuccessorsForIf(op scf.IfOp, operands []core.Attribute) []flow.RegionSuccessor {
	var out []flow.RegionSuccessor
	c, known := operands[0].(*core.IntegerAttr)
	if !known || !c.Value().IsZero() {
		out = append(out, flow.RegionSuccessor{Region: op.ThenRegion()})
	}
	if !known || c.Value().IsZero() {
		out = append(out, elseOrBehind(op))
	}
	return out
}

// RegionInvocationsIf says once or not at all when the condition is constant, else at most once.
func (Hooks) RegionInvocationsIf(_ scf.IfOp, operands []core.Attribute) []flow.InvocationBounds {
	if c, ok := operands[0].(*core.IntegerAttr); ok {
		if c.Value().IsZero() {
			return []flow.InvocationBounds{{}, {Min: 1, Max: 1}}
		}
		return []flow.InvocationBounds{{Min: 1, Max: 1}, {}}
	}
	return []flow.InvocationBounds{{Max: 1}, {Max: 1}}
}

// RegionSuccessorsIndexSwitch goes to one of the regions, and from there behind the operation.
func (Hooks) RegionSuccessorsIndexSwitch(op scf.IndexSwitchOp, from *core.Operation) []flow.RegionSuccessor {
	if from != nil {
		return leave(op.Op)
	}
	var out []flow.RegionSuccessor
	for _, r := range op.Op.Regions() {
		out = append(out, flow.RegionSuccessor{Region: r})
	}
	return out
}

// EntrySuccessorsForIndexSwitch knows the region when the argument is constant.
func (h Hooks) EntrySuccessorsForIndexSwitch(op scf.IndexSwitchOp, operands []core.Attribute) []flow.RegionSuccessor {
	if a, ok := operands[0].(*core.IntegerAttr); ok {
		return []flow.RegionSuccessor{{Region: caseRegion(op, a.Int64())}}
	}
	return h.RegionSuccessorsIndexSwitch(op, nil)
}

// caseRegion returns the region for a value of the argument.
func caseRegion(op scf.IndexSwitchOp, v int64) *core.Region {
	cases := op.CaseRegions()
	for i, c := range op.Cases() {
		if c == v && i < len(cases) {
			return cases[i]
		}
	}
	return op.DefaultRegion()
}

// RegionInvocationsIndexSwitch says once for the region that is known, else at most once.
func (Hooks) RegionInvocationsIndexSwitch(op scf.IndexSwitchOp, operands []core.Attribute) []flow.InvocationBounds {
	a, known := operands[0].(*core.IntegerAttr)
	out := make([]flow.InvocationBounds, op.Op.NumRegions())
	for i, r := range op.Op.Regions() {
		switch {
		case !known:
			out[i].Max = 1
		case r == caseRegion(op, a.Int64()):
			out[i] = flow.InvocationBounds{Min: 1, Max: 1}
		}
	}
	return out
}

// RegionSuccessorsParallel goes to the body or behind the loop. Values pass through scf.reduce, not along these ways.
func (Hooks) RegionSuccessorsParallel(op scf.ParallelOp, _ *core.Operation) []flow.RegionSuccessor {
	return []flow.RegionSuccessor{{Region: op.Region()}, {}}
}

// RegionSuccessorsWhile goes to the region before the condition, from there to the other one or behind the loop, and
// from that one back.
func (Hooks) RegionSuccessorsWhile(op scf.WhileOp, from *core.Operation) []flow.RegionSuccessor {
	if from == nil || from.ParentRegion() == op.After() {
		return enter(op.Before(), 0)
	}
	return append(leave(op.Op), flow.EnterRegion(op.After(), 0))
}

// RegionSuccessorsForCondition knows the way when the condition is constant.
func (Hooks) RegionSuccessorsForCondition(op scf.ConditionOp, operands []core.Attribute) []flow.RegionSuccessor {
	w, ok := scf.AsWhileOp(op.Op.ParentOp())
	if !ok {
		return nil
	}
	var out []flow.RegionSuccessor
	c, known := operands[0].(*core.IntegerAttr)
	if !known || !c.Value().IsZero() {
		out = append(out, flow.EnterRegion(w.After(), 0))
	}
	if !known || c.Value().IsZero() {
		out = append(out, flow.LeaveOp(w.Op))
	}
	return out
}
