// RUN: ods opt %s --split-input-file --verify-diagnostics

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @below {{invalid nan_mode value: FOO}}
  %0 = tosa.argmax %x {axis = 1 : i32, nan_mode = FOO} : (tensor<2x3xf32>) -> tensor<2xi32>
  return
}

// -----

func.func @f(%x: tensor<0x3xf32>) {
  // expected-error @below {{operand #0 must be tosa-conformant tensor of number values, but got 'tensor<0x3xf32>'}}
  %0 = tosa.abs %x : (tensor<0x3xf32>) -> tensor<0x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @below {{expected output shape '2', got '3'}}
  %0 = tosa.argmax %x {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<3xi32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @below {{failed to infer returned types}}
  // expected-error @below {{inferred type(s) 'tensor<2x1xf32>' are incompatible with return type(s) of operation 'tensor<2x1xi32>'}}
  %0 = tosa.reduce_sum %x {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x1xi32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>, %y: tensor<3xf32>) {
  // expected-error @below {{operands don't have matching ranks}}
  %0 = tosa.add %x, %y : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%x: tensor<1x1x!quant.uniform<u8:f32, 1.0>>, %z: tensor<1xi8>) {
  // expected-error @below {{expect both input1 and its zero point are the same element type, got 'ui8' and 'i8'}}
  %0 = tosa.negate %x, %z, %z : (tensor<1x1x!quant.uniform<u8:f32, 1.0>>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x1x!quant.uniform<u8:f32, 1.0>>
  return
}

// -----

func.func @f(%c: tensor<i1>, %x: tensor<2xi32>) {
  // expected-error @below {{expected as many input types as operands (expected 1 got 0)}}
  %0 = tosa.cond_if %c (%a = %x) : tensor<i1> () -> tensor<2xi32> {
  }
}

// -----

func.func @f(%x: tensor<2xi32>, %s: !tosa.shape<1>) {
  // expected-error @below {{shape operand is not compile time resolvable}}
  %0 = tosa.reshape %x, %s : (tensor<2xi32>, !tosa.shape<1>) -> tensor<2xi32>
  return
}

// -----

// expected-error @below {{invalid rank (must be >= 0): -1}}
func.func private @f(!tosa.shape<-1>)

// -----

// The verifiers of traits come in upstream's order.
func.func @clamp(%x: tensor<13x21x3xf32>) {
  // expected-error @below {{requires the same shape for all operands and results}}
  %0 = tosa.clamp %x {min_val = 0.0 : f32, max_val = 1.0: f32} : (tensor<13x21x3xf32>) -> tensor<13x21x1xf32>
  return
}

// -----

func.func @negate(%x: tensor<8x8xf32>, %zero: tensor<1xf16>) {
  // expected-error @below {{requires the same shape for input1 and output}}
  %0 = tosa.negate %x, %zero, %zero : (tensor<8x8xf32>, tensor<1xf16>, tensor<1xf16>) -> tensor<8x9xf32>
  return
}

// -----

func.func @concat(%x: tensor<2x1xf32>, %y: tensor<2x2xf32>) {
  // expected-error @below {{but got 2 vs 1 at index 1 on operands 0 and 1}}
  %0 = tosa.concat %x, %y {axis = 0 : i32} : (tensor<2x1xf32>, tensor<2x2xf32>) -> tensor<?x?xf32>
  return
}

// -----

func.func @border(%x: tensor<2xf32>, %c: tensor<1xf16>) {
  %p = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{expect input and output to have same element type, got 'f16' and 'f32'}}
  %0 = tosa.pad %x, %p, %c : (tensor<2xf32>, !tosa.shape<2>, tensor<1xf16>) -> tensor<3xf32>
  return
}
