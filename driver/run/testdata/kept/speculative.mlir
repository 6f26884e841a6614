// What is constant in the first iteration only: an element that is read and written at an index, and one that is read
// back right after it was written.
// KEEPS: builtin.module(sccp)
// KEEPS: builtin.module(int-range-optimizations)
// KEEPS: builtin.module(canonicalize,sccp,canonicalize)
func.func @blocks() -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i32
  %from = arith.constant dense<[7, 11, 13, 17]> : vector<4xi32>
  cf.br ^head(%c0, %zero, %from : index, i32, vector<4xi32>)
^head(%i: index, %sum: i32, %into: vector<4xi32>):
  %e = vector.extract %from[%i] : i32 from vector<4xi32>
  %next = arith.addi %sum, %e : i32
  %w = vector.insert %next, %into[%i] : i32 into vector<4xi32>
  %j = arith.addi %i, %c1 : index
  %more = arith.cmpi ult, %j, %c4 : index
  cf.cond_br %more, ^head(%j, %next, %w : index, i32, vector<4xi32>), ^done
^done:
  %second = vector.extract %w[2] : i32 from vector<4xi32>
  return %next, %second : i32, i32
}

func.func @regions(%v: vector<4xi32>) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %one = arith.constant 1 : i32
  %r:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%k = %c0, %s = %one) -> (index, i32) {
    %e = vector.extract %v[%k] : i32 from vector<4xi32>
    %w = vector.insert %s, %v[1] : i32 into vector<4xi32>
    %back = vector.extract %w[1] : i32 from vector<4xi32>
    %t = arith.addi %back, %e : i32
    %n = arith.addi %k, %c1 : index
    scf.yield %n, %t : index, i32
  }
  %cast = arith.index_cast %r#0 : index to i32
  return %cast, %r#1 : i32, i32
}

// The value that was inserted is no operand of what extracts it.
func.func @through(%v: vector<4xi32>, %n: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  cf.br ^head(%zero : i32)
^head(%s: i32):
  %w = vector.insert %s, %v[3] : i32 into vector<4xi32>
  %e = vector.extract %w[3] : i32 from vector<4xi32>
  %t = arith.addi %e, %one : i32
  %more = arith.cmpi slt, %t, %n : i32
  cf.cond_br %more, ^head(%t : i32), ^done
^done:
  return %t : i32
}

func.func @main() {
  %v = arith.constant dense<[2, 3, 5, 9]> : vector<4xi32>
  %n = arith.constant 6 : i32
  %a:2 = call @blocks() : () -> (i32, i32)
  vector.print %a#0 : i32
  vector.print %a#1 : i32
  %b:2 = call @regions(%v) : (vector<4xi32>) -> (i32, i32)
  vector.print %b#0 : i32
  vector.print %b#1 : i32
  %c = call @through(%v, %n) : (vector<4xi32>, i32) -> i32
  vector.print %c : i32
  return
}
