package linalg

import (
	arithdefs "github.com/odsgen/ods/defs/arith"
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/bufferization"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/passes/dialect/linalg/tile"
	"github.com/odsgen/ods/passes/dialect/tensor/shapes"
)

// ReductionSplit says how a reduction becomes a parallel loop and a shorter reduction.
type ReductionSplit struct {
	Factor        int64 // how long one of the two loops is
	Dim           int   // where the partial results have the new dimension
	InnerParallel bool  // the parallel loop is the inner one
	Alloc         bool  // partial results are in a bufferization.alloc_tensor, not a tensor.empty
}

// SplitParts are what [SplitReduction] has made: what partial results start in, how it is filled, the partial results, and
// their combination.
type SplitParts struct{ Init, Fill, Split, Combine *core.Operation }

// splitter splits one reduction.
type splitter struct {
	*rewrite.Rewriter
	ReductionSplit
	x        linalg.LinalgOp
	op       *core.Operation
	first    int // output
	loop     int // that is split
	length   int64
	combiner *core.Operation
	neutral  core.Attribute
	parts    SplitParts
}

func newSplitter(rw *rewrite.Rewriter, x linalg.LinalgOp, o ReductionSplit) (s *splitter, reductions int, ok bool) {
	s = &splitter{Rewriter: rw, ReductionSplit: o, x: x, op: x.AsOperation(), loop: -1}
	s.first = s.op.NumOperands() - x.DpsInits().Len()
	for i, k := range x.IteratorTypes() {
		if k == linalg.IteratorTypeReduction {
			if reductions++; s.loop < 0 {
				s.loop = i
			}
		}
	}
	if s.loop < 0 || o.Factor <= 1 || x.DpsInits().Len() != 1 {
		return nil, 0, false
	}
	for _, v := range s.op.Operands() {
		if _, ok := v.Type().(*core.MemRefType); ok {
			return nil, 0, false
		}
	}
	s.length = core.Dynamic
	for i, m := range x.IndexingMaps() {
		if k := m.ResultPosition(affine.Dim(s.loop)); k >= 0 && s.length == core.Dynamic {
			s.length = s.op.Operand(i).Type().(core.ShapedType).Shape()[k]
		}
	}
	if s.length == core.Dynamic || s.length%o.Factor != 0 {
		return nil, 0, false
	}
	list := tile.Combiners(x, 0)
	if len(list) != 1 {
		return nil, 0, false
	}
	s.combiner, s.neutral = list[0], arithdefs.Neutral(list[0])
	return s, reductions, s.neutral != nil
}

// start makes the tensor of partial results.
func (s *splitter) start(shape []int64, dynamic []*core.Value) *core.Value {
	b := &s.Builder
	elem := s.op.Operand(s.first).Type().(core.ShapedType).ElementType()
	t := b.Context().RankedTensor(shape, elem, nil)
	if s.Alloc {
		s.parts.Init = bufferization.AllocTensor{ResultType: t, DynamicSizes: dynamic}.Build(b).Op
	} else {
		s.parts.Init = tensor.NewEmpty(b, t, dynamic).Op
	}
	neutral := arith.NewConstant(b, s.neutral).Op.Result(0)
	s.parts.Fill = linalgdefs.NewFill(b, neutral, s.parts.Init.Result(0))
	return s.parts.Fill.Result(0)
}

// combine reduces the new dimension of the partial results.
func (s *splitter) combine() {
	b := &s.Builder
	partial, out := s.parts.Split.Result(0), s.op.Operand(s.first)
	rank := len(partial.Type().(core.ShapedType).Shape())
	all := affine.IdentityMap(rank)
	kinds := slices.Repeat([]linalg.IteratorType{linalg.IteratorTypeParallel}, rank)
	kinds[s.Dim] = linalg.IteratorTypeReduction
	g := linalgdefs.NewGeneric(b, []*core.Value{partial}, []*core.Value{out}, []*affine.Map{all, all.DropResults(s.Dim)}, kinds)
	elem := out.Type().(core.ShapedType).ElementType()
	at := s.Save()
	block := s.CreateBlock(g.Region(), []core.Type{elem, elem}, partial.Loc(), out.Loc())
	s.SetEnd(block)
	c := s.Clone(s.combiner, &core.IRMapping{})
	c.SetOperand(0, block.Arg(0))
	c.SetOperand(1, block.Arg(1))
	linalg.NewYield(b, []*core.Value{c.Result(0)})
	s.Restore(at)
	s.parts.Combine = g.Op
	s.ReplaceOpWith(s.op, g.Op)
}

// SplitReduction splits the only reduction of an operation on tensors, whose operands are reshaped.
func SplitReduction(rw *rewrite.Rewriter, x linalg.LinalgOp, o ReductionSplit) (parts SplitParts, ok bool) {
	s, reductions, ok := newSplitter(rw, x, o)
	if !ok || reductions != 1 {
		return parts, false
	}
	out := s.op.Operand(s.first).Type().(core.ShapedType).Shape()
	if o.Dim > len(out) {
		return parts, false
	}
	defer rw.SetLoc(rw.Loc())
	rw.SetLoc(s.op.Loc())
	rw.SetBefore(s.op)
	loop := o.Dim // the new one
	if o.InnerParallel {
		loop = s.loop + 1
	}
	moved := func(d int) affine.Expr {
		if d >= loop {
			d++
		}
		return affine.Dim(d)
	}
	n := len(x.IteratorTypes()) + 1
	var inputs []*core.Value
	var maps []*affine.Map
	for i := range s.first {
		v, m, made := s.reshaped(s.op.Operand(i), x.IndexingMaps()[i], n, loop, moved)
		if !made {
			return parts, false
		}
		inputs, maps = append(inputs, v), append(maps, m)
	}
	outMap := x.IndexingMaps()[s.first]
	var shape []int64
	var exprs []affine.Expr
	for i := range len(out) + 1 {
		if i == o.Dim {
			shape, exprs = append(shape, o.Factor), append(exprs, affine.Dim(loop))
		}
		if i < len(out) {
			shape, exprs = append(shape, out[i]), append(exprs, moved(outMap.DimPosition(i)))
		}
	}
	if slices.Contains(shape, core.Dynamic) {
		return parts, false
	}
	dest := s.start(shape, nil)
	maps = append(maps, affine.NewMap(n, 0, exprs...))
	kinds := slices.Insert(slices.Clone(x.IteratorTypes()), loop, linalg.IteratorTypeParallel)
	g := linalgdefs.NewGeneric(&rw.Builder, inputs, []*core.Value{dest}, maps, kinds)
	rw.InlineRegionBefore(s.op.Region(0), g.Region(), nil)
	s.parts.Split = g.Op
	s.combine()
	return s.parts, true
}

// reshaped splits the dimension of an input that the reduction goes over.
func (s *splitter) reshaped(v *core.Value, m *affine.Map, loops, loop int, moved func(int) affine.Expr) (*core.Value, *affine.Map, bool) {
	t, ok := v.Type().(*core.RankedTensorType)
	if !ok {
		return v, affine.NewMap(loops, 0), m.NumResults() == 0
	}
	var shape []int64
	var exprs []affine.Expr
	var groups [][]int64
	add := func(n int64, e affine.Expr) int64 {
		shape, exprs = append(shape, n), append(exprs, e)
		return int64(len(shape) - 1)
	}
	for i, e := range m.Results() {
		if !e.IsDim() {
			return nil, nil, false
		}
		d, n := e.Position(), t.Shape()[i]
		switch {
		case d != s.loop:
			groups = append(groups, []int64{add(n, moved(d))})
		case s.InnerParallel:
			groups = append(groups, []int64{add(n/s.Factor, moved(d)), add(s.Factor, affine.Dim(loop))})
		default:
			groups = append(groups, []int64{add(s.Factor, affine.Dim(loop)), add(n/s.Factor, moved(d))})
		}
	}
	by := affine.NewMap(loops, 0, exprs...)
	if len(shape) == len(t.Shape()) {
		return v, by, true
	}
	r, ok := shapes.Expand(&s.Builder, s.Context().RankedTensor(shape, t.ElementType(), nil), v, groups)
	return r, by, ok
}

// SplitReductionByScaling splits the first reduction k of an operation on tensors: inputs are read at k * factor + kk.
func SplitReductionByScaling(rw *rewrite.Rewriter, x linalg.LinalgOp, o ReductionSplit) (parts SplitParts, ok bool) {
	s, _, ok := newSplitter(rw, x, o)
	n := len(x.IteratorTypes())
	if !ok || o.InnerParallel || o.Dim >= n {
		return parts, false
	}
	defer rw.SetLoc(rw.Loc())
	rw.SetLoc(s.op.Loc())
	rw.SetBefore(s.op)
	b, c := &rw.Builder, s.op.Context()
	v := s.op.Operand(s.first)
	old := v.Type().(core.ShapedType).Shape()
	if o.Dim > len(old) {
		return parts, false
	}
	count := s.length / o.Factor
	var dynamic []*core.Value
	for i, size := range old {
		if size == core.Dynamic {
			dynamic = append(dynamic, shapes.Dim(b, v, i))
		}
	}
	dest := s.start(slices.Insert(slices.Clone(old), o.Dim, count), dynamic)
	k, kk := affine.Dim(s.loop), affine.Dim(s.loop+1)
	shifted := affine.IdentityMap(n).ShiftDims(1, s.loop+1)
	scaled := shifted.Replace(k, k.MulConst(o.Factor).Add(kk), n+1, 0)
	var maps []*affine.Map
	inputs := slices.Clone(s.op.OperandList(0, s.first))
	for i := range s.first {
		maps = append(maps, x.IndexingMaps()[i].Compose(scaled))
	}
	maps = append(maps, affine.NewMap(n+1, 0, k, kk))
	maps = append(maps, x.IndexingMaps()[s.first].Compose(shifted).InsertResult(k, min(s.loop, len(old))))
	inputs = append(inputs, tensor.NewEmpty(b, c.RankedTensor([]int64{count, o.Factor}, c.Integer(1), nil), nil).Op.Result(0))
	kinds := slices.Insert(slices.Clone(x.IteratorTypes()), s.loop, linalg.IteratorTypeParallel)
	g := linalgdefs.NewGeneric(b, inputs, []*core.Value{dest}, maps, kinds)
	rw.InlineRegionBefore(s.op.Region(0), g.Region(), nil)
	block := g.Region().Entry()
	block.InsertArg(s.first, c.Integer(1), s.op.Loc())
	s.parts.Split = g.Op
	s.combine()
	return s.parts, true
}
