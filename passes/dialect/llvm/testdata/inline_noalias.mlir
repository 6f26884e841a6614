// RUN: ods opt %s  --inline="default-pipeline="  | golden %S/inline_noalias.out

// Parameters that alias nothing else get scopes of their own.

llvm.mlir.global internal @glob(0 : i32) : i32
llvm.func @ext(!llvm.ptr)
llvm.func @ext0()
llvm.func @get() -> !llvm.ptr
llvm.func @n(%p: !llvm.ptr {llvm.noalias}, %q: !llvm.ptr, %pp: !llvm.ptr, %k: i1) {
  %c = llvm.mlir.constant(1 : i32) : i32
  llvm.store %c, %q : i32, !llvm.ptr
  %0 = llvm.load %pp : !llvm.ptr -> !llvm.ptr
  llvm.store %c, %0 : i32, !llvm.ptr
  %z = llvm.mlir.zero : !llvm.ptr
  llvm.store %c, %z : i32, !llvm.ptr
  %g = llvm.mlir.addressof @glob : !llvm.ptr
  llvm.store %c, %g : i32, !llvm.ptr
  %a = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  llvm.store %c, %a : i32, !llvm.ptr
  %s = llvm.select %k, %p, %g : i1, !llvm.ptr
  llvm.store %c, %s : i32, !llvm.ptr
  %s2 = llvm.select %k, %p, %0 : i1, !llvm.ptr
  llvm.store %c, %s2 : i32, !llvm.ptr
  %s3 = llvm.select %k, %p, %z : i1, !llvm.ptr
  llvm.store %c, %s3 : i32, !llvm.ptr
  %h = llvm.call @get() : () -> !llvm.ptr
  llvm.store %c, %h : i32, !llvm.ptr
  llvm.call @ext(%p) : (!llvm.ptr) -> ()
  llvm.call @ext0() : () -> ()
  llvm.call @ext(%h) : (!llvm.ptr) -> ()
  %i = llvm.ptrtoint %p : !llvm.ptr to i64
  %j = llvm.inttoptr %i : i64 to !llvm.ptr
  llvm.store %c, %j : i32, !llvm.ptr
  %sz = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memcpy"(%p, %g, %sz) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  
  llvm.br ^bb1(%p : !llvm.ptr)
^bb1(%x: !llvm.ptr):
  llvm.store %c, %x : i32, !llvm.ptr
  %nx = llvm.getelementptr %x[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.cond_br %k, ^bb1(%nx : !llvm.ptr), ^bb2
^bb2:
  llvm.fence acquire
  llvm.return
}
llvm.func @callarg(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %k: i1) {
  llvm.call @n(%p, %q, %r, %k) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i1) -> ()
  llvm.return
}
llvm.func @callarg2(%pp: !llvm.ptr, %k: i1) {
  %q = llvm.load %pp : !llvm.ptr -> !llvm.ptr
  %g = llvm.mlir.addressof @glob : !llvm.ptr
  llvm.call @n(%q, %q, %g, %k) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i1) -> ()
  llvm.return
}
