// RUN: ods opt %s --mlir-print-debuginfo --inline="default-pipeline="  | golden %S/inline_recursion.out

// Recursion, atomics and masked stores, arguments by value that are allocations.

#s1 = #llvm.alias_scope_domain<id = "foo">
#s2 = #llvm.alias_scope<id = "bar", domain = #s1>
llvm.mlir.global external @gl(0 : i32) : i32
llvm.func @f(%p: !llvm.ptr {llvm.noalias}, %v: vector<4xi32>, %m: vector<4xi1>, %n: i32, %s: !llvm.struct<(i32)>) -> (!llvm.ptr {llvm.noundef}) {
  llvm.intr.masked.store %v, %p, %m {alignment = 1 : i32} : vector<4xi32>, vector<4xi1> into !llvm.ptr
  %0 = llvm.atomicrmw add %p, %n monotonic {alias_scopes = [#s2]} : !llvm.ptr, i32
  %1 = llvm.cmpxchg %p, %n, %n acq_rel monotonic : !llvm.ptr, i32
  %2 = llvm.call @h(%p) : (!llvm.ptr) -> !llvm.ptr
  llvm.return %2 : !llvm.ptr
}
llvm.func @h(%p: !llvm.ptr) -> !llvm.ptr
llvm.func @rec(%n: i32) -> i32 {
  %0 = llvm.call @rec(%n) : (i32) -> i32
  llvm.return %0 : i32
}
llvm.func @mut1(%n: i32) -> i32 {
  %0 = llvm.call @mut2(%n) : (i32) -> i32
  llvm.return %0 : i32
}
llvm.func @mut2(%n: i32) -> i32 {
  %0 = llvm.call @mut1(%n) : (i32) -> i32
  llvm.return %0 : i32
}
llvm.func @m(%p: !llvm.ptr, %v: vector<4xi32>, %k: vector<4xi1>, %n: i32, %s: !llvm.struct<(i32)>) -> !llvm.ptr {
  %0 = llvm.call @f(%p, %v, %k, %n, %s) : (!llvm.ptr, vector<4xi32>, vector<4xi1>, i32, !llvm.struct<(i32)>) -> !llvm.ptr
  %1 = llvm.call @f(%0, %v, %k, %n, %s) : (!llvm.ptr, vector<4xi32>, vector<4xi1>, i32, !llvm.struct<(i32)>) -> !llvm.ptr
  %2 = llvm.call @rec(%n) : (i32) -> i32
  %3 = llvm.call @mut1(%n) : (i32) -> i32
  llvm.return %1 : !llvm.ptr
}
llvm.func internal @byarg(%p: !llvm.ptr {llvm.byval = !llvm.array<7 x i16>}, %b: i1) -> i32 {
  llvm.cond_br %b, ^bb1, ^bb2
^bb1:
  %a = llvm.mlir.constant(1 : i64) : i64
  %r = llvm.call @two() : () -> i32
  llvm.return %r : i32
^bb2:
  llvm.unreachable
}
llvm.func internal @two() -> i32 {
  %a = llvm.mlir.constant(2 : i64) : i64
  %b = llvm.alloca %a x f32 : (i64) -> !llvm.ptr
  %c = llvm.load %b : !llvm.ptr -> i32
  llvm.return %c : i32
}
llvm.func @usebyarg(%p: !llvm.ptr, %b: i1) -> i32 {
  %x = llvm.mlir.constant(3 : i64) : i64
  %q = llvm.alloca %x x i8 : (i64) -> !llvm.ptr
  llvm.br ^bb1
^bb1:
  %i = llvm.call @byarg(%p, %b) : (!llvm.ptr, i1) -> i32
  %j = llvm.call @byarg(%q, %b) : (!llvm.ptr, i1) -> i32
  llvm.return %j : i32
}
