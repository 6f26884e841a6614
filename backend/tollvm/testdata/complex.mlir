// RUN: ods opt %s --convert-complex-to-llvm --allow-unregistered-dialect | golden %S/complex.out

func.func @parts(%a: complex<f32>, %f: f32) -> (f32, f32, complex<f32>) {
  %0 = complex.re %a : complex<f32>
  %1 = complex.im %a : complex<f32>
  %2 = complex.create %f, %0 : complex<f32>
  return %0, %1, %2 : f32, f32, complex<f32>
}

func.func @arithmetic(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.add %a, %b fastmath<fast> : complex<f64>
  %1 = complex.sub %0, %b : complex<f64>
  %2 = complex.mul %1, %b : complex<f64>
  %3 = complex.div %2, %b fastmath<nnan> : complex<f64>
  return %3 : complex<f64>
}

func.func @others(%a: complex<f32>) -> (f32, complex<f32>) {
  %0 = complex.abs %a : complex<f32>
  %1 = complex.constant [1.0 : f32, -2.0 : f32] : complex<f32>
  return %0, %1 : f32, complex<f32>
}

// -----

// What is folded twice is folded as a whole, or not at all when the constants that it needs are not legal.
func.func @folded_in_place(%a: i32) -> (i32, i32, i32, i32, i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c5 = arith.constant 5 : i32
  %l, %h = arith.mulsi_extended %c0, %a : i32
  %l1, %h1 = arith.mulsi_extended %c5, %a : i32
  %l2, %h2 = arith.mului_extended %c1, %a : i32
  return %l, %h, %l1, %h1, %l2, %h2 : i32, i32, i32, i32, i32, i32
}
