package hoistpad

import (
	"math"
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/view"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	affinegen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/passes/analysis/subset"
	"github.com/odsgen/ods/passes/analysis/valuebounds"
	"github.com/odsgen/ods/passes/dialect/tensor/shapes"
)

// Packed is what was made before the loops.
type Packed struct {
	Pad   *core.Operation // the padding
	Loop  *core.Operation // the outermost loop around it, or nil
	Value *core.Value     // what takes the place of the padding; nil after [Build]

	a     *analysis
	loops []scf.ForOp
	t     *core.RankedTensorType // of what is in the packed tensor, which may be transposed
}

// Build makes the loops that pad before one of the loops around a tensor.pad. Without transpose the dimensions of what
// is padded stay in order. ok is false when it cannot.
func Build(rw *rewrite.Rewriter, pad tensor.PadOp, loop *core.Operation, transpose []int64) (p Packed, ok bool) {
	loops := around(pad.Op, math.MaxInt64, loop)
	if len(loops) == 0 || loops[len(loops)-1] != loop {
		return p, false
	}
	a, ok := analyze(rw, pad, loops)
	if !ok {
		return p, false
	}
	return a.build(rw, transpose)
}

// Hoist makes the loops that pad before at most so many loops around a tensor.pad, and what takes its place:
// upstream's hoistPaddingOnTensors. ok is false when it cannot.
func Hoist(rw *rewrite.Rewriter, pad tensor.PadOp, loops int64, transpose []int64) (p Packed, ok bool) {
	a, ok := analyze(rw, pad, around(pad.Op, loops, nil))
	if !ok {
		return p, false
	}
	if p, ok = a.build(rw, transpose); !ok {
		return p, false
	}
	return p, p.take(rw, transpose)
}

// transposed returns a type with permuted dimensions, which must be known.
func transposed(t *core.RankedTensorType, order []int64) (*core.RankedTensorType, bool) {
	if !core.IsStaticShape(t) || len(order) > 0 && len(order) != len(t.Shape()) {
		return nil, false
	}
	if len(order) == 0 {
		return t, true
	}
	shape := make([]int64, len(order))
	for i, d := range order {
		if d < 0 || int(d) >= len(order) {
			return nil, false
		}
		shape[i] = t.Shape()[d]
	}
	return t.Context().RankedTensor(shape, t.ElementType(), nil), true
}

// build makes the packed tensor.
func (a *analysis) build(rw *rewrite.Rewriter, order []int64) (p Packed, ok bool) {
	p.a = a
	t, ok := a.pad.Result().Type().(*core.RankedTensorType)
	if !ok {
		return p, false
	}
	if p.t, ok = transposed(t, order); !ok {
		return p, false
	}
	defer rw.Restore(rw.Save())
	b := &rw.Builder
	rw.SetBefore(a.outer)
	rw.SetLoc(a.pad.Op.Loc())
	var counts []*core.Value
	for _, l := range a.packing {
		n, ok := count(rw, l)
		if !ok {
			return p, false
		}
		counts = append(counts, n)
	}
	shape := append(slices.Repeat([]int64{core.Dynamic}, len(counts)), p.t.Shape()...)
	packed := tensor.NewEmpty(b, b.Context().RankedTensor(shape, p.t.ElementType(), nil), counts).Result()

	m := a.starts()
	var turns []core.FoldResult
	for _, op := range a.steps {
		if s, ok := tensor.AsExtractSliceOp(op); ok && m.Value(s.Source()) == packed {
			continue
		}
		l, ok := scf.AsForOp(op)
		if !ok {
			rw.Clone(op, m)
			continue
		}
		n := scf.For{ResultsTypes: []core.Type{packed.Type()}, LowerBound: m.Value(l.LowerBound()), UpperBound: m.Value(l.UpperBound()),
			Step: m.Value(l.Step()), InitArgs: []*core.Value{packed}}.Build(b)
		body := n.Region().Entry()
		if body == nil {
			body = rw.CreateBlock(n.Region(), []core.Type{n.LowerBound().Type(), packed.Type()}, rw.Loc(), packed.Loc())
		}
		if end := body.Last(); end != nil {
			rw.EraseOp(end)
		}
		m.Map(l.Region().Entry().Arg(0), body.Arg(0))
		if l.Region().Entry().NumArgs() > 1 {
			m.Map(l.Region().Entry().Arg(1), body.Arg(1))
			m.Map(l.Op.Result(0), n.Op.Result(0))
		}
		p.loops = append(p.loops, n)
		rw.SetStart(body)
		turns = append(turns, core.FoldResult{Value: iteration(rw, n)})
		packed = body.Arg(1)
	}
	v := m.Value(a.pad.Result())
	p.Pad = v.DefiningOp()
	at, sizes := p.place(b, turns)
	ones := shapes.Repeat(b, 1, len(sizes))
	if len(order) > 0 {
		into := extract(b, p.t, packed, at, sizes)
		v = linalgdefs.NewTranspose(b, v, into, order).Result(0)
	}
	if len(p.loops) == 0 {
		return p, true
	}
	p.Loop = p.loops[0].Op
	offsets, offsetVals := view.Split(at)
	static, _ := view.Split(sizes)
	strides, _ := view.Split(ones)
	v = tensor.InsertSlice{Source: v, Dest: packed, Offsets: offsetVals, StaticOffsets: offsets, StaticSizes: static,
		StaticStrides: strides}.Build(b).Result()
	for _, l := range slices.Backward(p.loops) {
		rw.SetEnd(l.Region().Entry())
		scf.NewYield(b, []*core.Value{v})
		v = l.Op.Result(0)
	}
	return p, true
}

// starts maps what loops carry, as far as it is padded, to what they start with.
func (a *analysis) starts() *core.IRMapping {
	m := &core.IRMapping{}
	for v := a.pad.Source(); v.IsBlockArg(); {
		l, ok := scf.AsForOp(v.OwnerBlock().ParentOp())
		if !ok || !a.outer.IsAncestorOf(l.Op) || v.Index() == 0 {
			break
		}
		init := l.InitArgs()[v.Index()-1]
		m.Map(v, init)
		v = init
	}
	return m
}

// place says where in the packed tensor something is.
func (p *Packed) place(b *core.Builder, turns []core.FoldResult) (at, sizes []core.FoldResult) {
	at = append(slices.Clone(turns), shapes.Repeat(b, 0, len(p.t.Shape()))...)
	sizes = shapes.Repeat(b, 1, len(turns))
	for _, n := range p.t.Shape() {
		sizes = append(sizes, shapes.Index(b, n))
	}
	return at, sizes
}

func extract(b *core.Builder, t *core.RankedTensorType, from *core.Value, at, sizes []core.FoldResult) *core.Value {
	x := tensor.ExtractSlice{ResultType: t, Source: from}
	x.StaticOffsets, x.Offsets = view.Split(at)
	x.StaticSizes, x.Sizes = view.Split(sizes)
	x.StaticStrides = slices.Repeat([]int64{1}, len(sizes))
	return x.Build(b).Result()
}

// count computes how often a loop runs at most, as far as that does not depend on other loops.
func count(rw *rewrite.Rewriter, l scf.ForOp) (*core.Value, bool) {
	end, ok := valuebounds.UpperUntil(core.FoldResult{Value: l.UpperBound()}, func(v *core.Value) bool {
		if v == l.UpperBound() {
			return false
		}
		op := v.DefiningOp()
		return op == nil || !op.Is(&affinegen.MinDef) && !op.Is(&affinegen.MaxDef) && !op.Is(&affinegen.ApplyDef)
	})
	if !ok {
		return nil, false
	}
	upper := memrefdefs.ValueOf(&rw.Builder, end.Value(&rw.Builder))
	turns := affine.NewMap(2, 1, affine.Dim(1).Add(affine.Dim(0).MulConst(-1)).CeilDiv(affine.Symbol(0)))
	return applied(rw, turns, l.LowerBound(), upper, l.Step()), true
}

// applied makes an affine.apply, folded.
func applied(rw *rewrite.Rewriter, m *affine.Map, operands ...*core.Value) *core.Value {
	return rw.CreateOrFold(func(b *core.Builder) *core.Operation {
		return affinegen.NewApply(b, operands, b.Context().AffineMap(m)).Op
	})
}

// iteration computes which turn of a loop it is.
func iteration(rw *rewrite.Rewriter, l scf.ForOp) *core.Value {
	at := rw.Loc()
	defer rw.SetLoc(at)
	rw.SetLoc(l.Op.Loc())
	turn := affine.NewMap(2, 1, affine.Dim(0).Add(affine.Dim(1).MulConst(-1)).CeilDiv(affine.Symbol(0)))
	return applied(rw, turn, l.Region().Entry().Arg(0), l.LowerBound(), l.Step())
}

// take makes what takes the place of the padding. ok is false when a loop carries that and does not take the same slice of it
// again.
func (p *Packed) take(rw *rewrite.Rewriter, order []int64) (ok bool) {
	defer rw.Restore(rw.Save())
	b, pad := &rw.Builder, p.a.pad
	rw.SetBefore(pad.Op)
	packed := p.Pad.Result(0)
	var turns []core.FoldResult
	if len(p.loops) > 0 {
		for _, l := range p.a.packing {
			turns = append(turns, core.FoldResult{Value: iteration(rw, l)})
		}
		packed = p.Loop.Result(0)
	}
	rw.SetLoc(pad.Op.Loc())
	if p.a.carried != nil {
		if !p.through(rw, packed) {
			return false
		}
		rw.SetAfterValue(p.Value)
	} else {
		at, sizes := p.place(b, turns)
		p.Value = extract(b, p.t, packed, at, sizes)
	}
	if len(order) > 0 {
		t := pad.Result().Type().(*core.RankedTensorType)
		empty := tensor.NewEmpty(b, b.Context().RankedTensor(t.Shape(), t.ElementType(), nil), nil).Result()
		p.Value = linalgdefs.NewTranspose(b, p.Value, empty, order).Result(0)
	}
	return true
}

// through lets the loop that carries the slice carry the packed tensor, and takes the slice of the result.
func (p *Packed) through(rw *rewrite.Rewriter, packed *core.Value) bool {
	loop, pad, slice := p.a.carried, p.a.pad, p.a.slice
	const first = 3 // after the bounds and the step
	i := slices.Index(loop.OperandList(first, loop.NumOperands()), slice.Result())
	end := loop.Region(0).Entry().Last()
	if i < 0 || i >= end.NumOperands() {
		return false
	}
	last, ok := tensor.AsExtractSliceOp(end.Operand(i).DefiningOp())
	if !ok || !tracesTo(last.Source(), pad.Result()) {
		return false
	}
	inits := loop.OperandList(first, loop.NumOperands())
	inits[i] = packed
	n := len(inits)
	rw.SetAfter(loop)
	rw.SetLoc(packed.Loc())
	sizes := slice.MixedSizes()
	t := packed.Type().(*core.RankedTensorType)
	x := tensor.ExtractSlice{ResultType: rw.Context().RankedTensor(view.Integers(sizes), t.ElementType(), nil), Source: packed,
		StaticOffsets: slice.StaticOffsets(), Offsets: slice.Offsets(), StaticSizes: slice.StaticSizes(), Sizes: slice.Sizes(),
		StaticStrides: slice.StaticStrides(), Strides: slice.Strides()}.Build(&rw.Builder)
	rw.ReplaceAllUsesWith(loop.Result(i), x.Result())
	for k := range inits {
		yielded := loop.Region(0).Entry().Last().Operand(k)
		if k == i {
			yielded = last.Source()
		}
		if loop = subset.Carry(loop, inits[k], yielded, rw); loop == nil {
			return false
		}
	}
	rw.Modify(x.Op, func() { x.SetSource(loop.Result(n + i)) })
	rw.ReplaceAllUsesWith(pad.Result(), loop.Region(0).Entry().Arg(1+n+i))
	p.Value = x.Result()
	return true
}

// tracesTo reports whether a tensor is made of another one by operations that write to it.
func tracesTo(v, from *core.Value) bool {
	for v != from {
		op := v.DefiningOp()
		if op == nil {
			return false
		}
		d, ok := flow.DestinationStyleOpInterfaceKey.Of(op)
		if !ok || v.Index() >= d.DpsInits().Len() {
			return false
		}
		v = d.DpsInits().Value(v.Index())
	}
	return true
}
