package loops

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/flow"
	gen "github.com/odsgen/ods/generated/affine"
)

// Span is a sequence of operations of a block.
type Span struct{ First, Last *core.Operation }

// Spans appends the longest sequences of operations that are not loops, in the regions of op and of loops that follow
// one another there. What ends a block is not among them. loop is the definition of loops.
func Spans(dst []Span, op *core.Operation, loop *core.OpDef) []Span {
	for _, r := range op.Regions() {
		for blk := range r.Blocks() {
			end := blk.Last()
			for at := blk.First(); at != end; {
				first := at
				for at != end && !at.Is(loop) {
					at = at.Next()
				}
				if at != first {
					dst = append(dst, Span{first, at.Prev()})
				}
				for ; at != end && at.Is(loop); at = at.Next() {
					dst = Spans(dst, at, loop)
				}
			}
		}
	}
	return dst
}

// boundsAreInvariant reports whether the bounds of all loops inside of a loop are defined outside of it.
func boundsAreInvariant(loop gen.ForOp) bool {
	return loop.Op.WalkPost(func(op *core.Operation) core.WalkResult {
		inner, ok := gen.AsForOp(op)
		if !ok || op == loop.Op {
			return core.WalkAdvance
		}
		for _, v := range append(inner.LowerBoundOperands(), inner.UpperBoundOperands()...) {
			if !flow.IsDefinedOutside(loop.Op, v) {
				return core.WalkInterrupt
			}
		}
		return core.WalkAdvance
	})
}

// UnrollJamByFactor unrolls a loop like [UnrollByFactor], but puts the copies of what inner loops do into these loops,
// and reports whether the loop is as it should be now. The bounds of inner loops must not depend on the loop. The
// algorithm is upstream's loopUnrollJamByFactor.
func UnrollJamByFactor(loop gen.ForOp, factor uint64) bool {
	n, constant := ConstantTripCount(loop)
	switch {
	case factor == 0, factor > MaxCopies:
		return false
	case factor == 1:
		return !constant || n != 1 || PromoteIfSingleIteration(loop)
	case Body(loop).First() == Body(loop).Last():
		return true
	case constant && n < factor, !boundsAreInvariant(loop):
		return false
	}
	j := jam{loop: loop, factor: int(factor), spans: Spans(nil, loop.Op, &gen.ForDef), reductions: Reductions(loop)}
	var carrying []gen.ForOp
	loop.Op.Walk(func(op *core.Operation) {
		if l, ok := gen.AsForOp(op); ok && len(l.Inits()) > 0 {
			carrying = append(carrying, l)
		}
	})
	if LargestDivisorOfTripCount(loop)%factor != 0 {
		if LowerBound(loop).NumResults() != 1 || UpperBound(loop).NumResults() != 1 {
			return false
		}
		splitOffRest(loop, factor)
	}
	j.maps = make([]core.IRMapping, factor-1)
	for _, l := range carrying {
		j.widen(l)
	}
	loop = j.loop
	step := Step(loop)
	SetStep(loop, step*int64(factor))
	for i := j.factor - 1; i >= 1; i-- {
		j.copySpans(i, int64(i)*step)
		j.connect(i)
	}
	if !j.combine() {
		return false
	}
	PromoteIfSingleIteration(loop)
	return true
}

// jam is one application of unroll and jam.
type jam struct {
	loop       gen.ForOp
	factor     int
	spans      []Span
	reductions []Reduction
	// widened are the loops that carry values, now as many times as there are copies. maps[i-1] has what the values of
	// copy i are.
	widened []gen.ForOp
	maps    []core.IRMapping
}

// widen replaces a loop that carries values by one that carries as many for each copy. What they start from and become
// is set by connect.
func (j *jam) widen(old gen.ForOp) {
	inits, last := old.Inits(), yielded(old)
	n := len(inits)
	types := old.Op.ResultTypes()
	for range j.factor - 1 {
		inits = append(inits, inits[:n]...)
		last = append(last, last[:n]...)
		types = append(types, types[:n]...)
	}
	loop := replaceCarried(old, types, inits)
	Body(loop).Last().SetOperands(last)
	if old == j.loop {
		j.loop = loop
	}
	j.widened = append(j.widened, loop)
	args, results := iterArgs(loop), loop.Results()
	for i := 1; i < j.factor; i++ {
		for k := range n {
			j.maps[i-1].Map(args[k], args[i*n+k])
			j.maps[i-1].Map(results[k], results[i*n+k])
		}
	}
}

// replaceCarried replaces a loop by one with its bounds and body that carries further values after those that there
// are.
func replaceCarried(old gen.ForOp, types []core.Type, inits []*core.Value) gen.ForOp {
	loop := gen.For{ResultsTypes: types, LowerBoundOperands: old.LowerBoundOperands(), UpperBoundOperands: old.UpperBoundOperands(),
		Inits:         inits,
		LowerBoundMap: old.LowerBoundMapAttr(), UpperBoundMap: old.UpperBoundMapAttr(),
		Step: old.StepAttr()}.Build(core.BuilderBefore(old.Op))
	loop.Region().TakeBody(old.Region())
	blk := Body(loop)
	blk.SetArgLoc(0, loop.Op.Loc())
	for i, v := range inits {
		if i+1 == blk.NumArgs() {
			blk.AddArg(v.Type(), v.Loc())
		}
		blk.SetArgLoc(i+1, v.Loc())
	}
	for i, r := range old.Results() {
		r.ReplaceAllUsesWith(loop.Op.Result(i))
	}
	old.Op.Erase()
	return loop
}

// copySpans puts a copy of each sequence of operations after it, for the iteration that is distance later.
func (j *jam) copySpans(i int, distance int64) {
	m := &j.maps[i-1]
	iv := InductionVar(j.loop)
	b := core.NewBuilder(j.loop.Op.Context())
	b.SetLoc(j.loop.Op.Loc())
	for _, s := range j.spans {
		b.SetAfter(s.Last)
		if iv.HasUses() {
			m.Map(iv, apply(b, affine.NewMap(1, 0, affine.Dim(0).AddConst(distance)), iv))
		}
		for op := s.First; ; op = op.Next() {
			b.Insert(op.Clone(m))
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
		inits, end := loop.Inits(), Body(loop).Last()
		n := len(inits) / j.factor
		for k := range n {
			inits[i*n+k] = m.Value(inits[k])
			end.SetOperand(i*n+k, m.Value(end.Operand(k)))
		}
		loop.SetInits(inits...)
	}
}

// combine makes one value of the results of the copies of each reduction.
func (j *jam) combine() bool {
	results := j.loop.Results()
	n := len(results) / j.factor
	b := core.NewBuilder(j.loop.Op.Context())
	b.SetAfter(j.loop.Op)
	b.SetLoc(j.loop.Op.Loc())
	for _, r := range j.reductions {
		made := map[*core.Operation]bool{}
		sum := results[r.Position]
		for i := j.factor - 1; i >= 1; i-- {
			if sum = Combine(b, r.Kind, sum, results[i*n+r.Position]); sum == nil {
				return false
			}
			made[sum.DefiningOp()] = true
		}
		results[r.Position].ReplaceUsesIf(sum, func(u *core.Use) bool { return !made[u.Owner()] })
	}
	return true
}
