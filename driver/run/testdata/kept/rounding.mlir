// Integers just above the middle between two numbers of f32, where an f64 lies in the middle.
// KEEPS: builtin.module(canonicalize)
func.func @f(%x: i64) -> (f32, f32) {
  %0 = arith.sitofp %x : i64 to f64
  %1 = arith.truncf %0 : f64 to f32
  %2 = arith.uitofp %x : i64 to f64
  %3 = arith.truncf %2 : f64 to f32
  return %1, %3 : f32, f32
}
func.func @main() {
  %x = arith.constant 9007199791611905 : i64
  %y = arith.constant 9007200328482817 : i64
  %a:2 = call @f(%x) : (i64) -> (f32, f32)
  %b:2 = call @f(%y) : (i64) -> (f32, f32)
  %0 = arith.bitcast %a#0 : f32 to i32
  vector.print %0 : i32
  %1 = arith.bitcast %a#1 : f32 to i32
  vector.print %1 : i32
  %2 = arith.bitcast %b#0 : f32 to i32
  vector.print %2 : i32
  return
}
