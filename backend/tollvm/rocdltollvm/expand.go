package rocdltollvm

import (
	"github.com/odsgen/ods/backend/llvmir"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/generated/rocdl"
)

// Extend lets the translation to LLVM IR know dialect rocdl.
func Extend(r *core.Registry) { llvmir.AddTranslation(r, rocdl.Name, llvmir.ExpandFunc(expand)) }

// The functions of the device library.
const (
	localSize = "__ockl_get_local_size"
	numGroups = "__ockl_get_num_groups"
)

// sizes are the operations that ask the device library for a size along a dimension.
var sizes = [...]struct {
	def       *core.OpDef
	function  string
	dimension int64
}{
	{&rocdl.BlockDimXDef, localSize, 0}, {&rocdl.BlockDimYDef, localSize, 1}, {&rocdl.BlockDimZDef, localSize, 2},
	{&rocdl.GridDimXDef, numGroups, 0}, {&rocdl.GridDimYDef, numGroups, 1}, {&rocdl.GridDimZDef, numGroups, 2},
}

// expand is the translation of an operation.
func expand(op *core.Operation, b *core.Builder) ([]*core.Value, bool) {
	if op.Is(&rocdl.BarrierDef) {
		barrier(b)
		return nil, true
	}
	for _, s := range sizes {
		if op.Is(s.def) {
			return []*core.Value{size(op, b, s.function, s.dimension)}, true
		}
	}
	return nil, false
}

// barrier waits for the workgroup; memory accesses before it are visible to all after it.
func barrier(b *core.Builder) {
	scope := b.Context().String("workgroup")
	llvm.Fence{Ordering: llvm.AtomicOrderingRelease, Syncscope: scope}.Build(b)
	llvm.CallIntrinsic{Intrin: "llvm.amdgcn.s.barrier"}.Build(b)
	llvm.Fence{Ordering: llvm.AtomicOrderingAcquire, Syncscope: scope}.Build(b)
}

// size asks for a size, which may be known to be in a range. The library's sizes have 64 bits.
func size(op *core.Operation, b *core.Builder, function string, dimension int64) *core.Value {
	c := b.Context()
	at := llvm.NewConstant(b, c.I32(), c.IntegerAttr(c.I32(), dimension))
	call := llvm.Call{ResultType: c.I64(), Callee: c.SymbolRef(function), CalleeOperands: []*core.Value{at.Op.Result(0)}}
	if r, ok := op.Attr("range").(*llvm.ConstantRangeAttr); ok {
		r = llvm.GetConstantRangeAttr(c, r.Lower().ZExtOrTrunc(64), r.Upper().ZExtOrTrunc(64))
		call.ResAttrs = c.Array(c.Dict([]core.NamedAttr{{Name: "llvm.range", Value: r}}))
	}
	return call.Build(b).Op.Result(0)
}
