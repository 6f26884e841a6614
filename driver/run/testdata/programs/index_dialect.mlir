// The index dialect: arithmetic, comparisons, divisions of both signs, casts, bit operations.
func.func private @printI64(i64)
func.func private @printComma()
func.func private @printNewline()

func.func @show(%x: index) {
  %v = index.casts %x : index to i64
  call @printI64(%v) : (i64) -> ()
  call @printComma() : () -> ()
  return
}

func.func @all(%x: index, %y: index) {
  %0 = index.add %x, %y
  %1 = index.sub %x, %y
  %2 = index.mul %x, %y
  %3 = index.divs %x, %y
  %4 = index.divu %x, %y
  %5 = index.ceildivs %x, %y
  %6 = index.ceildivu %x, %y
  %7 = index.floordivs %x, %y
  %8 = index.rems %x, %y
  %9 = index.remu %x, %y
  %10 = index.maxs %x, %y
  %11 = index.maxu %x, %y
  %12 = index.mins %x, %y
  %13 = index.minu %x, %y
  %14 = index.and %x, %y
  %15 = index.or %x, %y
  %16 = index.xor %x, %y
  %17 = index.cmp slt(%x, %y)
  %18 = index.cmp ult(%x, %y)
  %three = index.constant 3
  %19 = index.shl %x, %three
  %20 = index.shrs %x, %three
  %21 = index.shru %x, %three
  %true = index.bool.constant true
  %22 = arith.select %17, %19, %20 : index
  %23 = arith.select %18, %20, %21 : index
  %24 = arith.select %true, %19, %20 : index
  call @show(%0) : (index) -> ()
  call @show(%1) : (index) -> ()
  call @show(%2) : (index) -> ()
  call @show(%3) : (index) -> ()
  call @show(%4) : (index) -> ()
  call @show(%5) : (index) -> ()
  call @show(%6) : (index) -> ()
  call @show(%7) : (index) -> ()
  call @show(%8) : (index) -> ()
  call @show(%9) : (index) -> ()
  call @show(%10) : (index) -> ()
  call @show(%11) : (index) -> ()
  call @show(%12) : (index) -> ()
  call @show(%13) : (index) -> ()
  call @show(%14) : (index) -> ()
  call @show(%15) : (index) -> ()
  call @show(%16) : (index) -> ()
  call @show(%22) : (index) -> ()
  call @show(%23) : (index) -> ()
  call @show(%24) : (index) -> ()
  %s = index.sizeof
  call @show(%s) : (index) -> ()
  call @printNewline() : () -> ()
  return
}

func.func @main() {
  %a = index.constant 47
  %b = index.constant -5
  %c = index.constant 3
  call @all(%a, %b) : (index, index) -> ()
  call @all(%b, %a) : (index, index) -> ()
  call @all(%b, %c) : (index, index) -> ()
  call @all(%a, %c) : (index, index) -> ()
  return
}
