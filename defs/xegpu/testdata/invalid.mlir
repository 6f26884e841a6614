// RUN: ods opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

// Accesses that do not fit what they access. The messages are mlir-opt's.

func.func @a(%src: ui64, %o: index, %m: i1) {
  // expected-error@+1 {{'xegpu.load' op value elements must match chunk size 2}}
  %2 = xegpu.load %src[%o], %m <{chunk_size = 2}> : ui64,  index, i1 -> vector<3xf32>
  return
}

// -----

func.func @a(%src: ui64, %o: index, %m: i1) {
  // expected-error@+1 {{'xegpu.load' op value elements must match chunk size 1}}
  %2 = xegpu.load %src[%o], %m : ui64,  index, i1 -> vector<2xf32>
  return
}

// -----

func.func @a(%src: ui64, %o: index, %m: vector<1xi1>) {
  // expected-error@+1 {{'xegpu.load' op Expecting scalar mask and offsets.}}
  %2 = xegpu.load %src[%o], %m : ui64,  index, vector<1xi1> -> f32
  return
}

// -----

func.func @a(%src: ui64, %o: index, %m: i1) {
  // expected-error@+1 {{'xegpu.load' op Expecting chunk size == 1 for scalar result}}
  %2 = xegpu.load %src[%o], %m <{chunk_size = 2}> : ui64,  index, i1 -> f32
  return
}

// -----

func.func @a(%src: memref<4xi32>, %o: index, %m: i1) {
  // expected-error@+1 {{Value should have the same element type as MemRef.}}
  %2 = xegpu.load %src[%o], %m : memref<4xi32>,  index, i1 -> f32
  return
}

// -----

func.func @a(%src: memref<4xi32>, %o: index, %m: i1) {
  // expected-error@+1 {{'xegpu.load' op Expects offsets.}}
  %2 = xegpu.load %src, %m : memref<4xi32>, i1 -> f32
  return
}

// -----

func.func @a(%src: memref<4xi32>, %o: vector<4xindex>, %m: vector<2xi1>) {
  // expected-error@+1 {{'xegpu.load' op Mask should match value except the chunk size dim.}}
  %2 = xegpu.load %src[%o], %m <{chunk_size = 2}> : memref<4xi32>, vector<4xindex>, vector<2xi1> -> vector<2xi32>
  return
}

// -----

func.func @a(%src: ui64, %o: vector<1xindex>, %m: vector<1xi1>) {
  // expected-error@+1 {{'xegpu.load' op Expecting chunk size == 1 for scalar result}}
  %2 = xegpu.load %src[%o], %m <{chunk_size = 2}> : ui64,  vector<1xindex>, vector<1xi1> -> f32
  return
}

// -----

func.func @a(%src: ui64, %o: vector<1xindex>, %m: i1) {
  // expected-error@+1 {{'xegpu.load' op Expecting scalar mask and offsets.}}
  %2 = xegpu.load %src[%o], %m : ui64,  vector<1xindex>, i1 -> f32
  return
}

// -----

func.func @a(%src: ui64, %o: vector<1xindex>, %m: i1) {
  // expected-error@+1 {{'xegpu.load' op Expecting a vector type mask.}}
  %2 = xegpu.load %src[%o], %m : ui64,  vector<1xindex>, i1 -> vector<1xf32>
  return
}

// -----

func.func @a(%src: ui64, %o: vector<3xindex>, %m: i1) {
  // expected-error@+1 {{'xegpu.load' op Expecting a vector type mask.}}
  %2 = xegpu.load %src[%o], %m <{chunk_size = 2}> : ui64,  vector<3xindex>, i1 -> vector<2xf32>
  return
}

// -----

func.func @a(%src: ui64, %o: vector<4xindex>, %m: vector<4xi1>) {
  // expected-error@+1 {{'xegpu.load' op Mask should match value except the chunk size dim.}}
  %2 = xegpu.load %src[%o], %m : ui64,  vector<4xindex>, vector<4xi1> -> vector<2x2xf32>
  return
}

// -----

func.func @a(%src: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %o: vector<4xindex>, %m: vector<4xi1>) {
  // expected-error@+1 {{'xegpu.load' op offsets not allowed.}}
  %2 = xegpu.load %src[%o], %m : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>,  vector<4xindex>, vector<4xi1> -> vector<4xf32>
  return
}

// -----

func.func @a(%src: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %o: vector<4xindex>, %m: vector<4xi1>) {
  // expected-error@+1 {{'xegpu.load' op Expecting a vector type result.}}
  %2 = xegpu.load %src, %m : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1> -> f32
  return
}

// -----

func.func @a(%src: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %o: vector<4xindex>, %m: i1) {
  // expected-error@+1 {{'xegpu.load' op Mask should match TensorDesc except the chunk size dim.}}
  %2 = xegpu.load %src, %m : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, i1 -> vector<1xf32>
  return
}

// -----

func.func @a(%src: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %o: vector<4xindex>, %m: vector<4xi1>) {
  // expected-error@+1 {{'xegpu.load' op offsets not allowed.}}
  %2 = xegpu.load %src[%o], %m <{l1_hint = #xegpu.cache_hint<write_back>}>: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>,  vector<4xindex>, vector<4xi1> -> vector<4xf32>
  return
}

// -----

func.func @a(%src: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %o: vector<4xindex>) {
  // expected-error@+1 {{'xegpu.prefetch' op offsets not allowed.}}
  xegpu.prefetch %src[%o] <{l1_hint = #xegpu.cache_hint<write_back>}>: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>,  vector<4xindex>
  return
}

// -----

func.func @a(%src: ui64) {
  // expected-error@+1 {{'xegpu.prefetch' op Expects offsets.}}
  xegpu.prefetch %src <{l1_hint = #xegpu.cache_hint<write_back>}>: ui64
  return
}

// -----

func.func @a(%v: vector<3xf32>, %src: ui64, %o: index, %m: i1) {
  // expected-error@+1 {{'xegpu.store' op value elements must match chunk size 2}}
  xegpu.store %v, %src[%o], %m <{chunk_size = 2}> : vector<3xf32>, ui64,  index, i1
  return
}

// -----

func.func @a(%v: vector<2xf32>, %src: ui64, %o: index, %m: i1) {
  // expected-error@+1 {{'xegpu.store' op value elements must match chunk size 1}}
  xegpu.store %v, %src[%o], %m : vector<2xf32>, ui64,  index, i1
  return
}

// -----

func.func @a(%v: f32, %src: ui64, %o: index, %m: vector<1xi1>) {
  // expected-error@+1 {{'xegpu.store' op Expecting scalar mask and offsets.}}
  xegpu.store %v, %src[%o], %m : f32, ui64,  index, vector<1xi1>
  return
}

// -----

func.func @a(%v: f32, %src: ui64, %o: index, %m: i1) {
  // expected-error@+1 {{'xegpu.store' op Expecting chunk size == 1 for scalar result}}
  xegpu.store %v, %src[%o], %m <{chunk_size = 2}> : f32, ui64,  index, i1
  return
}

// -----

func.func @a(%v: f32, %src: memref<4xi32>, %o: index, %m: i1) {
  // expected-error@+1 {{Value should have the same element type as MemRef.}}
  xegpu.store %v, %src[%o], %m : f32, memref<4xi32>,  index, i1
  return
}

// -----

func.func @a(%v: f32, %src: memref<4xi32>, %o: index, %m: i1) {
  // expected-error@+1 {{'xegpu.store' op Expects offsets.}}
  xegpu.store %v, %src, %m : f32, memref<4xi32>, i1
  return
}

// -----

func.func @a(%v: vector<2xi32>, %src: memref<4xi32>, %o: vector<4xindex>, %m: vector<2xi1>) {
  // expected-error@+1 {{'xegpu.store' op Mask should match value except the chunk size dim.}}
  xegpu.store %v, %src[%o], %m <{chunk_size = 2}> : vector<2xi32>, memref<4xi32>, vector<4xindex>, vector<2xi1>
  return
}

// -----

func.func @a(%v: f32, %src: ui64, %o: vector<1xindex>, %m: vector<1xi1>) {
  // expected-error@+1 {{'xegpu.store' op Expecting chunk size == 1 for scalar result}}
  xegpu.store %v, %src[%o], %m <{chunk_size = 2}> : f32, ui64,  vector<1xindex>, vector<1xi1>
  return
}

// -----

func.func @a(%v: f32, %src: ui64, %o: vector<1xindex>, %m: i1) {
  // expected-error@+1 {{'xegpu.store' op Expecting scalar mask and offsets.}}
  xegpu.store %v, %src[%o], %m : f32, ui64,  vector<1xindex>, i1
  return
}

// -----

func.func @a(%v: vector<1xf32>, %src: ui64, %o: vector<1xindex>, %m: i1) {
  // expected-error@+1 {{'xegpu.store' op Expecting a vector type mask.}}
  xegpu.store %v, %src[%o], %m : vector<1xf32>, ui64,  vector<1xindex>, i1
  return
}

// -----

func.func @a(%v: vector<2xf32>, %src: ui64, %o: vector<3xindex>, %m: i1) {
  // expected-error@+1 {{'xegpu.store' op Expecting a vector type mask.}}
  xegpu.store %v, %src[%o], %m <{chunk_size = 2}> : vector<2xf32>, ui64,  vector<3xindex>, i1
  return
}

// -----

func.func @a(%v: vector<2x2xf32>, %src: ui64, %o: vector<4xindex>, %m: vector<4xi1>) {
  // expected-error@+1 {{'xegpu.store' op Mask should match value except the chunk size dim.}}
  xegpu.store %v, %src[%o], %m : vector<2x2xf32>, ui64,  vector<4xindex>, vector<4xi1>
  return
}

// -----

func.func @a(%v: vector<4xf32>, %src: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %o: vector<4xindex>, %m: vector<4xi1>) {
  // expected-error@+1 {{'xegpu.store' op offsets not allowed.}}
  xegpu.store %v, %src[%o], %m : vector<4xf32>, !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>,  vector<4xindex>, vector<4xi1>
  return
}

// -----

func.func @a(%v: f32, %src: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %o: vector<4xindex>, %m: vector<4xi1>) {
  // expected-error@+1 {{'xegpu.store' op Expecting a vector type result.}}
  xegpu.store %v, %src, %m : f32, !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1>
  return
}

// -----

func.func @a(%v: vector<1xf32>, %src: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %o: vector<4xindex>, %m: i1) {
  // expected-error@+1 {{'xegpu.store' op Mask should match TensorDesc except the chunk size dim.}}
  xegpu.store %v, %src, %m : vector<1xf32>, !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, i1
  return
}

// -----

func.func @a(%d: !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, %o: vector<3xindex>) {
  // expected-error@+1 {{'xegpu.update_offset' op Offsets should match TensorDesc except the chunk size dim.}}
  %2 = xegpu.update_offset %d, %o : !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, vector<3xindex>
  return
}

// -----

// expected-error@+1 {{expected non-contiguous elements for 1D tensor}}
func.func @a(%d: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<chunk_size = 4>>, %o: vector<4xindex>) {
  %2 = xegpu.update_offset %d, %o : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<chunk_size = 4>>, vector<4xindex>
  return
}

// -----

// expected-error@+1 {{expected last dim of tensor to match chunk size}}
func.func private @a(!xegpu.tensor_desc<4x3xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>)

// -----

// expected-error@+1 {{expected last dim of tensor to be a multiple of 2}}
func.func private @a(!xegpu.tensor_desc<4x3xf16, #xegpu.scatter_tdesc_attr<chunk_size = 3>>)

// -----

// expected-error@+1 {{expected last dim of tensor to be a multiple of 4}}
func.func private @a(!xegpu.tensor_desc<4x2xi8, #xegpu.scatter_tdesc_attr<chunk_size = 2>>)

// -----

// expected-error@+1 {{cannot distribute [4, 2] using #xegpu.layout<lane_layout = [3, 1], lane_data = [1, 1]>}}
func.func private @a(!xegpu.tensor_desc<4x2xf16, #xegpu.scatter_tdesc_attr<>, #xegpu.layout<lane_layout = [3, 1], lane_data = [1, 1]>>)

// -----

// expected-error@+1 {{expected last dim of tensor to be a multiple of 2}}
func.func private @a(!xegpu.tensor_desc<4x3xf16, #xegpu.scatter_tdesc_attr<chunk_size = 3>, #xegpu.layout<lane_layout = [3, 1], lane_data = [1, 1]>>)

// -----

// expected-error@+1 {{expected last dim of lane_data to be a multiple of: 2}}
func.func private @a(!xegpu.tensor_desc<4x4xf16, #xegpu.scatter_tdesc_attr<chunk_size = 4>, #xegpu.layout<lane_layout = [4, 1], lane_data = [1, 1]>>)

// -----

func.func @a(%s: memref<24x32xf32>, %o: index) {
  // expected-error@+1 {{'xegpu.create_nd_tdesc' op TensorDesc should have the same element type with the source if it is a memref.}}
  %0 = xegpu.create_nd_tdesc %s : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf16>
  return
}

// -----

func.func @a(%s: memref<2x24x32xf32, 3>, %o: index) {
  // expected-error@+1 {{'xegpu.create_nd_tdesc' op Memory space mismatch. Source: 3, TensorDesc: 0}}
  %0 = xegpu.create_nd_tdesc %s : memref<2x24x32xf32, 3> -> !xegpu.tensor_desc<16xf32>
  return
}

// -----

func.func @a(%s: ui64, %o: index) {
  // expected-error@+1 {{'xegpu.create_nd_tdesc' op expecting strides and shape to be present for integer source.}}
  %0 = xegpu.create_nd_tdesc %s : ui64 -> !xegpu.tensor_desc<16xf32>
  return
}

// -----

func.func @a(%s: memref<24xf32>, %o: index) {
  // expected-error@+1 {{'xegpu.create_nd_tdesc' op Expecting the TensorDesc rank is not greater than the ranks of shape, strides, offsets or the memref source.}}
  %0 = xegpu.create_nd_tdesc %s : memref<24xf32> -> !xegpu.tensor_desc<8x16xf32>
  return
}

// -----

func.func @a(%s: memref<24x32xf32>, %o: index) {
  // expected-error@+1 {{'xegpu.create_nd_tdesc' op Expecting the rank of shape, strides, offsets, and source (if source is a memref) should match with each other.}}
  %0 = xegpu.create_nd_tdesc %s[1] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  return
}

// -----

func.func @a(%s: memref<24x32xf32>, %o: index) {
  // expected-error@+1 {{'xegpu.create_nd_tdesc' op Expects a non-scattered TensorDesc.}}
  %0 = xegpu.create_nd_tdesc %s : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32, #xegpu.scatter_tdesc_attr<>>
  return
}

// -----

func.func @a(%t: !xegpu.tensor_desc<8x16xf32>, %v: vector<8x1xf32>) {
  // expected-error@+1 {{'xegpu.load_nd' op Result shape [8, 1] is not consistent with tensor descriptor '!xegpu.tensor_desc<8x16xf32>'}}
  %0 = xegpu.load_nd %t : !xegpu.tensor_desc<8x16xf32> -> vector<8x1xf32>
  return
}

// -----

func.func @a(%t: !xegpu.tensor_desc<16xf32>, %v: vector<3xf32>) {
  // expected-error@+1 {{'xegpu.load_nd' op Result shape [3] is not a valid distribution for tensor descriptor '!xegpu.tensor_desc<16xf32>'}}
  %0 = xegpu.load_nd %t : !xegpu.tensor_desc<16xf32> -> vector<3xf32>
  return
}

// -----

func.func @a(%t: !xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>>, %v: vector<8xf32>) {
  // expected-error@+1 {{'xegpu.load_nd' op TensorDesc doesn't need LayoutAttr for SIMT code}}
  %0 = xegpu.load_nd %t : !xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>> -> vector<8xf32>
  return
}

// -----

func.func @a(%t: !xegpu.tensor_desc<8x16xf32, #xegpu.scatter_tdesc_attr<>>, %v: vector<8x16xf32>) {
  // expected-error@+1 {{'xegpu.load_nd' op Expects a non-scattered TensorDesc.}}
  %0 = xegpu.load_nd %t : !xegpu.tensor_desc<8x16xf32, #xegpu.scatter_tdesc_attr<>> -> vector<8x16xf32>
  return
}

// -----

func.func @a(%t: !xegpu.tensor_desc<8x16xf32>, %v: vector<8x16xf32>) {
  // expected-error@+1 {{'xegpu.load_nd' op Mismatched ranks between offsets and tensor descriptor}}
  %0 = xegpu.load_nd %t[0] : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
  return
}

// -----

func.func @a(%t: !xegpu.tensor_desc<4x8x16xf32>, %v: vector<4x8x16xf32>) {
  // expected-error@+1 {{'xegpu.load_nd' op Expects a 1D or 2D TensorDesc.}}
  %0 = xegpu.load_nd %t : !xegpu.tensor_desc<4x8x16xf32> -> vector<4x8x16xf32>
  return
}

// -----

func.func @a(%t: !xegpu.tensor_desc<8x16xf32>, %v: vector<8x16xf32>) {
  // expected-error@+1 {{'xegpu.load_nd' op invalid l1_hint: #xegpu.cache_hint<write_back>}}
  %0 = xegpu.load_nd %t <{l1_hint = #xegpu.cache_hint<write_back>}> : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
  return
}

// -----

func.func @a(%t: !xegpu.tensor_desc<8x16xf32>, %v: vector<8x1xf32>) {
  // expected-error@+1 {{'xegpu.store_nd' op Value shape [8, 1] is not consistent with tensor descriptor '!xegpu.tensor_desc<8x16xf32>'}}
  xegpu.store_nd %v, %t : vector<8x1xf32>, !xegpu.tensor_desc<8x16xf32>
  return
}

// -----

func.func @a(%t: !xegpu.tensor_desc<16xf32>, %v: vector<3xf32>) {
  // expected-error@+1 {{'xegpu.store_nd' op Value shape [3] is not a valid distribution for tensor descriptor '!xegpu.tensor_desc<16xf32>'}}
  xegpu.store_nd %v, %t : vector<3xf32>, !xegpu.tensor_desc<16xf32>
  return
}

// -----

func.func @a(%t: !xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>>, %v: vector<8xf32>) {
  // expected-error@+1 {{'xegpu.store_nd' op TensorDesc doesn't need LayoutAttr for SIMT code}}
  xegpu.store_nd %v, %t : vector<8xf32>, !xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>>
  return
}

// -----

func.func @a(%t: !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64>>, %v: vector<8x16xf32>) {
  // expected-error@+1 {{'xegpu.store_nd' op array length is not supported by store_nd.}}
  xegpu.store_nd %v, %t : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64>>
  return
}

// -----

func.func @a(%t: !xegpu.tensor_desc<8x16xf32, #xegpu.scatter_tdesc_attr<>>, %v: vector<8x16xf32>) {
  // expected-error@+1 {{'xegpu.store_nd' op Expects a non-scattered TensorDesc.}}
  xegpu.store_nd %v, %t : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32, #xegpu.scatter_tdesc_attr<>>
  return
}

// -----

func.func @a(%t: !xegpu.tensor_desc<8x16xf32>, %v: vector<8x16xf32>) {
  // expected-error@+1 {{'xegpu.store_nd' op Mismatched ranks between offsets and tensor descriptor}}
  xegpu.store_nd %v, %t[0] : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>
  return
}

// -----

func.func @a(%t: !xegpu.tensor_desc<4x8x16xf32>, %v: vector<4x8x16xf32>) {
  // expected-error@+1 {{'xegpu.store_nd' op Expects a 1D or 2D TensorDesc.}}
  xegpu.store_nd %v, %t : vector<4x8x16xf32>, !xegpu.tensor_desc<4x8x16xf32>
  return
}

// -----

func.func @a(%t: !xegpu.tensor_desc<8x16xf32>, %v: vector<8x16xf32>) {
  // expected-error@+1 {{'xegpu.store_nd' op invalid l1_hint: #xegpu.cache_hint<streaming>}}
  xegpu.store_nd %v, %t <{l1_hint = #xegpu.cache_hint<streaming>}> : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>
  return
}

// -----

func.func @a(%s: ui64, %o: vector<4xindex>) {
  // expected-error@+1 {{'xegpu.create_tdesc' op Expects a scattered TensorDesc.}}
  %0 = xegpu.create_tdesc %s, %o : ui64, vector<4xindex> -> !xegpu.tensor_desc<4xf32>
  return
}

// -----

func.func @a(%s: ui64, %o: vector<3xindex>) {
  // expected-error@+1 {{'xegpu.create_tdesc' op Incorrect TensorDesc shape. Expected is [3]}}
  %0 = xegpu.create_tdesc %s, %o : ui64, vector<3xindex> -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
  return
}

// -----

func.func @a(%s: ui64, %o: vector<4xindex>) {
  // expected-error@+1 {{'xegpu.create_tdesc' op Memory space mismatch. Source: 0, TensorDesc: 3}}
  %0 = xegpu.create_tdesc %s, %o : ui64, vector<4xindex> -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<memory_space = slm>>
  return
}

// -----

func.func @a(%t: !xegpu.tensor_desc<4x8xf32>, %o: index) {
  // expected-error@+1 {{'xegpu.update_nd_offset' op Invalid number of offsets.}}
  %0 = xegpu.update_nd_offset %t, [%o] : !xegpu.tensor_desc<4x8xf32>
  return
}

// -----

func.func @a(%a: vector<3xf16>, %b: vector<3xf16>) {
  // expected-error@+1 {{'xegpu.dpas' op Expecting B operand to be a multiple of 32 bits.}}
  %0 = xegpu.dpas %a, %b : vector<3xf16>, vector<3xf16> -> vector<3xf32>
  return
}

// -----

func.func @a(%a: vector<32x64xf16>) {
  // expected-error@+1 {{'xegpu.convert_layout' op expected input layout and target layout be WgLayout or SgLayout at the same time.}}
  %0 = xegpu.convert_layout %a <{input_layout = #xegpu.layout<sg_layout = [2, 4], sg_data = [16, 16], lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>}> : vector<32x64xf16>
  return
}

// -----

func.func @a(%a: vector<32x64xf16>) {
  // expected-error@+1 {{'xegpu.convert_layout' op invalid input layout, data cannot be evenly distributed.}}
  %0 = xegpu.convert_layout %a <{input_layout = #xegpu.layout<lane_layout = [1, 17], lane_data = [1, 1]>, target_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>}> : vector<32x64xf16>
  return
}

// -----

func.func @a(%a: vector<32x64xf16>) {
  // expected-error@+1 {{'xegpu.convert_layout' op invalid target layout, data cannot be evenly distributed.}}
  %0 = xegpu.convert_layout %a <{input_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = #xegpu.layout<lane_layout = [1, 17], lane_data = [1, 1]>}> : vector<32x64xf16>
  return
}

// -----

func.func @a(%m: !xegpu.mem_desc<32x32xf32, #xegpu.mem_layout<stride = [32, 1]>>, %v: vector<2x16xf32>) {
  // expected-error@+1 {{With subgroup_block_io, accessed data must be contiguous and coalesced.}}
  xegpu.store_matrix %v, %m[0, 0] {subgroup_block_io, layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [2, 1]>} : vector<2x16xf32>, !xegpu.mem_desc<32x32xf32, #xegpu.mem_layout<stride = [32, 1]>>
  return
}

// -----

func.func @a(%m: !xegpu.mem_desc<32x32xf32, #xegpu.mem_layout<stride = [1, 32], block = [1, 16]>>, %v: vector<16x2xf32>) {
  // expected-error@+1 {{With subgroup_block_io, the distributed dimensions must be contiguous.}}
  xegpu.store_matrix %v, %m[0, 0] {subgroup_block_io, layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 2]>} : vector<16x2xf32>, !xegpu.mem_desc<32x32xf32, #xegpu.mem_layout<stride = [1, 32], block = [1, 16]>>
  return
}

// -----

func.func @a(%m: !xegpu.mem_desc<32x32xf32, #xegpu.mem_layout<stride = [32, 1], block = [1, 17]>>, %v: vector<16x2xf32>) {
  // expected-error@+1 {{With subgroup_block_io, the block shape must match the lane layout.}}
  xegpu.store_matrix %v, %m[0, 0] {subgroup_block_io, layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>} : vector<16x2xf32>, !xegpu.mem_desc<32x32xf32, #xegpu.mem_layout<stride = [32, 1], block = [1, 17]>>
  return
}

// -----

func.func @a(%m: !xegpu.mem_desc<32x32xf32, #xegpu.mem_layout<stride = [32, 1]>>, %v: vector<33x2xf32>) {
  // expected-error@+1 {{data shape must not exceed mem_desc shape.}}
  xegpu.store_matrix %v, %m[0, 0] : vector<33x2xf32>, !xegpu.mem_desc<32x32xf32, #xegpu.mem_layout<stride = [32, 1]>>
  return
}

// -----

func.func @a(%m: !xegpu.mem_desc<32x32xf32>, %v: f32) {
  // expected-error@+1 {{subgroup_block_io are only allowed when result is a VectorType.}}
  xegpu.store_matrix %v, %m[0, 0] {subgroup_block_io} : f32, !xegpu.mem_desc<32x32xf32>
  return
}

// -----

func.func @a(%m: !xegpu.mem_desc<32x32xf32, #xegpu.mem_layout<stride = [1, 32], block = [16, 16]>>, %v: vector<8xf32>) {
  // expected-error@+1 {{mem_desc should be row major when subgroup_block_io is set.}}
  xegpu.store_matrix %v, %m[0, 0] {subgroup_block_io} : vector<8xf32>, !xegpu.mem_desc<32x32xf32, #xegpu.mem_layout<stride = [1, 32], block = [16, 16]>>
  return
}

// -----

// expected-error @below {{expected at least one of sg_layout, inst_data or lane_layout}}
"t.x"() {l = #xegpu.layout<sg_data = [8, 8]>} : () -> ()

// -----

// expected-error @below {{expected at least one of sg_layout, inst_data or lane_layout}}
"t.x"() {l = #xegpu.layout<>} : () -> ()

// -----

// expected-error @below {{expected inst_data and lane_layout to have the same rank, got inst_data 3, lane_layout 2}}
"t.x"() {l = #xegpu.layout<inst_data = [8, 8, 1], lane_layout = [1, 16]>} : () -> ()

// -----

func.func @matrix(%m: !xegpu.mem_desc<16x64xf16>, %v: vector<32x32xf16>) {
  // expected-error @below {{data shape must not exceed mem_desc shape.}}
  xegpu.store_matrix %v, %m[8, 8] : vector<32x32xf16>, !xegpu.mem_desc<16x64xf16>
  return
}

// -----

func.func @a(%src: ui64, %i: index) {
  // expected-error@+1 {{'xegpu.create_nd_tdesc' op expecting strides and shape to be present for integer source.}}
  %0 = "xegpu.create_nd_tdesc"(%src, %i, %i, %i, %i) <{const_strides = array<i64: -9223372036854775808, -9223372036854775808>, operandSegmentSizes = array<i32: 1, 0, 2, 2>}> : (ui64, index, index, index, index) -> !xegpu.tensor_desc<8x16xf32>
  return
}
