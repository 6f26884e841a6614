// RUN: ods opt %s --arith-emulate-wide-int --allow-unregistered-dialect | golden %S/wideint.out
func.func @ops(%a: i64, %b: i64, %v: vector<3xi64>, %w: vector<3xi64>) -> (i64) {
  %c = arith.constant 5000000000 : i64
  %0 = arith.addi %a, %b : i64
  %1 = arith.subi %0, %b : i64
  %2 = arith.muli %1, %b : i64
  %3 = arith.andi %2, %c : i64
  %4 = arith.ori %3, %c : i64
  %5 = arith.xori %4, %c : i64
  return %5 : i64
}
func.func @consts() -> (i64, vector<2xi64>, vector<2xi64>, tensor<2xi64>) {
  %c = arith.constant 5000000000 : i64
  %d = arith.constant dense<5> : vector<2xi64>
  %e = arith.constant dense<[5,-1]> : vector<2xi64>
  %t = arith.constant dense<[5,-1]> : tensor<2xi64>
  return %c, %d, %e, %t : i64, vector<2xi64>, vector<2xi64>, tensor<2xi64>
}
func.func @subi(%a: i64, %b: i64) -> i64 { 
  %0 = arith.subi %a, %b : i64
  return %0 : i64 }
func.func @cmpi(%a: i64, %b: i64) { 
  %0 = arith.cmpi eq, %a, %b : i64
  %1 = arith.cmpi ne, %a, %b : i64
  %2 = arith.cmpi slt, %a, %b : i64
  %3 = arith.cmpi ule, %a, %b : i64
  return }
func.func @shli(%a: i64, %b: i64) -> i64 { 
  %0 = arith.shli %a, %b : i64
  return %0 : i64 }
func.func @shrui(%a: i64, %b: i64) -> i64 { 
  %0 = arith.shrui %a, %b : i64
  return %0 : i64 }
func.func @shrsi(%a: i64, %b: i64) -> i64 { 
  %0 = arith.shrsi %a, %b : i64
  return %0 : i64 }
func.func @max(%a: i64, %b: i64) -> i64 { 
  %0 = arith.maxsi %a, %b : i64
  return %0 : i64 }
func.func @sel(%a: i64, %b: i64, %c: i1) -> i64 { 
  %0 = arith.select %c, %a, %b : i64
  return %0 : i64 }
func.func @selv(%a: vector<3xi64>, %b: vector<3xi64>, %c: vector<3xi1>) -> vector<3xi64> { 
  %0 = arith.select %c, %a, %b : vector<3xi1>, vector<3xi64>
  return %0 : vector<3xi64> }
func.func @ext(%a: i16, %b: i32, %c: i64, %v: vector<3xi16>) -> (i64, i64, i64, i64, i64, i64, vector<3xi64>)  { 
  %0 = arith.extsi %a : i16 to i64
  %1 = arith.extui %a : i16 to i64
  %2 = arith.extsi %b : i32 to i64
  %3 = arith.extui %b : i32 to i64
  %4 = arith.trunci %c : i64 to i32
  %5 = arith.trunci %c : i64 to i16
  %6 = arith.extsi %v : vector<3xi16> to vector<3xi64>
  return %0, %1, %2, %3, %0, %0, %6: i64, i64, i64, i64, i64, i64, vector<3xi64> }
func.func @trunc(%c: i64, %v: vector<3xi64>) -> (i32, i16, vector<3xi8>)  { 
  %4 = arith.trunci %c : i64 to i32
  %5 = arith.trunci %c : i64 to i16
  %6 = arith.trunci %v : vector<3xi64> to vector<3xi8>
  return %4, %5, %6: i32, i16, vector<3xi8> }
func.func @index(%c: i64, %v: index, %w: vector<2xindex>) -> (i64, i64, index, index)  { 
  %0 = arith.index_cast %v : index to i64
  %1 = arith.index_castui %v : index to i64
  %2 = arith.index_cast %c : i64 to index
  %3 = arith.index_castui %c : i64 to index
  %4 = arith.index_castui %w : vector<2xindex> to vector<2xi64>
  return %0, %1, %2, %3 : i64, i64, index, index }
func.func @fp(%c: i64, %v: f32, %w: f64, %x: f16) -> (f32, f64, f32, f64, f16)  { 
  %0 = arith.sitofp %c : i64 to f32
  %1 = arith.sitofp %c : i64 to f64
  %2 = arith.uitofp %c : i64 to f32
  %3 = arith.uitofp %c : i64 to f64
  %4 = arith.uitofp %c : i64 to f16
  return %0, %1, %2, %3, %4 : f32, f64, f32, f64, f16 }
func.func @int(%c: i64, %v: f32, %w: f64, %x: f16, %y: vector<3xf32>) -> (i64, i64, i64, i64, i64)  { 
  %0 = arith.fptosi %v : f32 to i64
  %1 = arith.fptosi %w : f64 to i64
  %2 = arith.fptoui %v : f32 to i64
  %3 = arith.fptoui %w : f64 to i64
  %4 = arith.fptoui %x : f16 to i64
  %5 = arith.fptosi %y : vector<3xf32> to vector<3xi64>
  return %0, %1, %2, %3, %4 : i64, i64, i64, i64, i64 }
func.func @print(%c: i64) {
  vector.print %c : i64
  %0 = func.call @other(%c) : (i64) -> i64
  return }
func.func private @other(%c: i64) -> i64
func.func @vec(%a: vector<2x3xi64>, %b: vector<2x3xi64>, %i: vector<3xindex>, %f: vector<2xf64>) -> vector<2x3xi64> {
  %0 = arith.addi %a, %b : vector<2x3xi64>
  %1 = arith.shrsi %0, %b : vector<2x3xi64>
  %2 = arith.maxui %1, %b : vector<2x3xi64>
  %3 = arith.cmpi sge, %1, %b : vector<2x3xi64>
  %4 = arith.index_cast %i : vector<3xindex> to vector<3xi64>
  %5 = arith.index_cast %4 : vector<3xi64> to vector<3xindex>
  %6 = arith.uitofp %a : vector<2x3xi64> to vector<2x3xf16>
  %7 = arith.fptosi %f : vector<2xf64> to vector<2xi64>
  %8 = arith.trunci %a : vector<2x3xi64> to vector<2x3xi32>
  %9 = arith.extui %8 : vector<2x3xi32> to vector<2x3xi64>
  "t.use"(%3, %5, %6) : (vector<2x3xi1>, vector<3xindex>, vector<2x3xf16>) -> ()
  return %2 : vector<2x3xi64>
}
func.func @narrow(%a: i32, %b: i8) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.extsi %b : i8 to i32
  %2 = arith.muli %0, %1 : i32
  return %2 : i32
}
