// RUN: ods opt %s --outline-shape-computation --split-input-file --allow-unregistered-dialect | golden %S/outline.out

func.func @main(%arg0: tensor<?x4x?xf32>, %arg1: tensor<2x4x?xf32>) -> tensor<?x4x?xf32> {
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = shape.shape_of %arg0 : tensor<?x4x?xf32> -> tensor<3xindex>
  %1 = shape.get_extent %0, %c2 : tensor<3xindex>, index -> index
  %2 = "test.abs"(%arg0) : (tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
  %3 = shape.with_shape %2, %0 : tensor<?x4x?xf32>, tensor<3xindex>
  %4 = shape.value_of %3 : tensor<?x4x?xf32>
  %5 = "test.concat"(%4, %arg1) {axis = 0 : i64} : (tensor<?x4x?xf32>, tensor<2x4x?xf32>) -> tensor<?x4x?xf32>
  %6 = shape.get_extent %0, %c0 : tensor<3xindex>, index -> index
  %7 = arith.addi %6, %c2 : index
  %8 = shape.from_extents %7, %c4, %1 : index, index, index
  %9 = shape.with_shape %5, %8 : tensor<?x4x?xf32>, !shape.shape
  %10 = shape.value_of %9 : tensor<?x4x?xf32>
  return %10 : tensor<?x4x?xf32>
}

// -----

func.func @main2(%arg0: tensor<?x?xf32>, %arg1: tensor<3xindex>, %v: !shape.value_shape) -> (tensor<?x?xf32>, index) {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %arg0, %c0 : tensor<?x?xf32>
  %s = shape.from_extents %d, %d : index, index
  %w = shape.with_shape %arg0, %s : tensor<?x?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?x?xf32>
  return %x, %d : tensor<?x?xf32>, index
}

// -----

func.func @arg_shape(%arg0: tensor<?x?xf32>, %arg1: tensor<2xindex>) -> tensor<?x?xf32> {
  %w = shape.with_shape %arg0, %arg1 : tensor<?x?xf32>, tensor<2xindex>
  %x = shape.value_of %w : tensor<?x?xf32>
  return %x : tensor<?x?xf32>
}

// -----

func.func @same_shape(%arg0: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %s = shape.shape_of %b : tensor<?x?xf32> -> tensor<2xindex>
  %w = shape.with_shape %arg0, %s : tensor<?x?xf32>, tensor<2xindex>
  %x = shape.value_of %w : tensor<?x?xf32>
  %y = "test.abs"(%x) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %w2 = shape.with_shape %y, %s : tensor<?x?xf32>, tensor<2xindex>
  %z = shape.value_of %w2 : tensor<?x?xf32>
  return %x, %z : tensor<?x?xf32>, tensor<?x?xf32>
}

// -----

func.func @value_shape(%arg0: !shape.value_shape, %s: !shape.shape) -> tensor<?xf32> {
  %w = shape.with_shape %arg0, %s : !shape.value_shape, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}
func.func @two(%arg0: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %s = shape.shape_of %arg0 : tensor<?x?xf32> -> tensor<2xindex>
  %w = shape.with_shape %arg0, %s : tensor<?x?xf32>, tensor<2xindex>
  %x = shape.value_of %w : tensor<?x?xf32>
  return %x : tensor<?x?xf32>
}
func.func @three(%arg0: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %s = shape.shape_of %arg0 : tensor<?x?xf32> -> tensor<2xindex>
  %w = shape.with_shape %arg0, %s : tensor<?x?xf32>, tensor<2xindex>
  %x = shape.value_of %w : tensor<?x?xf32>
  return %x : tensor<?x?xf32>
}

// -----

func.func @with_result_used(%arg0: tensor<?x?xf32>) -> !shape.value_shape {
  %s = shape.shape_of %arg0 : tensor<?x?xf32> -> tensor<2xindex>
  %w = shape.with_shape %arg0, %s : tensor<?x?xf32>, tensor<2xindex>
  return %w : !shape.value_shape
}

// -----

func.func @dims(%arg0: tensor<?x?xf32>, %i: index) -> index {
  %d = tensor.dim %arg0, %i : tensor<?x?xf32>
  return %d : index
}

// -----

func.func @nested(%arg0: tensor<?xf32>, %c: i1) -> tensor<?xf32> {
  %r = scf.if %c -> tensor<?xf32> {
    %s = shape.shape_of %arg0 : tensor<?xf32> -> tensor<1xindex>
    %y = "test.abs"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
    %w = shape.with_shape %y, %s : tensor<?xf32>, tensor<1xindex>
    %x = shape.value_of %w : tensor<?xf32>
    scf.yield %x : tensor<?xf32>
  } else {
    scf.yield %arg0 : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// -----

func.func @chain(%arg0: tensor<?xf32>, %k: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %arg0, %c0 : tensor<?xf32>
  %e = arith.muli %d, %k : index
  %f = arith.addi %e, %c0 : index
  %g = arith.subi %f, %k : index
  %s = tensor.from_elements %g : tensor<1xindex>
  %y = "test.abs"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %y, %s : tensor<?xf32>, tensor<1xindex>
  %x = shape.value_of %w : tensor<?xf32>
  %t = tensor.from_elements %e : tensor<1xindex>
  %z = "test.neg"(%x) : (tensor<?xf32>) -> tensor<?xf32>
  %w2 = shape.with_shape %z, %t : tensor<?xf32>, tensor<1xindex>
  %x2 = shape.value_of %w2 : tensor<?xf32>
  return %x2 : tensor<?xf32>
}

// -----

func.func @taken(%arg0: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %s = shape.shape_of %arg0 : tensor<?x?xf32> -> tensor<2xindex>
  %w = shape.with_shape %arg0, %s : tensor<?x?xf32>, tensor<2xindex>
  %x = shape.value_of %w : tensor<?x?xf32>
  return %x : tensor<?x?xf32>
}
func.func private @shape_cal_0()

// -----

func.func @s0(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %k: index, %sh: !shape.shape) -> (tensor<?x?xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v1 = "test.abs"(%b) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %v2 = shape.shape_of %v1 : tensor<?x?xf32> -> tensor<2xindex>
  %v3 = shape.shape_of %v1 : tensor<?x?xf32> -> tensor<2xindex>
  %v4 = arith.addi %c1, %k : index
  %v5 = shape.with_shape %a, %v3 : tensor<?x?xf32>, tensor<2xindex>
  %x5 = shape.value_of %v5 : tensor<?x?xf32>
  %v6 = shape.with_shape %x5, %sh : tensor<?x?xf32>, !shape.shape
  %x6 = shape.value_of %v6 : tensor<?x?xf32>
  %v7 = shape.with_shape %b, %v2 : tensor<?x?xf32>, tensor<2xindex>
  %x7 = shape.value_of %v7 : tensor<?x?xf32>
  %v8 = shape.shape_of %a : tensor<?x?xf32> -> tensor<2xindex>
  %v9 = shape.shape_of %x6 : tensor<?x?xf32> -> tensor<2xindex>
  %v10 = shape.with_shape %a, %v9 : tensor<?x?xf32>, tensor<2xindex>
  %x10 = shape.value_of %v10 : tensor<?x?xf32>
  %v11 = shape.with_shape %x10, %v8 : tensor<?x?xf32>, tensor<2xindex>
  %x11 = shape.value_of %v11 : tensor<?x?xf32>
  return %x11, %c0 : tensor<?x?xf32>, index
}

// -----

func.func @s1(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %k: index, %sh: !shape.shape) -> (tensor<?x?xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v1 = tensor.dim %a, %c1 : tensor<?x?xf32>
  %v2 = shape.with_shape %a, %sh : tensor<?x?xf32>, !shape.shape
  %x2 = shape.value_of %v2 : tensor<?x?xf32>
  %v3 = arith.muli %c0, %c1 : index
  %v4 = shape.with_shape %b, %sh : tensor<?x?xf32>, !shape.shape
  %x4 = shape.value_of %v4 : tensor<?x?xf32>
  %v5 = shape.shape_of %x4 : tensor<?x?xf32> -> tensor<2xindex>
  %v6 = shape.with_shape %a, %sh : tensor<?x?xf32>, !shape.shape
  %x6 = shape.value_of %v6 : tensor<?x?xf32>
  %v7 = tensor.dim %a, %c0 : tensor<?x?xf32>
  %v8 = shape.shape_of %x6 : tensor<?x?xf32> -> tensor<2xindex>
  return %x6, %c1 : tensor<?x?xf32>, index
}

// -----

func.func @s2(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %k: index, %sh: !shape.shape) -> (tensor<?x?xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v1 = tensor.dim %a, %c0 : tensor<?x?xf32>
  %v2 = shape.from_extents %c0, %c0 : index, index
  %v3 = shape.from_extents %c1, %v1 : index, index
  %v4 = shape.shape_of %a : tensor<?x?xf32> -> tensor<2xindex>
  %v5 = "test.abs"(%a) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %v6 = shape.with_shape %a, %v2 : tensor<?x?xf32>, !shape.shape
  %x6 = shape.value_of %v6 : tensor<?x?xf32>
  %v7 = shape.with_shape %a, %sh : tensor<?x?xf32>, !shape.shape
  %x7 = shape.value_of %v7 : tensor<?x?xf32>
  return %x7, %k : tensor<?x?xf32>, index
}

// -----

func.func @s3(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %k: index, %sh: !shape.shape) -> (tensor<?x?xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v1 = "test.abs"(%a) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %v2 = shape.with_shape %a, %sh : tensor<?x?xf32>, !shape.shape
  %x2 = shape.value_of %v2 : tensor<?x?xf32>
  %v3 = shape.with_shape %b, %sh : tensor<?x?xf32>, !shape.shape
  %x3 = shape.value_of %v3 : tensor<?x?xf32>
  %v4 = shape.shape_of %x3 : tensor<?x?xf32> -> tensor<2xindex>
  %v5 = shape.shape_of %v1 : tensor<?x?xf32> -> tensor<2xindex>
  %v6 = shape.with_shape %x3, %v5 : tensor<?x?xf32>, tensor<2xindex>
  %x6 = shape.value_of %v6 : tensor<?x?xf32>
  %v7 = shape.from_extents %k, %c0 : index, index
  %v8 = shape.with_shape %x3, %sh : tensor<?x?xf32>, !shape.shape
  %x8 = shape.value_of %v8 : tensor<?x?xf32>
  %v9 = arith.addi %c1, %c0 : index
  %v10 = shape.with_shape %x2, %sh : tensor<?x?xf32>, !shape.shape
  %x10 = shape.value_of %v10 : tensor<?x?xf32>
  %v11 = shape.with_shape %a, %v5 : tensor<?x?xf32>, tensor<2xindex>
  %x11 = shape.value_of %v11 : tensor<?x?xf32>
  %v12 = arith.addi %c1, %v9 : index
  return %x11, %k : tensor<?x?xf32>, index
}

// -----

func.func @s4(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %k: index, %sh: !shape.shape) -> (tensor<?x?xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v1 = shape.with_shape %b, %sh : tensor<?x?xf32>, !shape.shape
  %x1 = shape.value_of %v1 : tensor<?x?xf32>
  %v2 = shape.shape_of %a : tensor<?x?xf32> -> tensor<2xindex>
  %v3 = shape.shape_of %x1 : tensor<?x?xf32> -> tensor<2xindex>
  %v4 = shape.with_shape %b, %v2 : tensor<?x?xf32>, tensor<2xindex>
  %x4 = shape.value_of %v4 : tensor<?x?xf32>
  %v5 = shape.with_shape %a, %sh : tensor<?x?xf32>, !shape.shape
  %x5 = shape.value_of %v5 : tensor<?x?xf32>
  %v6 = arith.addi %c0, %c1 : index
  %v7 = shape.from_extents %k, %c1 : index, index
  %v8 = "test.abs"(%b) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %v9 = "test.abs"(%x1) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return %v9, %c0 : tensor<?x?xf32>, index
}

// -----

func.func @s5(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %k: index, %sh: !shape.shape) -> (tensor<?x?xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v1 = shape.with_shape %b, %sh : tensor<?x?xf32>, !shape.shape
  %x1 = shape.value_of %v1 : tensor<?x?xf32>
  %v2 = shape.with_shape %x1, %sh : tensor<?x?xf32>, !shape.shape
  %x2 = shape.value_of %v2 : tensor<?x?xf32>
  %v3 = shape.shape_of %a : tensor<?x?xf32> -> tensor<2xindex>
  %v4 = shape.shape_of %b : tensor<?x?xf32> -> tensor<2xindex>
  return %x2, %c1 : tensor<?x?xf32>, index
}

// -----

func.func @s6(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %k: index, %sh: !shape.shape) -> (tensor<?x?xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v1 = "test.abs"(%b) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %v2 = tensor.dim %b, %c1 : tensor<?x?xf32>
  %v3 = shape.shape_of %a : tensor<?x?xf32> -> tensor<2xindex>
  %v4 = shape.with_shape %v1, %v3 : tensor<?x?xf32>, tensor<2xindex>
  %x4 = shape.value_of %v4 : tensor<?x?xf32>
  %v5 = shape.shape_of %x4 : tensor<?x?xf32> -> tensor<2xindex>
  %v6 = arith.muli %c1, %k : index
  %v7 = shape.with_shape %x4, %v5 : tensor<?x?xf32>, tensor<2xindex>
  %x7 = shape.value_of %v7 : tensor<?x?xf32>
  %v8 = tensor.dim %a, %c1 : tensor<?x?xf32>
  return %x7, %v6 : tensor<?x?xf32>, index
}

// -----

func.func @s7(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %k: index, %sh: !shape.shape) -> (tensor<?x?xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v1 = shape.shape_of %a : tensor<?x?xf32> -> tensor<2xindex>
  %v2 = shape.shape_of %a : tensor<?x?xf32> -> tensor<2xindex>
  %v3 = shape.with_shape %a, %sh : tensor<?x?xf32>, !shape.shape
  %x3 = shape.value_of %v3 : tensor<?x?xf32>
  %v4 = arith.muli %c0, %c0 : index
  %v5 = shape.from_extents %k, %c0 : index, index
  %v6 = shape.with_shape %x3, %sh : tensor<?x?xf32>, !shape.shape
  %x6 = shape.value_of %v6 : tensor<?x?xf32>
  return %x6, %v4 : tensor<?x?xf32>, index
}

// -----

func.func @s8(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %k: index, %sh: !shape.shape) -> (tensor<?x?xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v1 = tensor.dim %a, %c1 : tensor<?x?xf32>
  %v2 = shape.shape_of %a : tensor<?x?xf32> -> tensor<2xindex>
  %v3 = shape.with_shape %a, %sh : tensor<?x?xf32>, !shape.shape
  %x3 = shape.value_of %v3 : tensor<?x?xf32>
  %v4 = "test.abs"(%b) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %v5 = shape.shape_of %a : tensor<?x?xf32> -> tensor<2xindex>
  %v6 = "test.abs"(%a) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %v7 = arith.muli %c1, %k : index
  %v8 = shape.with_shape %v6, %v5 : tensor<?x?xf32>, tensor<2xindex>
  %x8 = shape.value_of %v8 : tensor<?x?xf32>
  %v9 = "test.abs"(%b) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %v10 = shape.shape_of %v6 : tensor<?x?xf32> -> tensor<2xindex>
  %v11 = shape.shape_of %a : tensor<?x?xf32> -> tensor<2xindex>
  %v12 = "test.abs"(%v4) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return %v12, %v7 : tensor<?x?xf32>, index
}

// -----

func.func @s9(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %k: index, %sh: !shape.shape) -> (tensor<?x?xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v1 = shape.shape_of %a : tensor<?x?xf32> -> tensor<2xindex>
  %v2 = "test.abs"(%a) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %v3 = shape.shape_of %a : tensor<?x?xf32> -> tensor<2xindex>
  %v4 = arith.muli %k, %k : index
  %v5 = arith.addi %k, %c0 : index
  return %v2, %k : tensor<?x?xf32>, index
}

// -----

func.func @s10(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %k: index, %sh: !shape.shape) -> (tensor<?x?xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v1 = arith.muli %k, %c0 : index
  %v2 = shape.with_shape %a, %sh : tensor<?x?xf32>, !shape.shape
  %x2 = shape.value_of %v2 : tensor<?x?xf32>
  %v3 = shape.shape_of %b : tensor<?x?xf32> -> tensor<2xindex>
  %v4 = "test.abs"(%b) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return %v4, %c1 : tensor<?x?xf32>, index
}

// -----

func.func @s11(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %k: index, %sh: !shape.shape) -> (tensor<?x?xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v1 = shape.with_shape %a, %sh : tensor<?x?xf32>, !shape.shape
  %x1 = shape.value_of %v1 : tensor<?x?xf32>
  %v2 = shape.shape_of %a : tensor<?x?xf32> -> tensor<2xindex>
  %v3 = shape.with_shape %b, %sh : tensor<?x?xf32>, !shape.shape
  %x3 = shape.value_of %v3 : tensor<?x?xf32>
  %v4 = shape.shape_of %a : tensor<?x?xf32> -> tensor<2xindex>
  %v5 = arith.addi %c1, %k : index
  %v6 = shape.shape_of %a : tensor<?x?xf32> -> tensor<2xindex>
  %v7 = tensor.dim %b, %c0 : tensor<?x?xf32>
  return %x3, %v5 : tensor<?x?xf32>, index
}

// -----

func.func @s12(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %k: index, %sh: !shape.shape) -> (tensor<?x?xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v1 = shape.with_shape %a, %sh : tensor<?x?xf32>, !shape.shape
  %x1 = shape.value_of %v1 : tensor<?x?xf32>
  %v2 = shape.from_extents %c1, %c0 : index, index
  %v3 = shape.with_shape %b, %v2 : tensor<?x?xf32>, !shape.shape
  %x3 = shape.value_of %v3 : tensor<?x?xf32>
  %v4 = "test.abs"(%b) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %v5 = "test.abs"(%x1) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %v6 = shape.shape_of %a : tensor<?x?xf32> -> tensor<2xindex>
  %v7 = shape.with_shape %x3, %v2 : tensor<?x?xf32>, !shape.shape
  %x7 = shape.value_of %v7 : tensor<?x?xf32>
  %v8 = shape.with_shape %x7, %v2 : tensor<?x?xf32>, !shape.shape
  %x8 = shape.value_of %v8 : tensor<?x?xf32>
  return %x8, %c0 : tensor<?x?xf32>, index
}

// -----

func.func @s13(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %k: index, %sh: !shape.shape) -> (tensor<?x?xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v1 = tensor.dim %a, %c1 : tensor<?x?xf32>
  %v2 = "test.abs"(%b) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %v3 = shape.from_extents %v1, %v1 : index, index
  %v4 = tensor.dim %b, %c1 : tensor<?x?xf32>
  return %v2, %v1 : tensor<?x?xf32>, index
}

// -----

func.func @s14(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %k: index, %sh: !shape.shape) -> (tensor<?x?xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v1 = "test.abs"(%b) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %v2 = arith.addi %c1, %c1 : index
  %v3 = shape.shape_of %a : tensor<?x?xf32> -> tensor<2xindex>
  %v4 = shape.shape_of %v1 : tensor<?x?xf32> -> tensor<2xindex>
  %v5 = shape.shape_of %a : tensor<?x?xf32> -> tensor<2xindex>
  %v6 = shape.with_shape %v1, %v3 : tensor<?x?xf32>, tensor<2xindex>
  %x6 = shape.value_of %v6 : tensor<?x?xf32>
  %v7 = shape.shape_of %x6 : tensor<?x?xf32> -> tensor<2xindex>
  %v8 = shape.with_shape %x6, %v7 : tensor<?x?xf32>, tensor<2xindex>
  %x8 = shape.value_of %v8 : tensor<?x?xf32>
  %v9 = tensor.dim %x8, %c1 : tensor<?x?xf32>
  %v10 = shape.shape_of %x8 : tensor<?x?xf32> -> tensor<2xindex>
  %v11 = arith.addi %k, %v9 : index
  return %x8, %v9 : tensor<?x?xf32>, index
}

// -----

func.func @s15(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %k: index, %sh: !shape.shape) -> (tensor<?x?xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v1 = arith.addi %c1, %k : index
  %v2 = tensor.dim %a, %c0 : tensor<?x?xf32>
  %v3 = shape.with_shape %a, %sh : tensor<?x?xf32>, !shape.shape
  %x3 = shape.value_of %v3 : tensor<?x?xf32>
  %v4 = shape.shape_of %b : tensor<?x?xf32> -> tensor<2xindex>
  %v5 = shape.shape_of %a : tensor<?x?xf32> -> tensor<2xindex>
  return %x3, %v2 : tensor<?x?xf32>, index
}

// -----

func.func @s16(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %k: index, %sh: !shape.shape) -> (tensor<?x?xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v1 = "test.abs"(%b) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %v2 = arith.addi %k, %k : index
  %v3 = arith.muli %c1, %k : index
  %v4 = shape.with_shape %v1, %sh : tensor<?x?xf32>, !shape.shape
  %x4 = shape.value_of %v4 : tensor<?x?xf32>
  %v5 = shape.with_shape %b, %sh : tensor<?x?xf32>, !shape.shape
  %x5 = shape.value_of %v5 : tensor<?x?xf32>
  %v6 = shape.shape_of %a : tensor<?x?xf32> -> tensor<2xindex>
  %v7 = tensor.dim %x5, %c1 : tensor<?x?xf32>
  %v8 = shape.with_shape %v1, %sh : tensor<?x?xf32>, !shape.shape
  %x8 = shape.value_of %v8 : tensor<?x?xf32>
  %v9 = tensor.dim %x5, %c1 : tensor<?x?xf32>
  %v10 = arith.addi %c1, %k : index
  return %x8, %k : tensor<?x?xf32>, index
}

// -----

func.func @s17(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %k: index, %sh: !shape.shape) -> (tensor<?x?xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v1 = shape.with_shape %b, %sh : tensor<?x?xf32>, !shape.shape
  %x1 = shape.value_of %v1 : tensor<?x?xf32>
  %v2 = shape.with_shape %x1, %sh : tensor<?x?xf32>, !shape.shape
  %x2 = shape.value_of %v2 : tensor<?x?xf32>
  %v3 = shape.shape_of %a : tensor<?x?xf32> -> tensor<2xindex>
  %v4 = arith.muli %c0, %k : index
  %v5 = shape.from_extents %v4, %c1 : index, index
  %v6 = shape.from_extents %v4, %c0 : index, index
  %v7 = shape.with_shape %x1, %sh : tensor<?x?xf32>, !shape.shape
  %x7 = shape.value_of %v7 : tensor<?x?xf32>
  %v8 = arith.addi %k, %v4 : index
  %v9 = shape.with_shape %b, %v6 : tensor<?x?xf32>, !shape.shape
  %x9 = shape.value_of %v9 : tensor<?x?xf32>
  return %x9, %v8 : tensor<?x?xf32>, index
}

// -----

func.func @s18(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %k: index, %sh: !shape.shape) -> (tensor<?x?xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v1 = shape.with_shape %b, %sh : tensor<?x?xf32>, !shape.shape
  %x1 = shape.value_of %v1 : tensor<?x?xf32>
  %v2 = tensor.dim %a, %c1 : tensor<?x?xf32>
  %v3 = shape.with_shape %x1, %sh : tensor<?x?xf32>, !shape.shape
  %x3 = shape.value_of %v3 : tensor<?x?xf32>
  %v4 = shape.shape_of %x1 : tensor<?x?xf32> -> tensor<2xindex>
  %v5 = "test.abs"(%b) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return %v5, %c0 : tensor<?x?xf32>, index
}

// -----

func.func @s19(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %k: index, %sh: !shape.shape) -> (tensor<?x?xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v1 = shape.with_shape %b, %sh : tensor<?x?xf32>, !shape.shape
  %x1 = shape.value_of %v1 : tensor<?x?xf32>
  %v2 = tensor.dim %a, %c1 : tensor<?x?xf32>
  %v3 = tensor.dim %a, %c0 : tensor<?x?xf32>
  %v4 = arith.addi %v2, %v2 : index
  return %x1, %v4 : tensor<?x?xf32>, index
}

// -----

func.func @s20(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %k: index, %sh: !shape.shape) -> (tensor<?x?xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v1 = tensor.dim %a, %c0 : tensor<?x?xf32>
  %v2 = "test.abs"(%b) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %v3 = shape.with_shape %b, %sh : tensor<?x?xf32>, !shape.shape
  %x3 = shape.value_of %v3 : tensor<?x?xf32>
  %v4 = shape.shape_of %x3 : tensor<?x?xf32> -> tensor<2xindex>
  return %x3, %c1 : tensor<?x?xf32>, index
}

// -----

func.func @s21(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %k: index, %sh: !shape.shape) -> (tensor<?x?xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v1 = arith.addi %k, %k : index
  %v2 = "test.abs"(%b) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %v3 = shape.from_extents %k, %k : index, index
  %v4 = "test.abs"(%b) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %v5 = shape.from_extents %c1, %c0 : index, index
  %v6 = "test.abs"(%v4) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %v7 = tensor.dim %a, %c0 : tensor<?x?xf32>
  %v8 = shape.with_shape %v4, %sh : tensor<?x?xf32>, !shape.shape
  %x8 = shape.value_of %v8 : tensor<?x?xf32>
  return %x8, %c0 : tensor<?x?xf32>, index
}

// -----

func.func @s22(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %k: index, %sh: !shape.shape) -> (tensor<?x?xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v1 = tensor.dim %a, %c0 : tensor<?x?xf32>
  %v2 = shape.shape_of %b : tensor<?x?xf32> -> tensor<2xindex>
  %v3 = shape.with_shape %b, %v2 : tensor<?x?xf32>, tensor<2xindex>
  %x3 = shape.value_of %v3 : tensor<?x?xf32>
  %v4 = tensor.dim %a, %c0 : tensor<?x?xf32>
  %v5 = shape.shape_of %a : tensor<?x?xf32> -> tensor<2xindex>
  %v6 = shape.shape_of %a : tensor<?x?xf32> -> tensor<2xindex>
  %v7 = shape.shape_of %x3 : tensor<?x?xf32> -> tensor<2xindex>
  %v8 = arith.muli %v4, %c0 : index
  return %x3, %c0 : tensor<?x?xf32>, index
}

// -----

func.func @s23(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %k: index, %sh: !shape.shape) -> (tensor<?x?xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v1 = shape.with_shape %a, %sh : tensor<?x?xf32>, !shape.shape
  %x1 = shape.value_of %v1 : tensor<?x?xf32>
  %v2 = tensor.dim %a, %c1 : tensor<?x?xf32>
  %v3 = arith.addi %k, %v2 : index
  %v4 = shape.shape_of %x1 : tensor<?x?xf32> -> tensor<2xindex>
  %v5 = tensor.dim %b, %c1 : tensor<?x?xf32>
  %v6 = tensor.dim %x1, %c1 : tensor<?x?xf32>
  %v7 = shape.with_shape %a, %sh : tensor<?x?xf32>, !shape.shape
  %x7 = shape.value_of %v7 : tensor<?x?xf32>
  %v8 = shape.with_shape %x7, %sh : tensor<?x?xf32>, !shape.shape
  %x8 = shape.value_of %v8 : tensor<?x?xf32>
  %v9 = tensor.dim %x7, %c1 : tensor<?x?xf32>
  %v10 = shape.shape_of %x7 : tensor<?x?xf32> -> tensor<2xindex>
  return %x8, %k : tensor<?x?xf32>, index
}

// -----

func.func @s24(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %k: index, %sh: !shape.shape) -> (tensor<?x?xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v1 = "test.abs"(%b) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %v2 = arith.addi %c1, %c1 : index
  %v3 = shape.shape_of %b : tensor<?x?xf32> -> tensor<2xindex>
  %v4 = shape.with_shape %a, %v3 : tensor<?x?xf32>, tensor<2xindex>
  %x4 = shape.value_of %v4 : tensor<?x?xf32>
  %v5 = "test.abs"(%b) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return %v5, %k : tensor<?x?xf32>, index
}

// -----

func.func @s25(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %k: index, %sh: !shape.shape) -> (tensor<?x?xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v1 = shape.from_extents %k, %k : index, index
  %v2 = shape.shape_of %b : tensor<?x?xf32> -> tensor<2xindex>
  %v3 = "test.abs"(%b) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %v4 = shape.from_extents %k, %c0 : index, index
  return %v3, %c0 : tensor<?x?xf32>, index
}

// -----

func.func @s26(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %k: index, %sh: !shape.shape) -> (tensor<?x?xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v1 = shape.from_extents %c1, %c0 : index, index
  %v2 = shape.with_shape %a, %v1 : tensor<?x?xf32>, !shape.shape
  %x2 = shape.value_of %v2 : tensor<?x?xf32>
  %v3 = shape.shape_of %b : tensor<?x?xf32> -> tensor<2xindex>
  %v4 = tensor.dim %x2, %c1 : tensor<?x?xf32>
  %v5 = shape.with_shape %x2, %v3 : tensor<?x?xf32>, tensor<2xindex>
  %x5 = shape.value_of %v5 : tensor<?x?xf32>
  %v6 = shape.with_shape %x5, %v3 : tensor<?x?xf32>, tensor<2xindex>
  %x6 = shape.value_of %v6 : tensor<?x?xf32>
  %v7 = shape.shape_of %x6 : tensor<?x?xf32> -> tensor<2xindex>
  %v8 = "test.abs"(%x5) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %v9 = shape.with_shape %x5, %sh : tensor<?x?xf32>, !shape.shape
  %x9 = shape.value_of %v9 : tensor<?x?xf32>
  %v10 = shape.with_shape %a, %v3 : tensor<?x?xf32>, tensor<2xindex>
  %x10 = shape.value_of %v10 : tensor<?x?xf32>
  %v11 = shape.with_shape %x2, %v1 : tensor<?x?xf32>, !shape.shape
  %x11 = shape.value_of %v11 : tensor<?x?xf32>
  %v12 = shape.with_shape %x9, %v7 : tensor<?x?xf32>, tensor<2xindex>
  %x12 = shape.value_of %v12 : tensor<?x?xf32>
  return %x12, %v4 : tensor<?x?xf32>, index
}

// -----

func.func @s27(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %k: index, %sh: !shape.shape) -> (tensor<?x?xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v1 = shape.from_extents %c0, %k : index, index
  %v2 = tensor.dim %a, %c1 : tensor<?x?xf32>
  %v3 = shape.with_shape %b, %sh : tensor<?x?xf32>, !shape.shape
  %x3 = shape.value_of %v3 : tensor<?x?xf32>
  %v4 = shape.shape_of %b : tensor<?x?xf32> -> tensor<2xindex>
  %v5 = shape.from_extents %v2, %k : index, index
  return %x3, %k : tensor<?x?xf32>, index
}

// -----

func.func @s28(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %k: index, %sh: !shape.shape) -> (tensor<?x?xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v1 = shape.shape_of %b : tensor<?x?xf32> -> tensor<2xindex>
  %v2 = "test.abs"(%b) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %v3 = tensor.dim %a, %c1 : tensor<?x?xf32>
  %v4 = shape.with_shape %a, %v1 : tensor<?x?xf32>, tensor<2xindex>
  %x4 = shape.value_of %v4 : tensor<?x?xf32>
  %v5 = shape.with_shape %v2, %v1 : tensor<?x?xf32>, tensor<2xindex>
  %x5 = shape.value_of %v5 : tensor<?x?xf32>
  %v6 = shape.with_shape %x4, %v1 : tensor<?x?xf32>, tensor<2xindex>
  %x6 = shape.value_of %v6 : tensor<?x?xf32>
  return %x6, %c0 : tensor<?x?xf32>, index
}

// -----

func.func @s29(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %k: index, %sh: !shape.shape) -> (tensor<?x?xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v1 = arith.muli %c1, %c1 : index
  %v2 = arith.addi %c1, %c1 : index
  %v3 = shape.with_shape %a, %sh : tensor<?x?xf32>, !shape.shape
  %x3 = shape.value_of %v3 : tensor<?x?xf32>
  %v4 = shape.shape_of %x3 : tensor<?x?xf32> -> tensor<2xindex>
  %v5 = shape.with_shape %a, %v4 : tensor<?x?xf32>, tensor<2xindex>
  %x5 = shape.value_of %v5 : tensor<?x?xf32>
  %v6 = arith.muli %c0, %v1 : index
  %v7 = shape.with_shape %a, %sh : tensor<?x?xf32>, !shape.shape
  %x7 = shape.value_of %v7 : tensor<?x?xf32>
  %v8 = tensor.dim %a, %c0 : tensor<?x?xf32>
  return %x7, %v8 : tensor<?x?xf32>, index
}
