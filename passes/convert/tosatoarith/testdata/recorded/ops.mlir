func.func @a(%v: i32, %m: i32, %s: i8) -> i32 {
  %r = tosa.apply_scale %v, %m, %s {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
  return %r : i32
}

// -----

func.func @a(%v: i32, %m: i32, %s: i8) -> i32 {
  %r = tosa.apply_scale %v, %m, %s {rounding_mode = DOUBLE_ROUND} : (i32, i32, i8) -> i32
  return %r : i32
}

// -----

func.func @a(%v: vector<4xi32>, %m: vector<4xi32>, %s: vector<4xi8>) -> vector<4xi32> {
  %r = tosa.apply_scale %v, %m, %s {rounding_mode = SINGLE_ROUND} : (vector<4xi32>, vector<4xi32>, vector<4xi8>) -> vector<4xi32>
  return %r : vector<4xi32>
}

// -----

func.func @a(%v: vector<4xi32>, %m: vector<4xi32>, %s: vector<4xi8>) -> vector<4xi32> {
  %r = tosa.apply_scale %v, %m, %s {rounding_mode = DOUBLE_ROUND} : (vector<4xi32>, vector<4xi32>, vector<4xi8>) -> vector<4xi32>
  return %r : vector<4xi32>
}

// -----

func.func @a(%v: i48, %m: i32, %s: i8) -> i32 {
  %r = tosa.apply_scale %v, %m, %s {rounding_mode = SINGLE_ROUND} : (i48, i32, i8) -> i32
  return %r : i32
}

// -----

func.func @a(%v: i48, %m: i32, %s: i8) -> i32 {
  %r = tosa.apply_scale %v, %m, %s {rounding_mode = DOUBLE_ROUND} : (i48, i32, i8) -> i32
  return %r : i32
}

// -----

func.func @a(%v: i64, %m: i32, %s: i8) -> i32 {
  %r = tosa.apply_scale %v, %m, %s {rounding_mode = SINGLE_ROUND} : (i64, i32, i8) -> i32
  return %r : i32
}

// -----

func.func @a(%v: i64, %m: i32, %s: i8) -> i32 {
  %r = tosa.apply_scale %v, %m, %s {rounding_mode = DOUBLE_ROUND} : (i64, i32, i8) -> i32
  return %r : i32
}

// -----

func.func @a(%v: vector<4xi48>, %m: vector<4xi32>, %s: vector<4xi8>) -> vector<4xi32> {
  %r = tosa.apply_scale %v, %m, %s {rounding_mode = SINGLE_ROUND} : (vector<4xi48>, vector<4xi32>, vector<4xi8>) -> vector<4xi32>
  return %r : vector<4xi32>
}

// -----

func.func @a(%v: vector<4xi48>, %m: vector<4xi32>, %s: vector<4xi8>) -> vector<4xi32> {
  %r = tosa.apply_scale %v, %m, %s {rounding_mode = DOUBLE_ROUND} : (vector<4xi48>, vector<4xi32>, vector<4xi8>) -> vector<4xi32>
  return %r : vector<4xi32>
}

// -----

func.func @c() -> tensor<i32> {
  %r = "tosa.const"() <{values = dense<3> : tensor<i32>}> : () -> tensor<i32>
  return %r : tensor<i32>
}

// -----

func.func @c() -> tensor<2x3xf32> {
  %r = "tosa.const"() <{values = dense<1.5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// -----

func.func @cs() -> !tosa.shape<2> {
  %r = tosa.const_shape {values = dense<[1,2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  return %r : !tosa.shape<2>
}

// -----

func.func @inexact(%a: i32, %b: i32, %c: i8) -> i32 {
  %0 = tosa.apply_scale %a, %b, %c {rounding_mode = INEXACT_ROUND} : (i32, i32, i8) -> i32
  return %0 : i32
}
