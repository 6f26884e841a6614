// Binary search in a constant table, for keys that are there and keys that are not.
func.func private @printI64(i64)
func.func private @printComma()
func.func private @printNewline()

memref.global "private" constant @table : memref<9xi32> = dense<[-20, -3, 0, 4, 9, 15, 16, 23, 42]>

func.func @search(%key: i32) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 9 : index
  %t = memref.get_global @table : memref<9xi32>
  %r:2 = scf.while (%lo = %c0, %hi = %n) : (index, index) -> (index, index) {
    %more = arith.cmpi ult, %lo, %hi : index
    scf.condition(%more) %lo, %hi : index, index
  } do {
  ^bb0(%lo: index, %hi: index):
    %s = arith.addi %lo, %hi : index
    %mid = arith.shrui %s, %c1 : index
    %v = memref.load %t[%mid] : memref<9xi32>
    %less = arith.cmpi slt, %v, %key : i32
    %up = arith.addi %mid, %c1 : index
    %l = arith.select %less, %up, %lo : index
    %h = arith.select %less, %hi, %mid : index
    scf.yield %l, %h : index, index
  }
  %minus = arith.constant -1 : i64
  %inside = arith.cmpi ult, %r#0, %n : index
  %found = scf.if %inside -> (i64) {
    %v = memref.load %t[%r#0] : memref<9xi32>
    %same = arith.cmpi eq, %v, %key : i32
    %i = arith.index_cast %r#0 : index to i64
    %x = arith.select %same, %i, %minus : i64
    scf.yield %x : i64
  } else {
    scf.yield %minus : i64
  }
  return %found : i64
}

func.func @main() {
  %lo = arith.constant -4 : index
  %hi = arith.constant 44 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %lo to %hi step %c3 {
    %key = arith.index_cast %i : index to i32
    %r = func.call @search(%key) : (i32) -> i64
    func.call @printI64(%r) : (i64) -> ()
    func.call @printComma() : () -> ()
  }
  call @printNewline() : () -> ()
  return
}
