"builtin.module"() ({
  "func.func"() ({
    "func.return"() : () -> ()
  }) {sym_name = "f", function_type = () -> ()} : () -> ()
  "func.func"() ({
    "func.return"() : () -> ()
  }) {sym_name = "f", function_type = () -> ()} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "foo.a"() {sym_name = "f"} : () -> ()
  "foo.b"() {sym_name = "f"} : () -> ()
}) : () -> ()
// -----
"func.func"() ({
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = () -> (), sym_visibility = "secret"} : () -> ()
// -----
"func.func"() ({
}) {sym_name = "f", function_type = () -> ()} : () -> ()
// -----
"func.func"() ({
}) {sym_name = "f", function_type = () -> (), sym_visibility = "private"} : () -> ()
// -----
"func.func"() ({
  "func.return"() : () -> ()
}) {function_type = () -> ()} : () -> ()
// -----
"func.func"() ({
  "func.return"() : () -> ()
}) {sym_name = "f"} : () -> ()
// -----
"func.func"() ({
  "func.func"() ({
    "func.return"() : () -> ()
  }) {sym_name = "g", function_type = () -> ()} : () -> ()
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = () -> ()} : () -> ()
// -----
"foo.table"() ({
  "func.func"() ({
    "func.return"() : () -> ()
  }) {sym_name = "g", function_type = () -> ()} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
}) {foo = 1 : i32} : () -> ()
// -----
"builtin.module"() ({
^bb0:
}) {foo = 1 : i32} : () -> ()
// -----
"builtin.module"() ({
^bb0:
}) {foo.x = 1 : i32, sym_name = "m", sym_visibility = "nested"} : () -> ()
// -----
"func.func"() ({
  %0 = "builtin.module"() ({
  ^bb0:
  }) : () -> i32
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = () -> ()} : () -> ()
// -----
"func.func"() ({
  "builtin.module"() ({
  ^bb0:
  }) {sym_name = "m"} : () -> ()
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = () -> ()} : () -> ()
// -----
"func.func"() ({
  "builtin.module"() ({
  ^bb0:
  }) : () -> ()
  "builtin.unrealized_conversion_cast"() : () -> ()
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = () -> ()} : () -> ()
