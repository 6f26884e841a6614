// RUN: ods opt %s --allow-unregistered-dialect --canonicalize | FileCheck %s

// Folders and canonicalizations of gpu. Expectations are what mlir-opt prints.

// CHECK: module attributes {gpu.container_module} {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     gpu.func @r(%arg0: f32, %arg1: i1, %arg2: i32) -> (f32, f32, f32, i32, i32) {
// CHECK-NEXT:       %0 = gpu.all_reduce  add %arg0 {
// CHECK-NEXT:       } : (f32) -> f32
// CHECK-NEXT:       %1 = gpu.subgroup_reduce  add %arg0 : (f32) -> f32
// CHECK-NEXT:       %2 = scf.if %arg1 -> (f32) {
// CHECK-NEXT:         %4 = gpu.all_reduce  add %arg0 {
// CHECK-NEXT:         } : (f32) -> f32
// CHECK-NEXT:         scf.yield %4 : f32
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg0 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       %3 = gpu.subgroup_broadcast %arg2,  specific_lane %arg2 : i32
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       gpu.return %0, %1, %2, %3, %3 : f32, f32, f32, i32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.func @r2(%arg0: f32, %arg1: i1) -> f32 {
// CHECK-NEXT:       %0 = gpu.all_reduce  add %arg0 {
// CHECK-NEXT:       } : (f32) -> f32
// CHECK-NEXT:       gpu.return %0 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%arg0: memref<4xf32>, %arg1: index, %arg2: f32) -> (index, !gpu.async.token, !gpu.async.token) {
// CHECK-NEXT:     gpu.memset  %arg0, %arg2 : memref<4xf32>, f32
// CHECK-NEXT:     %memref = gpu.alloc  (%arg1) : memref<?xf32>
// CHECK-NEXT:     gpu.memcpy  %memref, %arg0 : memref<?xf32>, memref<4xf32>
// CHECK-NEXT:     %0 = gpu.wait async
// CHECK-NEXT:     %1 = gpu.wait async
// CHECK-NEXT:     %2 = gpu.wait async
// CHECK-NEXT:     %3 = gpu.memset async [%0, %1] %arg0, %arg2 : memref<4xf32>, f32
// CHECK-NEXT:     %4 = gpu.wait async
// CHECK-NEXT:     %5 = gpu.memset async [%4] %arg0, %arg2 : memref<4xf32>, f32
// CHECK-NEXT:     %6 = gpu.memcpy async [%5] %memref, %arg0 : memref<?xf32>, memref<4xf32>
// CHECK-NEXT:     %7 = gpu.memcpy async [%5, %0] %memref, %arg0 : memref<?xf32>, memref<4xf32>
// CHECK-NEXT:     return %arg1, %2, %6 : index, !gpu.async.token, !gpu.async.token
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @l(%arg0: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     gpu.launch blocks(%arg1, %arg2, %arg3) in (%arg7 = %c1, %arg8 = %arg0, %arg9 = %arg0) threads(%arg4, %arg5, %arg6) in (%arg10 = %arg0, %arg11 = %c1, %arg12 = %arg0) {
// CHECK-NEXT:       "a.b"(%c0, %arg2, %c0, %arg7, %arg8, %arg11) : (index, index, index, index, index, index) -> ()
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.launch clusters(%arg13, %arg14, %arg15) in (%arg16 = %c1, %arg17 = %arg0, %arg18 = %arg0) blocks(%arg1, %arg2, %arg3) in (%arg7 = %arg0, %arg8 = %arg0, %arg9 = %arg0) threads(%arg4, %arg5, %arg6) in (%arg10 = %arg0, %arg11 = %c1, %arg12 = %arg0) {
// CHECK-NEXT:       "a.b"(%arg1, %arg2, %c0, %arg7, %arg8, %arg13) : (index, index, index, index, index, index) -> ()
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

module attributes {gpu.container_module} {
gpu.module @m {
gpu.func @r(%f: f32, %c : i1, %i : i32) -> (f32, f32, f32, i32, i32) { 
  %0 = gpu.all_reduce add %f {} : (f32) -> f32
  %1 = gpu.subgroup_reduce add %f : (f32) -> f32
  %2 = scf.if %c -> f32 { %3 = gpu.all_reduce add %f {} : (f32) -> f32
  scf.yield %3 : f32 } else { scf.yield %f : f32 }
  %b = gpu.subgroup_broadcast %i, specific_lane %i : i32
  %b2 = gpu.subgroup_broadcast %b, first_active_lane : i32
  gpu.barrier
  gpu.barrier
  gpu.return %0, %1, %2, %b, %b2: f32, f32, f32, i32, i32
}
gpu.func @r2(%f: f32, %c : i1) -> (f32) { 
  cf.br ^b
^b:
  %0 = gpu.all_reduce add %f {} : (f32) -> f32
  gpu.return %0 : f32
}
}
func.func @f(%m: memref<4xf32>, %n: index, %c: f32) -> (index, !gpu.async.token, !gpu.async.token) {
  %a = memref.cast %m : memref<4xf32> to memref<?xf32>
  gpu.memset %a, %c : memref<?xf32>, f32
  %x = gpu.alloc(%n) : memref<?xf32>
  gpu.memcpy %x, %a : memref<?xf32>, memref<?xf32>
  %c0 = arith.constant 0 : index
  %d = memref.dim %x, %c0 : memref<?xf32>
  %t = gpu.wait async
  %t1 = gpu.wait async [%t]
  %t2 = gpu.wait async [%t, %t1]
  gpu.wait []
  %t3 = gpu.wait async
  gpu.wait [%t3]
  %t4 = gpu.memset async [%t, %t1] %a, %c : memref<?xf32>, f32
  %t5 = gpu.wait async
  %t6 = gpu.memset async [%t5] %a, %c : memref<?xf32>, f32
  %t7 = gpu.memcpy async [%t6] %x, %a : memref<?xf32>, memref<?xf32>
  %t8 = gpu.memcpy async [%t6, %t] %x, %a : memref<?xf32>, memref<?xf32>
  return %d, %t2, %t7 : index, !gpu.async.token, !gpu.async.token
}
func.func @l(%n: index) {
 %c1 = arith.constant 1 : index
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %c1, %sz = %n) { 
 "a.b"(%bx, %by, %ty, %gx, %gy, %sy) : (index, index, index, index, index, index) -> ()
 gpu.terminator }
    gpu.launch clusters(%cx, %cy, %cz) in (%x = %c1, %y = %n, %z = %n) blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %c1, %sz = %n) { 
 "a.b"(%bx, %by, %ty, %gx, %gy, %cx) : (index, index, index, index, index, index) -> ()
 gpu.terminator }
  return }
}
