// RUN: ods opt %s --split-input-file --verify-diagnostics

func.func @f(%m: vector<16xi1>, %f: vector<16xf32>) {
  // expected-error @below {{cannot use both src and constant_src}}
  %2 = x86vector.avx512.mask.compress %m, %f, %f {constant_src = dense<5.0> : vector<16xf32>} : vector<16xf32>, vector<16xf32>
  return
}

// -----

func.func @f(%m: vector<16xi1>, %f: vector<16xf32>, %g: vector<16xi32>) {
  // expected-error @below {{failed to verify that src and dst have same type}}
  %2 = x86vector.avx512.mask.compress %m, %f, %g : vector<16xf32>, vector<16xi32>
  return
}

// -----

func.func @f(%m: vector<16xi1>, %f: vector<16xf32>) {
  // expected-error @below {{failed to verify that constant_src and dst have same type}}
  %2 = x86vector.avx512.mask.compress %m, %f {constant_src = dense<5> : vector<16xi32>} : vector<16xf32>
  return
}

// -----

func.func @f(%f: vector<16xf32>, %k: i8, %i: i32) {
  // expected-error @below {{'x86vector.avx512.mask.rndscale' op failed to verify that imm has the same number of bits as elements in dst}}
  %0 = "x86vector.avx512.mask.rndscale"(%f, %i, %f, %k, %i) : (vector<16xf32>, i32, vector<16xf32>, i8, i32) -> vector<16xf32>
  return
}

// -----

func.func @f(%w: vector<8xi32>, %b: vector<16xi8>) {
  // expected-error @below {{'x86vector.avx.dot.i8' op failed to verify that `a` has four times elements as `w`}}
  %0 = "x86vector.avx.dot.i8"(%w, %b, %b) : (vector<8xi32>, vector<16xi8>, vector<16xi8>) -> vector<8xi32>
  return
}

// -----

func.func @f(%w: vector<4xf32>) {
  // expected-error @below {{'x86vector.avx.rsqrt' op operand #0 must be vector of 32-bit float values of length 8, but got 'vector<4xf32>'}}
  %0 = x86vector.avx.rsqrt %w : vector<4xf32>
  return
}

// -----

func.func @f(%d: vector<8xi64>) {
  // expected-error @below {{'x86vector.avx512.vp2intersect' op failed to verify that k2 has the same number of bits as elements in b}}
  %0:2 = "x86vector.avx512.vp2intersect"(%d, %d) : (vector<8xi64>, vector<8xi64>) -> (vector<8xi1>, vector<16xi1>)
  return
}

// -----

func.func @f(%d: memref<8xf32>) {
  // expected-error @below {{'x86vector.avx.bcst_to_f32.packed' op operand #0 must be memref of bfloat16 type or 16-bit float values, but got 'memref<8xf32>'}}
  %0 = x86vector.avx.bcst_to_f32.packed %d : memref<8xf32> -> vector<8xf32>
  return
}
