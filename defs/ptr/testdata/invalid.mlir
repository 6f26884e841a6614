// RUN: ods opt %s --split-input-file --verify-diagnostics

// expected-error @below {{invalid kind of attribute specified}}
// expected-error @below {{failed to parse Ptr_PtrType parameter 'memorySpace' which is to be a `MemorySpaceAttrInterface`}}
func.func private @a(!ptr.ptr<1>)

// -----

// expected-error @below {{expected '<'}}
func.func private @a(!ptr.ptr)

// -----

// expected-error @below {{the ptr-like type has no metadata}}
func.func private @a(!ptr.ptr_metadata<!ptr.ptr<#ptr.generic_space>>)

// -----

// expected-error @below {{unknown  type `foo` in dialect `ptr`}}
func.func private @a(!ptr.foo)

// -----

// expected-error @below {{unknown attribute `foo` in dialect `ptr`}}
func.func private @a() attributes {x = #ptr.foo}

// -----

// expected-error @below {{expected a trailing type}}
func.func private @a() attributes {x = #ptr.address<5>}

// -----

// expected-error @below {{invalid kind of type specified}}
func.func private @a() attributes {x = #ptr.address<5> : i32}

// -----

// expected-error @below {{expected a trailing type}}
func.func private @a() attributes {x = #ptr.null}

// -----

// expected-error @below {{invalid kind of type specified}}
func.func private @a() attributes {x = #ptr.null : i32}

// -----

// expected-error @below {{size entry must be divisible by 8}}
func.func private @a() attributes {x = #ptr.spec<size = 33, abi = 32, preferred = 64>}

// -----

// expected-error @below {{abi entry must be divisible by 8}}
func.func private @a() attributes {x = #ptr.spec<size = 32, abi = 33, preferred = 64>}

// -----

// expected-error @below {{preferred entry must be divisible by 8}}
func.func private @a() attributes {x = #ptr.spec<size = 32, abi = 32, preferred = 65>}

// -----

// expected-error @below {{index entry must be divisible by 8}}
func.func private @a() attributes {x = #ptr.spec<size = 32, abi = 32, preferred = 64, index = 3>}

// -----

// expected-error @below {{preferred alignment is expected to be at least as large as ABI alignment}}
func.func private @a() attributes {x = #ptr.spec<size = 32, abi = 64, preferred = 32>}

// -----

// expected-error @below {{struct is missing required parameter: preferred}}
func.func private @a() attributes {x = #ptr.spec<size = 32, abi = 64>}

// -----

// expected-error @below {{duplicate or unknown struct parameter name: foo}}
func.func private @a() attributes {x = #ptr.spec<size = 32, abi = 64, foo = 3>}

// -----

// expected-error @below {{size entry must be divisible by 8}}
func.func private @a() attributes {x = #ptr.spec<size = -1, abi = 64, preferred = 64>}

// -----

// expected-error @below {{expected integer value}}
// expected-error @below {{failed to parse Ptr_SpecAttr parameter 'size' which is to be a `uint32_t`}}
func.func private @a() attributes {x = #ptr.spec<size = x>}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error @below {{alignment must be positive}}
  %0 = ptr.load %p alignment = 0 : !ptr.ptr<#ptr.generic_space> -> f32
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error @below {{alignment must be positive}}
  %0 = ptr.load %p alignment = -4 : !ptr.ptr<#ptr.generic_space> -> f32
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error @below {{alignment must be a power of 2}}
  %0 = ptr.load %p alignment = 6 : !ptr.ptr<#ptr.generic_space> -> f32
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error @below {{'ptr.load' op expected alignment for atomic access}}
  %0 = ptr.load %p atomic monotonic : !ptr.ptr<#ptr.generic_space> -> f32
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error @below {{'ptr.load' op unsupported ordering 'release'}}
  %0 = ptr.load %p atomic release alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error @below {{'ptr.load' op unsupported ordering 'acq_rel'}}
  %0 = ptr.load %p atomic acq_rel alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error @below {{custom op 'ptr.load' expected one of [not_atomic, unordered, monotonic, acquire, release, acq_rel, seq_cst] for Atomic ordering for LLVM's memory model, got: foo}}
  // expected-error @below {{custom op 'ptr.load' invalid value for property ordering, expected Atomic ordering for LLVM's memory model}}
  %0 = ptr.load %p atomic foo alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error @below {{'ptr.load' op expected syncscope to be null for non-atomic access}}
  %0 = "ptr.load"(%p) {syncscope = "x"} : (!ptr.ptr<#ptr.generic_space>) -> f32
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error @below {{'ptr.load' op property 'ordering' failed to satisfy constraint: Atomic ordering for LLVM's memory model}}
  %0 = "ptr.load"(%p) <{ordering = 9 : i32}> : (!ptr.ptr<#ptr.generic_space>) -> f32
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error @below {{invalid properties {alignment = 9 : i32} for op ptr.load: expected optional properties to materialize as arrays}}
  %0 = "ptr.load"(%p) <{alignment = 9 : i32}> : (!ptr.ptr<#ptr.generic_space>) -> f32
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>, %f: f32) {
  // expected-error @below {{'ptr.store' op unsupported ordering 'acquire'}}
  ptr.store %f, %p atomic acquire alignment = 4 : f32, !ptr.ptr<#ptr.generic_space> 
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>, %f: f32) {
  // expected-error @below {{'ptr.store' op unsupported ordering 'acq_rel'}}
  ptr.store %f, %p atomic acq_rel alignment = 4 : f32, !ptr.ptr<#ptr.generic_space> 
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>, %f: f32) {
  // expected-error @below {{'ptr.store' op expected alignment for atomic access}}
  ptr.store %f, %p atomic monotonic : f32, !ptr.ptr<#ptr.generic_space> 
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>, %f: f32) {
  // expected-error @below {{alignment must be a power of 2}}
  ptr.store %f, %p alignment = 5 : f32, !ptr.ptr<#ptr.generic_space> 
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>, %f: f32) {
  // expected-error @below {{'ptr.store' op operand #1 must be pointer type, but got 'f32'}}
  ptr.store %f, %f alignment = 5 : f32, f32 
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>, %f: memref<f32>) {
  // expected-error @below {{expected the input and output to have the same memory space}}
  %0 = ptr.to_ptr %f : memref<f32> -> !ptr.ptr<#ptr.generic_space>
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>, %f: memref<f32>) {
  // expected-error @below {{the input value cannot be of type `!ptr.ptr`}}
  %0 = ptr.to_ptr %p : !ptr.ptr<#ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>, %f: memref<f32>) {
  // expected-error @below {{the result type cannot be `!ptr.ptr`}}
  %0 = ptr.from_ptr %p : !ptr.ptr<#ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>, %f: memref<f32>) {
  // expected-error @below {{expected the input and output to have the same memory space}}
  %0 = ptr.from_ptr %p : !ptr.ptr<#ptr.generic_space> -> memref<f32>
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>, %f: memref<f32>) {
  // expected-error @below {{use of value '%m' expects different type than prior uses: '!ptr.ptr_metadata<memref<8xf32, #ptr.generic_space>>' vs '!ptr.ptr_metadata<memref<f32>>'}}
  // expected-note @below {{prior use here}}
  %m = ptr.get_metadata %f : memref<f32> %0 = ptr.from_ptr %p metadata %m : !ptr.ptr<#ptr.generic_space> -> memref<8xf32, #ptr.generic_space>
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>, %f: memref<f32>) {
  // expected-error @below {{'ptr.from_ptr' op operand #1 must be Pointer metadata type, but got '!ptr.ptr<#ptr.generic_space>'}}
  %0 = "ptr.from_ptr"(%p, %p) : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) -> memref<8xf32, #ptr.generic_space>
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>, %f: memref<f32>) {
  // expected-error @below {{'ptr.from_ptr' op failed to verify that metadata type}}
  %m = ptr.get_metadata %f : memref<f32> %0 = "ptr.from_ptr"(%p, %m) : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr_metadata<memref<f32>>) -> memref<8xf32, #ptr.generic_space>
  return
}

// -----

// expected-note @below {{prior use here}}
func.func @a(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xi1>, %x: vector<4xf32>, %y: vector<5xf32>) {
  // expected-error @below {{use of value '%m' expects different type than prior uses: 'vector<5xi1>' vs 'vector<4xi1>'}}
  %0 = ptr.gather %p, %m, %y : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<5xf32>
  return
}

// -----

func.func @a(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xi1>, %x: tensor<4xf32>, %t: tensor<4xi1>) {
  // expected-error @below {{'ptr.gather' op failed to verify that all of {result, ptrs} have same type IDs}}
  %0 = ptr.gather %p, %t, %x : vector<4x!ptr.ptr<#ptr.generic_space>> -> tensor<4xf32>
  return
}

// -----

func.func @a(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xi1>, %x: vector<4xf32>) {
  // expected-error @below {{alignment must be a power of 2}}
  %0 = ptr.gather %p, %m, %x alignment = 3 : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32>
  return
}

// -----

func.func @a(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<5xi1>, %x: vector<4xf32>) {
  // expected-error @below {{'ptr.scatter' op failed to verify that value and mask must be compatible}}
  "ptr.scatter"(%x, %p, %m) : (vector<4xf32>, vector<4x!ptr.ptr<#ptr.generic_space>>, vector<5xi1>) -> ()
  return
}

// -----

func.func @a(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xi1>, %x: vector<4xf32>) {
  // expected-error @below {{'ptr.scatter' op operand #2 must be A shaped type with value semantics and rank. of 1-bit signless integer values, but got 'vector<4xf32>'}}
  "ptr.scatter"(%m, %p, %x) : (vector<4xi1>, vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xf32>) -> ()
  return
}

// -----

func.func @a(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xi1>, %x: vector<4xf32>) {
  // expected-error @below {{'ptr.scatter' op operand #1 must be A shaped type with value semantics and rank. of pointer type values, but got 'vector<4xf32>'}}
  "ptr.scatter"(%x, %x, %m) : (vector<4xf32>, vector<4xf32>, vector<4xi1>) -> ()
  return
}

// -----

func.func @a(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xi1>, %x: vector<4xf32>) {
  // expected-error @below {{alignment must be a power of 2}}
  ptr.scatter %x, %p, %m alignment = 3 : vector<4xf32>, vector<4x!ptr.ptr<#ptr.generic_space>>
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>, %m: vector<4xi1>, %x: vector<4xf32>) {
  // expected-error @below {{alignment must be a power of 2}}
  ptr.masked_store %x, %p, %m alignment = 3 : vector<4xf32>, !ptr.ptr<#ptr.generic_space>
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>, %m: vector<4xi1>, %x: vector<4xf32>) {
  // expected-error @below {{alignment must be a power of 2}}
  %0 = ptr.masked_load %p, %m, %x alignment = 3 : !ptr.ptr<#ptr.generic_space> -> vector<4xf32>
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>, %m: vector<4xi1>, %x: f32) {
  // expected-error @below {{'ptr.ptr_add' op operand #1 must be A shaped type with value semantics and rank. of signless integer or index values or signless integer or index, but got 'f32'}}
  %0 = ptr.ptr_add nuw %p, %x : !ptr.ptr<#ptr.generic_space>, f32
  return
}

// -----

func.func @a(%p: !ptr.ptr<#ptr.generic_space>, %m: vector<4xi1>, %x: i32) {
  // expected-error @below {{'ptr.ptr_add' op inferred type(s) '!ptr.ptr<#ptr.generic_space>' are incompatible with return type(s) of operation 'vector<4x!ptr.ptr<#ptr.generic_space>>'}}
  // expected-error @below {{'ptr.ptr_add' op failed to infer returned types}}
  %0 = "ptr.ptr_add"(%p, %x) : (!ptr.ptr<#ptr.generic_space>, i32) -> vector<4x!ptr.ptr<#ptr.generic_space>>
  return
}

// -----

func.func @a(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<5xi32>, %x: i32) {
  // expected-error @below {{shapes of base and offset must match}}
  // expected-error @below {{'ptr.ptr_add' op failed to infer returned types}}
  %0 = "ptr.ptr_add"(%p, %m) : (vector<4x!ptr.ptr<#ptr.generic_space>>, vector<5xi32>) -> vector<4x!ptr.ptr<#ptr.generic_space>>
  return
}

// -----

func.func @a(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<5xi32>, %x: i32) {
  // expected-error @below {{shapes of base and offset must match}}
  %0 = ptr.ptr_add %p, %m : vector<4x!ptr.ptr<#ptr.generic_space>>, vector<5xi32>
  return
}

// -----

func.func @a(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: tensor<4xi32>, %x: i32) {
  // expected-error @below {{the shaped containers type must match}}
  %0 = ptr.ptr_add %p, %m : vector<4x!ptr.ptr<#ptr.generic_space>>, tensor<4xi32>
  return
}

// -----

func.func @a(%p: vector<4x!ptr.ptr<#ptr.generic_space>>) {
  // expected-error @below {{'ptr.ptr_diff' op requires the same shape for all operands and results}}
  %0 = ptr.ptr_diff %p, %p : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<5xi32>
  return
}

// -----

func.func @a(%p: vector<4x!ptr.ptr<#ptr.generic_space>>) {
  // expected-error @below {{expected the result to have the same container type as the operands when operands are shaped}}
  %0 = ptr.ptr_diff %p, %p : vector<4x!ptr.ptr<#ptr.generic_space>> -> tensor<4xi32>
  return
}

// -----

func.func @a(%p: vector<4x!ptr.ptr<#ptr.generic_space>>) {
  // expected-error @below {{'ptr.ptr_diff' op requires the same shape for all operands and results}}
  %0 = ptr.ptr_diff %p, %p : vector<4x!ptr.ptr<#ptr.generic_space>> -> i32
  return
}

// -----

func.func @a() {
  // expected-error @below {{'ptr.constant' op result #0 must be pointer type, but got 'i32'}}
  %0 = ptr.constant 1 : i32
  return
}

// -----

func.func @a() {
  // expected-error @below {{'ptr.constant' op result #0 must be pointer type, but got 'none'}}
  %0 = ptr.constant "x"
  return
}

// -----

func.func @a() {
  // expected-error @below {{'ptr.type_offset' op result #0 must be signless integer or index, but got 'f32'}}
  %0 = ptr.type_offset f32 : f32
  return
}

// -----

func.func @a(%a: memref<*x!ptr.ptr<#ptr.generic_space>>, %b: tensor<*x!ptr.ptr<#ptr.generic_space>>, %i: i32) {
  // expected-error @below {{'ptr.ptr_add' op operand #0 must be A shaped type with value semantics and rank. of pointer type values or pointer type, but got 'tensor<*x!ptr.ptr<#ptr.generic_space>>'}}
  %0 = ptr.ptr_add %b, %i : tensor<*x!ptr.ptr<#ptr.generic_space>>, i32
  return
}

// -----

func.func @a(%a: memref<4x!ptr.ptr<#ptr.generic_space>>, %i: i32) {
  // expected-error @below {{'ptr.ptr_add' op operand #0 must be A shaped type with value semantics and rank. of pointer type values or pointer type, but got 'memref<4x!ptr.ptr<#ptr.generic_space>>'}}
  %0 = ptr.ptr_add %a, %i : memref<4x!ptr.ptr<#ptr.generic_space>>, i32
  return
}

// -----

// expected-error @below {{expected layout attribute for '!ptr.ptr<#ptr.generic_space>' to be a #ptr.spec attribute}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = 1 : i32>} {}

// -----

// expected-note @below {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 32, preferred = 32>>} {
  // expected-error @below {{data layout does not combine with layouts of enclosing ops}}
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 64, abi = 32, preferred = 32>>} {}
}

// -----

// expected-note @below {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 32, preferred = 32>>} {
  // expected-error @below {{data layout does not combine with layouts of enclosing ops}}
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 8, preferred = 32>>} {}
}
