// RUN: ods opt %s --mlprogram-pipeline-globals --allow-unregistered-dialect | golden %S/globals.out
ml_program.global private mutable @g(dense<4> : tensor<4xi32>) : tensor<4xi32>
ml_program.global private mutable @h(dense<4> : tensor<4xi32>) : tensor<4xi32>
func.func private @ext()
func.func @extern() -> tensor<4xi32> {
  %0 = ml_program.global_load @g : tensor<4xi32>
  call @ext() : () -> ()
  %1 = ml_program.global_load @g : tensor<4xi32>
  ml_program.global_store @g = %1 : tensor<4xi32>
  call @ext() : () -> ()
  ml_program.global_store @g = %0 : tensor<4xi32>
  return %1 : tensor<4xi32>
}
func.func @indirect(%f: () -> ()) -> tensor<4xi32> {
  %0 = ml_program.global_load @g : tensor<4xi32>
  
  %1 = ml_program.global_load @g : tensor<4xi32>
  return %1 : tensor<4xi32>
}
func.func @blocks() -> tensor<4xi32> {
  %0 = ml_program.global_load @g : tensor<4xi32>
  cf.br ^bb1
^bb1:
  %1 = ml_program.global_load @g : tensor<4xi32>
  %2 = ml_program.global_load @h : tensor<4xi32>
  return %1 : tensor<4xi32>
}
func.func @region(%c: i1, %v: tensor<4xi32>) -> tensor<4xi32> {
  %0 = ml_program.global_load @g : tensor<4xi32>
  ml_program.global_store @g = %v : tensor<4xi32>
  scf.if %c {
    %1 = ml_program.global_load @g : tensor<4xi32>
    "use"(%1) : (tensor<4xi32>) -> ()
  }
  ml_program.global_store @g = %0 : tensor<4xi32>
  %2 = ml_program.global_load @g : tensor<4xi32>
  %3 = ml_program.global_load @h : tensor<4xi32>
  "use"() ({
    "end"() : () -> ()
  }) : () -> ()
  %4 = ml_program.global_load @h : tensor<4xi32>
  "use"(%3, %4) : (tensor<4xi32>, tensor<4xi32>) -> ()
  return %2 : tensor<4xi32>
}
func.func @stores(%v: tensor<4xi32>) {
  ml_program.global_store @g = %v : tensor<4xi32>
  return
}
func.func @loads() -> tensor<4xi32> {
  %0 = ml_program.global_load @h : tensor<4xi32>
  call @mutual() : () -> ()
  return %0 : tensor<4xi32>
}
func.func @mutual() {
  %0 = call @loads() : () -> tensor<4xi32>
  call @stores(%0) : (tensor<4xi32>) -> ()
  return
}
