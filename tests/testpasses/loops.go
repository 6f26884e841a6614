package testpasses

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	affinegen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/dialect/scf/loops"
)

// forLoops returns the loops below an operation for which is holds, the inner ones first.
func forLoops(top *core.Operation, is func(loop scf.ForOp) bool) (list []scf.ForOp) {
	top.Walk(func(op *core.Operation) {
		if loop, ok := scf.AsForOp(op); ok && is(loop) {
			list = append(list, loop)
		}
	})
	return list
}

// depth returns how many loops are around a loop.
func depth(loop scf.ForOp) (n uint64) {
	for op := loop.Op.ParentOp(); op != nil; op = op.ParentOp() {
		if op.Is(&scf.ForDef) {
			n++
		}
	}
	return n
}

func (p *LoopUnrollingPass) prepare(_ *core.Context, r *core.Reporter) (any, bool) {
	if p.Factor > 0 || p.Factor == -1 {
		return nil, true
	}
	return nil, r.Errorf(core.Location{}, "Invalid option: 'unroll-factor' should be greater than 0 or equal to -1").Fail()
}

func (p *LoopUnrollingPass) run(r *passes.Run) {
	c := r.Op.Context()
	rw := rewrite.NewRewriter(c, nil)
	note := func(i int64, op *core.Operation) {
		if p.Annotate {
			op.SetDiscardableAttr("unrolled_iteration", c.IntegerAttr(c.IntegerOf(32, core.Unsigned), i))
		}
	}
	for _, loop := range forLoops(r.Op, func(loop scf.ForOp) bool { return depth(loop) == p.Depth }) {
		if p.Factor == -1 {
			if n, ok := loops.TripCount(loop); ok && n > 0 {
				loops.Unroll(rw, loop, uint64(n))
			}
			continue
		}
		loops.UnrollEach(rw, loop, uint64(p.Factor), note)
	}
}

func (p *MappingPass) run(r *passes.Run) {
	var ids, counts []*core.Value
	r.Op.Walk(func(op *core.Operation) {
		if op.Name() == "new_processor_id_and_range" && op.NumResults() == 2 {
			ids, counts = append(ids, op.Result(0)), append(counts, op.Result(1))
		}
	})
	if len(ids) == 0 {
		return
	}
	for _, loop := range forLoops(r.Op, func(loop scf.ForOp) bool { return depth(loop) == 0 }) {
		mapToProcessors(loop, ids, counts)
	}
}

// mapToProcessors lets each processor of a grid execute the iterations that are as far apart as there are processors.
func mapToProcessors(loop scf.ForOp, ids, counts []*core.Value) {
	b := core.NewBuilder(loop.Op.Context())
	b.SetBefore(loop.Op)
	b.SetLoc(loop.Op.Loc())
	apply := func(e affine.Expr, x, y *core.Value) *core.Value {
		return affinegen.NewApply(b, []*core.Value{x, y}, b.Context().AffineMap(affine.NewMap(0, 2, e))).Result()
	}
	s0, s1 := affine.Symbol(0), affine.Symbol(1)
	mul := func(x, y *core.Value) *core.Value { return apply(s0.Mul(s1), x, y) }
	add := func(x, y *core.Value) *core.Value { return apply(s0.Add(s1), x, y) }
	at := ids[0]
	for i := 1; i < len(ids); i++ {
		at = add(mul(at, counts[i]), ids[i])
	}
	lower, step := add(mul(at, loop.Step()), loop.LowerBound()), loop.Step()
	for _, n := range counts {
		step = mul(n, step)
	}
	loop.SetLowerBound(lower)
	loop.SetStep(step)
}

func (p *ControlFlowSinkPass) run(r *passes.Run) {
	c, dom := r.Op.Context(), passes.Get(r, &passes.Dominance)
	r.Op.Walk(func(op *core.Operation) {
		if op.Name() != "test.sink_target" {
			return
		}
		passes.Sink(slices.Collect(values(op.Regions())), dom, func(op *core.Operation, into *core.Region) bool {
			if op.Name() != "test.sink_me" || into.Index() != 0 {
				return false
			}
			op.SetAttr("was_sunk", c.I32Attr(int32(into.Index())))
			return true
		})
	})
}

func (p *WrapWhilePass) run(r *passes.Run) {
	if !p.Force {
		greedily(r, func(set *rewrite.PatternSet) {
			set.Add(rewrite.OpPattern(&scf.WhileDef, scf.AsWhileOp, "check before scf.while",
				func(loop scf.WhileOp, rw *rewrite.Rewriter) bool { return loops.WrapInCheck(rw, loop, false) }))
		})
		return
	}
	var list []scf.WhileOp
	r.Op.Walk(func(op *core.Operation) {
		if loop, ok := scf.AsWhileOp(op); ok {
			list = append(list, loop)
		}
	})
	rw := rewrite.NewRewriter(r.Op.Context(), nil)
	for _, loop := range list {
		loops.WrapInCheck(rw, loop, true)
	}
}
