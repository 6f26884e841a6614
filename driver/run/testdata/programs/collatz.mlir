// The longest Collatz sequence below a bound: scf.while around scf.if.
func.func private @printI64(i64)
func.func private @printComma()
func.func private @printNewline()

func.func @length(%n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %three = arith.constant 3 : i64
  %r:2 = scf.while (%x = %n, %len = %one) : (i64, i64) -> (i64, i64) {
    %more = arith.cmpi ne, %x, %one : i64
    scf.condition(%more) %x, %len : i64, i64
  } do {
  ^bb0(%x: i64, %len: i64):
    %bit = arith.andi %x, %one : i64
    %odd = arith.cmpi ne, %bit, %zero : i64
    %y = scf.if %odd -> (i64) {
      %t = arith.muli %x, %three : i64
      %u = arith.addi %t, %one : i64
      scf.yield %u : i64
    } else {
      %h = arith.shrui %x, %one : i64
      scf.yield %h : i64
    }
    %l = arith.addi %len, %one : i64
    scf.yield %y, %l : i64, i64
  }
  return %r#1 : i64
}

func.func @main() {
  %c1 = arith.constant 1 : index
  %end = arith.constant 400 : index
  %zero = arith.constant 0 : i64
  %best:2 = scf.for %i = %c1 to %end step %c1 iter_args(%n = %zero, %most = %zero) -> (i64, i64) {
    %k = arith.index_cast %i : index to i64
    %l = func.call @length(%k) : (i64) -> i64
    %better = arith.cmpi sgt, %l, %most : i64
    %m = arith.select %better, %k, %n : i64
    %x = arith.maxsi %l, %most : i64
    scf.yield %m, %x : i64, i64
  }
  call @printI64(%best#0) : (i64) -> ()
  call @printComma() : () -> ()
  call @printI64(%best#1) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
