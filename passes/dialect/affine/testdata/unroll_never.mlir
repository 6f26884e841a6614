// RUN: ods opt %s '--pass-pipeline=builtin.module(func.func(affine-loop-unroll))' --allow-unregistered-dialect | golden %S/unroll_never.out
// RUN: ods opt %s '--pass-pipeline=builtin.module(func.func(affine-loop-unroll{unroll-factor=-1}))' --allow-unregistered-dialect | golden %S/unroll_never_full.out

// Loops that are never executed. (mlir-opt crashes on them with unroll-up-to-factor.)
func.func @never() {
  affine.for %i = 5 to 5 {
    "use"(%i) : (index) -> ()
  }
  affine.for %i = 9 to 5 {
    "use"(%i) : (index) -> ()
  }
  affine.for %i = 0 to min affine_map<() -> (0, 0)>() {
    "use"(%i) : (index) -> ()
  }
  return
}
