package scf

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/upstream"
	affinegen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/passes"
)

func (p *ParallelLoopTilingPass) run(r *passes.Run) {
	for _, n := range p.Sizes {
		if n == 0 {
			r.Reporter().Errorf(core.Location{}, "tile size cannot be 0")
			r.Fail()
			return
		}
	}
	for _, l := range innermostParallel(r.Op) {
		if len(l.InitVals()) == 0 {
			p.tile(l)
		}
	}
}

// innermostParallel returns the parallel loops below op that have no other one in them.
func innermostParallel(op *core.Operation) (out []scf.ParallelOp) {
	outer := map[*core.Operation]bool{}
	op.Walk(func(o *core.Operation) {
		l, ok := scf.AsParallelOp(o)
		if !ok || o == op {
			return
		}
		if !outer[o] {
			out = append(out, l)
		}
		for p := o.ParentOp(); p != nil && !outer[p]; p = p.ParentOp() {
			outer[p] = true
		}
	})
	return out
}

// parallelLoop makes a parallel loop with an empty body.
func parallelLoop(b *core.Builder, lower, upper, step []*core.Value) (scf.ParallelOp, *core.Block) {
	l := scf.Parallel{LowerBound: lower, UpperBound: upper, Step: step}.Build(b)
	types := make([]core.Type, len(step))
	locs := make([]core.Location, len(step))
	for i := range types {
		types[i], locs[i] = b.Context().Index(), b.Loc()
	}
	at := b.Save()
	body := b.CreateBlock(l.Region(), types, locs...)
	scf.NewReduce(b, nil, 0)
	b.Restore(at)
	return l, body
}

// tile cuts the iterations of a loop into boxes. The algorithm is upstream's tileParallelLoop.
func (p *ParallelLoopTilingPass) tile(l scf.ParallelOp) {
	b := core.BuilderBefore(l.Op)
	index := func(n int64) *core.Value { return arith.NewConstant(b, b.Context().IndexAttr(n)).Result() }
	zero := index(0)
	n := len(l.UpperBound())
	sizes, consts := make([]int64, n), make([]*core.Value, n)
	for i := range n {
		sizes[i] = 1
		if i < len(p.Sizes) {
			sizes[i] = p.Sizes[i]
		}
		consts[i] = index(sizes[i])
	}
	// There may be fewer steps than bounds: upstream verifies only that there are as many as arguments.
	var steps, zeros []*core.Value
	for i, s := range l.Step()[:min(n, len(l.Step()))] {
		zeros = append(zeros, zero)
		steps = append(steps, arith.NewMulI(b, s, consts[i]).Result())
	}
	outer, outerBody := parallelLoop(b, l.LowerBound(), l.UpperBound(), steps)
	b.SetStart(outerBody)
	bounds, check := p.boxBounds(b, l, outer, sizes)
	inner, innerBody := parallelLoop(b, zeros, bounds, l.Step()[:len(steps)])
	b.SetStart(innerBody)
	if check {
		p.guard(b, l, outer, inner)
	} else {
		innerBody.Erase()
		inner.Region().TakeBody(l.Region())
		innerBody = inner.Region().Entry()
		b.SetStart(innerBody)
		for i, iv := range innerBody.Args() {
			v := arith.NewAddI(b, iv, outerBody.Arg(i)).Result()
			iv.ReplaceAllUsesExcept(v, v.DefiningOp())
		}
	}
	l.Op.Erase()
}

// boxBounds returns the sizes of a box; check says that all have the same size, some of which may be too large.
func (p *ParallelLoopTilingPass) boxBounds(b *core.Builder, l, outer scf.ParallelOp, sizes []int64) (bounds []*core.Value,
	check bool) {
	d0, d1, d2 := affine.Dim(0), affine.Dim(1), affine.Dim(2)
	smaller := b.Context().AffineMap(affine.NewMap(3, 0, d0, d1.Sub(d2)))
	body := outer.Region().Entry()
	for i, step := range outer.Step() {
		switch {
		case i < len(l.LowerBound()) && isMultiple(l.LowerBound()[i], l.UpperBound()[i], l.Step()[i], sizes[i]):
			bounds = append(bounds, step)
		case p.NoMinMaxBounds:
			bounds, check = append(bounds, step), true
		default:
			bounds = append(bounds, affinegen.NewMin(b, []*core.Value{step, l.UpperBound()[i], body.Arg(i)}, smaller).Op.Result(0))
		}
	}
	return bounds, check
}

func constantOf(v *core.Value) (int64, bool) {
	a, ok := v.ConstantValue().(*core.IntegerAttr)
	if !ok {
		return 0, false
	}
	return a.Int64(), true
}

// isMultiple reports whether the number of iterations is known to be a multiple of size.
func isMultiple(lower, upper, step *core.Value, size int64) bool {
	var n [3]int64
	for i, v := range []*core.Value{lower, upper, step} {
		a, ok := v.ConstantValue().(*core.IntegerAttr)
		if !ok || !v.DefiningOp().Is(&arith.ConstantDef) {
			return false
		}
		n[i] = a.Int64()
	}
	if n[2] == 0 {
		return false
	}
	d := n[1] - n[0]
	q := d / n[2]
	if d%n[2] != 0 && (d < 0) == (n[2] < 0) {
		q++
	}
	return q%size == 0
}

// guard puts the body of a loop into a box, where it is executed for iterations that there are.
func (p *ParallelLoopTilingPass) guard(b *core.Builder, l, outer, inner scf.ParallelOp) {
	c := b.Context()
	outerBody, innerBody := outer.Region().Entry(), inner.Region().Entry()
	inside := arith.NewConstant(b, c.Bool(true)).Result()
	for i, iv := range innerBody.Args() {
		at, below := iv, arith.CmpIPredicateUlt
		// The variable counts in steps already.
		if n, ok := constantOf(inner.Step()[i]); ok && n == 1 || upstream.GuardedTiles.In(c) {
			at = arith.NewMulI(b, iv, inner.Step()[i]).Result()
		}
		if n, ok := constantOf(l.LowerBound()[i]); (!ok || n < 0) && !upstream.GuardedTiles.In(c) {
			below = arith.CmpIPredicateSlt
		}
		at = arith.NewAddI(b, at, outerBody.Arg(i)).Result()
		less := arith.NewCmpI(b, below, at, outer.UpperBound()[i]).Result()
		inside = arith.NewAndI(b, inside, less).Result()
	}
	branch := scf.NewIf(b, inside)
	branch.Op.Region(0).TakeBody(l.Region())
	then := branch.Op.Region(0).Entry()
	end := then.Last()
	b.SetEnd(then)
	loc := b.Loc()
	b.SetLoc(end.Loc())
	scf.NewYield(b, nil)
	end.Erase()
	b.SetLoc(loc)
	b.SetStart(innerBody)
	for i, iv := range innerBody.Args() {
		v := arith.NewAddI(b, iv, outerBody.Arg(i)).Result()
		then.Arg(i).ReplaceAllUsesWith(v)
	}
	then.EraseArgs(func(*core.Value) bool { return true })
}
