func.func private @half(%x: i32) -> i32 {
  %two = arith.constant 2 : i32
  %0 = arith.divsi %x, %two : i32
  return %0 : i32
}

func.func @sum(%x: i8, %n: i32) -> (i32, i32) {
  %wide = arith.extui %x : i8 to i32
  %double = arith.addi %wide, %wide : i32
  %0 = func.call @half(%double) : (i32) -> i32
  %1 = arith.addi %n, %0 : i32
  %2 = arith.divsi %1, %wide : i32
  return %0, %2 : i32, i32
}
