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
