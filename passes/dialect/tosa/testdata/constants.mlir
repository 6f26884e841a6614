// RUN: ods opt %s --tosa-arith-const-to-tosa-const --allow-unregistered-dialect | golden %S/constants.out
func.func @f() {
 %0 = arith.constant dense<1> : tensor<2xsi8>
 "u.x"(%0) : (tensor<2xsi8>) -> ()
 %1 = arith.constant dense<1> : tensor<2xui8>
 "u.x"(%1) : (tensor<2xui8>) -> ()
 %2 = arith.constant dense<(1.0,2.0)> : tensor<2xcomplex<f32>>
 "u.x"(%2) : (tensor<2xcomplex<f32>>) -> ()
 %3 = arith.constant dense<1> : tensor<2xi7>
 "u.x"(%3) : (tensor<2xi7>) -> ()
 %4 = arith.constant dense<1> : tensor<2xi64>
 "u.x"(%4) : (tensor<2xi64>) -> ()
 %5 = arith.constant dense<1.0> : tensor<2xf80>
 "u.x"(%5) : (tensor<2xf80>) -> ()
 %6 = arith.constant dense<1.0> : vector<2xf32>
 "u.x"(%6) : (vector<2xf32>) -> ()
 %7 = arith.constant {foo} dense<1.0> : tensor<2xf64>
 "u.x"(%7) : (tensor<2xf64>) -> ()
 %8 = arith.constant sparse<[[0]], 1.0> : tensor<2xf64>
 "u.x"(%8) : (tensor<2xf64>) -> ()
 %9 = arith.constant dense<1.0> : tensor<2xf32, "x">
 "u.x"(%9) : (tensor<2xf32, "x">) -> ()
 %11 = arith.constant dense<1.0> : tensor<2xf6E2M3FN>
 "u.x"(%11) : (tensor<2xf6E2M3FN>) -> ()
 return
}
