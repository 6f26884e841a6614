// RUN: ods opt %s --convert-shape-to-std --split-input-file | golden %S/shape_to_std.out
func.func @known(%t: tensor<4x?xf32>, %i: index, %u: tensor<*xf32>) -> (index, index, tensor<?xindex>, tensor<2xindex>, index) {
  %0 = shape.const_shape [2, 0] : tensor<2xindex>
  %1 = shape.rank %0 : tensor<2xindex> -> index
  %2 = shape.dim %t, %i : tensor<4x?xf32>, index -> index
  %3 = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %4 = shape.to_extent_tensor %3 : tensor<?xindex> -> tensor<2xindex>
  %5 = shape.mul %1, %2 : index, index -> index
  return %1, %2, %3, %4, %5 : index, index, tensor<?xindex>, tensor<2xindex>, index
}

// -----

func.func @together(%a: tensor<?xindex>, %b: tensor<2xindex>, %c: tensor<3xindex>) -> (tensor<3xindex>, i1, i1, tensor<?xindex>) {
  %0 = shape.broadcast %a, %b, %c : tensor<?xindex>, tensor<2xindex>, tensor<3xindex> -> tensor<3xindex>
  %1 = shape.is_broadcastable %a, %c : tensor<?xindex>, tensor<3xindex>
  %2 = shape.shape_eq %a, %b, %c : tensor<?xindex>, tensor<2xindex>, tensor<3xindex>
  %3 = "shape.any"(%a, %a) : (tensor<?xindex>, tensor<?xindex>) -> tensor<?xindex>
  return %0, %1, %2, %3 : tensor<3xindex>, i1, i1, tensor<?xindex>
}

// -----

func.func @witnesses(%a: tensor<?xindex>, %b: tensor<2xindex>) -> (!shape.witness, !shape.witness) {
  %0 = shape.cstr_eq %a, %b : tensor<?xindex>, tensor<2xindex>
  %1 = shape.cstr_broadcastable %b, %a : tensor<2xindex>, tensor<?xindex>
  return %0, %1 : !shape.witness, !shape.witness
}

// -----

func.func @parts(%a: tensor<?xindex>, %i: index, %x: index, %y: index) -> (tensor<?xindex>, tensor<?xindex>, index, index) {
  %h, %t = "shape.split_at"(%a, %i) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  %0:2 = shape.reduce(%a, %x, %y) : tensor<?xindex> -> (index, index) {
  ^bb0(%k: index, %e: index, %sum: index, %all: index):
    %1 = arith.addi %sum, %e : index
    %2 = arith.muli %all, %k : index
    shape.yield %1, %2 : index, index
  }
  return %h, %t, %0#0, %0#1 : tensor<?xindex>, tensor<?xindex>, index, index
}

// -----

func.func @kept(%s: !shape.shape, %z: !shape.size) -> (!shape.size, !shape.size) {
  %0 = shape.rank %s : !shape.shape -> !shape.size
  %1 = shape.add %0, %z : !shape.size, !shape.size -> !shape.size
  return %0, %1 : !shape.size, !shape.size
}
