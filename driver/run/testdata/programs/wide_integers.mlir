// Integers of 128 bits: products, shifts, comparisons and carries, printed in halves.
func.func private @printU64(i64)
func.func private @printComma()
func.func private @printNewline()

func.func @show(%x: i128) {
  %s = arith.constant 64 : i128
  %h = arith.shrui %x, %s : i128
  %hi = arith.trunci %h : i128 to i64
  %lo = arith.trunci %x : i128 to i64
  call @printU64(%hi) : (i64) -> ()
  call @printComma() : () -> ()
  call @printU64(%lo) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 180 : index
  %zero = arith.constant 0 : i128
  %one = arith.constant 1 : i128
  %f:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero, %b = %one) -> (i128, i128) {
    %s = arith.addi %a, %b : i128
    scf.yield %b, %s : i128, i128
  }
  call @show(%f#0) : (i128) -> ()
  %x = arith.constant 123456789012345678901234567890 : i128
  %y = arith.constant -987654321098765432109876543 : i128
  %p = arith.muli %x, %y : i128
  call @show(%p) : (i128) -> ()
  %k = arith.constant 77 : i128
  %l = arith.shli %x, %k : i128
  call @show(%l) : (i128) -> ()
  %r = arith.shrsi %y, %k : i128
  call @show(%r) : (i128) -> ()
  %m = arith.minsi %x, %y : i128
  call @show(%m) : (i128) -> ()
  %u = arith.maxui %x, %y : i128
  call @show(%u) : (i128) -> ()
  %c = arith.cmpi slt, %y, %x : i128
  %e = arith.extsi %c : i1 to i128
  call @show(%e) : (i128) -> ()
  %sum, %carry = arith.addui_extended %y, %y : i128, i1
  %ce = arith.extui %carry : i1 to i128
  call @show(%sum) : (i128) -> ()
  call @show(%ce) : (i128) -> ()
  %pop = math.ctpop %y : i128
  call @show(%pop) : (i128) -> ()
  return
}
