package wasm

import (
	"github.com/odsgen/ods/backend/layout"
	"github.com/odsgen/ods/backend/read"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// limit is how many parameters and results a function of WebAssembly may have.
const limit = 1000

func (f *fn) callOp(op *core.Operation) bool {
	v := core.Must(llvm.AsCallOp(op))
	return f.call(op, v.CalleeAttr(), v.CalleeOperands())
}

// invoke is a call, and the branch to the successor for those that return. Nothing throws here.
func (f *fn) invoke(op *core.Operation) bool {
	v := core.Must(llvm.AsInvokeOp(op))
	if !f.call(op, v.CalleeAttr(), v.CalleeOperands()) {
		return false
	}
	f.pass(op, 0)
	return true
}

// call writes a call of a symbol, or of the address that is the first operand.
func (f *fn) call(op *core.Operation, sym *core.SymbolRefAttr, args []*core.Value) bool {
	var target *expr
	var callee *function
	if sym != nil {
		if callee = f.m.callee(sym.Root()); callee == nil {
			return f.m.r.Errorf(op.Loc(), "'%s' op calls '@%s', which is no function of the module", op.Name(), sym.Root()).Fail()
		}
	} else {
		target = f.use(f.vals[args[0]][0])
		args = args[1:]
	}
	fixed := len(args)
	variadic := f.m.passesVariadic(op)
	if variadic {
		fixed = min(len(variadicType(op).Params()), fixed)
	}
	typ, list, ok := f.arguments(op, args[:fixed], false)
	if !ok {
		return false
	}
	if variadic {
		area, ok := f.passVariadic(op, args[fixed:])
		if !ok {
			return false
		}
		list = append(list, area)
		typ.params += string([]byte{byte(i32)})
	}
	if target == nil && typ != callee.typ {
		return f.m.r.Errorf(op.Loc(), "'%s' op calls '@%s' with another type than it has", op.Name(), callee.name).Fail()
	}
	f.flush()
	if callee != nil {
		callee = f.divided(op, callee)
		f.remember(callee)
	}
	for _, x := range list {
		f.write(x)
	}
	if target != nil {
		f.write(target)
		f.code.mark(f.here)
		f.indexed(opCallIndirect, f.m.typeIndex(typ))
		f.code.bytes = append(f.code.bytes, 0)
	} else {
		f.writeCall(callee)
	}
	f.results(op, typ.results)
	if variadic {
		f.forbid(f.get(f.top))
		f.write(f.get(f.top))
		f.indexed(opGlobalSet, 0)
	}
	return true
}

// writeCall writes a call whose number is filled in later.
func (f *fn) writeCall(callee *function) {
	f.code.mark(f.here)
	f.op(opCall)
	f.code.calls = append(f.code.calls, callSite{len(f.code.bytes), callee})
}

// arguments collects the parts of arguments, or their scalars, and the type of a function with them.
func (f *fn) arguments(op *core.Operation, args []*core.Value, scalars bool) (funcType, []*expr, bool) {
	var typ funcType
	var list []*expr
	of := f.m.types.vals
	if scalars {
		of = f.m.types.scalarVals
	}
	for _, a := range args {
		vals, ok := of(a.Type())
		if !ok {
			return typ, nil, f.unsupported(op, " because of the type "+a.Type().String()+" of an operand")
		}
		typ.params += vals
		parts := f.value(a)
		if scalars {
			parts = f.spread(a.Type(), parts)
		}
		for _, x := range parts {
			list = append(list, f.use(x))
		}
	}
	if op.NumResults() > 0 {
		typ.results, _ = of(op.Result(0).Type())
	}
	if len(typ.params) > limit || len(typ.results) > limit {
		return typ, nil, f.unsupported(op, ": it has more than 1,000 scalars as operands or results; pass them through memory")
	}
	return typ, list, true
}

// results takes the results of a call from the stack.
func (f *fn) results(op *core.Operation, vals string) {
	if op.NumResults() == 0 {
		return
	}
	r := op.Result(0)
	if !r.HasUses() {
		for range vals {
			f.op(opDrop)
		}
		return
	}
	leaves, _ := f.m.types.leaves(r.Type())
	f.vals[r] = f.take(leaves, vals)
}

// take makes locals of what a call left on the stack.
func (f *fn) take(leaves []leaf, vals string) []*expr {
	parts := make([]*expr, len(vals))
	for i := len(vals) - 1; i >= 0; i-- {
		n := f.local(valType(vals[i]))
		f.indexed(opLocalSet, n)
		parts[i] = f.get(n)
	}
	at := 0
	for i := range leaves {
		for k := range leaves[i].parts() {
			parts[at].bits = partBits(&leaves[i], k)
			at++
		}
	}
	return parts
}

// Variadic arguments lie in stack memory, and their address is one more argument.

// passesVariadic reports whether a call is one of a variadic function.
func (m *module) passesVariadic(op *core.Operation) bool {
	t := variadicType(op)
	return t != nil && t.VarArg()
}

// variadicType returns the type of the called function where the call says it, which it must for variadic ones.
func variadicType(op *core.Operation) *llvm.LLVMFunctionType {
	var t core.Type
	if v, ok := llvm.AsCallOp(op); ok {
		t, _ = v.VarCalleeType()
	} else if v, ok := llvm.AsInvokeOp(op); ok {
		t, _ = v.VarCalleeType()
	}
	ft, _ := t.(*llvm.LLVMFunctionType)
	return ft
}

// passVariadic stores arguments and returns their address.
func (f *fn) passVariadic(op *core.Operation, args []*core.Value) (*expr, bool) {
	size := uint64(0)
	for _, a := range args {
		if l, ok := f.m.types.leaves(a.Type()); !ok || len(l) == 0 {
			return nil, f.unsupported(op, " because of the type "+a.Type().String()+" of an operand")
		}
		size += read.VariadicStep(f.m.types.layout.StoreSize(a.Type()))
	}
	size = (size + stackAlign - 1) &^ (stackAlign - 1)
	top := f.local(i32)
	f.set(top, f.stackPointer())
	f.top = top
	f.trapFull(f.full(f.get(top), size))
	area := f.local(i32)
	f.set(area, f.int(opSub, f.get(top), const32(size)))
	f.write(f.get(area))
	f.indexed(opGlobalSet, 0)
	f.allow(f.get(area), size)
	at := uint64(0)
	for _, a := range args {
		f.storeType(f.offset(f.get(area), at, true), f.value(a), a.Type(), 3)
		at += read.VariadicStep(f.m.types.layout.StoreSize(a.Type()))
	}
	return f.get(area), true
}

// variadicArg reads the next argument of a list.
func (f *fn) variadicArg(op *core.Operation) bool {
	r := op.Result(0)
	list := f.hold(f.one(op, 0))
	at := f.hold(f.read(opI32Load, i32, place{list, 0}, 0, 2))
	parts := f.holdAll(f.loadType(at, r.Type(), 3))
	f.flush()
	f.writeTo(opI64Store, place{list, 0}, 0, 3, f.wide(f.int(opAdd, at, const32(read.VariadicStep(f.m.types.layout.StoreSize(r.Type()))))))
	f.define(r, parts)
	return true
}

// variadicList starts or copies a list of arguments.
func (f *fn) variadicList(op *core.Operation, name string) bool {
	var from *expr
	if name == "vacopy" {
		from = f.hold(f.read(opI32Load, i32, place{f.one(op, 1), 0}, 0, 2))
	} else {
		if !f.self.vararg {
			return f.m.r.Errorf(op.Loc(), "'%s' op is in '@%s', which has no variadic arguments", op.Name(), f.self.name).Fail()
		}
		from = f.get(f.variadic)
	}
	list := f.hold(f.one(op, 0))
	f.flush()
	f.writeTo(opI64Store, place{list, 0}, 0, 3, f.wide(from))
	return true
}

// callIntrinsic translates the intrinsic that a name in LLVM's notation stands for.
func (f *fn) callIntrinsic(op *core.Operation) bool {
	name, ok := read.Called(op)
	if !ok {
		return f.unsupported(op, "")
	}
	return f.intrinsic(op, name)
}

// host calls a function of the host for an operation that only computes, on values that WebAssembly does not have. The
// name of the import is the operation's in MLIR's generic form.
func (f *fn) host(op *core.Operation) bool {
	args := make([]*core.Value, op.NumOperands())
	for i := range args {
		args[i] = op.Operand(i)
		if hasPointer(f.m, args[i].Type()) {
			return f.unsupported(op, "")
		}
	}
	if !op.IsMemoryEffectFree() || op.NumResults() != 1 || op.NumRegions() > 0 || hasPointer(f.m, op.Result(0).Type()) {
		return f.unsupported(op, "")
	}
	typ, list, ok := f.arguments(op, args, true)
	if !ok {
		return false
	}
	for _, x := range list {
		f.write(x)
	}
	f.writeCall(f.m.hostOperation(op, typ))
	r := op.Result(0)
	leaves, _ := f.m.types.scalars(r.Type())
	f.define(r, f.gather(r.Type(), f.take(leaves, typ.results)))
	return true
}

// hasPointer reports whether a type has pointers in it, or cannot be translated.
func hasPointer(m *module, t core.Type) bool {
	l, ok := m.types.leaves(t)
	for i := range l {
		ok = ok && l[i].Kind != layout.Pointer
	}
	return !ok
}
