// FNV-1a of 1,000 strings of 10,000 bytes each, five times.
func.func private @printI64(i64)
func.func private @printNewline()
func.func @fnv(%m: memref<?xi8>, %from: index, %to: index) -> i64 {
  %c1 = arith.constant 1 : index
  %basis = arith.constant -3750763034362895579 : i64
  %prime = arith.constant 1099511628211 : i64
  %h = scf.for %i = %from to %to step %c1 iter_args(%x = %basis) -> i64 {
    %b = memref.load %m[%i] : memref<?xi8>
    %w = arith.extui %b : i8 to i64
    %y = arith.xori %x, %w : i64
    %z = arith.muli %y, %prime : i64
    scf.yield %z : i64
  }
  return %h : i64
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %n = arith.constant 10000000 : index
  %len = arith.constant 10000 : index
  %none = arith.constant 0 : i64
  %m = memref.alloc(%n) : memref<?xi8>
  scf.for %i = %c0 to %n step %c1 {
    %w = arith.index_cast %i : index to i64
    %k = arith.muli %w, %w : i64
    %b = arith.trunci %k : i64 to i8
    memref.store %b, %m[%i] : memref<?xi8>
  }
  %sum = scf.for %r = %c0 to %c5 step %c1 iter_args(%s = %none) -> i64 {
    %t = scf.for %i = %c0 to %n step %len iter_args(%u = %s) -> i64 {
      %end = arith.addi %i, %len : index
      %h = func.call @fnv(%m, %i, %end) : (memref<?xi8>, index, index) -> i64
      %v = arith.addi %u, %h : i64
      scf.yield %v : i64
    }
    scf.yield %t : i64
  }
  call @printI64(%sum) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %m : memref<?xi8>
  return
}
