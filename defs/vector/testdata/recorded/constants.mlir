// RUN: ods opt %s --canonicalize --verify-each | FileCheck %s
// CHECK: module

// Constants of the dialect llvm.
func.func @b() -> vector<2xi32> {
  %a = llvm.mlir.constant(1 : i64) : i32
  %b = llvm.mlir.constant(2.0 : f32) : i32
  %v = vector.from_elements %a, %b : vector<2xi32>
  return %v : vector<2xi32>
}
func.func @c() -> vector<2xi32> {
  %b = llvm.mlir.constant(2.0 : f32) : i32
  %x = arith.constant dense<[1,2]> : vector<2xi32>
  %v = vector.insert %b, %x[1] : i32 into vector<2xi32>
  return %v : vector<2xi32>
}
func.func @d() -> vector<1xi32> {
  %b = llvm.mlir.constant(2.0 : f32) : i32
  %v = vector.broadcast %b : i32 to vector<1xi32>
  return %v : vector<1xi32>
}
func.func @f() -> vector<2xi64> {
  %b = llvm.mlir.constant(2 : i32) : i64
  %c = llvm.mlir.constant(-3 : i8) : i64
  %v = vector.from_elements %b, %c : vector<2xi64>
  return %v : vector<2xi64>
}
