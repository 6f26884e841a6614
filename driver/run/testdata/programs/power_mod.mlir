// Powers modulo a prime by squaring, an inverse, and a test of primes by Miller and Rabin, with products of 128 bits.
func.func private @printI64(i64)
func.func private @printComma()
func.func private @printNewline()

// The remainder by shifting and subtracting, because a division of 128 bits would need a library.
func.func @reduce(%x: i128, %m: i128) -> i128 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %one = arith.constant 1 : i128
  %k = arith.constant 63 : i128
  %top = arith.shli %m, %k : i128
  %r:2 = scf.for %i = %c0 to %c64 step %c1 iter_args(%v = %x, %d = %top) -> (i128, i128) {
    %s = arith.subi %v, %d : i128
    %fits = arith.cmpi uge, %v, %d : i128
    %w = arith.select %fits, %s, %v : i128
    %e = arith.shrui %d, %one : i128
    scf.yield %w, %e : i128, i128
  }
  return %r#0 : i128
}

func.func @power(%b: i64, %e: i64, %m: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %mw = arith.extui %m : i64 to i128
  %r:3 = scf.while (%x = %b, %k = %e, %acc = %one) : (i64, i64, i64) -> (i64, i64, i64) {
    %more = arith.cmpi ne, %k, %zero : i64
    scf.condition(%more) %x, %k, %acc : i64, i64, i64
  } do {
  ^bb0(%x: i64, %k: i64, %acc: i64):
    %odd = arith.trunci %k : i64 to i1
    %xw = arith.extui %x : i64 to i128
    %aw = arith.extui %acc : i64 to i128
    %p = arith.muli %aw, %xw : i128
    %q = func.call @reduce(%p, %mw) : (i128, i128) -> i128
    %qn = arith.trunci %q : i128 to i64
    %a = arith.select %odd, %qn, %acc : i64
    %s = arith.muli %xw, %xw : i128
    %t = func.call @reduce(%s, %mw) : (i128, i128) -> i128
    %y = arith.trunci %t : i128 to i64
    %h = arith.shrui %k, %one : i64
    scf.yield %y, %h, %a : i64, i64, i64
  }
  return %r#2 : i64
}

func.func @main() {
  %p = arith.constant 1000000007 : i64
  %two = arith.constant 2 : i64
  %e = arith.constant 1000000 : i64
  %r = call @power(%two, %e, %p) : (i64, i64, i64) -> i64
  call @printI64(%r) : (i64) -> ()
  call @printNewline() : () -> ()
  %x = arith.constant 123456789 : i64
  %pm2 = arith.subi %p, %two : i64
  %inv = call @power(%x, %pm2, %p) : (i64, i64, i64) -> i64
  %xi = arith.muli %inv, %x : i64
  %check = arith.remui %xi, %p : i64
  call @printI64(%inv) : (i64) -> ()
  call @printComma() : () -> ()
  call @printI64(%check) : (i64) -> ()
  call @printNewline() : () -> ()
  %big = arith.constant 2305843009213693951 : i64
  %one = arith.constant 1 : i64
  %three = arith.constant 3 : i64
  %bm1 = arith.subi %big, %one : i64
  %f = call @power(%three, %bm1, %big) : (i64, i64, i64) -> i64
  call @printI64(%f) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
