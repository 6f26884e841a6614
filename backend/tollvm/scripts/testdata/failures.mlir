// RUN: ods opt %s --transform-interpreter --split-input-file --verify-diagnostics --allow-unregistered-dialect

// expected-error @below {{failed to legalize operation 'func.func' that was explicitly marked illegal}}
// expected-note @below {{target op}}
func.func @memref(%m: memref<4x?xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i] : memref<4x?xf32>
  %1 = memref.alloc(%i) : memref<?xf32>
  memref.store %0, %1[%i] : memref<?xf32>
  return %0 : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{dialect conversion failed}}
    transform.apply_conversion_patterns to %0 {
      transform.apply_conversion_patterns.dialect_to_llvm "arith"
      transform.apply_conversion_patterns.dialect_to_llvm "func"
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {index_bitwidth = 32, use_bare_ptr_call_conv = true}
    } {illegal_dialects = ["arith", "func"], legal_dialects = ["llvm"], partial_conversion} : !transform.any_op
    transform.yield
  }
}

// -----

func.func private @g(memref<4xf32>) -> memref<4xf32>
// expected-error @below {{failed to legalize operation 'func.func' that was explicitly marked illegal}}
// expected-note @below {{target op}}
func.func @call(%m: memref<4xf32>, %u: memref<*xi32>) -> memref<4xf32> {
  %0 = call @g(%m) : (memref<4xf32>) -> memref<4xf32>
  return %0 : memref<4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{dialect conversion failed}}
    transform.apply_conversion_patterns to %0 {
      transform.apply_conversion_patterns.dialect_to_llvm "arith"
      transform.apply_conversion_patterns.dialect_to_llvm "func"
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {index_bitwidth = 32, use_bare_ptr_call_conv = true}
    } {illegal_dialects = ["arith", "func"], legal_dialects = ["llvm"], partial_conversion} : !transform.any_op
    transform.yield
  }
}

// -----

// expected-note @below {{target op}}
func.func @vector(%v: vector<4xf32>, %f: f32) -> (f32, vector<4xf32>) {
  %0 = vector.extract %v[2] : f32 from vector<4xf32>
  %1 = vector.insert %f, %v[1] : f32 into vector<4xf32>
  // expected-error @below {{failed to legalize operation 'vector.reduction' that was explicitly marked illegal}}
  %2 = vector.reduction <add>, %1 : vector<4xf32> into f32
  %3 = vector.broadcast %f : f32 to vector<4xf32>
  return %2, %3 : f32, vector<4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{dialect conversion failed}}
    transform.apply_conversion_patterns to %0 {
      transform.apply_conversion_patterns.vector.vector_to_llvm {force_32bit_vector_indices = false}
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {illegal_ops = ["vector.reduction"], legal_ops = ["vector.extract"], partial_conversion} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @no_converter() {
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{pattern descriptor does not specify type converter and apply_conversion_patterns op has no default type converter}}
    transform.apply_conversion_patterns to %0 {
      // expected-note @below {{pattern descriptor op}}
      transform.apply_conversion_patterns.scf.scf_to_control_flow
    } {legal_dialects = ["cf"], partial_conversion} : !transform.any_op
    transform.yield
  }
}
