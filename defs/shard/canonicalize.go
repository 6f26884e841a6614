package shard

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/constfold"
	"github.com/odsgen/ods/generated/shard"
)

// CanonicalizeSharding writes known sizes as numbers, and leaves out halos that are all zero, and offsets of parts of
// one size.
func (Hooks) CanonicalizeSharding(op shard.ShardingOp, rw *rewrite.Rewriter) bool {
	halo, haloValues := known(op.StaticHaloSizes(), op.DynamicHaloSizes())
	offsets, offsetValues := known(op.StaticShardedDimsOffsets(), op.DynamicShardedDimsOffsets())
	if len(haloValues) == 0 && !slices.ContainsFunc(halo, func(n int64) bool { return n != 0 }) {
		halo = nil
	}
	if len(offsetValues) == 0 && isEven(offsets) {
		offsets = nil
	}
	if slices.Equal(halo, op.StaticHaloSizes()) && slices.Equal(offsets, op.StaticShardedDimsOffsets()) {
		return false
	}
	rw.Modify(op.Op, func() {
		op.SetStaticHaloSizes(halo)
		op.SetDynamicHaloSizes(haloValues...)
		op.SetStaticShardedDimsOffsets(offsets)
		op.SetDynamicShardedDimsOffsets(offsetValues...)
	})
	return true
}

// known puts constants that are not negative in the place of dynamic sizes.
func known(static []int64, dynamic []*core.Value) (nums []int64, rest []*core.Value) {
	nums = slices.Clone(static)
	i := 0
	for k, n := range static {
		if n != core.Dynamic || i >= len(dynamic) {
			continue
		}
		v := dynamic[i]
		i++
		if c, ok := constfold.IntValue(v); ok && !c.IsNegative() {
			nums[k] = c.Int64()
		} else {
			rest = append(rest, v)
		}
	}
	return nums, rest
}

// isEven reports whether all offsets are equally far from each other.
func isEven(offsets []int64) bool {
	for i := 2; i < len(offsets); i++ {
		if offsets[i]-offsets[i-1] != offsets[1]-offsets[0] {
			return false
		}
	}
	return len(offsets) > 1
}

// CanonicalizeShard takes the result of another shard.shard of the same value that stands in front, or makes it its
// source when that one says something else.
func (Hooks) CanonicalizeShard(op shard.ShardOp, rw *rewrite.Rewriter) bool {
	src := op.Src()
	if _, ok := shard.AsShardOp(src.DefiningOp()); ok || src.HasOneUse() {
		return false
	}
	for u := range src.Users() {
		if u == op.Op {
			continue
		}
		other, ok := shard.AsShardOp(u)
		if !ok || u.Block() != op.Op.Block() || !u.IsBeforeInBlock(op.Op) {
			return false
		}
		if sameSharding(op.Sharding(), other.Sharding()) {
			rw.ReplaceOp(op.Op, other.Result())
		} else {
			rw.Modify(op.Op, func() { op.SetSrc(other.Result()) })
		}
		return true
	}
	return false
}

// sameSharding reports whether two values are known to say the same about how a tensor is spread.
func sameSharding(a, b *core.Value) bool {
	x, okX := shard.AsShardingOp(a.DefiningOp())
	y, okY := shard.AsShardingOp(b.DefiningOp())
	if !okX || !okY {
		return a == b
	}
	return x.Grid() == y.Grid() && slices.Equal(withoutEmpty(x), withoutEmpty(y)) &&
		slices.Equal(x.StaticHaloSizes(), y.StaticHaloSizes()) && slices.Equal(x.DynamicHaloSizes(), y.DynamicHaloSizes()) &&
		slices.Equal(x.StaticShardedDimsOffsets(), y.StaticShardedDimsOffsets()) &&
		slices.Equal(x.DynamicShardedDimsOffsets(), y.DynamicShardedDimsOffsets())
}

// withoutEmpty returns the axes by which the dimensions are split, without those after the last that is split.
func withoutEmpty(op shard.ShardingOp) []core.Attribute {
	list := op.SplitAxesAttr().Axes().Elems()
	for len(list) > 0 {
		if a, ok := list[len(list)-1].(*core.DenseArrayAttr); !ok || a.Len() > 0 {
			break
		}
		list = list[:len(list)-1]
	}
	return list
}
