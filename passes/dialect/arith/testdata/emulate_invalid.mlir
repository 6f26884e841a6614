// RUN: ods opt %s --arith-emulate-unsupported-floats=source-types=i32 --verify-diagnostics=only-expected

// expected-error @unknown {{could not map source type 'i32' to a known floating-point type}}
func.func @f() {
  return
}
