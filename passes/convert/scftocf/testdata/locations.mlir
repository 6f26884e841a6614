// RUN: ods opt %s --convert-scf-to-cf --mlir-print-debuginfo --mlir-print-local-scope | golden %S/locations.out

func.func @carried(%n: index loc("n"), %x: f32 loc("x")) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %y = arith.addf %x, %x : f32 loc("y")
  %r:2 = scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) init (%x, %y) -> (f32, f32) {
    scf.reduce(%x, %y : f32, f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }, {
    ^bb0(%a: f32, %b: f32):
      %s = arith.mulf %a, %b : f32
      scf.reduce.return %s : f32
    }
  } loc("parallel")
  return %r#0, %r#1 : f32, f32
} loc("f")
