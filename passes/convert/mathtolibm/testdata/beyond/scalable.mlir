// RUN: ods opt %s --convert-math-to-libm --verify-diagnostics
// RUN: ods opt %s --convert-math-to-libm --upstream-bugs | FileCheck %s

// How many elements there are is known when the program runs only. mlir-opt calls the function for the first four.

func.func @scalable(%v: vector<[4]xf32>) -> vector<[4]xf32> {
  // expected-error@+2 {{failed to legalize operation 'math.sin' that was explicitly marked illegal}}
  // CHECK-COUNT-4: call @sinf
  %0 = math.sin %v : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
