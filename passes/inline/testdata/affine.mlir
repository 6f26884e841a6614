// RUN: ods opt %s --inline --allow-unregistered-dialect | FileCheck %s

// Inlining into loops of affine and of scf. Expectations are what mlir-opt prints.

// CHECK: #set = affine_set<(d0) : (d0 - 3 >= 0)>

// CHECK-LABEL: func.func private @callee(
// CHECK-NEXT:   affine.for %arg2 = 0 to %arg1 {
// CHECK-NEXT:     %1 = affine.load %arg0[%arg2] : memref<8xf32>
// CHECK-NEXT:     affine.store %1, %arg0[%arg2] : memref<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %0 = affine.load %arg0[symbol(%arg1)] : memref<8xf32>
// CHECK-NEXT:   return %0 : f32
// CHECK-NEXT: }
func.func private @callee(%m: memref<8xf32>, %n: index) -> f32 {
  affine.for %i = 0 to %n {
    %0 = affine.load %m[%i] : memref<8xf32>
    affine.store %0, %m[%i] : memref<8xf32>
  }
  %1 = affine.load %m[symbol(%n)] : memref<8xf32>
  return %1 : f32
}
func.func private @callee2(%m: memref<8xf32>, %n: index) -> f32 {
  %1 = affine.load %m[symbol(%n)] : memref<8xf32>
  return %1 : f32
}
func.func private @callee3(%m: memref<8xf32>, %n: index) -> f32 {
  %c1 = arith.constant 1 : index
  %r = arith.constant 0.0 : f32
  %r2 = scf.for %i = %n to %n step %c1 iter_args(%a = %r) -> f32 {
   %1 = memref.load %m[%i] : memref<8xf32>
    scf.yield %1 : f32
  }
  return %r2 : f32
}
func.func private @callee4(%n: index) -> index {
  %1 = affine.apply affine_map<(d0) -> (d0 + 1)>(%n)
  return %1 : index
}
// Loops of affine take what keeps the rules of dimensions and symbols.
// CHECK-LABEL: func.func @main(
// CHECK-NEXT:   affine.for %arg2 = 0 to %arg1 {
// CHECK-NEXT:     %1 = affine.load %arg0[%arg2] : memref<8xf32>
// CHECK-NEXT:     affine.store %1, %arg0[%arg2] : memref<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %0 = affine.load %arg0[symbol(%arg1)] : memref<8xf32>
// CHECK-NEXT:   affine.for %arg2 = 0 to 10 {
// CHECK-NEXT:     %1 = func.call @callee(%arg0, %arg2) : (memref<8xf32>, index) -> f32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %0, %0 : f32, f32
// CHECK-NEXT: }
func.func @main(%m: memref<8xf32>, %n: index) -> (f32, f32) {
  %0 = call @callee(%m, %n) : (memref<8xf32>, index) -> f32
  %c1 = arith.constant 1 : index
  affine.for %i = 0 to 10 {
    %1 = func.call @callee(%m, %i) : (memref<8xf32>, index) -> f32
    %2 = func.call @callee2(%m, %i) : (memref<8xf32>, index) -> f32
    %3 = func.call @callee2(%m, %n) : (memref<8xf32>, index) -> f32
    %4 = func.call @callee3(%m, %n) : (memref<8xf32>, index) -> f32
    %5 = func.call @callee4(%i) : (index) -> index
  }
  %9 = scf.for %i = %n to %n step %c1 iter_args(%a = %0) -> f32 {
    %1 = func.call @callee(%m, %i) : (memref<8xf32>, index) -> f32
    %2 = func.call @callee3(%m, %i) : (memref<8xf32>, index) -> f32
    %3 = func.call @callee2(%m, %i) : (memref<8xf32>, index) -> f32
    %4 = func.call @callee4(%i) : (index) -> index
    scf.yield %1 : f32
  }
  return %0, %9 : f32, f32
}
// CHECK-LABEL: func.func private @callee5(
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   %dim = memref.dim %arg0, %c1 : memref<8x?xf32>
// CHECK-NEXT:   %0 = arith.addi %arg1, %dim : index
// CHECK-NEXT:   %1 = affine.load %arg0[symbol(%arg1), symbol(%dim)] : memref<8x?xf32>
// CHECK-NEXT:   %2 = affine.load %arg0[symbol(%arg1), symbol(%0)] : memref<8x?xf32>
// CHECK-NEXT:   %3 = arith.addf %1, %2 : f32
// CHECK-NEXT:   return %3 : f32
// CHECK-NEXT: }
func.func private @callee5(%m: memref<8x?xf32>, %n: index) -> f32 {
  %c1 = arith.constant 1 : index
  %d = memref.dim %m, %c1 : memref<8x?xf32>
  %k = arith.addi %n, %d : index
  %1 = affine.load %m[%n, symbol(%d)] : memref<8x?xf32>
  %2 = affine.load %m[%n, symbol(%k)] : memref<8x?xf32>
  %3 = arith.addf %1, %2 : f32
  return %3 : f32
}
func.func private @callee6(%m: memref<8x?xf32>, %n: index) -> f32 {
  %c1 = arith.constant 1 : index
  %d = memref.dim %m, %c1 : memref<8x?xf32>
  %1 = affine.load %m[%n, symbol(%d)] : memref<8x?xf32>
  affine.store %1, %m[%n, %c1] : memref<8x?xf32>
  return %1 : f32
}
// CHECK-LABEL: func.func @main2(
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   affine.for %arg3 = 0 to 10 {
// CHECK-NEXT:     %0 = func.call @callee5(%arg0, %arg3) : (memref<8x?xf32>, index) -> f32
// CHECK-NEXT:     %dim = memref.dim %arg0, %c1 : memref<8x?xf32>
// CHECK-NEXT:     %1 = affine.load %arg0[%arg3, symbol(%dim)] : memref<8x?xf32>
// CHECK-NEXT:     affine.store %1, %arg0[%arg3, 1] : memref<8x?xf32>
// CHECK-NEXT:     affine.if #set(%arg3) {
// CHECK-NEXT:       %dim_0 = memref.dim %arg0, %c1 : memref<8x?xf32>
// CHECK-NEXT:       %2 = affine.load %arg0[symbol(%arg1), symbol(%dim_0)] : memref<8x?xf32>
// CHECK-NEXT:       affine.store %2, %arg0[symbol(%arg1), 1] : memref<8x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.parallel (%arg3) = (0) to (10) {
// CHECK-NEXT:     %dim = memref.dim %arg0, %c1 : memref<8x?xf32>
// CHECK-NEXT:     %0 = affine.load %arg0[%arg3, symbol(%dim)] : memref<8x?xf32>
// CHECK-NEXT:     affine.store %0, %arg0[%arg3, 1] : memref<8x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @main2(%m: memref<8x?xf32>, %n: index, %u: index) {
  %c1 = arith.constant 1 : index
  affine.for %i = 0 to 10 {
    %1 = func.call @callee5(%m, %i) : (memref<8x?xf32>, index) -> f32
    %2 = func.call @callee6(%m, %i) : (memref<8x?xf32>, index) -> f32
    affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) {
     %4 = func.call @callee6(%m, %n) : (memref<8x?xf32>, index) -> f32
    }
  }
  affine.parallel (%i) = (0) to (10) {
    %2 = func.call @callee6(%m, %i) : (memref<8x?xf32>, index) -> f32
  }
  return
}
