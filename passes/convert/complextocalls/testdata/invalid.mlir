// RUN: ods opt %s --convert-complex-to-libm --split-input-file --verify-diagnostics=only-expected

func.func @f(%a: complex<f16>) {
  // expected-error @+1 {{failed to legalize operation 'complex.abs' that was explicitly marked illegal}}
  %0 = complex.abs %a : complex<f16>
  return
}

// -----

func.func @f(%a: complex<f16>) {
  // expected-error @+1 {{failed to legalize operation 'complex.angle' that was explicitly marked illegal}}
  %0 = complex.angle %a : complex<f16>
  return
}

// -----

func.func @f(%a: complex<f16>) {
  // expected-error @+1 {{failed to legalize operation 'complex.conj' that was explicitly marked illegal}}
  %0 = complex.conj %a : complex<f16>
  return
}

// -----

func.func @f(%a: complex<f16>) {
  // expected-error @+1 {{failed to legalize operation 'complex.cos' that was explicitly marked illegal}}
  %0 = complex.cos %a : complex<f16>
  return
}

// -----

func.func @f(%a: complex<f16>) {
  // expected-error @+1 {{failed to legalize operation 'complex.log' that was explicitly marked illegal}}
  %0 = complex.log %a : complex<f16>
  return
}

// -----

func.func @f(%a: complex<f16>) {
  // expected-error @+1 {{failed to legalize operation 'complex.sin' that was explicitly marked illegal}}
  %0 = complex.sin %a : complex<f16>
  return
}

// -----

func.func @f(%a: complex<f16>) {
  // expected-error @+1 {{failed to legalize operation 'complex.sqrt' that was explicitly marked illegal}}
  %0 = complex.sqrt %a : complex<f16>
  return
}

// -----

func.func @f(%a: complex<f16>) {
  // expected-error @+1 {{failed to legalize operation 'complex.tan' that was explicitly marked illegal}}
  %0 = complex.tan %a : complex<f16>
  return
}

// -----

func.func @f(%a: complex<f16>) {
  // expected-error @+1 {{failed to legalize operation 'complex.tanh' that was explicitly marked illegal}}
  %0 = complex.tanh %a : complex<f16>
  return
}

// -----

func.func @legal() {
  return
}
