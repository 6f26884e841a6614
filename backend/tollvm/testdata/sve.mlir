// RUN: ods opt %s --convert-vector-to-llvm=enable-arm-sve --split-input-file | golden %S/sve.out

func.func @products(%c: vector<[4]xi32>, %a: vector<[16]xi8>, %b: vector<[16]xi8>) -> vector<[4]xi32> {
  %0 = arm_sve.sdot %c, %a, %b : vector<[16]xi8> to vector<[4]xi32>
  %1 = arm_sve.udot %0, %a, %b : vector<[16]xi8> to vector<[4]xi32>
  %2 = arm_sve.smmla %1, %a, %b : vector<[16]xi8> to vector<[4]xi32>
  %3 = arm_sve.ummla %2, %a, %b : vector<[16]xi8> to vector<[4]xi32>
  %4 = arm_sve.usmmla %3, %a, %b : vector<[16]xi8> to vector<[4]xi32>
  return %4 : vector<[4]xi32>
}

func.func @masked(%m: vector<[4]xi1>, %a: vector<[4]xi32>, %b: vector<[4]xi32>, %f: vector<[4]xf32>, %g: vector<[4]xf32>) -> (vector<[4]xi32>, vector<[4]xf32>) {
  %0 = arm_sve.masked.addi %m, %a, %b : vector<[4]xi1>, vector<[4]xi32>
  %1 = arm_sve.masked.subi %m, %0, %b : vector<[4]xi1>, vector<[4]xi32>
  %2 = arm_sve.masked.muli %m, %1, %b : vector<[4]xi1>, vector<[4]xi32>
  %3 = arm_sve.masked.divi_signed %m, %2, %b : vector<[4]xi1>, vector<[4]xi32>
  %4 = arm_sve.masked.divi_unsigned %m, %3, %b : vector<[4]xi1>, vector<[4]xi32>
  %5 = arm_sve.masked.addf %m, %f, %g : vector<[4]xi1>, vector<[4]xf32>
  %6 = arm_sve.masked.subf %m, %5, %g : vector<[4]xi1>, vector<[4]xf32>
  %7 = arm_sve.masked.mulf %m, %6, %g : vector<[4]xi1>, vector<[4]xf32>
  %8 = arm_sve.masked.divf %m, %7, %g : vector<[4]xi1>, vector<[4]xf32>
  return %4, %8 : vector<[4]xi32>, vector<[4]xf32>
}

func.func @predicates(%a: vector<[4]xi1>, %b: vector<[16]xi1>, %c: vector<3x[8]xi1>, %d: vector<2x2x[16]xi1>, %i: index) -> (vector<[16]xi1>, vector<[2]xi1>, vector<3x[16]xi1>, vector<2x2x[4]xi1>, vector<[4]xi1>) {
  %0 = arm_sve.convert_to_svbool %a : vector<[4]xi1>
  %1 = arm_sve.convert_from_svbool %b : vector<[2]xi1>
  %2 = arm_sve.convert_to_svbool %c : vector<3x[8]xi1>
  %3 = arm_sve.convert_from_svbool %d : vector<2x2x[4]xi1>
  %4 = arm_sve.psel %a, %1[%i] : vector<[4]xi1>, vector<[2]xi1>
  return %0, %1, %2, %3, %4 : vector<[16]xi1>, vector<[2]xi1>, vector<3x[16]xi1>, vector<2x2x[4]xi1>, vector<[4]xi1>
}

func.func @zips(%a: vector<[8]xi16>, %b: vector<[8]xi16>, %f: vector<[4]xf32>) -> (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi16>, vector<[4]xf32>) {
  %0, %1 = arm_sve.zip.x2 %a, %b : vector<[8]xi16>
  %2, %3, %4, %5 = arm_sve.zip.x4 %a, %b, %0, %1 : vector<[8]xi16>
  %6 = arm_sve.dupq_lane %f[2] : vector<[4]xf32>
  return %2, %3, %5, %6 : vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi16>, vector<[4]xf32>
}

// -----

// Masks as large as a predicate, and others.
func.func @masks(%n: index) -> (vector<[4]xi1>, vector<[16]xi1>, vector<[1]xi1>, vector<[32]xi1>, vector<4xi1>) {
  %0 = vector.create_mask %n : vector<[4]xi1>
  %1 = vector.create_mask %n : vector<[16]xi1>
  %2 = vector.create_mask %n : vector<[1]xi1>
  %3 = vector.create_mask %n : vector<[32]xi1>
  %4 = vector.create_mask %n : vector<4xi1>
  return %0, %1, %2, %3, %4 : vector<[4]xi1>, vector<[16]xi1>, vector<[1]xi1>, vector<[32]xi1>, vector<4xi1>
}
