package engine

import (
	"github.com/odsgen/ods/backend/read"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

func (c *compiler) returnOp(op *core.Operation) bool {
	var slots []int32
	if op.NumOperands() > 0 {
		slots = c.of(op.Operand(0))
	}
	c.f.returns = append(c.f.returns, c.pool(slots))
	c.payLong()
	c.emit(instr{op: opReturn, c: int32(len(c.f.returns) - 1), cost: c.cost()})
	return true
}

// call emits a call of a symbol, or of the address that is the first operand.
func (c *compiler) call(op *core.Operation, sym *core.SymbolRefAttr, args []*core.Value) bool {
	k := call{}
	c.payLong()
	in := instr{op: opCall, cost: c.cost()}
	if sym != nil {
		if k.callee = c.e.callee(sym.Root()); k.callee == nil {
			return c.err.Errorf(op.Loc(), "'%s' op calls '@%s', which is no function of the module", op.Name(), sym.Root()).Fail()
		}
		in.a = c.word(0)
	} else {
		in.a = c.one(args[0])
		args = args[1:]
	}
	var slots []int32
	for _, a := range args {
		slots = append(slots, c.of(a)...)
		k.argTypes = append(k.argTypes, a.Type())
	}
	k.args = c.pool(slots)
	if op.NumResults() > 0 {
		k.typ = op.Result(0).Type()
		if !c.define(op.Result(0)) {
			return false
		}
		k.results = c.pool(c.of(op.Result(0)))
	}
	in.c = int32(len(c.f.calls))
	c.f.calls = append(c.f.calls, k)
	c.emit(in)
	c.from = len(c.f.code)
	return true
}

// callee returns the function that a symbol or the symbol of an alias stands for.
func (e *Engine) callee(name string) *function {
	if f := e.functions[name]; f != nil {
		return f
	}
	if p, ok := e.address(name); ok {
		if f, err := e.m.calleeAt(p); err == nil {
			return f
		}
	}
	return nil
}

// invoke emits a call and the branch to the successor for those that return. Nothing throws here.
func (c *compiler) invoke(op *core.Operation) bool {
	v := core.Must(llvm.AsInvokeOp(op))
	if !c.call(op, v.CalleeAttr(), v.CalleeOperands()) {
		return false
	}
	c.jump(op)
	return true
}

// exception emits a trap for what handles exceptions, which control cannot reach.
func (c *compiler) exception(op *core.Operation) bool {
	if op.NumResults() > 0 && !c.define(op.Result(0)) {
		return false
	}
	c.generic(nil, nil, func(*machine, []uint64, []uint64) outcome {
		return trapf(Unsupported.Errorf("'%s' op was reached, but the embedded engine has no exceptions; use LLVM's lli", op.Name()))
	})
	return true
}

// callIntrinsic emits the intrinsic that a name in LLVM's notation stands for.
func (c *compiler) callIntrinsic(op *core.Operation) bool {
	name, ok := read.Called(op)
	if !ok {
		return c.unsupported(op, "")
	}
	return c.intrinsic(op, name)
}

// variadicArg emits reading the next argument of a list.
func (c *compiler) variadicArg(op *core.Operation) bool {
	r := op.Result(0)
	if !c.define(r) {
		return false
	}
	list, size := c.one(op.Operand(0)), c.e.layout.StoreSize(r.Type())
	at, next := c.fresh(), c.fresh()
	c.emit(instr{op: opLoad, dst: at, a: list, aux: 8})
	c.loadSlots(at, 0, r.Type(), c.of(r))
	c.emit(instr{op: opAddImm, dst: next, a: at, imm: read.VariadicStep(size)})
	c.emit(instr{op: opStore, a: list, b: next, aux: 8})
	return true
}

// variadicList emits the intrinsics that start and copy lists of arguments.
func (c *compiler) variadicList(op *core.Operation, name string) bool {
	dst := c.one(op.Operand(0))
	from := c.fresh()
	if name == "vacopy" {
		c.emit(instr{op: opLoad, dst: from, a: c.one(op.Operand(1)), aux: 8})
	} else {
		if !c.f.vararg {
			return c.err.Errorf(op.Loc(), "'%s' op is in '@%s', which has no variadic arguments", op.Name(), c.f.name).Fail()
		}
		c.generic([]int32{from}, nil, func(m *machine, _, out []uint64) outcome {
			out[0] = m.varargs
			return done
		})
	}
	c.emit(instr{op: opStore, a: dst, b: from, aux: 8})
	return true
}

// passVariadic puts the arguments of a call after the declared ones into stack memory, and returns its address.
func (m *machine) passVariadic(f *function, k *call, callee *function, base int, careful bool) (uint64, error) {
	size, first := uint64(0), len(callee.params)
	for _, t := range k.argTypes[first:] {
		size += read.VariadicStep(m.e.layout.StoreSize(t))
	}
	p, err := m.alloca(1, size)
	if err != nil {
		return 0, err
	}
	slots := f.list(k.args)[callee.nParams:]
	at := p
	for _, t := range k.argTypes[first:] {
		leaves, _ := m.e.leaves(t)
		n := int(wordsOf(leaves))
		words, flags := make([]uint64, n), make([]byte, n)
		for i, s := range slots[:n] {
			words[i] = m.words[base+int(s)]
			if careful {
				flags[i] = m.poison[base+int(s)]
			}
		}
		m.e.storeLeaves(at, leaves, words, flags)
		slots, at = slots[n:], at+read.VariadicStep(m.e.layout.StoreSize(t))
	}
	return p, nil
}
