// RUN: ods opt %s --convert-func-to-llvm | golden %S/unranked.out

// Pointers of dialect ptr have no counterpart here. Of unranked memrefs, only results depend on their elements.
func.func private @result() -> memref<*x!ptr.ptr<#ptr.generic_space>>
func.func private @parameter(memref<*x!ptr.ptr<#ptr.generic_space>>)
func.func private @fine(memref<*xindex>) -> memref<*xindex>
