// Merge sort from the bottom up between two buffers that change places in every round.
func.func private @printMemrefI64(memref<*xi64>) attributes {llvm.emit_c_interface}

func.func @merge(%from: memref<?xi64>, %to: memref<?xi64>, %lo: index, %mid: index, %hi: index) {
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %k = %lo to %hi step %c1 iter_args(%i = %lo, %j = %mid) -> (index, index) {
    %left_empty = arith.cmpi uge, %i, %mid : index
    %right_empty = arith.cmpi uge, %j, %hi : index
    %take_left = scf.if %left_empty -> (i1) {
      %false = arith.constant false
      scf.yield %false : i1
    } else {
      %t = scf.if %right_empty -> (i1) {
        %true = arith.constant true
        scf.yield %true : i1
      } else {
        %x = memref.load %from[%i] : memref<?xi64>
        %y = memref.load %from[%j] : memref<?xi64>
        %c = arith.cmpi sle, %x, %y : i64
        scf.yield %c : i1
      }
      scf.yield %t : i1
    }
    %at = arith.select %take_left, %i, %j : index
    %v = memref.load %from[%at] : memref<?xi64>
    memref.store %v, %to[%k] : memref<?xi64>
    %i1 = arith.addi %i, %c1 : index
    %j1 = arith.addi %j, %c1 : index
    %ni = arith.select %take_left, %i1, %i : index
    %nj = arith.select %take_left, %j, %j1 : index
    scf.yield %ni, %nj : index, index
  }
  return
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 13 : index
  %a = memref.alloc(%n) : memref<?xi64>
  %b = memref.alloc(%n) : memref<?xi64>
  %m = arith.constant 29 : index
  %s = arith.constant 17 : index
  scf.for %i = %c0 to %n step %c1 {
    %p = arith.muli %i, %s : index
    %q = arith.remui %p, %m : index
    %v = arith.index_cast %q : index to i64
    memref.store %v, %a[%i] : memref<?xi64>
  }
  %r:3 = scf.while (%from = %a, %to = %b, %width = %c1) : (memref<?xi64>, memref<?xi64>, index) -> (memref<?xi64>, memref<?xi64>, index) {
    %more = arith.cmpi ult, %width, %n : index
    scf.condition(%more) %from, %to, %width : memref<?xi64>, memref<?xi64>, index
  } do {
  ^bb0(%from: memref<?xi64>, %to: memref<?xi64>, %width: index):
    %step = arith.addi %width, %width : index
    scf.for %lo = %c0 to %n step %step {
      %l = arith.addi %lo, %width : index
      %mid = arith.minui %l, %n : index
      %h = arith.addi %lo, %step : index
      %hi = arith.minui %h, %n : index
      func.call @merge(%from, %to, %lo, %mid, %hi) : (memref<?xi64>, memref<?xi64>, index, index, index) -> ()
    }
    scf.yield %to, %from, %step : memref<?xi64>, memref<?xi64>, index
  }
  %u = memref.cast %r#0 : memref<?xi64> to memref<*xi64>
  call @printMemrefI64(%u) : (memref<*xi64>) -> ()
  memref.dealloc %a : memref<?xi64>
  memref.dealloc %b : memref<?xi64>
  return
}
