// RUN: ods opt %s --test-memref-dependence-check --split-input-file --verify-diagnostics

func.func @distances(%m: memref<100xf32>) {
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 10 {
    // expected-remark @below {{dependence from 0 to 0 at depth 1 = false}}
    // expected-remark @below {{dependence from 0 to 0 at depth 2 = false}}
    // expected-remark @below {{dependence from 0 to 1 at depth 1 = [1, 3]}}
    // expected-remark @below {{dependence from 0 to 1 at depth 2 = true}}
    // expected-remark @below {{dependence from 0 to 2 at depth 1 = [1, 9]}}
    // expected-remark @below {{dependence from 0 to 2 at depth 2 = true}}
    affine.store %c, %m[%i] : memref<100xf32>
    affine.for %j = 0 to 10 {
      // expected-remark @below {{dependence from 1 to 0 at depth 1 = [1, 6]}}
      // expected-remark @below {{dependence from 1 to 0 at depth 2 = false}}
      // expected-remark @below {{dependence from 1 to 1 at depth 1 = false}}
      // expected-remark @below {{dependence from 1 to 1 at depth 2 = false}}
      // expected-remark @below {{dependence from 1 to 1 at depth 3 = false}}
      // expected-remark @below {{dependence from 1 to 2 at depth 1 = [1, 9][-3, 5]}}
      // expected-remark @below {{dependence from 1 to 2 at depth 2 = [0, 0][1, 6]}}
      // expected-remark @below {{dependence from 1 to 2 at depth 3 = true}}
      %x = affine.load %m[%i + %j - 3] : memref<100xf32>
      // expected-remark @below {{dependence from 2 to 0 at depth 1 = [1, 9]}}
      // expected-remark @below {{dependence from 2 to 0 at depth 2 = false}}
      // expected-remark @below {{dependence from 2 to 1 at depth 1 = [1, 9][-6, 2]}}
      // expected-remark @below {{dependence from 2 to 1 at depth 2 = [0, 0][1, 3]}}
      // expected-remark @below {{dependence from 2 to 1 at depth 3 = false}}
      // expected-remark @below {{dependence from 2 to 2 at depth 1 = [1, 9][0, 0]}}
      // expected-remark @below {{dependence from 2 to 2 at depth 2 = false}}
      // expected-remark @below {{dependence from 2 to 2 at depth 3 = false}}
      affine.store %x, %m[%j] : memref<100xf32>
    }
  }
  return
}

// -----

func.func @unbounded(%m: memref<100xf32>, %n: index) {
  affine.for %i = 0 to %n {
    // expected-remark @below {{dependence from 0 to 0 at depth 1 = false}}
    // expected-remark @below {{dependence from 0 to 0 at depth 2 = false}}
    // expected-remark @below {{dependence from 0 to 1 at depth 1 = [1, +inf]}}
    // expected-remark @below {{dependence from 0 to 1 at depth 2 = true}}
    %x = affine.load %m[%n] : memref<100xf32>
    // expected-remark @below {{dependence from 1 to 0 at depth 1 = [1, +inf]}}
    // expected-remark @below {{dependence from 1 to 0 at depth 2 = false}}
    // expected-remark @below {{dependence from 1 to 1 at depth 1 = false}}
    // expected-remark @below {{dependence from 1 to 1 at depth 2 = false}}
    affine.store %x, %m[%i * 2] : memref<100xf32>
  }
  return
}

// -----

func.func @no_loops(%m: memref<100xf32>, %k: memref<100xf32>, %n: index) {
  // expected-remark @below {{dependence from 0 to 0 at depth 1 = false}}
  // expected-remark @below {{dependence from 0 to 1 at depth 1 = false}}
  // expected-remark @below {{dependence from 0 to 2 at depth 1 = true}}
  // expected-remark @below {{dependence from 0 to 3 at depth 1 = false}}
  %x = affine.load %m[%n] : memref<100xf32>
  // expected-remark @below {{dependence from 1 to 0 at depth 1 = false}}
  // expected-remark @below {{dependence from 1 to 1 at depth 1 = false}}
  // expected-remark @below {{dependence from 1 to 2 at depth 1 = false}}
  // expected-remark @below {{dependence from 1 to 3 at depth 1 = false}}
  affine.store %x, %m[%n + 1] : memref<100xf32>
  // expected-remark @below {{dependence from 2 to 0 at depth 1 = false}}
  // expected-remark @below {{dependence from 2 to 1 at depth 1 = false}}
  // expected-remark @below {{dependence from 2 to 2 at depth 1 = false}}
  // expected-remark @below {{dependence from 2 to 3 at depth 1 = false}}
  affine.store %x, %m[%n] : memref<100xf32>
  // expected-remark @below {{dependence from 3 to 0 at depth 1 = false}}
  // expected-remark @below {{dependence from 3 to 1 at depth 1 = false}}
  // expected-remark @below {{dependence from 3 to 2 at depth 1 = false}}
  // expected-remark @below {{dependence from 3 to 3 at depth 1 = false}}
  affine.store %x, %k[%n] : memref<100xf32>
  return
}

// -----

func.func @modulo(%m: memref<100xf32>, %v: f32) {
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 50 step 2 {
      // expected-remark @below {{dependence from 0 to 0 at depth 1 = [1, 99][-4, 4]}}
      // expected-remark @below {{dependence from 0 to 0 at depth 2 = false}}
      // expected-remark @below {{dependence from 0 to 0 at depth 3 = false}}
      // expected-remark @below {{dependence from 0 to 1 at depth 1 = [1, 99][-18, 48]}}
      // expected-remark @below {{dependence from 0 to 1 at depth 2 = [0, 0][2, 48]}}
      // expected-remark @below {{dependence from 0 to 1 at depth 3 = true}}
      affine.store %v, %m[%i mod 5 + %j] : memref<100xf32>
      // expected-remark @below {{dependence from 1 to 0 at depth 1 = [1, 99][-48, 19]}}
      // expected-remark @below {{dependence from 1 to 0 at depth 2 = [0, 0][2, 19]}}
      // expected-remark @below {{dependence from 1 to 0 at depth 3 = false}}
      // expected-remark @below {{dependence from 1 to 1 at depth 1 = false}}
      // expected-remark @below {{dependence from 1 to 1 at depth 2 = false}}
      // expected-remark @below {{dependence from 1 to 1 at depth 3 = false}}
      %x = affine.load %m[%i floordiv 5] : memref<100xf32>
    }
  }
  return
}
