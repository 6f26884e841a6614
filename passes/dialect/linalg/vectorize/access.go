package vectorize

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/view"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/generated/ub"
	"github.com/odsgen/ods/generated/vector"
)

// mixedSizes returns the sizes of a tensor or a buffer.
func mixedSizes(b *core.Builder, v *core.Value) []core.FoldResult {
	out := make([]core.FoldResult, rankOf(v))
	for i := range out {
		out[i] = mixedSize(b, v, i)
	}
	return out
}

func mixedSize(b *core.Builder, v *core.Value, i int) core.FoldResult {
	if n := v.Type().(core.ShapedType).Shape()[i]; n != core.Dynamic {
		return core.FoldResult{Attr: b.Context().IndexAttr(n)}
	}
	at := memrefdefs.ConstantIndex(b, int64(i))
	if isBuffer(v) {
		return core.FoldResult{Value: rewrite.FoldCreated(b, memref.NewDim(b, v, at).Op)}
	}
	return core.FoldResult{Value: rewrite.FoldCreated(b, tensor.NewDim(b, v, at).Op)}
}

func isBuffer(v *core.Value) bool {
	_, ok := v.Type().(*core.MemRefType)
	return ok
}

func minorIdentity(c *core.Context, dims, results int) *core.AffineMapAttr {
	return c.AffineMap(affine.MinorIdentityMap(dims, results))
}

// boolList makes an array of booleans.
func boolList(c *core.Context, list []bool) *core.ArrayAttr {
	out := make([]core.Attribute, len(list))
	for i, v := range list {
		out[i] = c.Bool(v)
	}
	return c.Array(out...)
}

// createMask makes a mask whose leading sizes are set.
func createMask(b *core.Builder, t *core.VectorType, sizes []core.FoldResult) *core.Value {
	operands := make([]*core.Value, len(sizes))
	for i, m := range sizes {
		operands[i] = memrefdefs.ValueOf(b, m)
	}
	return vector.NewCreateMask(b, t.Context().Vector(t.Shape(), t.Context().I1(), t.ScalableDims()), operands).Op.Result(0)
}

// wrapMask puts an operation that was just made into a vector.mask.
func wrapMask(rw *rewrite.Rewriter, op *core.Operation, mask *core.Value) *core.Operation {
	b := &rw.Builder
	wrap := vector.Mask{ResultsTypes: op.ResultTypes(), Mask: mask}.Build(b)
	body := wrap.Op.Region(0)
	at := b.Save()
	block := body.Entry()
	if block == nil {
		block = b.CreateBlock(body, nil)
	}
	for block.Last() != nil {
		block.Last().Erase()
	}
	rw.MoveOp(op, block, nil)
	b.SetEnd(block)
	end := vector.NewYield(b, op.ResultList())
	b.Restore(at)
	for i, v := range op.Results() {
		v.ReplaceAllUsesExcept(wrap.Op.Result(i), end.Op)
	}
	return wrap.Op
}

// maskIsAll reports whether a mask of the sizes surely selects all of a vector: what is accessed is inside of the shape.
func maskIsAll(sizes []core.FoldResult, indices []*core.Value, shape, vectorShape []int64) bool {
	if slices.Contains(shape, core.Dynamic) || len(sizes) != len(vectorShape) || len(indices) != len(shape) {
		return false
	}
	at := make([]int64, len(indices))
	for i, v := range indices {
		n, ok := view.Constant(core.FoldResult{Value: v})
		if !ok {
			return false
		}
		at[i] = n
	}
	off := len(shape) - len(sizes)
	for i, m := range sizes {
		n, ok := view.Constant(m)
		if !ok || vectorShape[i] > shape[off+i] || shape[off+i] < dim.Total(min(max(n, 0), vectorShape[i]), at[i]) {
			return false
		}
	}
	return true
}

// readVector reads a vector from the beginning of a tensor or a buffer of the same rank: masked where that is larger or
// of unknown size, or, when bounds is set, with in_bounds alone saying what is inside. Without a padding, that is poison.
func readVector(rw *rewrite.Rewriter, source *core.Value, t *core.VectorType, padding *core.Value, bounds bool) *core.Value {
	b, c := &rw.Builder, rw.Context()
	shape := source.Type().(core.ShapedType).Shape()
	zero := memrefdefs.ConstantIndex(b, 0)
	inside := slices.Repeat([]bool{true}, len(shape))
	for i := range inside {
		inside[i] = !bounds || shape[i] == t.Shape()[i]
	}
	if padding == nil {
		padding = ub.NewPoison(b, t.ElementType()).Result()
	}
	indices := slices.Repeat([]*core.Value{zero}, len(shape))
	read := vector.NewTransferRead(b, t, source, indices, padding, minorIdentity(c, len(shape), len(shape)), boolList(c, inside))
	if bounds {
		return read.Vector()
	}
	sizes := mixedSizes(b, source)
	if maskIsAll(sizes, indices, shape, t.Shape()) {
		return read.Vector()
	}
	return wrapMask(rw, read.Op, createMask(b, t, sizes)).Result(0)
}

// writeVector writes a vector to the innermost dimensions of a tensor or a buffer, at indices, or at the beginning
// without any. It masks and bounds as [readVector] does.
func writeVector(rw *rewrite.Rewriter, v, dest *core.Value, indices []*core.Value, bounds bool) *core.Operation {
	b, c := &rw.Builder, rw.Context()
	t, to := v.Type().(*core.VectorType), dest.Type().(core.ShapedType)
	shape, n := to.Shape(), len(t.Shape())
	off := len(shape) - n
	inside := slices.Repeat([]bool{true}, n)
	for i := range inside {
		inside[i] = !bounds || shape[off+i] != core.Dynamic && shape[off+i] >= t.Shape()[i]
	}
	if len(indices) == 0 {
		indices = slices.Repeat([]*core.Value{memrefdefs.ConstantIndex(b, 0)}, len(shape))
	}
	w := vector.TransferWrite{ValueToStore: v, Base: dest, Indices: indices, PermutationMap: minorIdentity(c, len(shape), n),
		InBounds: boolList(c, inside)}
	if !isBuffer(dest) {
		w.ResultType = to
	}
	write := w.Build(b).Op
	if bounds || slices.Equal(t.Shape(), shape[off:]) {
		return write
	}
	sizes := mixedSizes(b, dest)[off:]
	if maskIsAll(sizes, indices, shape, t.Shape()) {
		return write
	}
	return wrapMask(rw, write, createMask(b, t, sizes))
}
