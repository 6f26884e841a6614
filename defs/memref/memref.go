package memref

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	arithdefs "github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/iface/view"
	"github.com/odsgen/ods/generated/memref"
)

// YAML is the definition of the dialect.
//
//go:embed memref.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{}

var _ memref.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return memref.New(Hooks{}) }

// MaterializeConstant makes constants of arith: memref has none of its own.
func (h Hooks) MaterializeConstant(b *core.Builder, value core.Attribute, t core.Type, loc core.Location) *core.Operation {
	return arithdefs.Hooks{}.MaterializeConstant(b, value, t, loc)
}

// EffectsAlloc appends an allocation of the result.
func (Hooks) EffectsAlloc(op memref.AllocOp, dst []core.Effect) []core.Effect {
	return append(dst, core.Effect{Kind: core.EffectAllocate, Value: op.Memref(), Resource: &core.DefaultResource})
}

// EffectsAlloca appends an allocation of the result in the scope around.
func (Hooks) EffectsAlloca(op memref.AllocaOp, dst []core.Effect) []core.Effect {
	return append(dst, core.Effect{Kind: core.EffectAllocate, Value: op.Memref(), Resource: &core.AutomaticAllocationScopeResource})
}

// EffectsDmaStart appends reads of source and tag and a write of the destination.
func (Hooks) EffectsDmaStart(op memref.DmaStartOp, dst []core.Effect) []core.Effect {
	d, ok := dmaParts(op)
	if !ok {
		return append(dst, core.Effect{Kind: core.EffectWrite, Resource: &core.DefaultResource})
	}
	for _, e := range []core.Effect{{Kind: core.EffectRead, Value: d.src}, {Kind: core.EffectWrite, Value: d.dst},
		{Kind: core.EffectRead, Value: d.tag}} {
		e.Resource = &core.DefaultResource
		dst = append(dst, e)
	}
	return dst
}

// RegionSuccessorsAllocaScope goes into the region and then behind the operation.
func (Hooks) RegionSuccessorsAllocaScope(op memref.AllocaScopeOp, from *core.Operation) []flow.RegionSuccessor {
	if from == nil {
		return []flow.RegionSuccessor{{Region: op.BodyRegion()}}
	}
	return []flow.RegionSuccessor{flow.LeaveOp(op.Op)}
}

// InferDistinctObjects gives each result the type of its operand.
func (Hooks) InferDistinctObjects(in *core.InferIn) ([]core.Type, bool) {
	out := make([]core.Type, len(in.Operands))
	for i, v := range in.Operands {
		out[i] = v.Type()
	}
	return out, true
}

// InferExtractStridedMetadata gives a memref without dimensions and an index for each number.
func (Hooks) InferExtractStridedMetadata(in *core.InferIn) ([]core.Type, bool) {
	if len(in.Operands) != 1 {
		return nil, false
	}
	t, ok := in.Operands[0].Type().(*core.MemRefType)
	if !ok {
		return nil, false
	}
	out := []core.Type{in.Context.MemRef(nil, t.ElementType(), nil, t.MemorySpace())}
	for range 1 + 2*len(t.Shape()) {
		out = append(out, in.Context.Index())
	}
	return out, true
}

// SpeculateDim allows an index that is known to be a dimension.
func (Hooks) SpeculateDim(op memref.DimOp) bool {
	i, ok := view.Constant(core.FoldResult{Value: op.Index()})
	t, ranked := op.Source().Type().(*core.MemRefType)
	return ok && ranked && i >= 0 && i < int64(len(t.Shape()))
}

// DimensionDim returns the index.
func (Hooks) DimensionDim(op memref.DimOp) core.FoldResult { return core.FoldResult{Value: op.Index()} }
