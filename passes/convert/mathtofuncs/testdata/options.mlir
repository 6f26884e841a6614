// RUN: ods opt %s --split-input-file --convert-math-to-funcs="convert-ctlz min-width-of-fpowi-exponent=16" | golden %S/options.out

func.func @ctlz(%a: i2) -> i2 {
  %0 = math.ctlz %a : i2
  return %0 : i2
}

// -----

func.func @ctlz(%a: i4) -> i4 {
  %0 = math.ctlz %a : i4
  return %0 : i4
}

// -----

func.func @ctlz(%a: i7) -> i7 {
  %0 = math.ctlz %a : i7
  return %0 : i7
}

// -----

func.func @ctlz(%a: i8) -> i8 {
  %0 = math.ctlz %a : i8
  return %0 : i8
}

// -----

func.func @ctlz(%a: i13) -> i13 {
  %0 = math.ctlz %a : i13
  return %0 : i13
}

// -----

func.func @ctlz(%a: i16) -> i16 {
  %0 = math.ctlz %a : i16
  return %0 : i16
}

// -----

func.func @ctlz(%a: i32) -> i32 {
  %0 = math.ctlz %a : i32
  return %0 : i32
}

// -----

func.func @ctlz(%a: i33) -> i33 {
  %0 = math.ctlz %a : i33
  return %0 : i33
}

// -----

func.func @ctlz(%a: i64) -> i64 {
  %0 = math.ctlz %a : i64
  return %0 : i64
}

// -----

func.func @ctlz(%a: i100) -> i100 {
  %0 = math.ctlz %a : i100
  return %0 : i100
}

// -----

func.func @ctlz(%a: i128) -> i128 {
  %0 = math.ctlz %a : i128
  return %0 : i128
}

// -----

func.func @ctlz(%a: index) -> index {
  %0 = math.ctlz %a : index
  return %0 : index
}

// -----

func.func @fpowi(%a: f64, %b: i8) -> f64 {
  %0 = math.fpowi %a, %b : f64, i8
  return %0 : f64
}

// -----

func.func @fpowi(%a: f64, %b: i15) -> f64 {
  %0 = math.fpowi %a, %b : f64, i15
  return %0 : f64
}

// -----

func.func @fpowi(%a: f64, %b: i16) -> f64 {
  %0 = math.fpowi %a, %b : f64, i16
  return %0 : f64
}

// -----

func.func @fpowi(%a: f64, %b: i17) -> f64 {
  %0 = math.fpowi %a, %b : f64, i17
  return %0 : f64
}
