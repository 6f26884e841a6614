// Functions that become calls of C's library, of floats of 32 and 64 bits.
func.func private @printF64(f64)
func.func private @printF32(f32)
func.func private @printComma()
func.func private @printNewline()

func.func @doubles(%x: f64) {
  %0 = math.tanh %x : f64
  %1 = math.atan %x : f64
  %2 = math.erf %x : f64
  %3 = math.cbrt %x : f64
  %4 = math.log1p %x : f64
  %5 = math.expm1 %x : f64
  %6 = math.asinh %x : f64
  %one = arith.constant 1.0 : f64
  %7 = math.atan2 %x, %one : f64
  %8 = math.sinh %x : f64
  %9 = math.erfc %x : f64
  call @printF64(%0) : (f64) -> ()
  call @printComma() : () -> ()
  call @printF64(%1) : (f64) -> ()
  call @printComma() : () -> ()
  call @printF64(%2) : (f64) -> ()
  call @printComma() : () -> ()
  call @printF64(%3) : (f64) -> ()
  call @printComma() : () -> ()
  call @printF64(%4) : (f64) -> ()
  call @printComma() : () -> ()
  call @printF64(%5) : (f64) -> ()
  call @printComma() : () -> ()
  call @printF64(%6) : (f64) -> ()
  call @printComma() : () -> ()
  call @printF64(%7) : (f64) -> ()
  call @printComma() : () -> ()
  call @printF64(%8) : (f64) -> ()
  call @printComma() : () -> ()
  call @printF64(%9) : (f64) -> ()
  call @printNewline() : () -> ()
  return
}

func.func @floats(%x: f32) {
  %0 = math.tanh %x : f32
  %1 = math.acos %x : f32
  %2 = math.asin %x : f32
  %3 = math.acosh %x : f32
  %4 = math.atanh %x : f32
  %5 = math.cosh %x : f32
  call @printF32(%0) : (f32) -> ()
  call @printComma() : () -> ()
  call @printF32(%1) : (f32) -> ()
  call @printComma() : () -> ()
  call @printF32(%2) : (f32) -> ()
  call @printComma() : () -> ()
  %nan = arith.cmpf uno, %3, %3 : f32
  %i = arith.extui %nan : i1 to i32
  %f = arith.sitofp %i : i32 to f32
  call @printF32(%f) : (f32) -> ()
  call @printComma() : () -> ()
  call @printF32(%4) : (f32) -> ()
  call @printComma() : () -> ()
  call @printF32(%5) : (f32) -> ()
  call @printNewline() : () -> ()
  return
}

func.func @main() {
  %a = arith.constant 0.5 : f64
  %b = arith.constant 2.75 : f64
  %c = arith.constant -0.125 : f64
  call @doubles(%a) : (f64) -> ()
  call @doubles(%b) : (f64) -> ()
  call @doubles(%c) : (f64) -> ()
  %d = arith.constant 0.3 : f32
  %e = arith.constant -0.75 : f32
  call @floats(%d) : (f32) -> ()
  call @floats(%e) : (f32) -> ()
  return
}
