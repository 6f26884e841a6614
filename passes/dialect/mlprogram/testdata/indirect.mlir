// RUN: ods opt %s --mlprogram-pipeline-globals --allow-unregistered-dialect | golden %S/indirect.out
ml_program.global private mutable @g(dense<4> : tensor<4xi32>) : tensor<4xi32>
func.func @indirect(%f: () -> ()) -> tensor<4xi32> {
  %0 = ml_program.global_load @g : tensor<4xi32>
  call_indirect %f() : () -> ()
  %1 = ml_program.global_load @g : tensor<4xi32>
  return %1 : tensor<4xi32>
}
