// Factors that are negative or zero, and sums that wrap.
// KEEPS: builtin.module(func.func(scf-for-loop-range-folding))
// KEEPS: builtin.module(canonicalize,func.func(scf-for-loop-range-folding),canonicalize)
func.func @times(%lo: index, %hi: index, %k: index) {
  %c2 = arith.constant 2 : index
  scf.for %i = %lo to %hi step %c2 {
    %x = arith.muli %k, %i : index
    vector.print %x : index
  }
  return
}
func.func @both(%lo: index, %hi: index, %k: index) {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %m2 = arith.constant -2 : index
  scf.for %i = %lo to %hi step %c1 {
    %x = arith.addi %i, %k : index
    %y = arith.muli %x, %m2 : index
    vector.print %y : index
  }
  scf.for %i = %lo to %hi step %c1 {
    %x = arith.muli %i, %c3 : index
    %y = arith.addi %x, %k : index
    vector.print %y : index
  }
  return
}
func.func @bytes() {
  %lo = arith.constant 100 : i8
  %hi = arith.constant 103 : i8
  %k = arith.constant 26 : i8
  %f = arith.constant 2 : i8
  %one = arith.constant 1 : i8
  scf.for %i = %lo to %hi step %one : i8 {
    %x = arith.addi %i, %k : i8
    vector.print %x : i8
  }
  scf.for %i = %lo to %hi step %one : i8 {
    %x = arith.muli %i, %f : i8
    vector.print %x : i8
  }
  return
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %m1 = arith.constant -1 : index
  call @times(%c0, %c5, %c5) : (index, index, index) -> ()
  call @times(%c0, %c5, %c0) : (index, index, index) -> ()
  call @times(%c0, %c5, %m1) : (index, index, index) -> ()
  call @times(%c5, %c0, %m1) : (index, index, index) -> ()
  call @both(%c0, %c5, %m1) : (index, index, index) -> ()
  call @bytes() : () -> ()
  return
}
