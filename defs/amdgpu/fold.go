package amdgpu

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/amdgpu"
)

// FoldMakeDmaDescriptor makes sizes and strides that are constants static.
func (Hooks) FoldMakeDmaDescriptor(op amdgpu.MakeDmaDescriptorOp, in *core.FoldIn) core.Fold {
	return foldSizes(op, in)
}

// FoldMakeGatherDmaDescriptor makes sizes and strides that are constants static.
func (Hooks) FoldMakeGatherDmaDescriptor(op amdgpu.MakeGatherDmaDescriptorOp, in *core.FoldIn) core.Fold {
	return foldSizes(op, in)
}

// dynamicLists is what both operations that make descriptors have.
type dynamicLists interface {
	GlobalDynamicSizes() []*core.Value
	SetGlobalDynamicSizes(vals ...*core.Value)
	GlobalStaticSizes() []int64
	SetGlobalStaticSizes(v []int64)
	GlobalDynamicStrides() []*core.Value
	SetGlobalDynamicStrides(vals ...*core.Value)
	GlobalStaticStrides() []int64
	SetGlobalStaticStrides(v []int64)
	SharedDynamicSizes() []*core.Value
	SetSharedDynamicSizes(vals ...*core.Value)
	SharedStaticSizes() []int64
	SetSharedStaticSizes(v []int64)
}

func foldSizes(d dynamicLists, in *core.FoldIn) core.Fold {
	constants := map[*core.Value]core.Attribute{}
	for i, a := range in.Operands {
		if a != nil {
			constants[in.Op.Operand(i)] = a
		}
	}
	changed := false
	for _, l := range [...]struct {
		dynamic    []*core.Value
		static     []int64
		setDynamic func(vals ...*core.Value)
		setStatic  func(v []int64)
	}{
		{d.GlobalDynamicSizes(), d.GlobalStaticSizes(), d.SetGlobalDynamicSizes, d.SetGlobalStaticSizes},
		{d.GlobalDynamicStrides(), d.GlobalStaticStrides(), d.SetGlobalDynamicStrides, d.SetGlobalStaticStrides},
		{d.SharedDynamicSizes(), d.SharedStaticSizes(), d.SetSharedDynamicSizes, d.SetSharedStaticSizes},
	} {
		if dynamic, static, ok := madeStatic(l.dynamic, l.static, constants); ok {
			l.setDynamic(dynamic...)
			l.setStatic(static)
			changed = true
		}
	}
	if !changed {
		return core.NoFold
	}
	return core.InPlace
}

// madeStatic takes constants that are not negative out of a list of dynamic sizes.
func madeStatic(dynamic []*core.Value, static []int64, constants map[*core.Value]core.Attribute) ([]*core.Value, []int64, bool) {
	var rest []*core.Value
	out := make([]int64, len(static))
	for i, n := range static {
		out[i] = n
		if n != core.Dynamic || len(dynamic) == 0 {
			continue
		}
		v := dynamic[0]
		dynamic = dynamic[1:]
		if a, ok := constants[v].(*core.IntegerAttr); ok && a.Int64() >= 0 {
			out[i] = a.Int64()
		} else {
			rest = append(rest, v)
		}
	}
	return rest, out, len(rest) < countDynamic(static)
}

func countDynamic(static []int64) (n int) {
	for _, s := range static {
		if s == core.Dynamic {
			n++
		}
	}
	return n
}
