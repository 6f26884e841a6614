package vector

import (
	"strconv"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/message"
	"github.com/odsgen/ods/generated/vector"
)

// This file has the verifiers of operations on elements and slices at positions.

// dimText writes a size as types do.
func dimText(n int64, scalable bool) string {
	s := strconv.FormatInt(n, 10)
	if scalable {
		return "[" + s + "]"
	}
	return s
}

// VerifyExtract wants positions within the vector.
func (Hooks) VerifyExtract(op vector.ExtractOp, r *core.Reporter) bool {
	if t := vectorOf(op.Result()); t != nil && len(t.Shape()) == 0 {
		return r.OpEmitErrorf(op.Op, "expected a scalar instead of a 0-d vector as the result type").Fail()
	}
	pos := op.StaticPosition()
	if !samePositions(pos, op.DynamicPosition()) {
		return r.OpErrorf(op.Op, "mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position)"+
			" -- this can only happen due to an incorrect fold/rewrite").Fail()
	}
	shape := vectorOf(op.Source()).Shape()
	if len(pos) > len(shape) {
		return r.OpErrorf(op.Op, "expected position attribute of rank no greater than vector rank").Fail()
	}
	if i := outside(pos, shape); i >= 0 {
		return r.OpErrorf(op.Op, "expected position attribute #%d to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)",
			i+1).Fail()
	}
	return true
}

// samePositions reports whether there is an operand for each position that is not constant.
func samePositions(pos []int64, vals []*core.Value) bool {
	n := 0
	for _, p := range pos {
		if p == core.Dynamic {
			n++
		}
	}
	return n == len(vals)
}

// outside returns the first constant position that is neither within its dimension nor poison, or -1.
func outside(pos, shape []int64) int {
	for i, p := range pos {
		if p != core.Dynamic && (p < poisonIndex || p >= shape[i]) {
			return i
		}
	}
	return -1
}

// VerifyInsert wants positions within the vector, and room for what is inserted.
func (Hooks) VerifyInsert(op vector.InsertOp, r *core.Reporter) bool {
	source := vectorOf(op.ValueToStore())
	if source != nil && len(source.Shape()) == 0 {
		return r.OpEmitErrorf(op.Op, "expected a scalar instead of a 0-d vector as the source operand").Fail()
	}
	pos, shape := op.StaticPosition(), vectorOf(op.Dest()).Shape()
	switch {
	case !samePositions(pos, op.DynamicPosition()): // accepted upstream, where what follows is then undefined
		return r.OpErrorf(op.Op, "mismatch between dynamic and static positions: the number of operands must be that of positions without a constant").Fail()
	case len(pos) > len(shape):
		return r.OpErrorf(op.Op, "expected position attribute of rank no greater than dest vector rank").Fail()
	case source != nil && len(source.Shape())+len(pos) != len(shape):
		return r.OpErrorf(op.Op, "expected position attribute rank + source rank to match dest vector rank").Fail()
	case source == nil && len(pos) != len(shape):
		return r.OpErrorf(op.Op, "expected position attribute rank to match the dest vector rank").Fail()
	}
	if i := outside(pos, shape); i >= 0 {
		return r.OpErrorf(op.Op, "expected position attribute #%d to be a non-negative integer smaller than the corresponding dest vector dimension", i+1).Fail()
	}
	return true
}

// ints returns the values of an array of integers.
func ints(a *core.ArrayAttr) []int64 {
	if a == nil {
		return nil
	}
	out := make([]int64, a.Len())
	for i, e := range a.Elems() {
		if n, ok := e.(*core.IntegerAttr); ok {
			out[i] = n.Int64()
		}
	}
	return out
}

// sliceCheck checks the attributes of slices.
type sliceCheck struct {
	op *core.Operation
	r  *core.Reporter
}

// rank wants no more entries than dimensions.
func (s sliceCheck) rank(list, shape []int64, name string) bool {
	if len(list) > len(shape) {
		return s.r.OpErrorf(s.op, "expected %s attribute of rank no greater than vector rank", name).Fail()
	}
	return true
}

// ones wants strides of 1.
func (s sliceCheck) ones(list []int64) bool {
	for _, n := range list {
		if n != 1 {
			return s.r.OpErrorf(s.op, "expected strides to be confined to [1, 2)").Fail()
		}
	}
	return true
}

// within wants each entry to be from low up to its dimension, which counts when closed.
func (s sliceCheck) within(list, shape []int64, name string, low int64, closed bool) bool {
	for i := range min(len(list), len(shape)) {
		high := shape[i]
		if closed {
			high = dim.Total(high, 1)
		}
		if list[i] < low || list[i] >= high {
			return s.r.OpErrorf(s.op, "expected %s dimension %d to be confined to [%d, %d)", name, i, low, high).Fail()
		}
	}
	return true
}

// sum wants the sums of entries to be at most the dimension, which counts when closed.
func (s sliceCheck) sum(a, b, shape []int64, what string, closed bool) bool {
	for i := range min(len(a), len(b), len(shape)) {
		high := shape[i]
		if closed {
			high = dim.Total(high, 1)
		}
		if sum := dim.Add(a[i], b[i]); sum < 0 || sum >= high {
			return s.r.OpErrorf(s.op, "expected sum(%s) dimension %d to be confined to [1, %d)", what, i, high).Fail()
		}
	}
	return true
}

// VerifyInsertStridedSlice wants the slice to be within the destination.
func (Hooks) VerifyInsertStridedSlice(op vector.InsertStridedSliceOp, r *core.Reporter) bool {
	from, to := vectorOf(op.ValueToStore()), vectorOf(op.Dest())
	offsets, strides := ints(op.OffsetsAttr()), ints(op.StridesAttr())
	lead := len(to.Shape()) - len(from.Shape())
	switch {
	case len(offsets) != len(to.Shape()):
		return r.OpErrorf(op.Op, "expected offsets of same size as destination vector rank").Fail()
	case len(strides) != len(from.Shape()):
		return r.OpErrorf(op.Op, "expected strides of same size as source vector rank").Fail()
	case lead < 0:
		return r.OpErrorf(op.Op, "expected source rank to be no greater than destination rank").Fail()
	}
	sizes := append(make([]int64, lead), from.Shape()...)
	s := sliceCheck{op.Op, r}
	if !s.within(offsets, to.Shape(), "offsets", 0, false) || !s.ones(strides) ||
		!s.sum(offsets, sizes, to.Shape(), "offsets, source vector shape", true) {
		return false
	}
	for i, n := range from.Shape() {
		if scalableDim(from, i) != scalableDim(to, lead+i) {
			return r.OpErrorf(op.Op, "mismatching scalable flags (at source vector idx=%d)", i).Fail()
		}
		if m := to.Shape()[lead+i]; scalableDim(from, i) && n != m {
			return r.OpErrorf(op.Op, "expected size at idx=%d to match the corresponding base size from the input vector (%d vs %d)", i, n,
				m).Fail()
		}
	}
	return true
}

// VerifyExtractStridedSlice wants the slice to be within the source, and the result to be its type.
func (Hooks) VerifyExtractStridedSlice(op vector.ExtractStridedSliceOp, r *core.Reporter) bool {
	from := vectorOf(op.Source())
	offsets, sizes, strides, shape := ints(op.OffsetsAttr()), ints(op.SizesAttr()), ints(op.StridesAttr()), from.Shape()
	if len(offsets) != len(sizes) || len(offsets) != len(strides) {
		return r.OpErrorf(op.Op, "expected offsets, sizes and strides attributes of same size").Fail()
	}
	s := sliceCheck{op.Op, r}
	if !s.rank(offsets, shape, "offsets") || !s.rank(sizes, shape, "sizes") || !s.rank(strides, shape, "strides") ||
		!s.within(offsets, shape, "offsets", 0, false) || !s.within(sizes, shape, "sizes", 1, true) || !s.ones(strides) ||
		!s.sum(offsets, sizes, shape, "offsets, sizes", true) {
		return false
	}
	if want := withDims(from, append(sizes[:len(sizes):len(sizes)], shape[len(sizes):]...),
		scalables(from)); op.Result().Type() != core.Type(want) {
		return r.OpErrorf(op.Op, "expected result type to be %s", message.Quote(want)).Fail()
	}
	for i, n := range sizes {
		if scalableDim(from, i) && shape[i] != n {
			return r.OpErrorf(op.Op, "expected size at idx=%d to match the corresponding base size from the input vector (%d vs %d)", i, n,
				shape[i]).Fail()
		}
	}
	return true
}
