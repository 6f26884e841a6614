// RUN: ods opt %s --convert-math-to-funcs | golden %S/power_of_bit.out
// RUN: ods opt %s --convert-math-to-funcs --upstream-bugs | golden %S/power_of_bit_upstream.out
// mlir-opt's function shifts an exponent of one bit by one, which is undefined.
func.func @fpowi(%a: f32, %b: i1, %c: i2) -> (f32, f32) {
  %0 = math.fpowi %a, %b : f32, i1
  %1 = math.fpowi %a, %c : f32, i2
  return %0, %1 : f32, f32
}
