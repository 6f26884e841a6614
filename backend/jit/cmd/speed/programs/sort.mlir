// Heapsort of a million pseudo-random numbers.
func.func private @printI64(i64)
func.func private @printNewline()
func.func @sift(%m: memref<?xi32>, %start: index, %end: index) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %true = arith.constant true
  %r:2 = scf.while (%root = %start, %go = %true) : (index, i1) -> (index, i1) {
    %d = arith.muli %root, %c2 : index
    %child = arith.addi %d, %c1 : index
    %in = arith.cmpi ult, %child, %end : index
    %more = arith.andi %in, %go : i1
    scf.condition(%more) %root, %go : index, i1
  } do {
  ^bb0(%root: index, %go: i1):
    %d = arith.muli %root, %c2 : index
    %left = arith.addi %d, %c1 : index
    %right = arith.addi %d, %c2 : index
    %hasRight = arith.cmpi ult, %right, %end : index
    %l = memref.load %m[%left] : memref<?xi32>
    %child, %v = scf.if %hasRight -> (index, i32) {
      %x = memref.load %m[%right] : memref<?xi32>
      %larger = arith.cmpi slt, %l, %x : i32
      %c = arith.select %larger, %right, %left : index
      %w = arith.select %larger, %x, %l : i32
      scf.yield %c, %w : index, i32
    } else {
      scf.yield %left, %l : index, i32
    }
    %top = memref.load %m[%root] : memref<?xi32>
    %swap = arith.cmpi slt, %top, %v : i32
    scf.if %swap {
      memref.store %v, %m[%root] : memref<?xi32>
      memref.store %top, %m[%child] : memref<?xi32>
    }
    scf.yield %child, %swap : index, i1
  }
  return
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = arith.constant 1000000 : index
  %mul = arith.constant 1103515245 : i32
  %add = arith.constant 12345 : i32
  %seed = arith.constant 42 : i32
  %shift = arith.constant 1 : i32
  %m = memref.alloc(%n) : memref<?xi32>
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%x = %seed) -> i32 {
    %a = arith.muli %x, %mul : i32
    %b = arith.addi %a, %add : i32
    %v = arith.shrui %b, %shift : i32
    memref.store %v, %m[%i] : memref<?xi32>
    scf.yield %b : i32
  }
  %half = arith.divui %n, %c2 : index
  scf.for %i = %c0 to %half step %c1 {
    %k = arith.subi %half, %i : index
    %at = arith.subi %k, %c1 : index
    func.call @sift(%m, %at, %n) : (memref<?xi32>, index, index) -> ()
  }
  scf.for %i = %c1 to %n step %c1 {
    %end = arith.subi %n, %i : index
    %x = memref.load %m[%c0] : memref<?xi32>
    %y = memref.load %m[%end] : memref<?xi32>
    memref.store %y, %m[%c0] : memref<?xi32>
    memref.store %x, %m[%end] : memref<?xi32>
    func.call @sift(%m, %c0, %end) : (memref<?xi32>, index, index) -> ()
  }
  %zero = arith.constant 0 : i32
  %wrong = scf.for %i = %c1 to %n step %c1 iter_args(%acc = %zero) -> i32 {
    %before = arith.subi %i, %c1 : index
    %x = memref.load %m[%before] : memref<?xi32>
    %y = memref.load %m[%i] : memref<?xi32>
    %bad = arith.cmpi sgt, %x, %y : i32
    %b = arith.extui %bad : i1 to i32
    %next = arith.addi %acc, %b : i32
    scf.yield %next : i32
  }
  %wrong_wide = arith.extsi %wrong : i32 to i64
  call @printI64(%wrong_wide) : (i64) -> ()
  call @printNewline() : () -> ()
  %mid = memref.load %m[%half] : memref<?xi32>
  %mid_wide = arith.extsi %mid : i32 to i64
  call @printI64(%mid_wide) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %m : memref<?xi32>
  return
}
