package omptollvm

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/generated/omp"
)

// outline is a part of a function that is to be a function of its own.
type outline struct {
	vars        *core.Block // of the function around
	entry, exit *core.Block
	tid, zero   *core.Value       // stand for the first two arguments
	tidAddr     *core.Value       // the copy of the first one
	tidLoad     *core.Operation   // reads the copy
	ident       string            // the location of the call
	drop        []*core.Operation // served the analysis only
}

// blocks returns the blocks, each after one that leads to it.
func (o *outline) blocks() []*core.Block {
	var list []*core.Block
	seen := map[*core.Block]bool{o.entry: true, o.exit: true}
	work := []*core.Block{o.entry}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		list = append(list, b)
		for _, s := range successors(b) {
			if !seen[s] {
				seen[s] = true
				work = append(work, s)
			}
		}
	}
	return list
}

// successors returns where the last operation of a block leads to.
func successors(b *core.Block) []*core.Block {
	if last := b.Last(); last != nil {
		return last.SuccessorList(0)
	}
	return nil
}

// inputs returns the values that blocks use and do not make, in the order of their uses.
func (g *generator) inputs(blocks []*core.Block) []*core.Value {
	inside := map[*core.Block]bool{}
	for _, b := range blocks {
		inside[b] = true
	}
	var list []*core.Value
	seen := map[*core.Value]bool{}
	for _, b := range blocks {
		for op := range b.Ops() {
			if op.NumResults() == 1 && g.l.Constant(op.Result(0)) {
				continue
			}
			for _, v := range op.Operands() {
				if !seen[v] && !inside[v.ParentBlock()] && !g.l.Constant(v) {
					seen[v] = true
					list = append(list, v)
				}
			}
		}
	}
	return list
}

// parallel translates a region that each thread of a team runs.
func (g *generator) parallel(v omp.ParallelOp) bool {
	switch {
	case len(v.AllocateVars()) > 0:
		return g.unsupported(v.Op, "allocate")
	case len(v.ReductionVars()) > 0:
		return g.unsupported(v.Op, "reduction")
	case v.IfExpr() != nil:
		return g.unsupported(v.Op, "if")
	case v.ProcBindKindAttr() != nil:
		return g.unsupported(v.Op, "proc_bind")
	case cancels(v.Op):
		return g.unsupported(v.Op, "cancel")
	}
	c := g.b.Context()
	vars := g.variables()
	first := vars.First() // the variables that are passed on go before it
	o := &outline{vars: vars, ident: g.ident(identPlain)}
	thread := g.thread()
	if n := v.NumThreads(); n != nil {
		const name = "__kmpc_push_num_threads"
		ty := llvm.GetLLVMFunctionType(c, llvm.GetLLVMVoidType(c), []core.Type{g.ptr(), c.I32(), c.I32()}, false)
		g.l.Runtime(name, ty, "nounwind")
		g.call(name, ty, g.address(o.ident), thread, g.toI32(n))
	}
	here := g.b.Block()
	g.b.SetStart(vars)
	o.tid, o.zero = g.alloca(c.I32(), "tid.addr"), g.alloca(c.I32(), "zero.addr")

	// The blocks of the construct end in a mark, after which the function goes on.
	g.b.SetEnd(here)
	mark := llvm.NewUnreachable(g.b).Op
	cut := func(name string) *core.Block {
		g.b.SetBefore(mark)
		return g.split(name)
	}
	o.entry = cut("omp.par.entry")
	body, last := cut("omp.par.region"), cut("omp.par.pre_finalize")
	o.exit = cut("omp.par.exit")
	mark.Erase()

	g.b.SetBefore(o.entry.Last())
	o.tidAddr = g.alloca(c.I32(), "tid.addr.local")
	o.tidLoad = g.load(c.I32(), o.tidAddr, "tid").DefiningOp()
	o.drop = []*core.Operation{g.load(c.I32(), o.tid, "tid.addr.use").DefiningOp(), g.load(c.I32(), o.zero, "zero.addr.use").DefiningOp(),
		o.tid.DefiningOp(), o.zero.DefiningOp()}

	p, ok := g.private(v.Op, v.Region(), v.PrivateVars(), v.PrivateSymsAttr(), o.entry)
	if !ok {
		return false
	}
	g.b.SetStart(body)
	if !g.initialize(p) {
		return false
	}
	g.allocas = append(g.allocas, o.entry)
	_, ok = g.region(v.Region(), "omp.par.region")
	g.allocas = g.allocas[:len(g.allocas)-1]
	if !ok {
		return false
	}
	g.reload(o, here, first)

	fini := g.block(".fini", nil)
	g.b.SetEnd(fini)
	g.br(o.exit)
	last.Last().SetSuccessor(0, fini)
	g.b.SetBefore(fini.Last())
	if !g.dispose(p) {
		return false
	}
	g.l.Defer(func() { g.extract(o) })
	g.b.SetEnd(o.exit)
	return true
}

// reload passes values that are not pointers through variables before the first operation, which the end of a block sets.
func (g *generator) reload(o *outline, from *core.Block, first *core.Operation) {
	blocks := o.blocks()
	at := o.drop[1].Next() // where the first value is loaded; the others are at the end
	for _, v := range g.inputs(blocks) {
		if v == o.tid || v == o.zero {
			continue
		}
		here := at
		at = o.entry.Last()
		if _, ok := v.Type().(*llvm.LLVMPointerType); ok {
			continue
		}
		g.b.SetBefore(first)
		slot := g.alloca(v.Type(), g.l.NameOf(v)+".reloaded")
		g.b.SetBefore(from.Last())
		g.store(v, slot)
		g.b.SetBefore(here)
		inner := g.load(v.Type(), slot, "")
		v.ReplaceUsesIf(inner, func(u *core.Use) bool { return slices.Contains(blocks, u.Owner().Block()) })
	}
}

// toI32 gives a number 32 bits.
func (g *generator) toI32(v *core.Value) *core.Value {
	i32 := g.b.Context().I32()
	switch w := core.StorageWidth(v.Type()); {
	case w > 32:
		return g.emit(llvm.Trunc{ResType: i32, Arg: v}.Build(g.b).Op, "")
	case w < 32:
		return g.emit(llvm.ZExt{ResType: i32, Arg: v}.Build(g.b).Op, "")
	}
	return v
}

// cancels reports whether a construct can be left early.
func cancels(op *core.Operation) bool {
	found := false
	op.Walk(func(o *core.Operation) { found = found || o.Is(&omp.CancelDef) || o.Is(&omp.CancellationPointDef) })
	return found
}
