// RUN: ods opt %s --transform-interpreter --split-input-file --allow-unregistered-dialect | golden %S/conversions.out

func.func @br(%a: complex<f64>, %c: i1) {
  cf.cond_br %c, ^bb1(%a : complex<f64>), ^bb2
^bb1(%x: complex<f64>):
  "test.use"(%x) : (complex<f64>) -> ()
  cf.br ^bb2
^bb2:
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %0 {
      transform.apply_conversion_patterns.func.func_to_llvm
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["llvm"], partial_conversion} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @br(%a: complex<f64>, %c: i1) {
  cf.cond_br %c, ^bb1(%a : complex<f64>), ^bb2
^bb1(%x: complex<f64>):
  "test.use"(%x) : (complex<f64>) -> ()
  cf.br ^bb2
^bb2:
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %0 {
      transform.apply_conversion_patterns.dialect_to_llvm "cf"
      transform.apply_conversion_patterns.dialect_to_llvm "arith"
      transform.apply_conversion_patterns.dialect_to_llvm "memref"
      transform.apply_conversion_patterns.vector.vector_to_llvm
      transform.apply_conversion_patterns.func.func_to_llvm
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["llvm"], partial_conversion, illegal_dialects = ["cf", "arith"]} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @br(%a: complex<f64>, %c: i1) {
  cf.cond_br %c, ^bb1(%a : complex<f64>), ^bb2
^bb1(%x: complex<f64>):
  "test.use"(%x) : (complex<f64>) -> ()
  cf.br ^bb2
^bb2:
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %0 {
      transform.apply_conversion_patterns.scf.scf_to_control_flow
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {illegal_ops = ["scf.for", "scf.if"], legal_dialects = ["cf", "arith"], partial_conversion} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @br(%a: complex<f64>, %c: i1) {
  cf.cond_br %c, ^bb1(%a : complex<f64>), ^bb2
^bb1(%x: complex<f64>):
  "test.use"(%x) : (complex<f64>) -> ()
  cf.br ^bb2
^bb2:
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
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

func.func @arith(%a: i32, %b: index, %v: vector<4xf32>) -> (i32, index) {
  %c = arith.constant 7 : index
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %b, %c : index
  %2 = arith.addf %v, %v : vector<4xf32>
  return %0, %1 : i32, index
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %0 {
      transform.apply_conversion_patterns.func.func_to_llvm
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["llvm"], partial_conversion} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @arith(%a: i32, %b: index, %v: vector<4xf32>) -> (i32, index) {
  %c = arith.constant 7 : index
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %b, %c : index
  %2 = arith.addf %v, %v : vector<4xf32>
  return %0, %1 : i32, index
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %0 {
      transform.apply_conversion_patterns.dialect_to_llvm "cf"
      transform.apply_conversion_patterns.dialect_to_llvm "arith"
      transform.apply_conversion_patterns.dialect_to_llvm "memref"
      transform.apply_conversion_patterns.vector.vector_to_llvm
      transform.apply_conversion_patterns.func.func_to_llvm
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["llvm"], partial_conversion, illegal_dialects = ["cf", "arith"]} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @arith(%a: i32, %b: index, %v: vector<4xf32>) -> (i32, index) {
  %c = arith.constant 7 : index
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %b, %c : index
  %2 = arith.addf %v, %v : vector<4xf32>
  return %0, %1 : i32, index
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %0 {
      transform.apply_conversion_patterns.scf.scf_to_control_flow
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {illegal_ops = ["scf.for", "scf.if"], legal_dialects = ["cf", "arith"], partial_conversion} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @arith(%a: i32, %b: index, %v: vector<4xf32>) -> (i32, index) {
  %c = arith.constant 7 : index
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %b, %c : index
  %2 = arith.addf %v, %v : vector<4xf32>
  return %0, %1 : i32, index
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
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

func.func @memref(%m: memref<4x?xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i] : memref<4x?xf32>
  %1 = memref.alloc(%i) : memref<?xf32>
  memref.store %0, %1[%i] : memref<?xf32>
  return %0 : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %0 {
      transform.apply_conversion_patterns.func.func_to_llvm
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["llvm"], partial_conversion} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @memref(%m: memref<4x?xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i] : memref<4x?xf32>
  %1 = memref.alloc(%i) : memref<?xf32>
  memref.store %0, %1[%i] : memref<?xf32>
  return %0 : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %0 {
      transform.apply_conversion_patterns.dialect_to_llvm "cf"
      transform.apply_conversion_patterns.dialect_to_llvm "arith"
      transform.apply_conversion_patterns.dialect_to_llvm "memref"
      transform.apply_conversion_patterns.vector.vector_to_llvm
      transform.apply_conversion_patterns.func.func_to_llvm
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["llvm"], partial_conversion, illegal_dialects = ["cf", "arith"]} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @memref(%m: memref<4x?xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i] : memref<4x?xf32>
  %1 = memref.alloc(%i) : memref<?xf32>
  memref.store %0, %1[%i] : memref<?xf32>
  return %0 : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %0 {
      transform.apply_conversion_patterns.scf.scf_to_control_flow
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {illegal_ops = ["scf.for", "scf.if"], legal_dialects = ["cf", "arith"], partial_conversion} : !transform.any_op
    transform.yield
  }
}

// -----

func.func private @g(memref<4xf32>) -> memref<4xf32>
func.func @call(%m: memref<4xf32>, %u: memref<*xi32>) -> memref<4xf32> {
  %0 = call @g(%m) : (memref<4xf32>) -> memref<4xf32>
  return %0 : memref<4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %0 {
      transform.apply_conversion_patterns.func.func_to_llvm
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["llvm"], partial_conversion} : !transform.any_op
    transform.yield
  }
}

// -----

func.func private @g(memref<4xf32>) -> memref<4xf32>
func.func @call(%m: memref<4xf32>, %u: memref<*xi32>) -> memref<4xf32> {
  %0 = call @g(%m) : (memref<4xf32>) -> memref<4xf32>
  return %0 : memref<4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %0 {
      transform.apply_conversion_patterns.dialect_to_llvm "cf"
      transform.apply_conversion_patterns.dialect_to_llvm "arith"
      transform.apply_conversion_patterns.dialect_to_llvm "memref"
      transform.apply_conversion_patterns.vector.vector_to_llvm
      transform.apply_conversion_patterns.func.func_to_llvm
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["llvm"], partial_conversion, illegal_dialects = ["cf", "arith"]} : !transform.any_op
    transform.yield
  }
}

// -----

func.func private @g(memref<4xf32>) -> memref<4xf32>
func.func @call(%m: memref<4xf32>, %u: memref<*xi32>) -> memref<4xf32> {
  %0 = call @g(%m) : (memref<4xf32>) -> memref<4xf32>
  return %0 : memref<4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %0 {
      transform.apply_conversion_patterns.scf.scf_to_control_flow
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {illegal_ops = ["scf.for", "scf.if"], legal_dialects = ["cf", "arith"], partial_conversion} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @vector(%v: vector<4xf32>, %f: f32) -> (f32, vector<4xf32>) {
  %0 = vector.extract %v[2] : f32 from vector<4xf32>
  %1 = vector.insert %f, %v[1] : f32 into vector<4xf32>
  %2 = vector.reduction <add>, %1 : vector<4xf32> into f32
  %3 = vector.broadcast %f : f32 to vector<4xf32>
  return %2, %3 : f32, vector<4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %0 {
      transform.apply_conversion_patterns.func.func_to_llvm
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["llvm"], partial_conversion} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @vector(%v: vector<4xf32>, %f: f32) -> (f32, vector<4xf32>) {
  %0 = vector.extract %v[2] : f32 from vector<4xf32>
  %1 = vector.insert %f, %v[1] : f32 into vector<4xf32>
  %2 = vector.reduction <add>, %1 : vector<4xf32> into f32
  %3 = vector.broadcast %f : f32 to vector<4xf32>
  return %2, %3 : f32, vector<4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %0 {
      transform.apply_conversion_patterns.dialect_to_llvm "cf"
      transform.apply_conversion_patterns.dialect_to_llvm "arith"
      transform.apply_conversion_patterns.dialect_to_llvm "memref"
      transform.apply_conversion_patterns.vector.vector_to_llvm
      transform.apply_conversion_patterns.func.func_to_llvm
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["llvm"], partial_conversion, illegal_dialects = ["cf", "arith"]} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @vector(%v: vector<4xf32>, %f: f32) -> (f32, vector<4xf32>) {
  %0 = vector.extract %v[2] : f32 from vector<4xf32>
  %1 = vector.insert %f, %v[1] : f32 into vector<4xf32>
  %2 = vector.reduction <add>, %1 : vector<4xf32> into f32
  %3 = vector.broadcast %f : f32 to vector<4xf32>
  return %2, %3 : f32, vector<4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %0 {
      transform.apply_conversion_patterns.scf.scf_to_control_flow
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {illegal_ops = ["scf.for", "scf.if"], legal_dialects = ["cf", "arith"], partial_conversion} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @vector(%v: vector<4xf32>, %f: f32) -> (f32, vector<4xf32>) {
  %0 = vector.extract %v[2] : f32 from vector<4xf32>
  %1 = vector.insert %f, %v[1] : f32 into vector<4xf32>
  %2 = vector.reduction <add>, %1 : vector<4xf32> into f32
  %3 = vector.broadcast %f : f32 to vector<4xf32>
  return %2, %3 : f32, vector<4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
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

func.func @loops(%n: index, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> f32 {
    %c = arith.cmpi slt, %i, %n : index
    %y = scf.if %c -> f32 {
      %z = arith.addf %a, %x : f32
      scf.yield %z : f32
    } else {
      scf.yield %a : f32
    }
    scf.yield %y : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %0 {
      transform.apply_conversion_patterns.func.func_to_llvm
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["llvm"], partial_conversion} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @loops(%n: index, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> f32 {
    %c = arith.cmpi slt, %i, %n : index
    %y = scf.if %c -> f32 {
      %z = arith.addf %a, %x : f32
      scf.yield %z : f32
    } else {
      scf.yield %a : f32
    }
    scf.yield %y : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %0 {
      transform.apply_conversion_patterns.dialect_to_llvm "cf"
      transform.apply_conversion_patterns.dialect_to_llvm "arith"
      transform.apply_conversion_patterns.dialect_to_llvm "memref"
      transform.apply_conversion_patterns.vector.vector_to_llvm
      transform.apply_conversion_patterns.func.func_to_llvm
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["llvm"], partial_conversion, illegal_dialects = ["cf", "arith"]} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @loops(%n: index, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> f32 {
    %c = arith.cmpi slt, %i, %n : index
    %y = scf.if %c -> f32 {
      %z = arith.addf %a, %x : f32
      scf.yield %z : f32
    } else {
      scf.yield %a : f32
    }
    scf.yield %y : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
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

func.func @memref(%m: memref<4x?xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i] : memref<4x?xf32>
  %1 = memref.alloc(%i) : memref<?xf32>
  memref.store %0, %1[%i] : memref<?xf32>
  return %0 : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %0 {
      transform.apply_conversion_patterns.dialect_to_llvm "memref"
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {use_aligned_alloc = true, use_generic_functions = true}
    } {illegal_dialects = ["memref"], legal_dialects = ["llvm"], partial_conversion} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @vector(%v: vector<4xf32>, %f: f32) -> (f32, vector<4xf32>) {
  %0 = vector.extract %v[2] : f32 from vector<4xf32>
  %1 = vector.insert %f, %v[1] : f32 into vector<4xf32>
  %2 = vector.reduction <add>, %1 : vector<4xf32> into f32
  %3 = vector.broadcast %f : f32 to vector<4xf32>
  return %2, %3 : f32, vector<4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %0 {
      transform.apply_conversion_patterns.vector.vector_to_llvm {reassociate_fp_reductions = true}
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {illegal_dialects = ["vector"], legal_dialects = ["llvm"], partial_conversion} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @arith(%a: i32, %b: index, %v: vector<4xf32>) -> (i32, index) {
  %c = arith.constant 7 : index
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %b, %c : index
  %2 = arith.addf %v, %v : vector<4xf32>
  return %0, %1 : i32, index
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %0 {
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {partial_conversion} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @arith(%a: i32, %b: index, %v: vector<4xf32>) -> (i32, index) {
  %c = arith.constant 7 : index
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %b, %c : index
  %2 = arith.addf %v, %v : vector<4xf32>
  return %0, %1 : i32, index
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %0 {
      transform.apply_conversion_patterns.dialect_to_llvm "arith"
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {illegal_dialects = ["arith"], legal_dialects = ["llvm"], partial_conversion, preserve_handles} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @loops(%n: index, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> f32 {
    %c = arith.cmpi slt, %i, %n : index
    %y = scf.if %c -> f32 {
      %z = arith.addf %a, %x : f32
      scf.yield %z : f32
    } else {
      scf.yield %a : f32
    }
    scf.yield %y : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %0 {
      transform.apply_conversion_patterns.scf.structural_conversions
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {partial_conversion} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @br_and_loops(%a: complex<f64>, %c: i1) {
  cf.cond_br %c, ^bb1(%a : complex<f64>), ^bb2
^bb1(%x: complex<f64>):
  "test.use"(%x) : (complex<f64>) -> ()
  scf.if %c {
    "test.use"(%x) : (complex<f64>) -> ()
  }
  cf.br ^bb2
^bb2:
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %0 {
      transform.apply_conversion_patterns.dialect_to_llvm "cf"
      transform.apply_conversion_patterns.dialect_to_llvm "arith"
      transform.apply_conversion_patterns.dialect_to_llvm "memref"
      transform.apply_conversion_patterns.vector.vector_to_llvm
      transform.apply_conversion_patterns.func.func_to_llvm
      transform.apply_conversion_patterns.scf.scf_to_control_flow
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["llvm"], partial_conversion, illegal_dialects = ["scf"]} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @more(%a: i32, %b: index, %v: vector<4xf32>) -> (i32, index) {
  %c = arith.constant 7 : index
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %b, %c : index
  %2 = arith.addf %v, %v : vector<4xf32>
  return %0, %1 : i32, index
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %0 {
      transform.apply_conversion_patterns.dialect_to_llvm "arith"
      transform.apply_conversion_patterns.dialect_to_llvm "func"
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {index_bitwidth = 32, use_bare_ptr_call_conv = false}
    } {illegal_dialects = ["arith", "func"], legal_dialects = ["llvm"], partial_conversion} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @wide(%a: i32, %b: index, %v: vector<4xf32>) -> (i32, index) {
  %c = arith.constant 7 : index
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %b, %c : index
  %2 = arith.addf %v, %v : vector<4xf32>
  return %0, %1 : i32, index
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %0 {
      transform.apply_conversion_patterns.dialect_to_llvm "arith"
      transform.apply_conversion_patterns.dialect_to_llvm "func"
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {use_bare_ptr_call_conv = true}
    } {illegal_dialects = ["arith", "func"], legal_dialects = ["llvm"], partial_conversion} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @only_arith(%a: i32, %b: index, %v: vector<4xf32>) -> (i32, index) {
  %c = arith.constant 7 : index
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %b, %c : index
  %2 = arith.addf %v, %v : vector<4xf32>
  return %0, %1 : i32, index
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %0 {
      transform.apply_conversion_patterns.dialect_to_llvm "arith"
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {index_bitwidth = 32, use_bare_ptr_call_conv = true}
    } {illegal_dialects = ["arith"], legal_dialects = ["llvm"], partial_conversion} : !transform.any_op
    transform.yield
  }
}

// -----

// Blocks with arguments go into a function about which the target says nothing.

module attributes {transform.with_named_sequence} {
  func.func @f(%n: index, %x: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> f32 {
      %s = arith.addf %a, %x : f32
      scf.yield %s : f32
    }
    return %r : f32
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.consumed}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %f {
      transform.apply_conversion_patterns.scf.scf_to_control_flow
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["cf", "arith"], illegal_dialects=["scf"], partial_conversion} : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%n: i1, %x: f32) -> f32 {
    %r = scf.if %n -> f32 {
      %s = arith.addf %x, %x : f32
      scf.yield %s : f32
    } else {
      scf.yield %x : f32
    }
    return %r : f32
  }
  func.func @w(%x: f32) -> f32 {
    %r = scf.while (%a = %x) : (f32) -> f32 {
      %c = arith.cmpf olt, %a, %x : f32
      scf.condition(%c) %a : f32
    } do {
    ^bb0(%b: f32):
      %d = arith.addf %b, %x : f32
      scf.yield %d : f32
    }
    return %r : f32
  }
  func.func @e(%x: f32) -> f32 {
    %r = scf.execute_region -> f32 {
      scf.yield %x : f32
    }
    return %r : f32
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.consumed}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %f {
      transform.apply_conversion_patterns.scf.scf_to_control_flow
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["cf", "arith"], partial_conversion} : !transform.any_op
    transform.yield
  }
}
