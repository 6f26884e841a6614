// RUN: ods opt %s --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s

// The functions of regions on other types than floats.

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (tensor<4xi1>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f64>>, tensor<4xindex>, tensor<4xi32>, vector<2xf32>, tensor<3xvector<2xf32>>, tensor<4xf32>, tensor<4xbf16>, tensor<4xi8>) -> (), sym_name = "body"}> ({
// CHECK-NEXT:   ^bb0(%arg0: tensor<4xi1>, %arg1: tensor<4xcomplex<f32>>, %arg2: tensor<4xcomplex<f64>>, %arg3: tensor<4xindex>, %arg4: tensor<4xi32>, %arg5: vector<2xf32>, %arg6: tensor<3xvector<2xf32>>, %arg7: tensor<4xf32>, %arg8: tensor<4xbf16>, %arg9: tensor<4xi8>):
// CHECK-NEXT:     %0 = "linalg.add"(%arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg38: i1, %arg39: i1, %arg40: i1):
// CHECK-NEXT:       %31 = "arith.ori"(%arg38, %arg39) : (i1, i1) -> i1
// CHECK-NEXT:       "linalg.yield"(%31) : (i1) -> ()
// CHECK-NEXT:     }) : (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT:     %1 = "linalg.mul"(%arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg35: i1, %arg36: i1, %arg37: i1):
// CHECK-NEXT:       %30 = "arith.andi"(%arg35, %arg36) : (i1, i1) -> i1
// CHECK-NEXT:       "linalg.yield"(%30) : (i1) -> ()
// CHECK-NEXT:     }) : (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT:     %2 = "linalg.sub"(%arg1, %arg1, %arg1) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg32: complex<f32>, %arg33: complex<f32>, %arg34: complex<f32>):
// CHECK-NEXT:       %29 = "complex.sub"(%arg32, %arg33) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
// CHECK-NEXT:       "linalg.yield"(%29) : (complex<f32>) -> ()
// CHECK-NEXT:     }) : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
// CHECK-NEXT:     %3 = "linalg.copy"(%arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg30: complex<f32>, %arg31: complex<f64>):
// CHECK-NEXT:       %24 = "complex.re"(%arg30) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
// CHECK-NEXT:       %25 = "complex.im"(%arg30) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
// CHECK-NEXT:       %26 = "arith.extf"(%24) : (f32) -> f64
// CHECK-NEXT:       %27 = "arith.extf"(%25) : (f32) -> f64
// CHECK-NEXT:       %28 = "complex.create"(%26, %27) : (f64, f64) -> complex<f64>
// CHECK-NEXT:       "linalg.yield"(%28) : (complex<f64>) -> ()
// CHECK-NEXT:     }) : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
// CHECK-NEXT:     %4 = "linalg.copy"(%arg3, %arg4) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg28: index, %arg29: i32):
// CHECK-NEXT:       %23 = "arith.index_cast"(%arg28) : (index) -> i32
// CHECK-NEXT:       "linalg.yield"(%23) : (i32) -> ()
// CHECK-NEXT:     }) : (tensor<4xindex>, tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:     %5 = "linalg.fill"(%arg5, %arg6) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg26: vector<2xf32>, %arg27: vector<2xf32>):
// CHECK-NEXT:       "linalg.yield"(%arg26) : (vector<2xf32>) -> ()
// CHECK-NEXT:     }) : (vector<2xf32>, tensor<3xvector<2xf32>>) -> tensor<3xvector<2xf32>>
// CHECK-NEXT:     %6 = "linalg.copy"(%arg4, %arg1) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg24: i32, %arg25: complex<f32>):
// CHECK-NEXT:       %20 = "arith.uitofp"(%arg24) : (i32) -> f32
// CHECK-NEXT:       %21 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
// CHECK-NEXT:       %22 = "complex.create"(%20, %21) : (f32, f32) -> complex<f32>
// CHECK-NEXT:       "linalg.yield"(%22) : (complex<f32>) -> ()
// CHECK-NEXT:     }) : (tensor<4xi32>, tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
// CHECK-NEXT:     %7 = "linalg.reciprocal"(%arg8, %arg8) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg22: bf16, %arg23: bf16):
// CHECK-NEXT:       %18 = "arith.constant"() <{value = 1.000000e+00 : bf16}> : () -> bf16
// CHECK-NEXT:       %19 = "arith.divf"(%18, %arg22) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
// CHECK-NEXT:       "linalg.yield"(%19) : (bf16) -> ()
// CHECK-NEXT:     }) : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xbf16>
// CHECK-NEXT:     %8 = "linalg.copy"(%arg7, %arg4) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg20: f32, %arg21: i32):
// CHECK-NEXT:       %17 = "arith.fptoui"(%arg20) : (f32) -> i32
// CHECK-NEXT:       "linalg.yield"(%17) : (i32) -> ()
// CHECK-NEXT:     }) : (tensor<4xf32>, tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:     %9 = "linalg.copy"(%arg9, %arg4) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg18: i8, %arg19: i32):
// CHECK-NEXT:       %16 = "arith.extui"(%arg18) : (i8) -> i32
// CHECK-NEXT:       "linalg.yield"(%16) : (i32) -> ()
// CHECK-NEXT:     }) : (tensor<4xi8>, tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:     %10 = "linalg.copy"(%arg7, %arg8) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg16: f32, %arg17: bf16):
// CHECK-NEXT:       %15 = "arith.truncf"(%arg16) : (f32) -> bf16
// CHECK-NEXT:       "linalg.yield"(%15) : (bf16) -> ()
// CHECK-NEXT:     }) : (tensor<4xf32>, tensor<4xbf16>) -> tensor<4xbf16>
// CHECK-NEXT:     %11 = "linalg.max"(%arg9, %arg9, %arg9) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg13: i8, %arg14: i8, %arg15: i8):
// CHECK-NEXT:       %14 = "arith.maxsi"(%arg13, %arg14) : (i8, i8) -> i8
// CHECK-NEXT:       "linalg.yield"(%14) : (i8) -> ()
// CHECK-NEXT:     }) : (tensor<4xi8>, tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8>
// CHECK-NEXT:     %12 = "linalg.div"(%arg9, %arg9, %arg9) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg10: i8, %arg11: i8, %arg12: i8):
// CHECK-NEXT:       %13 = "arith.divsi"(%arg10, %arg11) : (i8, i8) -> i8
// CHECK-NEXT:       "linalg.yield"(%13) : (i8) -> ()
// CHECK-NEXT:     }) : (tensor<4xi8>, tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8>
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

func.func @body(%a: tensor<4xi1>, %b: tensor<4xcomplex<f32>>, %c: tensor<4xcomplex<f64>>, %d: tensor<4xindex>, %e: tensor<4xi32>, %v: vector<2xf32>, %t: tensor<3xvector<2xf32>>, %f: tensor<4xf32>, %g: tensor<4xbf16>, %k: tensor<4xi8>) {
  %0 = linalg.add ins(%a, %a : tensor<4xi1>, tensor<4xi1>) outs(%a : tensor<4xi1>) -> tensor<4xi1>
  %1 = linalg.mul ins(%a, %a : tensor<4xi1>, tensor<4xi1>) outs(%a : tensor<4xi1>) -> tensor<4xi1>
  %2 = linalg.sub ins(%b, %b : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) outs(%b : tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %3 = linalg.copy ins(%b : tensor<4xcomplex<f32>>) outs(%c : tensor<4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
  %4 = linalg.copy ins(%d : tensor<4xindex>) outs(%e : tensor<4xi32>) -> tensor<4xi32>
  %5 = linalg.fill ins(%v : vector<2xf32>) outs(%t : tensor<3xvector<2xf32>>) -> tensor<3xvector<2xf32>>
  %6 = linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%e : tensor<4xi32>) outs(%b : tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %7 = linalg.reciprocal ins(%g : tensor<4xbf16>) outs(%g : tensor<4xbf16>) -> tensor<4xbf16>
  %8 = linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%f : tensor<4xf32>) outs(%e : tensor<4xi32>) -> tensor<4xi32>
  %9 = linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%k : tensor<4xi8>) outs(%e : tensor<4xi32>) -> tensor<4xi32>
  %10 = linalg.copy ins(%f : tensor<4xf32>) outs(%g : tensor<4xbf16>) -> tensor<4xbf16>
  %11 = linalg.max ins(%k, %k : tensor<4xi8>, tensor<4xi8>) outs(%k : tensor<4xi8>) -> tensor<4xi8>
  %12 = linalg.div ins(%k, %k : tensor<4xi8>, tensor<4xi8>) outs(%k : tensor<4xi8>) -> tensor<4xi8>
  return
}
