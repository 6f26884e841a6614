// RUN: ods opt %s --split-input-file --verify-diagnostics

// Operations of other dialects than nvvm that need a certain processor.

gpu.module @new [#nvvm.target<chip = "sm_100a">] {
  test.nvvm_requires_sm_80
  func.func @f() {
    test.nvvm_requires_sm_90a_or_sm_100a
    return
  }
}
test.nvvm_requires_sm_90a

// -----

gpu.module @second [#nvvm.target<chip = "sm_90a">, #nvvm.target<chip = "sm_89">] {
  // expected-error @below {{'test.nvvm_requires_sm_90a' op is not supported on sm_89}}
  test.nvvm_requires_sm_90a
}

// -----

gpu.module @other [#nvvm.target<chip = "sm_100a">] {
  func.func @f() {
    // expected-error @below {{'test.nvvm_requires_sm_90a' op is not supported on sm_100a}}
    test.nvvm_requires_sm_90a
    return
  }
}

// -----

gpu.module @old [#nvvm.target<chip = "sm_75">] {
  // expected-error @below {{'test.nvvm_requires_sm_80' op is not supported on sm_75}}
  test.nvvm_requires_sm_80
}
