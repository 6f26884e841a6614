// RUN: ods opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

pdl_interp.func @f(%op: !pdl.operation) {
  // expected-error @below {{'pdl_interp.create_operation' op has inferred results, but the created operation 'foo.op' does not support result type inference (or is not registered)}}
  %n = pdl_interp.create_operation "foo.op" -> <inferred>
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op: !pdl.operation) {
  %t = pdl_interp.create_type i32
  // expected-error @below {{'pdl_interp.create_operation' op with inferred results cannot also have explicit result types}}
  %n = "pdl_interp.create_operation"(%t) {inferredResultTypes, inputAttributeNames = [], name = "foo.op", operandSegmentSizes = array<i32: 0, 0, 1>} : (!pdl.type) -> !pdl.operation
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%x: !pdl.value, %t: !pdl.type) {
  // expected-error @below {{'pdl_interp.create_range' op expected operand to have element type '!pdl.value', but got '!pdl.type'}}
  %r = pdl_interp.create_range %x, %t : !pdl.value, !pdl.type
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%x: !pdl.range<value>) {
  // expected-error @below {{'pdl_interp.foreach' op requires exactly one argument}}
  "pdl_interp.foreach"(%x)[^end] ({
  ^bb0:
    pdl_interp.continue
  }) : (!pdl.range<value>) -> ()
  ^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%x: !pdl.range<value>) {
  // expected-error @below {{'pdl_interp.foreach' op operand must be a range of loop variable type}}
  "pdl_interp.foreach"(%x)[^end] ({
  ^bb0(%y: !pdl.type):
    pdl_interp.continue
  }) : (!pdl.range<value>) -> ()
  ^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op: !pdl.operation) {
  // expected-error @below {{custom op 'pdl_interp.foreach' expected 'in' after loop variable}}
  pdl_interp.foreach %x : !pdl.value of %op {
  } -> ^end
  ^end:
  pdl_interp.finalize
}

// -----

// expected-note @below {{prior use here}}
pdl_interp.func @f(%op: !pdl.operation) {
  // expected-error @below {{use of value '%op' expects different type than prior uses: '!pdl.range<value>' vs '!pdl.operation'}}
  pdl_interp.foreach %x : !pdl.value in %op {
    pdl_interp.continue
  } -> ^end
  ^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%a: !pdl.attribute) {
  // expected-error @below {{'pdl_interp.switch_attribute' op expected number of cases to match the number of case values, got 2 but expected 1}}
  pdl_interp.switch_attribute %a to [1](^end, ^end) -> ^end
  ^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op: !pdl.operation) {
  // expected-error @below {{'pdl_interp.switch_operand_count' op expected number of cases to match the number of case values, got 1 but expected 2}}
  pdl_interp.switch_operand_count of %op to dense<[0, 1]> : vector<2xi32>(^end) -> ^end
  ^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op: !pdl.operation) {
  // expected-error @below {{'pdl_interp.switch_operand_count' op attribute 'caseValues' failed to satisfy constraint: 32-bit signless integer elements attribute}}
  pdl_interp.switch_operand_count of %op to dense<[0, 1]> : vector<2xi64>(^end) -> ^end
  ^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op: !pdl.operation) {
  // expected-error @below {{'pdl_interp.switch_operation_name' op expected number of cases to match the number of case values, got 2 but expected 1}}
  pdl_interp.switch_operation_name of %op to ["a"](^end, ^end) -> ^end
  ^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op: !pdl.operation) {
  // expected-error @below {{'pdl_interp.switch_result_count' op expected number of cases to match the number of case values, got 2 but expected 1}}
  pdl_interp.switch_result_count of %op to dense<0> : vector<1xi32>(^end, ^end) -> ^end
  ^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%t: !pdl.type) {
  // expected-error @below {{'pdl_interp.switch_type' op expected number of cases to match the number of case values, got 2 but expected 1}}
  pdl_interp.switch_type %t to [i32](^end, ^end) -> ^end
  ^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%t: !pdl.range<type>) {
  // expected-error @below {{'pdl_interp.switch_types' op expected number of cases to match the number of case values, got 2 but expected 1}}
  pdl_interp.switch_types %t to [[i32]](^end, ^end) -> ^end
  ^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%t: !pdl.range<type>) {
  // expected-error @below {{'pdl_interp.switch_types' op attribute 'caseValues' failed to satisfy constraint: type-array array attribute}}
  pdl_interp.switch_types %t to [i32](^end) -> ^end
  ^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op: !pdl.operation) {
  // expected-error @below {{'pdl_interp.continue' op expects parent op 'pdl_interp.foreach'}}
  pdl_interp.continue
  pdl_interp.finalize
}

// -----

// expected-note @below {{prior use here}}
pdl_interp.func @f(%r: !pdl.range<type>) {
  // expected-error @below {{use of value '%r' expects different type than prior uses: '!pdl.range<value>' vs '!pdl.range<type>'}}
  %x = pdl_interp.extract 0 of %r : !pdl.value
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%r: !pdl.range<type>) {
  // expected-error @below {{'pdl_interp.extract' op failed to verify that `range` is a PDL range whose element type matches type of `result`}}
  %x = "pdl_interp.extract"(%r) {index = 0 : i32} : (!pdl.range<type>) -> !pdl.value
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%r: !pdl.range<type>) {
  // expected-error @below {{'pdl_interp.extract' op failed to verify that `range` is a PDL range whose element type matches type of `result`}}
  %x = "pdl_interp.extract"(%r) {index = 0 : i32} : (!pdl.range<type>) -> !pdl.range<type>
  pdl_interp.finalize
}

// -----

// expected-note @below {{prior use here}}
pdl_interp.func @f(%r: !pdl.value) {
  // expected-error @below {{use of value '%r' expects different type than prior uses: '!pdl.range<value>' vs '!pdl.value'}}
  %x = pdl_interp.get_value_type of %r : !pdl.range<type>
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op: !pdl.operation) {
  // expected-error @below {{'pdl_interp.get_operand' op attribute 'index' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative}}
  %x = pdl_interp.get_operand -1 of %op
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op: !pdl.operation) {
  // expected-error @below {{custom op 'pdl_interp.create_operation' expected 'inferred'}}
  %n = pdl_interp.create_operation "foo.op" -> <foo>
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op: !pdl.operation) {
  // expected-error @below {{expected ':'}}
  %n = pdl_interp.create_operation "foo.op" -> (%op)
  pdl_interp.finalize
}

// -----

// expected-error @below {{'pdl_interp.func' op region #0 ('body') failed to verify constraint: region with at least 1 blocks}}
pdl_interp.func @f()

// -----

// expected-error @below {{custom op 'pdl_interp.func' expected non-empty function body}}
pdl_interp.func @f() {
}
