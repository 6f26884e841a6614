package view

import (
	"fmt"
	"math"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
)

// Slice has the three lists of an operation with offsets, sizes and strides, and how many entries each should have.
type Slice struct {
	Op                                        *core.Operation
	StaticOffsets, StaticSizes, StaticStrides *core.DenseArrayAttr
	Offsets, Sizes, Strides                   []*core.Value
	// OffsetRank is the number of offsets, Rank that of sizes and strides.
	OffsetRank, Rank int
}

// Verify checks the lengths of the lists, and that constant offsets and sizes are not negative.
func (s *Slice) Verify(r *core.Reporter) bool {
	if !s.dynamic("sizes", s.StaticSizes, s.Sizes, r) || !s.dynamic("strides", s.StaticStrides, s.Strides, r) ||
		!s.dynamic("offsets", s.StaticOffsets, s.Offsets, r) {
		return false
	}
	offsets, sizes, strides := s.StaticOffsets.Len(), s.StaticSizes.Len(), s.StaticStrides.Len()
	if !(offsets == 1 && s.OffsetRank == 1) && offsets != sizes {
		return r.OpEmitErrorf(s.Op, "expected mixed offsets rank to match mixed sizes rank (%d vs %d) so the rank of the result type is well-formed.",
			offsets, sizes).Fail()
	}
	if sizes != strides {
		return r.OpEmitErrorf(s.Op, "expected mixed sizes rank to match mixed strides rank (%d vs %d) so the rank of the result type is well-formed.",
			sizes, strides).Fail()
	}
	return VerifyList(s.Op, "offset", s.OffsetRank, s.StaticOffsets, len(s.Offsets), r) &&
		VerifyList(s.Op, "size", s.Rank, s.StaticSizes, len(s.Sizes), r) &&
		VerifyList(s.Op, "stride", s.Rank, s.StaticStrides, len(s.Strides), r) &&
		s.nonNegative("offsets", s.StaticOffsets, r) && s.nonNegative("sizes", s.StaticSizes, r)
}

// dynamic compares the values of a list with the entries that stand for them.
func (s *Slice) dynamic(name string, static *core.DenseArrayAttr, vals []*core.Value, r *core.Reporter) bool {
	n := 0
	for i := range static.Len() {
		if static.Int(i) == core.Dynamic {
			n++
		}
	}
	return n == len(vals) ||
		r.OpEmitErrorf(s.Op, "expected the number of '%s' to match the number of dynamic entries in 'static_%s' (%d vs %d)", name, name,
			len(vals), n).Fail()
}

func (s *Slice) nonNegative(name string, static *core.DenseArrayAttr, r *core.Reporter) bool {
	for i := range static.Len() {
		if n := static.Int(i); n < 0 && n != core.Dynamic {
			return r.OpEmitErrorf(s.Op, "expected %s to be non-negative, but got %d", name, n).Fail()
		}
	}
	return true
}

// OutOfBounds tells where a slice of a shape with the given constants leaves it; empty when it is not known to.
func OutOfBounds(shape, offsets, sizes, strides []int64) string {
	for i, n := range shape {
		if n == core.Dynamic || offsets[i] == core.Dynamic {
			continue
		}
		if offsets[i] >= n {
			return fmt.Sprintf("offset %d is out-of-bounds: %d >= %d", i, offsets[i], n)
		}
		if sizes[i] == core.Dynamic || strides[i] == core.Dynamic {
			continue
		}
		last := dim.Add(offsets[i], dim.Mul(sizes[i]-1, strides[i]))
		if last == core.Dynamic {
			last = math.MaxInt64
		}
		if last >= n {
			return fmt.Sprintf("slice along dimension %d runs out-of-bounds: %d >= %d", i, last, n)
		}
	}
	return ""
}

// Reduction is how a shape relates to one that may leave out dimensions of size 1.
type Reduction uint8

// The relations.
const (
	Reduced     Reduction = iota
	RankTooHigh           // the candidate has more dimensions
	SizesDiffer
	ElementsDiffer
)

// CompareReduced tells whether candidate is original, perhaps without some dimensions of size 1.
func CompareReduced(original, candidate core.ShapedType) Reduction {
	if core.Type(original) == core.Type(candidate) {
		return Reduced
	}
	if len(candidate.Shape()) > len(original.Shape()) {
		return RankTooHigh
	}
	if _, ok := DroppedDims(original.Shape(), candidate.Shape()); !ok {
		return SizesDiffer
	}
	if original.ElementType() != candidate.ElementType() {
		return ElementsDiffer
	}
	return Reduced
}

// DroppedDims returns which dimensions of a shape are missing in a reduced one, the last possible ones of size 1; ok is
// false when others would have to be.
func DroppedDims(original, reduced []int64) (dropped []bool, ok bool) {
	return droppedDims(original, reduced, func(a, b int64) bool { return a == b })
}

// DroppedDimsAny is [DroppedDims] where a size that is not known matches any.
func DroppedDimsAny(original, reduced []int64) (dropped []bool, ok bool) {
	return droppedDims(original, reduced, func(a, b int64) bool { return a == b || a == core.Dynamic || b == core.Dynamic })
}

func droppedDims(original, reduced []int64, match func(a, b int64) bool) (dropped []bool, ok bool) {
	dropped = make([]bool, len(original))
	k := 0
	for i, n := range original {
		if k < len(reduced) && match(n, reduced[k]) {
			k++
			continue
		}
		if n != 1 {
			return nil, false
		}
		dropped[i] = true
	}
	return dropped, k == len(reduced)
}

// Mul multiplies sizes or strides; what is not known stays so, unless it is multiplied by zero.
func Mul(a, b int64) int64 {
	if a == 0 || b == 0 {
		return 0
	}
	return dim.Mul(a, b)
}
