// Functions as values that take memrefs, results of several types, and Ackermann's function.
func.func private @printI64(i64)
func.func private @printU64(i64)
func.func private @printF64(f64)
func.func private @printF32(f32)
func.func private @printComma()
func.func private @printNewline()
func.func @show(%x: i64) { call @printI64(%x) : (i64) -> () call @printNewline() : () -> () return }
func.func @showx(%x: index) { %y = arith.index_cast %x : index to i64 call @printI64(%y) : (i64) -> () call @printNewline() : () -> () return }
func.func @showf(%x: f64) { call @printF64(%x) : (f64) -> () call @printNewline() : () -> () return }
func.func @apply(%f: (memref<?xf64>, f64) -> f64, %m: memref<?xf64>, %x: f64) -> f64 {
  %r = call_indirect %f(%m, %x) : (memref<?xf64>, f64) -> f64
  return %r : f64
}
func.func @sum(%m: memref<?xf64>, %x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %n = memref.dim %m, %c0 : memref<?xf64>
  %r = affine.for %i = 0 to %n iter_args(%s = %x) -> f64 {
    %v = affine.load %m[%i] : memref<?xf64>
    %t = arith.addf %s, %v : f64
    affine.yield %t : f64
  }
  return %r : f64
}
func.func @prod(%m: memref<?xf64>, %x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %n = memref.dim %m, %c0 : memref<?xf64>
  %r = affine.for %i = 0 to %n iter_args(%s = %x) -> f64 {
    %v = affine.load %m[%i] : memref<?xf64>
    %t = arith.mulf %s, %v : f64
    affine.yield %t : f64
  }
  return %r : f64
}
func.func @make(%n: index) -> (memref<?xf64>, index) {
  %m = memref.alloc(%n) : memref<?xf64>
  affine.for %i = 0 to %n {
    %x = arith.index_cast %i : index to i64
    %y = arith.sitofp %x : i64 to f64
    %h = arith.constant 0.5 : f64
    %z = arith.addf %y, %h : f64
    affine.store %z, %m[%i] : memref<?xf64>
  }
  return %m, %n : memref<?xf64>, index
}
func.func @ack(%m: i64, %n: i64) -> i64 {
  %z = arith.constant 0 : i64
  %o = arith.constant 1 : i64
  %m0 = arith.cmpi eq, %m, %z : i64
  cf.cond_br %m0, ^a, ^b
^a:
  %r = arith.addi %n, %o : i64
  return %r : i64
^b:
  %m1 = arith.subi %m, %o : i64
  %n0 = arith.cmpi eq, %n, %z : i64
  cf.cond_br %n0, ^c, ^d
^c:
  %s = call @ack(%m1, %o) : (i64, i64) -> i64
  return %s : i64
^d:
  %n1 = arith.subi %n, %o : i64
  %t = call @ack(%m, %n1) : (i64, i64) -> i64
  %u = call @ack(%m1, %t) : (i64, i64) -> i64
  return %u : i64
}
func.func @main() {
  %c5 = arith.constant 5 : index
  %m:2 = call @make(%c5) : (index) -> (memref<?xf64>, index)
  %s = constant @sum : (memref<?xf64>, f64) -> f64
  %p = constant @prod : (memref<?xf64>, f64) -> f64
  %x = arith.constant 2.0 : f64
  %a = call @apply(%s, %m#0, %x) : ((memref<?xf64>, f64) -> f64, memref<?xf64>, f64) -> f64
  %b = call @apply(%p, %m#0, %x) : ((memref<?xf64>, f64) -> f64, memref<?xf64>, f64) -> f64
  call @showf(%a) : (f64) -> ()
  call @showf(%b) : (f64) -> ()
  %two = arith.constant 2 : i64
  %nine = arith.constant 9 : i64
  %k = call @ack(%two, %nine) : (i64, i64) -> i64
  call @show(%k) : (i64) -> ()
  memref.dealloc %m#0 : memref<?xf64>
  return
}
