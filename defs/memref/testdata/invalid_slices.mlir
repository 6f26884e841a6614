// RUN: ods opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// Values and the entries that stand for them. Expectations are what mlir-opt says.

%v = "t.v"() : () -> memref<4x?xf32>
%i = "t.v"() : () -> index
// expected-error@+1 {{expected the number of 'strides' to match the number of dynamic entries in 'static_strides' (0 vs 1)}}
%r = "memref.subview"(%v, %i, %i) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: 4, 4, 4>, static_sizes = array<i64: 0>, static_strides = array<i64: 2, -9223372036854775808>}> : (memref<4x?xf32>, index, index) -> memref<4xf32>

// -----

%v = "t.v"() : () -> memref<4x?xf32>
%i = "t.v"() : () -> index
// expected-error@+1 {{expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (2 vs 0)}}
%r = "memref.subview"(%v, %i, %i) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: 4, 4, 4>, static_sizes = array<i64: 0>, static_strides = array<i64: 2>}> : (memref<4x?xf32>, index, index) -> memref<4xf32>

// -----

%v = "t.v"() : () -> memref<4x?xf32>
%i = "t.v"() : () -> index
// expected-error@+1 {{expected the number of 'sizes' to match the number of dynamic entries in 'static_sizes' (1 vs 0)}}
%r = "memref.subview"(%v, %i, %i, %i, %i) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>, static_offsets = array<i64: 4, 4>, static_sizes = array<i64: 0, 2>, static_strides = array<i64: 2, 2>}> : (memref<4x?xf32>, index, index, index, index) -> memref<4xf32>

// -----

%v = "t.v"() : () -> memref<4x?xf32>
%i = "t.v"() : () -> index
// expected-error@+1 {{expected the number of 'strides' to match the number of dynamic entries in 'static_strides' (0 vs 1)}}
%r = "memref.subview"(%v, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: 4, -9223372036854775808>, static_sizes = array<i64: 0, -9223372036854775808>, static_strides = array<i64: 2, -9223372036854775808>}> : (memref<4x?xf32>, index, index) -> memref<4xf32>

// -----

%v = "t.v"() : () -> memref<4x?xf32>
%i = "t.v"() : () -> index
// expected-error@+1 {{expected 2 offset values, got 3}}
%r = "memref.subview"(%v) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 4, 4, 3>, static_sizes = array<i64: 0, 1, 1>, static_strides = array<i64: 2, 1, 3>}> : (memref<4x?xf32>) -> memref<4xf32>
