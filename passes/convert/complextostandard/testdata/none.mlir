// RUN: ods opt %s --convert-complex-to-standard=complex-range=none --split-input-file --allow-unregistered-dialect | golden %S/none.out

// Quotients by the textbook.

func.func @div(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.div %a, %b : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @div(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.div %a, %b : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @div(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.div %a, %b fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}

// -----

// Nothing to do, and what remains.
func.func @rest(%a: complex<f32>, %b: f32) -> (complex<f32>, f32) {
  %0 = complex.create %b, %b : complex<f32>
  %1 = complex.re %a : complex<f32>
  %2 = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %3 = complex.bitcast %2 : complex<f32> to i64
  return %2, %1 : complex<f32>, f32
}
