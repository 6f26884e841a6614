// RUN: ods opt %s --split-input-file --verify-diagnostics

func.func @f() {
  // expected-error @below {{'arm_sme.zero' op tile ID should be a 32-bit signless integer}}
  %0 = arm_sme.zero {tile_id = 0 : i64} : vector<[4]x[4]xi32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'arm_sme.get_tile' op result #0 must be a vector type that fits into a SME tile, but got 'vector<[4]x[8]xi32>'}}
  %0 = arm_sme.get_tile : vector<[4]x[8]xi32>
  return
}

// -----

func.func @f(%m: memref<?x?xi32>, %i: index, %p: i32) {
  // expected-error @below {{'arm_sme.tile_load' op failed to verify that both `padding` and `mask` should be provided or neither}}
  %0 = "arm_sme.tile_load"(%m, %i, %i, %p) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<?x?xi32>, index, index, i32) -> vector<[4]x[4]xi32>
  return
}

// -----

func.func @f(%v: vector<[8]xi16>) {
  // expected-error @below {{'arm_sme.smopa_4way' op failed to verify that tile element size equals input element size * 4}}
  %0 = arm_sme.smopa_4way %v, %v : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  return
}

// -----

func.func @f(%v: vector<[8]xf32>) {
  // expected-error @below {{custom op 'arm_sme.fmopa_2way' 'lhs' must be  of ranks 1scalable vector of 16-bit float or bfloat16 type values of length 8, but got 'vector<[8]xf32>'}}
  %0 = arm_sme.fmopa_2way %v, %v : vector<[8]xf32>, vector<[8]xf32> into vector<[4]x[4]xf32>
  return
}

// -----

// expected-note @below {{prior use here}}
func.func @f(%v: vector<[8]xf16>, %t: vector<[8]x[8]xf16>, %i: index) {
  // expected-error @below {{use of value '%v' expects different type than prior uses: 'vector<[8]xf32>' vs 'vector<[8]xf16>'}}
  %0 = arm_sme.insert_tile_slice %v, %t[%i] : vector<[8]xf32> into vector<[8]x[8]xf16>
  return
}

// -----

func.func @f(%v: vector<[4]xf32>, %p: vector<[4]xi1>, %i: i32) {
  // expected-error @below {{'arm_sme.intr.mopa' op requires attribute 'tile_id'}}
  "arm_sme.intr.mopa"(%p, %p, %v, %v) : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  return
}

// -----

func.func @f() {
  // expected-error @below {{'arm_sme.intr.cntsd' op failed to verify that `res` is i64}}
  %0 = "arm_sme.intr.cntsd"() : () -> i32
  return
}

// -----

func.func @f() {
  // expected-error @below {{custom op 'arm_sme.streaming_vl' expected ::mlir::arm_sme::TypeSize to be one of: byte, half, word, double}}
  // expected-error @below {{custom op 'arm_sme.streaming_vl' failed to parse ArmSME_TypeSizeAttr parameter 'value' which is to be a `::mlir::arm_sme::TypeSize`}}
  %0 = arm_sme.streaming_vl <quad>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>, %s: vector<[4]xi1>) {
  // expected-error @below {{'arm_sme.outerproduct' op failed to verify that both `lhsMask` and `rhsMask` should be provided or neither}}
  %0 = "arm_sme.outerproduct"(%a, %a, %s) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xi1>) -> vector<[4]x[4]xf32>
  return
}

// -----

func.func @f(%a: vector<[2]xf64>) {
  // expected-error @below {{'arm_sme.outerproduct' op failed to verify that resulttype is derived from `lhs` and `rhs`}}
  %0 = "arm_sme.outerproduct"(%a, %a) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[2]xf64>, vector<[2]xf64>) -> vector<[4]x[4]xf32>
  return
}
