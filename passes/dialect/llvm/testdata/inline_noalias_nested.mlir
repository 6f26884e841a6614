// RUN: ods opt %s  --inline="default-pipeline="  | golden %S/inline_noalias_nested.out

// Such parameters passed on to such parameters; llvm within func.

llvm.mlir.global internal @glob(0 : i32) : i32
llvm.func @n(%p: !llvm.ptr {llvm.noalias}, %q: !llvm.ptr, %k: i1) {
  %c = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  %s = llvm.select %k, %p, %a : i1, !llvm.ptr
  llvm.store %c, %s : i32, !llvm.ptr
  %s2 = llvm.select %k, %p, %q : i1, !llvm.ptr
  llvm.store %c, %s2 : i32, !llvm.ptr
  llvm.return
}
llvm.func @m(%p: !llvm.ptr {llvm.noalias}, %q: !llvm.ptr, %i: i64 {llvm.noundef}) {
  llvm.call @m2(%p, %q) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
llvm.func @m2(%p: !llvm.ptr {llvm.noalias}, %q: !llvm.ptr {llvm.noalias}) {
  %c = llvm.load %p : !llvm.ptr -> i32
  llvm.store %c, %q : i32, !llvm.ptr
  llvm.return
}
llvm.func @callarg(%p: !llvm.ptr, %q: !llvm.ptr, %k: i1, %i: i64) {
  llvm.call @n(%p, %q, %k) : (!llvm.ptr, !llvm.ptr, i1) -> ()
  llvm.call @m(%p, %q, %i) : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
func.func @fu() { 
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = func.call @fu2(%0) : (i32) -> (i32)
  func.return }
func.func @fu2(%k: i32) -> i32 {
  %a = llvm.alloca %k x i32 : (i32) -> !llvm.ptr
  %b = llvm.load %a : !llvm.ptr -> i32
  return %b : i32
}
// What goes through the regions of an operation.
llvm.func @regions(%p: !llvm.ptr {llvm.noalias}, %q: !llvm.ptr {llvm.noalias}, %k: i1) {
  %c = llvm.mlir.constant(5 : i64) : i32
  %r = scf.if %k -> !llvm.ptr {
    scf.yield %p : !llvm.ptr
  } else {
    scf.yield %q : !llvm.ptr
  }
  llvm.store %c, %r : i32, !llvm.ptr
  %s = scf.if %k -> !llvm.ptr {
    scf.yield %p : !llvm.ptr
  } else {
    scf.yield %p : !llvm.ptr
  }
  llvm.store %c, %s : i32, !llvm.ptr
  llvm.return
}
llvm.func @call_regions(%p: !llvm.ptr, %q: !llvm.ptr, %k: i1) {
  llvm.call @regions(%p, %q, %k) : (!llvm.ptr, !llvm.ptr, i1) -> ()
  llvm.return
}
