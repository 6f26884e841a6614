// RUN: ods opt %s --canonicalize --allow-unregistered-dialect | FileCheck %s

// Canonicalization patterns and folders of affine: where they fire, and next to it where they must not. Expectations are what mlir-opt prints.

// CHECK: #map = affine_map<(d0, d1) -> (d0 + d1 * 2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1)[s0] -> (d0 + d1 * 2 + s0)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 * 2)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0 ceildiv 8)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1) -> ((d0 + d1 * 8) mod 16)>
// CHECK-NEXT: #map5 = affine_map<(d0) -> (d0 - 3)>
// CHECK-NEXT: #map6 = affine_map<()[s0] -> (6, s0)>
// CHECK-NEXT: #map7 = affine_map<()[s0, s1] -> (3, s0, s0 + s1)>
// CHECK-NEXT: #map8 = affine_map<()[s0] -> (6, s0, s0 + 3)>
// CHECK-NEXT: #map9 = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1 + 1)>
// CHECK-NEXT: #map10 = affine_map<(d0)[s0] -> (d0 * 2 + s0 * 2)>
// CHECK-NEXT: #set = affine_set<(d0)[s0] : (d0 - s0 + 1 >= 0)>

// Maps are composed with what computes their operands; dimensions that are symbols become symbols.
// CHECK-LABEL: func.func @compose(
// CHECK-NEXT:   affine.for %arg2 = 0 to 10 {
// CHECK-NEXT:     affine.for %arg3 = 0 to 10 {
// CHECK-NEXT:       %0 = affine.apply #map(%arg2, %arg3)
// CHECK-NEXT:       %1 = affine.apply #map1(%arg2, %arg3)[%arg0]
// CHECK-NEXT:       %2 = affine.apply #map2()[%arg0]
// CHECK-NEXT:       %3 = affine.load %arg1[%arg2 + %arg3 * 2, %arg2 + %arg3 * 2 + symbol(%arg0)] : memref<100x100xf32>
// CHECK-NEXT:       affine.store %3, %arg1[%arg2 * 2 + %arg3 * 2, symbol(%arg0) * 2 - (symbol(%arg0) floordiv 4) * 8] : memref<100x100xf32>
// CHECK-NEXT:       affine.prefetch %arg1[%arg2 + %arg3 * 2, %arg2 + %arg3 * 2], write, locality<1>, instr : memref<100x100xf32>
// CHECK-NEXT:       %4 = affine.vector_load %arg1[%arg2 + %arg3 * 2, %arg2 + %arg3 * 2 + symbol(%arg0)] : memref<100x100xf32>, vector<4xf32>
// CHECK-NEXT:       affine.vector_store %4, %arg1[%arg2 + %arg3 * 2, %arg2 + %arg3 * 2 + symbol(%arg0)] : memref<100x100xf32>, vector<4xf32>
// CHECK-NEXT:       "a.use"(%0, %1, %2) : (index, index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @compose(%n: index, %m: memref<100x100xf32>) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %0 = affine.apply affine_map<(d0, d1) -> (d0 + d1 * 2)>(%i, %j)
      %1 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%0)[%n]
      %2 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%n, %n)
      %3 = affine.load %m[%0, %1] : memref<100x100xf32>
      affine.store %3, %m[%0 + %i, %2 mod 8] : memref<100x100xf32>
      affine.prefetch %m[%0, %0], write, locality<1>, instr : memref<100x100xf32>
      %v = affine.vector_load %m[%0, %1] : memref<100x100xf32>, vector<4xf32>
      affine.vector_store %v, %m[%0, %1] : memref<100x100xf32>, vector<4xf32>
      "a.use"(%0, %1, %2) : (index, index, index) -> ()
    }
  }
  return
}

// Bounds of induction variables decide quotients and remainders.
// CHECK-LABEL: func.func @ranges(
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   affine.for %arg0 = 0 to 8 {
// CHECK-NEXT:     affine.for %arg1 = 3 to 30 step 4 {
// CHECK-NEXT:       %0 = affine.apply #map3(%arg0)
// CHECK-NEXT:       %1 = affine.apply #map4(%arg0, %arg1)
// CHECK-NEXT:       %2 = affine.apply #map5(%arg1)
// CHECK-NEXT:       "a.use"(%arg0, %c0, %0, %arg1, %arg0, %1, %c0, %2) : (index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @ranges() {
  affine.for %i = 0 to 8 {
    affine.for %j = 3 to 30 step 4 {
      %0 = affine.apply affine_map<(d0) -> (d0 mod 8)>(%i)
      %1 = affine.apply affine_map<(d0) -> (d0 floordiv 8)>(%i)
      %2 = affine.apply affine_map<(d0) -> (d0 ceildiv 8)>(%i)
      %3 = affine.apply affine_map<(d0, d1) -> ((d0 + d1 * 8) floordiv 8)>(%i, %j)
      %4 = affine.apply affine_map<(d0, d1) -> ((d0 + d1 * 8) mod 8)>(%i, %j)
      %5 = affine.apply affine_map<(d0, d1) -> ((d0 + d1 * 8) mod 16)>(%i, %j)
      %6 = affine.apply affine_map<(d0) -> (d0 floordiv 32)>(%j)
      %7 = affine.apply affine_map<(d0) -> ((d0 - 3) mod 28)>(%j)
      "a.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (index, index, index, index, index, index, index, index) -> ()
    }
  }
  return
}

// Constant results, repeated results, merging, and single results.
// CHECK-LABEL: func.func @min_max(
// CHECK-NEXT:   %c4 = arith.constant 4 : index
// CHECK-NEXT:   %c7 = arith.constant 7 : index
// CHECK-NEXT:   %0 = affine.min #map6()[%arg0]
// CHECK-NEXT:   %1 = affine.max #map7()[%arg1, %arg0]
// CHECK-NEXT:   %2 = affine.min #map8()[%arg0]
// CHECK-NEXT:   %3 = affine.apply #map2()[%arg0]
// CHECK-NEXT:   return %c4, %c7, %0, %1, %2, %arg0, %3 : index, index, index, index, index, index, index
// CHECK-NEXT: }
func.func @min_max(%n: index, %k: index) -> (index, index, index, index, index, index, index) {
  %c4 = arith.constant 4 : index
  %c7 = arith.constant 7 : index
  %0 = affine.min affine_map<(d0)[s0] -> (d0, s0)>(%c4)[%c7]
  %1 = affine.max affine_map<(d0)[s0] -> (d0, s0)>(%c4)[%c7]
  %2 = affine.min affine_map<(d0)[s0] -> (d0 + 2, s0)>(%c4)[%n]
  %3 = affine.max affine_map<(d0)[s0] -> (s0 + d0, s0, 3, s0)>(%n)[%k]
  %4 = affine.min affine_map<(d0, d1) -> (d0, d1 + 3)>(%2, %n)
  %5 = affine.min affine_map<()[s0] -> (s0)>()[%n]
  %6 = affine.max affine_map<(d0) -> (d0 * 2)>(%n)
  return %0, %1, %2, %3, %4, %5, %6 : index, index, index, index, index, index, index
}

// Sets are composed; those that are everything or nothing decide.
// CHECK-LABEL: func.func @if(
// CHECK-NEXT:   affine.for %arg2 = 0 to 10 {
// CHECK-NEXT:     affine.if #set(%arg2)[%arg0] {
// CHECK-NEXT:       "a.then"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   "a.always"() : () -> ()
// CHECK-NEXT:   %0 = "a.else"() : () -> f32
// CHECK-NEXT:   return %0 : f32
// CHECK-NEXT: }
func.func @if(%n: index, %x: f32) -> f32 {
  affine.for %i = 0 to 10 {
    %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    affine.if affine_set<(d0, d1) : (d0 - d1 >= 0)>(%0, %n) {
      "a.then"() : () -> ()
    } else {
    }
  }
  affine.if affine_set<() : (1 == 0)>() {
    "a.never"() : () -> ()
  }
  affine.if affine_set<() : (0 == 0)>() {
    "a.always"() : () -> ()
  } else {
    "a.never"() : () -> ()
  }
  %1 = affine.if affine_set<() : (1 == 0)>() -> f32 {
    affine.yield %x : f32
  } else {
    %y = "a.else"() : () -> f32
    affine.yield %y : f32
  }
  return %1 : f32
}

// Constants, sizes of 1 and leading zeros.
// CHECK-LABEL: func.func @linearize(
// CHECK-NEXT:   %c80 = arith.constant 80 : index
// CHECK-NEXT:   %0 = affine.linearize_index [%arg0, %arg1] by (2, 3) : index
// CHECK-NEXT:   %1 = affine.linearize_index [%arg0, %arg1] by (5, 6) : index
// CHECK-NEXT:   %2 = affine.linearize_index disjoint [%arg0, %arg2] by (4, %arg3) : index
// CHECK-NEXT:   %3 = affine.linearize_index [%arg0, %arg1] by (4, 1) : index
// CHECK-NEXT:   return %c80, %0, %1, %2, %3, %arg0 : index, index, index, index, index, index
// CHECK-NEXT: }
func.func @linearize(%a: index, %b: index, %c: index, %n: index) -> (index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = affine.linearize_index [%c2, %c3, %c2] by (4, 5, 6) : index
  %1 = affine.linearize_index [%a, %b] by (%c2, %c3) : index
  %2 = affine.linearize_index [%c0, %a, %b] by (4, 5, 6) : index
  %3 = affine.linearize_index disjoint [%a, %b, %c] by (4, 1, %n) : index
  %4 = affine.linearize_index [%a, %b, %c0] by (4, 1, 1) : index
  %5 = affine.linearize_index [%a] by (4) : index
  return %0, %1, %2, %3, %4, %5 : index, index, index, index, index, index
}

// Constants, sizes of 1, and single digits.
// CHECK-LABEL: func.func @delinearize(
// CHECK-NEXT:   %c2 = arith.constant 2 : index
// CHECK-NEXT:   %c4 = arith.constant 4 : index
// CHECK-NEXT:   %c-2 = arith.constant -2 : index
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %0:2 = affine.delinearize_index %arg0 into (2, %arg1) : index, index
// CHECK-NEXT:   return %c2, %c4, %c2, %c-2, %c1, %0#0, %c0, %0#1, %arg0 : index, index, index, index, index, index, index, index, index
// CHECK-NEXT: }
func.func @delinearize(%a: index, %n: index) -> (index, index, index, index, index, index, index, index, index) {
  %c2 = arith.constant 2 : index
  %c100 = arith.constant 100 : index
  %cm7 = arith.constant -7 : index
  %0:3 = affine.delinearize_index %c100 into (3, 5, 7) : index, index, index
  %1:2 = affine.delinearize_index %cm7 into (4) : index, index
  %2:3 = affine.delinearize_index %a into (%c2, 1, %n) : index, index, index
  %3 = affine.delinearize_index %a into (4) : index
  return %0#0, %0#1, %0#2, %1#0, %1#1, %2#0, %2#1, %2#2, %3 : index, index, index, index, index, index, index, index, index
}

// One undoes the other.
// CHECK-LABEL: func.func @undo(
// CHECK-NEXT:   %0 = affine.linearize_index disjoint [%arg0, %arg1] by (3, 4) : index
// CHECK-NEXT:   %1:2 = affine.delinearize_index %0 into (6, 2) : index, index
// CHECK-NEXT:   %2 = affine.linearize_index disjoint [%arg0, %arg1] by (3, 4) : index
// CHECK-NEXT:   %3:2 = affine.delinearize_index %2 into (2, 6) : index, index
// CHECK-NEXT:   %4:2 = affine.delinearize_index %arg2 into (8, 4) : index, index
// CHECK-NEXT:   "a.use"(%1#0, %1#1, %arg2, %3#0, %3#1, %4#0, %4#1) : (index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:   %5:2 = affine.delinearize_index %arg0 into (%arg3, 32) : index, index
// CHECK-NEXT:   %6:2 = affine.delinearize_index %5#1 into (4, 8) : index, index
// CHECK-NEXT:   %7 = affine.linearize_index [%arg1, %5#1] by (3, 32) : index
// CHECK-NEXT:   %8 = affine.linearize_index [%5#0, %6#0, %arg2] by (%arg3, 4, 9) : index
// CHECK-NEXT:   %9 = affine.linearize_index [%arg0, %arg1, %arg2] by (%arg3, 4, 8) : index
// CHECK-NEXT:   %10:3 = affine.delinearize_index %9 into (%arg3, 4, 8) : index, index, index
// CHECK-NEXT:   return %arg0, %arg1, %arg2, %arg0, %7, %8, %10#1, %10#2 : index, index, index, index, index, index, index, index
// CHECK-NEXT: }
func.func @undo(%a: index, %b: index, %c: index, %n: index) -> (index, index, index, index, index, index, index, index) {
  %0 = affine.linearize_index disjoint [%a, %b, %c] by (%n, 4, 8) : index
  %1:3 = affine.delinearize_index %0 into (%n, 4, 8) : index, index, index
  %2 = affine.linearize_index disjoint [%a, %b, %c] by (3, 4, 32) : index
  %3:3 = affine.delinearize_index %2 into (6, 2, 32) : index, index, index
  %4:4 = affine.delinearize_index %2 into (2, 6, 8, 4) : index, index, index, index
  "a.use"(%3#0, %3#1, %3#2, %4#0, %4#1, %4#2, %4#3) : (index, index, index, index, index, index, index) -> ()
  %5:3 = affine.delinearize_index %a into (%n, 4, 8) : index, index, index
  %6 = affine.linearize_index [%5#0, %5#1, %5#2] by (%n, 4, 8) : index
  %7 = affine.linearize_index [%b, %5#1, %5#2] by (3, 4, 8) : index
  %8 = affine.linearize_index [%5#0, %5#1, %c] by (%n, 4, 9) : index
  %9 = affine.linearize_index [%a, %b, %c] by (%n, 4, 8) : index
  %10:3 = affine.delinearize_index %9 into (%n, 4, 8) : index, index, index
  return %1#0, %1#1, %1#2, %6, %7, %8, %10#1, %10#2 : index, index, index, index, index, index, index, index
}

// What is a symbol stays one, also after composition.
// CHECK-LABEL: func.func @symbols(
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   %dim = memref.dim %arg1, %c1 : memref<?x?xf32>
// CHECK-NEXT:   scf.for %arg2 = %arg0 to %dim step %c1 {
// CHECK-NEXT:     %0 = arith.muli %arg0, %dim : index
// CHECK-NEXT:     %1 = affine.apply #map9(%arg2)[%dim, %0]
// CHECK-NEXT:     "a.use"(%1) : (index) -> ()
// CHECK-NEXT:     affine.for %arg3 = 0 to %0 {
// CHECK-NEXT:       %2 = affine.apply #map10(%arg2)[%arg0]
// CHECK-NEXT:       "a.use"(%2, %arg3) : (index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @symbols(%n: index, %m: memref<?x?xf32>) {
  %c1 = arith.constant 1 : index
  %d = memref.dim %m, %c1 : memref<?x?xf32>
  scf.for %k = %n to %d step %c1 {
    %0 = affine.apply affine_map<(d0)[s0] -> (d0 * s0)>(%k)[%d]
    %1 = affine.apply affine_map<(d0) -> (d0 + 1)>(%0)
    %p = arith.muli %n, %d : index
    %2 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%1, %p)
    "a.use"(%2) : (index) -> ()
    affine.for %i = 0 to %p {
      %3 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%k)[%n]
      %4 = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%3]
      "a.use"(%4, %i) : (index, index) -> ()
    }
  }
  return
}
