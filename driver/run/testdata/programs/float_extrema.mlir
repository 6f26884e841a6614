// Minima, maxima and comparisons of all pairs of special floats.
func.func private @printI64(i64)
func.func private @printU64(i64)
func.func private @printF64(f64)
func.func private @printF32(f32)
func.func private @printComma()
func.func private @printNewline()
func.func @show(%x: i64) { call @printI64(%x) : (i64) -> () call @printNewline() : () -> () return }
func.func @showx(%x: index) { %y = arith.index_cast %x : index to i64 call @printI64(%y) : (i64) -> () call @printNewline() : () -> () return }
func.func @showf(%x: f64) { call @printF64(%x) : (f64) -> () call @printNewline() : () -> () return }
memref.global "private" constant @v : memref<8xf64> = dense<[0.0, -0.0, 1.5, -1.5, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 1.0e-310]>
func.func @main() {
  %g = memref.get_global @v : memref<8xf64>
  affine.for %i = 0 to 8 {
    %x = affine.load %g[%i] : memref<8xf64>
    %a = math.isnan %x : f64
    %b = math.isnan %x : f64
    %c = math.isfinite %x : f64
    %d = math.isfinite %x : f64
    %a1 = arith.extui %a : i1 to i64
    %b1 = arith.extui %b : i1 to i64
    %c1 = arith.extui %c : i1 to i64
    %d1 = arith.extui %d : i1 to i64
    func.call @show(%a1) : (i64) -> ()
    func.call @show(%b1) : (i64) -> ()
    func.call @show(%c1) : (i64) -> ()
    func.call @show(%d1) : (i64) -> ()
    affine.for %j = 0 to 8 {
      %y = affine.load %g[%j] : memref<8xf64>
      %m0 = arith.maximumf %x, %y : f64
      %m1 = arith.minimumf %x, %y : f64
      %m2 = arith.maxnumf %x, %y : f64
      %m3 = arith.minnumf %x, %y : f64
      %p0 = arith.cmpf olt, %x, %y : f64
      %p1 = arith.cmpf ueq, %x, %y : f64
      %p2 = arith.cmpf one, %x, %y : f64
      %p3 = arith.cmpf ule, %x, %y : f64
      %q0 = arith.extui %p0 : i1 to i64
      %q1 = arith.extui %p1 : i1 to i64
      %q2 = arith.extui %p2 : i1 to i64
      %q3 = arith.extui %p3 : i1 to i64
      func.call @printF64(%m0) : (f64) -> ()
      func.call @printComma() : () -> ()
      func.call @printF64(%m1) : (f64) -> ()
      func.call @printComma() : () -> ()
      func.call @printI64(%q0) : (i64) -> ()
      func.call @printI64(%q1) : (i64) -> ()
      func.call @printI64(%q2) : (i64) -> ()
      func.call @printI64(%q3) : (i64) -> ()
      func.call @printComma() : () -> ()
    }
    func.call @printNewline() : () -> ()
  }
  return
}
