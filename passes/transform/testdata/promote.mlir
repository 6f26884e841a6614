// RUN: ods opt %s --transform-interpreter --split-input-file | golden %S/promote.out

func.func @sliced(%a: memref<?x?xf32>, %b: memref<64x64xf32>, %i: index, %n: index) {
  %c = affine.min affine_map<(d0) -> (16, d0)>(%n)
  %0 = memref.subview %a[%i, 0] [%c, 8] [1, 1] : memref<?x?xf32> to memref<?x8xf32, strided<[?, 1], offset: ?>>
  %1 = memref.subview %b[%i, 0] [%c, 8] [1, 1] : memref<64x64xf32> to memref<?x8xf32, strided<[64, 1], offset: ?>>
  linalg.exp ins(%0 : memref<?x8xf32, strided<[?, 1], offset: ?>>) outs(%1 : memref<?x8xf32, strided<[64, 1], offset: ?>>)
  linalg.abs ins(%0 : memref<?x8xf32, strided<[?, 1], offset: ?>>) outs(%1 : memref<?x8xf32, strided<[64, 1], offset: ?>>)
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.exp"]} in %m : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.promote %0 {use_full_tiles_by_default, use_alloca} : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.match ops{["linalg.abs"]} in %m : (!transform.any_op) -> !transform.any_op
    %3 = transform.structured.promote %2 {operands_to_promote = [1], use_original_subview_size, memory_space = 3 : i64} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
