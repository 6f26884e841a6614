// RUN: ods upgrade %s -o %t
// RUN: FileCheck %s --input-file %t
// RUN: ods run %t | FileCheck %s --check-prefix=EXEC

// Dialect linalg: traits by name, indices as arguments, functions as bodies, ranges and views.

#sum = {args_in = 1, args_out = 1, indexing_maps = [#row, #first], iterator_types = ["parallel", "reduction"], doc = "sums of rows"}
#row = (i, j) -> (i, j)
#first = (i, j) -> (i)
#by_function = {n_views = [1, 1], n_loop_types = [1, 0, 0], indexing_maps = [(i) -> (i), (i) -> (i)], fun = @body}

func @body(%i: index, %x: f32, %y: f32) -> f32 {
  %z = addf %x, %y : f32
  return %z : f32
}

// CHECK-LABEL: func.func @rows
func @rows(%m: memref<?x?xf32>, %r: memref<?xf32>) {
  // CHECK: linalg.generic {doc = "sums of rows", indexing_maps = [#row, #first], iterator_types = ["parallel", "reduction"]} ins(%m : memref<?x?xf32>) outs(%r : memref<?xf32>)
  linalg.generic #sum %m, %r {
  ^bb0(%x: f32, %y: f32):
    %z = addf %x, %y : f32
    linalg.yield %z : f32
  } : memref<?x?xf32>, memref<?xf32>
  return
}

// CHECK-LABEL: func.func @indices
func @indices(%m: memref<?xf32>, %r: memref<?xf32>) {
  // CHECK: linalg.generic
  // CHECK: linalg.index 0
  // CHECK: func.call @body
  linalg.indexed_generic #by_function %m, %r : memref<?xf32>, memref<?xf32>
  return
}

// CHECK-LABEL: func.func @part(%v: memref<?x?xf32, strided<[?, ?], offset: ?>>, %{{.*}}: index, %{{.*}}: index, %{{.*}}: index, %i: index)
func @part(%v: !linalg.view<?x?xf32>, %r: !linalg.range, %i: index) {
  // CHECK: memref.subview %v[%i, %{{.*}}] [1, %{{.*}}] [1, %{{.*}}]
  %s = linalg.slice %v[%i, %r] : !linalg.view<?x?xf32>, index, !linalg.range, !linalg.view<?xf32>
  return
}

// CHECK-LABEL: func.func @release
func @release(%b: !linalg.buffer<?xf32>) -> index {
  // CHECK: memref.dim %b
  %n = linalg.buffer_size %b : !linalg.buffer<?xf32>
  // CHECK: memref.dealloc %b : memref<?xf32>
  linalg.buffer_dealloc %b : !linalg.buffer<?xf32>
  return %n : index
}

// CHECK-LABEL: func.func @permuted
func @permuted(%a: memref<?x?xf32>, %b: memref<?x?xf32>) {
  // CHECK: linalg.generic {indexing_maps = [#{{.*}}, #{{.*}}], iterator_types = ["parallel", "parallel"]} ins(%a : memref<?x?xf32>) outs(%b : memref<?x?xf32>)
  linalg.copy(%a, %b) {inputPermutation = (i, j) -> (j, i)} : memref<?x?xf32>, memref<?x?xf32>
  // CHECK: memref.transpose %a (d0, d1) -> (d1, d0) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
  %t = linalg.transpose %a (i, j) -> (j, i) : memref<?x?xf32>
  return
}

// CHECK-LABEL: func.func @convolution
func @convolution(%f: memref<3x3x2x4xf32>, %in: memref<1x8x8x2xf32>, %out: memref<1x3x3x4xf32>) {
  // CHECK: linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%in, %f : memref<1x8x8x2xf32>, memref<3x3x2x4xf32>) outs(%out : memref<1x3x3x4xf32>)
  linalg.conv(%f, %in, %out) {strides = [2, 2]} : memref<3x3x2x4xf32>, memref<1x8x8x2xf32>, memref<1x3x3x4xf32>
  return
}

// A buffer of 6 elements seen as 2 rows of 3: element (1, 2) is the last one, and so is (0, 1) of the part from (1, 1) on.
// EXEC: 7
// EXEC-NEXT: 7
func @main() -> (f32, f32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c2 = constant 2 : index
  %c3 = constant 3 : index
  %c5 = constant 5 : index
  %c6 = constant 6 : index
  %seven = constant 7.0 : f32
  %b = linalg.buffer_alloc %c6 : !linalg.buffer<f32>
  %flat = linalg.range %c0:%c6:%c1 : !linalg.range
  %all = linalg.view %b[%flat] : !linalg.view<?xf32>
  linalg.store %seven, %all[%c5] : !linalg.view<?xf32>
  %rows = linalg.range %c0:%c2:%c1 : !linalg.range
  %columns = linalg.range %c0:%c3:%c1 : !linalg.range
  %v = linalg.view %b[%rows, %columns] : !linalg.view<?x?xf32>
  %x = linalg.load %v[%c1, %c2] : !linalg.view<?x?xf32>
  %p = linalg.subview %v[%c1, %c2, %c1, %c1, %c3, %c1] : !linalg.view<?x?xf32>
  %y = linalg.load %p[%c0, %c1] : !linalg.view<?x?xf32>
  return %x, %y : f32, f32
}
