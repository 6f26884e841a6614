// RUN: ods opt %s --convert-func-to-llvm --convert-cf-to-llvm --split-input-file --verify-diagnostics=only-expected

// expected-error @unknown {{conversion of memref memory space "x" to integer address space failed. Consider adding memory space conversions.}}
// expected-error @unknown {{conversion of memref memory space "y" to integer address space failed. Consider adding memory space conversions.}}
func.func @spaces(%a: memref<2xf32, "x">, %b: memref<2xf32, "x">) { return }
func.func @other(%a: memref<2xf32, "y">) { return }

// -----

// expected-error @+1 {{Contains llvm.linkage attribute not of type LLVM::LinkageAttr}}
func.func @linkage() attributes {llvm.linkage = 3} { return }

// -----

// expected-error @+1 {{C interface for variadic functions is not supported yet.}}
func.func private @variadic(i32) attributes {func.varargs = true, llvm.emit_c_interface}

// -----

// expected-error @+1 {{redefinition of reserved function 'malloc' of different type '!llvm.func<ptr (i32)>' is prohibited}}
llvm.func @malloc(i32) -> !llvm.ptr
func.func @f(%x: memref<*xf32>) -> memref<*xf32> {
  // expected-error @+1 {{'func.return' op expects parent op 'func.func'}}
  return %x : memref<*xf32>
}

// -----

func.func @tensor(%a: tensor<2xf32>) {
  // expected-error @+1 {{failed to legalize operation 'cf.br' that was explicitly marked illegal}}
  cf.br ^bb1(%a : tensor<2xf32>)
^bb1(%b: tensor<2xf32>):
  return
}

// -----

// expected-error @+1 {{redefinition of reserved function 'puts' of different type '!llvm.func<void (i32)>' is prohibited}}
llvm.func @puts(i32)
func.func @assert(%c: i1) {
  // expected-error @+1 {{failed to legalize operation 'cf.assert' that was explicitly marked illegal}}
  cf.assert %c, "a"
  return
}
