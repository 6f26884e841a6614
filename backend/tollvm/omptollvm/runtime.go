package omptollvm

import (
	"strconv"

	"github.com/odsgen/ods/core"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/llvm"
)

// What the runtime library is told about a call, in the flags of its location.
const (
	identPlain      = 2
	barrierExplicit = 32
	barrierFor      = 64
)

// unknownPlace is the place of a call in a program without debug information.
const unknownPlace = ";unknown;unknown;0;0;;"

// ident returns the symbol of a location with flags.
func (g *generator) ident(flags int) string {
	c := g.b.Context()
	bytes := llvm.GetLLVMArrayType(c, c.Integer(8), uint64(len(unknownPlace)+1))
	text := "[" + strconv.Itoa(len(unknownPlace)+1) + ` x i8] c"` + unknownPlace + `\00", align 1`
	place := g.l.Unnamed(bytes, text, text)
	ty := llvmdefs.IdentifiedStruct(c, "struct.ident_t")
	i32 := c.I32()
	llvmdefs.SetBody(ty, false, i32, i32, i32, i32, g.ptr())
	text = "%struct.ident_t { i32 0, i32 " + strconv.Itoa(flags) + ", i32 0, i32 " + strconv.Itoa(len(unknownPlace)) + ", ptr @" +
		place[1:] + " }, align 8"
	return g.l.Unnamed(ty, text, text)
}

// address returns the address of a symbol.
func (g *generator) address(symbol string) *core.Value {
	return g.emit(llvm.NewAddressOf(g.b, g.ptr(), symbol).Op, "")
}

// call calls a function of the runtime library.
func (g *generator) call(name string, ty *llvm.LLVMFunctionType, args ...*core.Value) *core.Value {
	c := g.b.Context()
	call := llvm.Call{Callee: c.SymbolRef(name), CalleeOperands: args}
	if ty.VarArg() {
		call.VarCalleeType = c.TypeAttr(ty)
	}
	if _, void := ty.ReturnType().(*llvm.LLVMVoidType); !void {
		call.ResultType = ty.ReturnType()
	}
	return g.emit(call.Build(g.b).Op, "")
}

// thread returns the number of the thread.
func (g *generator) thread() *core.Value {
	const name = "__kmpc_global_thread_num"
	ident := g.ident(identPlain)
	ty := llvm.GetLLVMFunctionType(g.b.Context(), g.b.Context().I32(), []core.Type{g.ptr()}, false)
	g.l.Runtime(name, ty, "nounwind")
	v := g.call(name, ty, g.address(ident))
	g.l.Name(v, "omp_global_thread_num")
	return v
}

// barrier lets the threads of a team wait for each other.
func (g *generator) barrier(kind int) {
	const name = "__kmpc_barrier"
	ident := g.ident(identPlain | kind)
	thread := g.thread()
	c := g.b.Context()
	ty := llvm.GetLLVMFunctionType(c, llvm.GetLLVMVoidType(c), []core.Type{g.ptr(), c.I32()}, false)
	g.l.Runtime(name, ty, "convergent nounwind")
	g.call(name, ty, g.address(ident), thread)
}
