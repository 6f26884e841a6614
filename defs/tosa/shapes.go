package tosa

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/generated/tosa"
)

// Shape is what is known of the shape of a tensor: its sizes, [core.Dynamic] where one is not known, or that not even
// their number is.
type Shape struct {
	Ranked bool
	Sizes  []int64
}

func sized(sizes ...int64) Shape { return Shape{Ranked: true, Sizes: sizes} }

// unknown returns a shape of which only the number of dimensions is known.
func unknown(rank int) []int64 { return slices.Repeat([]int64{core.Dynamic}, rank) }

// ShapeOf returns what a type says of the shape of its values.
func ShapeOf(t core.Type) Shape {
	if s, ok := typeShape(t); ok {
		return sized(slices.Clone(s)...)
	}
	return Shape{}
}

// InfersShapes reports whether the shapes of the results of an operation follow from its operands and attributes.
func InfersShapes(op *core.Operation) bool {
	return isElementwise(op) || inference[op.Name()] != nil
}

// InferShapes returns the shapes that the results of an operation have as far as its operands and attributes tell; ok is
// false when they do not fit each other, or when the operation is none of those. The rules are those of the
// specification of TOSA.
func InferShapes(op *core.Operation) (shapes []Shape, ok bool) {
	if isElementwise(op) {
		return []Shape{broadcast(op.OperandList(0, op.NumOperands()))}, true
	}
	if f := inference[op.Name()]; f != nil {
		return f(op)
	}
	return nil, false
}

func isElementwise(op *core.Operation) bool {
	def := op.Info().Def()
	return def != nil && slices.Contains(def.Traits, &core.ResultsBroadcastableShape)
}

// inference holds what infers the shapes of operations by their names.
var inference = map[string]func(op *core.Operation) ([]Shape, bool){
	tosa.ArgMaxDef.Name: inferArgMax,
	tosa.AvgPool2dDef.Name: func(op *core.Operation) ([]Shape, bool) {
		return inferPool(op, poolAttrs(tosa.AvgPool2dOp{OpView: core.ViewOf(op)}))
	},
	tosa.CastDef.Name:                sameAsFirst,
	tosa.CastFromBlockScaledDef.Name: sameAsFirst,
	tosa.CastToBlockScaledDef.Name:   inferToBlockScaled,
	tosa.ConcatDef.Name: func(op *core.Operation) ([]Shape, bool) {
		return []Shape{concatShape(op.OperandList(0, op.NumOperands()), op.Slot(0))}, true
	},
	tosa.ReshapeDef.Name:            inferReshape,
	tosa.Conv2DDef.Name:             inferConv2D,
	tosa.Conv3DDef.Name:             inferConv3D,
	tosa.DepthwiseConv2DDef.Name:    inferDepthwiseConv2D,
	tosa.FFT2dDef.Name:              inferFFT2d,
	tosa.GatherDef.Name:             inferGather,
	tosa.IdentityDef.Name:           sameAsFirst,
	tosa.IfDef.Name:                 inferYielded,
	tosa.MatMulDef.Name:             inferMatMul,
	tosa.MatmulTBlockScaledDef.Name: inferMatmulTBlockScaled,
	tosa.MaxPool2dDef.Name: func(op *core.Operation) ([]Shape, bool) {
		return inferPool(op, poolAttrs(tosa.MaxPool2dOp{OpView: core.ViewOf(op)}))
	},
	tosa.MulDef.Name:             func(op *core.Operation) ([]Shape, bool) { return []Shape{broadcast(op.OperandList(0, 2))}, true },
	tosa.NegateDef.Name:          sameAsFirst,
	tosa.PadDef.Name:             inferPad,
	tosa.RFFT2dDef.Name:          inferRFFT2d,
	tosa.ReduceAllDef.Name:       inferReduction,
	tosa.ReduceAnyDef.Name:       inferReduction,
	tosa.ReduceMaxDef.Name:       inferReduction,
	tosa.ReduceMinDef.Name:       inferReduction,
	tosa.ReduceProductDef.Name:   inferReduction,
	tosa.ReduceSumDef.Name:       inferReduction,
	tosa.RescaleDef.Name:         sameAsFirst,
	tosa.ResizeDef.Name:          inferResize,
	tosa.ReverseDef.Name:         sameAsFirst,
	tosa.ScatterDef.Name:         inferScatter,
	tosa.SliceDef.Name:           inferSlice,
	tosa.TableDef.Name:           sameAsFirst,
	tosa.TileDef.Name:            inferTile,
	tosa.TransposeConv2DDef.Name: inferTransposeConv2D,
	tosa.TransposeDef.Name:       inferTranspose,
	tosa.WhileDef.Name:           inferYielded,
}

// broadcast returns the shape that operands have together, without a rank when one of them has none or two do not fit.
func broadcast(operands []*core.Value) Shape {
	var out []int64
	for _, v := range operands {
		s, ok := shapeOf(v)
		if !ok {
			return Shape{}
		}
		if n := len(s) - len(out); n > 0 {
			out = append(slices.Repeat([]int64{1}, n), out...)
		}
		for i, d := range s {
			at := &out[len(out)-len(s)+i]
			switch {
			case *at == 1:
				*at = d
			case d != 1 && d != *at:
				return Shape{}
			}
		}
	}
	return sized(out...)
}

func sameAsFirst(op *core.Operation) ([]Shape, bool) {
	return []Shape{ShapeOf(op.Operand(0).Type())}, true
}

func inferReduction(op *core.Operation) ([]Shape, bool) {
	return []Shape{reducedShape(op.Operand(0), op.Slot(0))}, true
}

func inferReshape(op *core.Operation) ([]Shape, bool) {
	return []Shape{reshaped(op.Operand(0), op.Operand(1))}, true
}

// refine sets a size that is not known yet.
func refine(at *int64, d int64) {
	if *at == core.Dynamic {
		*at = d
	}
}

func inferArgMax(op *core.Operation) ([]Shape, bool) {
	s, ok := shapeOf(op.Operand(0))
	if !ok {
		return []Shape{{}}, true
	}
	axis := int(tosa.ArgMaxOp{OpView: core.ViewOf(op)}.Axis())
	if axis < 0 || axis >= len(s) {
		return nil, false
	}
	return []Shape{sized(slices.Delete(slices.Clone(s), axis, axis+1)...)}, true
}

func inferToBlockScaled(op *core.Operation) ([]Shape, bool) {
	s := ShapeOf(op.Operand(0).Type())
	if !s.Ranked {
		return []Shape{s, s}, true
	}
	scale := sized(slices.Clone(s.Sizes)...)
	if n := len(scale.Sizes) - 1; n >= 0 && scale.Sizes[n] != core.Dynamic {
		block := int64(blockLength(tosa.CastToBlockScaledOp{OpView: core.ViewOf(op)}.BlockSize()))
		scale.Sizes[n] /= block
	}
	return []Shape{s, scale}, true
}

func inferFFT2d(op *core.Operation) ([]Shape, bool) {
	s := ShapeOf(op.Operand(0).Type())
	return []Shape{s, s}, true
}

func inferRFFT2d(op *core.Operation) ([]Shape, bool) {
	s, ok := shapeOf(op.Operand(0))
	if !ok {
		return []Shape{{}, {}}, true
	}
	s = slices.Clone(s)
	if n := len(s) - 1; n >= 0 && s[n] != core.Dynamic {
		s[n] = dim.Add(s[n]/2, 1)
	}
	return []Shape{sized(s...), sized(s...)}, true
}

func inferMatMul(op *core.Operation) ([]Shape, bool) {
	out := unknown(3)
	if a, ok := shapeOf(op.Operand(0)); ok {
		out[0], out[1] = a[0], a[1]
	}
	if b, ok := shapeOf(op.Operand(1)); ok {
		refine(&out[0], b[0])
		out[2] = b[2]
	}
	return []Shape{sized(out...)}, true
}

func inferMatmulTBlockScaled(op *core.Operation) ([]Shape, bool) {
	out := unknown(3)
	for i, v := range op.OperandList(0, 4) {
		s, ok := shapeOf(v)
		if !ok {
			continue
		}
		if i < 2 {
			refine(&out[0], s[0])
			refine(&out[1], s[1])
			continue
		}
		if s[0] != 1 { // one batch of the second matrix serves all of the first
			refine(&out[0], s[0])
		}
		refine(&out[2], s[1])
	}
	return []Shape{sized(out...)}, true
}

func inferPad(op *core.Operation) ([]Shape, bool) {
	in, ok := shapeOf(op.Operand(0))
	padding, known := constantShape(op.Operand(1))
	if !ok || !known {
		rank := len(in)
		if !ok {
			rank = shapeRank(op.Operand(1)) / 2
		}
		return []Shape{sized(unknown(rank)...)}, true
	}
	out := unknown(len(in))
	for i, d := range in {
		if d != core.Dynamic && 2*i+1 < len(padding) && padding[2*i] >= 0 && padding[2*i+1] >= 0 {
			out[i] = dim.Add(d, padding[2*i], padding[2*i+1])
		}
	}
	return []Shape{sized(out...)}, true
}

// dimensions turns the sizes of a constant shape into those of a type.
func dimensions(sizes []int64) []int64 {
	out := slices.Clone(sizes)
	for i, d := range out {
		if d == -1 {
			out[i] = core.Dynamic
		}
	}
	return out
}

func inferSlice(op *core.Operation) ([]Shape, bool) {
	start, ok := constantShape(op.Operand(1))
	size, known := constantShape(op.Operand(2))
	if !ok || !known {
		return []Shape{sized(unknown(shapeRank(op.Operand(2)))...)}, true
	}
	in, ok := shapeOf(op.Operand(0))
	if !ok {
		return []Shape{sized(dimensions(size)...)}, true
	}
	out := unknown(len(size))
	for i, n := range size {
		if i >= len(in) || i >= len(start) || n == 0 || n < -1 || start[i] < 0 || in[i] != core.Dynamic && start[i] >= in[i] {
			continue
		}
		switch {
		case in[i] == core.Dynamic && n > 0:
			out[i] = n
		case in[i] == core.Dynamic:
		case n == -1:
			out[i] = in[i] - start[i]
		case dim.Total(start[i], n) <= in[i]:
			out[i] = n
		}
	}
	return []Shape{sized(out...)}, true
}

func inferTile(op *core.Operation) ([]Shape, bool) {
	multiples, known := constantShape(op.Operand(1))
	in, ok := shapeOf(op.Operand(0))
	if !known || !ok {
		rank := shapeRank(op.Operand(1))
		if known {
			rank = len(multiples)
		}
		return []Shape{sized(unknown(rank)...)}, true
	}
	if len(in) != len(multiples) {
		return nil, false
	}
	out := unknown(len(in))
	for i, d := range in {
		if d != core.Dynamic && multiples[i] >= 0 {
			out[i] = dim.Mul(d, multiples[i])
		}
	}
	return []Shape{sized(out...)}, true
}

func inferTranspose(op *core.Operation) ([]Shape, bool) {
	in, ok := shapeOf(op.Operand(0))
	if !ok {
		return []Shape{{}}, true
	}
	perms := tosa.TransposeOp{OpView: core.ViewOf(op)}.Perms()
	if len(perms) != len(in) {
		return nil, false
	}
	out := make([]int64, len(in))
	for i, p := range perms {
		if p < 0 || int(p) >= len(in) {
			return nil, false
		}
		out[i] = in[p]
	}
	return []Shape{sized(out...)}, true
}

func inferGather(op *core.Operation) ([]Shape, bool) {
	out := unknown(3)
	if s, ok := shapeOf(op.Operand(0)); ok {
		out[0], out[2] = s[0], s[2]
	}
	if s, ok := shapeOf(op.Operand(1)); ok {
		refine(&out[0], s[0])
		refine(&out[1], s[1])
	}
	return []Shape{sized(out...)}, true
}

func inferScatter(op *core.Operation) ([]Shape, bool) {
	out := unknown(3)
	if s, ok := shapeOf(op.Operand(0)); ok {
		copy(out, s)
	}
	if s, ok := shapeOf(op.Operand(1)); ok {
		refine(&out[0], s[0])
	}
	if s, ok := shapeOf(op.Operand(2)); ok {
		refine(&out[0], s[0])
		refine(&out[2], s[2])
	}
	return []Shape{sized(out...)}, true
}

func inferResize(op *core.Operation) ([]Shape, bool) {
	in, ok := shapeOf(op.Operand(0))
	if !ok {
		return nil, false
	}
	out := []int64{in[0], core.Dynamic, core.Dynamic, in[3]}
	scale, ok1 := constantShape(op.Operand(1))
	offset, ok2 := constantShape(op.Operand(2))
	border, ok3 := constantShape(op.Operand(3))
	if ok1 && ok2 && ok3 && len(scale) == 4 && len(offset) == 2 && len(border) == 2 {
		for i := range 2 {
			if d := in[1+i]; d != core.Dynamic && scale[2*i+1] != 0 {
				total := dim.Add(dim.Sub(dim.Mul(d-1, scale[2*i]), offset[i]), border[i])
				out[1+i] = sizeFrom(total, func() int64 { return dim.Add(total/scale[2*i+1], 1) })
			}
		}
	}
	return []Shape{sized(out...)}, true
}

// windows returns how often a window of a size fits into a padded size, at every stride of them.
func windows(size, before, after, extent, dilation, stride int64) int64 {
	if size == core.Dynamic || extent == core.Dynamic || stride == 0 {
		return core.Dynamic
	}
	room := dim.Sub(dim.Add(size, before, after), dim.Add(dim.Mul(extent-1, dilation), 1))
	return sizeFrom(room, func() int64 { return dim.Add(room/stride, 1) })
}

// sizeFrom returns a size that is computed from another one, or [core.Dynamic] where that does not fit, or where there is
// no such size.
func sizeFrom(n int64, compute func() int64) int64 {
	if n == core.Dynamic {
		return core.Dynamic
	}
	if n = compute(); n < 0 {
		return core.Dynamic
	}
	return n
}

// pool are the attributes of an operation that looks at windows.
type pool struct{ kernel, stride, pad []int64 }

func poolAttrs(op interface {
	Kernel() []int64
	Stride() []int64
	Pad() []int64
}) pool {
	return pool{op.Kernel(), op.Stride(), op.Pad()}
}

func inferPool(op *core.Operation, p pool) ([]Shape, bool) {
	in, ok := shapeOf(op.Operand(0))
	if !ok {
		return []Shape{sized(unknown(4)...)}, true
	}
	out := []int64{in[0], core.Dynamic, core.Dynamic, in[3]}
	for i := range 2 {
		out[1+i] = windows(in[1+i], p.pad[2*i], p.pad[2*i+1], p.kernel[i], 1, p.stride[i])
	}
	return []Shape{sized(out...)}, true
}

// inferConv infers the shape of a convolution over n dimensions: batch, dimensions and channels of the input; weight
// says of which size the window is, first dimension first, and how many channels there are.
func inferConv(op *core.Operation, n int, extents []int64, channels int64, pad, stride, dilation []int64) ([]Shape, bool) {
	out := unknown(n + 2)
	in, ok := shapeOf(op.Operand(0))
	if ok {
		out[0] = in[0]
	}
	out[n+1] = channels
	if bias, ok := shapeOf(op.Operand(2)); ok {
		channels := bias[0]
		if channels == 1 && op.Is(&tosa.TransposeConv2DDef) {
			channels = out[0] // upstream takes the size of the batch
		}
		refine(&out[n+1], channels)
	}
	for i := range n {
		if ok && extents != nil {
			out[1+i] = windows(in[1+i], pad[2*i], pad[2*i+1], extents[i], dilation[i], stride[i])
		}
	}
	return []Shape{sized(out...)}, true
}

// convWeight returns the window and the channels of a weight whose first dimension are output channels.
func convWeight(v *core.Value) (extents []int64, channels int64) {
	s, ok := shapeOf(v)
	if !ok {
		return nil, core.Dynamic
	}
	return s[1 : len(s)-1], s[0]
}

func inferConv2D(op *core.Operation) ([]Shape, bool) {
	v := tosa.Conv2DOp{OpView: core.ViewOf(op)}
	extents, channels := convWeight(op.Operand(1))
	return inferConv(op, 2, extents, channels, v.Pad(), v.Stride(), v.Dilation())
}

func inferConv3D(op *core.Operation) ([]Shape, bool) {
	v := tosa.Conv3DOp{OpView: core.ViewOf(op)}
	extents, channels := convWeight(op.Operand(1))
	return inferConv(op, 3, extents, channels, v.Pad(), v.Stride(), v.Dilation())
}

func inferDepthwiseConv2D(op *core.Operation) ([]Shape, bool) {
	v := tosa.DepthwiseConv2DOp{OpView: core.ViewOf(op)}
	channels := int64(core.Dynamic)
	if in, ok := shapeOf(op.Operand(0)); ok {
		channels = in[3]
	}
	var extents []int64
	out := int64(core.Dynamic)
	if w, ok := shapeOf(op.Operand(1)); ok {
		extents = w[:2]
		if refine(&channels, w[2]); channels != core.Dynamic && w[3] != core.Dynamic {
			out = dim.Mul(channels, w[3])
		}
	}
	return inferConv(op, 2, extents, out, v.Pad(), v.Stride(), v.Dilation())
}

func inferTransposeConv2D(op *core.Operation) ([]Shape, bool) {
	v := tosa.TransposeConv2DOp{OpView: core.ViewOf(op)}
	extents, channels := convWeight(op.Operand(1))
	shapes, _ := inferConv(op, 2, nil, channels, nil, nil, nil)
	out, pad, stride := shapes[0].Sizes, v.OutPad(), v.Stride()
	if in, ok := shapeOf(op.Operand(0)); ok && extents != nil {
		for i := range 2 {
			if in[1+i] != core.Dynamic && extents[i] != core.Dynamic {
				out[1+i] = dim.Add(dim.Mul(in[1+i]-1, stride[i]), pad[2*i], pad[2*i+1], extents[i])
				if out[1+i] < 0 {
					out[1+i] = core.Dynamic
				}
			}
		}
	}
	return shapes, true
}

// inferYielded returns what all that is yielded has in common: by the body of a loop, and by both graphs of an if.
func inferYielded(op *core.Operation) ([]Shape, bool) {
	_, loop := tosa.AsWhileOp(op)
	var out []Shape
	for n, r := range op.Regions() {
		if loop && n == 0 {
			continue // the condition
		}
		for b := range r.Blocks() {
			yield, ok := tosa.AsYieldOp(b.Terminator())
			if !ok {
				continue
			}
			for i, v := range yield.Op.Operands() {
				if s := ShapeOf(v.Type()); i == len(out) {
					out = append(out, s)
				} else {
					out[i] = out[i].Common(s)
				}
			}
		}
	}
	return out, len(out) == op.NumResults()
}

// Equal reports whether the same is known of two shapes.
func (s Shape) Equal(t Shape) bool { return s.Ranked == t.Ranked && slices.Equal(s.Sizes, t.Sizes) }

// Common returns what two shapes have in common.
func (s Shape) Common(t Shape) Shape {
	if !s.Ranked || !t.Ranked || len(s.Sizes) != len(t.Sizes) {
		return Shape{}
	}
	out := slices.Clone(s.Sizes)
	for i, d := range t.Sizes {
		if out[i] != d {
			out[i] = core.Dynamic
		}
	}
	return sized(out...)
}

// Both returns the shape of which both are known; ok is false when they contradict each other.
func (s Shape) Both(t Shape) (both Shape, ok bool) {
	switch {
	case !s.Ranked:
		return t, true
	case !t.Ranked:
		return s, true
	case len(s.Sizes) != len(t.Sizes):
		return Shape{}, false
	}
	out := slices.Clone(s.Sizes)
	for i, d := range t.Sizes {
		if refine(&out[i], d); d != core.Dynamic && d != out[i] {
			return Shape{}, false
		}
	}
	return sized(out...), true
}

// Tensor returns the tensor of a shape with elements of a type.
func (s Shape) Tensor(elem core.Type) core.Type {
	if !s.Ranked {
		return elem.Context().UnrankedTensor(elem)
	}
	return elem.Context().RankedTensor(s.Sizes, elem, nil)
}

// ConstantShape returns the numbers of a shape when they are known.
func ConstantShape(v *core.Value) (dims []int64, ok bool) { return constantShape(v) }

// TypeOfVariable returns the type of the tensors that a variable holds; nil when its attributes do not say it.
func TypeOfVariable(op tosa.VariableOp) core.Type {
	return variableType(op.Op.Context(), op.VarShapeAttr(), op.TypeAttr())
}
