// RUN: ods opt %s --loop-invariant-code-motion | FileCheck %s
// RUN: ods opt --upstream-bugs %s --loop-invariant-code-motion | FileCheck %s --check-prefix=UPSTREAM

// The loops may have no iteration: only what divides by a harmless constant leaves them.

func.func @arith(%n: index, %x: i32, %d: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : i32
  %cm1 = arith.constant -1 : i32
  scf.for %i = %c0 to %n step %c1 {
    %0 = arith.remsi %x, %d : i32
    %1 = arith.remui %x, %d : i32
    %2 = arith.floordivsi %x, %d : i32
    %3 = arith.remsi %x, %cm1 : i32
    %4 = arith.floordivsi %x, %cm1 : i32
    %5 = arith.remsi %x, %c3 : i32
    %6 = arith.remui %x, %cm1 : i32
    %7 = arith.floordivsi %x, %c3 : i32
  }
  return
}
func.func @others(%n: index, %x: i32, %d: i32, %t: tensor<4xi32>, %i: index, %b: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %two = arith.constant 2 : i32
  %lc3 = llvm.mlir.constant(3 : i32) : i32
  scf.for %k = %c0 to %n step %c1 {
    %0 = llvm.srem %x, %d : i32
    %1 = llvm.urem %x, %d : i32
    %2 = spirv.SDiv %x, %d : i32
    %3 = spirv.UMod %x, %d : i32
    %4 = math.ipowi %x, %d : i32
    %5 = tosa.intdiv %t, %t : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %6 = shape.div %i, %b : index, index -> index
    %7 = affine.apply affine_map<()[s0, s1] -> (s0 mod s1)>()[%i, %b]
    %8 = affine.max affine_map<()[s0, s1] -> (s0 ceildiv s1, 4)>()[%i, %b]
    %9:2 = affine.delinearize_index %i into (%b) : index, index
    %10 = llvm.urem %x, %lc3 : i32
    %11 = math.ipowi %x, %two : i32
    %12 = affine.apply affine_map<()[s0, s1] -> (s0 mod 4 + s1)>()[%i, %b]
    %13:2 = affine.delinearize_index %i into (%b, 5) : index, index
    %14 = shape.div %i, %c3 : index, index -> index
  }
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 mod 4 + s1)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 mod s1)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1] -> (s0 ceildiv s1, 4)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @arith(%arg0: index, %arg1: i32, %arg2: i32) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT: %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT: %0 = arith.remsi %arg1, %c3_i32 : i32
// CHECK-NEXT: %1 = arith.remui %arg1, %c-1_i32 : i32
// CHECK-NEXT: %2 = arith.floordivsi %arg1, %c3_i32 : i32
// CHECK-NEXT: scf.for %arg3 = %c0 to %arg0 step %c1 {
// CHECK-NEXT: %3 = arith.remsi %arg1, %arg2 : i32
// CHECK-NEXT: %4 = arith.remui %arg1, %arg2 : i32
// CHECK-NEXT: %5 = arith.floordivsi %arg1, %arg2 : i32
// CHECK-NEXT: %6 = arith.remsi %arg1, %c-1_i32 : i32
// CHECK-NEXT: %7 = arith.floordivsi %arg1, %c-1_i32 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @others(%arg0: index, %arg1: i32, %arg2: i32, %arg3: tensor<4xi32>, %arg4: index, %arg5: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT: %0 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT: %1 = llvm.urem %arg1, %0 : i32
// CHECK-NEXT: %2 = math.ipowi %arg1, %c2_i32 : i32
// CHECK-NEXT: %3 = affine.apply #map()[%arg4, %arg5]
// CHECK-NEXT: %4:2 = affine.delinearize_index %arg4 into (%arg5, 5) : index, index
// CHECK-NEXT: %5 = shape.div %arg4, %c3 : index, index -> index
// CHECK-NEXT: scf.for %arg6 = %c0 to %arg0 step %c1 {
// CHECK-NEXT: %6 = llvm.srem %arg1, %arg2 : i32
// CHECK-NEXT: %7 = llvm.urem %arg1, %arg2 : i32
// CHECK-NEXT: %8 = spirv.SDiv %arg1, %arg2 : i32
// CHECK-NEXT: %9 = spirv.UMod %arg1, %arg2 : i32
// CHECK-NEXT: %10 = math.ipowi %arg1, %arg2 : i32
// CHECK-NEXT: %11 = tosa.intdiv %arg3, %arg3 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT: %12 = shape.div %arg4, %arg5 : index, index -> index
// CHECK-NEXT: %13 = affine.apply #map1()[%arg4, %arg5]
// CHECK-NEXT: %14 = affine.max #map2()[%arg4, %arg5]
// CHECK-NEXT: %15:2 = affine.delinearize_index %arg4 into (%arg5) : index, index
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// UPSTREAM: #map = affine_map<()[s0, s1] -> (s0 mod s1)>
// UPSTREAM-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 ceildiv s1, 4)>
// UPSTREAM-NEXT: #map2 = affine_map<()[s0, s1] -> (s0 mod 4 + s1)>
// UPSTREAM-NEXT: module {
// UPSTREAM-NEXT: func.func @arith(%arg0: index, %arg1: i32, %arg2: i32) {
// UPSTREAM-NEXT: %c0 = arith.constant 0 : index
// UPSTREAM-NEXT: %c1 = arith.constant 1 : index
// UPSTREAM-NEXT: %c3_i32 = arith.constant 3 : i32
// UPSTREAM-NEXT: %c-1_i32 = arith.constant -1 : i32
// UPSTREAM-NEXT: %0 = arith.remsi %arg1, %arg2 : i32
// UPSTREAM-NEXT: %1 = arith.remui %arg1, %arg2 : i32
// UPSTREAM-NEXT: %2 = arith.floordivsi %arg1, %arg2 : i32
// UPSTREAM-NEXT: %3 = arith.remsi %arg1, %c-1_i32 : i32
// UPSTREAM-NEXT: %4 = arith.floordivsi %arg1, %c-1_i32 : i32
// UPSTREAM-NEXT: %5 = arith.remsi %arg1, %c3_i32 : i32
// UPSTREAM-NEXT: %6 = arith.remui %arg1, %c-1_i32 : i32
// UPSTREAM-NEXT: %7 = arith.floordivsi %arg1, %c3_i32 : i32
// UPSTREAM-NEXT: scf.for %arg3 = %c0 to %arg0 step %c1 {
// UPSTREAM-NEXT: }
// UPSTREAM-NEXT: return
// UPSTREAM-NEXT: }
// UPSTREAM-NEXT: func.func @others(%arg0: index, %arg1: i32, %arg2: i32, %arg3: tensor<4xi32>, %arg4: index, %arg5: index) {
// UPSTREAM-NEXT: %c0 = arith.constant 0 : index
// UPSTREAM-NEXT: %c1 = arith.constant 1 : index
// UPSTREAM-NEXT: %c3 = arith.constant 3 : index
// UPSTREAM-NEXT: %c2_i32 = arith.constant 2 : i32
// UPSTREAM-NEXT: %0 = llvm.mlir.constant(3 : i32) : i32
// UPSTREAM-NEXT: %1 = llvm.srem %arg1, %arg2 : i32
// UPSTREAM-NEXT: %2 = llvm.urem %arg1, %arg2 : i32
// UPSTREAM-NEXT: %3 = spirv.SDiv %arg1, %arg2 : i32
// UPSTREAM-NEXT: %4 = spirv.UMod %arg1, %arg2 : i32
// UPSTREAM-NEXT: %5 = math.ipowi %arg1, %arg2 : i32
// UPSTREAM-NEXT: %6 = tosa.intdiv %arg3, %arg3 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
// UPSTREAM-NEXT: %7 = shape.div %arg4, %arg5 : index, index -> index
// UPSTREAM-NEXT: %8 = affine.apply #map()[%arg4, %arg5]
// UPSTREAM-NEXT: %9 = affine.max #map1()[%arg4, %arg5]
// UPSTREAM-NEXT: %10:2 = affine.delinearize_index %arg4 into (%arg5) : index, index
// UPSTREAM-NEXT: %11 = llvm.urem %arg1, %0 : i32
// UPSTREAM-NEXT: %12 = math.ipowi %arg1, %c2_i32 : i32
// UPSTREAM-NEXT: %13 = affine.apply #map2()[%arg4, %arg5]
// UPSTREAM-NEXT: %14:2 = affine.delinearize_index %arg4 into (%arg5, 5) : index, index
// UPSTREAM-NEXT: %15 = shape.div %arg4, %c3 : index, index -> index
// UPSTREAM-NEXT: scf.for %arg6 = %c0 to %arg0 step %c1 {
// UPSTREAM-NEXT: }
// UPSTREAM-NEXT: return
// UPSTREAM-NEXT: }
// UPSTREAM-NEXT: }
