// RUN: ods opt %s --split-input-file --verify-diagnostics

func.func @f(%q: vector<[4]xi1>) {
  // expected-error @below {{'arm_sve.convert_to_svbool' op failed to verify that expected corresponding svbool type widened to [16]xi1}}
  %0 = "arm_sve.convert_to_svbool"(%q) : (vector<[4]xi1>) -> vector<2x[16]xi1>
  return
}

// -----

func.func @f(%q: vector<[4]x2xi1>) {
  // expected-error @below {{'arm_sve.convert_to_svbool' op operand #0 must be trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16, 8, 4, 2, 1}, but got 'vector<[4]x2xi1>'}}
  %0 = "arm_sve.convert_to_svbool"(%q) : (vector<[4]x2xi1>) -> vector<[4]x16xi1>
  return
}

// -----

func.func @f(%f: vector<[8]xf32>) {
  // expected-error @below {{'arm_sve.zip.x2' op operand #0 must be an SVE vector with element size <= 64-bit, but got 'vector<[8]xf32>'}}
  %0, %1 = arm_sve.zip.x2 %f, %f : vector<[8]xf32>
  return
}

// -----

func.func @f(%f: vector<[4]xf32>, %m: vector<[8]xi1>) {
  // expected-error @below {{'arm_sve.masked.addf' op failed to verify that mask has i1 element type and same shape as operands}}
  %0 = "arm_sve.masked.addf"(%m, %f, %f) : (vector<[8]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  return
}

// -----

func.func @f(%f: vector<4xi32>, %b: vector<[16]xi8>) {
  // expected-error @below {{'arm_sve.sdot' op operand #0 must be scalable vector of 32-bit signless integer or 64-bit signless integer values of length 4/2, but got 'vector<4xi32>'}}
  %0 = arm_sve.sdot %f, %b, %b : vector<[16]xi8> to vector<4xi32>
  return
}

// -----

func.func @f(%f: vector<[4]xf32>) {
  // expected-error @below {{'arm_sve.dupq_lane' op requires attribute 'lane'}}
  %0 = "arm_sve.dupq_lane"(%f) : (vector<[4]xf32>) -> vector<[4]xf32>
  return
}

// -----

func.func @f(%m: vector<[32]xi1>, %i: index) {
  // expected-error @below {{'arm_sve.psel' op operand #0 must be vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>, but got 'vector<[32]xi1>'}}
  %0 = arm_sve.psel %m, %m[%i] : vector<[32]xi1>, vector<[32]xi1>
  return
}
