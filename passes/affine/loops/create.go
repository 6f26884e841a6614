package loops

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	gen "github.com/odsgen/ods/generated/affine"
)

// NewFor makes a loop that carries nothing, with nothing in its body but the terminator.
func NewFor(b *core.Builder, lower *affine.Map, lowerOperands []*core.Value, upper *affine.Map, upperOperands []*core.Value, step int64) gen.ForOp {
	c := b.Context()
	loop := gen.For{LowerBoundMap: c.AffineMap(lower), LowerBoundOperands: lowerOperands, UpperBoundMap: c.AffineMap(upper),
		UpperBoundOperands: upperOperands, Step: c.IndexAttr(step)}.Build(b)
	at := b.Save()
	b.CreateBlock(loop.Region(), []core.Type{c.Index()}, b.Loc())
	gen.NewYield(b, nil)
	b.Restore(at)
	return loop
}
