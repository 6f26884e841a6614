// RUN: ods opt %s --transform-interpreter --split-input-file --verify-diagnostics

func.func @non(%a: i32) -> i32 {
  %0 = arith.addi %a, %a {tag} : i32
  return %0 : i32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{expected a Linalg op}}
    transform.match.structured %t : !transform.any_op {
    ^bb0(%s: !transform.any_op):
    }

    transform.yield
  }
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @red(%arg : tensor<8x64xf32>, %out: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"], tag} ins(%arg : tensor<8x64xf32>) outs(%out : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %1 = arith.addf %a, %b : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{SingleOpMatchOpTrait requires the operand handle to point to a single payload op}}
    transform.match.structured %t : !transform.any_op {
    ^bb0(%s: !transform.any_op):
    }

    transform.yield
  }
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @red(%arg : tensor<8x64xf32>, %out: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"], tag} ins(%arg : tensor<8x64xf32>) outs(%out : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %1 = arith.addf %a, %b : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    transform.match.structured %t : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
    }

    transform.yield
  }
}

// -----

func.func @copy(%a: tensor<4x8xf32>, %c: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {tag, indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) {
  ^bb0(%x: f32, %b: f32):
    linalg.yield %x : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    transform.match.structured %t : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{could not match reduction}}
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
    }

    transform.yield
  }
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @red(%arg : tensor<8x64xf32>, %out: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"], tag} ins(%arg : tensor<8x64xf32>) outs(%out : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %1 = arith.addf %a, %b : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    transform.match.structured %t : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{not a passthrough}}
      transform.match.structured.body %s {passthrough} : !transform.any_op
    }

    transform.yield
  }
}

// -----

func.func @copy(%a: tensor<4x8xf32>, %c: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {tag, indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) {
  ^bb0(%x: f32, %b: f32):
    linalg.yield %x : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    transform.match.structured %t : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {passthrough} : !transform.any_op
    }

    transform.yield
  }
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @red(%arg : tensor<8x64xf32>, %out: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"], tag} ins(%arg : tensor<8x64xf32>) outs(%out : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %1 = arith.addf %a, %b : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    transform.match.structured %t : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{not elementwise}}
      transform.match.structured.body %s {elementwise} : !transform.any_op
    }

    transform.yield
  }
}

// -----

func.func @copy(%a: tensor<4x8xf32>, %c: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {tag, indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) {
  ^bb0(%x: f32, %b: f32):
    linalg.yield %x : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    transform.match.structured %t : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {elementwise} : !transform.any_op
    }

    transform.yield
  }
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @red(%arg : tensor<8x64xf32>, %out: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"], tag} ins(%arg : tensor<8x64xf32>) outs(%out : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %1 = arith.addf %a, %b : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    transform.match.structured %t : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{contraction: expected block with 3 arguments}}
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
    }

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    transform.match.structured %t : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
    }

    transform.yield
  }
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @red(%arg : tensor<8x64xf32>, %out: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"], tag} ins(%arg : tensor<8x64xf32>) outs(%out : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %1 = arith.addf %a, %b : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    transform.match.structured %t : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{contraction: expected block with 3 arguments}}
      transform.match.structured.body %s {contraction = ["arith.muli", "arith.addf"]} : !transform.any_op
    }

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    transform.match.structured %t : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{contraction: expected reduction/elementwise op kind not satisfied}}
      transform.match.structured.body %s {contraction = ["arith.muli", "arith.addf"]} : !transform.any_op
    }

    transform.yield
  }
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @red(%arg : tensor<8x64xf32>, %out: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"], tag} ins(%arg : tensor<8x64xf32>) outs(%out : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %1 = arith.addf %a, %b : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    transform.match.structured %t : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{contraction: expected block with 3 arguments}}
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addi"]} : !transform.any_op
    }

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    transform.match.structured %t : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{contraction: expected reduction/elementwise op kind not satisfied}}
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addi"]} : !transform.any_op
    }

    transform.yield
  }
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @red(%arg : tensor<8x64xf32>, %out: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"], tag} ins(%arg : tensor<8x64xf32>) outs(%out : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %1 = arith.addf %a, %b : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0, %r1, %r2, %r3 = transform.match.structured %t : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{could not infer contraction dimensions}}
      %a:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %a#0, %a#1, %a#2, %a#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r0, "r0" at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %r1, "r1" at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %r2, "r2" at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %r3, "r3" at %t : !transform.param<i64>, !transform.any_op

    transform.yield
  }
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @red(%arg : tensor<8x64xf32>, %out: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"], tag} ins(%arg : tensor<8x64xf32>) outs(%out : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %1 = arith.addf %a, %b : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 = transform.match.structured %t : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{could not infer convolution dimensions}}
      %a:8 = transform.match.structured.classify_convolution_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %a#0, %a#1, %a#2, %a#3, %a#4, %a#5, %a#6, %a#7 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r0, "r0" at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %r1, "r1" at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %r2, "r2" at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %r3, "r3" at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %r4, "r4" at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %r5, "r5" at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %r6, "r6" at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %r7, "r7" at %t : !transform.param<i64>, !transform.any_op

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  // expected-remark @below {{r0}}
  // expected-remark @below {{r1 0 : i64}}
  // expected-remark @below {{r2 1 : i64}}
  // expected-remark @below {{r3 2 : i64}}
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0, %r1, %r2, %r3 = transform.match.structured %t : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %a:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %a#0, %a#1, %a#2, %a#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r0, "r0" at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %r1, "r1" at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %r2, "r2" at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %r3, "r3" at %t : !transform.param<i64>, !transform.any_op

    transform.yield
  }
}

// -----

func.func @bmm(%a: tensor<2x4x3xf32>, %b: tensor<2x3x8xf32>, %c: tensor<2x4x8xf32>) -> tensor<2x4x8xf32> {
  // expected-remark @below {{r0 0 : i64}}
  // expected-remark @below {{r1 1 : i64}}
  // expected-remark @below {{r2 2 : i64}}
  // expected-remark @below {{r3 3 : i64}}
  %0 = linalg.batch_matmul {tag} ins(%a, %b : tensor<2x4x3xf32>, tensor<2x3x8xf32>) outs(%c : tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
  return %0 : tensor<2x4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0, %r1, %r2, %r3 = transform.match.structured %t : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %a:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %a#0, %a#1, %a#2, %a#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r0, "r0" at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %r1, "r1" at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %r2, "r2" at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %r3, "r3" at %t : !transform.param<i64>, !transform.any_op

    transform.yield
  }
}

// -----

func.func @conv(%a: tensor<1x9x9x4xf32>, %b: tensor<3x3x4x5xf32>, %c: tensor<1x4x4x5xf32>) -> tensor<1x4x4x5xf32> {
  // expected-remark @below {{r0 0 : i64}}
  // expected-remark @below {{r1 1 : i64, 2 : i64}}
  // expected-remark @below {{r2 3 : i64}}
  // expected-remark @below {{r3 4 : i64, 5 : i64}}
  // expected-remark @below {{r4 6 : i64}}
  // expected-remark @below {{r5}}
  // expected-remark @below {{r6 2 : i64, 2 : i64}}
  // expected-remark @below {{r7 1 : i64, 1 : i64}}
  %0 = linalg.conv_2d_nhwc_hwcf {tag, dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a, %b : tensor<1x9x9x4xf32>, tensor<3x3x4x5xf32>) outs(%c : tensor<1x4x4x5xf32>) -> tensor<1x4x4x5xf32>
  return %0 : tensor<1x4x4x5xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 = transform.match.structured %t : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %a:8 = transform.match.structured.classify_convolution_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %a#0, %a#1, %a#2, %a#3, %a#4, %a#5, %a#6, %a#7 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r0, "r0" at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %r1, "r1" at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %r2, "r2" at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %r3, "r3" at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %r4, "r4" at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %r5, "r5" at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %r6, "r6" at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %r7, "r7" at %t : !transform.param<i64>, !transform.any_op

    transform.yield
  }
}

// -----

func.func @conv(%a: tensor<1x9x9x4xf32>, %b: tensor<3x3x4xf32>, %c: tensor<1x3x7x4xf32>) -> tensor<1x3x7x4xf32> {
  // expected-remark @below {{r0 3 : i64}}
  // expected-remark @below {{r1 0 : i64}}
  // expected-remark @below {{r2}}
  // expected-remark @below {{r3}}
  %0 = linalg.depthwise_conv_2d_nhwc_hwc {tag, dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%a, %b : tensor<1x9x9x4xf32>, tensor<3x3x4xf32>) outs(%c : tensor<1x3x7x4xf32>) -> tensor<1x3x7x4xf32>
  return %0 : tensor<1x3x7x4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0, %r1, %r2, %r3 = transform.match.structured %t : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %a:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %a#0, %a#1, %a#2, %a#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r0, "r0" at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %r1, "r1" at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %r2, "r2" at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %r3, "r3" at %t : !transform.param<i64>, !transform.any_op

    transform.yield
  }
}

// -----

func.func @conv(%a: tensor<1x9x9x4xf32>, %b: tensor<3x3x4xf32>, %c: tensor<1x3x7x4xf32>) -> tensor<1x3x7x4xf32> {
  // expected-remark @below {{r0 0 : i64}}
  // expected-remark @below {{r1 1 : i64, 2 : i64}}
  // expected-remark @below {{r2}}
  // expected-remark @below {{r3 4 : i64, 5 : i64}}
  // expected-remark @below {{r4}}
  // expected-remark @below {{r5 3 : i64}}
  // expected-remark @below {{r6 2 : i64, 1 : i64}}
  // expected-remark @below {{r7 2 : i64, 1 : i64}}
  %0 = linalg.depthwise_conv_2d_nhwc_hwc {tag, dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%a, %b : tensor<1x9x9x4xf32>, tensor<3x3x4xf32>) outs(%c : tensor<1x3x7x4xf32>) -> tensor<1x3x7x4xf32>
  return %0 : tensor<1x3x7x4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 = transform.match.structured %t : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %a:8 = transform.match.structured.classify_convolution_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %a#0, %a#1, %a#2, %a#3, %a#4, %a#5, %a#6, %a#7 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r0, "r0" at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %r1, "r1" at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %r2, "r2" at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %r3, "r3" at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %r4, "r4" at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %r5, "r5" at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %r6, "r6" at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %r7, "r7" at %t : !transform.param<i64>, !transform.any_op

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  // expected-remark @below {{r0 4 : i64, 8 : i64, -9223372036854775808 : i64}}
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %x = transform.match.structured.dim %s[all] : (!transform.any_op) -> !transform.param<i64>
      transform.match.structured.yield %x : !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r0, "r0" at %t : !transform.param<i64>, !transform.any_op

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  // expected-remark @below {{r0 4 : i64}}
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %x = transform.match.structured.dim %s[0] : (!transform.any_op) -> !transform.param<i64>
      transform.match.structured.yield %x : !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r0, "r0" at %t : !transform.param<i64>, !transform.any_op

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  // expected-remark @below {{r0 4 : i64, -9223372036854775808 : i64}}
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %x = transform.match.structured.dim %s[0, -1] : (!transform.any_op) -> !transform.param<i64>
      transform.match.structured.yield %x : !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r0, "r0" at %t : !transform.param<i64>, !transform.any_op

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  // expected-note @below {{while considering dimensions of this payload operation}}
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{position overflow 5 (updated from 5) for maximum 3}}
      %x = transform.match.structured.dim %s[5] : (!transform.any_op) -> !transform.param<i64>
      transform.match.structured.yield %x : !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r0, "r0" at %t : !transform.param<i64>, !transform.any_op

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  // expected-note @below {{while considering dimensions of this payload operation}}
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{position underflow -2 (updated from -5)}}
      %x = transform.match.structured.dim %s[-5] : (!transform.any_op) -> !transform.param<i64>
      transform.match.structured.yield %x : !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r0, "r0" at %t : !transform.param<i64>, !transform.any_op

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{'transform.match.structured.dim' op expected the listed values to be unique}}
      %x = transform.match.structured.dim %s[0, 0] : (!transform.any_op) -> !transform.param<i64>
      transform.match.structured.yield %x : !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r0, "r0" at %t : !transform.param<i64>, !transform.any_op

    transform.yield
  }
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @red(%arg : tensor<8x64xf32>, %out: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"], tag} ins(%arg : tensor<8x64xf32>) outs(%out : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %1 = arith.addf %a, %b : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    transform.match.structured %t : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{expects dimension #1 to be parallel}}
      transform.match.structured.dim %s[all] {parallel} : !transform.any_op
    }

    transform.yield
  }
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @red(%arg : tensor<8x64xf32>, %out: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"], tag} ins(%arg : tensor<8x64xf32>) outs(%out : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %1 = arith.addf %a, %b : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    transform.match.structured %t : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{expects dimension #0 to be reduction}}
      transform.match.structured.dim %s[all] {reduction} : !transform.any_op
    }

    transform.yield
  }
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @red(%arg : tensor<8x64xf32>, %out: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"], tag} ins(%arg : tensor<8x64xf32>) outs(%out : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %1 = arith.addf %a, %b : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    transform.match.structured %t : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{expects dimension #1 to be parallel}}
      transform.match.structured.dim %s[-1] {parallel} : !transform.any_op
    }

    transform.yield
  }
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @red(%arg : tensor<8x64xf32>, %out: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"], tag} ins(%arg : tensor<8x64xf32>) outs(%out : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %1 = arith.addf %a, %b : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    transform.match.structured %t : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      transform.match.structured.dim %s[-1] {reduction} : !transform.any_op
    }

    transform.yield
  }
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @red(%arg : tensor<8x64xf32>, %out: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"], tag} ins(%arg : tensor<8x64xf32>) outs(%out : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %1 = arith.addf %a, %b : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    transform.match.structured %t : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      transform.match.structured.dim %s[except(-1)] {parallel} : !transform.any_op
    }

    transform.yield
  }
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @red(%arg : tensor<8x64xf32>, %out: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"], tag} ins(%arg : tensor<8x64xf32>) outs(%out : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %1 = arith.addf %a, %b : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    transform.match.structured %t : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{expects dimension #0 to be reduction}}
      transform.match.structured.dim %s[except(-1)] {reduction} : !transform.any_op
    }

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.any_op) {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{input #0 is not produced by an operation}}
      %x = transform.match.structured.input %s[all] : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield %x : !transform.any_op
    }
    transform.debug.emit_remark_at %r0, "r0" : !transform.any_op

    transform.yield
  }
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
// expected-remark @below {{r0}}
// expected-note @below {{value handle points to a block argument #0 in block #0 in region #0}}
func.func @red(%arg : tensor<8x64xf32>, %out: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"], tag} ins(%arg : tensor<8x64xf32>) outs(%out : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %1 = arith.addf %a, %b : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.any_value) {
    ^bb0(%s: !transform.any_op):
      %x = transform.match.structured.input %s[all] : (!transform.any_op) -> !transform.any_value
      transform.match.structured.yield %x : !transform.any_value
    }
    transform.debug.emit_remark_at %r0, "r0" : !transform.any_value

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  // expected-remark @below {{r0 affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>}}
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.affine_map) {
    ^bb0(%s: !transform.any_op):
      %x = transform.match.structured.input %s[all] : (!transform.any_op) -> !transform.affine_map
      transform.match.structured.yield %x : !transform.affine_map
    }
    transform.debug.emit_param_as_remark %r0, "r0" at %t : !transform.affine_map, !transform.any_op

    transform.yield
  }
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @red(%arg : tensor<8x64xf32>, %out: tensor<8xf32>) -> tensor<8xf32> {
  // expected-remark @below {{r0 affine_map<(d0, d1) -> (d0, d1)>}}
  %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"], tag} ins(%arg : tensor<8x64xf32>) outs(%out : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %1 = arith.addf %a, %b : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.affine_map) {
    ^bb0(%s: !transform.any_op):
      %x = transform.match.structured.input %s[all] : (!transform.any_op) -> !transform.affine_map
      transform.match.structured.yield %x : !transform.affine_map
    }
    transform.debug.emit_param_as_remark %r0, "r0" at %t : !transform.affine_map, !transform.any_op

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  // expected-remark @below {{r0 affine_map<(d0, d1, d2) -> (d0, d2)>}}
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.affine_map) {
    ^bb0(%s: !transform.any_op):
      %x = transform.match.structured.input %s[0] : (!transform.any_op) -> !transform.affine_map
      transform.match.structured.yield %x : !transform.affine_map
    }
    transform.debug.emit_param_as_remark %r0, "r0" at %t : !transform.affine_map, !transform.any_op

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  // expected-note @below {{while considering DPS inputs of this payload operation}}
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.any_op) {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{position overflow 3 (updated from 3) for maximum 2}}
      %x = transform.match.structured.input %s[3] : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield %x : !transform.any_op
    }
    transform.debug.emit_remark_at %r0, "r0" : !transform.any_op

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  // expected-note @below {{while considering DPS inputs of this payload operation}}
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.affine_map) {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{position overflow 3 (updated from 3) for maximum 2}}
      %x = transform.match.structured.input %s[3] : (!transform.any_op) -> !transform.affine_map
      transform.match.structured.yield %x : !transform.affine_map
    }
    transform.debug.emit_param_as_remark %r0, "r0" at %t : !transform.affine_map, !transform.any_op

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  // expected-note @below {{while considering DPS inputs of this payload operation}}
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.any_op) {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{position underflow -1 (updated from -3)}}
      %x = transform.match.structured.input %s[-3] : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield %x : !transform.any_op
    }
    transform.debug.emit_remark_at %r0, "r0" : !transform.any_op

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  // expected-note @below {{while considering DPS inputs of this payload operation}}
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.affine_map) {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{position underflow -1 (updated from -3)}}
      %x = transform.match.structured.input %s[-3] : (!transform.any_op) -> !transform.affine_map
      transform.match.structured.yield %x : !transform.affine_map
    }
    transform.debug.emit_param_as_remark %r0, "r0" at %t : !transform.affine_map, !transform.any_op

    transform.yield
  }
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @red(%arg : tensor<8x64xf32>, %out: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"], tag} ins(%arg : tensor<8x64xf32>) outs(%out : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %1 = arith.addf %a, %b : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.any_op) {
    ^bb0(%s: !transform.any_op):
      %x = transform.match.structured.input %s[except(0)] : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield %x : !transform.any_op
    }
    transform.debug.emit_remark_at %r0, "r0" : !transform.any_op

    transform.yield
  }
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @red(%arg : tensor<8x64xf32>, %out: tensor<8xf32>) -> tensor<8xf32> {
  // expected-remark @below {{r0}}
  %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"], tag} ins(%arg : tensor<8x64xf32>) outs(%out : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %1 = arith.addf %a, %b : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.affine_map) {
    ^bb0(%s: !transform.any_op):
      %x = transform.match.structured.input %s[except(0)] : (!transform.any_op) -> !transform.affine_map
      transform.match.structured.yield %x : !transform.affine_map
    }
    transform.debug.emit_param_as_remark %r0, "r0" at %t : !transform.affine_map, !transform.any_op

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.any_op) {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{'transform.match.structured.input' op cannot bind multiple inputs/inits to the same value}}
      %x = transform.match.structured.input %s[0, 0] : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield %x : !transform.any_op
    }
    transform.debug.emit_remark_at %r0, "r0" : !transform.any_op

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.affine_map) {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{'transform.match.structured.input' op cannot bind multiple inputs/inits to the same value}}
      %x = transform.match.structured.input %s[0, 0] : (!transform.any_op) -> !transform.affine_map
      transform.match.structured.yield %x : !transform.affine_map
    }
    transform.debug.emit_param_as_remark %r0, "r0" at %t : !transform.affine_map, !transform.any_op

    transform.yield
  }
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @red(%arg : tensor<8x64xf32>, %out: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"], tag} ins(%arg : tensor<8x64xf32>) outs(%out : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %1 = arith.addf %a, %b : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    transform.match.structured %t : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      transform.match.structured.input %s[all] {permutation} : !transform.any_op
    }

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    transform.match.structured %t : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{the indexing map for input #0 is not a permutation}}
      transform.match.structured.input %s[all] {permutation} : !transform.any_op
    }

    transform.yield
  }
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @red(%arg : tensor<8x64xf32>, %out: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"], tag} ins(%arg : tensor<8x64xf32>) outs(%out : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %1 = arith.addf %a, %b : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    transform.match.structured %t : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      transform.match.structured.input %s[all] {projected_permutation} : !transform.any_op
    }

    transform.yield
  }
}

// -----

func.func @conv(%a: tensor<1x9x9x4xf32>, %b: tensor<3x3x4x5xf32>, %c: tensor<1x4x4x5xf32>) -> tensor<1x4x4x5xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {tag, dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a, %b : tensor<1x9x9x4xf32>, tensor<3x3x4x5xf32>) outs(%c : tensor<1x4x4x5xf32>) -> tensor<1x4x4x5xf32>
  return %0 : tensor<1x4x4x5xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    transform.match.structured %t : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{the indexing map for input #0 is not a projected permutation}}
      transform.match.structured.input %s[all] {projected_permutation} : !transform.any_op
    }

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  // expected-remark @below {{r0}}
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.any_op) {
    ^bb0(%s: !transform.any_op):
      %x = transform.match.structured.init %s[all] : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield %x : !transform.any_op
    }
    transform.debug.emit_remark_at %r0, "r0" : !transform.any_op

    transform.yield
  }
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @red(%arg : tensor<8x64xf32>, %out: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"], tag} ins(%arg : tensor<8x64xf32>) outs(%out : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %1 = arith.addf %a, %b : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.any_op) {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{output(init) #0 is not produced by an operation}}
      %x = transform.match.structured.init %s[all] : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield %x : !transform.any_op
    }
    transform.debug.emit_remark_at %r0, "r0" : !transform.any_op

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  // expected-remark @below {{r0}}
  // expected-note @below {{value handle points to an op result #0}}
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.any_value) {
    ^bb0(%s: !transform.any_op):
      %x = transform.match.structured.init %s[all] : (!transform.any_op) -> !transform.any_value
      transform.match.structured.yield %x : !transform.any_value
    }
    transform.debug.emit_remark_at %r0, "r0" : !transform.any_value

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  // expected-remark @below {{r0 affine_map<(d0, d1, d2) -> (d0, d1)>}}
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.affine_map) {
    ^bb0(%s: !transform.any_op):
      %x = transform.match.structured.init %s[all] : (!transform.any_op) -> !transform.affine_map
      transform.match.structured.yield %x : !transform.affine_map
    }
    transform.debug.emit_param_as_remark %r0, "r0" at %t : !transform.affine_map, !transform.any_op

    transform.yield
  }
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @red(%arg : tensor<8x64xf32>, %out: tensor<8xf32>) -> tensor<8xf32> {
  // expected-remark @below {{r0 affine_map<(d0, d1) -> (d0)>}}
  %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"], tag} ins(%arg : tensor<8x64xf32>) outs(%out : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %1 = arith.addf %a, %b : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.affine_map) {
    ^bb0(%s: !transform.any_op):
      %x = transform.match.structured.init %s[all] : (!transform.any_op) -> !transform.affine_map
      transform.match.structured.yield %x : !transform.affine_map
    }
    transform.debug.emit_param_as_remark %r0, "r0" at %t : !transform.affine_map, !transform.any_op

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  // expected-note @below {{while considering DPS inits (outputs) of this payload operation}}
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.any_op) {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{position overflow 3 (updated from 3) for maximum 1}}
      %x = transform.match.structured.init %s[3] : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield %x : !transform.any_op
    }
    transform.debug.emit_remark_at %r0, "r0" : !transform.any_op

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  // expected-note @below {{while considering DPS inits (outputs) of this payload operation}}
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.affine_map) {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{position overflow 3 (updated from 3) for maximum 1}}
      %x = transform.match.structured.init %s[3] : (!transform.any_op) -> !transform.affine_map
      transform.match.structured.yield %x : !transform.affine_map
    }
    transform.debug.emit_param_as_remark %r0, "r0" at %t : !transform.affine_map, !transform.any_op

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  // expected-note @below {{while considering DPS inits (outputs) of this payload operation}}
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.any_op) {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{position underflow -2 (updated from -3)}}
      %x = transform.match.structured.init %s[-3] : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield %x : !transform.any_op
    }
    transform.debug.emit_remark_at %r0, "r0" : !transform.any_op

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  // expected-note @below {{while considering DPS inits (outputs) of this payload operation}}
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.affine_map) {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{position underflow -2 (updated from -3)}}
      %x = transform.match.structured.init %s[-3] : (!transform.any_op) -> !transform.affine_map
      transform.match.structured.yield %x : !transform.affine_map
    }
    transform.debug.emit_param_as_remark %r0, "r0" at %t : !transform.affine_map, !transform.any_op

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.any_op) {
    ^bb0(%s: !transform.any_op):
      %x = transform.match.structured.init %s[except(0)] : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield %x : !transform.any_op
    }
    transform.debug.emit_remark_at %r0, "r0" : !transform.any_op

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  // expected-remark @below {{r0}}
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.affine_map) {
    ^bb0(%s: !transform.any_op):
      %x = transform.match.structured.init %s[except(0)] : (!transform.any_op) -> !transform.affine_map
      transform.match.structured.yield %x : !transform.affine_map
    }
    transform.debug.emit_param_as_remark %r0, "r0" at %t : !transform.affine_map, !transform.any_op

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.any_op) {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{'transform.match.structured.init' op cannot bind multiple inputs/inits to the same value}}
      %x = transform.match.structured.init %s[0, 0] : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield %x : !transform.any_op
    }
    transform.debug.emit_remark_at %r0, "r0" : !transform.any_op

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.affine_map) {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{'transform.match.structured.init' op cannot bind multiple inputs/inits to the same value}}
      %x = transform.match.structured.init %s[0, 0] : (!transform.any_op) -> !transform.affine_map
      transform.match.structured.yield %x : !transform.affine_map
    }
    transform.debug.emit_param_as_remark %r0, "r0" at %t : !transform.affine_map, !transform.any_op

    transform.yield
  }
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @red(%arg : tensor<8x64xf32>, %out: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"], tag} ins(%arg : tensor<8x64xf32>) outs(%out : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %1 = arith.addf %a, %b : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    transform.match.structured %t : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{the indexing map for output(init) #0 is not a permutation}}
      transform.match.structured.init %s[all] {permutation} : !transform.any_op
    }

    transform.yield
  }
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @red(%arg : tensor<8x64xf32>, %out: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"], tag} ins(%arg : tensor<8x64xf32>) outs(%out : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %1 = arith.addf %a, %b : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    transform.match.structured %t : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      transform.match.structured.init %s[all] {projected_permutation} : !transform.any_op
    }

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  // expected-remark @below {{r0 3 : i64}}
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %x = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
      transform.match.structured.yield %x : !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r0, "r0" at %t : !transform.param<i64>, !transform.any_op

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  // expected-remark @below {{r0 2 : i64}}
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %x = transform.match.structured.num_inputs %s : (!transform.any_op) -> !transform.param<i64>
      transform.match.structured.yield %x : !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r0, "r0" at %t : !transform.param<i64>, !transform.any_op

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  // expected-remark @below {{r0 1 : i64}}
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %x = transform.match.structured.num_inits %s : (!transform.any_op) -> !transform.param<i64>
      transform.match.structured.yield %x : !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r0, "r0" at %t : !transform.param<i64>, !transform.any_op

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.any_op) {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{'transform.match.structured.result' op expects either the any/single keyword or the type value handle result type}}
      %x = transform.match.structured.result %s[0]  : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield %x : !transform.any_op
    }
    transform.debug.emit_remark_at %r0, "r0" : !transform.any_op

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  // expected-remark @below {{r0}}
  // expected-note @below {{value handle points to an op result #0}}
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.any_value) {
    ^bb0(%s: !transform.any_op):
      %x = transform.match.structured.result %s[0]  : (!transform.any_op) -> !transform.any_value
      transform.match.structured.yield %x : !transform.any_value
    }
    transform.debug.emit_remark_at %r0, "r0" : !transform.any_value

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  // expected-remark @below {{r0}}
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.any_op) {
    ^bb0(%s: !transform.any_op):
      %x = transform.match.structured.result %s[0] {any} : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield %x : !transform.any_op
    }
    transform.debug.emit_remark_at %r0, "r0" : !transform.any_op

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.any_value) {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{'transform.match.structured.result' op expects either the any/single keyword or the type value handle result type}}
      %x = transform.match.structured.result %s[0] {any} : (!transform.any_op) -> !transform.any_value
      transform.match.structured.yield %x : !transform.any_value
    }
    transform.debug.emit_remark_at %r0, "r0" : !transform.any_value

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.any_op) {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{more than one result user with single user requested}}
      %x = transform.match.structured.result %s[0] {single} : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield %x : !transform.any_op
    }
    transform.debug.emit_remark_at %r0, "r0" : !transform.any_op

    transform.yield
  }
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @red(%arg : tensor<8x64xf32>, %out: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"], tag} ins(%arg : tensor<8x64xf32>) outs(%out : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %1 = arith.addf %a, %b : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  // expected-remark @below {{r0}}
  return %0 : tensor<8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.any_op) {
    ^bb0(%s: !transform.any_op):
      %x = transform.match.structured.result %s[0] {single} : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield %x : !transform.any_op
    }
    transform.debug.emit_remark_at %r0, "r0" : !transform.any_op

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.any_value) {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{'transform.match.structured.result' op expects either the any/single keyword or the type value handle result type}}
      %x = transform.match.structured.result %s[0] {single} : (!transform.any_op) -> !transform.any_value
      transform.match.structured.yield %x : !transform.any_value
    }
    transform.debug.emit_remark_at %r0, "r0" : !transform.any_value

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  // expected-remark @below {{r0}}
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.any_op) {
    ^bb0(%s: !transform.any_op):
      %x = transform.match.structured.result %s[-1] {any} : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield %x : !transform.any_op
    }
    transform.debug.emit_remark_at %r0, "r0" : !transform.any_op

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.any_value) {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{'transform.match.structured.result' op expects either the any/single keyword or the type value handle result type}}
      %x = transform.match.structured.result %s[-1] {any} : (!transform.any_op) -> !transform.any_value
      transform.match.structured.yield %x : !transform.any_value
    }
    transform.debug.emit_remark_at %r0, "r0" : !transform.any_value

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.any_op) {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{more than one result user with single user requested}}
      %x = transform.match.structured.result %s[-1] {single} : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield %x : !transform.any_op
    }
    transform.debug.emit_remark_at %r0, "r0" : !transform.any_op

    transform.yield
  }
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @red(%arg : tensor<8x64xf32>, %out: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"], tag} ins(%arg : tensor<8x64xf32>) outs(%out : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %1 = arith.addf %a, %b : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  // expected-remark @below {{r0}}
  return %0 : tensor<8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.any_op) {
    ^bb0(%s: !transform.any_op):
      %x = transform.match.structured.result %s[-1] {single} : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield %x : !transform.any_op
    }
    transform.debug.emit_remark_at %r0, "r0" : !transform.any_op

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.any_value) {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{'transform.match.structured.result' op expects either the any/single keyword or the type value handle result type}}
      %x = transform.match.structured.result %s[-1] {single} : (!transform.any_op) -> !transform.any_value
      transform.match.structured.yield %x : !transform.any_value
    }
    transform.debug.emit_remark_at %r0, "r0" : !transform.any_value

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.any_value) {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{position 1 overflows the number of results(ints) of the payload operation}}
      %x = transform.match.structured.result %s[1]  : (!transform.any_op) -> !transform.any_value
      transform.match.structured.yield %x : !transform.any_value
    }
    transform.debug.emit_remark_at %r0, "r0" : !transform.any_value

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.any_op) {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{position 1 overflows the number of results(ints) of the payload operation}}
      %x = transform.match.structured.result %s[1] {any} : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield %x : !transform.any_op
    }
    transform.debug.emit_remark_at %r0, "r0" : !transform.any_op

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.any_value) {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{'transform.match.structured.result' op expects either the any/single keyword or the type value handle result type}}
      %x = transform.match.structured.result %s[1] {any} : (!transform.any_op) -> !transform.any_value
      transform.match.structured.yield %x : !transform.any_value
    }
    transform.debug.emit_remark_at %r0, "r0" : !transform.any_value

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.any_op) {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{position 1 overflows the number of results(ints) of the payload operation}}
      %x = transform.match.structured.result %s[1] {single} : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield %x : !transform.any_op
    }
    transform.debug.emit_remark_at %r0, "r0" : !transform.any_op

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.any_value) {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{'transform.match.structured.result' op expects either the any/single keyword or the type value handle result type}}
      %x = transform.match.structured.result %s[1] {single} : (!transform.any_op) -> !transform.any_value
      transform.match.structured.yield %x : !transform.any_value
    }
    transform.debug.emit_remark_at %r0, "r0" : !transform.any_value

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.any_op) {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{position -2 overflows the number of results(ints) of the payload operation}}
      %x = transform.match.structured.result %s[-2] {any} : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield %x : !transform.any_op
    }
    transform.debug.emit_remark_at %r0, "r0" : !transform.any_op

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.any_value) {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{'transform.match.structured.result' op expects either the any/single keyword or the type value handle result type}}
      %x = transform.match.structured.result %s[-2] {any} : (!transform.any_op) -> !transform.any_value
      transform.match.structured.yield %x : !transform.any_value
    }
    transform.debug.emit_remark_at %r0, "r0" : !transform.any_value

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.any_op) {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{position -2 overflows the number of results(ints) of the payload operation}}
      %x = transform.match.structured.result %s[-2] {single} : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield %x : !transform.any_op
    }
    transform.debug.emit_remark_at %r0, "r0" : !transform.any_op

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.any_value) {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{'transform.match.structured.result' op expects either the any/single keyword or the type value handle result type}}
      %x = transform.match.structured.result %s[-2] {single} : (!transform.any_op) -> !transform.any_value
      transform.match.structured.yield %x : !transform.any_value
    }
    transform.debug.emit_remark_at %r0, "r0" : !transform.any_value

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  // expected-remark @below {{r0 32 : i64}}
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %x = transform.match.structured.init %s[0] : (!transform.any_op) -> !transform.any_value
      %y = transform.match.structured.elemental_bitwidth %x : (!transform.any_value) -> !transform.param<i64>
      transform.match.structured.yield %y : !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r0, "r0" at %t : !transform.param<i64>, !transform.any_op

    transform.yield
  }
}

// -----

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %x = transform.match.structured.input %s[all] : (!transform.any_op) -> !transform.any_value
      // expected-error @below {{SingleValueMatchOpTrait requires the value handle to point to a single payload value}}
      %y = transform.match.structured.elemental_bitwidth %x : (!transform.any_value) -> !transform.param<i64>
      transform.match.structured.yield %y : !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r0, "r0" at %t : !transform.param<i64>, !transform.any_op

    transform.yield
  }
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @red(%arg : tensor<8x64xf32>, %out: tensor<8xf32>) -> tensor<8xf32> {
  // expected-remark @below {{r0 2 : i64}}
  // expected-remark @below {{r1}}
  %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"], tag} ins(%arg : tensor<8x64xf32>) outs(%out : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %1 = arith.addf %a, %b : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0, %r1 = transform.match.structured failures(suppress) %t : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %x = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
      transform.match.structured.dim %s[all] {parallel} : !transform.any_op
      %y = transform.match.structured.num_inits %s : (!transform.any_op) -> !transform.param<i64>
      transform.match.structured.yield %x, %y : !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r0, "r0" at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %r1, "r1" at %t : !transform.param<i64>, !transform.any_op

    transform.yield
  }
}

// -----

func.func @non(%a: i32) -> i32 {
  // expected-remark @below {{r0}}
  %0 = arith.addi %a, %a {tag} : i32
  return %0 : i32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured failures(suppress) %t : (!transform.any_op) -> (!transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %x = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
      transform.match.structured.yield %x : !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r0, "r0" at %t : !transform.param<i64>, !transform.any_op

    transform.yield
  }
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @red(%arg : tensor<8x64xf32>, %out: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"], tag} ins(%arg : tensor<8x64xf32>) outs(%out : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %1 = arith.addf %a, %b : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.param<i32>) {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{expected the type of the parameter attribute ('i64') to match the parameter type ('i32')}}
      %x = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i32>
      transform.match.structured.yield %x : !transform.param<i32>
    }
    transform.debug.emit_param_as_remark %r0, "r0" at %t : !transform.param<i32>, !transform.any_op

    transform.yield
  }
}

// -----

func.func @mm(%c: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  // expected-remark @below {{r0}}
  %a = tensor.empty() : tensor<4x3xf32>
  // expected-remark @below {{r0}}
  %b = tensor.empty() : tensor<3x8xf32>
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x3xf32>, tensor<3x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %c : tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.any_op) {
    ^bb0(%s: !transform.any_op):
      %x = transform.match.structured.input %s[all] : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield %x : !transform.any_op
    }
    transform.debug.emit_remark_at %r0, "r0" : !transform.any_op

    transform.yield
  }
}

// -----

func.func @mm(%c: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %a = tensor.empty() : tensor<4x3xf32>
  %b = tensor.empty() : tensor<3x8xf32>
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x3xf32>, tensor<3x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %c : tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.any_op) {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{no users of the result #0}}
      %x = transform.match.structured.result %s[0] {any} : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield %x : !transform.any_op
    }
    transform.debug.emit_remark_at %r0, "r0" : !transform.any_op

    transform.yield
  }
}

// -----

func.func @mm(%c: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %a = tensor.empty() : tensor<4x3xf32>
  %b = tensor.empty() : tensor<3x8xf32>
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x3xf32>, tensor<3x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %c : tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.any_op) {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{no users of the result #0}}
      %x = transform.match.structured.result %s[0] {single} : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield %x : !transform.any_op
    }
    transform.debug.emit_remark_at %r0, "r0" : !transform.any_op

    transform.yield
  }
}

// -----

func.func @mm(%c: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %a = tensor.empty() : tensor<4x3xf32>
  %b = tensor.empty() : tensor<3x8xf32>
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x3xf32>, tensor<3x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %c : tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.any_op) {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{'transform.match.structured.result' op 'any' and 'single' are mutually exclusive}}
      %x = transform.match.structured.result %s[0] {any, single} : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield %x : !transform.any_op
    }
    transform.debug.emit_remark_at %r0, "r0" : !transform.any_op

    transform.yield
  }
}

// -----

func.func @mm(%c: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %a = tensor.empty() : tensor<4x3xf32>
  %b = tensor.empty() : tensor<3x8xf32>
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x3xf32>, tensor<3x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %c : tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    transform.match.structured %t : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{unknown body condition}}
      transform.match.structured.body %s : !transform.any_op
    }

    transform.yield
  }
}

// -----

func.func @mm(%c: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %a = tensor.empty() : tensor<4x3xf32>
  %b = tensor.empty() : tensor<3x8xf32>
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x3xf32>, tensor<3x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %c : tensor<4x8xf32>
}

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @red(%arg : tensor<8x64xf32>, %out: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"], tag} ins(%arg : tensor<8x64xf32>) outs(%out : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %1 = arith.addf %a, %b : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{SingleOpMatchOpTrait requires the operand handle to point to a single payload op}}
    transform.match.operation_name %t ["linalg.matmul"] : !transform.any_op

    transform.yield
  }
}

// -----

func.func @g(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<f32>) -> tensor<f32> {
  %0 = linalg.generic {tag, indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%c : tensor<f32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.negf %z : f32
    linalg.yield %1 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    transform.match.structured %t : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{contraction: expected reduction op to be binary}}
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
    }

    transform.yield
  }
}

// -----

func.func @g(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<f32>) -> tensor<f32> {
  %0 = linalg.generic {tag, indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%c : tensor<f32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.addf %x, %y : f32
    linalg.yield %1 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    transform.match.structured %t : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{contraction: expected reduction to take block argument #2 as one of the operands (modulo unary casts)}}
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
    }

    transform.yield
  }
}

// -----

func.func @g(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<f32>) -> tensor<f32> {
  %0 = linalg.generic {tag, indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%c : tensor<f32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.addf %x, %z : f32
    linalg.yield %1 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    transform.match.structured %t : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{contraction: expected elementwise op to be binary}}
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
    }

    transform.yield
  }
}

// -----

func.func @g(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<f32>) -> tensor<f32> {
  %0 = linalg.generic {tag, indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%c : tensor<f32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %2 = arith.mulf %x, %x : f32
    %1 = arith.addf %2, %z : f32
    linalg.yield %1 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    transform.match.structured %t : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{contraction: expected elementwise op to apply to block arguments (modulo unary casts)}}
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
    }

    transform.yield
  }
}

// -----

func.func @g(%a: tensor<4xindex>, %b: tensor<4xindex>, %c: tensor<index>) -> tensor<index> {
  %0 = linalg.generic {tag, indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%a, %b : tensor<4xindex>, tensor<4xindex>) outs(%c : tensor<index>) {
  ^bb0(%x: index, %y: index, %z: index):
    linalg.yield %x : index
  } -> tensor<index>
  return %0 : tensor<index>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %x = transform.match.structured.init %s[0] : (!transform.any_op) -> !transform.any_value
      // expected-error @below {{unsupported type for bitwidth extraction: 'tensor<index>'}}
      %y = transform.match.structured.elemental_bitwidth %x : (!transform.any_value) -> !transform.param<i64>
      transform.match.structured.yield %y : !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r0, "r0" at %t : !transform.param<i64>, !transform.any_op

    transform.yield
  }
}

// -----

func.func @g(%a: tensor<4xcomplex<f32>>, %b: tensor<4xcomplex<f32>>, %c: tensor<complex<f32>>) -> tensor<complex<f32>> {
  %0 = linalg.generic {tag, indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%a, %b : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) outs(%c : tensor<complex<f32>>) {
  ^bb0(%x: complex<f32>, %y: complex<f32>, %z: complex<f32>):
    linalg.yield %x : complex<f32>
  } -> tensor<complex<f32>>
  return %0 : tensor<complex<f32>>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %x = transform.match.structured.init %s[0] : (!transform.any_op) -> !transform.any_value
      // expected-error @below {{unsupported type for bitwidth extraction: 'tensor<complex<f32>>'}}
      %y = transform.match.structured.elemental_bitwidth %x : (!transform.any_value) -> !transform.param<i64>
      transform.match.structured.yield %y : !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r0, "r0" at %t : !transform.param<i64>, !transform.any_op

    transform.yield
  }
}

// -----

func.func @s(%a: f32, %c: tensor<4xf32>) -> tensor<4xf32> {
  // expected-remark @below {{r0 32 : i64}}
  %0 = linalg.fill {tag} ins(%a : f32) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %x = transform.match.structured.input %s[0] : (!transform.any_op) -> !transform.any_value
      %y = transform.match.structured.elemental_bitwidth %x : (!transform.any_value) -> !transform.param<i64>
      transform.match.structured.yield %y : !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r0, "r0" at %t : !transform.param<i64>, !transform.any_op

    transform.yield
  }
}

// -----

func.func @gc(%a: tensor<10xf32>, %b: tensor<3xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{'linalg.generic' op inferred input/output operand #0 has shape's dimension #0 to be greater than or equal to 13, but found 10}}
  %0 = linalg.generic {tag, indexing_maps = [affine_map<(d0, d1) -> (d0 * 2 + d1 * 3)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a, %b : tensor<10xf32>, tensor<3xf32>) outs(%c : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %z : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 = transform.match.structured %t : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %a:8 = transform.match.structured.classify_convolution_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %a#0, %a#1, %a#2, %a#3, %a#4, %a#5, %a#6, %a#7 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r0, "r0" at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %r1, "r1" at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %r2, "r2" at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %r3, "r3" at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %r4, "r4" at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %r5, "r5" at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %r6, "r6" at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %r7, "r7" at %t : !transform.param<i64>, !transform.any_op

    transform.yield
  }
}

// -----

func.func @gc(%a: tensor<9xf32>, %b: tensor<3xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  // expected-remark @below {{r0}}
  // expected-remark @below {{r1 0 : i64}}
  // expected-remark @below {{r2}}
  // expected-remark @below {{r3 1 : i64}}
  // expected-remark @below {{r4}}
  // expected-remark @below {{r5}}
  // expected-remark @below {{r6 2 : i64}}
  // expected-remark @below {{r7 1 : i64}}
  %0 = linalg.generic {tag, indexing_maps = [affine_map<(d0, d1) -> (d0 * 2 + d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a, %b : tensor<9xf32>, tensor<3xf32>) outs(%c : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %z : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 = transform.match.structured %t : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %a:8 = transform.match.structured.classify_convolution_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %a#0, %a#1, %a#2, %a#3, %a#4, %a#5, %a#6, %a#7 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r0, "r0" at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %r1, "r1" at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %r2, "r2" at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %r3, "r3" at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %r4, "r4" at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %r5, "r5" at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %r6, "r6" at %t : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %r7, "r7" at %t : !transform.param<i64>, !transform.any_op

    transform.yield
  }
}

// -----

func.func @copy(%a: tensor<4x8xf32>, %c: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // expected-remark @below {{r0}}
  // expected-note @below {{value handle points to an op result #0}}
  %0 = linalg.generic {tag, indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) {
  ^bb0(%x: f32, %b: f32):
    linalg.yield %x : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    %r0 = transform.match.structured %t : (!transform.any_op) -> (!transform.any_value) {
    ^bb0(%s: !transform.any_op):
      %x = transform.match.structured.result %s[0] : (!transform.any_op) -> !transform.any_value
      transform.match.structured.input %s[0] {permutation} : !transform.any_op
      transform.match.structured.yield %x : !transform.any_value
    }
    transform.debug.emit_remark_at %r0, "r0" : !transform.any_value

    transform.yield
  }
}

// -----

func.func @mm(%c: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %a = tensor.empty() : tensor<4x3xf32>
  %b = tensor.empty() : tensor<3x8xf32>
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x3xf32>, tensor<3x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %c : tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    transform.match.structured %t : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{'transform.match.structured.input' op expected the listed values to be unique}}
      transform.match.structured.input %s[0, 0] : !transform.any_op
    }

    transform.yield
  }
}

// -----

func.func @mm(%c: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %a = tensor.empty() : tensor<4x3xf32>
  %b = tensor.empty() : tensor<3x8xf32>
  // expected-note @below {{while considering DPS inputs of this payload operation}}
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x3xf32>, tensor<3x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %c : tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    transform.match.structured %t : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{repeated position 0 (updated from -2)}}
      transform.match.structured.input %s[0, -2] : !transform.any_op
    }

    transform.yield
  }
}

// -----

func.func @mm(%c: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %a = tensor.empty() : tensor<4x3xf32>
  %b = tensor.empty() : tensor<3x8xf32>
  // expected-note @below {{while considering dimensions of this payload operation}}
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x3xf32>, tensor<3x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %c : tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    transform.match.structured %t : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{repeated position 0 (updated from -3)}}
      transform.match.structured.dim %s[0, -3] : !transform.any_op
    }

    transform.yield
  }
}

// -----

func.func @mm(%c: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %a = tensor.empty() : tensor<4x3xf32>
  %b = tensor.empty() : tensor<3x8xf32>
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x3xf32>, tensor<3x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %c : tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    transform.match.structured %t : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{'transform.match.structured.input' op "permutation" and "projected_permutation" are mutually exclusive}}
      transform.match.structured.input %s[0] {permutation, projected_permutation} : !transform.any_op
    }

    transform.yield
  }
}

// -----

func.func @mm(%c: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %a = tensor.empty() : tensor<4x3xf32>
  %b = tensor.empty() : tensor<3x8xf32>
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x3xf32>, tensor<3x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %c : tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    transform.match.structured %t : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      // expected-error @below {{'transform.match.structured.dim' op cannot request the same dimension to be both parallel and reduction}}
      transform.match.structured.dim %s[0] {parallel, reduction} : !transform.any_op
    }

    transform.yield
  }
}

// -----

func.func @mm(%c: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %a = tensor.empty() : tensor<4x3xf32>
  %b = tensor.empty() : tensor<3x8xf32>
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x3xf32>, tensor<3x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %c : tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
// expected-error @below {{'transform.match.structured.dim' op expects parent op to be 'transform.match.structured'}}
transform.match.structured.dim %t[0] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @mm(%c: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %a = tensor.empty() : tensor<4x3xf32>
  %b = tensor.empty() : tensor<3x8xf32>
  %0 = linalg.matmul {tag} ins(%a, %b : tensor<4x3xf32>, tensor<3x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %c : tensor<4x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes {tag} in %m : (!transform.any_op) -> !transform.any_op
    transform.match.structured %t : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %x = transform.match.structured.result %s[0] : (!transform.any_op) -> !transform.any_value
      transform.match.structured %s : !transform.any_op {
 ^bb0(%u: !transform.any_op):
  // expected-error @below {{'transform.match.structured.rank' op expected predicate to apply to the surrounding structured op}}
  transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
 }
    }

    transform.yield
  }
}
