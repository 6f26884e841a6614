package conv

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/rewrite"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/complexd"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/passes/dialect/tensor/shapes"
)

// window is a convolution over windows of two dimensions.
type window struct {
	*rewrite.Rewriter
	op                    *core.Operation
	input, filter, output *core.RankedTensorType
	strides               []int64
}

// windowOf returns a convolution of tensors whose input and filter have known shapes, without holes in the windows.
func windowOf(rw *rewrite.Rewriter, op *core.Operation) (w window, ok bool) {
	w = window{Rewriter: rw, op: op}
	for i, t := range []**core.RankedTensorType{&w.input, &w.filter, &w.output} {
		if *t, ok = op.Operand(i).Type().(*core.RankedTensorType); !ok {
			return w, false
		}
	}
	if slices.Contains(w.input.Shape(), core.Dynamic) || slices.Contains(w.filter.Shape(), core.Dynamic) {
		return w, false
	}
	for _, n := range integers(op.Attr("dilations")) {
		if n != 1 {
			return w, false
		}
	}
	w.strides = integers(op.Attr("strides"))
	if w.strides == nil {
		w.strides = []int64{1, 1}
	}
	return w, len(w.strides) == 2
}

// integers returns the elements of a dense attribute.
func integers(a core.Attribute) (out []int64) {
	d, ok := a.(*core.DenseElementsAttr)
	if !ok {
		return nil
	}
	for i := range d.NumElements() {
		out = append(out, d.Int(i).Int64())
	}
	return out
}

// ToColumns replaces a convolution by a copy of its windows, as columns of a matrix, and a product of matrices. It returns
// the operation that makes the columns and the one that makes the result.
func ToColumns(rw *rewrite.Rewriter, op *core.Operation) (columns, result *core.Operation, ok bool) {
	var by func(w *window) (columns, result *core.Operation)
	switch {
	case op.Is(&linalg.Conv2DNhwcHwcfDef):
		by = func(w *window) (columns, result *core.Operation) { return w.channelsLast(false) }
	case op.Is(&linalg.Conv2DNhwcFhwcDef):
		by = func(w *window) (columns, result *core.Operation) { return w.channelsLast(true) }
	case op.Is(&linalg.Conv2DNchwFchwDef):
		by = (*window).channelsFirst
	case op.Is(&linalg.DepthwiseConv2DNhwcHwcDef):
		by = (*window).depthwise
	default:
		return nil, nil, false
	}
	w, ok := windowOf(rw, op)
	if !ok {
		return nil, nil, false
	}
	defer rw.SetLoc(rw.Loc())
	rw.SetLoc(op.Loc())
	columns, result = by(&w)
	rw.ReplaceOpWith(op, result)
	return columns, result, true
}

func parallel(n int) []linalg.IteratorType {
	return slices.Repeat([]linalg.IteratorType{linalg.IteratorTypeParallel}, n)
}

func times(list ...int64) int64 {
	n := int64(1)
	for _, x := range list {
		if x == core.Dynamic {
			return core.Dynamic
		}
		n *= x
	}
	return n
}

// copied makes a generic operation that copies elements into a new tensor.
func (w *window) copied(v *core.Value, shape []int64, from *affine.Map) *core.Operation {
	b := &w.Builder
	elem := v.Type().(core.ShapedType).ElementType()
	dest := tensor.NewEmpty(b, b.Context().RankedTensor(shape, elem, nil), nil).Op.Result(0)
	return w.generic([]*core.Value{v}, dest, []*affine.Map{from, affine.IdentityMap(len(shape))}, parallel(len(shape)),
		func(args []*core.Value) *core.Value { return args[0] })
}

// generic makes a generic operation with a body.
func (w *window) generic(in []*core.Value, out *core.Value, maps []*affine.Map, kinds []linalg.IteratorType,
	body func(args []*core.Value) *core.Value) *core.Operation {
	b := &w.Builder
	g := linalgdefs.NewGeneric(b, in, []*core.Value{out}, maps, kinds)
	var types []core.Type
	var locs []core.Location
	for _, v := range g.Op.Operands() {
		types, locs = append(types, v.Type().(core.ShapedType).ElementType()), append(locs, v.Loc())
	}
	defer w.Restore(w.Save())
	block := w.CreateBlock(g.Region(), types, locs...)
	w.SetEnd(block)
	linalg.NewYield(b, []*core.Value{body(block.Args())})
	return g.Op
}

// product makes the product of columns and a filter.
func (w *window) product(x, y, out *core.Value, maps ...*affine.Map) *core.Operation {
	kinds := append(parallel(3), linalg.IteratorTypeReduction)
	return w.generic([]*core.Value{x, y}, out, maps, kinds, func(args []*core.Value) *core.Value {
		b, acc := &w.Builder, args[2].Type()
		x, y := converted(b, args[0], acc), converted(b, args[1], acc)
		switch acc.(type) {
		case *core.ComplexType:
			return complexd.NewAdd(b, complexd.NewMul(b, x, y).Op.Result(0), args[2]).Op.Result(0)
		case *core.IntegerType:
			return arith.NewAddI(b, arith.NewMulI(b, x, y).Op.Result(0), args[2]).Op.Result(0)
		}
		return arith.NewAddF(b, arith.NewMulF(b, x, y).Op.Result(0), args[2]).Op.Result(0)
	})
}

// converted makes a number of another type; integers have signs.
func converted(b *core.Builder, v *core.Value, to core.Type) *core.Value {
	from := v.Type()
	if from == to {
		return v
	}
	if c, ok := to.(*core.ComplexType); ok {
		return convertedToComplex(b, v, c)
	}
	toFloat, fromFloat := widthOfFloat(to), widthOfFloat(from)
	toInt, fromInt := widthOfInteger(to), widthOfInteger(from)
	switch {
	case toFloat > 0 && fromInt > 0:
		return arith.NewSIToFP(b, to, v).Out()
	case toInt > 0 && fromFloat > 0:
		return arith.NewFPToSI(b, to, v).Out()
	case toFloat < fromFloat:
		return arith.NewTruncF(b, to, v).Out()
	case toFloat > fromFloat:
		return arith.NewExtF(b, to, v).Out()
	case toInt < fromInt:
		return arith.NewTruncI(b, to, v).Out()
	case toInt > fromInt:
		return arith.NewExtSI(b, to, v).Out()
	}
	return v
}

// convertedToComplex makes a complex number of another one, or of a real one.
func convertedToComplex(b *core.Builder, v *core.Value, to *core.ComplexType) *core.Value {
	var re, im *core.Value
	if _, ok := v.Type().(*core.ComplexType); ok {
		re, im = complexd.NewRe(b, v).Op.Result(0), complexd.NewIm(b, v).Op.Result(0)
		re, im = converted(b, re, to.ElementType()), converted(b, im, to.ElementType())
	} else {
		re = converted(b, v, to.ElementType())
		im = arith.NewConstant(b, zeroOf(to.ElementType())).Result()
	}
	return complexd.NewCreate(b, to, re, im).Op.Result(0)
}

func zeroOf(t core.Type) core.Attribute {
	if f, ok := t.(*core.FloatType); ok {
		return t.Context().FloatAttr(num.FloatZero(f.Semantics(), false))
	}
	return t.Context().IntegerAttr(t, 0)
}

func widthOfFloat(t core.Type) int {
	if f, ok := t.(*core.FloatType); ok {
		return int(f.Width())
	}
	return 0
}

func widthOfInteger(t core.Type) int {
	if i, ok := t.(*core.IntegerType); ok {
		return int(i.Width())
	}
	return 0
}

// collapsed joins dimensions.
func (w *window) collapsed(v *core.Value, groups ...[]int64) *core.Value {
	in := v.Type().(core.ShapedType).Shape()
	var shape []int64
	for _, g := range groups {
		n := int64(1)
		for _, d := range g {
			n = times(n, in[d])
		}
		shape = append(shape, n)
	}
	return shapes.Collapse(&w.Builder, shape, v, groups)
}

// collapsedFilter joins dimensions of the filter, whose encoding stays.
func (w *window) collapsedFilter(groups ...[]int64) *core.Value {
	v := w.collapsed(w.op.Operand(1), groups...)
	from, t := w.op.Operand(1).Type().(*core.RankedTensorType), v.Type().(*core.RankedTensorType)
	if from.Encoding() != nil {
		v.SetType(w.Context().RankedTensor(t.Shape(), t.ElementType(), from.Encoding()))
	}
	return v
}

func (w *window) expanded(t *core.RankedTensorType, v *core.Value, groups ...[]int64) *core.Operation {
	r, _ := shapes.Expand(&w.Builder, t, v, groups)
	return r.DefiningOp()
}

// split3 takes a position in three dimensions apart, of which the last two have sizes.
func split3(e affine.Expr, n1, n2 int64) (x, y, z affine.Expr) {
	both := dim.Count(n1, n2)
	return e.FloorDivConst(both), e.ModConst(both).FloorDivConst(n2), e.ModConst(n2)
}

// at is where a window reads.
func (w *window) at(dim int, out, inWindow affine.Expr) affine.Expr {
	return out.MulConst(w.strides[dim]).Add(inWindow)
}

var d0, d1, d2, d3 = affine.Dim(0), affine.Dim(1), affine.Dim(2), affine.Dim(3)

// channelsLast makes columns [n, oh*ow, fh*fw*ic]. featuresFirst says where the filter has its features.
func (w *window) channelsLast(featuresFirst bool) (columns, result *core.Operation) {
	f, out := w.filter.Shape(), w.output.Shape()
	groups, fw, ic := [][]int64{{0, 1, 2}, {3}}, f[1], f[2]
	by := affine.NewMap(4, 0, d3, d2)
	if featuresFirst {
		groups, fw, ic = [][]int64{{0}, {1, 2, 3}}, f[2], f[3]
		by = affine.NewMap(4, 0, d2, d3)
	}
	filter := w.collapsedFilter(groups...)
	joined := [][]int64{{0}, {1, 2}, {3}}
	dest := w.collapsed(w.op.Operand(2), joined...)
	oh, ow := d1.FloorDivConst(out[2]), d1.ModConst(out[2])
	kh, kw, kc := split3(d2, fw, ic)
	k := times(f...) / out[3]
	columns = w.copied(w.op.Operand(0), []int64{out[0], times(out[1], out[2]), k},
		affine.NewMap(3, 0, d0, w.at(0, oh, kh), w.at(1, ow, kw), kc))
	r := w.product(columns.Result(0), filter, dest, affine.NewMap(4, 0, d0, d1, d3), by, affine.NewMap(4, 0, d0, d1, d2))
	return columns, w.expanded(w.output, r.Result(0), joined...)
}

// channelsFirst makes columns [n, ic*fh*fw, oh*ow].
func (w *window) channelsFirst() (columns, result *core.Operation) {
	f, out := w.filter.Shape(), w.output.Shape()
	filter := w.collapsedFilter([]int64{0}, []int64{1, 2, 3})
	joined := [][]int64{{0}, {1}, {2, 3}}
	dest := w.collapsed(w.op.Operand(2), joined...)
	kc, kh, kw := split3(d1, f[2], f[3])
	oh, ow := d2.FloorDivConst(out[3]), d2.ModConst(out[3])
	columns = w.copied(w.op.Operand(0), []int64{out[0], times(f[1:]...), times(out[2:]...)},
		affine.NewMap(3, 0, d0, kc, w.at(0, oh, kh), w.at(1, ow, kw)))
	r := w.product(filter, columns.Result(0), dest, affine.NewMap(4, 0, d1, d3), affine.NewMap(4, 0, d0, d3, d2), affine.NewMap(4, 0, d0, d1, d2))
	return columns, w.expanded(w.output, r.Result(0), joined...)
}

// transposed makes a copy whose dimension i is dimension order[i] of v.
func (w *window) transposed(v *core.Value, order ...int) *core.Value {
	in := v.Type().(core.ShapedType).Shape()
	var shape []int64
	for _, d := range order {
		shape = append(shape, in[d])
	}
	return w.copied(v, shape, affine.PermutationMap(order...).InversePermutation()).Result(0)
}

// depthwise makes columns [n, c, oh, ow, fh, fw] of transposed operands.
func (w *window) depthwise() (columns, result *core.Operation) {
	input := w.transposed(w.op.Operand(0), 0, 3, 1, 2)
	filter := w.transposed(w.op.Operand(1), 2, 0, 1)
	f, out := w.filter.Shape(), w.output.Shape()
	dest := w.transposed(w.op.Operand(2), 0, 3, 1, 2)
	columns = w.copied(input, []int64{out[0], out[3], out[1], out[2], f[0], f[1]},
		affine.NewMap(6, 0, d0, d1, w.at(0, d2, affine.Dim(4)), w.at(1, d3, affine.Dim(5))))
	pairs := [][]int64{{0, 1}, {2, 3}, {4, 5}}
	in := w.collapsed(columns.Result(0), pairs...)
	by := w.collapsed(filter, []int64{0}, []int64{1, 2})
	to := w.collapsed(dest, pairs[:2]...)
	r := linalgdefs.NewNamed(&w.Builder, &linalg.BatchMatvecDef, []*core.Value{in, by}, []*core.Value{to})
	made := w.expanded(dest.Type().(*core.RankedTensorType), r.Result(0), pairs[:2]...)
	return columns, w.transposed(made.Result(0), 0, 2, 3, 1).DefiningOp()
}
