package tosatoscf

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/rewrite/conversion"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/generated/tosa"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/dialect/tensor/shapes"
)

func (*ConvertPass) run(r *passes.Run) {
	set := conversion.NewPatternSet()
	Add(set)
	t := conversion.NewTarget()
	t.LegalDialects(tensor.Name, scf.Name)
	t.IllegalOps(tosa.IfDef.Name, tosa.ScatterDef.Name, tosa.WhileDef.Name)
	t.DynamicUnknown(func(*core.Operation) conversion.Legality { return conversion.LegalIf(true) })
	r.Convert(t, set)
}

// Add adds the patterns.
func Add(set *conversion.PatternSet) {
	add := func(def *core.OpDef, f func(op *core.Operation, rw *rewrite.Rewriter)) {
		set.AddPlain(rewrite.Pattern{Name: def.Name + " to scf", Root: def.Name, Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
			rw.SetLoc(op.Loc())
			f(op, rw)
			return true
		}})
	}
	add(&tosa.IfDef, lowerIf)
	add(&tosa.WhileDef, lowerWhile)
	add(&tosa.ScatterDef, lowerScatter)
}

// element takes the only element out of a tensor without dimensions.
func element(b *core.Builder, v *core.Value) *core.Value {
	return tensor.NewExtract(b, v, nil).Result()
}

func lowerIf(op *core.Operation, rw *rewrite.Rewriter) {
	x := core.Must(tosa.AsIfOp(op))
	cond := element(&rw.Builder, x.Condition())
	by := scf.If{ResultsTypes: op.ResultTypes(), Condition: cond}.Build(&rw.Builder).Op
	inputs := op.OperandList(1, op.NumOperands())
	for i, graph := range []*core.Region{x.ThenGraph(), x.ElseGraph()} {
		take(rw, graph, by.Region(i), inputs, func(b *core.Block, yielded []*core.Value) { scf.Yield{Results: yielded}.Build(&rw.Builder) })
	}
	rw.ReplaceOp(op, by.ResultList()...)
}

func lowerWhile(op *core.Operation, rw *rewrite.Rewriter) {
	x := core.Must(tosa.AsWhileOp(op))
	by := scf.While{ResultsTypes: op.ResultTypes(), Inits: op.OperandList(0, op.NumOperands())}.Build(&rw.Builder).Op
	take(rw, x.CondGraph(), by.Region(0), nil, func(b *core.Block, yielded []*core.Value) {
		cond := element(&rw.Builder, yielded[0])
		scf.Condition{Condition: cond, Args: b.Args()}.Build(&rw.Builder)
	})
	take(rw, x.BodyGraph(), by.Region(1), nil, func(_ *core.Block, yielded []*core.Value) {
		scf.Yield{Results: yielded}.Build(&rw.Builder)
	})
	rw.ReplaceOp(op, by.ResultList()...)
}

// take copies a graph into a region, with another terminator. Arguments become inputs where there are any.
func take(rw *rewrite.Rewriter, from, to *core.Region, inputs []*core.Value, end func(b *core.Block, yielded []*core.Value)) {
	defer rw.Restore(rw.Save())
	loc := rw.Loc()
	defer rw.SetLoc(loc)
	var m core.IRMapping
	for i, v := range inputs {
		m.Map(from.Entry().Arg(i), v)
	}
	rw.CloneRegion(from, to, nil, &m)
	block := to.Entry()
	yield := block.Last()
	rw.SetBefore(yield)
	rw.SetLoc(yield.Loc())
	end(block, yield.OperandList(0, yield.NumOperands()))
	rw.EraseOp(yield)
}

// lowerScatter puts one row after the other into the tensor, at the place that its index says.
func lowerScatter(op *core.Operation, rw *rewrite.Rewriter) {
	x := core.Must(tosa.AsScatterOp(op))
	b, input, indices := &rw.Builder, x.Input(), x.Indices()
	var sizes [3]*core.Value
	for i := range sizes {
		sizes[i] = shapes.Dim(b, input, i)
	}
	zero := memrefdefs.ConstantIndex(b, 0)
	one := memrefdefs.ConstantIndex(b, 1)
	row := func(inner *core.Builder, n, w, into *core.Value) *core.Value {
		index := tensor.NewExtract(inner, indices, []*core.Value{n, w}).Result()
		at := arith.IndexCast{OutType: inner.Context().Index(), In: index}.Build(inner).Op.Result(0)
		slice := part{sizes: []*core.Value{one, one, sizes[2]}, strides: []*core.Value{one, one, one}}
		v := slice.extract(inner, input, []*core.Value{n, w, zero})
		return slice.insert(inner, v, into, []*core.Value{n, at, zero})
	}
	loop := func(b *core.Builder, to, init *core.Value, body func(b *core.Builder, iv, arg *core.Value) *core.Value) *core.Value {
		return scf.For{ResultsTypes: []core.Type{init.Type()}, LowerBound: zero, UpperBound: to, Step: one, InitArgs: []*core.Value{init},
			Region: func(b *core.Builder, iv *core.Value, args []*core.Value) []*core.Value {
				return []*core.Value{body(b, iv, args[0])}
			}}.Build(b).Op.Result(0)
	}
	rw.ReplaceOp(op, loop(b, sizes[0], x.ValuesIn(), func(b *core.Builder, n, outer *core.Value) *core.Value {
		return loop(b, sizes[1], outer, func(b *core.Builder, w, inner *core.Value) *core.Value { return row(b, n, w, inner) })
	}))
}

// part is a slice all of whose sizes are values.
type part struct{ sizes, strides []*core.Value }

func unknown(n int) []int64 {
	out := make([]int64, n)
	for i := range out {
		out[i] = core.Dynamic
	}
	return out
}

func (p part) extract(b *core.Builder, v *core.Value, at []*core.Value) *core.Value {
	t := b.Context().RankedTensor(unknown(3), v.Type().(core.ShapedType).ElementType(), nil)
	return tensor.NewExtractSlice(b, t, v, at, p.sizes, p.strides, unknown(3), unknown(3), unknown(3)).Result()
}

func (p part) insert(b *core.Builder, v, into *core.Value, at []*core.Value) *core.Value {
	return tensor.NewInsertSlice(b, v, into, at, p.sizes, p.strides, unknown(3), unknown(3), unknown(3)).Op.Result(0)
}
