// RUN: ods opt %s --transform-interpreter --split-input-file | golden %S/interpreter.out

// annotate
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
    transform.annotate %f "hot" : !transform.any_op
    transform.yield
  }
}

// -----

// annotate with a parameter
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
    %f = transform.structured.match ops{["arith.addi", "arith.muli"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %p = transform.param.constant 3 : i64 -> !transform.param<i64>
    transform.annotate %f "n" = %p : !transform.any_op, !transform.param<i64>
    %n = transform.num_associations %f : (!transform.any_op) -> !transform.param<i64>
    transform.annotate %arg0 "t.count" = %n : !transform.any_op, !transform.param<i64>
    transform.yield
  }
}

// -----

// cse
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
    transform.apply_cse to %f : !transform.any_op
    transform.yield
  }
}

// -----

// dce
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
    transform.apply_dce to %f : !transform.any_op
    transform.yield
  }
}

// -----

// licm
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
    %f = transform.structured.match ops{["scf.for"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.apply_licm to %f : !transform.any_op
    transform.yield
  }
}

// -----

// interface
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
    %f = transform.structured.match interface{LoopLikeInterface} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.annotate %f "loop" : !transform.any_op
    transform.yield
  }
}

// -----

// canonicalization
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
    transform.apply_patterns to %f {
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    transform.yield
  }
}

// -----

// canonicalization below a loop, and cse
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
    %f = transform.structured.match ops{["scf.for"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.canonicalization
    } {apply_cse} : !transform.any_op
    transform.yield
  }
}

// -----

// a pass
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
    %g = transform.apply_registered_pass "canonicalize" to %f : (!transform.any_op) -> !transform.any_op
    transform.annotate %g "canonical" : !transform.any_op
    transform.yield
  }
}

// -----

// a pass with options
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
    %n = transform.param.constant 2 -> !transform.any_param
    %g = transform.apply_registered_pass "canonicalize" with options = { "max-iterations" = %n, "top-down" = false } to %f : (!transform.any_op, !transform.any_param) -> !transform.any_op
    transform.yield
  }
}

// -----

// parents
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
    %f = transform.structured.match ops{["memref.load", "memref.store"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %l = transform.get_parent_op %f {deduplicate} : (!transform.any_op) -> !transform.any_op
    %g = transform.get_parent_op %f {isolated_from_above} : (!transform.any_op) -> !transform.any_op
    %h = transform.get_parent_op %f {nth_parent = 3 : i64} : (!transform.any_op) -> !transform.any_op
    %e = transform.get_parent_op %f {op_name = "none", allow_empty_results} : (!transform.any_op) -> !transform.any_op
    transform.annotate %l "l" : !transform.any_op
    transform.annotate %g "g" : !transform.any_op
    transform.annotate %h "t.h" : !transform.any_op
    transform.annotate %e "e" : !transform.any_op
    transform.yield
  }
}

// -----

// producers and consumers
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
    %m = transform.structured.match ops{["arith.muli"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %p = transform.get_producer_of_operand %m[1] : (!transform.any_op) -> !transform.any_op
    %c = transform.get_consumers_of_result %m[0] : (!transform.any_op) -> !transform.any_op
    transform.annotate %p "producer" : !transform.any_op
    transform.annotate %c "consumer" : !transform.any_op
    transform.yield
  }
}

// -----

// values
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
    %m = transform.structured.match ops{["arith.muli"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %v = transform.get_operand %m[all] : (!transform.any_op) -> !transform.any_value
    %d = transform.get_defining_op %v : (!transform.any_value) -> !transform.any_op
    transform.annotate %d "operand" : !transform.any_op
    %r = transform.get_result %m[0] : (!transform.any_op) -> !transform.any_value
    %t = transform.get_type %r : (!transform.any_value) -> !transform.any_param
    transform.annotate %m "type" = %t : !transform.any_op, !transform.any_param
    %w = transform.get_operand %m[except(0)] : (!transform.any_op) -> !transform.any_value
    %last = transform.get_operand %m[-1] : (!transform.any_op) -> !transform.any_value
    %b = transform.merge_handles deduplicate %w, %last : !transform.any_value
    %n = transform.num_associations %b : (!transform.any_value) -> !transform.param<i64>
    transform.annotate %m "n" = %n : !transform.any_op, !transform.param<i64>
    transform.yield
  }
}

// -----

// split and merge
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
    %m = transform.structured.match ops{["arith.addi"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %a, %b = transform.split_handle %m {overflow_result = 1} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.annotate %a "first" : !transform.any_op
    transform.annotate %b "others" : !transform.any_op
    %c = transform.merge_handles %b, %a : !transform.any_op
    %n = transform.num_associations %c : (!transform.any_op) -> !transform.param<i64>
    transform.annotate %arg0 "t.n" = %n : !transform.any_op, !transform.param<i64>
    transform.yield
  }
}

// -----

// split too small
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
    %m = transform.structured.match ops{["arith.muli"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %a, %b = transform.split_handle %m {fail_on_payload_too_small = false} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.annotate %a "first" : !transform.any_op
    transform.annotate %b "none" : !transform.any_op
    transform.yield
  }
}

// -----

// replicate and select
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
    %m = transform.structured.match ops{["arith.addi", "arith.muli"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %s = transform.select "arith.muli" in %m : (!transform.any_op) -> !transform.any_op
    %r = transform.replicate num(%m) %s : !transform.any_op, !transform.any_op
    %n = transform.num_associations %r : (!transform.any_op) -> !transform.param<i64>
    transform.annotate %s "n" = %n : !transform.any_op, !transform.param<i64>
    transform.yield
  }
}

// -----

// foreach
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
    %m = transform.structured.match ops{["arith.addi", "arith.muli"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %q = transform.foreach %m : !transform.any_op -> !transform.any_op {
    ^bb0(%one: !transform.any_op):
      %n = transform.num_associations %one : (!transform.any_op) -> !transform.param<i64>
      transform.annotate %one "n" = %n : !transform.any_op, !transform.param<i64>
      %p = transform.get_parent_op %one : (!transform.any_op) -> !transform.any_op
      transform.yield %p : !transform.any_op
    }
    %k = transform.num_associations %q : (!transform.any_op) -> !transform.param<i64>
    transform.annotate %arg0 "t.k" = %k : !transform.any_op, !transform.param<i64>
    transform.yield
  }
}

// -----

// foreach over two
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
    %m = transform.structured.match ops{["arith.addi"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %c = transform.param.constant 1 : i64 -> !transform.param<i64>
    %d = transform.param.constant 2 : i64 -> !transform.param<i64>
    %p = transform.merge_handles %c, %d : !transform.param<i64>
    transform.foreach %m, %p with_zip_shortest : !transform.any_op, !transform.param<i64> {
    ^bb0(%one: !transform.any_op, %q: !transform.param<i64>):
      transform.annotate %one "q" = %q : !transform.any_op, !transform.param<i64>
    }
    transform.yield
  }
}

// -----

// include
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
  transform.named_sequence @mark(%x: !transform.any_op {transform.readonly}, %p: !transform.param<i64> {transform.readonly}) -> !transform.any_op {
    transform.annotate %x "mark" = %p : !transform.any_op, !transform.param<i64>
    %l = transform.get_parent_op %x : (!transform.any_op) -> !transform.any_op
    transform.yield %l : !transform.any_op
  }
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["memref.load"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %c = transform.param.constant 1 : i64 -> !transform.param<i64>
    %r = transform.include @mark failures(propagate) (%m, %c) : (!transform.any_op, !transform.param<i64>) -> !transform.any_op
    transform.annotate %r "around" : !transform.any_op
    transform.yield
  }
}

// -----

// failures are suppressed
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
  transform.named_sequence @fails(%x: !transform.any_op {transform.readonly}) {
    %l = transform.get_parent_op %x {op_name = "none"} : (!transform.any_op) -> !transform.any_op
    transform.annotate %x "after" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["memref.load"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.include @fails failures(suppress) (%m) : (!transform.any_op) -> ()
    transform.annotate %m "reached" : !transform.any_op
    transform.yield
  }
}

// -----

// sequence
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
    transform.sequence %arg0 : !transform.any_op failures(suppress) {
    ^bb1(%in: !transform.any_op):
      %m = transform.structured.match ops{["memref.load"]} in %in : (!transform.any_op) -> !transform.any_op
      %l = transform.get_parent_op %m {op_name = "none"} : (!transform.any_op) -> !transform.any_op
      transform.annotate %m "after" : !transform.any_op
    }
    %r = transform.sequence %arg0 : !transform.any_op -> !transform.any_op failures(propagate) {
    ^bb1(%in: !transform.any_op):
      %m = transform.structured.match ops{["memref.store"]} in %in : (!transform.any_op) -> !transform.any_op
      transform.yield %m : !transform.any_op
    }
    transform.annotate %r "yielded" : !transform.any_op
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
    %r = transform.alternatives %f : !transform.any_op -> !transform.any_op {
    ^bb0(%in: !transform.any_op):
      transform.annotate %in "lost" : !transform.any_op
      %l = transform.get_parent_op %in {op_name = "none"} : (!transform.any_op) -> !transform.any_op
      transform.yield %l : !transform.any_op
    }, {
    ^bb0(%in: !transform.any_op):
      %m = transform.structured.match ops{["memref.store"]} in %in : (!transform.any_op) -> !transform.any_op
      transform.annotate %in "kept" : !transform.any_op
      transform.yield %m : !transform.any_op
    }
    transform.annotate %r "in_the_copy" : !transform.any_op
    transform.yield
  }
}

// -----

// foreach_match
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
  transform.named_sequence @is_load(%x: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %x ["memref.load"] : !transform.any_op
    transform.yield %x : !transform.any_op
  }
  transform.named_sequence @is_arith(%x: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %x ["arith.addi", "arith.muli"] : !transform.any_op
    transform.yield %x : !transform.any_op
  }
  transform.named_sequence @mark_a(%x: !transform.any_op {transform.readonly}) {
    transform.annotate %x "a" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @mark_b(%x: !transform.any_op {transform.readonly}) {
    transform.annotate %x "b" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %g = transform.foreach_match in %f @is_load -> @mark_a, @is_arith -> @mark_b : (!transform.any_op) -> !transform.any_op
    transform.annotate %g "root" : !transform.any_op
    transform.yield
  }
}

// -----

// collect_matching
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
  transform.named_sequence @is_load(%x: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.param<i64>) {
    transform.match.operation_name %x ["memref.load", "memref.store"] : !transform.any_op
    %c = transform.param.constant 5 : i64 -> !transform.param<i64>
    transform.yield %x, %c : !transform.any_op, !transform.param<i64>
  }
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %a, %p = transform.collect_matching @is_load in %arg0 : (!transform.any_op) -> (!transform.any_op, !transform.param<i64>)
    transform.annotate %a "c" = %p : !transform.any_op, !transform.param<i64>
    transform.yield
  }
}

// -----

// comparison of parameters
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
    %a = transform.param.constant 5 : i64 -> !transform.param<i64>
    %b = transform.param.constant 7 : i64 -> !transform.param<i64>
    transform.sequence %arg0 : !transform.any_op failures(suppress) {
    ^bb1(%in: !transform.any_op):
      transform.match.param.cmpi lt %a, %b : !transform.param<i64>
      transform.annotate %in "t.less" : !transform.any_op
    }
    transform.match.param.cmpi ne %a, %b : !transform.param<i64>
    transform.match.param.cmpi ge %b, %a : !transform.param<i64>
    transform.annotate %arg0 "t.end" : !transform.any_op
    transform.yield
  }
}

// -----

// cast
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
    %m = transform.structured.match ops{["memref.load"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %o = transform.cast %m : !transform.any_op to !transform.op<"memref.load">
    %q = transform.cast %o : !transform.op<"memref.load"> to !transform.any_op
    transform.annotate %q "cast" : !transform.any_op
    transform.yield
  }
}

// -----

// verify
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
    transform.verify %f : !transform.any_op
    transform.yield
  }
}

// -----

// matched attributes and types
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
    %m = transform.structured.match attributes{value = 8 : index} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.annotate %m "eight" : !transform.any_op
    %n = transform.structured.match filter_result_type = i32 in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.annotate %n "i32" : !transform.any_op
    %o = transform.structured.match ops{["arith.addi"]} filter_operand_types = [i32] in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.annotate %o "operands" : !transform.any_op
    transform.yield
  }
}

// -----

// handles follow replaced operations
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
    %m = transform.structured.match ops{["scf.for"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %a = transform.structured.match ops{["arith.addi"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.apply_cse to %f : !transform.any_op
    transform.annotate %m "loop" : !transform.any_op
    transform.annotate %a "sum" : !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    transform.annotate %m "canonical" : !transform.any_op
    transform.yield
  }
}

// -----

// an empty handle
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
    %m = transform.structured.match ops{["none"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %c = transform.get_consumers_of_result %m[0] : (!transform.any_op) -> !transform.any_op
    transform.apply_cse to %m : !transform.any_op
    %a, %b = transform.split_handle %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.annotate %a "no" : !transform.any_op
    transform.yield
  }
}

// -----

// a chosen knob
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
    %k = transform.tune.knob<"size"> = 2 from options = [2, 4] -> !transform.any_param
    transform.annotate %arg0 "t.k" = %k : !transform.any_op, !transform.any_param
    transform.yield
  }
}
