// RUN: ods upgrade %s -o %t
// RUN: FileCheck %s --input-file %t
// RUN: ods run %t | FileCheck %s --check-prefix=EXEC

// Positions had types, and parts of a vector were tuples.

// CHECK-LABEL: func.func @positions
func @positions(%a: vector<4x8xf32>, %v: vector<8xf32>, %i: i32, %f: f32) {
  // CHECK: vector.extract %a[3] : vector<8xf32> from vector<4x8xf32>
  %0 = vector.extract %a[3 : i32] : vector<4x8xf32>
  // CHECK: vector.extract %a[3, 1] : f32 from vector<4x8xf32>
  %1 = vector.extract %a[3 : i32, 1 : i32] : vector<4x8xf32>
  // CHECK: vector.insert %f, %a [3, 1] : f32 into vector<4x8xf32>
  %2 = vector.insert %f, %a[3 : i32, 1 : i32] : f32 into vector<4x8xf32>
  // CHECK: %[[I:.*]] = arith.index_cast %i : i32 to index
  // CHECK: vector.extract %v[%[[I]]] : f32 from vector<8xf32>
  %3 = vector.extractelement %v[%i : i32] : vector<8xf32>
  // CHECK: vector.insert %f, %v [%{{.*}}] : f32 into vector<8xf32>
  %4 = vector.insertelement %f, %v[%i : i32] : vector<8xf32>
  // CHECK: vector.shuffle %v, %v [0, 9] : vector<8xf32>, vector<8xf32>
  %5 = vector.shuffle %v, %v [0 : i32, 9 : i32] : vector<8xf32>, vector<8xf32>
  return
}

// Parts are the same when they are put together again.
// CHECK-LABEL: func.func @main
func @main() -> (vector<3x2xi32>, vector<1x2xi32>) {
  %v = constant dense<[[1, 2], [3, 4], [5, 6]]> : vector<3x2xi32>
  %t = vector.extract_slices %v, [2, 2], [1, 1] : vector<3x2xi32> into tuple<vector<2x2xi32>, vector<1x2xi32>>
  %last = vector.tuple_get %t, 1 : tuple<vector<2x2xi32>, vector<1x2xi32>>
  %first = vector.tuple_get %t, 0 : tuple<vector<2x2xi32>, vector<1x2xi32>>
  %u = vector.tuple %first, %last : vector<2x2xi32>, vector<1x2xi32>
  %w = vector.insert_slices %u, [2, 2], [1, 1] : tuple<vector<2x2xi32>, vector<1x2xi32>> into vector<3x2xi32>
  // EXEC: {{\[\[}}1, 2], [3, 4], [5, 6]]
  // EXEC-NEXT: {{\[\[}}5, 6]]
  return %w, %last : vector<3x2xi32>, vector<1x2xi32>
}

// CHECK-LABEL: func.func @cast
func @cast(%m: memref<2x3xf32>) {
  // CHECK: vector.type_cast %m : memref<2x3xf32> to memref<vector<2x3xf32>>
  // CHECK: memref.expand_shape %{{.*}} [] output_shape [1] : memref<vector<2x3xf32>> into memref<1xvector<2x3xf32>>
  %0 = vector.type_cast %m : memref<2x3xf32>, memref<1xvector<2x3xf32>>
  return
}
