// RUN: ods opt %s --split-input-file --verify-diagnostics

func.func @f(%a: vector<8xi8>) {
  // expected-error @below {{'arm_neon.intr.smull' op failed to verify that res has same vector shape and element bitwidth scaled by 2 as a}}
  %0 = arm_neon.intr.smull %a, %a : vector<8xi8> to vector<8xi32>
  return
}

// -----

func.func @f(%b: vector<4xi32>, %c: vector<8xi8>) {
  // expected-error @below {{'arm_neon.intr.sdot' op failed to verify that res has the same number of elements as operand b}}
  %0 = arm_neon.intr.sdot %b, %c, %c : vector<8xi8>, vector<8xi8> to vector<4xi32>
  return
}

// -----

func.func @f(%b: vector<4xi32>, %c: vector<8xi8>) {
  // expected-error @below {{'arm_neon.intr.smmla' op operand #1 must be a vector with length 16 of 8-bit signless integer values, but got 'vector<8xi8>'}}
  %0 = arm_neon.intr.smmla %b, %c, %c : vector<8xi8> to vector<4xi32>
  return
}

// -----

func.func @f(%b: vector<4xi32>, %c: vector<16xi8>) {
  // expected-error @below {{'arm_neon.2d.sdot' op failed to verify that operand `b` should be 2-dimensional}}
  %0 = arm_neon.2d.sdot %b, %c, %c : vector<16xi8>, vector<16xi8> to vector<4xi32>
  return
}

// -----

func.func @f(%b: vector<4xi32>, %c: vector<8x2xi8>) {
  // expected-error @below {{'arm_neon.2d.sdot' op failed to verify that operand `b` should have 4 columns}}
  %0 = arm_neon.2d.sdot %b, %c, %c : vector<8x2xi8>, vector<8x2xi8> to vector<4xi32>
  return
}

// -----

func.func @f(%b: vector<2xi32>, %c: vector<4x4xi8>) {
  // expected-error @below {{'arm_neon.2d.sdot' op failed to verify that operand `b` should have as many rows as the size of operand `a`}}
  %0 = arm_neon.2d.sdot %b, %c, %c : vector<4x4xi8>, vector<4x4xi8> to vector<2xi32>
  return
}
