// All predicates of arith.cmpf on numbers, infinities, zeros and NaN, as bits of one number for each pair.
func.func private @printI64(i64)
func.func private @printComma()
func.func private @printNewline()

memref.global "private" constant @values : memref<6xf64> =
  dense<[0.0, -0.0, 1.5, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]>

func.func @bit(%s: i64, %b: i1) -> i64 {
  %one = arith.constant 1 : i64
  %t = arith.shli %s, %one : i64
  %e = arith.extui %b : i1 to i64
  %r = arith.ori %t, %e : i64
  return %r : i64
}

func.func @compare(%x: f64, %y: f64) -> i64 {
  %s = arith.constant 0 : i64
  %p0 = arith.cmpf oeq, %x, %y : f64
  %p1 = arith.cmpf ogt, %x, %y : f64
  %p2 = arith.cmpf oge, %x, %y : f64
  %p3 = arith.cmpf olt, %x, %y : f64
  %p4 = arith.cmpf ole, %x, %y : f64
  %p5 = arith.cmpf one, %x, %y : f64
  %p6 = arith.cmpf ord, %x, %y : f64
  %p7 = arith.cmpf ueq, %x, %y : f64
  %p8 = arith.cmpf ugt, %x, %y : f64
  %p9 = arith.cmpf uge, %x, %y : f64
  %pa = arith.cmpf ult, %x, %y : f64
  %pb = arith.cmpf ule, %x, %y : f64
  %pc = arith.cmpf une, %x, %y : f64
  %pd = arith.cmpf uno, %x, %y : f64
  %s0 = call @bit(%s, %p0) : (i64, i1) -> i64
  %s1 = call @bit(%s0, %p1) : (i64, i1) -> i64
  %s2 = call @bit(%s1, %p2) : (i64, i1) -> i64
  %s3 = call @bit(%s2, %p3) : (i64, i1) -> i64
  %s4 = call @bit(%s3, %p4) : (i64, i1) -> i64
  %s5 = call @bit(%s4, %p5) : (i64, i1) -> i64
  %s6 = call @bit(%s5, %p6) : (i64, i1) -> i64
  %s7 = call @bit(%s6, %p7) : (i64, i1) -> i64
  %s8 = call @bit(%s7, %p8) : (i64, i1) -> i64
  %s9 = call @bit(%s8, %p9) : (i64, i1) -> i64
  %sa = call @bit(%s9, %pa) : (i64, i1) -> i64
  %sb = call @bit(%sa, %pb) : (i64, i1) -> i64
  %sc = call @bit(%sb, %pc) : (i64, i1) -> i64
  %sd = call @bit(%sc, %pd) : (i64, i1) -> i64
  return %sd : i64
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %v = memref.get_global @values : memref<6xf64>
  scf.for %i = %c0 to %c6 step %c1 {
    scf.for %j = %c0 to %c6 step %c1 {
      %x = memref.load %v[%i] : memref<6xf64>
      %y = memref.load %v[%j] : memref<6xf64>
      %r = func.call @compare(%x, %y) : (f64, f64) -> i64
      func.call @printI64(%r) : (i64) -> ()
      func.call @printComma() : () -> ()
    }
    func.call @printNewline() : () -> ()
  }
  return
}
