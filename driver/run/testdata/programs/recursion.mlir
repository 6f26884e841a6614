// Recursion: Fibonacci, Ackermann and two functions that call each other.
func.func private @printI64(i64)
func.func private @printNewline()

func.func @fib(%n: i64) -> i64 {
  %two = arith.constant 2 : i64
  %one = arith.constant 1 : i64
  %small = arith.cmpi slt, %n, %two : i64
  %r = scf.if %small -> (i64) {
    scf.yield %n : i64
  } else {
    %a = arith.subi %n, %one : i64
    %b = arith.subi %n, %two : i64
    %x = func.call @fib(%a) : (i64) -> i64
    %y = func.call @fib(%b) : (i64) -> i64
    %s = arith.addi %x, %y : i64
    scf.yield %s : i64
  }
  return %r : i64
}

func.func @ackermann(%m: i64, %n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %m0 = arith.cmpi eq, %m, %zero : i64
  %n0 = arith.cmpi eq, %n, %zero : i64
  %r = scf.if %m0 -> (i64) {
    %s = arith.addi %n, %one : i64
    scf.yield %s : i64
  } else {
    %k = arith.subi %m, %one : i64
    %t = scf.if %n0 -> (i64) {
      %u = func.call @ackermann(%k, %one) : (i64, i64) -> i64
      scf.yield %u : i64
    } else {
      %l = arith.subi %n, %one : i64
      %v = func.call @ackermann(%m, %l) : (i64, i64) -> i64
      %w = func.call @ackermann(%k, %v) : (i64, i64) -> i64
      scf.yield %w : i64
    }
    scf.yield %t : i64
  }
  return %r : i64
}

func.func @even(%n: i32) -> i1 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %true = arith.constant true
  %done = arith.cmpi eq, %n, %zero : i32
  cf.cond_br %done, ^yes, ^ask
^yes:
  return %true : i1
^ask:
  %k = arith.subi %n, %one : i32
  %r = call @odd(%k) : (i32) -> i1
  return %r : i1
}

func.func @odd(%n: i32) -> i1 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %false = arith.constant false
  %done = arith.cmpi eq, %n, %zero : i32
  cf.cond_br %done, ^no, ^ask
^no:
  return %false : i1
^ask:
  %k = arith.subi %n, %one : i32
  %r = call @even(%k) : (i32) -> i1
  return %r : i1
}

func.func @main() {
  %n = arith.constant 20 : i64
  %f = call @fib(%n) : (i64) -> i64
  call @printI64(%f) : (i64) -> ()
  call @printNewline() : () -> ()
  %two = arith.constant 2 : i64
  %nine = arith.constant 9 : i64
  %a = call @ackermann(%two, %nine) : (i64, i64) -> i64
  call @printI64(%a) : (i64) -> ()
  call @printNewline() : () -> ()
  %k = arith.constant 1001 : i32
  %e = call @even(%k) : (i32) -> i1
  %o = call @odd(%k) : (i32) -> i1
  %ei = arith.extui %e : i1 to i64
  %oi = arith.extui %o : i1 to i64
  call @printI64(%ei) : (i64) -> ()
  call @printI64(%oi) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
