// RUN: ods opt %s --pass-pipeline="builtin.module(func.func(llvm-request-c-wrappers))" | golden %S/wrappers.out
llvm.func linkonce @a() { llvm.return }
llvm.func linkonce_odr @b() { llvm.return }
llvm.func @c() { llvm.return }
llvm.mlir.global linkonce constant @g(3 : i32) : i32
llvm.mlir.global weak constant @h(3 : i32) : i32
llvm.mlir.global weak_odr constant @h2(3 : i32) : i32
func.func private @f()
func.func @k(%a: i32) { return }
