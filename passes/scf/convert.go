package scf

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/scf/loops"
)

func (p *ForallToForPass) run(r *passes.Run) {
	r.Op.Walk(func(op *core.Operation) {
		l, ok := scf.AsForallOp(op)
		switch {
		case !ok:
		case op.HasUses() || sharesOutputs(l):
			// mlir-opt crashes.
			r.Reporter().OpErrorf(op, "with shared outputs cannot be converted to 'scf.for'; bufferize it before")
			r.Fail()
		default:
			b := core.BuilderBefore(op)
			lower, upper, step := forallBounds(b, l)
			toNest(b, op, lower, upper, step)
		}
	})
}

func (p *ParallelForToNestedForsPass) run(r *passes.Run) {
	r.Op.Walk(func(op *core.Operation) {
		l, ok := scf.AsParallelOp(op)
		if !ok {
			return
		}
		// Upstream does not verify that there are as many lower bounds, upper bounds and steps.
		n := len(l.Step())
		if len(l.Results()) > 0 || len(l.LowerBound()) != n || len(l.UpperBound()) != n {
			return
		}
		toNest(core.BuilderBefore(op), op, l.LowerBound(), l.UpperBound(), l.Step())
	})
}

// sharesOutputs reports whether something but the terminator uses the outputs inside of a loop.
func sharesOutputs(l scf.ForallOp) bool {
	body := l.Region().Entry()
	end := body.Last()
	return slices.ContainsFunc(body.Args()[len(l.StaticStep()):], func(v *core.Value) bool {
		for user := range v.Users() {
			if !end.IsAncestorOf(user) {
				return true
			}
		}
		return false
	})
}

// toNest replaces a parallel loop by a nest of scf.for.
func toNest(b *core.Builder, op *core.Operation, lower, upper, step []*core.Value) {
	inner := loops.BuildNest(b, lower, upper, step)
	blk := op.Region(0).Entry()
	at := inner[len(inner)-1].Region().Entry()
	blk.Last().Erase()
	for i, l := range inner {
		blk.Arg(i).ReplaceAllUsesWith(l.Region().Entry().Arg(0))
	}
	if first := blk.First(); first != nil {
		at.Splice(at.Last(), first, blk.Last())
	}
	op.Erase()
}

// forallBounds returns the bounds of a loop as values, making constants for those that are attributes.
func forallBounds(b *core.Builder, l scf.ForallOp) (lower, upper, step []*core.Value) {
	vals := func(static []int64, dynamic []*core.Value) []*core.Value {
		out := make([]*core.Value, len(static))
		for i, n := range static {
			if n == core.Dynamic {
				out[i], dynamic = dynamic[0], dynamic[1:]
				continue
			}
			out[i] = arith.NewConstant(b, b.Context().IndexAttr(n)).Result()
		}
		return out
	}
	lower = vals(l.StaticLowerBound(), l.DynamicLowerBound())
	upper = vals(l.StaticUpperBound(), l.DynamicUpperBound())
	return lower, upper, vals(l.StaticStep(), l.DynamicStep())
}

func (p *ForallToParallelPass) run(r *passes.Run) {
	r.Op.WalkPost(func(op *core.Operation) core.WalkResult {
		l, ok := scf.AsForallOp(op)
		if !ok {
			return core.WalkAdvance
		}
		if len(l.Outputs()) > 0 {
			r.Fail() // mlir-opt does not say why
			return core.WalkAdvance
		}
		b := core.BuilderBefore(op)
		lower, upper, step := forallBounds(b, l)
		loop := scf.Parallel{LowerBound: lower, UpperBound: upper, Step: step}.Build(b)
		loop.Region().TakeBody(l.Region())
		blk := loop.Region().Entry()
		b.SetEnd(blk)
		b.SetLoc(blk.Last().Loc())
		blk.Last().Erase()
		scf.NewReduce(b, nil, 0)
		if m := l.MappingAttr(); m != nil {
			loop.Op.SetAttr("mapping", m)
		}
		op.Erase()
		return core.WalkAdvance
	})
}

func (p *ForToWhilePass) run(r *passes.Run) {
	set := rewrite.NewPatternSet(r.Op.Context())
	set.Add(rewrite.OpPattern(&scf.ForDef, scf.AsForOp, "for to while", forToWhile))
	rewrite.Greedy(r.Op, set.Freeze(), r.GreedyConfig())
}

func forToWhile(loop scf.ForOp, rw *rewrite.Rewriter) bool {
	body := loop.Region().Entry()
	inits := append([]*core.Value{loop.LowerBound()}, loop.InitArgs()...)
	types := body.ArgTypes()
	locs := []core.Location{body.ArgLoc(0)}
	for _, v := range loop.InitArgs() {
		locs = append(locs, v.Loc())
	}
	while := scf.While{ResultsTypes: types, Inits: inits, Attrs: loop.Op.Attrs()}.Build(&rw.Builder)

	before := rw.CreateBlock(while.Op.Region(0), types, locs...)
	cmp := arith.CmpIPredicateSlt
	if loop.UnsignedCmp() {
		cmp = arith.CmpIPredicateUlt
	}
	more := arith.NewCmpI(&rw.Builder, cmp, before.Arg(0), loop.UpperBound()).Result()
	scf.NewCondition(&rw.Builder, more, before.Args())

	after := rw.CreateBlock(while.Op.Region(1), types, locs...)
	next := arith.NewAddI(&rw.Builder, after.Arg(0), loop.Step()).Result()
	for i, a := range body.Args() {
		rw.ReplaceAllUsesWith(a, after.Arg(i))
	}
	for op := range body.Ops() {
		rw.MoveOp(op, after, nil)
	}
	end := after.Last()
	rw.Modify(end, func() { end.SetOperands(append([]*core.Value{next}, end.OperandList(0, end.NumOperands())...)) })
	for i, v := range loop.Results() {
		rw.ReplaceAllUsesWith(v, while.Op.Result(i+1))
	}
	rw.EraseOp(loop.Op)
	return true
}
