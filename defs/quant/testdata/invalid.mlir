// RUN: ods opt %s --split-input-file --verify-diagnostics

// expected-error @below {{illegal storage type prefix}}
func.func private @f(!quant.any<x8>)

// -----

// expected-error @below {{expected storage type width}}
func.func private @f(!quant.any<u8x>)

// -----

// expected-error @below {{illegal storage type size: 64}}
func.func private @f(!quant.any<i64>)

// -----

// expected-error @below {{illegal storage type maximum: 8}}
func.func private @f(!quant.any<i4<-1:8>>)

// -----

// expected-error @below {{unknown quantized type foo}}
func.func private @f(!quant.foo)

// -----

// expected-error @below {{scale 1.000000e-01 out of expressed type range [5.000000e-01, 6.000000e+00]}}
func.func private @f(!quant.uniform<i8:f4E2M1FN, 0.1>)

// -----

// expected-error @below {{tensor literal is invalid; ranks are not consistent between elements}}
func.func private @f(!quant.uniform<i8:f32:{0:1}, {{1.0}, {2.0, 3.0}}>)

// -----

// expected-error @below {{illegal min and max: (1.000000e+00:1.000000e+00)}}
func.func private @f(!quant.calibrated<f32<1.0:1.0>>)

// -----

func.func @f(%x: tensor<2x0xf32>) {
  // expected-error @below {{tensor dimension size of zero is not allowed with sub-channel quantization}}
  %0 = quant.qcast %x : tensor<2x0xf32> to tensor<2x0x!quant.uniform<i8:f32:{0:1}, {1.0}>>
  return
}

// -----

func.func @f(%x: tensor<?x6xf32>) {
  // expected-error @below {{dimension size 3 of scales tensor at axis 1 should match (tensor dimension at axis / block sizes at axis) = 3}}
  %0 = quant.qcast %x : tensor<?x6xf32> to tensor<?x6x!quant.uniform<i8:f32:{1:2}, {{1.0, 2.0}}>>
  return
}

// -----

func.func @f(%x: tensor<3xf32>) {
  // expected-error @below {{quantized dimension size does not match number of scales}}
  %0 = quant.qcast %x : tensor<3xf32> to tensor<3x!quant.uniform<i8:f32:0, {1.0,2.0}>>
  return
}

// -----

func.func @f(%x: i16) {
  // expected-error @below {{storage type in quantized type expected to match integer type}}
  %0 = quant.scast %x : i16 to !quant.uniform<i8:f32, 1.0>
  return
}
