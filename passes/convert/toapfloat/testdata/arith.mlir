// RUN: ods opt %s --convert-arith-to-apfloat | golden %S/arith.out
func.func @f1(%a: f32, %c: f80, %q: f128, %d: i65, %s : vector<[4]xf32>, %v: vector<2x2xf8E4M3FNUZ>) {
  %0 = arith.addf %c, %c : f80
  %1 = arith.addf %q, %q : f128
  %2 = arith.sitofp %d : i65 to f32
  %3 = arith.fptosi %a : f32 to i65
  %5 = arith.addf %v, %v : vector<2x2xf8E4M3FNUZ>
  return
}
func.func @f9(%a: f32, %b: f32, %c: f16) {
  %0 = arith.cmpf oeq, %a, %b : f32
  %1 = arith.cmpf ogt, %a, %b : f32
  %2 = arith.cmpf oge, %a, %b : f32
  %3 = arith.cmpf olt, %a, %b : f32
  %4 = arith.cmpf ole, %a, %b : f32
  %5 = arith.cmpf one, %a, %b : f32
  %6 = arith.cmpf ord, %a, %b : f32
  %7 = arith.cmpf ueq, %a, %b : f32
  %8 = arith.cmpf ugt, %a, %b : f32
  %9 = arith.cmpf uge, %a, %b : f32
  %10 = arith.cmpf ult, %a, %b : f32
  %11 = arith.cmpf ule, %a, %b : f32
  %12 = arith.cmpf une, %a, %b : f32
  %13 = arith.cmpf uno, %a, %b : f32
  %14 = arith.cmpf false, %a, %b : f32
  %15 = arith.cmpf true, %a, %b : f32
  %16 = arith.addf %a, %b fastmath<fast> : f32
  return
}
func.func @f29(%a: f32, %v: vector<4xf16>, %t: f80, %i: i32, %ix: index, %iv: vector<2xi32>, %fv: vector<2xf32>, %te: tensor<2xf32>) {
  %0 = arith.sitofp %iv : vector<2xi32> to vector<2xf32>
  %1 = arith.fptoui %fv : vector<2xf32> to vector<2xi8>
  %2 = arith.truncf %fv : vector<2xf32> to vector<2xf16>
  %3 = arith.cmpf oeq, %fv, %fv : vector<2xf32>
  %4 = arith.addf %te, %te : tensor<2xf32>
  %5 = arith.negf %fv : vector<2xf32>
  %6 = arith.minimumf %a, %a : f32
  %7 = arith.maximumf %a, %a : f32
  %8 = arith.minnumf %a, %a : f32
  %9 = arith.maxnumf %a, %a : f32
  return
}
func.func @kind_f16(%a: f16) -> f16 { %0 = arith.addf %a, %a : f16
return %0 : f16 }
func.func @kind_bf16(%a: bf16) -> bf16 { %0 = arith.addf %a, %a : bf16
return %0 : bf16 }
func.func @kind_f32(%a: f32) -> f32 { %0 = arith.addf %a, %a : f32
return %0 : f32 }
func.func @kind_tf32(%a: tf32) -> tf32 { %0 = arith.addf %a, %a : tf32
return %0 : tf32 }
func.func @kind_f8E5M2(%a: f8E5M2) -> f8E5M2 { %0 = arith.addf %a, %a : f8E5M2
return %0 : f8E5M2 }
func.func @kind_f8E4M3(%a: f8E4M3) -> f8E4M3 { %0 = arith.addf %a, %a : f8E4M3
return %0 : f8E4M3 }
func.func @kind_f8E4M3FN(%a: f8E4M3FN) -> f8E4M3FN { %0 = arith.addf %a, %a : f8E4M3FN
return %0 : f8E4M3FN }
func.func @kind_f8E5M2FNUZ(%a: f8E5M2FNUZ) -> f8E5M2FNUZ { %0 = arith.addf %a, %a : f8E5M2FNUZ
return %0 : f8E5M2FNUZ }
func.func @kind_f8E4M3FNUZ(%a: f8E4M3FNUZ) -> f8E4M3FNUZ { %0 = arith.addf %a, %a : f8E4M3FNUZ
return %0 : f8E4M3FNUZ }
func.func @kind_f8E4M3B11FNUZ(%a: f8E4M3B11FNUZ) -> f8E4M3B11FNUZ { %0 = arith.addf %a, %a : f8E4M3B11FNUZ
return %0 : f8E4M3B11FNUZ }
func.func @kind_f8E3M4(%a: f8E3M4) -> f8E3M4 { %0 = arith.addf %a, %a : f8E3M4
return %0 : f8E3M4 }
func.func @kind_f4E2M1FN(%a: f4E2M1FN) -> f4E2M1FN { %0 = arith.addf %a, %a : f4E2M1FN
return %0 : f4E2M1FN }
func.func @kind_f6E2M3FN(%a: f6E2M3FN) -> f6E2M3FN { %0 = arith.addf %a, %a : f6E2M3FN
return %0 : f6E2M3FN }
func.func @kind_f6E3M2FN(%a: f6E3M2FN) -> f6E3M2FN { %0 = arith.addf %a, %a : f6E3M2FN
return %0 : f6E3M2FN }
func.func @kind_f8E8M0FNU(%a: f8E8M0FNU) -> f8E8M0FNU { %0 = arith.addf %a, %a : f8E8M0FNU
return %0 : f8E8M0FNU }
func.func @scalars(%a: f32, %b: f32, %d: i32) {
  %1 = arith.mulf %a, %b : f32
  %2 = arith.subf %a, %b : f32
  %3 = arith.divf %a, %b : f32
  %4 = arith.remf %a, %b : f32
  %5 = arith.maximumf %a, %b : f32
  %6 = arith.minimumf %a, %b : f32
  %7 = arith.maxnumf %a, %b : f32
  %8 = arith.minnumf %a, %b : f32
  %9 = arith.negf %a : f32
  %11 = arith.truncf %a : f32 to f16
  %12 = arith.sitofp %d : i32 to f32
  %13 = arith.uitofp %d : i32 to f32
  %14 = arith.fptosi %a : f32 to i32
  %15 = arith.fptoui %a : f32 to i32
  %16 = arith.cmpf oeq, %a, %b : f32
return
}
