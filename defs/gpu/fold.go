package gpu

import (
	"github.com/odsgen/ods/core"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/generated/gpu"
)

// FoldMemRefCasts takes the operand of a memref.cast for its result.
func (Hooks) FoldMemRefCasts(op *core.Operation, _ *core.FoldIn) core.Fold {
	return memrefdefs.FoldCasts(op)
}

// executedByAll reports whether all threads of a launch execute an operation: it stands in the first block of the body.
func executedByAll(op *core.Operation) bool {
	_, ok := gpu.AsLaunchOp(op.ParentOp())
	return ok && op.Block().IsEntry()
}

// FoldAllReduce finds that all threads take part.
func (Hooks) FoldAllReduce(op gpu.AllReduceOp, _ *core.FoldIn) core.Fold {
	if op.Uniform() || !executedByAll(op.Op) {
		return core.NoFold
	}
	op.SetUniform(true)
	return core.InPlace
}

// FoldSubgroupReduce finds that all threads take part.
func (Hooks) FoldSubgroupReduce(op gpu.SubgroupReduceOp, _ *core.FoldIn) core.Fold {
	if op.Uniform() || !executedByAll(op.Op) {
		return core.NoFold
	}
	op.SetUniform(true)
	return core.InPlace
}

// FoldSubgroupBroadcast finds that the value has been broadcast already.
func (Hooks) FoldSubgroupBroadcast(op gpu.SubgroupBroadcastOp, _ *core.FoldIn) core.Fold {
	if src, ok := gpu.AsSubgroupBroadcastOp(op.Src().DefiningOp()); ok {
		return core.FoldValue(src.Result())
	}
	return core.NoFold
}
