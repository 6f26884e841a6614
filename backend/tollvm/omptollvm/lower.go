package omptollvm

import (
	"slices"

	"github.com/odsgen/ods/backend/llvmir"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/generated/omp"
)

// lowering turns the constructs of a module into blocks and calls of OpenMP's runtime library.
type lowering struct{}

// Lower lowers the constructs in a function.
func (lowering) Lower(l *llvmir.Lowering, f *core.Operation) bool {
	if a, ok := l.Module().Attr("omp.is_target_device").(*core.IntegerAttr); ok && a.Int64() != 0 {
		return l.Errorf(f.Loc(), "OpenMP constructs for a device cannot be translated to LLVM IR yet")
	}
	g := &generator{l: l, b: core.NewBuilder(f.Context()), f: f}
	blocks := dominanceOrder(f.Region(0))
	waiting := make([][]*core.Operation, len(blocks))
	for i, blk := range blocks {
		waiting[i] = detached(blk)
	}
	for i, blk := range blocks {
		g.b.SetEnd(blk)
		for _, op := range waiting[i] {
			if !g.translate(op) {
				return false
			}
		}
	}
	return true
}

// detached takes the operations out of a block.
func detached(blk *core.Block) []*core.Operation {
	ops := slices.Collect(blk.Ops())
	for _, op := range ops {
		op.Remove()
	}
	return ops
}

// dominanceOrder returns the blocks of a region, those that a block reaches in reverse postorder.
func dominanceOrder(r *core.Region) []*core.Block {
	var order []*core.Block
	seen := map[*core.Block]bool{}
	for root := range r.Blocks() {
		if seen[root] {
			continue
		}
		var post []*core.Block
		var visit func(*core.Block)
		visit = func(b *core.Block) {
			seen[b] = true
			if last := b.Last(); last != nil {
				for _, s := range last.Successors() {
					if !seen[s] {
						visit(s)
					}
				}
			}
			post = append(post, b)
		}
		visit(root)
		slices.Reverse(post)
		order = append(order, post...)
	}
	return order
}

// generator makes instructions where its builder is.
type generator struct {
	l       *llvmir.Lowering
	b       *core.Builder
	f       *core.Operation
	allocas []*core.Block // where the constructs around put variables, the innermost last
	loops   []*loop       // that were made, of the loop wrappers around
}

// translate translates an operation, which is in no block.
func (g *generator) translate(op *core.Operation) bool {
	g.b.SetLoc(op.Loc())
	if op.Info().DialectName() != omp.Name {
		return g.l.Visit(g.b.Insert(op))
	}
	ok := false
	if v, is := omp.AsSimdOp(op); is {
		ok = g.simd(v)
	} else if v, is := omp.AsWsloopOp(op); is {
		ok = g.wsloop(v)
	} else if v, is := omp.AsParallelOp(op); is {
		ok = g.parallel(v)
	} else if v, is := omp.AsLoopNestOp(op); is {
		ok = g.loopNest(v)
	} else if v, is := omp.AsAtomicReadOp(op); is {
		ok = g.atomicRead(v)
	} else if v, is := omp.AsAtomicWriteOp(op); is {
		ok = g.atomicWrite(v)
	} else if v, is := omp.AsAtomicUpdateOp(op); is {
		ok = g.atomicUpdate(v)
	} else if op.Is(&omp.BarrierDef) {
		g.barrier(barrierExplicit)
		ok = true
	} else {
		g.unsupported(op, "")
	}
	if ok {
		op.Erase()
	}
	return ok
}

// unsupported reports what has no translation here.
func (g *generator) unsupported(op *core.Operation, clause string) bool {
	if clause != "" {
		return g.l.Errorf(op.Loc(), "'%s' op clause %s cannot be translated to LLVM IR yet", op.Name(), clause)
	}
	return g.l.Errorf(op.Loc(), "'%s' op cannot be translated to LLVM IR yet", op.Name())
}

// emit says that an instruction was made, and returns its result.
func (g *generator) emit(op *core.Operation, name string) *core.Value {
	g.l.Visit(op)
	if op.NumResults() == 0 {
		return nil
	}
	v := op.Result(0)
	if name != "" {
		g.l.Name(v, name)
	}
	return v
}

func (g *generator) integer(ty core.Type, n int64) *core.Value {
	return g.emit(llvm.NewConstant(g.b, ty, g.b.Context().IntegerAttr(ty, n)).Op, "")
}

func (g *generator) i32(n int64) *core.Value { return g.integer(g.b.Context().I32(), n) }

func (g *generator) ptr() core.Type { return llvm.GetLLVMPointerType(g.b.Context(), 0) }

func (g *generator) alloca(ty core.Type, name string) *core.Value {
	return g.emit(llvm.NewAlloca(g.b, g.ptr(), g.i32(1), ty).Op, name)
}

func (g *generator) load(ty core.Type, addr *core.Value, name string) *core.Value {
	return g.emit(llvm.NewLoad(g.b, ty, addr).Op, name)
}

func (g *generator) store(v, addr *core.Value) { g.emit(llvm.NewStore(g.b, v, addr).Op, "") }

func (g *generator) br(to *core.Block, args ...*core.Value) *core.Operation {
	op := llvm.NewBr(g.b, args, to).Op
	g.emit(op, "")
	return op
}

// block makes a block after another one, or before one.
func (g *generator) block(name string, before *core.Block) *core.Block {
	p := g.b.Save()
	blk := g.b.CreateBlockBefore(g.f.Region(0), before, nil)
	g.b.Restore(p)
	g.l.NameBlock(blk, name)
	return blk
}

// split moves what follows the builder into a new block after its own, to which it branches. The builder is before the branch.
func (g *generator) split(name string) *core.Block {
	at := g.b.Block()
	blk := g.block(name, at.Next())
	if first := g.b.Before(); first != nil {
		blk.Splice(nil, first, at.Last())
	}
	g.b.SetEnd(at)
	g.b.SetBefore(g.br(blk))
	return blk
}

// variables returns the block where a construct puts its variables. The entry block of a function is kept for them.
func (g *generator) variables() *core.Block {
	if n := len(g.allocas); n > 0 {
		return g.allocas[n-1]
	}
	entry := g.f.Region(0).Entry()
	if g.b.Block() == entry {
		blk := g.block("entry", entry.Next())
		g.br(blk)
		g.b.SetEnd(blk)
	}
	return entry
}

// region translates a region between the builder and what follows it. It returns the block where what follows is, with one
// argument for each value that the region yields.
func (g *generator) region(r *core.Region, name string) (*core.Block, bool) {
	g.distinct(r)
	return g.between(slices.Collect(r.Blocks()), dominanceOrder(r), name, isWrapper(r.Op()))
}

// distinct puts a block on each further edge from a terminator to the same block with arguments.
func (g *generator) distinct(r *core.Region) {
	for _, blk := range slices.Collect(r.Blocks()) {
		term := blk.Last()
		if term == nil {
			continue
		}
		seen := map[*core.Block]bool{}
		for i, to := range term.SuccessorList(0) {
			if to.NumArgs() > 0 && seen[to] {
				p := g.b.Save()
				between := g.b.CreateBlockBefore(r, nil, to.ArgTypes())
				llvm.NewBr(g.b, between.Args(), to)
				term.SetSuccessor(i, between)
				g.b.Restore(p)
			}
			seen[to] = true
		}
	}
}

// between is the same for blocks, in their order and in that of dominance.
func (g *generator) between(blocks, order []*core.Block, name string, wrapper bool) (*core.Block, bool) {
	after := g.split("omp.region.cont")
	source := g.b.Block()
	branch := source.Last()
	for _, blk := range blocks {
		blk.Remove()
		g.f.Region(0).InsertBefore(blk, source.Next())
		g.l.NameBlock(blk, name)
	}
	branch.SetSuccessor(0, order[0])
	waiting := make([][]*core.Operation, len(order))
	for i, blk := range order {
		waiting[i] = detached(blk)
	}
	for i, blk := range order {
		g.b.SetEnd(blk)
		for _, op := range waiting[i] {
			if op.Is(&omp.YieldDef) || op.Is(&omp.TerminatorDef) {
				g.b.SetLoc(op.Loc())
				g.end(after, op)
			} else if !g.translate(op) {
				return nil, false
			}
		}
		if wrapper {
			g.br(after)
		}
	}
	return after, true
}

// inline translates a copy of a region with the arguments where the builder is, and returns what it yields. A single block
// becomes a part of the builder's.
func (g *generator) inline(r *core.Region, name string, args ...*core.Value) ([]*core.Value, bool) {
	m := &core.IRMapping{}
	for i, a := range args {
		m.Map(r.Entry().Arg(i), a)
	}
	if r.HasOneBlock() {
		var out []*core.Value
		for op := range r.Entry().Ops() {
			if op.Is(&omp.YieldDef) {
				for i := range op.NumOperands() {
					out = append(out, m.Value(op.Operand(i)))
				}
			} else if !g.translate(op.Clone(m)) {
				return nil, false
			}
		}
		return out, true
	}
	g.distinct(r)
	fr := g.f.Region(0)
	last := fr.Last()
	r.CloneInto(fr, nil, m)
	var blocks []*core.Block
	for blk := last.Next(); blk != nil; blk = blk.Next() {
		blocks = append(blocks, blk)
	}
	order := []*core.Block{}
	for _, blk := range dominanceOrder(fr) {
		if slices.Contains(blocks, blk) {
			order = append(order, blk)
		}
	}
	after, ok := g.between(blocks, order, name, false)
	if !ok {
		return nil, false
	}
	g.b.SetStart(after)
	return after.Args(), true
}

// end leaves a region.
func (g *generator) end(after *core.Block, op *core.Operation) {
	values := make([]*core.Value, op.NumOperands())
	for i := range values {
		values[i] = op.Operand(i)
	}
	if len(values) > 0 {
		g.l.OrderEdges(after)
	}
	for i := after.NumArgs(); i < len(values); i++ {
		after.AddArg(values[i].Type(), op.Loc())
	}
	g.br(after, values...)
	op.Erase()
}

// isWrapper reports whether an operation only qualifies the loop in it.
func isWrapper(op *core.Operation) bool {
	_, ok := omp.LoopWrapperInterfaceKey.Of(op)
	return ok
}

// before puts the builder at the end of a block, before its terminator when it has one.
func (g *generator) before(blk *core.Block) {
	if last := blk.Last(); last != nil && last.Has(core.TraitTerminator) {
		g.b.SetBefore(last)
	} else {
		g.b.SetEnd(blk)
	}
}
