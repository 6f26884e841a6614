package tile

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	affinedefs "github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/iface/view"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/tensor"
)

func index(b *core.Builder, n int64) core.FoldResult {
	return core.FoldResult{Attr: b.Context().IndexAttr(n)}
}

// mixedSizes returns the sizes of a tensor or a buffer; a scalar has none.
func mixedSizes(b *core.Builder, v *core.Value) []core.FoldResult {
	t, ok := v.Type().(core.ShapedType)
	if !ok {
		return nil
	}
	out := make([]core.FoldResult, len(t.Shape()))
	for i := range out {
		out[i] = mixedSize(b, v, t, i)
	}
	return out
}

func mixedSize(b *core.Builder, v *core.Value, t core.ShapedType, i int) core.FoldResult {
	if n := t.Shape()[i]; n != core.Dynamic {
		return index(b, n)
	}
	at := memrefdefs.ConstantIndex(b, int64(i))
	if _, ok := t.(*core.MemRefType); ok {
		return core.FoldResult{Value: rewrite.FoldCreated(b, memref.NewDim(b, v, at).Op)}
	}
	return core.FoldResult{Value: rewrite.FoldCreated(b, tensor.NewDim(b, v, at).Op)}
}

// isTiled reports whether a dimension of a map depends on a loop that is not skipped with size 0.
func isTiled(m *affine.Map, sizes []core.FoldResult) bool {
	for _, e := range m.Results() {
		if dependsOn(e, sizes) {
			return true
		}
	}
	return false
}

func dependsOn(e affine.Expr, sizes []core.FoldResult) bool {
	for x := range e.PostOrder() {
		if x.IsDim() && !view.IsConstant(sizes[x.Position()], 0) {
			return true
		}
	}
	return false
}

var minusOne = affine.NewMap(1, 0, affine.Dim(0).AddConst(-1))

// closedSizes returns the last places that sizes reach.
func closedSizes(b *core.Builder, sizes []core.FoldResult) []core.FoldResult {
	out := make([]core.FoldResult, len(sizes))
	for i, n := range sizes {
		out[i] = affinedefs.ComposedFoldedApply(b, minusOne, []core.FoldResult{n})
	}
	return out
}

// slice is a part of a tensor or a buffer.
type slice struct{ offsets, sizes, strides []core.FoldResult }

// sliceOf computes which part of an operand a tile sees through a map: upstream's computeSliceParameters.
func sliceOf(b *core.Builder, v *core.Value, m *affine.Map, offsets, sizes, closed []core.FoldResult) (*slice, bool) {
	t, ok := v.Type().(core.ShapedType)
	if !ok || len(t.Shape()) != m.NumResults() {
		return nil, false
	}
	s := &slice{}
	zeros := make([]int64, m.NumDims())
	for i, e := range m.Results() {
		s.strides = append(s.strides, index(b, 1))
		if !dependsOn(e, sizes) {
			s.offsets = append(s.offsets, index(b, 0))
			s.sizes = append(s.sizes, mixedSize(b, v, t, i))
			continue
		}
		origin, ok := e.Eval(zeros, nil)
		if !ok {
			return nil, false
		}
		shifted := affine.NewMap(m.NumDims(), 0, e.AddConst(-origin))
		s.offsets = append(s.offsets, affinedefs.ComposedFoldedApply(b, shifted, offsets))
		last := affinedefs.ComposedFoldedApply(b, affine.NewMap(m.NumDims(), 0, e), closed) // from the slice's own start
		next := affine.NewMap(0, 1, affine.Symbol(0).AddConst(1))
		s.sizes = append(s.sizes, affinedefs.ComposedFoldedApply(b, next, []core.FoldResult{last}))
	}
	return s, true
}

// split separates constants from values, and takes values that are constants for values.
func split(list []core.FoldResult) (static []int64, vals []*core.Value) {
	for _, m := range list {
		if m.Value != nil {
			static, vals = append(static, core.Dynamic), append(vals, m.Value)
			continue
		}
		static = append(static, view.ConstantOr(m))
	}
	return static, vals
}

// build makes the operation that cuts the slice from a tensor or a buffer.
func (s *slice) build(b *core.Builder, v *core.Value) (*core.Value, bool) {
	shape, _ := split(s.sizes)
	switch t := v.Type().(type) {
	case *core.RankedTensorType:
		return s.extract(b, v, b.Context().RankedTensor(shape, t.ElementType(), t.Encoding())), true
	case *core.MemRefType:
		return memrefdefs.ReducedSubView(b, v, shape, s.offsets, s.sizes, s.strides)
	}
	return nil, false
}

// extract makes a tensor.extract_slice of a type, which may have fewer dimensions.
func (s *slice) extract(b *core.Builder, v *core.Value, t core.Type) *core.Value {
	x := tensor.ExtractSlice{ResultType: t, Source: v}
	x.StaticSizes, x.Sizes = split(s.sizes)
	x.StaticOffsets, x.Offsets = split(s.offsets)
	x.StaticStrides, x.Strides = split(s.strides)
	return x.Build(b).Op.Result(0)
}

// insert makes the operation that puts a tile into a tensor.
func (s *slice) insert(b *core.Builder, v, into *core.Value) *core.Value {
	x := tensor.InsertSlice{Source: v, Dest: into, ResultType: into.Type()}
	x.StaticOffsets, x.Offsets = split(s.offsets)
	x.StaticSizes, x.Sizes = split(s.sizes)
	x.StaticStrides, x.Strides = split(s.strides)
	return x.Build(b).Op.Result(0)
}

// insertParallel is insert inside of scf.forall.in_parallel.
func (s *slice) insertParallel(b *core.Builder, v, into *core.Value) {
	x := tensor.ParallelInsertSlice{Source: v, Dest: into}
	x.StaticOffsets, x.Offsets = split(s.offsets)
	x.StaticSizes, x.Sizes = split(s.sizes)
	x.StaticStrides, x.Strides = split(s.strides)
	x.Build(b)
}

// ones returns n strides of one.
func ones(b *core.Builder, n int) []core.FoldResult {
	out := make([]core.FoldResult, n)
	for i := range out {
		out[i] = index(b, 1)
	}
	return out
}

// empty makes a tensor.empty.
func empty(b *core.Builder, sizes []core.FoldResult, elem core.Type, encoding core.Attribute) *core.Value {
	shape, dynamic := split(sizes)
	return tensor.NewEmpty(b, b.Context().RankedTensor(shape, elem, encoding), dynamic).Op.Result(0)
}

// product multiplies two indices, without an operation where that folds.
func product(b *core.Builder, x, y *core.Value) *core.Value {
	return rewrite.FoldCreated(b, arith.NewMulI(b, x, y).Op)
}

// Insert puts a tile into a tensor, and returns the result.
func Insert(w *Work, v, into *core.Value, at Part) *core.Value {
	return w.slice(at).insert(&w.Builder, v, into)
}
