// RUN: ods opt %s --split-input-file --verify-diagnostics

// A branch leaves levels that are there. Upstream refuses others without a word.

wasmssa.func @none() {
  // expected-error @below {{'wasmssa.block_return' op leaves more levels than there are around it}}
  wasmssa.block_return
}

// -----

wasmssa.func @one() {
  wasmssa.block : {
    %c = wasmssa.const 1 : i32
    // expected-error @below {{'wasmssa.branch_if' op leaves more levels than there are around it}}
    wasmssa.branch_if %c to level 1 else ^bb2
  ^bb2:
    wasmssa.block_return
  }> ^bb1
^bb1:
  wasmssa.return
}

// -----

wasmssa.func @there() {
  wasmssa.block : {
    %c = wasmssa.const 1 : i32
    wasmssa.branch_if %c to level 0 else ^bb2
  ^bb2:
    wasmssa.block_return
  }> ^bb1
^bb1:
  wasmssa.return
}
