// Kinds of floats: isnan and isfinite, the signs of zeros, maximum and minimum of both sorts, bit patterns.
func.func private @printI64(i64)
func.func private @printF64(f64)
func.func private @printComma()
func.func private @printNewline()

memref.global "private" constant @values : memref<8xf32> =
  dense<[0.0, -0.0, 1.5, 1.0e-40, 0x7F800000, 0xFF800000, 0x7FC00000, -3.0e38]>

func.func @show(%b: i1) {
  %v = arith.extui %b : i1 to i64
  call @printI64(%v) : (i64) -> ()
  return
}

func.func @main() {
  %m = memref.get_global @values : memref<8xf32>
  affine.for %i = 0 to 8 {
    %x = affine.load %m[%i] : memref<8xf32>
    %a = math.isnan %x : f32
    %c = math.isfinite %x : f32
    func.call @show(%a) : (i1) -> ()
    func.call @show(%c) : (i1) -> ()
    %bits = arith.bitcast %x : f32 to i32
    %w = arith.extui %bits : i32 to i64
    func.call @printComma() : () -> ()
    func.call @printI64(%w) : (i64) -> ()
    func.call @printComma() : () -> ()
    %y = arith.constant -1.0 : f32
    %p = arith.maximumf %x, %y : f32
    %q = arith.minnumf %x, %y : f32
    %nan = arith.cmpf uno, %p, %p : f32
    %zero = arith.constant 7.0 : f32
    %pp = arith.select %nan, %zero, %p : f32
    %pd = arith.extf %pp : f32 to f64
    %qd = arith.extf %q : f32 to f64
    func.call @printF64(%pd) : (f64) -> ()
    func.call @printComma() : () -> ()
    func.call @printF64(%qd) : (f64) -> ()
    func.call @printComma() : () -> ()
    %inf = arith.cmpf oeq, %x, %x : f32
    scf.if %inf {
      %dbl = arith.extf %x : f32 to f64
      %big = arith.constant 3.0 : f64
      %r = arith.remf %dbl, %big : f64
      %f = arith.divf %big, %dbl : f64
      %isnum = arith.cmpf ord, %r, %r : f64
      scf.if %isnum {
        func.call @printF64(%r) : (f64) -> ()
        func.call @printComma() : () -> ()
      }
      func.call @printF64(%f) : (f64) -> ()
    }
    func.call @printNewline() : () -> ()
  }
  return
}
