// RUN: ods opt %s --transform-interpreter --split-input-file --verify-diagnostics

// no entry point
// expected-error @below {{could not find a nested named sequence with name: __transform_main}}
module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32, %m: memref<8xf32>) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %x = arith.addi %a, %a : i32
    %y = arith.addi %a, %a : i32
    %z = arith.muli %x, %y : i32
    %dead = arith.subi %z, %a : i32
    scf.for %i = %c0 to %c8 step %c1 {
      %v = memref.load %m[%i] : memref<8xf32>
      %w = arith.mulf %v, %v : f32
      %inv = arith.addi %c1, %c8 : index
      %u = arith.addi %inv, %i : index
      memref.store %w, %m[%c0] : memref<8xf32>
      vector.print %u : index
    }
    return %z : i32
  }
}

// -----

// consumed and used
module attributes {transform.with_named_sequence} {
  // expected-note @below {{ancestor payload op}}
  func.func @f(%a: i32, %m: memref<8xf32>) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %x = arith.addi %a, %a : i32
    %y = arith.addi %a, %a : i32
    %z = arith.muli %x, %y : i32
    %dead = arith.subi %z, %a : i32
    scf.for %i = %c0 to %c8 step %c1 {
      // expected-note @below {{nested payload op}}
      %v = memref.load %m[%i] : memref<8xf32>
      %w = arith.mulf %v, %v : f32
      %inv = arith.addi %c1, %c8 : index
      %u = arith.addi %inv, %i : index
      memref.store %w, %m[%c0] : memref<8xf32>
      vector.print %u : index
    }
    return %z : i32
  }
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    // expected-note @below {{handle to invalidated ops}}
    %l = transform.structured.match ops{["memref.load"]} in %f : (!transform.any_op) -> !transform.any_op
    // expected-note @below {{invalidated by this transform op that consumes its operand #0 and invalidates all handles to payload IR entities associated with this operand and entities nested in them}}
    %g = transform.apply_registered_pass "canonicalize" to %f : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{op uses a handle invalidated by a previously executed transform op}}
    transform.annotate %l "l" : !transform.any_op
    transform.yield
  }
}

// -----

// consumed value
module attributes {transform.with_named_sequence} {
  // expected-note @below {{ancestor op associated with the consumed handle}}
  // expected-note @below {{op defining the value as block argument #1 of block #0 in region #0}}
  // expected-note @below {{payload value}}
  func.func @f(%a: i32, %m: memref<8xf32>) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %x = arith.addi %a, %a : i32
    %y = arith.addi %a, %a : i32
    %z = arith.muli %x, %y : i32
    %dead = arith.subi %z, %a : i32
    scf.for %i = %c0 to %c8 step %c1 {
      %v = memref.load %m[%i] : memref<8xf32>
      %w = arith.mulf %v, %v : f32
      %inv = arith.addi %c1, %c8 : index
      %u = arith.addi %inv, %i : index
      memref.store %w, %m[%c0] : memref<8xf32>
      vector.print %u : index
    }
    return %z : i32
  }
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %l = transform.structured.match ops{["memref.load"]} in %f : (!transform.any_op) -> !transform.any_op
    // expected-note @below {{invalidated handle}}
    %v = transform.get_operand %l[0] : (!transform.any_op) -> !transform.any_value
    // expected-note @below {{invalidated by this transform op that consumes its operand #0 and invalidates all handles to payload IR entities associated with this operand and entities nested in them}}
    %g = transform.apply_registered_pass "canonicalize" to %f : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{op uses a handle invalidated by a previously executed transform op}}
    %t = transform.get_type %v : (!transform.any_value) -> !transform.any_param
    transform.yield
  }
}

// -----

// no parent
// expected-note @below {{target op}}
module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32, %m: memref<8xf32>) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %x = arith.addi %a, %a : i32
    %y = arith.addi %a, %a : i32
    %z = arith.muli %x, %y : i32
    %dead = arith.subi %z, %a : i32
    scf.for %i = %c0 to %c8 step %c1 {
      %v = memref.load %m[%i] : memref<8xf32>
      %w = arith.mulf %v, %v : f32
      %inv = arith.addi %c1, %c8 : index
      %u = arith.addi %inv, %i : index
      memref.store %w, %m[%c0] : memref<8xf32>
      vector.print %u : index
    }
    return %z : i32
  }
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    // expected-error @below {{could not find a parent op that matches all requirements}}
    %q = transform.get_parent_op %arg0 {op_name = "none"} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// block argument
module attributes {transform.with_named_sequence} {
  // expected-note @below {{target value}}
  func.func @f(%a: i32, %m: memref<8xf32>) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %x = arith.addi %a, %a : i32
    %y = arith.addi %a, %a : i32
    %z = arith.muli %x, %y : i32
    %dead = arith.subi %z, %a : i32
    scf.for %i = %c0 to %c8 step %c1 {
      %v = memref.load %m[%i] : memref<8xf32>
      %w = arith.mulf %v, %v : f32
      %inv = arith.addi %c1, %c8 : index
      %u = arith.addi %inv, %i : index
      memref.store %w, %m[%c0] : memref<8xf32>
      vector.print %u : index
    }
    return %z : i32
  }
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %l = transform.structured.match ops{["memref.load"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %v = transform.get_operand %l[0] : (!transform.any_op) -> !transform.any_value
    // expected-error @below {{cannot get defining op of block argument}}
    %d = transform.get_defining_op %v : (!transform.any_value) -> !transform.any_op
    transform.yield
  }
}

// -----

// position
module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32, %m: memref<8xf32>) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %x = arith.addi %a, %a : i32
    %y = arith.addi %a, %a : i32
    %z = arith.muli %x, %y : i32
    %dead = arith.subi %z, %a : i32
    scf.for %i = %c0 to %c8 step %c1 {
      // expected-note @below {{while considering positions of this payload operation}}
      %v = memref.load %m[%i] : memref<8xf32>
      %w = arith.mulf %v, %v : f32
      %inv = arith.addi %c1, %c8 : index
      %u = arith.addi %inv, %i : index
      memref.store %w, %m[%c0] : memref<8xf32>
      vector.print %u : index
    }
    return %z : i32
  }
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %l = transform.structured.match ops{["memref.load"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{position overflow 2 (updated from 2) for maximum 2}}
    %v = transform.get_operand %l[2] : (!transform.any_op) -> !transform.any_value
    transform.yield
  }
}

// -----

// under
module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32, %m: memref<8xf32>) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %x = arith.addi %a, %a : i32
    %y = arith.addi %a, %a : i32
    %z = arith.muli %x, %y : i32
    %dead = arith.subi %z, %a : i32
    scf.for %i = %c0 to %c8 step %c1 {
      // expected-note @below {{while considering positions of this payload operation}}
      %v = memref.load %m[%i] : memref<8xf32>
      %w = arith.mulf %v, %v : f32
      %inv = arith.addi %c1, %c8 : index
      %u = arith.addi %inv, %i : index
      memref.store %w, %m[%c0] : memref<8xf32>
      vector.print %u : index
    }
    return %z : i32
  }
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %l = transform.structured.match ops{["memref.load"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{position underflow -1 (updated from -3)}}
    %v = transform.get_operand %l[-3] : (!transform.any_op) -> !transform.any_value
    transform.yield
  }
}

// -----

// repeated position
module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32, %m: memref<8xf32>) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %x = arith.addi %a, %a : i32
    %y = arith.addi %a, %a : i32
    %z = arith.muli %x, %y : i32
    %dead = arith.subi %z, %a : i32
    scf.for %i = %c0 to %c8 step %c1 {
      // expected-note @below {{while considering positions of this payload operation}}
      %v = memref.load %m[%i] : memref<8xf32>
      %w = arith.mulf %v, %v : f32
      %inv = arith.addi %c1, %c8 : index
      %u = arith.addi %inv, %i : index
      memref.store %w, %m[%c0] : memref<8xf32>
      vector.print %u : index
    }
    return %z : i32
  }
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %l = transform.structured.match ops{["memref.load"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{repeated position 0 (updated from -2)}}
    %v = transform.get_operand %l[0, -2] : (!transform.any_op) -> !transform.any_value
    transform.yield
  }
}

// -----

// itself
// expected-note @below {{target payload op}}
module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32, %m: memref<8xf32>) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %x = arith.addi %a, %a : i32
    %y = arith.addi %a, %a : i32
    %z = arith.muli %x, %y : i32
    %dead = arith.subi %z, %a : i32
    scf.for %i = %c0 to %c8 step %c1 {
      %v = memref.load %m[%i] : memref<8xf32>
      %w = arith.mulf %v, %v : f32
      %inv = arith.addi %c1, %c8 : index
      %u = arith.addi %inv, %i : index
      memref.store %w, %m[%c0] : memref<8xf32>
      vector.print %u : index
    }
    return %z : i32
  }
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    // expected-error @below {{cannot apply transform to itself (or one of its ancestors)}}
    transform.apply_cse to %arg0 : !transform.any_op
    transform.yield
  }
}

// -----

// unknown pass
module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32, %m: memref<8xf32>) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %x = arith.addi %a, %a : i32
    %y = arith.addi %a, %a : i32
    %z = arith.muli %x, %y : i32
    %dead = arith.subi %z, %a : i32
    scf.for %i = %c0 to %c8 step %c1 {
      %v = memref.load %m[%i] : memref<8xf32>
      %w = arith.mulf %v, %v : f32
      %inv = arith.addi %c1, %c8 : index
      %u = arith.addi %inv, %i : index
      memref.store %w, %m[%c0] : memref<8xf32>
      vector.print %u : index
    }
    return %z : i32
  }
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{unknown pass or pass pipeline: none-such}}
    %g = transform.apply_registered_pass "none-such" to %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// licm
module attributes {transform.with_named_sequence} {
  // expected-note @below {{when applied to this op}}
  func.func @f(%a: i32, %m: memref<8xf32>) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %x = arith.addi %a, %a : i32
    %y = arith.addi %a, %a : i32
    %z = arith.muli %x, %y : i32
    %dead = arith.subi %z, %a : i32
    scf.for %i = %c0 to %c8 step %c1 {
      %v = memref.load %m[%i] : memref<8xf32>
      %w = arith.mulf %v, %v : f32
      %inv = arith.addi %c1, %c8 : index
      %u = arith.addi %inv, %i : index
      memref.store %w, %m[%c0] : memref<8xf32>
      vector.print %u : index
    }
    return %z : i32
  }
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{transform applied to the wrong op kind}}
    transform.apply_licm to %f : !transform.any_op
    transform.yield
  }
}

// -----

// compare
module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32, %m: memref<8xf32>) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %x = arith.addi %a, %a : i32
    %y = arith.addi %a, %a : i32
    %z = arith.muli %x, %y : i32
    %dead = arith.subi %z, %a : i32
    scf.for %i = %c0 to %c8 step %c1 {
      %v = memref.load %m[%i] : memref<8xf32>
      %w = arith.mulf %v, %v : f32
      %inv = arith.addi %c1, %c8 : index
      %u = arith.addi %inv, %i : index
      memref.store %w, %m[%c0] : memref<8xf32>
      vector.print %u : index
    }
    return %z : i32
  }
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    // expected-note @below {{value # 0 associated with the parameter defined here}}
    %a = transform.param.constant 5 : i64 -> !transform.param<i64>
    %b = transform.param.constant 7 : i64 -> !transform.param<i64>
    // expected-error @below {{expected parameter to be greater than 7, got 5}}
    transform.match.param.cmpi gt %a, %b : !transform.param<i64>
    transform.yield
  }
}

// -----

// alternatives
module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32, %m: memref<8xf32>) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %x = arith.addi %a, %a : i32
    %y = arith.addi %a, %a : i32
    %z = arith.muli %x, %y : i32
    %dead = arith.subi %z, %a : i32
    scf.for %i = %c0 to %c8 step %c1 {
      %v = memref.load %m[%i] : memref<8xf32>
      %w = arith.mulf %v, %v : f32
      %inv = arith.addi %c1, %c8 : index
      %u = arith.addi %inv, %i : index
      memref.store %w, %m[%c0] : memref<8xf32>
      vector.print %u : index
    }
    return %z : i32
  }
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{all alternatives failed}}
    transform.alternatives %f : !transform.any_op {
    ^bb0(%in: !transform.any_op):
      %l = transform.get_parent_op %in {op_name = "none"} : (!transform.any_op) -> !transform.any_op
    }
    transform.yield
  }
}

// -----

// scope
module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32, %m: memref<8xf32>) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %x = arith.addi %a, %a : i32
    %y = arith.addi %a, %a : i32
    %z = arith.muli %x, %y : i32
    %dead = arith.subi %z, %a : i32
    // expected-note @below {{scope}}
    scf.for %i = %c0 to %c8 step %c1 {
      %v = memref.load %m[%i] : memref<8xf32>
      %w = arith.mulf %v, %v : f32
      %inv = arith.addi %c1, %c8 : index
      %u = arith.addi %inv, %i : index
      memref.store %w, %m[%c0] : memref<8xf32>
      vector.print %u : index
    }
    return %z : i32
  }
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["scf.for"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{only isolated-from-above ops can be alternative scopes}}
    transform.alternatives %f : !transform.any_op {
    ^bb0(%in: !transform.any_op):
    }
    transform.yield
  }
}

// -----

// many consumers
module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32, %m: memref<8xf32>) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %x = arith.addi %a, %a : i32
    %y = arith.addi %a, %a : i32
    %z = arith.muli %x, %y : i32
    %dead = arith.subi %z, %a : i32
    scf.for %i = %c0 to %c8 step %c1 {
      %v = memref.load %m[%i] : memref<8xf32>
      %w = arith.mulf %v, %v : f32
      %inv = arith.addi %c1, %c8 : index
      %u = arith.addi %inv, %i : index
      memref.store %w, %m[%c0] : memref<8xf32>
      vector.print %u : index
    }
    return %z : i32
  }
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["arith.addi"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{handle must be mapped to exactly one payload op}}
    %d = transform.get_consumers_of_result %f[0] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// length
module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32, %m: memref<8xf32>) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %x = arith.addi %a, %a : i32
    %y = arith.addi %a, %a : i32
    %z = arith.muli %x, %y : i32
    %dead = arith.subi %z, %a : i32
    scf.for %i = %c0 to %c8 step %c1 {
      %v = memref.load %m[%i] : memref<8xf32>
      %w = arith.mulf %v, %v : f32
      %inv = arith.addi %c1, %c8 : index
      %u = arith.addi %inv, %i : index
      memref.store %w, %m[%c0] : memref<8xf32>
      vector.print %u : index
    }
    return %z : i32
  }
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["arith.addi"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %a = transform.param.constant 5 : i64 -> !transform.param<i64>
    %p = transform.merge_handles %a, %a : !transform.param<i64>
    // expected-error @below {{parameter and target have different payload lengths (2 vs 4)}}
    transform.annotate %f "x" = %p : !transform.any_op, !transform.param<i64>
    transform.yield
  }
}

// -----

// type of a parameter
module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32, %m: memref<8xf32>) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %x = arith.addi %a, %a : i32
    %y = arith.addi %a, %a : i32
    %z = arith.muli %x, %y : i32
    %dead = arith.subi %z, %a : i32
    scf.for %i = %c0 to %c8 step %c1 {
      %v = memref.load %m[%i] : memref<8xf32>
      %w = arith.mulf %v, %v : f32
      %inv = arith.addi %c1, %c8 : index
      %u = arith.addi %inv, %i : index
      memref.store %w, %m[%c0] : memref<8xf32>
      vector.print %u : index
    }
    return %z : i32
  }
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    // expected-error @below {{expected the type of the parameter attribute ('i32') to match the parameter type ('i64')}}
    %a = transform.param.constant 5 : i32 -> !transform.param<i64>
    transform.yield
  }
}

// -----

// knob
module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32, %m: memref<8xf32>) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %x = arith.addi %a, %a : i32
    %y = arith.addi %a, %a : i32
    %z = arith.muli %x, %y : i32
    %dead = arith.subi %z, %a : i32
    scf.for %i = %c0 to %c8 step %c1 {
      %v = memref.load %m[%i] : memref<8xf32>
      %w = arith.mulf %v, %v : f32
      %inv = arith.addi %c1, %c8 : index
      %u = arith.addi %inv, %i : index
      memref.store %w, %m[%c0] : memref<8xf32>
      vector.print %u : index
    }
    return %z : i32
  }
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    // expected-error @below {{non-deterministic choice "size" is only resolved through providing a `selected` attr}}
    %k = transform.tune.knob<"size"> options = [2, 4] -> !transform.any_param
    transform.yield
  }
}
// -----
// a pattern that is not there
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.with_pdl_patterns %root : !transform.any_op {
    ^bb0(%arg0: !transform.any_op):
      transform.sequence %arg0 : !transform.any_op failures(suppress) {
      ^bb1(%arg1: !transform.any_op):
        // expected-error @below {{could not find pattern '@missing'}}
        %0 = pdl_match @missing in %arg1 : (!transform.any_op) -> !transform.any_op
      }
    }
    transform.yield
  }
}
// -----
// patterns inside of patterns
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    // expected-note @below {{parent operation}}
    transform.with_pdl_patterns %root : !transform.any_op {
    ^bb0(%arg0: !transform.any_op):
      transform.sequence %arg0 : !transform.any_op failures(propagate) {
      ^bb1(%arg1: !transform.any_op):
        // expected-error @below {{cannot be nested}}
        transform.with_pdl_patterns %arg1 : !transform.any_op {
        ^bb2(%arg2: !transform.any_op):
          transform.sequence %arg2 : !transform.any_op failures(propagate) {
          ^bb3(%arg3: !transform.any_op):
          }
        }
      }
    }
    transform.yield
  }
}
