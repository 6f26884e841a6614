// What nobody has verified is printed in the generic form when it is invalid, unless the flags say otherwise. A pass that
// changes nothing is not followed by the verifier.
//
// RUN: ods opt %s --mlir-very-unsafe-disable-verifier-on-parsing | FileCheck %s
// RUN: ods opt %s --mlir-very-unsafe-disable-verifier-on-parsing --mlir-print-assume-verified | FileCheck %s --check-prefix=ASSUME
// RUN: ods opt %s --mlir-very-unsafe-disable-verifier-on-parsing --cse 2>&1 | FileCheck %s
// RUN: ods opt %s --mlir-very-unsafe-disable-verifier-on-parsing --cse --verify-each=false 2>&1 | FileCheck %s

// CHECK:  "builtin.module"
// ASSUME: {{^}}module attributes {x}
module attributes {x} {
}
