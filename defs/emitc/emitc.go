package emitc

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/generated/emitc"
)

// YAML is the definition of the dialect.
//
//go:embed emitc.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{}

var _ emitc.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return emitc.New(Hooks{}) }

// MaterializeConstant makes emitc.constant for opaque and for typed attributes.
func (Hooks) MaterializeConstant(b *core.Builder, value core.Attribute, t core.Type, loc core.Location) *core.Operation {
	return emitc.Constant{Result0Type: t, Value: value, Loc: loc}.Build(b).Op
}

// FoldConstant gives the value.
func (Hooks) FoldConstant(op emitc.ConstantOp, _ *core.FoldIn) core.Fold {
	return core.FoldAttr(op.ValueAttr())
}

// HasSideEffectsOfCExpressionInterface reports whether an operation may have effects: arithmetic of fundamental types
// has none.
func (h Hooks) HasSideEffectsOfCExpressionInterface(x emitc.CExpressionInterface) bool {
	op := x.AsOperation()
	switch op.Name() {
	case "emitc.address_of", "emitc.cast", "emitc.call", "emitc.conditional":
		return false
	case "emitc.call_opaque":
		return true
	case "emitc.load":
		return true
	case "emitc.apply":
		a := core.Must(emitc.AsApplyOp(op))
		return a.ApplicableOperator() == "*"
	case "emitc.constant":
		return !isFundamental(op.Result(0).Type())
	}
	for _, t := range op.OperandTypes() {
		if !isFundamental(t) {
			return true
		}
	}
	return false
}

// RegionKindFile returns that order does not matter.
func (Hooks) RegionKindFile(emitc.FileOp, int) core.RegionKind { return core.RegionGraph }

// HasSSADominanceFile reports that uses may stand before definitions.
func (Hooks) HasSSADominanceFile(emitc.FileOp, int) bool { return false }

// RegionKindClass returns that order does not matter.
func (Hooks) RegionKindClass(emitc.ClassOp, int) core.RegionKind { return core.RegionGraph }

// HasSSADominanceClass reports that uses may stand before definitions.
func (Hooks) HasSSADominanceClass(emitc.ClassOp, int) bool { return false }

// CallableRegionFunc returns the body, nil for a declaration.
func (Hooks) CallableRegionFunc(op emitc.FuncOp) *core.Region {
	if op.Body().IsEmpty() {
		return nil
	}
	return op.Body()
}

// CallableArgTypesFunc returns the inputs of the function type.
func (Hooks) CallableArgTypesFunc(op emitc.FuncOp) []core.Type {
	in, _, _ := op.Op.FunctionSignature()
	return in
}

// CallableResultTypesFunc returns the results of the function type.
func (Hooks) CallableResultTypesFunc(op emitc.FuncOp) []core.Type {
	_, out, _ := op.Op.FunctionSignature()
	return out
}

// RegionSuccessorsIf goes to one of the regions, and from there behind the operation.
func (Hooks) RegionSuccessorsIf(op emitc.IfOp, from *core.Operation) []flow.RegionSuccessor {
	if from != nil {
		return []flow.RegionSuccessor{flow.LeaveOp(op.Op)}
	}
	return []flow.RegionSuccessor{{Region: op.ThenRegion()}, elseOrBehind(op)}
}

func elseOrBehind(op emitc.IfOp) flow.RegionSuccessor {
	if op.ElseRegion().IsEmpty() {
		return flow.LeaveOp(op.Op)
	}
	return flow.RegionSuccessor{Region: op.ElseRegion()}
}

// EntrySuccessorsForIf knows the region when the condition is constant.
func (Hooks) EntrySuccessorsForIf(op emitc.IfOp, operands []core.Attribute) []flow.RegionSuccessor {
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

// RegionInvocationsIf says once for the region that is known, else at most once.
func (Hooks) RegionInvocationsIf(_ emitc.IfOp, operands []core.Attribute) []flow.InvocationBounds {
	c, known := operands[0].(*core.IntegerAttr)
	switch {
	case !known:
		return []flow.InvocationBounds{{Max: 1}, {Max: 1}}
	case c.Value().IsZero():
		return []flow.InvocationBounds{{}, {Min: 1, Max: 1}}
	}
	return []flow.InvocationBounds{{Min: 1, Max: 1}, {}}
}

// RegionSuccessorsSwitch goes to one of the regions, and from there behind the operation.
func (Hooks) RegionSuccessorsSwitch(op emitc.SwitchOp, from *core.Operation) []flow.RegionSuccessor {
	if from != nil {
		return []flow.RegionSuccessor{flow.LeaveOp(op.Op)}
	}
	var out []flow.RegionSuccessor
	for _, r := range op.Op.Regions() {
		out = append(out, flow.RegionSuccessor{Region: r})
	}
	return out
}

// EntrySuccessorsForSwitch knows the region when the argument is constant.
func (h Hooks) EntrySuccessorsForSwitch(op emitc.SwitchOp, operands []core.Attribute) []flow.RegionSuccessor {
	if a, ok := operands[0].(*core.IntegerAttr); ok {
		return []flow.RegionSuccessor{{Region: caseRegion(op, a.Int64())}}
	}
	return h.RegionSuccessorsSwitch(op, nil)
}

// caseRegion returns the region for a value of the argument.
func caseRegion(op emitc.SwitchOp, v int64) *core.Region {
	cases := op.CaseRegions()
	for i, c := range op.Cases() {
		if c == v && i < len(cases) {
			return cases[i]
		}
	}
	return op.DefaultRegion()
}

// RegionInvocationsSwitch says once for the region that is known, else at most once.
func (Hooks) RegionInvocationsSwitch(op emitc.SwitchOp, operands []core.Attribute) []flow.InvocationBounds {
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
