// RUN: ods opt %s --allow-unregistered-dialect --verify-diagnostics

// mlir-opt keeps a pointer to a placeholder that is gone.
func.func @f() {
  // expected-error @below {{operand #0 does not dominate this use}}
  %r = affine.for %j = 0 to 5 iter_args(%x = %y) -> (f32) {
    // expected-note @below {{operand defined here (op in a child region)}}
    %y = "test.make"() : () -> f32
    affine.yield %y : f32
  }
  return
}
