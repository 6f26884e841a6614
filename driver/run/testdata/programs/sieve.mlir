// The sieve of Eratosthenes in a memref of i1.
func.func private @printI64(i64)
func.func private @printComma()
func.func private @printNewline()

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = arith.constant 100 : index
  %true = arith.constant true
  %false = arith.constant false
  %composite = memref.alloc(%n) : memref<?xi1>
  scf.for %i = %c0 to %n step %c1 {
    memref.store %false, %composite[%i] : memref<?xi1>
  }
  %count = scf.for %i = %c2 to %n step %c1 iter_args(%k = %c0) -> (index) {
    %c = memref.load %composite[%i] : memref<?xi1>
    %next = scf.if %c -> (index) {
      scf.yield %k : index
    } else {
      %square = arith.muli %i, %i : index
      scf.for %j = %square to %n step %i {
        memref.store %true, %composite[%j] : memref<?xi1>
      }
      %p = arith.index_cast %i : index to i64
      func.call @printI64(%p) : (i64) -> ()
      func.call @printComma() : () -> ()
      %l = arith.addi %k, %c1 : index
      scf.yield %l : index
    }
    scf.yield %next : index
  }
  call @printNewline() : () -> ()
  %m = arith.index_cast %count : index to i64
  call @printI64(%m) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %composite : memref<?xi1>
  return
}
