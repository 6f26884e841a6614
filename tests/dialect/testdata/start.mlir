// RUN: ods opt %s | FileCheck %s

// CHECK: test.format_attr_op 10
test.format_attr_op 10
