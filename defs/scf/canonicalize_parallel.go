package scf

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/view"
	"github.com/odsgen/ods/generated/arith"
	destinationiface "github.com/odsgen/ods/generated/iface/destination"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/generated/tensor"
)

// This file has the canonicalization patterns of scf.parallel and scf.forall.

// CanonicalizationPatternsParallel adds dimensions of at most one iteration, and nests.
func (Hooks) CanonicalizationPatternsParallel(set *rewrite.PatternSet) {
	add := adder(set, &scf.ParallelDef, scf.AsParallelOp)
	add("with short dimensions", shortParallel)
	add("with nothing but another inside", mergeParallel)
}

func shortParallel(op scf.ParallelOp, rw *rewrite.Rewriter) bool {
	lbs, ubs, steps := op.LowerBound(), op.UpperBound(), op.Step()
	var m core.IRMapping
	var newLbs, newUbs, newSteps []*core.Value
	for i, iv := range op.Region().Entry().Args() {
		if n, ok := TripCount(core.FoldResult{Value: lbs[i]}, core.FoldResult{Value: ubs[i]}, core.FoldResult{Value: steps[i]},
			true); ok {
			if n.IsZero() {
				rw.ReplaceOp(op.Op, op.InitVals()...)
				return true
			}
			if n.IsOne() {
				m.Map(iv, lbs[i])
				continue
			}
		}
		newLbs, newUbs, newSteps = append(newLbs, lbs[i]), append(newUbs, ubs[i]), append(newSteps, steps[i])
	}
	switch len(newLbs) {
	case len(lbs):
		return false
	case 0:
		rw.ReplaceOp(op.Op, executeOnce(op, &m, rw)...)
		return true
	}
	n := scf.Parallel{ResultsTypes: op.Op.ResultTypes(), LowerBound: newLbs, UpperBound: newUbs, Step: newSteps,
		InitVals: op.InitVals(),
		Loc:      op.Op.Loc()}.Build(&rw.Builder)
	rw.CloneRegion(op.Region(), n.Region(), nil, &m)
	rw.ReplaceOpWith(op.Op, n.Op)
	return true
}

// executeOnce copies a body and its reductions in front of the loop and returns the results.
func executeOnce(op scf.ParallelOp, m *core.IRMapping, rw *rewrite.Rewriter) []*core.Value {
	copyBlock := func(b *core.Block) *core.Operation {
		for o := b.First(); o != b.Last(); o = o.Next() {
			rw.Clone(o, m)
		}
		return b.Last()
	}
	reduce := copyBlock(op.Region().Entry())
	var vals []*core.Value
	for i, init := range op.InitVals() {
		b := reduce.Region(i).Entry()
		m.Map(b.Arg(0), init)
		m.Map(b.Arg(1), m.Value(reduce.Operand(i)))
		vals = append(vals, m.Value(copyBlock(b).Operand(0)))
	}
	return vals
}

// mergeParallel makes one loop of a nest of loops whose bounds do not depend on each other. Two at a time, as upstream,
// would copy the body once for each loop, and the bounds too.
func mergeParallel(op scf.ParallelOp, rw *rewrite.Rewriter) bool {
	nest := perfectNest(op)
	if len(nest) < 2 {
		return false
	}
	merged := scf.Parallel{Loc: op.Op.Loc()}
	var old []*core.Value
	for _, l := range nest {
		merged.LowerBound = append(merged.LowerBound, l.LowerBound()...)
		merged.UpperBound = append(merged.UpperBound, l.UpperBound()...)
		merged.Step = append(merged.Step, l.Step()...)
		old = append(old, l.Region().Entry().Args()...)
	}
	n := merged.Build(&rw.Builder)
	types, locs := make([]core.Type, len(old)), make([]core.Location, len(old))
	for i, a := range old {
		types[i], locs[i] = a.Type(), op.Op.Loc()
	}
	body := rw.CreateBlock(n.Region(), types, locs...)
	var m core.IRMapping
	for i, a := range old {
		m.Map(a, body.Arg(i))
	}
	inner := nest[len(nest)-1].Region().Entry()
	for o := inner.First(); o != inner.Last(); o = o.Next() {
		rw.Clone(o, &m)
	}
	rw.SetLoc(op.Op.Loc())
	scf.NewReduce(&rw.Builder, nil, 0)
	rw.EraseOp(op.Op)
	return true
}

// perfectNest returns a loop and those in it that are all there is in the one around them, as far as no bound depends
// on an induction variable of the nest and nothing is reduced.
func perfectNest(op scf.ParallelOp) (nest []scf.ParallelOp) {
	bodies := make(map[*core.Block]bool)
	for ok := true; ok && len(op.InitVals()) == 0; {
		for _, v := range op.Op.Operands() {
			if v.IsBlockArg() && bodies[v.OwnerBlock()] {
				return nest
			}
		}
		nest = append(nest, op)
		body := op.Region().Entry()
		bodies[body] = true
		if op, ok = scf.AsParallelOp(body.First()); ok {
			ok = op.Op.Next() == body.Last()
		}
	}
	return nest
}

// CanonicalizationPatternsForall adds constant bounds, outputs that do not change, and dimensions of at most one
// iteration.
func (Hooks) CanonicalizationPatternsForall(set *rewrite.PatternSet) {
	add := adder(set, &scf.ForallDef, scf.AsForallOp)
	set.Add(rewrite.OpPattern(&tensor.DimDef, tensor.AsDimOp, "tensor.dim of scf.forall", dimOfForall))
	add("with casts of outputs", castOutputs)
	add("with constant bounds", constantBounds)
	add("with unchanged outputs", unchangedOutputs)
	add("with short dimensions", shortForall)
	add("with constant induction variables", constantInduction)
}

// bounds are those of an scf.forall, with the iterations of each dimension where they are known.
type bounds struct{ lower, upper, step []core.FoldResult }

func boundsOf(op scf.ForallOp) bounds {
	c := op.Op.Context()
	return bounds{view.Mixed(c, op.StaticLowerBoundAttr(), op.DynamicLowerBound()),
		view.Mixed(c, op.StaticUpperBoundAttr(), op.DynamicUpperBound()), view.Mixed(c, op.StaticStepAttr(), op.DynamicStep())}
}

// iterations returns how often dimension i is executed, when that is known.
func (b bounds) iterations(i int) (n num.Int, ok bool) {
	return TripCount(b.lower[i], b.upper[i], b.step[i], true)
}

func (b bounds) keep(dims []int) bounds {
	var out bounds
	for _, i := range dims {
		out.lower, out.upper, out.step = append(out.lower, b.lower[i]), append(out.upper, b.upper[i]), append(out.step, b.step[i])
	}
	return out
}

// build makes the loop with other bounds and outputs, without its body.
func (b bounds) build(op scf.ForallOp, outs []*core.Value, rw *rewrite.Rewriter) scf.ForallOp {
	n := scf.Forall{Outputs: outs, Mapping: op.MappingAttr(), Attrs: op.Op.DiscardableAttrs(), Loc: op.Op.Loc()}
	n.StaticLowerBound, n.DynamicLowerBound = split(b.lower)
	n.StaticUpperBound, n.DynamicUpperBound = split(b.upper)
	n.StaticStep, n.DynamicStep = split(b.step)
	for _, v := range outs {
		n.ResultsTypes = append(n.ResultsTypes, v.Type())
	}
	return n.Build(&rw.Builder)
}

// split separates integers from values, and leaves constant values alone.
func split(mixed []core.FoldResult) (static []int64, vals []*core.Value) {
	for _, m := range mixed {
		if m.Value != nil {
			static, vals = append(static, core.Dynamic), append(vals, m.Value)
			continue
		}
		static = append(static, view.ConstantOr(m))
	}
	return static, vals
}

func constantBounds(op scf.ForallOp, rw *rewrite.Rewriter) bool {
	b, c := boundsOf(op), op.Op.Context()
	changed := view.FoldConstants(c, b.lower)
	changed = view.FoldConstants(c, b.upper) || changed
	changed = view.FoldConstants(c, b.step) || changed
	if !changed {
		return false
	}
	rw.Modify(op.Op, func() {
		for k, list := range [][]core.FoldResult{b.lower, b.upper, b.step} {
			static, vals := split(list)
			flow.GroupOperands(op.Op, k).Set(vals)
			op.Op.SetSlot([]int{scf.ForallStaticLowerBoundSlot, scf.ForallStaticUpperBoundSlot, scf.ForallStaticStepSlot}[k],
				c.I64Array(static...))
		}
	})
	return true
}

// combining returns the operations that write to an output.
func combining(op scf.ForallOp, out *core.Value) (list []*core.Operation) {
	for o := range op.Region().Entry().Last().Region(0).Entry().Ops() {
		if c, ok := destinationiface.ParallelCombiningOpInterfaceKey.Of(o); ok && slices.Contains(c.UpdatedDestinations(), out) {
			list = append(list, o)
		}
	}
	return list
}

// unchangedOutputs removes outputs that nothing is written to, or whose result has no use.
func unchangedOutputs(op scf.ForallOp, rw *rewrite.Rewriter) bool {
	rank, outs, args := forallRank(op), op.Outputs(), op.Region().Entry().Args()
	gone := make([]bool, len(outs))
	var kept []*core.Value
	for i, v := range op.Op.Results() {
		if gone[i] = !v.HasUses() || len(combining(op, args[rank+i])) == 0; !gone[i] {
			kept = append(kept, outs[i])
		}
	}
	if len(kept) == len(outs) {
		return false
	}
	for i := range outs {
		if gone[i] {
			for _, o := range combining(op, args[rank+i]) {
				rw.EraseOp(o)
			}
		}
	}
	n := boundsOf(op).build(op, kept, rw)
	types, locs := make([]core.Type, 0, len(args)), make([]core.Location, 0, len(args))
	for i, a := range args {
		if i < rank || !gone[i-rank] {
			types, locs = append(types, a.Type()), append(locs, a.Loc())
		}
	}
	body := rw.CreateBlock(n.Region(), types, locs...)
	vals := slices.Clone(body.Args()[:rank])
	results := make([]*core.Value, len(outs))
	k := 0
	for i, out := range outs {
		if gone[i] {
			vals, results[i] = append(vals, out), out
			continue
		}
		vals, results[i] = append(vals, body.Arg(rank+k)), n.Op.Result(k)
		k++
	}
	rw.MergeBlocks(op.Region().Entry(), body, vals)
	rw.ReplaceOp(op.Op, results...)
	return true
}

// asValue returns a bound as a value.
func asValue(m core.FoldResult, rw *rewrite.Rewriter) *core.Value {
	if m.Value != nil {
		return m.Value
	}
	return arith.NewConstant(&rw.Builder, m.Attr).Result()
}

// shortForall removes dimensions that are executed once, and loops that are never executed. What runs on units of a
// device stays.
func shortForall(op scf.ForallOp, rw *rewrite.Rewriter) bool {
	if m := op.MappingAttr(); m != nil && m.Len() > 0 {
		return false
	}
	b := boundsOf(op)
	var dims []int
	var m core.IRMapping
	rw.SetLoc(op.Op.Loc())
	rank := len(b.lower)
	once := make([]bool, rank)
	for i := range rank {
		n, ok := b.iterations(i)
		if ok && n.IsZero() {
			rw.ReplaceOp(op.Op, op.Outputs()...)
			return true
		}
		if once[i] = ok && n.IsOne(); !once[i] {
			dims = append(dims, i)
		}
	}
	if len(dims) == rank || len(dims) == 0 && !insertsOnly(op) {
		return false
	}
	for i, iv := range op.Region().Entry().Args()[:rank] {
		if once[i] {
			m.Map(iv, asValue(b.lower[i], rw))
		}
	}
	if len(dims) == 0 {
		ivs := slices.Clone(op.Region().Entry().Args()[:rank])
		for i, iv := range ivs {
			ivs[i] = m.Value(iv)
		}
		promoteForall(op, ivs, rw)
		return true
	}
	n := b.keep(dims).build(op, op.Outputs(), rw)
	rw.CloneRegion(op.Region(), n.Region(), nil, &m)
	rw.ReplaceOpWith(op.Op, n.Op)
	return true
}

// constantInduction replaces the induction variables of dimensions that are executed once by their lower bounds.
func constantInduction(op scf.ForallOp, rw *rewrite.Rewriter) bool {
	b := boundsOf(op)
	changed := false
	rw.SetLoc(op.Op.Loc())
	for i, iv := range op.Region().Entry().Args()[:len(b.lower)] {
		if n, ok := b.iterations(i); iv.HasUses() && ok && n.IsOne() {
			rw.ReplaceAllUsesWith(iv, asValue(b.lower[i], rw))
			changed = true
		}
	}
	return changed
}
