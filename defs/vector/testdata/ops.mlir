// RUN: ods opt %s | FileCheck %s
// RUN: ods opt %s --mlir-print-op-generic | ods opt | FileCheck %s

// Every operation of vector in its custom form, with its variants.

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map4 = affine_map<(d0) -> ()>
// CHECK-NEXT: #map5 = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: #map6 = affine_map<(d0, d1) -> (0, d0)>

// CHECK-LABEL: func.func @compute(
// CHECK-NEXT:   %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %arg2, %arg1, %arg0 : vector<4x8xf32>, vector<8xf32> into vector<4xf32>
// CHECK-NEXT:   %1 = vector.contract {indexing_maps = [#map3, #map3, #map4], iterator_types = ["reduction"], kind = #vector.kind<maxnumf>} %arg0, %arg0, %arg3 {a.b} : vector<4xf32>, vector<4xf32> into f32
// CHECK-NEXT:   %2 = vector.reduction <add>, %arg0 : vector<4xf32> into f32
// CHECK-NEXT:   %3 = vector.reduction <mul>, %arg0, %arg3 fastmath<fast> : vector<4xf32> into f32
// CHECK-NEXT:   %4 = vector.reduction <minimumf>, %arg7 : vector<f32> into f32
// CHECK-NEXT:   %5 = vector.multi_reduction <xor>, %arg4, %arg5 [1] : vector<4x8xi32> to vector<4xi32>
// CHECK-NEXT:   %6 = vector.multi_reduction <add>, %arg2, %arg3 {a.b} [0, 1] : vector<4x8xf32> to f32
// CHECK-NEXT:   %7 = vector.fma %arg2, %arg2, %arg2 : vector<4x8xf32>
// CHECK-NEXT:   %8 = vector.outerproduct %arg0, %arg1 : vector<4xf32>, vector<8xf32>
// CHECK-NEXT:   %9 = vector.outerproduct %arg0, %arg1, %arg2 {kind = #vector.kind<maxnumf>} : vector<4xf32>, vector<8xf32>
// CHECK-NEXT:   %10 = vector.outerproduct %arg0, %arg3, %arg0 {kind = #vector.kind<add>} : vector<4xf32>, f32
// CHECK-NEXT:   %11 = vector.outerproduct %arg0, %arg6 : vector<4xf32>, vector<[4]xf32>
// CHECK-NEXT:   %dest, %accumulated_value = vector.scan <add>, %arg4, %arg5 {inclusive = true, reduction_dim = 1 : i64} : vector<4x8xi32>, vector<4xi32>
// CHECK-NEXT:   %12 = vector.step : vector<4xindex>
// CHECK-NEXT:   %13 = vector.step : vector<[4]xindex>
// CHECK-NEXT:   %vscale = vector.vscale
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @compute(%v: vector<4xf32>, %w: vector<8xf32>, %m: vector<4x8xf32>, %x: f32, %n: vector<4x8xi32>, %k: vector<4xi32>, %s: vector<[4]xf32>, %z: vector<f32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} %m, %w, %v : vector<4x8xf32>, vector<8xf32> into vector<4xf32>
  %1 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<maxnumf>} %v, %v, %x {a.b} : vector<4xf32>, vector<4xf32> into f32
  %2 = vector.reduction <add>, %v : vector<4xf32> into f32
  %3 = vector.reduction <mul>, %v, %x fastmath<fast> : vector<4xf32> into f32
  %4 = vector.reduction <minimumf>, %z : vector<f32> into f32
  %5 = vector.multi_reduction <xor>, %n, %k [1] : vector<4x8xi32> to vector<4xi32>
  %6 = vector.multi_reduction <add>, %m, %x {a.b} [0, 1] : vector<4x8xf32> to f32
  %7 = vector.fma %m, %m, %m : vector<4x8xf32>
  %8 = vector.outerproduct %v, %w : vector<4xf32>, vector<8xf32>
  %9 = vector.outerproduct %v, %w, %m {kind = #vector.kind<maxnumf>} : vector<4xf32>, vector<8xf32>
  %10 = vector.outerproduct %v, %x, %v : vector<4xf32>, f32
  %11 = vector.outerproduct %v, %s : vector<4xf32>, vector<[4]xf32>
  %12, %13 = vector.scan <add>, %n, %k {inclusive = true, reduction_dim = 1 : i64} : vector<4x8xi32>, vector<4xi32>
  %14 = vector.step : vector<4xindex>
  %15 = vector.step : vector<[4]xindex>
  %16 = vector.vscale
  return
}

// CHECK-LABEL: func.func @rearrange(
// CHECK-NEXT:   %0 = vector.broadcast %arg3 : f32 to vector<4x8xf32>
// CHECK-NEXT:   %1 = vector.broadcast %arg5 : vector<f32> to vector<[4]xf32>
// CHECK-NEXT:   %2 = vector.broadcast %arg1 {a.b} : vector<8xf32> to vector<4x8xf32>
// CHECK-NEXT:   %3 = vector.shuffle %arg0, %arg1 [0, -1, 11] : vector<4xf32>, vector<8xf32>
// CHECK-NEXT:   %4 = vector.shuffle %arg5, %arg5 [0, 1] : vector<f32>, vector<f32>
// CHECK-NEXT:   %5 = vector.interleave %arg2, %arg2 : vector<4x8xf32> -> vector<4x16xf32>
// CHECK-NEXT:   %6 = vector.interleave %arg5, %arg5 : vector<f32> -> vector<2xf32>
// CHECK-NEXT:   %res1, %res2 = vector.deinterleave %arg2 : vector<4x8xf32> -> vector<4x4xf32>
// CHECK-NEXT:   %res1_0, %res2_1 = vector.deinterleave %arg4 : vector<[4]xf32> -> vector<[2]xf32>
// CHECK-NEXT:   %7 = vector.extract %arg2[3] : vector<8xf32> from vector<4x8xf32>
// CHECK-NEXT:   %8 = vector.extract %arg2[-1, %arg6] : f32 from vector<4x8xf32>
// CHECK-NEXT:   %9 = vector.extract %arg5[] {a.b} : f32 from vector<f32>
// CHECK-NEXT:   %10 = vector.extract %arg2[] : vector<4x8xf32> from vector<4x8xf32>
// CHECK-NEXT:   %11 = vector.insert %arg3, %arg2 [%arg6, 7] : f32 into vector<4x8xf32>
// CHECK-NEXT:   %12 = vector.insert %arg1, %arg2 [-1] : vector<8xf32> into vector<4x8xf32>
// CHECK-NEXT:   %13 = vector.scalable.insert %arg0, %arg4[0] : vector<4xf32> into vector<[4]xf32>
// CHECK-NEXT:   %14 = vector.scalable.extract %arg4[4] : vector<4xf32> from vector<[4]xf32>
// CHECK-NEXT:   %15 = vector.insert_strided_slice %arg0, %arg2 {offsets = [1, 2], strides = [1]} : vector<4xf32> into vector<4x8xf32>
// CHECK-NEXT:   %16 = vector.extract_strided_slice %arg2 {offsets = [1], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>
// CHECK-NEXT:   %17 = vector.shape_cast %arg2 : vector<4x8xf32> to vector<2x16x1xf32>
// CHECK-NEXT:   %18 = vector.bitcast %arg2 : vector<4x8xf32> to vector<4x16xi16>
// CHECK-NEXT:   %19 = vector.transpose %arg2, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
// CHECK-NEXT:   %20:4 = vector.to_elements %arg0 : vector<4xf32>
// CHECK-NEXT:   %21 = vector.from_elements %20#0, %20#1, %20#2, %20#3 : vector<2x2xf32>
// CHECK-NEXT:   vector.print %arg2 : vector<4x8xf32>
// CHECK-NEXT:   vector.print %arg3 : f32 punctuation <comma>
// CHECK-NEXT:   vector.print punctuation <open> {a.b}
// CHECK-NEXT:   vector.print str "text"
// CHECK-NEXT:   vector.print
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @rearrange(%v: vector<4xf32>, %w: vector<8xf32>, %m: vector<4x8xf32>, %x: f32, %s: vector<[4]xf32>, %z: vector<f32>, %i: index) {
  %0 = vector.broadcast %x : f32 to vector<4x8xf32>
  %1 = vector.broadcast %z : vector<f32> to vector<[4]xf32>
  %2 = vector.broadcast %w {a.b} : vector<8xf32> to vector<4x8xf32>
  %3 = vector.shuffle %v, %w [0, -1, 11] : vector<4xf32>, vector<8xf32>
  %4 = vector.shuffle %z, %z [0, 1] : vector<f32>, vector<f32>
  %5 = vector.interleave %m, %m : vector<4x8xf32> -> vector<4x16xf32>
  %6 = vector.interleave %z, %z : vector<f32> -> vector<2xf32>
  %7, %8 = vector.deinterleave %m : vector<4x8xf32> -> vector<4x4xf32>
  %9, %10 = vector.deinterleave %s : vector<[4]xf32> -> vector<[2]xf32>
  %11 = vector.extract %m[3] : vector<8xf32> from vector<4x8xf32>
  %12 = vector.extract %m[-1, %i] : f32 from vector<4x8xf32>
  %13 = vector.extract %z[] {a.b} : f32 from vector<f32>
  %14 = vector.extract %m[] : vector<4x8xf32> from vector<4x8xf32>
  %15 = vector.insert %x, %m [%i, 7] : f32 into vector<4x8xf32>
  %16 = vector.insert %w, %m [-1] : vector<8xf32> into vector<4x8xf32>
  %17 = vector.scalable.insert %v, %s[0] : vector<4xf32> into vector<[4]xf32>
  %18 = vector.scalable.extract %s[4] : vector<4xf32> from vector<[4]xf32>
  %19 = vector.insert_strided_slice %v, %m {offsets = [1, 2], strides = [1]} : vector<4xf32> into vector<4x8xf32>
  %20 = vector.extract_strided_slice %m {offsets = [1], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>
  %21 = vector.shape_cast %m : vector<4x8xf32> to vector<2x16x1xf32>
  %22 = vector.bitcast %m : vector<4x8xf32> to vector<4x16xi16>
  %23 = vector.transpose %m, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
  %24:4 = vector.to_elements %v : vector<4xf32>
  %25 = vector.from_elements %24#0, %24#1, %24#2, %24#3 : vector<2x2xf32>
  vector.print %m : vector<4x8xf32>
  vector.print %x : f32 punctuation <comma>
  vector.print punctuation <open> {a.b}
  vector.print str "text"
  vector.print
  return
}

// CHECK-LABEL: func.func @memory(
// CHECK-NEXT:   %0 = vector.transfer_read %arg1[%arg0, %arg0], %arg6 : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:   %1 = vector.transfer_read %arg1[%arg0, %arg0], %arg6, %arg8 {in_bounds = [true], permutation_map = #map2} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:   %2 = vector.transfer_read %arg2[%arg0, %arg0], %arg6, %arg9 {permutation_map = #map5} : tensor<?x?xf32>, vector<2x4xf32>
// CHECK-NEXT:   %3 = vector.transfer_read %arg2[%arg0, %arg0], %arg6 {a.b, permutation_map = #map6} : tensor<?x?xf32>, vector<2x4xf32>
// CHECK-NEXT:   %4 = vector.transfer_read %arg3[%arg0], %arg5 : memref<?xvector<4xf32>>, vector<1x4xf32>
// CHECK-NEXT:   %5 = vector.transfer_read %arg1[%arg0, %arg0], %arg6 : memref<?x?xf32>, vector<f32>
// CHECK-NEXT:   vector.transfer_write %arg5, %arg1[%arg0, %arg0] : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:   %6 = vector.transfer_write %arg5, %arg2[%arg0, %arg0], %arg8 {in_bounds = [true]} : vector<4xf32>, tensor<?x?xf32>
// CHECK-NEXT:   %7 = vector.load %arg1[%arg0, %arg0] : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:   %8 = vector.load %arg1[%arg0, %arg0] {alignment = 8 : i64, nontemporal = true} : memref<?x?xf32>, vector<[4]xf32>
// CHECK-NEXT:   %9 = vector.load %arg3[%arg0] : memref<?xvector<4xf32>>, vector<4xf32>
// CHECK-NEXT:   vector.store %arg5, %arg1[%arg0, %arg0] : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:   %10 = vector.maskedload %arg1[%arg0, %arg0], %arg8, %arg5 : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:   vector.maskedstore %arg1[%arg0, %arg0], %arg8, %arg5 {alignment = 16 : i64} : memref<?x?xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:   %11 = vector.gather %arg1[%arg0, %arg0] [%arg7], %arg8, %arg5 : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:   %12 = vector.gather %arg2[%arg0, %arg0] [%arg7], %arg8, %arg5 : tensor<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:   vector.scatter %arg1[%arg0, %arg0] [%arg7], %arg8, %arg5 {alignment = 4 : i64} : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:   %13 = vector.scatter %arg2[%arg0, %arg0] [%arg7], %arg8, %arg5 : tensor<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<?x?xf32>
// CHECK-NEXT:   %14 = vector.expandload %arg1[%arg0, %arg0], %arg8, %arg5 : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:   vector.compressstore %arg1[%arg0, %arg0], %arg8, %arg5 : memref<?x?xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:   %15 = vector.type_cast %arg4 : memref<4x3xf32> to memref<vector<4x3xf32>>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @memory(%i: index, %a: memref<?x?xf32>, %t: tensor<?x?xf32>, %b: memref<?xvector<4xf32>>, %c: memref<4x3xf32>, %v: vector<4xf32>, %x: f32, %p: vector<4xi32>, %k: vector<4xi1>, %k2: vector<4x2xi1>) {
  %0 = vector.transfer_read %a[%i, %i], %x : memref<?x?xf32>, vector<4xf32>
  %1 = vector.transfer_read %a[%i, %i], %x, %k {in_bounds = [true], permutation_map = affine_map<(i, j) -> (i)>} : memref<?x?xf32>, vector<4xf32>
  %2 = vector.transfer_read %t[%i, %i], %x, %k2 {permutation_map = affine_map<(i, j) -> (j, i)>} : tensor<?x?xf32>, vector<2x4xf32>
  %3 = vector.transfer_read %t[%i, %i], %x {permutation_map = affine_map<(i, j) -> (0, i)>, a.b} : tensor<?x?xf32>, vector<2x4xf32>
  %4 = vector.transfer_read %b[%i], %v : memref<?xvector<4xf32>>, vector<1x4xf32>
  %5 = vector.transfer_read %a[%i, %i], %x {in_bounds = []} : memref<?x?xf32>, vector<f32>
  vector.transfer_write %v, %a[%i, %i] : vector<4xf32>, memref<?x?xf32>
  %6 = vector.transfer_write %v, %t[%i, %i], %k {in_bounds = [true]} : vector<4xf32>, tensor<?x?xf32>
  %7 = vector.load %a[%i, %i] : memref<?x?xf32>, vector<4xf32>
  %8 = vector.load %a[%i, %i] {nontemporal = true, alignment = 8 : i64} : memref<?x?xf32>, vector<[4]xf32>
  %9 = vector.load %b[%i] : memref<?xvector<4xf32>>, vector<4xf32>
  vector.store %v, %a[%i, %i] : memref<?x?xf32>, vector<4xf32>
  %10 = vector.maskedload %a[%i, %i], %k, %v : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %a[%i, %i], %k, %v {alignment = 16 : i64} : memref<?x?xf32>, vector<4xi1>, vector<4xf32>
  %11 = vector.gather %a[%i, %i] [%p], %k, %v : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %12 = vector.gather %t[%i, %i] [%p], %k, %v : tensor<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %a[%i, %i] [%p], %k, %v {alignment = 4 : i64} : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  %13 = vector.scatter %t[%i, %i] [%p], %k, %v : tensor<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<?x?xf32>
  %14 = vector.expandload %a[%i, %i], %k, %v : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %a[%i, %i], %k, %v : memref<?x?xf32>, vector<4xi1>, vector<4xf32>
  %15 = vector.type_cast %c : memref<4x3xf32> to memref<vector<4x3xf32>>
  return
}

// CHECK-LABEL: func.func @masks(
// CHECK-NEXT:   %0 = vector.constant_mask [3, 2] : vector<4x[2]xi1>
// CHECK-NEXT:   %1 = vector.constant_mask [0] : vector<i1>
// CHECK-NEXT:   %2 = vector.create_mask %arg0, %arg0 : vector<4x[4]xi1>
// CHECK-NEXT:   %3 = vector.create_mask %arg0 : vector<i1>
// CHECK-NEXT:   %4 = vector.mask %arg4 { vector.reduction <add>, %arg2 : vector<4xf32> into f32 } : vector<4xi1> -> f32
// CHECK-NEXT:   %5 = vector.mask %arg4, %arg2 { vector.transfer_read %arg1[%arg0], %arg3 : memref<?xf32>, vector<4xf32> } {a.b} : vector<4xi1> -> vector<4xf32>
// CHECK-NEXT:   vector.mask %arg4 { vector.transfer_write %arg2, %arg1[%arg0] : vector<4xf32>, memref<?xf32> } : vector<4xi1>
// CHECK-NEXT:   vector.mask %arg4 { vector.yield } : vector<4xi1>
// CHECK-NEXT:   %6 = vector.mask %arg4 { vector.yield %arg2 : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @masks(%i: index, %a: memref<?xf32>, %v: vector<4xf32>, %x: f32, %k: vector<4xi1>) {
  %0 = vector.constant_mask [3, 2] : vector<4x[2]xi1>
  %1 = vector.constant_mask [0] : vector<i1>
  %2 = vector.create_mask %i, %i : vector<4x[4]xi1>
  %3 = vector.create_mask %i : vector<i1>
  %4 = vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %5 = vector.mask %k, %v { vector.transfer_read %a[%i], %x : memref<?xf32>, vector<4xf32> } {a.b} : vector<4xi1> -> vector<4xf32>
  vector.mask %k { vector.transfer_write %v, %a[%i] : vector<4xf32>, memref<?xf32> } : vector<4xi1>
  vector.mask %k { } : vector<4xi1>
  %6 = vector.mask %k { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return
}
