// RUN: ods opt %s --expand-strided-metadata | FileCheck %s

// A dimension that becomes several dynamic ones: the sizes are those that the operation gives. mlir-opt dereferences null.
// CHECK-DAG: #[[$INNER:.*]] = affine_map<()[s0, s1] -> ((s0 * s1) * 3)>
// CHECK-DAG: #[[$LAST:.*]] = affine_map<()[s0] -> (s0 * 3)>
// CHECK-LABEL: func.func @several
// CHECK-SAME: (%[[M:.*]]: memref<?xf32, strided<[?], offset: ?>>, %[[A:.*]]: index, %[[B:.*]]: index)
// CHECK-DAG: %[[C3:.*]] = arith.constant 3 : index
// CHECK: %{{.*}}, %[[O:.*]], %{{.*}}, %[[S:.*]] = memref.extract_strided_metadata %[[M]]
// CHECK: %[[T1:.*]] = affine.apply #[[$LAST]]()[%[[S]]]
// CHECK: %[[T0:.*]] = affine.apply #[[$INNER]]()[%[[S]], %[[B]]]
// CHECK: return %[[O]], %[[A]], %[[B]], %[[C3]], %[[T0]], %[[T1]], %[[S]]
func.func @several(%m: memref<?xf32, strided<[?], offset: ?>>, %a: index, %b: index) -> (index, index, index, index, index, index, index) {
  %e = memref.expand_shape %m [[0, 1, 2]] output_shape [%a, %b, 3] : memref<?xf32, strided<[?], offset: ?>> into memref<?x?x3xf32, strided<[?, ?, ?], offset: ?>>
  %base, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %e : memref<?x?x3xf32, strided<[?, ?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index, index, index
  return %offset, %sizes#0, %sizes#1, %sizes#2, %strides#0, %strides#1, %strides#2 : index, index, index, index, index, index, index
}
