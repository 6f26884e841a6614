package testtransform

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	affinedefs "github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/iface/view"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	affinegen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/passes/dialect/linalg/tile"
	"github.com/odsgen/ods/passes/transform"
)

// This file has operations that use the interface of tiling in ways that scripts otherwise cannot.

func integers(a *core.ArrayAttr) (out []int64) {
	if a == nil {
		return nil
	}
	for _, e := range a.Elems() {
		if i, ok := e.(*core.IntegerAttr); ok {
			out = append(out, i.Int64())
		}
	}
	return out
}

func indices(c *core.Context, list []int64) (out []core.FoldResult) {
	for _, n := range list {
		out = append(out, core.FoldResult{Attr: c.IndexAttr(n)})
	}
	return out
}

// fuseAndYield tiles and fuses, and lets the loops return what operations behind the target use.
func fuseAndYield(c *transform.Call) transform.Outcome {
	op, _ := AsTestFuseAndYieldOp(c.Op)
	targets := c.Ops(op.Target())
	var dom core.DominanceInfo
	used := map[*core.Operation]bool{}
	for _, target := range targets {
		for _, p := range producers(target) {
			for _, v := range p.Results() {
				for user := range v.Users() {
					if dom.ProperlyDominatesOp(target, user) {
						used[p] = true
					}
				}
			}
		}
	}
	o := tile.FuseOptions{Options: tile.Options{Sizes: indices(c.Op.Context(), integers(op.TileSizesAttr())),
		Interchange: integers(op.TileInterchangeAttr()), Forall: op.UseForall()}}
	o.Control = func(_ *core.Operation, producer *core.Value, _ bool) (fuse, yield bool) {
		return true, used[producer.DefiningOp()]
	}
	return c.FuseAll(targets, o, func(by *core.Value, u *core.Use) bool {
		def := by.DefiningOp()
		return dom.ProperlyDominatesOp(def, u.Owner()) && u.Owner().ParentOp() == def.ParentOp()
	})
}

// producers returns an operation and all that can be tiled behind its operands.
func producers(op *core.Operation) []*core.Operation {
	out := []*core.Operation{op}
	for i := 0; i < len(out); i++ {
		for _, v := range out[i].Operands() {
			def := v.DefiningOp()
			if def == nil || slices.Contains(out, def) {
				continue
			}
			if _, ok := tile.Of(def); ok {
				out = append(out, def)
			}
		}
	}
	return out
}

// nest returns the loops of handles to one each, from the outermost on: the last handle stands for that.
func nest(c *transform.Call, handles []*core.Value) (out []*core.Operation, ok bool) {
	for _, h := range slices.Backward(handles) {
		list := c.Ops(h)
		if len(list) == 0 {
			return nil, false
		}
		out = append(out, list[0])
	}
	return out, true
}

func fuseConsumer(c *transform.Call) transform.Outcome {
	op, _ := AsTestFuseConsumerOp(c.Op)
	consumers := c.Ops(op.Consumer())
	loops, ok := nest(c, op.Loops())
	if len(consumers) == 0 || !ok {
		return transform.Failed()
	}
	w := c.Tiling()
	f, ok := tile.Consumer(w, consumers[0], loops)
	if !ok {
		w.Errorf(consumers[0], "failed to fuse consumer of slice")
		return transform.Failed()
	}
	c.Set(0, transform.Objects(f.Tiles...)...)
	for i, l := range loops {
		c.Set(i+1, l)
	}
	return transform.Done
}

func fuseConsumerUsingSlice(c *transform.Call) transform.Outcome {
	op, _ := AsTestFuseConsumerUsingSliceOp(c.Op)
	var made []*core.Operation
	for _, h := range op.Targets() {
		if list := c.Ops(h); len(list) > 0 {
			made = append(made, list[0])
		}
	}
	loops, ok := nest(c, op.Loops())
	if len(made) == 0 || !ok {
		return transform.Failed()
	}
	w := c.Tiling()
	var consumers, fused []any
	for range op.NumConsumerToFuse() {
		f, ok := tile.ConsumerOfSlices(w, made, loops)
		if !ok {
			w.Errorf(made[0], "failed to fuse consumer of slice")
			return transform.Failed()
		}
		for range f.Operands {
			consumers, fused = append(consumers, f.Consumer), append(fused, f.Tiles[0])
		}
	}
	c.Set(0, consumers...)
	c.Set(1, fused...)
	return transform.Done
}

func fuseUsingForall(c *transform.Call) transform.Outcome {
	op, _ := AsTestFuseUsingForallOp(c.Op)
	return c.FuseAll(c.Ops(op.RootOp()), tile.FuseOptions{Options: tile.Options{Sizes: indices(c.Op.Context(), integers(op.TileSizesAttr())),
		Interchange: integers(op.InterchangeAttr()), Mapping: op.MappingAttr(), Forall: true}}, nil)
}

func fuseOuterParallel(c *transform.Call) transform.Outcome {
	op, _ := AsTestTileAndFuseOuterParallelPartialReductionOp(c.Op)
	o := tile.Options{Forall: true, Reduction: tile.OuterParallel}
	given := integers(op.TileSizesAttr())
	var sizes []int64
	for i, d := range integers(op.ReductionDimsAttr()) {
		o.ReductionDims = append(o.ReductionDims, int(d))
		for int64(len(sizes)) <= d {
			sizes = append(sizes, 0)
		}
		if i < len(given) {
			sizes[d] = given[i]
		}
	}
	o.Sizes = indices(c.Op.Context(), sizes)
	return c.FuseAll(c.Ops(op.RootOp()), tile.FuseOptions{Options: o}, nil)
}

// tileAll tiles each target for itself.
func tileAll(c *transform.Call, targets []*core.Operation, o tile.Options) transform.Outcome {
	var tiles, loops []any
	for _, target := range targets {
		if _, ok := tile.Of(target); !ok {
			return c.Definite("only TilingInterface ops are supported")
		}
		r, ok := tile.Loops(c.Tiling(), target, o)
		if !ok {
			return transform.Failed()
		}
		c.Rewriter.ReplaceOp(target, r.Replacements...)
		tiles = append(tiles, r.Ops[0])
		loops = append(loops, transform.Objects(r.Loops...)...)
	}
	c.Set(0, tiles...)
	for i, l := range loops {
		if i+1 < c.Op.NumResults() {
			c.Set(i+1, l)
		}
	}
	return transform.Done
}

func tileUsingForall(c *transform.Call) transform.Outcome {
	op, _ := AsTestTileUsingForallOp(c.Op)
	return tileAll(c, c.Ops(op.RootOp()), tile.Options{Sizes: indices(c.Op.Context(), integers(op.TileSizesAttr())),
		Interchange: integers(op.InterchangeAttr()), Mapping: op.MappingAttr(), Forall: true})
}

// tileUsingCustomLoop makes one scf.for that counts all tiles.
func tileUsingCustomLoop(c *transform.Call) transform.Outcome {
	op, _ := AsTestTileUsingCustomLoopOp(c.Op)
	return tileAll(c, c.Ops(op.RootOp()), tile.Options{Sizes: indices(c.Op.Context(), integers(op.TileSizesAttr())),
		Custom: func(w *tile.Work, ranges []tile.Range, sizes []core.FoldResult, dests []*core.Value) (tile.CustomLoops, bool) {
			for _, n := range sizes {
				if view.IsConstant(n, 0) {
					return tile.CustomLoops{}, w.Errorf(c.Op, "unhandled case of zero tile size")
				}
			}
			return linearLoop(w, ranges, sizes, dests), true
		}})
}

func linearLoop(w *tile.Work, ranges []tile.Range, sizes []core.FoldResult, dests []*core.Value) (l tile.CustomLoops) {
	b := &w.Builder
	s := affine.Symbol
	apply := func(e affine.Expr, dims int, in ...core.FoldResult) core.FoldResult {
		return affinedefs.ComposedFoldedApply(b, affine.NewMap(dims, len(in)-dims, e), in)
	}
	var counts []core.FoldResult
	for i, r := range ranges {
		counts = append(counts, apply(s(0).Sub(s(1)).CeilDiv(s(2)), 0, r.Size, r.Offset, sizes[i]))
	}
	total := counts[0]
	for _, n := range counts[1:] {
		total = apply(s(0).Mul(s(1)), 0, total, n)
	}
	zero := memrefdefs.ConstantIndex(b, 0)
	step := memrefdefs.ConstantIndex(b, 1)
	upper := memrefdefs.ValueOf(b, total)
	var types []core.Type
	for _, v := range dests {
		types = append(types, v.Type())
	}
	loop := scf.For{ResultsTypes: types, LowerBound: zero, UpperBound: upper, Step: step, InitArgs: dests}.Build(b)
	body := b.CreateBlock(loop.Region(), append([]core.Type{b.Context().Index()}, types...))
	w.SetEnd(body)
	static, dynamic := view.Integers(counts), view.Values(counts)
	at := affinegen.DelinearizeIndex{LinearIndex: body.Arg(0), DynamicBasis: dynamic, StaticBasis: static,
		MultiIndexTypes: slices.Repeat([]core.Type{b.Context().Index()}, len(counts))}.Build(b)
	minimum := affine.NewMap(1, 2, s(0).Sub(affine.Dim(0)), s(1))
	for i, r := range ranges {
		offset := apply(affine.Dim(0).Mul(s(0)), 1, core.FoldResult{Value: at.Op.Result(i)}, sizes[i])
		size := affinedefs.ComposedFoldedMinMax(b, &affinegen.MinDef, minimum, []core.FoldResult{offset, r.Size, sizes[i]})
		l.Tile.Offsets, l.Tile.Sizes = append(l.Tile.Offsets, offset), append(l.Tile.Sizes, size)
	}
	l.Loops, l.Dests = []*core.Operation{loop.Op}, body.Args()[1:]
	l.End = func(vals []*core.Value, at []tile.Part) bool {
		var out []*core.Value
		for i, v := range vals {
			out = append(out, tile.Insert(w, v, l.Dests[i], at[i]))
		}
		scf.NewYield(b, out)
		return true
	}
	return l
}

// parts returns which parts of operands are put into them by tensor.insert_slice.
func parts(target *core.Operation) (operands []int, at []tile.Part) {
	for i, v := range target.Operands() {
		x, ok := tensor.AsInsertSliceOp(v.DefiningOp())
		if !ok {
			continue
		}
		c := target.Context()
		operands = append(operands, i)
		at = append(at, tile.Part{Offsets: view.Mixed(c, x.StaticOffsetsAttr(), x.Offsets()), Sizes: view.Mixed(c, x.StaticSizesAttr(), x.Sizes())})
	}
	return operands, at
}

func queryProducer(c *transform.Call) transform.Outcome {
	for _, target := range c.Ops(c.Op.Operand(0)) {
		x, ok := tile.Of(target)
		if !ok {
			return c.Definite("target operation does not implement TilingInterface")
		}
		if operands, at := parts(target); len(operands) > 0 {
			remarkFusable(c, target, x.FusesIntoProducers(operands, at), "producer tensor.insert_slice ops")
		}
	}
	return transform.Done
}

func queryConsumer(c *transform.Call) transform.Outcome {
	for _, target := range c.Ops(c.Op.Operand(0)) {
		x, ok := tile.Of(target)
		if !ok {
			return c.Definite("target operation does not implement TilingInterface")
		}
		for i, v := range target.Results() {
			for user := range v.Users() {
				s, ok := tensor.AsExtractSliceOp(user)
				if !ok {
					continue
				}
				ctx := target.Context()
				at := tile.Part{Offsets: view.Mixed(ctx, s.StaticOffsetsAttr(), s.Offsets()), Sizes: view.Mixed(ctx, s.StaticSizesAttr(), s.Sizes())}
				remarkFusable(c, target, x.FusesIntoConsumer(i, at), "consumer tensor.extract_slice op")
			}
		}
	}
	return transform.Done
}

func remarkFusable(c *transform.Call, target *core.Operation, can bool, with string) {
	word := "cannot"
	if can {
		word = "can"
	}
	c.Tiling().Report.OpEmitRemarkf(target, "%s be fused with %s", word, with)
}

// noDestination is an operation without outputs that promises to be tiled, and cannot be.
type noDestination struct {
	tile.Unsupported
	op *core.Operation
}

func (x noDestination) AsOperation() *core.Operation { return x.op }

func (noDestination) Kinds() []linalg.IteratorType { return nil }

func (noDestination) Domain(*tile.Work) []tile.Range { return nil }

func (noDestination) Tile(*tile.Work, tile.Part) (r tile.Result, ok bool) { return r, false }
