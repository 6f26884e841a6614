// RUN: ods opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: ods opt %s --allow-unregistered-dialect --mlir-print-op-generic | ods opt --allow-unregistered-dialect | FileCheck %s

// Every operation with syntax of its own.

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d2, d0)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: #map5 = affine_map<(d0, d1, d2, d3) -> (d1, d3)>
// CHECK-NEXT: #map6 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
// CHECK-NEXT: #map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<4x8xf32>, %arg3: tensor<4xf32>, %arg4: memref<4x8xf32>, %arg5: memref<4x8xf32>, %arg6: memref<8x4xf32>, %arg7: f32, %arg8: tensor<8x8xf32>, %arg9: f64, %arg10: i32) {
// CHECK-NEXT:     %mapped = linalg.map { arith.addf {foo} } ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%arg2 : tensor<4x8xf32>)
// CHECK-NEXT:     %reduced = linalg.reduce { arith.subf } ins(%arg0 : tensor<4x8xf32>) outs(%arg3 : tensor<4xf32>) dimensions = [1] 
// CHECK-NEXT:     %mapped_0 = linalg.map ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%arg2 : tensor<4x8xf32>)
// CHECK-NEXT:       (%in: f32, %in_2: f32, %init: f32) {
// CHECK-NEXT:         %7 = arith.addf %in, %in : f32
// CHECK-NEXT:         linalg.yield %7 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     %reduced_1 = linalg.reduce ins(%arg0 : tensor<4x8xf32>) outs(%arg3 : tensor<4xf32>) dimensions = [1]  {foo}
// CHECK-NEXT:       (%in: f32, %init: f32) {
// CHECK-NEXT:         %7 = arith.addf %in, %in : f32
// CHECK-NEXT:         linalg.yield %7 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     %broadcasted = linalg.broadcast ins(%arg3 : tensor<4xf32>) outs(%arg2 : tensor<4x8xf32>) dimensions = [1]  {bar}
// CHECK-NEXT:     linalg.transpose ins(%arg4 : memref<4x8xf32>) outs(%arg6 : memref<8x4xf32>) permutation = [1, 0] 
// CHECK-NEXT:     %0 = linalg.generic {doc = "x", indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<4x8xf32>) outs(%arg3 : tensor<4xf32>) attrs =  {foo} {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %7 = linalg.index 1 : index
// CHECK-NEXT:       linalg.yield %in : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     linalg.fill ins(%arg7 : f32) outs(%arg4 : memref<4x8xf32>)
// CHECK-NEXT:     linalg.map ins(%arg4 : memref<4x8xf32>) outs(%arg5 : memref<4x8xf32>)
// CHECK-NEXT:       (%in: f32, %init: f32) {
// CHECK-NEXT:         linalg.yield %in : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     linalg.map { math.absf } ins(%arg4 : memref<4x8xf32>) outs(%arg5 : memref<4x8xf32>)
// CHECK-NEXT:     %1 = linalg.matmul indexing_maps = [#map2, #map3, #map4] {cast = #linalg.type_fn<cast_unsigned>} ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%arg8 : tensor<8x8xf32>) -> tensor<8x8xf32>
// CHECK-NEXT:     %2 = linalg.contract indexing_maps = [#map2, #map3, #map4] ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%arg8 : tensor<8x8xf32>) -> tensor<8x8xf32>
// CHECK-NEXT:     %3 = linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps = [#map1, #map] ins(%arg3 : tensor<4xf32>) outs(%arg0 : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT:     %4 = linalg.softmax dimension(1) ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT:     %5 = linalg.matmul {foo, zoo} ins(%arg0, %arg8 : tensor<4x8xf32>, tensor<8x8xf32>) outs(%arg1 : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT:     %6 = linalg.fill_rng_2d ins(%arg9, %arg9, %arg10 : f64, f64, i32) outs(%arg1 : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @relayout(%arg0: tensor<128x256xf32>, %arg1: tensor<16x8x8x32xf32>, %arg2: index, %arg3: f32, %arg4: tensor<?x?x?x32xf32>, %arg5: tensor<?x?xf32>, %arg6: tensor<8x16x8x32xf32>) {
// CHECK-NEXT:     %pack = linalg.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %arg1 : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
// CHECK-NEXT:     %pack_0 = linalg.pack %arg5 padding_value(%arg3 : f32) inner_dims_pos = [0, 1] inner_tiles = [%arg2, 32] into %arg4 {a} : tensor<?x?xf32> -> tensor<?x?x?x32xf32>
// CHECK-NEXT:     %pack_1 = linalg.pack %arg0 outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %arg6 : tensor<128x256xf32> -> tensor<8x16x8x32xf32>
// CHECK-NEXT:     %unpack = linalg.unpack %arg1 inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %arg0 : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
// CHECK-NEXT:     %unpack_2 = linalg.unpack %arg4 outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [%arg2, 32] into %arg5 : tensor<?x?x?x32xf32> -> tensor<?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @winograd(%arg0: tensor<2x3x3x5xf32>, %arg1: tensor<6x6x5x2xf32>, %arg2: tensor<2x10x10x5xf32>, %arg3: tensor<6x6x2x2x2x5xf32>, %arg4: tensor<6x6x2x2x2x2xf32>, %arg5: tensor<2x8x8x2xf32>, %arg6: memref<2x3xf32>) {
// CHECK-NEXT:     %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%arg0 : tensor<2x3x3x5xf32>) outs(%arg1 : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
// CHECK-NEXT:     %1 = linalg.winograd_input_transform fmr(F_4_3) ins(%arg2 : tensor<2x10x10x5xf32>) outs(%arg3 : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
// CHECK-NEXT:     %2 = linalg.winograd_output_transform fmr(F_4_3) ins(%arg4 : tensor<6x6x2x2x2x2xf32>) outs(%arg5 : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
// CHECK-NEXT:     linalg.softmax {b} dimension(1) ins(%arg6 : memref<2x3xf32>) outs(%arg6 : memref<2x3xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @products(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x4x5xf32>, %arg2: tensor<2x3x5xf32>, %arg3: tensor<3x5xf32>, %arg4: tensor<3x4xf16>, %arg5: tensor<5xf32>, %arg6: tensor<3x5xi1>) {
// CHECK-NEXT:     %0 = linalg.batch_matmul ins(%arg0, %arg1 : tensor<2x3x4xf32>, tensor<2x4x5xf32>) outs(%arg2 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
// CHECK-NEXT:     %1 = linalg.batch_reduce_matmul ins(%arg0, %arg1 : tensor<2x3x4xf32>, tensor<2x4x5xf32>) outs(%arg3 : tensor<3x5xf32>) -> tensor<3x5xf32>
// CHECK-NEXT:     %2 = linalg.batch_matmul indexing_maps = [#map5, #map6, #map7] ins(%arg4, %arg1 : tensor<3x4xf16>, tensor<2x4x5xf32>) outs(%arg2 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
// CHECK-NEXT:     %reduced:2 = linalg.reduce ins(%arg3, %arg3 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%arg5, %arg5 : tensor<5xf32>, tensor<5xf32>) dimensions = [0] 
// CHECK-NEXT:       (%in: f32, %in_0: f32, %init: f32, %init_1: f32) {
// CHECK-NEXT:         %4 = arith.addf %in, %in_0 : f32
// CHECK-NEXT:         linalg.yield %4, %init : f32, f32
// CHECK-NEXT:       }
// CHECK-NEXT:     %3 = linalg.elementwise kind=#linalg.elementwise_kind<select> ins(%arg6, %arg3, %arg3 : tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) outs(%arg3 : tensor<3x5xf32>) -> tensor<3x5xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>, %d: tensor<4xf32>, %m: memref<4x8xf32>, %n: memref<4x8xf32>, %n2: memref<8x4xf32>, %f: f32, %e: tensor<8x8xf32>, %g: f64, %h: i32) {
  %0 = linalg.map { arith.addf {foo} } ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c: tensor<4x8xf32>)
  %1 = linalg.reduce { arith.subf } ins(%a : tensor<4x8xf32>) outs(%d: tensor<4xf32>) dimensions = [1]
  %2 = linalg.map ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c: tensor<4x8xf32>) (%x: f32, %y: f32, %z: f32) { %q = arith.addf %x, %x : f32 linalg.yield %q : f32 }
  %3 = linalg.reduce ins(%a : tensor<4x8xf32>) outs(%d: tensor<4xf32>) dimensions = [1] {foo} (%x: f32, %y: f32) { %q = arith.addf %x, %x : f32 linalg.yield %q : f32 }
  %4 = linalg.broadcast ins(%d : tensor<4xf32>) outs(%c: tensor<4x8xf32>) dimensions = [1] {bar}
  linalg.transpose ins(%m : memref<4x8xf32>) outs(%n2: memref<8x4xf32>) permutation = [1, 0]
  %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"], doc = "x"} ins(%a : tensor<4x8xf32>) outs(%d: tensor<4xf32>) attrs = {foo} { ^bb0(%x: f32, %y: f32): %i = linalg.index 1 : index linalg.yield %x : f32 } -> tensor<4xf32>
  linalg.fill ins(%f : f32) outs(%m : memref<4x8xf32>)
  linalg.map ins(%m : memref<4x8xf32>) outs(%n: memref<4x8xf32>) (%x: f32, %z: f32) { linalg.yield %x : f32 }
  linalg.map {math.absf} ins(%m : memref<4x8xf32>) outs(%n: memref<4x8xf32>)
  %6 = linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %7 = linalg.contract indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %8 = linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>] ins(%d : tensor<4xf32>) outs(%a: tensor<4x8xf32>) -> tensor<4x8xf32>
  %9 = linalg.softmax dimension(1) ins(%a : tensor<4x8xf32>) outs(%b: tensor<4x8xf32>) -> tensor<4x8xf32>
  %10 = linalg.matmul {foo} ins(%a, %e : tensor<4x8xf32>, tensor<8x8xf32>) outs(%b : tensor<4x8xf32>) {zoo} -> tensor<4x8xf32>
  %11 = linalg.fill_rng_2d ins(%g, %g, %h : f64, f64, i32) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

func.func @relayout(%s: tensor<128x256xf32>, %p: tensor<16x8x8x32xf32>, %t: index, %pad: f32, %o: tensor<?x?x?x32xf32>, %u: tensor<?x?xf32>, %q: tensor<8x16x8x32xf32>) {
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %p : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  %1 = linalg.pack %u padding_value(%pad : f32) inner_dims_pos = [0, 1] inner_tiles = [%t, 32] into %o {a} : tensor<?x?xf32> -> tensor<?x?x?x32xf32>
  %2 = linalg.pack %s outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %q : tensor<128x256xf32> -> tensor<8x16x8x32xf32>
  %3 = linalg.unpack %p inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %s : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
  %4 = linalg.unpack %o outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [%t, 32] into %u : tensor<?x?x?x32xf32> -> tensor<?x?xf32>
  return
}

func.func @winograd(%f: tensor<2x3x3x5xf32>, %fo: tensor<6x6x5x2xf32>, %i: tensor<2x10x10x5xf32>, %io: tensor<6x6x2x2x2x5xf32>, %v: tensor<6x6x2x2x2x2xf32>, %vo: tensor<2x8x8x2xf32>, %m: memref<2x3xf32>) {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<2x3x3x5xf32>) outs(%fo : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  %1 = linalg.winograd_input_transform fmr(F_4_3) ins(%i : tensor<2x10x10x5xf32>) outs(%io : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
  %2 = linalg.winograd_output_transform fmr(F_4_3) ins(%v : tensor<6x6x2x2x2x2xf32>) outs(%vo : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
  linalg.softmax {b} dimension(1) ins(%m : memref<2x3xf32>) outs(%m : memref<2x3xf32>)
  return
}

func.func @products(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>, %c: tensor<2x3x5xf32>, %d: tensor<3x5xf32>, %s: tensor<3x4xf16>, %x: tensor<5xf32>, %y: tensor<3x5xi1>) {
  %0 = linalg.batch_matmul ins(%a, %b : tensor<2x3x4xf32>, tensor<2x4x5xf32>) outs(%c : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %1 = linalg.batch_reduce_matmul ins(%a, %b : tensor<2x3x4xf32>, tensor<2x4x5xf32>) outs(%d : tensor<3x5xf32>) -> tensor<3x5xf32>
  %2 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%s, %b : tensor<3x4xf16>, tensor<2x4x5xf32>) outs(%c : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %3:2 = linalg.reduce ins(%d, %d : tensor<3x5xf32>, tensor<3x5xf32>) outs(%x, %x : tensor<5xf32>, tensor<5xf32>) dimensions = [0]
    (%i: f32, %j: f32, %k: f32, %l: f32) {
      %m = arith.addf %i, %j : f32
      linalg.yield %m, %k : f32, f32
    }
  %4 = linalg.elementwise kind=#linalg.elementwise_kind<select> ins(%y, %d, %d : tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) outs(%d : tensor<3x5xf32>) -> tensor<3x5xf32>
  return
}
