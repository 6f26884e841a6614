package scf

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/upstream"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/analysis/alias"
	"github.com/odsgen/ods/passes/dialect/scf/loops"
)

func (p *ParallelLoopFusionPass) run(r *passes.Run) {
	r.Op.Walk(func(op *core.Operation) {
		for _, region := range op.Regions() {
			for b := range region.Blocks() {
				for _, chain := range parallelChains(b) {
					for i := range len(chain) - 1 {
						chain[i+1] = fuse(chain[i], chain[i+1])
					}
				}
			}
		}
	})
}

// parallelChains returns the parallel loops of a block, those together between which nothing has effects.
func parallelChains(b *core.Block) (out [][]scf.ParallelOp) {
	pure := false
	for op := range b.Ops() {
		l, ok := scf.AsParallelOp(op)
		switch {
		case !ok:
			pure = pure && op.IsMemoryEffectFree() && op.NumRegions() == 0
		case pure:
			out[len(out)-1] = append(out[len(out)-1], l)
		default:
			out, pure = append(out, []scf.ParallelOp{l}), true
		}
	}
	return out
}

// fuse puts the body of a loop into another one after it, when that is legal, and returns the loop that does the
// second one's work then. The algorithm is upstream's fuseIfLegal.
func fuse(first, second scf.ParallelOp) scf.ParallelOp {
	if !canFuse(first, second) {
		return second
	}
	b := core.BuilderBefore(second.Op)
	inits := append(first.InitVals(), second.InitVals()...)
	types := make([]core.Type, len(inits))
	for i, v := range inits {
		types[i] = v.Type()
	}
	fused := scf.Parallel{ResultsTypes: types, LowerBound: second.LowerBound(), UpperBound: second.UpperBound(), Step: second.Step(),
		InitVals: inits}.Build(b)
	from, body := first.Region().Entry(), second.Region().Entry()
	fused.Region().TakeBody(second.Region())
	for i := range body.NumArgs() {
		body.SetArgLoc(i, second.Op.Loc())
	}
	for i, a := range from.Args() {
		a.ReplaceAllUsesWith(body.Arg(i))
	}
	end1, end2 := from.Last(), body.Last()
	if op := from.First(); op != end1 {
		body.Splice(body.First(), op, end1.Prev())
	}
	if len(inits) > 0 {
		fuseReductions(b, body, end1, end2)
		for i, v := range append(first.Results(), second.Results()...) {
			v.ReplaceAllUsesWith(fused.Op.Result(i))
		}
	} else {
		b.SetEnd(body)
		b.SetLoc(second.Op.Loc())
		scf.NewReduce(b, nil, 0)
	}
	end1.Erase()
	end2.Erase()
	first.Op.Erase()
	second.Op.Erase()
	return fused
}

// fuseReductions ends a body by the reductions of two terminators.
func fuseReductions(b *core.Builder, body *core.Block, end1, end2 *core.Operation) {
	vals := append(end1.OperandList(0, end1.NumOperands()), end2.OperandList(0, end2.NumOperands())...)
	b.SetEnd(body)
	b.SetLoc(end2.Loc())
	reduce := scf.NewReduce(b, vals, len(vals))
	i := 0
	for _, end := range []*core.Operation{end1, end2} {
		for _, r := range end.Regions() {
			to := reduce.Op.Region(i)
			to.TakeBody(r)
			for k := range to.Entry().NumArgs() {
				to.Entry().SetArgLoc(k, end2.Loc())
			}
			i++
		}
	}
}

func canFuse(first, second scf.ParallelOp) bool {
	return !hasParallel(first.Op) && !hasParallel(second.Op) &&
		slices.Equal(first.LowerBound(), second.LowerBound()) && slices.Equal(first.UpperBound(), second.UpperBound()) &&
		slices.Equal(first.Step(), second.Step()) &&
		onlySameElements(first, second) && onlySameElements(second, first) && !usedBefore(first, second) &&
		(upstream.ParallelFusion.In(first.Op.Context()) || loops.MayInterleave(bodyOf(first), bodyOf(second)))
}

func bodyOf(l scf.ParallelOp) loops.Body {
	return loops.Body{Loop: l.Op, Vars: l.Region().Entry().Args(), Unordered: true}
}

func hasParallel(op *core.Operation) bool {
	return !op.WalkPost(func(o *core.Operation) core.WalkResult {
		if o != op && o.Is(&scf.ParallelDef) {
			return core.WalkInterrupt
		}
		return core.WalkAdvance
	})
}

// usedBefore reports whether something between two loops, or the second one, uses results of the first one.
func usedBefore(first, second scf.ParallelOp) bool {
	for _, v := range first.Results() {
		for user := range v.Users() {
			if in := second.Op.Block().AncestorOpInBlock(user); in == nil || in == second.Op || in.IsBeforeInBlock(second.Op) {
				return true
			}
		}
	}
	return false
}

// onlySameElements reports whether a loop reads of what another one writes only the element that the same iteration
// writes.
func onlySameElements(writer, reader scf.ParallelOp) bool {
	same := correspondence{}
	for i, a := range writer.Region().Entry().Args() {
		same[a] = reader.Region().Entry().Arg(i)
	}
	var stores []memref.StoreOp
	writer.Op.Walk(func(op *core.Operation) {
		if s, ok := memref.AsStoreOp(op); ok {
			stores = append(stores, s)
		}
	})
	return reader.Op.WalkPost(func(op *core.Operation) core.WalkResult {
		if load, ok := memref.AsLoadOp(op); ok && !same.allows(load, stores) {
			return core.WalkInterrupt
		}
		return core.WalkAdvance
	})
}

// correspondence has the induction variables of the loop that reads for those of the loop that writes.
type correspondence map[*core.Value]*core.Value

func (c correspondence) of(v *core.Value) *core.Value {
	if w, ok := c[v]; ok {
		return w
	}
	return v
}

// allows reports whether a load may be moved before stores of other iterations.
func (c correspondence) allows(load memref.LoadOp, stores []memref.StoreOp) bool {
	m := load.Memref()
	if def := m.DefiningOp(); def != nil && def.Block() == load.Op.Block() {
		return false
	}
	var same []memref.StoreOp
	for _, s := range stores {
		if s.Memref() == m {
			same = append(same, s)
		} else if alias.MayAlias(s.Memref(), m) {
			return false
		}
	}
	for _, s := range same {
		if !slices.Equal(s.Indices(), same[0].Indices()) {
			return false
		}
	}
	return len(same) == 0 || slices.EqualFunc(same[0].Indices(), load.Indices(), c.equal)
}

// equal reports whether a value of the loop that writes is in each iteration what another one of the loop that reads
// is.
func (c correspondence) equal(w, r *core.Value) bool {
	if c.of(w) == r {
		return true
	}
	a, b := w.DefiningOp(), r.DefiningOp()
	if a == nil || b == nil || !a.IsMemoryEffectFree() || !b.IsMemoryEffectFree() {
		return false
	}
	e := rewrite.Equivalence{Equal: func(v, w *core.Value) bool { return c.of(v) == c.of(w) }}
	return e.Ops(a, b)
}
