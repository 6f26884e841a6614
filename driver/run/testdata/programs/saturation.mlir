// The llvm dialect directly: saturating arithmetic, overflow bits, funnel shifts, bit intrinsics.
llvm.func @printI64(i64)
llvm.func @printComma()
llvm.func @printNewline()

llvm.func @show(%x: i16) {
  %v = llvm.sext %x : i16 to i64
  llvm.call @printI64(%v) : (i64) -> ()
  llvm.call @printComma() : () -> ()
  llvm.return
}

llvm.func @all(%x: i16, %y: i16) {
  %0 = llvm.intr.sadd.sat(%x, %y) : (i16, i16) -> i16
  llvm.call @show(%0) : (i16) -> ()
  %1 = llvm.intr.uadd.sat(%x, %y) : (i16, i16) -> i16
  llvm.call @show(%1) : (i16) -> ()
  %2 = llvm.intr.ssub.sat(%x, %y) : (i16, i16) -> i16
  llvm.call @show(%2) : (i16) -> ()
  %3 = llvm.intr.usub.sat(%x, %y) : (i16, i16) -> i16
  llvm.call @show(%3) : (i16) -> ()
  %four = llvm.mlir.constant(4 : i16) : i16
  %4 = llvm.intr.sshl.sat(%x, %four) : (i16, i16) -> i16
  llvm.call @show(%4) : (i16) -> ()
  %5 = llvm.intr.ushl.sat(%x, %four) : (i16, i16) -> i16
  llvm.call @show(%5) : (i16) -> ()
  %6 = llvm.intr.fshl(%x, %y, %four) : (i16, i16, i16) -> i16
  llvm.call @show(%6) : (i16) -> ()
  %7 = llvm.intr.fshr(%x, %y, %y) : (i16, i16, i16) -> i16
  llvm.call @show(%7) : (i16) -> ()
  %8 = llvm.intr.bswap(%x) : (i16) -> i16
  llvm.call @show(%8) : (i16) -> ()
  %9 = llvm.intr.bitreverse(%x) : (i16) -> i16
  llvm.call @show(%9) : (i16) -> ()
  %10 = "llvm.intr.abs"(%y) <{is_int_min_poison = false}> : (i16) -> i16
  llvm.call @show(%10) : (i16) -> ()
  %11 = "llvm.intr.sadd.with.overflow"(%x, %y) : (i16, i16) -> !llvm.struct<(i16, i1)>
  %12 = llvm.extractvalue %11[1] : !llvm.struct<(i16, i1)>
  %13 = llvm.zext %12 : i1 to i16
  llvm.call @show(%13) : (i16) -> ()
  %14 = "llvm.intr.umul.with.overflow"(%x, %y) : (i16, i16) -> !llvm.struct<(i16, i1)>
  %15 = llvm.extractvalue %14[1] : !llvm.struct<(i16, i1)>
  %16 = llvm.zext %15 : i1 to i16
  llvm.call @show(%16) : (i16) -> ()
  %17 = llvm.extractvalue %14[0] : !llvm.struct<(i16, i1)>
  llvm.call @show(%17) : (i16) -> ()
  %18 = llvm.intr.scmp(%x, %y) : (i16, i16) -> i16
  llvm.call @show(%18) : (i16) -> ()
  %19 = llvm.intr.ucmp(%x, %y) : (i16, i16) -> i16
  llvm.call @show(%19) : (i16) -> ()
  llvm.call @printNewline() : () -> ()
  llvm.return
}

llvm.func @main() {
  %a = llvm.mlir.constant(32000 : i16) : i16
  %b = llvm.mlir.constant(1234 : i16) : i16
  %c = llvm.mlir.constant(-32768 : i16) : i16
  %d = llvm.mlir.constant(-1 : i16) : i16
  %e = llvm.mlir.constant(5 : i16) : i16
  llvm.call @all(%a, %b) : (i16, i16) -> ()
  llvm.call @all(%b, %a) : (i16, i16) -> ()
  llvm.call @all(%c, %d) : (i16, i16) -> ()
  llvm.call @all(%e, %c) : (i16, i16) -> ()
  llvm.call @all(%e, %e) : (i16, i16) -> ()
  llvm.return
}
