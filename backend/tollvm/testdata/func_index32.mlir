// RUN: ods opt %s --convert-func-to-llvm=index-bitwidth=32 | golden %S/func_index32.out

func.func @f(%k: memref<*xf32>) -> (memref<*xf32>, index) {
  %i = arith.constant 1 : index
  return %k, %i : memref<*xf32>, index
}
