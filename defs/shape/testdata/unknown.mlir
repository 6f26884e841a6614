// RUN: ods opt %s --allow-unregistered-dialect | FileCheck %s

// The dialect allows operations that it does not define.
// CHECK: "shape.unheard_of"() : () -> !shape.shape
%0 = "shape.unheard_of"() : () -> !shape.shape
