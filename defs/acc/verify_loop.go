package acc

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/generated/acc"
)

// This file has the checks of acc.loop.

// VerifyLoop checks bounds, clauses and what the body holds.
func (Hooks) VerifyLoop(op acc.LoopOp, r *core.Reporter) bool {
	return verifyBounds(op, r) && verifyCollapse(op, r) && verifyLevels(op, r) && verifyModes(op, r) &&
		verifyPrivate(op.Op, op.PrivateOperands(), &acc.PrivateDef, "private", r) &&
		verifyPrivate(op.Op, op.FirstprivateOperands(), &acc.FirstprivateDef, "firstprivate", r) &&
		verifyPrivate(op.Op, op.ReductionOperands(), &acc.ReductionDef, "reduction", r) && verifyBody(op, r)
}

func verifyBounds(op acc.LoopOp, r *core.Reporter) bool {
	n := len(op.Upperbound())
	inclusive, has := op.InclusiveUpperbound()
	switch {
	case n != len(op.Step()):
		return r.OpEmitErrorf(op.Op, "number of upperbounds expected to be the same as number of steps").Fail()
	case n != len(op.Lowerbound()):
		return r.OpEmitErrorf(op.Op, "number of upperbounds expected to be the same as number of lowerbounds").Fail()
	case n > 0 && has && n != len(inclusive):
		return r.OpEmitErrorf(op.Op, "inclusiveUpperbound size is expected to be the same as upperbound size").Fail()
	}
	return true
}

// verifyDistinct wants each type of device once in an attribute of a loop.
func verifyDistinct(op acc.LoopOp, devices *core.ArrayAttr, attr string, r *core.Reporter) bool {
	seen := map[acc.DeviceType]bool{}
	if t, twice := addDevices(seen, devices); twice {
		return r.OpErrorf(op.Op, "duplicate device_type `%s` found in %s attribute", t, attr).Fail()
	}
	return true
}

// addDevices adds a list to a set. It returns the first type that was there before.
func addDevices(seen map[acc.DeviceType]bool, devices *core.ArrayAttr) (t acc.DeviceType, twice bool) {
	for _, a := range elems(devices) {
		if d, ok := a.(*acc.DeviceTypeAttr); ok {
			if seen[d.Value()] {
				return d.Value(), true
			}
			seen[d.Value()] = true
		}
	}
	return 0, false
}

func verifyCollapse(op acc.LoopOp, r *core.Reporter) bool {
	if collapse, devices := op.CollapseAttr(), op.CollapseDeviceTypeAttr(); collapse != nil {
		if devices == nil {
			return r.OpErrorf(op.Op, "collapse device_type attr must be define when collapse attr is present").Fail()
		}
		if collapse.Len() != devices.Len() {
			return r.OpErrorf(op.Op, "collapse attribute count must match collapse device_type count").Fail()
		}
	}
	return verifyDistinct(op, op.CollapseDeviceTypeAttr(), "collapseDeviceType", r)
}

// verifyLevels checks gang, worker, vector and tile.
func verifyLevels(op acc.LoopOp, r *core.Reporter) bool {
	if n := len(op.GangOperands()); n > 0 {
		kinds := op.GangOperandsArgTypeAttr()
		if kinds == nil {
			return r.OpErrorf(op.Op, "gangOperandsArgType attribute must be defined when gang operands are present").Fail()
		}
		if n != kinds.Len() {
			return r.OpErrorf(op.Op, "gangOperandsArgType attribute count must match gangOperands count").Fail()
		}
	}
	gangs, _ := op.GangOperandsSegments()
	tiles, _ := op.TileOperandsSegments()
	return verifyDistinct(op, op.GangAttr(), "gang", r) &&
		verifyGroups(op.Op, op.GangOperands(), gangs, op.GangOperandsDeviceTypeAttr(), "gang", 0, r) &&
		verifyDistinct(op, op.WorkerAttr(), "worker", r) &&
		verifyDistinct(op, op.WorkerNumOperandsDeviceTypeAttr(), "workerNumOperandsDeviceType", r) &&
		verifyDevices(op.Op, op.WorkerNumOperands(), op.WorkerNumOperandsDeviceTypeAttr(), "worker", r) &&
		verifyDistinct(op, op.VectorAttr(), "vector", r) &&
		verifyDistinct(op, op.VectorOperandsDeviceTypeAttr(), "vectorOperandsDeviceType", r) &&
		verifyDevices(op.Op, op.VectorOperands(), op.VectorOperandsDeviceTypeAttr(), "vector", r) &&
		verifyGroups(op.Op, op.TileOperands(), tiles, op.TileOperandsDeviceTypeAttr(), "tile", 0, r)
}

// verifyModes wants one of auto, independent and seq for each type of device, and no levels of parallelism with seq.
func verifyModes(op acc.LoopOp, r *core.Reporter) bool {
	seen := map[acc.DeviceType]bool{}
	for _, list := range []*core.ArrayAttr{op.AutoAttr(), op.IndependentAttr(), op.SeqAttr()} {
		if _, twice := addDevices(seen, list); twice {
			return r.OpEmitErrorf(op.Op, "only one of auto, independent, seq can be present at the same time").Fail()
		}
	}
	if !seen[acc.DeviceTypeNone] {
		return r.OpEmitErrorf(op.Op, "at least one of auto, independent, seq must be present").Fail()
	}
	for _, a := range elems(op.SeqAttr()) {
		d, ok := a.(*acc.DeviceTypeAttr)
		if ok && isParallel(op, d.Value()) {
			return r.OpEmitErrorf(op.Op, "gang, worker or vector cannot appear with seq").Fail()
		}
	}
	return true
}

// isParallel reports whether there is a clause gang, worker or vector for a type of device.
func isParallel(op acc.LoopOp, t acc.DeviceType) bool {
	for _, list := range []*core.ArrayAttr{
		op.VectorAttr(), op.VectorOperandsDeviceTypeAttr(), op.WorkerAttr(), op.WorkerNumOperandsDeviceTypeAttr(), op.GangAttr(),
	} {
		if hasDevice(list, t) {
			return true
		}
	}
	sizes, _ := op.GangOperandsSegments()
	for group, a := range elems(op.GangOperandsDeviceTypeAttr()) {
		if group < len(sizes) && sizes[group] > 0 && isDevice(a, t) {
			return true
		}
	}
	return false
}

// verifyBody wants loops inside of one without bounds: as many as are collapsed, each in the one before.
func verifyBody(op acc.LoopOp, r *core.Reporter) bool {
	if op.Region().IsEmpty() {
		return r.OpEmitErrorf(op.Op, "expected non-empty body.").Fail()
	}
	if len(op.Lowerbound()) > 0 {
		if op.Unstructured() {
			return r.OpEmitErrorf(op.Op, "unstructured acc.loop must not have induction variables").Fail()
		}
		return true
	}
	if op.Unstructured() {
		return true
	}
	missing := uint64(1)
	for _, a := range elems(op.CollapseAttr()) {
		if n, ok := a.(*core.IntegerAttr); ok {
			missing = max(missing, uint64(n.Int64()))
		}
	}
	innermost, sibling := op.Op, false
	for o := range op.Region().Ops() {
		if !o.WalkPre(func(o *core.Operation) core.WalkResult {
			if isLoop(o) {
				if sibling = loopAround(o) != innermost; sibling {
					return core.WalkInterrupt
				}
				missing--
				innermost = o
			}
			if missing == 0 {
				return core.WalkInterrupt
			}
			return core.WalkAdvance
		}) {
			break
		}
	}
	if sibling {
		return r.OpEmitErrorf(op.Op, "found sibling loops inside container-like acc.loop").Fail()
	}
	if missing != 0 {
		return r.OpEmitErrorf(op.Op, "failed to find enough loop-like operations inside container-like acc.loop").Fail()
	}
	return true
}

func isLoop(op *core.Operation) bool { return flow.LoopLikeOpInterfaceKey.In(op.Info()) }

func loopAround(op *core.Operation) *core.Operation {
	for op = op.ParentOp(); op != nil && !isLoop(op); op = op.ParentOp() {
	}
	return op
}
