package shard

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/upstream"
	"github.com/odsgen/ods/generated/shard"
)

// VerifySymbolUsesOnGrid checks that the grid exists and has the dimensions that the operation names, and compares
// these with the results and, for an operation of a group of processes, its shapes and devices with the group.
func (Hooks) VerifySymbolUsesOnGrid(op *core.Operation, symbols *core.SymbolTableCollection, r *core.Reporter) bool {
	grid, ok := gridOf(op, symbols, r)
	if !ok {
		return false
	}
	rank := len(grid.Shape())
	var axes *core.DenseArrayAttr
	for _, name := range []string{"axes", "grid_axes", "split_axes"} {
		if k := op.Info().SlotIndex(name); k >= 0 {
			axes, _ = op.SlotOrDefault(k).(*core.DenseArrayAttr)
		}
	}
	if op.Is(&shard.NeighborsLinearIndicesDef) && upstream.NeighborAxes.In(op.Context()) {
		return true
	}
	if axes != nil && !verifyAxes(op, axes, grid, r) {
		return false
	}
	if axes != nil && axes.Len() > 0 {
		rank = axes.Len()
	}
	if shift, ok := shard.AsShiftOp(op); ok {
		if a := shift.ShiftAxisAttr(); axes == nil || !slices.Contains(numbers(axes), a.Value().Int64()) {
			return r.OpEmitErrorf(op, "Invalid shift axis %d. It must be one of the grouping grid axes.", a.Value().Int64()).Fail()
		}
	}
	if axes != nil && !verifyCollective(op, group{numbers(axes), grid.Shape()}, r) {
		return false
	}
	if (op.Is(&shard.GridShapeDef) || op.Is(&shard.ProcessMultiIndexDef)) && op.NumResults() != rank {
		return r.OpEmitErrorf(op, "Unexpected number of results %d. Expected %d.", op.NumResults(), rank).Fail()
	}
	return true
}

// VerifySymbolUsesSharding checks that the grid exists, and the offsets of shards with its sizes.
func (Hooks) VerifySymbolUsesSharding(op shard.ShardingOp, symbols *core.SymbolTableCollection, r *core.Reporter) bool {
	grid, ok := gridOf(op.Op, symbols, r)
	return ok && verifyOffsets(op, grid, r)
}

// VerifySymbolUsesUpdateHalo checks that the grid exists.
func (Hooks) VerifySymbolUsesUpdateHalo(op shard.UpdateHaloOp, symbols *core.SymbolTableCollection, r *core.Reporter) bool {
	_, ok := gridOf(op.Op, symbols, r)
	return ok
}

// gridOf returns the grid that an operation names, or reports that there is none.
func gridOf(op *core.Operation, symbols *core.SymbolTableCollection, r *core.Reporter) (shard.GridOp, bool) {
	ref, ok := op.Attr("grid").(*core.SymbolRefAttr)
	if !ok {
		return shard.GridOp{}, false // which the operation's definition rules out
	}
	grid, ok := shard.AsGridOp(symbols.LookupNearest(op, ref))
	if !ok {
		return grid, r.OpEmitErrorf(op, "Undefined required grid symbol %q.", ref.Root()).Fail()
	}
	return grid, true
}

// verifyAxes checks that dimensions of a grid exist and differ.
func verifyAxes(op *core.Operation, list *core.DenseArrayAttr, grid shard.GridOp, r *core.Reporter) bool {
	axes := numbers(list)
	sorted := slices.Sorted(slices.Values(axes))
	if len(slices.Compact(sorted)) != len(axes) {
		return r.Errorf(op.Loc(), "Grid axes contains duplicate elements.").Fail()
	}
	for _, a := range axes {
		if rank := len(grid.Shape()); a < 0 || a >= int64(rank) {
			return r.Errorf(op.Loc(), "0-based grid axis index %d is out of bounds. The referenced grid %q is of rank %d.", a,
				grid.SymName(), rank).Fail()
		}
	}
	return true
}

func numbers(list *core.DenseArrayAttr) []int64 {
	out := make([]int64, list.Len())
	for i := range out {
		out[i] = list.Int(i)
	}
	return out
}
