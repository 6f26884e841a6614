package omptollvm

import (
	"github.com/odsgen/ods/core"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/llvm"
)

// extract makes a function of a part of one, and calls it through the runtime library.
func (g *generator) extract(o *outline) {
	c := g.b.Context()
	g.f = o.entry.ParentOp()
	g.b.SetLoc(o.tidLoad.Loc())
	blocks := o.blocks()
	var passed []*core.Value
	for _, v := range g.inputs(blocks) {
		if v != o.tid && v != o.zero {
			passed = append(passed, v)
		}
	}
	ends := false
	for _, b := range blocks {
		for _, s := range successors(b) {
			ends = ends || s == o.exit
		}
	}

	i32, ptr := c.I32(), g.ptr()
	params := []core.Type{ptr, ptr}
	var tuple core.Type
	if len(passed) > 0 {
		types := make([]core.Type, len(passed))
		for i, v := range passed {
			types[i] = v.Type()
		}
		tuple = llvmdefs.Struct(c, false, types...)
		params = append(params, ptr)
	}
	from := o.entry.SinglePred()
	call := g.block("codeRepl", o.entry)
	caller := g.f
	name, _ := caller.SymbolName()
	f := g.l.NewFunction(caller, name+"..omp_par", llvm.GetLLVMFunctionType(c, llvm.GetLLVMVoidType(c), params, false), !ends)

	// The function unpacks what it gets before its blocks, which move.
	root := g.b.CreateBlock(f.Region(0), nil)
	for _, ty := range params {
		o.entry.AddArg(ty, g.b.Loc())
	}
	unpacked := map[*core.Value]*core.Value{o.tid: o.entry.Arg(0), o.zero: o.entry.Arg(1)}
	for i, v := range passed {
		g.b.SetEnd(root)
		at := g.field(tuple, o.entry.Arg(2), i, "gep_"+g.l.NameOf(v))
		unpacked[v] = g.load(v.Type(), at, "loadgep_"+g.l.NameOf(v))
		g.l.SetAlign(unpacked[v].DefiningOp(), g.l.PointerAlign(v))
	}
	from.Last().SetSuccessor(0, call)
	for _, b := range blocks {
		g.l.MoveBlock(b, f)
	}
	g.l.NameIn(f, o.entry.Arg(0), g.l.NameOf(o.tid))
	g.l.NameIn(f, o.entry.Arg(1), g.l.NameOf(o.zero))
	if !root.IsEmpty() {
		o.entry.Splice(o.entry.First(), root.First(), root.Last())
	}
	root.Erase()
	inside := map[*core.Block]bool{}
	for _, b := range blocks {
		inside[b] = true
	}
	if ends {
		g.f = f
		stub := g.block(g.l.NameOfBlock(o.exit)+".exitStub", nil)
		g.b.SetEnd(stub)
		g.emit(llvm.Return{}.Build(g.b).Op, "")
		for _, b := range blocks {
			if last := b.Last(); last != nil {
				for i, s := range last.Successors() {
					if s == o.exit {
						last.SetSuccessor(i, stub)
					}
				}
			}
		}
	}
	for v, w := range unpacked {
		v.ReplaceUsesIf(w, func(u *core.Use) bool { return inside[u.Owner().Block()] && u.Owner() != w.DefiningOp() })
	}
	g.f = f
	g.constants(blocks, inside)

	// The caller packs that, and lets the runtime library call the function.
	g.f = caller
	var packed *core.Value
	if tuple != nil {
		g.b.SetStart(o.vars)
		packed = g.alloca(tuple, "structArg")
	}
	g.b.SetEnd(call)
	for i, v := range passed {
		g.store(v, g.field(tuple, packed, i, "gep_"+g.l.NameOf(v)))
	}
	g.l.NameBlock(call, "omp_parallel")
	const fork = "__kmpc_fork_call"
	ty := llvm.GetLLVMFunctionType(c, llvm.GetLLVMVoidType(c), []core.Type{ptr, i32, ptr}, true)
	g.l.Runtime(fork, ty, "nounwind")
	g.l.Callback(fork, 2)
	g.b.SetEnd(call)
	symbol, _ := f.SymbolName()
	args := []*core.Value{g.address(o.ident), g.i32(int64(len(params) - 2)), g.address(symbol)}
	if packed != nil {
		args = append(args, packed)
	}
	g.call(fork, ty, args...)
	if ends {
		g.br(o.exit)
	} else {
		g.emit(llvm.NewUnreachable(g.b).Op, "")
	}

	g.f = f
	o.tidAddr.DefiningOp().MoveBefore(o.tidLoad)
	g.b.SetBefore(o.tidLoad)
	g.store(g.load(i32, o.entry.Arg(0), ""), o.tidAddr)
	for _, op := range o.drop {
		g.l.Drop(op)
	}
	g.raise(f, o.entry)
}

// field returns the address of a field.
func (g *generator) field(tuple core.Type, base *core.Value, i int, name string) *core.Value {
	return g.emit(llvm.NewGEP(g.b, g.ptr(), base, nil, []int32{0, int32(i)}, tuple).Op, name)
}

// constants copies the constants that blocks use from outside to the start of the first one.
func (g *generator) constants(blocks []*core.Block, inside map[*core.Block]bool) {
	copies := &core.IRMapping{}
	g.b.SetStart(blocks[0])
	var copied func(v *core.Value) *core.Value
	copied = func(v *core.Value) *core.Value {
		if w, ok := copies.Lookup(v); ok {
			return w
		}
		def := v.DefiningOp()
		for _, x := range def.Operands() {
			copied(x)
		}
		w := g.emit(g.b.Insert(def.CloneWithoutRegions(copies)), "")
		copies.Map(v, w)
		return w
	}
	for _, b := range blocks {
		for op := range b.Ops() {
			for i, v := range op.Operands() {
				if g.l.Constant(v) && !inside[v.ParentBlock()] {
					op.SetOperand(i, copied(v))
				}
			}
		}
	}
}

// raise moves single variables to the end of the entry block of a function, from blocks that are executed in any case.
func (g *generator) raise(f *core.Operation, entry *core.Block) {
	for b := range f.Region(0).Blocks() {
		var list []*core.Operation
		for op := range b.Ops() {
			if n, ok := g.allocated(op); ok && n == 1 {
				list = append(list, op)
			}
		}
		if b == entry || len(list) == 0 || !alwaysReached(entry, b) {
			continue
		}
		for _, op := range list {
			op.MoveBefore(entry.Last())
		}
	}
}

// allocated returns how many variables an operation makes, when that is known.
func (g *generator) allocated(op *core.Operation) (int64, bool) {
	if !op.Is(&llvm.AllocaDef) {
		return 0, false
	}
	return g.l.Int(op.Operand(0))
}

// alwaysReached reports whether no way leads from a block to an end of the function without another block.
func alwaysReached(from, through *core.Block) bool {
	seen := map[*core.Block]bool{from: true, through: true}
	work := []*core.Block{from}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if b.HasNoSuccessors() {
			return false
		}
		for _, s := range successors(b) {
			if !seen[s] {
				seen[s] = true
				work = append(work, s)
			}
		}
	}
	return true
}
