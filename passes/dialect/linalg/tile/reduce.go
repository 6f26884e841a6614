package tile

import (
	arithdefs "github.com/odsgen/ods/defs/arith"
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	affinedefs "github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/iface/view"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/linalg"
)

// Strategy says how reductions are split.
type Strategy uint8

const (
	// Full reduces tile by tile into the result.
	Full Strategy = iota
	// OuterReduction reduces tile by tile into a partial result for each place in a tile, and then these.
	OuterReduction
	// OuterParallel reduces each tile for itself, and then the results.
	OuterParallel
)

// Partial is a part of the loops for which partial results are computed.
type Partial struct {
	Strategy Strategy
	Loops    Part
	Dims     []int             // the loops that are split reductions
	Split    []core.FoldResult // for OuterParallel, which tile of each of Dims it is
}

// Reducer is an [Op] whose reductions can be computed as partial results that are combined in the end.
type Reducer interface {
	Op
	// PartialInits makes what partial results start with, for sizes of the loops.
	PartialInits(w *Work, sizes []core.FoldResult, dims []int) ([]*core.Value, bool)
	// TilePartial computes partial results into inits.
	TilePartial(w *Work, inits []*core.Value, p Partial) (Result, bool)
	// PartialPosition tells where in a partial result a part of the loops is.
	PartialPosition(w *Work, result int, p Partial) (Part, bool)
	// Merge combines partial results.
	Merge(w *Work, partial []*core.Value, dims []int) (Result, bool)
}

// ReducerKey is the key of [Reducer]. [ReducerOf] also knows structured operations of linalg.
var ReducerKey = core.OpInterface[Reducer]{Name: "PartialReductionOpInterface"}

// ReducerOf returns how the reductions of an operation are tiled.
func ReducerOf(op *core.Operation) (Reducer, bool) {
	if x, ok := ReducerKey.Of(op); ok {
		return x, true
	}
	if x, ok := linalg.LinalgOpKey.Of(op); ok {
		return structured{x}, true
	}
	return nil, false
}

const noReducer = "PartialReductionOuterReduction tiling strategy is only supported for operations implementing PartialReductionOpInterface"

// partialInits makes what the loops start with for partial results.
func (n *nest) partialInits() ([]*core.Value, bool) {
	var ok bool
	if n.reducer, ok = ReducerOf(n.op); !ok {
		return nil, n.Errorf(n.op, noReducer)
	}
	sizes := make([]core.FoldResult, len(n.domain))
	count := func(d Range) core.FoldResult {
		s := affine.Symbol
		return computeOfSymbols(n.Work, s(0).Sub(s(1)).CeilDiv(s(2)), d.Size, d.Offset, d.Stride)
	}
	for i, d := range n.domain {
		switch {
		case n.threads != nil && view.IsConstant(n.threads[i], 0):
			sizes[i] = count(d)
		case n.threads != nil:
			sizes[i] = n.threads[i]
		case !slices.Contains(n.dims, i) || view.IsConstant(n.sizes[i], 0):
			sizes[i] = count(d)
		case n.o.Reduction == OuterReduction:
			sizes[i] = n.sizes[i]
		default:
			sizes[i] = computeOfSymbols(n.Work, affine.Symbol(0).CeilDiv(affine.Symbol(1)), count(d), n.sizes[i])
		}
	}
	return n.reducer.PartialInits(n.Work, sizes, n.dims)
}

// partial describes the tile that is computed, with operations that say which one it is.
func (n *nest) partial(loops Part) Partial {
	p := Partial{n.o.Reduction, loops, n.dims, slices.Repeat([]core.FoldResult{index(&n.Builder, 0)}, len(n.dims))}
	if n.o.Reduction != OuterParallel {
		return p
	}
	for i, d := range n.dims {
		if i >= len(n.ivs) {
			break
		}
		p.Split[i] = core.FoldResult{Value: n.ivs[i]}
		if n.threads == nil {
			p.Split[i] = computeOfSymbols(n.Work, affine.Symbol(0).FloorDiv(affine.Symbol(1)), p.Split[i], n.sizes[d])
		}
	}
	return p
}

// tileOf computes the tile of a copy of the operation.
func (n *nest) tileOf(by *core.Operation, loops Part, dests []*core.Value) (r Result, ok bool) {
	if n.o.Reduction != Full {
		x, ok := ReducerOf(by)
		if !ok {
			return r, false
		}
		return x.TilePartial(n.Work, dests, n.partial(loops))
	}
	x, ok := Of(by)
	if !ok {
		return r, false
	}
	return x.Tile(n.Work, loops)
}

func (n *nest) positionOf(result int, loops Part) (Part, bool) {
	if n.o.Reduction == Full {
		return n.x.ResultPosition(n.Work, result, loops)
	}
	return n.reducer.PartialPosition(n.Work, result, n.partial(loops))
}

// merge combines partial results.
func (n *nest) merge() bool {
	if n.o.Reduction == Full {
		return true
	}
	r, ok := n.reducer.Merge(n.Work, n.r.Replacements, n.dims)
	n.r.Merges, n.r.Replacements = r.Ops, r.Values
	return ok
}

// computeOfSymbols makes an expression of symbols.
func computeOfSymbols(w *Work, e affine.Expr, operands ...core.FoldResult) core.FoldResult {
	return affinedefs.ComposedFoldedApply(&w.Builder, affine.NewMap(0, len(operands), e), operands)
}

// partialMap returns the map of an output, with dimensions at the end for reductions that are split.
func (x structured) partialMap(result int, dims []int) *affine.Map {
	m := x.IndexingMaps()[x.inits()+result]
	for _, d := range dims {
		m = m.InsertResult(affine.Dim(d), m.NumResults())
	}
	return m
}

// PartialInits implements [Reducer]: tensors filled with the neutral element.
func (x structured) PartialInits(w *Work, sizes []core.FoldResult, dims []int) (out []*core.Value, ok bool) {
	op, b := x.AsOperation(), &w.Builder
	if op.NumResults() == 0 {
		return nil, w.Errorf(op, "expected operation to have tensor semantics")
	}
	for i, v := range op.Results() {
		combiners := Combiners(x.LinalgOp, i)
		if len(combiners) != 1 {
			return nil, w.Errorf(op, "Failed to anaysis the reduction operation.")
		}
		neutral := arithdefs.Neutral(combiners[0])
		if neutral == nil {
			return nil, w.Errorf(op, "Failed to get an identity value for the reduction operation.")
		}
		var shape []core.FoldResult
		for _, e := range x.partialMap(i, dims).Results() {
			switch {
			case e.IsDim():
				shape = append(shape, sizes[e.Position()])
			case e.IsConst():
				shape = append(shape, index(b, 1))
			default:
				return nil, false
			}
		}
		into := empty(b, shape, core.ElementTypeOrSelf(v.Type()), nil)
		value := arith.NewConstant(b, neutral).Result()
		out = append(out, linalgdefs.NewFill(b, value, into).Result(0))
	}
	return out, true
}

// initSlice returns which part of a partial result is computed, and its shape: without the dimensions of reductions for
// [OuterParallel].
func (x structured) initSlice(w *Work, result int, p Partial) (part Part, shape []core.FoldResult, ok bool) {
	zero, one := index(&w.Builder, 0), index(&w.Builder, 1)
	for _, e := range x.partialMap(result, p.Dims).Results() {
		if e.IsConst() {
			part.Offsets, part.Sizes, shape = append(part.Offsets, zero), append(part.Sizes, one), append(shape, one)
			continue
		}
		if !e.IsDim() {
			return part, nil, false
		}
		d := e.Position()
		at, size := p.Loops.Offsets[d], p.Loops.Sizes[d]
		k := slices.Index(p.Dims, d)
		switch {
		case k >= 0 && p.Strategy == OuterReduction:
			at = zero
		case k >= 0:
			part.Offsets, part.Sizes = append(part.Offsets, p.Split[k]), append(part.Sizes, one)
			continue
		}
		part.Offsets, part.Sizes = append(part.Offsets, at), append(part.Sizes, size)
		shape = append(shape, size)
	}
	return part, shape, true
}

// TilePartial implements [Reducer].
func (x structured) TilePartial(w *Work, inits []*core.Value, p Partial) (r Result, ok bool) {
	op, b := x.AsOperation(), &w.Builder
	operands, made, ok := x.cutOperands(w, x.inits(), p.Loops)
	if !ok {
		return r, false
	}
	var outs []*core.Value
	var types []core.Type
	for i, v := range inits {
		part, shape, ok := x.initSlice(w, i, p)
		if !ok {
			return r, false
		}
		t := v.Type().(*core.RankedTensorType)
		static, _ := split(shape)
		s := w.slice(part)
		out := s.extract(b, v, b.Context().RankedTensor(static, t.ElementType(), t.Encoding()))
		outs, types = append(outs, out), append(types, out.Type())
		made = append(made, out.DefiningOp())
	}
	r.Slices = made
	if p.Strategy == OuterParallel {
		by := cloneWith(w.Rewriter, op, append(operands, outs...), types)
		r.Ops, r.Values = []*core.Operation{by}, by.ResultList()
		return r, true
	}
	maps, kinds := slices.Clone(x.IndexingMaps()), slices.Clone(x.Kinds())
	for i := range inits {
		maps[x.inits()+i] = x.partialMap(i, p.Dims)
	}
	for _, d := range p.Dims {
		kinds[d] = linalg.IteratorTypeParallel
	}
	g := linalgdefs.NewGeneric(b, operands, outs, maps, kinds)
	if entry := g.Region().Entry(); entry != nil {
		w.EraseBlock(entry)
	}
	w.CloneRegion(op.Region(0), g.Region(), nil, new(core.IRMapping))
	r.Ops, r.Values = []*core.Operation{g.Op}, g.Op.ResultList()
	return r, true
}

// PartialPosition implements [Reducer].
func (x structured) PartialPosition(w *Work, result int, p Partial) (Part, bool) {
	part, _, ok := x.initSlice(w, result, p)
	return part, ok
}

// Merge implements [Reducer]: a linalg.reduce for each result.
func (x structured) Merge(w *Work, partial []*core.Value, dims []int) (r Result, ok bool) {
	op, b := x.AsOperation(), &w.Builder
	for i, v := range partial {
		var positions []int64
		for k, e := range x.partialMap(i, dims).Results() {
			if e.IsDim() && slices.Contains(dims, e.Position()) {
				positions = append(positions, int64(k))
			}
		}
		init := op.Operand(x.inits() + i)
		combiners := Combiners(x.LinalgOp, i)
		if len(combiners) != 1 {
			return r, false
		}
		elem := core.ElementTypeOrSelf(init.Type())
		red := linalg.Reduce{Inputs: []*core.Value{v}, Inits: []*core.Value{init}, Dimensions: positions,
			Result0Types: []core.Type{init.Type()}}.Build(b)
		at := w.Save()
		region := red.Op.Region(0)
		body := region.Entry()
		if body == nil {
			body = b.CreateBlock(region, []core.Type{core.ElementTypeOrSelf(v.Type()), elem}, v.Loc(), init.Loc())
		}
		w.SetEnd(body)
		c := w.Clone(combiners[0], nil)
		c.SetOperands(body.Args())
		linalg.NewYield(b, []*core.Value{c.Result(0)})
		w.Restore(at)
		r.Ops, r.Values = append(r.Ops, red.Op), append(r.Values, red.Op.Result(0))
	}
	return r, true
}
