// RUN: ods opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @f(%a: tensor<4xf32>) {
  // expected-error @below {{'tensor.bitcast' op operand type 'tensor<4xf32>' and result type 'tensor<4xi64>' are cast incompatible}}
  %0 = tensor.bitcast %a : tensor<4xf32> to tensor<4xi64>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @below {{'tensor.bitcast' op operand type 'tensor<4xf32>' and result type 'tensor<5xi32>' are cast incompatible}}
  %0 = tensor.bitcast %a : tensor<4xf32> to tensor<5xi32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @below {{'tensor.bitcast' op result #0 must be tensor of signless integer or unsigned integer or signed integer or floating-point values, but got 'tensor<4xindex>'}}
  %0 = tensor.bitcast %a : tensor<4xf32> to tensor<4xindex>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @below {{'tensor.cast' op operand type 'tensor<4xf32>' and result type 'tensor<4xi32>' are cast incompatible}}
  %0 = tensor.cast %a : tensor<4xf32> to tensor<4xi32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @below {{'tensor.cast' op operand type 'tensor<4xf32>' and result type 'tensor<5xf32>' are cast incompatible}}
  %0 = tensor.cast %a : tensor<4xf32> to tensor<5xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @below {{'tensor.cast' op operand type 'tensor<4xf32>' and result type 'tensor<?x?xf32>' are cast incompatible}}
  %0 = tensor.cast %a : tensor<4xf32> to tensor<?x?xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @below {{custom op 'tensor.cast' invalid kind of type specified}}
  %0 = tensor.cast %a : tensor<4xf32> to memref<4xf32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'tensor.concat' op requires at least one input}}
  %0 = tensor.concat dim(0) : () -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<?x?xf32>) {
  // expected-error @below {{'tensor.concat' op rank of concatenated inputs must match result rank}}
  %0 = tensor.concat dim(0) %a, %b : (tensor<4xf32>, tensor<?x?xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @below {{'tensor.concat' op concatenation dim must be less than the tensor rank}}
  %0 = tensor.concat dim(1) %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @below {{'tensor.concat' op result type 'tensor<9xf32>'does not match inferred shape 'tensor<8xf32>' static sizes}}
  %0 = tensor.concat dim(0) %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<9xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @below {{'tensor.concat' op inputs and result element type must match}}
  %0 = tensor.concat dim(0) %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xi32>
  return
}

// -----

func.func @f(%d: tensor<4x4x4xf32>, %e: tensor<2x3x4xf32>) {
  // expected-error @below {{'tensor.concat' op static concatenation size mismatch along non-concatenated dimension 1}}
  %0 = tensor.concat dim(0) %e, %d : (tensor<2x3x4xf32>, tensor<4x4x4xf32>) -> tensor<6x3x4xf32>
  return
}

// -----

func.func @f(%e: tensor<2x3x4xf32>) {
  // expected-error @below {{'tensor.concat' op result type 'tensor<?x5x4xf32>'does not match inferred shape 'tensor<4x3x4xf32>' static sizes}}
  %0 = tensor.concat dim(0) %e, %e : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<?x5x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @below {{'tensor.extract' op incorrect number of indices for extract_element}}
  %0 = tensor.extract %a[] : tensor<4xf32>
  return
}

// -----

func.func @f(%u: tensor<*xf32>, %i: index) {
  // expected-error @below {{custom op 'tensor.extract' invalid kind of type specified: expected builtin.tensor, but found 'tensor<*xf32>'}}
  %0 = tensor.extract %u[%i] : tensor<*xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %i: index) {
  // expected-error @below {{'tensor.extract' op failed to verify that result type matches element type of tensor}}
  %0 = "tensor.extract"(%a, %i) : (tensor<4xf32>, index) -> i32
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %f: f32) {
  // expected-error @below {{'tensor.insert' op incorrect number of indices}}
  %0 = tensor.insert %f into %a[] : tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %i: index, %q: f64) {
  // expected-error @below {{'tensor.insert' op failed to verify that scalar type matches element type of dest}}
  %0 = "tensor.insert"(%q, %a, %i) : (f64, tensor<4xf32>, index) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %i: index, %f: f32) {
  // expected-error @below {{'tensor.insert' op failed to verify that result type matches type of dest}}
  %0 = "tensor.insert"(%f, %a, %i) : (f32, tensor<4xf32>, index) -> tensor<?xf32>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @below {{custom op 'tensor.from_elements' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = tensor.from_elements %f, %f : tensor<3xf32>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @below {{custom op 'tensor.from_elements' 'result' must be statically shaped tensor of any type values, but got 'tensor<?xf32>'}}
  %0 = tensor.from_elements %f, %f : tensor<?xf32>
  return
}

// -----

func.func @f(%f: f32, %q: f64) {
  // expected-error @below {{'tensor.from_elements' op failed to verify that operand types match result element type}}
  %0 = "tensor.from_elements"(%f, %q) : (f32, f64) -> tensor<2xf32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{custom op 'tensor.from_elements' number of operands and types do not match: got 0 operands and 1 types}}
  %0 = tensor.from_elements : tensor<1xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %s: tensor<2xi32>) {
  // expected-error @below {{'tensor.reshape' op length of shape operand differs from the result's tensor rank}}
  %0 = tensor.reshape %a(%s) : (tensor<4xf32>, tensor<2xi32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %s: tensor<2xi32>) {
  // expected-error @below {{'tensor.reshape' op source and destination tensor should have the same number of elements}}
  %0 = tensor.reshape %a(%s) : (tensor<4xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %s: tensor<2xi32>) {
  // expected-error @below {{'tensor.reshape' op element types of source and destination tensor types should be the same}}
  %0 = tensor.reshape %a(%s) : (tensor<4xf32>, tensor<2xi32>) -> tensor<2x2xi32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %ds: tensor<?xi32>) {
  // expected-error @below {{'tensor.reshape' op cannot use shape operand with dynamic length to reshape to statically-ranked tensor type}}
  %0 = tensor.reshape %a(%ds) : (tensor<4xf32>, tensor<?xi32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'tensor.empty' op incorrect number of dynamic sizes, has 0, expected 1}}
  %0 = tensor.empty() : tensor<?xf32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{'tensor.empty' op incorrect number of dynamic sizes, has 1, expected 0}}
  %0 = tensor.empty(%i) : tensor<4xf32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{custom op 'tensor.empty' invalid kind of type specified: expected builtin.tensor, but found 'tensor<*xf32>'}}
  %0 = tensor.empty(%i) : tensor<*xf32>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @below {{'tensor.splat' op incorrect number of dynamic sizes, has 0, expected 1}}
  %0 = tensor.splat %f : tensor<?xf32>
  return
}

// -----

func.func @f(%i: index, %f: f32) {
  // expected-error @below {{'tensor.splat' op incorrect number of dynamic sizes, has 1, expected 0}}
  %0 = tensor.splat %f[%i] : tensor<4xf32>
  return
}

// -----

func.func @f(%q: f64) {
  // expected-error @below {{'tensor.splat' op failed to verify that operand type matches element type of result}}
  %0 = "tensor.splat"(%q) : (f64) -> tensor<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @below {{invalid tensor element type}}
  %0 = tensor.splat %m : tensor<4xmemref<4xf32>>
  return
}

// -----

func.func @f(%i: index, %f: f32) {
  // expected-error @below {{'tensor.generate' op incorrect number of dynamic sizes, has 1, expected 0}}
  %0 = tensor.generate %i { ^bb0(%x: index): tensor.yield %f : f32 } : tensor<4xf32>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @below {{'tensor.generate' op incorrect number of dynamic sizes, has 0, expected 1}}
  %0 = tensor.generate { ^bb0(%x: index): tensor.yield %f : f32 } : tensor<?xf32>
  return
}

// -----

func.func @f(%i: index, %f: f32) {
  // expected-error @below {{must have one body argument per input dimension}}
  %0 = tensor.generate %i { ^bb0(%x: index, %y: index): tensor.yield %f : f32 } : tensor<?xf32>
  return
}

// -----

func.func @f(%i: index, %f: f32) {
  // expected-error @below {{all body arguments must be index}}
  %0 = tensor.generate %i { ^bb0(%x: i32): tensor.yield %f : f32 } : tensor<?xf32>
  return
}

// -----

func.func @f(%i: index, %q: f64) {
  // expected-error @below {{'tensor.generate' op body must be terminated with a `yield` operation of the tensor element type}}
  %0 = tensor.generate %i { ^bb0(%x: index): tensor.yield %q : f64 } : tensor<?xf32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{'tensor.yield' op requires a single operand}}
  %0 = tensor.generate %i { ^bb0(%x: index): "test.foo"() : () -> () } : tensor<?xf32>
  return
}

// -----

func.func @f(%i: index, %f: f32) {
  // expected-error @below {{'func.return' op expects parent op 'func.func'}}
  %0 = tensor.generate %i { ^bb0(%x: index): func.return %f : f32 } : tensor<?xf32>
  return
}

// -----

func.func @f(%i: index, %f: f32) {
  // expected-error @below {{'tensor.generate' op expects region #0 to have 0 or 1 blocks}}
  %0 = tensor.generate %i { ^bb0(%x: index): tensor.yield %f : f32 ^bb1: tensor.yield %f : f32 } : tensor<?xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %f: f32) {
  // expected-error @below {{specified type 'tensor<7xf32>' does not match the inferred type 'tensor<6xf32>'}}
  %0 = tensor.pad %a low[1] high[1] { ^bb0(%x: index): tensor.yield %f : f32 } : tensor<4xf32> to tensor<7xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %f: f32) {
  // expected-error @below {{specified type 'tensor<?xf32>' does not match the inferred type 'tensor<6xf32>'}}
  %0 = tensor.pad %a low[1] high[1] { ^bb0(%x: index): tensor.yield %f : f32 } : tensor<4xf32> to tensor<?xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %f: f32) {
  // expected-error @below {{failed to infer expectedType from sourceType 'tensor<4xf32>', specified resultType is 'tensor<6xf32>'}}
  %0 = tensor.pad %a low[1] high[1,2] { ^bb0(%x: index): tensor.yield %f : f32 } : tensor<4xf32> to tensor<6xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %f: f32) {
  // expected-error @below {{expected the block to have 1 arguments}}
  %0 = tensor.pad %a low[1] high[1] { ^bb0(%x: index, %y: index): tensor.yield %f : f32 } : tensor<4xf32> to tensor<6xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %f: f32) {
  // expected-error @below {{'tensor.pad' op expected block argument 1 to be an index}}
  %0 = tensor.pad %a low[1] high[1] { ^bb0(%x: i32): tensor.yield %f : f32 } : tensor<4xf32> to tensor<6xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %q: f64) {
  // expected-error @below {{'tensor.pad' op expected yield type to match shape element type}}
  %0 = tensor.pad %a low[1] high[1] { ^bb0(%x: index): tensor.yield %q : f64 } : tensor<4xf32> to tensor<6xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %f: f32) {
  // expected-error @below {{specified type 'tensor<6x1xf32>' does not match the inferred type 'tensor<6xf32>'}}
  %0 = tensor.pad %a low[1] high[1] { ^bb0(%x: index): tensor.yield %f : f32 } : tensor<4xf32> to tensor<6x1xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @below {{'tensor.collapse_shape' op expected reassociation map #0 to have size equal to the expanded rank (1), but it is  2.}}
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<4xf32> into tensor<4xf32>
  return
}

// -----

func.func @f(%e: tensor<2x3x4xf32>) {
  // expected-error @below {{'tensor.collapse_shape' op expected dimension 1 of collapsed type to be static value of 4}}
  %0 = tensor.collapse_shape %e [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x5xf32>
  return
}

// -----

func.func @f(%e: tensor<2x3x4xf32>) {
  // expected-error @below {{'tensor.collapse_shape' op expected reassociation map #0 to have size equal to the expanded rank (3), but it is  2.}}
  %0 = tensor.collapse_shape %e [[0, 1]] : tensor<2x3x4xf32> into tensor<6xf32>
  return
}

// -----

func.func @f(%e: tensor<2x3x4xf32>) {
  // expected-error @below {{'tensor.collapse_shape' op expected reassociation map #0 to be valid and contiguous.}}
  %0 = tensor.collapse_shape %e [[0, 2], [1]] : tensor<2x3x4xf32> into tensor<8x3xf32>
  return
}

// -----

func.func @f(%e: tensor<2x3x4xf32>) {
  // expected-error @below {{'tensor.collapse_shape' op expected dimension 0 of collapsed type to be static value of 6}}
  %0 = tensor.collapse_shape %e [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<?x4xf32>
  return
}

// -----

func.func @f(%b: tensor<?x?xf32>) {
  // expected-error @below {{'tensor.collapse_shape' op expected dimension 0 of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic}}
  %0 = tensor.collapse_shape %b [[0, 1]] : tensor<?x?xf32> into tensor<4xf32>
  return
}

// -----

func.func @f(%b: tensor<?x?xf32>) {
  // expected-error @below {{'tensor.collapse_shape' op expected collapsed type to be 'tensor<?xf32>', but got 'tensor<?xi32>'}}
  %0 = tensor.collapse_shape %b [[0, 1]] : tensor<?x?xf32> into tensor<?xi32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @below {{'tensor.collapse_shape' op expected the expanded type, 'tensor<4xf32>' to have a higher (or same) rank than the collapsed type, 'tensor<4x1xf32>'.}}
  %0 = tensor.collapse_shape %a [[0]] : tensor<4xf32> into tensor<4x1xf32>
  return
}

// -----

func.func @f(%e: tensor<2x3x4xf32>) {
  // expected-error @below {{'tensor.collapse_shape' op expected collapsed rank (2) to equal the number of reassociation maps (3).}}
  %0 = tensor.collapse_shape %e [[0, 1], [2], [3]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @below {{'tensor.expand_shape' op expected dimension 0 of collapsed type to be static value of 6}}
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [2, 3] : tensor<4xf32> into tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @below {{'tensor.expand_shape' op expected collapsed type to be 'tensor<4xi32>', but got 'tensor<4xf32>'}}
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xi32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @below {{'tensor.expand_shape' op expected number of static shape dims to be equal to the output rank (2) but found 3 inputs instead}}
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [2, 2, 1] : tensor<4xf32> into tensor<2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @below {{'tensor.expand_shape' op expected dimension 0 of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic}}
  %0 = tensor.expand_shape %a [[0]] output_shape [4] : tensor<4xf32> into tensor<?xf32>
  return
}

// -----

func.func @f(%e: tensor<2x3x4xf32>) {
  // expected-error @below {{'tensor.expand_shape' op expected the expanded type, 'tensor<24xf32>' to have a higher (or same) rank than the collapsed type, 'tensor<2x3x4xf32>'.}}
  %0 = tensor.expand_shape %e [[0]] output_shape [4] : tensor<2x3x4xf32> into tensor<24xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %i: index) {
  // expected-error @below {{'tensor.expand_shape' op mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has 0 dynamic dims while output_shape has 1 values}}
  %0 = "tensor.expand_shape"(%a, %i) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 2>}> : (tensor<4xf32>, index) -> tensor<2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @below {{slice along dimension 0 runs out-of-bounds: 4 >= 4}}
  %0 = tensor.extract_slice %a[0] [5] [1] : tensor<4xf32> to tensor<5xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @below {{expected type to be 'tensor<4xf32>' or a rank-reduced version. (size mismatch)}}
  %0 = tensor.extract_slice %a[0] [4] [1] : tensor<4xf32> to tensor<3xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @below {{offset 0 is out-of-bounds: 4 >= 4}}
  %0 = tensor.extract_slice %a[4] [1] [1] : tensor<4xf32> to tensor<1xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @below {{expected element type to be 'f32'}}
  %0 = tensor.extract_slice %a[0] [4] [1] : tensor<4xf32> to tensor<4xi32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @below {{expected 1 offset values, got 2}}
  %0 = tensor.extract_slice %a[0, 0] [4, 1] [1, 1] : tensor<4xf32> to tensor<4x1xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @below {{expected rank to be smaller or equal to the other rank.}}
  %0 = tensor.extract_slice %a[0] [4] [1] : tensor<4xf32> to tensor<4x1xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @below {{expected mixed sizes rank to match mixed strides rank (1 vs 2) so the rank of the result type is well-formed.}}
  %0 = tensor.extract_slice %a[0] [4] [1, 1] : tensor<4xf32> to tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @below {{expected mixed offsets rank to match mixed sizes rank (2 vs 1) so the rank of the result type is well-formed.}}
  %0 = tensor.extract_slice %a[0, 1] [4] [1] : tensor<4xf32> to tensor<4xf32>
  return
}

// -----

func.func @f(%e: tensor<2x3x4xf32>) {
  // expected-error @below {{expected type to be 'tensor<1x3x4xf32>' or a rank-reduced version. (size mismatch)}}
  %0 = tensor.extract_slice %e[0, 0, 0] [1, 3, 4] [1, 1, 1] : tensor<2x3x4xf32> to tensor<4xf32>
  return
}

// -----

func.func @f(%i: index, %e: tensor<2x3x4xf32>) {
  // expected-error @below {{expected type to be 'tensor<1x3x?xf32>' or a rank-reduced version. (size mismatch)}}
  %0 = tensor.extract_slice %e[0, 0, 0] [1, 3, %i] [1, 1, 1] : tensor<2x3x4xf32> to tensor<3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @below {{expected offsets to be non-negative, but got -1}}
  %0 = tensor.extract_slice %a[-1] [4] [1] : tensor<4xf32> to tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @below {{expected sizes to be non-negative, but got -4}}
  %0 = tensor.extract_slice %a[0] [-4] [1] : tensor<4xf32> to tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %e: tensor<2x3x4xf32>) {
  // expected-error @below {{expected type to be 'tensor<1x1x5xf32>' or a rank-reduced version. (size mismatch)}}
  %0 = tensor.insert_slice %a into %e[0, 0, 0] [1, 1, 5] [1, 1, 1] : tensor<4xf32> into tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %e: tensor<2x3x4xf32>) {
  // expected-error @below {{slice along dimension 2 runs out-of-bounds: 6 >= 4}}
  %0 = tensor.insert_slice %a into %e[0, 0, 0] [1, 1, 4] [1, 1, 2] : tensor<4xf32> into tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %e: tensor<2x3x4xf32>) {
  // expected-error @below {{expected type to be 'tensor<1x2x4xf32>' or a rank-reduced version. (size mismatch)}}
  %0 = tensor.insert_slice %a into %e[0, 0, 0] [1, 2, 4] [1, 1, 1] : tensor<4xf32> into tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %i: index) {
  // expected-error @below {{expected type to be 'tensor<?xf32>' or a rank-reduced version. (size mismatch)}}
  %0 = tensor.insert_slice %a into %a[0] [%i] [1] : tensor<4xf32> into tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %e: tensor<2x3x4xf32>) {
  // expected-error @below {{expected 3 offset values, got 2}}
  %0 = tensor.insert_slice %a into %e[0, 0] [1, 1] [1, 1] : tensor<4xf32> into tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %e: tensor<2x3x4xf32>) {
  // expected-error @below {{offset 0 is out-of-bounds: 2 >= 2}}
  %0 = tensor.insert_slice %a into %e[2, 0, 0] [1, 1, 4] [1, 1, 1] : tensor<4xf32> into tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @below {{'tensor.insert_slice' op failed to verify that expected result type to match dest type}}
  %0 = "tensor.insert_slice"(%a, %a) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @below {{expected InParallelOpInterface parent, got:}}
  tensor.parallel_insert_slice %a into %a[0] [4] [1] : tensor<4xf32> into tensor<4xf32>
  return
}

// -----

func.func @f(%d: tensor<4x4x4xf32>, %g: tensor<6x1xindex>) {
  // expected-error @below {{'tensor.gather' op gather_dims must be non-empty}}
  %0 = tensor.gather %d[%g] gather_dims([]) unique : (tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<6x4x1x4xf32>
  return
}

// -----

func.func @f(%d: tensor<4x4x4xf32>, %g: tensor<6x1xindex>) {
  // expected-error @below {{'tensor.gather' op gather_dims length must match the size of last dimension of indices}}
  %0 = tensor.gather %d[%g] gather_dims([1, 0]) unique : (tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<6x4x1x4xf32>
  return
}

// -----

func.func @f(%d: tensor<4x4x4xf32>, %g: tensor<6x1xindex>) {
  // expected-error @below {{'tensor.gather' op gather_dims overflow source rank}}
  %0 = tensor.gather %d[%g] gather_dims([0, 1, 2, 3]) unique : (tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<6x4x1x4xf32>
  return
}

// -----

func.func @f(%d: tensor<4x4x4xf32>, %g: tensor<6x1xindex>) {
  // expected-error @below {{'tensor.gather' op gather_dims value must be non-negative}}
  %0 = tensor.gather %d[%g] gather_dims([-1]) unique : (tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<6x4x1x4xf32>
  return
}

// -----

func.func @f(%d: tensor<4x4x4xf32>, %g: tensor<6x1xindex>) {
  // expected-error @below {{'tensor.gather' op gather_dims value must be smaller than source rank}}
  %0 = tensor.gather %d[%g] gather_dims([5]) unique : (tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<6x4x1x4xf32>
  return
}

// -----

func.func @f(%d: tensor<4x4x4xf32>, %g: tensor<6x1xindex>) {
  // expected-error @below {{'tensor.gather' op result type mismatch: expected 'tensor<6x4x1x4xf32>' or its rank-reduced variant 'tensor<6x4x4xf32>' (got: 'tensor<6x4x2x4xf32>')}}
  %0 = tensor.gather %d[%g] gather_dims([1]) unique : (tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<6x4x2x4xf32>
  return
}

// -----

func.func @f(%d: tensor<4x4x4xf32>, %g: tensor<6x1xindex>) {
  // expected-error @below {{'tensor.gather' op result type mismatch: expected 'tensor<6x4x1x4xf32>' or its rank-reduced variant 'tensor<6x4x4xf32>' (got: 'tensor<6x4x1x4xi32>')}}
  %0 = tensor.gather %d[%g] gather_dims([1]) unique : (tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<6x4x1x4xi32>
  return
}

// -----

func.func @f(%d: tensor<4x4x4xf32>) {
  // expected-error @below {{'tensor.gather' op operand #1 must be ranked tensor of signless integer or index values, but got 'tensor<4x4x4xf32>'}}
  %0 = tensor.gather %d[%d] gather_dims([1]) unique : (tensor<4x4x4xf32>, tensor<4x4x4xf32>) -> tensor<6x4x1x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %d: tensor<4x4x4xf32>, %g: tensor<6x1xindex>) {
  // expected-error @below {{'tensor.scatter' op source type mismatch: expected 'tensor<6x4x1x4xf32>' or its rank-reduced variant 'tensor<6x4x4xf32>' (got: 'tensor<4xf32>')}}
  %0 = tensor.scatter %a into %d[%g] scatter_dims([1]) unique : (tensor<4xf32>, tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<4x4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %d: tensor<4x4x4xf32>, %g: tensor<6x1xindex>) {
  // expected-error @below {{'tensor.scatter' op scatter_dims must be non-empty}}
  %0 = tensor.scatter %a into %d[%g] scatter_dims([]) unique : (tensor<4xf32>, tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<4x4x4xf32>
  return
}

// -----

func.func @f(%d: tensor<4x4x4xf32>, %g: tensor<6x1xindex>) {
  // expected-error @below {{'tensor.scatter' op requires 'unique' attribute to be set}}
  %0 = tensor.scatter %d into %d[%g] scatter_dims([1]) : (tensor<4x4x4xf32>, tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<4x4x4xf32>
  return
}

// -----

func.func @f(%d: tensor<4x4x4xf32>, %g: tensor<6x1xindex>) {
  // expected-error @below {{'tensor.scatter' op scatter_dims length must match the size of last dimension of indices}}
  %0 = tensor.scatter %d into %d[%g] scatter_dims([2,1]) unique : (tensor<4x4x4xf32>, tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<4x4x4xf32>
  return
}

// -----

func.func @f(%d: tensor<4x4x4xf32>, %g: tensor<6x1xindex>) {
  // expected-error @below {{'tensor.scatter' op scatter_dims value must be smaller than dest rank}}
  %0 = tensor.scatter %d into %d[%g] scatter_dims([4]) unique : (tensor<4x4x4xf32>, tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<4x4x4xf32>
  return
}

// -----

func.func @f(%d: tensor<4x4x4xf32>, %g: tensor<6x1xindex>) {
  // expected-error @below {{'tensor.scatter' op scatter_dims overflow dest rank}}
  %0 = tensor.scatter %d into %d[%g] scatter_dims([0, 1, 2, 3]) unique : (tensor<4x4x4xf32>, tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<4x4x4xf32>
  return
}

// -----

func.func @f(%d: tensor<4x4x4xf32>, %g: tensor<6x1xindex>) {
  // expected-error @below {{'tensor.scatter' op source type mismatch: expected 'tensor<6x4x1x4xf32>' or its rank-reduced variant 'tensor<6x4x4xf32>' (got: 'tensor<4x4x4xf32>')}}
  %0 = tensor.scatter %d into %d[%g] scatter_dims([1]) unique : (tensor<4x4x4xf32>, tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<4x4x5xf32>
  return
}

// -----

func.func @f(%i: index, %z: tensor<f32>) {
  // expected-error @below {{'tensor.dim' op operand #0 must be non-0-ranked or unranked tensor, but got 'tensor<f32>'}}
  %0 = tensor.dim %z, %i : tensor<f32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{custom op 'tensor.dim' invalid kind of type specified}}
  %0 = tensor.dim %i, %i : index
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @below {{custom op 'tensor.rank' invalid kind of type specified}}
  %0 = tensor.rank %f : f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @below {{'tensor.yield' op expects parent op to be one of 'tensor.generate, tensor.pad'}}
  tensor.yield %f : f32
  return
}
