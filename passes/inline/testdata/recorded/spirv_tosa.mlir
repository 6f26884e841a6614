func.func private @idt(%x: tensor<i32>) -> tensor<i32> { return %x : tensor<i32> }
func.func @cond(%arg0: tensor<i1>, %a: tensor<i32>) -> tensor<i32> {
  %r = tosa.cond_if %arg0 (%x0 = %a) : tensor<i1> (tensor<i32>) -> tensor<i32> {
   ^bb0(%x : tensor<i32>):
    %v = func.call @idt(%x) : (tensor<i32>) -> tensor<i32>
    tosa.yield %v : tensor<i32>
  } else {
   ^bb0(%x : tensor<i32>):
    %v = func.call @idt(%x) : (tensor<i32>) -> tensor<i32>
    tosa.yield %v : tensor<i32>
  }
  return %r : tensor<i32>
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @k() "None" { spirv.Kill }
  spirv.func @kk() "None" { spirv.FunctionCall @k() : () -> ()
   spirv.Return }
  spirv.func @sr(%c: i1) "None" {
   spirv.mlir.selection {
    spirv.BranchConditional %c, ^a, ^b
   ^a:
    spirv.Return
   ^b:
    spirv.mlir.merge
   }
   spirv.Return
  }
  spirv.func @srr(%c: i1) "None" { spirv.FunctionCall @sr(%c) : (i1) -> ()
   spirv.Return }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @value() -> i32 "None" {
    %0 = spirv.Constant 42 : i32
    spirv.ReturnValue %0 : i32
  }
  spirv.func @blocks(%c: i1) -> i32 "None" {
    %0 = spirv.Constant 42 : i32
    %1 = spirv.Constant 43 : i32
    spirv.BranchConditional %c, ^a, ^b
  ^a:
    spirv.ReturnValue %0 : i32
  ^b:
    spirv.ReturnValue %1 : i32
  }
  spirv.func @caller(%c: i1) -> i32 "None" {
    %0 = spirv.FunctionCall @value() : () -> i32
    %1 = spirv.FunctionCall @blocks(%c) : (i1) -> i32
    %2 = spirv.IAdd %0, %1 : i32
    spirv.mlir.selection {
      spirv.BranchConditional %c, ^a, ^b
    ^a:
      %3 = spirv.FunctionCall @value() : () -> i32
      spirv.Branch ^b
    ^b:
      spirv.mlir.merge
    }
    spirv.ReturnValue %2 : i32
  }
}
// -----
func.func private @quant(%x: i32) -> i32 {
  %0 = quant.scast %x : i32 to !quant.uniform<i32:f32, 1.0>
  %1 = quant.scast %0 : !quant.uniform<i32:f32, 1.0> to i32
  return %1 : i32
}
func.func @callsQuant(%x: i32) -> i32 {
  %0 = call @quant(%x) : (i32) -> i32
  return %0 : i32
}
