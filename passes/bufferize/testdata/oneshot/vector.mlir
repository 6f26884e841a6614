func.func @read(%t: tensor<?x4xf32>, %i: index, %p: f32, %m: vector<4x2xi1>) -> vector<2x4xf32> {
  %0 = vector.transfer_read %t[%i, %i], %p, %m {in_bounds = [false, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : tensor<?x4xf32>, vector<2x4xf32>
  return %0 : vector<2x4xf32>
}
// -----
func.func @write(%t: tensor<?x4xf32>, %i: index, %v: vector<2x4xf32>) -> (tensor<?x4xf32>, tensor<?x4xf32>) {
  %0 = vector.transfer_write %v, %t[%i, %i] {in_bounds = [true, false]} : vector<2x4xf32>, tensor<?x4xf32>
  %1 = vector.transfer_write %v, %t[%i, %i] : vector<2x4xf32>, tensor<?x4xf32>
  return %0, %1 : tensor<?x4xf32>, tensor<?x4xf32>
}
// -----
func.func @overwrites(%t: tensor<4xf32>, %v: vector<4xf32>, %w: vector<3xf32>, %k: index, %m: vector<4xi1>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0] : vector<4xf32>, tensor<4xf32>
  %1 = vector.transfer_write %w, %t[%c0] : vector<3xf32>, tensor<4xf32>
  %2 = vector.transfer_write %v, %t[%k] : vector<4xf32>, tensor<4xf32>
  %3 = vector.transfer_write %v, %t[%c0], %m : vector<4xf32>, tensor<4xf32>
  return %0, %1, %2, %3 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
// -----
func.func @gather(%t: tensor<8x8xf32>, %i: index, %v: vector<4xindex>, %m: vector<4xi1>, %p: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.gather %t[%i, %i][%v], %m, %p : tensor<8x8xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0 : vector<4xf32>
}
// -----
func.func @scatter(%t: tensor<8xf32>, %i: index, %v: vector<4xindex>, %m: vector<4xi1>, %p: vector<4xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = vector.scatter %t[%i][%v], %m, %p : tensor<8xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> -> tensor<8xf32>
  return %0, %t : tensor<8xf32>, tensor<8xf32>
}
// -----
func.func @mask(%t: tensor<8xf32>, %i: index, %m: vector<4xi1>, %p: vector<4xf32>) -> tensor<8xf32> {
  %0 = vector.mask %m { vector.transfer_write %p, %t[%i] : vector<4xf32>, tensor<8xf32> } : vector<4xi1> -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
func.func @mask_read(%t: tensor<8xf32>, %i: index, %m: vector<4xi1>, %p: f32) -> vector<4xf32> {
  %0 = vector.mask %m { vector.transfer_read %t[%i], %p : tensor<8xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}
// -----
func.func @mask_out_of_place(%t: tensor<8xf32>, %i: index, %m: vector<4xi1>, %p: vector<4xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = vector.mask %m { vector.transfer_write %p, %t[%i] : vector<4xf32>, tensor<8xf32> } : vector<4xi1> -> tensor<8xf32>
  return %0, %t : tensor<8xf32>, tensor<8xf32>
}
// -----
func.func @slices(%t: tensor<8xf32>, %p: vector<4xf32>, %f: f32) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %s = tensor.extract_slice %t[2][4][1] : tensor<8xf32> to tensor<4xf32>
  %0 = vector.transfer_write %p, %s[%c0] : vector<4xf32>, tensor<4xf32>
  %1 = vector.transfer_read %t[%c0], %f : tensor<8xf32>, vector<8xf32>
  %2 = tensor.insert_slice %0 into %t[2][4][1] : tensor<4xf32> into tensor<8xf32>
  %3 = vector.transfer_write %1, %2[%c0] : vector<8xf32>, tensor<8xf32>
  return %3 : tensor<8xf32>
}
// -----
func.func @loop(%t: tensor<8xf32>, %n: index, %f: f32) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<8xf32> {
    %0 = vector.transfer_read %a[%i], %f : tensor<8xf32>, vector<2xf32>
    %1 = arith.addf %0, %0 : vector<2xf32>
    %2 = vector.transfer_write %1, %a[%i] : vector<2xf32>, tensor<8xf32>
    scf.yield %2 : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}
