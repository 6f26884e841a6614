// RUN: ods opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s

// Operations of the dialect that it does not define are allowed.
// CHECK: "llvm.intr.unheard.of"() : () -> ()
"llvm.intr.unheard.of"() : () -> ()

// -----

// Inside itself, a struct without a body may be called opaque.
// CHECK: !llvm.struct<"s", (struct<"s">)>
"t.op"() : () -> !llvm.struct<"s", (struct<"s", opaque>)>

// -----

// CHECK: llvm.mlir.global external @barrier() {addr_space = 3 : i32} : !llvm.target<"amdgcn.named.barrier", 0>
llvm.mlir.global external @barrier() {addr_space = 3 : i32} : !llvm.target<"amdgcn.named.barrier", 0>

// -----

// CHECK-LABEL: @memory
llvm.func @memory(%p: !llvm.ptr, %v: vector<[2]xf16>) {
  // CHECK: llvm.load %{{.*}} : !llvm.ptr -> !llvm.target<"aarch64.svcount">
  %0 = llvm.load %p : !llvm.ptr -> !llvm.target<"aarch64.svcount">
  // CHECK: "llvm.intr.vector.interleave2"
  %1 = "llvm.intr.vector.interleave2"(%v, %v) : (vector<[2]xf16>, vector<[2]xf16>) -> vector<[4]xf16>
  llvm.return
}

// -----

// CHECK: llvm.mlir.global_ctors ctors = [@ctor]
llvm.mlir.global_ctors ctors = [@ctor], priorities = [0 : i32], data = [#llvm.zero]
llvm.func @ctor() {
  llvm.return
}

// -----

llvm.func @f()
llvm.func @bundles(%a: i32) {
  // CHECK: llvm.call @f() ["a"(%{{.*}} : i32), "b"(), "c"(%{{.*}}, %{{.*}} : i32, i32)] : () -> ()
  llvm.call @f() ["a"(%a : i32), "b"(), "c"(%a, %a : i32, i32)] : () -> ()
  llvm.return
}
