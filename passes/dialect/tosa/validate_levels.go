package tosa

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/message"
	tosadefs "github.com/odsgen/ods/defs/tosa"
	gen "github.com/odsgen/ods/generated/tosa"
)

// level has the limits that the specification calls so.
type level struct {
	rank, kernel, stride, scale int64
	log2Size                    uint
	nesting, list               int
}

// level8K suffices for frames of up to 8K.
var level8K = level{rank: 6, kernel: 8192, stride: 8192, scale: 256, log2Size: 31, nesting: 6, list: 64}

// unlimitedRank are the operations of which only the sizes of tensors are limited, not their ranks.
var unlimitedRank = map[string]bool{
	gen.AvgPool2dDef.Name: true, gen.Conv2DDef.Name: true, gen.Conv3DDef.Name: true,
	gen.DepthwiseConv2DDef.Name: true, gen.TransposeConv2DDef.Name: true, gen.FFT2dDef.Name: true, gen.MatMulDef.Name: true,
	gen.MatmulTBlockScaledDef.Name: true, gen.MaxPool2dDef.Name: true, gen.RFFT2dDef.Name: true, gen.GatherDef.Name: true,
	gen.ScatterDef.Name: true, gen.ResizeDef.Name: true, gen.CustomDef.Name: true, gen.WhileDef.Name: true, gen.ConstShapeDef.Name: true,
}

// unlimited are the operations for which neither is limited.
var unlimited = map[string]bool{gen.YieldDef.Name: true, gen.ApplyScaleDef.Name: true}

// levels checks the limits of the target's level. The first that an operation exceeds is reported.
func (v *validator) levels(op *core.Operation) bool {
	return (unlimited[op.Name()] || (unlimitedRank[op.Name()] || v.ranks(op)) && v.sizes(op)) && v.kernels(op) && v.lists(op) && v.nesting(op)
}

// ranks checks the ranks of operands and results.
func (v *validator) ranks(op *core.Operation) bool {
	limit := v.target.level.rank
	if x, ok := gen.AsVariableOp(op); ok {
		return v.rank(op, tosadefs.TypeOfVariable(x), "variable type", limit)
	}
	operands, results := op.OperandList(0, op.NumOperands()), op.ResultList()
	limitOfResult := limit
	switch {
	case op.Is(&gen.IfDef): // only the condition is limited
		operands, results = operands[:1], nil
	case op.Is(&gen.ArgMaxDef):
		limitOfResult--
	}
	for _, o := range operands {
		if !v.rank(op, o.Type(), "operand", limit) {
			return false
		}
	}
	for _, o := range results {
		if !v.rank(op, o.Type(), "result", limitOfResult) {
			return false
		}
	}
	return true
}

func (v *validator) rank(op *core.Operation, t core.Type, what string, limit int64) bool {
	switch t := t.(type) {
	case *core.UnrankedTensorType:
		return v.fail(op, "failed level check: unranked tensor")
	case core.ShapedType:
		return int64(len(t.Shape())) <= limit || v.fail(op, "failed level check: %s rank(shape) <= MAX_RANK", what)
	case *gen.ShapeType:
		return int64(t.Rank()) <= limit || v.fail(op, "failed shape type level check: %s exceeds MAX_RANK", message.Quote(t))
	}
	return true
}

// sizes checks how large operands and results are.
func (v *validator) sizes(op *core.Operation) bool {
	if x, ok := gen.AsVariableOp(op); ok {
		return v.size(op, tosadefs.TypeOfVariable(x), "variable type")
	}
	for _, o := range op.Operands() {
		if !v.size(op, o.Type(), "operand") {
			return false
		}
	}
	for _, o := range op.Results() {
		if !v.size(op, o.Type(), "result") {
			return false
		}
	}
	return true
}

func (v *validator) size(op *core.Operation, t core.Type, what string) bool {
	if _, ok := t.(*core.UnrankedTensorType); ok {
		return v.fail(op, "failed level check: unranked tensor")
	}
	s, ok := t.(core.ShapedType)
	if !ok {
		return true
	}
	if !core.IsStaticShape(s) {
		return v.target.version.has(version{1, 1}) ||
			v.fail(op, "failed level check: %s shape dimension cannot be dynamic when targeting TOSA specification version 1.0 or below", what)
	}
	limit := int64(1)<<v.target.level.log2Size - 1
	bytes := max(1, bitWidth(s.ElementType())/8)
	for _, n := range s.Shape() {
		if n != 0 && bytes > limit/n && !slices.Contains(s.Shape(), 0) {
			return v.fail(op, "failed level check: %s tensor size (in bytes) <= (1 << MAX_LOG2_SIZE - 1)", what)
		}
		bytes = dim.Count(bytes, n)
	}
	return true
}

func bitWidth(t core.Type) int64 {
	switch t := t.(type) {
	case *core.IntegerType:
		return int64(t.Width())
	case *core.FloatType:
		return int64(t.Width())
	}
	return 8
}

// limited is a number of an operation and what it must not exceed.
type limited struct {
	value, limit int64
	message      string
}

// each limits all numbers of a list.
func each(list []int64, limit int64, message string) []limited {
	out := make([]limited, len(list))
	for i, n := range list {
		out[i] = limited{n, limit, message}
	}
	return out
}

// kernels checks what the specification calls kernels, strides and scales.
func (v *validator) kernels(op *core.Operation) bool {
	for _, l := range v.target.level.numbers(op) {
		// Upstream computes with 32 bits.
		if int64(int32(l.value)) > l.limit {
			return v.fail(op, "failed level check: %s", l.message)
		}
	}
	return true
}

func (l *level) numbers(op *core.Operation) []limited {
	switch op.Name() {
	case gen.AvgPool2dDef.Name, gen.MaxPool2dDef.Name:
		return slices.Concat(each(ints(op, "kernel"), l.kernel, "kernel <= MAX_KERNEL"), l.strideAndPad(op, false))
	case gen.Conv2DDef.Name:
		return l.convolution(op, 1, "y", "x")
	case gen.Conv3DDef.Name:
		return l.convolution(op, 1, "d", "y", "x")
	case gen.DepthwiseConv2DDef.Name:
		return l.convolution(op, 0, "y", "x")
	case gen.TransposeConv2DDef.Name:
		return l.transposed(op)
	case gen.FFT2dDef.Name, gen.RFFT2dDef.Name:
		return l.fft(op)
	case gen.ResizeDef.Name:
		return l.resize(op)
	}
	return nil
}

// ints returns the numbers of an attribute.
func ints(op *core.Operation, name string) []int64 {
	if a, ok := op.Attr(name).(*core.DenseArrayAttr); ok {
		return a.Ints()
	}
	return nil
}

func (l *level) strideAndPad(op *core.Operation, padFirst bool) []limited {
	stride := each(ints(op, "stride"), l.stride, "stride <= MAX_STRIDE")
	pad := each(ints(op, "pad"), l.kernel, "pad <= MAX_KERNEL")
	if padFirst {
		return slices.Concat(pad, stride)
	}
	return slices.Concat(stride, pad)
}

// convolution limits strides, pads and dilated kernels, whose sizes begin at a dimension of the weight.
func (l *level) convolution(op *core.Operation, first int, axes ...string) []limited {
	dilation := ints(op, "dilation")
	list := slices.Concat(each(dilation, l.kernel, "dilation <= MAX_KERNEL"), l.strideAndPad(op, true))
	weight, ok := op.Operand(1).Type().(*core.RankedTensorType)
	if !ok || len(weight.Shape()) < first+len(axes) || len(dilation) < len(axes) {
		return list
	}
	name := map[string]string{"d": "KD", "y": "KH", "x": "KW"}
	for i, axis := range axes {
		if n := weight.Shape()[first+i]; n != core.Dynamic {
			list = append(list, limited{dim.Count(dilation[i], n), l.kernel, "dilation_" + axis + " * " + name[axis] + " <= MAX_KERNEL)"})
		}
	}
	return list
}

func (l *level) transposed(op *core.Operation) []limited {
	var list []limited
	if weight, ok := op.Operand(1).Type().(*core.RankedTensorType); ok && len(weight.Shape()) == 4 {
		for i, name := range []string{"KH", "KW"} {
			if n := weight.Shape()[1+i]; n != core.Dynamic {
				list = append(list, limited{n, l.kernel, name + " <= MAX_KERNEL"})
			}
		}
	}
	return slices.Concat(list, each(ints(op, "out_pad"), l.kernel, "pad <= MAX_KERNEL"), each(ints(op, "stride"), l.stride, "stride <= MAX_STRIDE"))
}

func (l *level) fft(op *core.Operation) []limited {
	var list []limited
	for _, o := range op.Operands() {
		t, ok := o.Type().(*core.RankedTensorType)
		if !ok || len(t.Shape()) != 3 {
			continue
		}
		for i, name := range []string{"H", "W"} {
			if n := t.Shape()[1+i]; n != core.Dynamic {
				list = append(list, limited{n, l.kernel, name + " <= MAX_KERNEL"})
			}
		}
	}
	return list
}

func (l *level) resize(op *core.Operation) []limited {
	x := core.Must(gen.AsResizeOp(op))
	scale, ok := tosadefs.ConstantShape(x.Scale())
	if !ok || len(scale) != 4 || scale[1] == 0 || scale[3] == 0 {
		return nil
	}
	return []limited{{scale[0] / scale[1], l.scale, "scale_y_n/scale_y_d <= MAX_SCALE"}, {scale[2] / scale[3], l.scale, "scale_x_n/scale_x_d <= MAX_SCALE"}}
}

// lists checks how many operands and results operations of any number have.
func (v *validator) lists(op *core.Operation) bool {
	check := func(n int, name string) bool {
		return n <= v.target.level.list || v.fail(op, "failed level check for MAX_TENSOR_LIST_SIZE: %s", name)
	}
	switch op.Name() {
	case gen.ConcatDef.Name:
		return check(op.NumOperands(), "input1")
	case gen.CustomDef.Name:
		return check(op.NumOperands(), "input_list") && check(op.NumResults(), "output_list")
	case gen.IfDef.Name:
		return check(op.NumOperands()-1, "inputs") && check(op.NumResults(), "outputs")
	case gen.WhileDef.Name:
		return check(op.NumOperands(), "inputs") && check(op.NumResults(), "outputs")
	}
	return true
}

// nesting checks how deep a conditional or a loop is inside of others.
func (v *validator) nesting(op *core.Operation) bool {
	if !op.Is(&gen.IfDef) && !op.Is(&gen.WhileDef) {
		return true
	}
	depth := 0
	for at := op; at != nil && at.Name() != "func.func" && at.Name() != "builtin.module"; at = at.ParentOp() {
		if at.ParentOp() == nil {
			break
		}
		depth++
	}
	return depth < v.target.level.nesting || v.fail(op, "failed level check: %d >= MAX_NESTING", depth)
}
