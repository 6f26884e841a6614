// RUN: ods opt %s --one-shot-bufferize=bufferize-function-boundaries | FileCheck %s

// What the select gives goes around the loop of blocks and comes back to it; 22.1.8 ends with a stack overflow.
func.func @cycle(%c: i1, %t: tensor<4xf32>, %u: tensor<4xf32>) -> tensor<4xf32> {
  cf.br ^loop(%t : tensor<4xf32>)
^loop(%a: tensor<4xf32>):
  %s = arith.select %c, %a, %u : tensor<4xf32>
  cf.cond_br %c, ^loop(%s : tensor<4xf32>), ^end
^end:
  return %s : tensor<4xf32>
}
// CHECK: ^bb1(%[[A:.*]]: memref<4xf32, strided<[?], offset: ?>>):
// CHECK-NEXT: %[[S:.*]] = arith.select %arg0, %[[A]], %arg2
// CHECK-NEXT: cf.cond_br %arg0, ^bb1(%[[S]]
