package nvvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/intrange"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/generated/nvvm"
)

// This file has what is known about the values of special registers.

type setRange = func(v *core.Value, r intrange.Range)

// VerifyHasRange rejects ranges that are neither empty, full nor an interval.
func (Hooks) VerifyHasRange(op *core.Operation, r *core.Reporter) bool {
	a, ok := op.Slot(0).(*llvm.ConstantRangeAttr)
	if !ok {
		return true
	}
	lo, hi := a.Lower(), a.Upper()
	if !lo.Equal(hi) || lo.IsZero() || lo.IsAllOnes() {
		return true
	}
	return r.OpErrorf(op, "invalid range attribute: Lower == Upper, but they aren't min (0) or max (%s) value! This is an invalid "+
		"constant range.", num.UnsignedMax(lo.Width()).Text(false)).Fail()
}

// bound sets the range of a register that its attribute tells. Upstream counts the upper end of an interval in, and
// makes ranges that nothing is in of those that go round.
func bound(op *core.Operation, a *llvm.ConstantRangeAttr, set setRange) {
	t, ok := op.Result(0).Type().(*core.IntegerType)
	if a == nil || !ok || t.Width() != a.Lower().Width() {
		return
	}
	lo, hi := a.Lower(), a.Upper()
	switch last := hi.Sub(num.NewInt(hi.Width(), 1)); {
	case lo.ULE(hi) && lo.SLE(hi):
		set(op.Result(0), intrange.Range{UMin: lo, UMax: hi, SMin: lo, SMax: hi})
	case lo.ULE(last):
		set(op.Result(0), intrange.FromUnsigned(lo, last))
	}
}

// InferResultRangesBlockDimX bounds the register as its attribute says.
func (Hooks) InferResultRangesBlockDimX(op nvvm.BlockDimXOp, _ []intrange.Range, set setRange) {
	bound(op.Op, op.RangeAttr(), set)
}

// InferResultRangesBlockDimY bounds the register as its attribute says.
func (Hooks) InferResultRangesBlockDimY(op nvvm.BlockDimYOp, _ []intrange.Range, set setRange) {
	bound(op.Op, op.RangeAttr(), set)
}

// InferResultRangesBlockDimZ bounds the register as its attribute says.
func (Hooks) InferResultRangesBlockDimZ(op nvvm.BlockDimZOp, _ []intrange.Range, set setRange) {
	bound(op.Op, op.RangeAttr(), set)
}

// InferResultRangesBlockIdX bounds the register as its attribute says.
func (Hooks) InferResultRangesBlockIdX(op nvvm.BlockIdXOp, _ []intrange.Range, set setRange) {
	bound(op.Op, op.RangeAttr(), set)
}

// InferResultRangesBlockIdY bounds the register as its attribute says.
func (Hooks) InferResultRangesBlockIdY(op nvvm.BlockIdYOp, _ []intrange.Range, set setRange) {
	bound(op.Op, op.RangeAttr(), set)
}

// InferResultRangesBlockIdZ bounds the register as its attribute says.
func (Hooks) InferResultRangesBlockIdZ(op nvvm.BlockIdZOp, _ []intrange.Range, set setRange) {
	bound(op.Op, op.RangeAttr(), set)
}

// InferResultRangesBlockInClusterIdX bounds the register as its attribute says.
func (Hooks) InferResultRangesBlockInClusterIdX(op nvvm.BlockInClusterIdXOp, _ []intrange.Range, set setRange) {
	bound(op.Op, op.RangeAttr(), set)
}

// InferResultRangesBlockInClusterIdY bounds the register as its attribute says.
func (Hooks) InferResultRangesBlockInClusterIdY(op nvvm.BlockInClusterIdYOp, _ []intrange.Range, set setRange) {
	bound(op.Op, op.RangeAttr(), set)
}

// InferResultRangesBlockInClusterIdZ bounds the register as its attribute says.
func (Hooks) InferResultRangesBlockInClusterIdZ(op nvvm.BlockInClusterIdZOp, _ []intrange.Range, set setRange) {
	bound(op.Op, op.RangeAttr(), set)
}

// InferResultRangesClusterDimBlocksX bounds the register as its attribute says.
func (Hooks) InferResultRangesClusterDimBlocksX(op nvvm.ClusterDimBlocksXOp, _ []intrange.Range, set setRange) {
	bound(op.Op, op.RangeAttr(), set)
}

// InferResultRangesClusterDimBlocksY bounds the register as its attribute says.
func (Hooks) InferResultRangesClusterDimBlocksY(op nvvm.ClusterDimBlocksYOp, _ []intrange.Range, set setRange) {
	bound(op.Op, op.RangeAttr(), set)
}

// InferResultRangesClusterDimBlocksZ bounds the register as its attribute says.
func (Hooks) InferResultRangesClusterDimBlocksZ(op nvvm.ClusterDimBlocksZOp, _ []intrange.Range, set setRange) {
	bound(op.Op, op.RangeAttr(), set)
}

// InferResultRangesClusterDim bounds the register as its attribute says.
func (Hooks) InferResultRangesClusterDim(op nvvm.ClusterDimOp, _ []intrange.Range, set setRange) {
	bound(op.Op, op.RangeAttr(), set)
}

// InferResultRangesClusterDimX bounds the register as its attribute says.
func (Hooks) InferResultRangesClusterDimX(op nvvm.ClusterDimXOp, _ []intrange.Range, set setRange) {
	bound(op.Op, op.RangeAttr(), set)
}

// InferResultRangesClusterDimY bounds the register as its attribute says.
func (Hooks) InferResultRangesClusterDimY(op nvvm.ClusterDimYOp, _ []intrange.Range, set setRange) {
	bound(op.Op, op.RangeAttr(), set)
}

// InferResultRangesClusterDimZ bounds the register as its attribute says.
func (Hooks) InferResultRangesClusterDimZ(op nvvm.ClusterDimZOp, _ []intrange.Range, set setRange) {
	bound(op.Op, op.RangeAttr(), set)
}

// InferResultRangesClusterId bounds the register as its attribute says.
func (Hooks) InferResultRangesClusterId(op nvvm.ClusterIdOp, _ []intrange.Range, set setRange) {
	bound(op.Op, op.RangeAttr(), set)
}

// InferResultRangesClusterIdX bounds the register as its attribute says.
func (Hooks) InferResultRangesClusterIdX(op nvvm.ClusterIdXOp, _ []intrange.Range, set setRange) {
	bound(op.Op, op.RangeAttr(), set)
}

// InferResultRangesClusterIdY bounds the register as its attribute says.
func (Hooks) InferResultRangesClusterIdY(op nvvm.ClusterIdYOp, _ []intrange.Range, set setRange) {
	bound(op.Op, op.RangeAttr(), set)
}

// InferResultRangesClusterIdZ bounds the register as its attribute says.
func (Hooks) InferResultRangesClusterIdZ(op nvvm.ClusterIdZOp, _ []intrange.Range, set setRange) {
	bound(op.Op, op.RangeAttr(), set)
}

// InferResultRangesGridDimX bounds the register as its attribute says.
func (Hooks) InferResultRangesGridDimX(op nvvm.GridDimXOp, _ []intrange.Range, set setRange) {
	bound(op.Op, op.RangeAttr(), set)
}

// InferResultRangesGridDimY bounds the register as its attribute says.
func (Hooks) InferResultRangesGridDimY(op nvvm.GridDimYOp, _ []intrange.Range, set setRange) {
	bound(op.Op, op.RangeAttr(), set)
}

// InferResultRangesGridDimZ bounds the register as its attribute says.
func (Hooks) InferResultRangesGridDimZ(op nvvm.GridDimZOp, _ []intrange.Range, set setRange) {
	bound(op.Op, op.RangeAttr(), set)
}

// InferResultRangesGridId bounds the register as its attribute says.
func (Hooks) InferResultRangesGridId(op nvvm.GridIdOp, _ []intrange.Range, set setRange) {
	bound(op.Op, op.RangeAttr(), set)
}

// InferResultRangesLaneId bounds the register as its attribute says.
func (Hooks) InferResultRangesLaneId(op nvvm.LaneIdOp, _ []intrange.Range, set setRange) {
	bound(op.Op, op.RangeAttr(), set)
}

// InferResultRangesSmDim bounds the register as its attribute says.
func (Hooks) InferResultRangesSmDim(op nvvm.SmDimOp, _ []intrange.Range, set setRange) {
	bound(op.Op, op.RangeAttr(), set)
}

// InferResultRangesSmId bounds the register as its attribute says.
func (Hooks) InferResultRangesSmId(op nvvm.SmIdOp, _ []intrange.Range, set setRange) {
	bound(op.Op, op.RangeAttr(), set)
}

// InferResultRangesThreadIdX bounds the register as its attribute says.
func (Hooks) InferResultRangesThreadIdX(op nvvm.ThreadIdXOp, _ []intrange.Range, set setRange) {
	bound(op.Op, op.RangeAttr(), set)
}

// InferResultRangesThreadIdY bounds the register as its attribute says.
func (Hooks) InferResultRangesThreadIdY(op nvvm.ThreadIdYOp, _ []intrange.Range, set setRange) {
	bound(op.Op, op.RangeAttr(), set)
}

// InferResultRangesThreadIdZ bounds the register as its attribute says.
func (Hooks) InferResultRangesThreadIdZ(op nvvm.ThreadIdZOp, _ []intrange.Range, set setRange) {
	bound(op.Op, op.RangeAttr(), set)
}

// InferResultRangesWarpDim bounds the register as its attribute says.
func (Hooks) InferResultRangesWarpDim(op nvvm.WarpDimOp, _ []intrange.Range, set setRange) {
	bound(op.Op, op.RangeAttr(), set)
}

// InferResultRangesWarpId bounds the register as its attribute says.
func (Hooks) InferResultRangesWarpId(op nvvm.WarpIdOp, _ []intrange.Range, set setRange) {
	bound(op.Op, op.RangeAttr(), set)
}

// InferResultRangesWarpSize bounds the register as its attribute says.
func (Hooks) InferResultRangesWarpSize(op nvvm.WarpSizeOp, _ []intrange.Range, set setRange) {
	bound(op.Op, op.RangeAttr(), set)
}
