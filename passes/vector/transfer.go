package vector

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/vector"
)

// transfer is what reading and writing a vector have in common.
type transfer struct {
	op      *core.Operation
	vector  *core.VectorType
	base    *core.Value
	indices []*core.Value
	mask    *core.Value // or nil
	m       *affine.Map
	bounds  *core.ArrayAttr
}

func transferOfRead(op vector.TransferReadOp) transfer {
	return transfer{op.Op, vectorOf(op.Vector()), op.Base(), op.Indices(), op.Mask(), op.PermutationMapAttr().Value(),
		op.InBoundsAttr()}
}

func transferOfWrite(op vector.TransferWriteOp) transfer {
	return transfer{op.Op, vectorOf(op.ValueToStore()), op.Base(), op.Indices(), op.Mask(), op.PermutationMapAttr().Value(),
		op.InBoundsAttr()}
}

// inBounds reports whether no dimension goes out of bounds.
func (x transfer) inBounds() bool {
	yes := x.op.Context().Bool(true)
	return !slices.ContainsFunc(x.bounds.Elems(), func(a core.Attribute) bool { return a != yes })
}

// AddTransferLowerings adds the patterns that make loads and stores of transfers between vectors and buffers, of
// vectors of at most so many dimensions; 0 is any number.
func AddTransferLowerings(set *rewrite.PatternSet, maxRank int) {
	set.Add(
		rewrite.OpPattern(&vector.TransferReadDef, vector.AsTransferReadOp, "load",
			func(op vector.TransferReadOp, rw *rewrite.Rewriter) bool {
				return lowerRead(op, maxRank, rw)
			}),
		rewrite.OpPattern(&vector.TransferWriteDef, vector.AsTransferWriteOp, "store",
			func(op vector.TransferWriteOp, rw *rewrite.Rewriter) bool {
				return lowerWrite(op, maxRank, rw)
			}))
}

// isAccess reports whether the transfer moves a part of a buffer's innermost rows that lie one behind the other, all in
// bounds. t is the vector that is moved.
func (x transfer) isAccess(t *core.VectorType, maxRank int) bool {
	m, ok := x.base.Type().(*core.MemRefType)
	if root, _ := maskingOf(x.op); !ok || root != x.op || maxRank > 0 && len(x.vector.Shape()) > maxRank || !x.inBounds() {
		return false
	}
	strides, _, ok := m.StridesAndOffset()
	if !ok || len(strides) > 0 && strides[len(strides)-1] != 1 {
		return false
	}
	if elem, ok := m.ElementType().(*core.VectorType); ok && elem != t {
		return false
	} else if !ok && m.ElementType() != t.ElementType() {
		return false
	}
	return x.mask == nil || len(t.Shape()) == 1 // masked accesses have one dimension
}

func lowerRead(op vector.TransferReadOp, maxRank int, rw *rewrite.Rewriter) bool {
	x := transferOfRead(op)
	spread, ok := x.m.MinorIdentityWithBroadcasting()
	if !ok {
		return rw.NoMatch(op.Op, "not minor identity + bcast")
	}
	shape := slices.Clone(x.vector.Shape())
	for _, i := range spread {
		shape[i] = 1
	}
	t := op.Op.Context().Vector(shape, x.vector.ElementType(), x.vector.ScalableDims())
	if !x.isAccess(t, maxRank) {
		return rw.NoMatch(op.Op, "it is no plain access")
	}
	rw.SetLoc(op.Op.Loc())
	b := &rw.Builder
	var v *core.Value
	if x.mask != nil {
		other := broadcast(b, t, op.Padding())
		v = vector.MaskedLoad{ResultType: t, Base: x.base, Indices: x.indices, Mask: x.mask, PassThru: other}.Build(b).Result()
	} else {
		v = vector.Load{ResultType: t, Base: x.base, Indices: x.indices}.Build(b).Result()
	}
	if len(spread) > 0 {
		v = broadcast(b, x.vector, v)
	}
	rw.ReplaceOp(op.Op, v)
	return true
}

func lowerWrite(op vector.TransferWriteOp, maxRank int, rw *rewrite.Rewriter) bool {
	x := transferOfWrite(op)
	if !x.m.IsMinorIdentity() {
		return rw.NoMatch(op.Op, "permutation map is not minor identity")
	}
	if !x.isAccess(x.vector, maxRank) {
		return rw.NoMatch(op.Op, "it is no plain access")
	}
	rw.SetLoc(op.Op.Loc())
	b := &rw.Builder
	if x.mask != nil {
		vector.MaskedStore{Base: x.base, Indices: x.indices, Mask: x.mask, ValueToStore: op.ValueToStore()}.Build(b)
	} else {
		vector.Store{ValueToStore: op.ValueToStore(), Base: x.base, Indices: x.indices}.Build(b)
	}
	rw.EraseOp(op.Op)
	return true
}
