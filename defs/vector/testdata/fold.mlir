// RUN: ods opt %s --canonicalize | FileCheck %s

// What folds, and what does not.

// CHECK-LABEL: func.func @broadcast(
// CHECK-NEXT:   %cst = arith.constant dense<7> : vector<2x4xi32>
// CHECK-NEXT:   %cst_0 = arith.constant dense<1.500000e+00> : vector<2x4xf32>
// CHECK-NEXT:   %0 = vector.broadcast %arg0 : vector<4xf32> to vector<2x4xf32>
// CHECK-NEXT:   return %arg0, %cst, %cst_0, %0 : vector<4xf32>, vector<2x4xi32>, vector<2x4xf32>, vector<2x4xf32>
// CHECK-NEXT: }
func.func @broadcast(%v: vector<4xf32>) -> (vector<4xf32>, vector<2x4xi32>, vector<2x4xf32>, vector<2x4xf32>) {
  %0 = vector.broadcast %v : vector<4xf32> to vector<4xf32>
  %c = arith.constant 7 : i32
  %1 = vector.broadcast %c : i32 to vector<2x4xi32>
  %d = arith.constant dense<1.5> : vector<4xf32>
  %2 = vector.broadcast %d : vector<4xf32> to vector<2x4xf32>
  %3 = vector.broadcast %v : vector<4xf32> to vector<2x4xf32>
  return %0, %1, %2, %3 : vector<4xf32>, vector<2x4xi32>, vector<2x4xf32>, vector<2x4xf32>
}

// CHECK-LABEL: func.func @shape_cast(
// CHECK-NEXT:   %cst = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
// CHECK-NEXT:   %0 = vector.shape_cast %arg0 : vector<2x4xf32> to vector<8xf32>
// CHECK-NEXT:   %1 = vector.shape_cast %arg0 : vector<2x4xf32> to vector<4x2xf32>
// CHECK-NEXT:   return %arg0, %1, %cst, %0 : vector<2x4xf32>, vector<4x2xf32>, vector<4xi32>, vector<8xf32>
// CHECK-NEXT: }
func.func @shape_cast(%v: vector<2x4xf32>) -> (vector<2x4xf32>, vector<4x2xf32>, vector<4xi32>, vector<8xf32>) {
  %0 = vector.shape_cast %v : vector<2x4xf32> to vector<2x4xf32>
  %1 = vector.shape_cast %v : vector<2x4xf32> to vector<8xf32>
  %2 = vector.shape_cast %1 : vector<8xf32> to vector<4x2xf32>
  %c = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %3 = vector.shape_cast %c : vector<2x2xi32> to vector<4xi32>
  return %0, %2, %3, %1 : vector<2x4xf32>, vector<4x2xf32>, vector<4xi32>, vector<8xf32>
}

// CHECK-LABEL: func.func @transpose(
// CHECK-NEXT:   %0 = ub.poison : vector<4x2xf32>
// CHECK-NEXT:   %cst = arith.constant dense<5> : vector<2x2xi32>
// CHECK-NEXT:   %1 = vector.transpose %arg0, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
// CHECK-NEXT:   return %arg0, %1, %cst, %0 : vector<2x4xf32>, vector<4x2xf32>, vector<2x2xi32>, vector<4x2xf32>
// CHECK-NEXT: }
func.func @transpose(%v: vector<2x4xf32>) -> (vector<2x4xf32>, vector<4x2xf32>, vector<2x2xi32>, vector<4x2xf32>) {
  %0 = vector.transpose %v, [0, 1] : vector<2x4xf32> to vector<2x4xf32>
  %1 = vector.transpose %v, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %c = arith.constant dense<5> : vector<2x2xi32>
  %2 = vector.transpose %c, [1, 0] : vector<2x2xi32> to vector<2x2xi32>
  %p = ub.poison : vector<2x4xf32>
  %3 = vector.transpose %p, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  return %0, %1, %2, %3 : vector<2x4xf32>, vector<4x2xf32>, vector<2x2xi32>, vector<4x2xf32>
}

// CHECK-LABEL: func.func @bitcast(
// CHECK-NEXT:   %0 = vector.bitcast %arg0 : vector<4xf32> to vector<8xf16>
// CHECK-NEXT:   return %arg0, %arg0, %0 : vector<4xf32>, vector<4xf32>, vector<8xf16>
// CHECK-NEXT: }
func.func @bitcast(%v: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<8xf16>) {
  %0 = vector.bitcast %v : vector<4xf32> to vector<4xf32>
  %1 = vector.bitcast %v : vector<4xf32> to vector<4xi32>
  %2 = vector.bitcast %1 : vector<4xi32> to vector<4xf32>
  %3 = vector.bitcast %1 : vector<4xi32> to vector<8xf16>
  return %0, %2, %3 : vector<4xf32>, vector<4xf32>, vector<8xf16>
}

// CHECK-LABEL: func.func @constant_mask(
// CHECK-NEXT:   %cst = arith.constant dense<true> : vector<i1>
// CHECK-NEXT:   %cst_0 = arith.constant dense<true> : vector<2x4xi1>
// CHECK-NEXT:   %cst_1 = arith.constant dense<false> : vector<2x4xi1>
// CHECK-NEXT:   %0 = vector.constant_mask [1, 4] : vector<2x4xi1>
// CHECK-NEXT:   return %cst_0, %cst_1, %0, %cst : vector<2x4xi1>, vector<2x4xi1>, vector<2x4xi1>, vector<i1>
// CHECK-NEXT: }
func.func @constant_mask() -> (vector<2x4xi1>, vector<2x4xi1>, vector<2x4xi1>, vector<i1>) {
  %0 = vector.constant_mask [2, 4] : vector<2x4xi1>
  %1 = vector.constant_mask [0, 0] : vector<2x4xi1>
  %2 = vector.constant_mask [1, 4] : vector<2x4xi1>
  %3 = vector.constant_mask [1] : vector<i1>
  return %0, %1, %2, %3 : vector<2x4xi1>, vector<2x4xi1>, vector<2x4xi1>, vector<i1>
}

// CHECK-LABEL: func.func @multi_reduction(
// CHECK-NEXT:   %0 = vector.multi_reduction <add>, %arg1, %arg0 [0] : vector<2x4xf32> to vector<4xf32>
// CHECK-NEXT:   return %0 : vector<4xf32>
// CHECK-NEXT: }
func.func @multi_reduction(%v: vector<4xf32>, %w: vector<2x4xf32>) -> vector<4xf32> {
  %0 = vector.multi_reduction <add>, %w, %v [0] : vector<2x4xf32> to vector<4xf32>
  return %0 : vector<4xf32>
}
