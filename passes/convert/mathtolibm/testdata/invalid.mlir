// RUN: ods opt %s --convert-math-to-libm --split-input-file --verify-diagnostics=only-expected

func.func @f(%a: f32) {
  // expected-error @below {{failed to legalize operation 'math.isnan' that was explicitly marked illegal}}
  %0 = math.isnan %a : f32
  return
}

// -----

func.func @f(%a: f80) {
  // expected-error @below {{failed to legalize operation 'math.sin' that was explicitly marked illegal}}
  %0 = math.sin %a : f80
  return
}

// -----

func.func @f(%a: tensor<2xf32>) {
  // expected-error @below {{failed to legalize operation 'math.exp' that was explicitly marked illegal}}
  %0 = math.exp %a : tensor<2xf32>
  return
}
