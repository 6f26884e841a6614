// RUN: ods opt %s '--pass-pipeline=builtin.module(func.func(affine-loop-coalescing))' --split-input-file --upstream-bugs --allow-unregistered-dialect --verify-diagnostics

// The product of upper bounds of which one is no symbol is none of a loop: mlir-opt makes it anyway, and verification rejects it.

func.func @affine_dependent(%n: index) {
  affine.for %i = 0 to 10 {
    // expected-error @below {{operand cannot be used as a symbol}}
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.for %k = 0 to %n {
        "use"(%i, %j, %k) : (index, index, index) -> ()
      }
    }
  }
  return
}

// -----

func.func @affine_dependent_outer(%n: index) {
  affine.for %i = 0 to 10 {
    // expected-error @below {{dimensional operand cannot be used as a symbol}}
    affine.for %j = 0 to 5 {
      affine.for %k = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
        affine.for %l = 0 to affine_map<(d0) -> (d0 + 2)>(%i) {
          "use"(%i, %j, %k, %l) : (index, index, index, index) -> ()
        }
      }
    }
  }
  return
}
