// Integers of 1, 3, 7, 13 and 33 bits: wrapping, signs, divisions and storing them in memory.
func.func private @printI64(i64)
func.func private @printComma()
func.func private @printNewline()

func.func @seven(%a: i7, %b: i7) {
  %s = arith.addi %a, %b : i7
  %p = arith.muli %a, %b : i7
  %q = arith.divsi %a, %b : i7
  %r = arith.remsi %a, %b : i7
  %u = arith.divui %a, %b : i7
  %se = arith.extsi %s : i7 to i64
  %pe = arith.extsi %p : i7 to i64
  %qe = arith.extsi %q : i7 to i64
  %re = arith.extsi %r : i7 to i64
  %ue = arith.extui %u : i7 to i64
  call @printI64(%se) : (i64) -> ()
  call @printComma() : () -> ()
  call @printI64(%pe) : (i64) -> ()
  call @printComma() : () -> ()
  call @printI64(%qe) : (i64) -> ()
  call @printComma() : () -> ()
  call @printI64(%re) : (i64) -> ()
  call @printComma() : () -> ()
  call @printI64(%ue) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}

func.func @main() {
  %a = arith.constant 60 : i7
  %b = arith.constant -7 : i7
  %c = arith.constant -64 : i7
  %d = arith.constant 3 : i7
  call @seven(%a, %b) : (i7, i7) -> ()
  call @seven(%c, %d) : (i7, i7) -> ()
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 10 : index
  %m = memref.alloca() : memref<10xi13>
  %w = memref.alloca() : memref<10xi33>
  scf.for %i = %c0 to %n step %c1 {
    %k = arith.index_cast %i : index to i33
    %t = arith.constant 900000001 : i33
    %x = arith.muli %k, %t : i33
    memref.store %x, %w[%i] : memref<10xi33>
    %y = arith.trunci %x : i33 to i13
    memref.store %y, %m[%i] : memref<10xi13>
  }
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %w[%i] : memref<10xi33>
    %y = memref.load %m[%i] : memref<10xi13>
    %xe = arith.extsi %x : i33 to i64
    %ye = arith.extsi %y : i13 to i64
    func.call @printI64(%xe) : (i64) -> ()
    func.call @printComma() : () -> ()
    func.call @printI64(%ye) : (i64) -> ()
    func.call @printNewline() : () -> ()
  }
  %t = arith.constant -3 : i3
  %u = arith.constant 2 : i3
  %v = arith.subi %t, %u : i3
  %ve = arith.extsi %v : i3 to i64
  call @printI64(%ve) : (i64) -> ()
  %true = arith.constant true
  %z = arith.addi %true, %true : i1
  %ze = arith.extui %z : i1 to i64
  call @printI64(%ze) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
