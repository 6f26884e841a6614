package vector

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/datalayout"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/message"
	"github.com/odsgen/ods/generated/vector"
)

// This file has the verifiers of operations that compute on vectors or rearrange them.

// supports reports whether a kind of combination is defined for elements of a type.
func supports(kind vector.CombiningKind, elem core.Type) bool {
	_, isInt := elem.(*core.IntegerType)
	_, isIndex := elem.(*core.IndexType)
	_, isFloat := elem.(*core.FloatType)
	switch kind {
	case vector.CombiningKindADD, vector.CombiningKindMUL:
		return isInt || isIndex || isFloat
	case vector.CombiningKindMINNUMF, vector.CombiningKindMAXNUMF, vector.CombiningKindMINIMUMF, vector.CombiningKindMAXIMUMF:
		return isFloat
	}
	return isInt || isIndex
}

// VerifyReduction wants at most one dimension and a kind that the elements have.
func (Hooks) VerifyReduction(op vector.ReductionOp, r *core.Reporter) bool {
	if rank := len(vectorOf(op.Vector()).Shape()); rank > 1 {
		return r.OpErrorf(op.Op, "unsupported reduction rank: %d", rank).Fail()
	}
	if elem := op.Dest().Type(); !supports(op.Kind(), elem) {
		return r.OpErrorf(op.Op, "unsupported reduction type '%s' for kind '%s'", message.Quote(elem), op.Kind()).Fail()
	}
	return true
}

// VerifyMultiDimReduction compares the result with the dimensions that are left.
func (Hooks) VerifyMultiDimReduction(op vector.MultiDimReductionOp, r *core.Reporter) bool {
	source := vectorOf(op.Source())
	if got := op.Dest().Type(); got != reducedType(source, op.ReductionDims()) {
		return r.OpErrorf(op.Op, "destination type %s is incompatible with source type %s", message.Quote(got),
			message.Quote(source)).Fail()
	}
	return true
}

// VerifyOuterProduct compares the dimensions of factors and result.
func (Hooks) VerifyOuterProduct(op vector.OuterProductOp, r *core.Reporter) bool {
	fail := func(format string, args ...any) bool { return r.OpErrorf(op.Op, format, args...).Fail() }
	lhs, result := vectorOf(op.Lhs()), vectorOf(op.Result())
	if len(lhs.Shape()) != 1 {
		return fail("expected 1-d vector for operand #1")
	}
	if rhs := vectorOf(op.Rhs()); rhs != nil {
		switch {
		case len(rhs.Shape()) != 1:
			return fail("expected 1-d vector for operand #2")
		case len(result.Shape()) != 2:
			return fail("expected 2-d vector result")
		case lhs.Shape()[0] != result.Shape()[0]:
			return fail("expected #1 operand dim to match result dim #1")
		case rhs.Shape()[0] != result.Shape()[1]:
			return fail("expected #2 operand dim to match result dim #2")
		case lhs.IsScalable() && !rhs.IsScalable():
			return fail("expected either both or only #2 operand dim to be scalable")
		}
	} else {
		if len(result.Shape()) != 1 {
			return fail("expected 1-d vector result")
		}
		if lhs.Shape()[0] != result.Shape()[0] {
			return fail("expected #1 operand dim to match result dim #1")
		}
	}
	if op.Acc() != nil && op.Acc().Type() != core.Type(result) {
		return fail("expected operand #3 of same type as result type")
	}
	if !supports(op.Kind(), result.ElementType()) {
		return fail("unsupported outerproduct type")
	}
	return true
}

// VerifyScan compares the initial value with the dimensions that are left.
func (Hooks) VerifyScan(op vector.ScanOp, r *core.Reporter) bool {
	source, initial, dim := vectorOf(op.Source()).Shape(), vectorOf(op.InitialValue()).Shape(), op.ReductionDim()
	rank := int64(len(source))
	if dim >= rank {
		return r.OpErrorf(op.Op, "reduction dimension %d has to be less than %d", dim, rank).Fail()
	}
	if int64(len(initial)) != rank-1 {
		return r.OpErrorf(op.Op, "initial value rank %d has to be equal to %d", len(initial), rank-1).Fail()
	}
	var want []int64
	for i, n := range source {
		if int64(i) != dim {
			want = append(want, n)
		}
	}
	if !slices.Equal(initial, want) {
		return r.OpErrorf(op.Op, "incompatible input/initial value shapes").Fail()
	}
	if elem := vectorOf(op.Dest()).ElementType(); !supports(op.Kind(), elem) {
		return r.OpErrorf(op.Op, "unsupported reduction type %s for kind '%s'", message.Quote(elem), op.Kind()).Fail()
	}
	return true
}

// VerifyBroadcast wants the source's dimensions at the end of those of the result; a 1 may become any size.
func (Hooks) VerifyBroadcast(op vector.BroadcastOp, r *core.Reporter) bool {
	to, from := vectorOf(op.Vector()), op.Source().Type()
	if from == to.ElementType() {
		return true
	}
	source, ok := from.(*core.VectorType)
	if !ok {
		return r.OpErrorf(op.Op, "source type is not a vector").Fail()
	}
	switch have, want, ok := broadcastMismatch(source, to); {
	case !ok && have == "":
		return r.OpErrorf(op.Op, "source rank higher than destination rank").Fail()
	case !ok:
		return r.OpErrorf(op.Op, "dimension mismatch (%s vs. %s)", have, want).Fail()
	}
	return true
}

// VerifyShuffle compares ranks and sizes, and wants each entry of the mask to be a slice of one of the operands, or
// poison.
func (Hooks) VerifyShuffle(op vector.ShuffleOp, r *core.Reporter) bool {
	v1, v2, result, mask := vectorOf(op.V1()).Shape(), vectorOf(op.V2()).Shape(), vectorOf(op.Vector()).Shape(), op.Mask()
	scalars := len(v1) == 0 && len(v2) == 0 && len(result) == 1
	if !scalars && (len(v1) != len(result) || len(v2) != len(result)) {
		return r.OpErrorf(op.Op, "rank mismatch").Fail()
	}
	for i := 1; i < len(v1); i++ {
		if result[i] != v1[i] || v1[i] != v2[i] {
			return r.OpErrorf(op.Op, "dimension mismatch").Fail()
		}
	}
	if len(mask) == 0 {
		return r.OpErrorf(op.Op, "invalid mask length").Fail()
	}
	if int64(len(mask)) != result[0] {
		return r.OpErrorf(op.Op, "mask length mismatch").Fail()
	}
	size := int64(2)
	if !scalars {
		size = dim.Total(v1[0], v2[0])
	}
	for i, m := range mask {
		if m < poisonIndex || m >= size {
			return r.OpErrorf(op.Op, "mask index #%d out of range", i+1).Fail()
		}
	}
	return true
}

// poisonIndex is the position that stands for no element.
const poisonIndex = -1

// VerifyShapeCast wants the same elements.
func (Hooks) VerifyShapeCast(op vector.ShapeCastOp, r *core.Reporter) bool {
	from, to := vectorOf(op.Source()), vectorOf(op.Result())
	if from.ElementType() != to.ElementType() {
		return r.OpErrorf(op.Op, "has different source and result element types").Fail()
	}
	if n, m := elements(from), elements(to); n != m {
		return r.OpErrorf(op.Op, "has different number of elements at source (%d) and result (%d)", n, m).Fail()
	}
	if n, m := scalableDims(from), scalableDims(to); n != m {
		return r.OpErrorf(op.Op, "has different number of scalable dims at source (%d) and result (%d)", n, m).Fail()
	}
	return true
}

func scalableDims(t *core.VectorType) (n int) {
	for _, s := range t.ScalableDims() {
		if s {
			n++
		}
	}
	return n
}

// VerifyBitCast wants the same dimensions but for the last, which has the same bits.
func (Hooks) VerifyBitCast(op vector.BitCastOp, r *core.Reporter) bool {
	from, to := vectorOf(op.Source()), vectorOf(op.Result())
	last := len(from.Shape()) - 1
	for i := range max(last, 0) {
		if from.Shape()[i] != to.Shape()[i] {
			return r.OpErrorf(op.Op, "dimension size mismatch at: %d", i).Fail()
		}
	}
	layout := datalayout.At(op.Op)
	n, m := layout.Bits(from.ElementType()), layout.Bits(to.ElementType())
	if last < 0 {
		if n != m {
			return r.OpErrorf(op.Op, "source/result bitwidth of the 0-D vector element types must be equal").Fail()
		}
	} else if !dim.SameCount([]int64{int64(n), from.Shape()[last]}, []int64{int64(m), to.Shape()[last]}) {
		return r.OpErrorf(op.Op, "source/result bitwidth of the minor 1-D vectors must be equal").Fail()
	}
	return true
}

// VerifyTranspose wants a permutation that leads from the dimensions of the operand to those of the result.
func (Hooks) VerifyTranspose(op vector.TransposeOp, r *core.Reporter) bool {
	from, to, perm := vectorOf(op.Vector()).Shape(), vectorOf(op.Result()).Shape(), op.Permutation()
	rank := int64(len(from))
	if int64(len(to)) != rank {
		return r.OpErrorf(op.Op, "vector result rank mismatch: %d", len(to)).Fail()
	}
	if int64(len(perm)) != rank {
		return r.OpErrorf(op.Op, "transposition length mismatch: %d", len(perm)).Fail()
	}
	seen := make([]bool, rank)
	for i, d := range perm {
		switch {
		case d < 0 || d >= rank:
			return r.OpErrorf(op.Op, "transposition index out of range: %d", d).Fail()
		case seen[d]:
			return r.OpErrorf(op.Op, "duplicate position index: %d", d).Fail()
		case to[i] != from[d]:
			return r.OpErrorf(op.Op, "dimension size mismatch at: %d", d).Fail()
		}
		seen[d] = true
	}
	return true
}
