// RUN: ods opt %s --split-input-file --verify-diagnostics

// The bounds of truth values are ordered false, true.

func.func @in_order(%a: tensor<3xi1>) -> tensor<3xi1> {
  %0 = tosa.clamp %a {min_val = false, max_val = true} : (tensor<3xi1>) -> tensor<3xi1>
  return %0 : tensor<3xi1>
}

// -----

func.func @out_of_order(%a: tensor<3xi1>) -> tensor<3xi1> {
  // expected-error @below {{expected min_val <= max_val, got min_val=true, max_val=false}}
  %0 = tosa.clamp %a {min_val = true, max_val = false} : (tensor<3xi1>) -> tensor<3xi1>
  return %0 : tensor<3xi1>
}
