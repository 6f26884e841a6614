// RUN: ods opt --upstream-bugs %s --arith-int-range-narrowing="int-bitwidths-supported=8,16,32" --allow-unregistered-dialect | golden %S/narrow.out
func.func @basics(%a: i8, %b: i8) -> (i1, i16, i16) {
  %c = arith.extui %a : i8 to i16
  %d = arith.extui %b : i8 to i16
  %0 = arith.divsi %c, %d : i16
  %1 = arith.ceildivsi %c, %d : i16
  %2 = arith.floordivsi %c, %d : i16
  %3 = arith.remsi %c, %d : i16
  %4 = arith.minsi %c, %d : i16
  %5 = arith.maxsi %c, %d : i16
  %6 = arith.extsi %c : i16 to i32
  %7 = arith.cmpi slt, %c, %d : i16
  %8 = arith.cmpi sge, %c, %d : i16
  %9 = arith.index_cast %c : i16 to index
  %10 = arith.sitofp %c : i16 to f32
  %11 = arith.shrsi %c, %d : i16
  %12 = arith.trunci %c : i16 to i4
  %k = arith.constant 3 : i16
  %l = arith.constant 4 : i16
  %13 = arith.divsi %k, %l : i16
  return %7, %11, %13 : i1, i16, i16
}
func.func @loop(%n: index, %m: memref<?xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  scf.for %i = %c0 to %c10 step %c1 {
    %0 = arith.divsi %i, %c10 : index
    %1 = arith.addi %i, %c1 : index
    %2 = arith.cmpi slt, %i, %c1 : index
    memref.store %1, %m[%0] : memref<?xindex>
    "a.b"(%2, %i) : (i1, index) -> ()
  }
  scf.for %i = %c0 to %n step %c1 {
    "a.b"(%i) : (index) -> ()
  }
  scf.parallel (%i) = (%c0) to (%c10) step (%c1) {
    "a.b"(%i) : (index) -> ()
  }
  return
}
func.func @index_add() -> index {
  %0 = "t.in"() : () -> index
  %c = arith.constant 100 : index
  %1 = arith.remui %0, %c : index
  %2 = arith.addi %1, %1 : index
  return %2 : index
}
func.func @signed(%a: i64) -> (i64, i1) {
  %c = arith.constant 100 : i64
  %m = arith.constant -100 : i64
  %0 = arith.minsi %a, %c : i64
  %1 = arith.maxsi %0, %m : i64
  %2 = arith.addi %1, %1 : i64
  %3 = arith.muli %2, %2 : i64
  %4 = arith.cmpi slt, %1, %2 : i64
  return %3, %4 : i64, i1
}
func.func @vectors(%v: vector<4xi8>) -> (vector<4xi64>, vector<4xi1>) {
  %0 = arith.extui %v : vector<4xi8> to vector<4xi64>
  %1 = arith.muli %0, %0 : vector<4xi64>
  %2 = arith.cmpi ult, %0, %1 : vector<4xi64>
  return %1, %2 : vector<4xi64>, vector<4xi1>
}
func.func @chain(%a: i64, %i: index) -> (i64, index) {
  %0 = arith.index_cast %a : i64 to index
  %1 = arith.index_cast %0 : index to i64
  %2 = arith.index_castui %i : index to i64
  %3 = arith.index_castui %2 : i64 to index
  return %1, %3 : i64, index
}
func.func @chains(%a: i32, %b: i16, %i: index, %v: vector<2xi32>) -> (i32, i16, i32, vector<2xi32>) {
  %0 = arith.index_cast %a : i32 to index
  %1 = arith.index_cast %0 : index to i32
  %2 = arith.index_castui %b : i16 to index
  %3 = arith.index_castui %2 : index to i16
  %4 = arith.index_cast %0 : index to i64
  %5 = arith.index_cast %4 : i64 to index
  %6 = arith.index_cast %5 : index to i32
  %7 = arith.index_cast %v : vector<2xi32> to vector<2xindex>
  %8 = arith.index_cast %7 : vector<2xindex> to vector<2xi32>
  return %1, %3, %6, %8 : i32, i16, i32, vector<2xi32>
}
