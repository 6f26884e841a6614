package memref

import (
	"strconv"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/message"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/core/upstream"
	"github.com/odsgen/ods/defs/iface/view"
	"github.com/odsgen/ods/generated/memref"
)

// list writes sizes as upstream prints lists of numbers.
func list(sizes []int64) string {
	var b strings.Builder
	for i, n := range sizes {
		if i > 0 {
			b.WriteString(", ")
		}
		b.WriteString(strconv.FormatInt(n, 10))
	}
	return b.String()
}

// known writes a size, stride or offset.
func known(n int64) string {
	if n == core.Dynamic {
		return "dynamic"
	}
	return strconv.FormatInt(n, 10)
}

// VerifyCollapseShape compares the result with what joining the groups gives.
func (Hooks) VerifyCollapseShape(op memref.CollapseShapeOp, r *core.Reporter) bool {
	from, to := typeOf(op.Src()), typeOf(op.Result())
	if a, b := len(from.Shape()), len(to.Shape()); a < b {
		return r.OpErrorf(op.Op, "has source rank %d and result rank %d. This is not a collapse (%d < %d).", a, b, a, b).Fail()
	}
	groups := view.Groups(op.ReassociationAttr())
	if !view.VerifyCollapsed(op.Op, to.Shape(), from.Shape(), groups, true, r) {
		return false
	}
	want, ok := collapsedType(from, groups, false)
	if !ok {
		return r.OpErrorf(op.Op, "invalid source layout map or collapsing non-contiguous dims").Fail()
	}
	if want != to {
		return r.OpErrorf(op.Op, "expected collapsed type to be %s but found %s", message.Quote(want), message.Quote(to)).Fail()
	}
	return true
}

// VerifyExpandShape compares the result with what splitting dimensions gives, and with the sizes.
func (Hooks) VerifyExpandShape(op memref.ExpandShapeOp, r *core.Reporter) bool {
	from, to := typeOf(op.Src()), typeOf(op.Result())
	if a, b := len(from.Shape()), len(to.Shape()); a > b {
		return r.OpErrorf(op.Op, "has source rank %d and result rank %d. This is not an expansion (%d > %d).", a, b, a, b).Fail()
	}
	groups := view.Groups(op.ReassociationAttr())
	if !view.VerifyCollapsed(op.Op, from.Shape(), to.Shape(), groups, true, r) {
		return false
	}
	want, ok := expandedType(from, to.Shape(), groups)
	if !ok {
		return r.OpErrorf(op.Op, "invalid source layout map").Fail()
	}
	if want != to {
		return r.OpErrorf(op.Op, "expected expanded type to be %s but found %s", message.Quote(want), message.Quote(to)).Fail()
	}
	static, given := op.StaticOutputShape(), len(op.OutputShape())
	if len(static) != len(to.Shape()) {
		return r.OpErrorf(op.Op, "expected number of static shape bounds to be equal to the output rank (%d) but found %d inputs instead",
			len(to.Shape()), len(static)).Fail()
	}
	if n := numDynamic(static); n != given {
		return r.OpErrorf(op.Op, "mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has %d dynamic dims while output_shape has %d values",
			n, given).Fail()
	}
	for i, n := range to.Shape() {
		if n != core.Dynamic && n != static[i] {
			return r.OpErrorf(op.Op, "invalid output shape provided at pos %d", i).Fail()
		}
	}
	return true
}

// VerifyReinterpretCast compares the result with the offset, sizes and strides.
func (Hooks) VerifyReinterpretCast(op memref.ReinterpretCastOp, r *core.Reporter) bool {
	to := typeOf(op.Result())
	s := view.Slice{Op: op.Op, StaticOffsets: op.StaticOffsetsAttr(), StaticSizes: op.StaticSizesAttr(),
		StaticStrides: op.StaticStridesAttr(),
		Offsets:       op.Offsets(), Sizes: op.Sizes(), Strides: op.Strides(), OffsetRank: 1, Rank: len(to.Shape())}
	if !s.Verify(r) {
		return false
	}
	from := op.Source().Type()
	if query.MemorySpace(from) != query.MemorySpace(to) {
		return r.OpEmitErrorf(op.Op, "different memory spaces specified for source type %s and result memref type %s",
			message.Quote(from), message.Quote(to)).Fail()
	}
	if elementOf(from) != to.ElementType() {
		return r.OpEmitErrorf(op.Op, "different element types specified for source type %s and result memref type %s",
			message.Quote(from), message.Quote(to)).Fail()
	}
	sizes, strides := op.StaticSizes(), op.StaticStrides()
	for i, n := range to.Shape() {
		if n != core.Dynamic && n != sizes[i] {
			return r.OpEmitErrorf(op.Op, "expected result type with size = %s instead of %d in dim = %d", known(sizes[i]), n, i).Fail()
		}
	}
	steps, offset, ok := to.StridesAndOffset()
	if !ok {
		return r.OpEmitErrorf(op.Op, "expected result type to have strided layout but found %s", message.Quote(to)).Fail()
	}
	if want := op.StaticOffsets()[0]; offset != core.Dynamic && offset != want {
		return r.OpEmitErrorf(op.Op, "expected result type with offset = %s instead of %d", known(want), offset).Fail()
	}
	for i, n := range steps {
		if n != core.Dynamic && n != strides[i] {
			return r.OpEmitErrorf(op.Op, "expected result type with stride = %s instead of %d in dim = %d", known(strides[i]), n, i).Fail()
		}
	}
	return true
}

// VerifyReshape wants memory without gaps, and a size for each dimension of the result.
func (Hooks) VerifyReshape(op memref.ReshapeOp, r *core.Reporter) bool {
	from, to := op.Source().Type(), op.Result().Type()
	if elementOf(from) != elementOf(to) {
		return r.OpErrorf(op.Op, "element types of source and destination memref types should be the same").Fail()
	}
	if t, ok := from.(*core.MemRefType); ok && !hasIdentityLayout(t) {
		return r.OpErrorf(op.Op, "source memref type should have identity affine map").Fail()
	}
	t, ok := to.(*core.MemRefType)
	if !ok {
		return true
	}
	n := typeOf(op.Shape()).Shape()[0]
	switch {
	case !hasIdentityLayout(t):
		return r.OpErrorf(op.Op, "result memref type should have identity affine map").Fail()
	case n == core.Dynamic:
		return r.OpErrorf(op.Op, "cannot use shape operand with dynamic length to reshape to statically-ranked memref type").Fail()
	case n != int64(len(t.Shape())):
		return r.OpErrorf(op.Op, "length of shape operand differs from the result's memref rank").Fail()
	}
	return true
}

// VerifySubView compares the result with the part that is taken.
func (h Hooks) VerifySubView(op memref.SubViewOp, r *core.Reporter) bool {
	from, to := typeOf(op.Source()), typeOf(op.Result())
	s := view.Slice{Op: op.Op, StaticOffsets: op.StaticOffsetsAttr(), StaticSizes: op.StaticSizesAttr(),
		StaticStrides: op.StaticStridesAttr(),
		Offsets:       op.Offsets(), Sizes: op.Sizes(), Strides: op.Strides(), OffsetRank: len(from.Shape()), Rank: len(from.Shape())}
	if !s.Verify(r) {
		return false
	}
	if from.MemorySpace() != to.MemorySpace() {
		return r.OpEmitErrorf(op.Op, "different memory spaces specified for base memref type %s and subview memref type %s",
			message.Quote(from), message.Quote(to)).Fail()
	}
	want, ok := subviewType(from, op.StaticOffsets(), op.StaticSizes(), op.StaticStrides())
	if !ok {
		return r.OpEmitErrorf(op.Op, "base type %s is not strided", message.Quote(from)).Fail()
	}
	mismatch := func(what string) bool {
		return r.OpEmitErrorf(op.Op, "expected result type to be %s or a rank-reduced version. (mismatch of %s), but got %s",
			message.Quote(want), what, message.Quote(to)).Fail()
	}
	switch view.CompareReduced(want, to) {
	case view.RankTooHigh:
		return r.OpEmitErrorf(op.Op, "expected result rank to be smaller or equal to the source rank, but got %s",
			message.Quote(to)).Fail()
	case view.SizesDiffer:
		return mismatch("result sizes")
	case view.ElementsDiffer:
		return r.OpEmitErrorf(op.Op, "expected result element type to be %s, but got %s", message.Quote(want.ElementType()),
			message.Quote(to)).Fail()
	}
	if !sameReducedLayout(want, to, h.MixedSizesSubView(op)) {
		return mismatch("result layout")
	}
	if text := view.OutOfBounds(from.Shape(), op.StaticOffsets(), op.StaticSizes(), op.StaticStrides()); text != "" {
		return r.OpEmitErrorf(op.Op, "%s", text).Fail()
	}
	return true
}

// sameReducedLayout compares offset and strides of a type with those of one that may leave out dimensions.
func sameReducedLayout(full, reduced *core.MemRefType, sizes []core.FoldResult) bool {
	fullSteps, fullOffset, ok := full.StridesAndOffset()
	if !ok {
		return false
	}
	steps, offset, ok := reduced.StridesAndOffset()
	if !ok || offset != fullOffset {
		return false
	}
	dropped, ok := droppedDims(full, reduced, sizes)
	if !ok {
		return false
	}
	k := 0
	for i, s := range fullSteps {
		if dropped[i] {
			continue
		}
		if k >= len(steps) || s != steps[k] {
			return false
		}
		k++
	}
	return true
}

// droppedDims returns which dimensions of size 1 a type leaves out. When there is a choice, strides tell: as many
// dimensions with a stride are dropped as occurrences of that stride are missing. Upstream then keeps dimensions that do
// not have the sizes of the type where strides are not known.
func droppedDims(full, reduced *core.MemRefType, sizes []core.FoldResult) (dropped []bool, ok bool) {
	n := len(full.Shape())
	dropped = make([]bool, n)
	if n == len(reduced.Shape()) {
		return dropped, true
	}
	count := 0
	for i, s := range sizes {
		if a, isConst := s.Attr.(*core.IntegerAttr); isConst && a.Int64() == 1 {
			dropped[i] = true
			count++
		}
	}
	if count+len(reduced.Shape()) == n {
		return dropped, true
	}
	fullSteps, _, ok := full.StridesAndOffset()
	if !ok {
		return nil, false
	}
	steps, _, ok := reduced.StridesAndOffset()
	if !ok {
		return nil, false
	}
	left := map[int64]int{}
	for _, s := range fullSteps {
		left[s]++
	}
	have := map[int64]int{}
	for _, s := range steps {
		have[s]++
	}
	for i := range dropped {
		if !dropped[i] {
			continue
		}
		s := fullSteps[i]
		switch {
		case left[s] > have[s]:
			left[s]--
		case left[s] == have[s]:
			dropped[i] = false
			count--
		default:
			return nil, false
		}
	}
	ok = count+len(reduced.Shape()) == n
	if !upstream.DroppedUnits.In(full.Context()) && !(ok && sizesRemain(dropped, sizes, reduced.Shape())) {
		return dropToSizes(sizes, reduced.Shape(), func(i, k int) bool {
			return fullSteps[i] == steps[k] || fullSteps[i] == core.Dynamic || steps[k] == core.Dynamic
		})
	}
	return dropped, ok
}

// isSize reports whether a size of a view, which may be a value, is that of a dimension.
func isSize(size core.FoldResult, n int64) bool {
	a, isConst := size.Attr.(*core.IntegerAttr)
	return isConst && a.Int64() == n || !isConst && n == core.Dynamic
}

// sizesRemain reports whether the dimensions that are not dropped have the sizes of a shape.
func sizesRemain(dropped []bool, sizes []core.FoldResult, shape []int64) bool {
	k := 0
	for i, size := range sizes {
		if dropped[i] {
			continue
		}
		if k >= len(shape) || !isSize(size, shape[k]) {
			return false
		}
		k++
	}
	return k == len(shape)
}

// dropToSizes chooses dimensions of size 1 to drop such that the others have the sizes of a shape. A dimension is kept where
// it can be and the strides are alike, which sameStep tells of a dimension and one of the shape.
func dropToSizes(sizes []core.FoldResult, shape []int64, sameStep func(i, k int) bool) (dropped []bool, ok bool) {
	n, m := len(sizes), len(shape)
	dropped = make([]bool, n)
	failed := make([]bool, (n+1)*(m+1)) // from a dimension on, with so many of the shape behind
	var try func(i, k int) bool
	try = func(i, k int) bool {
		if i == n {
			return k == m
		}
		if failed[i*(m+1)+k] {
			return false
		}
		keep := k < m && isSize(sizes[i], shape[k])
		if keep && sameStep(i, k) && try(i+1, k+1) {
			return true
		}
		if dropped[i] = isSize(sizes[i], 1); dropped[i] && try(i+1, k) {
			return true
		}
		if dropped[i] = false; keep && try(i+1, k+1) {
			return true
		}
		failed[i*(m+1)+k] = true
		return false
	}
	return dropped, try(0, 0)
}

// VerifyTranspose compares the result with the permuted source.
func (Hooks) VerifyTranspose(op memref.TransposeOp, r *core.Reporter) bool {
	from, to, m := typeOf(op.In()), typeOf(op.Op.Result(0)), op.PermutationAttr().Value()
	if !m.IsPermutation() {
		return r.OpErrorf(op.Op, "expected a permutation map").Fail()
	}
	if m.NumDims() != len(from.Shape()) {
		return r.OpErrorf(op.Op, "expected a permutation map of same rank as the input").Fail()
	}
	want, ok := transposedType(from, m)
	if !ok {
		return true // constraints have reported it
	}
	want = canonicalLayout(want)
	if canonicalLayout(to) != want {
		return r.OpErrorf(op.Op, "result type %s is not equivalent to the canonical transposed input type %s", message.Quote(to),
			message.Quote(want)).Fail()
	}
	return true
}

// VerifyView wants memory without gaps and a size for each dynamic dimension.
func (Hooks) VerifyView(op memref.ViewOp, r *core.Reporter) bool {
	from, to := typeOf(op.Source()), typeOf(op.Op.Result(0))
	switch {
	case !hasIdentityLayout(from):
		return r.OpEmitErrorf(op.Op, "unsupported map for base memref type %s", message.Quote(from)).Fail()
	case !hasIdentityLayout(to):
		return r.OpEmitErrorf(op.Op, "unsupported map for result memref type %s", message.Quote(to)).Fail()
	case from.MemorySpace() != to.MemorySpace():
		return r.OpEmitErrorf(op.Op, "different memory spaces specified for base memref type %s and view memref type %s",
			message.Quote(from), message.Quote(to)).Fail()
	case len(op.Sizes()) != numDynamic(to.Shape()):
		return r.OpErrorf(op.Op, "incorrect number of dynamic sizes, has %d, expected %d", len(op.Sizes()),
			numDynamic(to.Shape())).Fail()
	}
	return true
}
