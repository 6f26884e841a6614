// RUN: ods opt %s --canonicalize --allow-unregistered-dialect | FileCheck %s

// Folders of affine. Expectations are what mlir-opt prints.

// CHECK: #map = affine_map<()[s0] -> (s0 floordiv 0)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 * 2 + 10)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map3 = affine_map<(d0)[s0] -> (d0 + 8, s0)>
// CHECK-NEXT: #map4 = affine_map<(d0) -> (d0 * 4)>
// CHECK-NEXT: #map5 = affine_map<(d0) -> (d0 * 4 + 4)>

memref.global "private" constant @numbers : memref<2x2xi32> = dense<[[1, 2], [3, 4]]>
memref.global "private" constant @splat : memref<2xi32> = dense<7>
memref.global "private" @variable : memref<2xi32> = dense<7>

// Results that are operands or constants.
// CHECK-LABEL: func.func @apply(
// CHECK-NEXT:   %c11 = arith.constant 11 : index
// CHECK-NEXT:   %0 = affine.apply #map()[%arg0]
// CHECK-NEXT:   %1 = affine.apply #map1()[%arg0]
// CHECK-NEXT:   return %arg0, %arg1, %c11, %0, %1 : index, index, index, index, index
// CHECK-NEXT: }
func.func @apply(%n: index, %k: index) -> (index, index, index, index, index) {
  %c5 = arith.constant 5 : index
  %c0 = arith.constant 0 : index
  %0 = affine.apply affine_map<(d0)[s0] -> (d0)>(%n)[%k]
  %1 = affine.apply affine_map<(d0)[s0] -> (s0)>(%n)[%k]
  %2 = affine.apply affine_map<(d0) -> (d0 * 2 + 1)>(%c5)
  %3 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0)>(%n)[%c0]
  %4 = affine.apply affine_map<(d0)[s0, s1] -> (d0 + s0 * 2 + s1)>(%n)[%c5, %n]
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}

// Bounds become constants, lose what is superfluous, and are composed.
// CHECK-LABEL: func.func @bounds(
// CHECK-NEXT:   affine.for %arg1 = 3 to 9 {
// CHECK-NEXT:     affine.for %arg2 = #map2(%arg1) to min #map3(%arg1)[%arg0] {
// CHECK-NEXT:       "a.use"(%arg1, %arg2) : (index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg2 = #map4(%arg1) to #map5(%arg1) {
// CHECK-NEXT:       "a.use"(%arg1, %arg2) : (index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %arg1 = 5 to 7 {
// CHECK-NEXT:     "a.use"(%arg1) : (index) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @bounds(%n: index) {
  %c3 = arith.constant 3 : index
  %c9 = arith.constant 9 : index
  affine.for %i = %c3 to %c9 {
    affine.for %j = max affine_map<(d0) -> (d0, 2, 0)>(%i) to min affine_map<(d0)[s0] -> (d0 + 8, 20, s0, s0)>(%i)[%n] {
      "a.use"(%i, %j) : (index, index) -> ()
    }
    %k = affine.apply affine_map<(d0) -> (d0 * 4)>(%i)
    affine.for %j = affine_map<(d0) -> (d0)>(%k) to affine_map<(d0) -> (d0 + 4)>(%k) {
      "a.use"(%i, %j) : (index, index) -> ()
    }
  }
  affine.for %i = max affine_map<()[s0] -> (s0, 5)>()[%c3] to min affine_map<()[s0] -> (s0, 7)>()[%c9] {
    "a.use"(%i) : (index) -> ()
  }
  return
}

// Loops that do nothing.
// CHECK-LABEL: func.func @empty(
// CHECK-NEXT:   %0 = affine.for %arg3 = 0 to %arg2 iter_args(%arg4 = %arg0) -> (f32) {
// CHECK-NEXT:     affine.yield %arg1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   %1:2 = affine.for %arg3 = 0 to 2 iter_args(%arg4 = %arg0, %arg5 = %arg1) -> (f32, f32) {
// CHECK-NEXT:     affine.yield %arg5, %arg4 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %arg0, %arg1, %0, %arg0, %1#0, %1#1 : f32, f32, f32, f32, f32, f32
// CHECK-NEXT: }
func.func @empty(%x: f32, %y: f32, %n: index) -> (f32, f32, f32, f32, f32, f32) {
  %0:2 = affine.for %i = 0 to 0 iter_args(%a = %x, %b = %y) -> (f32, f32) {
    %z = "a.b"(%a) : (f32) -> f32
    affine.yield %z, %z : f32, f32
  }
  %1 = affine.for %i = 0 to 10 iter_args(%a = %x) -> f32 {
    affine.yield %y : f32
  }
  %2 = affine.for %i = 0 to %n iter_args(%a = %x) -> f32 {
    affine.yield %y : f32
  }
  %3 = affine.for %i = 0 to %n iter_args(%a = %x) -> f32 {
    affine.yield %a : f32
  }
  %4:2 = affine.for %i = 0 to 2 iter_args(%a = %x, %b = %y) -> (f32, f32) {
    affine.yield %b, %a : f32, f32
  }
  affine.for %i = 0 to %n {
  }
  return %0#0, %1, %2, %3, %4#0, %4#1 : f32, f32, f32, f32, f32, f32
}

// Bounds of parallel loops are composed.
// CHECK-LABEL: func.func @parallel(
// CHECK-NEXT:   affine.for %arg2 = 0 to 10 {
// CHECK-NEXT:     affine.parallel (%arg3, %arg4) = (%arg2 * 4, 0) to (%arg2 * 4 + 4, min(symbol(%arg0), symbol(%arg0) + 1)) {
// CHECK-NEXT:       "a.use"(%arg3, %arg4) : (index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @parallel(%n: index, %x: memref<100xf32>) {
  affine.for %k = 0 to 10 {
    %0 = affine.apply affine_map<(d0) -> (d0 * 4)>(%k)
    affine.parallel (%i, %j) = (%0, 0) to (%0 + 4, min(%n, %n + 1)) {
      "a.use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// Constant memory is read; casts of memory are passed over.
// CHECK-LABEL: func.func @memory(
// CHECK-NEXT:   %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT:   %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:   %0 = memref.get_global @numbers : memref<2x2xi32>
// CHECK-NEXT:   %1 = memref.get_global @variable : memref<2xi32>
// CHECK-NEXT:   %2 = affine.load %0[1, symbol(%arg1)] : memref<2x2xi32>
// CHECK-NEXT:   %3 = affine.load %1[0] : memref<2xi32>
// CHECK-NEXT:   %4 = affine.load %arg0[symbol(%arg1)] : memref<4xi32>
// CHECK-NEXT:   affine.store %4, %arg0[symbol(%arg1)] : memref<4xi32>
// CHECK-NEXT:   affine.prefetch %arg0[symbol(%arg1)], read, locality<0>, data : memref<4xi32>
// CHECK-NEXT:   return %c3_i32, %2, %c7_i32, %3, %4 : i32, i32, i32, i32, i32
// CHECK-NEXT: }
func.func @memory(%m: memref<4xi32>, %i: index) -> (i32, i32, i32, i32, i32) {
  %0 = memref.get_global @numbers : memref<2x2xi32>
  %1 = memref.get_global @splat : memref<2xi32>
  %2 = memref.get_global @variable : memref<2xi32>
  %a = affine.load %0[1, 0] : memref<2x2xi32>
  %b = affine.load %0[1, symbol(%i)] : memref<2x2xi32>
  %c = affine.load %1[%i] : memref<2xi32>
  %d = affine.load %2[0] : memref<2xi32>
  %cast = memref.cast %m : memref<4xi32> to memref<?xi32>
  %e = affine.load %cast[%i] : memref<?xi32>
  affine.store %e, %cast[%i] : memref<?xi32>
  affine.prefetch %cast[%i], read, locality<0>, data : memref<?xi32>
  return %a, %b, %c, %d, %e : i32, i32, i32, i32, i32
}
