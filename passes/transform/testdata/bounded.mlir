// RUN: ods opt %s --transform-interpreter --split-input-file --allow-unregistered-dialect | golden %S/bounded.out

func.func @b0() -> (index, index) {
  %0 = "test.some_op"() : () -> index
  %9 = "test.other_op"() : () -> index
  %1 = affine.min affine_map<()[s0, s1] -> (88, s0 + -6, s0 floordiv 4)>()[%0, %9]
  %2 = affine.max affine_map<()[s0, s1] -> (97, s0 ceildiv 4)>()[%1, %9]
  return %1, %2 : index, index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["affine.min", "affine.max"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.match ops{["test.some_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.match ops{["test.other_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_bounded_affine_ops %0 with [%1, %2 : !transform.any_op, !transform.any_op] within [2, -2] and [27, 3] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b1() -> (index, index) {
  %0 = "test.some_op"() : () -> index
  %9 = "test.other_op"() : () -> index
  %1 = affine.min affine_map<()[s0, s1] -> (53, s0 mod 8, 89)>()[%0, %9]
  %2 = affine.max affine_map<()[s0, s1] -> (s0 - s1 + 26, s0 ceildiv 2, s1 + 32)>()[%0, %9]
  return %1, %2 : index, index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["affine.min", "affine.max"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.match ops{["test.some_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.match ops{["test.other_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_bounded_affine_ops %0 with [%1, %2 : !transform.any_op, !transform.any_op] within [1, 4] and [25, 9] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b2() -> (index, index) {
  %0 = "test.some_op"() : () -> index
  %9 = "test.other_op"() : () -> index
  %1 = affine.min affine_map<()[s0, s1] -> (s1 + 9, s0 + 49, s0 + -1)>()[%0, %9]
  %2 = affine.max affine_map<()[s0, s1] -> (s0 * 1 + 32, s0 * -4 + 63, s0 * 2 + 13)>()[%1, %9]
  return %1, %2 : index, index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["affine.min", "affine.max"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.match ops{["test.some_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.match ops{["test.other_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_bounded_affine_ops %0 with [%1, %2 : !transform.any_op, !transform.any_op] within [6, -1] and [16, 7] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b3() -> (index, index) {
  %0 = "test.some_op"() : () -> index
  %9 = "test.other_op"() : () -> index
  %1 = affine.min affine_map<()[s0, s1] -> (s0 floordiv 4, s0 - s1 + 31, 23)>()[%0, %9]
  %2 = affine.max affine_map<()[s0, s1] -> (s0 - s1 + 18, s0 mod 8, s0 floordiv 4)>()[%0, %9]
  return %1, %2 : index, index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["affine.min", "affine.max"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.match ops{["test.some_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.match ops{["test.other_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_bounded_affine_ops %0 with [%1, %2 : !transform.any_op, !transform.any_op] within [2, 2] and [26, 8] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b4() -> (index, index) {
  %0 = "test.some_op"() : () -> index
  %9 = "test.other_op"() : () -> index
  %1 = affine.min affine_map<()[s0, s1] -> (s0 * 3 + 36, s1 + 19)>()[%0, %9]
  %2 = affine.max affine_map<()[s0, s1] -> (25, s0 * -2 + 6)>()[%0, %9]
  return %1, %2 : index, index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["affine.min", "affine.max"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.match ops{["test.some_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.match ops{["test.other_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_bounded_affine_ops %0 with [%1, %2 : !transform.any_op, !transform.any_op] within [3, 3] and [6, 10] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b5() -> (index, index) {
  %0 = "test.some_op"() : () -> index
  %9 = "test.other_op"() : () -> index
  %1 = affine.min affine_map<()[s0, s1] -> (48, s0 - s1 + 35, s0 - s1 + 32)>()[%0, %9]
  %2 = affine.max affine_map<()[s0, s1] -> (s0 * 2 + 52, s0 - s1 + 5, s0 * 2 + 13)>()[%0, %9]
  return %1, %2 : index, index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["affine.min", "affine.max"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.match ops{["test.some_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.match ops{["test.other_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_bounded_affine_ops %0 with [%1, %2 : !transform.any_op, !transform.any_op] within [10, 4] and [35, 11] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b6() -> (index, index) {
  %0 = "test.some_op"() : () -> index
  %9 = "test.other_op"() : () -> index
  %1 = affine.min affine_map<()[s0, s1] -> (s1 + 24, s1 + 1)>()[%0, %9]
  %2 = affine.max affine_map<()[s0, s1] -> (s0 mod 8, s1 + 0, s1 + 17)>()[%0, %9]
  return %1, %2 : index, index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["affine.min", "affine.max"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.match ops{["test.some_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.match ops{["test.other_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_bounded_affine_ops %0 with [%1, %2 : !transform.any_op, !transform.any_op] within [7, 4] and [38, 13] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b7() -> (index, index) {
  %0 = "test.some_op"() : () -> index
  %9 = "test.other_op"() : () -> index
  %1 = affine.min affine_map<()[s0, s1] -> (97, s1 + 2)>()[%0, %9]
  %2 = affine.max affine_map<()[s0, s1] -> (s0 mod 8, s0 + 40, s1 + 41)>()[%1, %9]
  return %1, %2 : index, index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["affine.min", "affine.max"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.match ops{["test.some_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.match ops{["test.other_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_bounded_affine_ops %0 with [%1, %2 : !transform.any_op, !transform.any_op] within [2, 2] and [38, 10] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b8() -> (index, index) {
  %0 = "test.some_op"() : () -> index
  %9 = "test.other_op"() : () -> index
  %1 = affine.min affine_map<()[s0, s1] -> (s1 + 46, s0 mod 8)>()[%0, %9]
  %2 = affine.max affine_map<()[s0, s1] -> (s1 + 45, s0 + 36)>()[%1, %9]
  return %1, %2 : index, index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["affine.min", "affine.max"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.match ops{["test.some_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.match ops{["test.other_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_bounded_affine_ops %0 with [%1, %2 : !transform.any_op, !transform.any_op] within [0, 3] and [7, 10] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b9() -> (index, index) {
  %0 = "test.some_op"() : () -> index
  %9 = "test.other_op"() : () -> index
  %1 = affine.min affine_map<()[s0, s1] -> (s0 + 53, 40, s0 ceildiv 6)>()[%0, %9]
  %2 = affine.max affine_map<()[s0, s1] -> (s0 ceildiv 6, s0 - s1 + 1, s0 mod 8)>()[%1, %9]
  return %1, %2 : index, index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["affine.min", "affine.max"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.match ops{["test.some_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.match ops{["test.other_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_bounded_affine_ops %0 with [%1, %2 : !transform.any_op, !transform.any_op] within [6, 2] and [37, 8] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b10() -> (index, index) {
  %0 = "test.some_op"() : () -> index
  %9 = "test.other_op"() : () -> index
  %1 = affine.min affine_map<()[s0, s1] -> (s0 + 72, s0 floordiv 4)>()[%0, %9]
  %2 = affine.max affine_map<()[s0, s1] -> (s0 floordiv 4, s0 - s1 + 27, 66)>()[%1, %9]
  return %1, %2 : index, index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["affine.min", "affine.max"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.match ops{["test.some_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.match ops{["test.other_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_bounded_affine_ops %0 with [%1, %2 : !transform.any_op, !transform.any_op] within [2, -2] and [15, -1] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b11() -> (index, index) {
  %0 = "test.some_op"() : () -> index
  %9 = "test.other_op"() : () -> index
  %1 = affine.min affine_map<()[s0, s1] -> (s0 floordiv 4, s0 + 39, s0 * 3 + 19)>()[%0, %9]
  %2 = affine.max affine_map<()[s0, s1] -> (s0 - s1 + 23, s0 + 68, s0 * 1 + 37)>()[%1, %9]
  return %1, %2 : index, index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["affine.min", "affine.max"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.match ops{["test.some_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.match ops{["test.other_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_bounded_affine_ops %0 with [%1, %2 : !transform.any_op, !transform.any_op] within [3, -5] and [40, -1] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b12() -> (index, index) {
  %0 = "test.some_op"() : () -> index
  %9 = "test.other_op"() : () -> index
  %1 = affine.min affine_map<()[s0, s1] -> (s0 + 26, 93, s0 mod 8)>()[%0, %9]
  %2 = affine.max affine_map<()[s0, s1] -> (s0 ceildiv 7, s0 mod 8, s1 + 26)>()[%1, %9]
  return %1, %2 : index, index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["affine.min", "affine.max"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.match ops{["test.some_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.match ops{["test.other_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_bounded_affine_ops %0 with [%1, %2 : !transform.any_op, !transform.any_op] within [0, -2] and [12, 7] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b13() -> (index, index) {
  %0 = "test.some_op"() : () -> index
  %9 = "test.other_op"() : () -> index
  %1 = affine.min affine_map<()[s0, s1] -> (s0 * -3 + 40, s0 - s1 + 34)>()[%0, %9]
  %2 = affine.max affine_map<()[s0, s1] -> (s1 + 46, s0 mod 8, s0 + 79)>()[%0, %9]
  return %1, %2 : index, index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["affine.min", "affine.max"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.match ops{["test.some_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.match ops{["test.other_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_bounded_affine_ops %0 with [%1, %2 : !transform.any_op, !transform.any_op] within [3, -4] and [31, 0] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b14() -> (index, index) {
  %0 = "test.some_op"() : () -> index
  %9 = "test.other_op"() : () -> index
  %1 = affine.min affine_map<()[s0, s1] -> (s0 - s1 + 18, 12)>()[%0, %9]
  %2 = affine.max affine_map<()[s0, s1] -> (83, s0 * 2 + 34, s0 - s1 + 31)>()[%0, %9]
  return %1, %2 : index, index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["affine.min", "affine.max"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.match ops{["test.some_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.match ops{["test.other_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_bounded_affine_ops %0 with [%1, %2 : !transform.any_op, !transform.any_op] within [0, -4] and [35, 5] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b15() -> (index, index) {
  %0 = "test.some_op"() : () -> index
  %9 = "test.other_op"() : () -> index
  %1 = affine.min affine_map<()[s0, s1] -> (15, s0 - s1 + 21)>()[%0, %9]
  %2 = affine.max affine_map<()[s0, s1] -> (s0 * -2 + 12, s0 + 70)>()[%0, %9]
  return %1, %2 : index, index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["affine.min", "affine.max"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.match ops{["test.some_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.match ops{["test.other_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_bounded_affine_ops %0 with [%1, %2 : !transform.any_op, !transform.any_op] within [5, 2] and [20, 10] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b16() -> (index, index) {
  %0 = "test.some_op"() : () -> index
  %9 = "test.other_op"() : () -> index
  %1 = affine.min affine_map<()[s0, s1] -> (56, 13)>()[%0, %9]
  %2 = affine.max affine_map<()[s0, s1] -> (s1 + 13, s0 - s1 + 15)>()[%0, %9]
  return %1, %2 : index, index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["affine.min", "affine.max"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.match ops{["test.some_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.match ops{["test.other_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_bounded_affine_ops %0 with [%1, %2 : !transform.any_op, !transform.any_op] within [3, 5] and [7, 13] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b17() -> (index, index) {
  %0 = "test.some_op"() : () -> index
  %9 = "test.other_op"() : () -> index
  %1 = affine.min affine_map<()[s0, s1] -> (s0 * -1 + 62, s0 + -8, s0 - s1 + 1)>()[%0, %9]
  %2 = affine.max affine_map<()[s0, s1] -> (s0 mod 8, s0 floordiv 4)>()[%0, %9]
  return %1, %2 : index, index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["affine.min", "affine.max"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.match ops{["test.some_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.match ops{["test.other_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_bounded_affine_ops %0 with [%1, %2 : !transform.any_op, !transform.any_op] within [9, -5] and [43, -1] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b18() -> (index, index) {
  %0 = "test.some_op"() : () -> index
  %9 = "test.other_op"() : () -> index
  %1 = affine.min affine_map<()[s0, s1] -> (s1 + 19, s0 - s1 + 19, s0 + 74)>()[%0, %9]
  %2 = affine.max affine_map<()[s0, s1] -> (s0 floordiv 4, s0 + 76)>()[%0, %9]
  return %1, %2 : index, index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["affine.min", "affine.max"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.match ops{["test.some_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.match ops{["test.other_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_bounded_affine_ops %0 with [%1, %2 : !transform.any_op, !transform.any_op] within [3, -4] and [17, 1] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b19() -> (index, index) {
  %0 = "test.some_op"() : () -> index
  %9 = "test.other_op"() : () -> index
  %1 = affine.min affine_map<()[s0, s1] -> (s0 ceildiv 8, s0 mod 8, s0 - s1 + 5)>()[%0, %9]
  %2 = affine.max affine_map<()[s0, s1] -> (s0 * -2 + 14, s0 + 4)>()[%1, %9]
  return %1, %2 : index, index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["affine.min", "affine.max"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.match ops{["test.some_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.match ops{["test.other_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_bounded_affine_ops %0 with [%1, %2 : !transform.any_op, !transform.any_op] within [7, -3] and [41, -1] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b20() -> (index, index) {
  %0 = "test.some_op"() : () -> index
  %9 = "test.other_op"() : () -> index
  %1 = affine.min affine_map<()[s0, s1] -> (s0 ceildiv 9, s0 + 0)>()[%0, %9]
  %2 = affine.max affine_map<()[s0, s1] -> (s0 + 21, s0 ceildiv 4, s0 - s1 + 38)>()[%1, %9]
  return %1, %2 : index, index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["affine.min", "affine.max"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.match ops{["test.some_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.match ops{["test.other_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_bounded_affine_ops %0 with [%1, %2 : !transform.any_op, !transform.any_op] within [10, -5] and [42, 2] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b21() -> (index, index) {
  %0 = "test.some_op"() : () -> index
  %9 = "test.other_op"() : () -> index
  %1 = affine.min affine_map<()[s0, s1] -> (s0 ceildiv 3, s0 + 28)>()[%0, %9]
  %2 = affine.max affine_map<()[s0, s1] -> (s0 floordiv 4, s0 mod 8, s0 - s1 + 28)>()[%1, %9]
  return %1, %2 : index, index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["affine.min", "affine.max"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.match ops{["test.some_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.match ops{["test.other_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_bounded_affine_ops %0 with [%1, %2 : !transform.any_op, !transform.any_op] within [1, -5] and [11, 1] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b22() -> (index, index) {
  %0 = "test.some_op"() : () -> index
  %9 = "test.other_op"() : () -> index
  %1 = affine.min affine_map<()[s0, s1] -> (s0 ceildiv 3, s0 mod 8)>()[%0, %9]
  %2 = affine.max affine_map<()[s0, s1] -> (6, s0 * 2 + 52)>()[%0, %9]
  return %1, %2 : index, index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["affine.min", "affine.max"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.match ops{["test.some_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.match ops{["test.other_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_bounded_affine_ops %0 with [%1, %2 : !transform.any_op, !transform.any_op] within [2, -1] and [15, 6] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b23() -> (index, index) {
  %0 = "test.some_op"() : () -> index
  %9 = "test.other_op"() : () -> index
  %1 = affine.min affine_map<()[s0, s1] -> (s0 - s1 + 30, s0 floordiv 4, s0 - s1 + 31)>()[%0, %9]
  %2 = affine.max affine_map<()[s0, s1] -> (17, s0 - s1 + 23, s0 + 7)>()[%0, %9]
  return %1, %2 : index, index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["affine.min", "affine.max"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.match ops{["test.some_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.match ops{["test.other_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_bounded_affine_ops %0 with [%1, %2 : !transform.any_op, !transform.any_op] within [5, -1] and [29, 7] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b24() -> (index, index) {
  %0 = "test.some_op"() : () -> index
  %9 = "test.other_op"() : () -> index
  %1 = affine.min affine_map<()[s0, s1] -> (s0 * 0 + 2, s0 floordiv 4)>()[%0, %9]
  %2 = affine.max affine_map<()[s0, s1] -> (64, s0 + 29)>()[%1, %9]
  return %1, %2 : index, index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["affine.min", "affine.max"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.match ops{["test.some_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.match ops{["test.other_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_bounded_affine_ops %0 with [%1, %2 : !transform.any_op, !transform.any_op] within [5, 4] and [39, 9] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b25() -> (index, index) {
  %0 = "test.some_op"() : () -> index
  %9 = "test.other_op"() : () -> index
  %1 = affine.min affine_map<()[s0, s1] -> (s0 floordiv 4, s0 mod 8, 44)>()[%0, %9]
  %2 = affine.max affine_map<()[s0, s1] -> (s1 + 23, s1 + 16)>()[%0, %9]
  return %1, %2 : index, index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["affine.min", "affine.max"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.match ops{["test.some_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.match ops{["test.other_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_bounded_affine_ops %0 with [%1, %2 : !transform.any_op, !transform.any_op] within [2, 5] and [18, 10] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b26() -> (index, index) {
  %0 = "test.some_op"() : () -> index
  %9 = "test.other_op"() : () -> index
  %1 = affine.min affine_map<()[s0, s1] -> (76, s0 floordiv 4)>()[%0, %9]
  %2 = affine.max affine_map<()[s0, s1] -> (s0 ceildiv 9, s0 + 69)>()[%1, %9]
  return %1, %2 : index, index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["affine.min", "affine.max"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.match ops{["test.some_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.match ops{["test.other_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_bounded_affine_ops %0 with [%1, %2 : !transform.any_op, !transform.any_op] within [1, 2] and [21, 11] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b27() -> (index, index) {
  %0 = "test.some_op"() : () -> index
  %9 = "test.other_op"() : () -> index
  %1 = affine.min affine_map<()[s0, s1] -> (15, s0 * 4 + 84, s0 * 0 + 40)>()[%0, %9]
  %2 = affine.max affine_map<()[s0, s1] -> (s0 * 2 + 56, s0 floordiv 4, s0 * 3 + 64)>()[%0, %9]
  return %1, %2 : index, index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["affine.min", "affine.max"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.match ops{["test.some_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.match ops{["test.other_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_bounded_affine_ops %0 with [%1, %2 : !transform.any_op, !transform.any_op] within [8, -1] and [29, 4] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b28() -> (index, index) {
  %0 = "test.some_op"() : () -> index
  %9 = "test.other_op"() : () -> index
  %1 = affine.min affine_map<()[s0, s1] -> (s0 + 34, s1 + 6)>()[%0, %9]
  %2 = affine.max affine_map<()[s0, s1] -> (s1 + 40, s0 - s1 + 18)>()[%0, %9]
  return %1, %2 : index, index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["affine.min", "affine.max"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.match ops{["test.some_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.match ops{["test.other_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_bounded_affine_ops %0 with [%1, %2 : !transform.any_op, !transform.any_op] within [6, -4] and [11, 1] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b29() -> (index, index) {
  %0 = "test.some_op"() : () -> index
  %9 = "test.other_op"() : () -> index
  %1 = affine.min affine_map<()[s0, s1] -> (s0 + -8, s0 - s1 + 6)>()[%0, %9]
  %2 = affine.max affine_map<()[s0, s1] -> (s0 + 39, s1 + 27, s0 * 3 + 54)>()[%0, %9]
  return %1, %2 : index, index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["affine.min", "affine.max"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.match ops{["test.some_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.match ops{["test.other_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_bounded_affine_ops %0 with [%1, %2 : !transform.any_op, !transform.any_op] within [10, 5] and [22, 9] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b30() -> (index, index) {
  %0 = "test.some_op"() : () -> index
  %9 = "test.other_op"() : () -> index
  %1 = affine.min affine_map<()[s0, s1] -> (s1 + 19, s0 + 1)>()[%0, %9]
  %2 = affine.max affine_map<()[s0, s1] -> (s0 * 3 + 88, s0 * -3 + 57)>()[%0, %9]
  return %1, %2 : index, index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["affine.min", "affine.max"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.match ops{["test.some_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.match ops{["test.other_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_bounded_affine_ops %0 with [%1, %2 : !transform.any_op, !transform.any_op] within [1, -1] and [39, 4] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b31() -> (index, index) {
  %0 = "test.some_op"() : () -> index
  %9 = "test.other_op"() : () -> index
  %1 = affine.min affine_map<()[s0, s1] -> (s0 - s1 + 1, s1 + 33)>()[%0, %9]
  %2 = affine.max affine_map<()[s0, s1] -> (s0 - s1 + 26, 98, s0 mod 8)>()[%0, %9]
  return %1, %2 : index, index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["affine.min", "affine.max"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.match ops{["test.some_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.match ops{["test.other_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_bounded_affine_ops %0 with [%1, %2 : !transform.any_op, !transform.any_op] within [8, 3] and [29, 4] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b32() -> (index, index) {
  %0 = "test.some_op"() : () -> index
  %9 = "test.other_op"() : () -> index
  %1 = affine.min affine_map<()[s0, s1] -> (s0 ceildiv 9, s0 ceildiv 5, s1 + 41)>()[%0, %9]
  %2 = affine.max affine_map<()[s0, s1] -> (s0 - s1 + 32, s0 mod 8)>()[%1, %9]
  return %1, %2 : index, index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["affine.min", "affine.max"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.match ops{["test.some_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.match ops{["test.other_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_bounded_affine_ops %0 with [%1, %2 : !transform.any_op, !transform.any_op] within [4, 3] and [5, 6] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @b33() -> (index, index) {
  %0 = "test.some_op"() : () -> index
  %9 = "test.other_op"() : () -> index
  %1 = affine.min affine_map<()[s0, s1] -> (s0 mod 8, s0 mod 8)>()[%0, %9]
  %2 = affine.max affine_map<()[s0, s1] -> (s0 ceildiv 5, 12)>()[%1, %9]
  return %1, %2 : index, index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["affine.min", "affine.max"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.match ops{["test.some_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.match ops{["test.other_op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_bounded_affine_ops %0 with [%1, %2 : !transform.any_op, !transform.any_op] within [6, -5] and [26, -1] : !transform.any_op
    transform.yield
  }
}
