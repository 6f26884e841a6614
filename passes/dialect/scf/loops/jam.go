package loops

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/upstream"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/scf"
	affineloops "github.com/odsgen/ods/passes/dialect/affine/loops"
)

// boundsAreInvariant reports whether the bounds of all loops inside of a loop are defined outside of it.
func boundsAreInvariant(loop scf.ForOp) bool {
	return loop.Op.WalkPost(func(op *core.Operation) core.WalkResult {
		inner, ok := scf.AsForOp(op)
		if !ok || op == loop.Op {
			return core.WalkAdvance
		}
		for _, v := range []*core.Value{inner.LowerBound(), inner.UpperBound(), inner.Step()} {
			if !flow.IsDefinedOutside(loop.Op, v) {
				return core.WalkInterrupt
			}
		}
		return core.WalkAdvance
	})
}

// UnrollAndJam unrolls a loop like [Unroll], but puts the copies of what inner loops do into these loops, and reports
// whether the loop is as it should be now. The loop must count an index and carry nothing, and the factor divide its number of
// iterations.
// The algorithm is upstream's loopUnrollJamByFactor.
func UnrollAndJam(rw *rewrite.Rewriter, loop scf.ForOp, factor uint64) bool {
	if factor == 1 {
		return true
	}
	_, _, step, trips, known := constants(loop)
	if !query.Is[*core.IndexType](inductionVar(loop).Type()) && !upstream.UnrolledBounds.In(loop.Op.Context()) {
		return false
	}
	if factor == 0 || factor > affineloops.MaxCopies || !boundsAreInvariant(loop) || loop.Op.NumResults() > 0 || !known {
		return false
	}
	if n := uint64(trips); factor > n {
		factor = n
	} else if n%factor != 0 {
		return false
	}
	if body(loop).First() == body(loop).Last() {
		return true
	}
	if factor == 0 {
		return false
	}
	j := jam{rw: rw, loop: loop, factor: int(factor), spans: affineloops.Spans(nil, loop.Op, &scf.ForDef),
		maps: make([]core.IRMapping, factor-1)}
	var carrying []scf.ForOp
	loop.Op.Walk(func(op *core.Operation) {
		l, ok := scf.AsForOp(op)
		if ok && len(l.InitArgs()) > 0 {
			carrying = append(carrying, l)
		} else if ok {
			setArgLocs(l) // upstream makes it anew
		}
	})
	for _, l := range carrying {
		j.widen(l)
	}
	rw.SetBefore(loop.Op)
	rw.SetLoc(loop.Op.Loc())
	n := rw.CreateOrFold(func(b *core.Builder) *core.Operation {
		return arith.NewConstant(b, b.Context().IndexAttr(int64(factor))).Op
	})
	wide := rw.CreateOrFold(func(b *core.Builder) *core.Operation { return arith.NewMulI(b, loop.Step(), n).Op })
	rw.Modify(loop.Op, func() { loop.SetStep(wide) })
	for i := j.factor - 1; i >= 1; i-- {
		j.copySpans(i, int64(i)*step)
		j.connect(i)
	}
	PromoteIfSingleIteration(rw, loop)
	return true
}

// jam is one application of unroll and jam.
type jam struct {
	rw     *rewrite.Rewriter
	loop   scf.ForOp
	factor int
	spans  []affineloops.Span
	// widened are the loops that carry values, now as many times as there are copies. maps[i-1] has what the values of
	// copy i are.
	widened []scf.ForOp
	maps    []core.IRMapping
}

// widen replaces a loop that carries values by one that carries as many for each copy. What they start from and become
// is set by connect.
func (j *jam) widen(old scf.ForOp) {
	inits, last := old.InitArgs(), yielded(old)
	n := len(inits)
	types := old.Op.ResultTypes()
	for range j.factor - 1 {
		inits, last, types = append(inits, inits[:n]...), append(last, last[:n]...), append(types, types[:n]...)
	}
	rw := j.rw
	rw.SetBefore(old.Op)
	rw.SetLoc(old.Op.Loc())
	loop := scf.For{ResultsTypes: types, LowerBound: old.LowerBound(), UpperBound: old.UpperBound(), Step: old.Step(), InitArgs: inits,
		UnsignedCmp: old.UnsignedCmp()}.Build(&rw.Builder)
	loop.Region().TakeBody(old.Region())
	blk := body(loop)
	for _, v := range inits[n:] {
		blk.AddArg(v.Type(), v.Loc())
	}
	setArgLocs(loop)
	blk.Last().SetOperands(last)
	rw.ReplaceOp(old.Op, loop.Results()[:n]...)
	j.widened = append(j.widened, loop)
	args, results := iterArgs(loop), loop.Results()
	for i := 1; i < j.factor; i++ {
		for k := range n {
			j.maps[i-1].Map(args[k], args[i*n+k])
			j.maps[i-1].Map(results[k], results[i*n+k])
		}
	}
}

// copySpans puts a copy of each sequence of operations after it, for the iteration that is distance later.
func (j *jam) copySpans(i int, distance int64) {
	m, rw, iv := &j.maps[i-1], j.rw, inductionVar(j.loop)
	rw.SetLoc(j.loop.Op.Loc())
	for _, s := range j.spans {
		rw.SetAfter(s.Last)
		if iv.HasUses() {
			n := rw.CreateOrFold(func(b *core.Builder) *core.Operation { return arith.NewConstant(b, b.Context().IndexAttr(distance)).Op })
			m.Map(iv, rw.CreateOrFold(func(b *core.Builder) *core.Operation { return arith.NewAddI(b, iv, n).Op }))
		}
		for op := s.First; ; op = op.Next() {
			rw.Clone(op, m)
			if op == s.Last {
				break
			}
		}
	}
}

// connect gives copy i of what loops carry the values that it starts from and becomes.
func (j *jam) connect(i int) {
	m := &j.maps[i-1]
	for _, loop := range j.widened {
		inits, end := loop.InitArgs(), body(loop).Last()
		n := len(inits) / j.factor
		for k := range n {
			inits[i*n+k] = m.Value(inits[k])
			end.SetOperand(i*n+k, m.Value(end.Operand(k)))
		}
		loop.SetInitArgs(inits...)
	}
}
