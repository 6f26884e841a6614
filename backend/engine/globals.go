package engine

import (
	"cmp"
	"context"
	"slices"

	"github.com/odsgen/ods/backend/read"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/llvm"
)

// declare gives every function and global its address.
func (e *Engine) declare(module *core.Operation, r *core.Reporter) bool {
	ok := e.declareSymbols(module, r)
	for op := range module.Region(0).Ops() {
		var p uint64
		var err error
		if v, is := llvm.AsLLVMFuncOp(op); is && ok {
			f := e.functions[v.SymName()]
			if p, err = e.m.mem.allocate(functionMemory, 0, []byte{}); err == nil {
				e.m.mem.at(p).fn = f
				f.addr = p
			}
		} else if v, is := llvm.AsGlobalOp(op); is && ok && e.globalTypes[v.SymName()] != nil {
			p, err = e.m.mem.allocate(globalMemory, e.layout.SizeOf(v.GlobalType()), nil)
			e.globals[v.SymName()] = p
		}
		if err != nil {
			return r.Errorf(op.Loc(), "%v", err).Fail()
		}
	}
	return ok
}

// declareSymbols collects the functions and globals of the module, and what runs when it starts and ends.
func (e *Engine) declareSymbols(module *core.Operation, r *core.Reporter) bool {
	for op := range module.Region(0).Ops() {
		switch {
		case op.Is(&llvm.LLVMFuncDef):
			v := core.Must(llvm.AsLLVMFuncOp(op))
			ft, ok := v.FunctionType().(*llvm.LLVMFunctionType)
			if !ok {
				return r.OpErrorf(op, "has no function type of the llvm dialect").Fail()
			}
			f := &function{name: v.SymName(), op: op, params: ft.Params(), result: ft.ReturnType(), vararg: ft.VarArg()}
			e.functions[f.name] = f
		case op.Is(&llvm.GlobalDef):
			v := core.Must(llvm.AsGlobalOp(op))
			if read.IsDeclared(v) {
				continue // it has no address here
			}
			e.globalTypes[v.SymName()] = v.GlobalType()
		case op.Is(&llvm.GlobalCtorsDef):
			v := core.Must(llvm.AsGlobalCtorsOp(op))
			e.constructors = append(e.constructors, llvmdefs.Structors(v.CtorsAttr(), v.PrioritiesAttr())...)
		case op.Is(&llvm.GlobalDtorsDef):
			v := core.Must(llvm.AsGlobalDtorsOp(op))
			e.destructors = append(e.destructors, llvmdefs.Structors(v.DtorsAttr(), v.PrioritiesAttr())...)
		case op.Info().DialectName() != llvm.Name && !read.IsElsewhere(op):
			return read.NotLowered(r, op, "cannot be executed")
		}
	}
	byPriority := func(x, y llvmdefs.Structor) int { return cmp.Compare(x.Priority, y.Priority) }
	slices.SortStableFunc(e.constructors, byPriority)
	slices.SortStableFunc(e.destructors, func(x, y llvmdefs.Structor) int { return byPriority(y, x) })
	return true
}

// address returns the address of a symbol.
func (e *Engine) address(name string) (uint64, bool) {
	if f := e.functions[name]; f != nil {
		return f.addr, true
	}
	p, ok := e.globals[name]
	return p, ok
}

// initialize computes the values of globals.
func (e *Engine) initialize(module *core.Operation, r *core.Reporter) bool {
	for op := range module.Region(0).Ops() {
		v, ok := llvm.AsGlobalOp(op)
		if !ok {
			continue
		}
		p, ok := e.globals[v.SymName()]
		if !ok {
			continue
		}
		if !e.initializeGlobal(v, p, r) {
			return false
		}
		if v.Constant() {
			e.m.mem.at(p).kind = constantMemory
		}
	}
	return true
}

// initializeGlobal stores the value of a global.
func (e *Engine) initializeGlobal(v llvm.GlobalOp, p uint64, r *core.Reporter) bool {
	t := v.GlobalType()
	if e.initializeData(v, p) {
		return true
	}
	leaves, ok := e.leaves(t)
	if !ok {
		return r.Errorf(v.Op.Loc(), "global '@%s' has type %s, which the embedded engine does not have; use LLVM's lli", v.SymName(),
			t).Fail()
	}
	words, undef := make([]uint64, wordsOf(leaves)), make([]byte, wordsOf(leaves))
	if v.Initializer().IsEmpty() {
		bad := make([]bool, len(words))
		if !e.evaluate(v.ValueAttr(), t, words, bad) {
			return r.Errorf(v.Op.Loc(), "the value of global '@%s' is not known to the embedded engine; use LLVM's lli",
				v.SymName()).Fail()
		}
		for i, b := range bad {
			undef[i] = byte(boolWord(b))
		}
	} else {
		// An initializer is executed like a function without arguments.
		f := &function{name: v.SymName(), op: v.Op, result: t}
		e.m.steps, e.m.spent = askEvery, 0
		res, flags, err := e.m.run(f, nil)
		if err != nil {
			return appendErrors(r, v.Op, err)
		}
		copy(words, res)
		copy(undef, flags)
	}
	clear(e.m.mem.at(p).undef)
	e.storeLeaves(p, leaves, words, undef)
	return true
}

// initializeData stores arrays of whole bytes without taking them apart.
func (e *Engine) initializeData(v llvm.GlobalOp, p uint64) bool {
	a := e.m.mem.at(p)
	if !v.Initializer().IsEmpty() || !read.Data(v.ValueAttr(), uint64(len(a.data)), func() []byte { return a.data }) {
		return false
	}
	a.undef = nil
	return true
}

// storeLeaves writes a value to memory that is known to have room for it.
func (e *Engine) storeLeaves(p uint64, leaves []leaf, words []uint64, undef []byte) {
	a := e.m.mem.at(p)
	base := p & (1<<offsetBits - 1)
	at := 0
	for i := range leaves {
		l := &leaves[i]
		if l.Pack > 0 {
			e.storePackedLeaf(a, base, l, words[at:at+int(l.Words)], firstFlag(undef[at:at+int(l.Words)]...))
			at += int(l.Words)
			continue
		}
		for k := range l.Words {
			off := base + l.Off + uint64(k)*8
			size := min(l.Bytes-uint64(k)*8, 8)
			writeWord(a.data[off:off+size], words[at])
			for b := off; b < off+size; b++ {
				a.undef[b] = undef[at]
			}
			at++
		}
	}
}

func appendErrors(r *core.Reporter, op *core.Operation, err error) bool {
	if list, ok := asList(err); ok {
		for _, d := range list {
			r.Report(d)
		}
		return false
	}
	return r.Errorf(op.Loc(), "%v", err).Fail()
}

// storePackedLeaf writes an element of a vector whose elements are not whole bytes. The first one makes all of its
// bytes defined; poison of any makes them poison.
func (e *Engine) storePackedLeaf(a *allocation, base uint64, l *leaf, words []uint64, flag byte) {
	start, end := base+l.Off, base+l.Off+l.Pack
	all := num.Zero(uint(l.Pack) * 8)
	if l.Bit > 0 {
		all = intOfBytes(uint(l.Pack)*8, a.data[start:end])
	}
	putBytes(a.data[start:end], all.InsertBits(num.NewIntWords(l.Width, words), l.Bit))
	for b := start; b < end; b++ {
		if l.Bit == 0 {
			a.undef[b] = 0
		}
		a.undef[b] = firstFlag(a.undef[b], flag)
	}
}

// resolveAliases gives every alias the address that its initializer computes.
func (e *Engine) resolveAliases(module *core.Operation, r *core.Reporter) bool {
	aliases := map[string]llvm.AliasOp{}
	for op := range module.Region(0).Ops() {
		if v, ok := llvm.AsAliasOp(op); ok {
			aliases[v.SymName()] = v
		}
	}
	var resolve func(v llvm.AliasOp) bool
	resolve = func(v llvm.AliasOp) bool {
		name := v.SymName()
		delete(aliases, name) // an alias of itself has no address
		ok := true
		v.Op.Walk(func(op *core.Operation) {
			if next, is := aliases[aliasee(op)]; is && ok {
				ok = resolve(next)
			}
		})
		if !ok {
			return false
		}
		f := &function{name: name, op: v.Op, result: llvm.GetLLVMPointerType(e.ctx, 0)}
		e.m.steps, e.m.spent = askEvery, 0
		res, _, err := e.m.run(f, nil)
		if err != nil {
			return appendErrors(r, v.Op, err)
		}
		e.globals[name] = res[0]
		return true
	}
	for op := range module.Region(0).Ops() {
		if v, ok := llvm.AsAliasOp(op); ok && aliases[v.SymName()].Op == op && !resolve(v) {
			return false
		}
	}
	return true
}

// aliasee returns the symbol whose address an operation takes, empty for other operations.
func aliasee(op *core.Operation) string {
	if !op.Is(&llvm.AddressOfDef) {
		return ""
	}
	return read.Symbol(op)
}

// construct runs the constructors that have not run, those with the lowest priority first.
func (e *Engine) construct(ctx context.Context) error {
	list := e.constructors
	e.constructors = nil
	return e.runAll(ctx, list)
}

// Finish runs the destructors of the module, those with the highest priority first, once.
func (e *Engine) Finish(ctx context.Context) error {
	was, err := e.enter()
	if err != nil {
		return err
	}
	defer e.leave(was)
	list := e.destructors
	e.destructors = nil
	return e.runAll(ctx, list)
}

func (e *Engine) runAll(ctx context.Context, list []llvmdefs.Structor) error {
	for _, s := range list {
		if _, err := e.callValues(ctx, s.Name, nil); err != nil {
			return err
		}
	}
	return nil
}
