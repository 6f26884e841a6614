// RUN: ods opt %s --split-input-file --verify-diagnostics

func.func @f(%x: index) {
  // expected-error @below {{'memref.alloc' op incorrect number of dynamic sizes, has 1, expected 0}}
  %0 = memref.alloc(%x) : memref<4xf32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'memref.alloc' op incorrect number of dynamic sizes, has 0, expected 1}}
  %0 = memref.alloc() : memref<?xf32>
  return
}

// -----

func.func @f(%x: index) {
  // expected-error @below {{'memref.alloc' op symbol operand count does not equal memref symbol count: expected 0, got 1}}
  %0 = memref.alloc()[%x] : memref<4xf32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'memref.alloc' op symbol operand count does not equal memref symbol count: expected 1, got 0}}
  %0 = memref.alloc() : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return
}

// -----

func.func @f() {
  // expected-error @below {{custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = memref.alloc() {alignment = -8 : i64} : memref<4xf32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = memref.alloc() {alignment = 3 : i64} : memref<4xf32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = memref.alloc() {alignment = 8 : i32} : memref<4xf32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{custom op 'memref.alloc' invalid kind of type specified: expected builtin.memref, but found 'i32'}}
  %0 = memref.alloc() : i32
  return
}

// -----

func.func @f() {
  // expected-error @below {{custom op 'memref.alloca' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'}}
  %0 = memref.alloca() : memref<*xf32>
  return
}

// -----

// expected-error @below {{'memref.alloca' op requires an ancestor op with AutomaticAllocationScope trait}}
module { %0 = memref.alloca() : memref<2xf32> }

// -----

// expected-note @below {{prior use here}}
func.func @f(%m: memref<4xf32>, %x: f32) {
  // expected-error @below {{use of value '%x' expects different type than prior uses: 'index' vs 'f32'}}
  %0 = memref.load %m[%x] : memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @below {{'memref.load' op incorrect number of indices for load, expected 1 but got 0}}
  %0 = memref.load %m[] : memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error @below {{'memref.load' op incorrect number of indices for load, expected 1 but got 2}}
  %0 = memref.load %m[%i, %i] : memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error @below {{'memref.load' op failed to verify that result type matches element type of 'memref'}}
  %0 = "memref.load"(%m, %i) : (memref<4xf32>, index) -> i32
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %v: f32) {
  // expected-error @below {{'memref.store' op store index operand count not equal to memref rank}}
  memref.store %v, %m[%i, %i] : memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %v: i32) {
  // expected-error @below {{'memref.store' op failed to verify that type of 'value' matches element type of 'memref'}}
  "memref.store"(%v, %m, %i) : (i32, memref<4xf32>, index) -> ()
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error @below {{'memref.prefetch' op too few indices}}
  memref.prefetch %m[%i, %i], read, locality<3>, data : memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error @below {{custom op 'memref.prefetch' rw specifier has to be 'read' or 'write'}}
  memref.prefetch %m[%i], false, locality<3>, data : memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error @below {{'memref.prefetch' op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3}}
  memref.prefetch %m[%i], write, locality<5>, data : memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error @below {{custom op 'memref.prefetch' cache type has to be 'data' or 'instr'}}
  memref.prefetch %m[%i], write, locality<1>, false : memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @below {{expected ':'}}
  memref.dealloc %m, %m : memref<4xf32>
  return
}

// -----

func.func @f(%m: f32) {
  // expected-error @below {{custom op 'memref.dealloc' invalid kind of type specified}}
  memref.dealloc %m : f32
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @below {{'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<5xf32>' are cast incompatible}}
  %0 = memref.cast %m : memref<4xf32> to memref<5xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @below {{'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<4xi32>' are cast incompatible}}
  %0 = memref.cast %m : memref<4xf32> to memref<4xi32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @below {{'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<4xf32, 1>' are cast incompatible}}
  %0 = memref.cast %m : memref<4xf32> to memref<4xf32, 1>
  return
}

// -----

func.func @f(%m: memref<*xf32>) {
  // expected-error @below {{'memref.cast' op operand type 'memref<*xf32>' and result type 'memref<*xf32>' are cast incompatible}}
  %0 = memref.cast %m : memref<*xf32> to memref<*xf32>
  return
}

// -----

func.func @f(%m: memref<*xf32>) {
  // expected-error @below {{'memref.cast' op operand type 'memref<*xf32>' and result type 'memref<*xf32, 1>' are cast incompatible}}
  %0 = memref.cast %m : memref<*xf32> to memref<*xf32, 1>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>) {
  // expected-error @below {{'memref.cast' op operand type 'memref<4x?xf32>' and result type 'memref<4xf32>' are cast incompatible}}
  %0 = memref.cast %m : memref<4x?xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32, strided<[2]>>) {
  // expected-error @below {{'memref.cast' op operand type 'memref<4xf32, strided<[2]>>' and result type 'memref<4xf32, strided<[1]>>' are cast incompatible}}
  %0 = memref.cast %m : memref<4xf32, strided<[2]>> to memref<4xf32, strided<[1]>>
  return
}

// -----

func.func @f(%m: memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>) {
  // expected-error @below {{'memref.cast' op operand type 'memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>' and result type 'memref<?xf32>' are cast incompatible}}
  %0 = memref.cast %m : memref<4xf32, affine_map<(d0) -> (d0 mod 2)>> to memref<?xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %n: memref<5xf32>) {
  // expected-error @below {{'memref.copy' op requires the same shape for all operands}}
  memref.copy %m, %n : memref<4xf32> to memref<5xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>) {
  // expected-error @below {{'memref.copy' op requires the same element type for all operands}}
  memref.copy %m, %n : memref<4xf32> to memref<4xi32>
  return
}

// -----

// expected-error @below {{custom op 'memref.global' type should be static shaped memref, but got 'memref<?xf32>'}}
memref.global @x : memref<?xf32>

// -----

// expected-error @below {{custom op 'memref.global' type should be static shaped memref, but got 'tensor<2xf32>'}}
memref.global @x : tensor<2xf32>

// -----

// expected-error @below {{custom op 'memref.global' type should be static shaped memref, but got 'i32'}}
memref.global @x : i32

// -----

// expected-error @below {{unexpected decimal integer literal for a floating point value}}
// expected-note @below {{add a trailing dot to make the literal a float}}
memref.global @x : memref<2xf32> = dense<1>

// -----

// expected-error @below {{inferred shape of elements literal ([3]) does not match type ([2])}}
memref.global @x : memref<2xf32> = dense<[1.0, 2.0, 3.0]>

// -----

// expected-error @below {{'memref.global' op initial value element expected to be of type 'f32', but was of type 'i32'}}
"memref.global"() <{sym_name = "x", type = memref<2xf32>, initial_value = dense<1> : tensor<2xi32>}> : () -> ()

// -----

// expected-error @below {{'memref.global' op initial value shape expected to be 2 but was 3}}
"memref.global"() <{sym_name = "x", type = memref<2xf32>, initial_value = dense<1.0> : tensor<3xf32>}> : () -> ()

// -----

// expected-error @below {{'memref.global' op initial value should be a unit or elements attribute, but got "a"}}
"memref.global"() <{sym_name = "x", type = memref<2xf32>, initial_value = "a"}> : () -> ()

// -----

// expected-error @below {{'memref.global' op attribute 'type' failed to satisfy constraint: memref type attribute}}
"memref.global"() <{sym_name = "x", type = memref<*xf32>}> : () -> ()

// -----

// expected-error @below {{'memref.global' op attribute 'type' failed to satisfy constraint: memref type attribute}}
"memref.global"() <{sym_name = "x", type = i32}> : () -> ()

// -----

// expected-error @below {{'memref.global' op visibility expected to be one of ["public", "private", "nested"], but got "priate"}}
memref.global "priate" constant @x : memref<2xf32> = dense<0.0>

// -----

// expected-error @below {{custom op 'memref.global' initial value should be a unit or elements attribute}}
memref.global "private" constant @x : memref<2xf32> = "a"

// -----

// expected-error @below {{custom op 'memref.global' 'memref.global' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
memref.global "private" @x : memref<2xf32> {alignment = 63 : i64}

// -----

func.func @f() {
  // expected-error @below {{'memref.get_global' op 'y' does not reference a valid global memref}}
  %0 = memref.get_global @y : memref<2xf32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'memref.get_global' op 'f' does not reference a valid global memref}}
  %0 = memref.get_global @f : memref<2xf32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'memref.get_global' op result #0 must be statically shaped memref of any type values, but got 'memref<?xf32>'}}
  %0 = memref.get_global @f : memref<?xf32>
  return
}

// -----

memref.global @y : memref<3xf32>
func.func @f() {
  // expected-error @below {{'memref.get_global' op result type 'memref<2xf32>' does not match type 'memref<3xf32>' of the global memref @y}}
  %0 = memref.get_global @y : memref<2xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>) {
  // expected-error @below {{'memref.transpose' op expected a permutation map}}
  %0 = memref.transpose %m (i, j) -> (i, i) : memref<?x?xf32> to memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d1 * s0 + d0)>>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>) {
  // expected-error @below {{'memref.transpose' op expected a permutation map of same rank as the input}}
  %0 = memref.transpose %m (i, j, k) -> (i, j, k) : memref<?x?xf32> to memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d1 * s0 + d0)>>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>) {
  // expected-error @below {{'memref.transpose' op result type 'memref<?x?xf32>' is not equivalent to the canonical transposed input type 'memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d0 + d1 * s0)>>'}}
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>) {
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<?x?xf32>
  // expected-error @below {{custom op 'memref.transpose' expected 'to'}}
  return
}

// -----

func.func @f(%m: memref<2048xi8>, %i: index) {
  // expected-error @below {{'memref.view' op incorrect number of dynamic sizes, has 1, expected 0}}
  %0 = memref.view %m[%i][%i] : memref<2048xi8> to memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<2048xi8>, %i: index) {
  // expected-error @below {{'memref.view' op incorrect number of dynamic sizes, has 0, expected 1}}
  %0 = memref.view %m[%i][] : memref<2048xi8> to memref<4x?xf32>
  return
}

// -----

func.func @f(%m: memref<2048xi8>, %i: index) {
  // expected-error @below {{unsupported map for result memref type 'memref<4x?xf32, strided<[?, 1]>>'}}
  %0 = memref.view %m[%i][%i] : memref<2048xi8> to memref<4x?xf32, strided<[?, 1]>>
  return
}

// -----

func.func @f(%m: memref<2048xi8, strided<[2]>>, %i: index) {
  // expected-error @below {{unsupported map for base memref type 'memref<2048xi8, strided<[2]>>'}}
  %0 = memref.view %m[%i][%i] : memref<2048xi8, strided<[2]>> to memref<4x?xf32>
  return
}

// -----

func.func @f(%m: memref<2048xi8, 1>, %i: index) {
  // expected-error @below {{different memory spaces specified for base memref type 'memref<2048xi8, 1>' and view memref type 'memref<4x?xf32>'}}
  %0 = memref.view %m[%i][%i] : memref<2048xi8, 1> to memref<4x?xf32>
  return
}

// -----

func.func @f(%m: memref<2048xf32>, %i: index) {
  // expected-error @below {{'memref.view' op operand #0 must be 1D memref of 8-bit signless integer values, but got 'memref<2048xf32>'}}
  %0 = memref.view %m[%i][%i] : memref<2048xf32> to memref<4x?xf32>
  return
}

// -----

func.func @f(%m: memref<8x16xf32>) {
  // expected-error @below {{expected mixed offsets rank to match mixed sizes rank (1 vs 2) so the rank of the result type is well-formed.}}
  %0 = memref.subview %m[0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32>
  return
}

// -----

func.func @f(%m: memref<8x16xf32>) {
  // expected-error @below {{expected result type to be 'memref<4x4xf32, strided<[16, 1]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<4x4xf32>'}}
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32>
  return
}

// -----

func.func @f(%m: memref<8x16xf32>) {
  // expected-error @below {{expected result element type to be 'f32', but got 'memref<4x4xi32, strided<[16, 1]>>'}}
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xi32, strided<[16, 1]>>
  return
}

// -----

func.func @f(%m: memref<8x16xf32>) {
  // expected-error @below {{different memory spaces specified for base memref type 'memref<8x16xf32>' and subview memref type 'memref<4x4xf32, strided<[16, 1]>, 1>'}}
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>, 1>
  return
}

// -----

func.func @f(%m: memref<8x16xf32>) {
  // expected-error @below {{expected result type to be 'memref<4x4xf32, strided<[16, 1]>>' or a rank-reduced version. (mismatch of result sizes), but got 'memref<4x5xf32, strided<[16, 1]>>'}}
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x5xf32, strided<[16, 1]>>
  return
}

// -----

func.func @f(%m: memref<8x16xf32>) {
  // expected-error @below {{expected result type to be 'memref<4x4xf32, strided<[16, 1]>>' or a rank-reduced version. (mismatch of result sizes), but got 'memref<4xf32, strided<[16]>>'}}
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4xf32, strided<[16]>>
  return
}

// -----

func.func @f(%m: memref<8x16xf32>) {
  // expected-error @below {{expected result rank to be smaller or equal to the source rank, but got 'memref<4x4x1xf32, strided<[16, 1, 1]>>'}}
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4x1xf32, strided<[16, 1, 1]>>
  return
}

// -----

func.func @f(%m: memref<8x16xf32>) {
  // expected-error @below {{offset 1 is out-of-bounds: 20 >= 16}}
  %0 = memref.subview %m[0, 20] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1], offset: 20>>
  return
}

// -----

func.func @f(%m: memref<8x16xf32>) {
  // expected-error @below {{slice along dimension 0 runs out-of-bounds: 8 >= 8}}
  %0 = memref.subview %m[0, 0] [9, 4] [1, 1] : memref<8x16xf32> to memref<9x4xf32, strided<[16, 1]>>
  return
}

// -----

func.func @f(%m: memref<8x16xf32>) {
  // expected-error @below {{expected offsets to be non-negative, but got -1}}
  %0 = memref.subview %m[0, -1] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1], offset: -1>>
  return
}

// -----

func.func @f(%m: memref<8x16xf32>) {
  // expected-error @below {{expected sizes to be non-negative, but got -4}}
  %0 = memref.subview %m[0, 0] [-4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>>
  return
}

// -----

func.func @f(%m: memref<8x16xf32, affine_map<(d0, d1) -> (d0 mod 2, d1)>>) {
  // expected-error @below {{base type 'memref<8x16xf32, affine_map<(d0, d1) -> (d0 mod 2, d1)>>' is not strided}}
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x16xf32, affine_map<(d0, d1) -> (d0 mod 2, d1)>> to memref<4x4xf32>
  return
}

// -----

func.func @f(%m: memref<8x16xf32>, %i: index) {
  // expected-error @below {{expected result type to be 'memref<4x4xf32, strided<[16, 1], offset: ?>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<4x4xf32, strided<[16, 1]>>'}}
  %0 = memref.subview %m[0, %i] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>>
  return
}

// -----

func.func @f(%m: memref<8x16xf32>, %i: index) {
  // expected-error @below {{expected mixed offsets rank to match mixed sizes rank (2 vs 1) so the rank of the result type is well-formed.}}
  %0 = memref.subview %m[0, %i] [4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>>
  return
}

// -----

func.func @f(%m: memref<?xf32>) {
  // expected-error @below {{expected 1 offset values, got 2}}
  %0 = memref.reinterpret_cast %m to offset: [0, 0], sizes: [10, 10], strides: [1, 1] : memref<?xf32> to memref<10x10xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>) {
  // expected-error @below {{expected result type with size = 10 instead of 11 in dim = 0}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [10], strides: [1] : memref<?xf32> to memref<11xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>) {
  // expected-error @below {{different element types specified for source type 'memref<?xf32>' and result memref type 'memref<10xi32>'}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [10], strides: [1] : memref<?xf32> to memref<10xi32>
  return
}

// -----

func.func @f(%m: memref<?xf32>) {
  // expected-error @below {{different memory spaces specified for source type 'memref<?xf32>' and result memref type 'memref<10xf32, 2>'}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [10], strides: [1] : memref<?xf32> to memref<10xf32, 2>
  return
}

// -----

func.func @f(%m: memref<?xf32>) {
  // expected-error @below {{expected result type with offset = 1 instead of 0}}
  %0 = memref.reinterpret_cast %m to offset: [1], sizes: [10], strides: [1] : memref<?xf32> to memref<10xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>) {
  // expected-error @below {{expected result type with stride = 2 instead of 1 in dim = 0}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [10], strides: [2] : memref<?xf32> to memref<10xf32, strided<[1]>>
  return
}

// -----

func.func @f(%m: memref<?xf32>) {
  // expected-error @below {{expected mixed sizes rank to match mixed strides rank (1 vs 0) so the rank of the result type is well-formed.}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [10], strides: [] : memref<?xf32> to memref<10xf32, strided<[1]>>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index) {
  // expected-error @below {{expected result type with offset = dynamic instead of 0}}
  %0 = memref.reinterpret_cast %m to offset: [%i], sizes: [10], strides: [2] : memref<?xf32> to memref<10xf32, strided<[2]>>
  return
}

// -----

func.func @f(%m: memref<?xf32>) {
  // expected-error @below {{'memref.reinterpret_cast' op result #0 must be strided memref of any type values, but got 'memref<10xf32, affine_map<(d0) -> (d0 mod 2)>>'}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [10], strides: [1] : memref<?xf32> to memref<10xf32, affine_map<(d0) -> (d0 mod 2)>>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %s: memref<1xi32>) {
  // expected-error @below {{'memref.reshape' op element types of source and destination memref types should be the same}}
  %0 = memref.reshape %m(%s) : (memref<?xf32>, memref<1xi32>) -> memref<?xi32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %s: memref<1xi32>) {
  // expected-error @below {{'memref.reshape' op length of shape operand differs from the result's memref rank}}
  %0 = memref.reshape %m(%s) : (memref<?xf32>, memref<1xi32>) -> memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %s: memref<?xi32>) {
  // expected-error @below {{'memref.reshape' op cannot use shape operand with dynamic length to reshape to statically-ranked memref type}}
  %0 = memref.reshape %m(%s) : (memref<?xf32>, memref<?xi32>) -> memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %s: memref<1xf32>) {
  // expected-error @below {{'memref.reshape' op operand #1 must be 1D memref of signless integer or index values, but got 'memref<1xf32>'}}
  %0 = memref.reshape %m(%s) : (memref<?xf32>, memref<1xf32>) -> memref<?xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32, strided<[2]>>, %s: memref<1xi32>) {
  // expected-error @below {{'memref.reshape' op source memref type should have identity affine map}}
  %0 = memref.reshape %m(%s) : (memref<?xf32, strided<[2]>>, memref<1xi32>) -> memref<?xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %s: memref<1xi32>) {
  // expected-error @below {{'memref.reshape' op result memref type should have identity affine map}}
  %0 = memref.reshape %m(%s) : (memref<?xf32>, memref<1xi32>) -> memref<?xf32, strided<[2]>>
  return
}

// -----

func.func @f(%m: memref<2x3xf32>) {
  // expected-error @below {{'memref.collapse_shape' op expanded rank (2) inconsistent with number of reassociation indices (1)}}
  %0 = memref.collapse_shape %m [[0]] : memref<2x3xf32> into memref<2xf32>
  return
}

// -----

func.func @f(%m: memref<2x3xf32>) {
  // expected-error @below {{'memref.collapse_shape' op invalid number of reassociation groups: found 2, expected 1}}
  %0 = memref.collapse_shape %m [[0], [1]] : memref<2x3xf32> into memref<6xf32>
  return
}

// -----

func.func @f(%m: memref<2x3xf32>) {
  // expected-error @below {{'memref.collapse_shape' op collapsed dim size (5) must equal reassociation group size (6)}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<2x3xf32> into memref<5xf32>
  return
}

// -----

func.func @f(%m: memref<2x3xf32>) {
  // expected-error @below {{'memref.collapse_shape' op reassociation indices must be contiguous}}
  %0 = memref.collapse_shape %m [[1, 0]] : memref<2x3xf32> into memref<6xf32>
  return
}

// -----

func.func @f(%m: memref<2x3xf32, strided<[6, 2]>>) {
  // expected-error @below {{'memref.collapse_shape' op expected collapsed type to be 'memref<6xf32, strided<[2]>>' but found 'memref<6xf32>'}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<2x3xf32, strided<[6, 2]>> into memref<6xf32>
  return
}

// -----

func.func @f(%m: memref<2x3xf32, strided<[7, 1]>>) {
  // expected-error @below {{'memref.collapse_shape' op invalid source layout map or collapsing non-contiguous dims}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<2x3xf32, strided<[7, 1]>> into memref<6xf32, strided<[1]>>
  return
}

// -----

func.func @f(%m: memref<?xf32>) {
  // expected-error @below {{'memref.collapse_shape' op has source rank 1 and result rank 2. This is not a collapse (1 < 2).}}
  %0 = memref.collapse_shape %m [[0], [1]] : memref<?xf32> into memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>) {
  // expected-error @below {{'memref.collapse_shape' op reassociation indices must be contiguous}}
  %0 = memref.collapse_shape %m [[0, 2]] : memref<?x?xf32> into memref<?xf32>
  return
}

// -----

func.func @f(%m: memref<6xf32>) {
  // expected-error @below {{'memref.expand_shape' op collapsed dim size (6) must equal reassociation group size (8)}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 4] : memref<6xf32> into memref<2x4xf32>
  return
}

// -----

func.func @f(%m: memref<6xf32>) {
  // expected-error @below {{'memref.expand_shape' op invalid output shape provided at pos 1}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 4] : memref<6xf32> into memref<2x3xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>) {
  // expected-error @below {{'memref.expand_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 4] : memref<?xf32> into memref<2x4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index) {
  // expected-error @below {{'memref.expand_shape' op expected expanded type to be 'memref<?x4xf32>' but found 'memref<?x4xi32>'}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [%i, 4] : memref<?xf32> into memref<?x4xi32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index) {
  // expected-error @below {{'memref.expand_shape' op invalid number of reassociation groups: found 2, expected 1}}
  %0 = memref.expand_shape %m [[0], [1]] output_shape [%i, 4] : memref<?xf32> into memref<?x4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index) {
  // expected-error @below {{'memref.expand_shape' op expected number of static shape bounds to be equal to the output rank (2) but found 1 inputs instead}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [%i] : memref<?xf32> into memref<?x4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index) {
  // expected-error @below {{'memref.expand_shape' op expected number of static shape bounds to be equal to the output rank (2) but found 0 inputs instead}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [] : memref<?xf32> into memref<?x4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index) {
  // expected-error @below {{'memref.expand_shape' op expected expanded type to be 'memref<?xf32>' but found 'memref<?xf32, 3>'}}
  %0 = memref.expand_shape %m [[0]] output_shape [%i] : memref<?xf32> into memref<?xf32, 3>
  return
}

// -----

func.func @f(%m: memref<12xf32, strided<[3]>>) {
  // expected-error @below {{'memref.expand_shape' op expected expanded type to be 'memref<3x4xf32, strided<[12, 3]>>' but found 'memref<3x4xf32>'}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [3, 4] : memref<12xf32, strided<[3]>> into memref<3x4xf32>
  return
}

// -----

func.func @f(%m: memref<10xi32>, %i: index, %v: f32) {
  // expected-error @below {{'memref.atomic_rmw' op failed to verify that value type matches element type of memref}}
  %0 = memref.atomic_rmw addi %v, %m[%i] : (f32, memref<10xi32>) -> f32
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index, %v: f32) {
  // expected-error @below {{'memref.atomic_rmw' op with kind 'addi' expects an integer type}}
  %0 = memref.atomic_rmw addi %v, %m[%i] : (f32, memref<10xf32>) -> f32
  return
}

// -----

func.func @f(%m: memref<10xi32>, %i: index, %v: i32) {
  // expected-error @below {{'memref.atomic_rmw' op with kind 'addf' expects a floating-point type}}
  %0 = memref.atomic_rmw addf %v, %m[%i] : (i32, memref<10xi32>) -> i32
  return
}

// -----

func.func @f(%m: memref<10x10xi32>, %i: index, %v: i32) {
  // expected-error @below {{'memref.atomic_rmw' op expects the number of subscripts to be equal to memref rank}}
  %0 = memref.atomic_rmw addi %v, %m[%i] : (i32, memref<10x10xi32>) -> i32
  return
}

// -----

func.func @f(%m: memref<10xi32>, %i: index, %v: i32) {
  // expected-error @below {{custom op 'memref.atomic_rmw' expected string or keyword containing one of the following enum values for attribute 'kind' [addf, addi, andi, assign, maximumf, maxnumf, maxs, maxu, minimumf, minnumf, mins, minu, mulf, muli, ori, xori]}}
  %0 = memref.atomic_rmw foo %v, %m[%i] : (i32, memref<10xi32>) -> i32
  return
}

// -----

func.func @f(%m: memref<10xi32>, %i: index) {
  // expected-error @below {{'memref.generic_atomic_rmw' op expected single number of entry block arguments}}
  %0 = memref.generic_atomic_rmw %m[%i] : memref<10xi32> {
  ^bb0(%a: i32, %b: i32):
    memref.atomic_yield %a : i32
  }
  return
}

// -----

func.func @f(%m: memref<10xi32>, %i: index) {
  // expected-error @below {{'memref.generic_atomic_rmw' op expected block argument of the same type result type}}
  %0 = memref.generic_atomic_rmw %m[%i] : memref<10xi32> {
  ^bb0(%a: f32):
    memref.atomic_yield %a : f32
  }
  return
}

// -----

func.func @f(%m: memref<10xi32>, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<10xi32> {
  ^bb0(%a: i32):
    %c = arith.constant 1.0 : f32
    // expected-error @below {{'memref.atomic_yield' op types mismatch between yield op: 'f32' and its parent: 'i32'}}
    memref.atomic_yield %c : f32
  }
  return
}

// -----

func.func @f(%m: memref<10xi32>, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<10xi32> {
  ^bb0(%a: i32):
    // expected-error @below {{body of 'memref.generic_atomic_rmw' should contain only operations with no side effects}}
    %c = memref.alloc() : memref<4xf32>
    memref.atomic_yield %a : i32
  }
  return
}

// -----

func.func @f(%m: memref<10xi32>, %i: index) {
  // expected-error @below {{'memref.generic_atomic_rmw' op failed to verify that result type matches element type of memref}}
  %0 = "memref.generic_atomic_rmw"(%m, %i) ({
  ^bb0(%a: i32):
    memref.atomic_yield %a : i32
  }) : (memref<10xi32>, index) -> f32
  return
}

// -----

func.func @f(%m: memref<*xi32>, %i: index) {
  // expected-error @below {{'memref.generic_atomic_rmw' op operand #0 must be memref of signless integer or floating-point values, but got 'memref<*xi32>'}}
  %0 = memref.generic_atomic_rmw %m[%i] : memref<*xi32> {
  ^bb0(%a: i32):
    memref.atomic_yield %a : i32
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{'memref.atomic_yield' op expects parent op 'memref.generic_atomic_rmw'}}
  memref.atomic_yield %i : index
}

// -----

func.func @f() {
  // expected-error @below {{'memref.alloca_scope.return' op expects parent op 'memref.alloca_scope'}}
  memref.alloca_scope.return
  return
}

// -----

func.func @f() {
  // expected-error @below {{cannot name an operation with no results}}
  %0 = memref.alloca_scope {
  }
  return
}

// -----

func.func @f() {
  // expected-error @below {{'memref.alloca_scope' op along control flow edge from Operation memref.alloca_scope.return to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  %0 = memref.alloca_scope -> (f32) {
    // expected-note @below {{region branch point}}
    memref.alloca_scope.return
  }
  return
}

// -----

func.func @f() {
  // expected-error @below {{'memref.alloca_scope' op along control flow edge from Operation memref.alloca_scope.return to parent: successor operand type #0 'i32' should match successor input type #0 'f32'}}
  %0 = memref.alloca_scope -> f32 {
    %c = arith.constant 1 : i32
    // expected-note @below {{region branch point}}
    memref.alloca_scope.return %c : i32
  }
  return
}

// -----

func.func @f() {
  // expected-error @below {{'memref.alloca_scope' op region should have no arguments}}
  memref.alloca_scope {
  ^bb0(%a: i32):
    memref.alloca_scope.return
  }
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @below {{'memref.assume_alignment' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive}}
  %0 = memref.assume_alignment %m, 0 : memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @below {{'memref.assume_alignment' op alignment must be power of 2}}
  %0 = memref.assume_alignment %m, 12 : memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @below {{'memref.assume_alignment' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive}}
  %0 = memref.assume_alignment %m, -4 : memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @below {{'memref.assume_alignment' op requires the same type for all operands and results}}
  %0 = "memref.assume_alignment"(%m) {alignment = 4 : i32} : (memref<4xf32>) -> memref<5xf32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'memref.distinct_objects' op expected at least one operand}}
  "memref.distinct_objects"() : () -> ()
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @below {{'memref.distinct_objects' op operand types and result types must match}}
  %0 = "memref.distinct_objects"(%m) : (memref<4xf32>) -> memref<5xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @below {{'memref.distinct_objects' op operand types and result types must match}}
  %0:2 = "memref.distinct_objects"(%m) : (memref<4xf32>) -> (memref<4xf32>, memref<4xf32>)
  return
}

// -----

// expected-note @below {{prior use here}}
func.func @f(%m: memref<4xf32>, %i: f32) {
  // expected-error @below {{use of value '%i' expects different type than prior uses: 'index' vs 'f32'}}
  %0 = memref.dim %m, %i : memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<f32>, %i: index) {
  // expected-error @below {{'memref.dim' op operand #0 must be unranked.memref of any type values or non-0-ranked.memref of any type values, but got 'memref<f32>'}}
  %0 = memref.dim %m, %i : memref<f32>
  return
}

// -----

func.func @f(%m: tensor<4xf32>, %i: index) {
  // expected-error @below {{'memref.dim' op operand #0 must be unranked.memref of any type values or non-0-ranked.memref of any type values, but got 'tensor<4xf32>'}}
  %0 = memref.dim %m, %i : tensor<4xf32>
  return
}

// -----

func.func @f(%m: tensor<4xf32>) {
  // expected-error @below {{custom op 'memref.rank' invalid kind of type specified}}
  %0 = memref.rank %m : tensor<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @below {{missing dimension operand for result type 'memref<?xf32>'}}
  %0 = memref.realloc %m : memref<4xf32> to memref<?xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error @below {{unnecessary dimension operand for result type 'memref<8xf32>'}}
  %0 = memref.realloc %m(%i) : memref<4xf32> to memref<8xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @below {{different element types specified for source memref type 'memref<4xf32>' and result memref type 'memref<8xi32>'}}
  %0 = memref.realloc %m : memref<4xf32> to memref<8xi32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @below {{different memory spaces specified for source memref type 'memref<4xf32>' and result memref type 'memref<8xf32, 1>'}}
  %0 = memref.realloc %m : memref<4xf32> to memref<8xf32, 1>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>) {
  // expected-error @below {{'memref.realloc' op operand #0 must be 1D memref of any type values, but got 'memref<4x4xf32>'}}
  %0 = memref.realloc %m : memref<4x4xf32> to memref<8xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32, strided<[2]>>) {
  // expected-error @below {{unsupported layout for source memref type 'memref<4xf32, strided<[2]>>'}}
  %0 = memref.realloc %m : memref<4xf32, strided<[2]>> to memref<8xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @below {{unsupported layout for result memref type 'memref<8xf32, strided<[2]>>'}}
  %0 = memref.realloc %m : memref<4xf32> to memref<8xf32, strided<[2]>>
  return
}

// -----

func.func @f(%m: memref<4xf32, 1>) {
  // expected-error @below {{'memref.memory_space_cast' op operand type 'memref<4xf32, 1>' and result type 'memref<5xf32>' are cast incompatible}}
  %0 = memref.memory_space_cast %m : memref<4xf32, 1> to memref<5xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32, 1>) {
  // expected-error @below {{'memref.memory_space_cast' op operand type 'memref<4xf32, 1>' and result type 'memref<4xi32>' are cast incompatible}}
  %0 = memref.memory_space_cast %m : memref<4xf32, 1> to memref<4xi32>
  return
}

// -----

func.func @f(%m: memref<*xf32, 1>) {
  // expected-error @below {{'memref.memory_space_cast' op operand type 'memref<*xf32, 1>' and result type 'memref<4xf32>' are cast incompatible}}
  %0 = memref.memory_space_cast %m : memref<*xf32, 1> to memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32, 1>) {
  // expected-error @below {{'memref.memory_space_cast' op operand type 'memref<4xf32, 1>' and result type 'memref<4xf32, strided<[2]>>' are cast incompatible}}
  %0 = memref.memory_space_cast %m : memref<4xf32, 1> to memref<4xf32, strided<[2]>>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error @below {{expected ','}}
  memref.dma_start %m[%i], %m[%i] : memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error @below {{custom op 'memref.dma_start' expected two stride related operands}}
  memref.dma_start %m[%i], %m[%i], %i, %m[%i], %i : memref<4xf32>, memref<4xf32>, memref<4xf32>
  return
}

// -----

// expected-note @below {{prior use here}}
func.func @f(%m: memref<4xf32>, %i: index, %n: f32) {
  // expected-error @below {{use of value '%n' expects different type than prior uses: 'index' vs 'f32'}}
  memref.dma_start %m[%i], %m[%i], %n, %m[%i] : memref<4xf32>, memref<4xf32>, memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error @below {{'memref.dma_start' op expected destination to be of memref type}}
  memref.dma_start %m[%i, %i], %m[%i], %i, %m[%i] : memref<4xf32>, memref<4xf32>, memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error @below {{custom op 'memref.dma_start' fewer/more types expected}}
  memref.dma_start %m[%i], %m[%i], %i, %m[%i] : memref<4xf32>, memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error @below {{'memref.dma_start' op expected at least 4 operands}}
  "memref.dma_start"(%m, %i) : (memref<4xf32>, index) -> ()
  return
}

// -----

func.func @f(%i: index, %n: f32) {
  // expected-error @below {{'memref.dma_start' op expected source to be of memref type}}
  "memref.dma_start"(%n, %i, %i, %i, %i) : (f32, index, index, index, index) -> ()
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %n: f32) {
  // expected-error @below {{'memref.dma_start' op expected source indices to be of index type}}
  "memref.dma_start"(%m, %n, %i, %i, %i) : (memref<4xf32>, f32, index, index, index) -> ()
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %n: f32) {
  // expected-error @below {{'memref.dma_start' op expected destination to be of memref type}}
  "memref.dma_start"(%m, %i, %n, %i, %i) : (memref<4xf32>, index, f32, index, index) -> ()
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %n: f32) {
  // expected-error @below {{'memref.dma_start' op expected tag to be of memref type}}
  "memref.dma_start"(%m, %i, %m, %i, %i, %n) : (memref<4xf32>, index, memref<4xf32>, index, index, f32) -> ()
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %n: f32) {
  // expected-error @below {{'memref.dma_start' op expected tag indices to be of index type}}
  "memref.dma_start"(%m, %i, %m, %i, %i, %m, %n) : (memref<4xf32>, index, memref<4xf32>, index, index, memref<4xf32>, f32) -> ()
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %n: f32) {
  // expected-error @below {{'memref.dma_start' op expected stride and num elements per stride to be of type index}}
  "memref.dma_start"(%m, %i, %m, %i, %i, %m, %i, %n, %i) : (memref<4xf32>, index, memref<4xf32>, index, index, memref<4xf32>, index, f32, index) -> ()
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error @below {{'memref.dma_wait' op expected tagIndices to have the same number of elements as the tagMemRef rank, expected 1, but got 2}}
  memref.dma_wait %m[%i, %i], %i : memref<4xf32>
  return
}

// -----

// expected-note @below {{prior use here}}
func.func @f(%m: memref<4xf32>, %i: index, %n: f32) {
  // expected-error @below {{use of value '%n' expects different type than prior uses: 'index' vs 'f32'}}
  memref.dma_wait %m[%i], %n : memref<4xf32>
  return
}

// -----

func.func @f(%m: f32, %i: index) {
  // expected-error @below {{custom op 'memref.dma_wait' invalid kind of type specified: expected builtin.memref, but found 'f32'}}
  memref.dma_wait %m[%i], %i : f32
  return
}

// -----

func.func @f(%m: memref<2x?xf32>) {
  // expected-error @below {{'memref.extract_strided_metadata' op inferred type(s) 'memref<f32>', 'index', 'index', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<f32>', 'index', 'index', 'index', 'index'}}
  // expected-error @below {{'memref.extract_strided_metadata' op failed to infer returned types}}
  %b, %o, %s:2, %t = memref.extract_strided_metadata %m : memref<2x?xf32> -> memref<f32>, index, index, index, index
  return
}

// -----

func.func @f(%m: memref<2x?xf32>) {
  // expected-error @below {{'memref.extract_strided_metadata' op inferred type(s) 'memref<f32>', 'index', 'index', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<i32>', 'index', 'index', 'index', 'index', 'index'}}
  // expected-error @below {{'memref.extract_strided_metadata' op failed to infer returned types}}
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<2x?xf32> -> memref<i32>, index, index, index, index, index
  return
}

// -----

func.func @f(%m: memref<2x?xf32>) {
  // expected-error @below {{'memref.extract_strided_metadata' op result #0 must be strided memref of any type values of rank 0, but got 'memref<1xf32>'}}
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<2x?xf32> -> memref<1xf32>, index, index, index, index, index
  return
}

// -----

func.func @f(%m: memref<2xf32>) {
  // expected-error @below {{'memref.extract_aligned_pointer_as_index' op result #0 must be index, but got 'i32'}}
  %b = memref.extract_aligned_pointer_as_index %m : memref<2xf32> -> i32
  return
}

// -----

func.func @g() {
  // expected-error @below {{custom op 'memref.get_global' invalid kind of attribute specified}}
  %0 = memref.get_global @m::@f : memref<i32>
  return
}

// -----

func.func @g(%a: memref<4xf32>, %i: index) {
  // expected-error @below {{custom op 'memref.prefetch' invalid kind of attribute specified}}
  memref.prefetch %a[%i], read, locality<"x">, data : memref<4xf32>
  return
}
