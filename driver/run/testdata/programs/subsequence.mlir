// The longest common subsequence: the table from behind, and the subsequence found again from it.
func.func private @putchar(i32) -> i32
func.func private @printI64(i64)
func.func private @printNewline()

memref.global "private" constant @a : memref<8xi8> = dense<[65, 71, 71, 84, 65, 66, 67, 67]>
memref.global "private" constant @b : memref<9xi8> = dense<[71, 88, 84, 88, 65, 89, 66, 67, 65]>

func.func @main() {
  %a = memref.get_global @a : memref<8xi8>
  %b = memref.get_global @b : memref<9xi8>
  %t = memref.alloc() : memref<9x10xi64>
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  affine.for %i = 0 to 9 {
    affine.store %zero, %t[%i, 9] : memref<9x10xi64>
  }
  affine.for %j = 0 to 10 {
    affine.store %zero, %t[8, %j] : memref<9x10xi64>
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 9 {
      %x = affine.load %a[7 - %i] : memref<8xi8>
      %y = affine.load %b[8 - %j] : memref<9xi8>
      %same = arith.cmpi eq, %x, %y : i8
      %d = affine.load %t[8 - %i, 9 - %j] : memref<9x10xi64>
      %d1 = arith.addi %d, %one : i64
      %p = affine.load %t[8 - %i, 8 - %j] : memref<9x10xi64>
      %q = affine.load %t[7 - %i, 9 - %j] : memref<9x10xi64>
      %m = arith.maxsi %p, %q : i64
      %v = arith.select %same, %d1, %m : i64
      affine.store %v, %t[7 - %i, 8 - %j] : memref<9x10xi64>
    }
  }
  %len = affine.load %t[0, 0] : memref<9x10xi64>
  call @printI64(%len) : (i64) -> ()
  call @printNewline() : () -> ()
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 8 : index
  %k = arith.constant 9 : index
  %r:2 = scf.while (%i = %c0, %j = %c0) : (index, index) -> (index, index) {
    %im = arith.cmpi ult, %i, %n : index
    %jm = arith.cmpi ult, %j, %k : index
    %more = arith.andi %im, %jm : i1
    scf.condition(%more) %i, %j : index, index
  } do {
  ^bb0(%i: index, %j: index):
    %x = memref.load %a[%i] : memref<8xi8>
    %y = memref.load %b[%j] : memref<9xi8>
    %i1 = arith.addi %i, %c1 : index
    %j1 = arith.addi %j, %c1 : index
    %same = arith.cmpi eq, %x, %y : i8
    %next:2 = scf.if %same -> (index, index) {
      %w = arith.extui %x : i8 to i32
      %c = func.call @putchar(%w) : (i32) -> i32
      scf.yield %i1, %j1 : index, index
    } else {
      %p = memref.load %t[%i1, %j] : memref<9x10xi64>
      %q = memref.load %t[%i, %j1] : memref<9x10xi64>
      %down = arith.cmpi sge, %p, %q : i64
      %u = arith.select %down, %i1, %i : index
      %v = arith.select %down, %j, %j1 : index
      scf.yield %u, %v : index, index
    }
    scf.yield %next#0, %next#1 : index, index
  }
  call @printNewline() : () -> ()
  memref.dealloc %t : memref<9x10xi64>
  return
}
