package cf

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/generated/cf"
)

// YAML is the definition of the dialect.
//
//go:embed cf.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{}

var _ cf.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return cf.New(Hooks{}) }

// EffectsAssert appends a write, because the program may end here.
func (Hooks) EffectsAssert(_ cf.AssertOp, dst []core.Effect) []core.Effect {
	return append(dst, core.Effect{Kind: core.EffectWrite, Resource: &core.DefaultResource})
}

// SuccessorOperandsBranch returns the operands that go to the successor.
func (Hooks) SuccessorOperandsBranch(op cf.BranchOp, _ int) flow.SuccessorOperands {
	return flow.GroupOperands(op.Op, 0)
}

// SuccessorOperandsCondBranch returns the operands that go to a successor, the one for true coming first.
func (Hooks) SuccessorOperandsCondBranch(op cf.CondBranchOp, index int) flow.SuccessorOperands {
	return flow.GroupOperands(op.Op, 1+index)
}

// SuccessorOperandsSwitch returns the operands that go to a successor, the default one coming first.
func (Hooks) SuccessorOperandsSwitch(op cf.SwitchOp, index int) flow.SuccessorOperands {
	if index == 0 {
		return flow.GroupOperands(op.Op, 1)
	}
	return flow.NestedGroupOperands(op.Op, 2, index-1)
}

// SuccessorForOperandsCondBranch returns the block that a constant condition leads to.
func (Hooks) SuccessorForOperandsCondBranch(op cf.CondBranchOp, operands []core.Attribute) *core.Block {
	v, ok := operands[0].(*core.IntegerAttr)
	switch {
	case !ok:
		return nil
	case v.Value().IsOne():
		return op.TrueDest()
	}
	return op.FalseDest()
}

// SuccessorForOperandsSwitch returns the block that a constant flag leads to; without cases that is the default one
// whatever the flag.
func (Hooks) SuccessorForOperandsSwitch(op cf.SwitchOp, operands []core.Attribute) *core.Block {
	cases := op.CaseValuesAttr()
	if cases == nil {
		return op.DefaultDestination()
	}
	flag, ok := operands[0].(*core.IntegerAttr)
	if !ok {
		return nil
	}
	for i := range cases.NumElements() {
		if cases.Int(i).Equal(flag.Value()) {
			return op.Op.Successor(int(i) + 1)
		}
	}
	return op.DefaultDestination()
}
