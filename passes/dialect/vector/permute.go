package vector

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/upstream"
	"github.com/odsgen/ods/generated/vector"
)

// AddTransferPermutationLowerings adds the patterns that leave transfers whose maps are minor identities, or such with
// zeros after the first result: they put vector.transpose and vector.broadcast beside the transfer, which moves the
// dimensions in the order of the memory. Transfers inside of vector.mask stay.
func AddTransferPermutationLowerings(set *rewrite.PatternSet) {
	set.Add(
		rewrite.OpPattern(&vector.TransferReadDef, vector.AsTransferReadOp, "transpose behind transfer_read", transposeRead),
		rewrite.OpPattern(&vector.TransferWriteDef, vector.AsTransferWriteOp, "transpose before transfer_write", transposeWrite),
		rewrite.OpPattern(&vector.TransferReadDef, vector.AsTransferReadOp, "broadcast behind transfer_read", broadcastRead),
		rewrite.OpPattern(&vector.TransferWriteDef, vector.AsTransferWriteOp, "unit dimensions of transfer_write", widenWrite))
}

// isMasked reports whether the transfer is inside of vector.mask.
func (x Transfer) isMasked() bool {
	root, _ := maskingOf(x.Op)
	return root != x.Op
}

// permuted puts each item where the permutation says.
func permuted[T any](list []T, permutation []int) []T {
	out := make([]T, len(list))
	for i, p := range permutation {
		out[p] = list[i]
	}
	return out
}

func flags(t *core.VectorType) []bool {
	out := make([]bool, len(t.Shape()))
	copy(out, t.ScalableDims())
	return out
}

func toInt64(list []int) []int64 {
	out := make([]int64, len(list))
	for i, n := range list {
		out[i] = int64(n)
	}
	return out
}

// transposeRead reads in the order of the memory, and transposes.
func transposeRead(op vector.TransferReadOp, rw *rewrite.Rewriter) bool {
	x := TransferOf(op.Op)
	if x.Map.NumResults() == 0 || x.isMasked() {
		return rw.NoMatch(op.Op, "it has no dimension or is masked")
	}
	permutation, ok := x.Map.PermutationOfMinorIdentityWithBroadcasting()
	if !ok || affine.PermutationMap(permutation...).IsIdentity() {
		return rw.NoMatch(op.Op, "map is not permutable")
	}
	rw.SetLoc(op.Op.Loc())
	b, c := &rw.Builder, op.Op.Context()
	results := permuted(x.Map.Results(), permutation)
	t := c.Vector(permuted(x.Type.Shape(), permutation), x.Type.ElementType(), permuted(flags(x.Type), permutation))
	read := vector.TransferRead{VectorType: t, Base: x.Base, Indices: x.Indices, Padding: op.Padding(), Mask: x.Mask,
		PermutationMap: c.AffineMap(affine.NewMap(x.Map.NumDims(), x.Map.NumSymbols(), results...)),
		InBounds:       c.Array(permuted(x.InBounds.Elems(), permutation)...)}.Build(b)
	rw.ReplaceOp(op.Op, transpose(b, read.Vector(), toInt64(permutation)...))
	return true
}

// replaceWrite puts a write in place of another, whose result is the tensor that was written to.
func replaceWrite(op vector.TransferWriteOp, w vector.TransferWrite, rw *rewrite.Rewriter) bool {
	w.Base, w.Indices = op.Base(), op.Indices()
	if op.Result() != nil {
		w.ResultType = op.Result().Type()
	}
	rw.ReplaceOpWith(op.Op, w.Build(&rw.Builder).Op)
	return true
}

// transposeWrite transposes the vector, and writes it in the order of the memory.
func transposeWrite(op vector.TransferWriteOp, rw *rewrite.Rewriter) bool {
	x := TransferOf(op.Op)
	if x.Map.NumResults() == 0 || x.isMasked() || x.Map.IsMinorIdentity() {
		return rw.NoMatch(op.Op, "it has no dimension, is masked or has a minor identity")
	}
	permutation, ok := x.Map.PermutationOfMinorIdentityWithBroadcasting()
	if !ok {
		return rw.NoMatch(op.Op, "map is not permutable")
	}
	rw.SetLoc(op.Op.Loc())
	c := op.Op.Context()
	positions := make([]int64, len(permutation))
	for i, p := range permutation {
		positions[p] = int64(i)
	}
	return replaceWrite(op, vector.TransferWrite{ValueToStore: transpose(&rw.Builder, op.ValueToStore(), positions...), Mask: x.Mask,
		PermutationMap: c.AffineMap(affine.MinorIdentityMap(x.Map.NumDims(), x.Map.NumResults())),
		InBounds:       c.Array(permuted(x.InBounds.Elems(), permutation)...)}, rw)
}

// broadcastRead reads without the leading dimensions that are zero in the map, and broadcasts.
func broadcastRead(op vector.TransferReadOp, rw *rewrite.Rewriter) bool {
	x := TransferOf(op.Op)
	if x.Map.NumResults() == 0 || x.isMasked() {
		return rw.NoMatch(op.Op, "it has no dimension or is masked")
	}
	results := x.Map.Results()
	n := slices.IndexFunc(results, affine.Expr.IsDim)
	if n < 0 {
		n = len(results)
	}
	if n == 0 {
		return rw.NoMatch(op.Op, "no leading broadcasts in map")
	}
	m := affine.NewMap(x.Map.NumDims(), 0, results[n:]...)
	if _, ok := m.MinorIdentityWithBroadcasting(); !ok {
		return rw.NoMatch(op.Op, "map is not a minor identity with broadcasting")
	}
	rw.SetLoc(op.Op.Loc())
	b, c := &rw.Builder, op.Op.Context()
	read := vector.TransferRead{VectorType: c.Vector(x.Type.Shape()[n:], x.Type.ElementType(), flags(x.Type)[n:]), Base: x.Base,
		Indices: x.Indices, Padding: op.Padding(), Mask: x.Mask, PermutationMap: c.AffineMap(m),
		InBounds: c.Array(x.InBounds.Elems()[n:]...)}.Build(b)
	rw.ReplaceOp(op.Op, broadcast(b, x.Type, read.Vector()))
	return true
}

// widenWrite writes a vector with unit dimensions for those dimensions of the memory that the map leaves out after the
// first one that it has.
func widenWrite(op vector.TransferWriteOp, rw *rewrite.Rewriter) bool {
	x := TransferOf(op.Op)
	if x.Map.NumResults() == 0 || x.isMasked() {
		return rw.NoMatch(op.Op, "it has no dimension or is masked")
	}
	if _, ok := x.Map.PermutationOfMinorIdentityWithBroadcasting(); ok {
		return rw.NoMatch(op.Op, "map is already a permutation of a minor identity")
	}
	found := make([]bool, x.Map.NumDims())
	for _, e := range x.Map.Results() {
		if e.IsDim() {
			found[e.Position()] = true
		}
	}
	var missing []affine.Expr
	for i := max(slices.Index(found, true), 0); i < len(found); i++ {
		if !found[i] {
			missing = append(missing, affine.Dim(i))
		}
	}
	n := len(missing)
	rw.SetLoc(op.Op.Loc())
	b, c := &rw.Builder, op.Op.Context()
	widen := func(v *core.Value) *core.Value {
		t := vectorOf(v)
		return broadcast(b, c.Vector(append(slices.Repeat([]int64{1}, n), t.Shape()...), t.ElementType(),
			append(make([]bool, n), flags(t)...)), v)
	}
	v, mask := widen(op.ValueToStore()), x.Mask
	if mask != nil { // its dimensions have the order of the memory
		mask = transpose(b, widen(mask), maskOrder(found, n, upstream.WidenedMask.In(c))...)
	}
	bounds := append(slices.Repeat([]core.Attribute{c.Bool(true)}, n), x.InBounds.Elems()...)
	return replaceWrite(op, vector.TransferWrite{ValueToStore: v, Mask: mask, InBounds: c.Array(bounds...),
		PermutationMap: c.AffineMap(affine.NewMap(x.Map.NumDims(), 0, append(missing, x.Map.Results()...)...))}, rw)
}

// maskOrder returns where the dimensions of a mask come from, of which the first n are new: those of the memory, from the first
// one that the map has. Upstream has the new ones last.
func maskOrder(found []bool, n int, newLast bool) []int64 {
	var order, last []int64
	unit, old := int64(0), int64(n)
	for _, is := range found[max(slices.Index(found, true), 0):] {
		switch {
		case is:
			order = append(order, old)
			old++
		case newLast:
			last = append(last, unit)
			unit++
		default:
			order = append(order, unit)
			unit++
		}
	}
	return append(order, last...)
}
