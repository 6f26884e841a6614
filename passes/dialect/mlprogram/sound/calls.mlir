// RUN: ods opt %s --mlprogram-pipeline-globals | golden %S/calls.out

// What is called inside of a region counts, which upstream overlooks: the first store to @g is loaded.
ml_program.global private mutable @g(dense<4> : tensor<4xi32>) : tensor<4xi32>
ml_program.global private mutable @h(dense<4> : tensor<4xi32>) : tensor<4xi32>
func.func @uses() -> tensor<4xi32> {
  %0 = ml_program.global_load @g : tensor<4xi32>
  ml_program.global_store @h = %0 : tensor<4xi32>
  return %0 : tensor<4xi32>
}
func.func @nested_calls(%c: i1, %v: tensor<4xi32>) -> tensor<4xi32> {
  ml_program.global_store @g = %v : tensor<4xi32>
  ml_program.global_store @h = %v : tensor<4xi32>
  scf.if %c {
    %1 = func.call @uses() : () -> tensor<4xi32>
  }
  ml_program.global_store @h = %v : tensor<4xi32>
  %0 = ml_program.global_load @g : tensor<4xi32>
  ml_program.global_store @g = %v : tensor<4xi32>
  return %0 : tensor<4xi32>
}
