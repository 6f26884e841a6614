package scf

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/dialect/scf/loops"
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
			loops.ForallToFor(rewrite.NewRewriter(op.Context(), nil), l)
		}
	})
}

func (p *ParallelForToNestedForsPass) run(r *passes.Run) {
	r.Op.Walk(func(op *core.Operation) {
		l, ok := scf.AsParallelOp(op)
		if !ok {
			return
		}
		loops.ParallelToFor(rewrite.NewRewriter(op.Context(), nil), l)
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
		loops.ForallToParallel(rewrite.NewRewriter(op.Context(), nil), l)
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
