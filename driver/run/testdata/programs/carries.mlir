// Operations with two results: sums with carries, products of double width; clamping as saturation.
func.func private @printI64(i64)
func.func private @printComma()
func.func private @printNewline()

func.func @show(%x: i32) {
  %v = arith.extsi %x : i32 to i64
  call @printI64(%v) : (i64) -> ()
  call @printComma() : () -> ()
  return
}

func.func @all(%x: i32, %y: i32) {
  %s, %c = arith.addui_extended %x, %y : i32, i1
  %ce = arith.extui %c : i1 to i32
  %lo, %hi = arith.mulsi_extended %x, %y : i32
  %ulo, %uhi = arith.mului_extended %x, %y : i32
  %wx = arith.extsi %x : i32 to i64
  %wy = arith.extsi %y : i32 to i64
  %ws = arith.addi %wx, %wy : i64
  %most = arith.constant 2147483647 : i64
  %least = arith.constant -2147483648 : i64
  %w1 = arith.minsi %ws, %most : i64
  %w2 = arith.maxsi %w1, %least : i64
  %sat = arith.trunci %w2 : i64 to i32
  call @show(%s) : (i32) -> ()
  call @show(%ce) : (i32) -> ()
  call @show(%lo) : (i32) -> ()
  call @show(%hi) : (i32) -> ()
  call @show(%uhi) : (i32) -> ()
  call @show(%sat) : (i32) -> ()
  %q = arith.ceildivsi %x, %y : i32
  %f = arith.floordivsi %x, %y : i32
  %r = arith.remsi %x, %y : i32
  %cu = arith.ceildivui %x, %y : i32
  call @show(%q) : (i32) -> ()
  call @show(%f) : (i32) -> ()
  call @show(%r) : (i32) -> ()
  call @show(%cu) : (i32) -> ()
  call @printNewline() : () -> ()
  return
}

func.func @main() {
  %a = arith.constant 2000000000 : i32
  %b = arith.constant -7 : i32
  %c = arith.constant 1999999999 : i32
  %d = arith.constant -2147483648 : i32
  %e = arith.constant 3 : i32
  call @all(%a, %b) : (i32, i32) -> ()
  call @all(%b, %a) : (i32, i32) -> ()
  call @all(%a, %c) : (i32, i32) -> ()
  call @all(%d, %e) : (i32, i32) -> ()
  call @all(%e, %b) : (i32, i32) -> ()
  call @all(%d, %b) : (i32, i32) -> ()
  return
}
