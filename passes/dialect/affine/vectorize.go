package affine

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/upstream"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/dialect/affine/legal"
	"github.com/odsgen/ods/passes/dialect/affine/loops"
	"github.com/odsgen/ods/passes/dialect/affine/supervectorize"
)

func (p *AffineSuperVectorizePass) run(r *passes.Run) {
	rep := r.Reporter()
	switch {
	case len(p.FastestVarying) > 0 && len(p.FastestVarying) != len(p.VectorSizes):
		rep.OpEmitRemarkf(r.Op, "Fastest varying pattern specified with different size than the vector size.")
		r.Fail()
		return
	case p.VectorizeReductions && len(p.VectorSizes) != 1:
		rep.OpEmitErrorf(r.Op, "Vectorizing reductions is supported only for 1-D vectors.")
		r.Fail()
		return
	case slices.ContainsFunc(p.VectorSizes, func(n int64) bool { return n <= 0 }):
		rep.OpEmitErrorf(r.Op, "Vectorization factor must be greater than zero.")
		r.Fail()
		return
	}
	opts := supervectorize.Options{
		Sizes: p.VectorSizes, FastestVarying: p.FastestVarying, Parallel: map[*core.Operation]bool{},
		Reductions: map[*core.Operation][]loops.Reduction{},
	}
	if !upstream.VectorTail.In(r.Op.Context()) {
		// Nests are replaced, so nothing is remembered from one to the next.
		opts.Legal = func(loop gen.ForOp, size int64) bool { return legal.NewMemory().CanVectorize(loop, size) }
	}
	r.Op.Walk(func(op *core.Operation) {
		if loop, ok := gen.AsForOp(op); ok {
			if red, ok := parallel(loop, p.VectorizeReductions); ok {
				opts.Parallel[op], opts.Reductions[op] = true, red
			}
		}
	})
	if !supervectorize.Run(r.Op, opts, rep) {
		r.PreserveAll()
	}
}
