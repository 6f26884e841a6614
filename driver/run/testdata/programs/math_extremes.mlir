// Functions of dialect math on zeros, infinities, NaN, denormals and large numbers, each pair of them for those of two operands.
func.func private @printF32(f32)
func.func private @printComma()
func.func private @printNewline()
memref.global "private" constant @v : memref<21xf32> = dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 1.0e-40, 3.0e38, -3.0e38, 0x7F800000, 0xFF800000, 0x7FC00000, 0.7853981, 100.0, 1.0e-7, 88.7, 0.999999, 1.0e10]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 21 : index
  %g = memref.get_global @v : memref<21xf32>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %g[%i] : memref<21xf32>
    %y = math.absf %x : f32
    func.call @printF32(%y) : (f32) -> ()
    func.call @printComma() : () -> ()
  }
  func.call @printNewline() : () -> ()
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %g[%i] : memref<21xf32>
    %y = math.acos %x : f32
    func.call @printF32(%y) : (f32) -> ()
    func.call @printComma() : () -> ()
  }
  func.call @printNewline() : () -> ()
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %g[%i] : memref<21xf32>
    %y = math.acosh %x : f32
    func.call @printF32(%y) : (f32) -> ()
    func.call @printComma() : () -> ()
  }
  func.call @printNewline() : () -> ()
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %g[%i] : memref<21xf32>
    %y = math.asin %x : f32
    func.call @printF32(%y) : (f32) -> ()
    func.call @printComma() : () -> ()
  }
  func.call @printNewline() : () -> ()
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %g[%i] : memref<21xf32>
    %y = math.asinh %x : f32
    func.call @printF32(%y) : (f32) -> ()
    func.call @printComma() : () -> ()
  }
  func.call @printNewline() : () -> ()
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %g[%i] : memref<21xf32>
    %y = math.atan %x : f32
    func.call @printF32(%y) : (f32) -> ()
    func.call @printComma() : () -> ()
  }
  func.call @printNewline() : () -> ()
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %g[%i] : memref<21xf32>
    %y = math.atanh %x : f32
    func.call @printF32(%y) : (f32) -> ()
    func.call @printComma() : () -> ()
  }
  func.call @printNewline() : () -> ()
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %g[%i] : memref<21xf32>
    %y = math.cbrt %x : f32
    func.call @printF32(%y) : (f32) -> ()
    func.call @printComma() : () -> ()
  }
  func.call @printNewline() : () -> ()
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %g[%i] : memref<21xf32>
    %y = math.ceil %x : f32
    func.call @printF32(%y) : (f32) -> ()
    func.call @printComma() : () -> ()
  }
  func.call @printNewline() : () -> ()
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %g[%i] : memref<21xf32>
    %y = math.cos %x : f32
    func.call @printF32(%y) : (f32) -> ()
    func.call @printComma() : () -> ()
  }
  func.call @printNewline() : () -> ()
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %g[%i] : memref<21xf32>
    %y = math.cosh %x : f32
    func.call @printF32(%y) : (f32) -> ()
    func.call @printComma() : () -> ()
  }
  func.call @printNewline() : () -> ()
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %g[%i] : memref<21xf32>
    %y = math.erf %x : f32
    func.call @printF32(%y) : (f32) -> ()
    func.call @printComma() : () -> ()
  }
  func.call @printNewline() : () -> ()
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %g[%i] : memref<21xf32>
    %y = math.erfc %x : f32
    func.call @printF32(%y) : (f32) -> ()
    func.call @printComma() : () -> ()
  }
  func.call @printNewline() : () -> ()
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %g[%i] : memref<21xf32>
    %y = math.exp %x : f32
    func.call @printF32(%y) : (f32) -> ()
    func.call @printComma() : () -> ()
  }
  func.call @printNewline() : () -> ()
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %g[%i] : memref<21xf32>
    %y = math.exp2 %x : f32
    func.call @printF32(%y) : (f32) -> ()
    func.call @printComma() : () -> ()
  }
  func.call @printNewline() : () -> ()
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %g[%i] : memref<21xf32>
    %y = math.expm1 %x : f32
    func.call @printF32(%y) : (f32) -> ()
    func.call @printComma() : () -> ()
  }
  func.call @printNewline() : () -> ()
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %g[%i] : memref<21xf32>
    %y = math.floor %x : f32
    func.call @printF32(%y) : (f32) -> ()
    func.call @printComma() : () -> ()
  }
  func.call @printNewline() : () -> ()
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %g[%i] : memref<21xf32>
    %y = math.log %x : f32
    func.call @printF32(%y) : (f32) -> ()
    func.call @printComma() : () -> ()
  }
  func.call @printNewline() : () -> ()
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %g[%i] : memref<21xf32>
    %y = math.log10 %x : f32
    func.call @printF32(%y) : (f32) -> ()
    func.call @printComma() : () -> ()
  }
  func.call @printNewline() : () -> ()
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %g[%i] : memref<21xf32>
    %y = math.log1p %x : f32
    func.call @printF32(%y) : (f32) -> ()
    func.call @printComma() : () -> ()
  }
  func.call @printNewline() : () -> ()
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %g[%i] : memref<21xf32>
    %y = math.log2 %x : f32
    func.call @printF32(%y) : (f32) -> ()
    func.call @printComma() : () -> ()
  }
  func.call @printNewline() : () -> ()
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %g[%i] : memref<21xf32>
    %y = math.round %x : f32
    func.call @printF32(%y) : (f32) -> ()
    func.call @printComma() : () -> ()
  }
  func.call @printNewline() : () -> ()
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %g[%i] : memref<21xf32>
    %y = math.roundeven %x : f32
    func.call @printF32(%y) : (f32) -> ()
    func.call @printComma() : () -> ()
  }
  func.call @printNewline() : () -> ()
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %g[%i] : memref<21xf32>
    %y = math.rsqrt %x : f32
    func.call @printF32(%y) : (f32) -> ()
    func.call @printComma() : () -> ()
  }
  func.call @printNewline() : () -> ()
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %g[%i] : memref<21xf32>
    %y = math.sin %x : f32
    func.call @printF32(%y) : (f32) -> ()
    func.call @printComma() : () -> ()
  }
  func.call @printNewline() : () -> ()
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %g[%i] : memref<21xf32>
    %y = math.sinh %x : f32
    func.call @printF32(%y) : (f32) -> ()
    func.call @printComma() : () -> ()
  }
  func.call @printNewline() : () -> ()
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %g[%i] : memref<21xf32>
    %y = math.sqrt %x : f32
    func.call @printF32(%y) : (f32) -> ()
    func.call @printComma() : () -> ()
  }
  func.call @printNewline() : () -> ()
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %g[%i] : memref<21xf32>
    %y = math.tan %x : f32
    func.call @printF32(%y) : (f32) -> ()
    func.call @printComma() : () -> ()
  }
  func.call @printNewline() : () -> ()
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %g[%i] : memref<21xf32>
    %y = math.tanh %x : f32
    func.call @printF32(%y) : (f32) -> ()
    func.call @printComma() : () -> ()
  }
  func.call @printNewline() : () -> ()
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %g[%i] : memref<21xf32>
    %y = math.trunc %x : f32
    func.call @printF32(%y) : (f32) -> ()
    func.call @printComma() : () -> ()
  }
  func.call @printNewline() : () -> ()
  scf.for %i = %c0 to %n step %c1 {
  scf.for %j = %c0 to %n step %c1 {
    %x = memref.load %g[%i] : memref<21xf32>
    %x2 = memref.load %g[%j] : memref<21xf32>
    %y = math.atan2 %x, %x2 : f32
    func.call @printF32(%y) : (f32) -> ()
    func.call @printComma() : () -> ()
  }
  func.call @printNewline() : () -> ()
  }
  func.call @printNewline() : () -> ()
  scf.for %i = %c0 to %n step %c1 {
  scf.for %j = %c0 to %n step %c1 {
    %x = memref.load %g[%i] : memref<21xf32>
    %x2 = memref.load %g[%j] : memref<21xf32>
    %y = math.copysign %x, %x2 : f32
    func.call @printF32(%y) : (f32) -> ()
    func.call @printComma() : () -> ()
  }
  func.call @printNewline() : () -> ()
  }
  func.call @printNewline() : () -> ()
  scf.for %i = %c0 to %n step %c1 {
  scf.for %j = %c0 to %n step %c1 {
    %x = memref.load %g[%i] : memref<21xf32>
    %x2 = memref.load %g[%j] : memref<21xf32>
    %y = math.powf %x, %x2 : f32
    func.call @printF32(%y) : (f32) -> ()
    func.call @printComma() : () -> ()
  }
  func.call @printNewline() : () -> ()
  }
  func.call @printNewline() : () -> ()
  return
}
