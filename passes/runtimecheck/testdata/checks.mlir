// RUN: ods opt %s --generate-runtime-verification --split-input-file --allow-unregistered-dialect | golden %S/checks.out
// RUN: ods opt %s --generate-runtime-verification=verbose-level=0 --split-input-file --allow-unregistered-dialect | golden %S/checks_short.out

func.func @load(%m: memref<?x4xf32>, %i: index, %j: index) -> f32 {
  %0 = memref.load %m[%i, %j] : memref<?x4xf32>
  return %0 : f32
}

// -----

func.func @store(%m: memref<?x4xf32>, %i: index, %j: index, %f: f32) {
  memref.store %f, %m[%i, %j] : memref<?x4xf32>
  return
}

// -----

func.func @cast(%m: memref<?x4xf32>, %u: memref<*xf32>, %s: memref<?x4xf32, strided<[?, ?], offset: ?>>) {
  %0 = memref.cast %m : memref<?x4xf32> to memref<3x4xf32>
  %1 = memref.cast %u : memref<*xf32> to memref<3x?xf32>
  %2 = memref.cast %s : memref<?x4xf32, strided<[?, ?], offset: ?>> to memref<?x4xf32, strided<[?, 1], offset: 3>>
  %3 = memref.cast %m : memref<?x4xf32> to memref<*xf32>
  %4 = memref.cast %m : memref<?x4xf32> to memref<?x?xf32>
  return
}

// -----

func.func @dim(%m: memref<?x4xf32>, %i: index, %t: tensor<?x3xf32>) {
  %0 = memref.dim %m, %i : memref<?x4xf32>
  %1 = tensor.dim %t, %i : tensor<?x3xf32>
  return
}

// -----

func.func @copy(%m: memref<?x4xf32>, %n: memref<5x?xf32>) {
  memref.copy %m, %n : memref<?x4xf32> to memref<5x?xf32>
  return
}

// -----

func.func @expand(%m: memref<?x4xf32>, %i: index) {
  %0 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%i, 5, 2, 2] : memref<?x4xf32> into memref<?x5x2x2xf32>
  return
}

// -----

func.func @atomic(%m: memref<?xi32>, %i: index, %v: i32) {
  %0 = memref.atomic_rmw addi %v, %m[%i] : (i32, memref<?xi32>) -> i32
  %1 = memref.generic_atomic_rmw %m[%i] : memref<?xi32> { ^bb0(%c: i32): memref.atomic_yield %c : i32 }
  memref.prefetch %m[%i], read, locality<3>, data : memref<?xi32>
  return
}

// -----

func.func @assume(%m: memref<?xi32>) {
  %0 = memref.assume_alignment %m, 16 : memref<?xi32>
  return
}

// -----

func.func @reinterpret(%m: memref<?xi32>, %i: index) {
  %0 = memref.reinterpret_cast %m to offset: [%i], sizes: [%i], strides: [%i] : memref<?xi32> to memref<?xi32, strided<[?], offset: ?>>
  return
}

// -----

func.func @tensor(%t: tensor<?x4xf32>, %i: index, %u: tensor<*xf32>, %f: f32, %s: tensor<2x2xf32>) {
  %0 = tensor.extract %t[%i, %i] : tensor<?x4xf32>
  %1 = tensor.insert %f into %t[%i, %i] : tensor<?x4xf32>
  %2 = tensor.cast %t : tensor<?x4xf32> to tensor<3x4xf32>
  %3 = tensor.cast %u : tensor<*xf32> to tensor<3x?xf32>
  %4 = tensor.extract_slice %t[%i, 1] [2, %i] [1, %i] : tensor<?x4xf32> to tensor<2x?xf32>
  %5 = tensor.insert_slice %s into %t[%i, %i] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<?x4xf32>
  return
}

// -----

func.func @add(%a: memref<?xf32>, %b: memref<4xf32>, %c: memref<?xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a, %b : memref<?xf32>, memref<4xf32>) outs(%c : memref<?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = arith.addf %x, %y : f32
    linalg.yield %0 : f32
  }
  return
}

// -----

func.func @matmul(%a: tensor<?x4xf32>, %b: tensor<4x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x4xf32>, tensor<4x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

func.func @conv(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.conv_1d ins(%a, %b : tensor<?xf32>, tensor<?xf32>) outs(%c : tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @rev(%a: tensor<?xf32>, %c: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (10 - d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<?xf32>) outs(%c : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @other(%a: tensor<?xf32>, %c: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.softmax dimension(0) ins(%a : tensor<?xf32>) outs(%c : tensor<?xf32>) -> tensor<?xf32>
  %1 = linalg.transpose ins(%a : tensor<?xf32>) outs(%c : tensor<?xf32>) permutation = [0]
  %2 = linalg.map { arith.negf } ins(%a : tensor<?xf32>) outs(%c : tensor<?xf32>)
  %f = arith.constant 0.0 : f32
  %3 = linalg.fill ins(%f: f32) outs(%c : tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @static(%a: tensor<4xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.exp ins(%a : tensor<4xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @other2(%a: tensor<?xf32>, %c: index, %p: index, %m: memref<?xf32>) {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [%c, 4] : tensor<?xf32> into tensor<?x4xf32>
  %f = arith.constant 0.0 : f32
  %1 = tensor.pad %a low[%c] high[%p] { ^bb0(%i: index): tensor.yield %f : f32 } : tensor<?xf32> to tensor<?xf32>
  %2 = vector.transfer_read %a[%c], %f : tensor<?xf32>, vector<4xf32>
  %3 = vector.load %m[%c] : memref<?xf32>, vector<4xf32>
  %4 = arith.divsi %c, %p : index
  %5 = tensor.extract_slice %a[0] [%c] [1] : tensor<?xf32> to tensor<?xf32>
  %6 = memref.alloc(%c) : memref<?xf32>
  %7 = memref.alloca(%c) : memref<?xf32>
  %8 = tensor.empty(%c) : tensor<?xf32>
  %9 = bufferization.to_tensor %m : memref<?xf32> to tensor<?xf32>
  %10 = memref.collapse_shape %m [[0]] : memref<?xf32> into memref<?xf32>
  %11 = memref.expand_shape %m [[0, 1]] output_shape [%c, 4] : memref<?xf32> into memref<?x4xf32>
  affine.for %i = 0 to 10 { %12 = affine.load %m[%i] : memref<?xf32> }
  return
}

// -----

func.func @subview(%m: memref<?x4xf32>, %i: index, %j: index, %c: i1) {
  scf.if %c { scf.yield }
  %0 = memref.subview %m[%i, 0] [2, %j] [1, 1] : memref<?x4xf32> to memref<2x?xf32, strided<[4, 1], offset: ?>>
  return
}

// -----

func.func @subview2(%m: memref<4x4xf32>, %i: index, %j: index, %c: i1) {
  scf.if %c { scf.yield }
  %0 = memref.subview %m[0, 0] [2, 3] [1, 1] : memref<4x4xf32> to memref<2x3xf32, strided<[4, 1]>>
  return
}

// -----

func.func @subview3(%m: memref<4x4xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %c: i1) {
  scf.if %c { scf.yield }
  %0 = memref.subview %m[%i, 0] [2, %j] [1, %i] : memref<4x4xf32, strided<[?, ?], offset: ?>> to memref<2x?xf32, strided<[?, ?], offset: ?>>
  return
}

// -----

func.func @subview0(%m: memref<?x4xf32>, %i: index, %j: index, %c: i1) {
  scf.if %c { scf.yield }
  %c0 = arith.constant 3 : index
  %l = memref.load %m[%c0, %c0] : memref<?x4xf32>
  %0 = memref.subview %m[%c0, 0] [0, 0] [1, 1] : memref<?x4xf32> to memref<0x0xf32, strided<[4, 1], offset: ?>>
  return
}

// -----

func.func @rank0(%m: memref<f32>, %c: i1) {
  scf.if %c { scf.yield }
  %l = memref.load %m[] : memref<f32>
  %0 = memref.subview %m[] [] [] : memref<f32> to memref<f32>
  return
}

// -----

func.func @cast_layout(%m: memref<?xf32, affine_map<(d0) -> (d0 * 2)>>, %n: memref<4xf32, 1>) {
  %1 = memref.cast %n : memref<4xf32, 1> to memref<?xf32, 1>
  %2 = memref.cast %n : memref<4xf32, 1> to memref<4xf32, strided<[?], offset: ?>, 1>
  return
}

// -----

func.func @dims(%m: memref<?x?xf32>, %t: tensor<*xf32>, %i: index) {
  %c1 = arith.constant 1 : index
  %0 = memref.dim %m, %c1 : memref<?x?xf32>
  %1 = tensor.dim %t, %i : tensor<*xf32>
  return
}

// -----

func.func @copies(%m: memref<4x4xf32>, %n: memref<4x4xf32, strided<[?, ?], offset: ?>>, %u: memref<*xf32>) {
  memref.copy %m, %n : memref<4x4xf32> to memref<4x4xf32, strided<[?, ?], offset: ?>>
  memref.copy %u, %u : memref<*xf32> to memref<*xf32>
  return
}

// -----

func.func @expand(%m: memref<8xf32>, %n: memref<?xf32>, %i: index, %r: memref<f32>) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 4] : memref<8xf32> into memref<2x4xf32>
  %1 = memref.expand_shape %n [[0, 1, 2]] output_shape [3, %i, 5] : memref<?xf32> into memref<3x?x5xf32>
  %2 = memref.expand_shape %r [] output_shape [1] : memref<f32> into memref<1xf32>
  return
}

// -----

func.func @nested(%m: memref<?xf32>, %n: index, %c: i1) -> f32 {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %f = arith.constant 0.0 : f32
  %s = scf.for %i = %z to %n step %o iter_args(%a = %f) -> f32 {
    %x = memref.load %m[%i] : memref<?xf32>
    %y = scf.if %c -> f32 {
      %w = memref.load %m[%n] : memref<?xf32>
      scf.yield %w : f32
    } else {
      scf.yield %x : f32
    }
    scf.yield %y : f32
  }
  return %s : f32
}
func.func @second(%m: memref<?xf32>) {
  %c = arith.constant 4 : index
  %x = memref.load %m[%c] : memref<?xf32>
  return
}

// -----

func.func @names(%arg: memref<?xi32>, %i: index) {
  %0:2 = "foo.bar"() : () -> (index, index)
  %1 = memref.load %arg[%0#1] {foo = dense<1> : tensor<20xi32>, bar = dense<[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17]> : tensor<17xi32>} : memref<?xi32>
  cf.br ^bb1(%1 : i32)
^bb1(%v: i32):
  memref.store %v, %arg[%i] : memref<?xi32>
  return
}

// -----

func.func @conv(%in: tensor<?x?x?x?xf32>, %f: tensor<?x?x?x?xf32>, %o: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>} ins(%in, %f : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%o : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}

// -----

func.func @reduce(%in: tensor<?x8xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.reduce { arith.addf } ins(%in : tensor<?x8xf32>) outs(%o : tensor<?xf32>) dimensions = [1]
  return %0 : tensor<?xf32>
}

// -----

func.func @broadcast(%in: memref<?xf32>, %o: memref<?x?xf32>) {
  linalg.broadcast ins(%in : memref<?xf32>) outs(%o : memref<?x?xf32>) dimensions = [1]
  return
}

// -----

func.func @dot(%a: memref<?xf32>, %b: memref<?xf32>, %o: memref<f32>) {
  linalg.dot ins(%a, %b : memref<?xf32>, memref<?xf32>) outs(%o : memref<f32>)
  return
}

// -----

func.func @scalar(%a: tensor<f32>, %o: tensor<f32>) -> tensor<f32> {
  %0 = linalg.exp ins(%a : tensor<f32>) outs(%o : tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

#m = affine_map<(d0, d1) -> (d0 * 2 + d1, 3)>
#n = affine_map<(d0, d1) -> (d0, d1)>
func.func @maps(%a: tensor<?x8xf32>, %o: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [#m, #n], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<?x8xf32>) outs(%o : tensor<4x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

// -----

func.func @rank_reducing(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %c: i1) {
  scf.if %c { scf.yield }
  %0 = memref.subview %m[%i, 0] [1, 4] [1, 2] : memref<?x?xf32> to memref<4xf32, strided<[2], offset: ?>>
  %1 = tensor.extract_slice %t[0, %i] [%i, 1] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
  return
}

// -----

func.func @nothing(%m: memref<?x?xf32>) {
  return
}
