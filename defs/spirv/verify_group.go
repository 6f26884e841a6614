package spirv

import (
	"math/bits"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/spirv"
)

// This file checks operations on groups of invocations.

// verifyGroup wants a scope that is a group.
func verifyGroup(op *core.Operation, r *core.Reporter) bool {
	if s, ok := op.Attr("execution_scope").(*spirv.ScopeAttr); ok && s.Value() != spirv.ScopeWorkgroup &&
		s.Value() != spirv.ScopeSubgroup {
		return r.OpErrorf(op, "execution scope must be 'Workgroup' or 'Subgroup'").Fail()
	}
	return true
}

// VerifyGroupFMulKHR is [verifyGroup].
func (Hooks) VerifyGroupFMulKHR(op spirv.GroupFMulKHROp, r *core.Reporter) bool {
	return verifyGroup(op.Op, r)
}

// VerifyGroupFAdd is [verifyGroup].
func (Hooks) VerifyGroupFAdd(op spirv.GroupFAddOp, r *core.Reporter) bool {
	return verifyGroup(op.Op, r)
}

// VerifyGroupFMax is [verifyGroup].
func (Hooks) VerifyGroupFMax(op spirv.GroupFMaxOp, r *core.Reporter) bool {
	return verifyGroup(op.Op, r)
}

// VerifyGroupFMin is [verifyGroup].
func (Hooks) VerifyGroupFMin(op spirv.GroupFMinOp, r *core.Reporter) bool {
	return verifyGroup(op.Op, r)
}

// VerifyGroupIAdd is [verifyGroup].
func (Hooks) VerifyGroupIAdd(op spirv.GroupIAddOp, r *core.Reporter) bool {
	return verifyGroup(op.Op, r)
}

// VerifyGroupIMulKHR is [verifyGroup].
func (Hooks) VerifyGroupIMulKHR(op spirv.GroupIMulKHROp, r *core.Reporter) bool {
	return verifyGroup(op.Op, r)
}

// VerifyGroupSMax is [verifyGroup].
func (Hooks) VerifyGroupSMax(op spirv.GroupSMaxOp, r *core.Reporter) bool {
	return verifyGroup(op.Op, r)
}

// VerifyGroupSMin is [verifyGroup].
func (Hooks) VerifyGroupSMin(op spirv.GroupSMinOp, r *core.Reporter) bool {
	return verifyGroup(op.Op, r)
}

// VerifyGroupUMax is [verifyGroup].
func (Hooks) VerifyGroupUMax(op spirv.GroupUMaxOp, r *core.Reporter) bool {
	return verifyGroup(op.Op, r)
}

// VerifyGroupUMin is [verifyGroup].
func (Hooks) VerifyGroupUMin(op spirv.GroupUMinOp, r *core.Reporter) bool {
	return verifyGroup(op.Op, r)
}

// VerifyGroupNonUniformBallot is [verifyGroup].
func (Hooks) VerifyGroupNonUniformBallot(op spirv.GroupNonUniformBallotOp, r *core.Reporter) bool {
	return verifyGroup(op.Op, r)
}

// VerifyGroupNonUniformBallotFindLSB is [verifyGroup].
func (Hooks) VerifyGroupNonUniformBallotFindLSB(op spirv.GroupNonUniformBallotFindLSBOp, r *core.Reporter) bool {
	return verifyGroup(op.Op, r)
}

// VerifyGroupNonUniformBallotFindMSB is [verifyGroup].
func (Hooks) VerifyGroupNonUniformBallotFindMSB(op spirv.GroupNonUniformBallotFindMSBOp, r *core.Reporter) bool {
	return verifyGroup(op.Op, r)
}

// VerifyGroupNonUniformElect is [verifyGroup].
func (Hooks) VerifyGroupNonUniformElect(op spirv.GroupNonUniformElectOp, r *core.Reporter) bool {
	return verifyGroup(op.Op, r)
}

// VerifyGroupBroadcast checks the scope and the id.
func (Hooks) VerifyGroupBroadcast(op spirv.GroupBroadcastOp, r *core.Reporter) bool {
	if !verifyGroup(op.Op, r) {
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
func (Hooks) VerifyGroupNonUniformBroadcast(op spirv.GroupNonUniformBroadcastOp, r *core.Reporter) bool {
	if !verifyGroup(op.Op, r) {
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

// verifyCombine checks the scope and the size of clusters.
func verifyCombine(op *core.Operation, r *core.Reporter) bool {
	if !verifyGroup(op, r) {
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

// VerifyGroupNonUniformFAdd is [verifyCombine].
func (Hooks) VerifyGroupNonUniformFAdd(op spirv.GroupNonUniformFAddOp, r *core.Reporter) bool {
	return verifyCombine(op.Op, r)
}

// VerifyGroupNonUniformFMax is [verifyCombine].
func (Hooks) VerifyGroupNonUniformFMax(op spirv.GroupNonUniformFMaxOp, r *core.Reporter) bool {
	return verifyCombine(op.Op, r)
}

// VerifyGroupNonUniformFMin is [verifyCombine].
func (Hooks) VerifyGroupNonUniformFMin(op spirv.GroupNonUniformFMinOp, r *core.Reporter) bool {
	return verifyCombine(op.Op, r)
}

// VerifyGroupNonUniformFMul is [verifyCombine].
func (Hooks) VerifyGroupNonUniformFMul(op spirv.GroupNonUniformFMulOp, r *core.Reporter) bool {
	return verifyCombine(op.Op, r)
}

// VerifyGroupNonUniformIAdd is [verifyCombine].
func (Hooks) VerifyGroupNonUniformIAdd(op spirv.GroupNonUniformIAddOp, r *core.Reporter) bool {
	return verifyCombine(op.Op, r)
}

// VerifyGroupNonUniformIMul is [verifyCombine].
func (Hooks) VerifyGroupNonUniformIMul(op spirv.GroupNonUniformIMulOp, r *core.Reporter) bool {
	return verifyCombine(op.Op, r)
}

// VerifyGroupNonUniformSMax is [verifyCombine].
func (Hooks) VerifyGroupNonUniformSMax(op spirv.GroupNonUniformSMaxOp, r *core.Reporter) bool {
	return verifyCombine(op.Op, r)
}

// VerifyGroupNonUniformSMin is [verifyCombine].
func (Hooks) VerifyGroupNonUniformSMin(op spirv.GroupNonUniformSMinOp, r *core.Reporter) bool {
	return verifyCombine(op.Op, r)
}

// VerifyGroupNonUniformUMax is [verifyCombine].
func (Hooks) VerifyGroupNonUniformUMax(op spirv.GroupNonUniformUMaxOp, r *core.Reporter) bool {
	return verifyCombine(op.Op, r)
}

// VerifyGroupNonUniformUMin is [verifyCombine].
func (Hooks) VerifyGroupNonUniformUMin(op spirv.GroupNonUniformUMinOp, r *core.Reporter) bool {
	return verifyCombine(op.Op, r)
}

// VerifyGroupNonUniformBitwiseAnd is [verifyCombine].
func (Hooks) VerifyGroupNonUniformBitwiseAnd(op spirv.GroupNonUniformBitwiseAndOp, r *core.Reporter) bool {
	return verifyCombine(op.Op, r)
}

// VerifyGroupNonUniformBitwiseOr is [verifyCombine].
func (Hooks) VerifyGroupNonUniformBitwiseOr(op spirv.GroupNonUniformBitwiseOrOp, r *core.Reporter) bool {
	return verifyCombine(op.Op, r)
}

// VerifyGroupNonUniformBitwiseXor is [verifyCombine].
func (Hooks) VerifyGroupNonUniformBitwiseXor(op spirv.GroupNonUniformBitwiseXorOp, r *core.Reporter) bool {
	return verifyCombine(op.Op, r)
}

// VerifyGroupNonUniformLogicalAnd is [verifyCombine].
func (Hooks) VerifyGroupNonUniformLogicalAnd(op spirv.GroupNonUniformLogicalAndOp, r *core.Reporter) bool {
	return verifyCombine(op.Op, r)
}

// VerifyGroupNonUniformLogicalOr is [verifyCombine].
func (Hooks) VerifyGroupNonUniformLogicalOr(op spirv.GroupNonUniformLogicalOrOp, r *core.Reporter) bool {
	return verifyCombine(op.Op, r)
}

// VerifyGroupNonUniformLogicalXor is [verifyCombine].
func (Hooks) VerifyGroupNonUniformLogicalXor(op spirv.GroupNonUniformLogicalXorOp, r *core.Reporter) bool {
	return verifyCombine(op.Op, r)
}

// verifyShuffle checks the scope and the second operand.
func verifyShuffle(op *core.Operation, r *core.Reporter) bool {
	if !verifyGroup(op, r) {
		return false
	}
	if i, ok := op.Operand(op.NumOperands() - 1).Type().(*core.IntegerType); ok && i.Signedness() == core.Signed {
		return r.OpErrorf(op, "second operand must be a singless/unsigned integer").Fail()
	}
	return true
}

// VerifyGroupNonUniformShuffle is [verifyShuffle].
func (Hooks) VerifyGroupNonUniformShuffle(op spirv.GroupNonUniformShuffleOp, r *core.Reporter) bool {
	return verifyShuffle(op.Op, r)
}

// VerifyGroupNonUniformShuffleDown is [verifyShuffle].
func (Hooks) VerifyGroupNonUniformShuffleDown(op spirv.GroupNonUniformShuffleDownOp, r *core.Reporter) bool {
	return verifyShuffle(op.Op, r)
}

// VerifyGroupNonUniformShuffleUp is [verifyShuffle].
func (Hooks) VerifyGroupNonUniformShuffleUp(op spirv.GroupNonUniformShuffleUpOp, r *core.Reporter) bool {
	return verifyShuffle(op.Op, r)
}

// VerifyGroupNonUniformShuffleXor is [verifyShuffle].
func (Hooks) VerifyGroupNonUniformShuffleXor(op spirv.GroupNonUniformShuffleXorOp, r *core.Reporter) bool {
	return verifyShuffle(op.Op, r)
}

// VerifyGroupNonUniformRotateKHR checks the scope and the size of clusters.
func (Hooks) VerifyGroupNonUniformRotateKHR(op spirv.GroupNonUniformRotateKHROp, r *core.Reporter) bool {
	if !verifyGroup(op.Op, r) {
		return false
	}
	size := op.ClusterSize()
	return size == nil || verifyClusterSize(op.Op, size, r)
}
