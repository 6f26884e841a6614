package tensor

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/message"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/defs/iface/cast"
	"github.com/odsgen/ods/generated/tensor"
)

// This file has the verifiers of operations other than slices and reshapes.

// castable reports whether a cast goes between tensors whose shapes may be the same and whose elements satisfy a
// condition.
func castable(inputs, outputs []core.Type, elements func(from, to core.Type) bool) bool {
	if len(inputs) != 1 || len(outputs) != 1 {
		return false
	}
	from, okf := inputs[0].(core.ShapedType)
	to, okt := outputs[0].(core.ShapedType)
	return okf && okt && query.IsTensor(from) && query.IsTensor(to) && elements(from.ElementType(), to.ElementType()) &&
		core.CompatibleShape(from, to)
}

// AreCastCompatibleBitcast allows elements of the same width.
func (Hooks) AreCastCompatibleBitcast(_ tensor.BitcastOp, in, out []core.Type) bool {
	return castable(in, out, func(from, to core.Type) bool { return core.StorageWidth(from) == core.StorageWidth(to) })
}

// AreCastCompatibleCast allows the same elements.
func (Hooks) AreCastCompatibleCast(_ tensor.CastOp, in, out []core.Type) bool {
	return castable(in, out, func(from, to core.Type) bool { return from == to })
}

// VerifyCast wants types that the operation can cast.
func (Hooks) VerifyCast(op *core.Operation, r *core.Reporter) bool {
	return cast.VerifyOp(op, r)
}

// VerifyConcat compares the result with the shape that the inputs give.
func (Hooks) VerifyConcat(op tensor.ConcatOp, r *core.Reporter) bool {
	inputs, to, dim := op.Inputs(), ranked(op.Result()), op.Dim()
	if len(inputs) == 0 {
		return r.OpErrorf(op.Op, "requires at least one input").Fail()
	}
	for _, v := range inputs {
		if len(ranked(v).Shape()) != len(to.Shape()) {
			return r.OpErrorf(op.Op, "rank of concatenated inputs must match result rank").Fail()
		}
	}
	for _, v := range inputs {
		if ranked(v).ElementType() != to.ElementType() {
			return r.OpErrorf(op.Op, "inputs and result element type must match").Fail()
		}
	}
	if dim >= int64(len(to.Shape())) {
		return r.OpErrorf(op.Op, "concatenation dim must be less than the tensor rank").Fail()
	}
	if dim < 0 { // accepted upstream, where what follows is then undefined
		return r.OpErrorf(op.Op, "concatenation dim must not be negative, but got %d; count dimensions from 0", dim).Fail()
	}
	want, mismatch := concatShape(inputs, int(dim))
	if mismatch >= 0 {
		return r.OpErrorf(op.Op, "static concatenation size mismatch along non-concatenated dimension %d", mismatch).Fail()
	}
	for i, n := range to.Shape() {
		if n != core.Dynamic && want[i] != core.Dynamic && n != want[i] {
			return r.OpErrorf(op.Op, "result type %sdoes not match inferred shape %s static sizes", message.Quote(to),
				message.Quote(withShape(ranked(inputs[0]), want))).Fail()
		}
	}
	return true
}

// concatShape returns what is known about the shape of a concatenation. mismatch is the first other dimension in which
// inputs differ, or -1.
func concatShape(inputs []*core.Value, along int) (shape []int64, mismatch int) {
	shape = append([]int64(nil), ranked(inputs[0]).Shape()...)
	for i := range shape {
		for _, v := range inputs[1:] {
			n := ranked(v).Shape()[i]
			switch {
			case i == along:
				shape[i] = dim.Add(shape[i], n)
			case shape[i] == core.Dynamic:
				shape[i] = n
			case n != core.Dynamic && n != shape[i]:
				return nil, i
			}
		}
	}
	return shape, -1
}

// VerifyExtract wants an index for each dimension.
func (Hooks) VerifyExtract(op tensor.ExtractOp, r *core.Reporter) bool {
	if len(op.Indices()) != len(ranked(op.Tensor()).Shape()) {
		return r.OpErrorf(op.Op, "incorrect number of indices for extract_element").Fail()
	}
	return true
}

// verifySizes wants an operand for each size that a type does not know.
func verifySizes(op *core.Operation, t *core.RankedTensorType, vals []*core.Value, r *core.Reporter) bool {
	if n := numDynamic(t.Shape()); n != len(vals) {
		return r.OpErrorf(op, "incorrect number of dynamic sizes, has %d, expected %d", len(vals), n).Fail()
	}
	return true
}

// VerifyEmpty wants an operand for each dynamic size.
func (Hooks) VerifyEmpty(op tensor.EmptyOp, r *core.Reporter) bool {
	return verifySizes(op.Op, ranked(op.Result()), op.DynamicSizes(), r)
}

// VerifySplat wants an operand for each dynamic size.
func (Hooks) VerifySplat(op tensor.SplatOp, r *core.Reporter) bool {
	return verifySizes(op.Op, ranked(op.Aggregate()), op.DynamicSizes(), r)
}

// VerifyGenerate wants an operand for each dynamic size.
func (Hooks) VerifyGenerate(op tensor.GenerateOp, r *core.Reporter) bool {
	return verifySizes(op.Op, ranked(op.Result()), op.DynamicExtents(), r)
}

// VerifyRegionsGenerate wants an index argument for each dimension, and an element as what is yielded.
func (Hooks) VerifyRegionsGenerate(op tensor.GenerateOp, r *core.Reporter) bool {
	t, body := ranked(op.Result()), op.Body().Entry()
	for _, a := range body.Args() {
		if _, ok := a.Type().(*core.IndexType); !ok {
			return r.OpEmitErrorf(op.Op, "all body arguments must be index").Fail()
		}
	}
	if body.NumArgs() != len(t.Shape()) {
		return r.OpEmitErrorf(op.Op, "must have one body argument per input dimension").Fail()
	}
	if yield, ok := tensor.AsYieldOp(body.Last()); !ok || yield.Value().Type() != t.ElementType() {
		return r.OpErrorf(op.Op, "body must be terminated with a `yield` operation of the tensor element type").Fail()
	}
	return true
}

// VerifyPad compares the result with the source and what is added.
func (Hooks) VerifyPad(op tensor.PadOp, r *core.Reporter) bool {
	from, to := ranked(op.Source()), ranked(op.Result())
	low, high := op.StaticLow(), op.StaticHigh()
	if n := len(from.Shape()); len(low) != n || len(high) != n {
		return r.OpEmitErrorf(op.Op, "failed to infer expectedType from sourceType %s, specified resultType is %s", message.Quote(from),
			message.Quote(to)).Fail()
	}
	want := paddedType(from, low, high)
	if len(op.Low()) != numDynamic(low) || len(op.High()) != numDynamic(high) { // accepted upstream, but there is no way to print it
		return r.OpErrorf(op.Op, "expected %d operands for low and %d for high, one for each dynamic entry, but got %d and %d",
			numDynamic(low),
			numDynamic(high), len(op.Low()), len(op.High())).Fail()
	}
	same := len(to.Shape()) == len(want.Shape())
	for i, n := range want.Shape() {
		same = same && (n == core.Dynamic || n == to.Shape()[i])
	}
	if !same {
		return r.OpEmitErrorf(op.Op, "specified type %s does not match the inferred type %s", message.Quote(to),
			message.Quote(want)).Fail()
	}
	return true
}

// paddedType returns what is known about the result of adding elements.
func paddedType(from *core.RankedTensorType, low, high []int64) *core.RankedTensorType {
	shape := make([]int64, len(from.Shape()))
	for i, n := range from.Shape() {
		shape[i] = dim.Add(n, low[i], high[i])
	}
	return from.Context().RankedTensor(shape, from.ElementType(), nil)
}

// VerifyRegionsPad wants an index argument for each dimension, and an element as what is yielded.
func (Hooks) VerifyRegionsPad(op tensor.PadOp, r *core.Reporter) bool {
	t, body := ranked(op.Result()), op.Region().Entry()
	if body.NumArgs() != len(t.Shape()) {
		return r.OpEmitErrorf(op.Op, "expected the block to have %d arguments", len(t.Shape())).Fail()
	}
	for i, a := range body.Args() {
		if _, ok := a.Type().(*core.IndexType); !ok {
			return r.OpErrorf(op.Op, "expected block argument %d to be an index", i+1).Fail()
		}
	}
	if yield, ok := tensor.AsYieldOp(body.Last()); !ok || yield.Value().Type() != t.ElementType() {
		return r.OpErrorf(op.Op, "expected yield type to match shape element type").Fail()
	}
	return true
}

// coordinates has what tensor.gather and tensor.scatter are told about coordinates: the dimensions of the tensor that
// is accessed.
type coordinates struct {
	op           *core.Operation
	name, tensor string // for messages
	dims         []int64
	indices      *core.RankedTensorType
	accessed     *core.RankedTensorType
}

func (c coordinates) verify(r *core.Reporter) bool {
	fail := func(format string, args ...any) bool {
		return r.OpErrorf(c.op, c.name+format, args...).Fail()
	}
	shape, rank := c.indices.Shape(), len(c.accessed.Shape())
	switch {
	case len(c.dims) == 0:
		return fail("_dims must be non-empty")
	case len(c.dims) > rank:
		return fail("_dims overflow %s rank", c.tensor)
	case len(shape) == 0 || shape[len(shape)-1] != int64(len(c.dims)):
		return fail("_dims length must match the size of last dimension of indices")
	}
	for _, d := range c.dims {
		if d < 0 {
			return fail("_dims value must be non-negative")
		}
		if d >= int64(rank) {
			return fail("_dims value must be smaller than %s rank", c.tensor)
		}
	}
	for i := 1; i < len(c.dims); i++ {
		if c.dims[i-1] >= c.dims[i] {
			return fail("_dims values must be strictly increasing")
		}
	}
	return true
}

// slices returns the type of all slices together, with the dimensions that coordinates choose as 1, and without them.
func (c coordinates) slices() (full, reduced *core.RankedTensorType) {
	lead := c.indices.Shape()[:len(c.indices.Shape())-1]
	long, short := append([]int64(nil), lead...), append([]int64(nil), lead...)
	next := 0
	for i, n := range c.accessed.Shape() {
		if next < len(c.dims) && c.dims[next] == int64(i) {
			long = append(long, 1)
			next++
			continue
		}
		long, short = append(long, n), append(short, n)
	}
	return withShape(c.accessed, long), withShape(c.accessed, short)
}

func (c coordinates) verifySlices(what string, got core.Type, r *core.Reporter) bool {
	full, reduced := c.slices()
	if got != core.Type(full) && got != core.Type(reduced) {
		return r.OpErrorf(c.op, "%s type mismatch: expected %s or its rank-reduced variant %s (got: %s)", what, message.Quote(full),
			message.Quote(reduced), message.Quote(got)).Fail()
	}
	return true
}

// VerifyGather compares the result with the slices at the coordinates.
func (Hooks) VerifyGather(op tensor.GatherOp, r *core.Reporter) bool {
	c := coordinates{op.Op, "gather", "source", op.GatherDims(), ranked(op.Indices()), ranked(op.Source())}
	return c.verify(r) && c.verifySlices("result", op.Result().Type(), r)
}

// VerifyScatter compares the source with the slices at the coordinates.
func (Hooks) VerifyScatter(op tensor.ScatterOp, r *core.Reporter) bool {
	c := coordinates{op.Op, "scatter", "dest", op.ScatterDims(), ranked(op.Indices()), ranked(op.Dest())}
	if !c.verify(r) {
		return false
	}
	if !op.Unique() {
		return r.OpErrorf(op.Op, "requires 'unique' attribute to be set").Fail()
	}
	return c.verifySlices("source", op.Source().Type(), r)
}
