// RUN: ods opt %s --arith-expand=include-f4e2m1 | golden %S/expand_f4.out

func.func @e(%f: f32, %g: f4E2M1FN, %d: f64) -> (f4E2M1FN, f32, f16) {
  %4 = arith.truncf %f : f32 to f4E2M1FN
  %5 = arith.extf %g : f4E2M1FN to f32
  %6 = arith.extf %g : f4E2M1FN to f16
  return %4, %5, %6 : f4E2M1FN, f32, f16
}
