// RUN: ods opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// Vectors of several dimensions have as many elements as all dimensions together. Expectations are what mlir-opt says.

%v = "t.v"() : () -> vector<2x4xf32>
// expected-error@+1 {{'spirv.IsFinite' op failed to verify that type of result to correspond to the `i1` equivalent of the operand}}
%r = "spirv.IsFinite"(%v) : (vector<2x4xf32>) -> vector<2x4xi1>

// -----

%v = "t.v"() : () -> vector<4xi1>
%w = "t.v"() : () -> vector<4x4xi1>
// expected-error@+1 {{'spirv.Select' op result should have the same number of elements as the condition when condition is of vector type}}
%r = "spirv.Select"(%v, %w, %w) : (vector<4xi1>, vector<4x4xi1>, vector<4x4xi1>) -> vector<4x4xi1>

// -----

%v = "t.v"() : () -> vector<2x2xf16>
// expected-error@+1 {{'spirv.VectorShuffle' op result type element count (4) mismatch with the number of component selectors (2)}}
%r = "spirv.VectorShuffle"(%v, %v) <{components = [1 : i32, 2 : i32]}> : (vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>

// -----

// expected-error@+1 {{'spirv.CompositeConstruct' op has incorrect number of operands: expected 8, but provided 0}}
%r = "spirv.CompositeConstruct"() : () -> vector<4x2xf32>
