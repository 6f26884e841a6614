package vectorize

import (
	"slices"

	"github.com/odsgen/ods/core"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/vector"
)

// depthwise multiplies each channel with its own filter. Where the number of channels is not known, all accesses are
// masked.
func (x *window) depthwise() ([]*core.Value, bool) {
	shape := func(i int) []int64 { return x.op.Operand(i).Type().(core.ShapedType).Shape() }
	filter, res := shape(1), shape(2)
	x.kw, x.c, x.n, x.w = filter[0], filter[1], res[0], res[1]
	masked, scalable := x.c == core.Dynamic, false
	if masked {
		if len(x.o.Sizes) < 3 {
			return nil, false
		}
		x.c, scalable = x.o.Sizes[2], len(x.o.Scalable) > 2 && x.o.Scalable[2]
	}
	x.f = x.c
	b, c := &x.rw.Builder, x.op.Context()
	zero := memrefdefs.ConstantIndex(b, 0)
	x.setStep()
	read := func(i int, shape ...int64) *core.Value {
		v := x.op.Operand(i)
		elem := core.ElementTypeOrSelf(v.Type())
		flags := make([]bool, len(shape))
		flags[len(shape)-1] = scalable
		op := transferRead(b, c.Vector(shape, elem, flags), v, zero, zeroOf(b, elem)).Op
		return x.inBounds(op, v, op.Result(0), masked).Result(0)
	}
	lhs, rhs, acc := read(0, x.n, x.covered(), x.c), read(1, x.kw, x.c), read(2, x.n, x.w, x.c)
	all := x.depthwiseKernel(lhs, rhs, acc)
	write := transferWrite(b, all, x.op.Operand(2), zero)
	return x.inBounds(write, x.op.Operand(2), all, masked).ResultList(), true
}

// inBounds masks a transfer of vector v to what is inside of a tensor or a buffer, when that is asked for.
func (x *window) inBounds(op *core.Operation, base, v *core.Value, masked bool) *core.Operation {
	if !masked {
		return op
	}
	op.SetAttr("in_bounds", bools(x.op.Context(), rankOf(v), true))
	b := &x.rw.Builder
	return wrapMask(x.rw, op, createMask(b, v.Type().(*core.VectorType), mixedSizes(b, base)))
}

func (x *window) depthwiseKernel(lhs, rhs, acc *core.Value) *core.Value {
	b := &x.rw.Builder
	var in, filter, out []*core.Value
	for k := range x.kw {
		for w := int64(0); w < x.w; w += x.step {
			in = append(in, x.slice(lhs, x.place(w, k), x.c))
		}
	}
	for k := range x.kw {
		filter = append(filter, vector.NewExtract(b, rhs, nil, []int64{k}).Result())
	}
	for w := int64(0); w < x.w; w += x.step {
		out = append(out, x.slice(acc, w, x.c))
	}
	for i, part := range in {
		k, w := i/len(out), i%len(out)
		out[w] = x.multiply(part, filter[k], out[w])
	}
	for i, part := range out {
		acc = x.insert(part, acc, int64(i)*x.step)
	}
	return acc
}

// multiply adds the products of the elements of a part of the input and the filters of the channels to a part of the
// output.
func (x *window) multiply(in, filter, out *core.Value) *core.Value {
	b, c := &x.rw.Builder, x.op.Context()
	shape := out.Type()
	elem := core.ElementTypeOrSelf(shape)
	if x.o.FlattenDepthwise {
		flat := []int64{x.n, x.step * x.c}
		in = shapeCast(b, c.Vector(flat, core.ElementTypeOrSelf(in.Type()), nil), in)
		out = shapeCast(b, c.Vector(flat, elem, nil), out)
	}
	in = x.promote(in, elem)
	if x.o.FlattenDepthwise {
		var order []int64
		for range x.step {
			for i := range x.c {
				order = append(order, i)
			}
		}
		filter = vector.Shuffle{V1: filter, V2: filter, Mask: order}.Build(b).Op.Result(0)
	}
	filter = vector.NewBroadcast(b, x.like(out.Type().(*core.VectorType), core.ElementTypeOrSelf(filter.Type())), filter).Vector()
	filter = x.promote(filter, elem)
	if _, ok := elem.(*core.FloatType); ok {
		out = vector.NewFMA(b, in, filter, out).Op.Result(0)
	} else {
		out = arith.NewAddI(b, arith.NewMulI(b, in, filter).Result(), out).Result()
	}
	if x.o.FlattenDepthwise {
		out = shapeCast(b, c.Vector(slices.Clone([]int64{x.n, x.step, x.c}), elem, nil), out)
	}
	return out
}
