package tensor

import (
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/message"
	"github.com/odsgen/ods/defs/iface/view"
	destinationiface "github.com/odsgen/ods/generated/iface/destination"
	"github.com/odsgen/ods/generated/tensor"
)

// This file has the verifiers of slices and reshapes.

// VerifyReshape wants a size for each dimension of the result, and as many elements.
func (Hooks) VerifyReshape(op tensor.ReshapeOp, r *core.Reporter) bool {
	from, to := op.Source().Type().(core.ShapedType), op.Result().Type().(core.ShapedType)
	if from.ElementType() != to.ElementType() {
		return r.OpErrorf(op.Op, "element types of source and destination tensor types should be the same").Fail()
	}
	n := ranked(op.Shape()).Shape()[0]
	t := ranked(op.Result())
	if t == nil {
		return true
	}
	if s := ranked(op.Source()); s != nil && core.IsStaticShape(s) && core.IsStaticShape(t) &&
		!dim.SameCount(s.Shape(), t.Shape()) {
		return r.OpErrorf(op.Op, "source and destination tensor should have the same number of elements").Fail()
	}
	if n == core.Dynamic {
		return r.OpErrorf(op.Op, "cannot use shape operand with dynamic length to reshape to statically-ranked tensor type").Fail()
	}
	if n != int64(len(t.Shape())) {
		return r.OpErrorf(op.Op, "length of shape operand differs from the result's tensor rank").Fail()
	}
	return true
}

// VerifyCollapseShape compares the result with what joining the groups gives.
func (Hooks) VerifyCollapseShape(op tensor.CollapseShapeOp, r *core.Reporter) bool {
	return verifyGroups(op.Op, op.Src(), op.Result(), op.ReassociationAttr(), r)
}

// VerifyExpandShape compares the result with the sizes and with what joining its groups gives.
func (Hooks) VerifyExpandShape(op tensor.ExpandShapeOp, r *core.Reporter) bool {
	if to := ranked(op.Result()); to != nil {
		static, given := op.StaticOutputShape(), len(op.OutputShape())
		if len(static) != len(to.Shape()) {
			return r.OpErrorf(op.Op, "expected number of static shape dims to be equal to the output rank (%d) but found %d inputs instead",
				len(to.Shape()), len(static)).Fail()
		}
		if n := numDynamic(static); n != given {
			return r.OpErrorf(op.Op, "mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has %d dynamic dims while output_shape has %d values",
				n, given).Fail()
		}
	}
	return verifyGroups(op.Op, op.Result(), op.Src(), op.ReassociationAttr(), r)
}

// verifyGroups checks that joining groups of dimensions of one value gives the type of the other.
func verifyGroups(op *core.Operation, expanded, collapsed *core.Value, attr *core.ArrayAttr, r *core.Reporter) bool {
	e, c := ranked(expanded), ranked(collapsed)
	if e == nil || c == nil { // upstream takes the rank for granted
		return r.OpErrorf(op, "expected tensors with a rank, but got %s and %s; cast them first", message.Quote(expanded.Type()),
			message.Quote(collapsed.Type())).Fail()
	}
	if len(e.Shape()) < len(c.Shape()) {
		return r.OpErrorf(op, "expected the expanded type, %s to have a higher (or same) rank than the collapsed type, %s.",
			message.Quote(e), message.Quote(c)).Fail()
	}
	groups := view.Groups(attr)
	if len(groups) != len(c.Shape()) {
		return r.OpErrorf(op, "expected collapsed rank (%d) to equal the number of reassociation maps (%d).", len(c.Shape()),
			len(groups)).Fail()
	}
	if !verifyContiguous(op, groups, len(e.Shape()), r) {
		return false
	}
	want, shape := joined(e.Shape(), groups), c.Shape()
	for i, n := range want {
		switch {
		case n == shape[i]:
		case n == core.Dynamic:
			return r.OpErrorf(op, "expected dimension %d of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic", i).Fail()
		default:
			return r.OpErrorf(op, "expected dimension %d of collapsed type to be static value of %d", i, n).Fail()
		}
	}
	if e.ElementType() != c.ElementType() {
		return r.OpErrorf(op, "expected collapsed type to be %s, but got %s",
			message.Quote(op.Context().RankedTensor(want, e.ElementType(), nil)), message.Quote(c)).Fail()
	}
	return true
}

// verifyContiguous checks that groups name the dimensions from 0 to rank-1 in order.
func verifyContiguous(op *core.Operation, groups [][]int64, rank int, r *core.Reporter) bool {
	last := int64(-1)
	for _, g := range groups {
		for _, d := range g {
			last = max(last, d)
		}
	}
	if len(groups) > 0 && last+1 != int64(rank) {
		return r.OpErrorf(op, "expected reassociation map #0 to have size equal to the expanded rank (%d), but it is  %d.", rank,
			last+1).Fail()
	}
	next := int64(0)
	for i, g := range groups {
		for _, d := range g {
			if d != next {
				return r.OpErrorf(op, "expected reassociation map #%d to be valid and contiguous.", i).Fail()
			}
			next++
		}
	}
	return true
}

// joined returns the sizes of groups of dimensions.
func joined(shape []int64, groups [][]int64) []int64 {
	out := make([]int64, len(groups))
	for i, g := range groups {
		out[i] = 1
		for _, d := range g {
			out[i] = dim.Mul(out[i], shape[d])
		}
	}
	return out
}

// VerifyExtractSlice compares the result with the part that is taken.
func (Hooks) VerifyExtractSlice(op tensor.ExtractSliceOp, r *core.Reporter) bool {
	return verifySlice(view.Slice{Op: op.Op, StaticOffsets: op.StaticOffsetsAttr(), StaticSizes: op.StaticSizesAttr(),
		StaticStrides: op.StaticStridesAttr(),
		Offsets:       op.Offsets(), Sizes: op.Sizes(), Strides: op.Strides()}, ranked(op.Source()), ranked(op.Result()), r)
}

// VerifyInsertSlice compares the source with the part that it replaces.
func (Hooks) VerifyInsertSlice(op tensor.InsertSliceOp, r *core.Reporter) bool {
	return verifySlice(view.Slice{Op: op.Op, StaticOffsets: op.StaticOffsetsAttr(), StaticSizes: op.StaticSizesAttr(),
		StaticStrides: op.StaticStridesAttr(), Offsets: op.Offsets(), Sizes: op.Sizes(), Strides: op.Strides()}, ranked(op.Dest()),
		ranked(op.Source()), r)
}

// VerifyParallelInsertSlice checks where the operation stands, and compares the source with the part that it replaces.
func (Hooks) VerifyParallelInsertSlice(op tensor.ParallelInsertSliceOp, r *core.Reporter) bool {
	s := view.Slice{Op: op.Op, StaticOffsets: op.StaticOffsetsAttr(), StaticSizes: op.StaticSizesAttr(),
		StaticStrides: op.StaticStridesAttr(), Offsets: op.Offsets(), Sizes: op.Sizes(), Strides: op.Strides()}
	rank := len(ranked(op.Dest()).Shape())
	s.OffsetRank, s.Rank = rank, rank
	if !s.Verify(r) {
		return false
	}
	parent := op.Op.ParentOp()
	if !combines(parent) {
		return r.OpEmitErrorf(op.Op, "expected InParallelOpInterface parent, got:%s", parentText(parent)).Fail()
	}
	return verifySlice(s, ranked(op.Dest()), ranked(op.Source()), r)
}

// combines reports whether executions come together in an operation.
func combines(op *core.Operation) bool {
	if op == nil {
		return false
	}
	_, ok := destinationiface.InParallelOpInterfaceKey.Of(op)
	return ok
}

// parentText writes an operation in its generic form on lines of its own, as upstream puts operations into messages.
func parentText(op *core.Operation) string {
	var b strings.Builder
	if op == nil || core.Print(&b, op, core.PrintOptions{Generic: true}) != nil {
		return ""
	}
	return "\n" + strings.TrimSuffix(b.String(), "\n")
}

// verifySlice compares a part of a tensor with its type, which may leave out dimensions of size 1.
func verifySlice(s view.Slice, whole, part *core.RankedTensorType, r *core.Reporter) bool {
	s.OffsetRank, s.Rank = len(whole.Shape()), len(whole.Shape())
	if !s.Verify(r) {
		return false
	}
	want := whole.Context().RankedTensor(s.StaticSizes.Ints(), whole.ElementType(), whole.Encoding())
	switch view.CompareReduced(want, part) {
	case view.RankTooHigh:
		return r.OpEmitErrorf(s.Op, "expected rank to be smaller or equal to the other rank. ").Fail()
	case view.SizesDiffer:
		return r.OpEmitErrorf(s.Op, "expected type to be %s or a rank-reduced version. (size mismatch) ", message.Quote(want)).Fail()
	case view.ElementsDiffer:
		return r.OpEmitErrorf(s.Op, "expected element type to be %s", message.Quote(want.ElementType())).Fail()
	}
	if text := view.OutOfBounds(whole.Shape(), s.StaticOffsets.Ints(), s.StaticSizes.Ints(), s.StaticStrides.Ints()); text != "" {
		return r.OpEmitErrorf(s.Op, "%s", text).Fail()
	}
	return true
}

// droppedDims returns which dimensions the result of a slice leaves out.
func (h Hooks) droppedDims(op tensor.ExtractSliceOp) []bool {
	return DroppedDims(h.MixedSizesExtractSlice(op), ranked(op.Result()).Shape())
}

// DroppedDims matches the sizes of a slice with a shape from the last dimension on: what is left over is dropped, which
// is possible for sizes of 1 only.
func DroppedDims(sizes []core.FoldResult, shape []int64) []bool {
	out := make([]bool, len(sizes))
	k := len(shape) - 1
	for i := len(sizes) - 1; i >= 0; i-- {
		a, isConst := sizes[i].Attr.(*core.IntegerAttr)
		switch {
		case !isConst || a.Int64() != 1:
			k--
		case k >= 0 && shape[k] == 1:
			k--
		default:
			out[i] = true
		}
	}
	return out
}
