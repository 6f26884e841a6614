// RUN: ods opt %s --resolve-ranked-shaped-type-result-dims | golden %S/resolve_pad.out

func.func @f(%t: tensor<?x10xf32>, %i: index, %u: index, %v: f32) -> (index, index) {
  %l = affine.apply affine_map<(d0)[s0] -> (s0 - d0)>(%i)[%u]
  %p = tensor.pad %t low[%l, %i] high[5, %l] {
  ^bb0(%a: index, %b: index):
    tensor.yield %v : f32
  } : tensor<?x10xf32> to tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.dim %p, %c0 : tensor<?x?xf32>
  %1 = tensor.dim %p, %c1 : tensor<?x?xf32>
  return %0, %1 : index, index
}
