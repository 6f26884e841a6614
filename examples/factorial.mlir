// The factorial of n by recursion:
//   go run ./cmd/ods run examples/factorial.mlir --entry factorial 10
func.func @factorial(%n: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %cond = arith.cmpi sle, %n, %c1 : i32
  cf.cond_br %cond, ^base, ^rec
^base:
  return %c1 : i32
^rec:
  %m = arith.subi %n, %c1 : i32
  %r = call @factorial(%m) : (i32) -> i32
  %p = arith.muli %n, %r : i32
  return %p : i32
}
