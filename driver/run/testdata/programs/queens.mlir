// The number of ways to place n queens: recursion that fills a memref which it passes on.
func.func private @printI64(i64)
func.func private @printNewline()

func.func @safe(%cols: memref<?xi32>, %row: index, %col: i32) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  %r = scf.for %i = %c0 to %row step %c1 iter_args(%ok = %true) -> (i1) {
    %other = memref.load %cols[%i] : memref<?xi32>
    %same = arith.cmpi ne, %other, %col : i32
    %d = arith.subi %row, %i : index
    %dist = arith.index_cast %d : index to i32
    %diff = arith.subi %other, %col : i32
    %abs = math.absi %diff : i32
    %diagonal = arith.cmpi ne, %abs, %dist : i32
    %a = arith.andi %same, %diagonal : i1
    %b = arith.andi %ok, %a : i1
    scf.yield %b : i1
  }
  return %r : i1
}

func.func @place(%cols: memref<?xi32>, %row: index) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %n = memref.dim %cols, %c0 : memref<?xi32>
  %full = arith.cmpi eq, %row, %n : index
  %r = scf.if %full -> (i64) {
    scf.yield %one : i64
  } else {
    %next = arith.addi %row, %c1 : index
    %sum = scf.for %c = %c0 to %n step %c1 iter_args(%s = %zero) -> (i64) {
      %col = arith.index_cast %c : index to i32
      %ok = func.call @safe(%cols, %row, %col) : (memref<?xi32>, index, i32) -> i1
      %t = scf.if %ok -> (i64) {
        memref.store %col, %cols[%row] : memref<?xi32>
        %k = func.call @place(%cols, %next) : (memref<?xi32>, index) -> i64
        %u = arith.addi %s, %k : i64
        scf.yield %u : i64
      } else {
        scf.yield %s : i64
      }
      scf.yield %t : i64
    }
    scf.yield %sum : i64
  }
  return %r : i64
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  scf.for %n = %c1 to %c7 step %c1 {
    %cols = memref.alloca(%n) : memref<?xi32>
    %k = func.call @place(%cols, %c0) : (memref<?xi32>, index) -> i64
    func.call @printI64(%k) : (i64) -> ()
    func.call @printNewline() : () -> ()
  }
  return
}
