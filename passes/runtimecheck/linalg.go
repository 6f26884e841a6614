package runtimecheck

import (
	"fmt"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	affinedefs "github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/index"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/passes/dialect/tensor/shapes"
)

// structured checks that operands are as large as the loops of a structured operation say, if these have iterations.
func (c *checker) structured() {
	x, _ := linalg.LinalgOpKey.Of(c.op)
	maps := x.IndexingMaps()
	ends := c.loopSizes(maps)
	zero, one := c.constant(0), c.constant(1)
	starts := make([]core.FoldResult, len(ends))
	var runs *core.Value
	for i := range ends {
		starts[i].Attr = c.b.Context().IndexAttr(0)
		start := c.value(starts[i])
		some := index.NewCmp(c.b, start, c.value(ends[i]), index.IndexCmpPredicateSlt).Op.Result(0)
		if runs != nil {
			some = arith.NewAndI(c.b, runs, some).Result()
		}
		runs = some
	}
	if runs == nil {
		return
	}
	scf.BuildIf(c.b, runs, func(b *core.Builder) []*core.Value {
		outer := c.b
		defer func() { c.b = outer }()
		c.b = b
		b.SetLoc(c.op.Loc())
		for i, end := range ends {
			ends[i] = c.folded(c.fold(index.NewSub(b, c.value(end), one).Op))
		}
		for k, m := range maps {
			c.operand(k, m, starts, ends, zero, one)
		}
		return nil
	}, nil)
}

// loopSizes returns the number of iterations of each loop: the size of the first dimension of an operand that the loop
// goes through.
func (c *checker) loopSizes(maps []*affine.Map) []core.FoldResult {
	if len(maps) == 0 {
		return nil
	}
	out := make([]core.FoldResult, maps[0].NumDims())
	for k, m := range maps {
		shape, _ := shapeOf(c.op.Operand(k))
		for i := range shape {
			size := shapes.Size(c.b, c.op.Operand(k), i)
			if e := m.Result(i); e.IsDim() && out[e.Position()] == (core.FoldResult{}) {
				out[e.Position()] = size
			}
		}
	}
	return out
}

func (c *checker) fold(op *core.Operation) *core.Value { return rewrite.FoldCreated(c.b, op) }

// folded returns a value as the constant that it is.
func (c *checker) folded(v *core.Value) core.FoldResult {
	if a := v.ConstantValue(); a != nil {
		return core.FoldResult{Attr: a}
	}
	return core.FoldResult{Value: v}
}

// operand checks one operand: the first and the last index along each dimension are within it.
func (c *checker) operand(k int, m *affine.Map, starts, ends []core.FoldResult, zero, one *core.Value) {
	apply := func(at []core.FoldResult) []core.FoldResult {
		out := make([]core.FoldResult, m.NumResults())
		for i := range out {
			out[i] = affinedefs.ComposedFoldedApply(c.b, m.SubMap(i), at)
		}
		return out
	}
	first, last := apply(starts), apply(ends)
	for i := range m.NumResults() {
		from, to := c.value(first[i]), c.value(last[i])
		where := fmt.Sprintf("dimension #%d of input/output operand #%d", i, k)
		least := c.fold(index.NewMinS(c.b, from, to).Op)
		c.assert(c.fold(index.NewCmp(c.b, least, zero, index.IndexCmpPredicateSge).Op), "unexpected negative result on "+where)
		most := c.fold(index.NewAdd(c.b, c.fold(index.NewMaxS(c.b, from, to).Op), one).Op)
		size := shapes.Dim(c.b, c.op.Operand(k), i)
		relation := index.IndexCmpPredicateSle
		if m.Result(i).IsDim() {
			relation = index.IndexCmpPredicateEq
		}
		c.assert(c.fold(index.NewCmp(c.b, most, size, relation).Op), where+" is incompatible with inferred dimension size")
	}
}
