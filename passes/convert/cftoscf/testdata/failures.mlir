// RUN: ods opt %s --lift-cf-to-scf --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @unreachable() {
  return
^bb1:
  // expected-error @below {{transformation does not support unreachable blocks}}
  "t.a"() : () -> ()
  return
}

// -----

func.func @no_branch() {
  // expected-error @below {{transformation does not support terminators with successors not implementing BranchOpInterface}}
  "t.br"() [^bb1] : () -> ()
^bb1:
  return
}

// -----

func.func @endless_region() {
  "t.region"() ({
    cf.br ^bb1
  ^bb1:
    "t.a"() : () -> ()
    // expected-error @below {{Cannot create unreachable terminator for 't.region'}}
    cf.br ^bb1
  }) : () -> ()
  return
}

// -----

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
