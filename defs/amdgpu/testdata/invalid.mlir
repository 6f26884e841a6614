// RUN: ods opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// Operations that no instruction does. The messages are mlir-opt's.

%a = "t.v"() : () -> f32
%b = "t.v"() : () -> f64
%c = "t.v"() : () -> vector<32xf32>
// expected-error@+1 {{'amdgpu.mfma' op expected both non-small-float source operand types to match exactly}}
%d = "amdgpu.mfma"(%a, %b, %c) <{m = 32 : i32, n = 32 : i32, k = 1 : i32, blocks = 2 : i32}> : (f32, f64, vector<32xf32>) -> vector<32xf32>
// -----

%a = "t.v"() : () -> vector<8xf8E5M2>
%b = "t.v"() : () -> vector<4xf16>
%c = "t.v"() : () -> vector<4xf32>
// expected-error@+1 {{'amdgpu.mfma' op expected both source operands to have small-float elements if one does}}
%d = "amdgpu.mfma"(%a, %b, %c) <{m = 16 : i32, n = 16 : i32, k = 32 : i32}> : (vector<8xf8E5M2>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
// -----

%a = "t.v"() : () -> vector<8xf8E5M2>
%b = "t.v"() : () -> vector<32xf8E5M2>
%c = "t.v"() : () -> vector<4xf32>
// expected-error@+1 {{'amdgpu.mfma' op expected both small-float source vectors to have the same length}}
%d = "amdgpu.mfma"(%a, %b, %c) <{m = 16 : i32, n = 16 : i32, k = 32 : i32}> : (vector<8xf8E5M2>, vector<32xf8E5M2>, vector<4xf32>) -> vector<4xf32>
// -----

%a = "t.v"() : () -> f32
%b = "t.v"() : () -> f32
%c = "t.v"() : () -> vector<32xf32>
// expected-error@+1 {{'amdgpu.mfma' op expected 2 source values for this operation but got 1}}
%d = "amdgpu.mfma"(%a, %b, %c) <{m = 32 : i32, n = 32 : i32, k = 2 : i32, blocks = 2 : i32}> : (f32, f32, vector<32xf32>) -> vector<32xf32>
// -----

%a = "t.v"() : () -> i32
%b = "t.v"() : () -> i32
%c = "t.v"() : () -> vector<4xi32>
// expected-error@+1 {{'amdgpu.mfma' op expected 16 result values for this operation but got 4}}
%d = "amdgpu.mfma"(%a, %b, %c) <{m = 32 : i32, n = 32 : i32, k = 8 : i32}> : (i32, i32, vector<4xi32>) -> vector<4xi32>
// -----

%a = "t.v"() : () -> f64
%b = "t.v"() : () -> f64
%c = "t.v"() : () -> f64
// expected-error@+1 {{'amdgpu.mfma' op double-precision ops do not support permuting lanes of B}}
%d = "amdgpu.mfma"(%a, %b, %c) <{m = 4 : i32, n = 4 : i32, k = 4 : i32, blocks = 4 : i32, blgp = #amdgpu<mfma_perm_b bcast_first_32>}> : (f64, f64, f64) -> f64
// -----

%a = "t.v"() : () -> f64
%b = "t.v"() : () -> f64
%c = "t.v"() : () -> f64
// expected-error@+1 {{'amdgpu.mfma' op double-precision ops do not support permuting lanes of A}}
%d = "amdgpu.mfma"(%a, %b, %c) <{m = 4 : i32, n = 4 : i32, k = 4 : i32, blocks = 4 : i32, cbsz = 1 : i32}> : (f64, f64, f64) -> f64
// -----

%a = "t.v"() : () -> f32
%b = "t.v"() : () -> f32
%c = "t.v"() : () -> vector<32xf32>
// expected-error@+1 {{'amdgpu.mfma' op block ID for permuting A (abid) must be below 2 ** cbsz}}
%d = "amdgpu.mfma"(%a, %b, %c) <{m = 32 : i32, n = 32 : i32, k = 1 : i32, blocks = 2 : i32, abid = 2 : i32, cbsz = 1 : i32}> : (f32, f32, vector<32xf32>) -> vector<32xf32>
// -----

%a = "t.v"() : () -> f32
%b = "t.v"() : () -> f32
%c = "t.v"() : () -> vector<32xf32>
// expected-error@+1 {{'amdgpu.mfma' op negation flags only available for double-precision operations}}
%d = "amdgpu.mfma"(%a, %b, %c) <{m = 32 : i32, n = 32 : i32, k = 1 : i32, blocks = 2 : i32, negateA}> : (f32, f32, vector<32xf32>) -> vector<32xf32>
// -----

%a = "t.v"() : () -> vector<8xf16>
%b = "t.v"() : () -> vector<16xf16>
%c = "t.v"() : () -> vector<8xf32>
// expected-error@+1 {{'amdgpu.wmma' op source vectors have different lengths: 'vector<8xf16>' vs. 'vector<16xf16>'}}
%d = "amdgpu.wmma"(%a, %b, %c) <{m = 16 : i32, n = 16 : i32, k = 16 : i32}> : (vector<8xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
// -----

%a = "t.v"() : () -> vector<16xi8>
%b = "t.v"() : () -> vector<16xi8>
%c = "t.v"() : () -> vector<8xf32>
// expected-error@+1 {{'amdgpu.wmma' op expected float sources with float destination}}
%d = "amdgpu.wmma"(%a, %b, %c) <{m = 16 : i32, n = 16 : i32, k = 16 : i32}> : (vector<16xi8>, vector<16xi8>, vector<8xf32>) -> vector<8xf32>
// -----

%a = "t.v"() : () -> vector<16xf16>
%b = "t.v"() : () -> vector<16xf16>
%c = "t.v"() : () -> vector<8xi32>
// expected-error@+1 {{'amdgpu.wmma' op expected int sources with int destination}}
%d = "amdgpu.wmma"(%a, %b, %c) <{m = 16 : i32, n = 16 : i32, k = 16 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xi32>) -> vector<8xi32>
// -----

%a = "t.v"() : () -> vector<16xf16>
%b = "t.v"() : () -> vector<16xbf16>
%c = "t.v"() : () -> vector<8xf32>
// expected-error@+1 {{'amdgpu.wmma' op source element types must match (except for fp8/bf8) but have 'vector<16xf16>' and 'vector<16xbf16>'}}
%d = "amdgpu.wmma"(%a, %b, %c) <{m = 16 : i32, n = 16 : i32, k = 16 : i32}> : (vector<16xf16>, vector<16xbf16>, vector<8xf32>) -> vector<8xf32>
// -----

%a = "t.v"() : () -> vector<16xf16>
%b = "t.v"() : () -> vector<16xf16>
%c = "t.v"() : () -> vector<8xf32>
// expected-error@+1 {{'amdgpu.wmma' op clamp flag is not supported for float types}}
%d = "amdgpu.wmma"(%a, %b, %c) <{m = 16 : i32, n = 16 : i32, k = 16 : i32, clamp}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
// -----

%a = "t.v"() : () -> vector<16xf16>
%b = "t.v"() : () -> vector<16xf16>
%c = "t.v"() : () -> vector<8xf32>
// expected-error@+1 {{'amdgpu.wmma' op unsigned flags are not supported for float types}}
%d = "amdgpu.wmma"(%a, %b, %c) <{m = 16 : i32, n = 16 : i32, k = 16 : i32, unsignedB}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
// -----

%a = "t.v"() : () -> vector<8xf16>
%b = "t.v"() : () -> vector<8xf16>
%c = "t.v"() : () -> vector<4xf32>
%i = "t.v"() : () -> vector<4xi8>
// expected-error@+1 {{'amdgpu.sparse_mfma' op expected dense source operand to have exactly double the number of elements of the sparse source operand}}
%d = "amdgpu.sparse_mfma"(%a, %b, %c, %i) <{m = 16 : i32, n = 16 : i32, k = 32 : i32}> : (vector<8xf16>, vector<8xf16>, vector<4xf32>, vector<4xi8>) -> vector<4xf32>
// -----

%a = "t.v"() : () -> vector<4xf16>
%b = "t.v"() : () -> vector<8xbf16>
%c = "t.v"() : () -> vector<4xf32>
%i = "t.v"() : () -> vector<4xi8>
// expected-error@+1 {{'amdgpu.sparse_mfma' op expected source operands to have the same element type}}
%d = "amdgpu.sparse_mfma"(%a, %b, %c, %i) <{m = 16 : i32, n = 16 : i32, k = 32 : i32}> : (vector<4xf16>, vector<8xbf16>, vector<4xf32>, vector<4xi8>) -> vector<4xf32>
// -----

%a = "t.v"() : () -> vector<8xi8>
%b = "t.v"() : () -> vector<16xi8>
%c = "t.v"() : () -> vector<4xi32>
%i = "t.v"() : () -> vector<2xi16>
// expected-error@+1 {{'amdgpu.sparse_mfma' op ABID must be 0 or 1 for 8-bit source data}}
%d = "amdgpu.sparse_mfma"(%a, %b, %c, %i) <{m = 16 : i32, n = 16 : i32, k = 64 : i32, abid = 2 : i32}> : (vector<8xi8>, vector<16xi8>, vector<4xi32>, vector<2xi16>) -> vector<4xi32>
// -----

%a = "t.v"() : () -> vector<4xf16>
%b = "t.v"() : () -> vector<8xf16>
%c = "t.v"() : () -> vector<4xf32>
%i = "t.v"() : () -> vector<4xi8>
// expected-error@+1 {{'amdgpu.sparse_mfma' op ABID must be between 0 and 3 for 16-bit source data}}
%d = "amdgpu.sparse_mfma"(%a, %b, %c, %i) <{m = 16 : i32, n = 16 : i32, k = 32 : i32, abid = 4 : i32}> : (vector<4xf16>, vector<8xf16>, vector<4xf32>, vector<4xi8>) -> vector<4xf32>
// -----

%a = "t.v"() : () -> vector<8xi8>
%b = "t.v"() : () -> vector<16xi8>
%c = "t.v"() : () -> vector<4xi32>
%i = "t.v"() : () -> vector<4xi8>
// expected-error@+1 {{'amdgpu.sparse_mfma' op expected vector<2xi16> sparse indices for 8-bit source data, but got 'vector<4xi8>'}}
%d = "amdgpu.sparse_mfma"(%a, %b, %c, %i) <{m = 16 : i32, n = 16 : i32, k = 64 : i32}> : (vector<8xi8>, vector<16xi8>, vector<4xi32>, vector<4xi8>) -> vector<4xi32>
// -----

%a = "t.v"() : () -> vector<4xf16>
%b = "t.v"() : () -> vector<8xf16>
%c = "t.v"() : () -> vector<4xf32>
%i = "t.v"() : () -> vector<2xi16>
// expected-error@+1 {{'amdgpu.sparse_mfma' op expected vector<4xi8> sparse indices for 16-bit source data, but got 'vector<2xi16>'}}
%d = "amdgpu.sparse_mfma"(%a, %b, %c, %i) <{m = 16 : i32, n = 16 : i32, k = 32 : i32}> : (vector<4xf16>, vector<8xf16>, vector<4xf32>, vector<2xi16>) -> vector<4xf32>
// -----

%a = "t.v"() : () -> vector<4xf16>
%b = "t.v"() : () -> vector<8xf16>
%c = "t.v"() : () -> vector<4xf32>
%i = "t.v"() : () -> vector<4xi8>
// expected-error@+1 {{'amdgpu.sparse_mfma' op expected 16 source values for this operation but got 8}}
%d = "amdgpu.sparse_mfma"(%a, %b, %c, %i) <{m = 16 : i32, n = 16 : i32, k = 64 : i32}> : (vector<4xf16>, vector<8xf16>, vector<4xf32>, vector<4xi8>) -> vector<4xf32>
// -----

%a = "t.v"() : () -> vector<4xf16>
%b = "t.v"() : () -> vector<8xf16>
%c = "t.v"() : () -> vector<16xf32>
%i = "t.v"() : () -> vector<4xi8>
// expected-error@+1 {{'amdgpu.sparse_mfma' op expected 4 result values for this operation but got 16}}
%d = "amdgpu.sparse_mfma"(%a, %b, %c, %i) <{m = 16 : i32, n = 16 : i32, k = 32 : i32}> : (vector<4xf16>, vector<8xf16>, vector<16xf32>, vector<4xi8>) -> vector<16xf32>
// -----

%a = "t.v"() : () -> i128
// expected-error@+1 {{'amdgpu.dpp' op integer and floating point types larger than 64 bits are not supported}}
%d = "amdgpu.dpp"(%a, %a) <{kind = #amdgpu<dpp_perm row_shl>, permArgument = 1 : i32}> : (i128, i128) -> i128
// -----

%a = "t.v"() : () -> i32
// expected-error@+1 {{'amdgpu.dpp' op quad_perm attribute must have exactly 4 elements}}
%d = "amdgpu.dpp"(%a, %a) <{kind = #amdgpu<dpp_perm quad_perm>, permArgument = [0, 1]}> : (i32, i32) -> i32
// -----

%a = "t.v"() : () -> i32
// expected-error@+1 {{'amdgpu.dpp' op Each element of quad_perm must be in the range [0, 3]}}
%d = "amdgpu.dpp"(%a, %a) <{kind = #amdgpu<dpp_perm quad_perm>, permArgument = [0, 1, 2, 4]}> : (i32, i32) -> i32
// -----

%a = "t.v"() : () -> i32
// expected-error@+1 {{'amdgpu.dpp' op Attribute 'row_shr' value not specified}}
%d = "amdgpu.dpp"(%a, %a) <{kind = #amdgpu<dpp_perm row_shr>}> : (i32, i32) -> i32
// -----

%a = "t.v"() : () -> i32
// expected-error@+1 {{'amdgpu.dpp' op Attribute value must be between 1 and 15}}
%d = "amdgpu.dpp"(%a, %a) <{kind = #amdgpu<dpp_perm row_ror>, permArgument = 16 : i32}> : (i32, i32) -> i32
// -----

%a = "t.v"() : () -> i32
// expected-error@+1 {{'amdgpu.dpp' op Expected unit attribute for permArgument, but found non-trivial argument}}
%d = "amdgpu.dpp"(%a, %a) <{kind = #amdgpu<dpp_perm row_mirror>, permArgument = 1 : i32}> : (i32, i32) -> i32
// -----

%a = "t.v"() : () -> i32
// expected-error@+1 {{'amdgpu.permlane_swap' op row_length attribute must either be 16 or 32.}}
%d = "amdgpu.permlane_swap"(%a) <{row_length = 8 : i32}> : (i32) -> i32
// -----

%s = "t.v"() : () -> memref<4xf32>
%d = "t.v"() : () -> memref<4xf32, strided<[2]>, 3>
// expected-error@+1 {{'amdgpu.gather_to_lds' op destination type inner most dim must be contiguous}}
"amdgpu.gather_to_lds"(%s, %d) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, transferType = f32}> : (memref<4xf32>, memref<4xf32, strided<[2]>, 3>) -> ()
// -----

%s = "t.v"() : () -> memref<4xf32>
%d = "t.v"() : () -> memref<4xf16, 3>
// expected-error@+1 {{'amdgpu.gather_to_lds' op source and destination element types must match}}
"amdgpu.gather_to_lds"(%s, %d) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, transferType = f32}> : (memref<4xf32>, memref<4xf16, 3>) -> ()
// -----

%s = "t.v"() : () -> memref<4xf32>
%d = "t.v"() : () -> memref<4xf32, 3>
// expected-error@+1 {{'amdgpu.gather_to_lds' op Transfering type size must be 8, 16, 32, 96 or 128 bits}}
"amdgpu.gather_to_lds"(%s, %d) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, transferType = i64}> : (memref<4xf32>, memref<4xf32, 3>) -> ()
// -----

%s = "t.v"() : () -> memref<4xf32, 2>
%d = "t.v"() : () -> memref<4xf32, 3>
// expected-error@+1 {{'amdgpu.gather_to_lds' op source memory address space must be global or fat raw buffer}}
"amdgpu.gather_to_lds"(%s, %d) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, transferType = f32}> : (memref<4xf32, 2>, memref<4xf32, 3>) -> ()
// -----

%s = "t.v"() : () -> memref<4xf32, #amdgpu.address_space<fat_raw_buffer>>
%d = "t.v"() : () -> memref<4xf32>
// expected-error@+1 {{'amdgpu.gather_to_lds' op destination memory address space must be Workgroup}}
"amdgpu.gather_to_lds"(%s, %d) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, transferType = vector<4xf32>}> : (memref<4xf32, #amdgpu.address_space<fat_raw_buffer>>, memref<4xf32>) -> ()
// -----

%s = "t.v"() : () -> memref<4xf32>
// expected-error@+1 {{'amdgpu.transpose_load' op source memory address space must be Workgroup}}
%d = "amdgpu.transpose_load"(%s) : (memref<4xf32>) -> vector<4xf16>
// -----

%s = "t.v"() : () -> memref<4xf32, 3>
// expected-error@+1 {{'amdgpu.transpose_load' op Unsupported element type size for transpose load: 32 bits}}
%d = "amdgpu.transpose_load"(%s) : (memref<4xf32, 3>) -> vector<4xf32>
// -----

%s = "t.v"() : () -> memref<4xf16, 3>
// expected-error@+1 {{'amdgpu.transpose_load' op Transferring type size mismatch: expected num of elements: 4}}
%d = "amdgpu.transpose_load"(%s) : (memref<4xf16, 3>) -> vector<8xf16>
// -----

%m = "t.v"() : () -> memref<4xf32, 3>
%i = "t.v"() : () -> i32
// expected-error@+1 {{'amdgpu.raw_buffer_load' op Buffer ops must operate on a memref in global memory}}
%d = "amdgpu.raw_buffer_load"(%m, %i) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<4xf32, 3>, i32) -> f32
// -----

%m = "t.v"() : () -> memref<4xf32>
%i = "t.v"() : () -> i32
// expected-error@+1 {{'amdgpu.raw_buffer_load' op Expected 1 indices to memref}}
%d = "amdgpu.raw_buffer_load"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<4xf32>, i32, i32) -> f32
// -----

%s = "t.v"() : () -> memref<8xi32>
// expected-error@+1 {{'amdgpu.fat_raw_buffer_cast' op expected result type to be 'memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>' but got 'memref<8xi32>'}}
%d = "amdgpu.fat_raw_buffer_cast"(%s) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (memref<8xi32>) -> memref<8xi32>
// -----

%s = "t.v"() : () -> memref<8xi32, strided<[1], offset: 4>>
// expected-error@+1 {{'amdgpu.fat_raw_buffer_cast' op expected result type to be 'memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>' but got 'memref<8xi32, strided<[1], offset: 4>, #amdgpu.address_space<fat_raw_buffer>>'}}
%d = "amdgpu.fat_raw_buffer_cast"(%s) <{operandSegmentSizes = array<i32: 1, 0, 0>, resetOffset}> : (memref<8xi32, strided<[1], offset: 4>>) -> memref<8xi32, strided<[1], offset: 4>, #amdgpu.address_space<fat_raw_buffer>>
// -----

%s = "t.v"() : () -> memref<8x2xi32, strided<[4, 1], offset: ?>>
// expected-error@+1 {{'amdgpu.fat_raw_buffer_cast' op expected result type to be 'memref<8x2xi32, strided<[4, 1]>, #amdgpu.address_space<fat_raw_buffer>>' but got 'memref<8x2xi32, #amdgpu.address_space<fat_raw_buffer>>'}}
%d = "amdgpu.fat_raw_buffer_cast"(%s) <{operandSegmentSizes = array<i32: 1, 0, 0>, resetOffset}> : (memref<8x2xi32, strided<[4, 1], offset: ?>>) -> memref<8x2xi32, #amdgpu.address_space<fat_raw_buffer>>
// -----

%s = "t.v"() : () -> memref<8xi32, affine_map<(d0)[s0] -> (d0 + s0)>>
// expected-error@+1 {{'amdgpu.fat_raw_buffer_cast' op source type 'memref<8xi32, affine_map<(d0)[s0] -> (d0 + s0)>>' can't have its offset reset}}
%d = "amdgpu.fat_raw_buffer_cast"(%s) <{operandSegmentSizes = array<i32: 1, 0, 0>, resetOffset}> : (memref<8xi32, affine_map<(d0)[s0] -> (d0 + s0)>>) -> memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
// -----

%s = "t.v"() : () -> memref<?xi32, strided<[1], offset: ?>>
// expected-error@+1 {{'amdgpu.fat_raw_buffer_cast' op expected result type to be 'memref<?xi32, #amdgpu.address_space<fat_raw_buffer>>' but got 'memref<4xi32, #amdgpu.address_space<fat_raw_buffer>>'}}
%d = "amdgpu.fat_raw_buffer_cast"(%s) <{operandSegmentSizes = array<i32: 1, 0, 0>, resetOffset}> : (memref<?xi32, strided<[1], offset: ?>>) -> memref<4xi32, #amdgpu.address_space<fat_raw_buffer>>
// -----

%s = "t.v"() : () -> memref<?x?xi32, strided<[?, 1], offset: ?>>
// expected-error@+1 {{'amdgpu.fat_raw_buffer_cast' op expected result type to be 'memref<?x?xi32, strided<[?, 1]>, #amdgpu.address_space<fat_raw_buffer>>' but got 'memref<4xi32, #amdgpu.address_space<fat_raw_buffer>>'}}
%d = "amdgpu.fat_raw_buffer_cast"(%s) <{operandSegmentSizes = array<i32: 1, 0, 0>, resetOffset}> : (memref<?x?xi32, strided<[?, 1], offset: ?>>) -> memref<4xi32, #amdgpu.address_space<fat_raw_buffer>>
// -----

%g = "t.v"() : () -> memref<4xf32>
%l = "t.v"() : () -> memref<4xf32>
// expected-error@+1 {{'amdgpu.make_dma_base' op lds memref must have workgroup address space attribute.}}
%b = "amdgpu.make_dma_base"(%g, %l) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>}> : (memref<4xf32>, memref<4xf32>) -> !amdgpu.tdm_base<f32>
// -----

%g = "t.v"() : () -> memref<4xf32, 3>
%l = "t.v"() : () -> memref<4xf32, 3>
// expected-error@+1 {{'amdgpu.make_gather_dma_base' op global memref must have global address space attribute.}}
%b = "amdgpu.make_gather_dma_base"(%g, %l) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>}> : (memref<4xf32, 3>, memref<4xf32, 3>) -> !amdgpu.tdm_gather_base<f32, i16>
// -----

%g = "t.v"() : () -> memref<4xf80>
%l = "t.v"() : () -> memref<4xf80, 3>
// expected-error@+1 {{'amdgpu.make_dma_base' op element type must be 1, 2, 4, or 8 bytes long but type was 80 bits long.}}
%b = "amdgpu.make_dma_base"(%g, %l) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>}> : (memref<4xf80>, memref<4xf80, 3>) -> !amdgpu.tdm_base<f80>
// -----

// expected-error@+1 {{index type must be i16 or i32 but index type is 'i8'.}}
%b = "t.v"() : () -> !amdgpu.tdm_gather_base<f32, i8>
// -----

%b = "t.v"() : () -> !amdgpu.tdm_base<i32>
%t = "t.v"() : () -> i1
%m = "t.v"() : () -> memref<1xi64>
%x = "t.v"() : () -> index
// expected-error@+1 {{'amdgpu.make_dma_descriptor' op strides must not be empty.}}
%d = "amdgpu.make_dma_descriptor"(%b) <{global_static_sizes = array<i64: 4>, global_static_strides = array<i64>, shared_static_sizes = array<i64: 4>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_base<i32>) -> !amdgpu.tdm_descriptor
// -----

%b = "t.v"() : () -> !amdgpu.tdm_base<i32>
%t = "t.v"() : () -> i1
%m = "t.v"() : () -> memref<1xi64>
%x = "t.v"() : () -> index
// expected-error@+1 {{'amdgpu.make_dma_descriptor' op strides for the innermost dimension must be 1.}}
%d = "amdgpu.make_dma_descriptor"(%b) <{global_static_sizes = array<i64: 4>, global_static_strides = array<i64: 2>, shared_static_sizes = array<i64: 4>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_base<i32>) -> !amdgpu.tdm_descriptor
// -----

%b = "t.v"() : () -> !amdgpu.tdm_base<i32>
%t = "t.v"() : () -> i1
%m = "t.v"() : () -> memref<1xi64>
%x = "t.v"() : () -> index
// expected-error@+1 {{'amdgpu.make_dma_descriptor' op tensor and tile must be at most of rank 5.}}
%d = "amdgpu.make_dma_descriptor"(%b) <{global_static_sizes = array<i64: 4, 4, 4, 4, 4, 4>, global_static_strides = array<i64: 4, 4, 4, 4, 4, 1>, shared_static_sizes = array<i64: 4, 4, 4, 4, 4, 4>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_base<i32>) -> !amdgpu.tdm_descriptor
// -----

%b = "t.v"() : () -> !amdgpu.tdm_base<i32>
%t = "t.v"() : () -> i1
%m = "t.v"() : () -> memref<1xi64>
%x = "t.v"() : () -> index
// expected-error@+1 {{'amdgpu.make_dma_descriptor' op strides and sizes must have same rank.}}
%d = "amdgpu.make_dma_descriptor"(%b) <{global_static_sizes = array<i64: 4, 4>, global_static_strides = array<i64: 1>, shared_static_sizes = array<i64: 4>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_base<i32>) -> !amdgpu.tdm_descriptor
// -----

%b = "t.v"() : () -> !amdgpu.tdm_base<i32>
%t = "t.v"() : () -> i1
%m = "t.v"() : () -> memref<1xi64>
%x = "t.v"() : () -> index
// expected-error@+1 {{'amdgpu.make_dma_descriptor' op tensor must have same rank as tile.}}
%d = "amdgpu.make_dma_descriptor"(%b) <{global_static_sizes = array<i64: 4>, global_static_strides = array<i64: 1>, shared_static_sizes = array<i64: 4, 4>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_base<i32>) -> !amdgpu.tdm_descriptor
// -----

%b = "t.v"() : () -> !amdgpu.tdm_base<i32>
%t = "t.v"() : () -> i1
%m = "t.v"() : () -> memref<1xi64>
%x = "t.v"() : () -> index
// expected-error@+1 {{'amdgpu.make_dma_descriptor' op early timeout does not apply when workgroup_mask is not set.}}
%d = "amdgpu.make_dma_descriptor"(%b, %t) <{global_static_sizes = array<i64: 4>, global_static_strides = array<i64: 1>, shared_static_sizes = array<i64: 4>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_base<i32>, i1) -> !amdgpu.tdm_descriptor
// -----

%b = "t.v"() : () -> !amdgpu.tdm_base<i32>
%t = "t.v"() : () -> i1
%m = "t.v"() : () -> memref<1xi64>
%x = "t.v"() : () -> index
// expected-error@+1 {{'amdgpu.make_dma_descriptor' op atomic barrier address must be in LDS.}}
%d = "amdgpu.make_dma_descriptor"(%b, %m, %x) <{global_static_sizes = array<i64: 4>, global_static_strides = array<i64: 1>, shared_static_sizes = array<i64: 4>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0>}> : (!amdgpu.tdm_base<i32>, memref<1xi64>, index) -> !amdgpu.tdm_descriptor
// -----

%b = "t.v"() : () -> !amdgpu.tdm_gather_base<i32, i16>
%i = "t.v"() : () -> vector<8xi16>
// expected-error@+1 {{'amdgpu.make_gather_dma_descriptor' op tensor and tile must be at most of rank two in gather mode.}}
%d = "amdgpu.make_gather_dma_descriptor"(%b, %i) <{global_static_sizes = array<i64: 4, 4, 4>, global_static_strides = array<i64: 1>, shared_static_sizes = array<i64: 4>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_gather_base<i32, i16>, vector<8xi16>) -> !amdgpu.tdm_descriptor
// -----

%b = "t.v"() : () -> !amdgpu.tdm_gather_base<i32, i16>
%i = "t.v"() : () -> vector<8xi32>
// expected-error@+1 {{'amdgpu.make_gather_dma_descriptor' op indices' element type must match base's element type.}}
%d = "amdgpu.make_gather_dma_descriptor"(%b, %i) <{global_static_sizes = array<i64: 4>, global_static_strides = array<i64: 1>, shared_static_sizes = array<i64: 4>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_gather_base<i32, i16>, vector<8xi32>) -> !amdgpu.tdm_descriptor
// -----

%b = "t.v"() : () -> !amdgpu.tdm_gather_base<i32, i16>
%i = "t.v"() : () -> vector<8xi16>
// expected-error@+1 {{'amdgpu.make_gather_dma_descriptor' op strides and sizes must have same rank.}}
%d = "amdgpu.make_gather_dma_descriptor"(%b, %i) <{global_static_sizes = array<i64: 4, 4>, global_static_strides = array<i64: 1>, shared_static_sizes = array<i64: 4>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_gather_base<i32, i16>, vector<8xi16>) -> !amdgpu.tdm_descriptor
// -----

%s = "t.v"() : () -> f32
%e = "t.v"() : () -> vector<4xf8E5M2>
// expected-error@+1 {{'amdgpu.packed_trunc_2xfp8' op existing values must have same type as result}}
%d = "amdgpu.packed_trunc_2xfp8"(%s, %e) <{operandSegmentSizes = array<i32: 1, 0, 1>, wordIndex = 0 : i32}> : (f32, vector<4xf8E5M2>) -> vector<4xf8E4M3FN>
