// RUN: ods opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// Quantifiers. Expectations are what mlir-opt says.

// expected-error@+1 {{'smt.exists' op patterns and the no_pattern attribute must not be specified at the same time}}
%0 = "smt.exists"() <{boundVarNames = ["b", "a"], noPattern, weight = 64 : i32}> ({
^bb0(%a: !smt.bool):
  "smt.yield"(%a) : (!smt.bool) -> ()
}, {
^bb0(%a: !smt.bool):
  "smt.yield"(%a) : (!smt.bool) -> ()
}) : () -> !smt.bool
