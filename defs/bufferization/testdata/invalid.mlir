// RUN: ods opt %s --split-input-file --verify-diagnostics

func.func @f(%t: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{dynamic sizes not needed when copying a tensor}}
  %1 = bufferization.alloc_tensor(%i) copy(%t) : tensor<?x4xf32>
  return
}

// -----

// expected-note @below {{prior use here}}
func.func @f(%t: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{use of value '%t' expects different type than prior uses: 'tensor<4x4xf32>' vs 'tensor<?x4xf32>'}}
  %1 = bufferization.alloc_tensor() copy(%t) : tensor<4x4xf32>
  return
}

// -----

func.func @f(%t: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{'bufferization.alloc_tensor' op incorrect number of dynamic sizes, has 0, expected 1}}
  %1 = bufferization.alloc_tensor() : tensor<?x4xf32>
  return
}

// -----

func.func @f(%t: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{'bufferization.alloc_tensor' op incorrect number of dynamic sizes, has 1, expected 0}}
  %1 = bufferization.alloc_tensor(%i) : tensor<4x4xf32>
  return
}

// -----

func.func @f(%t: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{custom op 'bufferization.alloc_tensor' invalid kind of type specified}}
  %1 = bufferization.alloc_tensor(%i) : memref<?x4xf32>
  return
}

// -----

func.func @f(%t: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{'bufferization.alloc_tensor' op incorrect number of dynamic sizes, has 1, expected 0}}
  %1 = bufferization.alloc_tensor(%i) : tensor<*xf32>
  return
}

// -----

func.func @f(%t: tensor<?x4xf32>, %i: index) {
  // expected-error @below {{expected that `copy` and return type match}}
  %1 = "bufferization.alloc_tensor"(%t) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (tensor<?x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%t: tensor<?x4xf32>, %m: memref<?x5xf32>) {
  // expected-error @below {{'bufferization.materialize_in_destination' op source/destination shapes are incompatible}}
  bufferization.materialize_in_destination %t in writable %m : (tensor<?x4xf32>, memref<?x5xf32>) -> ()
  return
}

// -----

func.func @f(%t: tensor<?x4xf32>, %m: memref<?x4xf32>) {
  // expected-error @below {{'bufferization.materialize_in_destination' op 'writable' must be specified if and only if the destination is of memref type}}
  bufferization.materialize_in_destination %t in %m : (tensor<?x4xf32>, memref<?x4xf32>) -> ()
  return
}

// -----

func.func @f(%t: tensor<?x4xf32>, %m: memref<?x4xf32>) {
  // expected-error @below {{'bufferization.materialize_in_destination' op tensor 'dest' implies exactly one tensor result}}
  bufferization.materialize_in_destination %t in writable %t : (tensor<?x4xf32>, tensor<?x4xf32>) -> ()
  return
}

// -----

func.func @f(%t: tensor<?x4xf32>, %m: memref<?x4xf32>) {
  // expected-error @below {{'bufferization.materialize_in_destination' op 'writable' must be specified if and only if the destination is of memref type}}
  %0 = bufferization.materialize_in_destination %t in writable %t : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  return
}

// -----

func.func @f(%t: tensor<?x4xf32>, %m: memref<?x4xf32>) {
  // expected-error @below {{'bufferization.materialize_in_destination' op 'restrict' is valid only for memref destinations}}
  %0 = bufferization.materialize_in_destination %t in restrict %t : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  return
}

// -----

func.func @f(%t: tensor<?x4xf32>, %m: memref<?x4xf32>) {
  // expected-error @below {{'bufferization.materialize_in_destination' op tensor 'dest' implies exactly one tensor result}}
  bufferization.materialize_in_destination %t in %t : (tensor<?x4xf32>, tensor<?x4xf32>) -> ()
  return
}

// -----

func.func @f(%t: tensor<?x4xf32>, %m: memref<?x4xf32>) {
  // expected-error @below {{'bufferization.materialize_in_destination' op memref 'dest' implies zero results}}
  %0 = bufferization.materialize_in_destination %t in writable %m : (tensor<?x4xf32>, memref<?x4xf32>) -> tensor<?x4xf32>
  return
}

// -----

func.func @f(%t: tensor<?x4xf32>, %m: memref<?xf32>) {
  // expected-error @below {{'bufferization.materialize_in_destination' op rank mismatch between source and destination shape}}
  bufferization.materialize_in_destination %t in writable %m : (tensor<?x4xf32>, memref<?xf32>) -> ()
  return
}

// -----

func.func @f(%t: tensor<?x4xf32>, %m: tensor<?x4xi32>) {
  // expected-error @below {{'bufferization.materialize_in_destination' op failed to verify that all of {source, dest} have same element type}}
  %0 = bufferization.materialize_in_destination %t in %m : (tensor<?x4xf32>, tensor<?x4xi32>) -> tensor<?x4xi32>
  return
}

// -----

func.func @f(%t: tensor<?x4xf32>, %m: tensor<4x4xf32>) {
  // expected-error @below {{'bufferization.materialize_in_destination' op result and 'dest' types must match}}
  %0 = bufferization.materialize_in_destination %t in %m : (tensor<?x4xf32>, tensor<4x4xf32>) -> tensor<?x4xf32>
  return
}

// -----

func.func @f(%t: tensor<?x4xf32>, %m: vector<4x4xf32>) {
  // expected-error @below {{'bufferization.materialize_in_destination' op 'dest' must be a tensor or a memref}}
  %0 = bufferization.materialize_in_destination %t in %m : (tensor<?x4xf32>, vector<4x4xf32>) -> tensor<?x4xf32>
  return
}

// -----

func.func @f(%t: tensor<?x4xf32>) {
  // expected-error @below {{shapes do not match}}
  // expected-error @below {{'bufferization.to_buffer' op failed to verify that specified tensor and buffer types match}}
  %0 = bufferization.to_buffer %t : tensor<?x4xf32> to memref<?x5xf32>
  return
}

// -----

func.func @f(%t: tensor<?x4xf32>) {
  // expected-error @below {{shapes do not match}}
  // expected-error @below {{'bufferization.to_buffer' op failed to verify that specified tensor and buffer types match}}
  %0 = bufferization.to_buffer %t : tensor<?x4xf32> to memref<4x4xf32>
  return
}

// -----

func.func @f(%t: tensor<?x4xf32>) {
  // expected-error @below {{element types do not match}}
  // expected-error @below {{'bufferization.to_buffer' op failed to verify that specified tensor and buffer types match}}
  %0 = bufferization.to_buffer %t : tensor<?x4xf32> to memref<?x4xi32>
  return
}

// -----

func.func @f(%t: tensor<?x4xf32>) {
  // expected-error @below {{shapes do not match}}
  // expected-error @below {{'bufferization.to_buffer' op failed to verify that specified tensor and buffer types match}}
  %0 = bufferization.to_buffer %t : tensor<?x4xf32> to memref<*xf32>
  return
}

// -----

func.func @f(%t: tensor<?x4xf32>) {
  // expected-error @below {{custom op 'bufferization.to_buffer' invalid kind of type specified}}
  %0 = bufferization.to_buffer %t : tensor<?x4xf32> to tensor<?x4xf32>
  return
}

// -----

func.func @f(%t: memref<?x4xf32>) {
  // expected-error @below {{shapes do not match}}
  // expected-error @below {{'bufferization.to_tensor' op failed to verify that specified tensor and buffer types match}}
  %0 = bufferization.to_tensor %t : memref<?x4xf32> to tensor<4x4xf32>
  return
}

// -----

func.func @f(%t: tensor<?x4xf32>) {
  // expected-error @below {{custom op 'bufferization.to_tensor' invalid kind of type specified}}
  %0 = bufferization.to_tensor %t : tensor<?x4xf32> to tensor<?x4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %c: i1) {
  // expected-error @below {{'bufferization.dealloc' op must have the same number of conditions as memrefs to deallocate}}
  bufferization.dealloc (%m : memref<4xf32>) if (%c, %c)
  return
}

// -----

func.func @f(%m: memref<4xf32>, %c: i1) {
  // expected-error @below {{'bufferization.dealloc' op must have the same number of conditions as memrefs to deallocate}}
  bufferization.dealloc (%m : memref<4xf32>) if ()
  return
}

// -----

func.func @f(%m: memref<4xf32>, %c: i1) {
  // expected-error @below {{'bufferization.dealloc' op must have the same number of updated conditions (results) as retained operands}}
  %0 = "bufferization.dealloc"(%m, %c) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<4xf32>, i1) -> i1
  return
}

// -----

func.func @f(%m: memref<4xf32>, %c: i1) {
  // expected-error @below {{'bufferization.dealloc' op must have the same number of conditions as memrefs to deallocate}}
  "bufferization.dealloc"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (memref<4xf32>) -> ()
  return
}

// -----

func.func @f(%m: tensor<4xf32>) {
  // expected-error @below {{custom op 'bufferization.clone' invalid kind of type specified}}
  %0 = bufferization.clone %m : tensor<4xf32> to memref<4xi32>
  return
}

// -----

// expected-error @below {{'bufferization.writable' is expected to be a boolean attribute}}
func.func @f(%a: tensor<4xf32> {bufferization.writable = 1}) { return }

// -----

// expected-error @below {{'bufferization.writable' is invalid on external functions}}
func.func private @f(tensor<4xf32> {bufferization.writable = true})

// -----

func.func @f(%a: tensor<4xf32> {bufferization.writable = false, bufferization.access = "read-write"},
             %b: i32 {bufferization.buffer_layout = strided<[1]>, bufferization.access = "none"}) { return }

// -----

// expected-error @below {{'bufferization.access' is expected to be a string attribute}}
func.func private @f(tensor<4xf32> {bufferization.access = 1})

// -----

// expected-error @below {{invalid value for 'bufferization.access'}}
func.func @f(%a: tensor<4xf32> {bufferization.access = "foo"}) { return }

// -----

// expected-error @below {{'bufferization.buffer_layout' is expected to be a memref layout attribute}}
func.func @f(%a: tensor<4xf32> {bufferization.buffer_layout = 1}) { return }

// -----

// expected-error @below {{attribute 'bufferization.buffer_layout' not supported as a region arg attribute by the bufferization dialect}}
func.func @f(%a: tensor<4xf32> {bufferization.foo = 1}) { return }

// -----

// expected-error @below {{attribute '"bufferization.foo"' not supported as an op attribute by the bufferization dialect}}
module attributes {bufferization.foo} {}

// -----

// expected-error @below {{'func.func' op attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation and/or free side effect}}
func.func @f() attributes {bufferization.manual_deallocation} { return }

// -----

func.func @f(%m: memref<4xi8>) {
  %0 = memref.alloc() {bufferization.manual_deallocation} : memref<4xi8>
  memref.dealloc %m {bufferization.manual_deallocation} : memref<4xi8>
  // expected-error @below {{'memref.copy' op attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation and/or free side effect}}
  memref.copy %m, %m {bufferization.manual_deallocation} : memref<4xi8> to memref<4xi8>
  return
}

// -----

// The attribute is looked at before the operands are.
// expected-error @below {{'memref.dealloc' op requires a single operand}}
"memref.dealloc"() {bufferization.manual_deallocation} : () -> ()

// -----

func.func @to_tensor(%a: f64) {
  // expected-error @below {{'bufferization.to_tensor' op operand #0 must be BufferLikeType instance, but got 'f64'}}
  %0 = "bufferization.to_tensor"(%a) : (f64) -> tensor<f32>
  return
}
