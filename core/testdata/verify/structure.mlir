"func.func"() ({
^bb0(%a: index):
  "scf.for"(%a, %a, %a) ({
  ^bb0(%x: index):
    "func.return"() : () -> ()
  }) : (index, index, index) -> ()
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (index) -> ()} : () -> ()
// -----
"func.func"() ({
^bb0(%a: index):
  "scf.for"(%a, %a, %a) ({
  }) : (index, index, index) -> ()
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (index) -> ()} : () -> ()
// -----
"func.func"() ({
^bb0(%a: index):
  "scf.for"(%a, %a, %a) ({
  ^bb0(%x: index):
    %1 = "arith.constant"() {value = 1 : i32} : () -> i32
  }) : (index, index, index) -> ()
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (index) -> ()} : () -> ()
// -----
"func.func"() ({
^bb0(%a: index):
  "scf.for"(%a, %a, %a) ({
  ^bb0(%x: index):
  }) : (index, index, index) -> ()
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (index) -> ()} : () -> ()
// -----
"func.func"() ({
^bb0(%a: index):
  "scf.for"(%a, %a, %a) ({
  ^bb0(%x: index):
    "scf.yield"() : () -> ()
  ^bb1:
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (index) -> ()} : () -> ()
// -----
"func.func"() ({
^bb0(%a: index):
  "scf.for"(%a, %a, %a) ({
  ^bb0(%x: index):
    "test.end"() : () -> ()
  }) : (index, index, index) -> ()
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (index) -> ()} : () -> ()
// -----
"func.func"() ({
^bb0(%a: i1):
  "scf.if"(%a) ({
  ^bb0(%x: index):
    "scf.yield"() : () -> ()
  }, {}) : (i1) -> ()
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (i1) -> ()} : () -> ()
// -----
"func.func"() ({
^bb0(%a: i1):
  "scf.if"(%a) ({
    "scf.yield"() : () -> ()
  }, {
    "scf.yield"() : () -> ()
  ^bb1:
    "scf.yield"() : () -> ()
  }) : (i1) -> ()
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (i1) -> ()} : () -> ()
// -----
"builtin.module"() ({
^bb0(%x: index):
}) : () -> ()
// -----
"builtin.module"() ({
}) : () -> ()
// -----
"builtin.module"() ({
^bb0:
  "foo.a"() : () -> ()
^bb1:
  "foo.a"() : () -> ()
}) : () -> ()
// -----
"func.func"() ({
  "scf.yield"() : () -> ()
}) {sym_name = "f", function_type = () -> ()} : () -> ()
// -----
"func.func"() ({
  "func.return"() : () -> ()
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = () -> ()} : () -> ()
// -----
"func.func"() ({
  "cf.br"()[^bb1] : () -> ()
^bb1:
  "cf.br"()[^bb1] : () -> ()
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = () -> ()} : () -> ()
// -----
"func.func"() ({
  "foo.x"() ({
  ^bb2:
    "foo.z"()[^bb2] : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = () -> ()} : () -> ()
// -----
"func.func"() ({
  "func.return"() : () -> ()
^bb1:
}) {sym_name = "f", function_type = () -> ()} : () -> ()
// -----
"func.func"() ({
  "foo.x"() ({
  ^bb2:
  }) : () -> ()
  "foo.y"() ({
    "foo.z"() : () -> ()
  }) : () -> ()
}) {sym_name = "f", function_type = () -> ()} : () -> ()
// -----
"func.func"() ({
  "foo.x"() ({
    "foo.z"()[^bb1] : () -> ()
  ^bb1:
  }) : () -> ()
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = () -> ()} : () -> ()
// -----
"func.func"() ({
  %0 = "arith.constant"() {value = 1 : i32} : () -> i32
}) {sym_name = "f", function_type = () -> ()} : () -> ()
// -----
"func.func"() ({
^bb0(%a: i32, %b: i64):
  "arith.andi"(%a, %b) : (i32, i64) -> i32
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (i32, i64) -> ()} : () -> ()
// -----
"func.func"() ({
^bb0(%a: f32):
  "arith.andi"(%a, %a) : (f32, f32) -> f32
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (f32) -> ()} : () -> ()
// -----
"func.func"() ({
^bb0(%a: i32):
  "arith.andi"(%a, %a) : (i32, i32) -> f32
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (i32) -> ()} : () -> ()
// -----
"func.func"() ({
^bb0(%a: tensor<4xi32>, %b: tensor<?xi32>, %c: tensor<5xi32>):
  "arith.andi"(%a, %b) : (tensor<4xi32>, tensor<?xi32>) -> tensor<4xi32>
  "arith.andi"(%a, %c) : (tensor<4xi32>, tensor<5xi32>) -> tensor<4xi32>
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (tensor<4xi32>, tensor<?xi32>, tensor<5xi32>) -> ()} : () -> ()
// -----
"func.func"() ({
^bb0(%a: tensor<4xi32, "x">, %b: tensor<4xi32>):
  "arith.andi"(%a, %b) : (tensor<4xi32, "x">, tensor<4xi32>) -> tensor<4xi32, "x">
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (tensor<4xi32, "x">, tensor<4xi32>) -> ()} : () -> ()
// -----
"func.func"() ({
^bb0(%a: tensor<*xi32>, %b: tensor<4xi32>, %c: tensor<4x4xi32>):
  "arith.andi"(%a, %b) : (tensor<*xi32>, tensor<4xi32>) -> tensor<4xi32>
  "arith.andi"(%c, %b) : (tensor<4x4xi32>, tensor<4xi32>) -> tensor<*xi32>
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (tensor<*xi32>, tensor<4xi32>, tensor<4x4xi32>) -> ()} : () -> ()
// -----
"func.func"() ({
  %0 = "arith.constant"() {value = 1 : i64} : () -> i32
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = () -> ()} : () -> ()
// -----
"func.func"() ({
^bb0(%a: i32):
  "func.call_indirect"(%a) : (i32) -> ()
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (i32) -> ()} : () -> ()
// -----
"func.func"() ({
^bb0(%a: (i32) -> (), %b: i64):
  "func.call_indirect"(%a, %b) : ((i32) -> (), i64) -> ()
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = ((i32) -> (), i64) -> ()} : () -> ()
// -----
"func.func"() ({
^bb0(%a: f32):
  "cf.switch"(%a)[^bb1] {case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>} : (f32) -> ()
^bb1:
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (f32) -> ()} : () -> ()
