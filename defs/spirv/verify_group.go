package spirv

import (
	"math/bits"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/spirv"
)

// This file checks operations on groups of invocations.

// VerifyGroup wants a scope that is a group.
func (Hooks) VerifyGroup(op *core.Operation, r *core.Reporter) bool {
	if s, ok := op.Attr("execution_scope").(*spirv.ScopeAttr); ok && s.Value() != spirv.ScopeWorkgroup &&
		s.Value() != spirv.ScopeSubgroup {
		return r.OpErrorf(op, "execution scope must be 'Workgroup' or 'Subgroup'").Fail()
	}
	return true
}

// VerifyGroupBroadcast checks the scope and the id.
func (h Hooks) VerifyGroupBroadcast(op spirv.GroupBroadcastOp, r *core.Reporter) bool {
	if !h.VerifyGroup(op.Op, r) {
		return false
	}
	if v, ok := op.Localid().Type().(*core.VectorType); ok && v.Shape()[0] != 2 && v.Shape()[0] != 3 {
		return r.OpErrorf(op.Op, "localid is a vector and can be with only  2 or 3 components, actual number is %d",
			v.Shape()[0]).Fail()
	}
	return true
}

// TargetVersion returns the version of SPIR-V that an operation is for.
func TargetVersion(op *core.Operation) spirv.Version {
	for p := op; p != nil; p = p.ParentOp() {
		if e, ok := p.Attr(TargetEnvName).(*spirv.TargetEnvAttr); ok {
			return e.Triple().TargetVersion()
		}
	}
	return spirv.VersionV10
}

// VerifyGroupNonUniformBroadcast checks the scope, and that the id is constant before version 1.5.
func (h Hooks) VerifyGroupNonUniformBroadcast(op spirv.GroupNonUniformBroadcastOp, r *core.Reporter) bool {
	if !h.VerifyGroup(op.Op, r) {
		return false
	}
	version := spirv.VersionV10
	for p := op.Op.ParentOp(); p != nil; p = p.ParentOp() {
		if p.Is(&spirv.ModuleDef) {
			version = TargetVersion(p)
			break
		}
	}
	if version >= spirv.VersionV15 {
		return true
	}
	if def := op.Id().DefiningOp(); def == nil || !def.Is(&spirv.ConstantDef) && !def.Is(&spirv.ReferenceOfDef) {
		return r.OpErrorf(op.Op, "id must be the result of a constant op").Fail()
	}
	return true
}

// verifyClusterSize wants a constant power of two.
func verifyClusterSize(op *core.Operation, size *core.Value, r *core.Reporter) bool {
	n, ok := constantInt(size.DefiningOp())
	if !ok {
		return r.OpErrorf(op, "cluster size operand must come from a constant op").Fail()
	}
	if bits.OnesCount32(uint32(n)) != 1 {
		return r.OpErrorf(op, "cluster size operand must be a power of two").Fail()
	}
	return true
}

// VerifyCombine checks the scope and the size of clusters.
func (h Hooks) VerifyCombine(op *core.Operation, r *core.Reporter) bool {
	if !h.VerifyGroup(op, r) {
		return false
	}
	if op.NumOperands() > 1 {
		return verifyClusterSize(op, op.Operand(1), r)
	}
	if g, ok := op.Attr("group_operation").(*spirv.GroupOperationAttr); ok && g.Value() == spirv.GroupOperationClusteredReduce {
		return r.OpErrorf(op, "cluster size operand must be provided for 'ClusteredReduce' group operation").Fail()
	}
	return true
}

// VerifyShuffle checks the scope and the second operand.
func (h Hooks) VerifyShuffle(op *core.Operation, r *core.Reporter) bool {
	if !h.VerifyGroup(op, r) {
		return false
	}
	if i, ok := op.Operand(op.NumOperands() - 1).Type().(*core.IntegerType); ok && i.Signedness() == core.Signed {
		return r.OpErrorf(op, "second operand must be a singless/unsigned integer").Fail()
	}
	return true
}

// VerifyGroupNonUniformRotateKHR checks the scope and the size of clusters.
func (h Hooks) VerifyGroupNonUniformRotateKHR(op spirv.GroupNonUniformRotateKHROp, r *core.Reporter) bool {
	if !h.VerifyGroup(op.Op, r) {
		return false
	}
	size := op.ClusterSize()
	return size == nil || verifyClusterSize(op.Op, size, r)
}
