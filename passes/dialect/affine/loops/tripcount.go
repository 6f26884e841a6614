package loops

import (
	"math"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/num"
	affinedefs "github.com/odsgen/ods/defs/affine"
	gen "github.com/odsgen/ods/generated/affine"
)

// TripCount is how often the body of a loop is executed: the smallest result of a map of operands. The zero value is an
// unknown number.
type TripCount struct {
	Map      *affine.Map
	Operands []*core.Value
}

// Step returns by how much the induction variable increases.
func Step(loop gen.ForOp) int64 { return loop.StepAttr().Int64() }

// SetStep sets by how much the induction variable increases.
func SetStep(loop gen.ForOp, step int64) { loop.SetStepAttr(loop.Op.Context().IndexAttr(step)) }

// LowerBound returns the map of the lower bounds, of which the greatest counts.
func LowerBound(loop gen.ForOp) *affine.Map { return loop.LowerBoundMapAttr().Value() }

// UpperBound returns the map of the upper bounds, of which the smallest counts.
func UpperBound(loop gen.ForOp) *affine.Map { return loop.UpperBoundMapAttr().Value() }

// SetLowerBound sets the lower bounds.
func SetLowerBound(loop gen.ForOp, m *affine.Map, operands []*core.Value) {
	loop.SetLowerBoundOperands(operands...)
	loop.SetLowerBoundMapAttr(loop.Op.Context().AffineMap(m))
}

// SetUpperBound sets the upper bounds.
func SetUpperBound(loop gen.ForOp, m *affine.Map, operands []*core.Value) {
	loop.SetUpperBoundOperands(operands...)
	loop.SetUpperBoundMapAttr(loop.Op.Context().AffineMap(m))
}

// ConstantLowerBound returns the lower bound when it is one constant.
func ConstantLowerBound(loop gen.ForOp) (int64, bool) { return constantBound(LowerBound(loop)) }

// ConstantUpperBound returns the upper bound when it is one constant.
func ConstantUpperBound(loop gen.ForOp) (int64, bool) { return constantBound(UpperBound(loop)) }

func constantBound(m *affine.Map) (int64, bool) {
	if m.NumResults() != 1 {
		return 0, false
	}
	return m.Result(0).Value()
}

// TripCountOf returns how often the body is executed. It is not known when there are several lower bounds. Upstream
// calls it getTripCountMapAndOperands.
func TripCountOf(loop gen.ForOp) TripCount {
	if lower, upper, ok := affinedefs.ConstantBounds(loop); ok {
		return TripCount{Map: affine.ConstantMap(num.CeilDiv(max(upper-lower, 0), Step(loop)))}
	}
	lower, upper := LowerBound(loop), UpperBound(loop)
	if lower.NumResults() != 1 {
		return TripCount{}
	}
	splat := make([]affine.Expr, upper.NumResults())
	for i := range splat {
		splat[i] = lower.Result(0)
	}
	m, operands := Difference(upper, loop.UpperBoundOperands(), affine.NewMap(lower.NumDims(), lower.NumSymbols(), splat...),
		loop.LowerBoundOperands())
	out := make([]affine.Expr, m.NumResults())
	for i, e := range m.Results() {
		out[i] = e.CeilDivConst(Step(loop))
	}
	return TripCount{affine.NewMap(m.NumDims(), m.NumSymbols(), out...), operands}
}

// Difference returns the map of the differences of the results of two maps with their operands, composed with what
// computes these.
func Difference(a *affine.Map, aOperands []*core.Value, b *affine.Map, bOperands []*core.Value) (*affine.Map, []*core.Value) {
	aDims, bDims := a.NumDims(), b.NumDims()
	operands := append([]*core.Value(nil), aOperands[:aDims]...)
	operands = append(operands, bOperands[:bDims]...)
	operands = append(operands, aOperands[aDims:]...)
	operands = append(operands, bOperands[bDims:]...)
	b = b.ShiftDims(aDims, 0).ShiftSymbols(a.NumSymbols(), 0)
	diff := make([]affine.Expr, a.NumResults())
	for i := range diff {
		diff[i] = a.Result(i).Sub(b.Result(i))
	}
	return affinedefs.Compose(affine.NewMap(b.NumDims(), b.NumSymbols(), diff...), operands)
}

// ConstantTripCount returns how often the body is executed when that is a constant.
func ConstantTripCount(loop gen.ForOp) (uint64, bool) {
	t := TripCountOf(loop)
	if t.Map == nil {
		return 0, false
	}
	n := uint64(math.MaxUint64)
	for _, e := range t.Map.Results() {
		v, ok := e.Value()
		if !ok {
			return 0, false
		}
		n = min(n, uint64(v))
	}
	return n, t.Map.NumResults() > 0
}

// LargestDivisorOfTripCount returns the greatest number that is known to divide how often the body is executed,
// math.MaxUint64 for never.
func LargestDivisorOfTripCount(loop gen.ForOp) uint64 {
	t := TripCountOf(loop)
	if t.Map == nil {
		return 1
	}
	var divisor uint64
	for i, e := range t.Map.Results() {
		n := uint64(e.LargestKnownDivisor())
		if v, ok := e.Value(); ok {
			if n = uint64(v); n == 0 {
				n = math.MaxUint64
			}
		}
		if i == 0 {
			divisor = n
		} else {
			divisor = gcd(divisor, n)
		}
	}
	return divisor
}

func gcd(a, b uint64) uint64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}
