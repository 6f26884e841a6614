// RUN: ods opt %s --split-input-file --verify-diagnostics

func.func @f() { 
  // expected-error @below {{'arith.constant' op integer return type must be signless}}
  %0 = arith.constant 1 : si32
  return
}

// -----

func.func @f() {
  // expected-error @below {{'arith.constant' op value must be an integer, float, or elements attribute}}
  %0 = arith.constant "x" : i32
  return
}

// -----

func.func @f() {
  // expected-error @below {{'arith.constant' op intializing scalable vectors with elements attribute is not supported unless it's a vector splat}}
  %0 = arith.constant dense<[1, 2]> : vector<[2]xi32>
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error @below {{'arith.extui' op operand type 'i32' and result type 'i8' are cast incompatible}}
  %0 = arith.extui %x : i32 to i8
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error @below {{'arith.extsi' op operand type 'i32' and result type 'i32' are cast incompatible}}
  %0 = arith.extsi %x : i32 to i32
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error @below {{'arith.trunci' op operand type 'i32' and result type 'i64' are cast incompatible}}
  %0 = arith.trunci %x : i32 to i64
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @below {{'arith.extf' op operand type 'f32' and result type 'f16' are cast incompatible}}
  %0 = arith.extf %x : f32 to f16
  return
}

// -----

func.func @f(%x: f16) {
  // expected-error @below {{'arith.truncf' op operand type 'f16' and result type 'bf16' are cast incompatible}}
  %0 = arith.truncf %x : f16 to bf16
  return
}

// -----

func.func @f(%x: f32, %s: f8E8M0FNU) {
  // expected-error @below {{'arith.scaling_extf' op operand types 'f32', 'f8E8M0FNU' and result type 'f32' are cast incompatible}}
  %0 = arith.scaling_extf %x, %s : f32, f8E8M0FNU to f32
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error @below {{'arith.index_cast' op operand type 'i32' and result type 'i64' are cast incompatible}}
  %0 = arith.index_cast %x : i32 to i64
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error @below {{'arith.bitcast' op operand type 'i32' and result type 'f64' are cast incompatible}}
  %0 = arith.bitcast %x : i32 to f64
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @below {{'arith.sitofp' op operand #0 must be signless-fixed-width-integer-like, but got 'f32'}}
  %0 = arith.sitofp %x : f32 to f32
  return
}

// -----

func.func @f(%x: vector<4xi32>) {
  // expected-error @below {{'arith.extui' op requires the same shape for all operands and results}}
  %0 = arith.extui %x : vector<4xi32> to vector<5xi64>
  return
}

// -----

func.func @f(%x: tensor<4xi32>) {
  // expected-error @below {{'arith.extui' op failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.extui %x : tensor<4xi32> to tensor<?xi64>
  return
}

// -----

func.func @f(%x: tensor<i32>) {
  // expected-error @below {{'arith.extui' op requires the same shape for all operands and results}}
  %0 = arith.extui %x : tensor<i32> to i64
  return
}

// -----

func.func @f(%x: tensor<4xi32, "a">) {
  // expected-error @below {{'arith.extui' op operand type 'tensor<4xi32, "a">' and result type 'tensor<4xi64>' are cast incompatible}}
  %0 = arith.extui %x : tensor<4xi32, "a"> to tensor<4xi64>
  return
}

// -----

func.func @f(%x: tensor<*xf32>) {
  // expected-error @below {{'arith.extf' op failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.extf %x : tensor<*xf32> to tensor<*xf64>
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @below {{'arith.addi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = arith.addi %x, %x : f32
  return
}

// -----

func.func @f(%x: i32, %y: i64) {
  // expected-error @below {{'arith.addi' op requires the same type for all operands and results}}
  %0 = "arith.addi"(%x, %y) : (i32, i64) -> i32
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error @below {{custom op 'arith.cmpi' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]}}
  %0 = arith.cmpi less, %x, %x : i32
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error @below {{'arith.cmpi' op result #0 must be bool-like, but got 'i8'}}
  %0 = "arith.cmpi"(%x, %x) <{predicate = 1 : i64}> : (i32, i32) -> i8
  return
}

// -----

func.func @f(%x: i32, %y: vector<4xi32>) {
  // expected-error @below {{'arith.cmpi' op failed to verify that result type has i1 element type and same shape as operands}}
  %0 = "arith.cmpi"(%y, %y) <{predicate = 1 : i64}> : (vector<4xi32>, vector<4xi32>) -> i1
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @below {{expected ':'}}
  %0 = arith.truncf %x sideways : f32 to f16
  return
}

// -----

func.func @f(%c: vector<3xi1>, %x: vector<4xi32>) {
  // expected-error @below {{'arith.select' op failed to verify that condition is signless i1 or has matching shape}}
  %0 = "arith.select"(%c, %x, %x) : (vector<3xi1>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  return
}

// -----

func.func @f(%c: i1, %x: i32) {
  // expected-error @below {{custom op 'arith.select' expected 3 operands}}
  %0 = arith.select %c, %x : i32
  return
}

// -----

func.func @f(%x: vector<4xi32>) {
  // expected-error @below {{'arith.addui_extended' op if an operand is non-scalar, then all results must be non-scalar}}
  %0, %1 = arith.addui_extended %x, %x : vector<4xi32>, i1
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error @below {{'arith.mulsi_extended' op failed to verify that all of {lhs, rhs, low, high} have same type}}
  %0, %1 = "arith.mulsi_extended"(%x, %x) : (i32, i32) -> (i32, i64)
  return
}
