// RUN: ods opt %s --lift-cf-to-scf --split-input-file --verify-diagnostics

func.func @unreachable_cycle_joins(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %a : i32
^bb2:
  return %b : i32
^bb3:
  // expected-error @below {{transformation does not support unreachable blocks}}
  cf.cond_br %c, ^bb3, ^bb1
}

// -----

func.func @unreachable_cycle_returns(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %a : i32
^bb2:
  return %a : i32
^bb3:
  cf.cond_br %c, ^bb3, ^bb4
^bb4:
  // expected-error @below {{transformation does not support unreachable blocks}}
  return %a : i32
}
