// RUN: ods opt %s --split-input-file --verify-diagnostics

// mlir-opt takes operands of bounds that are not there, and prints nonsense or crashes.
func.func @lower(%a: index) {
  // expected-error @below {{'affine.for' op lower bound operand count and affine map dimension and symbol count must match: 0 and 1}}
  "affine.for"(%a) <{lowerBoundMap = affine_map<()[s0] -> (s0)>, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index,
      upperBoundMap = affine_map<()[s0] -> (s0)>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : (index) -> ()
  "func.return"() : () -> ()
}

// -----

func.func @upper(%a: index) {
  // expected-error @below {{'affine.for' op upper bound operand count and affine map dimension and symbol count must match: 1 and 0}}
  "affine.for"(%a) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index,
      upperBoundMap = affine_map<() -> (4)>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : (index) -> ()
  "func.return"() : () -> ()
}
