// RUN: ods opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

gpu.module @m {
  gpu.func @f() -> f32 {
    %0 = "t.v"() : () -> i32
    // expected-error @below {{'gpu.return' op unexpected type `'i32'' for operand #0}}
    gpu.return %0 : i32
  }
}
