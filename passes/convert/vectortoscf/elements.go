package vectortoscf

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/scf"
	vectorgen "github.com/odsgen/ods/generated/vector"
	"github.com/odsgen/ods/passes/dialect/vector"
)

// This file makes loops over elements.

// byElements reports whether a transfer is one of elements that do not lie one after the other.
func (x transfer) byElements(rw *rewrite.Rewriter) bool {
	m, ok := x.Base.Type().(*core.MemRefType)
	if !ok || rank(x.Type) != 1 || x.Map.NumResults() == 0 {
		return rw.NoMatch(x.Op, "it moves no vector of one dimension from or to memory")
	}
	if x.Map.IsMinorIdentity() {
		strides, _, ok := m.StridesAndOffset()
		if ok && (len(strides) == 0 || strides[len(strides)-1] == 1) {
			return rw.NoMatch(x.Op, "it is a plain access")
		}
	}
	return true
}

// sizeOf returns how many rows a vector has: n, or on machines with longer vectors a multiple of it.
func sizeOf(b *core.Builder, n int64, scalable bool) *core.Value {
	size := index(b, n)
	if scalable {
		size = arith.NewMulI(b, size, vectorgen.NewVectorScale(b).Op.Result(0)).Result()
	}
	return size
}

// loop makes a loop over the elements; body returns the next state.
func (x transfer) loop(rw *rewrite.Rewriter, init func(b *core.Builder) []*core.Value,
	body func(b *core.Builder, i *core.Value, state []*core.Value) []*core.Value) {
	rw.SetLoc(x.Op.Loc())
	b := &rw.Builder
	lower := index(b, 0)
	upper := sizeOf(b, x.Type.Shape()[0], scalable(x.Type, 0))
	step := index(b, 1)
	rw.ReplaceOpWith(x.Op, scf.BuildFor(b, lower, upper, step, init(b), body).Op)
}

var dynamicPosition = []int64{core.Dynamic}

func readElements(t vector.Transfer, rw *rewrite.Rewriter) bool {
	x := transfer{t}
	if !x.byElements(rw) {
		return false
	}
	read := core.Must(vectorgen.AsTransferReadOp(x.Op))
	x.loop(rw, func(b *core.Builder) []*core.Value {
		return []*core.Value{vectorgen.NewBroadcast(b, x.Type, read.Padding()).Op.Result(0)}
	}, func(b *core.Builder, i *core.Value, state []*core.Value) []*core.Value {
		indices := x.indicesAt(b, i)
		return x.ifMoved(b, i, func(b *core.Builder) []*core.Value {
			v := load(b, x.Base, indices)
			return []*core.Value{vectorgen.NewInsert(b, v, state[0], []*core.Value{i}, dynamicPosition).Result()}
		}, func(*core.Builder) []*core.Value { return state })
	})
	return true
}

func writeElements(t vector.Transfer, rw *rewrite.Rewriter) bool {
	x := transfer{t}
	if !x.byElements(rw) {
		return false
	}
	write := core.Must(vectorgen.AsTransferWriteOp(x.Op))
	x.loop(rw, nothing, func(b *core.Builder, i *core.Value, _ []*core.Value) []*core.Value {
		indices := x.indicesAt(b, i)
		return x.ifMoved(b, i, func(b *core.Builder) []*core.Value {
			v := vectorgen.NewExtract(b, write.ValueToStore(), []*core.Value{i}, dynamicPosition).Result()
			store(b, v, x.Base, indices)
			return nil
		}, nothing)
	})
	return true
}

// writeTransposed writes the transposition of a vector<Mx[N]> by a loop over the N that are scalable, which extracts a
// vector<M> that is not. The write is in bounds along the loop, or has a mask of vector.create_mask.
func (l lowering) writeTransposed(op vectorgen.TransferWriteOp, rw *rewrite.Rewriter) bool {
	x := transfer{vector.TransferOf(op.Op)}
	if !l.movesMemory(x.Transfer, rw) {
		return false
	}
	if !slices.Equal(x.Type.ScalableDims(), []bool{true, false}) {
		return rw.NoMatch(op.Op, "expected vector of the form vector<[N]xMxty>")
	}
	if !x.Map.IsIdentity() {
		return rw.NoMatch(op.Op, "non-identity permutations are unsupported (lower first)")
	}
	if x.InBounds.Elems()[0] != op.Op.Context().Bool(true) {
		return rw.NoMatch(op.Op, "out-of-bounds dims are unsupported (use masking)")
	}
	from, ok := vectorgen.AsTransposeOp(op.ValueToStore().DefiningOp())
	if !ok || !slices.Equal(from.Permutation(), []int64{1, 0}) {
		return rw.NoMatch(op.Op, "source is no transposition")
	}
	n, m := x.Type.Shape()[0], x.Type.Shape()[1]
	rw.SetLoc(op.Op.Loc())
	b, c := &rw.Builder, op.Op.Context()
	all := func() *core.Value {
		return arith.NewMulI(b, vectorgen.NewVectorScale(b).Op.Result(0), index(b, n)).Result()
	}
	var upper *core.Value          // how many rows are written
	var columns func() *core.Value // how many elements of each, nil: all
	if x.Mask != nil {
		made, dynamic := vectorgen.AsCreateMaskOp(x.Mask.DefiningOp())
		constant, static := vectorgen.AsConstantMaskOp(x.Mask.DefiningOp())
		switch {
		case dynamic:
			upper, columns = made.Op.Operand(0), func() *core.Value { return made.Op.Operand(1) }
		case static && constant.MaskDimSizes()[0] == n:
			upper, columns = all(), func() *core.Value { return index(b, constant.MaskDimSizes()[1]) }
		default:
			return rw.NoMatch(op.Op, "its mask is not made by vector.create_mask")
		}
	}
	rows := make([]*core.Value, m)
	for j := range rows {
		rows[j] = vectorgen.NewExtract(b, from.Vector(), nil, []int64{int64(j)}).Result()
	}
	lower := index(b, 0)
	if upper == nil {
		upper = all()
	}
	step := index(b, 1)
	var mask *core.Value
	if columns != nil {
		mask = vectorgen.CreateMask{Result0Type: c.Vector([]int64{m}, c.I1(), nil), Operands: []*core.Value{columns()}}.Build(b).Op.Result(0)
	}
	var state []*core.Value
	if x.isTensor() {
		state = []*core.Value{x.Base}
	}
	loop := scf.BuildFor(b, lower, upper, step, state, func(b *core.Builder, i *core.Value, state []*core.Value) []*core.Value {
		indices := x.indicesAt(b, i)
		list := make([]*core.Value, m)
		for j := range list {
			list[j] = vectorgen.NewExtract(b, rows[j], []*core.Value{i}, dynamicPosition).Result()
		}
		v := vectorgen.NewFromElements(b, c.Vector([]int64{m}, x.Type.ElementType(), nil), list).Op.Result(0)
		base := x.Base
		if len(state) > 0 {
			base = state[0]
		}
		w := x.writeRow(b, v, base, indices)
		if mask != nil {
			w.SetMask(mask)
		}
		return w.Op.ResultList()
	})
	rw.ReplaceOpWith(op.Op, loop.Op)
	return true
}
