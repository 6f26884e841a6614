"builtin.module"() ({
  %0 = "foo.a"(%0) : (i32) -> i32
  %1 = "foo.a"(%2) : (i32) -> i32
  %2 = "foo.a"() ({
    "foo.b"(%2) : (i32) -> ()
  }) : () -> i32
}) : () -> ()
// -----
"func.func"() ({
  %0 = "foo.a"() ({
    "foo.b"(%0) : (i32) -> ()
  }) : () -> i32
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = () -> ()} : () -> ()
// -----
"func.func"() ({
  "foo.a"() ({
    "foo.b"(%0) : (i32) -> ()
    %0 = "foo.c"() : () -> i32
  }) : () -> ()
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = () -> ()} : () -> ()
// -----
"func.func"() ({
  "foo.a"() ({
    "foo.b"(%0) : (i32) -> ()
  ^bb1:
    %0 = "foo.c"() : () -> i32
    "foo.end"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = () -> ()} : () -> ()
// -----
"func.func"() ({
  "foo.b"(%0) : (i32) -> ()
  %0 = "foo.c"() : () -> i32
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = () -> ()} : () -> ()
// -----
"func.func"() ({
  "cf.br"()[^bb2] : () -> ()
^bb1:
  %0 = "foo.c"() : () -> i32
  "foo.unreachable"(%1) : (i32) -> ()
  %1 = "foo.c"() : () -> i32
  "cf.br"()[^bb2] : () -> ()
^bb2:
  "foo.b"(%0) : (i32) -> ()
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = () -> ()} : () -> ()
// -----
"func.func"() ({
^bb0(%c: i1):
  "cf.cond_br"(%c)[^bb1, ^bb2] {operandSegmentSizes = array<i32: 1, 0, 0>} : (i1) -> ()
^bb1:
  %0 = "foo.c"() : () -> i32
  "cf.br"()[^bb2] : () -> ()
^bb2:
  "foo.b"(%c, %0) : (i1, i32) -> ()
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (i1) -> ()} : () -> ()
// -----
"func.func"() ({
^bb0(%c: i1):
  "cf.cond_br"(%c, %c)[^bb1, ^bb2] {operandSegmentSizes = array<i32: 1, 1, 0>} : (i1, i1) -> ()
^bb1(%x: i1):
  "cf.br"()[^bb2] : () -> ()
^bb2:
  "foo.b"(%x) : (i1) -> ()
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (i1) -> ()} : () -> ()
// -----
"func.func"() ({
^bb0(%c: i1):
  "cf.cond_br"(%c, %c)[^bb1, ^bb2] {operandSegmentSizes = array<i32: 1, 1, 0>} : (i1, i1) -> ()
^bb1(%x: i1):
  "cf.br"()[^bb2] : () -> ()
^bb2:
  "foo.a"() ({
    "foo.b"(%x) : (i1) -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (i1) -> ()} : () -> ()
// -----
"func.func"() ({
^bb0(%c: i1):
  "scf.if"(%c) ({
    "foo.b"(%0) : (i32) -> ()
    "scf.yield"() : () -> ()
  }, {}) : (i1) -> ()
  %0 = "foo.c"() : () -> i32
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (i1) -> ()} : () -> ()
// -----
"func.func"() ({
  "foo.b"(%0#1) : (i32) -> ()
  %0:2 = "foo.c"() : () -> (i32, i32)
  "foo.b"(%1#1) : (i32) -> ()
  %1:2 = "foo.c"() : () -> (i32, i32)
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = () -> ()} : () -> ()
// -----
"func.func"() ({
^bb0(%c: i1):
  "foo.a"() ({
    "foo.b"(%0) : (i32) -> ()
    %0 = "foo.c"() : () -> i32
  }) : () -> ()
  "scf.execute_region"() ({
    "foo.later"(%1) : (i32) -> ()
    %1 = "foo.c"() : () -> i32
    "scf.yield"() : () -> ()
  }) : () -> ()
  "scf.execute_region"() ({
    "foo.first"(%2) : (i32) -> ()
    %2 = "foo.c"() : () -> i32
    "scf.yield"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (i1) -> ()} : () -> ()
// -----
"builtin.module"() ({
  %0:2 = "foo.c"() : () -> (i32, i32)
  "func.func"() ({
    "foo.b"(%0#1) : (i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "f", function_type = () -> ()} : () -> ()
  "func.func"() ({
    "foo.x"() ({
      "foo.b"(%0#1) : (i32) -> ()
    }) : () -> ()
    "foo.d"(%0#1) : (i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "g", function_type = () -> ()} : () -> ()
  "func.func"() ({
    "scf.execute_region"() ({
      "foo.later"(%1) : (i32) -> ()
      %1 = "foo.c"() : () -> i32
      "scf.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) {sym_name = "h", function_type = () -> ()} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "arith.andi"() : () -> i32
  "func.func"() ({
    "arith.andi"() : () -> i32
    "func.return"() : () -> ()
  }) {sym_name = "f", function_type = () -> ()} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() ({
    "arith.andi"() : () -> i32
    "func.return"() : () -> ()
  }) {sym_name = "f", function_type = () -> ()} : () -> ()
  "builtin.module"() ({
    "func.func"() ({
      "arith.andi"() : () -> i64
      "func.return"() : () -> ()
    }) {sym_name = "f", function_type = () -> ()} : () -> ()
  }) : () -> ()
  "func.func"() ({
    "func.return"() : () -> ()
  }) {sym_name = "f", function_type = () -> ()} : () -> ()
}) : () -> ()
