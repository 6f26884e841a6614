// Simpson's rule for a function given by its address, and Runge-Kutta steps of an oscillator.
func.func private @printF64(f64)
func.func private @printComma()
func.func private @printNewline()

func.func @bell(%x: f64) -> f64 {
  %q = arith.mulf %x, %x : f64
  %m = arith.negf %q : f64
  %r = math.exp %m : f64
  return %r : f64
}

func.func @simpson(%f: (f64) -> f64, %a: f64, %b: f64, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %two = arith.constant 2.0 : f64
  %four = arith.constant 4.0 : f64
  %six = arith.constant 6.0 : f64
  %zero = arith.constant 0.0 : f64
  %ni = arith.index_cast %n : index to i64
  %nf = arith.sitofp %ni : i64 to f64
  %w = arith.subf %b, %a : f64
  %h = arith.divf %w, %nf : f64
  %hh = arith.divf %h, %two : f64
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (f64) {
    %ii = arith.index_cast %i : index to i64
    %if = arith.sitofp %ii : i64 to f64
    %o = arith.mulf %if, %h : f64
    %l = arith.addf %a, %o : f64
    %m = arith.addf %l, %hh : f64
    %r = arith.addf %l, %h : f64
    %fl = func.call_indirect %f(%l) : (f64) -> f64
    %fm = func.call_indirect %f(%m) : (f64) -> f64
    %fr = func.call_indirect %f(%r) : (f64) -> f64
    %t = arith.mulf %fm, %four : f64
    %u = arith.addf %fl, %t : f64
    %v = arith.addf %u, %fr : f64
    %x = arith.addf %acc, %v : f64
    scf.yield %x : f64
  }
  %p = arith.mulf %s, %h : f64
  %q = arith.divf %p, %six : f64
  return %q : f64
}

func.func @oscillate(%x: f64, %v: f64, %h: f64) -> (f64, f64) {
  %half = arith.constant 0.5 : f64
  %hh = arith.mulf %h, %half : f64
  %k1v = arith.negf %x : f64
  %x1 = math.fma %v, %hh, %x : f64
  %v1 = math.fma %k1v, %hh, %v : f64
  %k2v = arith.negf %x1 : f64
  %x2 = math.fma %v1, %hh, %x : f64
  %v2 = math.fma %k2v, %hh, %v : f64
  %k3v = arith.negf %x2 : f64
  %x3 = math.fma %v2, %h, %x : f64
  %v3 = math.fma %k3v, %h, %v : f64
  %k4v = arith.negf %x3 : f64
  %two = arith.constant 2.0 : f64
  %six = arith.constant 6.0 : f64
  %a = math.fma %two, %v1, %v : f64
  %b = math.fma %two, %v2, %a : f64
  %c = arith.addf %b, %v3 : f64
  %d = math.fma %two, %k2v, %k1v : f64
  %e = math.fma %two, %k3v, %d : f64
  %f = arith.addf %e, %k4v : f64
  %w = arith.divf %h, %six : f64
  %nx = math.fma %c, %w, %x : f64
  %nv = math.fma %f, %w, %v : f64
  return %nx, %nv : f64, f64
}

func.func @main() {
  %f = constant @bell : (f64) -> f64
  %a = arith.constant -3.0 : f64
  %b = arith.constant 3.0 : f64
  %n = arith.constant 40 : index
  %r = call @simpson(%f, %a, %b, %n) : ((f64) -> f64, f64, f64, index) -> f64
  call @printF64(%r) : (f64) -> ()
  call @printNewline() : () -> ()
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %steps = arith.constant 32 : index
  %h = arith.constant 0.19634954084936207 : f64
  %one = arith.constant 1.0 : f64
  %zero = arith.constant 0.0 : f64
  %s:2 = scf.for %i = %c0 to %steps step %c1 iter_args(%x = %one, %v = %zero) -> (f64, f64) {
    %t:2 = func.call @oscillate(%x, %v, %h) : (f64, f64, f64) -> (f64, f64)
    scf.yield %t#0, %t#1 : f64, f64
  }
  call @printF64(%s#0) : (f64) -> ()
  call @printComma() : () -> ()
  call @printF64(%s#1) : (f64) -> ()
  call @printNewline() : () -> ()
  return
}
