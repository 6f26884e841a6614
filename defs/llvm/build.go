package llvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// BuildFunc makes llvm.func with external linkage. body gets the builder at the start of the entry block and the
// function's parameters, and returns what llvm.return takes; nil for a function without a result, or when it ended the
// last block itself. It panics as [llvm.LLVMFunc.Build] does.
func BuildFunc(b *core.Builder, name string, typ *llvm.LLVMFunctionType,
	body func(b *core.Builder, params []*core.Value) *core.Value) llvm.LLVMFuncOp {
	f := llvm.LLVMFunc{SymName: name, FunctionType: typ}.Build(b)
	in := core.NewBuilder(b.Context())
	in.SetLoc(f.Op.Loc())
	entry := in.CreateBlock(f.Body(), typ.Params())
	result := body(in, entry.Args())
	if end := in.Block().Last(); end == nil || !end.Has(core.TraitTerminator) {
		llvm.Return{Arg: result}.Build(in)
	}
	return f
}
