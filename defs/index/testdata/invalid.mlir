// RUN: ods opt %s --split-input-file --verify-diagnostics

func.func @f(%x: i32) {
  // expected-error @below {{'index.casts' op operand type 'i32' and result type 'i64' are cast incompatible}}
  %0 = index.casts %x : i32 to i64
  return
}

// -----

func.func @f(%x: index) {
  // expected-error @below {{'index.castu' op operand type 'index' and result type 'index' are cast incompatible}}
  %0 = index.castu %x : index to index
  return
}

// -----

func.func @f(%x: vector<2xindex>) {
  // expected-error @below {{'index.castu' op operand #0 must be integer or index, but got 'vector<2xindex>'}}
  %0 = index.castu %x : vector<2xindex> to i32
  return
}

// -----

func.func @f(%x: index) {
  // expected-error @below {{'index.casts' op result #0 must be integer or index, but got 'f32'}}
  %0 = index.casts %x : index to f32
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error @below {{use of value '%x' expects different type than prior uses: 'index' vs 'i32'}}
  // expected-note @-2 {{prior use here}}
  %0 = index.add %x, %x
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error @below {{'index.add' op operand #0 must be index, but got 'i32'}}
  %0 = "index.add"(%x, %x) : (i32, i32) -> index
  return
}

// -----

func.func @f(%x: index) {
  // expected-error @below {{expected ::mlir::index::IndexCmpPredicate to be one of: eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge}}
  // expected-error @below {{failed to parse IndexCmpPredicateAttr parameter 'value'}}
  %0 = index.cmp lt(%x, %x)
  return
}

// -----

func.func @f(%x: index) {
  // expected-error @below {{'index.cmp' op requires attribute 'pred'}}
  %0 = "index.cmp"(%x, %x) : (index, index) -> i1
  return
}

// -----

func.func @f() {
  // expected-error @below {{'index.constant' op attribute 'value' failed to satisfy constraint: index attribute}}
  %0 = "index.constant"() <{value = 3 : i32}> : () -> index
  return
}

// -----

func.func @f() {
  // expected-error @below {{'index.bool.constant' op requires attribute 'value'}}
  %0 = "index.bool.constant"() : () -> i1
  return
}
