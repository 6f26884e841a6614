// RUN: ods opt %s --allow-unregistered-dialect | FileCheck %s

// Every operation, type and attribute in custom form. Expectations are what mlir-opt prints.

// CHECK:      module {
// CHECK-NEXT:   tosa.variable @counter = dense<0> : tensor<2xi32>
// CHECK-NEXT:   tosa.variable @unset : tensor<2x?xf32>
// CHECK-NEXT:   func.func @elementwise(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi32>, %arg2: tensor<2x3xi1>, %arg3: tensor<1x3xf32>) {
// CHECK-NEXT:     %0 = tosa.abs %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     %1 = tosa.ceil %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     %2 = tosa.cos %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     %3 = tosa.erf %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     %4 = tosa.exp %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     %5 = tosa.floor %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     %6 = tosa.log %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     %7 = tosa.reciprocal %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     %8 = tosa.rsqrt %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     %9 = tosa.sin %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     %10 = tosa.sigmoid %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     %11 = tosa.tanh %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     %12 = tosa.identity %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     %13 = tosa.bitwise_not %arg1 : (tensor<2x3xi32>) -> tensor<2x3xi32>
// CHECK-NEXT:     %14 = tosa.clz %arg1 : (tensor<2x3xi32>) -> tensor<2x3xi32>
// CHECK-NEXT:     %15 = tosa.logical_not %arg2 : (tensor<2x3xi1>) -> tensor<2x3xi1>
// CHECK-NEXT:     %16 = tosa.add %arg0, %arg3 {kept} : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     %17 = tosa.sub %arg0, %arg3 {kept} : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     %18 = tosa.pow %arg0, %arg3 {kept} : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     %19 = tosa.maximum %arg0, %arg3 {kept = 1 : i64} : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     %20 = tosa.minimum %arg0, %arg3 {kept = 1 : i64} : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     %21 = tosa.bitwise_and %arg1, %arg1 : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
// CHECK-NEXT:     %22 = tosa.bitwise_or %arg1, %arg1 : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
// CHECK-NEXT:     %23 = tosa.bitwise_xor %arg1, %arg1 : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
// CHECK-NEXT:     %24 = tosa.intdiv %arg1, %arg1 : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
// CHECK-NEXT:     %25 = tosa.logical_left_shift %arg1, %arg1 : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
// CHECK-NEXT:     %26 = tosa.logical_right_shift %arg1, %arg1 : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
// CHECK-NEXT:     %27 = tosa.logical_and %arg2, %arg2 : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
// CHECK-NEXT:     %28 = tosa.logical_or %arg2, %arg2 : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
// CHECK-NEXT:     %29 = tosa.logical_xor %arg2, %arg2 : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
// CHECK-NEXT:     %30 = tosa.equal %arg0, %arg3 : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xi1>
// CHECK-NEXT:     %31 = tosa.greater %arg0, %arg3 : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xi1>
// CHECK-NEXT:     %32 = tosa.greater_equal %arg0, %arg3 : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xi1>
// CHECK-NEXT:     %33 = tosa.arithmetic_right_shift %arg1, %arg1 {round = true} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
// CHECK-NEXT:     %34 = tosa.maximum %arg0, %arg3 {nan_mode = IGNORE} : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     %35 = tosa.clamp %arg0 {max_val = 6.000000e+00 : f32, min_val = 0.000000e+00 : f32, nan_mode = IGNORE} : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     %36 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %37 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %38 = tosa.mul %arg0, %arg3, %36 : (tensor<2x3xf32>, tensor<1x3xf32>, tensor<1xi8>) -> tensor<2x3xf32>
// CHECK-NEXT:     %39 = tosa.negate %arg0, %37, %37 : (tensor<2x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     %40 = tosa.select %arg2, %arg0, %arg3 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     %41 = tosa.cast %arg0 : (tensor<2x3xf32>) -> tensor<2x3xi8>
// CHECK-NEXT:     %42 = tosa.custom %arg0 {domain_name = "d", implementation_attrs = "", operator_name = "o"} : (tensor<2x3xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @tensors(%arg0: tensor<1x4x4x2xf32>, %arg1: tensor<8x1x1x2xf32>, %arg2: tensor<8xf32>, %arg3: tensor<1x4x4x4x2xf32>, %arg4: tensor<8x1x1x1x2xf32>, %arg5: tensor<1x1x2x3xf32>, %arg6: tensor<1xf32>, %arg7: tensor<1x4x8xf32>, %arg8: tensor<1x8x4xf32>) {
// CHECK-NEXT:     %0 = tosa.conv2d %arg0, %arg1, %arg2, %arg6, %arg6 {acc_type = f32, dilation = array<i64: 1, 1>, local_bound = true, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>, tensor<8x1x1x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
// CHECK-NEXT:     %1 = tosa.conv3d %arg3, %arg4, %arg2, %arg6, %arg6 {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x4x4x4x2xf32>, tensor<8x1x1x1x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x4x8xf32>
// CHECK-NEXT:     %2 = tosa.depthwise_conv2d %arg0, %arg5, %arg6, %arg6, %arg6 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>, tensor<1x1x2x3xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x6xf32>
// CHECK-NEXT:     %3 = tosa.transpose_conv2d %arg0, %arg1, %arg2, %arg6, %arg6 {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>, tensor<8x1x1x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
// CHECK-NEXT:     %4 = tosa.avg_pool2d %arg0, %arg6, %arg6 {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2x2xf32>
// CHECK-NEXT:     %5 = tosa.max_pool2d %arg0 {kernel = array<i64: 2, 2>, nan_mode = IGNORE, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x2xf32>) -> tensor<1x2x2x2xf32>
// CHECK-NEXT:     %6 = tosa.matmul %arg7, %arg8, %arg6, %arg6 : (tensor<1x4x8xf32>, tensor<1x8x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4xf32>
// CHECK-NEXT:     %output_real, %output_imag = tosa.fft2d %arg7, %arg7 {inverse = false} : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> (tensor<1x4x8xf32>, tensor<1x4x8xf32>)
// CHECK-NEXT:     %output_real_0, %output_imag_1 = tosa.rfft2d %arg7 : (tensor<1x4x8xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x5xf32>)
// CHECK-NEXT:     %7 = tosa.argmax %arg7 {axis = 1 : i32} : (tensor<1x4x8xf32>) -> tensor<1x8xi32>
// CHECK-NEXT:     %8 = tosa.reduce_max %arg7 {axis = 2 : i32} : (tensor<1x4x8xf32>) -> tensor<1x4x1xf32>
// CHECK-NEXT:     %9 = tosa.reduce_min %arg7 {axis = 2 : i32} : (tensor<1x4x8xf32>) -> tensor<1x4x1xf32>
// CHECK-NEXT:     %10 = tosa.reduce_product %arg7 {axis = 2 : i32} : (tensor<1x4x8xf32>) -> tensor<1x4x1xf32>
// CHECK-NEXT:     %11 = tosa.reduce_sum %arg7 {axis = 2 : i32} : (tensor<1x4x8xf32>) -> tensor<1x4x1xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @layout(%arg0: tensor<1x4x8xf32>, %arg1: tensor<2x3xi1>, %arg2: tensor<1x2xi32>, %arg3: tensor<1x2x8xf32>, %arg4: tensor<513xf32>, %arg5: tensor<1x4x4x2xi8>) {
// CHECK-NEXT:     %0 = tosa.reduce_all %arg1 {axis = 0 : i32} : (tensor<2x3xi1>) -> tensor<1x3xi1>
// CHECK-NEXT:     %1 = tosa.reduce_any %arg1 {axis = 1 : i32} : (tensor<2x3xi1>) -> tensor<2x1xi1>
// CHECK-NEXT:     %2 = tosa.concat %arg0, %arg3 {axis = 1 : i32} : (tensor<1x4x8xf32>, tensor<1x2x8xf32>) -> tensor<1x6x8xf32>
// CHECK-NEXT:     %3 = tosa.const_shape  {values = dense<[0, 0, 1, 1, 0, 2]> : tensor<6xindex>} : () -> !tosa.shape<6>
// CHECK-NEXT:     %4 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %5 = tosa.pad %arg0, %3, %4 : (tensor<1x4x8xf32>, !tosa.shape<6>, tensor<1xf32>) -> tensor<1x6x10xf32>
// CHECK-NEXT:     %6 = tosa.const_shape  {values = dense<[-1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %7 = tosa.reshape %arg0, %6 : (tensor<1x4x8xf32>, !tosa.shape<2>) -> tensor<16x2xf32>
// CHECK-NEXT:     %8 = tosa.reverse %arg0 {axis = 1 : i32} : (tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
// CHECK-NEXT:     %9 = tosa.const_shape  {values = dense<1> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:     %10 = tosa.slice %arg0, %9, %9 : (tensor<1x4x8xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<1x1x1xf32>
// CHECK-NEXT:     %11 = tosa.tile %arg0, %9 : (tensor<1x4x8xf32>, !tosa.shape<3>) -> tensor<1x4x8xf32>
// CHECK-NEXT:     %12 = tosa.transpose %arg0 {perms = array<i32: 0, 2, 1>} : (tensor<1x4x8xf32>) -> tensor<1x8x4xf32>
// CHECK-NEXT:     %13 = tosa.gather %arg0, %arg2 : (tensor<1x4x8xf32>, tensor<1x2xi32>) -> tensor<1x2x8xf32>
// CHECK-NEXT:     %14 = tosa.scatter %arg0, %arg2, %arg3 : (tensor<1x4x8xf32>, tensor<1x2xi32>, tensor<1x2x8xf32>) -> tensor<1x4x8xf32>
// CHECK-NEXT:     %15 = tosa.table %arg0, %arg4 : (tensor<1x4x8xf32>, tensor<513xf32>) -> tensor<1x4x8xf32>
// CHECK-NEXT:     %16 = tosa.const_shape  {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %17 = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %18 = tosa.resize %arg5, %16, %17, %17 {mode = BILINEAR} : (tensor<1x4x4x2xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x7x7x2xi32>
// CHECK-NEXT:     %19 = "tosa.const"() <{values = dense<42> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT:     %20 = "tosa.const"() <{values = dense<14> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %21 = tosa.rescale %arg5, %19, %20, %20, %20 {input_unsigned = false, output_unsigned = true, per_channel = false, rounding_mode = DOUBLE_ROUND, scale32 = true} : (tensor<1x4x4x2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x2xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @scaled(%arg0: tensor<4x32xf32>, %arg1: tensor<1x8x32xf8E4M3FN>, %arg2: tensor<1x8x1xf8E8M0FNU>, %arg3: i32, %arg4: i8) {
// CHECK-NEXT:     %output_data, %output_scale = tosa.cast_to_block_scaled %arg0 {block_size = BLOCK_SIZE_32} : (tensor<4x32xf32>) -> (tensor<4x32xf4E2M1FN>, tensor<4x1xf8E8M0FNU>)
// CHECK-NEXT:     %0 = tosa.cast_from_block_scaled %output_data, %output_scale {block_size = BLOCK_SIZE_32} : (tensor<4x32xf4E2M1FN>, tensor<4x1xf8E8M0FNU>) -> tensor<4x32xf32>
// CHECK-NEXT:     %1 = tosa.matmul_t_block_scaled %arg1, %arg2, %arg1, %arg2 {block_size = BLOCK_SIZE_32} : (tensor<1x8x32xf8E4M3FN>, tensor<1x8x1xf8E8M0FNU>, tensor<1x8x32xf8E4M3FN>, tensor<1x8x1xf8E8M0FNU>) -> tensor<1x8x8xf32>
// CHECK-NEXT:     %2 = tosa.apply_scale %arg3, %arg3, %arg4 {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @control(%arg0: tensor<i1>, %arg1: tensor<2xi32>) {
// CHECK-NEXT:     %0 = tosa.cond_if %arg0 (%arg2 = %arg1) : tensor<i1> (tensor<2xi32>) -> tensor<2xi32> {
// CHECK-NEXT:     ^bb0(%arg2: tensor<2xi32>):
// CHECK-NEXT:       tosa.yield %arg2 : tensor<2xi32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     ^bb0(%arg2: tensor<2xi32>):
// CHECK-NEXT:       tosa.yield %arg1 : tensor<2xi32>
// CHECK-NEXT:     } {kept = 1 : i64}
// CHECK-NEXT:     %1 = tosa.cond_if %arg0 : tensor<i1> -> tensor<2xi32> {
// CHECK-NEXT:       tosa.yield %arg1 : tensor<2xi32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       tosa.yield %0 : tensor<2xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = tosa.while_loop (%arg2 = %arg1) : (tensor<2xi32>) -> tensor<2xi32> {
// CHECK-NEXT:       tosa.yield %arg0 : tensor<i1>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: tensor<2xi32>):
// CHECK-NEXT:       tosa.yield %arg2 : tensor<2xi32>
// CHECK-NEXT:     } attributes {kept}
// CHECK-NEXT:     %3 = tosa.variable_read @counter : tensor<2xi32>
// CHECK-NEXT:     tosa.variable_write @counter {kept}, %3 : tensor<2xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @shapes(%arg0: tensor<2x3xf32>, %arg1: tensor<1xi32>) {
// CHECK-NEXT:     %0 = tosa.const_shape  {values = dense<[4, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %1 = tosa.add_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
// CHECK-NEXT:     %2 = tosa.div_ceil_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
// CHECK-NEXT:     %3 = tosa.div_floor_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
// CHECK-NEXT:     %4 = tosa.max_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
// CHECK-NEXT:     %5 = tosa.min_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
// CHECK-NEXT:     %6 = tosa.mod_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
// CHECK-NEXT:     %7 = tosa.mul_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
// CHECK-NEXT:     %8 = tosa.sub_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
// CHECK-NEXT:     %9 = tosa.exp2_shape %0 : (!tosa.shape<2>) -> !tosa.shape<2>
// CHECK-NEXT:     %10 = tosa.log2_ceil_shape %0 : (!tosa.shape<2>) -> !tosa.shape<2>
// CHECK-NEXT:     %11 = tosa.log2_floor_shape %0 : (!tosa.shape<2>) -> !tosa.shape<2>
// CHECK-NEXT:     %12 = tosa.concat_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<4>
// CHECK-NEXT:     %13 = tosa.dim %arg0 {axis = 1 : i32} : (tensor<2x3xf32>) -> !tosa.shape<1>
// CHECK-NEXT:     %14 = tosa.slice_shape %0, %arg1, %arg1 : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @types(tensor<2x!tosa.mxint8>, !tosa.shape<0>) attributes {a.b = [#tosa.prof<pro_fp>, #tosa.ext<fft>, #tosa.pad_quant<input_zp = 3>, #tosa.conv_quant<input_zp = 1, weight_zp = 2>, #tosa.matmul_quant<a_zp = 1, b_zp = 2>, #tosa.unary_quant<input_zp = 1, output_zp = 2>], a.c = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int, pro_fp], extensions = [int16]>}
// CHECK-NEXT: }

tosa.variable @counter = dense<0> : tensor<2xi32>
tosa.variable @unset : tensor<2x?xf32>
func.func @elementwise(%f: tensor<2x3xf32>, %i: tensor<2x3xi32>, %b: tensor<2x3xi1>, %g: tensor<1x3xf32>) {
  %abs = tosa.abs %f : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %ceil = tosa.ceil %f : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %cos = tosa.cos %f : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %erf = tosa.erf %f : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %exp = tosa.exp %f : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %floor = tosa.floor %f : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %log = tosa.log %f : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %reciprocal = tosa.reciprocal %f : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %rsqrt = tosa.rsqrt %f : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %sin = tosa.sin %f : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %sigmoid = tosa.sigmoid %f : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %tanh = tosa.tanh %f : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %identity = tosa.identity %f : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %bitwise_not = tosa.bitwise_not %i : (tensor<2x3xi32>) -> tensor<2x3xi32>
  %clz = tosa.clz %i : (tensor<2x3xi32>) -> tensor<2x3xi32>
  %logical_not = tosa.logical_not %b : (tensor<2x3xi1>) -> tensor<2x3xi1>
  %add = tosa.add %f, %g {kept} : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  %sub = tosa.sub %f, %g {kept} : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  %pow = tosa.pow %f, %g {kept} : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  %maximum = tosa.maximum %f, %g {kept = 1} : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  %minimum = tosa.minimum %f, %g {kept = 1} : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  %bitwise_and = tosa.bitwise_and %i, %i : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %bitwise_or = tosa.bitwise_or %i, %i : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %bitwise_xor = tosa.bitwise_xor %i, %i : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %intdiv = tosa.intdiv %i, %i : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %logical_left_shift = tosa.logical_left_shift %i, %i : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %logical_right_shift = tosa.logical_right_shift %i, %i : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %logical_and = tosa.logical_and %b, %b : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
  %logical_or = tosa.logical_or %b, %b : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
  %logical_xor = tosa.logical_xor %b, %b : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
  %equal = tosa.equal %f, %g : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xi1>
  %greater = tosa.greater %f, %g : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xi1>
  %greater_equal = tosa.greater_equal %f, %g : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xi1>
  %shift = tosa.arithmetic_right_shift %i, %i {round = true} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %max = tosa.maximum %f, %g {nan_mode = IGNORE} : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  %clamp = tosa.clamp %f {min_val = 0.0 : f32, max_val = 6.0 : f32, nan_mode = #tosa.nan_mode<IGNORE>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %zero = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %fzero = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %mul = tosa.mul %f, %g, %zero : (tensor<2x3xf32>, tensor<1x3xf32>, tensor<1xi8>) -> tensor<2x3xf32>
  %neg = tosa.negate %f, %fzero, %fzero : (tensor<2x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3xf32>
  %select = tosa.select %b, %f, %g : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  %cast = tosa.cast %f : (tensor<2x3xf32>) -> tensor<2x3xi8>
  %custom = tosa.custom %f {domain_name = "d", implementation_attrs = "", operator_name = "o"} : (tensor<2x3xf32>) -> tensor<?xf32>
  return
}

func.func @tensors(%image: tensor<1x4x4x2xf32>, %weight: tensor<8x1x1x2xf32>, %bias: tensor<8xf32>, %volume: tensor<1x4x4x4x2xf32>, %weight3: tensor<8x1x1x1x2xf32>,
                   %depth: tensor<1x1x2x3xf32>, %one: tensor<1xf32>, %m: tensor<1x4x8xf32>, %n: tensor<1x8x4xf32>) {
  %0 = tosa.conv2d %image, %weight, %bias, %one, %one {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, local_bound = true} : (tensor<1x4x4x2xf32>, tensor<8x1x1x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  %1 = tosa.conv3d %volume, %weight3, %bias, %one, %one {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x4x4x4x2xf32>, tensor<8x1x1x1x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x4x8xf32>
  %2 = tosa.depthwise_conv2d %image, %depth, %one, %one, %one {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>, tensor<1x1x2x3xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x6xf32>
  %3 = tosa.transpose_conv2d %image, %weight, %bias, %one, %one {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>, tensor<8x1x1x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  %4 = tosa.avg_pool2d %image, %one, %one {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2x2xf32>
  %5 = tosa.max_pool2d %image {kernel = array<i64: 2, 2>, nan_mode = IGNORE, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x2xf32>) -> tensor<1x2x2x2xf32>
  %6 = tosa.matmul %m, %n, %one, %one : (tensor<1x4x8xf32>, tensor<1x8x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4xf32>
  %7, %8 = tosa.fft2d %m, %m {inverse = false} : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> (tensor<1x4x8xf32>, tensor<1x4x8xf32>)
  %9, %10 = tosa.rfft2d %m : (tensor<1x4x8xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x5xf32>)
  %11 = tosa.argmax %m {axis = 1 : i32} : (tensor<1x4x8xf32>) -> tensor<1x8xi32>
  %rmax = tosa.reduce_max %m {axis = 2 : i32} : (tensor<1x4x8xf32>) -> tensor<1x4x1xf32>
  %rmin = tosa.reduce_min %m {axis = 2 : i32} : (tensor<1x4x8xf32>) -> tensor<1x4x1xf32>
  %rproduct = tosa.reduce_product %m {axis = 2 : i32} : (tensor<1x4x8xf32>) -> tensor<1x4x1xf32>
  %rsum = tosa.reduce_sum %m {axis = 2 : i32} : (tensor<1x4x8xf32>) -> tensor<1x4x1xf32>
  return
}

func.func @layout(%m: tensor<1x4x8xf32>, %b: tensor<2x3xi1>, %i: tensor<1x2xi32>, %in: tensor<1x2x8xf32>, %t: tensor<513xf32>, %image: tensor<1x4x4x2xi8>) {
  %all = tosa.reduce_all %b {axis = 0 : i32} : (tensor<2x3xi1>) -> tensor<1x3xi1>
  %any = tosa.reduce_any %b {axis = 1 : i32} : (tensor<2x3xi1>) -> tensor<2x1xi1>
  %concat = tosa.concat %m, %in {axis = 1 : i32} : (tensor<1x4x8xf32>, tensor<1x2x8xf32>) -> tensor<1x6x8xf32>
  %pads = tosa.const_shape {values = dense<[0, 0, 1, 1, 0, 2]> : tensor<6xindex>} : () -> !tosa.shape<6>
  %fill = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %pad = tosa.pad %m, %pads, %fill : (tensor<1x4x8xf32>, !tosa.shape<6>, tensor<1xf32>) -> tensor<1x6x10xf32>
  %s2 = tosa.const_shape {values = dense<[-1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %reshape = tosa.reshape %m, %s2 : (tensor<1x4x8xf32>, !tosa.shape<2>) -> tensor<16x2xf32>
  %reverse = tosa.reverse %m {axis = 1 : i32} : (tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
  %s3 = tosa.const_shape {values = dense<1> : tensor<3xindex>} : () -> !tosa.shape<3>
  %slice = tosa.slice %m, %s3, %s3 : (tensor<1x4x8xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<1x1x1xf32>
  %tile = tosa.tile %m, %s3 : (tensor<1x4x8xf32>, !tosa.shape<3>) -> tensor<1x4x8xf32>
  %transpose = tosa.transpose %m {perms = array<i32: 0, 2, 1>} : (tensor<1x4x8xf32>) -> tensor<1x8x4xf32>
  %gather = tosa.gather %m, %i : (tensor<1x4x8xf32>, tensor<1x2xi32>) -> tensor<1x2x8xf32>
  %scatter = tosa.scatter %m, %i, %in : (tensor<1x4x8xf32>, tensor<1x2xi32>, tensor<1x2x8xf32>) -> tensor<1x4x8xf32>
  %table = tosa.table %m, %t : (tensor<1x4x8xf32>, tensor<513xf32>) -> tensor<1x4x8xf32>
  %scale = tosa.const_shape {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o2 = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %resize = tosa.resize %image, %scale, %o2, %o2 {mode = BILINEAR} : (tensor<1x4x4x2xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x7x7x2xi32>
  %mult = "tosa.const"() <{values = dense<42> : tensor<1xi32>}> : () -> tensor<1xi32>
  %shift = "tosa.const"() <{values = dense<14> : tensor<1xi8>}> : () -> tensor<1xi8>
  %rescale = tosa.rescale %image, %mult, %shift, %shift, %shift {input_unsigned = false, output_unsigned = true, per_channel = false, rounding_mode = DOUBLE_ROUND, scale32 = true} : (tensor<1x4x4x2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x2xi8>
  return
}

func.func @scaled(%x: tensor<4x32xf32>, %a: tensor<1x8x32xf8E4M3FN>, %s: tensor<1x8x1xf8E8M0FNU>, %i: i32, %j: i8) {
  %0:2 = tosa.cast_to_block_scaled %x {block_size = BLOCK_SIZE_32} : (tensor<4x32xf32>) -> (tensor<4x32xf4E2M1FN>, tensor<4x1xf8E8M0FNU>)
  %1 = tosa.cast_from_block_scaled %0#0, %0#1 {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x32xf4E2M1FN>, tensor<4x1xf8E8M0FNU>) -> tensor<4x32xf32>
  %2 = tosa.matmul_t_block_scaled %a, %s, %a, %s {block_size = BLOCK_SIZE_32} : (tensor<1x8x32xf8E4M3FN>, tensor<1x8x1xf8E8M0FNU>, tensor<1x8x32xf8E4M3FN>, tensor<1x8x1xf8E8M0FNU>) -> tensor<1x8x8xf32>
  %3 = tosa.apply_scale %i, %i, %j {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
  return
}

func.func @control(%c: tensor<i1>, %x: tensor<2xi32>) {
  %0 = tosa.cond_if %c (%a = %x) : tensor<i1> (tensor<2xi32>) -> tensor<2xi32> {
  ^bb0(%a: tensor<2xi32>):
    tosa.yield %a : tensor<2xi32>
  } else {
  ^bb0(%b: tensor<2xi32>):
    tosa.yield %x : tensor<2xi32>
  } {kept = 1}
  %1 = tosa.cond_if %c : tensor<i1> -> tensor<2xi32> {
    tosa.yield %x : tensor<2xi32>
  } else {
    tosa.yield %0 : tensor<2xi32>
  }
  %2 = tosa.while_loop (%a = %x) : (tensor<2xi32>) -> tensor<2xi32> {
    tosa.yield %c : tensor<i1>
  } do {
  ^bb0(%a: tensor<2xi32>):
    tosa.yield %a : tensor<2xi32>
  } attributes {kept}
  %3 = tosa.variable_read @counter : tensor<2xi32>
  tosa.variable_write @counter {kept}, %3 : tensor<2xi32>
  return
}

func.func @shapes(%x: tensor<2x3xf32>, %start: tensor<1xi32>) {
  %a = tosa.const_shape {values = dense<[4, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %add = tosa.add_shape %a, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %div_ceil = tosa.div_ceil_shape %a, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %div_floor = tosa.div_floor_shape %a, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %max = tosa.max_shape %a, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %min = tosa.min_shape %a, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %mod = tosa.mod_shape %a, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %mul = tosa.mul_shape %a, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %sub = tosa.sub_shape %a, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %exp2 = tosa.exp2_shape %a : (!tosa.shape<2>) -> !tosa.shape<2>
  %log2_ceil = tosa.log2_ceil_shape %a : (!tosa.shape<2>) -> !tosa.shape<2>
  %log2_floor = tosa.log2_floor_shape %a : (!tosa.shape<2>) -> !tosa.shape<2>
  %concat = tosa.concat_shape %a, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<4>
  %dim = tosa.dim %x {axis = 1 : i32} : (tensor<2x3xf32>) -> !tosa.shape<1>
  %slice = tosa.slice_shape %a, %start, %start : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
  return
}

func.func private @types(tensor<2x!tosa.mxint8>, !tosa.shape<0>) attributes {
  a.b = [#tosa.prof<pro_fp>, #tosa.ext<fft>, #tosa.pad_quant<input_zp = 3>, #tosa.conv_quant<input_zp = 1, weight_zp = 2>,
         #tosa.matmul_quant<a_zp = 1, b_zp = 2>, #tosa.unary_quant<input_zp = 1, output_zp = 2>],
  a.c = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int, pro_fp], extensions = [int16]>}
