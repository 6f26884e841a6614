// RUN: ods opt %s --transform-interpreter --split-input-file --verify-diagnostics

func.func @mm(%a: tensor<16x255xf32>, %b: tensor<255x32xf32>, %c: tensor<16x32xf32>) -> tensor<16x32xf32> {
  // expected-note @below {{attempted to apply to this op}}
  %0 = linalg.matmul ins(%a, %b : tensor<16x255xf32>, tensor<255x32xf32>) outs(%c : tensor<16x32xf32>) -> tensor<16x32xf32>
  return %0 : tensor<16x32xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %2 = transform.structured.match ops{["linalg.matmul"]} in %m : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{failed to apply}}
    %3:4 = transform.structured.split_reduction %2 {split_factor = 4, insert_split_dimension = 2} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @none(%a: memref<4xf32>) {
  // expected-note @below {{attempted to apply to this op}}
  linalg.exp ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.exp"]} in %m : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{failed to apply}}
    %1 = transform.structured.promote %0 {use_alloca} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @bad(%a: tensor<?x34xf32>, %b: tensor<34x25xf32>, %c: tensor<?x25xf32>) -> tensor<?x25xf32> {
  // expected-note @below {{payload op}}
  %0 = linalg.matmul ins(%a, %b : tensor<?x34xf32>, tensor<34x25xf32>) outs(%c : tensor<?x25xf32>) -> tensor<?x25xf32>
  return %0 : tensor<?x25xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %m : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{cannot compute parametric tile sizes for dynamically shaped payload op}}
    %s, %k = transform.structured.continuous_tile_sizes %0 {dimension = 0, target_size = 5} : (!transform.any_op) -> !transform.param<i64>
    transform.yield
  }
}

// -----

func.func @far(%a: tensor<?x34xf32>, %b: tensor<34x25xf32>, %c: tensor<?x25xf32>) -> tensor<?x25xf32> {
  // expected-note @below {{target op}}
  %0 = linalg.matmul ins(%a, %b : tensor<?x34xf32>, tensor<34x25xf32>) outs(%c : tensor<?x25xf32>) -> tensor<?x25xf32>
  return %0 : tensor<?x25xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %m : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{dimension 7 does not exist in target op}}
    %2 = transform.structured.split %0 after 5 {dimension = 7} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @generalize(%a: tensor<3x4xf32>, %b: tensor<3x4xf32>, %v: f32) -> tensor<3x4xf32> {
  %f = linalg.fill ins(%v : f32) outs(%b : tensor<3x4xf32>) -> tensor<3x4xf32>
  %0 = linalg.add ins(%a, %f : tensor<3x4xf32>, tensor<3x4xf32>) outs(%b : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.add", "linalg.fill"]} in %m : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.generalize %0 : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.generalize %1 : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{"iterator_interchange" has length (3) different from the number of loops in the target operation (2)}}
    %3 = transform.structured.interchange %2 iterator_interchange = [1, 0, 2] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @reduced(%a: tensor<4xf32>, %b: tensor<8x?xf32>) -> tensor<8x?xf32> {
  %1 = tensor.insert_slice %a into %b[4, 0] [4, 1] [1, 1] : tensor<4xf32> into tensor<8x?xf32>
  // expected-note @below {{target op}}
  return %1 : tensor<8x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["tensor.insert_slice", "func.return"]} in %m : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{only InsertSliceOp and ParallelInsertSliceOp ops are supported}}
    %1 = transform.structured.insert_slice_to_copy %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @nocopy(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  // expected-note @below {{target op}}
  %1 = linalg.copy ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %m : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{cannot transform a linalg.copy on tensors into a memref.copy}}
    %1 = transform.structured.linalg_copy_to_memref %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @types(%a: f32, %b: memref<4xf32>, %c: memref<4xf64>) {
  // expected-note @below {{target op}}
  linalg.copy ins(%b : memref<4xf32>) outs(%c : memref<4xf64>)
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %m : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{cannot transform a linalg.copy with different source and destination element types }}
    %1 = transform.structured.linalg_copy_to_memref %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @replaced() {
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.replace %0 {
      // expected-error @below {{'func.func' op symbol's parent must have the SymbolTable trait}}
      func.func @bar() {
        return
      }
    } : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @replaced(%a: tensor<4xf32>) -> tensor<4xf32> {
  %1 = linalg.copy ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %m : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.replace %0 {
      // expected-error @below {{'func.func' op symbol's parent must have the SymbolTable trait}}
      func.func @bar() {
        return
      }
    } : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @dynamic(%a: tensor<129x47xf32>, %b: tensor<?x?x?x16xf32>, %n: index) -> tensor<?x?x?x16xf32> {
  %z = arith.constant 0.0 : f32
  // expected-error @below {{cannot lower to pad + expand + transpose}}
  %0 = linalg.pack %a padding_value(%z : f32) inner_dims_pos = [0, 1] inner_tiles = [%n, 16] into %b : tensor<129x47xf32> -> tensor<?x?x?x16xf32>
  return %0 : tensor<?x?x?x16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.pack"]} in %m : (!transform.any_op) -> !transform.op<"linalg.pack">
    transform.structured.lower_pack %0 {lowerPadLikeWithInsertSlice = false}: (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
    transform.yield
  }
}

// -----

func.func @short(%A: tensor<?x?xf32>, %B: tensor<?x?xf32>, %C: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%A, %B : tensor<?x?xf32>, tensor<?x?xf32>) outs(%C : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %m : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{requires number of packed sizes match the number of loops (2 vs 3)}}
    %1 = transform.structured.pack %0 packed_sizes = [2, 3] : (!transform.any_op) -> !transform.op<"linalg.generic">
    transform.yield
  }
}

// -----

func.func @unbounded(%a: tensor<?x12xf32>, %b: tensor<12x25xf32>, %c: tensor<?x25xf32>) -> tensor<?x25xf32> {
  // expected-note @below {{target op}}
  %4 = linalg.matmul ins(%a, %b : tensor<?x12xf32>, tensor<12x25xf32>) outs(%c : tensor<?x25xf32>) -> tensor<?x25xf32>
  return %4 : tensor<?x25xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %m : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{failed to pad op}}
    %p, %q, %r = transform.structured.pad %0 {padding_dimensions = [0, 1, 2], copy_back_op = "none"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @wrong(%a: tensor<?x12xf32>) -> tensor<?x14xf32> {
  %z = arith.constant 1.0 : f32
  // expected-note @below {{target op}}
  %0 = tensor.pad %a low[0, 0] high[0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<?x12xf32> to tensor<?x14xf32>
  return %0 : tensor<?x14xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["tensor.pad"]} in %m : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{only IndexingMapOpInterface ops supported atm}}
    %p, %q = transform.structured.pad_tiling_interface %0 to padding_sizes [0, 22] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @value(%a: tensor<?x12xf32>) -> tensor<?x12xf32> {
  // expected-note @below {{when applied to this op}}
  %0 = linalg.exp ins(%a : tensor<?x12xf32>) outs(%a : tensor<?x12xf32>) -> tensor<?x12xf32>
  return %0 : tensor<?x12xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.exp"]} in %m : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{'transform.structured.pad_tiling_interface' op expects a padding value of type 'f32', got 1 : i32}}
    %p, %q = transform.structured.pad_tiling_interface %0 to padding_sizes [0, 22] {padding_values = [1 : i32, 0.0 : f32]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @dynamic(%a: tensor<1x?x33x4xf32>, %b: tensor<3x3x4x16xf32>, %c: tensor<1x?x16x16xf32>) -> tensor<1x?x16x16xf32> {
  // expected-note @below {{when applied to this op}}
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a, %b : tensor<1x?x33x4xf32>, tensor<3x3x4x16xf32>) outs(%c : tensor<1x?x16x16xf32>) -> tensor<1x?x16x16xf32>
  return %0 : tensor<1x?x16x16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface{LinalgOp} in %m : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{transform.structured.convert_conv2d_to_img2col failed to apply}}
    %1, %2 = transform.structured.convert_conv2d_to_img2col %0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @strided(%b: memref<4x8xf32, strided<[16, 1]>>, %c: memref<4x8xf32>) {
  // expected-error @below {{attempted to flatten, but failed}}
  linalg.exp ins(%b : memref<4x8xf32, strided<[16, 1]>>) outs(%c : memref<4x8xf32>)
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface{LinalgOp} in %m : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.flatten_elementwise %0 : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
}

// -----

func.func @sum(%a: tensor<?x8xf32>, %b: tensor<8x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  // expected-error @below {{only elementwise flattening is supported}}
  %0 = linalg.matmul ins(%a, %b : tensor<?x8xf32>, tensor<8x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface{LinalgOp} in %m : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.flatten_elementwise %0 : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
}

// -----

func.func @strided(%a: tensor<1x9x9x1xf32>, %b: tensor<1x3x3x1xf32>, %c: tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a, %b : tensor<1x9x9x1xf32>, tensor<1x3x3x1xf32>) outs(%c : tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  return %0 : tensor<1x4x4x1xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]} in %m : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{apply Winograd Conv2D failed}}
    %1 = transform.structured.winograd_conv2d %0 {fmr = 0 : i32} : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
}

// -----

func.func @filter(%a: tensor<1x9x9x1xf32>, %b: tensor<1x3x5x1xf32>, %c: tensor<1x7x5x1xf32>) -> tensor<1x7x5x1xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%a, %b : tensor<1x9x9x1xf32>, tensor<1x3x5x1xf32>) outs(%c : tensor<1x7x5x1xf32>) -> tensor<1x7x5x1xf32>
  return %0 : tensor<1x7x5x1xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]} in %m : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{apply Winograd Conv2D failed}}
    %1 = transform.structured.winograd_conv2d %0 {fmr = 0 : i32} : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
}

// -----

func.func @product(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.matmul ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %m : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{this operation is not supported to convert to Winograd Conv2D}}
    %1 = transform.structured.winograd_conv2d %0 {fmr = 0 : i32} : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
}

// -----

func.func @no_transform(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {
  // expected-note @below {{target op}}
  %0 = linalg.matmul ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %m : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{this operation is not supported to decompose into other operations}}
    %1 = transform.structured.decompose_winograd_op %0 : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
}
