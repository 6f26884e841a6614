package tosatolinalg

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/tosa"
	"github.com/odsgen/ods/passes/dialect/tensor/shapes"
)

// resizeOne lowers a resize of one pixel to one pixel: only the type may change.
func resizeOne(g *gen, op *core.Operation, _ []*core.Value) []*core.Value {
	x := core.Must(tosa.AsResizeOp(op))
	v := op.Operand(0)
	in, out := ranked(v), ranked(op.Result(0))
	if in == nil || out == nil || !slices.Equal(in.Shape()[1:3], []int64{1, 1}) || !slices.Equal(out.Shape()[1:3], []int64{1, 1}) {
		return g.fail("tosa.resize is not a pure 1x1->1x1 image operation")
	}
	if in == out {
		return []*core.Value{v}
	}
	scale, ok := constantInts(x.Scale())
	if !ok {
		return g.fail("the scale is not constant")
	}
	groups := [][]int64{{0}, {1, 2, 3}}
	shape := []int64{in.Shape()[0], in.Shape()[3]}
	pixels := shapes.Collapse(g.Builder, shape, v, groups)
	var sizes []*core.Value
	for _, d := range []int{0, 3} {
		if in.Shape()[d] == core.Dynamic {
			sizes = append(sizes, g.dim(v, d))
		}
	}
	dest := g.empty(shape, out.ElementType(), sizes)
	id := affine.IdentityMap(2)
	r := g.generic([]core.Type{g.tensor(shape, out.ElementType())}, []*core.Value{pixels}, []*core.Value{dest}, []*affine.Map{id, id},
		parallel(2), func(args []*core.Value) []*core.Value {
			e := args[0]
			if in.ElementType() == out.ElementType() {
				return args[:1]
			}
			e = g.op(&arith.ExtSIDef, out.ElementType(), e)
			for _, k := range []int{0, 2} {
				if x.Mode() == tosa.ResizeModeBILINEAR && scale[k] != 0 {
					e = g.same(&arith.MulIDef, e, g.i32(scale[k]))
				}
			}
			return []*core.Value{e}
		}).Result(0)
	if r, ok = shapes.Expand(g.Builder, out, r, groups); !ok {
		return g.fail("the shape of the result cannot be computed")
	}
	return []*core.Value{r}
}

// resizeBroadcast repeats a line or a row of one pixel: the rest is resized without it.
func resizeBroadcast(g *gen, op *core.Operation, _ []*core.Value) []*core.Value {
	x := core.Must(tosa.AsResizeOp(op))
	v := op.Operand(0)
	in, out := ranked(v), ranked(op.Result(0))
	if in == nil || out == nil {
		return g.fail("requires ranked input/output types")
	}
	i, o := in.Shape(), out.Shape()
	if (i[1] != 1 || o[1] == 1) && (i[2] != 1 || o[2] == 1) {
		return g.fail("tosa.resize has no broadcasting behavior")
	}
	shape := []int64{i[0], o[1], o[2], i[3]}
	groups := [][]int64{{0}, {1}}
	collapsed := []int64{i[0]}
	from := []int{0}
	for d := 1; d <= 2; d++ {
		if i[d] == 1 {
			shape[d] = 1
		} else {
			groups = append(groups, nil)
			collapsed = append(collapsed, o[d])
			from = append(from, d)
		}
		last := len(groups) - 1
		groups[last] = append(groups[last], int64(d)+1)
	}
	collapsed, from = append(collapsed, i[3]), append(from, 3)
	elem := out.ElementType()
	resized := tosa.Resize{OutputType: g.tensor(shape, elem), Input: v, Scale: x.Scale(), Offset: x.Offset(), Border: x.Border(),
		Mode: x.Mode()}.Build(g.Builder).Output()
	part := shapes.Collapse(g.Builder, collapsed, resized, groups)
	var sizes []*core.Value
	for _, d := range []int{0, 3} {
		if i[d] == core.Dynamic {
			sizes = append(sizes, g.dim(v, d))
		}
	}
	dest := g.empty(o, elem, sizes)
	return g.generic([]core.Type{out}, []*core.Value{part}, []*core.Value{dest}, []*affine.Map{dims(4, from...), affine.IdentityMap(4)},
		parallel(4), func(args []*core.Value) []*core.Value { return args[:1] }).ResultList()
}

// resize lowers any resize: each point computes which pixels it is between.
func resize(g *gen, op *core.Operation, _ []*core.Value) []*core.Value {
	x := core.Must(tosa.AsResizeOp(op))
	v := op.Operand(0)
	out := op.Result(0).Type().(core.ShapedType)
	sizes, ok := g.batchSize(v, op.Result(0))
	if !ok {
		return g.fail("unable to get dynamic dimensions of tosa.resize")
	}
	scale, ok := constantInts(x.Scale())
	offset, ok2 := constantInts(x.Offset())
	border, ok3 := constantInts(x.Border())
	if !ok || !ok2 || !ok3 {
		return g.fail("tosa.resize scale/offset/border should have compile time constant values.")
	}
	elem := out.ElementType()
	dest := g.empty(out.Shape(), elem, sizes)
	r := &resizer{gen: g, input: v, mode: x.Mode(), elem: elem}
	r.float, r.isFloat = elem.(*core.FloatType)
	return g.generic([]core.Type{out}, nil, []*core.Value{dest}, []*affine.Map{affine.IdentityMap(len(out.Shape()))},
		parallel(len(out.Shape())), func([]*core.Value) []*core.Value {
			return []*core.Value{r.point(scale, offset, border)}
		}).ResultList()
}

// batchSize returns the size of the first dimension when it is the only one of values that is not known.
func (g *gen) batchSize(vals ...*core.Value) (sizes []*core.Value, ok bool) {
	dynamic := false
	for _, v := range vals {
		shape := shapeOf(v)
		if slices.Contains(shape, core.Dynamic) {
			dynamic = true
			if slices.Contains(shape[1:], core.Dynamic) {
				return nil, false
			}
		}
	}
	if dynamic {
		sizes = append(sizes, g.dim(vals[0], 0))
	}
	return sizes, true
}

// resizer computes one point of a resized image.
type resizer struct {
	*gen
	input   *core.Value
	mode    tosa.ResizeMode
	elem    core.Type
	float   *core.FloatType // the element type, unless that is an integer
	isFloat bool

	zero, zeroFloat *core.Value
}

// axis is one of the two directions of an image.
type axis struct {
	length        int64
	last          *core.Value // the greatest place
	scaleN        *core.Value
	scaleD        *core.Value
	offset        *core.Value
	at            *core.Value // the place in the result
	place         *core.Value // the pixel before
	delta         *core.Value // how far past it
	first, second *core.Value // the pixels on both sides, within the image
	scaleWide     *core.Value
}

func (r *resizer) point(scale, offset, border []int64) *core.Value {
	i32 := r.Context().I32()
	batch, row, column, channel := r.gen.place(0), r.gen.place(1), r.gen.place(2), r.gen.place(3)
	r.zero = r.i32(0)
	if r.isFloat {
		r.zeroFloat = r.gen.float(r.float, 0)
	} else {
		r.integer(r.elem, 0) // nobody needs it, but upstream makes it, too
	}
	shape := shapeOf(r.input)
	y, x := &axis{length: shape[1]}, &axis{length: shape[2]}
	y.last, x.last = r.i32(shape[1]-1), r.i32(shape[2]-1)
	y.at = r.op(&arith.IndexCastDef, i32, row)
	x.at = r.op(&arith.IndexCastDef, i32, column)
	y.scaleN, y.scaleD = r.i32(scale[0]), r.i32(scale[1])
	x.scaleN, x.scaleD = r.i32(scale[2]), r.i32(scale[3])
	y.offset, x.offset = r.i32(offset[0]), r.i32(offset[1])
	r.i32(border[0]) // as above
	r.i32(border[1])
	r.locate(y)
	r.locate(x)
	if r.mode == tosa.ResizeModeNEARESTNEIGHBOR {
		one := r.i32(1)
		yAt := r.nearest(y, one)
		return r.extract(r.input, batch, yAt, r.nearest(x, one), channel)
	}
	one := r.i32(1)
	r.neighbours(y, one)
	r.neighbours(x, one)
	v00 := r.extract(r.input, batch, y.first, x.first, channel)
	v01 := r.extract(r.input, batch, y.first, x.second, channel)
	v10 := r.extract(r.input, batch, y.second, x.first, channel)
	v11 := r.extract(r.input, batch, y.second, x.second, channel)
	if r.isFloat {
		oneFloat := r.gen.float(r.float, 1)
		top := r.mixFloat(v00, v01, x, oneFloat)
		bottom := r.mixFloat(v10, v11, x, oneFloat)
		return r.mixFloat(top, bottom, y, oneFloat)
	}
	widen := func(v *core.Value) *core.Value { return r.op(&arith.ExtSIDef, r.elem, v) }
	v00, v01, v10, v11 = widen(v00), widen(v01), widen(v10), widen(v11)
	y.scaleWide, x.scaleWide = y.scaleN, x.scaleN
	if width(r.elem) > 32 {
		x.delta, y.delta = widen(x.delta), widen(y.delta)
		y.scaleWide, x.scaleWide = widen(y.scaleN), widen(x.scaleN)
	}
	top := r.mixInt(v00, v01, x)
	bottom := r.mixInt(v10, v11, x)
	return r.mixInt(top, bottom, y)
}

// locate computes the place in the source, (at * d + offset) / n, and how much is left.
func (r *resizer) locate(a *axis) {
	if a.length == 1 {
		a.place, a.delta = r.zero, r.zero
		if r.isFloat {
			a.delta = r.zeroFloat
		}
		return
	}
	v := r.same(&arith.AddIDef, r.same(&arith.MulIDef, a.at, a.scaleD), a.offset)
	if r.isFloat {
		a.place = r.same(&arith.FloorDivSIDef, v, a.scaleN)
		rest := r.op(&arith.SIToFPDef, r.float, r.same(&arith.RemSIDef, v, a.scaleN))
		a.delta = r.same(&arith.DivFDef, rest, r.op(&arith.UIToFPDef, r.float, a.scaleN))
		return
	}
	a.place = r.same(&arith.DivSIDef, v, a.scaleN)
	a.delta = r.same(&arith.SubIDef, v, r.same(&arith.MulIDef, a.place, a.scaleN))
}

// nearest returns the place of the nearest pixel.
func (r *resizer) nearest(a *axis, one *core.Value) *core.Value {
	if a.length == 1 {
		return r.index(0)
	}
	var far *core.Value
	if r.isFloat {
		far = r.cmpF(arith.CmpFPredicateOGE, a.delta, r.gen.float(r.float, 0.5))
	} else {
		far = r.cmpI(arith.CmpIPredicateSge, r.same(&arith.ShLIDef, a.delta, one), a.scaleN)
	}
	v := r.same(&arith.AddIDef, a.place, r.choose(far, one, r.zero))
	return r.op(&arith.IndexCastDef, r.Context().Index(), r.clampInt(v, r.zero, a.last, false))
}

// neighbours computes the places of the pixels on both sides.
func (r *resizer) neighbours(a *axis, one *core.Value) {
	next := r.same(&arith.AddIDef, a.place, one)
	first := r.clampInt(a.place, r.zero, a.last, false)
	next = r.clampInt(next, r.zero, a.last, false)
	a.first = r.op(&arith.IndexCastDef, r.Context().Index(), first)
	a.second = r.op(&arith.IndexCastDef, r.Context().Index(), next)
}

// mixFloat computes v * (1 - delta) + w * delta.
func (r *resizer) mixFloat(v, w *core.Value, a *axis, one *core.Value) *core.Value {
	if a.length == 1 {
		return v
	}
	rest := r.same(&arith.SubFDef, one, a.delta)
	left := r.same(&arith.MulFDef, v, rest)
	return r.same(&arith.AddFDef, left, r.same(&arith.MulFDef, w, a.delta))
}

// mixInt computes v * (scale - delta) + w * delta.
func (r *resizer) mixInt(v, w *core.Value, a *axis) *core.Value {
	if a.length == 1 {
		return r.same(&arith.MulIDef, v, a.scaleWide)
	}
	rest := r.same(&arith.SubIDef, a.scaleWide, a.delta)
	left := r.same(&arith.MulIDef, v, rest)
	return r.same(&arith.AddIDef, left, r.same(&arith.MulIDef, w, a.delta))
}
