package loops

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	affinedefs "github.com/odsgen/ods/defs/affine"
	gen "github.com/odsgen/ods/generated/affine"
)

// NewFor makes a loop that carries nothing, with nothing in its body but the terminator.
func NewFor(b *core.Builder, lower *affine.Map, lowerOperands []*core.Value, upper *affine.Map, upperOperands []*core.Value,
	step int64) gen.ForOp {
	c := b.Context()
	loop := gen.For{LowerBoundMap: c.AffineMap(lower), LowerBoundOperands: lowerOperands, UpperBoundMap: c.AffineMap(upper),
		UpperBoundOperands: upperOperands, Step: c.IndexAttr(step)}.Build(b)
	at := b.Save()
	b.CreateBlock(loop.Region(), []core.Type{c.Index()}, b.Loc())
	gen.NewYield(b, nil)
	b.Restore(at)
	return loop
}

// CanonicalBound brings a bound into canonical form: composed with what computes its operands, without repeated
// results.
func CanonicalBound(m *affine.Map, operands []*core.Value) (*affine.Map, []*core.Value) {
	m, operands = affinedefs.Compose(m, operands)
	m, operands = affinedefs.CanonicalMap(m, operands)
	var out []affine.Expr
	for _, e := range m.Results() {
		if !slices.ContainsFunc(out, e.Equal) {
			out = append(out, e)
		}
	}
	return affine.NewMap(m.NumDims(), m.NumSymbols(), out...), operands
}
