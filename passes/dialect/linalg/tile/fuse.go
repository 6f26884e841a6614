package tile

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/view"
	"github.com/odsgen/ods/generated/tensor"
)

// FuseOptions say how to tile an operation together with what computes its operands.
type FuseOptions struct {
	Options
	// Control decides whether a producer is computed where a slice of its result is used, and whether the loops also
	// return the result as a whole. isDest says that the slice is what a tile is computed into. nil fuses everything.
	Control func(slice *core.Operation, producer *core.Value, isDest bool) (fuse, yield bool)
	// Cleanup are applied to slices before their producers are looked for; may be nil.
	Cleanup *rewrite.Frozen
}

// Fused is an operation that was tiled together with producers.
type Fused struct {
	Tiles        []*core.Operation // what computes tiles: first that of the operation
	Producers    []*core.Operation // that were fused; they stay
	Loops        []*core.Operation
	Replacements map[*core.Value]*core.Value // of results by results of the loops
}

// worklist are slices whose producers may be fused. It follows what patterns do to them.
type worklist struct {
	rewrite.NoListener
	list []*core.Operation
	set  *rewrite.Frozen
	to   rewrite.Listener // hears of everything, too
}

func isExtractSlice(op *core.Operation) bool { return op.Is(&tensor.ExtractSliceDef) }

// OpInserted implements [rewrite.Listener].
func (l *worklist) OpInserted(op *core.Operation) {
	if isExtractSlice(op) {
		l.list = append(l.list, op)
	}
	l.to.OpInserted(op)
}

// OpErased implements [rewrite.Listener].
func (l *worklist) OpErased(op *core.Operation) {
	l.remove(op)
	l.to.OpErased(op)
}

// OpReplaced implements [rewrite.Listener].
func (l *worklist) OpReplaced(op *core.Operation, vals []*core.Value) {
	l.remove(op)
	l.to.OpReplaced(op, vals)
}

func (l *worklist) remove(op *core.Operation) {
	if i := slices.Index(l.list, op); i >= 0 {
		l.list = slices.Delete(l.list, i, i+1)
	}
}

// add puts slices into the list, and applies the patterns.
func (l *worklist) add(ops []*core.Operation) {
	for _, op := range ops {
		if op != nil && isExtractSlice(op) {
			l.list = append(l.list, op)
		}
	}
	if l.set == nil {
		return
	}
	cfg := rewrite.DefaultConfig()
	cfg.Listener, cfg.Strict = l, rewrite.ExistingAndNew
	rewrite.GreedyOps(slices.DeleteFunc(slices.Clone(ops), func(op *core.Operation) bool { return op == nil }), l.set, cfg)
}

// AndFuse tiles an operation with results, and computes tiles of its producers inside of the loops. The operation and the
// producers stay, for the caller to replace. It is upstream's tileConsumerAndFuseProducersUsingSCF.
func AndFuse(w *Work, op *core.Operation, o FuseOptions) (r Fused, ok bool) {
	if op.NumResults() == 0 {
		return r, false
	}
	t, ok := Loops(w, op, o.Options)
	if !ok {
		return r, false
	}
	r.Tiles, r.Loops = t.Ops, t.Loops
	r.Replacements = map[*core.Value]*core.Value{}
	if len(t.Loops) == 0 {
		for i, v := range op.Results() {
			r.Replacements[v] = t.Replacements[i]
		}
		return r, true
	}
	number := map[*core.Value]int{}
	for i, v := range op.Results() {
		number[v] = i
		if o.Reduction != Full { // the loops return partial results
			delete(number, v)
			r.Replacements[v] = t.Replacements[i]
		}
	}
	work := &worklist{set: o.Cleanup, to: w.Listener()}
	work.add(t.Slices)
	defer w.Restore(w.Save())
	for len(work.list) > 0 {
		slice := work.list[0]
		work.list = work.list[1:]
		source := sourceOf(slice, r.Loops)
		if source.producer == nil {
			continue
		}
		fuse, yield := true, false
		if o.Control != nil {
			fuse, yield = o.Control(slice, source.producer, source.init != nil)
		}
		if !fuse {
			continue
		}
		f, ok := Producer(w, slice, r.Loops)
		if !ok {
			continue
		}
		made := f.Slices
		if yield {
			more, ok := w.yieldProducer(slice, f, r.Loops)
			if !ok {
				return r, false
			}
			made = append(made, more...)
			results := f.Producer.DefiningOp().ResultList()
			for i, v := range results {
				number[v] = r.Loops[0].NumResults() - len(results) + i
			}
		}
		if def := f.Values[0].DefiningOp(); def != nil {
			r.Producers = appendNew(r.Producers, f.Producer.DefiningOp())
			r.Tiles = appendNew(r.Tiles, def)
		}
		work.add(made)
	}
	for v, i := range number {
		r.Replacements[v] = r.Loops[0].Result(i)
	}
	return r, true
}

func appendNew(list []*core.Operation, op *core.Operation) []*core.Operation {
	if slices.Contains(list, op) {
		return list
	}
	return append(list, op)
}

// source is where the tensor that a slice is cut from comes from, outside of loops.
type source struct {
	producer *core.Value // a result; nil when it is none
	init     *core.Use   // the operand of the outermost loop, when the tensor is one that all loops carry
}

func sourceOf(slice *core.Operation, loops []*core.Operation) (s source) {
	u := slice.OperandUse(0)
	k := len(loops)
	for k > 0 && u.Value().IsBlockArg() && u.Value().OwnerBlock().ParentOp() == loops[k-1] {
		init := tiedInit(loops[k-1], u.Value())
		if init == nil {
			break
		}
		u = init
		k--
	}
	if k == 0 {
		s.init = u
	}
	if !u.Value().IsBlockArg() {
		s.producer = u.Value()
	}
	return s
}

// tiedInit returns the operand that a value starts with that a loop carries.
func tiedInit(loop *core.Operation, arg *core.Value) *core.Use {
	l, ok := flow.LoopLikeOpInterfaceKey.Of(loop)
	if !ok {
		return nil
	}
	p := l.LoopParts()
	if i := slices.Index(p.IterArgs, arg); i >= 0 && i < p.Inits.Len() {
		return loop.OperandUse(p.Inits.OperandIndex(i))
	}
	return nil
}

// FusedProducer is a tile of a producer.
type FusedProducer struct {
	Result
	Producer *core.Value // the result of which it is a part
}

// Producer computes a slice of a result of an operation outside of loops where it is cut, and replaces it. The slice
// stays without uses. It is upstream's tileAndFuseProducerOfSlice.
func Producer(w *Work, slice *core.Operation, loops []*core.Operation) (f FusedProducer, ok bool) {
	s := sourceOf(slice, loops)
	if s.producer == nil {
		return f, false
	}
	op, result := s.producer.DefiningOp(), s.producer.Index()
	defer w.Restore(w.Save())
	defer w.SetLoc(w.Loc())
	w.SetBefore(slice)
	w.SetLoc(op.Loc())
	_, isDps := flow.DestinationStyleOpInterfaceKey.Of(op)
	var dests, into []*core.Value
	if isDps {
		if dests, ok = Destinations(w.Rewriter, op); !ok {
			return f, false
		}
		into = slices.Clone(dests)
		if s.init != nil && result < len(into) {
			into[result] = slice.Operand(0)
		}
	}
	// The copies stay when the producer cannot be tiled, as upstream's do.
	by := CloneInto(w.Rewriter, op, into)
	again := w.Clone(slice, nil)
	again.SetOperand(0, by.Result(result))
	r, ok := ofSlice(w, again, by.Result(result))
	if !ok {
		return f, false
	}
	w.ReplaceAllUsesWith(slice.Result(0), r.Values[0])
	w.EraseOp(again)
	w.EraseOp(by)
	if isDps && s.init != nil && len(loops) > 0 && result < len(dests) {
		w.Modify(loops[0], func() { s.init.Set(dests[result]) })
	}
	return FusedProducer{r, s.producer}, true
}

// partOf returns what a slice or an insertion cuts, when its strides are one.
func partOf(op *core.Operation) (p Part, ok bool) {
	c := op.Context()
	var strides []core.FoldResult
	switch x, _ := tensor.AsExtractSliceOp(op); {
	case x.Op != nil:
		p = Part{view.Mixed(c, x.StaticOffsetsAttr(), x.Offsets()), view.Mixed(c, x.StaticSizesAttr(), x.Sizes())}
		strides = view.Mixed(c, x.StaticStridesAttr(), x.Strides())
	default:
		if x, ok := tensor.AsInsertSliceOp(op); ok {
			p = Part{view.Mixed(c, x.StaticOffsetsAttr(), x.Offsets()), view.Mixed(c, x.StaticSizesAttr(), x.Sizes())}
			strides = view.Mixed(c, x.StaticStridesAttr(), x.Strides())
		} else if x, ok := tensor.AsParallelInsertSliceOp(op); ok {
			p = Part{view.Mixed(c, x.StaticOffsetsAttr(), x.Offsets()), view.Mixed(c, x.StaticSizesAttr(), x.Sizes())}
			strides = view.Mixed(c, x.StaticStridesAttr(), x.Strides())
		} else {
			return p, false
		}
	}
	return p, !slices.ContainsFunc(strides, func(m core.FoldResult) bool { return !view.IsConstant(m, 1) })
}

// ofSlice computes a slice of a value by the operation that defines it.
func ofSlice(w *Work, slice *core.Operation, v *core.Value) (r Result, ok bool) {
	x, ok := Of(v.DefiningOp())
	if !ok {
		return r, false
	}
	p, ok := partOf(slice)
	if !ok {
		return r, false
	}
	if r, ok = x.FromResult(w, v.Index(), p); !ok {
		return r, false
	}
	t := slice.Result(0).Type()
	if rank := len(t.(core.ShapedType).Shape()); rank < len(p.Offsets) {
		zeros := slices.Repeat([]core.FoldResult{index(&w.Builder, 0)}, len(p.Offsets))
		w.SetLoc(slice.Loc())
		r.Values = []*core.Value{w.slice(Part{zeros, p.Sizes}).extract(&w.Builder, r.Values[0], t)}
	}
	return r, true
}

// yieldProducer makes loops return what a fused producer computed as a whole, and returns the slices that it makes for
// that.
func (w *Work) yieldProducer(slice *core.Operation, f FusedProducer, loops []*core.Operation) (made []*core.Operation, ok bool) {
	if len(loops) == 0 {
		return nil, true
	}
	op, tiled := f.Producer.DefiningOp(), f.Ops[0]
	x, ok := Of(op)
	if !ok {
		return nil, false
	}
	defer w.SetLoc(w.Loc())
	w.SetLoc(op.Loc())
	defer w.Restore(w.Save())
	w.SetBefore(loops[0])
	inits, ok := Destinations(w.Rewriter, op)
	if !ok || len(inits) != op.NumResults() {
		return nil, false
	}
	ok = w.addInits(loops, inits, func(args []*core.Value) (vals []*core.Value, at []Part, ok bool) {
		p, ok := partOf(slice)
		if !ok {
			return nil, nil, false
		}
		var domain Part
		end := w.Save()
		if op.NumResults() > 1 {
			if domain, ok = x.LoopsOfResult(w, f.Producer.Index(), p); !ok {
				return nil, nil, false
			}
		}
		for i := range op.NumResults() {
			part := p
			if i != f.Producer.Index() {
				if part, ok = x.ResultPosition(w, i, domain); !ok {
					return nil, nil, false
				}
			}
			at = append(at, part)
		}
		made = append(made, w.intoSlices(tiled, args, at)...)
		w.Restore(end)
		return tiled.ResultList(), at, true
	})
	return made, ok
}

// intoSlices lets an operation compute into slices of tensors, and returns these.
func (w *Work) intoSlices(op *core.Operation, dests []*core.Value, at []Part) (made []*core.Operation) {
	d, ok := flow.DestinationStyleOpInterfaceKey.Of(op)
	if !ok {
		return nil
	}
	w.SetBefore(op)
	inits := d.DpsInits()
	for i, v := range dests {
		s := cut(w, v, at[i])
		w.Modify(op, func() { op.SetOperand(inits.OperandIndex(i), s) })
		made = append(made, s.DefiningOp())
	}
	return made
}
