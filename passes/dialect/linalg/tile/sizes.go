package tile

import (
	"math/bits"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	affinedefs "github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/iface/view"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/cf"
	"github.com/odsgen/ods/generated/linalg"
)

// TwoSizes are the sizes of tiles of which n of the one and m of the other cover a loop: both are divisible by the same
// number, which is their difference.
type TwoSizes[T any] struct{ Low, High, LowCount, HighCount T }

// StaticTwoSizes computes two sizes for a loop of a known length, near a target. ok is false when there are none.
func StaticTwoSizes(length, target, divisor int64) (s TwoSizes[int64], ok bool) {
	if divisor <= 0 || target <= 0 {
		return s, false
	}
	a, t := length/divisor, (target+divisor-1)/divisor
	n := (a + t - 1) / t
	if n == 0 {
		return s, false
	}
	s.Low = a / n * divisor
	s.High = s.Low + divisor
	s.HighCount = a % n
	s.LowCount = n - s.HighCount
	return s, s.Low*s.LowCount+s.High*s.HighCount == length
}

// sizesOf computes the sizes of tiles before a structured operation.
type sizesOf struct{ *core.Builder }

func (b sizesOf) apply(e affine.Expr, operands ...*core.Value) *core.Value {
	return affinedefs.ComposedApply(b.Builder, affine.NewMap(0, len(operands), e), operands).Op.Result(0)
}

func (b sizesOf) check(pred arith.CmpIPredicate, x, y *core.Value, message string) {
	c := arith.NewCmpI(b.Builder, pred, x, y).Op.Result(0)
	cf.NewAssert(b.Builder, c, message)
}

var s1, s2, s3 = affine.Symbol(1), affine.Symbol(2), affine.Symbol(3)

// DynamicTwoSizes computes two sizes for a loop, and checks when the program runs that they cover it.
func DynamicTwoSizes(b *core.Builder, x linalg.LinalgOp, dim int, target, divisor int64) (s TwoSizes[*core.Value], ok bool) {
	if dim >= len(x.IteratorTypes()) {
		return s, false
	}
	c := sizesOf{b}
	size := memrefdefs.ValueOf(b, index(b, target))
	by := memrefdefs.ValueOf(b, index(b, divisor))
	length := memrefdefs.ValueOf(b, LoopSizes(b, x)[dim])
	up := s0.Add(s1).Add(affine.Const(-1)).FloorDiv(s1)
	a := c.apply(s0.FloorDiv(s1), length, by)
	t := c.apply(up, size, by)
	d := c.apply(up, a, t)
	s.Low = c.apply(s0.FloorDiv(s1).Mul(s2), a, d, by)
	s.HighCount = c.apply(s0.Mod(s1), a, d)
	s.LowCount = c.apply(s0.Sub(s1), d, s.HighCount)
	s.High = c.apply(s0.Add(s1), s.Low, by)
	covered := c.apply(s0.Mul(s1).Add(s2.Mul(s3)), s.Low, s.LowCount, s.High, s.HighCount)
	c.check(arith.CmpIPredicateEq, covered, length, "could not compute dynamic multi-size tile shapes")
	return s, true
}

// SplitPoint computes how many iterations tiles of the low size take.
func SplitPoint(b *core.Builder, size, count *core.Value) *core.Value {
	return sizesOf{b}.apply(s0.Mul(s1), size, count)
}

// smaller is the next power of two below a size.
func smaller(n int64) int64 {
	p := int64(1) << (bits.Len64(uint64(n)) - 1)
	if p == n {
		return p >> 1
	}
	return p
}

// StaticContinuousSizes returns sizes of tiles that cover a loop of a known length, and how many there are of each: the
// target, then powers of two that get smaller.
func StaticContinuousSizes(length, target int64) (sizes, counts []int64, ok bool) {
	if target <= 0 {
		return nil, nil, false
	}
	sizes, counts = []int64{target}, []int64{length / target}
	rest := length % target
	for n := target; n > 1 && rest != 0; {
		n = smaller(n)
		if k := rest / n; k > 0 {
			sizes, counts = append(sizes, n), append(counts, k)
		}
		rest %= n
	}
	return sizes, counts, rest == 0
}

// DynamicContinuousSizes does what [StaticContinuousSizes] does for a loop whose length only the running program knows.
func DynamicContinuousSizes(w *Work, x Op, dim int, target int64) (sizes, counts []*core.Value, ok bool) {
	domain := x.Domain(w)
	if dim >= len(domain) || target <= 0 {
		return nil, nil, false
	}
	b := &w.Builder
	c := sizesOf{b}
	size := memrefdefs.ValueOf(b, index(b, target))
	length := memrefdefs.ValueOf(b, domain[dim].Size)
	count := c.apply(s0.FloorDiv(s1), length, size)
	rest := c.apply(s0.Mod(s1), length, size)
	folded := func(n, by *core.Value) core.FoldResult {
		return affinedefs.ComposedFoldedApply(b, affine.NewMap(0, 2, s0.FloorDiv(s1)), []core.FoldResult{{Value: n}, {Value: by}})
	}
	folded(length, size)
	sizes, counts = []*core.Value{size}, []*core.Value{count}
	for n := target; n > 1; {
		n = smaller(n)
		step := rewrite.FoldCreated(b, arith.NewConstant(b, b.Context().IndexAttr(n)).Op)
		count = c.apply(s0.FloorDiv(s1), rest, step)
		if k, known := view.Constant(folded(rest, step)); !known || k != 0 {
			sizes, counts = append(sizes, step), append(counts, count)
		}
		rest = c.apply(s0.Mod(s1), rest, step)
	}
	return sizes, counts, true
}
