// RUN: ods opt %s --split-input-file --verify-diagnostics

func.func @f(%a: vector<f32>, %b: vector<4xi32>) {
  // expected-error @below {{'vector.reduction' op unsupported reduction type ''f32'' for kind 'xor'}}
  %r = vector.reduction <xor>, %a : vector<f32> into f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32) {
  // expected-error @below {{'vector.contract' op invalid indexing maps are non-invertible: ((d0, d1) -> (d0, d0))}}
  %r = vector.contract {indexing_maps = [affine_map<(i,j)->(i)>,affine_map<(i,j)->(i)>,affine_map<(i,j)->()>], iterator_types=["reduction","reduction"]} %a, %a, %b : vector<4xf32>,vector<4xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32) {
  // expected-error @below {{custom op 'vector.contract' unexpected iterator_type (foo)}}
  %r = vector.contract {indexing_maps = [affine_map<(i)->(i)>,affine_map<(i)->(i)>,affine_map<(i)->()>], iterator_types=["foo"]} %a, %a, %b : vector<4xf32>,vector<4xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32) {
  // expected-error @below {{custom op 'vector.contract' expected "iterator_types" array attribute}}
  %r = vector.contract {indexing_maps = [affine_map<(i)->(i)>,affine_map<(i)->(i)>,affine_map<(i)->()>]} %a, %a, %b : vector<4xf32>,vector<4xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32) {
  // expected-error @below {{custom op 'vector.contract' invalid kind of attribute specified}}
  %r = vector.contract 3 : i32 %a, %a, %b : vector<4xf32>,vector<4xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32) {
  // expected-error @below {{'vector.contract' op unsupported contraction type}}
  %r = vector.contract {indexing_maps = [affine_map<(i)->(i)>,affine_map<(i)->(i)>,affine_map<(i)->()>], iterator_types=["reduction"], kind=#vector.kind<xor>} %a, %a, %b {foo} : vector<4xf32>,vector<4xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4x3xf32>, %b: f32) {
  // expected-error @below {{'vector.multi_reduction' op destination type 'f32' is incompatible with source type 'vector<4x3xf32>'}}
  %r = "vector.multi_reduction"(%a, %b) <{kind=#vector.kind<add>, reduction_dims=array<i64: 0>}> : (vector<4x3xf32>, f32) -> f32
  return
}

// -----

func.func @f(%a: vector<4x3xf32>, %b: f32) {
  // expected-error @below {{'vector.multi_reduction' op destination type 'f32' is incompatible with source type 'vector<4x3xf32>'}}
  %r = "vector.multi_reduction"(%a, %b) <{kind=#vector.kind<add>, reduction_dims=array<i64: 0, 7>}> : (vector<4x3xf32>, f32) -> f32
  return
}

// -----

func.func @f(%a: vector<4x3xf32>, %b: f32) {
  // expected-error @below {{'vector.extract' op expected position attribute #2 to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)}}
  %r = "vector.extract"(%a) <{static_position=array<i64: 0, 7>}> : (vector<4x3xf32>) -> f32
  return
}

// -----

func.func @f(%a: vector<4x3xf32>, %b: f32) {
  // expected-error @below {{'vector.extract' op inferred type(s) 'vector<3xf32>' are incompatible with return type(s) of operation 'f32'}}
  // expected-error @below {{'vector.extract' op failed to infer returned types}}
  %r = "vector.extract"(%a) <{static_position=array<i64: 0>}> : (vector<4x3xf32>) -> f32
  return
}

// -----

func.func @f(%a: vector<4x3xf32>, %b: f32) {
  // expected-error @below {{'vector.extract' op expected position attribute of rank no greater than vector rank}}
  %r = "vector.extract"(%a) <{static_position=array<i64: 0,0,0>}> : (vector<4x3xf32>) -> f32
  return
}

// -----

func.func @f(%a: vector<4x1xf32>, %b: f32) {
  // expected-error @below {{'vector.extract' op expected position attribute #2 to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)}}
  %r = "vector.extract"(%a) <{static_position=array<i64: -1, -2>}> : (vector<4x1xf32>) -> f32
  return
}

// -----

func.func @f(%a: vector<4x1xf32>, %b: f32) {
  // expected-error @below {{'vector.extract' op mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- this can only happen due to an incorrect fold/rewrite}}
  %r = "vector.extract"(%a) <{static_position=array<i64: 1, -9223372036854775808>}> : (vector<4x1xf32>) -> f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<[4]xf32>, %c: vector<2x2xf32>) {
  // expected-error @below {{'vector.outerproduct' op expected either both or only #2 operand dim to be scalable}}
  %r = vector.outerproduct %b, %a : vector<[4]xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32, %acc: vector<4xf32>) {
  %r = vector.outerproduct %a, %b {foo} : vector<4xf32>, f32
  %q = vector.outerproduct %a, %b, %acc {foo} : vector<4xf32>, f32
  // expected-error @below {{'vector.outerproduct' op unsupported outerproduct type}}
  %q2 = vector.outerproduct %a, %b, %acc {kind=#vector.kind<xor>} : vector<4xf32>, f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32, %acc: vector<4x4xf32>) {
  // expected-error @below {{'vector.outerproduct' op expected 1-d vector for operand #1}}
  %q2 = vector.outerproduct %acc, %a : vector<4x4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xvector<2x3xf32>>, %i: index, %v : vector<2x3xf32>) {
  // expected-error @below {{'vector.load' op destination memref has lower rank than the result vector}}
  %0 = vector.load %a[%i] : memref<4xvector<2x3xf32>>, vector<2x3xf32>
  return
}

// -----

func.func @f(%a: memref<4xi32>, %i: index, %v : vector<2x3xf32>) {
  // expected-error @below {{'vector.load' op base and result element types should match}}
  %0 = vector.load %a[%i] : memref<4xi32>, vector<3xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32, strided<[?,?]>>, %i: index, %v : vector<2x3xf32>) {
  %0 = vector.load %a[%i,%i] : memref<?x?xf32, strided<[?,?]>>, vector<1xf32>
  // expected-error @below {{'vector.store' op most minor memref dim must have unit stride}}
  vector.store %v, %a[%i,%i] : memref<?x?xf32, strided<[?,?]>>, vector<2x3xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %i: index, %v : vector<2x3xf32>) {
  // expected-error @below {{custom op 'vector.store' 'vector.store' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  vector.store %v, %a[%i,%i] {alignment = 3 : i64}: memref<?x?xf32>, vector<2x3xf32>
  return
}

// -----

func.func @f(%a: memref<*xf32>, %i: index, %v : vector<2x3xf32>, %f : f32) {
  // expected-error @below {{'vector.transfer_read' op requires source to be a memref or ranked tensor type}}
  %r = "vector.transfer_read"(%a, %f) <{permutation_map=affine_map<()->()>, in_bounds=[], operandSegmentSizes=array<i32: 1,0,1,0>}> : (memref<*xf32>, f32) -> vector<f32>
  return
}

// -----

func.func @f(%a: tensor<*xf32>, %i: index, %v : vector<2x3xf32>, %f : f32) {
  // expected-error @below {{'vector.transfer_read' op requires source to be a memref or ranked tensor type}}
  %r = "vector.transfer_read"(%a, %f) <{permutation_map=affine_map<()->()>, in_bounds=[], operandSegmentSizes=array<i32: 1,0,1,0>}> : (tensor<*xf32>, f32) -> vector<f32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %i: index, %v : vector<2x3xf32>, %f : f32) {
  // expected-error @below {{'vector.transfer_read' op requires source to be a memref or ranked tensor type}}
  %r = "vector.transfer_read"(%a, %i, %f) <{permutation_map=affine_map<(i)->(i)>, in_bounds=[false], operandSegmentSizes=array<i32: 1,1,1,0>}> : (vector<4xf32>, index, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index, %v : vector<2x3xf32>, %f : f32) {
  // expected-error @below {{'vector.transfer_read' op expects the in_bounds attr of same rank as permutation_map results: affine_map<(d0) -> (d0)> vs inBounds of size: 2}}
  %r = "vector.transfer_read"(%a, %i, %f) <{permutation_map=affine_map<(i)->(i)>, in_bounds=[false, false], operandSegmentSizes=array<i32: 1,1,1,0>}> : (memref<4xf32>, index, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index, %v : vector<2x3xf32>, %f : f32) {
  // expected-error @below {{'vector.transfer_read' op requires a projected permutation_map (at most one dim or the zero constant can appear in each result)}}
  %r = "vector.transfer_read"(%a, %i, %f) <{permutation_map=affine_map<(i)->(i+1)>, in_bounds=[false], operandSegmentSizes=array<i32: 1,1,1,0>}> : (memref<4xf32>, index, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index, %v : vector<2x3xf32>, %f : i32) {
  // expected-error @below {{'vector.transfer_read' op requires formal padding and source of the same elemental type}}
  %r = "vector.transfer_read"(%a, %i, %f) <{permutation_map=affine_map<(i)->(i)>, in_bounds=[false], operandSegmentSizes=array<i32: 1,1,1,0>}> : (memref<4xf32>, index, i32) -> vector<4xi64>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index, %v : vector<2x3xf32>, %f : f32) {
  // expected-error @below {{'vector.transfer_read' op masked attribute has been removed. Use in_bounds instead.}}
  %r = vector.transfer_read %a[%i], %f {masked} : memref<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%a: tensor<f32>, %i: index, %v : vector<1xf32>, %f : f32) {
  // expected-error @below {{custom op 'vector.transfer_read' expected a custom permutation_map when rank(source) != rank(destination)}}
  %r = vector.transfer_read %a[], %f : tensor<f32>, vector<1xf32>
  %q = vector.transfer_write %r, %a[] : vector<1xf32>, tensor<f32>
  return
}

// -----

func.func @f(%a: tensor<f32>, %i: index, %v : vector<1xf32>, %f : f32) {
  // expected-error @below {{custom op 'vector.transfer_read' expected a custom permutation_map when rank(source) != rank(destination)}}
  %r = vector.transfer_read %a[], %f : tensor<f32>, vector<2xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %i: index, %v : vector<2xf32>, %f : f32) {
  // expected-error @below {{'vector.transfer_write' op expected type of operand #1 ('tensor<4x4xf32>') to match type of corresponding result ('tensor<4x5xf32>')}}
  %r = "vector.transfer_write"(%v, %a, %i, %i) <{permutation_map=affine_map<(i,j)->(i)>, in_bounds=[false], operandSegmentSizes=array<i32: 1,1,2,0>}> : (vector<2xf32>, tensor<4x4xf32>, index, index) -> tensor<4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %i: index, %v : vector<2xf32>, %f : f32) {
  // expected-error @below {{'vector.transfer_write' op expected the number of tensor results (0) to be equal to the number of output tensors (1)}}
  "vector.transfer_write"(%v, %a, %i, %i) <{permutation_map=affine_map<(i,j)->(i)>, in_bounds=[false], operandSegmentSizes=array<i32: 1,1,2,0>}> : (vector<2xf32>, tensor<4x4xf32>, index, index) -> ()
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>) {
  // expected-error @below {{'vector.mask' op expects a MaskableOpInterface within the mask region}}
  %0 = vector.mask %m { %1 = arith.addf %v, %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>) {
  // expected-error @below {{'vector.mask' op expects number of results to match mask region yielded values}}
  %0 = vector.mask %m { } : vector<4xi1> -> vector<4xf32>
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>, %f : f32) {
  // expected-error @below {{'vector.mask' op doesn't expect a passthru argument for this maskable operation}}
  %0 = vector.mask %m, %f { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return
}

// -----

func.func @f(%m: vector<3xi1>, %v: vector<4xf32>, %f : f32) {
  // expected-error @below {{'vector.mask' op expects a 'vector<4xi1>' mask for the maskable operation}}
  %0 = vector.mask %m { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<3xi1> -> f32
  return
}

// -----

func.func @f(%m: vector<3xi1>, %v: vector<4xf32>, %f : f32) {
  // expected-error @below {{custom op 'vector.mask' expects a result if passthru operand is provided}}
  vector.mask %m, %f { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<3xi1>
  return
}

// -----

func.func @f(%m: memref<4x3xf32, strided<[3,1]>>) {
  %0 = vector.type_cast %m : memref<4x3xf32, strided<[3,1]>> to memref<vector<4x3xf32>>
  // expected-error @below {{'vector.type_cast' op expects concatenated result and operand shapes to be equal: 'memref<vector<4x2xf32>>'}}
  %1 = vector.type_cast %m : memref<4x3xf32, strided<[3,1]>> to memref<vector<4x2xf32>>
  return
}

// -----

func.func @f(%m: vector<4x3xf32>) {
  // expected-error @below {{'vector.extract_strided_slice' op expected offsets dimension 0 to be confined to [0, 4)}}
  %1 = vector.extract_strided_slice %m {offsets=[4], sizes=[1], strides=[1]} : vector<4x3xf32> to vector<1x3xf32>
  return
}

// -----

func.func @f(%m: vector<4x3xf32>) {
  // expected-error @below {{'vector.extract_strided_slice' op expected sum(offsets, sizes) dimension 0 to be confined to [1, 5)}}
  %1 = vector.extract_strided_slice %m {offsets=[3], sizes=[2], strides=[1]} : vector<4x3xf32> to vector<1x3xf32>
  return
}

// -----

func.func @f(%m: vector<4x3xf32>) {
  // expected-error @below {{'vector.extract_strided_slice' op expected strides to be confined to [1, 2)}}
  %1 = vector.extract_strided_slice %m {offsets=[3], sizes=[1], strides=[2]} : vector<4x3xf32> to vector<1x3xf32>
  return
}

// -----

func.func @f(%m: vector<4x3xf32>) {
  // expected-error @below {{'vector.extract_strided_slice' op expected offsets attribute of rank no greater than vector rank}}
  %1 = vector.extract_strided_slice %m {offsets=[3,0,0], sizes=[1,1,1], strides=[2,1,1]} : vector<4x3xf32> to vector<1x3xf32>
  return
}

// -----

func.func @f(%m: vector<4x[3]xf32>) {
  // expected-error @below {{'vector.extract_strided_slice' op expected size at idx=1 to match the corresponding base size from the input vector (2 vs 3)}}
  %1 = vector.extract_strided_slice %m {offsets=[3,0], sizes=[1,2], strides=[1,1]} : vector<4x[3]xf32> to vector<1x[2]xf32>
  return
}

// -----

func.func @f(%m: vector<4x[3]xf32>) {
  // expected-error @below {{'vector.shape_cast' op has different number of scalable dims at source (1) and result (0)}}
  %1 = vector.shape_cast %m : vector<4x[3]xf32> to vector<12xf32>
  return
}

// -----

func.func @f(%m: vector<4x[3]xf32>) {
  // expected-error @below {{'vector.broadcast' op dimension mismatch ([3] vs. 3)}}
  %1 = vector.broadcast %m : vector<4x[3]xf32> to vector<2x4x3xf32>
  return
}

// -----

func.func @f(%m: vector<4x[3]xf32>) {
  // expected-error @below {{'vector.constant_mask' op only supports 'none set' or 'all set' scalable dimensions}}
  %1 = vector.constant_mask [3, 2] : vector<4x[3]xi1>
  return
}

// -----

func.func @f(%m: vector<4x[3]xf32>) {
  // expected-error @below {{mask dim size must be either 0 or 1 for 0-D vectors}}
  %1 = vector.constant_mask [2] : vector<i1>
  return
}

// -----

func.func @f(%v: vector<f32>) {
  // expected-error @below {{'vector.deinterleave' op operand #0 must be vector of any type values, but got 'vector<f32>'}}
  %a, %b = vector.deinterleave %v : vector<f32> -> vector<1xf32>
  return
}

// -----

func.func @f(%v: vector<3xf32>) {
  // expected-error @below {{'vector.deinterleave' op failed to verify that the trailing dimension of the source vector has an even number of elements}}
  %a, %b = vector.deinterleave %v : vector<3xf32> -> vector<1xf32>
  return
}

// -----

func.func @f(%v: vector<f32>) {
  %a = vector.interleave %v, %v : vector<f32> -> vector<2xf32>
  // expected-error @below {{'vector.interleave' op failed to verify that type of 'result' is double the width of the inputs}}
  %b = vector.interleave %v, %v : vector<f32> -> vector<3xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error @below {{'vector.print' op failed to verify that `source` or `punctuation` are not set when printing strings}}
  vector.print %v : vector<4xf32> str "x"
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  %0 = vector.step : vector<[4]xindex>
  %1 = vector.vscale
  // expected-error @below {{'vector.scan' op reduction dimension 1 has to be less than 1}}
  %2, %3 = vector.scan <xor>, %v, %v {inclusive = true, reduction_dim = 1 : i64} : vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %i : vector<f32>) {
  // expected-error @below {{'vector.scan' op unsupported reduction type 'f32' for kind 'xor'}}
  %2, %3 = vector.scan <xor>, %v, %i {inclusive = true, reduction_dim = 0 : i64} : vector<4xf32>, vector<f32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %i : vector<f32>) {
  // expected-error @below {{expected a scalar instead of a 0-d vector as the source operand}}
  %2 = vector.insert %i, %v [0] : vector<f32> into vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %i : vector<f32>) {
  // expected-error @below {{'vector.to_elements' op failed to verify that shaped type 'source' matches 'elements' element count and types}}
  %2:3 = "vector.to_elements"(%v) : (vector<4xf32>) -> (f32,f32,f32)
  return
}

// -----

func.func @f(%v: vector<4xf32>, %i : vector<f32>) {
  // expected-error @below {{operation defines 4 results but was provided 3 to bind}}
  %2:3 = vector.to_elements %v : vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %w : vector<4x1xf32>) {
  // expected-error @below {{'vector.shuffle' op mask index #2 out of range}}
  %1 = vector.shuffle %v, %v [0, 8] : vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %w : vector<4x1xf32>) {
  %1 = vector.shuffle %v, %v [0, -1] : vector<4xf32>, vector<4xf32>
  // expected-error @below {{'vector.shuffle' op mask length mismatch}}
  %2 = "vector.shuffle"(%v, %v) <{mask = array<i64: 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %w : vector<4x1xf32>) {
  // expected-error @below {{'vector.shuffle' op invalid mask length}}
  %1 = vector.shuffle %v, %v [] : vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<2x4xf32>, %w : vector<4x1xf32>) {
  // expected-error @below {{'vector.bitcast' op source/result bitwidth of the minor 1-D vectors must be equal}}
  %1 = vector.bitcast %v : vector<2x4xf32> to vector<2x4xindex>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %i : index) {
  // expected-error @below {{'vector.insert_strided_slice' op expected sum(offsets, source vector shape) dimension 0 to be confined to [1, 5)}}
  %2 = vector.insert_strided_slice %v, %v {offsets=[1], strides=[1]} : vector<4xf32> into vector<4xf32>
  return
}

// -----

// expected-note @below {{prior use here}}
func.func @f(%v: memref<4xf32>, %i : index, %f: f32, %m: vector<5xi1>) {
  // expected-error @below {{use of value '%m' expects different type than prior uses: 'vector<4xi1>' vs 'vector<5xi1>'}}
  %2 = vector.transfer_read %v[%i], %f, %m : memref<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%v: memref<4x4xf32>, %i : index, %f: f32, %m: vector<5xi1>) {
  // expected-error @below {{custom op 'vector.transfer_read' requires two types}}
  %2 = vector.transfer_read %v[%i, %i], %f {permutation_map = affine_map<(i,j)->(0,j)>} : vector<4x4xf32>
  return
}

// -----

func.func @f(%v: memref<4x4xf32>, %i : index, %f: f32, %m: vector<5xi1>) {
  // expected-error @below {{custom op 'vector.transfer_read' requires vector type}}
  %2 = vector.transfer_read %v[%i, %i], %f : memref<4x4xf32>, f32
  return
}

// -----

func.func @f(%v: vector<4xf32>, %i : index) {
  // expected-error @below {{custom op 'vector.outerproduct' expected at least 2 operands}}
  %2 = vector.outerproduct %v : vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %i : index) {
  // expected-error @below {{'vector.transpose' op failed to verify that operand and result have same element type}}
  %2 = vector.transpose %v, [0] {foo}: vector<4xf32> to vector<4xi32>
  return
}

// -----

func.func @f(%v: vector<[8]xf32>, %w: vector<4xf32>) {
  // expected-error @below {{'vector.scalable.insert' op failed to verify that position is a multiple of the source length.}}
  %0 = vector.scalable.insert %w, %v[3] : vector<4xf32> into vector<[8]xf32>
  return
}

// -----

func.func @f(%v: vector<[8]xf32>, %w: vector<4x4xf32>) {
  // expected-error @below {{'vector.scalable.insert' op operand #0 must be  of ranks 1, but got 'vector<4x4xf32>'}}
  %0 = vector.scalable.insert %w, %v[3] : vector<4x4xf32> into vector<[8]xf32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'vector.print' op failed to verify that `source` or `punctuation` are not set when printing strings}}
  vector.print str "x" punctuation <comma>
  return
}

// -----

func.func @f(%v: vector<9223372036854775807xf32>) {
  // expected-error @below {{'vector.interleave' op failed to verify that type of 'result' is double the width of the inputs}}
  %0 = vector.interleave %v, %v : vector<9223372036854775807xf32> -> vector<1xf32>
  return
}
