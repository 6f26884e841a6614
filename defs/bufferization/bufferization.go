package bufferization

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/generated/bufferization"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/tensor"
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

// ReifyResultShapesAllocTensor gives the sizes that the allocation was given, or those of its contents.
func (Hooks) ReifyResultShapesAllocTensor(op bufferization.AllocTensorOp, b *core.Builder) [][]core.FoldResult {
	t, ok := op.Result().Type().(*core.RankedTensorType)
	if !ok {
		return nil
	}
	sizes := make([]core.FoldResult, len(t.Shape()))
	for i, n := range t.Shape() {
		if n == core.Dynamic {
			sizes[i].Value = sizeOf(op, i, b)
		} else {
			sizes[i].Attr = b.Context().IndexAttr(n)
		}
	}
	return [][]core.FoldResult{sizes}
}

// sizeOf returns the size of a dynamic dimension of an allocation.
func sizeOf(op bufferization.AllocTensorOp, dim int, b *core.Builder) *core.Value {
	if v := op.Copy(); v != nil {
		return tensor.NewDim(b, v, memrefdefs.ConstantIndex(b, int64(dim))).Result()
	}
	k := 0
	for _, n := range op.Result().Type().(*core.RankedTensorType).Shape()[:dim] {
		if n == core.Dynamic {
			k++
		}
	}
	return op.DynamicSizes()[k]
}

// ReifyResultShapesMaterializeInDestination gives the sizes of the destination, which are those of the result.
func (Hooks) ReifyResultShapesMaterializeInDestination(op bufferization.MaterializeInDestinationOp,
	b *core.Builder) [][]core.FoldResult {
	t, ok := op.Dest().Type().(*core.RankedTensorType)
	if !ok {
		return nil
	}
	sizes := make([]core.FoldResult, len(t.Shape()))
	for i, n := range t.Shape() {
		if n == core.Dynamic {
			sizes[i].Value = tensor.NewDim(b, op.Dest(), memrefdefs.ConstantIndex(b, int64(i))).Result()
		} else {
			sizes[i].Attr = b.Context().IndexAttr(n)
		}
	}
	return [][]core.FoldResult{sizes}
}

// BuildDeallocClone frees memory.
func (Hooks) BuildDeallocClone(_ bufferization.CloneOp, b *core.Builder, memory *core.Value) *core.Operation {
	return memref.NewDealloc(b, memory).Op
}

// BuildCloneClone copies memory to some of the same type.
func (Hooks) BuildCloneClone(_ bufferization.CloneOp, b *core.Builder, memory *core.Value) *core.Value {
	return bufferization.NewClone(b, memory.Type(), memory).Output()
}
