func.func @read(%t: tensor<?x8xf32>, %i: index, %n: index, %p: f32) -> vector<4xf32> {
  %s = tensor.extract_slice %t[%i, 2][%n, 4][1, 1] : tensor<?x8xf32> to tensor<?x4xf32>
  %0 = vector.transfer_read %s[%n, %i], %p {in_bounds = [true]} : tensor<?x4xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}
// -----
func.func @read_dropped(%t: tensor<6x?x8xf32>, %i: index, %n: index, %p: f32) -> vector<4x2xf32> {
  %s = tensor.extract_slice %t[3, %i, 2][1, %n, 4][1, 1, 1] : tensor<6x?x8xf32> to tensor<?x4xf32>
  %c1 = arith.constant 1 : index
  %0 = vector.transfer_read %s[%n, %c1], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : tensor<?x4xf32>, vector<4x2xf32>
  return %0 : vector<4x2xf32>
}
// -----
func.func @read_out_of_bounds(%t: tensor<?x8xf32>, %i: index, %n: index, %p: f32) -> vector<4xf32> {
  %s = tensor.extract_slice %t[%i, 2][%n, 4][1, 1] : tensor<?x8xf32> to tensor<?x4xf32>
  %0 = vector.transfer_read %s[%n, %i], %p : tensor<?x4xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}
// -----
func.func @read_strided(%t: tensor<?x8xf32>, %i: index, %n: index, %p: f32) -> vector<4xf32> {
  %s = tensor.extract_slice %t[%i, 0][%n, 4][1, 2] : tensor<?x8xf32> to tensor<?x4xf32>
  %0 = vector.transfer_read %s[%n, %i], %p {in_bounds = [true]} : tensor<?x4xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}
// -----
func.func @read_mask_operand(%t: tensor<8xf32>, %i: index, %p: f32, %m: vector<4xi1>) -> vector<4xf32> {
  %s = tensor.extract_slice %t[%i][4][1] : tensor<8xf32> to tensor<4xf32>
  %0 = vector.transfer_read %s[%i], %p, %m {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}
// -----
func.func @read_masked(%t: tensor<8xf32>, %i: index, %p: f32, %m: vector<4xi1>) -> vector<4xf32> {
  %s = tensor.extract_slice %t[%i][4][1] : tensor<8xf32> to tensor<4xf32>
  %0 = vector.mask %m { vector.transfer_read %s[%i], %p {in_bounds = [true]} : tensor<4xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}
// -----
func.func @read_twice(%t: tensor<32xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %r = tensor.extract_slice %t[2][16][1] : tensor<32xf32> to tensor<16xf32>
  %s = tensor.extract_slice %r[%i][8][1] : tensor<16xf32> to tensor<8xf32>
  %0 = vector.transfer_read %s[%i], %p {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}
// -----
func.func @write(%t: tensor<?x12xf32>, %e: tensor<4x8xf32>, %v: vector<4x8xf32>, %i: index) -> tensor<?x12xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %e[%c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x8xf32>
  %1 = tensor.insert_slice %0 into %t[%i, 3][4, 8][1, 1] : tensor<4x8xf32> into tensor<?x12xf32>
  return %1 : tensor<?x12xf32>
}
// -----
func.func @write_dropped(%t: tensor<5x?x12xf32>, %e: tensor<4x8xf32>, %v: vector<4x8xf32>, %i: index) -> tensor<5x?x12xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %e[%c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x8xf32>
  %1 = tensor.insert_slice %0 into %t[2, %i, 3][1, 4, 8][1, 1, 1] : tensor<4x8xf32> into tensor<5x?x12xf32>
  return %1 : tensor<5x?x12xf32>
}
// -----
func.func @write_part(%t: tensor<?x12xf32>, %e: tensor<4x8xf32>, %v: vector<2x8xf32>, %i: index) -> tensor<?x12xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %e[%c0, %c0] {in_bounds = [true, true]} : vector<2x8xf32>, tensor<4x8xf32>
  %1 = tensor.insert_slice %0 into %t[%i, 3][4, 8][1, 1] : tensor<4x8xf32> into tensor<?x12xf32>
  return %1 : tensor<?x12xf32>
}
// -----
func.func @write_dynamic(%t: tensor<?xf32>, %e: tensor<?xf32>, %v: vector<4xf32>, %i: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %e[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<?xf32>
  %1 = tensor.insert_slice %0 into %t[%i][%i][1] : tensor<?xf32> into tensor<?xf32>
  return %1 : tensor<?xf32>
}
// -----
func.func @insert_insert(%t: tensor<16xf32>, %a: tensor<8xf32>, %b: tensor<4xf32>, %i: index) -> tensor<16xf32> {
  %0 = tensor.insert_slice %b into %a[1][4][1] : tensor<4xf32> into tensor<8xf32>
  %1 = tensor.insert_slice %0 into %t[%i][8][1] : tensor<8xf32> into tensor<16xf32>
  return %1 : tensor<16xf32>
}
// -----
func.func @insert_insert_all(%t: tensor<3x16xf32>, %a: tensor<8xf32>, %b: tensor<8xf32>, %i: index) -> tensor<3x16xf32> {
  %0 = tensor.insert_slice %b into %a[0][8][1] : tensor<8xf32> into tensor<8xf32>
  %1 = tensor.insert_slice %0 into %t[%i, 2][1, 8][1, 1] : tensor<8xf32> into tensor<3x16xf32>
  return %1 : tensor<3x16xf32>
}
// -----
func.func @insert_insert_reduced(%t: tensor<16xf32>, %a: tensor<1x8xf32>, %b: tensor<8xf32>, %i: index, %u: tensor<5x1x8xf32>) -> tensor<5x1x8xf32> {
  %0 = tensor.insert_slice %b into %a[0, 0][1, 8][1, 1] : tensor<8xf32> into tensor<1x8xf32>
  %1 = tensor.insert_slice %0 into %u[%i, 0, 0][1, 1, 8][1, 1, 1] : tensor<1x8xf32> into tensor<5x1x8xf32>
  return %1 : tensor<5x1x8xf32>
}
// -----
func.func @insert_insert_dynamic(%t: tensor<?xf32>, %a: tensor<?xf32>, %b: tensor<?xf32>, %i: index, %n: index) -> tensor<?xf32> {
  %0 = tensor.insert_slice %b into %a[%i][%n][1] : tensor<?xf32> into tensor<?xf32>
  %1 = tensor.insert_slice %0 into %t[%i][%n][1] : tensor<?xf32> into tensor<?xf32>
  return %1 : tensor<?xf32>
}
// -----
func.func @insert_insert_strided(%t: tensor<32xf32>, %a: tensor<8xf32>, %b: tensor<8xf32>, %i: index) -> tensor<32xf32> {
  %0 = tensor.insert_slice %b into %a[0][8][1] : tensor<8xf32> into tensor<8xf32>
  %1 = tensor.insert_slice %0 into %t[%i][8][2] : tensor<8xf32> into tensor<32xf32>
  return %1 : tensor<32xf32>
}
// -----
func.func @parallel(%t: tensor<32xf32>, %a: tensor<8xf32>, %b: tensor<8xf32>, %n: index) -> tensor<32xf32> {
  %r = scf.forall (%i) in (%n) shared_outs(%o = %t) -> tensor<32xf32> {
    %0 = tensor.insert_slice %b into %a[%i][8][1] : tensor<8xf32> into tensor<8xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %0 into %o[%i][8][1] : tensor<8xf32> into tensor<32xf32>
    }
  }
  return %r : tensor<32xf32>
}
