package wasm

import (
	"github.com/odsgen/ods/backend/wasm/shape"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// The function of the host that interruptible modules call from time to time, which ends the program or lets it go on.
const (
	TickModule = "ods"
	TickName   = "tick"
)

// TickEvery is how many times loops start again, or functions are called, between two calls of the host.
const TickEvery = 1 << 12

// callsGlobal is the number of the global that counts calls of functions.
const callsGlobal = 2

// prepareChecks starts what counts: loops in a local, which costs next to nothing, and functions that call others, which
// may be recursive, in a global.
func (f *fn) prepareChecks(body []shape.Stmt) {
	if !f.m.o.Interruptible {
		return
	}
	if hasLoop(body) {
		f.countdown = f.local(i32)
		f.set(f.countdown, const32(TickEvery))
	}
	if f.callsOthers() {
		left := f.local(i32)
		f.set(left, f.int(opSub, &expr{op: opGlobalGet, typ: i32, imm: callsGlobal, bits: 32}, const32(1)))
		f.write(f.get(left))
		f.indexed(opGlobalSet, callsGlobal)
		f.tick(left, func() {
			f.write(const32(TickEvery))
			f.indexed(opGlobalSet, callsGlobal)
		})
	}
}

// checkLoop counts another round of a loop.
func (f *fn) checkLoop() {
	if f.countdown < 0 {
		return
	}
	f.set(f.countdown, f.int(opSub, f.get(f.countdown), const32(1)))
	f.tick(f.countdown, func() { f.set(f.countdown, const32(TickEvery)) })
}

// tick calls the host when a count has come to its end, and starts it again.
func (f *fn) tick(left int, again func()) {
	f.write(f.not(f.get(left)))
	f.op(opIf)
	f.code.bytes = append(f.code.bytes, emptyBlock)
	again()
	f.writeCall(f.m.imported(TickModule, TickName, funcType{}))
	f.op(opEnd)
}

func hasLoop(list []shape.Stmt) bool {
	for i := range list {
		if list[i].Kind == shape.Loop || hasLoop(list[i].Body) || hasLoop(list[i].Else) {
			return true
		}
	}
	return false
}

// callsOthers reports whether a function calls one that is defined, or any by its address.
func (f *fn) callsOthers() bool {
	found := false
	f.self.op.Walk(func(op *core.Operation) {
		if op.Is(&llvm.CallDef) || op.Is(&llvm.InvokeDef) {
			v, _ := op.Attr("callee").(*core.SymbolRefAttr)
			callee := (*function)(nil)
			if v != nil {
				callee = f.m.functions[v.Root()]
			}
			found = found || callee == nil || !callee.op.Region(0).IsEmpty()
		}
	})
	return found
}
