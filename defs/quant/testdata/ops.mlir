// RUN: ods opt %s | FileCheck %s

// Types and operations in custom form. Expectations are what mlir-opt prints.

// CHECK:      module {
// CHECK-NEXT:   func.func private @types(!quant.any<i8>, !quant.any<u5<1:9>:f32>, !quant.calibrated<f32<-0.998:1.232100e+00>>, !quant.uniform<i8<-127:127>:f32, 5.000000e-01:3>, !quant.uniform<u4:f16:1, {1.000000e-01:2,3.000000e+00}>)
// CHECK-NEXT:   func.func private @blocks(!quant.uniform<u8:f16:{0:1}, {9.997550e-02:44, 2.000000e+00}>, !quant.uniform<i8:bf16:{}, {1.000000e+00}>)
// CHECK-NEXT:   func.func @casts(%arg0: f32, %arg1: tensor<?x2xf16>, %arg2: tensor<*xi4>) -> (f32, tensor<?x2xf16>, tensor<*x!quant.uniform<u4:f16:1, {1.000000e-01:2,3.000000e+00}>>) {
// CHECK-NEXT:     %0 = quant.qcast %arg0 : f32 to !quant.uniform<i8<-127:127>:f32, 5.000000e-01:3>
// CHECK-NEXT:     %1 = quant.scast %0 : !quant.uniform<i8<-127:127>:f32, 5.000000e-01:3> to i8
// CHECK-NEXT:     %2 = quant.dcast %0 {kept} : !quant.uniform<i8<-127:127>:f32, 5.000000e-01:3> to f32
// CHECK-NEXT:     %3 = quant.qcast %arg1 : tensor<?x2xf16> to tensor<?x2x!quant.uniform<u4:f16:1, {1.000000e-01:2,3.000000e+00}>>
// CHECK-NEXT:     %4 = quant.dcast %3 : tensor<?x2x!quant.uniform<u4:f16:1, {1.000000e-01:2,3.000000e+00}>> to tensor<?x2xf16>
// CHECK-NEXT:     %5 = quant.scast %arg2 : tensor<*xi4> to tensor<*x!quant.uniform<u4:f16:1, {1.000000e-01:2,3.000000e+00}>>
// CHECK-NEXT:     return %2, %4, %5 : f32, tensor<?x2xf16>, tensor<*x!quant.uniform<u4:f16:1, {1.000000e-01:2,3.000000e+00}>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

!tensorwise = !quant.uniform<i8<-127:127>:f32, 0.5:3>
!axis = !quant.uniform<u4:f16:1, {0.1:2,3.0}>
func.func private @types(!quant.any<i8>, !quant.any<u5<1:9>:f32>, !quant.calibrated<f32<-0.998:1.2321>>, !tensorwise, !axis)
func.func private @blocks(!quant.uniform<u8:f16:{0:1}, {0.1:300, 2.0}>, !quant.uniform<i8:bf16:{}, {1.0}>)
func.func @casts(%f: f32, %t: tensor<?x2xf16>, %i: tensor<*xi4>) -> (f32, tensor<?x2xf16>, tensor<*x!axis>) {
  %0 = quant.qcast %f : f32 to !tensorwise
  %1 = quant.scast %0 : !tensorwise to i8
  %2 = quant.dcast %0 {kept} : !tensorwise to f32
  %3 = quant.qcast %t : tensor<?x2xf16> to tensor<?x2x!axis>
  %4 = quant.dcast %3 : tensor<?x2x!axis> to tensor<?x2xf16>
  %5 = quant.scast %i : tensor<*xi4> to tensor<*x!axis>
  return %2, %4, %5 : f32, tensor<?x2xf16>, tensor<*x!axis>
}
