package tile

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/generated/scf"
)

// addInits replaces the loops of a nest by ones that carry more tensors, from the outermost on, and updates the list.
// In the innermost loop, yields gets the block arguments of the tensors, and returns the values that are put into them,
// and where; the insertion point is at the end of the body. It is upstream's addInitOperandsToLoopNest.
func (w *Work) addInits(loops []*core.Operation, inits []*core.Value,
	yields func(args []*core.Value) (vals []*core.Value, at []Part, ok bool)) bool {
	defer w.Restore(w.Save())
	defer w.SetLoc(w.Loc())
	n := len(inits)
	for i, loop := range loops[:len(loops)-1] {
		l, ok := scf.AsForOp(loop)
		if !ok {
			return false
		}
		w.SetBefore(loop)
		w.SetLoc(loop.Loc())
		by := w.longerFor(l, inits)
		w.ReplaceOp(loop, by.ResultList()[:loop.NumResults()]...)
		loops[i] = by
		args := by.Region(0).Entry().Args()
		inits = args[len(args)-n:]
	}
	inner := loops[len(loops)-1]
	w.SetBefore(inner)
	w.SetLoc(inner.Loc())
	var by *core.Operation
	if l, ok := scf.AsForOp(inner); ok {
		by = w.longerFor(l, inits)
	} else if l, ok := scf.AsForallOp(inner); ok {
		by = w.longerForall(l, inits)
	} else {
		return false
	}
	body := by.Region(0).Entry()
	args := body.Args()[body.NumArgs()-n:]
	end := body.Last()
	w.SetBefore(end)
	vals, at, ok := yields(args)
	if !ok {
		return w.Errorf(by, "failed to return additional yields")
	}
	if p, ok := scf.AsInParallelOp(end); ok {
		w.SetEnd(p.Region().Entry())
		w.SetLoc(end.Loc())
		for i, v := range vals {
			w.slice(at[i]).insertParallel(&w.Builder, v, args[i])
		}
	} else {
		w.SetBefore(end)
		w.SetLoc(end.Loc())
		var out []*core.Value
		for i, v := range vals {
			out = append(out, w.slice(at[i]).insert(&w.Builder, v, args[i]))
		}
		w.Modify(end, func() { end.SetOperands(slices.Concat(end.OperandList(0, end.NumOperands()), out)) })
	}
	w.ReplaceOp(inner, by.ResultList()[:inner.NumResults()]...)
	loops[len(loops)-1] = by
	for i := range len(loops) - 1 {
		end := loops[i].Region(0).Entry().Last()
		results := loops[i+1].ResultList()
		w.Modify(end, func() {
			end.SetOperands(slices.Concat(end.OperandList(0, end.NumOperands()), results[len(results)-n:]))
		})
	}
	return true
}

// longerFor makes a copy of a loop that carries more values, and moves the body into it.
func (w *Work) longerFor(l scf.ForOp, inits []*core.Value) *core.Operation {
	all := slices.Concat(l.InitArgs(), inits)
	by := scf.For{ResultsTypes: query.TypesOf(all), LowerBound: l.LowerBound(), UpperBound: l.UpperBound(), Step: l.Step(), InitArgs: all,
		UnsignedCmp: l.UnsignedCmp()}.Build(&w.Builder)
	w.moveBody(l.Region(), by.Region(), inits)
	return by.Op
}

// longerForall makes a copy of a parallel loop that carries more values, and moves the body into it.
func (w *Work) longerForall(l scf.ForallOp, inits []*core.Value) *core.Operation {
	all := slices.Concat(l.Outputs(), inits)
	by := scf.Forall{ResultsTypes: query.TypesOf(all), DynamicLowerBound: l.DynamicLowerBound(), DynamicUpperBound: l.DynamicUpperBound(),
		DynamicStep: l.DynamicStep(), Outputs: all, StaticLowerBound: l.StaticLowerBound(), StaticUpperBound: l.StaticUpperBound(),
		StaticStep: l.StaticStep(), Mapping: l.MappingAttr()}.Build(&w.Builder)
	w.moveBody(l.Region(), by.Region(), inits)
	return by.Op
}

// moveBody moves the only block of a region into another one, with arguments for more values.
func (w *Work) moveBody(from, to *core.Region, more []*core.Value) {
	if entry := to.Entry(); entry != nil {
		w.EraseBlock(entry)
	}
	w.InlineRegionBefore(from, to, nil)
	for _, v := range more {
		to.Entry().AddArg(v.Type(), v.Loc())
	}
}

// WithOutput makes a copy of a parallel loop before it that also returns a tensor into which a value is put,
// before what was put into others, and moves the body into it. Uses of the tensor in the body become uses of the new
// block argument. The loop stays, without a body. ok is false when nothing is put into others.
func WithOutput(w *Work, l scf.ForallOp, dest, v *core.Value, at Part) (by *core.Operation, ok bool) {
	end := l.Region().Entry().Last().Region(0).Entry()
	if end == nil || end.First() == nil {
		return nil, false
	}
	defer w.Restore(w.Save())
	defer w.SetLoc(w.Loc())
	w.SetBefore(l.Op)
	w.SetLoc(l.Op.Loc())
	by = w.longerForall(l, []*core.Value{dest})
	body := by.Region(0).Entry()
	arg := body.Arg(body.NumArgs() - 1)
	w.ReplaceUsesIf(dest, arg, func(u *core.Use) bool { return by.IsProperAncestorOf(u.Owner()) })
	w.SetBefore(end.First())
	w.SetLoc(end.First().Loc())
	w.slice(at).insertParallel(&w.Builder, v, arg)
	return by, true
}

// Reduced makes a slice of all of a tensor whose type has fewer dimensions of size one.
func Reduced(b *core.Builder, v *core.Value, t core.Type) *core.Value {
	sizes := mixedSizes(b, v)
	s := &slice{slices.Repeat([]core.FoldResult{index(b, 0)}, len(sizes)), sizes, ones(b, len(sizes))}
	return s.extract(b, v, t)
}
