// Counting bits, powers of two, the lowest set bit, parity, reversal and interleaving.
func.func private @printU64(i64)
func.func private @printComma()
func.func private @printNewline()

func.func @show(%x: i32) {
  %v = arith.extui %x : i32 to i64
  call @printU64(%v) : (i64) -> ()
  call @printComma() : () -> ()
  return
}

func.func @reverse(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 32 : index
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%v = %x, %acc = %zero) -> (i32, i32) {
    %bit = arith.andi %v, %one : i32
    %up = arith.shli %acc, %one : i32
    %a = arith.ori %up, %bit : i32
    %w = arith.shrui %v, %one : i32
    scf.yield %w, %a : i32, i32
  }
  return %r#1 : i32
}

func.func @spread(%x: i32) -> i32 {
  %m8 = arith.constant 0x00FF00FF : i32
  %m4 = arith.constant 0x0F0F0F0F : i32
  %m2 = arith.constant 0x33333333 : i32
  %m1 = arith.constant 0x55555555 : i32
  %s8 = arith.constant 8 : i32
  %s4 = arith.constant 4 : i32
  %s2 = arith.constant 2 : i32
  %s1 = arith.constant 1 : i32
  %a0 = arith.shli %x, %s8 : i32
  %a1 = arith.ori %x, %a0 : i32
  %a = arith.andi %a1, %m8 : i32
  %b0 = arith.shli %a, %s4 : i32
  %b1 = arith.ori %a, %b0 : i32
  %b = arith.andi %b1, %m4 : i32
  %c0 = arith.shli %b, %s2 : i32
  %c1 = arith.ori %b, %c0 : i32
  %c = arith.andi %c1, %m2 : i32
  %d0 = arith.shli %c, %s1 : i32
  %d1 = arith.ori %c, %d0 : i32
  %d = arith.andi %d1, %m1 : i32
  return %d : i32
}

func.func @all(%x: i32) {
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %pop = math.ctpop %x : i32
  %lead = math.ctlz %x : i32
  %trail = math.cttz %x : i32
  %neg = arith.subi %zero, %x : i32
  %lowest = arith.andi %x, %neg : i32
  %dec = arith.subi %x, %one : i32
  %rest = arith.andi %x, %dec : i32
  %parity = arith.andi %pop, %one : i32
  %rev = call @reverse(%x) : (i32) -> i32
  %mask = arith.constant 0xFFFF : i32
  %low = arith.andi %x, %mask : i32
  %mixed = call @spread(%low) : (i32) -> i32
  call @show(%pop) : (i32) -> ()
  call @show(%lead) : (i32) -> ()
  call @show(%trail) : (i32) -> ()
  call @show(%lowest) : (i32) -> ()
  call @show(%rest) : (i32) -> ()
  call @show(%parity) : (i32) -> ()
  call @show(%rev) : (i32) -> ()
  call @show(%mixed) : (i32) -> ()
  call @printNewline() : () -> ()
  return
}

func.func @main() {
  %a = arith.constant 0 : i32
  %b = arith.constant 1 : i32
  %c = arith.constant 0x12345678 : i32
  %d = arith.constant -1 : i32
  %e = arith.constant 0x80000000 : i32
  call @all(%a) : (i32) -> ()
  call @all(%b) : (i32) -> ()
  call @all(%c) : (i32) -> ()
  call @all(%d) : (i32) -> ()
  call @all(%e) : (i32) -> ()
  return
}
