// RUN: ods opt --upstream-bugs %s --math-expand-ops --allow-unregistered-dialect | golden %S/expand.out
func.func @fma(%a: f32, %b: f32, %c : f32) -> f32 { %0 = math.fma %a, %b, %c fastmath<fast> : f32 
  return %0 : f32 }
func.func @powf(%a: f32, %b: f32) -> f32 { %0 = math.powf %a, %b fastmath<fast> : f32 
  return %0 : f32 }
func.func @powf2(%a: f32) -> f32 { 
  %b = arith.constant -2.0 : f32
  %0 = math.powf %a, %b fastmath<fast> : f32 
  return %0 : f32 }
func.func @powf0(%a: f32) -> f32 { 
  %b = arith.constant -0.0 : f32
  %0 = math.powf %a, %b fastmath<fast> : f32 
  return %0 : f32 }
func.func @powfm3(%a: f32) -> f32 { 
  %b = arith.constant -3.0 : f32
  %0 = math.powf %a, %b fastmath<fast> : f32 
  return %0 : f32 }
func.func @powf4(%a: vector<4xf32>) -> vector<4xf32> { 
  %b = arith.constant dense<4.0> : vector<4xf32>
  %0 = math.powf %a, %b fastmath<fast> : vector<4xf32> 
  return %0 : vector<4xf32> }
func.func @powf5(%a: vector<4xf32>) -> vector<4xf32> { 
  %b = arith.constant dense<[4.0,2.0,3.0,1.0]> : vector<4xf32>
  %0 = math.powf %a, %b fastmath<fast> : vector<4xf32> 
  return %0 : vector<4xf32> }
func.func @powf15(%a: vector<4xf32>) -> vector<4xf32> { 
  %b = arith.constant dense<0.75> : vector<4xf32>
  %0 = math.powf %a, %b : vector<4xf32> 
  return %0 : vector<4xf32> }
func.func @powft0(%a: tensor<?xf32>, %b : tensor<?xf32>) -> tensor<?xf32> { 
  %0 = math.powf %a, %b : tensor<?xf32> 
  return %0 : tensor<?xf32> }
func.func @fpowi(%a: f32) -> f32 { 
  %b = arith.constant -5 : i32
  %0 = math.fpowi %a, %b fastmath<fast> : f32 , i32
  return %0 : f32 }
func.func @fpowi0(%a: f32) -> f32 { 
  %b = arith.constant -1 : i32
  %0 = math.fpowi %a, %b fastmath<fast> : f32 , i32
  return %0 : f32 }
func.func @fpowi3(%a: f32) -> f32 { 
  %b = arith.constant 100 : i32
  %0 = math.fpowi %a, %b fastmath<fast> : f32 , i32
  return %0 : f32 }
func.func @fpowi4(%a: f32, %b: i32) -> f32 { 
  %0 = math.fpowi %a, %b fastmath<fast> : f32 , i32
  return %0 : f32 }
func.func @fpowi5(%a: vector<2xf32>) -> vector<2xf32> { 
  %b = arith.constant dense<[1,2]> : vector<2xi32>
  %0 = math.fpowi %a, %b fastmath<fast> : vector<2xf32> , vector<2xi32>
  return %0 : vector<2xf32> }
func.func @rsqrt(%a: f80) -> f80 { 
  %0 = math.rsqrt %a fastmath<fast> : f80
  return %0 : f80 }
func.func @re(%a: f80) -> f80 { 
  %0 = math.roundeven %a fastmath<fast> : f80
  return %0 : f80 }
func.func @bf(%a: bf16) -> bf16 { 
  %0 = math.roundeven %a fastmath<fast> : bf16
  return %0 : bf16 }
func.func @ro(%a: f64, %b : f8E5M2FNUZ, %c: tensor<?xf64>) { 
  %0 = math.round %a fastmath<fast> : f64
  %1 = math.round %b fastmath<fast> : f8E5M2FNUZ
  %2 = math.round %c : tensor<?xf64>
  return }
func.func @cl(%a: i17, %b : i1, %c: i64) -> (i17, i1, i64) { 
  %0 = math.ctlz %a : i17
  %1 = math.ctlz %b : i1
  %2 = math.ctlz %c : i64
  return %0, %1, %2 : i17, i1, i64 }
func.func @e2(%a: f32, %b:f16) ->( f32,f16) { 
  %0 = math.exp2 %a : f32
  %1 = math.exp2 %b : f16
  return %0, %1 : f32, f16 }
func.func @functions(%a: f64, %v: vector<3xf16>, %t: tensor<?xf32>, %u: tensor<*xf32>) {
  %0 = math.sinh %a : f64
  "keep"(%0) : (f64) -> ()
  %1 = math.cosh %v : vector<3xf16>
  "keep"(%1) : (vector<3xf16>) -> ()
  %2 = math.tan %t : tensor<?xf32>
  "keep"(%2) : (tensor<?xf32>) -> ()
  %3 = math.tanh %t : tensor<?xf32>
  "keep"(%3) : (tensor<?xf32>) -> ()
  %4 = math.asinh %a : f64
  "keep"(%4) : (f64) -> ()
  %5 = math.acosh %v : vector<3xf16>
  "keep"(%5) : (vector<3xf16>) -> ()
  %6 = math.atanh %a : f64
  "keep"(%6) : (f64) -> ()
  %7 = math.ceil %v : vector<3xf16>
  "keep"(%7) : (vector<3xf16>) -> ()
  %8 = math.ceil %t : tensor<?xf32>
  "keep"(%8) : (tensor<?xf32>) -> ()
  %9 = math.rsqrt %u : tensor<*xf32>
  "keep"(%9) : (tensor<*xf32>) -> ()
  %10 = math.rsqrt %v : vector<3xf16>
  "keep"(%10) : (vector<3xf16>) -> ()
  %11 = math.round %t : tensor<?xf32>
  "keep"(%11) : (tensor<?xf32>) -> ()
  %12 = math.roundeven %t : tensor<?xf32>
  "keep"(%12) : (tensor<?xf32>) -> ()
  %13 = math.clampf %a to [%a, %4] fastmath<nnan> : f64
  "keep"(%13) : (f64) -> ()
  return
}
func.func @unknown_size(%t: tensor<?xi8>) -> tensor<?xi8> {
  %0 = math.ctlz %t : tensor<?xi8>
  return %0 : tensor<?xi8>
}
