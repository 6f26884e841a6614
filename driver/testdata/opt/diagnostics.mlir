// RUN: not ods opt %s --mlir-diagnostic-verbosity-level=errors 2>&1 | FileCheck %s
// RUN: not ods opt %s -mlir-print-op-on-diagnostic=0 2>&1 | FileCheck %s --check-prefix=BARE
// RUN: ods opt %s --verify-diagnostics | count 0

// CHECK:     diagnostics.mlir:[[#@LINE+6]]:1: error: 'builtin.unrealized_conversion_cast' op expected at least one result for cast operation
// CHECK-NEXT: "builtin.unrealized_conversion_cast"() : () -> ()
// CHECK-NEXT: ^
// CHECK-NEXT: note: see current operation: "builtin.unrealized_conversion_cast"() : () -> ()
// BARE-NOT:  note:
// expected-error @below {{expected at least one result}}
"builtin.unrealized_conversion_cast"() : () -> ()
