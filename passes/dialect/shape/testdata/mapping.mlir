// RUN: ods opt %s --test-print-shape-mapping | FileCheck %s
// Without outline-shape-computation, there is no mapping.

// CHECK: func.func @f
func.func @f() {
  return
}
