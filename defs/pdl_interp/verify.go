package pdlinterp

import (
	"github.com/odsgen/ods/core"
	pdldefs "github.com/odsgen/ods/defs/pdl"
	"github.com/odsgen/ods/generated/pdl"
	"github.com/odsgen/ods/generated/pdlinterp"
)

// VerifyCreateOperation checks that result types which are to be inferred can be.
func (Hooks) VerifyCreateOperation(op pdlinterp.CreateOperationOp, r *core.Reporter) bool {
	if !op.InferredResultTypes() {
		return true
	}
	if len(op.InputResultTypes()) > 0 {
		return r.OpErrorf(op.Op, "with inferred results cannot also have explicit result types").Fail()
	}
	if info := pdldefs.Registered(op.Op.Context(), op.Name()); info == nil || info.Def().InferTypes == nil {
		return r.OpErrorf(op.Op, "has inferred results, but the created operation '%s' does not support result type inference (or is not registered)",
			op.Name()).Fail()
	}
	return true
}

// VerifyCreateRange checks that all arguments have the elements of the result.
func (Hooks) VerifyCreateRange(op pdlinterp.CreateRangeOp, r *core.Reporter) bool {
	return pdldefs.VerifyElements(op.Op, r)
}

// VerifyForEach checks that the loop variable is an element of the range.
func (Hooks) VerifyForEach(op pdlinterp.ForEachOp, r *core.Reporter) bool {
	entry := op.Region().Entry()
	if entry == nil || entry.NumArgs() != 1 {
		return r.OpErrorf(op.Op, "requires exactly one argument").Fail()
	}
	if t, ok := op.Values().Type().(*pdl.RangeType); !ok || t.ElementType() != entry.Arg(0).Type() {
		return r.OpErrorf(op.Op, "operand must be a range of loop variable type").Fail()
	}
	return true
}

// verifySwitch checks that there is a block for each case.
func verifySwitch(op *core.Operation, cases, values int, r *core.Reporter) bool {
	if cases == values {
		return true
	}
	return r.OpErrorf(op, "expected number of cases to match the number of case values, got %d but expected %d", cases,
		values).Fail()
}

// elements returns the number of elements of a list of counts.
func elements(a core.Attribute) int {
	e, ok := a.(core.ElementsAttr)
	if !ok {
		return 0
	}
	t, ok := e.Type().(core.ShapedType)
	if !ok {
		return 0
	}
	return int(core.NumElements(t.Shape()))
}

// VerifySwitchAttribute checks that there is a block for each case.
func (Hooks) VerifySwitchAttribute(op pdlinterp.SwitchAttributeOp, r *core.Reporter) bool {
	return verifySwitch(op.Op, len(op.Cases()), len(op.CaseValuesAttr().Elems()), r)
}

// VerifySwitchOperandCount checks that there is a block for each case.
func (Hooks) VerifySwitchOperandCount(op pdlinterp.SwitchOperandCountOp, r *core.Reporter) bool {
	return verifySwitch(op.Op, len(op.Cases()), elements(op.CaseValuesAttr()), r)
}

// VerifySwitchOperationName checks that there is a block for each case.
func (Hooks) VerifySwitchOperationName(op pdlinterp.SwitchOperationNameOp, r *core.Reporter) bool {
	return verifySwitch(op.Op, len(op.Cases()), len(op.CaseValuesAttr().Elems()), r)
}

// VerifySwitchResultCount checks that there is a block for each case.
func (Hooks) VerifySwitchResultCount(op pdlinterp.SwitchResultCountOp, r *core.Reporter) bool {
	return verifySwitch(op.Op, len(op.Cases()), elements(op.CaseValuesAttr()), r)
}

// VerifySwitchType checks that there is a block for each case.
func (Hooks) VerifySwitchType(op pdlinterp.SwitchTypeOp, r *core.Reporter) bool {
	return verifySwitch(op.Op, len(op.Cases()), len(op.CaseValuesAttr().Elems()), r)
}

// VerifySwitchTypes checks that there is a block for each case.
func (Hooks) VerifySwitchTypes(op pdlinterp.SwitchTypesOp, r *core.Reporter) bool {
	return verifySwitch(op.Op, len(op.Cases()), len(op.CaseValuesAttr().Elems()), r)
}
