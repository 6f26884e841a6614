// RUN: ods opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @f(%s: !shape.shape, %a: !shape.size) {
  // expected-error @below {{'shape.reduce' op ReduceOp body is expected to have 3 arguments}}
  %n = shape.reduce(%s, %a) : !shape.shape -> !shape.size {
  ^bb0(%i: index, %d: !shape.size):
    shape.yield %d : !shape.size
  }
  return
}

// -----

func.func @f(%s: !shape.shape, %a: !shape.size) {
  // expected-error @below {{'shape.reduce' op argument 0 of ReduceOp body is expected to be of IndexType}}
  %n = shape.reduce(%s, %a) : !shape.shape -> !shape.size {
  ^bb0(%i: f32, %d: !shape.size, %c: !shape.size):
    shape.yield %c : !shape.size
  }
  return
}

// -----

func.func @f(%s: !shape.shape, %a: !shape.size) {
  // expected-error @below {{'shape.reduce' op argument 1 of ReduceOp body is expected to be of SizeType if the ReduceOp operates on a ShapeType}}
  %n = shape.reduce(%s, %a) : !shape.shape -> !shape.size {
  ^bb0(%i: index, %d: index, %c: !shape.size):
    shape.yield %c : !shape.size
  }
  return
}

// -----

func.func @f(%s: tensor<?xindex>, %a: index) {
  // expected-error @below {{'shape.reduce' op argument 1 of ReduceOp body is expected to be of IndexType if the ReduceOp operates on an extent tensor}}
  %n = shape.reduce(%s, %a) : tensor<?xindex> -> index {
  ^bb0(%i: index, %d: !shape.size, %c: index):
    shape.yield %c : index
  }
  return
}

// -----

func.func @f(%s: tensor<?xindex>, %a: index) {
  // expected-error @below {{'shape.reduce' op type mismatch between argument 2 of ReduceOp body and initial value 0}}
  %n = shape.reduce(%s, %a) : tensor<?xindex> -> index {
  ^bb0(%i: index, %d: index, %c: f32):
    shape.yield %i : index
  }
  return
}

// -----

func.func @f(%s: tensor<?xindex>, %a: index) {
  %n = shape.reduce(%s, %a) : tensor<?xindex> -> index {
  ^bb0(%i: index, %d: index, %c: index):
    // expected-error @below {{'shape.yield' op number of operands does not match number of results of its parent}}
    shape.yield %i, %i : index, index
  }
  return
}

// -----

func.func @f(%s: tensor<?xindex>, %a: index, %f: f32) {
  %n = shape.reduce(%s, %a) : tensor<?xindex> -> index {
  ^bb0(%i: index, %d: index, %c: index):
    // expected-error @below {{'shape.yield' op types mismatch between yield op and its parent}}
    shape.yield %f : f32
  }
  return
}

// -----

func.func @f(%s: tensor<?xindex>) {
  // expected-error @below {{custom op 'shape.reduce' number of operands and types do not match: got 0 operands and 1 types}}
  %0 = shape.reduce(%s) : tensor<?xindex> -> index {
  ^bb0(%i: index, %d: index, %c: index):
    shape.yield %i : index
  }
  return
}

// -----

func.func @f() {
  // expected-error @below {{'shape.assuming_all' op no operands specified}}
  %0 = shape.assuming_all
  return
}

// -----

func.func @f(%s: !shape.shape) {
  // expected-error @below {{'shape.cstr_broadcastable' op required at least 2 input shapes}}
  %0 = shape.cstr_broadcastable %s : !shape.shape
  return
}

// -----

func.func @f(%a: !shape.size, %b: index) {
  // expected-error @below {{'shape.add' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.add %a, %b : !shape.size, index -> index
  return
}

// -----

func.func @f(%a: !shape.size, %b: index) {
  // expected-error @below {{'shape.mul' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.mul %a, %b : !shape.size, index -> index
  return
}

// -----

func.func @f(%a: !shape.size, %b: index) {
  // expected-error @below {{'shape.div' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.div %a, %b : !shape.size, index -> index
  return
}

// -----

func.func @f(%a: !shape.shape) {
  // expected-error @below {{'shape.num_elements' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.num_elements %a : !shape.shape -> index
  return
}

// -----

func.func @f(%a: !shape.shape) {
  // expected-error @below {{'shape.rank' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.rank %a : !shape.shape -> index
  return
}

// -----

func.func @f(%a: !shape.shape, %b: !shape.shape) {
  // expected-error @below {{'shape.broadcast' op if at least one of the operands can hold error values then the result must be of type `shape` to propagate them}}
  %0 = shape.broadcast %a, %b : !shape.shape, !shape.shape -> tensor<?xindex>
  return
}

// -----

func.func @f(%a: !shape.shape, %b: index) {
  // expected-error @below {{'shape.get_extent' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.get_extent %a, %b : !shape.shape, index -> index
  return
}

// -----

func.func @f(%a: !shape.value_shape) {
  // expected-error @below {{'shape.shape_of' op if at least one of the operands can hold error values then the result must be of type `shape` to propagate them}}
  %0 = shape.shape_of %a : !shape.value_shape -> tensor<?xindex>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @below {{'shape.shape_of' op inferred type(s) 'tensor<2xindex>' are incompatible with return type(s) of operation 'tensor<3xindex>'}}
  // expected-error @below {{'shape.shape_of' op failed to infer returned types}}
  %0 = shape.shape_of %a : tensor<2x3xf32> -> tensor<3xindex>
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @below {{'shape.shape_of' op operand #0 must be shaped of any type values or , but got 'f32'}}
  %0 = shape.shape_of %a : f32 -> tensor<3xindex>
  return
}

// -----

func.func @f(%a: !shape.shape, %b: !shape.size) {
  // expected-error @below {{'shape.max' op inferred type(s) '!shape.size' are incompatible with return type(s) of operation '!shape.shape'}}
  // expected-error @below {{'shape.max' op failed to infer returned types}}
  %0 = shape.max %a, %b : !shape.shape, !shape.size -> !shape.shape
  return
}

// -----

func.func @f(%a: !shape.shape, %b: !shape.size) {
  // expected-error @below {{requires all sizes or shapes}}
  // expected-error @below {{'shape.meet' op failed to infer returned types}}
  %0 = shape.meet %a, %b : !shape.shape, !shape.size -> !shape.shape
  return
}

// -----

func.func @f(%a: tensor<2xindex>, %b: tensor<3xindex>) {
  // expected-error @below {{unequal shape cardinality}}
  // expected-error @below {{'shape.meet' op failed to infer returned types}}
  %0 = shape.meet %a, %b : tensor<2xindex>, tensor<3xindex> -> tensor<2xindex>
  return
}

// -----

func.func @f(%a: tensor<2xindex>, %b: tensor<?xindex>) {
  // expected-error @below {{'shape.meet' op inferred type(s) 'tensor<?xindex>' are incompatible with return type(s) of operation 'index'}}
  // expected-error @below {{'shape.meet' op failed to infer returned types}}
  %0 = shape.meet %a, %b : tensor<2xindex>, tensor<?xindex> -> index
  return
}

// -----

func.func @f(%a: index, %b: !shape.shape) {
  // expected-error @below {{requires all sizes or shapes}}
  // expected-error @below {{'shape.meet' op failed to infer returned types}}
  %0 = shape.meet %a, %b : index, !shape.shape -> !shape.shape
  return
}

// -----

func.func @f() {
  // expected-error @below {{'shape.const_shape' op inferred type(s) 'tensor<2xindex>' are incompatible with return type(s) of operation 'tensor<3xindex>'}}
  // expected-error @below {{'shape.const_shape' op failed to infer returned types}}
  %0 = shape.const_shape [1, 2] : tensor<3xindex>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'shape.const_shape' op result #0 must be shape or extent tensor, but got 'f32'}}
  %0 = shape.const_shape [1, 2] : f32
  return
}

// -----

func.func @f() {
  // expected-error @below {{integer literal not valid for specified type}}
  %0 = shape.const_shape 3 : !shape.shape
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @below {{'shape.size_to_index' op operand #0 must be size or index, but got 'i32'}}
  %0 = shape.size_to_index %a : i32
  return
}

// -----

// expected-note @below {{prior use here}}
func.func @f(%a: f32) {
  // expected-error @below {{use of value '%a' expects different type than prior uses: '!shape.witness' vs 'f32'}}
  %0 = shape.assuming_all %a
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @below {{'shape.from_extents' op operand #0 must be variadic of size or index, but got 'f32'}}
  %0 = shape.from_extents %a : f32
  return
}

// -----

func.func @f(%a: tensor<?xi32>) {
  // expected-error @below {{'shape.from_extent_tensor' op operand #0 must be 1D tensor of index values, but got 'tensor<?xi32>'}}
  %0 = shape.from_extent_tensor %a : tensor<?xi32>
  return
}

// -----

func.func @f(%a: tensor<?x?xindex>) {
  // expected-error @below {{'shape.to_extent_tensor' op operand #0 must be shape or extent tensor, but got 'tensor<?x?xindex>'}}
  %0 = shape.to_extent_tensor %a : tensor<?x?xindex> -> tensor<?xindex>
  return
}

// -----

// expected-note @below {{prior use here}}
func.func @f(%a: f32) {
  // expected-error @below {{use of value '%a' expects different type than prior uses: '!shape.value_shape' vs 'f32'}}
  %0 = shape.value_of %a : tensor<?xf32>
  return
}

// -----

func.func @f(%w: !shape.witness) {
  // expected-error @below {{'shape.assuming' op along control flow edge from Operation shape.assuming_yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  // expected-note @below {{region branch point}}
  shape.assuming %w -> (index) {
  }
  return
}

// -----

func.func @f() {
  // expected-error @below {{'shape.return' op expects parent op 'shape.func'}}
  shape.return
}

// -----

func.func @f() {
  // expected-error @below {{'shape.yield' op expects parent op to be one of 'shape.reduce, shape.function_library'}}
  shape.yield
}

// -----

func.func @f() {
  // expected-error @below {{'shape.assuming_yield' op expects parent op 'shape.assuming'}}
  shape.assuming_yield
}

// -----

func.func @f() {
  // expected-error @below {{shape.lib attribute may only be on op implementing SymbolTable}}
  "a.b"() {shape.lib = @x} : () -> ()
  return
}

// -----

// expected-error @below {{shape function library @x not found}}
module attributes {shape.lib = @x} {
}

// -----

// expected-error @below {{only SymbolRefAttr or array of SymbolRefAttrs allowed as shape.lib attribute}}
module attributes {shape.lib = 1} {
}

// -----

// expected-error @below {{only SymbolRefAttr allowed in shape.lib attribute array}}
module attributes {shape.lib = [1]} {
}

// -----

// expected-error @below {{@x does not refer to FunctionLibraryOp}}
module attributes {shape.lib = [@x]} {
}

// -----

// expected-error @below {{@f required to be shape function library}}
module attributes {shape.lib = @f} {
  func.func private @f()
}

// -----

// expected-error @below {{only one op to shape mapping allowed, found multiple for `"a.b"`}}
module attributes {shape.lib = [@l, @m]} {
  shape.function_library @l {
    func private @g(!shape.value_shape) -> !shape.shape
  } mapping {a.b = @g}
  shape.function_library @m {
    func private @g(!shape.value_shape) -> !shape.shape
  } mapping {a.b = @g}
}

// -----

// expected-error @below {{'shape.function_library' op Operations with a 'SymbolTable' must have exactly one block}}
shape.function_library @l {
} mapping {a.b = @g}

// -----

// The dialect accepts operations that it does not know.
"shape.nope"() : () -> ()

// -----

func.func @witness(%a: f32) {
  // expected-error @below {{'shape.assuming_all' op operand #0 must be variadic of , but got 'f32'}}
  %0 = "shape.assuming_all"(%a) : (f32) -> !shape.witness
  return
}
