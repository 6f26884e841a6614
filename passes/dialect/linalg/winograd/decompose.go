package winograd

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/view"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	affinegen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/passes/dialect/tensor/shapes"
)

// IsTransform reports whether an operation is one of the transforms that [Decompose] takes.
func IsTransform(op *core.Operation) bool {
	return op.Is(&linalg.WinogradFilterTransformDef) || op.Is(&linalg.WinogradInputTransformDef) || op.Is(&linalg.WinogradOutputTransformDef)
}

// Decompose replaces a transform by loops over what it transforms one by one, which are products with the matrices of the algorithm. It
// returns the outermost loop; ok is false for elements that are not floats, and for sizes that the algorithm does not
// have.
func Decompose(rw *rewrite.Rewriter, op *core.Operation) (made *core.Operation, ok bool) {
	if !IsTransform(op) {
		return nil, false
	}
	elem, ok := elementOf(op.Operand(1)).(*core.FloatType)
	if !ok || elementOf(op.Operand(0)) != elem {
		return nil, false
	}
	defer rw.SetLoc(rw.Loc())
	rw.SetLoc(op.Loc())
	d := decomposer{Rewriter: rw, op: op, elem: elem}
	if x, is := linalg.AsWinogradFilterTransformOp(op); is {
		made, ok = d.filter(x)
	} else if x, is := linalg.AsWinogradInputTransformOp(op); is {
		made, ok = d.input(x)
	} else if x, is := linalg.AsWinogradOutputTransformOp(op); is {
		made, ok = d.output(x)
	}
	if ok {
		rw.ReplaceOpWith(op, made)
	}
	return made, ok
}

type decomposer struct {
	*rewrite.Rewriter
	op   *core.Operation
	elem *core.FloatType
}

// parts are positions or sizes of a slice.
type parts []core.FoldResult

func (d *decomposer) numbers(list ...int64) (out parts) {
	for _, n := range list {
		out = append(out, shapes.Index(&d.Builder, n))
	}
	return out
}

// nest makes loops from zero to the sizes of dimensions of a value around a body, and carries a tensor through them. The body gets the counters
// and the tensor, and returns the next one.
func (d *decomposer) nest(of *core.Value, dims []int, init *core.Value, body func(zero *core.Value, ivs []*core.Value, acc *core.Value) *core.Value) *core.Operation {
	b := &d.Builder
	from := memrefdefs.ConstantIndex(b, 0)
	var to []*core.Value
	for _, i := range dims {
		to = append(to, memrefdefs.ValueOf(b, shapes.Size(b, of, i)))
	}
	step := memrefdefs.ConstantIndex(b, 1)
	var ivs []*core.Value
	var loop func(acc *core.Value) *core.Operation
	loop = func(acc *core.Value) *core.Operation {
		op := scf.NewFor(b, []core.Type{acc.Type()}, from, to[len(ivs)], step, []*core.Value{acc})
		defer b.Restore(b.Save())
		block := b.CreateBlock(op.Region(), []core.Type{from.Type(), acc.Type()}, b.Loc(), acc.Loc())
		b.SetEnd(block)
		next := block.Arg(1)
		if ivs = append(ivs, block.Arg(0)); len(ivs) == len(to) {
			next = body(from, ivs, next)
		} else {
			next = loop(next).Result(0)
		}
		scf.NewYield(b, []*core.Value{next})
		return op.Op
	}
	return loop(init)
}

// slice takes a matrix out of a tensor.
func (d *decomposer) slice(v *core.Value, at parts, sizes []int64, rows, columns int64) *core.Value {
	t := d.Context().RankedTensor([]int64{rows, columns}, d.elem, nil)
	return tensor.ExtractSlice{ResultType: t, Source: v, Offsets: view.Values(at), StaticOffsets: view.Integers(at), StaticSizes: sizes,
		StaticStrides: slices.Repeat([]int64{1}, len(at))}.Build(&d.Builder).Result()
}

// insert puts a matrix in a tensor.
func (d *decomposer) insert(v, into *core.Value, at parts, sizes []int64) *core.Value {
	return tensor.InsertSlice{Source: v, Dest: into, Offsets: view.Values(at), StaticOffsets: view.Integers(at), StaticSizes: sizes,
		StaticStrides: slices.Repeat([]int64{1}, len(at))}.Build(&d.Builder).Op.Result(0)
}

// cleared makes a matrix of zeros.
func (d *decomposer) cleared(zero *core.Value, rows, columns int64) *core.Value {
	dest := tensor.NewEmpty(&d.Builder, d.Context().RankedTensor([]int64{rows, columns}, d.elem, nil), nil).Op.Result(0)
	return linalgdefs.NewFill(&d.Builder, zero, dest).Result(0)
}

// transformed multiplies a matrix by another one from the left, and by its transpose from the right, along the dimensions that the algorithm is for. The
// last product is added to sum, unless that is nil.
func (d *decomposer) transformed(v *core.Value, by matrix, zero *core.Value, left, right bool, sum *core.Value) *core.Value {
	b := &d.Builder
	n := int64(len(by))
	shape := func() []int64 { return v.Type().(*core.RankedTensorType).Shape() }
	into := func(last bool, rows, columns int64) *core.Value {
		if last && sum != nil {
			return sum
		}
		return d.cleared(zero, rows, columns)
	}
	if left {
		acc := into(!right, n, shape()[1])
		v = product(b, &linalg.MatmulDef, by.constant(b, d.elem), v, acc)
	}
	if right {
		acc := into(true, shape()[0], n)
		v = product(b, &linalg.MatmulDef, v, by.transposed().constant(b, d.elem), acc)
	}
	return v
}

func shapeOf(v *core.Value) []int64 { return v.Type().(core.ShapedType).Shape() }

// points returns 1 for a dimension that is not transformed.
func points(along bool, n int64) int64 {
	if along {
		return n
	}
	return 1
}

func (d *decomposer) filter(x linalg.WinogradFilterTransformOp) (*core.Operation, bool) {
	m, r := linalgdefs.WinogradSizes(x.Fmr())
	s := shapeOf(x.Filter())
	left, right, ok := along(s[1], s[2], r)
	if !ok {
		return nil, false
	}
	by := algorithms[x.Fmr()].filter
	h, w := points(left, m+r-1), points(right, m+r-1)
	return d.nest(x.Filter(), []int{0, 3}, x.Output(), func(start *core.Value, ivs []*core.Value, acc *core.Value) *core.Value {
		f, c := core.FoldResult{Value: ivs[0]}, core.FoldResult{Value: ivs[1]}
		first := core.FoldResult{Value: start}
		v := d.slice(x.Filter(), parts{f, first, first, c}, []int64{1, s[1], s[2], 1}, s[1], s[2])
		v = d.transformed(v, by, zero(&d.Builder, d.elem), left, right, nil)
		return d.insert(v, acc, parts{first, first, c, f}, []int64{h, w, 1, 1})
	}), true
}

// along tells along which dimensions a matrix is transformed: those that have n elements and not 1.
func along(h, w, n int64) (left, right, ok bool) {
	return h != 1, w != 1, (h == 1 || h == n) && (w == 1 || w == n)
}

// corner makes the positions of a tile in an image.
func (d *decomposer) corner(ivs []*core.Value, m int64, left, right bool) (h, w core.FoldResult) {
	position := func(iv *core.Value, along bool) core.FoldResult {
		e := affine.Dim(0)
		if along {
			e = e.MulConst(m)
		}
		v := affinegen.NewApply(&d.Builder, []*core.Value{iv}, d.Context().AffineMap(affine.NewMap(1, 0, e))).Op.Result(0)
		return core.FoldResult{Value: v}
	}
	h = position(ivs[0], left)
	return h, position(ivs[1], right)
}

func (d *decomposer) input(x linalg.WinogradInputTransformOp) (*core.Operation, bool) {
	m, r := linalgdefs.WinogradSizes(x.Fmr())
	s := shapeOf(x.Output())
	left, right, ok := along(s[0], s[1], m+r-1)
	if !ok {
		return nil, false
	}
	by := algorithms[x.Fmr()].input
	return d.nest(x.Output(), []int{2, 3, 4, 5}, x.Output(), func(_ *core.Value, ivs []*core.Value, acc *core.Value) *core.Value {
		h, w := d.corner(ivs, m, left, right)
		n, c := core.FoldResult{Value: ivs[2]}, core.FoldResult{Value: ivs[3]}
		v := d.slice(x.Input(), parts{n, h, w, c}, []int64{1, s[0], s[1], 1}, s[0], s[1])
		v = d.transformed(v, by, zero(&d.Builder, d.elem), left, right, nil)
		return d.insert(v, acc, d.tile(ivs), []int64{s[0], s[1], 1, 1, 1, 1})
	}), true
}

// tile is the position of a tile in the tensor of all tiles.
func (d *decomposer) tile(ivs []*core.Value) parts {
	at := d.numbers(0, 0)
	for _, iv := range ivs {
		at = append(at, core.FoldResult{Value: iv})
	}
	return at
}

func (d *decomposer) output(x linalg.WinogradOutputTransformOp) (*core.Operation, bool) {
	m, r := linalgdefs.WinogradSizes(x.Fmr())
	s := shapeOf(x.Value())
	left, right, ok := along(s[0], s[1], m+r-1)
	if !ok {
		return nil, false
	}
	by := algorithms[x.Fmr()]
	scale := points(left, int64(by.scale)) * points(right, int64(by.scale))
	rows, columns := points(left, m), points(right, m)
	return d.nest(x.Value(), []int{2, 3, 4, 5}, x.Output(), func(_ *core.Value, ivs []*core.Value, acc *core.Value) *core.Value {
		v := d.slice(x.Value(), d.tile(ivs), []int64{s[0], s[1], 1, 1, 1, 1}, s[0], s[1])
		none := zero(&d.Builder, d.elem)
		h, w := d.corner(ivs, m, left, right)
		n, f := core.FoldResult{Value: ivs[2]}, core.FoldResult{Value: ivs[3]}
		at, sizes := parts{n, h, w, f}, []int64{1, rows, columns, 1}
		old := d.slice(acc, at, sizes, rows, columns)
		if scale == 1 {
			v = d.transformed(v, by.output, none, left, right, old)
		} else {
			v = d.scaled(d.transformed(v, by.output, none, left, right, nil), float32(scale), old)
		}
		return d.insert(v, acc, at, sizes)
	}), true
}

// scaled adds the elements of a matrix times a number to those of another one.
func (d *decomposer) scaled(v *core.Value, by float32, to *core.Value) *core.Value {
	b := &d.Builder
	number := arith.NewConstant(b, floatAttr(d.elem, by)).Result()
	id := affine.IdentityMap(2)
	kinds := slices.Repeat([]linalg.IteratorType{linalg.IteratorTypeParallel}, 2)
	g := linalgdefs.NewGeneric(b, []*core.Value{number, v}, []*core.Value{to}, []*affine.Map{affine.NewMap(2, 0), id, id}, kinds)
	defer d.Restore(d.Save())
	block := d.CreateBlock(g.Region(), slices.Repeat([]core.Type{d.elem}, 3), slices.Repeat([]core.Location{b.Loc()}, 3)...)
	d.SetEnd(block)
	product := arith.NewMulF(b, block.Arg(0), block.Arg(1)).Op.Result(0)
	linalg.NewYield(b, []*core.Value{arith.NewAddF(b, product, block.Arg(2)).Op.Result(0)})
	return g.Op.Result(0)
}
