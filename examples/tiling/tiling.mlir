// The product of two matrices of 512 by 512 numbers, and how fast it is computed: as it stands, by three loops, or as the transform
// script at the end has it. docs/tensors.md says what that buys.
module attributes {transform.with_named_sequence} {
  func.func @matmul(%a: tensor<512x512xf32>, %b: tensor<512x512xf32>, %c: tensor<512x512xf32>) -> tensor<512x512xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<512x512xf32>, tensor<512x512xf32>) outs(%c : tensor<512x512xf32>) -> tensor<512x512xf32>
    return %0 : tensor<512x512xf32>
  }

  // A number for each place: (13 * row + 7 * column) modulo 16, minus 8. Sums of their products are exact.
  func.func @numbers() -> tensor<512x512xf32> {
    %none = tensor.empty() : tensor<512x512xf32>
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
        outs(%none : tensor<512x512xf32>) {
    ^bb0(%old: f32):
      %c7 = arith.constant 7 : index
      %c13 = arith.constant 13 : index
      %c16 = arith.constant 16 : index
      %row = linalg.index 0 : index
      %column = linalg.index 1 : index
      %p = arith.muli %row, %c13 : index
      %q = arith.muli %column, %c7 : index
      %s = arith.addi %p, %q : index
      %r = arith.remui %s, %c16 : index
      %n = arith.index_cast %r : index to i32
      %f = arith.sitofp %n : i32 to f32
      %c8 = arith.constant 8.0 : f32
      %v = arith.subf %f, %c8 : f32
      linalg.yield %v : f32
    } -> tensor<512x512xf32>
    return %0 : tensor<512x512xf32>
  }

  func.func private @printF64(f64)
  func.func private @printNewline()
  func.func private @rtclock() -> f64

  // Multiplies, and prints the sum of the last row and how many billions of operations a second took.
  func.func @main() {
    %zero = arith.constant 0.0 : f32
    %a = call @numbers() : () -> tensor<512x512xf32>
    %none = tensor.empty() : tensor<512x512xf32>
    %zeros = linalg.fill ins(%zero : f32) outs(%none : tensor<512x512xf32>) -> tensor<512x512xf32>
    %before = call @rtclock() : () -> f64
    %product = call @matmul(%a, %a, %zeros) : (tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %after = call @rtclock() : () -> f64
    %row = tensor.extract_slice %product[511, 0] [1, 512] [1, 1] : tensor<512x512xf32> to tensor<512xf32>
    %empty = tensor.empty() : tensor<f32>
    %start = linalg.fill ins(%zero : f32) outs(%empty : tensor<f32>) -> tensor<f32>
    %sum = linalg.reduce ins(%row : tensor<512xf32>) outs(%start : tensor<f32>) dimensions = [0]
        (%x: f32, %y: f32) {
          %z = arith.addf %x, %y : f32
          linalg.yield %z : f32
        }
    %s = tensor.extract %sum[] : tensor<f32>
    %wide = arith.extf %s : f32 to f64
    call @printF64(%wide) : (f64) -> ()
    call @printNewline() : () -> ()
    %seconds = arith.subf %after, %before : f64
    %work = arith.constant 0.268435456 : f64
    %rate = arith.divf %work, %seconds : f64
    call @printF64(%rate) : (f64) -> ()
    call @printNewline() : () -> ()
    return
  }

  // Tiles of the result that fit into registers, products of vectors in them, and sums that stay in registers while a tile is
  // computed. The script is private, so that symbol-dce removes it when it has run.
  transform.named_sequence private @__transform_main(%root: !transform.any_op) {
    %matmul = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %tile, %loops:3 = transform.structured.tile_using_for %matmul tile_sizes [4, 16, 1]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %f = transform.structured.match ops{["func.func"]} attributes{sym_name = "matmul"} in %root : (!transform.any_op) -> !transform.any_op
    %v = transform.structured.vectorize_children_and_apply_patterns %f : (!transform.any_op) -> !transform.any_op
    %nest = transform.structured.match interface{LoopLikeInterface} in %v : (!transform.any_op) -> !transform.any_op
    transform.loop.hoist_loop_invariant_subsets %nest : !transform.any_op
    transform.apply_patterns to %v {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "outerproduct"
      transform.apply_patterns.vector.lower_outerproduct
      transform.apply_patterns.vector.lower_transpose
    } : !transform.any_op
    transform.yield
  }
}
