"func.func"() ({
^bb0(%a: i32):
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = () -> ()} : () -> ()
// -----
"func.func"() ({
^bb0(%a: i32):
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (i64) -> ()} : () -> ()
// -----
"func.func"() ({
^bb0(%a: i32):
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (i32) -> (), arg_attrs = []} : () -> ()
// -----
"func.func"() ({
^bb0(%a: i32):
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (i32) -> (), arg_attrs = [{x = 1 : i32}]} : () -> ()
// -----
"func.func"() ({
^bb0(%a: i32):
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (i32) -> (), arg_attrs = [{foo.x = 1 : i32}]} : () -> ()
// -----
"func.func"() ({
^bb0(%a: i32):
  "func.return"(%a) : (i32) -> ()
}) {sym_name = "f", function_type = (i32) -> i32, res_attrs = []} : () -> ()
// -----
"func.func"() ({
^bb0(%a: i32):
  "func.return"(%a) : (i32) -> ()
}) {sym_name = "f", function_type = (i32) -> i32, res_attrs = [{x = 1 : i32}]} : () -> ()
// -----
"func.func"() ({
}) {sym_name = "f", function_type = (i32) -> i32, sym_visibility = "private"} : () -> ()
// -----
"func.func"() {sym_name = "f", function_type = (i32) -> i32, sym_visibility = "private"} : () -> ()
