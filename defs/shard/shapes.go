package shard

import (
	"fmt"
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/generated/shard"
)

// A group is a set of processes that communicate: those that differ along some axes of a grid only.
type group struct {
	axes  []int64
	shape []int64 // of the grid
}

// size returns the number of processes, which is dynamic when one of the dimensions is.
func (g group) size() int64 {
	n := int64(1)
	for _, a := range g.axes {
		n = dim.Mul(n, g.shape[a])
	}
	return n
}

// over is dynamic, too, when the division is not even.
func over(a, b int64) int64 {
	if a == core.Dynamic || b == core.Dynamic || b == 0 || a%b != 0 {
		return core.Dynamic
	}
	return a / b
}

// verifyCollective compares the result of a collective operation with what its operand becomes in the group, and checks
// that the processes that it names are part of the group.
func verifyCollective(op *core.Operation, g group, r *core.Reporter) bool {
	if op.NumOperands() == 0 || op.NumResults() == 0 {
		return true // an operation that asks about the grid
	}
	from, okf := op.Operand(0).Type().(core.ShapedType)
	to, okt := op.Result(0).Type().(core.ShapedType)
	if !okf || !okt {
		return true // neighbors_linear_indices
	}
	s := shapes{loc: op.Loc(), group: g, from: from.Shape(), to: to.Shape(), r: r}
	axis := func(a *core.IntegerAttr) int64 { return a.Value().Int64() }
	device := func(name string, index *core.DenseArrayAttr) bool {
		return index == nil || verifyDevice(op, name, numbers(index), g, r)
	}
	if op, ok := shard.AsAllGatherOp(op); ok {
		return s.gather(axis(op.GatherAxisAttr()))
	}
	if op, ok := shard.AsAllSliceOp(op); ok {
		return s.slice(axis(op.SliceAxisAttr()))
	}
	if op, ok := shard.AsAllToAllOp(op); ok {
		return s.exchange(axis(op.SplitAxisAttr()), axis(op.ConcatAxisAttr()))
	}
	if op, ok := shard.AsBroadcastOp(op); ok {
		return device("root", op.RootAttr())
	}
	if op, ok := shard.AsGatherOp(op); ok {
		return device("root", op.RootAttr()) && s.gather(axis(op.GatherAxisAttr()))
	}
	if op, ok := shard.AsRecvOp(op); ok {
		return device("source", op.SourceAttr())
	}
	if op, ok := shard.AsReduceOp(op); ok {
		return device("root", op.RootAttr())
	}
	if op, ok := shard.AsReduceScatterOp(op); ok {
		return s.slice(axis(op.ScatterAxisAttr()))
	}
	if op, ok := shard.AsScatterOp(op); ok {
		return device("root", op.RootAttr()) && s.slice(axis(op.ScatterAxisAttr()))
	}
	if op, ok := shard.AsSendOp(op); ok {
		return device("destination", op.DestinationAttr())
	}
	return true
}

// verifyDevice checks that a process is named by one coordinate for each axis of its group, each within the grid.
func verifyDevice(op *core.Operation, name string, index []int64, g group, r *core.Reporter) bool {
	if len(index) != len(g.axes) {
		return r.Errorf(op.Loc(), "In-group device %q has unexpected multi-index size %d. Expected %d.", name, len(index),
			len(g.axes)).Fail()
	}
	for i, at := range index {
		if n := g.shape[g.axes[i]]; at != core.Dynamic && n != core.Dynamic && at >= n {
			return r.Errorf(op.Loc(),
				"Out of bounds coordinate %d for in-group device %q. Got %d, but expected value in the range [0, %d].",
				i, name, at, n-1).Fail()
		}
	}
	return true
}

// shapes are those of an operand and a result, which have the same rank.
type shapes struct {
	loc core.Location
	group
	from, to []int64
	r        *core.Reporter
}

// dim checks one dimension of the result. A dynamic one is compatible with every size.
func (s shapes) dim(axis, want int64) bool {
	got := s.to[axis]
	if got == core.Dynamic || got == want {
		return true
	}
	text := "dynamic"
	if want != core.Dynamic {
		text = fmt.Sprint(want)
	}
	return s.r.Errorf(s.loc, "Dimension size mismatch for result axis %d. Expected %s, but got %d.", axis, text, got).Fail()
}

// gather checks that one dimension grows by the size of the group.
func (s shapes) gather(axis int64) bool {
	if axis < 0 || axis >= int64(len(s.to)) {
		return s.r.Errorf(s.loc, "Gather axis %d is out of bounds [0, %d).", axis, len(s.to)).Fail()
	}
	for i, n := range s.from {
		if int64(i) == axis {
			n = dim.Mul(n, s.size())
		}
		if !s.dim(int64(i), n) {
			return false
		}
	}
	return true
}

// divisible checks that the group can share a dimension evenly.
func (s shapes) divisible(axis int64) bool {
	n, size := s.from[axis], s.size()
	if n == core.Dynamic || size == core.Dynamic || size != 0 && n%size == 0 {
		return true
	}
	return s.r.Errorf(s.loc, "Operand dimension size %d is not divisible by collective device group size %d for tensor axis %d.",
		n, size, axis).Fail()
}

// inRange says whether an axis is one of the tensor's. Upstream does not ask, and reads past the end of the shape.
func (s shapes) inRange(name string, axis int64) bool {
	if axis >= 0 && axis < int64(len(s.from)) {
		return true
	}
	return s.r.Errorf(s.loc, "%s axis %d is out of bounds [0, %d).", name, axis, len(s.from)).Fail()
}

// slice checks that one dimension is divided among the group.
func (s shapes) slice(axis int64) bool {
	for i, n := range s.from {
		if int64(i) != axis && !s.dim(int64(i), n) {
			return false
		}
	}
	return s.inRange("Scatter", axis) && s.divisible(axis) && s.dim(axis, over(s.from[axis], s.size()))
}

// exchange checks that one dimension is divided among the group, by which the other grows.
func (s shapes) exchange(split, concat int64) bool {
	for i, n := range s.from {
		if a := int64(i); (a != split && a != concat || split == concat) && !s.dim(a, n) {
			return false
		}
	}
	if split == concat {
		return true
	}
	return s.inRange("Split", split) && s.inRange("Concat", concat) &&
		s.dim(concat, dim.Mul(s.from[concat], s.size())) && s.dim(split, over(s.from[split], s.size()))
}

// verifyOffsets checks the offsets at which the shards of each split dimension begin: one more than there are shards,
// in ascending order.
func verifyOffsets(op shard.ShardingOp, grid shard.GridOp, r *core.Reporter) bool {
	offsets, shape := op.StaticShardedDimsOffsets(), grid.Shape()
	if len(offsets) == 0 {
		return true
	}
	if slices.Contains(shape, core.Dynamic) {
		return r.OpEmitErrorf(op.Op, "sharded dims offsets are not allowed for device grids with dynamic shape.").Fail()
	}
	for _, list := range op.SplitAxesAttr().Axes().Elems() {
		axes, ok := list.(*core.DenseArrayAttr)
		if !ok || axes.Len() == 0 {
			continue
		}
		shards := int64(0)
		for _, a := range numbers(axes) {
			if a >= int64(len(shape)) {
				return true // the grid has no such axis
			}
			shards = dim.Add(shards, shape[a])
		}
		last := int64(0)
		ends := dim.Add(shards, 1)
		if ends < 0 {
			return r.OpEmitErrorf(op.Op, "sharded dims offsets has wrong size.").Fail()
		}
		for i := range ends {
			if i >= int64(len(offsets)) {
				return r.OpEmitErrorf(op.Op, "sharded dims offsets has wrong size.").Fail()
			}
			if o := offsets[i]; o != core.Dynamic {
				if o < last {
					return r.OpEmitErrorf(op.Op, "sharded dims offsets must be non-decreasing.").Fail()
				}
				last = o
			}
		}
		offsets = offsets[ends:]
	}
	return true
}
