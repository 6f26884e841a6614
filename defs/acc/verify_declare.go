package acc

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/iface/accomp"
	"github.com/odsgen/ods/generated/acc"
)

// This file has the checks of declarations, recipes and atomic operations.

// declareDefs are the operations that make the operands of declarations.
var declareDefs = []*core.OpDef{
	&acc.CopyinDef, &acc.CopyoutDef, &acc.CreateDef, &acc.DevicePtrDef, &acc.GetDevicePtrDef, &acc.PresentDef,
	&acc.DeclareDeviceResidentDef, &acc.DeclareLinkDef,
}

func verifyDeclare(op *core.Operation, vals []*core.Value, mayBeEmpty bool, r *core.Reporter) bool {
	if len(vals) == 0 && !mayBeEmpty {
		return r.Errorf(op.Loc(), "at least one operand must appear on the declare operation").Fail()
	}
	return verifyDefs(op, vals, declareDefs, "valid declare data entry operation or acc.getdeviceptr", r)
}

// VerifyDeclareEnter wants variables.
func (Hooks) VerifyDeclareEnter(op acc.DeclareEnterOp, r *core.Reporter) bool {
	return verifyDeclare(op.Op, op.DataClauseOperands(), false, r)
}

// VerifyDeclareExit wants variables, or a token.
func (Hooks) VerifyDeclareExit(op acc.DeclareExitOp, r *core.Reporter) bool {
	return verifyDeclare(op.Op, op.DataClauseOperands(), op.Token() != nil, r)
}

// VerifyDeclare wants variables.
func (Hooks) VerifyDeclare(op acc.DeclareOp, r *core.Reporter) bool {
	return verifyDeclare(op.Op, op.DataClauseOperands(), false, r)
}

// VerifyRoutine wants one kind of parallelism for each type of device.
func (Hooks) VerifyRoutine(op acc.RoutineOp, r *core.Reporter) bool {
	const message = "only one of `gang`, `worker`, `vector`, `seq` can be present at the same time"
	kinds := func(t acc.DeviceType) (n int) {
		for _, has := range []bool{
			hasDevice(op.GangAttr(), t) || hasDevice(op.GangDimDeviceTypeAttr(), t), hasDevice(op.WorkerAttr(), t),
			hasDevice(op.VectorAttr(), t), hasDevice(op.SeqAttr(), t),
		} {
			if has {
				n++
			}
		}
		return n
	}
	base := kinds(acc.DeviceTypeNone)
	if base > 1 {
		return r.OpEmitErrorf(op.Op, message).Fail()
	}
	for _, t := range comparedDevices[1:] {
		if n := kinds(t); n > 1 || base == 1 && n == 1 {
			return r.OpEmitErrorf(op.Op, message+" for device_type `%s`", t).Fail()
		}
	}
	return true
}

// verifyInit wants a region with an argument of the recipe's type in front.
func verifyInit(op *core.Operation, region *core.Region, recipe, name string, t core.Type, r *core.Reporter) bool {
	entry := region.Entry()
	if entry == nil {
		return r.OpErrorf(op, "expects non-empty %s region", name).Fail()
	}
	if entry.NumArgs() < 1 || entry.Arg(0).Type() != t {
		return r.OpErrorf(op, "expects %s region first argument of the %s type", name, recipe).Fail()
	}
	return true
}

// VerifyRegionsPrivateRecipe checks the arguments of the regions.
func (Hooks) VerifyRegionsPrivateRecipe(op acc.PrivateRecipeOp, r *core.Reporter) bool {
	return verifyInit(op.Op, op.InitRegion(), "privatization", "init", op.Type(), r) &&
		(op.DestroyRegion().IsEmpty() || verifyInit(op.Op, op.DestroyRegion(), "privatization", "destroy", op.Type(), r))
}

// VerifyRegionsFirstprivateRecipe checks the arguments of the regions.
func (Hooks) VerifyRegionsFirstprivateRecipe(op acc.FirstprivateRecipeOp, r *core.Reporter) bool {
	if !verifyInit(op.Op, op.InitRegion(), "privatization", "init", op.Type(), r) {
		return false
	}
	entry := op.CopyRegion().Entry()
	if entry == nil {
		return r.OpErrorf(op.Op, "expects non-empty copy region").Fail()
	}
	if entry.NumArgs() < 2 || entry.Arg(0).Type() != op.Type() {
		return r.OpErrorf(op.Op, "expects copy region with two arguments of the privatization type").Fail()
	}
	return op.DestroyRegion().IsEmpty() || verifyInit(op.Op, op.DestroyRegion(), "privatization", "destroy", op.Type(), r)
}

// VerifyRegionsReductionRecipe checks the arguments of the regions and what the combiner yields.
func (Hooks) VerifyRegionsReductionRecipe(op acc.ReductionRecipeOp, r *core.Reporter) bool {
	t := op.Type()
	if !verifyInit(op.Op, op.InitRegion(), "reduction", "init", t, r) {
		return false
	}
	entry := op.CombinerRegion().Entry()
	if entry == nil {
		return r.OpErrorf(op.Op, "expects non-empty combiner region").Fail()
	}
	if entry.NumArgs() < 2 || entry.Arg(0).Type() != t || entry.Arg(1).Type() != t {
		return r.OpErrorf(op.Op, "expects combiner region with the first two arguments of the reduction type").Fail()
	}
	for o := range op.CombinerRegion().Ops() {
		if y, ok := acc.AsYieldOp(o); ok && (y.Op.NumOperands() != 1 || y.Op.Operand(0).Type() != t) {
			return r.OpErrorf(op.Op, "expects combiner region to yield a value of the reduction type").Fail()
		}
	}
	return true
}

// VerifyAtomicRead wants two variables.
func (Hooks) VerifyAtomicRead(op acc.AtomicReadOp, r *core.Reporter) bool {
	return accomp.VerifyRead(op, r)
}

// VerifyAtomicWrite wants a value of the variable's type.
func (Hooks) VerifyAtomicWrite(op acc.AtomicWriteOp, r *core.Reporter) bool {
	return accomp.VerifyWrite(op, pointee(op.X().Type()), r)
}

// VerifyAtomicUpdate wants an argument of the variable's type.
func (Hooks) VerifyAtomicUpdate(op acc.AtomicUpdateOp, r *core.Reporter) bool {
	return accomp.VerifyUpdate(op.Op, pointee(op.X().Type()), r)
}

// VerifyRegionsAtomicUpdate wants the new value to be yielded.
func (Hooks) VerifyRegionsAtomicUpdate(op acc.AtomicUpdateOp, r *core.Reporter) bool {
	return accomp.VerifyUpdateRegion(op.Op, r)
}

// VerifyRegionsAtomicCapture wants an update and a read, or a read and a write, of one variable.
func (Hooks) VerifyRegionsAtomicCapture(op acc.AtomicCaptureOp, r *core.Reporter) bool {
	return accomp.VerifyCaptureRegion(op.Op, r)
}
