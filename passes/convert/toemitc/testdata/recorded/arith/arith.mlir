func.func @f(%a: i1, %b: i1) {
  %0 = arith.addi %a, %b : i1
  return
}
// -----
func.func @f(%a: i7, %b: i7) {
  %0 = arith.addi %a, %b : i7
  return
}
// -----
func.func @f(%a: i8, %b: i8) {
  %0 = arith.addi %a, %b : i8
  return
}
// -----
func.func @f(%a: i16, %b: i16) {
  %0 = arith.addi %a, %b : i16
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %0 = arith.addi %a, %b : i32
  return
}
// -----
func.func @f(%a: i64, %b: i64) {
  %0 = arith.addi %a, %b : i64
  return
}
// -----
func.func @f(%a: i128, %b: i128) {
  %0 = arith.addi %a, %b : i128
  return
}
// -----
func.func @f(%a: index, %b: index) {
  %0 = arith.addi %a, %b : index
  return
}
// -----
func.func @f(%a: i1, %b: i1) {
  %0 = arith.subi %a, %b : i1
  return
}
// -----
func.func @f(%a: i7, %b: i7) {
  %0 = arith.subi %a, %b : i7
  return
}
// -----
func.func @f(%a: i8, %b: i8) {
  %0 = arith.subi %a, %b : i8
  return
}
// -----
func.func @f(%a: i16, %b: i16) {
  %0 = arith.subi %a, %b : i16
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %0 = arith.subi %a, %b : i32
  return
}
// -----
func.func @f(%a: i64, %b: i64) {
  %0 = arith.subi %a, %b : i64
  return
}
// -----
func.func @f(%a: i128, %b: i128) {
  %0 = arith.subi %a, %b : i128
  return
}
// -----
func.func @f(%a: index, %b: index) {
  %0 = arith.subi %a, %b : index
  return
}
// -----
func.func @f(%a: i1, %b: i1) {
  %0 = arith.muli %a, %b : i1
  return
}
// -----
func.func @f(%a: i7, %b: i7) {
  %0 = arith.muli %a, %b : i7
  return
}
// -----
func.func @f(%a: i8, %b: i8) {
  %0 = arith.muli %a, %b : i8
  return
}
// -----
func.func @f(%a: i16, %b: i16) {
  %0 = arith.muli %a, %b : i16
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %0 = arith.muli %a, %b : i32
  return
}
// -----
func.func @f(%a: i64, %b: i64) {
  %0 = arith.muli %a, %b : i64
  return
}
// -----
func.func @f(%a: i128, %b: i128) {
  %0 = arith.muli %a, %b : i128
  return
}
// -----
func.func @f(%a: index, %b: index) {
  %0 = arith.muli %a, %b : index
  return
}
// -----
func.func @f(%a: i1, %b: i1) {
  %0 = arith.divsi %a, %b : i1
  return
}
// -----
func.func @f(%a: i7, %b: i7) {
  %0 = arith.divsi %a, %b : i7
  return
}
// -----
func.func @f(%a: i8, %b: i8) {
  %0 = arith.divsi %a, %b : i8
  return
}
// -----
func.func @f(%a: i16, %b: i16) {
  %0 = arith.divsi %a, %b : i16
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %0 = arith.divsi %a, %b : i32
  return
}
// -----
func.func @f(%a: i64, %b: i64) {
  %0 = arith.divsi %a, %b : i64
  return
}
// -----
func.func @f(%a: i128, %b: i128) {
  %0 = arith.divsi %a, %b : i128
  return
}
// -----
func.func @f(%a: index, %b: index) {
  %0 = arith.divsi %a, %b : index
  return
}
// -----
func.func @f(%a: i1, %b: i1) {
  %0 = arith.divui %a, %b : i1
  return
}
// -----
func.func @f(%a: i7, %b: i7) {
  %0 = arith.divui %a, %b : i7
  return
}
// -----
func.func @f(%a: i8, %b: i8) {
  %0 = arith.divui %a, %b : i8
  return
}
// -----
func.func @f(%a: i16, %b: i16) {
  %0 = arith.divui %a, %b : i16
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %0 = arith.divui %a, %b : i32
  return
}
// -----
func.func @f(%a: i64, %b: i64) {
  %0 = arith.divui %a, %b : i64
  return
}
// -----
func.func @f(%a: i128, %b: i128) {
  %0 = arith.divui %a, %b : i128
  return
}
// -----
func.func @f(%a: index, %b: index) {
  %0 = arith.divui %a, %b : index
  return
}
// -----
func.func @f(%a: i1, %b: i1) {
  %0 = arith.remsi %a, %b : i1
  return
}
// -----
func.func @f(%a: i7, %b: i7) {
  %0 = arith.remsi %a, %b : i7
  return
}
// -----
func.func @f(%a: i8, %b: i8) {
  %0 = arith.remsi %a, %b : i8
  return
}
// -----
func.func @f(%a: i16, %b: i16) {
  %0 = arith.remsi %a, %b : i16
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %0 = arith.remsi %a, %b : i32
  return
}
// -----
func.func @f(%a: i64, %b: i64) {
  %0 = arith.remsi %a, %b : i64
  return
}
// -----
func.func @f(%a: i128, %b: i128) {
  %0 = arith.remsi %a, %b : i128
  return
}
// -----
func.func @f(%a: index, %b: index) {
  %0 = arith.remsi %a, %b : index
  return
}
// -----
func.func @f(%a: i1, %b: i1) {
  %0 = arith.remui %a, %b : i1
  return
}
// -----
func.func @f(%a: i7, %b: i7) {
  %0 = arith.remui %a, %b : i7
  return
}
// -----
func.func @f(%a: i8, %b: i8) {
  %0 = arith.remui %a, %b : i8
  return
}
// -----
func.func @f(%a: i16, %b: i16) {
  %0 = arith.remui %a, %b : i16
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %0 = arith.remui %a, %b : i32
  return
}
// -----
func.func @f(%a: i64, %b: i64) {
  %0 = arith.remui %a, %b : i64
  return
}
// -----
func.func @f(%a: i128, %b: i128) {
  %0 = arith.remui %a, %b : i128
  return
}
// -----
func.func @f(%a: index, %b: index) {
  %0 = arith.remui %a, %b : index
  return
}
// -----
func.func @f(%a: i1, %b: i1) {
  %0 = arith.andi %a, %b : i1
  return
}
// -----
func.func @f(%a: i7, %b: i7) {
  %0 = arith.andi %a, %b : i7
  return
}
// -----
func.func @f(%a: i8, %b: i8) {
  %0 = arith.andi %a, %b : i8
  return
}
// -----
func.func @f(%a: i16, %b: i16) {
  %0 = arith.andi %a, %b : i16
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %0 = arith.andi %a, %b : i32
  return
}
// -----
func.func @f(%a: i64, %b: i64) {
  %0 = arith.andi %a, %b : i64
  return
}
// -----
func.func @f(%a: i128, %b: i128) {
  %0 = arith.andi %a, %b : i128
  return
}
// -----
func.func @f(%a: index, %b: index) {
  %0 = arith.andi %a, %b : index
  return
}
// -----
func.func @f(%a: i1, %b: i1) {
  %0 = arith.ori %a, %b : i1
  return
}
// -----
func.func @f(%a: i7, %b: i7) {
  %0 = arith.ori %a, %b : i7
  return
}
// -----
func.func @f(%a: i8, %b: i8) {
  %0 = arith.ori %a, %b : i8
  return
}
// -----
func.func @f(%a: i16, %b: i16) {
  %0 = arith.ori %a, %b : i16
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %0 = arith.ori %a, %b : i32
  return
}
// -----
func.func @f(%a: i64, %b: i64) {
  %0 = arith.ori %a, %b : i64
  return
}
// -----
func.func @f(%a: i128, %b: i128) {
  %0 = arith.ori %a, %b : i128
  return
}
// -----
func.func @f(%a: index, %b: index) {
  %0 = arith.ori %a, %b : index
  return
}
// -----
func.func @f(%a: i1, %b: i1) {
  %0 = arith.xori %a, %b : i1
  return
}
// -----
func.func @f(%a: i7, %b: i7) {
  %0 = arith.xori %a, %b : i7
  return
}
// -----
func.func @f(%a: i8, %b: i8) {
  %0 = arith.xori %a, %b : i8
  return
}
// -----
func.func @f(%a: i16, %b: i16) {
  %0 = arith.xori %a, %b : i16
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %0 = arith.xori %a, %b : i32
  return
}
// -----
func.func @f(%a: i64, %b: i64) {
  %0 = arith.xori %a, %b : i64
  return
}
// -----
func.func @f(%a: i128, %b: i128) {
  %0 = arith.xori %a, %b : i128
  return
}
// -----
func.func @f(%a: index, %b: index) {
  %0 = arith.xori %a, %b : index
  return
}
// -----
func.func @f(%a: i1, %b: i1) {
  %0 = arith.shli %a, %b : i1
  return
}
// -----
func.func @f(%a: i7, %b: i7) {
  %0 = arith.shli %a, %b : i7
  return
}
// -----
func.func @f(%a: i8, %b: i8) {
  %0 = arith.shli %a, %b : i8
  return
}
// -----
func.func @f(%a: i16, %b: i16) {
  %0 = arith.shli %a, %b : i16
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %0 = arith.shli %a, %b : i32
  return
}
// -----
func.func @f(%a: i64, %b: i64) {
  %0 = arith.shli %a, %b : i64
  return
}
// -----
func.func @f(%a: i128, %b: i128) {
  %0 = arith.shli %a, %b : i128
  return
}
// -----
func.func @f(%a: index, %b: index) {
  %0 = arith.shli %a, %b : index
  return
}
// -----
func.func @f(%a: i1, %b: i1) {
  %0 = arith.shrsi %a, %b : i1
  return
}
// -----
func.func @f(%a: i7, %b: i7) {
  %0 = arith.shrsi %a, %b : i7
  return
}
// -----
func.func @f(%a: i8, %b: i8) {
  %0 = arith.shrsi %a, %b : i8
  return
}
// -----
func.func @f(%a: i16, %b: i16) {
  %0 = arith.shrsi %a, %b : i16
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %0 = arith.shrsi %a, %b : i32
  return
}
// -----
func.func @f(%a: i64, %b: i64) {
  %0 = arith.shrsi %a, %b : i64
  return
}
// -----
func.func @f(%a: i128, %b: i128) {
  %0 = arith.shrsi %a, %b : i128
  return
}
// -----
func.func @f(%a: index, %b: index) {
  %0 = arith.shrsi %a, %b : index
  return
}
// -----
func.func @f(%a: i1, %b: i1) {
  %0 = arith.shrui %a, %b : i1
  return
}
// -----
func.func @f(%a: i7, %b: i7) {
  %0 = arith.shrui %a, %b : i7
  return
}
// -----
func.func @f(%a: i8, %b: i8) {
  %0 = arith.shrui %a, %b : i8
  return
}
// -----
func.func @f(%a: i16, %b: i16) {
  %0 = arith.shrui %a, %b : i16
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %0 = arith.shrui %a, %b : i32
  return
}
// -----
func.func @f(%a: i64, %b: i64) {
  %0 = arith.shrui %a, %b : i64
  return
}
// -----
func.func @f(%a: i128, %b: i128) {
  %0 = arith.shrui %a, %b : i128
  return
}
// -----
func.func @f(%a: index, %b: index) {
  %0 = arith.shrui %a, %b : index
  return
}
// -----
func.func @f(%a: i1, %b: i1) {
  %0 = arith.maxsi %a, %b : i1
  return
}
// -----
func.func @f(%a: i7, %b: i7) {
  %0 = arith.maxsi %a, %b : i7
  return
}
// -----
func.func @f(%a: i8, %b: i8) {
  %0 = arith.maxsi %a, %b : i8
  return
}
// -----
func.func @f(%a: i16, %b: i16) {
  %0 = arith.maxsi %a, %b : i16
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %0 = arith.maxsi %a, %b : i32
  return
}
// -----
func.func @f(%a: i64, %b: i64) {
  %0 = arith.maxsi %a, %b : i64
  return
}
// -----
func.func @f(%a: i128, %b: i128) {
  %0 = arith.maxsi %a, %b : i128
  return
}
// -----
func.func @f(%a: index, %b: index) {
  %0 = arith.maxsi %a, %b : index
  return
}
// -----
func.func @f(%a: i1, %b: i1) {
  %0 = arith.minui %a, %b : i1
  return
}
// -----
func.func @f(%a: i7, %b: i7) {
  %0 = arith.minui %a, %b : i7
  return
}
// -----
func.func @f(%a: i8, %b: i8) {
  %0 = arith.minui %a, %b : i8
  return
}
// -----
func.func @f(%a: i16, %b: i16) {
  %0 = arith.minui %a, %b : i16
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %0 = arith.minui %a, %b : i32
  return
}
// -----
func.func @f(%a: i64, %b: i64) {
  %0 = arith.minui %a, %b : i64
  return
}
// -----
func.func @f(%a: i128, %b: i128) {
  %0 = arith.minui %a, %b : i128
  return
}
// -----
func.func @f(%a: index, %b: index) {
  %0 = arith.minui %a, %b : index
  return
}
// -----
func.func @f(%a: i1, %b: i1) {
  %0 = arith.ceildivsi %a, %b : i1
  return
}
// -----
func.func @f(%a: i7, %b: i7) {
  %0 = arith.ceildivsi %a, %b : i7
  return
}
// -----
func.func @f(%a: i8, %b: i8) {
  %0 = arith.ceildivsi %a, %b : i8
  return
}
// -----
func.func @f(%a: i16, %b: i16) {
  %0 = arith.ceildivsi %a, %b : i16
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %0 = arith.ceildivsi %a, %b : i32
  return
}
// -----
func.func @f(%a: i64, %b: i64) {
  %0 = arith.ceildivsi %a, %b : i64
  return
}
// -----
func.func @f(%a: i128, %b: i128) {
  %0 = arith.ceildivsi %a, %b : i128
  return
}
// -----
func.func @f(%a: index, %b: index) {
  %0 = arith.ceildivsi %a, %b : index
  return
}
// -----
func.func @f(%a: i1, %b: i1) {
  %0 = arith.floordivsi %a, %b : i1
  return
}
// -----
func.func @f(%a: i7, %b: i7) {
  %0 = arith.floordivsi %a, %b : i7
  return
}
// -----
func.func @f(%a: i8, %b: i8) {
  %0 = arith.floordivsi %a, %b : i8
  return
}
// -----
func.func @f(%a: i16, %b: i16) {
  %0 = arith.floordivsi %a, %b : i16
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %0 = arith.floordivsi %a, %b : i32
  return
}
// -----
func.func @f(%a: i64, %b: i64) {
  %0 = arith.floordivsi %a, %b : i64
  return
}
// -----
func.func @f(%a: i128, %b: i128) {
  %0 = arith.floordivsi %a, %b : i128
  return
}
// -----
func.func @f(%a: index, %b: index) {
  %0 = arith.floordivsi %a, %b : index
  return
}
// -----
func.func @f(%a: i1, %b: i1) {
  %0 = arith.cmpi eq, %a, %b : i1
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %0 = arith.cmpi eq, %a, %b : i32
  return
}
// -----
func.func @f(%a: i7, %b: i7) {
  %0 = arith.cmpi eq, %a, %b : i7
  return
}
// -----
func.func @f(%a: i1, %b: i1) {
  %0 = arith.cmpi ne, %a, %b : i1
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %0 = arith.cmpi ne, %a, %b : i32
  return
}
// -----
func.func @f(%a: i7, %b: i7) {
  %0 = arith.cmpi ne, %a, %b : i7
  return
}
// -----
func.func @f(%a: i1, %b: i1) {
  %0 = arith.cmpi slt, %a, %b : i1
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %0 = arith.cmpi slt, %a, %b : i32
  return
}
// -----
func.func @f(%a: i7, %b: i7) {
  %0 = arith.cmpi slt, %a, %b : i7
  return
}
// -----
func.func @f(%a: i1, %b: i1) {
  %0 = arith.cmpi sle, %a, %b : i1
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %0 = arith.cmpi sle, %a, %b : i32
  return
}
// -----
func.func @f(%a: i7, %b: i7) {
  %0 = arith.cmpi sle, %a, %b : i7
  return
}
// -----
func.func @f(%a: i1, %b: i1) {
  %0 = arith.cmpi sgt, %a, %b : i1
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %0 = arith.cmpi sgt, %a, %b : i32
  return
}
// -----
func.func @f(%a: i7, %b: i7) {
  %0 = arith.cmpi sgt, %a, %b : i7
  return
}
// -----
func.func @f(%a: i1, %b: i1) {
  %0 = arith.cmpi sge, %a, %b : i1
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %0 = arith.cmpi sge, %a, %b : i32
  return
}
// -----
func.func @f(%a: i7, %b: i7) {
  %0 = arith.cmpi sge, %a, %b : i7
  return
}
// -----
func.func @f(%a: i1, %b: i1) {
  %0 = arith.cmpi ult, %a, %b : i1
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %0 = arith.cmpi ult, %a, %b : i32
  return
}
// -----
func.func @f(%a: i7, %b: i7) {
  %0 = arith.cmpi ult, %a, %b : i7
  return
}
// -----
func.func @f(%a: i1, %b: i1) {
  %0 = arith.cmpi ule, %a, %b : i1
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %0 = arith.cmpi ule, %a, %b : i32
  return
}
// -----
func.func @f(%a: i7, %b: i7) {
  %0 = arith.cmpi ule, %a, %b : i7
  return
}
// -----
func.func @f(%a: i1, %b: i1) {
  %0 = arith.cmpi ugt, %a, %b : i1
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %0 = arith.cmpi ugt, %a, %b : i32
  return
}
// -----
func.func @f(%a: i7, %b: i7) {
  %0 = arith.cmpi ugt, %a, %b : i7
  return
}
// -----
func.func @f(%a: i1, %b: i1) {
  %0 = arith.cmpi uge, %a, %b : i1
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %0 = arith.cmpi uge, %a, %b : i32
  return
}
// -----
func.func @f(%a: i7, %b: i7) {
  %0 = arith.cmpi uge, %a, %b : i7
  return
}
// -----
func.func @f(%a: f32, %b: f32) {
  %0 = arith.cmpf false, %a, %b : f32
  return
}
// -----
func.func @f(%a: vector<2xf32>, %b: vector<2xf32>) {
  %0 = arith.cmpf false, %a, %b : vector<2xf32>
  return
}
// -----
func.func @f(%a: f32, %b: f32) {
  %0 = arith.cmpf oeq, %a, %b : f32
  return
}
// -----
func.func @f(%a: vector<2xf32>, %b: vector<2xf32>) {
  %0 = arith.cmpf oeq, %a, %b : vector<2xf32>
  return
}
// -----
func.func @f(%a: f32, %b: f32) {
  %0 = arith.cmpf ogt, %a, %b : f32
  return
}
// -----
func.func @f(%a: vector<2xf32>, %b: vector<2xf32>) {
  %0 = arith.cmpf ogt, %a, %b : vector<2xf32>
  return
}
// -----
func.func @f(%a: f32, %b: f32) {
  %0 = arith.cmpf oge, %a, %b : f32
  return
}
// -----
func.func @f(%a: vector<2xf32>, %b: vector<2xf32>) {
  %0 = arith.cmpf oge, %a, %b : vector<2xf32>
  return
}
// -----
func.func @f(%a: f32, %b: f32) {
  %0 = arith.cmpf olt, %a, %b : f32
  return
}
// -----
func.func @f(%a: vector<2xf32>, %b: vector<2xf32>) {
  %0 = arith.cmpf olt, %a, %b : vector<2xf32>
  return
}
// -----
func.func @f(%a: f32, %b: f32) {
  %0 = arith.cmpf ole, %a, %b : f32
  return
}
// -----
func.func @f(%a: vector<2xf32>, %b: vector<2xf32>) {
  %0 = arith.cmpf ole, %a, %b : vector<2xf32>
  return
}
// -----
func.func @f(%a: f32, %b: f32) {
  %0 = arith.cmpf one, %a, %b : f32
  return
}
// -----
func.func @f(%a: vector<2xf32>, %b: vector<2xf32>) {
  %0 = arith.cmpf one, %a, %b : vector<2xf32>
  return
}
// -----
func.func @f(%a: f32, %b: f32) {
  %0 = arith.cmpf ord, %a, %b : f32
  return
}
// -----
func.func @f(%a: vector<2xf32>, %b: vector<2xf32>) {
  %0 = arith.cmpf ord, %a, %b : vector<2xf32>
  return
}
// -----
func.func @f(%a: f32, %b: f32) {
  %0 = arith.addf %a, %b : f32
  return
}
// -----
func.func @f(%a: bf16, %b: bf16) {
  %0 = arith.addf %a, %b : bf16
  return
}
// -----
func.func @f(%a: f80, %b: f80) {
  %0 = arith.addf %a, %b : f80
  return
}
// -----
func.func @f(%a: vector<2xf32>, %b: vector<2xf32>) {
  %0 = arith.addf %a, %b : vector<2xf32>
  return
}
// -----
func.func @f(%a: tensor<2xf32>, %b: tensor<2xf32>) {
  %0 = arith.addf %a, %b : tensor<2xf32>
  return
}
// -----
func.func @f(%a: f32, %b: f32) {
  %0 = arith.subf %a, %b : f32
  return
}
// -----
func.func @f(%a: bf16, %b: bf16) {
  %0 = arith.subf %a, %b : bf16
  return
}
// -----
func.func @f(%a: f80, %b: f80) {
  %0 = arith.subf %a, %b : f80
  return
}
// -----
func.func @f(%a: vector<2xf32>, %b: vector<2xf32>) {
  %0 = arith.subf %a, %b : vector<2xf32>
  return
}
// -----
func.func @f(%a: tensor<2xf32>, %b: tensor<2xf32>) {
  %0 = arith.subf %a, %b : tensor<2xf32>
  return
}
// -----
func.func @f(%a: f32, %b: f32) {
  %0 = arith.mulf %a, %b : f32
  return
}
// -----
func.func @f(%a: bf16, %b: bf16) {
  %0 = arith.mulf %a, %b : bf16
  return
}
// -----
func.func @f(%a: f80, %b: f80) {
  %0 = arith.mulf %a, %b : f80
  return
}
// -----
func.func @f(%a: vector<2xf32>, %b: vector<2xf32>) {
  %0 = arith.mulf %a, %b : vector<2xf32>
  return
}
// -----
func.func @f(%a: tensor<2xf32>, %b: tensor<2xf32>) {
  %0 = arith.mulf %a, %b : tensor<2xf32>
  return
}
// -----
func.func @f(%a: f32, %b: f32) {
  %0 = arith.divf %a, %b : f32
  return
}
// -----
func.func @f(%a: bf16, %b: bf16) {
  %0 = arith.divf %a, %b : bf16
  return
}
// -----
func.func @f(%a: f80, %b: f80) {
  %0 = arith.divf %a, %b : f80
  return
}
// -----
func.func @f(%a: vector<2xf32>, %b: vector<2xf32>) {
  %0 = arith.divf %a, %b : vector<2xf32>
  return
}
// -----
func.func @f(%a: tensor<2xf32>, %b: tensor<2xf32>) {
  %0 = arith.divf %a, %b : tensor<2xf32>
  return
}
// -----
func.func @f(%a: f32, %b: f32) {
  %0 = arith.remf %a, %b : f32
  return
}
// -----
func.func @f(%a: bf16, %b: bf16) {
  %0 = arith.remf %a, %b : bf16
  return
}
// -----
func.func @f(%a: f80, %b: f80) {
  %0 = arith.remf %a, %b : f80
  return
}
// -----
func.func @f(%a: vector<2xf32>, %b: vector<2xf32>) {
  %0 = arith.remf %a, %b : vector<2xf32>
  return
}
// -----
func.func @f(%a: tensor<2xf32>, %b: tensor<2xf32>) {
  %0 = arith.remf %a, %b : tensor<2xf32>
  return
}
// -----
func.func @f(%a: f32, %b: f32) {
  %0 = arith.maximumf %a, %b : f32
  return
}
// -----
func.func @f(%a: bf16, %b: bf16) {
  %0 = arith.maximumf %a, %b : bf16
  return
}
// -----
func.func @f(%a: f80, %b: f80) {
  %0 = arith.maximumf %a, %b : f80
  return
}
// -----
func.func @f(%a: vector<2xf32>, %b: vector<2xf32>) {
  %0 = arith.maximumf %a, %b : vector<2xf32>
  return
}
// -----
func.func @f(%a: tensor<2xf32>, %b: tensor<2xf32>) {
  %0 = arith.maximumf %a, %b : tensor<2xf32>
  return
}
// -----
func.func @f(%a: f32, %b: f32) {
  %0 = arith.minnumf %a, %b : f32
  return
}
// -----
func.func @f(%a: bf16, %b: bf16) {
  %0 = arith.minnumf %a, %b : bf16
  return
}
// -----
func.func @f(%a: f80, %b: f80) {
  %0 = arith.minnumf %a, %b : f80
  return
}
// -----
func.func @f(%a: vector<2xf32>, %b: vector<2xf32>) {
  %0 = arith.minnumf %a, %b : vector<2xf32>
  return
}
// -----
func.func @f(%a: tensor<2xf32>, %b: tensor<2xf32>) {
  %0 = arith.minnumf %a, %b : tensor<2xf32>
  return
}
// -----
func.func @f(%a: f16) {
  %0 = arith.negf %a : f16
  return
}
// -----
func.func @f(%a: bf16) {
  %0 = arith.negf %a : bf16
  return
}
// -----
func.func @f(%a: f32) {
  %0 = arith.negf %a : f32
  return
}
// -----
func.func @f(%a: f64) {
  %0 = arith.negf %a : f64
  return
}
// -----
func.func @f(%a: f80) {
  %0 = arith.negf %a : f80
  return
}
// -----
func.func @f(%a: f8E4M3FN) {
  %0 = arith.negf %a : f8E4M3FN
  return
}
// -----
func.func @f(%a: f128) {
  %0 = arith.negf %a : f128
  return
}
// -----
func.func @f(%a: tf32) {
  %0 = arith.negf %a : tf32
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.extsi %a : i1 to i7
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.extui %a : i1 to i7
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.extsi %a : i1 to i8
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.extui %a : i1 to i8
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.extsi %a : i1 to i16
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.extui %a : i1 to i16
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.extsi %a : i1 to i32
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.extui %a : i1 to i32
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.extsi %a : i1 to i64
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.extui %a : i1 to i64
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.extsi %a : i1 to i128
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.extui %a : i1 to i128
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.index_cast %a : i1 to index
  return
}
// -----
func.func @f(%a: index) {
  %0 = arith.index_cast %a : index to i1
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.index_castui %a : i1 to index
  return
}
// -----
func.func @f(%a: index) {
  %0 = arith.index_castui %a : index to i1
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.sitofp %a : i1 to f32
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.uitofp %a : i1 to f32
  return
}
// -----
func.func @f(%a: f32) {
  %0 = arith.fptosi %a : f32 to i1
  return
}
// -----
func.func @f(%a: f32) {
  %0 = arith.fptoui %a : f32 to i1
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.sitofp %a : i1 to f16
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.uitofp %a : i1 to f16
  return
}
// -----
func.func @f(%a: f16) {
  %0 = arith.fptosi %a : f16 to i1
  return
}
// -----
func.func @f(%a: f16) {
  %0 = arith.fptoui %a : f16 to i1
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.sitofp %a : i1 to f80
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.uitofp %a : i1 to f80
  return
}
// -----
func.func @f(%a: f80) {
  %0 = arith.fptosi %a : f80 to i1
  return
}
// -----
func.func @f(%a: f80) {
  %0 = arith.fptoui %a : f80 to i1
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.sitofp %a : i1 to bf16
  return
}
// -----
func.func @f(%a: i1) {
  %0 = arith.uitofp %a : i1 to bf16
  return
}
// -----
func.func @f(%a: bf16) {
  %0 = arith.fptosi %a : bf16 to i1
  return
}
// -----
func.func @f(%a: bf16) {
  %0 = arith.fptoui %a : bf16 to i1
  return
}
// -----
func.func @f(%a: i7) {
  %0 = arith.trunci %a : i7 to i1
  return
}
// -----
func.func @f(%a: i7) {
  %0 = arith.extsi %a : i7 to i8
  return
}
// -----
func.func @f(%a: i7) {
  %0 = arith.extui %a : i7 to i8
  return
}
// -----
func.func @f(%a: i7) {
  %0 = arith.extsi %a : i7 to i16
  return
}
// -----
func.func @f(%a: i7) {
  %0 = arith.extui %a : i7 to i16
  return
}
// -----
func.func @f(%a: i7) {
  %0 = arith.index_cast %a : i7 to index
  return
}
// -----
func.func @f(%a: index) {
  %0 = arith.index_cast %a : index to i7
  return
}
// -----
func.func @f(%a: i7) {
  %0 = arith.index_castui %a : i7 to index
  return
}
// -----
func.func @f(%a: index) {
  %0 = arith.index_castui %a : index to i7
  return
}
// -----
func.func @f(%a: i7) {
  %0 = arith.sitofp %a : i7 to f32
  return
}
// -----
func.func @f(%a: i7) {
  %0 = arith.uitofp %a : i7 to f32
  return
}
// -----
func.func @f(%a: f32) {
  %0 = arith.fptosi %a : f32 to i7
  return
}
// -----
func.func @f(%a: f32) {
  %0 = arith.fptoui %a : f32 to i7
  return
}
// -----
func.func @f(%a: i7) {
  %0 = arith.sitofp %a : i7 to f16
  return
}
// -----
func.func @f(%a: i7) {
  %0 = arith.uitofp %a : i7 to f16
  return
}
// -----
func.func @f(%a: f16) {
  %0 = arith.fptosi %a : f16 to i7
  return
}
// -----
func.func @f(%a: f16) {
  %0 = arith.fptoui %a : f16 to i7
  return
}
// -----
func.func @f(%a: i7) {
  %0 = arith.sitofp %a : i7 to f80
  return
}
// -----
func.func @f(%a: i7) {
  %0 = arith.uitofp %a : i7 to f80
  return
}
// -----
func.func @f(%a: f80) {
  %0 = arith.fptosi %a : f80 to i7
  return
}
// -----
func.func @f(%a: f80) {
  %0 = arith.fptoui %a : f80 to i7
  return
}
// -----
func.func @f(%a: i7) {
  %0 = arith.sitofp %a : i7 to bf16
  return
}
// -----
func.func @f(%a: i7) {
  %0 = arith.uitofp %a : i7 to bf16
  return
}
// -----
func.func @f(%a: bf16) {
  %0 = arith.fptosi %a : bf16 to i7
  return
}
// -----
func.func @f(%a: bf16) {
  %0 = arith.fptoui %a : bf16 to i7
  return
}
// -----
func.func @f(%a: i8) {
  %0 = arith.trunci %a : i8 to i1
  return
}
// -----
func.func @f(%a: i8) {
  %0 = arith.trunci %a : i8 to i7
  return
}
// -----
func.func @f(%a: i8) {
  %0 = arith.index_cast %a : i8 to index
  return
}
// -----
func.func @f(%a: index) {
  %0 = arith.index_cast %a : index to i8
  return
}
// -----
func.func @f(%a: i8) {
  %0 = arith.index_castui %a : i8 to index
  return
}
// -----
func.func @f(%a: index) {
  %0 = arith.index_castui %a : index to i8
  return
}
// -----
func.func @f(%a: i16) {
  %0 = arith.trunci %a : i16 to i1
  return
}
// -----
func.func @f(%a: i16) {
  %0 = arith.trunci %a : i16 to i7
  return
}
// -----
func.func @f(%a: i16) {
  %0 = arith.trunci %a : i16 to i8
  return
}
// -----
func.func @f(%a: i16) {
  %0 = arith.index_cast %a : i16 to index
  return
}
// -----
func.func @f(%a: index) {
  %0 = arith.index_cast %a : index to i16
  return
}
// -----
func.func @f(%a: i16) {
  %0 = arith.index_castui %a : i16 to index
  return
}
// -----
func.func @f(%a: index) {
  %0 = arith.index_castui %a : index to i16
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.trunci %a : i32 to i1
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.trunci %a : i32 to i7
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.index_cast %a : i32 to index
  return
}
// -----
func.func @f(%a: index) {
  %0 = arith.index_cast %a : index to i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.index_castui %a : i32 to index
  return
}
// -----
func.func @f(%a: index) {
  %0 = arith.index_castui %a : index to i32
  return
}
// -----
func.func @f(%a: i64) {
  %0 = arith.index_cast %a : i64 to index
  return
}
// -----
func.func @f(%a: index) {
  %0 = arith.index_cast %a : index to i64
  return
}
// -----
func.func @f(%a: i64) {
  %0 = arith.index_castui %a : i64 to index
  return
}
// -----
func.func @f(%a: index) {
  %0 = arith.index_castui %a : index to i64
  return
}
// -----
func.func @f(%a: i128) {
  %0 = arith.index_cast %a : i128 to index
  return
}
// -----
func.func @f(%a: index) {
  %0 = arith.index_cast %a : index to i128
  return
}
// -----
func.func @f(%a: i128) {
  %0 = arith.index_castui %a : i128 to index
  return
}
// -----
func.func @f(%a: index) {
  %0 = arith.index_castui %a : index to i128
  return
}
// -----
func.func @f(%a: f8E4M3FN) {
  %0 = arith.extf %a : f8E4M3FN to f16
  return
}
// -----
func.func @f(%a: f8E4M3FN) {
  %0 = arith.extf %a : f8E4M3FN to bf16
  return
}
// -----
func.func @f(%a: f8E4M3FN) {
  %0 = arith.extf %a : f8E4M3FN to f32
  return
}
// -----
func.func @f(%a: f8E4M3FN) {
  %0 = arith.extf %a : f8E4M3FN to f64
  return
}
// -----
func.func @f(%a: f8E4M3FN) {
  %0 = arith.extf %a : f8E4M3FN to f80
  return
}
// -----
func.func @f(%a: f8E4M3FN) {
  %0 = arith.extf %a : f8E4M3FN to f128
  return
}
// -----
func.func @f(%a: f16) {
  %0 = arith.truncf %a : f16 to f8E4M3FN
  return
}
// -----
func.func @f(%a: f16) {
  %0 = arith.extf %a : f16 to f32
  return
}
// -----
func.func @f(%a: f16) {
  %0 = arith.extf %a : f16 to f64
  return
}
// -----
func.func @f(%a: bf16) {
  %0 = arith.truncf %a : bf16 to f8E4M3FN
  return
}
// -----
func.func @f(%a: f32) {
  %0 = arith.truncf %a : f32 to f8E4M3FN
  return
}
// -----
func.func @f(%a: f32) {
  %0 = arith.truncf %a : f32 to f16
  return
}
// -----
func.func @f(%a: f32) {
  %0 = arith.truncf %a : f32 to bf16
  return
}
// -----
func.func @f(%a: f64) {
  %0 = arith.truncf %a : f64 to f8E4M3FN
  return
}
// -----
func.func @f(%a: f64) {
  %0 = arith.truncf %a : f64 to f16
  return
}
// -----
func.func @f(%a: f64) {
  %0 = arith.truncf %a : f64 to bf16
  return
}
// -----
func.func @f(%c: i1, %a: i32) {
  %0 = arith.select %c, %a, %a : i32
  return
}
// -----
func.func @f(%c: i1, %a: f32) {
  %0 = arith.select %c, %a, %a : f32
  return
}
// -----
func.func @f(%c: i1, %a: index) {
  %0 = arith.select %c, %a, %a : index
  return
}
// -----
func.func @f(%c: i1, %a: vector<2xf32>) {
  %0 = arith.select %c, %a, %a : vector<2xf32>
  return
}
// -----
func.func @f(%c: i1, %a: tensor<2xf32>) {
  %0 = arith.select %c, %a, %a : tensor<2xf32>
  return
}
// -----
func.func @f(%c: i1, %a: memref<2xf32>) {
  %0 = arith.select %c, %a, %a : memref<2xf32>
  return
}
// -----
func.func @f(%c: i1, %a: i1) {
  %0 = arith.select %c, %a, %a : i1
  return
}
// -----
func.func @f(%c: i1, %a: !emitc.opaque<"T">) {
  %0 = arith.select %c, %a, %a : !emitc.opaque<"T">
  return
}
// -----
func.func @f() {
  %0 = arith.constant 0 : i32
  return
}
// -----
func.func @f() {
  %0 = arith.constant true
  return
}
// -----
func.func @f() {
  %0 = arith.constant 1.0 : f32
  return
}
// -----
func.func @f() {
  %0 = arith.constant 7 : index
  return
}
// -----
func.func @f() {
  %0 = arith.constant dense<1> : vector<2xi32>
  return
}
// -----
func.func @f() {
  %0 = arith.constant dense<[1,2]> : tensor<2xindex>
  return
}
// -----
func.func @f() {
  %0 = arith.constant dense<1.0> : tensor<2xf32>
  return
}
// -----
func.func @f() {
  %0 = arith.constant -1 : i128
  return
}
// -----
func.func @f() {
  %0 = arith.constant 1.0 : f80
  return
}
// -----
func.func @f() {
  %0 = arith.constant 0x7fc00000 : f32
  return
}
// -----
func.func @f() {
  %0 = arith.constant -3 : i7
  return
}
// -----
func.func @f() {
  %0 = arith.constant dense<0> : tensor<0xi32>
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.bitcast %a : i32 to f32
  return
}
// -----
func.func @f(%a: i32) {
  %0, %1 = arith.addui_extended %a, %a : i32, i1
  return
}
