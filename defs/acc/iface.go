package acc

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/defs/iface/accomp"
	"github.com/odsgen/ods/generated/acc"
)

// IsPointer reports whether a type of another dialect is that of pointers to variables.
func (Hooks) IsPointer(t core.Type) bool { return accomp.IsPointer(t) }

func isPointer(t core.Type) bool {
	_, own := acc.PointerLikeTypeKey.Of(t)
	return own || accomp.IsPointer(t)
}

func isMappable(t core.Type) bool {
	_, ok := acc.MappableTypeKey.Of(t)
	return ok
}

// pointee returns what a pointer points to; nil when it does not say.
func pointee(t core.Type) core.Type {
	if p, ok := acc.PointerLikeTypeKey.Of(t); ok {
		return p.Pointee()
	}
	return accomp.Pointee(t)
}

// AllocaBlockOfComputeRegionOpInterface returns the entry block.
func (Hooks) AllocaBlockOfComputeRegionOpInterface(x acc.ComputeRegionOpInterface) *core.Block {
	return x.AsOperation().Region(0).Entry()
}

// IsCompleteViewOfPartialEntityAccessOpInterface says no.
func (Hooks) IsCompleteViewOfPartialEntityAccessOpInterface(acc.PartialEntityAccessOpInterface) bool {
	return false
}

// IsConstantOfGlobalVariableOpInterface says no.
func (Hooks) IsConstantOfGlobalVariableOpInterface(acc.GlobalVariableOpInterface) bool { return false }

// VerifyInterfaceOutlineRematerializationOpInterface wants no effects on memory.
func (Hooks) VerifyInterfaceOutlineRematerializationOpInterface(x acc.OutlineRematerializationOpInterface,
	r *core.Reporter) bool {
	if op := x.AsOperation(); !op.IsMemoryEffectFree() {
		return r.OpErrorf(op, "must be memory effect free").Fail()
	}
	return true
}

// RegionSuccessorsOnce goes into the only region, and from there behind the operation.
func (Hooks) RegionSuccessorsOnce(op, from *core.Operation) []flow.RegionSuccessor {
	if from == nil {
		return []flow.RegionSuccessor{{Region: op.Region(0)}}
	}
	return []flow.RegionSuccessor{flow.LeaveOp(op)}
}

// RegionSuccessorsCompute executes the region once.
func (h Hooks) RegionSuccessorsCompute(op, from *core.Operation) []flow.RegionSuccessor {
	return h.RegionSuccessorsOnce(op, from)
}

// EntrySuccessorOperandsCompute forwards nothing.
func (Hooks) EntrySuccessorOperandsCompute(op *core.Operation, _ flow.RegionSuccessor) flow.SuccessorOperands {
	return flow.NoOperands(op)
}

// LoopRegionsLoop returns the body.
func (Hooks) LoopRegionsLoop(op acc.LoopOp) []*core.Region { return []*core.Region{op.Region()} }

// LoopPartsLoop says nothing: upstream does not describe these loops either.
func (Hooks) LoopPartsLoop(acc.LoopOp) flow.LoopParts { return flow.LoopParts{} }

// RegionSuccessorsLoop executes the body any number of times, or once when it has the loop in its blocks.
func (h Hooks) RegionSuccessorsLoop(op acc.LoopOp, from *core.Operation) []flow.RegionSuccessor {
	if op.Unstructured() {
		return h.RegionSuccessorsOnce(op.Op, from)
	}
	return []flow.RegionSuccessor{{Region: op.Region()}, flow.LeaveOp(op.Op)}
}
