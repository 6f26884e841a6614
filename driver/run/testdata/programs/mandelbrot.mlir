// The Mandelbrot set drawn with putchar.
func.func private @putchar(i32) -> i32

func.func @iterations(%cr: f64, %ci: f64) -> i32 {
  %zero = arith.constant 0.0 : f64
  %two = arith.constant 2.0 : f64
  %four = arith.constant 4.0 : f64
  %i0 = arith.constant 0 : i32
  %i1 = arith.constant 1 : i32
  %most = arith.constant 26 : i32
  %r:3 = scf.while (%zr = %zero, %zi = %zero, %n = %i0) : (f64, f64, i32) -> (f64, f64, i32) {
    %a = arith.mulf %zr, %zr : f64
    %b = arith.mulf %zi, %zi : f64
    %s = arith.addf %a, %b : f64
    %small = arith.cmpf ole, %s, %four : f64
    %few = arith.cmpi slt, %n, %most : i32
    %more = arith.andi %small, %few : i1
    scf.condition(%more) %zr, %zi, %n : f64, f64, i32
  } do {
  ^bb0(%zr: f64, %zi: f64, %n: i32):
    %a = arith.mulf %zr, %zr : f64
    %b = arith.mulf %zi, %zi : f64
    %d = arith.subf %a, %b : f64
    %re = arith.addf %d, %cr : f64
    %p = arith.mulf %zr, %zi : f64
    %q = arith.mulf %p, %two : f64
    %im = arith.addf %q, %ci : f64
    %k = arith.addi %n, %i1 : i32
    scf.yield %re, %im, %k : f64, f64, i32
  }
  return %r#2 : i32
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = arith.constant 17 : index
  %columns = arith.constant 48 : index
  %newline = arith.constant 10 : i32
  %space = arith.constant 32 : i32
  %letter = arith.constant 64 : i32
  %most = arith.constant 26 : i32
  scf.for %y = %c0 to %rows step %c1 {
    scf.for %x = %c0 to %columns step %c1 {
      %xi = arith.index_castui %x : index to i32
      %yi = arith.index_castui %y : index to i32
      %xf = arith.uitofp %xi : i32 to f64
      %yf = arith.uitofp %yi : i32 to f64
      %sx = arith.constant 0.0625 : f64
      %sy = arith.constant 0.125 : f64
      %ox = arith.constant -2.125 : f64
      %oy = arith.constant -1.0 : f64
      %cr = math.fma %xf, %sx, %ox : f64
      %ci = math.fma %yf, %sy, %oy : f64
      %n = func.call @iterations(%cr, %ci) : (f64, f64) -> i32
      %in = arith.cmpi eq, %n, %most : i32
      %c = arith.addi %n, %letter : i32
      %s = arith.select %in, %space, %c : i32
      %ignored = func.call @putchar(%s) : (i32) -> i32
    }
    %ignored = func.call @putchar(%newline) : (i32) -> i32
  }
  return
}
