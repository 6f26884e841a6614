// Atomic updates of memory, also with an operation of one's own.
func.func private @printI64(i64)
func.func private @printU64(i64)
func.func private @printF64(f64)
func.func private @printF32(f32)
func.func private @printComma()
func.func private @printNewline()
func.func @show(%x: i64) { call @printI64(%x) : (i64) -> () call @printNewline() : () -> () return }
func.func @showx(%x: index) { %y = arith.index_cast %x : index to i64 call @printI64(%y) : (i64) -> () call @printNewline() : () -> () return }
func.func @showf(%x: f64) { call @printF64(%x) : (f64) -> () call @printNewline() : () -> () return }
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 10 : index
  %m = memref.alloc() : memref<4xi64>
  %f = memref.alloc() : memref<1xf64>
  %z = arith.constant 5 : i64
  %fz = arith.constant 1.0 : f64
  affine.for %i = 0 to 4 { affine.store %z, %m[%i] : memref<4xi64> }
  affine.store %fz, %f[0] : memref<1xf64>
  scf.for %i = %c0 to %n step %c1 {
    %x = arith.index_cast %i : index to i64
    %y = arith.sitofp %x : i64 to f64
    %r = memref.atomic_rmw addi %x, %m[%c0] : (i64, memref<4xi64>) -> i64
    func.call @show(%r) : (i64) -> ()
    %r1 = memref.atomic_rmw maxs %x, %m[%c1] : (i64, memref<4xi64>) -> i64
    func.call @show(%r1) : (i64) -> ()
    %c2 = arith.constant 2 : index
    %r2 = memref.atomic_rmw ori %x, %m[%c2] : (i64, memref<4xi64>) -> i64
    func.call @show(%r2) : (i64) -> ()
    %c3 = arith.constant 3 : index
    %r3 = memref.generic_atomic_rmw %m[%c3] : memref<4xi64> {
    ^bb0(%old: i64):
      %k = arith.constant 3 : i64
      %s = arith.muli %old, %k : i64
      %t = arith.addi %s, %x : i64
      memref.atomic_yield %t : i64
    }
    func.call @show(%r3) : (i64) -> ()
    %r4 = memref.atomic_rmw addf %y, %f[%c0] : (f64, memref<1xf64>) -> f64
    func.call @showf(%r4) : (f64) -> ()
    %r5 = memref.atomic_rmw maximumf %y, %f[%c0] : (f64, memref<1xf64>) -> f64
    func.call @showf(%r5) : (f64) -> ()
    %r6 = memref.atomic_rmw assign %x, %m[%c1] : (i64, memref<4xi64>) -> i64
    func.call @show(%r6) : (i64) -> ()
  }
  memref.dealloc %m : memref<4xi64>
  memref.dealloc %f : memref<1xf64>
  return
}
