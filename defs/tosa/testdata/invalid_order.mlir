// RUN: ods opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// What is checked first, and names in messages. Expectations are what mlir-opt says.

%i = "t.v"() : () -> tensor<1x8x8x4xf32>
%w = "t.v"() : () -> tensor<2x3x3x4xf32>
%b = "t.v"() : () -> tensor<2xi32>
%z = "t.v"() : () -> tensor<1xf32>
// expected-error@+1 {{'tosa.conv2d' op expect all padding values to be >= 0, got -1, 1, 1, 1}}
%o = "tosa.conv2d"(%i, %w, %b, %z, %z) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: -1, 1, 1, 1>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xf32>, tensor<2x3x3x4xf32>, tensor<2xi32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x2xf32>

// -----

%i = "t.v"() : () -> tensor<1x8x8x4xf32>
%w = "t.v"() : () -> tensor<2x3x3x4xf32>
%b = "t.v"() : () -> tensor<3xi32>
%z = "t.v"() : () -> tensor<1xf32>
// expected-error@+1 {{'tosa.conv2d' op bias channels expected to be equal to output channels (2) or 1, got 3}}
%o = "tosa.conv2d"(%i, %w, %b, %z, %z) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xf32>, tensor<2x3x3x4xf32>, tensor<3xi32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x2xf32>

// -----

%i = "t.v"() : () -> tensor<1x8x8x4xf32>
%w = "t.v"() : () -> tensor<2x3x3x4xf32>
%b = "t.v"() : () -> tensor<2xi32>
%z = "t.v"() : () -> tensor<1xi32>
// expected-error@+1 {{'tosa.conv2d' op expect both input and its zero point are the same element type, got 'f32' and 'i32'}}
%o = "tosa.conv2d"(%i, %w, %b, %z, %z) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xf32>, tensor<2x3x3x4xf32>, tensor<2xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1x8x8x2xf32>

// -----

%v = "t.v"() : () -> tensor<1x4x5xi32>
%i = "t.v"() : () -> tensor<1x6xi32>
// expected-error@+1 {{'tosa.gather' op expect input and output to have same element type, got 'i32' and 'f32'}}
%r = "tosa.gather"(%v, %i) : (tensor<1x4x5xi32>, tensor<1x6xi32>) -> tensor<1x6x5xf32>

// -----

%v = "t.v"() : () -> tensor<1x4x5xi32>
%i = "t.v"() : () -> tensor<1x6xi32>
%w = "t.v"() : () -> tensor<1x6x5xf32>
// expected-error@+1 {{'tosa.scatter' op expect input and output to have same element type, got 'f32' and 'i32'}}
%r = "tosa.scatter"(%v, %i, %w) : (tensor<1x4x5xi32>, tensor<1x6xi32>, tensor<1x6x5xf32>) -> tensor<1x4x5xi32>

// -----

// expected-error@+2 {{expected ::mlir::tosa::NanPropagationMode to be one of: PROPAGATE, IGNORE}}
// expected-error@+1 {{failed to parse Tosa_NanPropagationModeAttr parameter 'value' which is to be a `::mlir::tosa::NanPropagationMode`}}
"t.v"() {a = #tosa.nan_mode<nonsense>} : () -> ()

// -----

// expected-error@+2 {{expected ::mlir::tosa::BlockSize to be one of: BLOCK_SIZE_32}}
// expected-error@+1 {{failed to parse Tosa_BlockSizeAttr parameter 'value' which is to be a `::mlir::tosa::BlockSize`}}
"t.v"() {a = #tosa.block_size<nonsense>} : () -> ()

// -----

%0 = "t.v"() : () -> tensor<1x8x32xf8E4M3FN>
%1 = "t.v"() : () -> tensor<1x8x8xf8E8M0FNU>
// expected-error @below {{'tosa.matmul_t_block_scaled' op expect scale operands dimension 2 to equal C/block_size (32/32), got 8}}
%2 = "tosa.matmul_t_block_scaled"(%0, %1, %0, %1) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<1x8x32xf8E4M3FN>, tensor<1x8x8xf8E8M0FNU>, tensor<1x8x32xf8E4M3FN>, tensor<1x8x8xf8E8M0FNU>) -> tensor<1x8x8xf32>
