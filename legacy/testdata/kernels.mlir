// RUN: ods upgrade %s | FileCheck %s

// Kernels were functions with an attribute, in a module with one.

// CHECK: gpu.module @kernels {
// CHECK-NEXT: gpu.func @k(%a: f32) kernel {
module @kernels attributes {gpu.kernel_module} {
  func @k(%a: f32) attributes {gpu.kernel} {
    // CHECK: gpu.thread_id x
    %x = "gpu.thread_id"() {dimension = "x"} : () -> (index)
    // CHECK: gpu.all_reduce add %a
    %r = "gpu.all_reduce"(%a) ({}) {op = "add"} : (f32) -> f32
    // CHECK: gpu.return
    return
  }
}

// CHECK: gpu.module @alone {
// CHECK-NEXT: gpu.func @alone(%a: f32) kernel {
func @alone(%a: f32) attributes {gpu.kernel} {
  return
}

// CHECK-LABEL: func.func @launch
func @launch(%a: f32, %n: index) {
  // CHECK: gpu.launch_func @kernels::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%a : f32)
  "gpu.launch_func"(%n, %n, %n, %n, %n, %n, %a) {kernel = "k", kernel_module = @kernels}
      : (index, index, index, index, index, index, f32) -> ()
  // CHECK: gpu.launch_func @alone::@alone blocks
  "gpu.launch_func"(%n, %n, %n, %n, %n, %n, %a) {kernel: @alone : (f32) -> ()}
      : (index, index, index, index, index, index, f32) -> ()
  return
}
// CHECK-LABEL: func.func @inline
func @inline(%n: index) {
  // CHECK: gpu.launch
  // CHECK: gpu.terminator
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
    "use"(%bx) : (index) -> ()
    return
  }
  return
}
