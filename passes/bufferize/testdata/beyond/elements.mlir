// RUN: not ods opt %s --one-shot-bufferize=allow-unknown-ops --allow-unregistered-dialect 2>&1 | FileCheck %s

// Memory cannot have any element that a tensor can have: that is an error; mlir-opt makes memref types that it cannot read.

// CHECK: elements.mlir:[[#@LINE+2]]:8: error: cannot be bufferized: memory cannot have elements of type '!foreign.element'
func.func @f() -> tensor<2x!foreign.element> {
  %0 = bufferization.alloc_tensor() : tensor<2x!foreign.element>
  return %0 : tensor<2x!foreign.element>
}
