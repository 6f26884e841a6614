// RUN: ods opt %s --convert-complex-to-llvm=complex-range=improved --allow-unregistered-dialect | golden %S/complex_improved.out

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
