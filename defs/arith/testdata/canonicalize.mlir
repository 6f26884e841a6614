// RUN: ods opt --upstream-bugs %s --canonicalize | FileCheck %s

// Canonicalization patterns of arith: where they fire, and next to it where they must not. Expectations are what mlir-opt prints.

// Constants added and subtracted in a chain, all nine ways.
// CHECK-LABEL: func.func @chains(
// CHECK-NEXT:   %c-7_i32 = arith.constant -7 : i32
// CHECK-NEXT:   %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT:   %c13_i32 = arith.constant 13 : i32
// CHECK-NEXT:   %0 = arith.addi %arg0, %c13_i32 : i32
// CHECK-NEXT:   %1 = arith.addi %arg0, %c7_i32 : i32
// CHECK-NEXT:   %2 = arith.subi %c13_i32, %arg0 : i32
// CHECK-NEXT:   %3 = arith.addi %arg0, %c-7_i32 : i32
// CHECK-NEXT:   %4 = arith.subi %arg0, %c13_i32 : i32
// CHECK-NEXT:   %5 = arith.subi %c-7_i32, %arg0 : i32
// CHECK-NEXT:   %6 = arith.subi %c7_i32, %arg0 : i32
// CHECK-NEXT:   %7 = arith.subi %c13_i32, %arg0 : i32
// CHECK-NEXT:   %8 = arith.addi %arg0, %c7_i32 : i32
// CHECK-NEXT:   return %0, %1, %2, %3, %4, %5, %6, %7, %8 : i32, i32, i32, i32, i32, i32, i32, i32, i32
// CHECK-NEXT: }
func.func @chains(%x: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32) {
  %a = arith.constant 3 : i32
  %b = arith.constant 10 : i32
  %add = arith.addi %x, %a : i32
  %sub = arith.subi %x, %a : i32
  %neg = arith.subi %a, %x : i32
  %0 = arith.addi %add, %b : i32
  %1 = arith.addi %sub, %b : i32
  %2 = arith.addi %neg, %b : i32
  %3 = arith.subi %add, %b : i32
  %4 = arith.subi %sub, %b : i32
  %5 = arith.subi %neg, %b : i32
  %6 = arith.subi %b, %add : i32
  %7 = arith.subi %b, %sub : i32
  %8 = arith.subi %b, %neg : i32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : i32, i32, i32, i32, i32, i32, i32, i32, i32
}

// Only flags that both have remain, and none after (x + a) - b.
// CHECK-LABEL: func.func @chain_flags(
// CHECK-NEXT:   %c-7_i32 = arith.constant -7 : i32
// CHECK-NEXT:   %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT:   %c13_i32 = arith.constant 13 : i32
// CHECK-NEXT:   %0 = arith.addi %arg0, %c13_i32 overflow<nsw> : i32
// CHECK-NEXT:   %1 = arith.subi %c7_i32, %arg0 overflow<nuw> : i32
// CHECK-NEXT:   %2 = arith.addi %arg0, %c-7_i32 : i32
// CHECK-NEXT:   return %0, %1, %2 : i32, i32, i32
// CHECK-NEXT: }
func.func @chain_flags(%x: i32) -> (i32, i32, i32) {
  %a = arith.constant 3 : i32
  %b = arith.constant 10 : i32
  %add = arith.addi %x, %a overflow<nsw, nuw> : i32
  %0 = arith.addi %add, %b overflow<nsw> : i32
  %1 = arith.subi %b, %add overflow<nuw> : i32
  %2 = arith.subi %add, %b overflow<nsw, nuw> : i32
  return %0, %1, %2 : i32, i32, i32
}

// Not for elements, and not with a variable in the chain.
// CHECK-LABEL: func.func @no_chain(
// CHECK-NEXT:   %cst = arith.constant dense<3> : vector<2xi32>
// CHECK-NEXT:   %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:   %0 = arith.addi %arg0, %cst : vector<2xi32>
// CHECK-NEXT:   %1 = arith.addi %0, %cst : vector<2xi32>
// CHECK-NEXT:   %2 = arith.addi %arg1, %arg2 : i32
// CHECK-NEXT:   %3 = arith.addi %2, %c3_i32 : i32
// CHECK-NEXT:   return %1, %3 : vector<2xi32>, i32
// CHECK-NEXT: }
func.func @no_chain(%v: vector<2xi32>, %x: i32, %y: i32) -> (vector<2xi32>, i32) {
  %a = arith.constant dense<3> : vector<2xi32>
  %c = arith.constant 3 : i32
  %0 = arith.addi %v, %a : vector<2xi32>
  %1 = arith.addi %0, %a : vector<2xi32>
  %2 = arith.addi %x, %y : i32
  %3 = arith.addi %2, %c : i32
  return %1, %3 : vector<2xi32>, i32
}

// Adding a negated product, also of splats; not of a doubled one.
// CHECK-LABEL: func.func @add_negated(
// CHECK-NEXT:   %c-2_i32 = arith.constant -2 : i32
// CHECK-NEXT:   %0 = arith.muli %arg1, %c-2_i32 : i32
// CHECK-NEXT:   %1 = arith.subi %arg0, %arg1 : i32
// CHECK-NEXT:   %2 = arith.subi %arg0, %arg1 : i32
// CHECK-NEXT:   %3 = arith.subi %arg2, %arg3 : vector<2xi32>
// CHECK-NEXT:   %4 = arith.addi %arg0, %0 : i32
// CHECK-NEXT:   return %1, %2, %3, %4 : i32, i32, vector<2xi32>, i32
// CHECK-NEXT: }
func.func @add_negated(%x: i32, %y: i32, %v: vector<2xi32>, %w: vector<2xi32>) -> (i32, i32, vector<2xi32>, i32) {
  %m = arith.constant -1 : i32
  %mv = arith.constant dense<-1> : vector<2xi32>
  %d = arith.constant -2 : i32
  %p = arith.muli %y, %m : i32
  %q = arith.muli %w, %mv : vector<2xi32>
  %r = arith.muli %y, %d : i32
  %0 = arith.addi %x, %p : i32
  %1 = arith.addi %p, %x : i32
  %2 = arith.addi %v, %q : vector<2xi32>
  %3 = arith.addi %x, %r : i32
  return %0, %1, %2, %3 : i32, i32, vector<2xi32>, i32
}

// (a - b) - a; not (a - b) - c.
// CHECK-LABEL: func.func @sub_sub(
// CHECK-NEXT:   %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:   %0 = arith.subi %arg0, %arg1 : i32
// CHECK-NEXT:   %1 = arith.subi %c0_i32, %arg1 : i32
// CHECK-NEXT:   %2 = arith.subi %0, %arg2 : i32
// CHECK-NEXT:   return %1, %2 : i32, i32
// CHECK-NEXT: }
func.func @sub_sub(%a: i32, %b: i32, %c: i32) -> (i32, i32) {
  %s = arith.subi %a, %b : i32
  %0 = arith.subi %s, %a : i32
  %1 = arith.subi %s, %c : i32
  return %0, %1 : i32, i32
}

// Factors are merged, of scalars only.
// CHECK-LABEL: func.func @muli_muli(
// CHECK-NEXT:   %cst = arith.constant dense<3> : vector<2xi32>
// CHECK-NEXT:   %c15_i32 = arith.constant 15 : i32
// CHECK-NEXT:   %0 = arith.muli %arg0, %c15_i32 overflow<nsw> : i32
// CHECK-NEXT:   %1 = arith.muli %arg1, %cst : vector<2xi32>
// CHECK-NEXT:   %2 = arith.muli %1, %cst : vector<2xi32>
// CHECK-NEXT:   return %0, %2 : i32, vector<2xi32>
// CHECK-NEXT: }
func.func @muli_muli(%x: i32, %v: vector<2xi32>) -> (i32, vector<2xi32>) {
  %a = arith.constant 3 : i32
  %b = arith.constant 5 : i32
  %c = arith.constant dense<3> : vector<2xi32>
  %0 = arith.muli %x, %a overflow<nsw> : i32
  %1 = arith.muli %0, %b overflow<nsw> : i32
  %2 = arith.muli %v, %c : vector<2xi32>
  %3 = arith.muli %2, %c : vector<2xi32>
  return %1, %3 : i32, vector<2xi32>
}

// Unused halves and carries.
// CHECK-LABEL: func.func @unused_results(
// CHECK-NEXT:   %0 = arith.addi %arg0, %arg1 : i32
// CHECK-NEXT:   %1 = arith.muli %arg0, %arg1 : i32
// CHECK-NEXT:   %2 = arith.muli %arg0, %arg1 : i32
// CHECK-NEXT:   %low, %high = arith.mului_extended %arg1, %arg0 : i32
// CHECK-NEXT:   return %0, %1, %2, %high : i32, i32, i32, i32
// CHECK-NEXT: }
func.func @unused_results(%x: i32, %y: i32) -> (i32, i32, i32, i32) {
  %0, %1 = arith.addui_extended %x, %y : i32, i1
  %2, %3 = arith.mulsi_extended %x, %y : i32
  %4, %5 = arith.mului_extended %x, %y : i32
  %6, %7 = arith.mului_extended %y, %x : i32
  return %0, %2, %4, %7 : i32, i32, i32, i32
}

// The sign of a product with one; i1 has no one.
// CHECK-LABEL: func.func @mulsi_one(
// CHECK-NEXT:   %true = arith.constant true
// CHECK-NEXT:   %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:   %0 = arith.cmpi slt, %arg0, %c0_i32 : i32
// CHECK-NEXT:   %1 = arith.extsi %0 : i1 to i32
// CHECK-NEXT:   %low, %high = arith.mulsi_extended %arg1, %true : i1
// CHECK-NEXT:   return %arg0, %1, %low, %high : i32, i32, i1, i1
// CHECK-NEXT: }
func.func @mulsi_one(%x: i32, %b: i1) -> (i32, i32, i1, i1) {
  %o = arith.constant 1 : i32
  %t = arith.constant true
  %0, %1 = arith.mulsi_extended %x, %o : i32
  %2, %3 = arith.mulsi_extended %b, %t : i1
  return %0, %1, %2, %3 : i32, i32, i1, i1
}

// Bitwise operations below extensions; not of different types or kinds.
// CHECK-LABEL: func.func @bits_of_extensions(
// CHECK-NEXT:   %0 = arith.extui %arg0 : i8 to i32
// CHECK-NEXT:   %1 = arith.extsi %arg1 : i8 to i32
// CHECK-NEXT:   %2 = arith.extui %arg2 : i16 to i32
// CHECK-NEXT:   %3 = arith.andi %arg0, %arg1 : i8
// CHECK-NEXT:   %4 = arith.extui %3 : i8 to i32
// CHECK-NEXT:   %5 = arith.ori %arg0, %arg1 : i8
// CHECK-NEXT:   %6 = arith.extsi %5 : i8 to i32
// CHECK-NEXT:   %7 = arith.xori %arg0, %arg1 : i8
// CHECK-NEXT:   %8 = arith.extui %7 : i8 to i32
// CHECK-NEXT:   %9 = arith.andi %0, %1 : i32
// CHECK-NEXT:   %10 = arith.ori %0, %2 : i32
// CHECK-NEXT:   return %4, %6, %8, %9, %10 : i32, i32, i32, i32, i32
// CHECK-NEXT: }
func.func @bits_of_extensions(%x: i8, %y: i8, %z: i16) -> (i32, i32, i32, i32, i32) {
  %ux = arith.extui %x : i8 to i32
  %uy = arith.extui %y : i8 to i32
  %sx = arith.extsi %x : i8 to i32
  %sy = arith.extsi %y : i8 to i32
  %uz = arith.extui %z : i16 to i32
  %0 = arith.andi %ux, %uy : i32
  %1 = arith.ori %sx, %sy : i32
  %2 = arith.xori %ux, %uy : i32
  %3 = arith.andi %ux, %sy : i32
  %4 = arith.ori %ux, %uz : i32
  return %0, %1, %2, %3, %4 : i32, i32, i32, i32, i32
}

// A comparison is inverted by true; not by false, and not elementwise.
// CHECK-LABEL: func.func @not_cmpi(
// CHECK-NEXT:   %cst = arith.constant dense<true> : vector<2xi1>
// CHECK-NEXT:   %0 = arith.cmpi ne, %arg2, %arg3 : vector<2xi32>
// CHECK-NEXT:   %1 = arith.cmpi sge, %arg0, %arg1 : i32
// CHECK-NEXT:   %2 = arith.cmpi ugt, %arg0, %arg1 : i32
// CHECK-NEXT:   %3 = arith.xori %0, %cst : vector<2xi1>
// CHECK-NEXT:   return %1, %2, %3 : i1, i1, vector<2xi1>
// CHECK-NEXT: }
func.func @not_cmpi(%x: i32, %y: i32, %v: vector<2xi32>, %w: vector<2xi32>) -> (i1, i1, vector<2xi1>) {
  %t = arith.constant true
  %tv = arith.constant dense<true> : vector<2xi1>
  %c = arith.cmpi slt, %x, %y : i32
  %d = arith.cmpi ule, %x, %y : i32
  %f = arith.cmpi ne, %v, %w : vector<2xi32>
  %0 = arith.xori %c, %t : i1
  %1 = arith.xori %t, %d : i1
  %2 = arith.xori %f, %tv : vector<2xi1>
  return %0, %1, %2 : i1, i1, vector<2xi1>
}

// Equality before extensions; not order, and not of different types.
// CHECK-LABEL: func.func @cmpi_of_extensions(
// CHECK-NEXT:   %0 = arith.extui %arg0 : i8 to i32
// CHECK-NEXT:   %1 = arith.extsi %arg0 : i8 to i32
// CHECK-NEXT:   %2 = arith.extsi %arg1 : i8 to i32
// CHECK-NEXT:   %3 = arith.extui %arg2 : i16 to i32
// CHECK-NEXT:   %4 = arith.cmpi eq, %arg0, %arg1 : i8
// CHECK-NEXT:   %5 = arith.cmpi ne, %arg0, %arg1 : i8
// CHECK-NEXT:   %6 = arith.cmpi slt, %1, %2 : i32
// CHECK-NEXT:   %7 = arith.cmpi eq, %0, %3 : i32
// CHECK-NEXT:   return %4, %5, %6, %7 : i1, i1, i1, i1
// CHECK-NEXT: }
func.func @cmpi_of_extensions(%x: i8, %y: i8, %z: i16) -> (i1, i1, i1, i1) {
  %ux = arith.extui %x : i8 to i32
  %uy = arith.extui %y : i8 to i32
  %sx = arith.extsi %x : i8 to i32
  %sy = arith.extsi %y : i8 to i32
  %uz = arith.extui %z : i16 to i32
  %0 = arith.cmpi eq, %ux, %uy : i32
  %1 = arith.cmpi ne, %sx, %sy : i32
  %2 = arith.cmpi slt, %sx, %sy : i32
  %3 = arith.cmpi eq, %ux, %uz : i32
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// A sign extension of zero-extended bits; not the other way round.
// CHECK-LABEL: func.func @extsi_of_extui(
// CHECK-NEXT:   %0 = arith.extsi %arg0 : i8 to i16
// CHECK-NEXT:   %1 = arith.extui %arg0 : i8 to i32
// CHECK-NEXT:   %2 = arith.extui %0 : i16 to i32
// CHECK-NEXT:   return %1, %2 : i32, i32
// CHECK-NEXT: }
func.func @extsi_of_extui(%x: i8) -> (i32, i32) {
  %u = arith.extui %x : i8 to i16
  %s = arith.extsi %x : i8 to i16
  %0 = arith.extsi %u : i16 to i32
  %1 = arith.extui %s : i16 to i32
  return %0, %1 : i32, i32
}

// Truncations that cut only what an extension added.
// CHECK-LABEL: func.func @trunci_of_extension(
// CHECK-NEXT:   %0 = arith.extui %arg0 : i8 to i16
// CHECK-NEXT:   %1 = arith.extsi %arg0 : i8 to i16
// CHECK-NEXT:   return %0, %1 : i16, i16
// CHECK-NEXT: }
func.func @trunci_of_extension(%x: i8) -> (i16, i16) {
  %u = arith.extui %x : i8 to i32
  %s = arith.extsi %x : i8 to i32
  %0 = arith.trunci %u : i32 to i16
  %1 = arith.trunci %s overflow<nsw> : i32 to i16
  return %0, %1 : i16, i16
}

// A shift becomes logical when only its own bits are cut off; flags stay.
// CHECK-LABEL: func.func @trunci_of_shift(
// CHECK-NEXT:   %cst = arith.constant dense<24> : vector<2xi32>
// CHECK-NEXT:   %c24_i32 = arith.constant 24 : i32
// CHECK-NEXT:   %c23_i32 = arith.constant 23 : i32
// CHECK-NEXT:   %0 = arith.shrsi %arg0, %c23_i32 : i32
// CHECK-NEXT:   %1 = arith.shrui %arg0, %c24_i32 exact : i32
// CHECK-NEXT:   %2 = arith.trunci %1 : i32 to i8
// CHECK-NEXT:   %3 = arith.trunci %0 : i32 to i8
// CHECK-NEXT:   %4 = arith.shrui %arg1, %cst : vector<2xi32>
// CHECK-NEXT:   %5 = arith.trunci %4 : vector<2xi32> to vector<2xi8>
// CHECK-NEXT:   %6 = arith.shrui %arg0, %c24_i32 exact : i32
// CHECK-NEXT:   %7 = arith.trunci %6 overflow<nuw> : i32 to i8
// CHECK-NEXT:   return %2, %3, %5, %7 : i8, i8, vector<2xi8>, i8
// CHECK-NEXT: }
func.func @trunci_of_shift(%x: i32, %v: vector<2xi32>) -> (i8, i8, vector<2xi8>, i8) {
  %c = arith.constant 24 : i32
  %d = arith.constant 23 : i32
  %w = arith.constant dense<24> : vector<2xi32>
  %s = arith.shrsi %x, %c exact : i32
  %t = arith.shrsi %x, %d : i32
  %u = arith.shrsi %v, %w : vector<2xi32>
  %0 = arith.trunci %s : i32 to i8
  %1 = arith.trunci %t : i32 to i8
  %2 = arith.trunci %u : vector<2xi32> to vector<2xi8>
  %3 = arith.trunci %s overflow<nuw> : i32 to i8
  return %0, %1, %2, %3 : i8, i8, vector<2xi8>, i8
}

// An integer is converted to the shorter kind at once, unless the rounding is given.
// CHECK-LABEL: func.func @truncf_of_int(
// CHECK-NEXT:   %0 = arith.sitofp %arg0 : i8 to f32
// CHECK-NEXT:   %1 = arith.sitofp %arg0 : i8 to f16
// CHECK-NEXT:   %2 = arith.uitofp %arg0 : i8 to f16
// CHECK-NEXT:   %3 = arith.truncf %0 upward : f32 to f16
// CHECK-NEXT:   return %1, %2, %3 : f16, f16, f16
// CHECK-NEXT: }
func.func @truncf_of_int(%x: i8) -> (f16, f16, f16) {
  %s = arith.sitofp %x : i8 to f32
  %u = arith.uitofp %x : i8 to f32
  %0 = arith.truncf %s : f32 to f16
  %1 = arith.truncf %u fastmath<fast> : f32 to f16
  %2 = arith.truncf %s upward : f32 to f16
  return %0, %1, %2 : f16, f16, f16
}

// Casts to index and back; of sign extensions only signed ones.
// CHECK-LABEL: func.func @index_casts(
// CHECK-NEXT:   %0 = arith.index_cast %arg0 : i32 to index
// CHECK-NEXT:   %1 = arith.extsi %arg2 : i8 to i32
// CHECK-NEXT:   %2 = arith.index_cast %arg2 : i8 to index
// CHECK-NEXT:   %3 = arith.index_castui %1 : i32 to index
// CHECK-NEXT:   %4 = arith.index_cast %0 : index to i64
// CHECK-NEXT:   return %arg0, %arg1, %2, %3, %4 : i32, index, index, index, i64
// CHECK-NEXT: }
func.func @index_casts(%x: i32, %i: index, %b: i8) -> (i32, index, index, index, i64) {
  %a = arith.index_cast %x : i32 to index
  %c = arith.index_castui %i : index to i32
  %s = arith.extsi %b : i8 to i32
  %0 = arith.index_cast %a : index to i32
  %1 = arith.index_castui %c : i32 to index
  %2 = arith.index_cast %s : i32 to index
  %3 = arith.index_castui %s : i32 to index
  %4 = arith.index_cast %a : index to i64
  return %0, %1, %2, %3, %4 : i32, index, index, index, i64
}

// Bitcasts are merged, and vanish when they come back.
// CHECK-LABEL: func.func @bitcasts(
// CHECK-NEXT:   %0 = arith.bitcast %arg0 : i16 to bf16
// CHECK-NEXT:   return %0, %arg0 : bf16, i16
// CHECK-NEXT: }
func.func @bitcasts(%x: i16) -> (bf16, i16) {
  %a = arith.bitcast %x : i16 to f16
  %0 = arith.bitcast %a : f16 to bf16
  %1 = arith.bitcast %a : f16 to i16
  return %0, %1 : bf16, i16
}

// Inner selections by the same condition; not by another one.
// CHECK-LABEL: func.func @select_select(
// CHECK-NEXT:   %0 = arith.select %arg1, %arg2, %arg3 : i32
// CHECK-NEXT:   %1 = arith.select %arg0, %arg2, %arg4 : i32
// CHECK-NEXT:   %2 = arith.select %arg0, %arg4, %arg3 : i32
// CHECK-NEXT:   %3 = arith.select %arg0, %0, %arg4 : i32
// CHECK-NEXT:   return %1, %2, %3 : i32, i32, i32
// CHECK-NEXT: }
func.func @select_select(%c: i1, %d: i1, %x: i32, %y: i32, %z: i32) -> (i32, i32, i32) {
  %s = arith.select %c, %x, %y : i32
  %t = arith.select %d, %x, %y : i32
  %0 = arith.select %c, %s, %z : i32
  %1 = arith.select %c, %z, %s : i32
  %2 = arith.select %c, %t, %z : i32
  return %0, %1, %2 : i32, i32, i32
}

// A negated condition exchanges the alternatives, of scalars only.
// CHECK-LABEL: func.func @select_not(
// CHECK-NEXT:   %cst = arith.constant dense<true> : vector<2xi1>
// CHECK-NEXT:   %0 = arith.xori %arg3, %cst : vector<2xi1>
// CHECK-NEXT:   %1 = arith.select %arg0, %arg2, %arg1 : i32
// CHECK-NEXT:   %2 = arith.select %0, %arg4, %arg5 : vector<2xi1>, vector<2xi32>
// CHECK-NEXT:   return %1, %2 : i32, vector<2xi32>
// CHECK-NEXT: }
func.func @select_not(%c: i1, %x: i32, %y: i32, %cv: vector<2xi1>, %v: vector<2xi32>, %w: vector<2xi32>) -> (i32, vector<2xi32>) {
  %t = arith.constant true
  %tv = arith.constant dense<true> : vector<2xi1>
  %n = arith.xori %c, %t : i1
  %nv = arith.xori %cv, %tv : vector<2xi1>
  %0 = arith.select %n, %x, %y : i32
  %1 = arith.select %nv, %v, %w : vector<2xi1>, vector<2xi32>
  return %0, %1 : i32, vector<2xi32>
}

// Selections between 0 and 1; not between others, and not of index.
// CHECK-LABEL: func.func @select_bits(
// CHECK-NEXT:   %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:   %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   %true = arith.constant true
// CHECK-NEXT:   %0 = arith.xori %arg0, %true : i1
// CHECK-NEXT:   %1 = arith.extui %arg0 : i1 to i32
// CHECK-NEXT:   %2 = arith.xori %arg0, %true : i1
// CHECK-NEXT:   %3 = arith.extui %2 : i1 to i32
// CHECK-NEXT:   %4 = arith.select %arg0, %c2_i32, %c0_i32 : i32
// CHECK-NEXT:   %5 = arith.select %arg0, %c1, %c0 : index
// CHECK-NEXT:   return %0, %1, %3, %4, %5 : i1, i32, i32, i32, index
// CHECK-NEXT: }
func.func @select_bits(%c: i1) -> (i1, i32, i32, i32, index) {
  %t = arith.constant true
  %f = arith.constant false
  %z = arith.constant 0 : i32
  %o = arith.constant 1 : i32
  %d = arith.constant 2 : i32
  %zi = arith.constant 0 : index
  %oi = arith.constant 1 : index
  %0 = arith.select %c, %f, %t : i1
  %1 = arith.select %c, %o, %z : i32
  %2 = arith.select %c, %z, %o : i32
  %3 = arith.select %c, %d, %z : i32
  %4 = arith.select %c, %oi, %zi : index
  return %0, %1, %2, %3, %4 : i1, i32, i32, i32, index
}

// Two negations in a product or quotient; not one, and not in a sum.
// CHECK-LABEL: func.func @negated_floats(
// CHECK-NEXT:   %0 = arith.negf %arg0 : f32
// CHECK-NEXT:   %1 = arith.negf %arg1 : f32
// CHECK-NEXT:   %2 = arith.mulf %arg0, %arg1 fastmath<nnan> : f32
// CHECK-NEXT:   %3 = arith.divf %arg0, %arg1 : f32
// CHECK-NEXT:   %4 = arith.mulf %0, %arg1 : f32
// CHECK-NEXT:   %5 = arith.addf %0, %1 : f32
// CHECK-NEXT:   return %2, %3, %4, %5 : f32, f32, f32, f32
// CHECK-NEXT: }
func.func @negated_floats(%x: f32, %y: f32) -> (f32, f32, f32, f32) {
  %m = arith.negf %x : f32
  %n = arith.negf %y : f32
  %0 = arith.mulf %m, %n fastmath<nnan> : f32
  %1 = arith.divf %m, %n : f32
  %2 = arith.mulf %m, %y : f32
  %3 = arith.addf %m, %n : f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}

// A converted integer is compared as an integer: the predicate follows the sign, and the side on which a fraction lies.
// CHECK-LABEL: func.func @cmpf_of_int(
// CHECK-NEXT:   %true = arith.constant true
// CHECK-NEXT:   %c-5_i8 = arith.constant -5 : i8
// CHECK-NEXT:   %c5_i8 = arith.constant 5 : i8
// CHECK-NEXT:   %0 = arith.cmpi slt, %arg0, %c5_i8 : i8
// CHECK-NEXT:   %1 = arith.cmpi ult, %arg1, %c5_i8 : i8
// CHECK-NEXT:   %2 = arith.cmpi sle, %arg0, %c5_i8 : i8
// CHECK-NEXT:   %3 = arith.cmpi sgt, %arg0, %c5_i8 : i8
// CHECK-NEXT:   %4 = arith.cmpi slt, %arg0, %c-5_i8 : i8
// CHECK-NEXT:   %5 = arith.cmpi sge, %arg0, %c-5_i8 : i8
// CHECK-NEXT:   return %0, %1, %2, %3, %4, %5, %true, %true : i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @cmpf_of_int(%s: i8, %u: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1) {
  %a = arith.constant 5.0 : f32
  %b = arith.constant 5.5 : f32
  %c = arith.constant -5.5 : f32
  %x = arith.sitofp %s : i8 to f32
  %y = arith.uitofp %u : i8 to f32
  %0 = arith.cmpf olt, %x, %a : f32
  %1 = arith.cmpf ult, %y, %a : f32
  %2 = arith.cmpf olt, %x, %b : f32
  %3 = arith.cmpf oge, %x, %b : f32
  %4 = arith.cmpf ole, %x, %c : f32
  %5 = arith.cmpf ugt, %x, %c : f32
  %6 = arith.cmpf une, %y, %b : f32
  %7 = arith.cmpf oge, %y, %c : f32
  return %0, %1, %2, %3, %4, %5, %6, %7 : i1, i1, i1, i1, i1, i1, i1, i1
}

// Limits outside of what the integer reaches, and the question whether it is NaN.
// CHECK-LABEL: func.func @cmpf_of_int_outside(
// CHECK-NEXT:   %true = arith.constant true
// CHECK-NEXT:   %false = arith.constant false
// CHECK-NEXT:   return %true, %false, %true, %false, %false : i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @cmpf_of_int_outside(%s: i8, %u: i8) -> (i1, i1, i1, i1, i1) {
  %a = arith.constant 1000.0 : f32
  %b = arith.constant -1000.0 : f32
  %i = arith.constant 0x7F800000 : f32
  %x = arith.sitofp %s : i8 to f32
  %y = arith.uitofp %u : i8 to f32
  %0 = arith.cmpf olt, %x, %a : f32
  %1 = arith.cmpf oeq, %y, %b : f32
  %2 = arith.cmpf ord, %x, %a : f32
  %3 = arith.cmpf uno, %x, %a : f32
  %4 = arith.cmpf ogt, %y, %i : f32
  return %0, %1, %2, %3, %4 : i1, i1, i1, i1, i1
}

// Not where the conversion rounds near the limit, nor for NaN.
// CHECK-LABEL: func.func @cmpf_of_wide_int(
// CHECK-NEXT:   %false = arith.constant false
// CHECK-NEXT:   %cst = arith.constant 1.000000e+10 : f32
// CHECK-NEXT:   %0 = arith.sitofp %arg0 : i64 to f32
// CHECK-NEXT:   %1 = arith.cmpf olt, %0, %cst : f32
// CHECK-NEXT:   return %1, %false : i1, i1
// CHECK-NEXT: }
func.func @cmpf_of_wide_int(%s: i64) -> (i1, i1) {
  %a = arith.constant 1.0e10 : f32
  %n = arith.constant 0x7FC00000 : f32
  %x = arith.sitofp %s : i64 to f32
  %0 = arith.cmpf olt, %x, %a : f32
  %1 = arith.cmpf oeq, %x, %n : f32
  return %0, %1 : i1, i1
}
