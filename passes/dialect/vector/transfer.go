package vector

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/vector"
)

// Transfer is what reading and writing a vector have in common.
type Transfer struct {
	Op       *core.Operation
	Type     *core.VectorType // of what is moved
	Base     *core.Value      // the buffer or tensor
	Indices  []*core.Value
	Mask     *core.Value // or nil
	Map      *affine.Map
	InBounds *core.ArrayAttr
}

// TransferOf returns what a vector.transfer_read or vector.transfer_write consists of.
func TransferOf(op *core.Operation) Transfer {
	if r, ok := vector.AsTransferReadOp(op); ok {
		return Transfer{op, vectorOf(r.Vector()), r.Base(), r.Indices(), r.Mask(), r.PermutationMapAttr().Value(), r.InBoundsAttr()}
	}
	w := core.Must(vector.AsTransferWriteOp(op))
	return Transfer{op, vectorOf(w.ValueToStore()), w.Base(), w.Indices(), w.Mask(), w.PermutationMapAttr().Value(),
		w.InBoundsAttr()}
}

// AllInBounds reports whether no dimension goes out of bounds.
func (x Transfer) AllInBounds() bool {
	yes := x.Op.Context().Bool(true)
	return !slices.ContainsFunc(x.InBounds.Elems(), func(a core.Attribute) bool { return a != yes })
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

// isAccess reports whether the transfer moves a part of a buffer's innermost rows that lie one after the other, all in
// bounds. t is the vector that is moved.
func (x Transfer) isAccess(t *core.VectorType, maxRank int) bool {
	m, ok := x.Base.Type().(*core.MemRefType)
	if root, _ := maskingOf(x.Op); !ok || root != x.Op || maxRank > 0 && len(x.Type.Shape()) > maxRank || !x.AllInBounds() {
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
	return x.Mask == nil || len(t.Shape()) == 1 // masked accesses have one dimension
}

func lowerRead(op vector.TransferReadOp, maxRank int, rw *rewrite.Rewriter) bool {
	x := TransferOf(op.Op)
	spread, ok := x.Map.MinorIdentityWithBroadcasting()
	if !ok {
		return rw.NoMatch(op.Op, "not minor identity + bcast")
	}
	shape := slices.Clone(x.Type.Shape())
	for _, i := range spread {
		shape[i] = 1
	}
	t := op.Op.Context().Vector(shape, x.Type.ElementType(), x.Type.ScalableDims())
	if !x.isAccess(t, maxRank) {
		return rw.NoMatch(op.Op, "it is no plain access")
	}
	rw.SetLoc(op.Op.Loc())
	b := &rw.Builder
	var v *core.Value
	if x.Mask != nil {
		other := broadcast(b, t, op.Padding())
		v = vector.MaskedLoad{ResultType: t, Base: x.Base, Indices: x.Indices, Mask: x.Mask, PassThru: other}.Build(b).Result()
	} else {
		v = vector.Load{ResultType: t, Base: x.Base, Indices: x.Indices}.Build(b).Result()
	}
	if len(spread) > 0 {
		v = broadcast(b, x.Type, v)
	}
	rw.ReplaceOp(op.Op, v)
	return true
}

func lowerWrite(op vector.TransferWriteOp, maxRank int, rw *rewrite.Rewriter) bool {
	x := TransferOf(op.Op)
	if !x.Map.IsMinorIdentity() {
		return rw.NoMatch(op.Op, "permutation map is not minor identity")
	}
	if !x.isAccess(x.Type, maxRank) {
		return rw.NoMatch(op.Op, "it is no plain access")
	}
	rw.SetLoc(op.Op.Loc())
	b := &rw.Builder
	if x.Mask != nil {
		vector.MaskedStore{Base: x.Base, Indices: x.Indices, Mask: x.Mask, ValueToStore: op.ValueToStore()}.Build(b)
	} else {
		vector.Store{ValueToStore: op.ValueToStore(), Base: x.Base, Indices: x.Indices}.Build(b)
	}
	rw.EraseOp(op.Op)
	return true
}
