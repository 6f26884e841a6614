package omptollvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/generated/omp"
)

// ordering is how strictly an atomic operation is ordered; a looser one than any clause has is the default.
func ordering(k omp.ClauseMemoryOrderKind, given bool) llvm.AtomicOrdering {
	if given {
		switch k {
		case omp.ClauseMemoryOrderKindSeqCst:
			return llvm.AtomicOrderingSeqCst
		case omp.ClauseMemoryOrderKindAcqRel:
			return llvm.AtomicOrderingAcqRel
		case omp.ClauseMemoryOrderKindAcquire:
			return llvm.AtomicOrderingAcquire
		case omp.ClauseMemoryOrderKindRelease:
			return llvm.AtomicOrderingRelease
		}
	}
	return llvm.AtomicOrderingMonotonic
}

func acquires(o llvm.AtomicOrdering) bool {
	return o == llvm.AtomicOrderingAcquire || o == llvm.AtomicOrderingAcqRel || o == llvm.AtomicOrderingSeqCst
}

func releases(o llvm.AtomicOrdering) bool {
	return o == llvm.AtomicOrderingRelease || o == llvm.AtomicOrderingAcqRel || o == llvm.AtomicOrderingSeqCst
}

// flush makes memory consistent for the thread.
func (g *generator) flush() {
	const name = "__kmpc_flush"
	ident := g.ident(identPlain)
	c := g.b.Context()
	ty := llvm.GetLLVMFunctionType(c, llvm.GetLLVMVoidType(c), []core.Type{g.ptr()}, false)
	g.l.Runtime(name, ty, "convergent nounwind")
	g.call(name, ty, g.address(ident))
}

// atomicLoad loads an integer at once.
func (g *generator) atomicLoad(ty core.Type, addr *core.Value, o llvm.AtomicOrdering, name string) *core.Value {
	return g.emit(llvm.Load{ResType: ty, Addr: addr, Ordering: o}.Build(g.b).Op, name)
}

// bytes is the size of an integer as the alignment of an access that reads and writes.
func (g *generator) bytes(ty core.Type) *core.IntegerAttr {
	c := g.b.Context()
	return c.IntegerAttr(c.I64(), int64(core.StorageWidth(ty)/8))
}

func isInteger(ty core.Type) bool { _, ok := ty.(*core.IntegerType); return ok }

// atomicRead copies a variable.
func (g *generator) atomicRead(v omp.AtomicReadOp) bool {
	ty := v.ElementTypeAttr().Value()
	if !isInteger(ty) {
		return g.unsupported(v.Op, "")
	}
	o := ordering(v.MemoryOrder())
	g.variables()
	x := g.atomicLoad(ty, v.X(), o, "omp.atomic.read")
	if acquires(o) {
		g.flush()
	}
	g.store(x, v.V())
	return true
}

// atomicWrite sets a variable.
func (g *generator) atomicWrite(v omp.AtomicWriteOp) bool {
	ty := v.Expr().Type()
	if !isInteger(ty) {
		return g.unsupported(v.Op, "")
	}
	o := ordering(v.MemoryOrder())
	g.variables()
	g.emit(llvm.Store{Value: v.Expr(), Addr: v.X(), Ordering: o}.Build(g.b).Op, "")
	if releases(o) {
		g.flush()
	}
	return true
}

// atomicUpdate computes a new value of a variable from the old one, until no other thread has changed it in between.
func (g *generator) atomicUpdate(v omp.AtomicUpdateOp) bool {
	r := v.Region()
	old := r.Entry().Arg(0)
	ty := old.Type()
	if !isInteger(ty) || !r.HasOneBlock() {
		return g.unsupported(v.Op, "")
	}
	o := ordering(v.MemoryOrder())
	vars := g.variables()
	if op := r.Entry().First(); op.Next() == r.Entry().Last() {
		if kind, other, ok := single(op, old); ok {
			x := g.emit(llvm.AtomicRMW{Ptr: v.X(), Val: other, BinOp: kind, Ordering: o, Alignment: g.bytes(ty)}.Build(g.b).Op, "")
			g.binary(kind, x, other)
			if releases(o) {
				g.flush()
			}
			return true
		}
	}
	name := g.l.NameOf(v.X())
	// Nothing is stored by a load and by an exchange that fails; upstream loads with the ordering of a store, which LLVM refuses.
	failure := o
	switch o {
	case llvm.AtomicOrderingRelease:
		failure = llvm.AtomicOrderingMonotonic
	case llvm.AtomicOrderingAcqRel:
		failure = llvm.AtomicOrderingAcquire
	}
	before := g.atomicLoad(ty, v.X(), failure, name+".atomic.load")
	exit := g.split(name + ".atomic.exit")
	again := g.split(name + ".atomic.cont")
	again.Last().Erase()
	back := again.AddArg(ty, g.b.Loc())
	g.l.OrderEdges(again)
	g.b.Block().Last().Erase()
	g.b.SetEnd(again.Prev())
	g.br(again, before)
	g.b.SetStart(vars)
	slot := g.alloca(ty, name+"x.new.val")
	g.b.SetEnd(again)
	out, ok := g.inline(r, "", back)
	if !ok {
		return false
	}
	g.store(out[0], slot)
	val := g.load(ty, slot, "")
	pair := g.emit(llvm.AtomicCmpXchg{Ptr: v.X(), Cmp: back, Val: val, SuccessOrdering: o, FailureOrdering: failure,
		Alignment: g.bytes(ty)}.Build(g.b).Op, "")
	now := g.emit(llvm.ExtractValue{ResType: ty, Container: pair, Position: []int64{0}}.Build(g.b).Op, "")
	same := g.emit(llvm.ExtractValue{ResType: g.b.Context().Integer(1), Container: pair, Position: []int64{1}}.Build(g.b).Op, "")
	g.emit(llvm.NewCondBr(g.b, same, nil, []*core.Value{now}, exit, again).Op, "")
	g.b.SetEnd(exit)
	if releases(o) {
		g.flush()
	}
	return true
}

// binary computes what an instruction has stored.
func (g *generator) binary(kind llvm.AtomicBinOp, x, y *core.Value) {
	var op *core.Operation
	switch kind {
	case llvm.AtomicBinOpAdd:
		op = llvm.NewAdd(g.b, x, y).Op
	case llvm.AtomicBinOpAnd:
		op = llvm.NewAnd(g.b, x, y).Op
	case llvm.AtomicBinOpOr:
		op = llvm.NewOr(g.b, x, y).Op
	case llvm.AtomicBinOpXor:
		op = llvm.NewXOr(g.b, x, y).Op
	default:
		op = llvm.NewSub(g.b, x, y).Op
	}
	g.emit(op, "")
}

// single returns the instruction that does the same as an operation on the old value, and the other operand.
func single(op *core.Operation, old *core.Value) (llvm.AtomicBinOp, *core.Value, bool) {
	if op.NumOperands() != 2 || op.Operand(0) == op.Operand(1) {
		return 0, nil, false
	}
	first := op.Operand(0) == old
	other := op.Operand(0)
	if first {
		other = op.Operand(1)
	}
	switch {
	case op.Is(&llvm.AddDef):
		return llvm.AtomicBinOpAdd, other, true
	case op.Is(&llvm.AndDef):
		return llvm.AtomicBinOpAnd, other, true
	case op.Is(&llvm.OrDef):
		return llvm.AtomicBinOpOr, other, true
	case op.Is(&llvm.XOrDef):
		return llvm.AtomicBinOpXor, other, true
	case op.Is(&llvm.SubDef):
		return llvm.AtomicBinOpSub, other, first
	}
	return 0, nil, false
}
