// RUN: ods opt %s --convert-vector-to-llvm --split-input-file --allow-unregistered-dialect | golden %S/vector.out

func.func @a(%f: f32) -> vector<2x1xf32> { %0 = vector.broadcast %f : f32 to vector<2x1xf32> return %0 : vector<2x1xf32> }

// -----

func.func @b(%f: vector<1xf32>, %g : vector<1xf32>) -> vector<1xf32> { %0 = vector.shuffle %f, %g [0] : vector<1xf32>, vector<1xf32> return %0 : vector<1xf32> }

// -----

func.func @c(%f: f32) -> vector<[1]xf32> { %0 = vector.broadcast %f : f32 to vector<[1]xf32> return %0 : vector<[1]xf32> }

// -----

func.func @d(%f: vector<1xf32>, %g : vector<1xf32>) -> vector<1xf32> { %0 = vector.extract_strided_slice %f {offsets=[0], sizes=[1], strides=[1]}: vector<1xf32> to vector<1xf32> return %0 : vector<1xf32> }

// -----

func.func @i(%a: vector<2x3x4xf32>, %b: vector<2x3x4xf32>) -> vector<2x3x8xf32> { %0 = vector.interleave %a, %b : vector<2x3x4xf32> -> vector<2x3x8xf32> return %0 : vector<2x3x8xf32> }

// -----

func.func @d(%a: vector<2x3x4xf32>) -> (vector<2x3x2xf32>, vector<2x3x2xf32>) { %0, %1 = vector.deinterleave %a : vector<2x3x4xf32> -> vector<2x3x2xf32> return %0, %1 : vector<2x3x2xf32>, vector<2x3x2xf32> }

// -----

func.func @bc(%a: vector<2x3x4xf32>) -> vector<2x3x8xf16> { %0 = vector.bitcast %a : vector<2x3x4xf32> to vector<2x3x8xf16> return %0 : vector<2x3x8xf16> }

// -----

func.func @fma(%a: vector<2x3x4xf32>, %b: vector<2x3x4xf32>) -> vector<2x3x4xf32> { %0 = vector.fma %a, %b, %a : vector<2x3x4xf32> return %0 : vector<2x3x4xf32> }

// -----

func.func @te(%a: vector<2x2xf32>) -> (f32, f32, f32, f32) { %0:4 = vector.to_elements %a : vector<2x2xf32> return %0#0, %0#1, %0#2, %0#3 : f32, f32, f32, f32 }

// -----

func.func @t(%a: vector<2x3x4xf32>) -> vector<3x2x4xf32> { %0 = vector.transpose %a, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32> return %0 : vector<3x2x4xf32> }

// -----

func.func @t2(%a: vector<2x1x4xf32>) -> vector<1x2x4xf32> { %0 = vector.transpose %a, [1, 0, 2] : vector<2x1x4xf32> to vector<1x2x4xf32> return %0 : vector<1x2x4xf32> }

// -----

func.func @t3(%a: vector<1x4xf32>) -> vector<4x1xf32> { %0 = vector.transpose %a, [1, 0] : vector<1x4xf32> to vector<4x1xf32> return %0 : vector<4x1xf32> }

// -----

func.func @sc(%a: vector<6x4xf32>) -> vector<3x8xf32> { %0 = vector.shape_cast %a : vector<6x4xf32> to vector<3x8xf32> return %0 : vector<3x8xf32> }

// -----

func.func @ss(%a: vector<2x[4]xf32>) -> vector<[8]xf32> { %0 = vector.shape_cast %a : vector<2x[4]xf32> to vector<[8]xf32> return %0 : vector<[8]xf32> }

// -----

func.func @ss2(%a: vector<[8]xf32>) -> vector<2x1x[4]xf32> { %0 = vector.shape_cast %a : vector<[8]xf32> to vector<2x1x[4]xf32> return %0 : vector<2x1x[4]xf32> }

// -----

func.func @ss3(%a: vector<4x[2]xf32>) -> vector<2x[4]xf32> { %0 = vector.shape_cast %a : vector<4x[2]xf32> to vector<2x[4]xf32> return %0 : vector<2x[4]xf32> }

// -----

func.func @g(%base: memref<?xf32>, %c: index, %i: vector<2x4xi32>, %m: vector<2x4xi1>, %p: vector<2x4xf32>) -> vector<2x4xf32> { %0 = vector.gather %base[%c][%i], %m, %p {alignment = 8} : memref<?xf32>, vector<2x4xi32>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32> return %0 : vector<2x4xf32> }

// -----

func.func @e(%base: memref<?xf32>, %c: index, %m: vector<4xi1>, %p: vector<4xf32>) -> vector<4xf32> { %0 = vector.expandload %base[%c], %m, %p {alignment = 8}: memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32> vector.compressstore %base[%c], %m, %0 {alignment = 8}: memref<?xf32>, vector<4xi1>, vector<4xf32> return %0 : vector<4xf32> }

// -----

func.func @r(%a: vector<4xf32>, %m: vector<4xi1>, %acc: f32) -> (f32, f32, f32) {
 %0 = vector.mask %m { vector.reduction <maximumf>, %a, %acc : vector<4xf32> into f32 } : vector<4xi1> -> f32
 %1 = vector.mask %m { vector.reduction <minnumf>, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
 %2 = vector.mask %m { vector.reduction <maxnumf>, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
 return %0, %1, %2 : f32, f32, f32 }

// -----

func.func @ri(%a: vector<[4]xi32>, %m: vector<[4]xi1>, %acc: i32) -> (i32, i32) {
 %0 = vector.mask %m { vector.reduction <maxsi>, %a, %acc : vector<[4]xi32> into i32 } : vector<[4]xi1> -> i32
 %1 = vector.mask %m { vector.reduction <minui>, %a : vector<[4]xi32> into i32 } : vector<[4]xi1> -> i32
 return %0, %1 : i32, i32 }

// -----

func.func @cm(%n: index) -> (vector<[4]xi1>, vector<3x[4]xi1>) { %0 = vector.create_mask %n : vector<[4]xi1> %1 = vector.create_mask %n, %n : vector<3x[4]xi1> return %0, %1 : vector<[4]xi1>, vector<3x[4]xi1> }

// -----

func.func @mc(%a: vector<2x4xf32>, %b: vector<4x3xf32>, %c: vector<2x3xf32>, %m: vector<2x3x4xi1>) -> vector<2x3xf32> {
 %0 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x4xf32>, vector<4x3xf32> into vector<2x3xf32> } : vector<2x3x4xi1> -> vector<2x3xf32>
 return %0 : vector<2x3xf32> }

// -----

func.func @tr(%m: memref<?x?xf32>, %i: index, %p: f32) -> vector<4xf32> { %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<4xf32> vector.transfer_write %0, %m[%i, %i] : vector<4xf32>, memref<?x?xf32> return %0 : vector<4xf32> }

// -----

func.func @pr(%i: i8, %u: ui16, %b: i1, %f: f32, %h: f16, %bf: bf16, %d: f64, %x: index) { vector.print %i : i8 vector.print %u : ui16 vector.print %b : i1 vector.print %f : f32 vector.print %h : f16 vector.print %bf: bf16 vector.print %d : f64 vector.print %x : index vector.print str "hello" vector.print str "again" vector.print punctuation <comma> return }

// -----

func.func @tc(%a: memref<8x8xf32>) -> memref<vector<8x8xf32>> { %0 = vector.type_cast %a: memref<8x8xf32> to memref<vector<8x8xf32>> return %0 : memref<vector<8x8xf32>> }

// -----

func.func @dyn(%a: vector<4xf32>, %i: index, %b: vector<2x4xf32>) -> (f32, vector<4xf32>, f32, f32) { %0 = vector.extract %a[%i] : f32 from vector<4xf32> %1 = vector.insert %0, %a[%i] : f32 into vector<4xf32> %2 = vector.extract %b[1, %i] : f32 from vector<2x4xf32> %3 = vector.extract %b[%i, 1] : f32 from vector<2x4xf32> return %0, %1, %2, %3 : f32, vector<4xf32>, f32, f32 }

// -----

func.func @reduce_ints(%a: vector<4xi32>, %acc: i32, %x: vector<4xindex>) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, index) {
  %0 = vector.reduction <add>, %a, %acc : vector<4xi32> into i32
  %1 = vector.reduction <mul>, %a : vector<4xi32> into i32
  %2 = vector.reduction <minui>, %a, %acc : vector<4xi32> into i32
  %3 = vector.reduction <minsi>, %a : vector<4xi32> into i32
  %4 = vector.reduction <maxui>, %a, %acc : vector<4xi32> into i32
  %5 = vector.reduction <maxsi>, %a, %acc : vector<4xi32> into i32
  %6 = vector.reduction <and>, %a, %acc : vector<4xi32> into i32
  %7 = vector.reduction <or>, %a : vector<4xi32> into i32
  %8 = vector.reduction <xor>, %a, %acc : vector<4xi32> into i32
  %9 = vector.reduction <add>, %x : vector<4xindex> into index
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i32, i32, i32, i32, i32, i32, i32, i32, i32, index
}

// -----

func.func @reduce_floats(%a: vector<4xf32>, %acc: f32) -> (f32, f32, f32, f32, f32, f32) {
  %0 = vector.reduction <add>, %a, %acc fastmath<nnan> : vector<4xf32> into f32
  %1 = vector.reduction <mul>, %a : vector<4xf32> into f32
  %2 = vector.reduction <minnumf>, %a, %acc : vector<4xf32> into f32
  %3 = vector.reduction <maxnumf>, %a : vector<4xf32> into f32
  %4 = vector.reduction <minimumf>, %a, %acc : vector<4xf32> into f32
  %5 = vector.reduction <maximumf>, %a fastmath<ninf, nsz> : vector<4xf32> into f32
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, f32, f32
}

// -----

func.func @masked_reductions(%a: vector<4xi32>, %m: vector<4xi1>, %f: vector<4xf64>) -> (i32, i32, i32, i32, i32, i32, i32, f64, f64, f64) {
  %0 = vector.mask %m { vector.reduction <add>, %a : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %1 = vector.mask %m { vector.reduction <mul>, %a : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %2 = vector.mask %m { vector.reduction <minsi>, %a : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %3 = vector.mask %m { vector.reduction <maxui>, %a : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %4 = vector.mask %m { vector.reduction <and>, %a : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %5 = vector.mask %m { vector.reduction <or>, %a : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %6 = vector.mask %m { vector.reduction <xor>, %a : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %7 = vector.mask %m { vector.reduction <add>, %f : vector<4xf64> into f64 } : vector<4xi1> -> f64
  %8 = vector.mask %m { vector.reduction <mul>, %f : vector<4xf64> into f64 } : vector<4xi1> -> f64
  %9 = vector.mask %m { vector.reduction <minimumf>, %f : vector<4xf64> into f64 } : vector<4xi1> -> f64
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i32, i32, i32, i32, i32, i32, i32, f64, f64, f64
}

// -----

func.func @memory(%m: memref<4x8xf32, strided<[?, 1], offset: ?>>, %i: index, %mask: vector<4xi1>) {
  %0 = vector.load %m[%i, %i] {nontemporal = true} : memref<4x8xf32, strided<[?, 1], offset: ?>>, vector<4xf32>
  %1 = vector.maskedload %m[%i, %i], %mask, %0 : memref<4x8xf32, strided<[?, 1], offset: ?>>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i, %i], %mask, %1 {alignment = 16} : memref<4x8xf32, strided<[?, 1], offset: ?>>, vector<4xi1>, vector<4xf32>
  vector.store %1, %m[%i, %i] {alignment = 32} : memref<4x8xf32, strided<[?, 1], offset: ?>>, vector<4xf32>
  return
}

// -----

func.func @memory_kinds(%a: memref<4xindex>, %b: memref<4xvector<2xi8>>, %c: memref<i16>, %d: memref<8xi1, 3>, %i: index) {
  %0 = vector.load %a[%i] : memref<4xindex>, vector<4xindex>
  %1 = vector.load %b[%i] : memref<4xvector<2xi8>>, vector<2xi8>
  %2 = vector.load %c[] : memref<i16>, vector<i16>
  %3 = vector.load %d[%i] : memref<8xi1, 3>, vector<[8]xi1>
  "use"(%0, %1, %2, %3) : (vector<4xindex>, vector<2xi8>, vector<i16>, vector<[8]xi1>) -> ()
  return
}

// -----

func.func @no_memory(%a: memref<4x4xf32>, %i: index) {
  %0 = vector.load %a[%i, %i] : memref<4x4xf32>, vector<2x2xf32>
  vector.store %0, %a[%i, %i] : memref<4x4xf32>, vector<2x2xf32>
  return
}

// -----

func.func @scatter(%m: memref<?x?xf32>, %i: index, %x: vector<4xi64>, %mask: vector<4xi1>, %v: vector<4xf32>, %t: memref<?xf32, strided<[2]>>) {
  vector.scatter %m[%i, %i][%x], %mask, %v : memref<?x?xf32>, vector<4xi64>, vector<4xi1>, vector<4xf32>
  vector.scatter %t[%i][%x], %mask, %v : memref<?xf32, strided<[2]>>, vector<4xi64>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @zero_d(%a: vector<f32>, %f: f32) -> (f32, vector<f32>, vector<f32>, vector<f32>) {
  %0 = vector.extract %a[] : f32 from vector<f32>
  %1 = vector.insert %f, %a [] : f32 into vector<f32>
  %2 = vector.broadcast %f : f32 to vector<f32>
  %3 = vector.from_elements %f : vector<f32>
  return %0, %1, %2, %3 : f32, vector<f32>, vector<f32>, vector<f32>
}

// -----

func.func @broadcasts(%a: vector<3xf32>, %b: vector<1xf32>, %c: vector<2x1x3xf32>, %d: vector<1x3xf32>) -> (vector<2x3xf32>, vector<4xf32>, vector<2x2x3xf32>, vector<2x3xf32>) {
  %0 = vector.broadcast %a : vector<3xf32> to vector<2x3xf32>
  %1 = vector.broadcast %b : vector<1xf32> to vector<4xf32>
  %2 = vector.broadcast %c : vector<2x1x3xf32> to vector<2x2x3xf32>
  %3 = vector.broadcast %d : vector<1x3xf32> to vector<2x3xf32>
  return %0, %1, %2, %3 : vector<2x3xf32>, vector<4xf32>, vector<2x2x3xf32>, vector<2x3xf32>
}

// -----

func.func @shuffles(%a: vector<4xf32>, %b: vector<2xf32>, %c: vector<2x3xf32>, %d: vector<f32>) -> (vector<3xf32>, vector<3xf32>, vector<3x3xf32>, vector<2xf32>) {
  %0 = vector.shuffle %a, %a [3, 5, 0] : vector<4xf32>, vector<4xf32>
  %1 = vector.shuffle %a, %b [1, 5, 0] : vector<4xf32>, vector<2xf32>
  %2 = vector.shuffle %c, %c [1, 3, 0] : vector<2x3xf32>, vector<2x3xf32>
  %3 = vector.shuffle %d, %d [0, 1] : vector<f32>, vector<f32>
  return %0, %1, %2, %3 : vector<3xf32>, vector<3xf32>, vector<3x3xf32>, vector<2xf32>
}

// -----

func.func @slices(%a: vector<4x8xf32>, %b: vector<2x3xf32>, %c: vector<3xf32>, %d: vector<[4]xf32>) -> (vector<2x3xf32>, vector<4x8xf32>, vector<4x8xf32>, vector<2xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [1, 2], sizes = [2, 3], strides = [1, 1]} : vector<4x8xf32> to vector<2x3xf32>
  %1 = vector.insert_strided_slice %b, %a {offsets = [1, 2], strides = [1, 1]} : vector<2x3xf32> into vector<4x8xf32>
  %2 = vector.insert_strided_slice %c, %a {offsets = [1, 2], strides = [1]} : vector<3xf32> into vector<4x8xf32>
  %3 = vector.extract_strided_slice %c {offsets = [1], sizes = [2], strides = [1]} : vector<3xf32> to vector<2xf32>
  return %0, %1, %2, %3 : vector<2x3xf32>, vector<4x8xf32>, vector<4x8xf32>, vector<2xf32>
}

// -----

func.func @masks(%n: index) -> (vector<4xi1>, vector<2x4xi1>, vector<2x4xi1>, vector<i1>, vector<3xi1>) {
  %0 = vector.create_mask %n : vector<4xi1>
  %1 = vector.create_mask %n, %n : vector<2x4xi1>
  %2 = vector.constant_mask [1, 3] : vector<2x4xi1>
  %3 = vector.create_mask %n : vector<i1>
  %4 = vector.constant_mask [3] : vector<3xi1>
  return %0, %1, %2, %3, %4 : vector<4xi1>, vector<2x4xi1>, vector<2x4xi1>, vector<i1>, vector<3xi1>
}

// -----

func.func @outer(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xf32>, %f: f32, %i: vector<2xi32>, %j: vector<2x2xi32>) -> (vector<2x3xf32>, vector<2x3xf32>, vector<2xf32>, vector<2x2xi32>) {
  %0 = vector.outerproduct %a, %b : vector<2xf32>, vector<3xf32>
  %1 = vector.outerproduct %a, %b, %c : vector<2xf32>, vector<3xf32>
  %2 = vector.outerproduct %a, %f, %a {kind = #vector.kind<maxnumf>} : vector<2xf32>, f32
  %3 = vector.outerproduct %i, %i, %j {kind = #vector.kind<xor>} : vector<2xi32>, vector<2xi32>
  return %0, %1, %2, %3 : vector<2x3xf32>, vector<2x3xf32>, vector<2xf32>, vector<2x2xi32>
}

// -----

func.func @masked_outer(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xf32>, %m: vector<2x3xi1>) -> vector<2x3xf32> {
  %0 = vector.mask %m { vector.outerproduct %a, %b, %c {kind = #vector.kind<mul>} : vector<2xf32>, vector<3xf32> } : vector<2x3xi1> -> vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// -----

func.func @transfers(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<4xi1>, %t: memref<4x4xf32, strided<[1, 4]>>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<2x4xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i, %i], %p, %mask : memref<?x?xf32>, vector<4xf32>
  %2 = vector.transfer_read %t[%i, %i], %p {in_bounds = [true]} : memref<4x4xf32, strided<[1, 4]>>, vector<4xf32>
  %3 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, true]} : memref<?x?xf32>, vector<2x4xf32>
  vector.transfer_write %0, %m[%i, %i], %mask {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
  return %0, %1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<2x4xf32>
}

// -----

func.func @spread(%m: memref<?x?xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (0)>} : memref<?x?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @fold(%m: memref<?xf32>, %i: index, %v: vector<4xf32>) -> (vector<4xf32>, vector<2x3xf32>) {
  %all = vector.constant_mask [4] : vector<4xi1>
  %none = vector.constant_mask [0] : vector<4xi1>
  %0 = vector.maskedload %m[%i], %all, %v : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i], %none, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  %c = arith.constant dense<1.0> : vector<2x3xf32>
  %1 = vector.transpose %c, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %2 = vector.transpose %1, [1, 0] : vector<3x2xf32> to vector<2x3xf32>
  return %0, %2 : vector<4xf32>, vector<2x3xf32>
}

// -----

func.func @scalable(%a: vector<[8]xf32>, %b: vector<[4]xf32>) -> (vector<[8]xf32>, vector<[4]xf32>, vector<[16]xf32>, vector<[4]xf32>, index, vector<[4]xindex>, vector<4xindex>) {
  %0 = vector.scalable.insert %b, %a[4] : vector<[4]xf32> into vector<[8]xf32>
  %1 = vector.scalable.extract %a[4] : vector<[4]xf32> from vector<[8]xf32>
  %2 = vector.interleave %a, %a : vector<[8]xf32> -> vector<[16]xf32>
  %3, %4 = vector.deinterleave %a : vector<[8]xf32> -> vector<[4]xf32>
  %5 = vector.vscale
  %6 = vector.step : vector<[4]xindex>
  %7 = vector.step : vector<4xindex>
  return %0, %1, %2, %4, %5, %6, %7 : vector<[8]xf32>, vector<[4]xf32>, vector<[16]xf32>, vector<[4]xf32>, index, vector<[4]xindex>, vector<4xindex>
}

// -----

func.func @not_printed(%v: vector<2xf32>) {
  vector.print %v : vector<2xf32>
  return
}
