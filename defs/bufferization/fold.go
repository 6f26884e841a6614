package bufferization

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/bufferization"
	"github.com/odsgen/ods/generated/memref"
)

// FoldClone copies from what its operand was cast from, as long as that has a rank.
func (Hooks) FoldClone(op bufferization.CloneOp, _ *core.FoldIn) core.Fold {
	c, ok := memref.AsCastOp(op.Input().DefiningOp())
	if !ok {
		return core.NoFold
	}
	if _, ranked := c.Source().Type().(*core.MemRefType); !ranked {
		return core.NoFold
	}
	op.SetInput(c.Source())
	return core.InPlace
}

// FoldToBuffer gives the memory that a tensor was made of, when it has the type.
func (Hooks) FoldToBuffer(op bufferization.ToBufferOp, _ *core.FoldIn) core.Fold {
	from, ok := bufferization.AsToTensorOp(op.Tensor().DefiningOp())
	if !ok || from.Buffer().Type() != op.Buffer().Type() {
		return core.NoFold
	}
	return core.FoldValue(from.Buffer())
}

// FoldToTensor gives the tensor whose memory this is, when nothing can have written to it: the operations follow one
// another.
func (Hooks) FoldToTensor(op bufferization.ToTensorOp, _ *core.FoldIn) core.Fold {
	from, ok := bufferization.AsToBufferOp(op.Buffer().DefiningOp())
	if !ok || from.Op.Next() != op.Op || from.Tensor().Type() != op.Result().Type() {
		return core.NoFold
	}
	return core.FoldValue(from.Tensor())
}
