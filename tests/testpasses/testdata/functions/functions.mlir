func.func @f(%a: i32 {test.A, test.erase_this_arg}, %b: i64 {test.B}) -> (i32 {test.r}, i64 {test.erase_this_result}) attributes {test.insert_args = [[1, f32, {test.z}, loc("q")], [2, i8, {}]], test.insert_results = [[0, f32, {test.q}], [2, f64, {}]]} {
  %0 = arith.constant 0 : i32
  return %0, %b : i32, i64
}
func.func private @g(i32 {test.erase_this_arg}, f32) -> (f32, i32 {test.erase_this_result})
func.func private @t(i32) attributes {test.set_type = (i64) -> i8}
func.func private @h(i32) -> i64 attributes {test.insert_args = [[0, f32, {test.z}]], test.insert_results = [[0, f32, {test.q}], [0, f64, {}], [1, f64, {}]]}
func.func private @q(i64) -> i8 
func.func private @s(i32 {test.A}) attributes {test.set_type_from = @q}
