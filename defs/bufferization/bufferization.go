package bufferization

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/bufferization"
)

// YAML is the definition of the dialect.
//
//go:embed bufferization.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{}

var _ bufferization.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return bufferization.New(Hooks{}) }

// InferDealloc gives a condition for each memref that is retained.
func (Hooks) InferDealloc(in *core.InferIn) ([]core.Type, bool) {
	out := make([]core.Type, len(in.OperandGroup(2)))
	for i := range out {
		out[i] = in.Context.Integer(1)
	}
	return out, true
}

// EffectsMaterializeInDestination appends a write of memory as destination.
func (Hooks) EffectsMaterializeInDestination(op bufferization.MaterializeInDestinationOp, dst []core.Effect) []core.Effect {
	if isMemRef(op.Dest().Type()) {
		dst = append(dst, core.Effect{Kind: core.EffectWrite, Value: op.Dest(), Resource: &core.DefaultResource})
	}
	return dst
}

// DpsInitsMaterializeInDestination returns the destination.
func (Hooks) DpsInitsMaterializeInDestination(op bufferization.MaterializeInDestinationOp) core.SuccessorOperands {
	return core.GroupOperands(op.Op, 1)
}

// FoldToBuffer gives the memory that a tensor was made of, when it has the type.
func (Hooks) FoldToBuffer(op bufferization.ToBufferOp, _ *core.FoldIn) core.Fold {
	from, ok := bufferization.AsToTensorOp(op.Tensor().DefiningOp())
	if !ok || from.Buffer().Type() != op.Buffer().Type() {
		return core.NoFold
	}
	return core.FoldValue(from.Buffer())
}

// FoldToTensor gives the tensor whose memory this is, when nothing can have written to it: the operations follow one another.
func (Hooks) FoldToTensor(op bufferization.ToTensorOp, _ *core.FoldIn) core.Fold {
	from, ok := bufferization.AsToBufferOp(op.Buffer().DefiningOp())
	if !ok || from.Op.Next() != op.Op || from.Tensor().Type() != op.Result().Type() {
		return core.NoFold
	}
	return core.FoldValue(from.Tensor())
}
