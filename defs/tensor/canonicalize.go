package tensor

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/view"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/tensor"
)

// This file has the canonicalization patterns of casts, concatenations, sizes and elements, and what all patterns
// share.

// castTo replaces an operation by a cast of a value to the type of its result.
func castTo(op *core.Operation, v *core.Value, rw *rewrite.Rewriter) bool {
	rw.ReplaceOpWith(op, tensor.NewCast(&rw.Builder, op.Result(0).Type(), v).Op)
	return true
}

// replace replaces an operation by a value, with a cast when that has another type.
func replace(op *core.Operation, v *core.Value, rw *rewrite.Rewriter) bool {
	if v.Type() != op.Result(0).Type() {
		return castTo(op, v, rw)
	}
	rw.ReplaceOp(op, v)
	return true
}

// keepsSizes reports whether a type has the rank, the encoding and all sizes that another one knows.
func keepsSizes(from, to core.Type) bool {
	a, oka := from.(*core.RankedTensorType)
	b, okb := to.(*core.RankedTensorType)
	if !oka || !okb || a.ElementType() != b.ElementType() || a.Encoding() != b.Encoding() || len(a.Shape()) != len(b.Shape()) {
		return false
	}
	for i, n := range a.Shape() {
		if n != core.Dynamic && b.Shape()[i] == core.Dynamic {
			return false
		}
	}
	return true
}

// forgets reports whether a cast knows no more than its source, so that its user can do without.
func forgets(c tensor.CastOp) bool { return keepsSizes(c.Dest().Type(), c.Source().Type()) }

// learns reports whether a cast knows no less than its source, so that what makes the source could make the result.
func learns(c tensor.CastOp) bool { return keepsSizes(c.Source().Type(), c.Dest().Type()) }

// castUnder returns the cast that makes a value, when its user can do without.
func castUnder(v *core.Value) (c tensor.CastOp, ok bool) {
	c, ok = tensor.AsCastOp(v.DefiningOp())
	return c, ok && forgets(c)
}

// isConstantIndex reports whether a value is a constant of type index.
func isConstantIndex(v *core.Value) bool {
	_, isIndex := v.Type().(*core.IndexType)
	_, ok := v.ConstantValue().(*core.IntegerAttr)
	return ok && isIndex
}

// staticSizes moves constant sizes that are not negative from operands to the type.
func staticSizes(t *core.RankedTensorType, sizes []*core.Value) (out *core.RankedTensorType, left []*core.Value) {
	shape := append([]int64(nil), t.Shape()...)
	for i, n := range shape {
		if n != core.Dynamic || len(sizes) == 0 {
			continue
		}
		v := sizes[0]
		sizes = sizes[1:]
		if c, ok := view.Constant(core.FoldResult{Value: v}); ok && c >= 0 {
			shape[i] = c
		} else {
			left = append(left, v)
		}
	}
	return withShape(t, shape), left
}

// CanonicalizationPatterns adds the patterns for operations with destinations of any dialect, which do without casts.
func (Hooks) CanonicalizationPatterns(set *rewrite.PatternSet) {
	set.Add(rewrite.Pattern{Name: "operation on the result of tensor.cast",
		Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
			dps, ok := flow.DestinationStyleOpInterfaceKey.Of(op)
			if !ok {
				return false
			}
			if _, isLoop := flow.LoopLikeOpInterfaceKey.Of(op); isLoop {
				return false
			}
			return withoutCasts(op, dps.DpsInits(), rw)
		}})
}

// withoutCasts makes an operation with destinations from what its operands were cast from. Results have the types of
// their destinations.
func withoutCasts(op *core.Operation, inits flow.SuccessorOperands, rw *rewrite.Rewriter) bool {
	operands, types := op.OperandList(0, op.NumOperands()), op.ResultTypes()
	changed := false
	next := 0
	for i, v := range operands {
		if c, ok := castUnder(v); ok {
			operands[i] = c.Source()
			changed = true
		}
		if i < inits.Start || i >= inits.Start+inits.N {
			continue
		}
		if query.IsTensor(operands[i].Type()) && next < len(types) {
			types[next] = operands[i].Type()
			next++
		}
	}
	if !changed {
		return false
	}
	var m core.IRMapping
	n := rw.Clone(op, &m)
	rw.Modify(n, func() {
		for i, v := range operands {
			n.SetOperand(i, v)
		}
		for i, t := range types {
			n.Result(i).SetType(t)
		}
	})
	vals := n.ResultList()
	for i, v := range vals {
		if v.Type() != op.Result(i).Type() {
			vals[i] = tensor.NewCast(&rw.Builder, op.Result(i).Type(), v).Dest()
		}
	}
	rw.ReplaceOp(op, vals...)
	return true
}

// CanonicalizationPatternsCast merges casts, and makes slices of the type that they are cast to.
func (h Hooks) CanonicalizationPatternsCast(set *rewrite.PatternSet) {
	set.Add(
		rewrite.OpPattern(&tensor.CastDef, tensor.AsCastOp, "tensor.cast of cast", castOfCast),
		rewrite.OpPattern(&tensor.CastDef, tensor.AsCastOp, "tensor.cast of extract_slice", h.castOfSlice))
}

// castOfCast drops the cast in the middle, unless it checks something that the others do not.
func castOfCast(op tensor.CastOp, rw *rewrite.Rewriter) bool {
	prev, ok := tensor.AsCastOp(op.Source().DefiningOp())
	if !ok {
		return false
	}
	from, to := prev.Source().Type(), op.Dest().Type()
	all, ok := meet(from, prev.Dest().Type())
	if ok {
		all, ok = meet(all, to)
	}
	if !ok {
		return false
	}
	if ends, ok := meet(from, to); !ok || ends != all {
		return false
	}
	return castTo(op.Op, prev.Source(), rw)
}

// meet returns the type that knows what either of two tensor types knows; ok is false when they contradict one another.
func meet(a, b core.Type) (t core.Type, ok bool) {
	x, okx := a.(*core.RankedTensorType)
	y, oky := b.(*core.RankedTensorType)
	switch {
	case !okx:
		return b, true
	case !oky:
		return a, true
	case len(x.Shape()) != len(y.Shape()):
		return nil, false
	}
	shape := append([]int64(nil), x.Shape()...)
	for i, n := range y.Shape() {
		switch {
		case shape[i] == core.Dynamic:
			shape[i] = n
		case n != core.Dynamic && n != shape[i]:
			return nil, false
		}
	}
	return x.Context().RankedTensor(shape, x.ElementType(), nil), true
}

// castOfSlice takes a slice of the sizes that the cast knows.
func (h Hooks) castOfSlice(op tensor.CastOp, rw *rewrite.Rewriter) bool {
	to := ranked(op.Dest())
	s, ok := tensor.AsExtractSliceOp(op.Source().DefiningOp())
	if !ok || to == nil || !learns(op) || slices.Equal(to.Shape(), ranked(s.Result()).Shape()) {
		return false
	}
	lists := h.extracted(s)
	drop, ok := view.DroppedDims(s.StaticSizes(), ranked(s.Result()).Shape())
	k := 0
	for i := range lists.sizes {
		if ok && drop[i] {
			continue
		}
		if n := to.Shape()[k]; n != core.Dynamic {
			lists.sizes[i] = core.FoldResult{Attr: rw.Context().IndexAttr(n)}
		}
		k++
	}
	rw.ReplaceOpWith(op.Op, extractSlice(rw, to, s.Source(), lists).Op)
	return true
}

// CanonicalizationPatternsConcat replaces the concatenation of one tensor by a cast, and lets types of inputs and of
// the result learn from one another.
func (Hooks) CanonicalizationPatternsConcat(set *rewrite.PatternSet) {
	set.Add(
		rewrite.OpPattern(&tensor.ConcatDef, tensor.AsConcatOp, "tensor.concat of one",
			func(op tensor.ConcatOp, rw *rewrite.Rewriter) bool {
				return len(op.Inputs()) == 1 && castTo(op.Op, op.Inputs()[0], rw)
			}),
		rewrite.OpPattern(&tensor.ConcatDef, tensor.AsConcatOp, "tensor.concat types of inputs", concatInputs),
		rewrite.OpPattern(&tensor.ConcatDef, tensor.AsConcatOp, "tensor.concat type of the result",
			func(op tensor.ConcatOp, rw *rewrite.Rewriter) bool {
				t, ok := concatType(op)
				if !ok || keepsSizes(t, op.Result().Type()) {
					return false
				}
				return castTo(op.Op, tensor.Concat{ResultType: t, Dim: op.Dim(), Inputs: op.Inputs()}.Build(&rw.Builder).Result(), rw)
			}))
}

// concatType returns what the inputs say about the result.
func concatType(op tensor.ConcatOp) (t *core.RankedTensorType, ok bool) {
	shape, mismatch := concatShape(op.Inputs(), int(op.Dim()))
	if mismatch >= 0 {
		return nil, false
	}
	return op.Op.Context().RankedTensor(shape, ranked(op.Result()).ElementType(), nil), true
}

func concatInputs(op tensor.ConcatOp, rw *rewrite.Rewriter) bool {
	t, ok := concatType(op)
	if !ok {
		return false
	}
	changed := false
	for i, v := range op.Inputs() {
		shape := append([]int64(nil), t.Shape()...)
		shape[op.Dim()] = ranked(v).Shape()[op.Dim()]
		want := rw.Context().RankedTensor(shape, t.ElementType(), nil)
		if keepsSizes(want, v.Type()) {
			continue
		}
		c := tensor.NewCast(&rw.Builder, want, v).Dest()
		rw.Modify(op.Op, func() { op.Op.SetOperand(i, c) })
		changed = true
	}
	return changed
}

// CanonicalizationPatternsDim asks the tensor behind casts, destinations and reshapes.
func (Hooks) CanonicalizationPatternsDim(set *rewrite.PatternSet) {
	add := func(name string, f func(op tensor.DimOp, rw *rewrite.Rewriter) bool) {
		set.Add(rewrite.OpPattern(&tensor.DimDef, tensor.AsDimOp, name, f))
	}
	add("tensor.dim of cast", func(op tensor.DimOp, rw *rewrite.Rewriter) bool {
		c, ok := tensor.AsCastOp(op.Source().DefiningOp())
		if !ok {
			return false
		}
		rw.Modify(op.Op, func() { op.SetSource(c.Source()) })
		return true
	})
	add("tensor.dim of a result with destination", func(op tensor.DimOp, rw *rewrite.Rewriter) bool {
		def := op.Source().DefiningOp()
		if def == nil {
			return false
		}
		dps, ok := flow.DestinationStyleOpInterfaceKey.Of(def)
		if !ok {
			return false
		}
		init := def.Operand(dps.DpsInits().Start + op.Source().Index())
		rw.Modify(op.Op, func() { op.SetSource(init) })
		return true
	})
	add("tensor.dim of reshape", func(op tensor.DimOp, rw *rewrite.Rewriter) bool {
		r, ok := tensor.AsReshapeOp(op.Source().DefiningOp())
		if !ok {
			return false
		}
		rw.SetAfter(op.Op)
		v := tensor.NewExtract(&rw.Builder, r.Shape(), []*core.Value{op.Index()}).Result()
		if v.Type() != op.Result().Type() {
			v = arith.NewIndexCast(&rw.Builder, op.Result().Type(), v).Out()
		}
		rw.ReplaceOp(op.Op, v)
		return true
	})
}

// CanonicalizationPatternsEmpty moves constant sizes into the type, and makes empty tensors of the type that they are
// cast to.
func (Hooks) CanonicalizationPatternsEmpty(set *rewrite.PatternSet) {
	set.Add(
		rewrite.OpPattern(&tensor.CastDef, tensor.AsCastOp, "tensor.cast of empty", castOfEmpty),
		rewrite.OpPattern(&tensor.DimDef, tensor.AsDimOp, "tensor.dim of empty", func(op tensor.DimOp, rw *rewrite.Rewriter) bool {
			e, ok := tensor.AsEmptyOp(op.Source().DefiningOp())
			i, known := view.Constant(core.FoldResult{Value: op.Index()})
			if !ok || !known {
				return false
			}
			shape := ranked(e.Result()).Shape()
			if i < 0 || i >= int64(len(shape)) || shape[i] != core.Dynamic {
				return false
			}
			rw.ReplaceOp(op.Op, e.DynamicSizes()[numDynamic(shape[:i])])
			return true
		}),
		rewrite.OpPattern(&tensor.EmptyDef, tensor.AsEmptyOp, "tensor.empty constant sizes",
			func(op tensor.EmptyOp, rw *rewrite.Rewriter) bool {
				t, left := staticSizes(ranked(op.Result()), op.DynamicSizes())
				if core.Type(t) == op.Result().Type() {
					return false
				}
				return castTo(op.Op, tensor.NewEmpty(&rw.Builder, t, left).Result(), rw)
			}))
}

func castOfEmpty(op tensor.CastOp, rw *rewrite.Rewriter) bool {
	e, ok := tensor.AsEmptyOp(op.Source().DefiningOp())
	if !ok || !learns(op) {
		return false
	}
	to, sizes := ranked(op.Dest()), e.DynamicSizes()
	var left []*core.Value
	for i, n := range ranked(e.Result()).Shape() {
		if n != core.Dynamic {
			continue
		}
		if to.Shape()[i] == core.Dynamic {
			left = append(left, sizes[0])
		}
		sizes = sizes[1:]
	}
	t := rw.Context().RankedTensor(to.Shape(), to.ElementType(), nil)
	rw.ReplaceOpWith(op.Op, tensor.NewEmpty(&rw.Builder, t, left).Op)
	return true
}

// CanonicalizationPatternsGenerate moves constant sizes into the type, and computes elements that are extracted.
func (Hooks) CanonicalizationPatternsGenerate(set *rewrite.PatternSet) {
	set.Add(
		rewrite.OpPattern(&tensor.ExtractDef, tensor.AsExtractOp, "tensor.extract of generate",
			func(op tensor.ExtractOp, rw *rewrite.Rewriter) bool {
				g, ok := tensor.AsGenerateOp(op.Tensor().DefiningOp())
				if !ok || !g.Op.WouldBeTriviallyDead() {
					return false
				}
				body := g.Body().Entry()
				var m core.IRMapping
				for i, a := range body.Args() {
					m.Map(a, op.Indices()[i])
				}
				for inner := body.First(); inner != body.Last(); inner = inner.Next() {
					rw.Clone(inner, &m)
				}
				rw.ReplaceOp(op.Op, m.Value(body.Last().Operand(0)))
				return true
			}),
		rewrite.OpPattern(&tensor.GenerateDef, tensor.AsGenerateOp, "tensor.generate constant sizes",
			func(op tensor.GenerateOp, rw *rewrite.Rewriter) bool {
				t, left := staticSizes(ranked(op.Result()), op.DynamicExtents())
				if core.Type(t) == op.Result().Type() {
					return false
				}
				g := tensor.Generate{ResultType: t, DynamicExtents: left}.Build(&rw.Builder)
				rw.InlineRegionBefore(op.Body(), g.Body(), nil)
				rw.SetAfter(g.Op)
				return castTo(op.Op, g.Result(), rw)
			}))
}
