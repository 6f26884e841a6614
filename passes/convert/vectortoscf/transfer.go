package vectortoscf

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	affinedefs "github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/scf"
	vectorgen "github.com/odsgen/ods/generated/vector"
	"github.com/odsgen/ods/passes/dialect/vector"
)

// This file has what all lowerings of transfers need: they take the outermost dimension of the vector apart.

func index(b *core.Builder, n int64) *core.Value {
	return arith.NewConstant(b, b.Context().IndexAttr(n)).Result()
}

// store stores at indices, and says that this is not nontemporal, as upstream's builder with indices does.
func store(b *core.Builder, v, buffer *core.Value, indices []*core.Value) {
	s := memref.Store{Value: v, Memref: buffer, Indices: indices}.Build(b)
	s.SetNontemporalAttr(b.Context().Bool(false))
}

// load loads at indices, and says the same.
func load(b *core.Builder, buffer *core.Value, indices []*core.Value) *core.Value {
	l := memref.Load{Memref: buffer, Indices: indices}.Build(b)
	l.SetNontemporalAttr(b.Context().Bool(false))
	return l.Op.Result(0)
}

// scalable reports whether dimension i of a vector is scalable.
func scalable(t *core.VectorType, i int) bool {
	s := t.ScalableDims()
	return i < len(s) && s[i]
}

func rank(t *core.VectorType) int { return len(t.Shape()) }

// transfer is a transfer of a vector of at least one dimension, with what is asked of it often.
type transfer struct{ vector.Transfer }

func (x transfer) isTensor() bool {
	_, ok := x.Base.Type().(*core.RankedTensorType)
	return ok
}

// dim returns the dimension of the memory that the vector's outermost dimension goes along, or -1 when that is
// broadcast.
func (x transfer) dim() int {
	if e := x.Map.Result(0); e.IsDim() {
		return e.Position()
	}
	return -1
}

// maskRank returns the number of dimensions of the mask, 0 without one.
func (x transfer) maskRank() int {
	if x.Mask == nil {
		return 0
	}
	return rank(x.Mask.Type().(*core.VectorType))
}

// rowsMasked reports whether rows of the vector have masks of their own; otherwise the mask is the one of all rows, or
// says of each row whether it is moved at all.
func (x transfer) rowsMasked() bool { return x.maskRank() > 1 && x.dim() >= 0 }

// plus adds two numbers by affine.apply.
func plus(b *core.Builder, l, r *core.Value) *core.Value {
	m := affine.NewMap(2, 0, affine.Dim(0).Add(affine.Dim(1)))
	return affinedefs.ComposedApply(b, m, []*core.Value{l, r}).Op.Result(0)
}

// indicesAt returns the indices of row i.
func (x transfer) indicesAt(b *core.Builder, i *core.Value) []*core.Value {
	out := slices.Clone(x.Indices)
	if d := x.dim(); d >= 0 {
		out[d] = plus(b, out[d], i)
	}
	return out
}

// rowMap returns the map of a row.
func (x transfer) rowMap() *core.AffineMapAttr {
	return x.Op.Context().AffineMap(affine.NewMap(x.Map.NumDims(), 0, x.Map.Results()[1:]...))
}

// rowBounds returns what is in bounds in a row.
func (x transfer) rowBounds() *core.ArrayAttr { return x.Op.Context().Array(x.InBounds.Elems()[1:]...) }

// readRow reads a row of the type at the indices, without mask.
func (x transfer) readRow(b *core.Builder, t core.Type, indices []*core.Value) vectorgen.TransferReadOp {
	r := core.Must(vectorgen.AsTransferReadOp(x.Op))
	return vectorgen.TransferRead{VectorType: t, Base: x.Base, Indices: indices, Padding: r.Padding(), PermutationMap: x.rowMap(),
		InBounds: x.rowBounds()}.Build(b)
}

// writeRow writes a row to a buffer or tensor, without mask.
func (x transfer) writeRow(b *core.Builder, row, base *core.Value, indices []*core.Value) vectorgen.TransferWriteOp {
	w := vectorgen.TransferWrite{ValueToStore: row, Base: base, Indices: indices, PermutationMap: x.rowMap(), InBounds: x.rowBounds()}
	if x.isTensor() {
		w.ResultType = base.Type()
	}
	return w.Build(b)
}

// ifMoved makes what moves row i, in a condition where it may be out of bounds or masked out: then otherwise is made.
// Both return the same number of values, at most one, which ifMoved returns.
func (x transfer) ifMoved(b *core.Builder, i *core.Value, move, otherwise func(b *core.Builder) []*core.Value) []*core.Value {
	var cond *core.Value
	d := x.dim()
	if d >= 0 && x.InBounds.Elems()[0] != x.Op.Context().Bool(true) {
		size := vector.DimOf(b, x.Base, d)
		cond = arith.NewCmpI(b, arith.CmpIPredicateSgt, size, plus(b, x.Indices[d], i)).Result()
	}
	if d >= 0 && x.maskRank() == 1 {
		on := vectorgen.NewExtract(b, x.Mask, []*core.Value{i}, []int64{core.Dynamic}).Result()
		if cond != nil {
			on = arith.NewAndI(b, cond, on).Result()
		}
		cond = on
	}
	if cond == nil {
		return move(b)
	}
	return scf.BuildIf(b, cond, move, otherwise).Op.ResultList()
}

// nothing is the branch of a condition that does and returns nothing.
func nothing(*core.Builder) []*core.Value { return nil }

// tooLarge reports whether the transfer is to be split, and can be.
func (l lowering) tooLarge(x vector.Transfer, rw *rewrite.Rewriter) bool {
	switch {
	case rank(x.Type) <= int(l.TargetRank):
		return rw.NoMatch(x.Op, "rank is at most the target rank")
	case scalable(x.Type, 0):
		return rw.NoMatch(x.Op, "the outermost dimension is scalable")
	case !l.movesMemory(x, rw):
		return false
	case x.Type.ElementType() != core.ElementTypeOrSelf(x.Base.Type()):
		return rw.NoMatch(x.Op, "it changes the type of elements")
	}
	return true
}

// movesMemory reports whether transfers of the kind of memory are to be lowered.
func (l lowering) movesMemory(x vector.Transfer, rw *rewrite.Rewriter) bool {
	if (transfer{x}).isTensor() && !l.LowerTensors {
		return rw.NoMatch(x.Op, "lowering tensor transfers is disabled")
	}
	return true
}
