llvm.func @printI64(i64)
llvm.func @printNewline()
llvm.mlir.global internal @state(5 : i64) : i64
llvm.mlir.global_ctors ctors = [@second, @first], priorities = [200 : i32, 100 : i32], data = [#llvm.zero, #llvm.zero]
llvm.func internal @first() {
  %p = llvm.mlir.addressof @state : !llvm.ptr
  %c = llvm.mlir.constant(3 : i64) : i64
  %v = llvm.load %p : !llvm.ptr -> i64
  %w = llvm.mul %v, %c : i64
  llvm.store %w, %p : i64, !llvm.ptr
  llvm.return
}
llvm.func internal @second() {
  %p = llvm.mlir.addressof @state : !llvm.ptr
  %c = llvm.mlir.constant(1 : i64) : i64
  %v = llvm.load %p : !llvm.ptr -> i64
  %w = llvm.add %v, %c : i64
  llvm.store %w, %p : i64, !llvm.ptr
  llvm.return
}
llvm.func @main() {
  %p = llvm.mlir.addressof @state : !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i64
  llvm.call @printI64(%v) : (i64) -> ()
  llvm.call @printNewline() : () -> ()
  llvm.return
}
