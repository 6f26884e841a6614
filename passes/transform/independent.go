package transform

import (
	"slices"

	"github.com/odsgen/ods/core"
	coreaffine "github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/view"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/generated/affine"
	memrefgen "github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/generated/transform"
	"github.com/odsgen/ods/passes/analysis/valuebounds"
	"github.com/odsgen/ods/passes/dialect/linalg/tile"
)

// inductionVars returns what the closest loops around an operation count.
func (c *Call) inductionVars(target *core.Operation, n int64) (ivs []*core.Value, o Outcome) {
	at := target
	for i := range n {
		for at = at.ParentOp(); at != nil && !at.Is(&scf.ForDef); at = at.ParentOp() {
		}
		l, ok := scf.AsForOp(at)
		if !ok {
			return nil, c.Silenceable("could not find %d-th enclosing loop", i).Note(target.Loc(), "target op")
		}
		ivs = append(ivs, l.Region().Entry().Arg(0))
	}
	return ivs, Done
}

// without computes sizes that are at least as great, and do not depend on what loops count; changed is false when they
// never did.
func without(b *core.Builder, sizes []core.FoldResult, ivs []*core.Value) (out []core.FoldResult, changed, ok bool) {
	for _, m := range sizes {
		by := m
		if m.Value != nil {
			bound, ok := valuebounds.UpperWithout(m, ivs)
			if !ok {
				return nil, false, false
			}
			by = bound.Value(b)
		}
		changed = changed || by != m
		out = append(out, by)
	}
	return out, changed, true
}

func (c *Call) notIndependent(target *core.Operation) ([]any, Outcome) {
	return nil, c.Silenceable("could not make target op loop-independent").Note(target.Loc(), "target op")
}

// applyMemRefIndependent gives a memref.alloca sizes that do not depend on loops around it.
func applyMemRefIndependent(c *Call, target *core.Operation) ([]any, Outcome) {
	op := core.Must(transform.AsMemRefMakeLoopIndependentOp(c.Op))
	ivs, o := c.inductionVars(target, op.NumLoops())
	if !o.Succeeded() {
		return nil, o
	}
	a, ok := memrefgen.AsAllocaOp(target)
	if !ok {
		return nil, c.Silenceable("unsupported target op").Note(target.Loc(), "target op")
	}
	t, _ := a.Memref().Type().(*core.MemRefType)
	sizes := mixed(t.Shape(), a.DynamicSizes(), c.Op.Context())
	c.Rewriter.SetBefore(target)
	c.Rewriter.SetLoc(target.Loc())
	b := &c.Rewriter.Builder
	more, changed, ok := without(b, sizes, ivs)
	switch {
	case !ok:
		return c.notIndependent(target)
	case !changed:
		return []any{target}, Done
	}
	shape, dynamic := view.Split(more)
	whole := memrefgen.Alloca{MemrefType: b.Context().MemRef(shape, t.ElementType(), nil, nil), DynamicSizes: dynamic}.Build(b)
	part := subview(b, whole.Memref(), t.Shape(), zeros(b, len(sizes)), sizes, ones(b, len(sizes)))
	replaceMemory(c.Rewriter, target, part)
	return []any{part}, Done
}

// mixed returns the sizes of a shape.
func mixed(shape []int64, dynamic []*core.Value, c *core.Context) (out []core.FoldResult) {
	for _, n := range shape {
		if n != core.Dynamic {
			out = append(out, core.FoldResult{Attr: c.IndexAttr(n)})
			continue
		}
		out = append(out, core.FoldResult{Value: dynamic[0]})
		dynamic = dynamic[1:]
	}
	return out
}

func zeros(b *core.Builder, n int) []core.FoldResult {
	return slices.Repeat([]core.FoldResult{{Attr: b.Context().IndexAttr(0)}}, n)
}

func ones(b *core.Builder, n int) []core.FoldResult {
	return slices.Repeat([]core.FoldResult{{Attr: b.Context().IndexAttr(1)}}, n)
}

// subview makes a view with dimensions of the sizes of a shape.
func subview(b *core.Builder, from *core.Value, shape []int64, offsets, sizes, strides []core.FoldResult) *core.Operation {
	base, _ := from.Type().(*core.MemRefType)
	t, _ := memrefdefs.ReducedSubViewType(base, shape, offsets, sizes, strides)
	s := memrefgen.SubView{ResultType: t, Source: from}
	s.StaticOffsets, s.Offsets = view.Split(offsets)
	s.StaticSizes, s.Sizes = view.Split(sizes)
	s.StaticStrides, s.Strides = view.Split(strides)
	return s.Build(b).Op
}

// replaceMemory replaces memory by memory with another layout: where it is only accessed directly, elsewhere by a cast.
// Views of the memory are made anew. It is upstream's replaceAndPropagateMemRefType.
func replaceMemory(rw *rewrite.Rewriter, from, to *core.Operation) {
	cast := func(after *core.Operation, old *core.Value) *core.Operation {
		rw.SetAfter(after)
		rw.SetLoc(after.Loc())
		by := core.NewUnrealizedCast(&rw.Builder, []core.Type{old.Type()}, after.Result(0))
		rw.ReplaceAllUsesWith(old, by.Result(0))
		return by
	}
	casts := []*core.Operation{cast(to, from.Result(0))}
	for i := 0; i < len(casts); i++ {
		c := casts[i]
		for _, user := range slices.Collect(c.Result(0).Users()) {
			if v, ok := memrefgen.AsSubViewOp(user); ok {
				rw.SetBefore(user)
				rw.SetLoc(user.Loc())
				ctx := rw.Context()
				offsets := view.Mixed(ctx, v.StaticOffsetsAttr(), v.Offsets())
				shape, _ := v.Result().Type().(*core.MemRefType)
				part := subview(&rw.Builder, c.Operand(0), shape.Shape(), offsets, view.Mixed(ctx, v.StaticSizesAttr(), v.Sizes()),
					view.Mixed(ctx, v.StaticStridesAttr(), v.Strides()))
				casts = append(casts, cast(part, user.Result(0)))
				continue
			}
			if makesMemory(user) {
				continue
			}
			for k, v := range user.Operands() {
				if def := v.DefiningOp(); def != nil && def.Is(&core.UnrealizedCastDef) {
					rw.Modify(user, func() { user.SetOperand(k, c.Operand(0)) })
				}
			}
		}
	}
	for _, c := range casts {
		if !c.Result(0).HasUses() {
			rw.EraseOp(c)
		}
	}
}

// makesMemory reports whether memory comes out of an operation or into its regions.
func makesMemory(op *core.Operation) bool {
	isMemory := func(v *core.Value) bool { _, ok := v.Type().(*core.MemRefType); return ok }
	for _, v := range op.Results() {
		if isMemory(v) {
			return true
		}
	}
	for _, r := range op.Regions() {
		if b := r.Entry(); b != nil && slices.ContainsFunc(b.Args(), isMemory) {
			return true
		}
	}
	return false
}

// applyTensorIndependent gives a tensor.empty or a tensor.pad sizes that do not depend on loops around it.
func applyTensorIndependent(c *Call, target *core.Operation) ([]any, Outcome) {
	op := core.Must(transform.AsMakeLoopIndependentOp(c.Op))
	ivs, o := c.inductionVars(target, op.NumLoops())
	if !o.Succeeded() {
		return nil, o
	}
	c.Rewriter.SetBefore(target)
	c.Rewriter.SetLoc(target.Loc())
	b := &c.Rewriter.Builder
	var by *core.Operation
	ok := true
	if p, is := tensor.AsPadOp(target); is {
		by, ok = independentPad(b, p, ivs)
	} else if e, is := tensor.AsEmptyOp(target); is {
		by, ok = independentEmpty(b, e, ivs)
	} else {
		return nil, c.Silenceable("unsupported target op").Note(target.Loc(), "target op")
	}
	switch {
	case !ok:
		return c.notIndependent(target)
	case by == target:
		return []any{target}, Done
	}
	c.Rewriter.ReplaceOpWith(target, by)
	return []any{by}, Done
}

func slice(b *core.Builder, from *core.Value, offsets, sizes []core.FoldResult) *core.Operation {
	s := tensor.ExtractSlice{Source: from}
	s.StaticOffsets, s.Offsets = view.Split(offsets)
	s.StaticSizes, s.Sizes = view.Split(sizes)
	t, _ := from.Type().(*core.RankedTensorType)
	s.ResultType = b.Context().RankedTensor(s.StaticSizes, t.ElementType(), nil)
	s.StaticStrides, s.Strides = view.Split(ones(b, len(sizes)))
	return s.Build(b).Op
}

func independentEmpty(b *core.Builder, e tensor.EmptyOp, ivs []*core.Value) (*core.Operation, bool) {
	t, _ := e.Result().Type().(*core.RankedTensorType)
	sizes := mixed(t.Shape(), e.DynamicSizes(), b.Context())
	more, changed, ok := without(b, sizes, ivs)
	if !ok || !changed {
		return e.Op, ok
	}
	shape, dynamic := view.Split(more)
	whole := tensor.NewEmpty(b, b.Context().RankedTensor(shape, t.ElementType(), nil), dynamic).Result()
	return slice(b, whole, zeros(b, len(sizes)), sizes), true
}

func independentPad(b *core.Builder, p tensor.PadOp, ivs []*core.Value) (*core.Operation, bool) {
	value := tile.PaddingValue(p)
	if value == nil {
		return nil, false
	}
	ctx := b.Context()
	low, high := view.Mixed(ctx, p.StaticLowAttr(), p.Low()), view.Mixed(ctx, p.StaticHighAttr(), p.High())
	moreLow, changedLow, ok := without(b, low, ivs)
	if !ok {
		return nil, false
	}
	moreHigh, changedHigh, ok := without(b, high, ivs)
	if !ok || !changedLow && !changedHigh {
		return p.Op, ok
	}
	t, _ := p.Result().Type().(*core.RankedTensorType)
	n := tensor.Pad{ResultType: t, Source: p.Source(), Nofold: p.Nofold(),
		RegionArgTypes: slices.Repeat([]core.Type{ctx.Index()}, len(low)), Region: func(*core.Builder, []*core.Value) *core.Value { return value }}
	n.StaticLow, n.Low = view.Split(moreLow)
	n.StaticHigh, n.High = view.Split(moreHigh)
	whole := n.Build(b).Result()
	reified := p.ReifyResultShapes(b)
	var offsets, sizes []core.FoldResult
	difference := coreaffine.NewMap(2, 0, coreaffine.Dim(0).Sub(coreaffine.Dim(1)))
	for i, size := range t.Shape() {
		at := core.FoldResult{Attr: ctx.IndexAttr(0)}
		if low[i].Value != nil {
			at = core.FoldResult{Value: affine.NewApply(b, []*core.Value{memrefdefs.ValueOf(b, moreLow[i]), low[i].Value},
				ctx.AffineMap(difference)).Op.Result(0)}
		}
		offsets = append(offsets, at)
		if size == core.Dynamic {
			sizes = append(sizes, reified[0][i])
		} else {
			sizes = append(sizes, core.FoldResult{Attr: ctx.IndexAttr(size)})
		}
	}
	return slice(b, whole, offsets, sizes), true
}
