// RUN: ods opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// Weights are checked after operands. Expectations are what mlir-opt says.

func.func @f(%c: i1, %v: f32) {
// expected-error@+1 {{branch has 1 operands for successor #1, but target block has 0}}
  "cf.cond_br"(%c, %v)[^a, ^a] <{branch_weights = array<i32: 1, 1, 1>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, f32) -> ()
^a:
  return
}
