"func.return"() : () -> ()
// -----
"func.func"() ({
  %0 = "arith.andi"() : () -> i32
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = () -> ()} : () -> ()
// -----
"func.func"() ({
^bb0(%a: i32):
  %0 = "arith.andi"(%a) : (i32) -> i32
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (i32) -> ()} : () -> ()
// -----
"func.func"() ({
^bb0(%a: i32):
  "arith.andi"(%a, %a) : (i32, i32) -> ()
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (i32) -> ()} : () -> ()
// -----
"func.func"() ({
^bb0(%a: i32):
  %0 = "arith.andi"(%a, %a) ({}) : (i32, i32) -> i32
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (i32) -> ()} : () -> ()
// -----
"func.func"() ({
^bb0(%a: i32):
  %0:2 = "arith.andi"(%a, %a) : (i32, i32) -> (i32, i32)
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (i32) -> ()} : () -> ()
// -----
"func.func"() ({
  "cf.br"() : () -> ()
}) {sym_name = "f", function_type = () -> ()} : () -> ()
// -----
"func.func"() ({
^bb0(%a: i1):
  "cf.cond_br"(%a)[^bb1] {operandSegmentSizes = array<i32: 1, 0, 0>} : (i1) -> ()
^bb1:
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (i1) -> ()} : () -> ()
// -----
"func.func"() ({
^bb0(%a: i32):
  "cf.switch"(%a) {case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>} : (i32) -> ()
}) {sym_name = "f", function_type = (i32) -> ()} : () -> ()
// -----
"func.func"() ({
  "cf.switch"()[^bb1] {case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
^bb1:
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = () -> ()} : () -> ()
// -----
"func.func"() ({
  %0 = "func.return"() : () -> i1
}) {sym_name = "f", function_type = () -> ()} : () -> ()
// -----
"func.func"() ({
^bb0(%a: i1):
  "scf.if"(%a) : (i1) -> ()
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (i1) -> ()} : () -> ()
// -----
"func.func"() ({
  "func.call_indirect"() : () -> ()
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = () -> ()} : () -> ()
// -----
"func.func"() ({
^bb0(%a: i1):
  "scf.for"(%a) ({}) : (i1) -> ()
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (i1) -> ()} : () -> ()
// -----
"func.func"() ({
  "scf.index_switch"() ({}) : () -> ()
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = () -> ()} : () -> ()
// -----
"func.func"() ({
  "scf.index_switch"() : () -> ()
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = () -> ()} : () -> ()
// -----
"func.func"() ({
^bb0(%a: i1):
  "cf.cond_br"(%a)[^bb1, ^bb1] {operandSegmentSizes = array<i32: 1, 1, 0>} : (i1) -> ()
^bb1:
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (i1) -> ()} : () -> ()
// -----
"func.func"() ({
^bb0(%a: i1):
  "cf.cond_br"(%a)[^bb1, ^bb1] {operandSegmentSizes = array<i32: 1, -1, 1>} : (i1) -> ()
^bb1:
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (i1) -> ()} : () -> ()
// -----
"func.func"() ({
^bb0(%a: i32):
  "cf.switch"(%a, %a)[^bb1, ^bb1] {case_values = dense<1> : vector<1xi32>, case_operand_segments = array<i32: 2>, operandSegmentSizes = array<i32: 1, 0, 1>} : (i32, i32) -> ()
^bb1(%x: i32):
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (i32) -> ()} : () -> ()
// -----
"func.func"() ({
^bb0(%a: i32):
  "cf.switch"(%a, %a)[^bb1, ^bb1] {case_values = dense<1> : vector<1xi32>, case_operand_segments = array<i32: -2>, operandSegmentSizes = array<i32: 1, 0, 1>} : (i32, i32) -> ()
^bb1(%x: i32):
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (i32) -> ()} : () -> ()
// -----
"func.func"() ({
^bb0(%a: i32):
  "cf.switch"(%a, %a)[^bb1, ^bb1] {case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 1>} : (i32, i32) -> ()
^bb1(%x: i32):
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (i32) -> ()} : () -> ()
