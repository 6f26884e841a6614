// RUN: ods opt %s --int-range-optimizations --mlir-print-debuginfo --mlir-print-local-scope --split-input-file | golden %S/range_locations.out

// What is replaced completely goes away before equal constants become one, which would cost the location.
func.func @whole(%c: i1) -> index {
  %c1 = arith.constant 1 : index loc("one")
  %r = scf.if %c -> index {
    scf.yield %c1 : index
  } else {
    scf.yield %c1 : index
  } loc("if")
  return %r : index
} loc("f")

// -----

func.func @shared(%c: i1) -> (index, index) {
  %c1 = arith.constant 1 : index loc("one")
  %r = scf.if %c -> index {
    scf.yield %c1 : index
  } else {
    scf.yield %c1 : index
  } loc("if")
  return %r, %c1 : index, index
} loc("f")
