// RUN: ods opt %s --arith-emulate-wide-int --split-input-file --verify-diagnostics=only-expected

// expected-error @+1 {{failed to legalize operation 'func.func' that was explicitly marked illegal}}
func.func @wider(%a: i128) -> i128 {
  %0 = arith.addi %a, %a : i128
  return %0 : i128
}

// -----

func.func @division(%a: i64) -> i64 {
  // expected-error @+1 {{failed to legalize operation 'arith.divsi' that was explicitly marked illegal}}
  %0 = arith.divsi %a, %a : i64
  return %0 : i64
}
