// RUN: ods opt %s --convert-arith-to-apfloat --split-input-file --verify-diagnostics=only-expected

func.func @f64(%a: f64) -> f64 {
  // expected-error @+1 {{'arith.extui' op operand type 'i64' and result type 'i64' are cast incompatible}}
  %0 = arith.negf %a : f64
  return %0 : f64
}

// -----

func.func @conflict(%a: f32) {
  %0 = arith.addf %a, %a : f32
  %2 = arith.negf %a : f32
  return
}
// expected-error @+1 {{matched function '_mlir_apfloat_add' but with different type: '(i32, i64) -> i64' (expected '(i32, i64, i64) -> i64')}}
func.func private @_mlir_apfloat_add(i32, i64) -> i64
