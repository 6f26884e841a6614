package transform

import (
	"math"
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/core/upstream"
	"github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/scf"
	gen "github.com/odsgen/ods/generated/transform"
	"github.com/odsgen/ods/generated/vector"
	"github.com/odsgen/ods/passes/dialect/affine/legal"
	affineloops "github.com/odsgen/ods/passes/dialect/affine/loops"
	scfloops "github.com/odsgen/ods/passes/dialect/scf/loops"
)

func applyCoalesce(c *Call, target *core.Operation) ([]any, Outcome) {
	if l, ok := scf.AsForOp(target); ok {
		n := len(scfloops.PerfectNest(l))
		if scfloops.CoalescePerfectNest(l); len(scfloops.PerfectNest(l)) < n {
			return []any{target}, Done
		}
	} else if l, ok := affine.AsForOp(target); ok {
		n := len(affineloops.PerfectNest(l))
		if affineloops.CoalescePerfectNest(l); len(affineloops.PerfectNest(l)) < n {
			return []any{target}, Done
		}
	}
	return nil, c.Silenceable("failed to coalesce")
}

// onlyTarget returns the only payload of a handle, which must be of a kind.
func onlyTarget[V any](c *Call, as func(*core.Operation) (V, bool), kind string) (v V, op *core.Operation, o Outcome) {
	list := c.Ops(c.Op.Operand(0))
	if len(list) != 1 {
		return v, nil, c.Silenceable("expected a single payload op")
	}
	v, ok := as(list[0])
	if !ok {
		return v, nil, c.Silenceable("expected the payload to be %s", kind).Note(list[0].Loc(), "payload op")
	}
	return v, list[0], Done
}

func applyForallToFor(c *Call) Outcome {
	l, op, o := onlyTarget(c, scf.AsForallOp, "scf.forall")
	if !o.Succeeded() {
		return o
	}
	if len(l.Outputs()) > 0 {
		return c.Silenceable("unsupported shared outputs (didn't bufferize?)")
	}
	if n := len(l.StaticStep()); n != len(c.results) {
		return c.Silenceable("op expects as many results (%d) as payload has induction variables (%d)", len(c.results), n).
			Note(op.Loc(), "payload op")
	}
	for i, loop := range scfloops.ForallToFor(c.Rewriter, l) {
		c.Set(i, loop.Op)
	}
	return Done
}

func applyForallToParallel(c *Call) Outcome {
	l, op, o := onlyTarget(c, scf.AsForallOp, "scf.forall")
	if !o.Succeeded() {
		return o
	}
	if len(l.Outputs()) > 0 {
		return c.Silenceable("unsupported shared outputs (didn't bufferize?)")
	}
	if len(c.results) != 1 {
		return c.Silenceable("op expects one result, given %d", len(c.results)).Note(op.Loc(), "payload op")
	}
	c.Set(0, scfloops.ForallToParallel(c.Rewriter, l).Op)
	return Done
}

func applyParallelToFor(c *Call) Outcome {
	l, op, o := onlyTarget(c, scf.AsParallelOp, "scf.parallel")
	if !o.Succeeded() {
		return o
	}
	if len(c.results) != 1 {
		return c.Silenceable("op expects one result, given %d", len(c.results)).Note(op.Loc(), "payload op")
	}
	nest, ok := scfloops.ParallelToFor(c.Rewriter, l)
	if !ok {
		return c.Silenceable("failed to convert parallel into nested fors")
	}
	c.Set(0, nest[0].Op)
	return Done
}

func applyPeel(c *Call, target *core.Operation) ([]any, Outcome) {
	op := core.Must(gen.AsLoopPeelOp(c.Op))
	l, ok := scf.AsForOp(target)
	if !ok {
		return nil, c.wrongTarget(target)
	}
	if op.PeelFront() {
		first, ok := scfloops.PeelFront(c.Rewriter, l)
		if !ok {
			return nil, c.Silenceable("failed to peel the first iteration")
		}
		return []any{target, first.Op}, Done
	}
	rest, ok := scfloops.Peel(c.Rewriter, l)
	if !ok {
		return nil, c.Silenceable("failed to peel the last iteration")
	}
	return []any{target, rest.Op}, Done
}

func applyPipeline(c *Call, target *core.Operation) ([]any, Outcome) {
	op := core.Must(gen.AsLoopPipelineOp(c.Op))
	l, ok := scf.AsForOp(target)
	if !ok {
		return nil, c.wrongTarget(target)
	}
	interval, latency := op.IterationInterval(), op.ReadLatency()
	if interval <= 0 {
		return nil, c.FailedToApply(target)
	}
	kernel, ok := scfloops.Pipeline(c.Rewriter, l, schedule(l, interval, latency))
	if !ok {
		return nil, c.FailedToApply(target)
	}
	return []any{kernel.Op}, Done
}

// schedule starts each operation of a loop as early as possible when an iteration begins every interval cycles: reads of
// vectors take a latency, other operations one cycle.
func schedule(l scf.ForOp, interval, latency int64) (out []scfloops.Scheduled) {
	lower, upper := l.LowerBound().ConstantValue(), l.UpperBound().ConstantValue()
	longest := int64(math.MaxInt64)
	if x, ok := lower.(*core.IntegerAttr); ok {
		if y, ok := upper.(*core.IntegerAttr); ok {
			longest = max(0, y.Int64()-x.Int64()-1)
		}
	}
	cycles := map[*core.Operation]int64{}
	slots := map[int64][]*core.Operation{}
	var used []int64
	body := l.Region().Entry()
	for op := range body.Ops() {
		if op == body.Last() {
			break
		}
		early := int64(0)
		for _, v := range op.Operands() {
			def := v.DefiningOp()
			if def == nil {
				continue
			}
			takes := int64(1)
			if def.Is(&vector.TransferReadDef) {
				takes = latency
			}
			early = max(early, cycles[def]+min(longest, takes))
		}
		cycles[op] = early
		at := early % interval
		if slots[at] == nil {
			used = append(used, at)
		}
		slots[at] = append(slots[at], op)
	}
	slices.Sort(used)
	for _, at := range used {
		for _, op := range slots[at] {
			out = append(out, scfloops.Scheduled{Op: op, Stage: int(cycles[op] / interval)})
		}
	}
	return out
}

func applyPromoteIfOne(c *Call, target *core.Operation) ([]any, Outcome) {
	if _, ok := flow.LoopLikeOpInterfaceKey.Of(target); !ok {
		return nil, c.wrongTarget(target)
	}
	if l, ok := scf.AsForOp(target); ok {
		scfloops.PromoteIfSingleIteration(c.Rewriter, l)
	} else if l, ok := scf.AsForallOp(target); ok {
		scfloops.PromoteForallIfSingleIteration(c.Rewriter, l)
	} else if l, ok := affine.AsForOp(target); ok {
		affineloops.PromoteIfSingleIteration(l)
	}
	return nil, Done
}

func applyUnroll(c *Call, target *core.Operation) ([]any, Outcome) {
	op := core.Must(gen.AsLoopUnrollOp(c.Op))
	factor, done := uint64(op.Factor()), false
	if l, ok := scf.AsForOp(target); ok {
		done = scfloops.Unroll(c.Rewriter, l, factor)
	} else if l, ok := affine.AsForOp(target); ok {
		done = affineloops.UnrollByFactor(l, factor, false)
	} else {
		return nil, c.Silenceable("failed to unroll, incorrect type of payload")
	}
	if !done {
		return nil, c.Silenceable("failed to unroll")
	}
	return nil, Done
}

func applyUnrollAndJam(c *Call, target *core.Operation) ([]any, Outcome) {
	op := core.Must(gen.AsLoopUnrollAndJamOp(c.Op))
	factor, done := uint64(op.Factor()), false
	bugs, memory := upstream.JamOrder.In(target.Context()), legal.NewMemory()
	if l, ok := scf.AsForOp(target); ok {
		done = (bugs || factor == 1 || memory.CanJamRegions(target, &scf.ForDef)) && scfloops.UnrollAndJam(c.Rewriter, l, factor)
	} else if l, ok := affine.AsForOp(target); ok {
		done = (bugs || memory.CanJam(l, factor)) && affineloops.UnrollJamByFactor(l, factor)
	} else {
		return nil, c.Silenceable("failed to unroll and jam, incorrect type of payload")
	}
	if !done {
		return nil, c.Silenceable("failed to unroll and jam")
	}
	return nil, Done
}

func applyTakeBranch(c *Call, target *core.Operation) ([]any, Outcome) {
	op := core.Must(gen.AsTakeAssumedBranchOp(c.Op))
	branch, ok := scf.AsIfOp(target)
	if !ok {
		return nil, c.wrongTarget(target)
	}
	r, name := branch.ThenRegion(), "then"
	if op.TakeElseBranch() {
		r, name = branch.ElseRegion(), "else"
	}
	if !r.HasOneBlock() {
		return nil, c.Definite("requires an scf.if op with a single-block `%s` region", name)
	}
	end := r.Entry().Last()
	vals := end.OperandList(0, end.NumOperands())
	c.Rewriter.InlineBlockBefore(r.Entry(), target.Block(), target, nil)
	c.Rewriter.ReplaceOp(target, vals...)
	c.Rewriter.EraseOp(end)
	return nil, Done
}

// siblings returns why two loops cannot be joined.
func (c *Call) siblings(target, source *core.Operation) Outcome {
	fail := func(at *core.Operation, text string) Outcome { return c.State.Silenceable(at.Loc(), "%s", text) }
	if target == source {
		return fail(source, "target and source need to be different loops")
	}
	if target.Block() != source.Block() {
		return fail(source, "target and source are not in the same block")
	}
	dom := new(core.DominanceInfo)
	before := func(a, b *core.Operation) bool { return !a.IsAncestorOf(b) && dom.ProperlyDominatesOp(a, b) }
	if target.IsBeforeInBlock(source) {
		for _, v := range target.Results() {
			for user := range v.Users() {
				if !before(source, user) {
					return fail(target, "user of results of target should be properly dominated by source")
				}
			}
		}
		return Done
	}
	for _, v := range target.Operands() {
		if def := v.DefiningOp(); def != nil && !before(def, source) {
			return fail(target, "operands of target should be properly dominated by source")
		}
	}
	var bad *core.Operation
	target.Walk(func(op *core.Operation) {
		for _, v := range op.Operands() {
			if def := v.DefiningOp(); op != target && def != nil && flow.IsDefinedOutside(target, v) && !before(def, source) {
				bad = op
			}
		}
	})
	if bad != nil {
		return fail(bad, "values used inside regions of target should be properly dominated by source")
	}
	return Done
}

// mayFuseSiblings reports whether memory permits to execute iterations of two loops in turn, those of the target first, where
// the source is.
func mayFuseSiblings(target, source *core.Operation) bool {
	first, last := target, source
	if source.IsBeforeInBlock(target) {
		first, last = source, target
	}
	for op := first.Next(); op != last; op = op.Next() {
		if !scfloops.Independent(op, target) {
			return false
		}
	}
	if first == source { // each iteration of the target comes before the one of the source that it came after
		return scfloops.Independent(target, source)
	}
	a, ok := flow.LoopLikeOpInterfaceKey.Of(target)
	b, ok2 := flow.LoopLikeOpInterfaceKey.Of(source)
	if !ok || !ok2 {
		return true // nothing is fused
	}
	x, y := scfloops.Body{Loop: target, Vars: a.LoopParts().InductionVars}, scfloops.Body{Loop: source, Vars: b.LoopParts().InductionVars}
	return len(x.Vars) == len(y.Vars) && scfloops.MayInterleave(x, y)
}

func applyFuseSibling(c *Call) Outcome {
	op := core.Must(gen.AsLoopFuseSiblingOp(c.Op))
	targets, sources := c.Ops(op.Target()), c.Ops(op.Source())
	if len(targets) != 1 || len(sources) != 1 {
		return c.Definite("requires exactly one target handle (got %d) and exactly one source handle (got %d)", len(targets), len(sources))
	}
	target, source := targets[0], sources[0]
	if o := c.siblings(target, source); !o.Succeeded() {
		return o
	}
	if !mayFuseSiblings(target, source) && !upstream.SiblingMemory.In(target.Context()) {
		return c.State.Silenceable(target.Loc(), "operations cannot be fused, since they may share memory")
	}
	a, ok := scf.AsForOp(target)
	b, ok2 := scf.AsForOp(source)
	if ok && ok2 && a.LowerBound() == b.LowerBound() && a.UpperBound() == b.UpperBound() && a.Step() == b.Step() {
		c.Set(0, scfloops.FuseFor(c.Rewriter, a, b).Op)
		return Done
	}
	x, ok := scf.AsForallOp(target)
	y, ok2 := scf.AsForallOp(source)
	if ok && ok2 && slices.Equal(x.StaticLowerBound(), y.StaticLowerBound()) && slices.Equal(x.StaticUpperBound(), y.StaticUpperBound()) &&
		slices.Equal(x.StaticStep(), y.StaticStep()) && slices.Equal(x.DynamicLowerBound(), y.DynamicLowerBound()) &&
		slices.Equal(x.DynamicUpperBound(), y.DynamicUpperBound()) && slices.Equal(x.DynamicStep(), y.DynamicStep()) &&
		x.MappingAttr() == y.MappingAttr() {
		c.Set(0, scfloops.FuseForall(c.Rewriter, x, y).Op)
		return Done
	}
	return c.State.Silenceable(target.Loc(), "operations cannot be fused")
}
