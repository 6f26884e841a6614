// RUN: ods opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

llvm.func @load(%p: !llvm.ptr) {
  // expected-error @below {{'llvm.load' op expected op to return a single LLVM pointer type}}
  %0 = llvm.load %p dereferenceable<bytes = 8> : !llvm.ptr -> i32
  llvm.return
}

// -----

// expected-error @below {{target features can not contain ','}}
"t.op"() {a = #llvm.target_features<["+a,b"]>} : () -> ()

// -----

// expected-error @below {{target features must start with '+' or '-'}}
"t.op"() {a = #llvm.target_features<["a"]>} : () -> ()

// -----

llvm.func @weights(%c: i1) {
  // expected-error @below {{expects number of branch weights to match number of successors: 3 vs 2}}
  llvm.cond_br %c weights([1, 2, 3]), ^bb1, ^bb1
^bb1:
  llvm.return
}

// -----

llvm.func @zero_weights(%c: i1) {
  // expected-error @below {{branch weights cannot all be zero}}
  llvm.cond_br %c weights([0, 0]), ^bb1, ^bb1
^bb1:
  llvm.return
}

// -----

llvm.func @position(%a: !llvm.struct<(i32, i1)>) {
  // expected-error @below {{'llvm.extractvalue' op position out of bounds: 5}}
  %0 = "llvm.extractvalue"(%a) <{position = array<i64: 5>}> : (!llvm.struct<(i32, i1)>) -> i32
  llvm.return
}

// -----

llvm.func @rounding(%a: f32) {
  // expected-error @below {{attribute 'roundingmode' failed to satisfy constraint: LLVM Rounding Mode whose minimum value is 0}}
  %0 = "llvm.intr.experimental.constrained.fptrunc"(%a) <{roundingmode = -1 : i64, fpExceptionBehavior = 1 : i64}> : (f32) -> f16
  llvm.return
}

// -----

llvm.func @overflow(%a: i32) {
  // expected-error @below {{expected ::mlir::LLVM::IntegerOverflowFlagsAttr or IntegerAttr storage for ::mlir::LLVM::IntegerOverflowFlags}}
  %0 = "llvm.add"(%a, %a) <{overflowFlags = "a"}> : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @atomic(%p: !llvm.ptr) {
  // expected-error @below {{'llvm.load' op unsupported type 'f80' for atomic access}}
  %0 = "llvm.load"(%p) <{ordering = 6 : i64}> : (!llvm.ptr) -> f80
  llvm.return
}

// -----

llvm.func @ppc(%a: vector<2x!llvm.ppc_fp128>) {
  // expected-error @below {{operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type}}
  %0 = "llvm.intr.exp"(%a) : (vector<2x!llvm.ppc_fp128>) -> vector<2x!llvm.ppc_fp128>
  llvm.return
}

// -----

llvm.func @tags() {
  llvm.blocktag <id = 1>
  llvm.br ^bb1
^bb1:
  // expected-error @below {{duplicate block tag '1' in the same function: }}
  llvm.blocktag <id = 1>
  llvm.return
}

// -----

llvm.func @inttoptr(%a: vector<2xi32>) {
  // expected-error @below {{'llvm.inttoptr' op expected op to return a single LLVM pointer type}}
  %0 = "llvm.inttoptr"(%a) <{dereferenceable = #llvm.dereferenceable<bytes = 8>}> : (vector<2xi32>) -> vector<2x!llvm.ptr>
  llvm.return
}

// -----

// expected-error @below {{'llvm.mlir.global_dtors' op 'dtor' does not have a definition}}
llvm.mlir.global_dtors dtors = [@dtor], priorities = [0 : i32], data = [#llvm.zero]
llvm.func @dtor()

// -----

// expected-error @below {{'llvm.mlir.global_ctors' op 'ctor' does not have a definition}}
llvm.mlir.global_ctors ctors = [@ctor, @none], priorities = [0 : i32, 1 : i32], data = [#llvm.zero, #llvm.zero]
llvm.func @ctor()

// -----

func.func @interleave_scalable(%a: vector<[2]xf16>) {
  // expected-error @below {{result has twice as many elements as 'vec1'}}
  %0 = "llvm.intr.vector.interleave2"(%a, %a) : (vector<[2]xf16>, vector<[2]xf16>) -> vector<4xf16>
  return
}

// -----

func.func @interleave_type(%a: vector<2xf16>) {
  // expected-error @below {{result has twice as many elements as 'vec1'}}
  %0 = "llvm.intr.vector.interleave2"(%a, %a) : (vector<2xf16>, vector<2xf16>) -> vector<4xf32>
  return
}

// -----

// The constraint of what a result is computed from is checked by the parser.

func.func @atomicrmw(%p: !llvm.ptr, %v: index) {
  // expected-error @below {{custom op 'llvm.atomicrmw' 'val' must be floating point LLVM type or LLVM pointer type or signless integer}}
  %0 = llvm.atomicrmw fadd %p, %v unordered : !llvm.ptr, index
  return
}

// -----

llvm.func @f()
llvm.func @bundle_types(%a: i32) {
  // expected-error @below {{expected 2 types for operand bundle operands for operand bundle #0, but actually got 1}}
  llvm.call @f() ["a"(%a : i32), "b"(%a, %a : i32)] : () -> ()
  llvm.return
}

// -----

llvm.func @f()
llvm.func @bundle_tag(%a: i32) {
  // expected-error @below {{expected string}}
  // expected-error @below {{custom op 'llvm.call' expect operand bundle tag}}
  llvm.call @f() [a(%a : i32)] : () -> ()
  llvm.return
}

// -----

// expected-error @below {{identifier already used for an enclosing struct}}
"t.op"() : () -> !llvm.struct<"s1", (struct<"s1", ()>)>

// -----

// expected-error @below {{expected ','}}
"t.op"() : () -> !llvm.struct<"s1", (struct<"s1" ()>)>

// -----

"t.op"() : () -> !llvm.struct<"s2", (i32)>
// expected-error @below {{redeclaring defined struct as opaque}}
"t.op"() : () -> !llvm.struct<"s2", (struct<"s2", opaque>)>

// -----

// expected-error @below {{unexpected type, expected keyword}}
"t.op"() : () -> !llvm.vector<4xf32>

// -----

// expected-error @below {{unknown LLVM type: ifoo}}
"t.op"() : () -> !llvm.ifoo

// -----

// expected-error @below {{this target extension type cannot be used in a global}}
llvm.mlir.global external @global() : !llvm.target<"aarch64.svcount">

// -----

llvm.func @zero() {
  // expected-error @below {{target extension type does not support zero-initializer}}
  %0 = llvm.mlir.zero : !llvm.target<"aarch64.svcount">
  llvm.return
}

// -----

// The dialect accepts operations that it does not know.
func.func @f(%a: i16, %b: i16) {
  %0:2 = "llvm.sadd.with.overflow.i16"(%a, %b) : (i16, i16) -> (i16, i1)
  return
}

// -----

llvm.func @g() {
  // expected-error @below {{custom op 'llvm.mlir.addressof' invalid kind of attribute specified}}
  %0 = llvm.mlir.addressof @m::@f : !llvm.ptr

// -----

// Types of parameters in messages are what upstream's definitions call them.
// expected-error @below {{expected integer value}}
// expected-error @below {{failed to parse LLVM_DILabelAttr parameter 'line' which is to be a `unsigned`}}
"t.op"() {a = #llvm.di_label<line = foo>} : () -> ()

// -----

// expected-error @below {{expected one of [external, available_externally}}
// expected-error @below {{failed to parse LinkageAttr parameter 'linkage' which is to be a `linkage::Linkage`}}
"t.op"() {a = #llvm.linkage<foo>} : () -> ()

// -----

// expected-error @below {{invalid debug info debug info tag name: foo}}
// expected-error @below {{failed to parse LLVM_DIBasicTypeAttr parameter 'tag' which is to be a `unsigned`}}
"t.op"() {a = #llvm.di_basic_type<tag = foo>} : () -> ()

// -----

// expected-error @below {{duplicate or unknown struct parameter name: foo}}
"t.op"() {a = #llvm.di_subroutine_type<foo = foo>} : () -> ()

// -----

// expected-error @below {{expected valid keyword}}
// expected-error @below {{expected a parameter name in struct}}
"t.op"() {a = #llvm.blockaddress<"id">} : () -> ()

// -----

llvm.func @ordering() {
  // expected-error @below {{attribute 'ordering' failed to satisfy constraint: Atomic ordering for LLVM's memory model}}
  "llvm.fence"() {ordering = 3 : i64} : () -> ()
  llvm.return
}

// -----

llvm.func @g() {
  // expected-error @below {{'llvm.call' op must have either a `callee` attribute or at least an operand}}
  llvm.call @m::@f() : () -> ()
  llvm.return
}

// -----

llvm.func @g() {
  // expected-error @below {{custom op 'llvm.blockaddress' invalid kind of attribute specified}}
  // expected-error @below {{custom op 'llvm.blockaddress' failed to parse LLVM_BlockAddressAttr parameter 'function' which is to be a `FlatSymbolRefAttr`}}
  %0 = llvm.blockaddress <function = @m::@f, tag = <id = 0>> : !llvm.ptr
  llvm.return
}

// -----

llvm.func @g() {
  // expected-error @below {{integer literal not valid for specified type}}
  llvm.call_intrinsic 5() : () -> ()

// -----

llvm.func @f()
llvm.func @arrow() {
  // expected-error @below {{custom op 'llvm.call' expected direct call to have 1 trailing types}}
  llvm.call @f() : ()
  llvm.return
}

// -----

llvm.func @masked(%p: !llvm.ptr, %m: vector<4xi1>, %v: vector<4xf32>) {
  // expected-error @below {{'llvm.intr.masked.load' op operand group starting at #2 requires 0 or 1 element, but found 2}}
  %0 = "llvm.intr.masked.load"(%p, %m, %v, %v) <{alignment = 1 : i32}> : (!llvm.ptr, vector<4xi1>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  llvm.return
}

// -----

#file = #llvm.di_file<"a.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#sub = #llvm.di_subprogram<compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
llvm.func @callee() {
  llvm.return
} loc(fused<#sub>["a.c":1:1])
llvm.func @outside() {
  llvm.return
}
llvm.func @caller() {
  llvm.call @outside() : () -> () loc(unknown)
  llvm.call @callee() : () -> ()
  // expected-error @unknown {{inlinable function call in a function with a DISubprogram location must have a debug location}}
  llvm.call @callee() : () -> () loc(unknown)
  llvm.return
} loc(fused<#sub>["a.c":2:1])
