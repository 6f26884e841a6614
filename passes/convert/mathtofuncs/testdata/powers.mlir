// RUN: ods opt %s --split-input-file --convert-math-to-funcs | golden %S/powers.out

func.func @ipowi(%a: i1, %b: i1) -> i1 {
  %0 = math.ipowi %a, %b : i1
  return %0 : i1
}

// -----

func.func @ipowi(%a: i2, %b: i2) -> i2 {
  %0 = math.ipowi %a, %b : i2
  return %0 : i2
}

// -----

func.func @ipowi(%a: i4, %b: i4) -> i4 {
  %0 = math.ipowi %a, %b : i4
  return %0 : i4
}

// -----

func.func @ipowi(%a: i7, %b: i7) -> i7 {
  %0 = math.ipowi %a, %b : i7
  return %0 : i7
}

// -----

func.func @ipowi(%a: i8, %b: i8) -> i8 {
  %0 = math.ipowi %a, %b : i8
  return %0 : i8
}

// -----

func.func @ipowi(%a: i13, %b: i13) -> i13 {
  %0 = math.ipowi %a, %b : i13
  return %0 : i13
}

// -----

func.func @ipowi(%a: i16, %b: i16) -> i16 {
  %0 = math.ipowi %a, %b : i16
  return %0 : i16
}

// -----

func.func @ipowi(%a: i32, %b: i32) -> i32 {
  %0 = math.ipowi %a, %b : i32
  return %0 : i32
}

// -----

func.func @ipowi(%a: i33, %b: i33) -> i33 {
  %0 = math.ipowi %a, %b : i33
  return %0 : i33
}

// -----

func.func @ipowi(%a: i64, %b: i64) -> i64 {
  %0 = math.ipowi %a, %b : i64
  return %0 : i64
}

// -----

func.func @ipowi(%a: i100, %b: i100) -> i100 {
  %0 = math.ipowi %a, %b : i100
  return %0 : i100
}

// -----

func.func @ipowi(%a: i128, %b: i128) -> i128 {
  %0 = math.ipowi %a, %b : i128
  return %0 : i128
}

// -----

func.func @fpowi(%a: bf16, %b: i2) -> bf16 {
  %0 = math.fpowi %a, %b fastmath<nnan> : bf16, i2
  return %0 : bf16
}

// -----

func.func @fpowi(%a: f32, %b: i4) -> f32 {
  %0 = math.fpowi %a, %b fastmath<nnan> : f32, i4
  return %0 : f32
}

// -----

func.func @fpowi(%a: f64, %b: i7) -> f64 {
  %0 = math.fpowi %a, %b fastmath<nnan> : f64, i7
  return %0 : f64
}

// -----

func.func @fpowi(%a: f80, %b: i8) -> f80 {
  %0 = math.fpowi %a, %b fastmath<nnan> : f80, i8
  return %0 : f80
}

// -----

func.func @fpowi(%a: f128, %b: i13) -> f128 {
  %0 = math.fpowi %a, %b fastmath<nnan> : f128, i13
  return %0 : f128
}

// -----

func.func @fpowi(%a: f16, %b: i16) -> f16 {
  %0 = math.fpowi %a, %b fastmath<nnan> : f16, i16
  return %0 : f16
}

// -----

func.func @fpowi(%a: bf16, %b: i32) -> bf16 {
  %0 = math.fpowi %a, %b fastmath<nnan> : bf16, i32
  return %0 : bf16
}

// -----

func.func @fpowi(%a: f32, %b: i33) -> f32 {
  %0 = math.fpowi %a, %b fastmath<nnan> : f32, i33
  return %0 : f32
}

// -----

func.func @fpowi(%a: f64, %b: i64) -> f64 {
  %0 = math.fpowi %a, %b fastmath<nnan> : f64, i64
  return %0 : f64
}

// -----

func.func @fpowi(%a: f80, %b: i100) -> f80 {
  %0 = math.fpowi %a, %b fastmath<nnan> : f80, i100
  return %0 : f80
}

// -----

func.func @fpowi(%a: f128, %b: i128) -> f128 {
  %0 = math.fpowi %a, %b fastmath<nnan> : f128, i128
  return %0 : f128
}

// -----

// One function for each combination of types, in the order of their first use.
func.func @several(%a: i32, %b: i8, %c: f32) -> (i32, i8, f32, f32) {
  %0 = math.ipowi %a, %a : i32
  %1 = math.ipowi %b, %b : i8
  %2 = math.fpowi %c, %a : f32, i32
  %3 = math.fpowi %2, %b : f32, i8
  %4 = math.ipowi %0, %a : i32
  return %4, %1, %2, %3 : i32, i8, f32, f32
}
func.func @more(%a: i8, %c: i1) -> i8 {
  %r = scf.if %c -> i8 {
    %0 = math.ipowi %a, %a : i8
    scf.yield %0 : i8
  } else {
    scf.yield %a : i8
  }
  return %r : i8
}

// -----

// What is not converted stays: indices, zeros that are counted.
func.func @others(%a: index, %b: i8) -> (index, i8) {
  %0 = math.ipowi %a, %a : index
  %1 = math.ctlz %b : i8
  return %0, %1 : index, i8
}
