package llvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/datalayout"
	"github.com/odsgen/ods/defs/dlti"
	gen "github.com/odsgen/ods/generated/llvm"
)

// moveAllocations moves allocations of a constant size to the start of the caller, where they become part of its stack
// frame, with markers that say how long they live, and frees those of other sizes when the inlined code is left.
func moveAllocations(call *core.Operation, first, end *core.Block) {
	entry := frame(call)
	if entry == nil || entry == first {
		return
	}
	var move []allocation
	lifetimes, dynamic := false, false
	for op := range first.Ops() {
		a, ok := gen.AsAllocaOp(op)
		if !ok {
			continue
		}
		size, ok := constantSize(a)
		if !ok {
			dynamic = true
			continue
		}
		mark := !size.Value().IsZero() && !hasLifetime(a)
		lifetimes = lifetimes || mark
		move = append(move, allocation{a, size, mark})
	}
	for b := first.Next(); b != end && !dynamic; b = b.Next() {
		for op := range b.Ops() {
			if a, ok := gen.AsAllocaOp(op); ok {
				if _, ok := constantSize(a); !ok {
					dynamic = true
				}
			}
		}
	}
	if len(move) == 0 && !dynamic {
		return
	}
	b := core.NewBuilder(call.Context())
	var stack *core.Value
	if dynamic {
		b.SetStart(first)
		b.SetLoc(call.Loc())
		stack = gen.NewStackSave(b, gen.GetLLVMPointerType(call.Context(), 0)).Op.Result(0)
	}
	at := entry.First()
	for _, a := range move {
		op := a.op.Op
		b.SetLoc(op.Loc())
		if a.mark {
			b.SetBefore(op)
			gen.NewLifetimeStart(b, op.Result(0))
		}
		b.SetBefore(at)
		size := gen.NewConstant(b, a.op.ArraySize().Type(), a.size)
		op.MoveBefore(at)
		a.op.SetArraySize(size.Op.Result(0))
	}
	if lifetimes || dynamic {
		endLifetimes(call, first, end, move, stack)
	}
}

// allocation is one that moves, with its constant size and whether it gets lifetime markers.
type allocation struct {
	op   gen.AllocaOp
	size *core.IntegerAttr
	mark bool
}

// endLifetimes ends the lifetimes before each return, and restores the stack when it was saved.
func endLifetimes(call *core.Operation, first, end *core.Block, move []allocation, stack *core.Value) {
	for block := first; block != end; block = block.Next() {
		t := block.Last()
		if t == nil || !t.Has(core.TraitReturnLike) {
			continue
		}
		b := core.BuilderBefore(t)
		if stack != nil {
			b.SetLoc(call.Loc())
			gen.NewStackRestore(b, stack)
		}
		for _, a := range move {
			if a.mark {
				b.SetLoc(a.op.Op.Loc())
				gen.NewLifetimeEnd(b, a.op.Op.Result(0))
			}
		}
	}
}

// frame returns the entry block of the function, or other scope of allocations, around the call.
func frame(call *core.Operation) *core.Block {
	for op := call; op.ParentOp() != nil; op = op.ParentOp() {
		if p := op.ParentOp(); p.Has(core.TraitIsolatedFromAbove) || p.Has(core.TraitAutomaticAllocationScope) || !p.IsRegistered() {
			return op.ParentRegion().Entry()
		}
	}
	return nil
}

func constantSize(a gen.AllocaOp) (*core.IntegerAttr, bool) {
	def := a.ArraySize().DefiningOp()
	if def == nil {
		return nil, false
	}
	n, ok := def.ConstantValue().(*core.IntegerAttr)
	return n, ok
}

func hasLifetime(a gen.AllocaOp) bool {
	for user := range a.Op.Result(0).Users() {
		if user.Is(&gen.LifetimeStartDef) || user.Is(&gen.LifetimeEndDef) {
			return true
		}
	}
	return false
}

// byValue returns the address of what a parameter passed by value refers to: a copy in the caller's frame, or the
// argument itself when the function does not write to it and it is aligned well enough.
func byValue(b *core.Builder, callable *core.Operation, arg *core.Value, t core.Type, align uint64) *core.Value {
	layout := datalayout.At(callable)
	least := layout.ABIAlign(t)
	if readsArgumentsOnly(callable) && (align <= least || raiseAlignment(layout, arg, align) >= align) {
		return arg
	}
	c, i64 := b.Context(), b.Context().I64()
	b.SetLoc(arg.Loc())
	at := core.NewBuilder(c)
	at.SetLoc(arg.Loc())
	at.SetStart(arg.ParentRegion().Entry())
	one := gen.NewConstant(at, i64, c.IntegerAttr(i64, 1)).Op.Result(0)
	room := gen.Alloca{ResType: arg.Type(), ArraySize: one, ElemType: t,
		Alignment: c.IntegerAttr(i64, int64(max(align, least)))}.Build(at).Op.Result(0)
	size := gen.NewConstant(b, i64, c.IntegerAttr(i64, int64(layout.Size(t)))).Op.Result(0)
	gen.NewMemcpy(b, room, arg, size, false)
	return room
}

// readsArgumentsOnly reports whether a function is known not to write through its arguments.
func readsArgumentsOnly(callable *core.Operation) bool {
	f, ok := gen.AsLLVMFuncOp(callable)
	if !ok {
		return false
	}
	e := f.MemoryEffectsAttr()
	return e != nil && (e.ArgMem() == gen.ModRefInfoRead || e.ArgMem() == gen.ModRefInfoNone)
}

// raiseAlignment returns what the address is known to be aligned to, after aligning the allocation as asked for if that
// can be done.
func raiseAlignment(l *datalayout.Layout, v *core.Value, align uint64) uint64 {
	def := v.DefiningOp()
	if def == nil {
		f := v.OwnerBlock().ParentOp()
		attrs := parameterAttrs(f)
		if i := v.Index(); v.OwnerBlock().IsEntry() && i < len(attrs) && attrs[i] != nil {
			if a, ok := attrs[i].Get("llvm.align").(*core.IntegerAttr); ok {
				return a.Value().Uint64()
			}
		}
		return 1
	}
	if a, ok := gen.AsAllocaOp(def); ok {
		have := uint64(1)
		if n := a.AlignmentAttr(); n != nil {
			have = n.Value().Uint64()
		}
		if have >= align || !stackCanAlign(l, have, align) {
			return have
		}
		a.SetAlignmentAttr(v.Context().IntegerAttr(v.Context().I64(), int64(align)))
		return align
	}
	if a, ok := gen.AsAddressOfOp(def); ok {
		if g, ok := gen.AsGlobalOp(def.LookupNearestSymbol(a.GlobalNameAttr())); ok {
			if have := g.AlignmentAttr(); have != nil {
				return have.Value().Uint64()
			}
		}
	}
	return 1
}

// stackCanAlign reports whether an allocation can be aligned so without making the function align its stack, which
// costs more than a copy; it can if the function has to do that anyway, and where the alignment of the stack is not
// known.
func stackCanAlign(l *datalayout.Layout, have, want uint64) bool {
	n, ok := l.Named(dlti.KeyStackAlignment).(*core.IntegerAttr)
	if !ok {
		return true
	}
	bits := n.Value().Uint64()
	return bits == 0 || 8*want <= bits || 8*have > bits
}
