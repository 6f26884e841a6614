package gpu

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/intrange"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/gpu"
	"github.com/odsgen/ods/generated/iface/function"
)

// This file bounds numbers and sizes: by what a launch or a function says, by upper_bound, and by what devices have.

const (
	maxDim          = 1<<32 - 1
	maxClusterDim   = 8
	maxSubgroupSize = 128
)

// setter receives the range of a value.
type setter = func(v *core.Value, r intrange.Range)

// sizeKind tells the three kinds of sizes apart: of blocks, grids and clusters.
type sizeKind struct {
	operand int // the first group of the launch's operands
	name    string
}

var (
	blockSize   = sizeKind{4, "known_block_size"}
	gridSize    = sizeKind{1, "known_grid_size"}
	clusterSize = sizeKind{clusterOperand, "known_cluster_size"}
)

// known returns a size when the launch or a function around says it.
func (k sizeKind) known(op *core.Operation, d gpu.Dimension) (uint64, bool) {
	launch, kernel, fn := around(op)
	if launch != nil && (k != clusterSize || hasClusters(launch)) {
		if n, ok := constant(launch.OptionalOperand(k.operand + int(d))); ok {
			return n, true
		}
	}
	for _, a := range []core.Attribute{attrOf(kernel, k.name), attrOf(fn, "gpu."+k.name)} {
		if list, ok := a.(*core.DenseArrayAttr); ok && int(d) < list.Len() {
			return uint64(uint32(list.Int(int(d)))), true
		}
	}
	return 0, false
}

func attrOf(op *core.Operation, name string) core.Attribute {
	if op == nil {
		return nil
	}
	return op.Attr(name)
}

func constant(v *core.Value) (uint64, bool) {
	if v == nil {
		return 0, false
	}
	n, ok := v.ConstantValue().(*core.IntegerAttr)
	if !ok {
		return 0, false
	}
	return n.Value().Uint64(), true
}

// around returns the nearest launch, device function and function around an operation, nil where there is none.
func around(op *core.Operation) (launch, kernel, fn *core.Operation) {
	for o := op.ParentOp(); o != nil; o = o.ParentOp() {
		if _, ok := gpu.AsLaunchOp(o); ok && launch == nil {
			launch = o
		}
		if _, ok := gpu.AsGPUFuncOp(o); ok && kernel == nil {
			kernel = o
		}
		if _, ok := function.FunctionOpInterfaceKey.Of(o); ok && fn == nil {
			fn = o
		}
	}
	return launch, kernel, fn
}

func indexRange(lo, hi uint64) intrange.Range {
	return intrange.FromUnsigned(num.NewInt(64, lo), num.NewInt(64, hi))
}

// limit returns the smaller of a limit and the operation's upper_bound.
func limit(op *core.Operation, most uint64) uint64 {
	if a, ok := op.Attr("upper_bound").(*core.IntegerAttr); ok {
		return min(most, a.Value().Uint64())
	}
	return most
}

// boundSize bounds a size.
func boundSize(op *core.Operation, k *sizeKind, d gpu.Dimension, most uint64, set setter) {
	if k != nil {
		if n, ok := k.known(op, d); ok {
			set(op.Result(0), indexRange(n, n))
			return
		}
	}
	set(op.Result(0), indexRange(1, limit(op, most)))
}

// boundID bounds a number by the size that belongs to it.
func boundID(op *core.Operation, k *sizeKind, d gpu.Dimension, most uint64, set setter) {
	if k != nil {
		if n, ok := k.known(op, d); ok {
			set(op.Result(0), indexRange(0, n-1))
			return
		}
	}
	set(op.Result(0), indexRange(0, limit(op, most)-1))
}

// InferResultRangesGlobalId bounds the number by the product of the sizes.
func (Hooks) InferResultRangesGlobalId(op gpu.GlobalIdOp, _ []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	if a, ok := op.Op.Attr("upper_bound").(*core.IntegerAttr); ok {
		set(op.Op.Result(0), indexRange(0, a.Value().Uint64()-1))
		return
	}
	size := func(k sizeKind) uint64 {
		if n, ok := k.known(op.Op, op.Dimension()); ok {
			return n
		}
		return maxDim
	}
	set(op.Op.Result(0), indexRange(0, size(blockSize)*size(gridSize)-1))
}

// InferResultRangesLaunch bounds the arguments of the body by the operands. Upstream says nothing about clusters.
func (Hooks) InferResultRangesLaunch(op gpu.LaunchOp, in []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	entry := op.Body().Entry()
	each := func(operand, id, size int) {
		start, _ := op.Op.OperandSegment(operand)
		for i := range 3 {
			bound := indexRange(1, maxDim)
			if r := in[start+i]; intrange.AllKnown(r) {
				bound = bound.Intersect(r)
			}
			set(entry.Arg(size+i), bound)
			set(entry.Arg(id+i), indexRange(0, bound.UMax.Uint64()-1))
		}
	}
	each(1, blockIDs, gridSizes)
	each(4, threadIDs, blockSizes)
}

// InferResultRangesSubgroupBroadcast passes the range on.
func (Hooks) InferResultRangesSubgroupBroadcast(op gpu.SubgroupBroadcastOp, in []intrange.Range,
	set func(v *core.Value, r intrange.Range)) {
	set(op.Result(), in[0])
}

// InferResultRangesClusterDim bounds the size.
func (Hooks) InferResultRangesClusterDim(op gpu.ClusterDimOp, _ []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	boundSize(op.Op, nil, op.Dimension(), maxDim, set)
}

// InferResultRangesClusterDimBlocks bounds the size.
func (Hooks) InferResultRangesClusterDimBlocks(op gpu.ClusterDimBlocksOp, _ []intrange.Range,
	set func(v *core.Value, r intrange.Range)) {
	boundSize(op.Op, &clusterSize, op.Dimension(), maxClusterDim, set)
}

// InferResultRangesBlockDim bounds the size.
func (Hooks) InferResultRangesBlockDim(op gpu.BlockDimOp, _ []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	boundSize(op.Op, &blockSize, op.Dimension(), maxDim, set)
}

// InferResultRangesGridDim bounds the size.
func (Hooks) InferResultRangesGridDim(op gpu.GridDimOp, _ []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	boundSize(op.Op, &gridSize, op.Dimension(), maxDim, set)
}

// InferResultRangesClusterId bounds the number.
func (Hooks) InferResultRangesClusterId(op gpu.ClusterIdOp, _ []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	boundID(op.Op, nil, op.Dimension(), maxDim, set)
}

// InferResultRangesClusterBlockId bounds the number.
func (Hooks) InferResultRangesClusterBlockId(op gpu.ClusterBlockIdOp, _ []intrange.Range,
	set func(v *core.Value, r intrange.Range)) {
	boundID(op.Op, &clusterSize, op.Dimension(), maxClusterDim, set)
}

// InferResultRangesBlockId bounds the number.
func (Hooks) InferResultRangesBlockId(op gpu.BlockIdOp, _ []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	boundID(op.Op, &gridSize, op.Dimension(), maxDim, set)
}

// InferResultRangesThreadId bounds the number.
func (Hooks) InferResultRangesThreadId(op gpu.ThreadIdOp, _ []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	boundID(op.Op, &blockSize, op.Dimension(), maxDim, set)
}

// InferResultRangesLaneId bounds the number.
func (Hooks) InferResultRangesLaneId(op gpu.LaneIdOp, _ []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	boundID(op.Op, nil, 0, maxSubgroupSize, set)
}

// InferResultRangesSubgroupId bounds the number.
func (Hooks) InferResultRangesSubgroupId(op gpu.SubgroupIdOp, _ []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	boundID(op.Op, nil, 0, maxDim, set)
}

// InferResultRangesNumSubgroups bounds the number.
func (Hooks) InferResultRangesNumSubgroups(op gpu.NumSubgroupsOp, _ []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	boundSize(op.Op, nil, 0, maxDim, set)
}

// InferResultRangesSubgroupSize bounds the size.
func (Hooks) InferResultRangesSubgroupSize(op gpu.SubgroupSizeOp, _ []intrange.Range, set func(v *core.Value, r intrange.Range)) {
	boundSize(op.Op, nil, 0, maxSubgroupSize, set)
}
