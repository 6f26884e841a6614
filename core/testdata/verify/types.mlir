"func.func"() ({
^bb0(%a: vector<4xi32>, %b: tensor<4xi32>):
  "arith.andi"(%a, %b) : (vector<4xi32>, tensor<4xi32>) -> vector<4xi32>
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (vector<4xi32>, tensor<4xi32>) -> ()} : () -> ()
// -----
"func.func"() ({
^bb0(%a: vector<4xi32>, %b: vector<[4]xi32>):
  "arith.andi"(%a, %b) : (vector<4xi32>, vector<[4]xi32>) -> vector<4xi32>
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (vector<4xi32>, vector<[4]xi32>) -> ()} : () -> ()
// -----
"func.func"() ({
^bb0(%a: i32):
  "arith.andi"(%a, %a) : (i32, i32) -> vector<4xi32>
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (i32) -> ()} : () -> ()
// -----
"func.func"() ({
^bb0(%a: i1, %x: vector<4xi32>, %y: vector<5xi32>):
  "arith.select"(%a, %x, %y) : (i1, vector<4xi32>, vector<5xi32>) -> vector<4xi32>
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (i1, vector<4xi32>, vector<5xi32>) -> ()} : () -> ()
// -----
"func.func"() ({
^bb0(%a: i1, %x: vector<4xi32>):
  "arith.select"(%a, %x, %x) : (i1, vector<4xi32>, vector<4xi32>) -> i32
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (i1, vector<4xi32>) -> ()} : () -> ()
