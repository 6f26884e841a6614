// The number of primes below 20 million, by the sieve of Eratosthenes.
func.func private @printI64(i64)
func.func private @printNewline()
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = arith.constant 20000000 : index
  %yes = arith.constant 1 : i8
  %no = arith.constant 0 : i8
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %m = memref.alloc(%n) : memref<?xi8>
  scf.for %i = %c0 to %n step %c1 {
    memref.store %yes, %m[%i] : memref<?xi8>
  }
  %root = arith.constant 4473 : index
  scf.for %i = %c2 to %root step %c1 {
    %p = memref.load %m[%i] : memref<?xi8>
    %prime = arith.cmpi ne, %p, %no : i8
    scf.if %prime {
      %from = arith.muli %i, %i : index
      scf.for %j = %from to %n step %i {
        memref.store %no, %m[%j] : memref<?xi8>
      }
    }
  }
  %count = scf.for %i = %c2 to %n step %c1 iter_args(%acc = %zero) -> i64 {
    %p = memref.load %m[%i] : memref<?xi8>
    %prime = arith.extui %p : i8 to i64
    %next = arith.addi %acc, %prime : i64
    scf.yield %next : i64
  }
  call @printI64(%count) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %m : memref<?xi8>
  return
}
