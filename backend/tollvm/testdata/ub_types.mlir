// RUN: ods opt %s --convert-ub-to-llvm --allow-unregistered-dialect | golden %S/ub_types.out

// Poison of every kind of type; what llvm has no type for stays.

func.func @t0() -> i1 {
  %0 = ub.poison : i1
  return %0 : i1
}
func.func @t1() -> i7 {
  %0 = ub.poison : i7
  return %0 : i7
}
func.func @t2() -> i8 {
  %0 = ub.poison : i8
  return %0 : i8
}
func.func @t3() -> i16 {
  %0 = ub.poison : i16
  return %0 : i16
}
func.func @t4() -> i32 {
  %0 = ub.poison : i32
  return %0 : i32
}
func.func @t5() -> i64 {
  %0 = ub.poison : i64
  return %0 : i64
}
func.func @t6() -> i128 {
  %0 = ub.poison : i128
  return %0 : i128
}
func.func @t7() -> index {
  %0 = ub.poison : index
  return %0 : index
}
func.func @t8() -> f16 {
  %0 = ub.poison : f16
  return %0 : f16
}
func.func @t9() -> bf16 {
  %0 = ub.poison : bf16
  return %0 : bf16
}
func.func @t10() -> f32 {
  %0 = ub.poison : f32
  return %0 : f32
}
func.func @t11() -> f64 {
  %0 = ub.poison : f64
  return %0 : f64
}
func.func @t12() -> f80 {
  %0 = ub.poison : f80
  return %0 : f80
}
func.func @t13() -> f128 {
  %0 = ub.poison : f128
  return %0 : f128
}
func.func @t14() -> vector<4xi32> {
  %0 = ub.poison : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @t15() -> vector<[4]xf32> {
  %0 = ub.poison : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
func.func @t16() -> vector<2x3xf64> {
  %0 = ub.poison : vector<2x3xf64>
  return %0 : vector<2x3xf64>
}
func.func @t17() -> !llvm.ptr {
  %0 = ub.poison : !llvm.ptr
  return %0 : !llvm.ptr
}
func.func @t18() -> !llvm.struct<(i32)> {
  %0 = ub.poison : !llvm.struct<(i32)>
  return %0 : !llvm.struct<(i32)>
}
func.func @t19() -> memref<4xf32> {
  %0 = ub.poison : memref<4xf32>
  return %0 : memref<4xf32>
}
func.func @t20() -> memref<?xi8> {
  %0 = ub.poison : memref<?xi8>
  return %0 : memref<?xi8>
}
func.func @t21() -> memref<*xf32> {
  %0 = ub.poison : memref<*xf32>
  return %0 : memref<*xf32>
}
func.func @t22() -> memref<2x?xindex> {
  %0 = ub.poison : memref<2x?xindex>
  return %0 : memref<2x?xindex>
}
func.func @t23() -> complex<f32> {
  %0 = ub.poison : complex<f32>
  return %0 : complex<f32>
}
func.func @t24() -> vector<3xindex> {
  %0 = ub.poison : vector<3xindex>
  return %0 : vector<3xindex>
}
func.func @t26() -> !llvm.array<2 x f32> {
  %0 = ub.poison : !llvm.array<2 x f32>
  return %0 : !llvm.array<2 x f32>
}
func.func @t27() -> none {
  %0 = ub.poison : none
  return %0 : none
}
func.func @t28() -> tf32 {
  %0 = ub.poison : tf32
  return %0 : tf32
}
func.func @t29() -> f8E4M3FN {
  %0 = ub.poison : f8E4M3FN
  return %0 : f8E4M3FN
}
func.func @t30() -> tensor<4xf32> {
  %0 = ub.poison : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @t31() -> tuple<i32> {
  %0 = ub.poison : tuple<i32>
  return %0 : tuple<i32>
}
func.func @unreachable(%c: i1) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = ub.poison : i32
  return %0 : i32
^bb2:
  ub.unreachable
}
