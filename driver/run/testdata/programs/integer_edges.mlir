// Integers of 1, 4 and 128 bits at their edges.
func.func private @printI64(i64)
func.func private @printU64(i64)
func.func private @printF64(f64)
func.func private @printF32(f32)
func.func private @printComma()
func.func private @printNewline()
func.func @show(%x: i64) { call @printI64(%x) : (i64) -> () call @printNewline() : () -> () return }
func.func @showx(%x: index) { %y = arith.index_cast %x : index to i64 call @printI64(%y) : (i64) -> () call @printNewline() : () -> () return }
func.func @showf(%x: f64) { call @printF64(%x) : (f64) -> () call @printNewline() : () -> () return }
func.func @i4(%a: i4, %b: i4) {
  %0 = arith.addi %a, %b : i4
  %1 = arith.muli %a, %b : i4
  %2 = arith.subi %a, %b : i4
  %3 = arith.maxsi %a, %b : i4
  %4 = arith.minui %a, %b : i4
  %5 = arith.ceildivsi %a, %b : i4
  %6 = arith.floordivsi %a, %b : i4
  %7 = arith.ceildivui %a, %b : i4
  %8:2 = arith.mulsi_extended %a, %b : i4
  %9:2 = arith.mului_extended %a, %b : i4
  %s, %o = arith.addui_extended %a, %b : i4, i1
  %e0 = arith.extsi %0 : i4 to i64
  %e1 = arith.extsi %1 : i4 to i64
  %e2 = arith.extsi %2 : i4 to i64
  %e3 = arith.extsi %3 : i4 to i64
  %e4 = arith.extui %4 : i4 to i64
  %e5 = arith.extsi %5 : i4 to i64
  %e6 = arith.extsi %6 : i4 to i64
  %e7 = arith.extui %7 : i4 to i64
  %e8 = arith.extsi %8#1 : i4 to i64
  %e9 = arith.extui %9#1 : i4 to i64
  %ea = arith.extui %o : i1 to i64
  call @show(%e0) : (i64) -> ()
  call @show(%e1) : (i64) -> ()
  call @show(%e2) : (i64) -> ()
  call @show(%e3) : (i64) -> ()
  call @show(%e4) : (i64) -> ()
  call @show(%e5) : (i64) -> ()
  call @show(%e6) : (i64) -> ()
  call @show(%e7) : (i64) -> ()
  call @show(%e8) : (i64) -> ()
  call @show(%e9) : (i64) -> ()
  call @show(%ea) : (i64) -> ()
  return
}
func.func @main() {
  %a = arith.constant -7 : i4
  %b = arith.constant 3 : i4
  call @i4(%a, %b) : (i4, i4) -> ()
  %c = arith.constant 7 : i4
  %d = arith.constant -3 : i4
  call @i4(%c, %d) : (i4, i4) -> ()
  %big = arith.constant 170141183460469231731687303715884105727 : i128
  %x = arith.constant 12345678901234567890123 : i128
  %q = arith.divsi %big, %x : i128
  %r = arith.remui %big, %x : i128
  %q64 = arith.trunci %q : i128 to i64
  %r64 = arith.trunci %r : i128 to i64
  call @show(%q64) : (i64) -> ()
  call @show(%r64) : (i64) -> ()
  %sh = arith.constant 77 : i128
  %l = arith.shrsi %big, %sh : i128
  %l64 = arith.trunci %l : i128 to i64
  call @show(%l64) : (i64) -> ()
  %f = arith.sitofp %x : i128 to f64
  call @showf(%f) : (f64) -> ()
  %bk = arith.fptosi %f : f64 to i128
  %bk64 = arith.trunci %bk : i128 to i64
  call @show(%bk64) : (i64) -> ()
  %t = arith.constant true
  %tt = arith.addi %t, %t : i1
  %te = arith.extui %tt : i1 to i64
  call @show(%te) : (i64) -> ()
  %ts = arith.extsi %t : i1 to i64
  call @show(%ts) : (i64) -> ()
  %lt = arith.cmpi slt, %t, %tt : i1
  %lt64 = arith.extui %lt : i1 to i64
  call @show(%lt64) : (i64) -> ()
  %idx = arith.constant -1 : index
  %i8 = arith.index_cast %idx : index to i8
  %ui = arith.index_castui %i8 : i8 to index
  call @showx(%ui) : (index) -> ()
  return
}
