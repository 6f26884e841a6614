// RUN: ods opt %s --split-input-file --verify-diagnostics

func.func @f() {
  // expected-error @below {{'ub.unreachable' op must be the last operation in the parent block}}
  ub.unreachable
  return
}
