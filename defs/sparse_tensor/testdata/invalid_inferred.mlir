// RUN: ods opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// Types that are computed from the tensor. Expectations are what mlir-opt says.

%t = "t.v"() : () -> tensor<4x6x7xf32, #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : batch, d1 : compressed(nonunique), d2 : singleton), crdWidth = 8, posWidth = 16 }>>
// expected-error@+1 {{unexpected mismatch in element types}}
%b = "sparse_tensor.values"(%t) : (tensor<4x6x7xf32, #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : batch, d1 : compressed(nonunique), d2 : singleton), crdWidth = 8, posWidth = 16 }>>) -> memref<9xf16>

// -----

%t = "t.v"() : () -> tensor<4x6x7xf32, #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : batch, d1 : compressed(nonunique), d2 : singleton), crdWidth = 8, posWidth = 16 }>>
// expected-error@+2 {{'sparse_tensor.coordinates_buffer' op inferred type(s) 'memref<4x?xi8>' are incompatible with return type(s) of operation 'memref<9xi8>'}}
// expected-error@+1 {{'sparse_tensor.coordinates_buffer' op failed to infer returned types}}
%b = "sparse_tensor.coordinates_buffer"(%t) : (tensor<4x6x7xf32, #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : batch, d1 : compressed(nonunique), d2 : singleton), crdWidth = 8, posWidth = 16 }>>) -> memref<9xi8>

// -----

%t = "t.v"() : () -> tensor<4x6x7xf32, #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : compressed(nonunique), d2 : singleton), crdWidth = 8, posWidth = 16 }>>
// expected-error@+2 {{'sparse_tensor.coordinates' op inferred type(s) 'memref<?xi8, strided<[?], offset: ?>>' are incompatible with return type(s) of operation 'memref<9xi8>'}}
// expected-error@+1 {{'sparse_tensor.coordinates' op failed to infer returned types}}
%b = "sparse_tensor.coordinates"(%t) <{level = 1 : index}> : (tensor<4x6x7xf32, #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : compressed(nonunique), d2 : singleton), crdWidth = 8, posWidth = 16 }>>) -> memref<9xi8>

// -----

%t = "t.v"() : () -> tensor<4x6x7xf32, #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : batch, d1 : compressed(nonunique), d2 : singleton), crdWidth = 8, posWidth = 16 }>>
// expected-error@+2 {{'sparse_tensor.coordinates' op inferred type(s) 'memref<4x?xi8>' are incompatible with return type(s) of operation 'memref<9xi8>'}}
// expected-error@+1 {{'sparse_tensor.coordinates' op failed to infer returned types}}
%b = "sparse_tensor.coordinates"(%t) <{level = 0 : index}> : (tensor<4x6x7xf32, #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : batch, d1 : compressed(nonunique), d2 : singleton), crdWidth = 8, posWidth = 16 }>>) -> memref<9xi8>

// -----

%t = "t.v"() : () -> tensor<4x6x7xf32, #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : batch, d1 : compressed(nonunique), d2 : singleton), crdWidth = 8, posWidth = 16 }>>
// expected-error@+2 {{'sparse_tensor.positions' op inferred type(s) 'memref<4x?xi16>' are incompatible with return type(s) of operation 'memref<?xi16>'}}
// expected-error@+1 {{'sparse_tensor.positions' op failed to infer returned types}}
%b = "sparse_tensor.positions"(%t) <{level = 1 : index}> : (tensor<4x6x7xf32, #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : batch, d1 : compressed(nonunique), d2 : singleton), crdWidth = 8, posWidth = 16 }>>) -> memref<?xi16>

// -----

%t = "t.v"() : () -> tensor<4x6x7xf32, #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : batch, d1 : compressed(nonunique), d2 : singleton), crdWidth = 8, posWidth = 16 }>>
// expected-error@+1 {{'sparse_tensor.extract_iteration_space' op parent iterator should be specified iff level lower bound equals 0}}
%b = "sparse_tensor.extract_iteration_space"(%t) <{hiLvl = 2 : index, loLvl = 1 : index}> : (tensor<4x6x7xf32, #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : batch, d1 : compressed(nonunique), d2 : singleton), crdWidth = 8, posWidth = 16 }>>) -> !sparse_tensor.iter_space<#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense) }>, lvls = 0 to 1>
