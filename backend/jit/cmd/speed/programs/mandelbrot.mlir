// The steps that all points of a picture of 600 by 600 take, up to 200 each.
func.func private @printI64(i64)
func.func private @printNewline()
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 600 : index
  %most = arith.constant 200 : i64
  %zero = arith.constant 0.0 : f64
  %none = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %four = arith.constant 4.0 : f64
  %two = arith.constant 2.0 : f64
  %scale = arith.constant 0.005 : f64
  %left = arith.constant -2.0 : f64
  %low = arith.constant -1.5 : f64
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %none) -> i64 {
    %row = scf.for %j = %c0 to %n step %c1 iter_args(%t = %none) -> i64 {
      %ii = arith.index_cast %i : index to i64
      %jj = arith.index_cast %j : index to i64
      %fi = arith.sitofp %ii : i64 to f64
      %fj = arith.sitofp %jj : i64 to f64
      %di = arith.mulf %fi, %scale : f64
      %dj = arith.mulf %fj, %scale : f64
      %ci = arith.addf %di, %low : f64
      %cr = arith.addf %dj, %left : f64
      %r:3 = scf.while (%x = %zero, %y = %zero, %k = %none) : (f64, f64, i64) -> (f64, f64, i64) {
        %xx = arith.mulf %x, %x : f64
        %yy = arith.mulf %y, %y : f64
        %m = arith.addf %xx, %yy : f64
        %near = arith.cmpf olt, %m, %four : f64
        %few = arith.cmpi slt, %k, %most : i64
        %go = arith.andi %near, %few : i1
        scf.condition(%go) %x, %y, %k : f64, f64, i64
      } do {
      ^bb0(%x: f64, %y: f64, %k: i64):
        %xx = arith.mulf %x, %x : f64
        %yy = arith.mulf %y, %y : f64
        %d = arith.subf %xx, %yy : f64
        %nx = arith.addf %d, %cr : f64
        %xy = arith.mulf %x, %y : f64
        %xy2 = arith.mulf %xy, %two : f64
        %ny = arith.addf %xy2, %ci : f64
        %nk = arith.addi %k, %one : i64
        scf.yield %nx, %ny, %nk : f64, f64, i64
      }
      %u = arith.addi %t, %r#2 : i64
      scf.yield %u : i64
    }
    %u = arith.addi %s, %row : i64
    scf.yield %u : i64
  }
  call @printI64(%sum) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
