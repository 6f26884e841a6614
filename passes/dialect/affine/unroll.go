package affine

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/upstream"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/dialect/affine/legal"
	"github.com/odsgen/ods/passes/dialect/affine/loops"
)

func (p *AffineLoopUnrollPass) prepare(_ *core.Context, r *core.Reporter) (any, bool) {
	if p.UnrollFactor <= 0 && p.UnrollFactor != -1 {
		r.Errorf(core.Location{}, "Invalid option: 'unroll-factor' should be greater than 0 or equal to -1")
		return nil, false
	}
	return nil, true
}

func (p *AffineLoopUnrollPass) run(r *passes.Run) {
	if functionBody(r) == nil {
		return
	}
	if p.UnrollFactor == -1 && r.Pass().Options.Given("unroll-full-threshold") {
		p.unrollShort(r.Op)
		return
	}
	for range p.Repetitions {
		unrolled := false
		for _, l := range innermost(r.Op) {
			unrolled = p.unroll(l) || unrolled
		}
		if !unrolled {
			return
		}
	}
}

// unrollShort unrolls all loops with few iterations, inner ones first.
func (p *AffineLoopUnrollPass) unrollShort(op *core.Operation) {
	var short []gen.ForOp
	op.Walk(func(op *core.Operation) {
		if l, ok := gen.AsForOp(op); ok {
			if n, ok := loops.ConstantTripCount(l); ok && n <= p.UnrollFullThreshold {
				short = append(short, l)
			}
		}
	})
	for _, l := range short {
		loops.UnrollFull(l)
	}
}

func (p *AffineLoopUnrollPass) unroll(l gen.ForOp) bool {
	switch {
	case p.UnrollFactor == -1:
		return loops.UnrollFull(l)
	case p.UnrollUpToFactor:
		return loops.UnrollUpToFactor(l, uint64(p.UnrollFactor))
	}
	return loops.UnrollByFactor(l, uint64(p.UnrollFactor), p.CleanupUnroll)
}

// innermost returns the loops that have no loop in them.
func innermost(op *core.Operation) (out []gen.ForOp) {
	outer := map[*core.Operation]bool{}
	op.Walk(func(op *core.Operation) {
		l, ok := gen.AsForOp(op)
		if !ok {
			return
		}
		if !outer[op] {
			out = append(out, l)
		}
		for p := op.ParentOp(); p != nil && !outer[p]; p = p.ParentOp() {
			outer[p] = true
		}
	})
	return out
}

func (p *AffineLoopUnrollJamPass) run(r *passes.Run) {
	body := functionBody(r)
	if body == nil {
		return
	}
	l, ok := gen.AsForOp(body.Entry().First())
	if ok && (upstream.JamOrder.In(r.Op.Context()) || legal.NewMemory().CanJam(l, p.UnrollJamFactor)) {
		loops.UnrollJamByFactor(l, p.UnrollJamFactor)
	}
}
