// RUN: ods opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// Operands of a type that upstream has no words for.

func.func @print(%t: tensor<8xf32>) {
  // expected-error@+1 {{'vector.print' op operand #0 must be , but got 'tensor<8xf32>'}}
  vector.print %t : tensor<8xf32>
  return
}
