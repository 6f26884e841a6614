// RUN: ods opt %s --allow-unregistered-dialect | FileCheck %s

// Every operation of affine in its custom form. Expectations are what mlir-opt prints.

// CHECK: #map = affine_map<(d0)[s0] -> (d0, s0)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0)>
// CHECK-NEXT: #map2 = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: #map3 = affine_map<() -> (7)>
// CHECK-NEXT: #map4 = affine_map<()[s0] -> (s0, s0 * 2)>
// CHECK-NEXT: #map5 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #set = affine_set<(d0)[s0] : (d0 - 10 >= 0, -d0 + s0 - 9 >= 0, s0 - 10 == 0)>
// CHECK-NEXT: #set1 = affine_set<() : (0 == 0)>

// CHECK-LABEL: func.func @index(
// CHECK-NEXT:   %0 = affine.linearize_index disjoint [%arg0, %arg1] by (%arg0, 4) : index
// CHECK-NEXT:   %1 = affine.linearize_index [%arg0, %arg1] by (3) {kept} : index
// CHECK-NEXT:   %2:2 = affine.delinearize_index %0 into (%arg0, 5) : index, index
// CHECK-NEXT:   %3:2 = affine.delinearize_index %1 into (5) {kept} : index, index
// CHECK-NEXT:   %4 = affine.min #map(%arg0)[%arg1]
// CHECK-NEXT:   %5 = affine.max #map1()[%arg0] {kept}
// CHECK-NEXT:   %6 = affine.apply #map2(%arg0)[%arg1]
// CHECK-NEXT:   %7 = affine.apply #map3() {kept}
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @index(%n: index, %b: index) {
  %0 = affine.linearize_index disjoint [%n, %b] by (%n, 4) : index
  %1 = affine.linearize_index [%n, %b] by (3) {kept} : index
  %2:2 = affine.delinearize_index %0 into (%n, 5) : index, index
  %3:2 = affine.delinearize_index %1 into (5) {kept} : index, index
  %4 = affine.min affine_map<(d0)[s0] -> (d0, s0)>(%n)[%b]
  %5 = affine.max affine_map<()[s0] -> (s0)>()[%n] {kept}
  %6 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%n)[%b]
  %7 = affine.apply affine_map<() -> (7)>() {kept}
  return
}

// CHECK-LABEL: func.func @memory(
// CHECK-NEXT:   affine.for %arg4 = 0 to 8 {
// CHECK-NEXT:     affine.for %arg5 = 0 to 8 {
// CHECK-NEXT:       %0 = affine.load %arg0[%arg4 + 1, %arg5 + symbol(%arg1)] : memref<8x8xf32>
// CHECK-NEXT:       affine.store %0, %arg0[%arg4 + 1, %arg5 mod 3] {kept} : memref<8x8xf32>
// CHECK-NEXT:       affine.prefetch %arg0[%arg4, %arg5], read, locality<3>, data : memref<8x8xf32>
// CHECK-NEXT:       affine.prefetch %arg0[0, symbol(%arg1)], write, locality<0>, instr {kept} : memref<8x8xf32>
// CHECK-NEXT:       %1 = affine.vector_load %arg0[%arg4, %arg5] : memref<8x8xf32>, vector<4xf32>
// CHECK-NEXT:       affine.vector_store %1, %arg0[%arg4, -%arg5] {kept} : memref<8x8xf32>, vector<4xf32>
// CHECK-NEXT:       affine.dma_start %arg0[%arg4 + 7, %arg5], %arg3[%arg4, %arg5], %arg2[0], %arg1 : memref<8x8xf32>, memref<8x8xf32, 2>, memref<1xi32>
// CHECK-NEXT:       affine.dma_start %arg0[%arg4 + 7, %arg5], %arg3[%arg4, %arg5], %arg2[0], %arg1, %arg1, %arg1 : memref<8x8xf32>, memref<8x8xf32, 2>, memref<1xi32>
// CHECK-NEXT:       affine.dma_wait %arg2[0], %arg1 : memref<1xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @memory(%m: memref<8x8xf32>, %n: index, %t: memref<1xi32>, %m2: memref<8x8xf32, 2>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %0 = affine.load %m[%i + 1, %j + symbol(%n)] : memref<8x8xf32>
      affine.store %0, %m[%i + 1, %j mod 3] {kept} : memref<8x8xf32>
      affine.prefetch %m[%i, %j], read, locality<3>, data : memref<8x8xf32>
      affine.prefetch %m[0, symbol(%n)], write, locality<0>, instr {kept} : memref<8x8xf32>
      %1 = affine.vector_load %m[%i, %j] : memref<8x8xf32>, vector<4xf32>
      affine.vector_store %1, %m[%i, -%j] {kept} : memref<8x8xf32>, vector<4xf32>
      affine.dma_start %m[%i + 7, %j], %m2[%i, %j], %t[0], %n : memref<8x8xf32>, memref<8x8xf32, 2>, memref<1xi32>
      affine.dma_start %m[%i + 7, %j], %m2[%i, %j], %t[0], %n, %n, %n : memref<8x8xf32>, memref<8x8xf32, 2>, memref<1xi32>
      affine.dma_wait %t[0], %n : memref<1xi32>
    }
  }
  return
}

// CHECK-LABEL: func.func @loops(
// CHECK-NEXT:   affine.for %arg3 = 0 to %arg0 step 2 {
// CHECK-NEXT:     affine.for %arg4 = max #map(%arg3)[%arg0] to min #map4()[%arg0] {
// CHECK-NEXT:     }
// CHECK-NEXT:   } {kept}
// CHECK-NEXT:   affine.for %arg3 = #map5(%arg0) to 7 {
// CHECK-NEXT:   }
// CHECK-NEXT:   %0 = affine.for %arg3 = -3 to 10 iter_args(%arg4 = %arg1) -> (f32) {
// CHECK-NEXT:     %3 = arith.addf %arg4, %arg4 : f32
// CHECK-NEXT:     affine.yield %3 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   %1 = affine.parallel (%arg3, %arg4) = (0, max(%arg0, 4)) to (10, min(%arg0 + 3, -%arg0 + 100)) step (1, 2) reduce ("addf") -> (f32) {
// CHECK-NEXT:     %3 = affine.load %arg2[%arg3, %arg4] : memref<8x8xf32>
// CHECK-NEXT:     affine.yield %3 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.parallel () = () to () {
// CHECK-NEXT:   } {kept}
// CHECK-NEXT:   affine.parallel (%arg3) = (%arg0) to (%arg0 * 2) {
// CHECK-NEXT:   }
// CHECK-NEXT:   %2 = arith.addf %0, %1 : f32
// CHECK-NEXT:   return %2 : f32
// CHECK-NEXT: }
func.func @loops(%n: index, %x: f32, %m: memref<8x8xf32>) -> f32 {
  affine.for %i = 0 to %n step 2 {
    affine.for %j = max affine_map<(d0)[s0] -> (d0, s0)>(%i)[%n] to min affine_map<()[s0] -> (s0, s0 * 2)>()[%n] {
    }
  } {kept}
  affine.for %i = affine_map<(d0) -> (d0)>(%n) to affine_map<() -> (7)>() {
    affine.yield
  }
  %0 = affine.for %i = -3 to 10 iter_args(%a = %x) -> (f32) {
    %s = arith.addf %a, %a : f32
    affine.yield %s : f32
  }
  %1 = affine.parallel (%i, %j) = (0, max(%n, 4)) to (10, min(%n + 3, 100 - symbol(%n))) step (1, 2) reduce ("addf") -> f32 {
    %s = affine.load %m[%i, %j] : memref<8x8xf32>
    affine.yield %s : f32
  }
  affine.parallel () = () to () {
  } {kept}
  affine.parallel (%i) = (%n) to (%n * 2) {
  }
  %2 = arith.addf %0, %1 : f32
  return %2 : f32
}

// CHECK-LABEL: func.func @if(
// CHECK-NEXT:   affine.if #set(%arg0)[%arg0] {
// CHECK-NEXT:     "a.b"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   %0 = affine.if #set1() -> f32 {
// CHECK-NEXT:     affine.yield %arg1 : f32
// CHECK-NEXT:   } else {
// CHECK-NEXT:     affine.yield %arg1 : f32
// CHECK-NEXT:   } {kept}
// CHECK-NEXT:   return %0 : f32
// CHECK-NEXT: }
func.func @if(%n: index, %x: f32) -> f32 {
  affine.if affine_set<(d0)[s0] : (d0 - 10 >= 0, s0 - d0 - 9 >= 0, s0 - 10 == 0)>(%n)[%n] {
    "a.b"() : () -> ()
  }
  %0 = affine.if affine_set<() : (0 == 0)>() -> f32 {
    affine.yield %x : f32
  } else {
    affine.yield %x : f32
  } {kept}
  return %0 : f32
}
