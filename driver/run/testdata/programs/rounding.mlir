// Rounding: floor, ceil, round, roundeven, trunc, and conversions to integers of floats and back.
func.func private @printMemrefF64(memref<*xf64>) attributes {llvm.emit_c_interface}
func.func private @printI64(i64)
func.func private @printComma()
func.func private @printNewline()

memref.global "private" constant @values : memref<8xf64> = dense<[0.5, 1.5, 2.5, -0.5, -1.5, -2.7, 1.0e15, -3.2]>

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %r0 = arith.constant 0 : index
  %r1 = arith.constant 1 : index
  %r2 = arith.constant 2 : index
  %r3 = arith.constant 3 : index
  %r4 = arith.constant 4 : index
  %v = memref.get_global @values : memref<8xf64>
  %out = memref.alloc() : memref<5x8xf64>
  scf.for %i = %c0 to %c8 step %c1 {
    %x = memref.load %v[%i] : memref<8xf64>
    %a = math.floor %x : f64
    %b = math.ceil %x : f64
    %c = math.round %x : f64
    %d = math.roundeven %x : f64
    %e = math.trunc %x : f64
    memref.store %a, %out[%r0, %i] : memref<5x8xf64>
    memref.store %b, %out[%r1, %i] : memref<5x8xf64>
    memref.store %c, %out[%r2, %i] : memref<5x8xf64>
    memref.store %d, %out[%r3, %i] : memref<5x8xf64>
    memref.store %e, %out[%r4, %i] : memref<5x8xf64>
    %s = arith.fptosi %x : f64 to i64
    %half = arith.constant 2.0 : f64
    %t = arith.divf %x, %half : f64
    %abs = math.absf %t : f64
    %u = arith.fptoui %abs : f64 to i64
    %f = arith.truncf %x : f64 to f32
    %w = arith.fptosi %f : f32 to i64
    func.call @printI64(%s) : (i64) -> ()
    func.call @printComma() : () -> ()
    func.call @printI64(%u) : (i64) -> ()
    func.call @printComma() : () -> ()
    func.call @printI64(%w) : (i64) -> ()
    func.call @printNewline() : () -> ()
  }
  %o = memref.cast %out : memref<5x8xf64> to memref<*xf64>
  call @printMemrefF64(%o) : (memref<*xf64>) -> ()
  return
}
