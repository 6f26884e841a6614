package vectortoscf

import (
	"math/bits"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/scf"
	vectorgen "github.com/odsgen/ods/generated/vector"
)

// This file makes loops of vector.print.

// printable extends integers to 8, 16, 32 … bits.
func printable(b *core.Builder, v *core.Value) *core.Value {
	t := v.Type().(*core.VectorType)
	elem, ok := t.ElementType().(*core.IntegerType)
	if !ok {
		return v
	}
	c := b.Context()
	with := func(e core.Type) core.Type { return c.Vector(t.Shape(), e, t.ScalableDims()) }
	cast := func(to core.Type) *core.Value { return vectorgen.BitCast{ResultType: to, Source: v}.Build(b).Result() }
	width := uint(1) << bits.Len(max(elem.Width(), 8)-1)
	v = cast(with(c.Integer(elem.Width())))
	if wide := with(c.Integer(width)); wide != v.Type() {
		if elem.Width() == 1 || elem.Signedness() == core.Unsigned {
			v = arith.NewExtUI(b, wide, v).Op.Result(0)
		} else {
			v = arith.NewExtSI(b, wide, v).Op.Result(0)
		}
	}
	return cast(with(c.IntegerOf(width, elem.Signedness())))
}

// printByLoops prints a vector element by element, by a loop for each dimension.
func printByLoops(op vectorgen.PrintOp, rw *rewrite.Rewriter) bool {
	if op.Source() == nil {
		return rw.NoMatch(op.Op, "it prints no value")
	}
	t, ok := op.Source().Type().(*core.VectorType)
	if !ok || rank(t) > 1 && t.IsScalable() {
		return rw.NoMatch(op.Op, "it prints no vector, or one of several dimensions that is scalable")
	}
	rw.SetLoc(op.Op.Loc())
	b, c := &rw.Builder, op.Op.Context()
	punctuation := func(p vectorgen.PrintPunctuation) *core.Operation {
		return vectorgen.Print{Punctuation: vectorgen.GetPrintPunctuationAttr(c, p)}.Build(b).Op
	}
	v := printable(b, op.Source())
	shape := t.Shape()
	if rank(t) == 0 {
		shape = []int64{1}
	}
	if rank(t) != 1 { // vectors of one dimension can be indexed by values
		flat := c.Vector([]int64{core.NumElements(shape)}, v.Type().(*core.VectorType).ElementType(), nil)
		v = vectorgen.ShapeCast{ResultType: flat, Source: v}.Build(b).Result()
	}
	var outermost *core.Operation // what is printed after the outermost loop
	var ivs []*core.Value
	for d, n := range shape {
		lower := index(b, 0)
		upper := index(b, n)
		step := index(b, 1)
		if scalable(t, d) {
			upper = arith.NewMulI(b, upper, vectorgen.NewVectorScale(b).Op.Result(0)).Result()
		}
		last := arith.NewSubI(b, upper, step).Result()
		punctuation(vectorgen.PrintPunctuationOpen)
		body := scf.BuildFor(b, lower, upper, step, nil, func(*core.Builder, *core.Value, []*core.Value) []*core.Value {
			return nil
		}).Region().Entry()
		end := punctuation(vectorgen.PrintPunctuationClose)
		if outermost == nil {
			outermost = end
		}
		iv := body.Arg(0)
		ivs = append(ivs, iv)
		b.SetStart(body)
		more := arith.NewCmpI(b, arith.CmpIPredicateUlt, iv, last).Result()
		scf.BuildIf(b, more, func(b *core.Builder) []*core.Value {
			vectorgen.Print{Punctuation: vectorgen.GetPrintPunctuationAttr(c, vectorgen.PrintPunctuationComma)}.Build(b)
			return nil
		}, nil)
		b.SetStart(body)
	}
	var flat *core.Value
	stride := int64(1)
	for d := len(shape) - 1; d >= 0; d-- {
		i := arith.NewMulI(b, index(b, stride), ivs[d]).Result()
		if flat != nil {
			i = arith.NewAddI(b, flat, i).Result()
		}
		flat = i
		stride = dim.Count(stride, shape[d])
	}
	element := vectorgen.NewExtract(b, v, []*core.Value{flat}, dynamicPosition).Result()
	vectorgen.Print{Source: element, Punctuation: vectorgen.GetPrintPunctuationAttr(c, vectorgen.PrintPunctuationNoPunctuation)}.Build(b)
	b.SetAfter(outermost)
	vectorgen.Print{Punctuation: op.PunctuationAttr()}.Build(b)
	rw.EraseOp(op.Op)
	return true
}
