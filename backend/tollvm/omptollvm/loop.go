package omptollvm

import (
	"github.com/odsgen/ods/backend/llvmir"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/generated/omp"
)

// loop is a loop that counts from 0 to its number of iterations.
type loop struct {
	preheader, header, cond, body, latch, exit, after *core.Block
	iv, count, cmp                                    *core.Value
	latchBr                                           *core.Operation
}

// tripCount returns how often a loop with these bounds runs. Its step may have either sign.
func (g *generator) tripCount(start, stop, step *core.Value, inclusive bool) *core.Value {
	b := g.b
	ty := step.Type()
	zero, one := g.integer(ty, 0), g.integer(ty, 1)
	emit := func(v core.OpView) *core.Value { return g.emit(v.Op, "") }
	negative := emit(llvm.NewICmp(b, llvm.ICmpPredicateSlt, step, zero).OpView)
	minus := emit(llvm.NewSub(b, zero, step).OpView)
	incr := emit(llvm.NewSelect(b, negative, minus, step).OpView)
	low := emit(llvm.NewSelect(b, negative, stop, start).OpView)
	high := emit(llvm.NewSelect(b, negative, start, stop).OpView)
	span := emit(llvm.Sub{Lhs: high, Rhs: low, OverflowFlags: llvm.IntegerOverflowFlagsNsw}.Build(b).OpView)
	pred := llvm.ICmpPredicateSle
	if inclusive {
		pred = llvm.ICmpPredicateSlt
	}
	none := emit(llvm.NewICmp(b, pred, high, low).OpView)
	var count *core.Value
	if inclusive {
		count = emit(llvm.NewAdd(b, emit(llvm.NewUDiv(b, span, incr).OpView), one).OpView)
	} else {
		less := emit(llvm.NewSub(b, span, one).OpView)
		several := emit(llvm.NewAdd(b, emit(llvm.NewUDiv(b, less, incr).OpView), one).OpView)
		single := emit(llvm.NewICmp(b, llvm.ICmpPredicateUle, span, incr).OpView)
		count = emit(llvm.NewSelect(b, single, one, several).OpView)
	}
	return g.emit(llvm.NewSelect(b, none, zero, count).Op, "omp_loop.tripcount")
}

// loopOver makes an empty loop where the builder is. What follows the builder moves after the loop.
func (g *generator) loopOver(count *core.Value) *loop {
	at, next := g.b.Block(), g.b.Block().Next()
	block := func(name string) *core.Block { return g.block("omp_loop."+name, next) }
	l := &loop{count: count}
	for _, e := range []struct {
		to   **core.Block
		name string
	}{{&l.preheader, "preheader"}, {&l.header, "header"}, {&l.cond, "cond"}, {&l.body, "body"}, {&l.latch, "inc"}, {&l.exit, "exit"},
		{&l.after, "after"}} {
		*e.to = block(e.name)
	}
	here := g.b.Save()
	ty := count.Type()
	g.b.SetEnd(l.preheader)
	l.iv = l.header.AddArg(ty, g.b.Loc())
	g.l.OrderEdges(l.header)
	g.br(l.header, g.integer(ty, 0))
	g.l.Name(l.iv, "omp_loop.iv")
	g.b.SetEnd(l.header)
	g.br(l.cond)
	g.b.SetEnd(l.cond)
	l.cmp = g.emit(llvm.NewICmp(g.b, llvm.ICmpPredicateUlt, l.iv, count).Op, "omp_loop.cmp")
	g.emit(llvm.NewCondBr(g.b, l.cmp, nil, nil, l.body, l.exit).Op, "")
	g.b.SetEnd(l.body)
	g.br(l.latch)
	g.b.SetEnd(l.latch)
	next1 := g.emit(llvm.Add{Lhs: l.iv, Rhs: g.integer(ty, 1), OverflowFlags: llvm.IntegerOverflowFlagsNuw}.Build(g.b).Op, "omp_loop.next")
	l.latchBr = g.br(l.header, next1)
	g.b.SetEnd(l.exit)
	g.br(l.after)
	if here.Before != nil {
		l.after.Splice(nil, here.Before, at.Last())
	}
	g.b.SetEnd(at)
	g.br(l.preheader)
	return l
}

// loopNest translates a loop, and leaves the builder after it.
func (g *generator) loopNest(v omp.LoopNestOp) bool {
	if len(v.LoopSteps()) != 1 {
		return g.unsupported(v.Op, "collapse")
	}
	if v.TileSizesAttr() != nil {
		return g.unsupported(v.Op, "tile_sizes")
	}
	start, stop, step := v.LoopLowerBounds()[0], v.LoopUpperBounds()[0], v.LoopSteps()[0]
	l := g.loopOver(g.tripCount(start, stop, step, v.LoopInclusive()))
	g.b.SetBefore(l.body.Last())
	scaled := g.emit(llvm.NewMul(g.b, l.iv, step).Op, "")
	index := g.emit(llvm.NewAdd(g.b, scaled, start).Op, "")
	arg := v.Region().Entry().Arg(0)
	arg.ReplaceAllUsesWith(index)
	v.Region().Entry().EraseArg(0)
	if _, ok := g.region(v.Region(), "omp.loop_nest.region"); !ok {
		return false
	}
	g.loops = append(g.loops, l)
	g.b.SetStart(l.after)
	return true
}

// inner translates what is in a loop wrapper, and returns its loop. The builder is then after it.
func (g *generator) inner(r *core.Region, name string) (*loop, bool) {
	after, ok := g.region(r, name)
	if !ok {
		return nil, false
	}
	g.b.SetStart(after)
	return g.loops[len(g.loops)-1], true
}

// blocks returns the blocks of the loop except those that count.
func (l *loop) blocks() []*core.Block {
	var list []*core.Block
	seen := map[*core.Block]bool{l.header: true, l.cond: true, l.exit: true}
	work := []*core.Block{l.body}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[b] {
			continue
		}
		seen[b] = true
		list = append(list, b)
		work = append(work, b.Succs()...)
	}
	return list
}

// simd translates a loop that is to be vectorized.
func (g *generator) simd(v omp.SimdOp) bool {
	switch {
	case len(v.LinearVars()) > 0:
		return g.unsupported(v.Op, "linear")
	case len(v.ReductionVars()) > 0:
		return g.unsupported(v.Op, "reduction")
	case v.IfExpr() != nil:
		return g.unsupported(v.Op, "if")
	}
	vars := g.variables()
	p, ok := g.private(v.Op, v.Region(), v.PrivateVars(), v.PrivateSymsAttr(), vars)
	if !ok || !g.initialize(p) {
		return false
	}
	aligned := g.aligned(v)
	l, ok := g.inner(v.Region(), "omp.simd.region")
	if !ok {
		return false
	}
	for _, a := range aligned {
		p := g.b.Save()
		g.b.SetAfter(a.ptr.DefiningOp())
		c := g.b.Context()
		yes := g.emit(llvm.NewConstant(g.b, c.Integer(1), c.Bool(true)).Op, "")
		n := g.integer(c.I64(), a.alignment)
		g.emit(llvm.Assume{Cond: yes, OpBundleOperands: [][]*core.Value{{a.ptr, n}},
			OpBundleTags: c.Array(c.String("align"))}.Build(g.b).Op, "")
		g.b.Restore(p)
	}
	facts := &llvmir.Loop{Vectorize: true}
	order, ordered := v.Order()
	if v.SafelenAttr() == nil || ordered && order == omp.ClauseOrderKindConcurrent {
		facts.Access = llvm.GetAccessGroupAttr(g.b.Context(), g.b.Context().Distinct(g.b.Context().Unit()))
		for _, blk := range l.blocks() {
			for op := range blk.Ops() {
				g.independent(op, facts.Access)
			}
		}
	}
	if a := v.SimdlenAttr(); a != nil {
		facts.Width = a.Int64()
	} else if a := v.SafelenAttr(); a != nil {
		facts.Width = a.Int64()
	}
	g.l.SetLoop(l.latchBr, facts)
	return g.dispose(p)
}

// independent says that an access to memory does not depend on those of other iterations.
func (g *generator) independent(op *core.Operation, group core.Attribute) {
	if !g.l.TouchesMemory(op) {
		return
	}
	op.SetAttr("access_groups", g.b.Context().Array(group))
}

// alignedVar is a pointer with the alignment of what it points to.
type alignedVar struct {
	ptr       *core.Value
	alignment int64
}

// aligned loads the pointers whose alignment is known.
func (g *generator) aligned(v omp.SimdOp) []alignedVar {
	var list []alignedVar
	for i, ptr := range v.AlignedVars() {
		a, ok := v.AlignmentsAttr().Elems()[i].(*core.IntegerAttr)
		if !ok || a.Int64()&(a.Int64()-1) != 0 {
			continue // not a power of two
		}
		list = append(list, alignedVar{g.load(g.ptr(), ptr, ""), a.Int64()})
	}
	return list
}

// The schedule of the iterations of a loop whose chunks the runtime library chooses.
const staticSchedule = 34

// wsloop translates a loop whose iterations a team shares.
func (g *generator) wsloop(v omp.WsloopOp) bool {
	kind, scheduled := v.ScheduleKind()
	switch {
	case len(v.AllocateVars()) > 0:
		return g.unsupported(v.Op, "allocate")
	case len(v.LinearVars()) > 0:
		return g.unsupported(v.Op, "linear")
	case len(v.ReductionVars()) > 0:
		return g.unsupported(v.Op, "reduction")
	case v.OrderedAttr() != nil:
		return g.unsupported(v.Op, "ordered")
	case v.OrderAttr() != nil:
		return g.unsupported(v.Op, "order")
	case scheduled && kind != omp.ClauseScheduleKindStatic, v.ScheduleChunk() != nil, v.ScheduleSimd():
		return g.unsupported(v.Op, "schedule")
	}
	vars := g.variables()
	p, ok := g.private(v.Op, v.Region(), v.PrivateVars(), v.PrivateSymsAttr(), vars)
	if !ok || !g.initialize(p) {
		return false
	}
	l, ok := g.inner(v.Region(), "omp.wsloop.region")
	if !ok {
		return false
	}
	after := g.b.Save()
	g.share(l, vars, !v.Nowait())
	g.b.Restore(after)
	return g.dispose(p)
}

// share lets each thread of a team run a part of a loop.
func (g *generator) share(l *loop, vars *core.Block, wait bool) {
	c := g.b.Context()
	ty := l.iv.Type()
	ident := g.ident(identPlain)
	suffix := "4u"
	if core.StorageWidth(ty) == 64 {
		suffix = "8u"
	}
	void := llvm.GetLLVMVoidType(c)
	i32, ptr := c.I32(), g.ptr()
	begin := "__kmpc_for_static_init_" + suffix
	initType := llvm.GetLLVMFunctionType(c, void, []core.Type{ptr, i32, i32, ptr, ptr, ptr, ptr, ty, ty}, false)
	finiType := llvm.GetLLVMFunctionType(c, void, []core.Type{ptr, i32}, false)
	g.l.Runtime(begin, initType, "nounwind")
	g.l.Runtime(forFini, finiType, "nounwind")

	g.atFirstInstruction(vars)
	last, low := g.alloca(i32, "p.lastiter"), g.alloca(ty, "p.lowerbound")
	high, stride := g.alloca(ty, "p.upperbound"), g.alloca(ty, "p.stride")

	g.b.SetBefore(l.preheader.Last())
	zero, one := g.integer(ty, 0), g.integer(ty, 1)
	g.store(zero, low)
	g.store(g.emit(llvm.NewSub(g.b, l.count, one).Op, ""), high)
	g.store(one, stride)
	thread := g.thread()
	// The location was made before the number of the thread was asked for.
	g.call(begin, initType, g.address(ident), thread, g.i32(staticSchedule), last, low, high, stride, one, zero)
	from := g.load(ty, low, "")
	to := g.load(ty, high, "")
	count := g.emit(llvm.NewAdd(g.b, g.emit(llvm.NewSub(g.b, to, from).Op, ""), one).Op, "")
	l.cmp.DefiningOp().SetOperand(1, count)
	l.count = count

	g.b.SetStart(l.body)
	index := llvm.NewAdd(g.b, l.iv, from)
	v := g.emit(index.Op, "")
	l.iv.ReplaceUsesIf(v, func(u *core.Use) bool {
		o := u.Owner()
		return o != index.Op && o != l.cmp.DefiningOp() && o.Block() != l.latch
	})

	g.b.SetBefore(l.exit.Last())
	g.call(forFini, finiType, g.address(ident), thread)
	if wait {
		g.barrier(barrierFor)
	}
}

const forFini = "__kmpc_for_static_fini"

// atFirstInstruction puts the builder after the variables at the start of a function, or at the start of another block.
func (g *generator) atFirstInstruction(blk *core.Block) {
	if !blk.IsEntry() {
		g.b.SetStart(blk)
		return
	}
	for op := range blk.Ops() {
		if op.Is(&llvm.AllocaDef) || op.NumResults() == 1 && g.l.Constant(op.Result(0)) {
			continue
		}
		g.b.SetBefore(op)
		return
	}
	g.b.SetEnd(blk)
}
