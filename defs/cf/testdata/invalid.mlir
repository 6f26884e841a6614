// RUN: ods opt %s --split-input-file --verify-diagnostics

func.func @f(%x: i32) {
  // expected-error @below {{branch has 1 operands for successor #0, but target block has 0}}
  cf.br ^bb1(%x : i32)
^bb1:
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error @below {{type mismatch for bb argument #0 of successor #0}}
  cf.br ^bb1(%x : i32)
^bb1(%a: i64):
  return
}

// -----

// expected-note @below {{prior use here}}
func.func @f(%x: i32) {
  // expected-error @below {{use of value '%x' expects different type than prior uses: 'i1' vs 'i32'}}
  cf.cond_br %x, ^bb1, ^bb1
^bb1:
  return
}

// -----

func.func @f(%c: i1, %x: i32) {
  // expected-error @below {{branch has 1 operands for successor #1, but target block has 0}}
  cf.cond_br %c, ^bb1, ^bb1(%x : i32)
^bb1:
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error @below {{custom op 'cf.switch' expected 'default'}}
  cf.switch %x : i32, [ 3: ^bb1 ]
^bb1:
  return
}

// -----

func.func @f(%x: i64) {
  // expected-error @below {{custom op 'cf.switch' integer value too large}}
  cf.switch %x : i64, [ default: ^bb1, 18446744073709551616: ^bb1 ]
^bb1:
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error @below {{branch has 1 operands for successor #1, but target block has 0}}
  cf.switch %x : i32, [ default: ^bb1, 3: ^bb1(%x : i32) ]
^bb1:
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error @below {{'cf.switch' op number of case values (2) should match number of case destinations (1)}}
  "cf.switch"(%x)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<[1, 2]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error @below {{'cf.switch' op 'flag' type ('i32') should match case value type ('i64')}}
  "cf.switch"(%x)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error @below {{reference to an undefined block}}
  cf.br ^bb1
}
