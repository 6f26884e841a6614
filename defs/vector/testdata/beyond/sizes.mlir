// RUN: ods opt %s --split-input-file --verify-diagnostics

// There is no vector of twice the length; mlir-opt wraps around.
func.func @interleave(%a: vector<9223372036854775807xf32>) {
  // expected-error @+1 {{failed to verify that type of 'result' is double the width of the inputs}}
  %0 = vector.interleave %a, %a : vector<9223372036854775807xf32> -> vector<2xf32>
  return
}

// -----

// 2**62 times 32 bits and 2**61 times 128 bits are not equal, but for mlir-opt both are 0.
func.func @bitcast(%a: vector<4611686018427387904xi32>) {
  // expected-error @+1 {{source/result bitwidth of the minor 1-D vectors must be equal}}
  %0 = vector.bitcast %a : vector<4611686018427387904xi32> to vector<2305843009213693952xi128>
  return
}
