// Products of matrices whose shapes are known when the program runs, in a function for all of them.
func.func private @printMemrefI64(memref<*xi64>) attributes {llvm.emit_c_interface}

func.func @multiply(%a: memref<?x?xi64>, %b: memref<?x?xi64>) -> memref<?x?xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %a, %c0 : memref<?x?xi64>
  %k = memref.dim %a, %c1 : memref<?x?xi64>
  %n = memref.dim %b, %c1 : memref<?x?xi64>
  %c = memref.alloc(%m, %n) : memref<?x?xi64>
  %zero = arith.constant 0 : i64
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %s = scf.for %l = %c0 to %k step %c1 iter_args(%acc = %zero) -> (i64) {
        %x = memref.load %a[%i, %l] : memref<?x?xi64>
        %y = memref.load %b[%l, %j] : memref<?x?xi64>
        %p = arith.muli %x, %y : i64
        %q = arith.addi %acc, %p : i64
        scf.yield %q : i64
      }
      memref.store %s, %c[%i, %j] : memref<?x?xi64>
    }
  }
  return %c : memref<?x?xi64>
}

func.func @numbered(%m: index, %n: index, %first: i64) -> memref<?x?xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc(%m, %n) : memref<?x?xi64>
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %p = arith.muli %i, %n : index
      %q = arith.addi %p, %j : index
      %v = arith.index_cast %q : index to i64
      %w = arith.addi %v, %first : i64
      memref.store %w, %a[%i, %j] : memref<?x?xi64>
    }
  }
  return %a : memref<?x?xi64>
}

func.func @main() {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %one = arith.constant 1 : i64
  %minus = arith.constant -3 : i64
  scf.for %n = %c1 to %c4 step %c1 {
    %m = arith.addi %n, %c1 : index
    %a = func.call @numbered(%m, %n, %one) : (index, index, i64) -> memref<?x?xi64>
    %b = func.call @numbered(%n, %m, %minus) : (index, index, i64) -> memref<?x?xi64>
    %c = func.call @multiply(%a, %b) : (memref<?x?xi64>, memref<?x?xi64>) -> memref<?x?xi64>
    %u = memref.cast %c : memref<?x?xi64> to memref<*xi64>
    func.call @printMemrefI64(%u) : (memref<*xi64>) -> ()
    memref.dealloc %a : memref<?x?xi64>
    memref.dealloc %b : memref<?x?xi64>
    memref.dealloc %c : memref<?x?xi64>
  }
  return
}
