package vectorize

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/iface/cast"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/vector"
)

// windowOrder is the order of the dimensions of a convolution of one dimension.
type windowOrder uint8

const (
	orderW         windowOrder = iota // the place alone
	orderNwc                          // batch, place, channel
	orderNcw                          // batch, channel, place
	orderDepthwise                    // batch, place, channel; a filter for each channel
)

// windows are the convolutions and poolings that can be vectorized.
var windows = map[*core.OpDef]windowOrder{
	&linalg.Conv1DDef:       orderW,
	&linalg.Conv1DNwcWcfDef: orderNwc, &linalg.Conv1DNcwFcwDef: orderNcw,
	&linalg.PoolingNwcSumDef: orderNwc, &linalg.PoolingNcwSumDef: orderNcw,
	&linalg.PoolingNwcMaxDef: orderNwc, &linalg.PoolingNcwMaxDef: orderNcw, &linalg.PoolingNwcMaxUnsignedDef: orderNwc,
	&linalg.PoolingNwcMinDef: orderNwc, &linalg.PoolingNwcMinUnsignedDef: orderNwc,
	&linalg.DepthwiseConv1DNwcWcDef: orderDepthwise,
}

func isConvolution(op *core.Operation) bool {
	_, ok := linalg.ConvolutionOpInterfaceKey.Of(op)
	return ok
}

// window is a convolution of one dimension while it is vectorized.
type window struct {
	*state
	order            windowOrder
	reduction        *core.Operation // of the region: what combines
	extension        *core.Operation // of the region: what widens the elements of a pooling, or nil
	pools            bool
	kind             vector.CombiningKind
	stride, dilation int64
	n, w, c, f, kw   int64 // the sizes: batch, places, channels of input and output, places of the filter
	step             int64 // how many places are computed at once
}

// bodyOfWindow finds out what the region of a convolution does: products are added up, or elements are pooled.
func bodyOfWindow(op *core.Operation, inputs int) (reduction, extension *core.Operation, pools, ok bool) {
	body := op.Region(0).Entry()
	_, ops := MatchReduction(body, body.Arg(inputs))
	if len(ops) != 1 {
		return nil, nil, false, false
	}
	reduction = ops[0]
	var feed *core.Operation
	for _, v := range reduction.Operands() {
		if !v.IsBlockArg() {
			if feed != nil {
				return nil, nil, false, false
			}
			feed = v.DefiningOp()
		}
	}
	switch {
	case feed == nil:
		return reduction, nil, true, true
	case castsArg(feed):
		return reduction, feed, true, true
	case !feed.Is(&arith.MulIDef) && !feed.Is(&arith.MulFDef) &&
		!(feed.Is(&arith.AndIDef) && feed.Result(0).Type() == core.Type(op.Context().I1())):
		return nil, nil, false, false
	}
	for _, v := range feed.Operands() {
		if def := v.DefiningOp(); !v.IsBlockArg() && (def == nil || !castsArg(def)) {
			return nil, nil, false, false
		}
	}
	return reduction, nil, false, true
}

func castsArg(op *core.Operation) bool {
	_, ok := cast.CastOpInterfaceKey.Of(op)
	return ok && op.NumOperands() == 1 && op.Operand(0).IsBlockArg()
}

var poolKinds = []vector.CombiningKind{vector.CombiningKindADD, vector.CombiningKindMAXNUMF, vector.CombiningKindMAXIMUMF,
	vector.CombiningKindMAXSI, vector.CombiningKindMAXUI, vector.CombiningKindMINNUMF, vector.CombiningKindMINIMUMF,
	vector.CombiningKindMINSI, vector.CombiningKindMINUI}

// canConvolve reports whether a convolution has one dimension and combines elements in a way that vectors know.
func canConvolve(x linalg.LinalgOp) bool {
	op := x.AsOperation()
	inputs := op.NumOperands() - x.DpsInits().Len()
	lhs, res := rankOf(op.Operand(0)), rankOf(op.Operand(inputs))
	if (lhs != 3 || res != 3) && (lhs != 1 || res != 1) {
		return false
	}
	reduction, _, pools, ok := bodyOfWindow(op, inputs)
	if !ok {
		return false
	}
	kind, ok := combiner(reduction)
	if !ok || kind != vector.CombiningKindADD && kind != vector.CombiningKindOR && (!pools || !slices.Contains(poolKinds, kind)) {
		return false
	}
	rhs := rankOf(op.Operand(1))
	return rhs == 1 || !pools && (rhs == 2 || rhs == 3)
}

func rankOf(v *core.Value) int {
	t, ok := v.Type().(core.ShapedType)
	if !ok {
		return 0
	}
	return len(t.Shape())
}

// dynamicConvolution reports whether a convolution with sizes that are not known can be vectorized: a depthwise one, of
// which only the number of channels is unknown.
func dynamicConvolution(op *core.Operation, o Options) bool {
	t, ok := op.Operand(0).Type().(core.ShapedType)
	return ok && !o.FlattenDepthwise && op.Is(&linalg.DepthwiseConv1DNwcWcDef) &&
		!slices.Contains(t.Shape()[:len(t.Shape())-1], core.Dynamic)
}

// convolution unrolls the filter, and the places where the stride is not one.
func (s *state) convolution() ([]*core.Value, bool) {
	order, ok := windows[s.op.Info().Def()]
	if !ok {
		return nil, false
	}
	x := &window{state: s, order: order, stride: firstOf(s.op, "strides"), dilation: firstOf(s.op, "dilations")}
	x.reduction, x.extension, x.pools, ok = bodyOfWindow(s.op, s.inputs)
	if !ok {
		return nil, false
	}
	x.kind, _ = combiner(x.reduction)
	in, out := core.ElementTypeOrSelf(s.op.Operand(0).Type()), core.ElementTypeOrSelf(s.op.Operand(2).Type())
	filter := core.ElementTypeOrSelf(s.op.Operand(1).Type())
	if x.extension == nil && (!promotes(in, out) || !x.pools && !promotes(filter, out)) {
		return nil, false
	}
	if order == orderDepthwise {
		return x.depthwise()
	}
	return x.convolve(), true
}

// firstOf returns the first number of an attribute, or 1 without it.
func firstOf(op *core.Operation, name string) int64 {
	if d, ok := op.Attr(name).(*core.DenseElementsAttr); ok {
		if a, ok := d.Element(0).(*core.IntegerAttr); ok {
			return a.Int64()
		}
	}
	return 1
}

// promotes reports whether elements can be widened to those of the output.
func promotes(from, to core.Type) bool {
	if from == to {
		return true
	}
	_, fromFloat := from.(*core.FloatType)
	_, toFloat := to.(*core.FloatType)
	_, fromInt := from.(*core.IntegerType)
	_, toInt := to.(*core.IntegerType)
	narrower := core.StorageWidth(from) < core.StorageWidth(to)
	return fromInt && toFloat || fromFloat && toFloat && narrower || fromInt && toInt && narrower
}

// promote widens the elements of a vector or a scalar.
func (x *window) promote(v *core.Value, elem core.Type) *core.Value {
	b, from := &x.rw.Builder, core.ElementTypeOrSelf(v.Type())
	if from == elem {
		return v
	}
	t := elem
	if vt, ok := v.Type().(*core.VectorType); ok {
		t = x.like(vt, elem)
	}
	_, fromFloat := from.(*core.FloatType)
	_, toFloat := elem.(*core.FloatType)
	switch {
	case fromFloat:
		return arith.ExtF{OutType: t, In: v}.Build(b).Out()
	case toFloat:
		return arith.NewSIToFP(b, t, v).Out()
	}
	return arith.NewExtSI(b, t, v).Out()
}

// reads reads the operands as a whole; the filter only when it is used.
func (x *window) reads(shapes [3][]int64, zero *core.Value) (vals [3]*core.Value) {
	b, c := &x.rw.Builder, x.op.Context()
	for i, shape := range shapes {
		if i == 1 && x.pools {
			continue
		}
		v := x.op.Operand(i)
		elem := core.ElementTypeOrSelf(v.Type())
		vals[i] = transferRead(b, c.Vector(shape, elem, nil), v, zero, zeroOf(b, elem)).Vector()
	}
	return vals
}

// transferRead reads a vector of the rank of its source, with the bounds that the shapes tell.
func transferRead(b *core.Builder, t *core.VectorType, from, zero, padding *core.Value) vector.TransferReadOp {
	n := len(t.Shape())
	return vector.NewTransferRead(b, t, from, slices.Repeat([]*core.Value{zero}, n), padding, minorIdentity(t.Context(), n, n),
		bools(t.Context(), n, false))
}

// transferWrite writes a vector of the rank of its destination.
func transferWrite(b *core.Builder, v, to, zero *core.Value) *core.Operation {
	c, n := b.Context(), rankOf(v)
	w := vector.TransferWrite{ValueToStore: v, Base: to, Indices: slices.Repeat([]*core.Value{zero}, n),
		PermutationMap: minorIdentity(c, n, n), InBounds: bools(c, n, false)}
	if !isBuffer(to) {
		w.ResultType = to.Type()
	}
	return w.Build(b).Op
}

// shapes finds out the sizes, and returns those of the operands.
func (x *window) shapes() [3][]int64 {
	shape := func(i int) []int64 { return x.op.Operand(i).Type().(core.ShapedType).Shape() }
	res, filter := shape(2), shape(1)
	if x.order == orderW {
		x.w, x.kw = res[0], filter[0]
		return [3][]int64{{x.w + x.kw - 1}, {x.kw}, {x.w}}
	}
	ncw := x.order == orderNcw
	if x.n, x.w, x.f = res[0], res[1], res[2]; ncw {
		x.w, x.f = x.f, x.w
	}
	switch {
	case x.pools:
		x.kw, x.c = filter[0], x.f
	case ncw:
		x.c, x.kw = filter[1], filter[2]
	default:
		x.kw, x.c = filter[0], filter[1]
	}
	iw := x.covered()
	out := [3][]int64{{x.n, iw, x.c}, {x.kw, x.c, x.f}, {x.n, x.w, x.f}}
	if ncw {
		out = [3][]int64{{x.n, x.c, iw}, {x.f, x.c, x.kw}, {x.n, x.f, x.w}}
	}
	return out
}

// covered returns how many places of the input the windows cover.
func (x *window) covered() int64 { return (x.w-1)*x.stride + 1 + (x.kw-1)*x.dilation }

// setStep says how many places are computed at once: all when the windows lie beside each other.
func (x *window) setStep() {
	if x.step = x.w; x.stride != 1 {
		x.step = 1
	}
}

func (x *window) convolve() []*core.Value {
	shapes := x.shapes()
	x.setStep()
	b := &x.rw.Builder
	zero := memrefdefs.ConstantIndex(b, 0)
	v := x.reads(shapes, zero)
	if x.order == orderNcw {
		v[0] = transpose(b, v[0], []int64{0, 2, 1})
		if !x.pools {
			v[1] = transpose(b, v[1], []int64{2, 1, 0})
		}
		v[2] = transpose(b, v[2], []int64{0, 2, 1})
	}
	var in, filter, out []*core.Value
	for k := range x.kw {
		for w := int64(0); w < x.w; w += x.step {
			in = append(in, x.slice(v[0], x.place(w, k), x.c))
		}
	}
	for k := int64(0); k < x.kw && !x.pools; k++ {
		filter = append(filter, vector.NewExtract(b, v[1], nil, []int64{k}).Result())
	}
	for w := int64(0); w < x.w; w += x.step {
		out = append(out, x.slice(v[2], w, x.f))
	}
	for i, part := range in {
		k, w := i/len(out), i%len(out)
		if x.pools {
			out[w] = x.pool(part, out[w])
		} else {
			out[w] = x.product(part, filter[k], out[w])
		}
	}
	all := v[2]
	for i, part := range out {
		all = x.insert(part, all, int64(i)*x.step)
	}
	if x.order == orderNcw {
		all = transpose(b, all, []int64{0, 2, 1})
	}
	return transferWrite(b, all, x.op.Operand(2), zero).ResultList()
}

// place is where in the input the element is that place k of the filter sees from place w of the output.
func (x *window) place(w, k int64) int64 {
	if x.order == orderW {
		return w + k
	}
	return w*x.stride + k*x.dilation
}

// slice takes the places that are computed at once from a vector.
func (x *window) slice(v *core.Value, at, channels int64) *core.Value {
	offsets, sizes := []int64{0, at, 0}, []int64{x.n, x.step, channels}
	if x.order == orderW {
		offsets, sizes = offsets[1:2], sizes[1:2]
	}
	c, t := x.op.Context(), v.Type().(*core.VectorType)
	return vector.ExtractStridedSlice{ResultType: c.Vector(sizes, t.ElementType(), t.ScalableDims()), Source: v,
		Offsets: numbers(c, offsets), Sizes: numbers(c, sizes), Strides: numbers(c, slices.Repeat([]int64{1}, len(sizes)))}.
		Build(&x.rw.Builder).Op.Result(0)
}

// insert puts the places that were computed at once into a vector.
func (x *window) insert(part, into *core.Value, at int64) *core.Value {
	offsets := []int64{0, at, 0}
	if x.order == orderW {
		offsets = offsets[1:2]
	}
	c := x.op.Context()
	return vector.InsertStridedSlice{ValueToStore: part, Dest: into, ResultType: into.Type(),
		Offsets: numbers(c, offsets), Strides: numbers(c, slices.Repeat([]int64{1}, len(offsets)))}.Build(&x.rw.Builder).Op.Result(0)
}

func numbers(c *core.Context, list []int64) *core.ArrayAttr {
	out := make([]core.Attribute, len(list))
	for i, n := range list {
		out[i] = c.I64Attr(n)
	}
	return c.Array(out...)
}

// pool combines a part of the input with a part of the output.
func (x *window) pool(in, out *core.Value) *core.Value {
	b := &x.rw.Builder
	build := func(like *core.Operation, operands ...*core.Value) *core.Value {
		return b.CreateOp(&core.OperationState{Info: like.Info(), Operands: operands, Types: []core.Type{out.Type()}}).Result(0)
	}
	if x.extension != nil {
		in = build(x.extension, in)
	}
	return build(x.reduction, in, out)
}

// product adds the product of a part of the input and a place of the filter to a part of the output.
func (x *window) product(in, filter, out *core.Value) *core.Value {
	b, c := &x.rw.Builder, x.op.Context()
	if x.order == orderW {
		return vector.OuterProduct{ResultType: out.Type(), Lhs: in, Rhs: filter, Acc: out, Kind: vector.CombiningKindADD}.
			Build(b).Op.Result(0)
	}
	elem := core.ElementTypeOrSelf(out.Type())
	in, filter = x.promote(in, elem), x.promote(filter, elem)
	var maps, kinds []core.Attribute
	for _, m := range [][]int{{0, 1, 3}, {3, 2}, {0, 1, 2}} {
		maps = append(maps, c.AffineMap(affine.TargetsMap(4, m...)))
	}
	for i := range 4 {
		k := vector.IteratorTypeParallel
		if i == 3 {
			k = vector.IteratorTypeReduction
		}
		kinds = append(kinds, vector.GetIteratorTypeAttr(c, k))
	}
	return vector.Contraction{ResultType: out.Type(), Lhs: in, Rhs: filter, Acc: out, IndexingMaps: c.Array(maps...),
		IteratorTypes: c.Array(kinds...), Kind: x.kind}.Build(b).Op.Result(0)
}
