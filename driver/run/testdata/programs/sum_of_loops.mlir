// Nested counted loops that carry values: sums, products and a triangle of numbers.
func.func private @printI64(i64)
func.func private @printComma()
func.func private @printNewline()

func.func @triangle(%n: index) -> (i64, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero, %p = %one) -> (i64, i64) {
    %inner = scf.for %j = %c0 to %i step %c1 iter_args(%t = %s) -> (i64) {
      %ji = arith.index_cast %j : index to i64
      %u = arith.addi %t, %ji : i64
      scf.yield %u : i64
    }
    %ii = arith.index_cast %i : index to i64
    %k = arith.addi %ii, %one : i64
    %q = arith.muli %p, %k : i64
    scf.yield %inner, %q : i64, i64
  }
  return %r#0, %r#1 : i64, i64
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c21 = arith.constant 21 : index
  scf.for %n = %c0 to %c21 step %c4 {
    %r:2 = func.call @triangle(%n) : (index) -> (i64, i64)
    func.call @printI64(%r#0) : (i64) -> ()
    func.call @printComma() : () -> ()
    func.call @printI64(%r#1) : (i64) -> ()
    func.call @printNewline() : () -> ()
  }
  return
}
