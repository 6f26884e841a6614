func.func @same(%t: tensor<?xf32>, %n: index, %k: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %pad = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<?xf32>) {
    %s = tensor.extract_slice %a[0][5][1] : tensor<?xf32> to tensor<5xf32>
    %u = "test.use"(%s) : (tensor<5xf32>) -> tensor<5xf32>
    %x = tensor.insert_slice %u into %a[0][5][1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %x : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// -----
func.func @other_offset(%t: tensor<?xf32>, %n: index, %k: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %pad = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<?xf32>) {
    %s = tensor.extract_slice %a[0][5][1] : tensor<?xf32> to tensor<5xf32>
    %u = "test.use"(%s) : (tensor<5xf32>) -> tensor<5xf32>
    %x = tensor.insert_slice %u into %a[1][5][1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %x : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// -----
func.func @dynamic_offset(%t: tensor<?xf32>, %n: index, %k: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %pad = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<?xf32>) {
    %s = tensor.extract_slice %a[%k][5][1] : tensor<?xf32> to tensor<5xf32>
    %u = "test.use"(%s) : (tensor<5xf32>) -> tensor<5xf32>
    %x = tensor.insert_slice %u into %a[%k][5][1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %x : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// -----
func.func @variant_offset(%t: tensor<?xf32>, %n: index, %k: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %pad = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<?xf32>) {
    %s = tensor.extract_slice %a[%i][5][1] : tensor<?xf32> to tensor<5xf32>
    %u = "test.use"(%s) : (tensor<5xf32>) -> tensor<5xf32>
    %x = tensor.insert_slice %u into %a[%i][5][1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %x : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// -----
func.func @equal_constants(%t: tensor<?xf32>, %n: index, %k: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %pad = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<?xf32>) {
    %s = tensor.extract_slice %a[%c5][5][1] : tensor<?xf32> to tensor<5xf32>
    %u = "test.use"(%s) : (tensor<5xf32>) -> tensor<5xf32>
    %x = tensor.insert_slice %u into %a[5][5][1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %x : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// -----
func.func @computed(%t: tensor<?xf32>, %n: index, %k: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %pad = arith.constant 0.0 : f32
  %m = affine.apply affine_map<()[s0] -> (s0 + 1)>()[%k]
  %l = affine.apply affine_map<()[s0] -> (s0 + 1)>()[%k]
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<?xf32>) {
    %s = tensor.extract_slice %a[%m][5][1] : tensor<?xf32> to tensor<5xf32>
    %u = "test.use"(%s) : (tensor<5xf32>) -> tensor<5xf32>
    %x = tensor.insert_slice %u into %a[%l][5][1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %x : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// -----
func.func @added(%t: tensor<?xf32>, %n: index, %k: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %pad = arith.constant 0.0 : f32
  %m = arith.addi %k, %c1 : index
  %l = arith.addi %k, %c1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<?xf32>) {
    %s = tensor.extract_slice %a[%m][5][1] : tensor<?xf32> to tensor<5xf32>
    %u = "test.use"(%s) : (tensor<5xf32>) -> tensor<5xf32>
    %x = tensor.insert_slice %u into %a[%l][5][1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %x : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// -----
func.func @disjoint_read(%t: tensor<?xf32>, %n: index, %k: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %pad = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<?xf32>) {
    %s = tensor.extract_slice %a[0][5][1] : tensor<?xf32> to tensor<5xf32>
    %u = "test.use"(%s) : (tensor<5xf32>) -> tensor<5xf32>
    %s2 = tensor.extract_slice %a[9][5][1] : tensor<?xf32> to tensor<5xf32>
    "test.read"(%s2) : (tensor<5xf32>) -> ()
    %x = tensor.insert_slice %u into %a[0][5][1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %x : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// -----
func.func @overlapping_read(%t: tensor<?xf32>, %n: index, %k: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %pad = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<?xf32>) {
    %s = tensor.extract_slice %a[0][5][1] : tensor<?xf32> to tensor<5xf32>
    %u = "test.use"(%s) : (tensor<5xf32>) -> tensor<5xf32>
    %s2 = tensor.extract_slice %a[4][5][1] : tensor<?xf32> to tensor<5xf32>
    "test.read"(%s2) : (tensor<5xf32>) -> ()
    %x = tensor.insert_slice %u into %a[0][5][1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %x : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// -----
func.func @touching_read(%t: tensor<?xf32>, %n: index, %k: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %pad = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<?xf32>) {
    %s = tensor.extract_slice %a[0][5][1] : tensor<?xf32> to tensor<5xf32>
    %u = "test.use"(%s) : (tensor<5xf32>) -> tensor<5xf32>
    %s2 = tensor.extract_slice %a[5][5][1] : tensor<?xf32> to tensor<5xf32>
    "test.read"(%s2) : (tensor<5xf32>) -> ()
    %x = tensor.insert_slice %u into %a[0][5][1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %x : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// -----
func.func @two_parts(%t: tensor<?xf32>, %n: index, %k: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %pad = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<?xf32>) {
    %s = tensor.extract_slice %a[0][5][1] : tensor<?xf32> to tensor<5xf32>
    %u = "test.use"(%s) : (tensor<5xf32>) -> tensor<5xf32>
    %y = tensor.insert_slice %u into %a[0][5][1] : tensor<5xf32> into tensor<?xf32>
    %s2 = tensor.extract_slice %y[9][5][1] : tensor<?xf32> to tensor<5xf32>
    %u2 = "test.use"(%s2) : (tensor<5xf32>) -> tensor<5xf32>
    %x = tensor.insert_slice %u2 into %y[9][5][1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %x : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// -----
func.func @two_overlapping(%t: tensor<?xf32>, %n: index, %k: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %pad = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<?xf32>) {
    %s = tensor.extract_slice %a[0][5][1] : tensor<?xf32> to tensor<5xf32>
    %u = "test.use"(%s) : (tensor<5xf32>) -> tensor<5xf32>
    %y = tensor.insert_slice %u into %a[0][5][1] : tensor<5xf32> into tensor<?xf32>
    %s2 = tensor.extract_slice %y[3][5][1] : tensor<?xf32> to tensor<5xf32>
    %u2 = "test.use"(%s2) : (tensor<5xf32>) -> tensor<5xf32>
    %x = tensor.insert_slice %u2 into %y[3][5][1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %x : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// -----
func.func @dynamic_disjoint(%t: tensor<?xf32>, %n: index, %k: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %pad = arith.constant 0.0 : f32
  %m = affine.apply affine_map<()[s0] -> (s0 + 5)>()[%k]
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<?xf32>) {
    %s = tensor.extract_slice %a[%k][5][1] : tensor<?xf32> to tensor<5xf32>
    %u = "test.use"(%s) : (tensor<5xf32>) -> tensor<5xf32>
    %s2 = tensor.extract_slice %a[%m][5][1] : tensor<?xf32> to tensor<5xf32>
    "test.read"(%s2) : (tensor<5xf32>) -> ()
    %x = tensor.insert_slice %u into %a[%k][5][1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %x : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// -----
func.func @read_only(%t: tensor<?xf32>, %n: index, %k: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %pad = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<?xf32>) {
    %s = tensor.extract_slice %a[0][5][1] : tensor<?xf32> to tensor<5xf32>
    %u = "test.use"(%s) : (tensor<5xf32>) -> tensor<5xf32>
    "test.read"(%u) : (tensor<5xf32>) -> ()
    scf.yield %a : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// -----
func.func @write_only(%t: tensor<?xf32>, %n: index, %p: tensor<5xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %pad = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<?xf32>) {
    %x = tensor.insert_slice %p into %a[0][5][1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %x : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// -----
func.func @whole_use(%t: tensor<?xf32>, %n: index, %k: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %pad = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<?xf32>) {
    %s = tensor.extract_slice %a[0][5][1] : tensor<?xf32> to tensor<5xf32>
    %u = "test.use"(%s) : (tensor<5xf32>) -> tensor<5xf32>
    "test.read"(%a) : (tensor<?xf32>) -> ()
    %x = tensor.insert_slice %u into %a[0][5][1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %x : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// -----
func.func @used_as_source(%t: tensor<?xf32>, %n: index, %k: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %pad = arith.constant 0.0 : f32
  %w = tensor.empty(%n) : tensor<?xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<?xf32>) {
    %x = tensor.insert_slice %a into %w[0][%n][1] : tensor<?xf32> into tensor<?xf32>
    scf.yield %x : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// -----
func.func @swapped(%t: tensor<?xf32>, %n: index, %k: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %pad = arith.constant 0.0 : f32
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t, %b = %t) -> (tensor<?xf32>, tensor<?xf32>) {
    %s = tensor.extract_slice %a[0][5][1] : tensor<?xf32> to tensor<5xf32>
    %u = "test.use"(%s) : (tensor<5xf32>) -> tensor<5xf32>
    %x = tensor.insert_slice %u into %a[0][5][1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %b, %x : tensor<?xf32>, tensor<?xf32>
  }
  return %r#0 : tensor<?xf32>
}
// -----
func.func @two_carried(%t: tensor<?xf32>, %n: index, %k: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %pad = arith.constant 0.0 : f32
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t, %f = %pad, %b = %t) -> (tensor<?xf32>, f32, tensor<?xf32>) {
    %s = tensor.extract_slice %a[0][5][1] : tensor<?xf32> to tensor<5xf32>
    %u = "test.use"(%s) : (tensor<5xf32>) -> tensor<5xf32>
    %x = tensor.insert_slice %u into %a[0][5][1] : tensor<5xf32> into tensor<?xf32>
    %s2 = tensor.extract_slice %b[%k][5][1] : tensor<?xf32> to tensor<5xf32>
    %u2 = "test.use"(%s2) : (tensor<5xf32>) -> tensor<5xf32>
    %x2 = tensor.insert_slice %u2 into %b[%k][5][1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %x, %f, %x2 : tensor<?xf32>, f32, tensor<?xf32>
  } {attr}
  return %r#2 : tensor<?xf32>
}
// -----
func.func @vector(%t: tensor<?xf32>, %n: index, %k: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %pad = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<?xf32>) {
    %s = vector.transfer_read %a[%k], %pad : tensor<?xf32>, vector<5xf32>
    %u = "test.use"(%s) : (vector<5xf32>) -> vector<5xf32>
    %x = vector.transfer_write %u, %a[%k] : vector<5xf32>, tensor<?xf32>
    scf.yield %x : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// -----
func.func @vector_and_slice(%t: tensor<?xf32>, %n: index, %k: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %pad = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<?xf32>) {
    %s = vector.transfer_read %a[%k], %pad : tensor<?xf32>, vector<5xf32>
    %u = "test.use"(%s) : (vector<5xf32>) -> tensor<5xf32>
    %x = tensor.insert_slice %u into %a[%k][5][1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %x : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// -----
func.func @vector_disjoint(%t: tensor<?xf32>, %n: index, %k: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %pad = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<?xf32>) {
    %s = vector.transfer_read %a[%c0], %pad : tensor<?xf32>, vector<5xf32>
    %q = vector.transfer_read %a[%c5], %pad : tensor<?xf32>, vector<2xf32>
    %u = "test.use"(%s, %q) : (vector<5xf32>, vector<2xf32>) -> vector<5xf32>
    %x = vector.transfer_write %u, %a[%c0] : vector<5xf32>, tensor<?xf32>
    scf.yield %x : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// -----
func.func @vector_mask(%t: tensor<?xf32>, %n: index, %k: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %pad = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<?xf32>) {
    %m = vector.create_mask %k : vector<5xi1>
    %s = vector.transfer_read %a[%c0], %pad, %m : tensor<?xf32>, vector<5xf32>
    %u = "test.use"(%s) : (vector<5xf32>) -> vector<5xf32>
    %x = vector.transfer_write %u, %a[%c0], %m : vector<5xf32>, tensor<?xf32>
    scf.yield %x : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// -----
func.func @vector_types(%t: tensor<?xf32>, %n: index, %k: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %pad = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<?xf32>) {
    %s = vector.transfer_read %a[%c0], %pad : tensor<?xf32>, vector<4xf32>
    %u = "test.use"(%s) : (vector<4xf32>) -> vector<5xf32>
    %x = vector.transfer_write %u, %a[%c0] : vector<5xf32>, tensor<?xf32>
    scf.yield %x : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// -----
func.func @nested(%t: tensor<?xf32>, %n: index, %k: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %pad = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%b = %t) -> (tensor<?xf32>) {
    %q = scf.for %j = %c0 to %n step %c1 iter_args(%a = %b) -> (tensor<?xf32>) {
    %s = tensor.extract_slice %a[0][5][1] : tensor<?xf32> to tensor<5xf32>
    %u = "test.use"(%s) : (tensor<5xf32>) -> tensor<5xf32>
    %x = tensor.insert_slice %u into %a[0][5][1] : tensor<5xf32> into tensor<?xf32>
      scf.yield %x : tensor<?xf32>
    }
    scf.yield %q : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// -----
func.func @nested_variant(%t: tensor<?xf32>, %n: index, %k: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %pad = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%b = %t) -> (tensor<?xf32>) {
    %q = scf.for %j = %c0 to %n step %c1 iter_args(%a = %b) -> (tensor<?xf32>) {
    %s = tensor.extract_slice %a[%i][5][1] : tensor<?xf32> to tensor<5xf32>
    %u = "test.use"(%s) : (tensor<5xf32>) -> tensor<5xf32>
    %x = tensor.insert_slice %u into %a[%i][5][1] : tensor<5xf32> into tensor<?xf32>
      scf.yield %x : tensor<?xf32>
    }
    scf.yield %q : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// -----
func.func @beside_nested(%t: tensor<?xf32>, %n: index, %k: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %pad = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%b = %t) -> (tensor<?xf32>) {
    %s3 = tensor.extract_slice %b[20][5][1] : tensor<?xf32> to tensor<5xf32>
    %u3 = "test.use"(%s3) : (tensor<5xf32>) -> tensor<5xf32>
    %q = scf.for %j = %c0 to %n step %c1 iter_args(%a = %b) -> (tensor<?xf32>) {
    %s = tensor.extract_slice %a[%j][5][1] : tensor<?xf32> to tensor<5xf32>
    %u = "test.use"(%s) : (tensor<5xf32>) -> tensor<5xf32>
    %x = tensor.insert_slice %u into %a[%j][5][1] : tensor<5xf32> into tensor<?xf32>
      scf.yield %x : tensor<?xf32>
    }
    %z = tensor.insert_slice %u3 into %q[20][5][1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %z : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// -----
func.func @beside_nested_constant(%t: tensor<?xf32>, %n: index, %k: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %pad = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%b = %t) -> (tensor<?xf32>) {
    %s3 = tensor.extract_slice %b[20][5][1] : tensor<?xf32> to tensor<5xf32>
    %u3 = "test.use"(%s3) : (tensor<5xf32>) -> tensor<5xf32>
    %q = scf.for %j = %c0 to %n step %c1 iter_args(%a = %b) -> (tensor<?xf32>) {
    %s = tensor.extract_slice %a[3][5][1] : tensor<?xf32> to tensor<5xf32>
    %u = "test.use"(%s) : (tensor<5xf32>) -> tensor<5xf32>
    %x = tensor.insert_slice %u into %a[3][5][1] : tensor<5xf32> into tensor<?xf32>
      scf.yield %x : tensor<?xf32>
    }
    %z = tensor.insert_slice %u3 into %q[20][5][1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %z : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// -----
func.func @copy(%p: tensor<5xf32>, %n: index) -> tensor<5xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %pad = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %p) -> (tensor<5xf32>) {
    %x = linalg.copy ins(%p : tensor<5xf32>) outs(%a : tensor<5xf32>) -> tensor<5xf32>
    scf.yield %x : tensor<5xf32>
  }
  return %r : tensor<5xf32>
}
// -----
func.func @forall(%t: tensor<?xf32>, %n: index, %k: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %pad = arith.constant 0.0 : f32
  %r = scf.forall (%i) in (%n) shared_outs(%a = %t) -> (tensor<?xf32>) {
    %s = tensor.extract_slice %a[0][5][1] : tensor<?xf32> to tensor<5xf32>
    %u = "test.use"(%s) : (tensor<5xf32>) -> tensor<5xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %u into %a[0][5][1] : tensor<5xf32> into tensor<?xf32>
    }
  }
  return %r : tensor<?xf32>
}
// -----
func.func @while(%t: tensor<?xf32>, %n: index, %k: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %pad = arith.constant 0.0 : f32
  %r = scf.while (%a = %t) : (tensor<?xf32>) -> tensor<?xf32> {
    %s = tensor.extract_slice %a[0][5][1] : tensor<?xf32> to tensor<5xf32>
    %u = "test.use"(%s) : (tensor<5xf32>) -> tensor<5xf32>
    %cond = "test.cond"() : () -> i1
    %x = tensor.insert_slice %u into %a[0][5][1] : tensor<5xf32> into tensor<?xf32>
    scf.condition(%cond) %x : tensor<?xf32>
  } do {
  ^bb0(%b: tensor<?xf32>):
    scf.yield %b : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
