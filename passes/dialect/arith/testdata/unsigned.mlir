// RUN: ods opt %s --arith-unsigned-when-equivalent --allow-unregistered-dialect | golden %S/unsigned.out
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
func.func @ranges(%a: i32, %v: vector<4xi8>) -> (i32, i1, vector<4xi16>) {
  %c7 = arith.constant 7 : i32
  %c3 = arith.constant 3 : i32
  %cm = arith.constant -3 : i32
  %0 = arith.andi %a, %c7 : i32
  %1 = arith.divsi %0, %c3 : i32
  %2 = arith.remsi %1, %c3 : i32
  %3 = arith.divsi %0, %cm : i32
  %4 = arith.floordivsi %0, %c3 : i32
  %5 = arith.ceildivsi %0, %c3 : i32
  %6 = arith.cmpi sgt, %0, %cm : i32
  %7 = arith.cmpi sle, %5, %4 : i32
  %8 = arith.maxsi %2, %a : i32
  %9 = arith.extui %v : vector<4xi8> to vector<4xi16>
  %10 = arith.maxsi %9, %9 : vector<4xi16>
  "t.use"(%3, %6, %8) : (i32, i1, i32) -> ()
  return %2, %7, %10 : i32, i1, vector<4xi16>
}
