package wasm

import (
	"github.com/odsgen/ods/core"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/llvm"
)

// DivideModule is the module of the imports that stand for calls of functions in parts. Each has the name and the type of a function
// that the module exports. The first two arguments are a first number, and the one after the last; the host is to call the function for
// parts of the numbers between, in any order and at the same time. [Import.Op] is the call, with [llvmdefs.DivisibleAttr].
const DivideModule = "divide"

// BottomName is the global of modules with imports of [DivideModule] that says where the stack ends: workers have stacks of their
// own.
const BottomName = "__stack_bottom"

// bottomGlobal is its number.
const bottomGlobal = 3

// divides reports whether there are calls that can be executed in parts.
func divides(op *core.Operation) bool {
	found := false
	op.Walk(func(o *core.Operation) { found = found || o.Is(&llvm.CallDef) && o.Attr(llvmdefs.DivisibleAttr) != nil })
	return found
}

// divided returns the host's function for a call that can be executed in parts, and the function itself for others.
func (f *fn) divided(op *core.Operation, callee *function) *function {
	t := callee.typ
	if !f.m.o.Divide || op.Attr(llvmdefs.DivisibleAttr) == nil || callee.from != "" || t != callee.scalar || t.results != "" || len(t.params) < 2 ||
		t.params[:2] != "\x7e\x7e" {
		return callee
	}
	host := f.m.imported(DivideModule, callee.name, t)
	host.op = op
	return host
}

// full returns the condition that the stack has not so many bytes below an address, where it is full.
func (f *fn) full(at *expr, size uint64) *expr {
	if !f.m.o.Divide {
		return f.int(opLtU, at, const32(size+f.m.bottom))
	}
	return f.int(opLtU, f.int(opSub, at, f.stackBottom()), const32(size))
}

// stackBottom returns the lowest address of the stack.
func (f *fn) stackBottom() *expr {
	if !f.m.o.Divide {
		return const32(f.m.bottom)
	}
	return &expr{op: opGlobalGet, typ: i32, imm: bottomGlobal, bits: 32}
}
