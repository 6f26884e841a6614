// Package function has the custom syntax that operations with the trait FunctionLike share: func.func, llvm.func,
// gpu.func and others parse and print through it.
//
//	func (Hooks) ParseFunc(p *core.Parser, st *core.OperationState) bool { return function.Parse(p, st, function.Syntax{}) }
//	func (Hooks) PrintFunc(p *core.Printer, op funcd.FuncOp)      { function.Print(p, op.Op, function.Syntax{}) }
//
// The parts can be used alone by operations that write more between them: [ParseSignature], [PrintSignature],
// [PrintAttrs], [ParseBody]. The operation's inherent attributes have upstream's names: sym_name, sym_visibility,
// function_type, arg_attrs and res_attrs. What the function interface's verifier checks is in package core, as part of
// the trait.
package function
