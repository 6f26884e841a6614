// The day of the week by Zeller's congruence, and leap years: divisions that round down, of negative numbers too.
func.func private @printI64(i64)
func.func private @printComma()
func.func private @printNewline()

func.func @weekday(%y: i32, %m: i32, %d: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c12 = arith.constant 12 : i32
  %one = arith.constant 1 : i32
  %c13 = arith.constant 13 : i32
  %c5 = arith.constant 5 : i32
  %c4 = arith.constant 4 : i32
  %c7 = arith.constant 7 : i32
  %c100 = arith.constant 100 : i32
  %c400 = arith.constant 400 : i32
  %early = arith.cmpi slt, %m, %c3 : i32
  %m12 = arith.addi %m, %c12 : i32
  %y1 = arith.subi %y, %one : i32
  %mm = arith.select %early, %m12, %m : i32
  %yy = arith.select %early, %y1, %y : i32
  %a = arith.addi %mm, %one : i32
  %b = arith.muli %a, %c13 : i32
  %c = arith.floordivsi %b, %c5 : i32
  %e = arith.floordivsi %yy, %c4 : i32
  %f = arith.floordivsi %yy, %c100 : i32
  %g = arith.floordivsi %yy, %c400 : i32
  %s0 = arith.addi %d, %c : i32
  %s1 = arith.addi %s0, %yy : i32
  %s2 = arith.addi %s1, %e : i32
  %s3 = arith.subi %s2, %f : i32
  %s4 = arith.addi %s3, %g : i32
  %q = arith.floordivsi %s4, %c7 : i32
  %p = arith.muli %q, %c7 : i32
  %r = arith.subi %s4, %p : i32
  return %r : i32
}

func.func @leap(%y: i32) -> i1 {
  %zero = arith.constant 0 : i32
  %c4 = arith.constant 4 : i32
  %c100 = arith.constant 100 : i32
  %c400 = arith.constant 400 : i32
  %r4 = arith.remsi %y, %c4 : i32
  %r100 = arith.remsi %y, %c100 : i32
  %r400 = arith.remsi %y, %c400 : i32
  %a = arith.cmpi eq, %r4, %zero : i32
  %b = arith.cmpi ne, %r100, %zero : i32
  %c = arith.cmpi eq, %r400, %zero : i32
  %d = arith.ori %b, %c : i1
  %e = arith.andi %a, %d : i1
  return %e : i1
}

memref.global "private" constant @days : memref<7x3xi32> =
  dense<[[2000, 1, 1], [1900, 2, 28], [2024, 2, 29], [1582, 10, 15], [-44, 3, 15], [1, 1, 1], [2400, 12, 31]]>

func.func @main() {
  %t = memref.get_global @days : memref<7x3xi32>
  affine.for %i = 0 to 7 {
    %y = affine.load %t[%i, 0] : memref<7x3xi32>
    %m = affine.load %t[%i, 1] : memref<7x3xi32>
    %d = affine.load %t[%i, 2] : memref<7x3xi32>
    %w = func.call @weekday(%y, %m, %d) : (i32, i32, i32) -> i32
    %l = func.call @leap(%y) : (i32) -> i1
    %we = arith.extsi %w : i32 to i64
    %le = arith.extui %l : i1 to i64
    func.call @printI64(%we) : (i64) -> ()
    func.call @printComma() : () -> ()
    func.call @printI64(%le) : (i64) -> ()
    func.call @printNewline() : () -> ()
  }
  return
}
