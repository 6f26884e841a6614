package wasmssa

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/message"
	"github.com/odsgen/ods/generated/wasmssa"
)

// VerifyFunc compares the arguments of the body, which are local variables, with the function's type.
func (Hooks) VerifyFunc(op wasmssa.FuncOp, r *core.Reporter) bool {
	t := op.FunctionType()
	if t == nil || op.Body().IsEmpty() {
		return true
	}
	args := op.Body().Entry().Args()
	if len(args) != len(t.Inputs()) {
		return r.OpEmitErrorf(op.Op, "entry block should have same number of arguments as function type. Function type has %d, entry block has %d",
			len(t.Inputs()), len(args)).Fail()
	}
	for i, a := range args {
		elem := element(a.Type())
		if elem == nil {
			return r.OpEmitErrorf(op.Op, "entry block argument type should be LocalRefType, got %s for block argument %d",
				message.Quote(a.Type()), i).Fail()
		}
		if elem != t.Inputs()[i] {
			return r.OpEmitErrorf(op.Op, "func argument type #%d(%s) doesn't match entry block referenced type (%s)", i,
				message.Quote(t.Inputs()[i]), message.Quote(elem)).Fail()
		}
	}
	return true
}

// VerifyConstantExpressionInitializerOpTrait allows nothing but constants, and what returns them.
func (Hooks) VerifyConstantExpressionInitializerOpTrait(op *core.Operation, r *core.Reporter) bool {
	if op.NumRegions() == 0 {
		return true
	}
	var other *core.Operation
	for inner := range op.Region(0).Ops() {
		inner.WalkPost(func(o *core.Operation) core.WalkResult {
			if o.Is(&wasmssa.ReturnDef) || slices.Contains(o.Info().Def().Traits, &wasmssa.ConstantExprOpTraitTrait) {
				return core.WalkAdvance
			}
			other = o
			return core.WalkInterrupt
		})
		if other != nil {
			return r.OpEmitErrorf(op, "expected a constant initializer for this operator, got %s", other).Fail()
		}
	}
	return true
}

// VerifyInterfaceLabelLevelOpInterface wants the target beside the operation or in it.
func (Hooks) VerifyInterfaceLabelLevelOpInterface(x wasmssa.LabelLevelOpInterface, r *core.Reporter) bool {
	op, target := x.AsOperation(), x.LabelTarget()
	if target == nil || target.Region() != op.ParentRegion() && target.ParentOp() != op {
		return r.OpEmitErrorf(op, "target should be a block defined in same level than operation or in its region.").Fail()
	}
	return true
}

// VerifyInterfaceLabelBranchingOpInterface wants a level to leave. Upstream refuses others without a word.
func (Hooks) VerifyInterfaceLabelBranchingOpInterface(x wasmssa.LabelBranchingOpInterface, r *core.Reporter) bool {
	op := x.AsOperation()
	level := op
	for range int64(x.ExitLevel()) + 1 {
		level = level.ParentOp()
		if level == nil || !wasmssa.LabelLevelOpInterfaceKey.In(level.Info()) {
			return r.OpErrorf(op, "leaves more levels than there are around it").Fail()
		}
	}
	return true
}
