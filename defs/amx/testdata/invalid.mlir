// RUN: ods opt %s --split-input-file --verify-diagnostics

func.func @f() {
  // expected-error @below {{'amx.tile_zero' op bad row height: 17}}
  %0 = amx.tile_zero : !amx.tile<17x64xi8>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'amx.tile_zero' op bad column width: 65}}
  %0 = amx.tile_zero : !amx.tile<16x65xi8>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'amx.tile_zero' op bad column width: 2}}
  %0 = amx.tile_zero : !amx.tile<16x2xi8>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'amx.tile_zero' op result #0 must be tile of 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer values, but got '!amx.tile<16xi8>'}}
  %0 = amx.tile_zero : !amx.tile<16xi8>
  return
}

// -----

func.func @f() {
  // expected-error @below {{failed to verify 'elementType': 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer}}
  %0 = amx.tile_zero : !amx.tile<16x2xi64>
  return
}

// -----

func.func @f() {
  // expected-error @below {{expected static shape}}
  %0 = amx.tile_zero : !amx.tile<16x?xi8>
  return
}

// -----

func.func @f(%m: memref<?x?xi8>, %i: index) {
  // expected-error @below {{'amx.tile_load' op requires 2 indices}}
  %0 = amx.tile_load %m[%i] : memref<?x?xi8> into !amx.tile<16x64xi8>
  return
}

// -----

func.func @f(%m: memref<?xi8>, %i: index) {
  // expected-error @below {{'amx.tile_load' op requires at least 2D memref}}
  %0 = amx.tile_load %m[%i] : memref<?xi8> into !amx.tile<16x64xi8>
  return
}

// -----

func.func @f(%m: memref<?x?xi8, strided<[?, 2]>>, %i: index) {
  %0 = amx.tile_zero : !amx.tile<16x64xi8>
  // expected-error @below {{'amx.tile_store' op requires memref with unit innermost stride}}
  amx.tile_store %m[%i, %i], %0 : memref<?x?xi8, strided<[?, 2]>>, !amx.tile<16x64xi8>
  return
}

// -----

func.func @f(%a: !amx.tile<16x32xbf16>, %b: !amx.tile<16x32xf16>, %c: !amx.tile<16x16xf32>) {
  // expected-error @below {{'amx.tile_mulf' op unsupported type combination}}
  %4 = amx.tile_mulf %a, %b, %c : !amx.tile<16x32xbf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>
  return
}

// -----

func.func @f(%a: !amx.tile<16x32xbf16>, %b: !amx.tile<8x32xbf16>, %c: !amx.tile<16x16xf32>) {
  // expected-error @below {{'amx.tile_mulf' op bad mult shape: 16 x 16 x 16}}
  %4 = amx.tile_mulf %a, %b, %c : !amx.tile<16x32xbf16>, !amx.tile<8x32xbf16>, !amx.tile<16x16xf32>
  return
}

// -----

func.func @f(%a: !amx.tile<16x32xi8>, %b: !amx.tile<16x32xi8>, %c: !amx.tile<16x16xi32>) {
  // expected-error @below {{'amx.tile_muli' op bad mult shape: 16 x 16 x 8}}
  %4 = amx.tile_muli %a, %b, %c : !amx.tile<16x32xi8>, !amx.tile<16x32xi8>, !amx.tile<16x16xi32>
  return
}

// -----

// expected-error @below {{unbalanced '<' character in pretty dialect name}}
func.func private @f(!amx.tile<16x64xi8)

// -----

// expected-error @below {{expected '<'}}
func.func private @f(!amx.tile)
