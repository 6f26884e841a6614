// RUN: ods opt %s --convert-vector-to-scf --allow-unregistered-dialect --split-input-file | golden %S/loops.out
// RUN: ods opt %s --convert-vector-to-scf=full-unroll --allow-unregistered-dialect --split-input-file | golden %S/unrolled.out
// RUN: ods opt %s "--convert-vector-to-scf=full-unroll target-rank=0 lower-tensors" --allow-unregistered-dialect --split-input-file | golden %S/scalars.out
// RUN: ods opt %s "--convert-vector-to-scf=lower-tensors lower-scalable" --allow-unregistered-dialect --split-input-file | golden %S/tensors.out
// RUN: ods opt %s "--convert-vector-to-scf=target-rank=2" --allow-unregistered-dialect --split-input-file | golden %S/rank2.out

func.func @read(%m: memref<?x?x?xf32>, %i: index, %f: f32) -> vector<2x3x4xf32> {
  %v = vector.transfer_read %m[%i, %i, %i], %f : memref<?x?x?xf32>, vector<2x3x4xf32>
  return %v : vector<2x3x4xf32>
}

// -----

func.func @read_in_bounds(%m: memref<?x?x?xf32>, %i: index, %f: f32) -> vector<2x3x4xf32> {
  %v = vector.transfer_read %m[%i, %i, %i], %f {in_bounds = [true, false, true]} : memref<?x?x?xf32>, vector<2x3x4xf32>
  return %v : vector<2x3x4xf32>
}

// -----

func.func @read_masked(%m: memref<?x7xf32>, %i: index, %f: f32, %k: vector<2x3xi1>) -> vector<2x3xf32> {
  %v = vector.transfer_read %m[%i, %i], %f, %k {in_bounds = [true, true]} : memref<?x7xf32>, vector<2x3xf32>
  return %v : vector<2x3xf32>
}

// -----

func.func @read_broadcast(%m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<3xi1>) -> vector<2x3xf32> {
  %v = vector.transfer_read %m[%i, %i], %f, %k {in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (0, d1)>}
    : memref<?x?xf32>, vector<2x3xf32>
  return %v : vector<2x3xf32>
}

// -----

func.func @read_inner_broadcast(%m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<2xi1>) -> vector<2x3xf32> {
  %v = vector.transfer_read %m[%i, %i], %f, %k {in_bounds = [false, true], permutation_map = affine_map<(d0, d1) -> (d0, 0)>}
    : memref<?x?xf32>, vector<2x3xf32>
  return %v : vector<2x3xf32>
}

// -----

func.func @read_transposed(%m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<3x2xi1>) -> (vector<2x3xf32>, vector<2x3xf32>) {
  %v = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<2x3xf32>
  %w = vector.transfer_read %m[%i, %i], %f, %k {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<2x3xf32>
  return %v, %w : vector<2x3xf32>, vector<2x3xf32>
}

// -----

func.func @read_column(%m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4xi1>) -> (vector<4xf32>, vector<[4]xf32>, vector<4xf32>) {
  %v = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  %w = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d0)>, in_bounds = [true]}
    : memref<?x?xf32>, vector<[4]xf32>
  %x = vector.transfer_read %m[%i, %i], %f, %k {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  return %v, %w, %x : vector<4xf32>, vector<[4]xf32>, vector<4xf32>
}

// -----

func.func @read_one(%m: memref<?xf32>, %i: index, %f: f32) -> vector<4xf32> {
  %v = vector.transfer_read %m[%i], %f {permutation_map = affine_map<(d0) -> (0)>, in_bounds = [true]} : memref<?xf32>, vector<4xf32>
  return %v : vector<4xf32>
}

// -----

func.func @read_strided(%m: memref<?xf32, strided<[2], offset: 1>>, %i: index, %f: f32) -> vector<4xf32> {
  %v = vector.transfer_read %m[%i], %f : memref<?xf32, strided<[2], offset: 1>>, vector<4xf32>
  return %v : vector<4xf32>
}

// -----

func.func @read_0d(%m: memref<f32>, %f: f32) -> vector<f32> {
  %v = vector.transfer_read %m[], %f : memref<f32>, vector<f32>
  return %v : vector<f32>
}

// -----

func.func @read_insert(%m: memref<?x?xf32>, %i: index, %f: f32, %into: vector<5x2x3xf32>) -> vector<5x2x3xf32> {
  %v = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<2x3xf32>
  %w = vector.insert %v, %into[%i] : vector<2x3xf32> into vector<5x2x3xf32>
  return %w : vector<5x2x3xf32>
}

// -----

func.func @read_vectors(%m: memref<?x?xvector<4xf32>>, %i: index, %f: vector<4xf32>) -> vector<2x3x4xf32> {
  %v = vector.transfer_read %m[%i, %i], %f : memref<?x?xvector<4xf32>>, vector<2x3x4xf32>
  return %v : vector<2x3x4xf32>
}

// -----

func.func @read_scalable(%m: memref<?x?xf32>, %i: index, %f: f32) -> (vector<2x[4]xf32>, vector<[2]x4xf32>) {
  %v = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<2x[4]xf32>
  %w = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<[2]x4xf32>
  return %v, %w : vector<2x[4]xf32>, vector<[2]x4xf32>
}

// -----

func.func @read_in_loops(%m: memref<?x?xf32>, %lo: index, %hi: index, %f: f32) {
  scf.for %i = %lo to %hi step %lo {
    %a = affine.apply affine_map<(d0) -> (d0 + 3)>(%i)
    %v = vector.transfer_read %m[%a, %i], %f : memref<?x?xf32>, vector<2x3xf32>
    "test.use"(%v) : (vector<2x3xf32>) -> ()
  }
  scf.parallel (%i) = (%lo) to (%hi) step (%lo) {
    affine.for %j = 0 to 3 {
      %v = vector.transfer_read %m[%i, %j], %f : memref<?x?xf32>, vector<2x3xf32>
      "test.use"(%v) : (vector<2x3xf32>) -> ()
    }
  }
  return
}

// -----

func.func @read_tensor(%m: tensor<?x?xf32>, %i: index, %f: f32) -> vector<2x3xf32> {
  %v = vector.transfer_read %m[%i, %i], %f : tensor<?x?xf32>, vector<2x3xf32>
  return %v : vector<2x3xf32>
}

// -----

func.func @write(%m: memref<?x?x?xf32>, %i: index, %v: vector<2x3x4xf32>) {
  vector.transfer_write %v, %m[%i, %i, %i] : vector<2x3x4xf32>, memref<?x?x?xf32>
  return
}

// -----

func.func @write_masked(%m: memref<?x?xi32>, %i: index, %v: vector<2x3xi32>, %k: vector<2x3xi1>) {
  vector.transfer_write %v, %m[%i, %i], %k {in_bounds = [false, true]} : vector<2x3xi32>, memref<?x?xi32>
  return
}

// -----

func.func @write_transposed(%m: memref<?x?xf32>, %i: index, %v: vector<2x3xf32>) {
  vector.transfer_write %v, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>, in_bounds = [true, false]}
    : vector<2x3xf32>, memref<?x?xf32>
  return
}

// -----

func.func @write_outer(%m: memref<?x?x?xf32>, %i: index, %v: vector<2x3xf32>, %k: vector<2x3xi1>) {
  vector.transfer_write %v, %m[%i, %i, %i], %k {permutation_map = affine_map<(d0, d1, d2) -> (d0, d1)>}
    : vector<2x3xf32>, memref<?x?x?xf32>
  vector.transfer_write %v, %m[%i, %i, %i] {permutation_map = affine_map<(d0, d1, d2) -> (d2, d0)>}
    : vector<2x3xf32>, memref<?x?x?xf32>
  return
}

// -----

func.func @write_column(%m: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %v, %m[%i, %i], %k {permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @write_strided(%m: memref<?xf32, strided<[?], offset: ?>>, %i: index, %v: vector<4xf32>, %w: vector<[4]xf32>, %k: vector<4xi1>) {
  vector.transfer_write %v, %m[%i] {in_bounds = [true]} : vector<4xf32>, memref<?xf32, strided<[?], offset: ?>>
  vector.transfer_write %w, %m[%i] : vector<[4]xf32>, memref<?xf32, strided<[?], offset: ?>>
  vector.transfer_write %v, %m[%i], %k {in_bounds = [true]} : vector<4xf32>, memref<?xf32, strided<[?], offset: ?>>
  return
}

// -----

func.func @write_extracted(%m: memref<?x?xf32>, %i: index, %v: vector<5x2x3xf32>) {
  %w = vector.extract %v[4] : vector<2x3xf32> from vector<5x2x3xf32>
  vector.transfer_write %w, %m[%i, %i] : vector<2x3xf32>, memref<?x?xf32>
  return
}

// -----

func.func @write_tensor(%m: tensor<?x?x?xf32>, %i: index, %v: vector<2x3x4xf32>, %k: vector<2x3x4xi1>) -> tensor<?x?x?xf32> {
  %0 = vector.transfer_write %v, %m[%i, %i, %i] : vector<2x3x4xf32>, tensor<?x?x?xf32>
  %1 = vector.transfer_write %v, %0[%i, %i, %i], %k {in_bounds = [true, true, true]} : vector<2x3x4xf32>, tensor<?x?x?xf32>
  return %1 : tensor<?x?x?xf32>
}

// -----

func.func @write_scalable(%v: vector<4x[4]xf32>, %m: memref<?x?xf32>, %i: index, %a: index) {
  %t = vector.transpose %v, [1, 0] : vector<4x[4]xf32> to vector<[4]x4xf32>
  vector.transfer_write %t, %m[%i, %i] {in_bounds = [true, true]} : vector<[4]x4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @write_scalable_masked(%v: vector<4x[4]xf32>, %m: memref<?x?xf32>, %i: index, %a: index) {
  %t = vector.transpose %v, [1, 0] : vector<4x[4]xf32> to vector<[4]x4xf32>
  %k = vector.create_mask %a, %i : vector<[4]x4xi1>
  vector.transfer_write %t, %m[%i, %i], %k {in_bounds = [true, false]} : vector<[4]x4xf32>, memref<?x?xf32>
  %l = vector.constant_mask [4, 3] : vector<[4]x4xi1>
  vector.transfer_write %t, %m[%i, %a], %l {in_bounds = [true, true]} : vector<[4]x4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @write_scalable_kept(%v: vector<4x[4]xf32>, %w: vector<[4]x4xf32>, %m: memref<?x?xf32>, %i: index, %k: vector<[4]x4xi1>) {
  %t = vector.transpose %v, [1, 0] : vector<4x[4]xf32> to vector<[4]x4xf32>
  vector.transfer_write %t, %m[%i, %i] {in_bounds = [false, true]} : vector<[4]x4xf32>, memref<?x?xf32>
  vector.transfer_write %w, %m[%i, %i] {in_bounds = [true, true]} : vector<[4]x4xf32>, memref<?x?xf32>
  vector.transfer_write %t, %m[%i, %i], %k {in_bounds = [true, true]} : vector<[4]x4xf32>, memref<?x?xf32>
  %n = vector.constant_mask [0, 0] : vector<[4]x4xi1>
  vector.transfer_write %t, %m[%i, %i], %n {in_bounds = [true, true]} : vector<[4]x4xf32>, memref<?x?xf32>
  return
}
