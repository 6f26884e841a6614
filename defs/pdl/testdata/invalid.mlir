// RUN: ods opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  // expected-error @below {{'pdl.apply_native_constraint' op expected at least one argument}}
  "pdl.apply_native_constraint"() {name = "f"} : () -> ()
  rewrite %op with "r"
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  // expected-error @below {{'pdl.apply_native_constraint' op returning an operation from a constraint is not supported}}
  %x = apply_native_constraint "f"(%op : !pdl.operation) : !pdl.operation
  rewrite %op with "r"
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  rewrite %op {
    // expected-error @below {{'pdl.apply_native_rewrite' op expected at least one argument or result}}
    "pdl.apply_native_rewrite"() {name = "f"} : () -> ()
  }
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  %t = type
  // expected-error @below {{'pdl.attribute' op expected only one of [`type`, `value`] to be set}}
  %a = attribute : %t = 10
  %o = operation {"a" = %a} -> (%t : !pdl.type)
  rewrite %op with "r"
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  rewrite %op {
    // expected-error @below {{'pdl.attribute' op expected constant value when specified within a `pdl.rewrite`}}
    %a = attribute
  }
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  // expected-error @below {{'pdl.attribute' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %a = attribute
  rewrite %op with "r"
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  // expected-error @below {{'pdl.operand' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %a = operand
  rewrite %op with "r"
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  // expected-error @below {{'pdl.operands' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %a = operands
  rewrite %op with "r"
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  // expected-error @below {{'pdl.type' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %a = type
  rewrite %op with "r"
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  // expected-error @below {{'pdl.types' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %a = types
  rewrite %op with "r"
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  // expected-error @below {{'pdl.operation' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %o = operation "foo.op"
  %r = result 0 of %o
  rewrite %op with "r"
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  rewrite %op {
    // expected-error @below {{'pdl.operation' op must have an operation name when nested within a `pdl.rewrite`}}
    %n = operation
  }
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  %a = attribute
  // expected-error @below {{'pdl.operation' op expected the same number of attribute values and attribute names, got 2 names and 1 values}}
  %o = "pdl.operation"(%a) {attributeValueNames = ["a", "b"], operandSegmentSizes = array<i32: 0, 1, 0>} : (!pdl.attribute) -> !pdl.operation
  %z = operation {"q" = %a}
  rewrite %op with "r"
}

// -----

pdl.pattern : benefit(1) {
  %t = type
  %a = attribute : %t
  %op = operation {"a" = %a}
  rewrite %op {
    // expected-error @+2 {{'pdl.operation' op must have inferable or constrained result types when nested within `pdl.rewrite`}}
    // expected-note @+1 {{result type #0 was not constrained}}
    %n = operation "builtin.unrealized_conversion_cast" -> (%t : !pdl.type)
  }
}

// -----

func.func private @f()
pdl.pattern : benefit(1) {
  %op = operation
  rewrite %op {
    // expected-error @+2 {{'pdl.operation' op must have inferable or constrained result types when nested within `pdl.rewrite`}}
    // expected-note @+1 {{operation is created in a non-inferrable context, but 'func.constant' does not implement InferTypeOpInterface}}
    %n = operation "func.constant"
  }
}

// -----

pdl.pattern : benefit(1) {
  // expected-error @below {{'pdl.operation' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %op = operation
}

// -----

// expected-error @below {{'pdl.pattern' op expected only `pdl` operations within the pattern body}}
pdl.pattern : benefit(1) {
  %op = operation
  rewrite %op {
    // expected-note @below {{see non-`pdl` operation defined here}}
    "foo.op"() : () -> ()
  }
}

// -----

// expected-error @below {{'pdl.pattern' op the pattern must contain at least one `pdl.operation`}}
pdl.pattern : benefit(1) {
  rewrite with "r"
}

// -----

// expected-error @below {{'pdl.pattern' op the operations must form a connected component}}
pdl.pattern : benefit(1) {
  %a = operation
  // expected-note @below {{see a disconnected value / operation here}}
  %b = operation
  rewrite with "r"(%a, %b : !pdl.operation, !pdl.operation)
}

// -----

// expected-error @below {{'pdl.pattern' op the operations must form a connected component}}
pdl.pattern : benefit(1) {
  %a = operation
  %b = operation
  // expected-note @below {{see a disconnected value / operation here}}
  %v = result 0 of %b
  rewrite %a {
    replace %a with (%v : !pdl.value)
  }
}

// -----

// expected-error @below {{'pdl.pattern' op attribute 'benefit' failed to satisfy constraint: 16-bit signless integer attribute whose value is non-negative}}
pdl.pattern : benefit(-1) {
  %a = operation
  rewrite with "r"
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  %x = operand
  %t = type
  // expected-error @below {{'pdl.operation' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %o = operation(%x : !pdl.value) -> (%t : !pdl.type)
  rewrite %op {
    %r = range %x, %t : !pdl.value, !pdl.type
  }
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  rewrite %op {
    %x = result 0 of %op
    // expected-error @below {{'pdl.replace' op expected no replacement values to be provided when the replacement operation is present}}
    "pdl.replace"(%op, %op, %x) {operandSegmentSizes = array<i32: 1, 1, 1>} : (!pdl.operation, !pdl.operation, !pdl.value) -> ()
  }
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  // expected-error @below {{'pdl.results' op expected `pdl.range<value>` result type when no index is specified, but got: '!pdl.value'}}
  %r = "pdl.results"(%op) : (!pdl.operation) -> !pdl.value
  rewrite %op with "r"
}

// -----

pdl.pattern : benefit(1) {
  %op = operation
  // expected-error @below {{'pdl.rewrite' op expected rewrite region to be empty when rewrite is external}}
  rewrite %op with "r" {
    erase %op
  }
}

// -----

pdl.pattern : benefit(1) {
  %op = operation
  // expected-error @below {{'pdl.rewrite' op expected rewrite region to be non-empty if external name is not specified}}
  rewrite %op
}

// -----

pdl.pattern : benefit(1) {
  %op = operation
  // expected-error @below {{expected ':'}}
  "pdl.rewrite"(%op, %op) ({
  ^bb0:
  }) {operandSegmentSizes = array<i32: 1, 1>} : (!pdl.operation, !pdl.operation) -> ()
}

// -----

// expected-error @below {{element of pdl.range cannot be another range, but got'!pdl.range<value>'}}
#a = !pdl.range<range<value>>

// -----

// expected-error @below {{invalid 'pdl' type: `foo'}}
#a = !pdl.range<foo>

// -----

// expected-error @below {{expected valid keyword}}
#a = !pdl.range<!pdl.value>

// -----

// expected-error @below {{unknown  type `foo` in dialect `pdl`}}
#a = !pdl.foo

// -----

// expected-error @below {{unbalanced '<' character in pretty dialect name}}
#a = !pdl.range<value

// -----

// expected-error @below {{expected '<'}}
#a = !pdl.range

// -----

pdl.pattern : benefit(1) {
  // expected-error @below {{expected attribute value}}
  %op = operation "a.b" {a = %x}
  rewrite with "r"
}

// -----

pdl.pattern : benefit(1) {
  // expected-error @below {{expected '='}}
  %op = operation "a.b" {"a", %x}
  rewrite with "r"
}

// -----

// expected-error @below {{use of undeclared SSA value name}}
pdl.erase %x

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  // expected-error @below {{expected '->'}}
  %r = results 1 of %op
  rewrite %op with "r"
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  rewrite %op {
    // expected-error @below {{expected ':'}}
    %r = range
  }
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  // expected-error @below {{expected operation name in quotes}}
  %r = results of %op -> !pdl.value
  rewrite %op with "r"
}

// -----

// expected-note @below {{prior use here}}
func.func @f(%x: !pdl.value) {
  // expected-error @below {{use of value '%x' expects different type than prior uses: '!pdl.operation' vs '!pdl.value'}}
  pdl.erase %x
}
