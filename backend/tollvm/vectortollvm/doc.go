// Package vectortollvm has the pass convert-vector-to-llvm. It lowers vectors of several dimensions step by step, with the
// patterns of package passes/dialect/vector, before those of package tollvm convert what is left. It stands apart from package tollvm
// because it links several dialects that programs without vectors do not need.
//
//	reg := passes.NewRegistry()
//	tollvm.RegisterPasses(reg)
//	vectortollvm.RegisterPasses(reg)
package vectortollvm
