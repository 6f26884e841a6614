package acc

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/acc"
)

// This file has the checks of constructs without loops.

// definedBy reports whether one of some operations makes a value.
func definedBy(v *core.Value, ops ...*core.OpDef) bool {
	op := v.DefiningOp()
	return op != nil && slices.ContainsFunc(ops, op.Is)
}

// dataDefs are the operations that make the data operands of constructs.
var dataDefs = []*core.OpDef{
	&acc.AttachDef, &acc.CopyinDef, &acc.CopyoutDef, &acc.CreateDef, &acc.DeleteDef, &acc.DetachDef, &acc.DevicePtrDef,
	&acc.GetDevicePtrDef, &acc.NoCreateDef, &acc.PresentDef,
}

// verifyDefs wants the operands of a construct to be made by data operations, which are called what in messages.
func verifyDefs(op *core.Operation, vals []*core.Value, defs []*core.OpDef, what string, r *core.Reporter) bool {
	for _, v := range vals {
		if !definedBy(v, defs...) {
			return r.OpEmitErrorf(op, "expect %s as defining op", what).Fail()
		}
	}
	return true
}

const entryOrExit = "data entry/exit operation or acc.getdeviceptr"

// verifyPrivate wants each operand to be made by the clause's operation, and to be there once.
func verifyPrivate(op *core.Operation, vals []*core.Value, def *core.OpDef, clause string, r *core.Reporter) bool {
	seen := map[*core.Value]bool{}
	for _, v := range vals {
		if !definedBy(v, def) {
			return r.OpErrorf(op, "expected %s as defining op", clause).Fail()
		}
		if seen[v] {
			return r.OpErrorf(op, "%s operand appears more than once", clause).Fail()
		}
		seen[v] = true
	}
	return true
}

// verifyDevices wants a type of device for each operand of a clause.
func verifyDevices(op *core.Operation, vals []*core.Value, devices *core.ArrayAttr, clause string, r *core.Reporter) bool {
	if len(vals) > 0 && (devices == nil || devices.Len() != len(vals)) {
		return r.OpErrorf(op, "%s operands count must match %s device_type count", clause, clause).Fail()
	}
	return true
}

// verifyGroups wants a type of device for each list of operands of a clause. A list has at most most operands, unless
// that is 0.
func verifyGroups(op *core.Operation, vals []*core.Value, sizes []int32, devices *core.ArrayAttr, clause string, most int32,
	r *core.Reporter) bool {
	var n int64
	for _, size := range sizes {
		if most > 0 && size > most {
			return r.OpErrorf(op, "%s expects a maximum of %d values per segment", clause, most).Fail()
		}
		n += int64(size)
	}
	if n != int64(len(vals)) || devices == nil && len(vals) > 0 {
		return r.OpErrorf(op, "%s operand count does not match count in segments", clause).Fail()
	}
	if devices != nil && devices.Len() != len(sizes) {
		return r.OpErrorf(op, "%s segment count does not match device_type count", clause).Fail()
	}
	return true
}

// hasDevice reports whether a list, which may be absent, has a type of device.
func hasDevice(list *core.ArrayAttr, t acc.DeviceType) bool {
	return list != nil && slices.ContainsFunc(list.Elems(), func(a core.Attribute) bool { return isDevice(a, t) })
}

// comparedDevices are the types of devices that are looked at one by one; upstream leaves the last one out.
var comparedDevices = [...]acc.DeviceType{
	acc.DeviceTypeNone, acc.DeviceTypeStar, acc.DeviceTypeDefault, acc.DeviceTypeHost, acc.DeviceTypeMulticore, acc.DeviceTypeNvidia,
}

// queues are the clauses async and wait of a construct.
type queues interface {
	AsOperation() *core.Operation
	AsyncOperandsDeviceTypeAttr() *core.ArrayAttr
	AsyncOnlyAttr() *core.ArrayAttr
	WaitOperandsDeviceTypeAttr() *core.ArrayAttr
	WaitOnlyAttr() *core.ArrayAttr
}

// verifyQueues wants operands of async and wait for a type of device, or none.
func verifyQueues(q queues, r *core.Reporter) bool {
	for _, t := range comparedDevices {
		if hasDevice(q.AsyncOperandsDeviceTypeAttr(), t) && hasDevice(q.AsyncOnlyAttr(), t) {
			return r.OpEmitErrorf(q.AsOperation(), "asyncOnly attribute cannot appear with asyncOperand").Fail()
		}
		if hasDevice(q.WaitOperandsDeviceTypeAttr(), t) && hasDevice(q.WaitOnlyAttr(), t) {
			return r.OpEmitErrorf(q.AsOperation(), "wait attribute cannot appear with waitOperands").Fail()
		}
	}
	return true
}

// compute are the clauses that all compute constructs have.
type compute interface {
	queues
	PrivateOperands() []*core.Value
	FirstprivateOperands() []*core.Value
	ReductionOperands() []*core.Value
	AsyncOperands() []*core.Value
	WaitOperands() []*core.Value
	WaitOperandsSegments() ([]int32, bool)
	DataClauseOperands() []*core.Value
}

func verifyPrivatized(c compute, r *core.Reporter) bool {
	op := c.AsOperation()
	return verifyPrivate(op, c.PrivateOperands(), &acc.PrivateDef, "private", r) &&
		verifyPrivate(op, c.FirstprivateOperands(), &acc.FirstprivateDef, "firstprivate", r) &&
		verifyPrivate(op, c.ReductionOperands(), &acc.ReductionDef, "reduction", r)
}

func verifyWait(c compute, r *core.Reporter) bool {
	sizes, _ := c.WaitOperandsSegments()
	return verifyGroups(c.AsOperation(), c.WaitOperands(), sizes, c.WaitOperandsDeviceTypeAttr(), "wait", 0, r)
}

// verifyRest checks what the verifiers of all compute constructs end with.
func verifyRest(c compute, r *core.Reporter) bool {
	op := c.AsOperation()
	return verifyDevices(op, c.AsyncOperands(), c.AsyncOperandsDeviceTypeAttr(), "async", r) && verifyQueues(c, r) &&
		verifyDefs(op, c.DataClauseOperands(), dataDefs, entryOrExit, r)
}

// VerifyCompute checks the clauses of compute constructs.
func (Hooks) VerifyCompute(op *core.Operation, r *core.Reporter) bool {
	if c, ok := acc.AsSerialOp(op); ok {
		return verifyPrivatized(c, r) && verifyWait(c, r) && verifyRest(c, r)
	}
	c := acc.ParallelOp{OpView: core.OpView{Op: op}} // or acc.kernels, which has the same parts
	if op.Name() == acc.ParallelDef.Name && !verifyPrivatized(c, r) {
		return false
	}
	sizes, _ := c.NumGangsSegments()
	return verifyGroups(op, c.NumGangs(), sizes, c.NumGangsDeviceTypeAttr(), "num_gangs", 3, r) && verifyWait(c, r) &&
		verifyDevices(op, c.NumWorkers(), c.NumWorkersDeviceTypeAttr(), "num_workers", r) &&
		verifyDevices(op, c.VectorLength(), c.VectorLengthDeviceTypeAttr(), "vector_length", r) && verifyRest(c, r)
}

// VerifyData wants something to happen in the region.
func (Hooks) VerifyData(op acc.DataOp, r *core.Reporter) bool {
	if op.Op.NumOperands() == 0 && op.DefaultAttrAttr() == nil {
		return r.OpEmitErrorf(op.Op, "at least one operand or the default attribute must appear on the data operation").Fail()
	}
	return verifyDefs(op.Op, op.DataClauseOperands(), dataDefs, entryOrExit, r) && verifyQueues(op, r)
}

// unstructured are the clauses of operations that map variables without a region.
type unstructured interface {
	AsOperation() *core.Operation
	AsyncOperand() *core.Value
	Async() bool
	WaitDevnum() *core.Value
	WaitOperands() []*core.Value
}

// verifyUnstructured wants operands of async and wait, or their flags; wait has a flag of its own, except for acc.wait.
func verifyUnstructured(u unstructured, wait bool, r *core.Reporter) bool {
	switch op := u.AsOperation(); {
	case u.AsyncOperand() != nil && u.Async():
		return r.OpEmitErrorf(op, "async attribute cannot appear with asyncOperand").Fail()
	case len(u.WaitOperands()) > 0 && wait:
		return r.OpEmitErrorf(op, "wait attribute cannot appear with waitOperands").Fail()
	case u.WaitDevnum() != nil && len(u.WaitOperands()) == 0:
		return r.OpEmitErrorf(op, "wait_devnum cannot appear without waitOperands").Fail()
	}
	return true
}

// VerifyEnterData wants variables, and queues.
func (Hooks) VerifyEnterData(op acc.EnterDataOp, r *core.Reporter) bool {
	if len(op.DataClauseOperands()) == 0 {
		return r.OpEmitErrorf(op.Op, "at least one operand must be present in dataOperands on the enter data operation").Fail()
	}
	return verifyUnstructured(op, op.Wait(), r) && verifyDefs(op.Op, op.DataClauseOperands(),
		[]*core.OpDef{&acc.AttachDef, &acc.CreateDef, &acc.CopyinDef}, "data entry operation", r)
}

// VerifyExitData wants variables, and queues.
func (Hooks) VerifyExitData(op acc.ExitDataOp, r *core.Reporter) bool {
	if len(op.DataClauseOperands()) == 0 {
		return r.OpEmitErrorf(op.Op, "at least one operand must be present in dataOperands on the exit data operation").Fail()
	}
	return verifyUnstructured(op, op.Wait(), r)
}

// VerifyWait wants queues of a device when there is a device.
func (Hooks) VerifyWait(op acc.WaitOp, r *core.Reporter) bool {
	return verifyUnstructured(op, false, r)
}

// VerifyHostData wants variables whose addresses are used.
func (Hooks) VerifyHostData(op acc.HostDataOp, r *core.Reporter) bool {
	if len(op.DataClauseOperands()) == 0 {
		return r.OpEmitErrorf(op.Op, "at least one operand must appear on the host_data operation").Fail()
	}
	return verifyDefs(op.Op, op.DataClauseOperands(), []*core.OpDef{&acc.UseDeviceDef}, "data entry operation", r)
}

// VerifyUpdate wants variables that are copied, and queues.
func (Hooks) VerifyUpdate(op acc.UpdateOp, r *core.Reporter) bool {
	if len(op.DataClauseOperands()) == 0 {
		return r.OpEmitErrorf(op.Op, "at least one value must be present in dataOperands").Fail()
	}
	sizes, _ := op.WaitOperandsSegments()
	return verifyDevices(op.Op, op.AsyncOperands(), op.AsyncOperandsDeviceTypeAttr(), "async", r) &&
		verifyGroups(op.Op, op.WaitOperands(), sizes, op.WaitOperandsDeviceTypeAttr(), "wait", 0, r) && verifyQueues(op, r) &&
		verifyDefs(op.Op, op.DataClauseOperands(), []*core.OpDef{&acc.UpdateDeviceDef, &acc.UpdateHostDef, &acc.GetDevicePtrDef},
			entryOrExit, r)
}

// VerifyOutsideOfCompute wants no compute construct or loop around.
func (Hooks) VerifyOutsideOfCompute(op *core.Operation, r *core.Reporter) bool {
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		if slices.ContainsFunc([]*core.OpDef{&acc.ParallelDef, &acc.KernelsDef, &acc.SerialDef, &acc.LoopDef}, p.Is) {
			return r.OpErrorf(op, "cannot be nested in a compute operation").Fail()
		}
	}
	return true
}

// VerifySet wants something that is set, and no compute construct around.
func (h Hooks) VerifySet(op acc.SetOp, r *core.Reporter) bool {
	if !h.VerifyOutsideOfCompute(op.Op, r) {
		return false
	}
	if op.DeviceTypeAttr() == nil && op.DefaultAsync() == nil && op.DeviceNum() == nil {
		return r.OpErrorf(op.Op, "at least one default_async, device_num, or device_type operand must appear").Fail()
	}
	return true
}
