package vector

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/upstream"
	vectordefs "github.com/odsgen/ods/defs/vector"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/vector"
)

// AddMultiReductionLowerings adds the patterns that lower reductions of vectors of several dimensions. With inner set,
// the dimensions that are reduced become the innermost one, and each row a vector.reduction; otherwise they become the
// outermost one, and rows are combined.
func AddMultiReductionLowerings(set *rewrite.PatternSet, inner bool) {
	add := func(name string, f func(x multiReduction) *core.Value) {
		set.Add(rewrite.OpPattern(&vector.MultiDimReductionDef, vector.AsMultiDimReductionOp, name,
			func(op vector.MultiDimReductionOp, rw *rewrite.Rewriter) bool {
				return lowerMultiReduction(op, inner, rw, f)
			}))
	}
	add("multi_reduction of nothing", multiReduction.combineAll)
	add("multi_reduction of one dimension", multiReduction.widen)
	add("order of dimensions of multi_reduction", multiReduction.reorder)
	add("flat multi_reduction", multiReduction.flatten)
	if inner {
		add("multi_reduction as reductions of rows", multiReduction.reduceRows)
	} else {
		add("multi_reduction as operations on rows", multiReduction.combineRows)
	}
}

// multiReduction is a vector.multi_reduction that is being lowered.
type multiReduction struct {
	op    vector.MultiDimReductionOp
	rw    *rewrite.Rewriter
	inner bool
	t     *core.VectorType // of the source
	mask  *core.Value      // of the vector.mask around it, or nil
}

func lowerMultiReduction(op vector.MultiDimReductionOp, inner bool, rw *rewrite.Rewriter, f func(x multiReduction) *core.Value) bool {
	root, mask := maskingOf(op.Op)
	rw.SetBefore(root)
	rw.SetLoc(op.Op.Loc())
	v := f(multiReduction{op, rw, inner, vectorOf(op.Source()), mask})
	if v == nil {
		return false
	}
	rw.ReplaceOp(root, v)
	return true
}

func (x multiReduction) isReduced(i int) bool { return slices.Contains(x.op.ReductionDims(), int64(i)) }

// dims returns the dimensions that are kept and those that are reduced.
func (x multiReduction) dims() (kept, reduced []int64) {
	for i := range x.t.Shape() {
		if x.isReduced(i) {
			reduced = append(reduced, int64(i))
		} else {
			kept = append(kept, int64(i))
		}
	}
	return kept, reduced
}

// inOrder reports whether the dimensions that are reduced are the innermost or the outermost ones, as wanted.
func (x multiReduction) inOrder(kept []int64, reduced int) bool {
	first := reduced
	if x.inner {
		first = 0
	}
	for i, d := range kept {
		if d != int64(first+i) {
			return false
		}
	}
	return true
}

// reduce makes a reduction of the same kind.
func (x multiReduction) reduce(v, acc, mask *core.Value, dims ...int64) *core.Value {
	return masked(x.rw, vector.NewMultiDimReduction(&x.rw.Builder, v, acc, x.op.Kind(), dims).Op, mask)
}

// combineAll combines each element with its accumulator, since no other is reduced into it.
func (x multiReduction) combineAll() *core.Value {
	if len(x.op.ReductionDims()) > 0 || upstream.ReductionOfNothing.In(x.op.Op.Context()) {
		return nil
	}
	return vectordefs.Combine(x.op.Kind(), x.op.Source(), x.op.Acc(), arith.FastMathFlagsNone, x.mask, x.rw)
}

// widen makes one dimension two; the first is not reduced.
func (x multiReduction) widen() *core.Value {
	if len(x.t.Shape()) != 1 {
		return nil
	}
	b, c := &x.rw.Builder, x.t.Context()
	two := func(t *core.VectorType) *core.VectorType {
		return c.Vector([]int64{1, t.Shape()[0]}, t.ElementType(), []bool{false, scalable(t, 0)})
	}
	v := shapeCast(b, two(x.t), x.op.Source())
	acc := broadcast(b, c.Vector([]int64{1}, x.t.ElementType(), nil), x.op.Acc())
	mask := x.mask
	if mask != nil {
		mask = broadcast(b, two(vectorOf(mask)), mask)
	}
	row := x.reduce(v, acc, mask, 1)
	root, _ := maskingOf(x.op.Op)
	x.rw.SetLoc(root.Loc())
	return extract(b, row, 0)
}

// reorder transposes the source.
func (x multiReduction) reorder() *core.Value {
	kept, reduced := x.dims()
	if x.inOrder(kept, len(reduced)) {
		return nil
	}
	order, first := append(slices.Clone(reduced), kept...), 0
	if x.inner {
		order, first = append(slices.Clone(kept), reduced...), len(kept)
	}
	b, mask := &x.rw.Builder, x.mask
	if mask != nil {
		mask = transpose(b, mask, order...)
	}
	v := transpose(b, x.op.Source(), order...)
	dims := make([]int64, len(reduced))
	for i := range dims {
		dims[i] = int64(first + i)
	}
	return x.reduce(v, x.op.Acc(), mask, dims...)
}

// joined returns the size of dimensions that are joined, and whether that is scalable.
func (x multiReduction) joined(dims []int64) (size int64, flag bool) {
	size = 1
	for _, d := range dims {
		size = dim.Count(size, x.t.Shape()[d])
		flag = flag || scalable(x.t, int(d))
	}
	return size, flag
}

// flatten joins the dimensions that are kept, and those that are reduced.
func (x multiReduction) flatten() *core.Value {
	rank := len(x.t.Shape())
	kept, reduced := x.dims()
	scalables := 0
	for i := range rank {
		if scalable(x.t, i) {
			scalables++
		}
	}
	if rank < 2 || scalables > 1 || rank == 2 && len(kept) == 1 || !x.inOrder(kept, len(reduced)) {
		return nil
	}
	var shape []int64
	var flag []bool
	at := int64(0)
	for i, dims := range [][]int64{kept, reduced} {
		if len(dims) == 0 {
			continue
		}
		size, s := x.joined(dims)
		shape, flag = append(shape, size), append(flag, s)
		at = int64(min(i, len(shape)-1))
	}
	if !x.inner && len(shape) == 2 {
		slices.Reverse(shape)
		slices.Reverse(flag)
		at = 0
	}
	b, c := &x.rw.Builder, x.t.Context()
	mask := x.mask
	if mask != nil {
		mask = shapeCast(b, c.Vector(shape, c.I1(), nil), mask)
	}
	v := shapeCast(b, c.Vector(shape, x.t.ElementType(), flag), x.op.Source())
	acc := x.op.Acc()
	if len(kept) == 0 {
		return x.reduce(v, acc, mask, at)
	}
	size, s := x.joined(kept)
	acc = shapeCast(b, c.Vector([]int64{size}, x.t.ElementType(), []bool{s}), acc)
	var dims []int64
	if len(reduced) > 0 {
		dims = []int64{at}
	}
	return shapeCast(b, vectorOf(x.op.Op.Result(0)), x.reduce(v, acc, mask, dims...))
}

// combineRows combines the rows one after the other.
func (x multiReduction) combineRows() *core.Value {
	if len(x.t.Shape()) != 2 || x.isReduced(1) || !x.isReduced(0) || core.StorageWidth(x.t.ElementType()) == 0 || scalable(x.t, 0) {
		return nil
	}
	b, result := &x.rw.Builder, x.op.Acc()
	for i := range x.t.Shape()[0] {
		row := extract(b, x.op.Source(), i)
		var mask *core.Value
		if x.mask != nil {
			mask = extract(b, x.mask, i)
		}
		result = vectordefs.Combine(x.op.Kind(), row, result, arith.FastMathFlagsNone, mask, x.rw)
	}
	return result
}

// reduceRows makes a vector.reduction of each row.
func (x multiReduction) reduceRows() *core.Value {
	if len(x.t.Shape()) != 2 || x.isReduced(0) || !x.isReduced(1) || scalable(x.t, 0) {
		return nil
	}
	b := &x.rw.Builder
	result := zero(b, x.op.Op.Result(0).Type())
	for i := range x.t.Shape()[0] {
		row, acc := extract(b, x.op.Source(), i), extract(b, x.op.Acc(), i)
		n := vector.Reduction{DestType: x.t.ElementType(), Kind: x.op.Kind(), Vector: row, Acc: acc}.Build(b).Op
		var mask *core.Value
		if x.mask != nil {
			mask = extract(b, x.mask, i)
		}
		result = insert(b, masked(x.rw, n, mask), result, i)
	}
	return result
}
