#lhs = affine_map<(m, n, k) -> (m, k)>
#rhs = affine_map<(m, n, k) -> (k, n)>
#acc = affine_map<(m, n, k) -> (m, n)>
func.func @contract(%a: vector<4x8xf16>, %b: vector<8x4xf16>, %c: vector<4x4xf32>) -> vector<4x4xf32> {
  %x = arith.extf %a : vector<4x8xf16> to vector<4x8xf32>
  %y = arith.extf %b : vector<8x4xf16> to vector<8x4xf32>
  %r = vector.contract {indexing_maps = [#lhs, #rhs, #acc], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
  return %r : vector<4x4xf32>
}

// -----

func.func @reduce(%a: vector<4x8xf32>, %b: vector<8xf32>, %acc: vector<4xf32>) -> vector<4xf32> {
  %x = vector.broadcast %b : vector<8xf32> to vector<4x8xf32>
  %m = arith.mulf %a, %x : vector<4x8xf32>
  %r = vector.multi_reduction <add>, %m, %acc [1] : vector<4x8xf32> to vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @sink(%a: f32, %b: vector<4x2xf32>, %c: vector<4x2xf32>, %m: memref<?xf32>, %i: index) -> (vector<4xf32>, vector<2x4xf32>, f32) {
  %x = vector.broadcast %a : f32 to vector<4xf32>
  %y = arith.addf %x, %x : vector<4xf32>
  %t = vector.transpose %b, [1, 0] : vector<4x2xf32> to vector<2x4xf32>
  %u = vector.transpose %c, [1, 0] : vector<4x2xf32> to vector<2x4xf32>
  %w = arith.mulf %t, %u : vector<2x4xf32>
  %l = vector.load %m[%i] : memref<?xf32>, vector<4xf32>
  %e = vector.extract %l[1] : f32 from vector<4xf32>
  return %y, %w, %e : vector<4xf32>, vector<2x4xf32>, f32
}

// -----

func.func @scan(%a: vector<2x3xi32>, %i: vector<3xi32>, %j: vector<2xi32>) -> (vector<2x3xi32>, vector<3xi32>, vector<2x3xi32>) {
  %0:2 = vector.scan <add>, %a, %i {inclusive = true, reduction_dim = 0} : vector<2x3xi32>, vector<3xi32>
  %1:2 = vector.scan <mul>, %a, %j {inclusive = false, reduction_dim = 1} : vector<2x3xi32>, vector<2xi32>
  return %0#0, %0#1, %1#0 : vector<2x3xi32>, vector<3xi32>, vector<2x3xi32>
}

// -----

func.func @transfers(%m: memref<8x8xf32>, %v: vector<4xf32>, %w: vector<4xf32>, %z: f32) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  vector.transfer_write %w, %m[%c0, %c0] {in_bounds = [true]} : vector<4xf32>, memref<8x8xf32>
  vector.transfer_write %v, %m[%c0, %c0] {in_bounds = [true]} : vector<4xf32>, memref<8x8xf32>
  %r = vector.transfer_read %m[%c0, %c0], %z {in_bounds = [true]} : memref<8x8xf32>, vector<4xf32>
  return %r : vector<4xf32>
}
